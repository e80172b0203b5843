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
theme-device = Comme l’appareil
theme-light = Jour
theme-dark = Nuit

front-title = Le marché est ouvert
front-lead = Cinq jeux de collection, dans votre navigateur. Pas de compte : choisissez un pseudo et jouez avec des amis ou des robots.
front-code = Vous avez un code ?
front-join = Rejoindre
front-games = Les jeux
front-own = Vos tables
front-open = Tables à rejoindre
front-watch = Parties à regarder
front-more = Toutes les tables
front-none = Aucune table pour le moment.
front-previous = Précédent
front-next = Suivant
front-back = Retour au marché
front-gathering = On attend du monde
front-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
front-players = { $min } à { $max } personnes
front-minutes = { $range ->
    [yes] { $min } à { $max } minutes
   *[no] { $min } minutes
}
front-play = Jouer
front-invite = Inviter
front-rules = Règles
front-first = Apprendre à jouer
front-turns = Une adresse pour qu’un programme vous prévienne quand c’est à vous
front-turns-help = Elle donne, en JSON, la liste des tables qui vous attendent. Elle permet de lire cette liste, et rien d’autre.
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
setup-seats = Nombre de places, la vôtre comprise
setup-others = Les autres places
setup-closed = Comparer cette donne avec d’autres tables
setup-closed-help = Chacun la joue une fois, et personne ne peut consulter les cartes avant la fin du délai. Le serveur choisit les cartes.
setup-closed-no = Non
setup-closed-days = { $days ->
    [one] D’autres peuvent la jouer pendant un jour
   *[other] D’autres peuvent la jouer pendant { $days } jours
}
setup-seat = Place { $number }
setup-for-friends = Pour des amis, avec le lien
setup-for-open = Ouvertes à tout le monde
setup-for-easy-bot = Robots, niveau facile
setup-for-bot = Robots, niveau normal
setup-for-hard-bot = Robots, niveau difficile
setup-more = Autres réglages
setup-pace = Rythme
setup-deck = Paquet
setup-own-deck = Votre propre paquet
setup-own-deck-help = Collez un fichier de cartes (TOML) ; la page des règles en explique le format.
setup-filter = Gros mots
setup-filter-off = Les laisser passer
setup-filter-mild = Les masquer
setup-filter-strict = Les refuser
setup-spectators = Public admis
setup-spectators-help = Le public ne voit que ce qui est visible de toute la table.

pace-no-clock = Sans limite de temps
pace-relaxed = Tranquille : { $seconds } secondes par coup
pace-normal = Normal : { $seconds } secondes par coup
pace-fast = Rapide : { $seconds } secondes par coup
pace-days = { $days ->
    [one] Par correspondance : { $days } jour par coup
   *[other] Par correspondance : { $days } jours par coup
}

gathering-no-spectators = sans public
gathering-begin = Lancer la partie
gathering-begin-hint = Des robots joueront aux places encore libres.
gathering-reshuffle = Recommencer le mélange
gathering-reshuffle-hint = Si quelqu’un est absent, on continue ainsi sans son nombre : tout le monde reçoit une nouvelle empreinte, puis vous recommencez. Sa place reste la sienne.
gathering-wait = L’hôte va lancer la partie.
gathering-invite = Inviter
gathering-invite-hint = Envoyez le lien, donnez le code ou faites scanner l’image.
gathering-link = Lien vers cette table
gathering-settings = Réglages
gathering-apply = Appliquer
gathering-sit = S’asseoir
gathering-sit-known = S’asseoir, même si d’autres connaissent peut-être les cartes
gathering-full = Toutes les places sont prises, mais vous pouvez rester et regarder.
gathering-free-open = ouverte à tout le monde
gathering-free-friends = attend quelqu’un
gathering-level-easy-bot = facile
gathering-level-bot = normal
gathering-level-hard-bot = difficile
gathering-remove = Retirer
gathering-pass-host = Confier le rôle d’hôte
gathering-beside = Jouer à plusieurs sur cet appareil
gathering-beside-help = Vous vous passez l’appareil. Avant chaque tour, un rideau tombe et annonce qui joue : personne ne voit le jeu des autres.
gathering-beside-name = Pseudo de l’autre personne
gathering-beside-sit = Ajouter à la table
gathering-beside-sit-known = S’asseoir ici, même si d’autres connaissent peut-être les cartes
gathering-here-mark = sur cet appareil
gathering-stand = Se lever

