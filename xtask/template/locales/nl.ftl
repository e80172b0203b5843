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

# The guided first game.
story-first-game-goal = De kralen in de zak zijn punten waard. Wie er aan het eind het meest heeft, wint.
story-first-game-draw = Trek een kraal: alleen jij ziet wat hij waard is.
story-first-game-again = Je buur heeft er ook een getrokken. Trek er nog een.
story-first-game-more = En nog een.
story-first-game-stop = Je buur is gestopt. Stop ook, dan worden de kralen geteld.
story-first-game-end = Dat was alles: de punten van je kralen zijn je score.
