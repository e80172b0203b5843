# Five Cards Collector

card-symbol = { $figure } en { $colour }
card-none = carte { $number }
special-pile-swap = Dessus de la défausse
special-draw-three = Trois cartes
special-direction = Changement de sens
special-retrieve = Repêchage
special-draw-hand = Pioche dans une main
special-view-hand = Espionnage
special-take-over = Prise

move-collect = Exposer : { $card }
move-discard = Défausser : { $card }
move-draw = Piocher une carte
move-keep = Garder la carte
move-pass = Passer
move-pile-swap = Prendre le dessus de la défausse
move-draw-three = Piocher trois cartes
move-direction = Changer de sens
move-retrieve = Repêcher une carte dans la défausse
move-fetch = Prendre dans la défausse : { $card } (hauteur { $at })
move-draw-hand = Piocher dans la main de { $from }
move-view-hand = Regarder la main de { $from } et y prendre une carte
move-take = Prendre : { $card }
move-take-over = Prendre à { $from } : { $card }, { $onto ->
    [pile] sur la défausse
   *[collection] pour votre collection
}

event-collection = { $you ->
    [yes] Votre collection
   *[no] Collection de { $seat }
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
    [yes] Vous gardez la carte piochée.
   *[no] { $seat } garde la carte piochée.
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
    [yes] Vous repêchez
   *[no] { $seat } repêche
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
    [pile] pour la défausse.
   *[collection] pour { $you ->
        [yes] la vôtre.
       *[no] la sienne.
    }
}
event-renewed = La pioche est reformée : { $count } cartes.
event-won = { $you ->
    [yes] Vous avez les cinq : victoire !
   *[no] { $seat } a les cinq : victoire !
}
event-stuck = { $you ->
    [yes] Vous n’avez plus aucun coup et ne pouvez plus passer : c’est perdu.
   *[no] { $seat } n’a plus aucun coup et ne peut plus passer : c’est perdu.
}
event-stalemate = La partie est bloquée : la collection la plus avancée gagne.

refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-not-a-symbol = On ne défausse que des symboles ; « { $card } » est une carte spéciale : jouez-la.
refusal-game-won = Une collection est complète : la partie est finie.
refusal-game-stuck = Quelqu’un n’avait plus aucun coup : la partie est finie.
refusal-game-stalemate = La partie était bloquée : elle est finie.
refusal-collect-not-in-hand = On n’expose qu’une carte de sa main ; celle-ci n’y est pas : { $card }.
refusal-not-lacking = Cette carte ne manque pas à votre collection : { $card }.
refusal-discard-not-in-hand = On ne défausse qu’une carte de sa main ; celle-ci n’y est pas : { $card }.
refusal-no-match = Ni la même figure ni la même couleur ({ $card }) : sur la défausse, il y a { $top }.
refusal-special-not-in-hand = Vous n’avez pas « { $card } » en main.
refusal-not-another-seat = Choisissez quelqu’un d’autre à cette table.
refusal-pile-empty = La défausse est vide : cette carte ne ferait rien.
refusal-hand-empty = { $from } n’a plus de cartes : cette carte ne ferait rien.
refusal-nothing-collected = { $from } n’a encore rien exposé : cette carte ne ferait rien.
refusal-hand-full = Votre main est pleine ({ $limit } cartes) : impossible de piocher.
refusal-nothing-drawn = Vous n’avez pas pioché de carte à garder.
refusal-only-the-drawn-card = Vous avez pioché : { $card }. Jouez cette carte tout de suite, ou gardez-la.
refusal-no-pass-left = Vous avez déjà passé trois fois : c’est le maximum.
refusal-take-first = Vous regardez la main de { $from } : prenez-y d’abord une carte.
refusal-not-in-that-hand = Cette carte n’est pas dans la main de { $from } : { $card }.
refusal-nothing-viewed = Vous ne regardez la main de personne.
refusal-fetch-first = Vous cherchez dans la défausse : prenez-y d’abord une carte.
refusal-not-in-the-pile = Cette carte n’est pas à cette hauteur dans la défausse.
refusal-nothing-searched = Vous ne cherchez pas dans la défausse.
refusal-not-collected = { $from } n’a pas exposé cette carte : { $card }.
refusal-not-lacking-either = Cette carte ne manque pas à votre collection ({ $card }) ; elle ne peut aller que sur la défausse.
refusal-deck-symbols = Il faut { $expected } figures et { $expected } couleurs.
refusal-deck-name = Un identifiant ne sert qu’une fois, et un nom n’est ni vide ni plus long que { $most } caractères.
refusal-deck-specials = Il faut { $expected } cartes spéciales ; en voici { $found }.
refusal-deck-unknown-special = La carte spéciale « { $special } » n’existe pas.
refusal-deck-special-count = Une même spéciale figure sur { $most } cartes au plus.
refusal-deck-collections = Il faut { $expected } collections, et chaque symbole figure sur deux d’entre elles exactement.
refusal-deck-unknown-symbol = Le symbole « { $symbol } » n’existe pas.
refusal-deck-collection-shape = Une collection montre cinq symboles, chaque figure et chaque couleur une fois.
refusal-deck-collections-alike = Deux collections ont au plus un symbole en commun.