curtain-title = { $name }, c’est à vous
curtain-how = Passez l’appareil à { $name }. Tout reste caché tant qu’on n’a pas touché le bouton.
curtain-open = Je suis { $name } : voir la table
curtain-look = Ce que voit { $name }
curtain-close = Fermer le rideau
curtain-done = C’est vu ? Fermez le rideau, puis passez l’appareil.

tv-join = Venez jouer
tv-hands = Scannez pour jouer ou regarder

table-leave-confirm = Quitter la table ? Un robot jouera pour vous ; vous pourrez revenir.
table-away-removed = L’hôte a confié votre place à un robot.
table-away-clock = Votre temps est écoulé : un robot a pris le relais.
table-away-left = Vous avez quitté la table ; reprenez votre place quand vous voulez.
table-bot-plays = Un robot joue pour vous.
table-seats = Autour de la table
table-log = Journal de la partie
table-chat = Discussion
table-chat-say = Écrivez un message
table-chat-send = Envoyer
table-said-removed = Message supprimé par l’hôte
table-said-menu = Options du message de { $name }
table-pitch-mark = boniment :
table-report = Signaler à l’hôte
table-reported = Signalement envoyé
table-report-name = Signaler ce pseudo
table-strike-line = Supprimer ce message
table-strike-name = Supprimer ce pseudo
table-dismiss = Classer sans suite
table-mute-all = Retirer la parole à { $name }
table-unmute-all = Rendre la parole à { $name }
table-muted-mark = parole retirée
table-people = Les autres à la table
table-reports = Signalements à examiner
table-report-of-line = { $by } signale un message de { $name } : « { $words } »
table-report-of-name = { $by } signale le pseudo « { $words } »
table-reported-by = Signalé par { $names }
table-watcher = { $name } (dans le public)
table-rules = Règles
table-sound = Son
table-volume = Volume
table-motion = Animations
table-senses = Son et animations
table-senses-off = Tout couper
table-device = Changer d’appareil ou céder votre place
table-leave = Quitter
table-release = Quitter pour de bon
table-release-confirm = Quelqu’un d’autre pourra prendre votre place et voir votre main. Quitter pour de bon ?
table-watching = Vous êtes dans le public
table-reconnecting = Connexion perdue. Nouvel essai…
table-take-back-seat = Reprendre ma place
table-speech = Votre boniment (visible à mesure que vous écrivez)
table-speech-open = Ouvrir le sac
table-speech-waits = Prenez votre temps : la bougie s’allume quand vous ouvrez le sac.
table-you-mark = vous
table-person-mark = Une personne
table-bot-mark = Un robot
table-away-mark = Absence : un robot joue
table-offline-mark = Hors ligne
table-host-mark = hôte
table-host-menu = Outils de l’hôte
table-give-to-bot = Confier la place à un robot
table-give-to-person = Confier la place à quelqu’un
table-took-over = { $name } prend la suite de { $before }.
table-moved = { $name } continue sur un autre appareil.
table-screens = Autres écrans
table-tv = Afficher sur une télé
table-tv-help = La table en grand, telle que tout le monde la voit, pour toute la pièce. Sur son téléphone, on ne voit alors plus que son propre jeu.
table-tv-closed = Cette table n’admet pas de public, et donc pas de télé.
table-hand = Mon jeu seulement
table-whole = Toute la table
table-own-seat = Votre place
table-rest = Laisser un robot jouer pour moi
table-winner-mark = Victoire
table-to-act-mark = À son tour
table-points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-end = Fin de la partie
table-tie-broken = Égalité de points, départagée par les règles.
table-score-rule = Points pour
table-score-total = Total
table-rematch = Revanche
table-rematch-go = Aller à la revanche
table-replay = Revoir la partie
table-record = Télécharger la partie
table-home = Retour au marché

