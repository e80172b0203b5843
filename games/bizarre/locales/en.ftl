# Bizarre

pair = { $quality } { $item }

move-identity = Be the { $first } { $second }
move-thrift = Discard: { $discard }; draw up to seven, { $qualities ->
    [0] no quality
    [one] one quality
   *[other] { $qualities } qualities
} among them
move-invent = Invent: { $quality } { $item }
move-give = Give away the bag of { $from }
move-shuffle = Let the table hand out all bags at random
move-end-pitch = End the pitch
move-buy = Buy what { $from } pitched

event-round = Round { $round }: { $you ->
    [yes] you are the Buyer.
   *[no] { $seat } is the Buyer.
}
event-drew-buyers = You draw the Buyer cards { $buyers }.
event-identity = { $you ->
    [yes] You are
   *[no] { $seat } is
} the { $first } { $second }.
event-thrifted = You chose to discard: { $discard }; and to draw { $qualities ->
    [0] no quality
    [one] one quality
   *[other] { $qualities } qualities
}.
event-restocked = All Inventors have seven cards.
event-renewed = { $deck ->
    [quality] The qualities are
    [item] The items are
   *[buyer] The Buyer cards are
} used up, and shuffled anew.
event-drew = You draw these qualities: { $qualities }; and these items: { $items }.
event-invented = Into your bag go: { $quality } { $item }.
event-bags-ready = All bags are filled.
event-gave = You give { $to } the bag of { $from }.
event-given = { $to-you ->
    [yes] You get a bag.
   *[no] { $to } gets a bag.
}
event-shuffled = The bags are handed out at random.
event-pitch-begins = { $you ->
    [yes] It is your turn to pitch.
   *[no] { $seat } opens a bag and pitches.
}
event-opened-bag = In the bag you find: { $quality } { $item }. Sell it!
event-pitched = { $you ->
    [yes] You have
   *[no] { $seat } has
} pitched: { $quality } { $item }.
event-bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} the { $quality } { $item } from { $from-you ->
    [yes] you.
   *[no] { $from }.
}
event-revealed = What { $you ->
    [yes] you
   *[no] { $seat }
} pitched was invented by { $from-you ->
    [yes] you.
   *[no] { $from }.
}
event-ended = Everybody has been the Buyer twice.

refusal-identity-first = { $you ->
    [yes] You are the Buyer: first show who you are this round.
   *[no] First { $seat }, the Buyer, shows who they are this round.
}
refusal-no-such-word = Take one of the two words of each of your two Buyer cards.
refusal-buyer-waits = You are the Buyer: the Inventors are busy, and you wait.
refusal-thrift-now = The Inventors choose what to discard and draw now.
refusal-thrift-done = You have chosen what to discard and draw; wait for the others.
refusal-nothing-to-discard = You can only discard cards that are in your hand.
refusal-draws-fewer = You draw { $draws ->
    [0] no card
    [one] one card
   *[other] { $draws } cards
}, so no more of them can be qualities.
refusal-one-of-each = A hand needs at least one quality and at least one item.
refusal-invent-now = The Inventors put a quality and an item into their bags now.
refusal-invent-done = Your bag is closed; wait for the others.
refusal-not-in-hand = Both the quality and the item must be in your hand.
refusal-deal-now = { $you ->
    [yes] You are the Buyer: hand out the bags now.
   *[no] { $seat }, the Buyer, hands out the bags now.
}
refusal-bag-not-there = That bag is not there to be given away.
refusal-own-bag = { $to } comes next, and nobody gets their own bag.
refusal-leaves-own-bag = Then somebody would be left with their own bag: give another one.
refusal-too-late-to-shuffle = A bag is given already; now hand out all of them.
refusal-pitch-now = { $you ->
    [yes] You are pitching: end your pitch first.
   *[no] { $seat } is pitching.
}
refusal-buy-now = { $you ->
    [yes] You are the Buyer: pick one of the pairs now.
   *[no] { $seat }, the Buyer, picks one of the pairs now.
}
refusal-not-a-pitch = Pick what one of the Inventors has pitched.
refusal-game-over = The game is over.
refusal-deck-count = With { $seats } seats there must be { $least } to { $most } of these; here are { $found }.
refusal-deck-one-word = A card has a single word; “{ $word }” is not one.
refusal-deck-twice = The word “{ $word }” stands there twice.
refusal-deck-too-long = No word or tag may have more than { $most } characters, and no word more than twelve tags.

prompt-over = The game is over.
prompt-identity = { $you ->
    [yes] You must choose who you are: one word from each Buyer card.
   *[no] { $seat } chooses who to be.
}
prompt-thrift = You must choose what to discard, and how many qualities to draw.
prompt-thrift-wait = Inventors choose their cards. Waiting for: { $names }.
prompt-invent = You must put a quality and an item into your bag.
prompt-invent-wait = Bags are being filled. Waiting for: { $names }.
prompt-deal = { $you ->
    [yes] You must give { $to } a bag, not their own.
   *[no] { $seat } hands out the bags.
}
prompt-pitch = { $you ->
    [yes] You must sell your bag to the { $buyer }; then end the pitch.
   *[no] { $seat } pitches.
}
prompt-sale = { $you ->
    [yes] You must buy one of the pairs.
   *[no] { $seat } picks one of the pairs.
}

sketch-heading = Round { $round } of { $rounds }. { $you ->
    [yes] You are
   *[no] { $seat } is
} the Buyer{ $known ->
    [yes] : { $identity }
   *[no] {""}
}
sketch-buyer-cards = Your Buyer cards: { $cards }
sketch-bag = { $you ->
    [yes] You have
   *[no] { $seat } has
} a closed bag
sketch-bag-open = { $you ->
    [yes] You have
   *[no] { $seat } has
}: { $pair }
sketch-own-bag = You invented: { $pair }
sketch-seat = { $name }: { $count ->
    [one] one Victory Card
   *[other] { $count } Victory Cards
} ({ $words })
sketch-hand = Your qualities: { $qualities }; your items: { $items }

score-invented = { $count ->
    [one] One item for an invention that was bought
   *[other] { $count } items for inventions that were bought
}
score-pitched = { $count ->
    [one] One quality for a pitch that won
   *[other] { $count } qualities for pitches that won
}
