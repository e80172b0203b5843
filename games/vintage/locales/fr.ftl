# Vintage

move-hoard = Mettre en réserve « { $item } »
move-steal = Voler « { $item } » à { $from }
move-salvage = Récupérer le dessus de la défausse
move-keep = Garder « { $item } »
move-decline = Ne plus rien mettre en réserve

event-starts = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-displayed = { $you ->
    [yes] Dans votre vitrine :
   *[no] En vitrine chez { $seat } :
} { $items }.
event-hoarded = { $you ->
    [yes] Vous mettez
   *[no] { $seat } met
} en réserve « { $item } ».
event-nothing-to-hoard = { $you ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
} rien à mettre en réserve.
event-stole = { $you ->
    [yes] Vous volez « { $item } » à { $from }.
   *[no] { $from-you ->
        [yes] { $seat } vous vole « { $item } ».
       *[no] { $seat } vole « { $item } » à { $from }.
    }
}
event-salvaged = { $you ->
    [yes] Vous récupérez
   *[no] { $seat } récupère
} « { $item } » dans la défausse.
event-nothing-to-take = { $you ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
} rien à prendre.
event-drew = Vous piochez : { $items }.
event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} « { $item } » et { $you ->
    [yes] défaussez
   *[no] défausse
} « { $discarded } ».
event-kept-only = { $you ->
    [yes] Vous piochez et gardez
   *[no] { $seat } pioche et garde
} le seul objet qui reste, « { $item } ».
event-renewed = La pioche est vide. { $count ->
    [1] La seule carte défaussée devient la nouvelle pioche.
   *[other] Les { $count } cartes défaussées sont mélangées pour former une nouvelle pioche.
}
event-deck-out = La pioche ne suffit plus, et { $you ->
    [yes] vous avez
   *[no] { $seat } a
} joué le dernier tour. Tout le monde peut encore mettre un objet en réserve.
event-declined = { $you ->
    [yes] Vous ne mettez
   *[no] { $seat } ne met
} plus rien en réserve.

refusal-hoard-due = { $you ->
    [yes] Commencez votre tour en mettant en réserve un objet de votre vitrine.
   *[no] C’est à { $seat } de mettre un objet en réserve. Attendez votre tour.
}
refusal-take-due = { $you ->
    [yes] Volez maintenant un objet dans une autre vitrine, ou récupérez le dessus de la défausse.
   *[no] C’est à { $seat } de voler ou de récupérer un objet. Attendez votre tour.
}
refusal-keep-due = { $you ->
    [yes] Vous avez pioché deux objets : choisissez celui que vous gardez.
   *[no] { $seat } choisit entre deux objets. Attendez votre tour.
}
refusal-final-due = { $you ->
    [yes] La pioche est épuisée : mettez en réserve un dernier objet de votre vitrine, ou renoncez-y.
   *[no] La pioche est épuisée : c’est à { $seat } de mettre un dernier objet en réserve, ou d’y renoncer.
}
refusal-second-due = { $you ->
    [yes] Vous avez joué un tour de moins : mettez en réserve un second objet de votre vitrine, ou renoncez-y.
   *[no] { $seat } a joué un tour de moins et peut maintenant mettre un second objet en réserve.
}
refusal-over-small = La pioche est épuisée et les derniers objets sont en réserve : la partie est finie.
refusal-over-large = La pioche s’est épuisée deux fois et les derniers objets sont en réserve : la partie est finie.
refusal-not-in-your-display = « { $item } » n’est pas dans votre vitrine : choisissez un objet qui s’y trouve.
refusal-own-display = On ne se vole pas soi-même : choisissez un objet dans la vitrine de quelqu’un d’autre.
refusal-not-in-their-display = « { $item } » n’est pas en vitrine chez { $from } : choisissez un objet qui s’y trouve.
refusal-last-item = « { $item } » est le seul objet en vitrine chez { $from } : on ne peut pas le voler. Choisissez-en un autre.
refusal-no-discards = La défausse est vide : volez plutôt un objet.
refusal-not-drawn = « { $item } » n’est pas un des objets que vous avez piochés : gardez l’un de ceux-là.
refusal-just-stolen = Vous avez volé « { $item } » à votre dernier tour : trop tard pour le mettre en réserve. Choisissez-en un autre, ou aucun.
refusal-deck-items = Un paquet a 63 objets ; celui-ci en a { $found }.
refusal-deck-categories = Un paquet a sept catégories ; celui-ci en a { $found }.
refusal-deck-colours = Un paquet a sept couleurs ; celui-ci en a { $found }.
refusal-deck-name = Un nom a de 1 à { $most } caractères sur une ligne dans chaque langue, et l’anglais (en) est nécessaire.
refusal-deck-unknown-category = La catégorie « { $category } » ne figure pas sous [categories].
refusal-deck-unknown-colour = La couleur « { $colour } » ne figure pas sous [colours].
refusal-deck-year = Les années vont de 1950 à 1979 ; { $year } n’en fait pas partie.
refusal-deck-value = Les valeurs vont de 1 à 5 ; { $value } n’en fait pas partie.
refusal-deck-category-full = Il y a neuf objets par catégorie ; voici le dixième de « { $category } ».
refusal-deck-colour-full = Il y a neuf objets par couleur ; voici le dixième de « { $colour } ».
refusal-deck-decade-full = Il y a 21 objets par décennie ; voici le 22e des années { $decade }.
refusal-deck-same-year-in-category = Les objets d’une catégorie sont tous d’années différentes ; « { $category } » en a déjà un de { $year }.
refusal-deck-same-year-in-colour = Les objets d’une couleur sont tous d’années différentes ; « { $colour } » en a déjà un de { $year }.
refusal-deck-bonus = Cette carte bonus vaut { $expected } points, et non { $found }.

