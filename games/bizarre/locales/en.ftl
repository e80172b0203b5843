# Bizarre

pair = { $quality } { $item }

move-identity = Be the { $first } { $second }
move-thrift = Discard: { $discard }; draw up to seven cards, { $qualities ->
    [0] no qualities
    [one] one quality
   *[other] { $qualities } qualities
} among them
move-invent = Invent: { $quality } { $item }
move-give = Give away { $from }’s bag
move-shuffle = Hand out all bags at random
move-end-pitch = End pitch
move-buy = Buy { $from }’s pair

event-round = Round { $round }: { $you ->
    [yes] you are the Buyer.
   *[no] { $seat } is the Buyer.
}
event-drew-buyers = You draw the Buyer cards { $buyers }.
event-identity = { $you ->
    [yes] You are
   *[no] { $seat } is
} the { $first } { $second }.
event-thrifted = You discard: { $discard }; you draw { $qualities ->
    [0] no qualities
    [one] one quality
   *[other] { $qualities } qualities
}.
event-restocked = All Inventors have seven cards.
event-renewed = { $deck ->
    [quality] The qualities have
    [item] The items have
   *[buyer] The Buyer cards have
} run out, so the discards are reshuffled.
event-drew = You draw qualities: { $qualities }; items: { $items }.
event-invented = Into your bag: { $quality } { $item }.
event-bags-ready = All bags are filled.
event-gave = You give { $to } { $from }’s bag.
event-given = { $to-you ->
    [yes] You get a bag.
   *[no] { $to } gets a bag.
}
event-shuffled = The bags are handed out at random.
event-pitch-begins = { $you ->
    [yes] It’s your turn to pitch.
   *[no] { $seat } opens a bag and pitches.
}
event-opened-bag = Your bag holds: { $quality } { $item }. Sell it!
event-pitched = { $you ->
    [yes] You
   *[no] { $seat }
} pitched: { $quality } { $item }.
event-bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} the { $quality } { $item } from { $from-you ->
    [yes] you.
   *[no] { $from }.
}
event-revealed = { $you ->
    [yes] Your
   *[no] { $seat }’s
} pair was invented by { $from-you ->
    [yes] you.
   *[no] { $from }.
}
event-ended = Everyone has been the Buyer twice: the game is over.

refusal-identity-first = { $you ->
    [yes] You’re the Buyer: first choose who you are this round.
   *[no] Hang on: { $seat }, the Buyer, is choosing who to be.
}
refusal-no-such-word = Choose one of the two words on each of your two Buyer cards.
refusal-buyer-waits = You’re the Buyer: wait for the Inventors.
refusal-thrift-now = Inventors choose what to discard and draw now.
refusal-thrift-done = You’ve made your choice. Wait for the others.
refusal-nothing-to-discard = You can only discard cards from your hand.
refusal-draws-fewer = You draw { $draws ->
    [0] no cards
    [one] one card
   *[other] { $draws } cards
}, so you can’t draw more qualities than that.
refusal-one-of-each = Your hand needs at least one quality and one item.
refusal-invent-now = Inventors fill their bags now, with a quality and an item.
refusal-invent-done = Your bag is closed. Wait for the others.
refusal-not-in-hand = Both the quality and the item have to be in your hand.
refusal-deal-now = { $you ->
    [yes] You’re the Buyer: hand out the bags now.
   *[no] Hang on: { $seat }, the Buyer, is handing out the bags.
}
refusal-bag-not-there = You can’t give that bag away.
refusal-own-bag = { $to } is next, and nobody gets their own bag.
refusal-leaves-own-bag = That would leave someone with their own bag. Give a different one.
refusal-too-late-to-shuffle = You’ve already given a bag away, so hand out the rest yourself.
refusal-pitch-now = { $you ->
    [yes] You’re pitching: end your pitch first.
   *[no] Hang on: { $seat } is pitching.
}
refusal-buy-now = { $you ->
    [yes] You’re the Buyer: choose a pair to buy.
   *[no] Hang on: { $seat }, the Buyer, is choosing a pair to buy.
}
refusal-not-a-pitch = Choose a pair that one of the Inventors pitched.
refusal-game-over = The game is over.
refusal-deck-count = With { $seats } seats there must be { $least } to { $most } of these; this deck has { $found }.
refusal-deck-one-word = A card needs a single word; “{ $word }” isn’t one.
refusal-deck-twice = The word “{ $word }” appears twice.
refusal-deck-too-long = Words and tags have at most { $most } characters, and a word has at most twelve tags.

