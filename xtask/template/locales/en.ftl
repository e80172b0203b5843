# TITLE

about = Draw beads from a bag, and stop before it’s empty.

move-draw = Draw a bead
move-stop = Stop

event-first = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} a bead.
event-saw = It’s worth { $points }.
event-stopped = { $you ->
    [yes] You stop.
   *[no] { $seat } stops.
}
event-counted = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $points }.

refusal-not-your-turn = It’s { $seat }’s turn.
refusal-game-over = The game is over.
refusal-deck-beads = There must be { $least } to { $most } beads.
refusal-deck-value = A bead is worth 0 to { $most }.

prompt-turn = { $you ->
    [yes] Your turn: draw a bead, or stop.
   *[no] { $seat } can draw a bead, or stop.
}
prompt-over = The game is over.

sketch-bag = { $count ->
    [one] One bead is
   *[other] { $count } beads are
} left in the bag.
sketch-seat = { $name }: { $count ->
    [one] one bead
   *[other] { $count } beads
}{ $known ->
    [yes] , worth { $points }
   *[no] {""}
}

score-beads = { $count ->
    [one] One bead
   *[other] { $count } beads
}
rule-ID-end = Beads