prompt-hoard = { $you ->
    [yes] Mettez en réserve un objet de votre vitrine.
   *[no] { $seat } choisit un objet à mettre en réserve.
}
prompt-take = { $you ->
    [yes] Volez un objet, ou récupérez le dessus de la défausse.
   *[no] { $seat } choisit un objet à voler ou à récupérer.
}
prompt-steal = { $you ->
    [yes] Volez un objet : la défausse est vide.
   *[no] { $seat } choisit un objet à voler.
}
prompt-keep = { $you ->
    [yes] Gardez l’un des deux objets piochés.
   *[no] { $seat } choisit lequel des deux objets garder.
}
prompt-final = { $you ->
    [yes] La pioche est épuisée. Un dernier objet en réserve ?
   *[no] La pioche est épuisée : { $seat } peut mettre un dernier objet en réserve.
}
prompt-second = { $you ->
    [yes] Vous avez joué un tour de moins. Un second objet en réserve ?
   *[no] { $seat } a joué un tour de moins et peut mettre un second objet en réserve.
}
prompt-over = Les réserves sont ouvertes : la partie est finie.

sketch-bonus = Majorité d’une décennie : 5 points pour les années 50, 8 pour les années 60, 10 pour les années 70 ; d’une couleur ou d’une catégorie : 6 points
sketch-deck = Pioche : { $count ->
    [0] vide
    [1] un objet
   *[other] { $count } objets
}
sketch-discards = Défausse : { $count ->
    [0] vide
    [1] un objet
   *[other] { $count } objets, avec sur le dessus
}
sketch-seat = { $you ->
    [yes] Dans votre vitrine
   *[no] En vitrine chez { $seat }
}, { $count ->
    [0] rien en réserve
    [1] un objet en réserve
   *[other] { $count } objets en réserve
}
sketch-hoard = réserve :
sketch-drawn = Vous avez pioché
sketch-item = { $name }  { $category }  { $colour }  { $year }  vaut { $value }

score-values = { $count ->
    [0] Une réserve vide
    [1] Valeur d’un objet
   *[other] Valeurs de { $count } objets
}
score-decade = Majorité des années { $decade }
score-colour = Majorité de la couleur { $name }
score-category = Majorité de la catégorie « { $name } »

