# Textes de la table elle-même, communs à tous les jeux.

seat-name = Place { $number }
list-empty = rien

error-bad-json = Cette ligne n’est pas du JSON lisible : { $detail }
error-bad-header = Ceci n’est pas l’en-tête d’une partie enregistrée : { $detail }
error-bad-line = Ceci n’est pas un coup avec sa place : { $detail }
error-bad-move = Ceci n’est pas un coup de ce jeu : { $detail }
error-too-long = Cette ligne est trop longue : { $detail }
error-no-header = Rien n’est arrivé : une partie enregistrée commence par un en-tête.
error-no-seat = Il n’y a pas de place { $detail } à cette table.
error-unknown-game = Le jeu « { $name } » n’existe pas. Les jeux sont : { $games }.
error-unknown-draw = Aucun tirage à imposer ne s’appelle « { $name } ».
error-unknown-deck = Le paquet « { $name } » n’existe pas.
error-rules-version = La partie enregistrée suit la version { $record } des règles ; ce programme joue la version { $ours }.
error-seats = { $game } se joue avec { $min } à { $max } places, pas { $given }.
error-options = Les options ne conviennent pas : { $detail }
error-deck-syntax = Le fichier du paquet est illisible, ligne { $line } : { $detail }
error-deck = Le fichier du paquet est refusé par la règle { $rule }, ligne { $line } : { $detail }

error-read = Le fichier { $file } est illisible : { $detail }
error-write = Impossible d’écrire le fichier { $file } : { $detail }
error-file-too-long = Le fichier { $file } est trop long pour être ce qui est demandé.
error-not-text = Le fichier { $file } n’est pas du texte.
error-random = Le système ne fournit pas de nombres aléatoires : { $detail }
error-record-too-long = La partie enregistrée dépasse { $most } octets.
error-record-syntax = La partie est coupée ou abîmée à la ligne { $line } : { $detail }
error-record-shape = La ligne { $line } n’a pas sa place dans une partie enregistrée : { $detail }
error-draw-impossible = Le tirage { $index } de « { $name } » ne peut pas donner { $value } : il n’y a rien de tel à tirer.
error-draw-unscripted = Le tirage { $index } de « { $name } » n’est pas imposé, et la partie enregistrée n’a pas de graine.
error-output = Impossible d’écrire la sortie : { $detail }
error-no-ply = La partie enregistrée a { $plies } coups ; le moment { $at } n’existe pas.
error-replay = La partie enregistrée enfreint les règles au coup { $ply } ({ $rule }) : { $detail }

cli-open = Le marché est ouvert : { $address }
cli-stop = Fermé. Chaque coup confirmé est enregistré dans { $file }.
error-data = Le fichier de données { $file } est inutilisable : { $detail }
error-listen = Impossible d’écouter sur { $address } : { $detail }
cli-games = Les jeux de Brocante :
cli-game = { $min } à { $max } personnes, par { $designers }
cli-game-unsigned = { $min } à { $max } personnes
cli-how = « brocante play NOM » en lance un dans le terminal ; « brocante --help » dit tout le reste.

table-over = La partie est finie.
table-winner = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
table-points = { $seat } : { $points }
table-choices = Vos choix :
table-more-choices = (d’autres coups sont possibles : tapez-en un en JSON, par exemple { $example })
table-ask = Numéro de votre choix (? pour revoir la liste, q pour quitter) :
table-bad-choice = « { $given } » ne fait pas partie des choix.
table-left = Vous avez quitté la table.
table-you = Vous
table-bot = Robot { $number }
table-to-act = À jouer : { $names }
table-moves-of = Coups de { $name } :
table-moves-complete = (il n’y en a pas d’autres)
table-moves-partial = (d’autres sont possibles)

