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

about = Complétez vos cinq affiches avant les autres : piochez, échangez, regardez dans les mains et chipez ce que les autres ont posé.
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
page-stuck = plus de coup
page-collected = { $count } sur { $all } dans la collection
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
picture-top = Le dessus de la défausse
picture-same-figure = Possible : même figure.
picture-same-colour = Possible : même couleur.
picture-neither = Impossible : ni l’une ni l’autre.
picture-no-symbol = Impossible : une carte spéciale se joue, elle ne se défausse pas.
picture-copies = { $count } dans le paquet

# La première partie guidée.
story-first-game-goal = Ce cadre est votre collection : sourire en rouge, grimace en jaune, clin d’œil en vert, surprise en bleu et sieste en violet. Exposez les cinq avant les autres, dans n’importe quel ordre. C’est tout le jeu.
story-first-game-rivals = Les autres ont aussi leur collection, visible de tout le monde. Quelqu’un cherche également un sourire en rouge : il va y avoir du sport, car chaque symbole n’existe qu’en deux exemplaires.
story-first-game-hand = Voici votre main : sept cartes, c’est la limite. Les autres n’en voient que le dos. Une étoile marque ce qui manque à votre collection ; les deux cartes sombres sont des spéciales.
story-first-game-collect = À votre tour, vous faites une seule chose. Le mieux, c’est d’exposer : cliquez sur le sourire en rouge, et il rejoint votre cadre. Si un bouton apparaît, appuyez aussi dessus.
story-first-game-others = La personne suivante a défaussé une grimace en bleu. Une carte défaussée doit avoir la figure ou la couleur du dessus de la défausse, et il y avait là un clin d’œil en bleu. La troisième personne a exposé une sieste en vert.
story-first-game-discard = Rien à exposer : faites donc de la place. Votre sourire en bleu irait, votre grimace en rouge aussi. Mais attention, quelqu’un collectionne le sourire en bleu ! Personne ne veut de la grimace en rouge : cliquez dessus pour la défausser.
story-first-game-robbed = Aïe ! On vient de jouer « Prise » contre vous : votre sourire en rouge a changé de cadre. Une carte exposée n’est jamais à l’abri. Gardez ce sourire à l’œil.
story-first-game-draw = C’est de nouveau à vous. Vous avez cinq cartes, moins de sept : vous pouvez donc piocher. Cliquez sur la pioche.
story-first-game-drawn = Une grimace en jaune, juste ce qu’il vous manque ! Une carte piochée peut servir tout de suite : l’exposer, la défausser si elle va, la jouer si c’est une spéciale. Sinon, on la garde. Cliquez sur la grimace en jaune pour l’exposer.
story-first-game-view = Place à une spéciale. « Regard dans une main » vous montre une main entière, et vous y prenez une carte. Cliquez sur la spéciale, puis sur les cartes cachées de la personne qui a exposé la sieste en vert, puis sur le bouton.
story-first-game-take = Cette main n’est ouverte que pour vous. Voilà le clin d’œil en vert qu’il vous manque ! Cliquez dessus : il passe dans votre main, et votre tour est fini.
story-first-game-memory = Ce que vous avez vu reste connu. Les petits signes à côté de cette main sont les cinq cartes que vous y connaissez. La table s’en souvient pour vous.
story-first-game-drew-hand = Un prêté pour un rendu : la même personne a joué « Pioche dans une main » et tiré une carte de la vôtre, au hasard. C’était le sourire en bleu, justement de sa collection.
story-first-game-secure = Le clin d’œil en vert, au moins, est toujours là. On n’expose qu’une carte par tour, alors n’attendez pas : cliquez dessus.
story-first-game-retrieve = Il vous faut aussi la sieste en violet. On en a défaussé une tout à l’heure, et une autre carte la recouvre. « Retour de la défausse » permet de la reprendre quand même. Cliquez sur cette spéciale.
story-first-game-fetch = Toute la défausse est étalée devant vous. Cliquez sur la sieste en violet : elle passe dans votre main, au vu de tout le monde.
story-first-game-direction = Ce devrait être à vous. Mais la personne qui vous précède a joué « Changement de sens » : on revient à celle qui jouait juste avant, et l’on continue dans l’autre sens.
story-first-game-danger = Ce tour de plus a suffi pour piocher une surprise en jaune et l’exposer. Quatre sur cinq, dont votre sourire en rouge ! Encore une carte, et c’est gagné pour quelqu’un d’autre.
story-first-game-later = Quelques tours plus tard. Vous avez exposé la sieste en violet et une surprise en bleu : cela fait quatre. Il ne manque que le sourire en rouge, et vous savez où il est.
story-first-game-last-draw = Il y a de la place dans votre main. Cliquez sur la pioche, et croisez les doigts.
story-first-game-take-over = « Prise », et vous pouvez la jouer tout de suite ! Cliquez dessus, puis sur le sourire en rouge qu’on vous avait pris, puis sur le bouton. Cette carte vous manque : elle va droit dans votre collection.
story-first-game-score = Cinq sur cinq : vous gagnez sur-le-champ. Le score compte les cartes exposées : cinq pour vous, trois pour chacune des deux autres personnes. L’une en avait quatre, avant votre prise. Maintenant, vous savez jouer !

