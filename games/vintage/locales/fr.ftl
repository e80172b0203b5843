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
    [yes] Vous ne trouvez
   *[no] { $seat } ne trouve
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
} joué le dernier tour. Chacun peut encore mettre un objet en réserve.
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
    [yes] La pioche est épuisée : mettez encore un objet de votre vitrine en réserve, ou plus rien.
   *[no] La pioche est épuisée, et c’est à { $seat } de mettre encore un objet en réserve, ou plus rien.
}
refusal-second-due = { $you ->
    [yes] Vous avez joué un tour de moins : mettez un second objet de votre vitrine en réserve, ou plus rien.
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
refusal-just-stolen = Vous avez volé « { $item } » à votre dernier tour, trop tard pour le mettre en réserve. Choisissez-en un autre, ou aucun.
refusal-deck-items = Un paquet a 63 objets ; celui-ci en a { $found }.
refusal-deck-categories = Un paquet a sept catégories ; celui-ci en a { $found }.
refusal-deck-colours = Un paquet a sept couleurs ; celui-ci en a { $found }.
refusal-deck-name = Un nom a de 1 à { $most } caractères sur une ligne dans chaque langue, et l’anglais (en) est nécessaire.
refusal-deck-unknown-category = La catégorie « { $category } » ne figure pas sous [categories].
refusal-deck-unknown-colour = La couleur « { $colour } » ne figure pas sous [colours].
refusal-deck-year = Les années vont de 1950 à 1979 ; { $year } n’en est pas.
refusal-deck-value = Les valeurs vont de 1 à 5 ; { $value } n’en est pas.
refusal-deck-category-full = Il y a neuf objets par catégorie ; voici le dixième de « { $category } ».
refusal-deck-colour-full = Il y a neuf objets par couleur ; voici le dixième de « { $colour } ».
refusal-deck-decade-full = Il y a 21 objets par décennie ; voici le 22e des années { $decade }.
refusal-deck-same-year-in-category = Les objets d’une catégorie sont tous d’années différentes ; « { $category } » en a déjà un de { $year }.
refusal-deck-same-year-in-colour = Les objets d’une couleur sont tous d’années différentes ; « { $colour } » en a déjà un de { $year }.
refusal-deck-bonus = Cette carte bonus vaut { $expected } points, et non { $found }.

prompt-hoard = { $you ->
    [yes] À vous de mettre en réserve un objet de votre vitrine.
   *[no] { $seat } choisit un objet à mettre en réserve.
}
prompt-take = { $you ->
    [yes] À vous de voler un objet, ou de récupérer le dessus de la défausse.
   *[no] { $seat } choisit un objet à voler ou à récupérer.
}
prompt-steal = { $you ->
    [yes] À vous de voler un objet ; la défausse est vide.
   *[no] { $seat } choisit un objet à voler.
}
prompt-keep = { $you ->
    [yes] À vous de garder l’un des deux objets piochés.
   *[no] { $seat } choisit lequel des deux objets garder.
}
prompt-final = { $you ->
    [yes] La pioche est épuisée : vous pouvez encore mettre un objet en réserve.
   *[no] La pioche est épuisée : { $seat } décide s’il faut encore mettre un objet en réserve.
}
prompt-second = { $you ->
    [yes] Vous avez joué un tour de moins : vous pouvez mettre un second objet en réserve.
   *[no] { $seat } a joué un tour de moins et décide s’il faut mettre un second objet en réserve.
}
prompt-over = Les réserves sont ouvertes : la partie est finie.

sketch-bonus = Majorité d’une décennie : années 50, 5 points, 60, 8, 70, 10 ; d’une couleur ou d’une catégorie : 6 points
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
score-category = Majorité de la catégorie { $name }

about = Mettez un trésor à l’abri, volez-en un autre, piochez-en un troisième : la majorité d’une décennie, d’une couleur ou d’une catégorie rapporte le bonus.
option-open-hoards = Réserves ouvertes
option-open-hoards-help = Chacun peut regarder dans toutes les réserves : une partie sans mémoire.
option-take-that = Coups bas
option-take-that-help = Pour les coriaces : chacun commence avec un objet de moins, et même le dernier objet d’une vitrine peut être volé.

page-item = { $name } : { $category }, { $colour }, { $year }, vaut { $value }
page-item-stolen = { $item }, tout juste volé
page-stolen = volé
page-hidden = Un objet caché
page-market = Pioche et défausse
page-deck = Pioche
page-deck-count = { $count ->
    [0] La pioche est vide.
    [1] Il reste un objet dans la pioche.
   *[other] Il reste { $count } objets dans la pioche.
}
page-deck-again = puis encore la défausse
page-discards = Défausse
page-discards-count = { $count ->
    [0] La défausse est vide.
    [1] Il y a un objet dans la défausse.
   *[other] Il y a { $count } objets dans la défausse.
}
page-look-through = Fouiller
page-case = { $you ->
    [yes] Votre vitrine
   *[no] Vitrine de { $seat }
}
page-case-empty = Rien en vitrine
page-safe = à l’abri
page-safe-help = Le seul objet d’une vitrine ne peut pas être volé.
page-drawn = { $you ->
    [yes] Votre pioche : gardez un objet, défaussez l’autre
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
page-majorities = Les majorités à présent
page-majorities-over = Les majorités
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
page-legend-hidden = 2 en réserve, +1 en vitrine ; plein : en tête à vue d’œil, sans les réserves fermées (?).
page-legend-open = 2 en réserve, +1 en vitrine ; plein : aurait le bonus maintenant.
page-legend-over = Objets en réserve ; plein : remporte le bonus. À égalité, l’objet le plus ancien l’emporte.

# Ce qui rapporte des points.
rule-vintage-score = Valeurs des objets
rule-vintage-majority = Majorités
