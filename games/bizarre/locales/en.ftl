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
   *[no] { $seat } is choosing who to be.
}
prompt-thrift = You must choose which cards to throw away, if any, and how many qualities to draw.
prompt-thrift-wait = Inventors are choosing their cards. Waiting for: { $names }.
prompt-invent = You must put a quality and an item into your bag.
prompt-invent-wait = Bags are being filled. Waiting for: { $names }.
prompt-deal = { $you ->
    [yes] You must give { $to } a bag, not their own.
   *[no] { $seat } is deciding who gets which bag.
}
prompt-pitch = { $you ->
    [yes] You must sell your bag to the { $buyer }; then end the pitch.
   *[no] { $seat } is pitching.
}
prompt-sale = { $you ->
    [yes] You must buy one of the pairs.
   *[no] { $seat } is choosing which pair to buy.
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

about = Invent an absurd thing in secret, then sell the one somebody else thought up: thirty seconds, one candle, one Buyer to charm.

page-round = Round { $round } of { $rounds }
page-is-buyer = { $you ->
    [yes] You are the Buyer
   *[no] { $seat } is the Buyer
}
page-identity = The Buyer is the { $identity }
page-identity-hidden = Nobody knows yet who the Buyer will be
page-buyer-card = Buyer card { $number }
page-buyer-word = { $word } (Buyer card { $number })
page-or = or
page-over = The end
page-winners = { $winners ->
    [0] The bazaar is closed
    [one] { $names } wins with { $count ->
        [one] one Victory Card
       *[other] { $count } Victory Cards
    }
   *[other] { $names } share the victory with { $count ->
        [one] one Victory Card
       *[other] { $count } Victory Cards
    } each
}
page-counter = { $count ->
    [one] One bag on the Buyer’s counter
   *[other] { $count } bags on the Buyer’s counter
}
page-next-bag = { $you ->
    [yes] The next bag is for you
   *[no] The next bag is for { $seat }
}
page-bag-of = The bag of { $seat } (sign: { $symbol })

page-quality = quality
page-item = item
page-quality-card = { $word } (quality)
page-item-card = { $word } (item)

page-pitches = { $you ->
    [yes] You pitch to the { $identity }
   *[no] { $seat } pitches to the { $identity }
}
page-candle = Thirty seconds: the candle burns down
page-unseen = What was in the bag will lie open after the pitch.
page-listening = All ears …
page-pitched = { $you ->
    [yes] You pitched
   *[no] { $seat } pitched
}: { $pair }. { $text }
page-spoken = (spoken aloud)
page-invented = { $you ->
    [yes] Your invention
   *[no] Invented by { $seat }
}
page-inventors = Inventors
page-choosing = choosing
page-chosen = has chosen
page-inventing = inventing
page-bag-closed = bag is closed
page-gets-bag = is next
page-has-bag = has a bag
page-pitches-later = pitches later
page-waits = waiting

page-last-round = The last round: who invented what
page-final-round = The final round: who invented what
page-sold = { $you ->
    [yes] Your pitch
   *[no] Pitched by { $seat }
}
page-bought = bought
page-prizes = Victory Cards
page-victory-cards = { $count ->
    [0] no Victory Card
    [one] one Victory Card
   *[other] { $count } Victory Cards
}
page-ahead = ahead
page-buyer = Buyer
page-symbol = Sign: { $symbol }

page-own = Your cards
page-own-bag = You invented
page-hand-empty = No cards yet
page-hint-buyer = They rest while you are the Buyer.
page-hint-thrift = Tick what you want to throw away; keep all, if you like.
page-hint-first = Choose how many of your seven cards are qualities.
page-hint-invent = Choose a quality and an item for your bag.
page-own-thrift = Chosen: { $discards ->
    [0] nothing is discarded
    [one] one card is discarded
   *[other] { $discards } cards are discarded
}, then { $qualities ->
    [0] no quality
    [one] one quality
   *[other] { $qualities } qualities
} and { $items ->
    [0] no item
    [one] one item
   *[other] { $items } items
} are drawn.
page-goes = goes
page-discard = Discard { $card }
page-draws = You draw:
page-draw-qualities = of them qualities:
page-thrift = Draw cards

step-identity = Buyer
step-thrift = Thrift
step-invent = Invent
step-deal = Bags
step-pitch = Pitch
step-sale = Sale

symbol-0 = moon
symbol-1 = key
symbol-2 = fish
symbol-3 = teapot
symbol-4 = umbrella
symbol-5 = cactus
symbol-6 = hat
symbol-7 = lantern

patter-1 = Behold the { $quality } { $item }! Any old { $first } can own a plain one, but you, dear { $buyer }, deserve better.
patter-2 = My aunt swore by her { $quality } { $item }, and she was never even { $second } material. Imagine what it will do for you.
patter-3 = Three reasons to buy: it’s { $quality }, it’s the only { $item } left, and I can’t carry it home again.
patter-4 = No { $first } should face a Monday without some kind of { $quality } { $item }. I’ll throw in the string.
patter-5 = We tested the { $quality } { $item } on my cousin, the { $second }. He has named it, and they share a bank account.
patter-6 = Yes, this { $item } is { $quality }. No, that’s no fault: it’s what “{ $buyer } Monthly” calls the only sensible purchase of the year.
patter-7 = You look tired, { $buyer }. When did you last treat yourself to anything { $quality }? This { $item } has been asking for you by name.
patter-8 = Any stall will sell you some { $item }. Only I had the nerve to make it { $quality }. The { $first } next door is already weeping.
patter-9 = Half { $first }, half { $second }: of course nothing ordinary fits you. This { $quality } { $item } does. I measured you while you slept.
patter-10 = By day this { $item } does what you’d expect. By night it goes all { $quality }, and that, dear { $first }, is when it pays for itself.
patter-11 = My lawyer forbids me to say what the last { $second } did with the { $quality } { $item }. Only this: they came back for another.
patter-12 = Touch it, { $buyer }! Have you ever met a more { $quality } { $item }? It likes you already, and it doesn’t like anybody.
patter-13 = From the estate of the last { $first } in the valley, hardly bitten: the { $quality } { $item }, with a guarantee of nearly eleven minutes.
patter-14 = What keeps every { $buyer } awake at night? Exactly: not owning the { $quality } { $item }. Tonight you sleep, and I eat.
patter-15 = I’ll be honest, { $buyer }: I don’t know what the { $quality } { $item } is for either. But it arrived by night, with your name on the box.
patter-16 = They laughed at the first { $first } with the { $quality } { $item }. That { $first } now owns the street they laughed in.
patter-17 = Dishwasher-safe, dog-proof and { $quality } down to the last screw: this { $item } outlives any { $second }, and the instructions are one page.
patter-18 = For { $first } hours, the { $quality } setting. For { $second } hours, simply turn the { $item } upside down. Two lives, one purchase!
patter-19 = Close your eyes, dear { $second }. Smell that? That’s success, with a hint of { $quality } { $item }.
patter-20 = The { $quality } { $item } has three functions. Two are secret, and the third once made the { $buyer } next door weep with joy on live television.
patter-21 = Don’t buy it! No, really: only one { $item } in the world is this { $quality }, and I was saving it for the one { $first } with taste. Oh. It’s you.

# The Buyer's two words as one.
identity = { $first } { $second }

# What points are for.
rule-bizarre-sale = Sales