# Les exemples des règles.
story-draw-three-full = Vous avez sept cartes, la limite : impossible de piocher. Mais l’une des sept est « Trois cartes ».
story-draw-three-use = Vous la jouez. Elle quitte votre main avant que vous piochiez, ce qui fait de la place pour une carte exactement.
story-draw-three-one = Une carte est venue, une grimace en jaune. Votre main est de nouveau pleine, et les deux autres cartes restent dans la pioche. Jouez cette spéciale quand vous avez peu de cartes.
story-take-over-both-lack = La personne suivante a exposé un sourire en rouge. Il manque aussi à votre collection, et vous avez deux fois « Prise » en main. Vous jouez la première sur ce sourire en rouge.
story-take-over-moved = Le sourire en rouge est maintenant dans votre collection, et il manque de nouveau à l’autre. La spéciale est jouée, votre tour est fini.
story-take-over-pile = Un tour plus tard, la même personne a exposé une grimace en vert. Votre collection ne la montre pas : vous ne pouvez la mettre que sur la défausse. C’est ce que vous faites, avec votre deuxième « Prise ».
story-take-over-top = La grimace en vert est maintenant le dessus de la défausse. Vous n’y gagnez pas de carte, mais l’autre collection repart de zéro, et la prochaine carte défaussée devra aller avec la grimace en vert.
story-memory-look = Vous jouez « Regard dans une main » contre la personne suivante, dont vous n’avez vu jusqu’ici que le dos des cartes.
story-memory-take = Vous voyez les sept cartes, et vous devez en prendre une. Vous choisissez le clin d’œil en vert, qui vous manque.
story-memory-known = Désormais, la table vous montre les six cartes que vous connaissez dans cette main. La troisième personne n’en voit rien.
story-memory-struck = Un clin d’œil en jaune part à la défausse. Vous l’avez vu quitter la main, il est donc rayé. Il en reste cinq.
story-memory-less-one = Puis la troisième personne pioche au hasard dans cette main. Une de vos cinq cartes est partie, et vous ne pouvez pas savoir laquelle. D’où la mention : connues, moins une.
story-direction-before = On joue dans le sens horaire. La personne qui vous précède vient de défausser un clin d’œil en bleu ; après vous, ce serait à la suivante. Mais vous jouez « Changement de sens ».
story-direction-back = Au lieu de cela, c’est à la personne qui vous précède, pour la deuxième fois de suite. La flèche au milieu montre le nouveau sens.
story-direction-round = On continue dans l’autre sens : la troisième personne a joué, et c’est maintenant à vous. Il en sera ainsi jusqu’au prochain changement de sens.
story-stalemate-collected = Vous avez exposé une carte, la personne suivante aussi. La troisième n’en a aucune.
story-stalemate-first-round = Tout le monde vient de passer une fois : cela fait un tour de table complet. Tout autre coup remettrait le compte à zéro.
story-stalemate-shared = Après trois tours de table passés, la partie est finie. Personne n’en a cinq : la collection la plus avancée gagne. Vous en avez une, la personne suivante aussi : vous partagez la victoire.