prompt-turn = { $you ->
    [yes] À vous : exposez, défaussez, jouez une spéciale, piochez ou passez.
   *[no] C’est à { $seat } de jouer.
}
prompt-drawn = { $you ->
    [yes] Jouez la carte piochée, ou gardez-la.
   *[no] { $seat } a pioché une carte et choisit de la jouer ou de la garder.
}
prompt-viewing = { $you ->
    [yes] Prenez une carte dans la main de { $from }.
   *[no] { $seat } choisit une carte dans { $from-you ->
        [yes] votre main.
       *[no] la main de { $from }.
    }
}
prompt-fetching = { $you ->
    [yes] Prenez une carte dans la défausse.
   *[no] { $seat } choisit une carte dans la défausse.
}
prompt-over = La partie est finie.

sketch-table = Pioche { $deck }, défausse { $pile } (dessus : { $top }), spéciales jouées { $used }, { $direction ->
    [clockwise] sens horaire
   *[back] sens inverse
}
sketch-seat = { $name } : { $size } cartes sur { $limit } en main ; { $counted ->
    [yes] peut encore passer { $passes } fois ;{" "}
   *[no] {""}
}exposé : { $collected } ; manque : { $lacking }
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
score-stuck = Plus aucun coup, avec { $count ->
    [one] { $count } carte exposée
   *[other] { $count } cartes exposées
}

about = Réunissez vos cinq affiches avant les autres : piochez, échangez, espionnez les mains et chipez ce qui est déjà exposé.
option-expert = Partie experte à deux
option-expert-help = À deux : sept cartes et une limite de sept, au lieu de neuf. À plus de deux, rien ne change.

help-pile-swap = Prenez le dessus de la défausse.
help-draw-three = Piochez trois cartes, dans la limite de votre main.
help-direction = Le jeu repart dans l’autre sens.
help-retrieve = Prenez la carte de votre choix dans la défausse.
help-draw-hand = Piochez une carte au hasard dans une autre main.
help-view-hand = Regardez une autre main et prenez-y une carte.
help-take-over = Prenez une carte dans une autre collection.

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
page-renewed = reformée { $count } fois sur { $most }
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
    [0] ne peut plus passer
    [1] peut passer encore 1 fois
   *[other] peut passer encore { $count } fois
}
page-won = gagne
page-stuck = plus aucun coup
page-collected = { $count } sur { $all } exposées
page-viewing = La main de { $from } : prenez une carte

# Ce qui rapporte des points.
rule-five-win = Cartes exposées
rule-five-stuck = Cartes exposées
rule-five-stalemate = Cartes exposées

page-memories = Ce que vous savez des autres mains

# Les images des règles.
picture-nothing = Au début : tout manque encore.
picture-on-the-way = En chemin : il en manque deux.
picture-finished = Terminée : les cinq sont exposées, la partie est gagnée.
picture-top = Dessus de la défausse
picture-same-figure = Possible : même figure.
picture-same-colour = Possible : même couleur.
picture-neither = Impossible : ni l’une ni l’autre.
picture-no-symbol = Impossible : une carte spéciale se joue, elle ne se défausse pas.
picture-copies = { $count } dans le paquet

