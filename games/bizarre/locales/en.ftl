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
    [one] { $you ->
        [yes] You win
       *[no] { $names } wins
    } with { $count ->
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
page-quality-card = Quality: { $word }
page-item-card = Item: { $word }

page-pitches = { $you ->
    [yes] You pitch to the { $identity }
   *[no] { $seat } pitches to the { $identity }
}
page-candle = Thirty seconds: the candle burns down
page-unseen = What was in the bag will lie open after the pitch.
page-listening = All ears …
page-pitched = { $seller }: { $pair }. { $text }
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

page-handed-out = Whose bag you gave to whom

# Pictures of the rules page.
picture-qualities = Quality: what it is like
picture-items = Item: what it is
picture-buyers = Buyer card: one of the two words is taken
picture-becomes = One word from each, and this is the Buyer:
picture-inventor-gets = Who invented it gets the item
picture-seller-gets = Who pitched it gets the quality

# The guided first game.
story-first-game-goal = Welcome to the night bazaar! In every round one player is the Buyer, and the others are Inventors who sell absurd things. Whatever is bought brings a Victory Card to two players: the one who invented it and the one who sold it. The most Victory Cards win.
story-first-game-buyer = In this first round somebody else is the Buyer. The two words on the stage say who that is today, one word from each of two cards. This is the customer you have to please.
story-first-game-draw = You are an Inventor. Draw your seven cards: choose 3 at “of them qualities”, so that the other four are items. Then click “Draw cards”. All Inventors do this at the same time, and nobody sees what the others hold.
story-first-game-invent = A torn strip is a quality, a tag with a hole is an item. One of each makes a thing to sell: this Buyer might like the two highlighted ones. Click both, then the button that names your invention. They go into your bag, in secret.
story-first-game-bags = Three closed bags lie on the counter. The Buyer sees whose bags they are, but not what is in them, and gives each Inventor one: never their own. So somebody else is going to sell your idea.
story-first-game-pitch = You open the bag you were given: somebody else invented this pair, and now you have to sell it. At the table you have thirty seconds, typed or spoken. Go on, say aloud why this Buyer can’t live without it! Then click “End the pitch”.
story-first-game-listen = The others have pitched too, and all three pairs lie open. The highlighted one was sold by somebody else, but it is your invention. The table shows that to nobody else yet, except for the Buyer, who handed out the bags.
story-first-game-sold = Sold! The Buyer took your invention. You invented it, so you get its item as a Victory Card; who pitched it gets the quality. Only now does everybody see who invented what.
story-first-game-be-buyer = The player to the left takes over: now you are the Buyer. You have drawn two Buyer cards, and nobody else can see them yet. Take one word from each: click the two highlighted words, then the button that says who you are.
story-first-game-give = The others have filled their bags. By the sign on it you know whose each bag is, but not what is inside. The first one is for the player on your left, whose sign is the key. Click the bag with the fish.
story-first-game-give-next = Next in line is the player with the fish. If they got the key’s bag, the teapot would be left with its own, and that is not allowed. So click the bag with the teapot; the last bag then goes by itself.
story-first-game-buy = Three pitches, and you alone decide. As you handed out the bags yourself, you also see who invented what; a good Buyer goes by taste all the same. Click the highlighted pair to buy it.
story-first-game-level = You get nothing as the Buyer: the item went to the inventor, the quality to the seller. After two rounds everybody has exactly one Victory Card. Now your left neighbour is the Buyer.
story-first-game-discard = You are an Inventor again, with five cards left. Before you draw, you may throw away what doesn’t suit this Buyer: tick the two highlighted cards. You then draw four; leave the 2 at “of them qualities” and click “Draw cards”.
story-first-game-again = Seven cards again; at least one quality and one item are always among them. Put the two highlighted cards into your bag.
story-first-game-pitch-again = This time the bags were handed out at random: not even the Buyer knows whose is whose. The others have spoken, and you are the last to open a bag. Sell it aloud, as boldly as you like, then click “End the pitch”.
story-first-game-won = Your pitch won! Somebody else invented the pair, so this time you get the quality, and they get the item. Selling well is worth just as much as inventing well.
story-first-game-later = Five rounds later: this is the very last sale. You and one other player lead with four Victory Cards each. The highlighted pair is your invention, and your left neighbour has pitched it. Will it be bought?
story-first-game-end = It is bought: your fifth Victory Card! Everybody has been the Buyer twice, so the game is over, and you win. If two had the most, they would share the victory.
story-first-game-points = The table of points says where your five come from: three items for inventions that were bought, two qualities for pitches that won. That’s all there is to it. Now gather some friends, or bots, and talk nonsense!

# The examples of the rules page.
story-thrift-five = The second round begins. Two of your seven cards went into the bag; three qualities and two items are left.
story-thrift-chosen = Once the Buyer is known, you choose in secret: the two crossed-out qualities go, and of your four new cards three shall be qualities. You say all that before you see a single new card.
story-thrift-seven = All Inventors have chosen, and everybody draws at once. Now you have seven cards again: four qualities and three items. Nobody else knows what you threw away, or what your mix is.
story-bags-counter = You are the Buyer. The first bag is for the player on your left, whose sign is the key. It may be the bag with the fish or the one with the teapot, but not the one with the key.
story-bags-second = The key got the fish’s bag. Now it is the fish’s turn. Were it given the key’s bag, the teapot would be left with its own. So it has to be the teapot’s.
story-bags-last = The last bag went by itself: the key’s bag to the teapot. The pitches begin, and only you know all the inventors.
story-pitch-closed = The first Inventor after the Buyer has opened a bag and pitches. You don’t see yet what is in it, and the bag you were given stays closed until your turn.
story-pitch-yours = The first pair lies open. It happens to be your own invention, but you had better not let it show. Now you open your bag, and only you see what to sell.
story-pitch-open = You have pitched, and your pair lies open too. Who invented it stays hidden, even from you, until the sale.
story-sale-pairs = You are the Buyer and have heard three pitches. The bags were handed out at random, so you don’t know who invented what.
story-sale-cards = You bought what the player with the fish pitched. The player with the teapot had invented it: the teapot gets the item, the fish gets the quality. You and the key get nothing, and the two other pairs are discarded.
story-tie-last = The very last sale, and you are the Buyer. You lead with five Victory Cards; your left neighbour has four.
story-tie-shared = You bought what your left neighbour pitched, and now both of you have five. Nothing breaks the tie, neither items nor qualities: you share the victory.