script-show-me = Voir ce que je peux choisir ↓
script-take-back = Annuler
script-your-turn = À vous
script-rule = Pourquoi ? Voir la règle
script-offline = Le coup n’est pas parti : pas de connexion. Réessayez.
script-mute = Masquer les messages de { $name }
script-unmute = Afficher les messages de { $name }
script-close = Fermer
script-days-left = { $days } j { $hours } h
script-hours-left = { $hours } h { $minutes } min
script-notify = Recevoir une notification quand c’est à vous, même si vous regardez ailleurs ?
script-notify-yes = Oui, volontiers
script-notify-no = Non, merci
script-tv = Une télé affiche cette table. Ne garder ici que votre jeu ?
script-tv-yes = Mon jeu seulement
script-thinking = Réflexion en cours…

keys-title = Raccourcis clavier
keys-choice = Prendre le premier, le deuxième… des choix affichés
keys-board = Aller à la première chose à choisir sur le plateau
keys-status = Aller à la ligne qui dit quoi faire
keys-log = Aller au journal
keys-chat = Aller à la discussion
keys-back = Annuler un choix, fermer un menu
keys-help = Afficher cette liste
keys-on = Utiliser ces raccourcis
keys-close = Fermer

story-you = Vous
story-first-game = Première partie guidée
story-step = { $step } sur { $steps }
story-on = Suivant
story-back = Précédent
story-again = Recommencer
story-your-move = À vous de jouer
story-otherwise = Ce coup serait permis. Pour l’instant, suivez plutôt la note.
story-real = Jouer une vraie partie
story-rules = Lire les règles

rules-contents = Sommaire
rules-first = Première partie guidée
rules-technical = Pour qui crée des jeux ou des programmes : tirages écrits d’avance, fichiers de cartes (en anglais)
rules-decided = Notre choix
rules-decided-help = Les règles imprimées laissent ce point ouvert ; voici comment on joue ici.
rules-example = Exemple : { $caption }

moment-title = Un moment de la partie
moment-at = Après le coup { $ply } sur { $plies }
moment-first = Au début
moment-before = Coup précédent
moment-after = Coup suivant
moment-last = Au dernier coup
moment-play = Lecture automatique
moment-speed = Vitesse
moment-speed-slow = lente
moment-speed-normal = normale
moment-speed-fast = rapide
moment-eyes = Point de vue
moment-eyes-public = Vue du public
moment-eyes-of = Vue de { $name }
moment-eyes-all = Tout à découvert
moment-score = Les points de chaque place, coup par coup
moment-now = Retour à la table

hint-ask = Conseil
hint-title = Ce que jouerait un bon robot, d’après ce que vous voyez, et ses chances de gagner :
hint-only = Un robot jouerait ceci :
hint-share = { $share } % de chances
hint-choice = le choix du robot
review-ask = Trouver les tournants
review-help = Un bon robot examine chaque décision d’après ce qu’on savait à ce moment-là.
review-taste = Ici, c’est le goût qui décide : aucun robot ne peut dire quel choix aurait gagné.
review-title = Les tournants de la partie
review-progress = { $done } décisions examinées sur { $decisions }.
review-again = Actualiser
review-none = Aucune décision n’a coûté cher : bien joué, tout le monde !
review-this = Cette décision
review-all = Toutes les décisions
review-move = Coup { $ply }
review-shares = { $before } % → { $after } %
review-best = Le robot aurait choisi : { $move }

device-title = Continuer sur un autre appareil
device-how = Ouvrez ce lien sur l’autre appareil, ou scannez-le. Il ne sert qu’une fois et reste valable dix minutes ; cet appareil ne fera plus que regarder.
device-give-title = Confier la place de { $name } à quelqu’un
device-give-how = Faites scanner l’image ou envoyez le lien. La première personne à l’ouvrir continue à cette place ; il ne sert qu’une fois.
device-back = Retour à la table
device-take-title = Continuer ici à la place de { $name } ?
device-take-how = La place passe sur cet appareil ; l’autre ne fera plus que regarder.
device-take = Prendre la place
device-take-known = Prendre la place, même si d’autres connaissent peut-être les cartes