prompt-over = The game is over.
prompt-identity = { $you ->
    [yes] Who are you? Choose one word from each Buyer card.
   *[no] { $seat } is choosing who to be.
}
prompt-thrift = Discard any cards you like, then choose how many qualities to draw.
prompt-thrift-wait = Inventors are choosing their cards. Waiting for: { $names }.
prompt-invent = Put a quality and an item into your bag.
prompt-invent-wait = Inventors are filling their bags. Waiting for: { $names }.
prompt-deal = { $you ->
    [yes] Which bag does { $to } get? Not their own!
   *[no] { $seat } is deciding who gets which bag.
}
prompt-pitch = { $you ->
    [yes] Your turn: sell your bag to the { $buyer }, then end your pitch.
   *[no] { $seat } is pitching.
}
prompt-sale = { $you ->
    [yes] Which pair will you buy?
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
    [one] One item for an invention that sold
   *[other] { $count } items for inventions that sold
}
score-pitched = { $count ->
    [one] One quality for a pitch that won
   *[other] { $count } qualities for pitches that won
}

about = Invent something absurd in secret, then sell what someone else thought up: thirty seconds, one candle, one Buyer to charm.

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
page-bag-of = { $seat }’s bag (symbol: { $symbol })

page-quality = quality
page-item = item
page-quality-card = Quality: { $word }
page-item-card = Item: { $word }

page-pitches = { $you ->
    [yes] You pitch to the { $identity }
   *[no] { $seat } pitches to the { $identity }
}
page-candle = Thirty seconds: the candle is burning down
page-unseen = The bag’s contents are revealed after the pitch.
page-listening = All ears…
page-pitched = { $seller }: { $pair }. { $text }
page-spoken = (spoken aloud)
page-invented = { $you ->
    [yes] Your invention
   *[no] Invented by { $seat }
}
page-inventors = Inventors
page-choosing = choosing
page-chosen = ready
page-inventing = inventing
page-bag-closed = bag closed
page-gets-bag = next
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
    [0] no Victory Cards
    [one] one Victory Card
   *[other] { $count } Victory Cards
}
page-ahead = ahead
page-buyer = Buyer
page-symbol = Symbol: { $symbol }

page-own = Your cards
page-own-bag = You invented
page-hand-empty = No cards yet
page-hint-buyer = You don’t need these while you’re the Buyer.
page-hint-thrift = Tick any cards you want to discard.
page-hint-first = Choose how many of your seven cards are qualities.
page-hint-invent = Choose a quality and an item for your bag.
page-own-thrift = Your choice: discard { $discards ->
    [0] nothing
    [one] one card
   *[other] { $discards } cards
}, then draw { $qualities ->
    [0] no qualities
    [one] one quality
   *[other] { $qualities } qualities
} and { $items ->
    [0] no items
    [one] one item
   *[other] { $items } items
}.
page-goes = discard
page-discard = Discard { $card }
page-draws = You draw:
page-draw-qualities = How many qualities?
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

