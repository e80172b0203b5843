# Vintage

move-hoard = Hoard “{ $item }”
move-steal = Steal “{ $item }” from { $from }
move-salvage = Salvage the top discard
move-keep = Keep “{ $item }”
move-decline = Hoard nothing more

event-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-displayed = { $you ->
    [yes] Your display case:
   *[no] { $seat }’s display case:
} { $items }.
event-hoarded = { $you ->
    [yes] You hoard
   *[no] { $seat } hoards
} “{ $item }”.
event-nothing-to-hoard = { $you ->
    [yes] You have
   *[no] { $seat } has
} nothing to hoard.
event-stole = { $you ->
    [yes] You steal
   *[no] { $seat } steals
} “{ $item }” from { $from-you ->
    [yes] you.
   *[no] { $from }.
}
event-salvaged = { $you ->
    [yes] You salvage
   *[no] { $seat } salvages
} “{ $item }” from the discard pile.
event-nothing-to-take = { $you ->
    [yes] You find
   *[no] { $seat } finds
} nothing to take.
event-drew = You draw: { $items }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} “{ $item }” and { $you ->
    [yes] discard
   *[no] discards
} “{ $discarded }”.
event-kept-only = { $you ->
    [yes] You draw and keep
   *[no] { $seat } draws and keeps
} the only item left, “{ $item }”.
event-renewed = The deck is empty. { $count ->
    [one] The only discard becomes the new deck.
   *[other] The { $count } discards are shuffled into a new deck.
}
event-deck-out = The deck is too small for another turn, and { $you ->
    [yes] you had
   *[no] { $seat } had
} the last one. Everyone may hoard one more item.
event-declined = { $you ->
    [yes] You hoard
   *[no] { $seat } hoards
} nothing more.

refusal-hoard-due = { $you ->
    [yes] Start your turn by hoarding an item from your display case.
   *[no] Hang on: { $seat } is choosing an item to hoard.
}
refusal-take-due = { $you ->
    [yes] Now steal an item from another display case, or salvage the top discard.
   *[no] Hang on: { $seat } is choosing an item to steal or salvage.
}
refusal-keep-due = { $you ->
    [yes] You drew two items: choose the one to keep.
   *[no] Hang on: { $seat } is choosing between two items.
}
refusal-final-due = { $you ->
    [yes] The deck has run out: hoard one more item from your display case, or none.
   *[no] The deck has run out, and { $seat } may hoard one more item now.
}
refusal-second-due = { $you ->
    [yes] You had one fewer turn than others: hoard a second item from your display case, or none.
   *[no] { $seat } had one fewer turn than others, and may hoard a second item now.
}
refusal-over-small = The deck has run out and the last items are hoarded: the game is over.
refusal-over-large = The deck has run out twice and the last items are hoarded: the game is over.
refusal-not-in-your-display = “{ $item }” isn’t in your display case. Hoard an item that is.
refusal-own-display = You can’t steal from yourself. Choose an item from someone else’s display case.
refusal-not-in-their-display = “{ $item }” isn’t in { $from }’s display case. Choose an item that is.
refusal-last-item = “{ $item }” is { $from }’s only item on display, so it can’t be stolen. Choose another.
refusal-no-discards = The discard pile is empty. Steal an item instead.
refusal-not-drawn = You didn’t draw “{ $item }”. Keep one of the two you drew.
refusal-just-stolen = You stole “{ $item }” on your last turn, too late to hoard it. Choose another item, or none.
refusal-deck-items = A deck has 63 items; this one has { $found }.
refusal-deck-categories = A deck has seven categories; this one has { $found }.
refusal-deck-colours = A deck has seven colours; this one has { $found }.
refusal-deck-name = A name has 1 to { $most } characters on one line in each language, and English (en) is required.
refusal-deck-unknown-category = The category “{ $category }” is not listed under [categories].
refusal-deck-unknown-colour = The colour “{ $colour }” is not listed under [colours].
refusal-deck-year = Years go from 1950 to 1979; { $year } is out of range.
refusal-deck-value = Face values go from 1 to 5; { $value } is out of range.
refusal-deck-category-full = Each category has nine items; this is the tenth in “{ $category }”.
refusal-deck-colour-full = Each colour has nine items; this is the tenth in “{ $colour }”.
refusal-deck-decade-full = Each decade has 21 items; this is the 22nd from the { $decade }s.
refusal-deck-same-year-in-category = No two items in a category share a year; “{ $category }” already has one from { $year }.
refusal-deck-same-year-in-colour = No two items of a colour share a year; “{ $colour }” already has one from { $year }.
refusal-deck-bonus = This bonus card is worth { $expected } points, not { $found }.