problem-title = Cela n’a pas marché ({ $status })
problem-not-found = Cette page n’existe pas.
problem-no-table = Cette table n’existe pas. Le lien ou le code est-il complet ?
problem-no-game = Ce jeu n’existe pas.
problem-method = Cette adresse n’accepte pas ce genre de demande.
problem-not-seated = Il faut avoir une place à la table pour cela.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-not-your-seat = La main de cette place est à quelqu’un d’autre. Seule cette personne peut céder la place.
problem-no-spectators = L’hôte de cette table n’admet pas de public.
problem-full = Il n’y a plus de place à cette table.
problem-seat-taken = Cette place est prise.
problem-no-such-seat = Il n’y a personne à cette place.
problem-seated = Vous êtes déjà à cette table.
problem-begun = La partie a déjà commencé.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-over = La partie n’est pas encore finie.
problem-not-your-turn = Ce n’est pas à vous de jouer pour l’instant.
problem-over = La partie est finie.
problem-stale = La table a changé entre-temps : regardez à nouveau, puis décidez.
problem-bad-name = Un pseudo compte de 1 à { $name } caractères.
problem-bad-text = Un texte compte de 1 à { $text } caractères.
problem-not-speaking = Ce n’est pas à vous de parler.
problem-bad-words = Cette table n’accepte pas certains de ces mots. Essayez de le dire autrement.
problem-muted = L’hôte vous a retiré la parole à cette table.
problem-nothing-said = Ce message n’existe pas, ou personne ne l’a écrit.
problem-no-nickname = Choisissez d’abord un pseudo : l’hôte voit de qui vient un signalement.
problem-link-used = Ce lien a déjà servi, ou il a expiré. Demandez-en un autre.
problem-bad-promise = Cette page est restée ouverte trop longtemps, ou elle a déjà servi. Rechargez-la, puis ouvrez la table.
problem-same-deal = D’autres ont joué la donne de cette table : on ne peut plus changer de jeu.
problem-dealt-before = Les cartes de cette table ont déjà été données : toute personne qui a vu cette partie peut les connaître. Ne vous asseyez que si cela vous convient.
problem-closed-deal = { $days ->
    [0] { $hours ->
        [one] Cette donne se joue encore à d’autres tables. La partie notée, la reprise et l’analyse s’ouvriront dans une heure.
       *[other] Cette donne se joue encore à d’autres tables. La partie notée, la reprise et l’analyse s’ouvriront dans { $hours } heures.
    }
   *[other] Cette donne se joue encore à d’autres tables. La partie notée, la reprise et l’analyse s’ouvriront dans { $days } jours.
}
problem-deal-over = Le temps de cette donne est écoulé. On ne peut plus la jouer.
problem-deal-twice = Vous avez déjà joué cette donne, à une autre table.
problem-revealing = La partie va commencer à cette table. Plus rien ne peut être changé.
problem-fingerprint-first = D’autres personnes sont assises à cette table : envoyez d’abord l’empreinte de votre nombre, et le nombre quand la partie commence.
problem-other-share = Ce nombre n’a pas l’empreinte que vous avez envoyée avant.
problem-bad-request = La demande n’a pas été comprise : { $detail }
problem-too-large = C’est trop à la fois.
problem-too-many = Un peu trop rapide ! Attendez un instant, puis réessayez.
problem-too-slow = La requête a pris trop de temps. Réessayez.
problem-review-running = Une seule analyse à la fois : la précédente n’est pas terminée.
problem-busy = Le serveur est très occupé. Réessayez dans une minute.
problem-cross-site = La demande venait d’un autre site : elle a été ignorée.
problem-unsaved = L’enregistrement a échoué : rien n’a changé. Réessayez.
problem-broken = Une erreur s’est produite de notre côté. Rien de ce qui était confirmé n’est perdu.

table-deal = La même donne
table-fair = Mélange équitable ?

