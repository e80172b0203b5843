# Textes de la table elle-même, communs à tous les jeux.

seat-name = Place { $number }
list-empty = rien

error-bad-json = Cette ligne n’est pas du JSON lisible : { $detail }
error-bad-header = Ceci n’est pas l’en-tête d’une partie : { $detail }
error-bad-line = Ceci n’est pas un coup avec sa place : { $detail }
error-bad-move = Ceci n’est pas un coup de ce jeu : { $detail }
error-too-long = Cette ligne est trop longue : { $detail }
error-no-header = Rien n’est arrivé : une partie commence par un en-tête.
error-no-seat = Il n’y a pas de place { $detail } à cette table.
error-unknown-game = Il n’y a pas de jeu « { $name } ». Il y a : { $games }.
error-unknown-draw = Il n’y a pas de tirage nommé « { $name } » à imposer.
error-unknown-deck = Il n’y a pas de paquet nommé « { $name } ».
error-rules-version = La partie suit la version { $record } des règles ; ce programme joue la version { $ours }.
error-seats = { $game } se joue de { $min } à { $max } places, pas { $given }.
error-options = Les options ne conviennent pas : { $detail }
error-deck-syntax = Le fichier du paquet est illisible, ligne { $line } : { $detail }
error-deck = Le fichier du paquet est refusé par { $rule }, ligne { $line } : { $detail }

error-read = Le fichier { $file } est illisible : { $detail }
error-write = Le fichier { $file } ne peut pas être écrit : { $detail }
error-file-too-long = Le fichier { $file } est trop long pour ce qui est demandé.
error-not-text = Le fichier { $file } n’est pas du texte.
error-random = Le système ne donne pas de nombres aléatoires : { $detail }
error-record-too-long = La partie enregistrée dépasse { $most } octets.
error-record-syntax = La partie est coupée ou abîmée à la ligne { $line } : { $detail }
error-record-shape = La ligne { $line } n’a pas sa place dans une partie : { $detail }
error-draw-impossible = Le tirage { $index } de « { $name } » ne peut pas être { $value } : cela n’y est pas.
error-draw-unscripted = Le tirage { $index } de « { $name } » n’est pas imposé, et la partie n’a pas de graine.
error-output = La sortie ne peut pas être écrite : { $detail }
error-no-ply = La partie a { $plies } coups ; il n’y a pas de moment { $at }.
error-replay = La partie enfreint les règles au coup { $ply } ({ $rule }) : { $detail }

cli-open = Le marché est ouvert : { $address }
cli-stop = Fermé. Chaque coup confirmé est enregistré dans { $file }.
error-data = Le fichier de données { $file } est inutilisable : { $detail }
error-listen = Impossible d’écouter sur { $address } : { $detail }
cli-games = Les jeux de Brocante :
cli-game = de { $min } à { $max } personnes, par { $designers }
cli-game-unsigned = de { $min } à { $max } personnes
cli-how = « brocante play NOM » en joue un dans le terminal ; « brocante --help » dit le reste.

table-over = La partie est finie.
table-winner = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
table-points = { $seat } : { $points }
table-choices = Vos choix :
table-more-choices = (d’autres coups sont possibles : tapez-en un en JSON, comme { $example })
table-ask = Numéro de votre choix (? les montre encore, q quitte) :
table-bad-choice = « { $given } » n’est pas un des choix.
table-left = Vous avez quitté la table.
table-you = Vous
table-bot = Robot { $number }
table-to-act = À jouer : { $names }
table-moves-of = Coups de { $name } :
table-moves-complete = (il n’y en a pas d’autres)
table-moves-partial = (d’autres sont possibles)

flaw-secret = Le secret n’est pas celui sur lequel on s’était engagé avant la partie.
flaw-share = La contribution du siège { $seat } n’est pas celle qui a été mêlée au tirage.
flaw-seed = La graine n’est pas celle que donnent le secret et les contributions.
flaw-setup = La table ne peut pas être ouverte : { $detail }
flaw-draw = { $ply ->
    [0] À la donne, le tirage { $nth } a été modifié : la partie notée a { $recorded }, la graine donne { $drawn }.
   *[other] Au coup { $ply }, le tirage { $nth } a été modifié : la partie notée a { $recorded }, la graine donne { $drawn }.
}
flaw-opening = Quelque chose de fixé avant le premier coup n’est pas ce qui a été scellé.
flaw-seal = Quelque chose dans le coup { $ply } n’est pas ce qui a été scellé.
flaw-last-seal = Le dernier sceau ne convient pas : des coups ont été coupés ou ajoutés à la fin.
proven-seed = { $shares ->
    [0] La graine a été faite du secret sur lequel on s’était engagé avant la partie. Aucun navigateur n’y a ajouté sa part.
    [one] La graine a été faite du secret sur lequel on s’était engagé avant la partie et de la contribution d’une personne.
   *[other] La graine a été faite du secret sur lequel on s’était engagé avant la partie et des contributions de { $shares } personnes.
}
proven-no-seed = On ne sait rien de l’origine de la graine : la personne qui a ouvert la table a pu la choisir.
proven-draws = { $draws ->
    [one] Le seul tirage découle de la graine.
   *[other] Les { $draws } tirages découlent tous de la graine.
}
proven-scripted = Sur { $draws } tirages, { $scripted } ont été fixés d’avance par la personne qui a ouvert la table ; les autres découlent de la graine.
proven-moves = { $moves ->
    [one] Le seul coup est conforme aux règles, et la partie est finie.
   *[other] Les { $moves } coups sont tous conformes aux règles, et la partie est finie.
}
proven-moves-so-far = { $moves ->
    [one] Le seul coup est conforme aux règles ; la partie n’est pas finie.
   *[other] Les { $moves } coups sont tous conformes aux règles ; la partie n’est pas finie.
}
proven-seal = Rien n’a été modifié depuis que la partie a été scellée : { $seal }
proven-no-seal = La partie notée n’a pas de sceaux : toute personne qui l’a eue en main a pu changer des coups en d’autres coups permis.
proven-not = Non prouvé : qui jouait, ce qui a été dit, et que personne ne s’est parlé hors du jeu. Toute personne qui connaît le secret pourrait écrire une autre partie entière : comparez l’engagement avec celui que vous avez vu avant la partie, et le sceau avec celui de quelqu’un qui y était.