# La première partie guidée.
story-first-game-goal = Ce cadre est votre collection : sourire en rouge, grimace en jaune, clin d’œil en vert, surprise en bleu et sieste en violet. Exposez les cinq avant les autres, dans n’importe quel ordre. C’est tout le jeu.
story-first-game-rivals = Les autres ont aussi leur collection, visible de tout le monde. Quelqu’un cherche également un sourire en rouge : il va y avoir du sport, car chaque symbole n’existe qu’en deux exemplaires.
story-first-game-hand = Voici votre main : sept cartes, c’est la limite. Les autres n’en voient que le dos. Une étoile marque ce qui manque à votre collection ; les deux cartes sombres sont des spéciales.
story-first-game-collect = À votre tour, vous faites une seule chose. Le mieux, c’est d’exposer : cliquez sur le sourire en rouge, et il rejoint votre cadre. Si un bouton apparaît, appuyez aussi dessus.
story-first-game-others = Votre adversaire de gauche a défaussé une grimace en bleu. Une carte défaussée doit avoir la figure ou la couleur du dessus de la défausse : c’était un clin d’œil en bleu. Votre adversaire de droite a exposé une sieste en vert.
story-first-game-discard = Rien à exposer : faites donc de la place. Votre sourire en bleu irait, votre grimace en rouge aussi. Mais attention, quelqu’un collectionne le sourire en bleu ! La grimace en rouge, personne n’en veut : cliquez dessus pour la défausser.
story-first-game-robbed = Aïe ! À votre gauche, on vient de jouer « Prise » contre vous : votre sourire en rouge a changé de cadre. Une carte exposée n’est jamais à l’abri. Gardez ce sourire à l’œil.
story-first-game-draw = C’est de nouveau à vous. Vous avez cinq cartes, moins de sept : vous pouvez donc piocher. Cliquez sur la pioche.
story-first-game-drawn = Une grimace en jaune, juste ce qu’il vous faut ! Une carte piochée peut servir tout de suite : on l’expose, on la défausse si elle convient, on la joue si c’est une spéciale. Sinon, on la garde. Cliquez sur la grimace en jaune pour l’exposer.
story-first-game-view = Place à une spéciale. « Espionnage » vous montre une main entière, et vous y prenez une carte. Cliquez sur la spéciale, puis sur les cartes cachées de votre adversaire de droite, puis sur le bouton.
story-first-game-take = Cette main n’est ouverte que pour vous. Voilà le clin d’œil en vert qui vous manque ! Cliquez dessus : il passe dans votre main, et votre tour est fini.
story-first-game-memory = Ce que vous avez vu reste connu. Les petits signes à côté de cette main sont les cinq cartes que vous y connaissez. La table s’en souvient pour vous.
story-first-game-drew-hand = Un prêté pour un rendu : votre adversaire de droite a joué « Pioche dans une main » et tiré une carte de la vôtre, au hasard. C’était le sourire en bleu, qui manquait justement à sa collection.
story-first-game-secure = Le clin d’œil en vert, au moins, est toujours là. On n’expose qu’une carte par tour, alors n’attendez pas : cliquez dessus.
story-first-game-retrieve = Il vous faut aussi la sieste en violet. Il y en a une dans la défausse, recouverte par une autre carte. « Repêchage » permet de la prendre quand même. Cliquez sur cette spéciale.
story-first-game-fetch = Toute la défausse est étalée devant vous. Cliquez sur la sieste en violet : elle passe dans votre main, au vu de tout le monde.
story-first-game-direction = Ce devrait être à vous. Mais à votre droite, on a joué « Changement de sens » : c’est de nouveau le tour de votre adversaire de gauche, et l’on continue dans l’autre sens.
story-first-game-danger = À votre gauche, ce tour de plus a suffi pour piocher une surprise en jaune et l’exposer. Quatre sur cinq, dont votre sourire en rouge ! Encore une carte, et la partie est perdue pour vous.
story-first-game-later = Quelques tours plus tard, vous avez exposé la sieste en violet et une surprise en bleu : cela fait quatre. Il ne manque que le sourire en rouge, et vous savez où il est.
story-first-game-last-draw = Il y a de la place dans votre main. Cliquez sur la pioche, et croisez les doigts.
story-first-game-take-over = « Prise », et vous pouvez la jouer tout de suite ! Cliquez dessus, puis sur le sourire en rouge qu’on vous avait pris, puis sur le bouton. Cette carte vous manque : elle va droit dans votre collection.
story-first-game-score = Cinq sur cinq : vous gagnez sur-le-champ. Le score compte les cartes exposées : cinq pour vous, trois pour chaque adversaire. Sans votre dernière prise, c’était quatre à votre gauche ! Maintenant, vous savez jouer.

