# Textes des pages.

page-copy = Copier
page-copied = Copié
page-skip = Aller au contenu
page-preferences = Langue et thème
page-language = Langue
page-theme = Thème
page-apply = Appliquer
page-home = Retour au marché
page-rule = Règle { $rule }

language-en = English
language-fr = Français
language-de = Deutsch
language-nl = Nederlands
theme-device = Comme sur l’appareil
theme-light = Jour
theme-dark = Nuit

front-title = Le marché est ouvert
front-lead = Cinq jeux de collection, dans votre navigateur. Pas de compte : un pseudo suffit pour jouer avec des amis ou des robots.
front-code = Vous avez un code ?
front-join = Rejoindre
front-games = Les jeux
front-own = Vos tables
front-open = Tables qui attendent du monde
front-watch = Parties à regarder
front-gathering = En attente de joueurs
front-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
front-players = { $min } à { $max } joueurs
front-minutes = { $range ->
    [yes] { $min } à { $max } minutes
   *[no] { $min } minutes
}
front-play = Jouer
front-invite = Inviter
front-rules = Règles
front-first = Apprendre à jouer
front-turns = Une adresse pour les programmes qui vous appellent quand c’est à vous
front-turns-help = Elle donne, en JSON, la liste des tables qui vous attendent. Qui a l’adresse peut lire cette liste, et ne peut rien faire d’autre.
front-due = { $days ->
    [0] encore { $hours } h
    [one] encore { $days } jour et { $hours } h
   *[other] encore { $days } jours et { $hours } h
}
front-api = Pour les programmes : l’API

setup-play = Jouer
setup-invite = Ouvrir la table
setup-name = Votre pseudo
setup-game = Jeu
setup-seats = Joueurs, vous compris
setup-others = Les autres places
setup-seat = Place { $number }
setup-for-friends = Pour des amis, par le lien
setup-for-open = Ouvertes à tous
setup-for-easy-bot = Robots, facile
setup-for-bot = Robots, normal
setup-for-hard-bot = Robots, difficile
setup-more = Autres réglages
setup-pace = Rythme
setup-deck = Paquet
setup-own-deck = Un paquet à vous
setup-own-deck-help = Le texte d’un fichier de cartes (TOML) ; la page des règles dit ce qu’il peut contenir
setup-filter = Gros mots
setup-filter-off = Les laisser
setup-filter-mild = Les masquer
setup-filter-strict = Les refuser
setup-spectators = On peut regarder
setup-spectators-help = Le public voit ce que voit toute la table, et rien de caché.

pace-no-clock = Sans pendule
pace-relaxed = Tranquille : { $seconds } secondes par décision
pace-normal = Normal : { $seconds } secondes par décision
pace-fast = Rapide : { $seconds } secondes par décision
pace-days = { $days ->
    [one] Par correspondance : { $days } jour par décision
   *[other] Par correspondance : { $days } jours par décision
}

gathering-no-spectators = sans public
gathering-begin = Commencer la partie
gathering-begin-hint = Les places encore libres seront jouées par des robots.
gathering-wait = L’hôte lancera la partie.
gathering-invite = Inviter
gathering-invite-hint = Envoyez le lien, dites le code ou faites scanner l’image.
gathering-link = Lien vers cette table
gathering-settings = Réglages
gathering-apply = Appliquer
gathering-sit = S’asseoir
gathering-full = Toutes les places sont prises. Vous pouvez rester et regarder.
gathering-free-open = ouverte à tous
gathering-free-friends = attend quelqu’un
gathering-level-easy-bot = facile
gathering-level-bot = normal
gathering-level-hard-bot = difficile
gathering-remove = Retirer
gathering-pass-host = Nommer hôte
gathering-beside = Une autre personne joue sur cet appareil
gathering-beside-help = Vous vous passez l’appareil. Avant chaque tour, un rideau tombe et nomme qui doit jouer, pour que personne ne voie le jeu des autres.
gathering-beside-name = Son pseudo
gathering-beside-sit = S’asseoir ici aussi
gathering-here-mark = sur cet appareil
gathering-stand = Se lever