# What bots say to sell a pair: an opening, a praise for a tag of it, a closing.
opening-1 = Behold the { $quality } { $item }! Plain ones are for plain people, dear { $buyer }.
opening-2 = My aunt swore by her { $quality } { $item }, until it swore back.
opening-3 = Three words: “{ $quality }”, “{ $item }” and “mine”. The third one is yours to say.
opening-4 = No { $first } should face a Monday without the { $quality } { $item }.
opening-5 = We tested the { $quality } { $item } on my cousin, the { $second }. They now share a bank account.
opening-6 = Yes, this { $item } is { $quality }. No, that’s not a fault: it cost extra.
opening-7 = You look tired, { $buyer }. This { $quality } { $item } has been asking for you by name.
opening-8 = Any stall will sell you some { $item }. Only I had the nerve to make it { $quality }.
opening-9 = Half { $first }, half { $second }: nothing off the rack fits you. This { $quality } { $item } does; I measured you while you slept.
opening-10 = By day it’s just some { $item }. By night it goes all { $quality }.
opening-11 = My lawyer forbids me to say what the last { $second } did with the { $quality } { $item }.
opening-12 = Touch it, { $buyer }! Have you ever met a more { $quality } { $item }?
opening-13 = From the estate of the last { $first } in the valley, hardly bitten: the { $quality } { $item }.
opening-14 = What keeps every { $buyer } awake at night? Exactly: not owning the { $quality } { $item }.
opening-15 = I’ll be honest, { $buyer }: this { $quality } { $item } fell off a lorry. The lorry has never been happier.
opening-16 = They laughed at the first { $first } with the { $quality } { $item }. That { $first } now owns the street they laughed in.
opening-17 = Hush! If the { $second } at the next stall hears that I have the { $quality } { $item }, there will be a riot.
opening-18 = It took nine years to make the { $item } truly { $quality }. The tenth year was the party.
opening-19 = Ladies, gentlemen and { $buyer }: the one, the only, the { $quality } { $item }!
opening-20 = Stop right there, { $buyer }! Your life so far was the queue, and this { $quality } { $item } is the counter.
opening-21 = Don’t buy the { $quality } { $item }! I was saving it for the one { $first } with taste. Oh. It’s you.
opening-22 = I dreamt of you, { $buyer }: a hill, a choir, and in your arms the { $quality } { $item }.
opening-23 = Guess what every { $first } family passes down from mother to daughter. Right: the { $quality } { $item }.
opening-24 = Some people have friends. Others have the { $quality } { $item }, and never have to help anyone move.
opening-25 = The customs officers cried “{ $item }!”, the critics cried “{ $quality }!”, and any { $buyer } cries “How much?”
opening-26 = Last year I sold the { $quality } { $item } to another { $second }. The thank-you letters keep coming, all in crayon.
opening-27 = It’s { $quality }, it answers to “{ $item }”, and it’s looking at you.
opening-28 = One { $item }, fully { $quality }; previous owner one careful { $first }, Sundays only.
opening-29 = Every great { $buyer } in history stood beside the { $quality } { $item }. The painters just kept leaving it out.
opening-30 = You came for the lemonade, { $buyer }, but you’ll leave with the { $quality } { $item }.