origin-import = Cette partie a été jouée sur un autre serveur, puis importée ici.
origin-deal = Ces cartes ont déjà été données. Toute personne qui a vu cette partie peut les connaître. Qui y jouait, et avec quel résultat, vous le verrez quand votre partie sera finie.
origin-scripted = Cette donne est écrite d’avance : la personne qui a ouvert la table la connaît.
origin-brought = Les cartes viennent d’une partie apportée ici d’un autre serveur. La personne qui l’a apportée a pu les choisir.
origin-closed = { $days ->
    [0] { $hours ->
        [one] D’autres jouent les mêmes cartes, et personne ne peut les consulter. Les parties notées et les reprises s’ouvriront dans une heure.
       *[other] D’autres jouent les mêmes cartes, et personne ne peut les consulter. Les parties notées et les reprises s’ouvriront dans { $hours } heures.
    }
   *[other] D’autres jouent les mêmes cartes, et personne ne peut les consulter. Les parties notées et les reprises s’ouvriront dans { $days } jours.
}
origin-closed-there = La donne
origin-mark-scripted = cartes choisies d’avance
origin-mark-brought = cartes venues d’ailleurs
origin-mark-deal = cartes déjà données
origin-mark-closed = donne à comparer
origin-mark-moment = et si ?
origin-mark-import = venue d’ailleurs
origin-deal-over = D’autres ont aussi joué cette donne.
origin-moment = Et si… ? Cette partie est née d’une autre.
origin-there = La voir

what-if-title = Et si… ? Continuer à partir d’ici
what-if-seat = Jouer à la place de
what-if-go = Continuer avec des robots

setup-fair = La contribution du serveur au mélange est fixée ; votre navigateur y ajoute la sienne.

fair-title = Le mélange est-il équitable ?
fair-step-secret = Avant que quiconque s’assoie, le serveur choisit un nombre secret et en montre l’empreinte. Dès lors, il ne peut plus en changer sans que cela se voie.
fair-step-shares = Quand une personne s’assoit, son navigateur tire un nombre et n’en montre que l’empreinte. Au début de la partie, toutes les empreintes sont fixées, et les navigateurs montrent leurs nombres. Ainsi personne, pas même qui tient le serveur, ne peut choisir un nombre d’après les autres. Si un nombre n’est pas montré, tout recommence avec un nouveau secret.
fair-step-seed = Réunis, tous ces nombres donnent la graine de la donne. Chaque carte et chaque tirage en découlent, peu importe qui pioche et quand.
fair-step-end = À la fin de la partie, le secret est révélé, et tout le monde peut refaire le calcul : ici même, dans le navigateur, ou avec « brocante verify ».
fair-commitment = L’empreinte
fair-secret = Le secret
fair-shares = { $shares ->
    [0] Aucun navigateur n’ajoute sa part au mélange : le serveur choisit les cartes.
   *[other] { $people ->
        [one] { $shares } personne sur { $people } ajoute sa part au mélange.
       *[other] { $shares } personnes sur { $people } ajoutent leur part au mélange.
    }
}
fair-none = La personne qui a ouvert la table a choisi cette donne. Au hasard ? Rien ne permet de le dire.
fair-before = Rien n’est mélangé à cette table. La graine de la donne est celle de cette autre partie.
fair-commitment-before = L’empreinte qui y a été montrée
fair-later = Le secret sera révélé à la fin de la partie.
fair-closed = Cette donne se joue encore à d’autres tables. La preuve s’ouvrira avec les parties notées.
fair-check = Vérifié dans votre navigateur
fair-check-hint = Tout, sauf les règles du jeu, est recalculé par votre propre navigateur, dans un script à part.
fair-line = { $shares ->
    [0] Le serveur choisira seul les cartes : aucun navigateur n’ajoute sa part au mélange
   *[other] { $people ->
        [one] Mélange équitable : { $shares } personne sur { $people } y ajoute sa part
       *[other] Mélange équitable : { $shares } personnes sur { $people } y ajoutent leur part
    }
}
fair-fingerprints = Les empreintes des joueurs
fair-restarted = { $count ->
    [0] Le mélange a recommencé avec une nouvelle empreinte.
   *[other] Le mélange a recommencé avec une nouvelle empreinte, car les nombres de ces personnes n’ont pas été montrés : { $names }
}
fair-revealing = La partie va commencer : les navigateurs montrent leurs nombres. Il manque encore : { $names }
fair-mark-adds = ajoute sa part au mélange
fair-mark-shown = nombre montré
fair-mark-silent = nombre pas encore montré

