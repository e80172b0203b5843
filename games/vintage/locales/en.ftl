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

page-item = { $name }: { $category }, { $colour }, { $year }, worth { $value }
page-item-stolen = { $item }, just stolen
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
