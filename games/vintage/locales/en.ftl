# Vintage

move-hoard = Hoard “{ $item }”
move-steal = Steal “{ $item }” from { $from }
move-salvage = Salvage the top of the discard pile
move-keep = Keep “{ $item }”
move-decline = Hoard nothing more

event-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-displayed = { $you ->
    [yes] Your display case:
   *[no] The display case of { $seat }:
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
event-deck-out = The deck is too small to go on, and { $you ->
    [yes] you had
   *[no] { $seat } had
} the last turn. Everybody may hoard one more item.
event-declined = { $you ->
    [yes] You hoard
   *[no] { $seat } hoards
} nothing more.

refusal-hoard-due = { $you ->
    [yes] Begin your turn by putting an item of your display case on your hoard.
   *[no] It is { $seat }’s turn to put an item on the hoard. Wait for yours.
}
refusal-take-due = { $you ->
    [yes] Now steal an item from another display case or salvage the top of the discard pile.
   *[no] It is { $seat }’s turn to steal or to salvage an item. Wait for yours.
}
refusal-keep-due = { $you ->
    [yes] You have drawn two items: choose the one to keep.
   *[no] { $seat } is choosing between two items. Wait for your turn.
}
refusal-final-due = { $you ->
    [yes] The deck has run out: hoard one more item of your display case, or nothing more.
   *[no] The deck has run out, and it is up to { $seat } to hoard one more item or nothing.
}
refusal-second-due = { $you ->
    [yes] You had one turn less than others: hoard a second item of your display case, or nothing more.
   *[no] { $seat } had one turn less than others, and may hoard a second item now.
}
refusal-over-small = The deck has run out and the last items are hoarded: the game is over.
refusal-over-large = The deck has run out twice and the last items are hoarded: the game is over.
refusal-not-in-your-display = “{ $item }” isn’t in your display case: hoard an item that is.
refusal-own-display = You can’t steal from yourself: choose an item in somebody else’s display case.
refusal-not-in-their-display = “{ $item }” isn’t in the display case of { $from }: choose an item that is.
refusal-last-item = “{ $item }” is the only item { $from } has on display, and can’t be stolen. Choose another.
refusal-no-discards = The discard pile is empty: steal an item instead.
refusal-not-drawn = “{ $item }” isn’t one of the items you drew: keep one of those.
refusal-just-stolen = You stole “{ $item }” in your last turn, too late to hoard it. Choose another item, or none.
refusal-deck-items = A deck has 63 items; this one has { $found }.
refusal-deck-categories = A deck has seven categories; this one has { $found }.
refusal-deck-colours = A deck has seven colours; this one has { $found }.
refusal-deck-name = A name has 1 to { $most } characters on one line in each language, and English (en) is needed.
refusal-deck-unknown-category = The category “{ $category }” is not listed under [categories].
refusal-deck-unknown-colour = The colour “{ $colour }” is not listed under [colours].
refusal-deck-year = Years go from 1950 to 1979; { $year } is out of reach.
refusal-deck-value = Face values go from 1 to 5; { $value } is out of reach.
refusal-deck-category-full = There are nine items in each category; this is the tenth in “{ $category }”.
refusal-deck-colour-full = There are nine items of each colour; this is the tenth in “{ $colour }”.
refusal-deck-decade-full = There are 21 items from each decade; this is the 22nd from the { $decade }s.
refusal-deck-same-year-in-category = Items of one category differ in their years; another in “{ $category }” is from { $year } already.
refusal-deck-same-year-in-colour = Items of one colour differ in their years; another in “{ $colour }” is from { $year } already.
refusal-deck-bonus = This bonus card is worth { $expected } points, not { $found }.

prompt-hoard = { $you ->
    [yes] You must hoard an item of your display case.
   *[no] { $seat } is choosing an item to hoard.
}
prompt-take = { $you ->
    [yes] You must steal an item, or salvage the top of the discard pile.
   *[no] { $seat } is choosing an item to steal or salvage.
}
prompt-steal = { $you ->
    [yes] You must steal an item; the discard pile is empty.
   *[no] { $seat } is choosing an item to steal.
}
prompt-keep = { $you ->
    [yes] You must keep one of the two items you drew.
   *[no] { $seat } is choosing which of two items to keep.
}
prompt-final = { $you ->
    [yes] The deck has run out: you may hoard one more item.
   *[no] The deck has run out: { $seat } is deciding whether to hoard one more item.
}
prompt-second = { $you ->
    [yes] You had one turn less: you may hoard a second item.
   *[no] { $seat } had one turn less, and is deciding whether to hoard a second item.
}
prompt-over = The hoards are open: the game is over.

sketch-bonus = Most items of a decade: 50s 5, 60s 8, 70s 10 points; of a colour or a category: 6 points
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
   *[no] Display case of { $seat }
}, { $count ->
    [0] nothing hoarded yet
    [one] one item hoarded
   *[other] { $count } items hoarded
}
sketch-hoard = hoard:
sketch-drawn = You have drawn
sketch-item = { $name }  { $category }  { $colour }  { $year }  worth { $value }