flaw-secret = Le secret n’a pas l’empreinte montrée avant la partie.
flaw-share = La contribution de la place { $seat } n’est pas celle qui est entrée dans le mélange.
flaw-seed = La graine n’est pas faite du secret et des contributions.
flaw-origin = Les cartes avaient déjà été données à une autre table, mais la partie notée prétend avoir son propre mélange.
flaw-other-deal = Ce n’est pas la donne de l’autre partie notée.
flaw-setup = Impossible d’ouvrir la table : { $detail }
flaw-draw = { $ply ->
    [0] À la donne, le tirage { $nth } a été modifié : la partie enregistrée dit { $recorded }, la graine donne { $drawn }.
   *[other] Au coup { $ply }, le tirage { $nth } a été modifié : la partie enregistrée dit { $recorded }, la graine donne { $drawn }.
}
flaw-opening = Quelque chose qui était fixé avant le premier coup n’est pas conforme à son sceau.
flaw-seal = Quelque chose dans le coup { $ply } n’est pas conforme à son sceau.
flaw-last-seal = Le dernier sceau ne concorde pas : des coups ont été retirés ou ajoutés à la fin.
proven-seed = { $shares ->
    [one] La graine est faite du secret dont l’empreinte a été montrée avant la partie et de la contribution d’une personne.
   *[other] La graine est faite du secret dont l’empreinte a été montrée avant la partie et des contributions de { $shares } personnes.
}
proven-server-chose = Le serveur a choisi les cartes. Il s’était engagé sur un secret avant la partie, mais aucun navigateur n’a ajouté sa part au mélange.
proven-open-shares = Les contributions n’ont pas d’abord été fixées par des empreintes : une personne qui tient le serveur et s’est assise en dernier a pu choisir la sienne d’après les autres.
proven-imported = Cette partie notée a été apportée au serveur qui l’a écrite. Ce serveur n’a pas vu la partie.
proven-origin = Les cartes avaient déjà été données, à la table { $table } ; toute personne qui a vu cette partie peut les connaître. Cette partie n’a pas de mélange à elle.
proven-origin-moves = { $moves ->
    [one] Le premier coup a été joué là-bas.
   *[other] Les { $moves } premiers coups ont été joués là-bas.
}
proven-origin-scripted = Les cartes y avaient été choisies par la personne qui a ouvert la table.
proven-origin-imported = Cette partie venait d’un autre serveur, dans un fichier : la personne qui l’a écrit a pu choisir les cartes.
proven-origin-seed = La graine est celle de cette donne, dont l’empreinte était { $commitment }.
proven-origin-server = Aucun navigateur n’avait ajouté sa part à ce mélange : le serveur a choisi les cartes.
proven-same-deal = La donne est celle de l’autre partie notée : même mise en place, même graine, mêmes tirages.
proven-no-seed = On ne sait pas d’où vient la graine : la personne qui a ouvert la table a pu la choisir.
proven-draws = { $draws ->
    [one] Le seul tirage découle de la graine.
   *[other] Les { $draws } tirages découlent tous de la graine.
}
proven-scripted = Sur { $draws } tirages, { $scripted } ont été imposés par la personne qui a ouvert la table ; les autres découlent de la graine.
proven-moves = { $moves ->
    [one] Le seul coup est conforme aux règles, et la partie est finie.
   *[other] Les { $moves } coups sont tous conformes aux règles, et la partie est finie.
}
proven-moves-so-far = { $moves ->
    [one] Le seul coup est conforme aux règles ; la partie n’est pas finie.
   *[other] Les { $moves } coups sont tous conformes aux règles ; la partie n’est pas finie.
}
proven-seal = Rien n’a été modifié depuis que la partie a été scellée : { $seal }
proven-no-seal = La partie enregistrée n’a pas de sceaux : entre-temps, on a pu y remplacer des coups par d’autres coups permis.
proven-not = Ce qui n’est pas prouvé : qui jouait, ce qui s’est dit, et que personne ne s’est parlé hors du jeu. Avec le secret, on pourrait écrire une tout autre partie : comparez l’empreinte avec celle que vous avez vue avant la partie, et le sceau avec celui de quelqu’un qui y était.

cli-copied = { $count ->
    [one] Une table, vérifiée, se trouve dans { $file }.
   *[other] { $count } tables, toutes vérifiées, se trouvent dans { $file }.
}
error-copied-damaged = { $count ->
    [one] Une table est endommagée et inutilisable
   *[other] { $count } tables sont endommagées et inutilisables
}, par exemple { $table } : { $detail }
cli-operator = Page de l’opérateur, pour une heure : { $address }
cli-forgot = { $count ->
    [0] Aucune table ne contient quoi que ce soit de cette personne.
    [one] Mots et noms ont été effacés d’une table.
   *[other] Mots et noms ont été effacés de { $count } tables.
}