curtain-title = { $name }, c’est à vous
curtain-how = Passez l’appareil à { $name }. Rien ne s’affiche tant qu’on n’a pas touché le bouton.
curtain-open = Je suis { $name } : voir la table
curtain-look = Ce que voit { $name }
curtain-close = Tirer le rideau
curtain-done = Assez vu ? Tirez le rideau, puis passez l’appareil.

tv-join = Venez jouer
tv-hands = Scannez pour jouer ou regarder

table-leave-confirm = Quitter la table ? Un robot jouera pour vous ; vous pourrez revenir.
table-away-removed = L’hôte a confié votre place à un robot.
table-away-clock = Votre temps est écoulé : un robot a pris le relais.
table-away-left = Vous avez quitté la table ; reprenez votre place quand vous voulez.
table-bot-plays = Un robot joue pour vous.
table-seats = Joueurs
table-log = Ce qui s’est passé
table-chat = Discussion
table-chat-say = Dites quelque chose
table-chat-send = Envoyer
table-said-removed = Retiré par l’hôte
table-said-menu = À propos de ce que { $name } a dit
table-pitch-mark = boniment :
table-report = Signaler à l’hôte
table-reported = Vous l’avez signalé
table-report-name = Signaler le pseudo
table-strike-line = Retirer cette ligne
table-strike-name = Retirer le pseudo
table-dismiss = Rien à redire
table-mute-all = Rendre { $name } muet pour tous
table-unmute-all = Laisser { $name } reparler
table-muted-mark = muet
table-people = À propos des joueurs
table-reports = Signalé à vous, l’hôte
table-report-of-line = { $by } signale ce que { $name } a dit : « { $words } »
table-report-of-name = { $by } signale le pseudo « { $words } »
table-reported-by = Signalé par { $names }
table-watcher = { $name } (en spectateur)
table-rules = Règles
table-sound = Son
table-volume = Volume
table-motion = Animations
table-senses = Son et animations
table-senses-off = Tout couper
table-device = Vers un autre appareil, ou à quelqu’un d’autre
table-leave = Quitter
table-watching = Vous regardez
table-scripted = Cette donne est écrite d’avance : qui a ouvert la table la connaît.
table-reconnecting = La connexion est perdue. Nouvel essai…
table-take-back-seat = Reprendre votre place au robot
table-speech = Votre boniment (on le voit pendant que vous écrivez)
table-you-mark = vous
table-person-mark = Une personne
table-bot-mark = Un robot
table-away-mark = Partie : un robot joue
table-offline-mark = Sans connexion
table-host-mark = hôte
table-host-menu = En tant qu’hôte
table-give-to-bot = Confier la place à un robot
table-give-to-person = Confier la place à une personne
table-took-over = { $name } continue à la place de { $before }.
table-moved = { $name } continue sur un autre appareil.
table-screens = Autres écrans
table-tv = Ouvrir la vue télé
table-tv-help = La table vue de tout le monde, en grand, pour toute la pièce. Chaque téléphone ne montre alors que son propre jeu.
table-tv-closed = Cette table est fermée au public, et donc à une télé.
table-hand = Seulement ce qui est à moi
table-whole = Toute la table
table-own-seat = Votre place
table-rest = Laisser un robot jouer pour moi
table-winner-mark = Gagne la partie
table-to-act-mark = Doit décider
table-points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-end = La fin
table-tie-broken = Égalité de points : les règles départagent.
table-score-rule = Points pour
table-score-total = Total
table-rematch = Revanche
table-rematch-go = Vers la revanche
table-replay = Revoir la partie
table-record = Télécharger la partie
table-home = Retour au marché