score-values = { $count ->
    [0] An empty hoard
    [one] Face value of one item
   *[other] Face values of { $count } items
}
score-decade = Most items from the { $decade }s
score-colour = Most items in { $name }
score-category = Most items: { $name }

about = Hoard a treasure, steal another, draw a third: whoever has the most of a decade, a colour or a kind of thing takes the bonus.
option-open-hoards = Open hoards
option-open-hoards-help = Everybody may look into every hoard: a game without memory.
option-take-that = Take that
option-take-that-help = For thick skins: everybody begins with one item less, and the last item in a display case can be stolen too.

page-item = { $name }, { $year }: { $value ->
    [one] 1 point
   *[other] { $value } points
}, { $category }, { $colour }
page-item-stolen = Just stolen: { $item }
page-stolen = stolen
page-hidden = A hidden item
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
    [one] One item lies on the discard pile.
   *[other] { $count } items lie on the discard pile.
}
page-look-through = Look through
page-case = { $you ->
    [yes] Your display case
   *[no] Display case of { $seat }
}
page-case-empty = Nothing on display
page-safe = safe
page-safe-help = The only item in a display case can’t be stolen.
page-drawn = { $you ->
    [yes] You drew: keep one, discard the other
   *[no] { $seat } drew and chooses
}
page-hoard = { $you ->
    [yes] Your hoard
   *[no] Hoard of { $seat }
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
page-majorities-over = The majorities
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
page-legend-hidden = 2 hoarded, +1 on display; filled: ahead by what you see. Closed hoards (?) aren’t counted.
page-legend-open = 2 hoarded, +1 on display; filled: would score the bonus now.
page-legend-over = How many were hoarded; filled: gets the bonus. A tie goes to the oldest item.

# What points are for.
rule-vintage-score = Face values
rule-vintage-majority = Majorities

# Pictures of the rules.
picture-value = Face value: what it scores in a hoard, here { $value }
picture-category = Category: { $name }
picture-colour = Colour, with a pattern of its own: { $name }
picture-year = Year: { $year }, so it counts for the { $decade }s

# The guided first game.
story-first-game-goal = Welcome to the flea market! Three stalls compete for the finest hoard. In the end every item in your hoard scores its face value, and there are bonus points for the most items of a decade, of a colour, of a category.
story-first-game-item = This is your display case, with a Sunday tandem in it. The round sticker is its face value, 5. The band at the bottom says what it counts for: the sign for bikes, the plain cloth for turquoise, and 1965, so the 60s. One item, three majorities!
story-first-game-hoard = A turn has three steps. First you hoard: an item leaves your display case for your hoard, where nobody can steal it. Click the Sunday tandem. It is the only one you have, so there is nothing to choose yet.
story-first-game-steal = Second, you take an item. The discard pile is still empty, so steal! Your left neighbour has a racing bike on display: a bike like your tandem, and from the 60s as well. Click it.
story-first-game-keep = Third, you draw two items that only you can see. You keep one and discard the other. The fondue set is worth 4, the pocket transistor only 1, but it is turquoise and from the 60s, like your tandem. Click the pocket transistor.
story-first-game-shown = That was a whole turn. Two items now stand in your display case, in plain sight. Your hoard is safe, your display case isn’t. Let’s see what your neighbours do.
story-first-game-robbed = Robbed! Your left neighbour has hoarded a floor lamp, stolen the racing bike back and kept a chandelier. You have one item left, and the only item in a display case can’t be stolen: the transistor stays with you.
story-first-game-salvaged = Your right neighbour has hoarded a soda siphon and then stolen nothing, but salvaged the shell chair from the discard pile. Now a stand mixer lies on top of it, and it is your turn.
story-first-game-only = Hoard first, as always: click the pocket transistor. With the tandem, that makes two turquoise items and two from the 60s in your hoard.
story-first-game-salvage = This time you need not steal. Salvage the stand mixer: click it on the discard pile. It is turquoise, from the 60s and worth 5. Imagine throwing that away!
story-first-game-keep-again = Two new items. The kite is turquoise and worth 4, the yo-yo is from the 60s and worth 1. Click the kite.
story-first-game-majorities = Your neighbours have played and taken nothing from you. Find your row in the table of majorities: a plain figure is hoarded, one with a plus is on display. Filled means ahead, by what you can see. Closed hoards aren’t counted, so remember what went in!
story-first-game-choice = Now you have a choice. The mixer is worth 5 and from the 60s, the kite is worth 4 and from the 70s; both are turquoise. Save the one you would miss more, for what stays on display may be stolen. Click the stand mixer.
story-first-game-later = We skip ahead: everybody has had nine turns. Three items are left in the deck. You are about to draw two of them, and one is not enough for another turn. So this turn is the last one of the game.
story-first-game-last-hoard = In your display case stand a canvas chair from 1955 and a clock radio from 1970. The most items from the 70s bring 10 points, more than any other bonus, and you have a few already. Click the clock radio.
story-first-game-last-steal = Now steal once more. You can’t hoard it any more: what is stolen in the very last turn is barred at the end. But your left neighbour can’t hoard it either! Click the bouncing ball, which has been bouncing between the two of you for a while.
story-first-game-last-keep = A camera from 1972 or a cassette recorder from 1971? In your hoard there is a film projector, which counts as “Cameras”. A second item of that category may make the difference: click the instant-picture camera.
story-first-game-end = Only one item is left in the deck: that was the last turn. Everybody may hoard one more item, your left neighbour first. You come last, and the bouncing ball, just stolen, is barred.
story-first-game-one-more = Both neighbours have hoarded one more item. Now you: click the instant-picture camera.
story-first-game-open = Your neighbours had one turn less than you, so each of them has hoarded a second item. Now all hoards are open, and the table says who gets which bonus. Seven items from the 70s against six: those 10 points are yours.
story-first-game-tie = Look at the bikes: everybody has exactly one. A tie goes to the oldest item. Your tandem is from 1965, the two other bikes are from 1966 and 1973: six points for the very first item you hoarded!
story-first-game-score = Face values 32, bonuses 40: 72 points. Your neighbours have 69 each, so you win! Without that last camera you would have 62: it brings its 4 points and the bonus of its category. What is left on display scores nothing. Have fun at a real table!

# The examples of the rules.
story-only-item-three = You have three items on display. Before you can hoard one, all three others have a turn, your left neighbour first.
story-only-item-two = Your left neighbour has stolen the egg-shaped chair. Two items are left to you.
story-only-item-one = The next player has stolen your cine camera. Only the tin robot is left, and the only item in a display case can’t be stolen.
story-only-item-elsewhere = The third player had to look elsewhere and took the chair from the first thief. That left the thief one item, which can’t be stolen now either.
story-only-item-safe = You hoard the robot. Now it is out of reach for good.
story-discard-drawn = You have hoarded a chair and stolen the bouncing ball. Now you draw two lamps; only you can see them.
story-discard-on-top = You keep the chandelier, which is mustard like your chair. The arc lamp goes face up on the discard pile.
story-discard-salvaged = Your left neighbour has just hoarded a lamp, and salvages yours instead of stealing an item.
story-discard-next = The same neighbour then discards a paper lantern. Only the top of the pile can be salvaged: now that is the lantern.
story-tie-alone = Hoards lie open in this example. You have hoarded a tandem from 1965, the only bike so far: the bonus for bikes would be yours.
story-tie-older = Your left neighbour hoards a bike as well. One each is a tie, and the older item wins it: 1957 beats 1965. The 6 points change hands.
story-tie-more = Now you hoard a second bike. Two are more than one, however old it is: the bonus is yours again.
story-final-out = There is one item left in the deck, so the game ends. Your left neighbour had the last turn and stole the egg-shaped chair from you.
story-final-first = Everybody may hoard one more item, clockwise from the left of the last player: first your right neighbour, then you. You have hoarded the fondue set.
story-final-stolen = Your left neighbour comes last and may not hoard the chair: it was stolen in the last turn. The shopping bike, drawn in the same turn, is fine.
story-final-second = You and your right neighbour had one turn less, so you may hoard a second item; yours is the stand mixer. The chair stays on display and scores nothing.
story-scoring-majority = All hoards are open. Six of your items are from the 70s, the others have five and four: the bonus of 10 points goes to you.
story-scoring-tie = Radios & records: two items for you, two for your right neighbour. Your crystal set from 1952 is the oldest of them, so the 6 points are yours.
story-scoring-sum = Your 11 items have face values of 32 in all, and your six bonus cards bring 40: 72 points. Your left neighbour has 35 and 37, which makes 72 as well.
story-scoring-winner = A tie at the top goes to the oldest item in a hoard. Your crystal set is from 1952, the oldest item of your left neighbour, a delivery bike, from 1956. You win!