prompt-hoard = { $you ->
    [yes] Your turn: hoard an item from your display case.
   *[no] { $seat } is choosing an item to hoard.
}
prompt-take = { $you ->
    [yes] Now steal an item, or salvage the top discard.
   *[no] { $seat } is choosing an item to steal or salvage.
}
prompt-steal = { $you ->
    [yes] Now steal an item. (The discard pile is empty.)
   *[no] { $seat } is choosing an item to steal.
}
prompt-keep = { $you ->
    [yes] You drew two items. Which one will you keep?
   *[no] { $seat } is choosing which of two items to keep.
}
prompt-final = { $you ->
    [yes] The deck has run out. Hoard one more item?
   *[no] The deck has run out: { $seat } may hoard one more item.
}
prompt-second = { $you ->
    [yes] You had one fewer turn. Hoard a second item?
   *[no] { $seat } had one fewer turn, and may hoard a second item.
}
prompt-over = The game is over, and the hoards are open.

sketch-bonus = Bonuses for the most items: 50s 5, 60s 8, 70s 10, each colour or category 6
sketch-deck = Deck: { $count ->
    [0] empty
    [one] one item
   *[other] { $count } items
}
sketch-discards = Discard pile: { $count ->
    [0] empty
    [one] one item
   *[other] { $count } items, this on top
}
sketch-seat = { $you ->
    [yes] Your display case
   *[no] { $seat }’s display case
}, { $count ->
    [0] nothing hoarded yet
    [one] one item hoarded
   *[other] { $count } items hoarded
}
sketch-hoard = hoard:
sketch-drawn = You drew
sketch-item = { $name }  { $category }  { $colour }  { $year }  worth { $value }

score-values = { $count ->
    [0] Empty hoard
    [one] Face value of one item
   *[other] Face values of { $count } items
}
score-decade = Most items from the { $decade }s
score-colour = Most items in { $name }
score-category = Most items: { $name }

about = Hoard one treasure, steal another, draw a third. Own the most of a decade, a colour or a category, and the bonus is yours.
option-open-hoards = Open hoards
option-open-hoards-help = Everyone can look into every hoard, so there’s nothing to memorise.
option-take-that = Take that
option-take-that-help = For thick skins: everyone starts with one fewer item, and even the last item in a display case can be stolen.

page-item = { $name }, { $year }: { $value ->
    [one] 1 point
   *[other] { $value } points
}, { $category }, { $colour }
page-item-stolen = Just stolen: { $item }
page-stolen = stolen
page-hidden = Hidden item
page-market = Deck and discard pile
page-deck = Deck
page-deck-count = { $count ->
    [0] The deck is empty.
    [one] One item is left in the deck.
   *[other] { $count } items are left in the deck.
}
page-deck-again = then the discards again
page-discards = Discards
page-discards-count = { $count ->
    [0] The discard pile is empty.
    [one] There is one item in the discard pile.
   *[other] There are { $count } items in the discard pile.
}
page-look-through = Look through
page-case = { $you ->
    [yes] Your display case
   *[no] { $seat }’s display case
}
page-case-empty = Nothing on display
page-safe = safe
page-safe-help = The only item in a display case can’t be stolen.
page-drawn = { $you ->
    [yes] You drew these: keep one, discard the other
   *[no] { $seat } drew two and is choosing
}
page-hoard = { $you ->
    [yes] Your hoard
   *[no] { $seat }’s hoard
}: { $count ->
    [0] empty
    [one] one item
   *[other] { $count } items
}
page-hoard-empty = Nothing hoarded yet
page-hoard-closed = hoarded
page-on-display = { $count ->
    [0] Nothing on display
    [one] One item on display
   *[other] { $count } items on display
}
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-won = winner
page-majorities = Majorities so far
page-majorities-over = Majorities
page-decades = Decades
page-colours = Colours
page-categories = Categories
page-decade = { $decade }s
page-bonus = { $name }: { $points } points
page-ahead = ahead
page-tied = tied
page-closed = { $count ->
    [one] One item in a closed hoard
   *[other] { $count } items in a closed hoard
}
page-legend-hidden = 2 = hoarded, +1 = on display. Filled = ahead, as far as you can see. Closed hoards (?) aren’t counted.
page-legend-open = 2 = hoarded, +1 = on display. Filled = ahead for the bonus.
page-legend-over = Items hoarded. Filled = wins the bonus. The oldest item breaks ties.

