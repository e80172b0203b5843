# Textes des pages.

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
setup-for-bot = Robots
setup-more = Autres réglages
setup-pace = Rythme
setup-deck = Paquet
setup-own-deck = Un paquet à vous
setup-own-deck-help = Le texte d’un fichier de cartes (TOML) ; la page des règles dit ce qu’il peut contenir
setup-spectators = On peut regarder
setup-spectators-help = Le public voit ce que voit toute la table, et rien de caché.

pace-no-clock = Sans pendule
pace-relaxed = Tranquille : { $seconds } secondes par décision
pace-normal = Normal : { $seconds } secondes par décision
pace-fast = Rapide : { $seconds } secondes par décision

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
gathering-remove = Retirer
gathering-pass-host = Nommer hôte

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
table-rules = Règles
table-sound = Son
table-device = Continuer sur un autre appareil
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
table-winner-mark = Gagne la partie
table-to-act-mark = Doit décider
table-points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-end = La fin
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
moment-now = Retour à la table

device-title = Continuer sur un autre appareil
device-how = Ouvrez ce lien sur l’autre appareil, ou scannez-le. Il sert une fois, pendant dix minutes ; cet appareil ne fera plus que regarder.
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
problem-over = La partie est finie.
problem-stale = La table a changé entre-temps : regardez encore, puis décidez.
problem-bad-name = Un pseudo a de 1 à { $name } caractères.
problem-bad-text = Un texte a de 1 à { $text } caractères.
problem-not-speaking = Ce n’est pas à vous de parler.
problem-link-used = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un autre.
problem-bad-request = La demande n’a pas été comprise : { $detail }
problem-too-large = C’est trop à la fois.
problem-too-many = C’était trop rapide. Attendez un instant, puis réessayez.
problem-cross-site = La demande venait d’un autre site ; elle n’a pas été suivie.
problem-unsaved = Cela n’a pas pu être enregistré, donc rien n’a eu lieu. Réessayez.
problem-broken = Quelque chose a cassé de notre côté. Rien de ce qui était confirmé n’est perdu.