script-show-me = Montrer ce que je peux choisir ↓
script-take-back = Reprendre
script-your-turn = À vous
script-rule = Pourquoi ? La règle
script-offline = Le coup n’est pas parti : pas de connexion. Réessayez.
script-mute = Ne plus lire { $name }
script-unmute = Relire { $name }
script-close = Fermer
script-days-left = { $days } j { $hours } h
script-hours-left = { $hours } h { $minutes } min
script-notify = Votre navigateur doit-il vous prévenir quand c’est à vous, pendant que vous regardez ailleurs ?
script-notify-yes = Oui, volontiers
script-notify-no = Non
script-tv = Une télé montre cette table. N’afficher ici que ce qui est à vous ?
script-tv-yes = Seulement ce qui est à moi
script-thinking = Réflexion…

keys-title = Touches
keys-choice = Faire le premier, le deuxième… des choix affichés
keys-board = Vers la première chose que vous pouvez choisir sur le plateau
keys-status = Vers la ligne qui dit quoi faire
keys-log = Vers ce qui s’est passé
keys-chat = Vers la discussion
keys-back = Reprendre un choix, fermer un menu
keys-help = Cette liste
keys-on = Utiliser ces touches
keys-close = Fermer

story-you = Vous
story-first-game = Première partie guidée
story-step = { $step } sur { $steps }
story-on = Continuer
story-back = Retour
story-again = Depuis le début
story-your-move = À vous de jouer
story-otherwise = Ce serait permis. Pour l’instant, faites ce que demande la note.
story-real = Jouer une vraie partie
story-rules = Lire les règles

rules-contents = Sommaire
rules-first = Première partie guidée
rules-technical = Pour qui crée des jeux, et pour les programmes : tirages écrits d’avance, fichiers de cartes (en anglais)
rules-decided = Décidé
rules-decided-help = Les règles imprimées laissent ce point ouvert ; ici, il est décidé ainsi.
rules-example = Exemple : { $caption }

moment-title = Un moment de la partie
moment-at = Après le coup { $ply } sur { $plies }
moment-first = Au début
moment-before = Un coup en arrière
moment-after = Un coup en avant
moment-last = Au dernier coup
moment-play = Dérouler la partie
moment-speed = Vitesse
moment-speed-slow = lentement
moment-speed-normal = normalement
moment-speed-fast = vite
moment-eyes = Par quels yeux
moment-eyes-public = Comme le public
moment-eyes-of = Comme l’a vu { $name }
moment-eyes-all = Le jeu de tout le monde
moment-score = Les points de chaque place après chaque coup
moment-now = Retour à la table

hint-ask = Conseil
hint-title = Ce que ferait un robot fort, d’après ce que vous voyez, et combien de fois il gagnerait :
hint-only = Un robot ferait ceci :
hint-share = gagne { $share } %
hint-choice = le choix du bot
review-ask = Chercher les tournants
review-help = Un robot fort examine chaque décision d’après ce que son joueur savait alors.
review-taste = Ici, c’est le goût qui décide : aucun robot ne peut dire quel choix aurait gagné.
review-title = Les tournants de la partie
review-progress = { $done } décisions examinées sur { $decisions }.
review-again = Regarder à nouveau
review-none = Aucune décision n’a coûté cher : bien joué, tout le monde.
review-this = Cette décision
review-all = Toutes les décisions
review-move = Coup { $ply }
review-shares = { $before } % → { $after } %
review-best = Le robot aurait choisi : { $move }

device-title = Continuer sur un autre appareil
device-how = Ouvrez ce lien sur l’autre appareil, ou scannez-le. Il sert une fois, pendant dix minutes ; cet appareil ne fera plus que regarder.
device-give-title = Donner le siège de { $name } à quelqu’un
device-give-how = Faites scanner l’image ou envoyez le lien. La première personne qui l’ouvre continue à cette place ; il ne sert qu’une fois.
device-back = Retour à la table
device-take-title = Continuer ici pour { $name } ?
device-take-how = La place passe sur cet appareil ; l’autre ne fera plus que regarder.
device-take = Prendre la place

