# Five Cards Collector

card-symbol = { $figure } en { $colour }
card-none = carte { $number }
special-pile-swap = Dessus de la défausse
special-draw-three = Trois cartes
special-direction = Changement de sens
special-retrieve = Retour de la défausse
special-draw-hand = Pioche dans une main
special-view-hand = Regard dans une main
special-take-over = Prise

move-collect = Exposer : { $card }
move-discard = Défausser : { $card }
move-draw = Piocher une carte
move-keep = Garder la carte
move-pass = Passer
move-pile-swap = Prendre le dessus de la défausse
move-draw-three = Piocher trois cartes
move-direction = Changer de sens
move-retrieve = Chercher une carte dans la défausse
move-fetch = Prendre dans la défausse : { $card } (hauteur { $at })
move-draw-hand = Piocher dans la main de { $from }
move-view-hand = Regarder la main de { $from } et y prendre une carte
move-take = Prendre : { $card }
move-take-over = Prendre à { $from } : { $card }, { $onto ->
    [pile] sur la défausse
   *[collection] pour votre collection
}

event-collection = { $you ->
    [yes] À réunir pour vous
   *[no] À réunir pour { $seat }
} : { $cards }.
event-dealt = Vous recevez : { $cards }.
event-turned-up = Carte retournée : { $card }.
event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-collected = { $you ->
    [yes] Vous exposez
   *[no] { $seat } expose
} : { $card }.
event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} : { $card }.
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
event-drew-cards = Vous avez pioché : { $cards }.
event-kept = { $you ->
    [yes] Vous la gardez.
   *[no] { $seat } la garde.
}
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-used = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « { $card } ».
event-turned-round = On joue maintenant dans l’autre sens.
event-took-top = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le dessus de la défausse : { $card }.
event-retrieved = { $you ->
    [yes] Vous reprenez
   *[no] { $seat } reprend
} dans la défausse : { $card }.
event-looked-at = { $you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} { $from-you ->
    [yes] votre main.
   *[no] la main de { $from }.
}
event-saw-hand = { $from } a en main : { $cards }.
event-took-unseen = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} une carte dans { $from-you ->
    [yes] votre main.
   *[no] la main de { $from }.
}
event-took = Vous avez pris : { $card }.
event-lost = { $to } vous a pris : { $card }.
event-took-over = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $from-you ->
    [yes] dans votre collection
   *[no] dans la collection de { $from }
} : { $card }, { $onto ->
    [pile] mis sur la défausse.
   *[collection] pour { $you ->
        [yes] la vôtre.
       *[no] la sienne.
    }
}
event-renewed = La pioche est refaite : { $count } cartes.
event-won = { $you ->
    [yes] Vous avez les cinq : victoire !
   *[no] { $seat } a les cinq et gagne.
}
event-stuck = { $you ->
    [yes] Il ne vous reste ni coup ni droit de passer : c’est perdu.
   *[no] Il ne reste à { $seat } ni coup ni droit de passer : c’est perdu.
}
event-stalemate = La partie est bloquée : la collection la plus avancée gagne.

refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-not-a-symbol = On ne défausse que des symboles ; « { $card } » est une carte spéciale.
refusal-game-won = Une collection est complète : la partie est finie.
refusal-game-stuck = Quelqu’un n’avait plus de coup : la partie est finie.
refusal-game-stalemate = La partie était bloquée : elle est finie.
refusal-collect-not-in-hand = On n’expose qu’une carte de sa main ; celle-ci n’y est pas : { $card }.
refusal-not-lacking = Cette carte ne manque pas à votre collection : { $card }.
refusal-discard-not-in-hand = On ne défausse qu’une carte de sa main ; celle-ci n’y est pas : { $card }.
refusal-no-match = Ni la figure ni la couleur ne vont ({ $card }) : sur la défausse, il y a { $top }.
refusal-special-not-in-hand = Vous n’avez pas « { $card } » en main.
refusal-not-another-seat = Choisissez quelqu’un d’autre à cette table.
refusal-pile-empty = La défausse est vide : cette carte ne ferait rien.
refusal-hand-empty = { $from } n’a pas de cartes : cette carte ne ferait rien.
refusal-nothing-collected = { $from } n’a encore rien exposé : cette carte ne ferait rien.
refusal-hand-full = Votre main est à la limite de { $limit } cartes ; vous ne pouvez pas piocher.
refusal-nothing-drawn = Vous n’avez pas pioché de carte à garder.
refusal-only-the-drawn-card = Vous avez pioché : { $card }. Jouez cette carte tout de suite, ou gardez-la.
refusal-no-pass-left = Vous avez déjà passé trois fois et ne pouvez plus passer.
refusal-take-first = Vous regardez la main de { $from } : prenez-y d’abord une carte.
refusal-not-in-that-hand = Cette carte n’est pas dans la main de { $from } : { $card }.
refusal-nothing-viewed = Vous ne regardez la main de personne.
refusal-fetch-first = Vous cherchez dans la défausse : prenez-y d’abord une carte.
refusal-not-in-the-pile = Cette carte n’est pas à cette hauteur dans la défausse.
refusal-nothing-searched = Vous ne cherchez pas dans la défausse.
refusal-not-collected = { $from } n’a pas exposé cette carte : { $card }.
refusal-not-lacking-either = Cette carte ne manque pas à votre collection ({ $card }) ; elle ne peut aller que sur la défausse.
refusal-deck-symbols = Il faut { $expected } figures et { $expected } couleurs.
refusal-deck-name = Un identifiant doit être nouveau, et aucun nom ne peut être vide ou dépasser { $most } caractères.
refusal-deck-specials = Il faut { $expected } cartes spéciales ; en voici { $found }.
refusal-deck-unknown-special = Il n’y a pas de carte spéciale « { $special } ».
refusal-deck-special-count = Il y a au plus { $most } cartes d’une spéciale.
refusal-deck-collections = Il faut { $expected } collections, et chaque symbole doit être sur deux d’entre elles exactement.
refusal-deck-unknown-symbol = Il n’y a pas de symbole « { $symbol } ».
refusal-deck-collection-shape = Une collection montre cinq symboles, chaque figure et chaque couleur une fois.
refusal-deck-collections-alike = Deux collections ont au plus un symbole en commun.