# Les exemples des règles.
story-draw-three-full = Vous avez sept cartes, la limite : impossible de piocher. Mais l’une des sept est « Trois cartes ».
story-draw-three-use = Vous la jouez. Elle quitte votre main avant que vous piochiez, ce qui fait de la place pour une carte exactement.
story-draw-three-one = Vous avez pioché une seule carte, une grimace en jaune. Votre main est de nouveau pleine, et les deux autres cartes restent dans la pioche. Jouez cette spéciale quand vous avez peu de cartes.
story-take-over-both-lack = Votre adversaire de gauche a exposé un sourire en rouge. Il manque aussi à votre collection, et vous avez deux « Prise » en main. Vous jouez la première sur ce sourire en rouge.
story-take-over-moved = Le sourire en rouge est maintenant dans votre collection, et il manque de nouveau à l’autre. La spéciale est jouée, votre tour est fini.
story-take-over-pile = Un tour plus tard, votre adversaire de gauche a exposé une grimace en vert. Elle n’est pas dans votre collection : vous ne pouvez la mettre que sur la défausse. C’est ce que vous faites, avec votre seconde « Prise ».
story-take-over-top = La grimace en vert est maintenant le dessus de la défausse. Vous n’y gagnez pas de carte, mais l’autre collection repart de zéro, et la prochaine carte défaussée devra s’accorder avec la grimace en vert.
story-memory-look = Vous jouez « Espionnage » contre votre adversaire de gauche, dont vous ne connaissiez jusqu’ici que le dos des cartes.
story-memory-take = Vous voyez les sept cartes, et il faut en prendre une. Vous choisissez le clin d’œil en vert, qui vous manque.
story-memory-known = Désormais, la table vous montre les six cartes que vous connaissez dans cette main. À votre droite, on n’en voit rien.
story-memory-struck = Un clin d’œil en jaune part à la défausse. Vous l’avez vu quitter la main : il est donc rayé. Il en reste cinq.
story-memory-less-one = Puis votre adversaire de droite pioche au hasard dans cette main. Une de vos cinq cartes est partie, et vous ne pouvez pas savoir laquelle. D’où la mention : connues, moins une.
story-direction-before = On joue dans le sens horaire. À votre droite, on vient de défausser un clin d’œil en bleu ; après vous, ce serait le tour de votre adversaire de gauche. Mais vous jouez « Changement de sens ».
story-direction-back = C’est donc à votre adversaire de droite, pour la deuxième fois de suite. La flèche au milieu montre le nouveau sens.
story-direction-round = On continue dans l’autre sens : votre adversaire de gauche a joué, et c’est maintenant à vous. Il en sera ainsi jusqu’au prochain changement de sens.
story-stalemate-collected = Vous avez exposé une carte, votre adversaire de gauche aussi. À votre droite, il n’y en a aucune.
story-stalemate-first-round = Tout le monde vient de passer une fois : cela fait un tour de table complet. Tout autre coup remettrait le compte à zéro.
story-stalemate-shared = Après trois tours de table à passer, la partie est finie. Personne n’en a cinq : la collection la plus avancée gagne. Vous en avez une, votre adversaire de gauche aussi : vous partagez la victoire.