problem-title = Cela n’a pas marché ({ $status })
problem-not-found = Cette page n’existe pas.
problem-no-table = Cette table n’existe pas. Le lien ou le code est-il complet ?
problem-no-game = Ce jeu n’existe pas.
problem-method = Cette adresse n’accepte pas ce genre de demande.
problem-not-seated = Il faut être assis à la table pour cela.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-no-spectators = L’hôte de cette table ne veut pas de public.
problem-full = Il n’y a plus de place à cette table.
problem-seat-taken = Cette place est prise.
problem-no-such-seat = Il n’y a personne à qui cela puisse arriver.
problem-seated = Vous êtes déjà à cette table.
problem-begun = La partie a déjà commencé.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-over = La partie n’est pas encore finie.
problem-not-your-turn = C’est à quelqu’un d’autre de décider.
problem-over = La partie est finie.
problem-stale = La table a changé entre-temps : regardez encore, puis décidez.
problem-bad-name = Un pseudo a de 1 à { $name } caractères.
problem-bad-text = Un texte a de 1 à { $text } caractères.
problem-not-speaking = Ce n’est pas à vous de parler.
problem-bad-words = Il y a là des mots que cette table n’accepte pas. Dites-le autrement.
problem-muted = L’hôte vous a rendu muet à cette table.
problem-nothing-said = Cette ligne n’existe pas, ou personne ne l’a dite.
problem-no-nickname = Donnez un pseudo : l’hôte voit qui signale.
problem-link-used = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un autre.
problem-bad-promise = Cette page est restée ouverte trop longtemps, ou a déjà servi. Rechargez-la, puis ouvrez la table.
problem-same-deal = Cette table joue une donne que d’autres ont jouée. Son jeu ne peut pas être changé.
problem-bad-request = La demande n’a pas été comprise : { $detail }
problem-too-large = C’est trop à la fois.
problem-too-many = C’était trop rapide. Attendez un instant, puis réessayez.
problem-too-slow = La requête a pris trop de temps. Réessayez.
problem-review-running = Une seule analyse à la fois : la précédente n’est pas terminée.
problem-busy = Le serveur est très occupé. Réessayez dans une minute.
problem-cross-site = La demande venait d’un autre site ; elle n’a pas été suivie.
problem-unsaved = Cela n’a pas pu être enregistré, donc rien n’a eu lieu. Réessayez.
problem-broken = Quelque chose a cassé de notre côté. Rien de ce qui était confirmé n’est perdu.

table-deal = La même donne
table-fair = Était-ce équitable ?

origin-import = Cette partie a été jouée sur un autre serveur et apportée ici.
origin-deal = D’autres ont déjà joué cette donne. Qui, et avec quel résultat, vous le verrez quand votre partie sera finie.
origin-deal-over = D’autres ont aussi joué cette donne.
origin-moment = Et si ? Cette partie est née d’une autre.
origin-there = La regarder

what-if-title = Et si ? Continuer à partir d’ici
what-if-seat = Jouer à la place de
what-if-go = Continuer avec des robots

setup-fair = La part du serveur dans le mélange est fixée ; votre navigateur y ajoute la sienne.