check-checking = Vérification…
check-commitment = Le secret a bien l’empreinte montrée avant la partie
check-shares = Les contributions sont bien celles qui sont entrées dans le mélange ({ $count })
check-server-chose = Le serveur a choisi les cartes : aucun navigateur n’a ajouté sa part au mélange
check-open-shares = Les contributions n’ont pas d’abord été fixées par des empreintes : une personne qui tient le serveur et s’est assise en dernier a pu choisir la sienne d’après les autres
check-fingerprints = Avant de montrer sa contribution, votre navigateur a vu les empreintes de toutes, et ce sont bien elles
check-seed = La graine est bien faite du secret et des contributions
check-no-seed = Rien ne prouve d’où vient la graine
check-origin = Les cartes avaient déjà été données, à la table { $where } : toute personne qui a vu cette partie peut les connaître
check-origin-seed = La graine est celle de cette donne : son secret et ses contributions la donnent
check-original = L’autre partie a la même graine et les mêmes cartes
check-imported = Le serveur qui a écrit cette partie notée n’a pas vu la partie : on la lui a apportée
check-draws = Chaque tirage découle de la graine ({ $count })
check-seals = Chaque coup est conforme à son sceau ({ $count })
check-no-seals = La partie enregistrée n’a pas de sceaux
check-rules = Le serveur a rejoué chaque coup selon les règles
check-yours = Votre navigateur a vu cette empreinte avant la partie, et sa contribution est dans la graine
check-not-yours = Votre navigateur n’était pas là au moment du mélange et ne peut pas se porter garant de l’empreinte
check-insecure = Ce navigateur ne calcule les empreintes que sur une page sécurisée (https, ou l’ordinateur lui-même). « brocante verify » vérifie partout.
check-failed = Quelque chose ne va pas :
check-whole = Tout concorde : rien n’a été modifié.
check-changed = Ce n’est pas ce qui a été joué :
check-commitment-fails = Le secret n’a pas l’empreinte montrée avant la partie.
check-other-commitment = L’empreinte n’est pas celle que votre navigateur a vue avant la partie.
check-shares-fails = La contribution de la place { $where } n’est pas celle qui est entrée dans le mélange.
check-fingerprints-fails = La contribution de la place { $where } n’est pas celle dont votre navigateur a vu l’empreinte avant de montrer la sienne.
check-seed-fails = La graine n’est pas faite du secret et des contributions.
check-original-fails = L’autre partie a d’autres cartes.
check-origin-fails = Les cartes avaient déjà été données, mais la partie notée prétend avoir son propre mélange.
check-draws-fails = Au coup { $where }, un tirage ne découle pas de la graine.
check-scripted = Tirages fixés à la main, et non mélangés : { $count }
check-deal-fails = La mise en place n’est pas conforme à son sceau.
check-seals-fails = Le coup { $where } n’est pas conforme à son sceau.
check-end-fails = La partie enregistrée ne finit pas là où elle a été scellée.
check-no-record = Ce n’est pas une partie enregistrée.

records-title = Vérifier une partie enregistrée
records-about = Une partie enregistrée est une partie entière dans un fichier. Choisissez-en une, d’ici ou d’un autre serveur : elle sera vérifiée, et vous pourrez l’importer pour la revoir.
records-file = La partie enregistrée
records-import = L’importer pour la revoir
records-script = Cette page a besoin de JavaScript. « brocante verify » s’en passe.
records-link = Vérifier une partie enregistrée

