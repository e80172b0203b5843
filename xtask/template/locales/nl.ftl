# TITLE

about = Trek kralen uit een zak, en stop voordat die leeg is.

move-draw = Een kraal trekken
move-stop = Stoppen

event-first = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
event-drew = { $you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} een kraal.
event-saw = Die is { $points } waard.
event-stopped = { $you ->
    [yes] Je stopt.
   *[no] { $seat } stopt.
}
event-counted = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $points }.

refusal-not-your-turn = { $seat } is aan de beurt.
refusal-game-over = Het spel is afgelopen.
refusal-deck-beads = Er moeten { $least } tot { $most } kralen zijn.
refusal-deck-value = Een kraal is 0 tot { $most } waard.

prompt-turn = { $you ->
    [yes] Trek een kraal, of stop.
   *[no] { $seat } trekt een kraal of stopt.
}
prompt-over = Het spel is afgelopen.

sketch-bag = In de zak { $count ->
    [one] zit nog één kraal
   *[other] zitten nog { $count } kralen
}.
sketch-seat = { $name }: { $count ->
    [one] één kraal
   *[other] { $count } kralen
}{ $known ->
    [yes] , waarde { $points }
   *[no] {""}
}

score-beads = { $count ->
    [one] Eén kraal
   *[other] { $count } kralen
}
rule-ID-end = Kralen