fair-title = Le mélange est-il équitable ?
fair-step-secret = Avant que quiconque s’assoie, le serveur choisit un nombre secret et en montre l’empreinte. Dès lors, il ne peut plus en changer sans que cela se voie.
fair-step-shares = En s’asseyant, le navigateur de chaque personne ajoute un nombre tiré au hasard. Le serveur ne pouvait pas les connaître en choisissant son secret, et personne à la table ne connaît le secret.
fair-step-seed = Tous ensemble, ils donnent la graine de la donne. Chaque carte et chaque tirage découlent de la graine, peu importe qui tire et quand.
fair-step-end = À la fin de la partie, le secret est montré, et tout le monde peut refaire le calcul : ici même dans le navigateur, ou avec « brocante verify ».
fair-commitment = L’empreinte
fair-secret = Le secret
fair-shares = { $people ->
    [one] { $shares } personne sur { $people } a ajouté sa part au mélange.
   *[other] { $shares } personnes sur { $people } ont ajouté leur part au mélange.
}
fair-none = Cette donne a été choisie par la personne qui a ouvert la table. Nul ne peut dire si c’est au hasard.
fair-later = Le secret sera montré à la fin de la partie.
fair-check = Vérifié dans votre navigateur
fair-check-hint = Tout, sauf les règles du jeu, est recalculé par votre propre navigateur, dans un script à part.
fair-line = { $people ->
    [one] Mélange équitable : { $shares } personne sur { $people } y a ajouté sa part
   *[other] Mélange équitable : { $shares } personnes sur { $people } y ont ajouté leur part
}

check-checking = Vérification…
check-commitment = Le secret a bien l’empreinte montrée avant la partie
check-shares = Les contributions sont bien celles qui ont été mêlées ({ $count })
check-seed = La graine est faite du secret et des contributions
check-no-seed = Rien ne prouve d’où vient la graine
check-draws = Chaque tirage découle de la graine ({ $count })
check-seals = Chaque coup est tel qu’il a été scellé ({ $count })
check-no-seals = La partie notée n’a pas de sceaux
check-rules = Le serveur a rejoué chaque coup selon les règles
check-yours = Votre navigateur a vu cette empreinte avant la partie, et sa contribution est dans la graine
check-not-yours = Votre navigateur n’était pas là au moment du mélange et ne peut pas se porter garant de l’empreinte
check-insecure = Ce navigateur ne calcule des empreintes que sur des pages sûres (https, ou cet ordinateur même). « brocante verify » vérifie partout.
check-failed = Quelque chose ne va pas :
check-whole = Tout concorde : rien n’a été changé.
check-changed = Ce n’est pas ce qui a été joué :
check-commitment-fails = Le secret n’a pas l’empreinte montrée avant la partie.
check-other-commitment = L’empreinte n’est pas celle que votre navigateur a vue avant la partie.
check-shares-fails = La contribution de la place { $where } n’est pas celle qui a été mêlée.
check-seed-fails = La graine n’est pas faite du secret et des contributions.
check-draws-fails = Un tirage ne découle pas de la graine, au coup { $where }.
check-scripted = { $count } des tirages ont été fixés à la main et non mélangés
check-deal-fails = La mise en place n’est pas telle qu’elle a été scellée.
check-seals-fails = Le coup { $where } n’est pas tel qu’il a été scellé.
check-end-fails = La partie notée ne finit pas là où elle a été scellée.
check-no-record = Ce n’est pas une partie notée.

records-title = Vérifier une partie notée
records-about = Une partie notée est une partie entière dans un fichier. Choisissez-en une, d’ici ou d’un autre serveur : elle est vérifiée, et vous pouvez l’apporter ici pour la revoir.
records-file = La partie notée
records-import = L’apporter ici pour la revoir
records-script = Cette page a besoin de scripts. « brocante verify » s’en passe.
records-link = Vérifier une partie notée

deal-title = La même donne
deal-about = Une donne peut être jouée par plusieurs groupes, sans que l’un sache rien de l’autre, puis comparée siège par siège.
deal-seat = Siège
deal-table = Table { $number }
deal-this = celle-ci
deal-playing = { $count ->
    [one] À une autre table, on y joue encore.
   *[other] À { $count } autres tables, on y joue encore.
}
deal-again = Jouer cette donne
deal-begin = La jouer
deal-bots = Laisser jouer des robots
deal-hidden = Qui joue ne voit ni noms ni résultats avant la fin de sa partie. Qui l’a regardée ou jouée connaît les cartes.
deal-back = Retour à la table
problem-other-rules = Cette partie a commencé sous une version des règles que ce serveur ne joue pas. Elle est conservée telle quelle.