about = Mettez un trésor à l’abri, volez-en un autre, piochez-en un troisième : la majorité d’une décennie, d’une couleur ou d’une catégorie rapporte le bonus.
option-open-hoards = Réserves ouvertes
option-open-hoards-help = Tout le monde voit le contenu des réserves : une partie sans effort de mémoire.
option-take-that = Coups bas
option-take-that-help = Pour les coriaces : on commence avec un objet de moins, et même le dernier objet d’une vitrine peut être volé.

page-item = { $name }, { $year } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}, { $category }, { $colour }
page-item-stolen = Tout juste volé : { $item }
page-stolen = volé
page-hidden = Un objet caché
page-market = Pioche et défausse
page-deck = Pioche
page-deck-count = { $count ->
    [0] La pioche est vide.
    [1] Il reste un objet dans la pioche.
   *[other] Il reste { $count } objets dans la pioche.
}
page-deck-again = puis encore une fois la défausse
page-discards = Défausse
page-discards-count = { $count ->
    [0] La défausse est vide.
    [1] Il y a un objet dans la défausse.
   *[other] Il y a { $count } objets dans la défausse.
}
page-look-through = Parcourir
page-case = { $you ->
    [yes] Votre vitrine
   *[no] Vitrine de { $seat }
}
page-case-empty = Rien en vitrine
page-safe = à l’abri
page-safe-help = Le seul objet d’une vitrine ne peut pas être volé.
page-drawn = { $you ->
    [yes] Vos objets piochés : gardez-en un, défaussez l’autre
   *[no] { $seat } a pioché et choisit
}
page-hoard = { $you ->
    [yes] Votre réserve
   *[no] Réserve de { $seat }
} : { $count ->
    [0] vide
    [1] un objet
   *[other] { $count } objets
}
page-hoard-empty = Rien en réserve
page-hoard-closed = en réserve
page-on-display = { $count ->
    [0] Rien en vitrine
    [1] Un objet en vitrine
   *[other] { $count } objets en vitrine
}
page-points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
page-won = gagne
page-majorities = Majorités actuelles
page-majorities-over = Majorités
page-decades = Décennies
page-colours = Couleurs
page-categories = Catégories
page-decade = { $decade }
page-bonus = { $name } : { $points } points
page-ahead = en tête
page-tied = à égalité
page-closed = { $count ->
    [1] Un objet dans une réserve fermée
   *[other] { $count } objets dans une réserve fermée
}
page-legend-hidden = 2 en réserve, +1 en vitrine ; plein : en tête à première vue, sans compter les réserves fermées (?).
page-legend-open = 2 en réserve, +1 en vitrine ; plein : remporterait le bonus maintenant.
page-legend-over = Objets en réserve ; plein : remporte le bonus. À égalité, l’objet le plus ancien l’emporte.

# Ce qui rapporte des points.
rule-vintage-score = Valeurs des objets
rule-vintage-majority = Majorités

# Les images des règles.
picture-value = Valeur : ce que l’objet rapporte en réserve, ici { $value }
picture-category = Catégorie : { $name }
picture-colour = Couleur, avec son propre motif : { $name }
picture-year = Année : { $year }, il compte donc pour les années { $decade }

