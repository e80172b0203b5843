# TITLE

about = Zieh Perlen aus einem Beutel, und hör auf, bevor er leer ist.

move-draw = Eine Perle ziehen
move-stop = Aufhören

event-first = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} eine Perle.
event-saw = Sie ist { $points } wert.
event-stopped = { $you ->
    [yes] Du hörst auf.
   *[no] { $seat } hört auf.
}
event-counted = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $points }.

refusal-not-your-turn = { $seat } ist am Zug.
refusal-game-over = Die Partie ist zu Ende.
refusal-deck-beads = Es müssen { $least } bis { $most } Perlen sein.
refusal-deck-value = Eine Perle ist 0 bis { $most } wert.

prompt-turn = { $you ->
    [yes] Zieh eine Perle, oder hör auf.
   *[no] { $seat } zieht eine Perle oder hört auf.
}
prompt-over = Die Partie ist zu Ende.

sketch-bag = Im Beutel { $count ->
    [one] ist noch eine Perle
   *[other] sind noch { $count } Perlen
}.
sketch-seat = { $name }: { $count ->
    [one] eine Perle
   *[other] { $count } Perlen
}{ $known ->
    [yes] , Wert { $points }
   *[no] {""}
}

score-beads = { $count ->
    [one] Eine Perle
   *[other] { $count } Perlen
}
rule-ID-end = Perlen

# The guided first game.
story-first-game-goal = Die Perlen im Beutel sind Punkte wert. Wer am Ende die meisten hat, gewinnt.
story-first-game-draw = Zieh eine Perle: Nur du siehst, was sie wert ist.
story-first-game-again = Auch nebenan wurde gezogen. Zieh noch eine.
story-first-game-more = Und noch eine.
story-first-game-stop = Nebenan wird nicht mehr gezogen. Hör auch auf, dann wird gezählt.
story-first-game-end = Das war alles: Die Punkte deiner Perlen sind dein Ergebnis.