praise-any-1 = Nobody needs it: that’s what makes it a luxury.
praise-any-2 = I walked with it for three days, and we’re still on speaking terms.
praise-any-3 = It does exactly what it says on the label, and the label is blank.
praise-any-4 = Experts disagree about it, mostly with chairs.
praise-any-5 = Once it’s in the drawer, you’ll know what the drawer was for.
praise-any-6 = Use it left-handed, right-handed or in self-defence.
praise-any-7 = My horoscope mentions it twice, and never mentions me.
praise-any-8 = The neighbours have one, and look how smug they are.
praise-angry-1 = It shouts at people so that you don’t have to.
praise-angry-2 = It has a temper, and you two could take turns.
praise-angry-3 = Slam it, kick it, curse it: it was raised that way.
praise-animal-1 = Dogs respect it, cats plot against it, geese salute.
praise-animal-2 = It’s practically a pet, minus the vet.
praise-animal-3 = It needs no walks and has never bitten a postman twice.
praise-art-1 = Three museums asked for it, two of them politely.
praise-art-2 = Hang it up, step back, say “hm”: that’s a gallery.
praise-art-3 = The artist wept when it was done, mostly about the rent.
praise-bath-1 = It floats, it foams, and it never steals your towel.
praise-bath-2 = Your rubber duck already fears for its job.
praise-bath-3 = Tested in eleven bathtubs; we apologise to their owners.
praise-book-1 = There’s a whole chapter about it, and the butler comes off badly.
praise-book-2 = It’s a page-turner without the paper cuts.
praise-book-3 = Librarians say “shh” to it, and mean it as a compliment.
praise-brave-1 = It once stared down a bull, and the bull apologised.
praise-brave-2 = It fears nothing in this world except customs officers.
praise-brave-3 = With it at your side, you’ll open that drawer at last.
praise-cheap-1 = It costs less than the sandwich you’re thinking of.
praise-cheap-2 = I lose money on every sale, but I make up for it in volume.
praise-cheap-3 = Your purse won’t notice, and your purse notices everything.
praise-clean-1 = It’s so clean that dirt crosses the street.
praise-clean-2 = You could eat off it, and my uncle does.
praise-clean-3 = One wipe, and there is no evidence.
praise-clothing-1 = It goes with everything, above all with your knees.
praise-clothing-2 = Wear it once, and the fashion police salute.
praise-clothing-3 = It’s very slimming, if you stand behind it.
praise-cold-1 = It’s so cool that penguins ask for its number.
praise-cold-2 = In August you’ll want to kiss it; mind your tongue.
praise-cold-3 = It stays cool even at family dinners.
praise-container-1 = Put in anything: socks, soup, secrets.
praise-container-2 = It holds twice what you think and half what you hope.
praise-container-3 = All your problems in one place, and there’s a lid.
praise-cook-1 = It follows any recipe, and improves the gravy.
praise-cook-2 = Last week it flipped a pancake, and the pancake said thanks.
praise-cook-3 = A pinch of salt, and dinner makes itself.
praise-cute-1 = Hardened sailors have looked at it and said “aww”.
praise-cute-2 = Grown bankers talk to it in a squeaky voice.
praise-cute-3 = It blinks, you melt, I get paid.
praise-dirty-1 = Those aren’t stains, that’s a map of happier days.
praise-dirty-2 = It never needs washing; that ship has sailed.
praise-dirty-3 = A bit of mud only brings out its eyes.
praise-exercise-1 = Ten minutes a day, and your calves will get fan mail.
praise-exercise-2 = Just carrying it home counts as a workout.
praise-exercise-3 = You’ll sweat, it won’t: someone has to stay elegant.
praise-fancy-1 = It raises your little finger for you.
praise-fancy-2 = It’s so refined that it only speaks on Sundays.
praise-fancy-3 = Dukes have fainted for less.
praise-fast-1 = It’s so quick that it arrived before I ordered it.
praise-fast-2 = Blink, and you’ve already used it.
praise-fast-3 = The police would like a word with it, but they can’t keep up.
praise-food-1 = It tastes of victory, with a hint of mustard.
praise-food-2 = I’d bet my lunch on it, and I love my lunch.
praise-food-3 = It goes well with cheese, with gravy and with seconds.
praise-furniture-1 = It ties the room together, and the cat to the room.
praise-furniture-2 = Guests will sit down just to be near it.
praise-furniture-3 = No assembly, no spare screws, no divorce.
praise-gadget-1 = It has nineteen buttons, and eleven of them do something.
praise-gadget-2 = It updates itself at night, and is usually back by six.
praise-gadget-3 = It beeps when it’s happy, and it’s a cheerful soul.
praise-garden-1 = Your roses will envy it, and your snails will move in.
praise-garden-2 = Put it on the lawn, and the gnomes form a queue.
praise-garden-3 = The neighbours will lean over the hedge until it gives way.
praise-grow-1 = Water it, and by spring you’ll need a bigger house.
praise-grow-2 = It’ll grow on you; the doctor says that’s normal.
praise-grow-3 = It’s already bigger than it was this morning.
praise-happy-1 = It giggled in its crate all the way here.
praise-happy-2 = Without it, a Sunday is just a very long Monday.
praise-happy-3 = One look, and your face forgets how to frown.
praise-heal-1 = It cured my hiccups, my back and my brother-in-law.
praise-heal-2 = Doctors frown at it, and then hide it under their pillows.
praise-heal-3 = One a day, and you can sell your crutches to the pirate.
praise-hide-1 = Put it down, and good luck finding it again: that’s how discreet it is.
praise-hide-2 = Whatever you’re hiding, it never saw a thing.
praise-hide-3 = Nobody sees it coming, and nobody will see you going.
praise-home-1 = It turns any old cave into a home.
praise-home-2 = With it in the hall, even the bills look friendly.
praise-home-3 = It wipes its own feet at the door.
praise-hot-1 = It’s so hot that I can only sell it with tongs.
praise-hot-2 = May cause sweating, and applause.
praise-hot-3 = The fire brigade is on first-name terms with it.
praise-huge-1 = You’ll need a bigger door, and it’s worth the door.
praise-huge-2 = The moon can see it from up there, and looks jealous.
praise-huge-3 = It isn’t too big: your house is too modest.
praise-impress-1 = Leave it lying about as if by accident, and wait for the gasps.
praise-impress-2 = Your rivals will say “nice” through their teeth.
praise-impress-3 = When they ask what it cost, say “enough”, and gaze into the distance.
praise-jewellery-1 = It twinkles so much that the magpies have filed a complaint.
praise-jewellery-2 = Wear it to breakfast, and the eggs will stand up straight.
praise-jewellery-3 = A jeweller wept on it, and the tear is included.
praise-keep-1 = It keeps for ever, and then a little longer.
praise-keep-2 = It has outlived three guarantees and the shop.
praise-keep-3 = Lock it up well: I know a thief who would retire on it.
praise-kitchen-1 = It fits exactly between the toaster and your dreams.
praise-kitchen-2 = The whisk will be jealous, but whisks get over things.
praise-kitchen-3 = It has been looking for a warm kitchen all its life.
praise-lazy-1 = It does the work, and you do the lying down.
praise-lazy-2 = It has a button for “later”, and no others.
praise-lazy-3 = It works from the sofa; we tested it nowhere else.
praise-learn-1 = You’ll know twice as much by Friday, and nobody knows why.
praise-learn-2 = It answers questions you never dared to have.
praise-learn-3 = It holds a degree; in what, it won’t say.
praise-loud-1 = They heard it in the next valley, and asked for an encore.
praise-loud-2 = It has two settings: loud, and police.
praise-loud-3 = Nobody will ever ask you to speak up again.
praise-love-1 = Hold it close: that’s not the engine, that’s its heart.
praise-love-2 = It has been carving your initials into my stall.
praise-love-3 = Two strangers reached for it at once, and the wedding is in June.
praise-luck-1 = I’ve carried it for an hour and already met a customer.
praise-luck-2 = Black cats cross the street just to rub against it.
praise-luck-3 = Its last owner won a goat in the lottery, without a ticket.
praise-magic-1 = Just say “please”, and stand well back.
praise-magic-2 = Nothing up my sleeve, except for the other one.
praise-magic-3 = It once vanished for a week, and came back with a tan.
praise-money-1 = It pays for itself, and it tips.
praise-money-2 = It isn’t an expense: it’s an investment that you can cuddle.
praise-money-3 = By teatime you’ll be richer, by exactly one of it.
praise-music-1 = It hums in tune, which is more than the choir can say.
praise-music-2 = Give it a tap: that was a perfect B flat.
praise-music-3 = It has played to thousands; they were ants, but keen ones.
praise-mysterious-1 = Nobody knows where it’s from, and it keeps changing the subject.
praise-mysterious-2 = At midnight it whispers, mostly recipes.
praise-mysterious-3 = There’s a word on the bottom that no professor will read out.
praise-new-1 = It’s so new that the paint is still making up its mind.
praise-new-2 = It’s from next week; not a word to the tax office.
praise-new-3 = You’d be its very first: not even I have touched it, much.
praise-night-1 = It comes alive at dusk, like all the best people.
praise-night-2 = It glows just enough to find the biscuits.
praise-night-3 = Bats recommend it, and owls insist.
praise-old-1 = It’s older than my jokes, and in better condition.
praise-old-2 = They don’t make them like that any more; they’re not allowed to.
praise-old-3 = It has watched empires fall, and didn’t lift a finger.
praise-party-1 = Take it to a party, and the cake goes home early.
praise-party-2 = It knows every verse, and it starts the conga.
praise-party-3 = At the last wedding it caught the bouquet.
praise-plant-1 = It lives on sunlight and kind words.
praise-plant-2 = Talk to it: from the second week on, it nods.
praise-plant-3 = My fern fell in love with it, and ferns are picky.
praise-quiet-1 = Listen! Exactly: not a sound.
praise-quiet-2 = It’s the only thing in this market that doesn’t talk back.
praise-quiet-3 = Monks come to it for lessons.
praise-repair-1 = When something breaks, it frowns at it until it works.
praise-repair-2 = It has fixed two bicycles and one marriage.
praise-repair-3 = It never breaks, and if it does, it’s so ashamed that it mends itself.
praise-royal-1 = A queen once waved at it, and it waved back.
praise-royal-2 = It expects a cushion, and it’s worth the cushion.
praise-royal-3 = Bow a little: not to me, but it likes that.
praise-sad-1 = It’ll sit beside you when it rains, and it brings the rain.
praise-sad-2 = It sighs so beautifully that you’ll cancel the theatre.
praise-sad-3 = Have a good cry, and it hands you the hanky.
praise-scare-1 = Burglars send it thank-you notes for letting them go.
praise-scare-2 = Put it in the window, and the doorbell may rest in peace.
praise-scare-3 = I shrieked when I unpacked it, and I had packed it.
praise-scientific-1 = It’s proven: the graph goes up, whatever it shows.
praise-scientific-2 = Seven professors looked into it, and four came back out.
praise-scientific-3 = It was discovered by accident, and named after the accident.
praise-sea-1 = Salt water only makes it smile.
praise-sea-2 = It has crossed three oceans, two of them on purpose.
praise-sea-3 = Sailors have it tattooed on their arm, right above “Mum”.
praise-sharp-1 = It can cut a long speech short.
praise-sharp-2 = It’s so sharp that it does my taxes.
praise-sharp-3 = It slices bread, tension and small talk.
praise-shiny-1 = You can see your face in it, only better rested.
praise-shiny-2 = Put on your sunglasses before I lift the cloth.
praise-shiny-3 = It gleams so much that ships turn round.
praise-sky-1 = Let go of it, and look up: there it is.
praise-sky-2 = Clouds make way for it, and the polite ones wave.
praise-sky-3 = It has been higher than my rent.
praise-sleep-1 = It snores softly, and only in C major.
praise-sleep-2 = One yawn next to it, and it’s Thursday.
praise-sleep-3 = Count it instead of sheep; nobody has ever reached two.
praise-slow-1 = It’s in no hurry, and that’s catching.
praise-slow-2 = It arrives late but in style, like good cheese.
praise-slow-3 = Snails overtake it, and feel bad about it.
praise-smelly-1 = You’ll always find it in the dark.
praise-smelly-2 = That isn’t a smell, that’s character, and it’ll be gone by Easter.
praise-smelly-3 = Flies adore it, and flies have been everywhere.
praise-soft-1 = Sink in, and send us a postcard.
praise-soft-2 = It’s softer than my opening hours.
praise-soft-3 = Kittens are measured against it.
praise-space-1 = It was made for zero gravity, so mind the ceiling.
praise-space-2 = It’s from the far side of the moon, where the rents are low.
praise-space-3 = Houston wanted two, but I said: one for everyone.
praise-spooky-1 = It only moves when you look away; so considerate.
praise-spooky-2 = The wailing is included, and stops at ten sharp.
praise-spooky-3 = It comes with its own cold draught, at no extra cost.
praise-sport-1 = It once won an egg-and-spoon race without the spoon.
praise-sport-2 = Referees look the other way when it comes on.
praise-sport-3 = It’s good for three goals a game, most of them in the right net.
praise-sticky-1 = Once it’s yours, it’s really yours: try letting go.
praise-sticky-2 = It sticks to its promises, and to the carpet.
praise-sticky-3 = You’ll become attached to it, from about noon on.
praise-tiny-1 = It fits into your pocket, next to your pride.
praise-tiny-2 = Buy it quickly, before I lose it again.
praise-tiny-3 = Ants call it “handy”.
praise-tool-1 = Turn it, push it, hit something with it: the guarantee covers all three.
praise-tool-2 = My grandfather only wanted a shelf, and it built him a barn.
praise-tool-3 = It tightens everything except my budget.
praise-toy-1 = For ages three to ninety-nine; after that, only under supervision.
praise-toy-2 = You’ll say it’s for the children. They all say that.
praise-toy-3 = It wound itself up on the way here, out of sheer joy.
praise-travel-1 = It folds its own shirts and knows the way to Lisbon.
praise-travel-2 = It passes as hand luggage, if you hum innocently.
praise-travel-3 = It has more stamps in its passport than I have passports.
praise-vehicle-1 = It parks by itself, though seldom where you asked.
praise-vehicle-2 = From nought to sixty by teatime.
praise-vehicle-3 = Its previous owner is still running after it.
praise-warm-1 = It’s like a hug that doesn’t ask how work is going.
praise-warm-2 = With it under the blanket, winter can go and whistle.
praise-warm-3 = It’s so cosy that my stove has left me.
praise-wet-1 = It drips a little: that’s how you know it’s fresh.
praise-wet-2 = Rain? It takes that as a compliment.
praise-wet-3 = It comes with its own puddle.
praise-win-1 = It has never come second; mostly it was the only entry.
praise-win-2 = Better start rehearsing your victory speech.
praise-win-3 = It brings its own podium, and stands on it.
praise-work-1 = It starts at six, and never asks about holidays.
praise-work-2 = It does your Mondays for you, and most of your Tuesdays.
praise-work-3 = Your boss will promote it, and you may carry its bag.