# La première partie guidée.
story-first-game-goal = Bienvenue à la brocante ! Trois stands rêvent de la plus belle réserve. À la fin, chaque objet en réserve rapporte sa valeur. S’y ajoutent des bonus pour la majorité d’une décennie, d’une couleur ou d’une catégorie.
story-first-game-item = Voici votre vitrine, avec un tandem du dimanche. La pastille ronde donne sa valeur : 5. La bande du bas dit pour quoi il compte : le signe des vélos, l’étoffe unie du turquoise et 1965, donc les années 60. Un seul objet, trois majorités !
story-first-game-hoard = Un tour a trois étapes. D’abord, mettez un objet en réserve : il quitte votre vitrine, et plus personne ne peut le voler. Cliquez sur le tandem du dimanche. C’est votre seul objet : pas encore de choix à faire.
story-first-game-steal = Ensuite, prenez un objet. La défausse est encore vide : volez ! À votre gauche, un vélo de course attend en vitrine : c’est un vélo, comme votre tandem, et lui aussi des années 60. Cliquez dessus.
story-first-game-keep = Enfin, vous piochez deux objets que personne d’autre ne voit. Gardez-en un, défaussez l’autre. Le service à fondue vaut 4. Le transistor de poche ne vaut que 1, mais il est turquoise et des années 60, comme votre tandem. Cliquez sur le transistor de poche.
story-first-game-shown = Voilà un tour complet. Deux objets sont maintenant dans votre vitrine, au vu de tous. Votre réserve est à l’abri, pas votre vitrine. Voyons ce que font les autres.
story-first-game-robbed = Au voleur ! À votre gauche, on a mis un lampadaire en réserve, repris le vélo de course et gardé un lustre. Il vous reste un objet, et le seul objet d’une vitrine ne peut pas être volé : le transistor reste chez vous.
story-first-game-salvaged = À votre droite, on a mis un siphon en réserve, puis, au lieu de voler, récupéré la chaise coque dans la défausse. C’est maintenant un batteur qui se trouve sur le dessus, et c’est à vous de jouer.
story-first-game-only = D’abord la réserve, comme toujours : cliquez sur le transistor de poche. Avec le tandem, cela vous fait en réserve deux objets turquoise et deux objets des années 60.
story-first-game-salvage = Cette fois, pas besoin de voler. Récupérez le batteur : cliquez dessus, sur la défausse. Il est turquoise, des années 60, et il vaut 5. Dire que quelqu’un s’en est défait !
story-first-game-keep-again = Deux nouveaux objets. Le cerf-volant est turquoise et vaut 4, le yo-yo est des années 60 et vaut 1. Cliquez sur le cerf-volant.
story-first-game-majorities = Les autres ont joué sans rien vous prendre. Trouvez votre ligne dans le tableau des majorités : un chiffre seul, c’est en réserve ; avec un plus, c’est en vitrine. Une case pleine : en tête à première vue. Les réserves fermées ne sont pas comptées : souvenez-vous de ce qui y est entré !
story-first-game-choice = Maintenant, vous avez le choix. Le batteur vaut 5 et date des années 60, le cerf-volant vaut 4 et date des années 70 ; tous deux sont turquoise. Mettez à l’abri celui que vous regretteriez le plus, car ce qui reste en vitrine peut être volé. Cliquez sur le batteur.
story-first-game-later = Faisons un bond : tout le monde a joué neuf tours. Il reste trois objets dans la pioche. Vous allez en piocher deux, et un seul ne suffit pas pour un tour de plus. Ce tour est donc le dernier de la partie.
story-first-game-last-hoard = Dans votre vitrine : un fauteuil en toile de 1955 et un radio-réveil de 1970. La majorité des années 70 rapporte 10 points, plus que tout autre bonus, et vous avez déjà quelques objets de ces années-là. Cliquez sur le radio-réveil.
story-first-game-last-steal = Volez encore un objet. Un objet volé au tout dernier tour ne peut plus entrer en réserve. Mais à votre gauche, on ne l’aura pas non plus ! Cliquez sur le ballon sauteur, qui rebondit entre vous deux depuis un moment.
story-first-game-last-keep = Un appareil photo de 1972 ou un magnétophone de 1971 ? Votre réserve contient un projecteur, qui compte pour « Photo et cinéma ». Un second objet de cette catégorie peut faire la différence : cliquez sur l’appareil à développement instantané.
story-first-game-end = Il ne reste qu’un objet dans la pioche : c’était le dernier tour. Tout le monde peut encore mettre un objet en réserve, en commençant à votre gauche. Vous passez en dernier, sans avoir droit au ballon sauteur, tout juste volé.
story-first-game-one-more = Les deux autres ont mis un objet de plus en réserve. À vous : cliquez sur l’appareil à développement instantané.
story-first-game-open = Les autres ont joué un tour de moins que vous, et donc mis un second objet en réserve. Toutes les réserves sont maintenant ouvertes, et le tableau dit qui remporte chaque bonus. Sept objets des années 70 contre six : ces 10 points sont à vous.
story-first-game-tie = Regardez les vélos : il y en a un dans chaque réserve. À égalité, l’objet le plus ancien l’emporte. Votre tandem est de 1965, les deux autres vélos de 1966 et de 1973 : six points pour le tout premier objet mis en réserve !
story-first-game-score = Valeurs 32, bonus 40 : 72 points. Les autres en ont 69 : vous gagnez ! Sans ce dernier appareil, vous en auriez 62 : il apporte ses 4 points et le bonus de sa catégorie. Ce qui reste en vitrine ne rapporte rien. Amusez-vous bien à une vraie table !