# What points are for.
rule-vintage-score = Face values
rule-vintage-majority = Majorities

# Pictures of the rules.
picture-value = Face value: what it scores in a hoard, here { $value }
picture-category = Category: { $name }
picture-colour = Colour, each with its own pattern: { $name }
picture-year = Year: { $year }, so it counts for the { $decade }s

# The guided first game.
story-first-game-goal = Welcome to the flea market! Three stalls compete for the finest hoard. At the end, every item in your hoard scores its face value. There are bonus points for having the most items of a decade, a colour or a category.
story-first-game-item = This is your display case, with a Sunday tandem in it. The round sticker shows its face value, 5. The band at the bottom shows what it counts for: the bike icon, the plain turquoise cloth and 1965, so the 60s. One item, three majorities!
story-first-game-hoard = A turn has three steps. First you hoard: move an item from your display case to your hoard, where nobody can steal it. Click the Sunday tandem. It’s your only item, so the choice is easy.
story-first-game-steal = Second, you take an item. The discard pile is still empty, so steal! Your left neighbour has a racing bike on display: a bike from the 60s, just like your tandem. Click it.
story-first-game-keep = Third, you draw two items that only you can see. Keep one, discard the other. The fondue set is worth 4 and the pocket transistor only 1, but the transistor is turquoise and from the 60s, like your tandem. Click the pocket transistor.
story-first-game-shown = That was a whole turn. You now have two items on display, in plain sight. Your hoard is safe, but your display case isn’t. Let’s see what your neighbours do.
story-first-game-robbed = Robbed! Your left neighbour hoarded a floor lamp, stole the racing bike back and kept a chandelier. You have one item left on display, and the only item in a display case can’t be stolen. The transistor is safe.
story-first-game-salvaged = Your right neighbour hoarded a soda siphon, then salvaged the shell chair from the discard pile instead of stealing. Now a stand mixer is on top of the pile, and it’s your turn.
story-first-game-only = Hoard first, as always: click the pocket transistor. With the tandem, that makes two turquoise items and two from the 60s in your hoard.
story-first-game-salvage = This time you don’t need to steal. Salvage the stand mixer: click it on the discard pile. It’s turquoise, from the 60s and worth 5. Imagine throwing that away!
story-first-game-keep-again = Two new items. The kite is turquoise and worth 4; the yo-yo is from the 60s and worth 1. Click the kite.
story-first-game-majorities = Your neighbours have played and taken nothing from you. Find your row in the majorities table: a plain number is hoarded, a plus is on display. Filled means ahead, as far as you can see. Closed hoards aren’t counted, so remember what went in!
story-first-game-choice = Now you have a choice. The mixer is worth 5 and from the 60s; the kite is worth 4 and from the 70s. Both are turquoise. Whatever stays on display may be stolen, so save the one you would miss more. Click the stand mixer.
story-first-game-later = Let’s skip ahead: everyone has had nine turns. Three items are left in the deck. You’re about to draw two of them, and one isn’t enough for another turn. So this is the last turn of the game.
story-first-game-last-hoard = Your display case holds a canvas chair from 1955 and a clock radio from 1970. The most items from the 70s earn 10 points, the biggest bonus of all, and you already have a few. Click the clock radio.
story-first-game-last-steal = Now steal once more. You won’t be able to hoard it: items stolen on the very last turn don’t count. But your left neighbour can’t hoard it either! Click the bouncing ball, which has been bouncing between you two for a while.
story-first-game-last-keep = A camera from 1972 or a cassette recorder from 1971? Your hoard already holds a film projector, which counts as “Cameras”. A second item in that category could make the difference: click the instant-picture camera.
story-first-game-end = Only one item is left in the deck: that was the last turn. Everyone may hoard one more item, starting with your left neighbour. You come last, and you can’t hoard the bouncing ball you just stole.
story-first-game-one-more = Both neighbours have hoarded one more item. Now it’s your turn: click the instant-picture camera.
story-first-game-open = Your neighbours had one fewer turn than you, so each of them hoarded a second item. Now all hoards are open, and the table shows who gets which bonus. Seven items from the 70s against six: those 10 points are yours.
story-first-game-tie = Look at the bikes: everyone has exactly one. The oldest item wins a tie. Your tandem is from 1965, the other two are from 1966 and 1973. Six points for the very first item you hoarded!
story-first-game-score = Face values 32, bonuses 40: that’s 72 points. Your neighbours have 69 each, so you win! Without that last camera you’d have 62: it brought its own 4 points and its category’s bonus. Items left on display score nothing. Have fun at a real table!