closing-1 = I’ll throw in the string.
closing-2 = Guaranteed for nearly eleven minutes.
closing-3 = Tonight you sleep, and I eat.
closing-4 = The instructions are one page, and the page is a drawing of you, smiling.
closing-5 = Returns accepted on the thirtieth of February.
closing-6 = Take it before I come to my senses.
closing-7 = The box alone is worth the price, and there is no box.
closing-8 = My children thank you. So does my dentist.
closing-9 = It’s the last one; the one before it left on its own.
closing-10 = Pay now, ask questions never.
closing-11 = Buy it, and I’ll stop singing.
closing-12 = It has already packed, by the way.
closing-13 = Nine out of ten would buy it again; the tenth won’t come out of the bath.
closing-14 = Batteries not included, joy included.
closing-15 = You could say no, { $buyer }, but look at its little face.
closing-16 = I’d keep it myself, but my landlord found out.
closing-17 = The price? A trifle. The regret? Unaffordable.
closing-18 = Shall I wrap it, or will you show off right away?
closing-19 = Sold as seen, loved as found.
closing-20 = If not for yourself, { $buyer }, do it for the neighbours’ faces.
closing-21 = I take cash, cards and compliments.
closing-22 = Say yes, and we’ll both pretend that you haggled.
closing-23 = The last customer who hesitated is still standing over there, under the pigeons.
closing-24 = It comes with a spare, in case of envy.
closing-25 = No refunds, no regrets, no idea how it works.
closing-26 = Just nod, { $buyer }. There. That was binding.
closing-27 = My competitors call it a scandal. My mother calls it Tuesday.
closing-28 = Shall I engrave “{ $buyer }” on it, or do you just bite anyone who borrows it?
closing-29 = You only live once; it lives twice, so hurry.