# Les exemples des règles.
story-only-item-three = Vous avez trois objets en vitrine. Avant que vous puissiez en mettre un en réserve, les trois autres jouent, en commençant à votre gauche.
story-only-item-two = À votre gauche, on vous a volé le fauteuil œuf. Il vous reste deux objets.
story-only-item-one = En face, on vous vole la caméra. Il ne reste que le robot, et le seul objet d’une vitrine ne peut pas être volé.
story-only-item-elsewhere = À votre droite, il faut donc chercher ailleurs : le fauteuil œuf est volé là où il venait d’arriver. Dans cette vitrine aussi, il ne reste qu’un objet, et on ne peut plus le voler.
story-only-item-safe = Vous mettez le robot en réserve. Le voilà hors d’atteinte pour de bon.
story-discard-drawn = Vous avez mis un fauteuil en réserve et volé le ballon sauteur. Vous piochez maintenant un lustre et un lampadaire, que personne d’autre ne voit.
story-discard-on-top = Vous gardez le lustre, moutarde comme votre fauteuil. Le lampadaire va, face visible, sur la défausse.
story-discard-salvaged = À votre gauche, on vient de mettre une lampe en réserve, et on récupère votre lampadaire au lieu de voler un objet.
story-discard-next = Puis on y défausse une boule japonaise. Seul le dessus de la défausse peut être récupéré : c’est désormais la boule japonaise.
story-tie-alone = Dans cet exemple, les réserves sont ouvertes. Vous avez mis en réserve un tandem de 1965, le seul vélo jusqu’ici : le bonus des vélos serait à vous.
story-tie-older = À votre gauche, on met aussi un vélo en réserve. Un partout : c’est l’égalité, et l’objet le plus ancien l’emporte. 1957 bat 1965, et les 6 points changent de main.
story-tie-more = Vous mettez un second vélo en réserve. Deux, c’est plus qu’un, si ancien soit-il : le bonus est de nouveau à vous.
story-final-out = Il reste un objet dans la pioche : la partie se termine. Le dernier tour s’est joué à votre gauche, et on vous y a volé le fauteuil œuf.
story-final-first = Tout le monde peut encore mettre un objet en réserve, dans le sens horaire. On commence à gauche de qui a joué le dernier tour : d’abord à votre droite, puis vous. Vous avez mis en réserve le service à fondue.
story-final-stolen = À votre gauche, on passe en dernier, sans avoir droit au fauteuil, volé au dernier tour. La bicyclette à panier, piochée pendant ce même tour, convient.
story-final-second = Votre adversaire de droite et vous avez joué un tour de moins : chacun met un second objet en réserve. Pour vous, c’est le batteur. Le fauteuil reste en vitrine et ne rapporte rien.
story-scoring-majority = Toutes les réserves sont ouvertes. Six de vos objets sont des années 70, contre cinq et quatre chez les autres : le bonus de 10 points est pour vous.
story-scoring-tie = Radios et disques : deux objets chez vous, deux à votre droite. Votre poste à galène de 1952 est le plus ancien de tous : les 6 points sont à vous.
story-scoring-sum = Vos 11 objets valent 32 points en tout, et vos six cartes bonus en rapportent 40 : 72 points. À votre gauche, 35 et 37 font aussi 72.
story-scoring-winner = À égalité de points, c’est l’objet le plus ancien des réserves qui l’emporte. Votre poste à galène est de 1952 ; à votre gauche, le plus ancien, un triporteur, est de 1956. Vous gagnez !