deal-title = La même donne
deal-about = Plusieurs groupes peuvent jouer la même donne, sans rien savoir les uns des autres, puis comparer leurs résultats place par place.
deal-seat = Place
deal-table = Table { $number }
deal-this = celle-ci
deal-playing = { $count ->
    [one] On la joue encore à une autre table.
   *[other] On la joue encore à { $count } autres tables.
}
deal-again = Jouer cette donne
deal-closed = { $days ->
    [0] { $hours ->
        [one] Cette donne est fermée : personne ne peut la consulter tant que tout le monde n’a pas pu la jouer. Les parties notées et les reprises s’ouvriront dans une heure.
       *[other] Cette donne est fermée : personne ne peut la consulter tant que tout le monde n’a pas pu la jouer. Les parties notées et les reprises s’ouvriront dans { $hours } heures.
    }
   *[other] Cette donne est fermée : personne ne peut la consulter tant que tout le monde n’a pas pu la jouer. Les parties notées et les reprises s’ouvriront dans { $days } jours.
}
deal-link = Lien vers cette donne
deal-known = Qui pouvait connaître les cartes ?
deal-known-nobody = Personne ne pouvait les consulter
deal-known-scripted = La personne qui a choisi la donne
deal-known-imported = La personne qui a apporté la donne d’un autre serveur
deal-known-record = Tout le monde, par la partie notée de la table { $number }
deal-known-watched = Toute personne qui a regardé une autre table
deal-known-player = { $name } a aussi joué à la table { $number }
deal-begin = La jouer
deal-played = Vous avez joué cette donne. Chacun ne la joue qu’une fois.
deal-bots = La faire jouer par des robots
deal-hidden = Pendant votre partie, ni noms ni résultats ne s’affichent. Mais on connaît les cartes quand on a déjà joué ou regardé cette donne.
deal-back = Retour à la table
problem-other-rules = Cette partie a commencé avec une version des règles que ce serveur ne joue pas. Elle est conservée telle quelle.

problem-damaged = La partie enregistrée de cette table est endommagée : impossible de l’afficher ou de la continuer. L’opérateur du serveur est averti.
problem-closed = L’opérateur de ce serveur a fermé cette table.
problem-banned = L’opérateur de ce serveur vous a banni, vous ou votre adresse.
problem-not-operator = Cette page est réservée à l’opérateur du serveur. « brocante operator-link » en donne le lien.

table-keep = Garder cette partie

front-forget = Effacer ce que j’ai dit
front-forget-help = Vos pseudos, vos messages et vos remarques disparaissent de toutes les tables de ce serveur. Les parties, les résultats et vos places restent.
front-forget-button = Effacer mes mots et mes noms
front-forget-confirm = Vos mots et vos noms seront perdus pour de bon. Les effacer partout ?

operator-title = Opérateur
operator-state = État
operator-counts = { $gathering } en attente, { $playing } en cours, { $over } terminées ; { $memory } en mémoire
operator-tables = Tables
operator-people = Personnes
operator-data = Données
operator-mib = { $size } Mio
operator-free = { $size } libres sur le disque
operator-failing = La dernière écriture a échoué : rien ne peut être enregistré.
operator-backup = Dernière sauvegarde
operator-backup-off = Désactivée. « --backup-dir » l’active.
operator-backup-none = Aucune pour l’instant
operator-backup-failed = Le dernier essai a échoué. Le journal dit pourquoi.
operator-damage = Dégâts
operator-sound = Aucun connu
operator-file-damaged = Le fichier de données est endommagé. Restaurez vite une sauvegarde.
operator-reports = Signalements
operator-no-reports = Aucun signalement en attente.
operator-close = Fermer
operator-close-confirm = Fermer cette table pour tout le monde, définitivement ?
operator-ban = Bannir
operator-ban-address = Bannir l’adresse
operator-unban = Lever le bannissement
operator-forget = Effacer les mots
operator-forget-confirm = Effacer partout les mots et les noms de cette personne, définitivement ?
operator-bans = Bannissements
operator-no-bans = Personne n’est banni.
operator-kind = Type
operator-address = Adresse
operator-person = Personne
operator-subject = Adresse ou identifiant
operator-limits = Demandes refusées, par motif
operator-audit = Journal des actions

act-entered = Entrée de l’opérateur depuis
act-banned = Banni
act-unbanned = Bannissement levé
act-closed = Table fermée
act-forgot = { $count ->
    [one] Mots effacés à une table :
   *[other] Mots effacés à { $count } tables :
}
act-removed = { $count ->
    [one] Une ancienne table supprimée
   *[other] { $count } anciennes tables supprimées
}
act-chat-removed = { $count ->
    [one] Discussion d’une ancienne table supprimée
   *[other] Discussions de { $count } anciennes tables supprimées
}