# The Buyer's two words as one.
identity = { $first } { $second }

# What points are for.
rule-bizarre-sale = Sales

page-handed-out = Whose bag you gave to whom

# Pictures of the rules page.
picture-qualities = Quality: what it is like
picture-items = Item: what it is
picture-buyers = Buyer card: one of its two words is chosen
picture-becomes = One word from each, and here’s the Buyer:
picture-inventor-gets = The inventor gets the item
picture-seller-gets = The seller gets the quality

# The guided first game.
story-first-game-goal = Welcome to the night bazaar! Each round, one player is the Buyer and the others are Inventors who sell absurd things. Every sale earns two players a Victory Card: the one who invented the thing and the one who sold it. The most Victory Cards win.
story-first-game-buyer = In this first round someone else is the Buyer. The two words on the stage say who the Buyer is today, one word from each of two cards. This is the customer you have to please.
story-first-game-draw = You’re an Inventor. Draw your seven cards: choose 3 at “How many qualities?”, so the other four are items. Then click “Draw cards”. All Inventors do this at the same time, and nobody sees anyone else’s cards.
story-first-game-invent = A torn strip is a quality; a tag with a hole is an item. One of each makes a thing to sell, and this Buyer might like the two highlighted ones. Click both, then the button that names your invention. They go into your bag, in secret.
story-first-game-bags = Three closed bags are on the counter. The Buyer sees whose bags they are, but not what’s inside, and gives each Inventor one, but never their own. So someone else is going to sell your idea.
story-first-game-pitch = You open the bag you were given. Someone else invented this pair, and now you have to sell it. At a real table you have thirty seconds, typed or spoken. Go on, say aloud why this Buyer can’t live without it! Then click “End pitch”.
story-first-game-listen = The others have pitched too, and all three pairs are face up. Someone else pitched the highlighted one, but it’s your invention. Nobody else knows that yet, except the Buyer, who handed out the bags.
story-first-game-sold = Sold! The Buyer took your invention. You invented it, so you get its item as a Victory Card; the seller gets the quality. Only now does everyone see who invented what.
story-first-game-be-buyer = The player to the left takes over: now you’re the Buyer. You’ve drawn two Buyer cards that nobody else can see yet. Take one word from each: click the two highlighted words, then the button that says who you are.
story-first-game-give = The others have filled their bags. The symbol on each bag tells you whose it is, but not what’s inside. The first one is for the player on your left, whose symbol is the key. Click the bag with the fish.
story-first-game-give-next = Next is the player with the fish. If they got the key’s bag, the teapot would be left with its own, which isn’t allowed. So click the bag with the teapot. The last bag is then handed out for you.
story-first-game-buy = Three pitches, and you alone decide. You handed out the bags yourself, so you know who invented what, but a good Buyer goes by taste all the same. Click the highlighted pair to buy it.
story-first-game-level = As the Buyer you get nothing: the item went to the inventor, the quality to the seller. After two rounds everyone has exactly one Victory Card. Now your left neighbour is the Buyer.
story-first-game-discard = You’re an Inventor again, with five cards left. Before you draw, you can discard what doesn’t suit this Buyer: tick the two highlighted cards. You then draw four. Leave the 2 at “How many qualities?” and click “Draw cards”.
story-first-game-again = Seven cards again, always with at least one quality and one item. Put the two highlighted cards into your bag.
story-first-game-pitch-again = This time the bags were handed out at random: not even the Buyer knows whose is whose. The others have spoken, and you’re the last to open a bag. Sell it aloud, as boldly as you like, then click “End pitch”.
story-first-game-won = Your pitch won! Someone else invented the pair, so this time you get the quality and they get the item. Selling well is worth just as much as inventing well.
story-first-game-later = Five rounds later, this is the very last sale. You and one other player lead with four Victory Cards each. The highlighted pair is your invention, and your left neighbour pitched it. Will it sell?
story-first-game-end = It sold: your fifth Victory Card! Everyone has been the Buyer twice, so the game is over, and you win. If two players had tied for the most, they would share the victory.
story-first-game-points = The score table shows where your five come from: three items for inventions that sold, two qualities for pitches that won. That’s all there is to it. Now gather some friends, or bots, and talk nonsense!