prompt-turn = { $you ->
    [yes] À vous : exposez, défaussez, jouez une spéciale, piochez ou passez.
   *[no] C’est à { $seat } de jouer.
}
prompt-drawn = { $you ->
    [yes] À vous : jouez la carte piochée, ou gardez-la.
   *[no] { $seat } a pioché une carte et choisit : la jouer ou la garder.
}
prompt-viewing = { $you ->
    [yes] À vous de prendre une carte dans la main de { $from }.
   *[no] { $seat } choisit une carte dans { $from-you ->
        [yes] votre main.
       *[no] la main de { $from }.
    }
}
prompt-fetching = { $you ->
    [yes] À vous de prendre une carte de la défausse.
   *[no] { $seat } choisit une carte de la défausse.
}
prompt-over = La partie est finie.

sketch-table = Pioche { $deck }, défausse { $pile } (dessus : { $top }), spéciales jouées { $used }, { $direction ->
    [clockwise] sens des aiguilles d’une montre
   *[back] sens inverse
}
sketch-seat = { $name } : { $size } cartes sur { $limit } en main ; { $counted ->
    [yes] encore le droit de passer { $passes } fois ;{" "}
   *[no] {""}
}exposé : { $collected } ; manque : { $lacking }
sketch-known = vous y connaissez : { $cards }{ $less ->
    [0] {""}
    [one] , dont une a pu partir sans être vue
   *[other] , dont { $less } ont pu partir sans être vues
}
sketch-hand = Votre main : { $cards }
sketch-drawn = Vous venez de piocher : { $card }

score-collected = { $count ->
    [one] { $count } carte exposée
   *[other] { $count } cartes exposées
}
score-stuck = Plus de coup, avec { $count ->
    [one] { $count } carte exposée
   *[other] { $count } cartes exposées
}

about = Complétez le premier vos cinq affiches : piochez, échangez, regardez dans les mains et chipez ce que les autres ont posé.
option-expert = Partie d’experts à deux
option-expert-help = À deux, sept cartes et une limite de sept au lieu de neuf. À plus de deux, rien ne change.

help-pile-swap = Prenez le dessus de la défausse.
help-draw-three = Piochez trois cartes, dans la limite de la main.
help-direction = Le jeu repart dans l’autre sens.
help-retrieve = Prenez une carte de la défausse, au choix.
help-draw-hand = Prenez une carte au hasard dans une main.
help-view-hand = Regardez une main et prenez-y une carte.
help-take-over = Prenez une carte que quelqu’un a posée.

page-special = { $name } : { $help }
page-missing = Manque encore : { $card }
page-several = { $card }, { $count } fois
page-wanted = { $card }, manque à votre collection
page-middle = Pioche et défausse
page-deck = Pioche
page-deck-count = { $count ->
    [0] La pioche est vide.
    [1] Il reste une carte cachée dans la pioche.
   *[other] Il reste { $count } cartes cachées dans la pioche.
}
page-renewed = refaite { $count } fois sur { $most }
page-pile = Défausse
page-pile-count = { $count ->
    [0] La défausse est vide.
    [1] Il y a une carte dans la défausse.
   *[other] Il y a { $count } cartes dans la défausse.
}
page-look-through = Parcourir
page-clockwise = sens horaire
page-counterclockwise = sens inverse
page-used = { $count ->
    [0] Aucune carte spéciale jouée
   *[other] Spéciales jouées : { $count }
}
page-own-frame = Votre collection
page-own-hand = Votre main : { $count } cartes sur { $limit }
page-drawn = piochée à l’instant
page-hand-empty = Aucune carte
page-hand = { $you ->
    [yes] Votre main
   *[no] Main cachée de { $seat }
} : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
page-known = { $less ->
    [0] connues :
    [1] connues, moins une :
   *[other] connues, moins { $less } :
}
page-passes = { $count ->
    [0] plus de passe
    [1] encore 1 passe
   *[other] encore { $count } passes
}
page-won = gagne
page-stuck = bloqué
page-collected = { $count } sur { $all } dans la collection
page-viewing = La main de { $from } : prenez une carte

# Ce qui rapporte des points.
rule-five-win = Cartes exposées
rule-five-stuck = Cartes exposées
rule-five-stalemate = Cartes exposées
