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