# The examples of the rules page.
story-thrift-five = The second round begins. Two of your seven cards went into the bag; you have three qualities and two items left.
story-thrift-chosen = Once the Buyer is known, you choose in secret: discard the two crossed-out qualities, then draw four cards, three of them qualities. You decide all this before you see a single new card.
story-thrift-seven = All Inventors have chosen, and everyone draws at once. Now you have seven cards again: four qualities and three items. Nobody else knows what you discarded, or how many of each you hold.
story-bags-counter = You’re the Buyer. The first bag is for the player on your left, whose symbol is the key. It can be the bag with the fish or the one with the teapot, but not the one with the key.
story-bags-second = The key got the fish’s bag. Now it’s the fish’s turn. If the fish got the key’s bag, the teapot would be left with its own. So it has to be the teapot’s.
story-bags-last = The last bag was handed out for you: the key’s bag went to the teapot. The pitches begin, and only you know all the inventors.
story-pitch-closed = The first Inventor after the Buyer has opened a bag and is pitching. You can’t see what’s in it yet, and your own bag stays closed until your turn.
story-pitch-yours = The first pair is face up. It happens to be your own invention, but don’t let it show! Now you open your bag, and only you see what to sell.
story-pitch-open = You’ve pitched, and your pair is face up too. Who invented it stays hidden, even from you, until the sale.
story-sale-pairs = You’re the Buyer and have heard three pitches. The bags were handed out at random, so you don’t know who invented what.
story-sale-cards = You bought what the player with the fish pitched. The player with the teapot had invented it, so the teapot gets the item and the fish gets the quality. You and the key get nothing, and the two other pairs are discarded.
story-tie-last = The very last sale, and you’re the Buyer. You lead with five Victory Cards; your left neighbour has four.
story-tie-shared = You bought your left neighbour’s pair, and now you both have five. Nothing breaks the tie, so you share the victory.
