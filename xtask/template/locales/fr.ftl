# TITLE

about = Tirez des perles d’un sac, et arrêtez-vous avant qu’il soit vide.

move-draw = Piocher une perle
move-stop = S’arrêter

event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} une perle.
event-saw = Elle vaut { $points }.
event-stopped = { $you ->
    [yes] Vous vous arrêtez.
   *[no] { $seat } s’arrête.
}
event-counted = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $points }.

refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-game-over = La partie est finie.
refusal-deck-beads = Il faut de { $least } à { $most } perles.
refusal-deck-value = Une perle vaut de 0 à { $most }.

prompt-turn = { $you ->
    [yes] À vous de piocher une perle ou de vous arrêter.
   *[no] { $seat } pioche une perle ou s’arrête.
}
prompt-over = La partie est finie.

sketch-bag = Il reste { $count ->
    [one] { $count } perle
   *[other] { $count } perles
} dans le sac.
sketch-seat = { $name } : { $count ->
    [one] { $count } perle
   *[other] { $count } perles
}{ $known ->
    [yes] , qui valent { $points }
   *[no] {""}
}

score-beads = { $count ->
    [one] { $count } perle
   *[other] { $count } perles
}
rule-ID-end = Perles

# The guided first game.
story-first-game-goal = Les perles du sac valent des points. Qui en a le plus à la fin gagne.
story-first-game-draw = Piochez une perle : personne d’autre ne voit ce qu’elle vaut.
story-first-game-again = On a pioché aussi à côté. Encore une.
story-first-game-more = Et encore une.
story-first-game-stop = À côté, on s’arrête. Arrêtez-vous aussi, et l’on compte les perles.
story-first-game-end = C’est tout : les points de vos perles font votre score.