# The examples of the rules.
story-only-item-three = You have three items on display. Before you can hoard one, the three other players each take a turn, starting with your left neighbour.
story-only-item-two = Your left neighbour stole the egg-shaped chair. You have two items left.
story-only-item-one = The next player stole your cine camera. Only the tin robot is left, and the only item in a display case can’t be stolen.
story-only-item-elsewhere = The third player had to look elsewhere and took the chair from the first thief. That leaves the thief with one item, which can’t be stolen now either.
story-only-item-safe = You hoard the robot. Now it’s safe for good.
story-discard-drawn = You hoarded a chair and stole the bouncing ball. Now you draw two lamps that only you can see.
story-discard-on-top = You keep the chandelier, which is mustard like your chair. The arc lamp goes face up on the discard pile.
story-discard-salvaged = Your left neighbour has just hoarded a lamp. Instead of stealing, they salvage yours.
story-discard-next = Then the same neighbour discards a paper lantern. Only the top discard can be salvaged, and now that’s the lantern.
story-tie-alone = In this example the hoards are open. You’ve hoarded a tandem from 1965, the only bike so far, so you’re ahead for the bikes bonus.
story-tie-older = Your left neighbour hoards a bike too. One each is a tie, and the older item wins it: 1957 beats 1965. The 6 points change hands.
story-tie-more = Now you hoard a second bike. Two beats one, however old it is: the bonus is yours again.
story-final-out = There’s one item left in the deck, so the game ends. Your left neighbour had the last turn and stole the egg-shaped chair from you.
story-final-first = Everyone may hoard one more item, clockwise from the last player’s left: first your right neighbour, then you. You hoarded the fondue set.
story-final-stolen = Your left neighbour comes last and can’t hoard the chair: it was stolen on the last turn. The shopping bike, drawn on the same turn, is fine.
story-final-second = You and your right neighbour had one fewer turn, so each of you may hoard a second item. Yours is the stand mixer. The chair stays on display and scores nothing.
story-scoring-majority = All hoards are open. You have six items from the 70s; the others have five and four. The 10-point bonus is yours.
story-scoring-tie = Radios & records: two items for you, two for your right neighbour. Your crystal set from 1952 is the oldest, so you get the 6 points.
story-scoring-sum = Your 11 items are worth 32 in all, and your six bonus cards bring 40: 72 points. Your left neighbour has 35 and 37, which also makes 72.
story-scoring-winner = In a tie for first place, the oldest item in a hoard wins. Your crystal set is from 1952; your left neighbour’s oldest item, a delivery bike, is from 1956. You win!
