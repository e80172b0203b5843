# Boxes

colour-yellow = jaune
colour-blue = bleu
colour-red = rouge
colour-green = vert
card-empty = vide
card-plain = { $value }
card-coloured = { $value } { $colour }
notes-of = { $count }×{ $face }

move-choose = { $auction ->
    [open] Vendre aux enchères ouvertes
   *[secret] Vendre aux enchères secrètes
}
move-look = Regarder dans la caisse { $place }
move-stop = Ne plus regarder
move-bid = Miser { $amount }
move-pass = Passer pour de bon
move-lay = Poser face cachée : { $notes }
move-pay = Payer avec { $notes }

event-container = Le lot { $round } sur 6 est en place. { $you ->
    [yes] Vous tenez le marteau.
   *[no] { $seat } tient le marteau.
}
event-chosen = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} { $auction ->
    [open] des enchères ouvertes.
   *[secret] des enchères secrètes.
}
event-looked = { $you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} dans la caisse { $place }.
event-saw = Dans la caisse { $place }, vous voyez : { $card }.
event-looked-enough = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} fini de regarder.
event-bid = { $you ->
    [yes] Vous misez
   *[no] { $seat } mise
} { $amount }.
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-laid = Vous posez face cachée : { $notes }.
event-shown = { $you ->
    [yes] Vous aviez posé
   *[no] { $seat } avait posé
} { $amount } ({ $notes }).
event-tied = Égalité à { $amount } : les ex aequo poursuivent aux enchères ouvertes.
event-won = { $you ->
    [yes] Vous emportez
   *[no] { $seat } emporte
} le lot pour { $amount }.
event-paid = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $notes }.
event-unpacked = Vous déballez : { $cards }.
event-counted = Le lot { $round }, acheté par { $you ->
    [yes] vous,
   *[no] { $seat },
} contenait : { $cards }.

refusal-choose-first = { $you ->
    [yes] Vous tenez le marteau : choisissez d’abord entre enchères ouvertes et secrètes.
   *[no] { $seat } tient le marteau et choisit d’abord entre enchères ouvertes et secrètes.
}
refusal-look-now = On regarde les caisses : { $you ->
    [yes] à vous de regarder ou de vous arrêter.
   *[no] c’est à { $seat } de regarder ou de s’arrêter.
}
refusal-no-such-box = Un lot a les caisses 1 à 10, et aucune autre.
refusal-looked-already = Vous avez déjà regardé dans la caisse { $place } ; on ne regarde pas deux fois dans la même pendant une manche.
refusal-too-few-actions = Une caisse fermée coûte deux actions ; il vous en reste { $left }.
refusal-bid-now = Les enchères sont en cours : { $you ->
    [yes] à vous de miser ou de passer.
   *[no] c’est à { $seat } de miser ou de passer.
}
refusal-passed-for-good = Vous avez passé, et c’est pour de bon.
refusal-must-open = Qui tient le marteau annonce la première mise et ne peut pas passer. On peut ouvrir à 0.
refusal-not-a-step = Les mises sont des multiples de 50 ; { $amount } n’en est pas un.
refusal-too-low = La mise est à { $standing } : ajoutez 50 ou plus, ou passez.
refusal-more-than-you-have = Vos billets font { $wallet } en tout ; vous ne pouvez pas miser plus.
refusal-out-of-tie = Seuls les ex aequo poursuivent, et c’est à { $seat } de jouer.
refusal-above-tie = Vous êtes à égalité à { $standing } : montez, ou passez.
refusal-lay-now = Tout le monde pose maintenant des billets face cachée, autant qu’on veut ou aucun.
refusal-laid-already = Vos billets sont posés ; ils le restent jusqu’à ce que tous soient révélés.
refusal-not-your-notes = Vous n’avez pas ces billets.
refusal-pay-now = { $you ->
    [yes] Vous avez emporté le lot : payez-le maintenant.
   *[no] { $seat } a emporté le lot et le paie maintenant.
}
refusal-too-little = Ces billets n’atteignent pas la mise de { $bid }.
refusal-note-too-many = Un de ces billets n’est pas nécessaire pour atteindre { $bid } : gardez-le.
refusal-game-over = Les six lots sont vendus ; la partie est finie.
refusal-deck-open-count = Il faut { $expected } caisses ouvertes ; en voici { $found }.
refusal-deck-closed-count = Il faut { $expected } caisses fermées ; en voici { $found }.
refusal-deck-too-many-kinds = Un paquet a au plus { $most } types de caisses de chaque sorte.
refusal-deck-value = La valeur d’une caisse est un multiple de 10, de 0 à { $most }.
refusal-deck-kind-count = Il y a de 1 à { $most } caisses d’un type.

prompt-over = Tous les lots sont vendus : la partie est finie.
prompt-choose = { $you ->
    [yes] Enchères ouvertes ou secrètes ? À vous de choisir.
   *[no] { $seat } choisit le type d’enchères.
}
prompt-look = { $you ->
    [yes] Regardez dans les caisses : { $left ->
        [one] une action
       *[other] { $left } actions
    } (1 pour une caisse ouverte, 2 pour une fermée).
   *[no] { $seat } choisit dans quelles caisses regarder.
}
prompt-open = { $you ->
    [yes] Ouvrez les enchères : annoncez la première mise.
   *[no] { $seat } choisit la première mise.
}
prompt-bid = { $you ->
    [yes] Dépassez { $bid }, ou passez.
   *[no] { $seat } choisit : dépasser { $bid } ou passer.
}
prompt-lay = Posez des billets face cachée, autant que vous voulez ou aucun.
prompt-lay-wait = Billets posés face cachée : on attend { $names }.
prompt-pay = { $you ->
    [yes] Payez { $bid } ; on ne rend pas la monnaie.
   *[no] { $seat } choisit les billets pour payer { $bid }.
}

sketch-heading = Lot { $round } sur 6, { $you ->
    [yes] vous tenez le marteau
   *[no] { $seat } tient le marteau
}, { $auction }
sketch-undecided = type d’enchères pas encore choisi
sketch-open-auction = enchères ouvertes
sketch-secret-auction = enchères secrètes
sketch-open-boxes = Caisses ouvertes : { $boxes }
sketch-closed-boxes = Caisses fermées : { $boxes }
sketch-bidding = Mise actuelle : { $bid } ; en lice : { $names }
sketch-seat = { $name } : { $open ->
    [yes] { $total } en billets ({ $wallet })
   *[no] billets derrière le paravent, { $total } payés
}, { $bought ->
    [one] { $bought } lot acheté
   *[other] { $bought } lots achetés
}
sketch-sold = Le lot { $round } est allé à { $you ->
    [yes] vous
   *[no] { $seat }
} pour { $amount }{ $count ->
    [0] .
   *[other] {"\u202F"}; vous en connaissez : { $known }{ $hidden ->
        [0] .
        [one] {" "}et une inconnue.
       *[other] {" "}et { $hidden } inconnues.
    }
}

score-notes = Billets restants
score-boxes = { $count ->
    [0] Aucune caisse
    [one] Une caisse
   *[other] { $count } caisses
}
score-sets = { $count ->
    [one] Une collection en { $colour }
   *[other] { $count } collections en { $colour }
}

about = Jetez un œil dans quelques caisses, devinez le reste et misez sur le lot entier : lingots, vases, ou le linge de quelqu’un.
option-open-wallets = Portefeuilles ouverts
option-open-wallets-help = Les billets de tout le monde sont visibles, au lieu d’être cachés derrière un paravent.

page-container = Lot { $round } sur { $rounds }
page-auctioneer = { $you ->
    [yes] Vous tenez le marteau
   *[no] { $seat } tient le marteau
}
page-gavel = tient le marteau
page-auction-undecided = type d’enchères pas encore choisi
page-auction-open = enchères ouvertes
page-auction-secret = enchères secrètes
page-actions = { $you ->
    [yes] Il vous reste
   *[no] Il reste à { $seat }
} { $left ->
    [one] { $left } action
   *[other] { $left } actions
} pour regarder
page-box = { $closed ->
    [yes] Caisse fermée { $place }
   *[no] Caisse ouverte { $place }
} : { $known ->
    [yes] { $card }
   *[no] contenu inconnu de vous
}{ $looked ->
    [0] .
   *[other] . Y ont regardé : { $names }.
}
seat-chooses = choisit les enchères
seat-looks = regarde
seat-has-looked = a regardé
seat-will-look = regardera
seat-waits = attend
seat-lays = pose des billets
seat-laid = a posé ses billets
seat-pays = paie
seat-leads = mise la plus haute
seat-bids = à son tour
seat-in = en lice
seat-passed = passe
seat-fortune = en tout
seat-richest = en tout, en tête
page-bought = { $count ->
    [0] aucun lot
    [one] { $count } lot
   *[other] { $count } lots
}
page-wallet = { $amount } en billets
page-screened = { $amount } payés jusqu’ici
page-hoard = caisses et collections valant { $amount }
page-sold = Lots vendus
page-to-come = à venir
page-on-sale = en vente
page-lot = Le lot { $round } est allé à { $you ->
    [yes] vous
   *[no] { $seat }
} pour { $amount }. Vous connaissez des caisses valant { $sum }{ $unknown ->
    [0] , et c’est tout le lot.
   *[other] , et il en reste { $unknown } à découvrir.
}
page-offer = { $you ->
    [yes] Vous
   *[no] { $seat }
} : { $amount }
page-own-notes = Vos billets : { $amount }
page-own-boxes = Vos caisses et collections : { $amount }
page-own-laid = { $amount } posés face cachée
page-no-notes = Vous n’avez plus de billets.
page-note = un billet de { $face }
page-note-laid = un billet de { $face }, posé face cachée
page-colour = { $colour } : { $boxes } caisses sur { $size } pour une collection, { $keys ->
    [0] sans caisse de 250
   *[other] avec une caisse de 250
}
page-lay = Poser face cachée
page-lay-hint = Cochez des billets, ou aucun.
page-pay = Payer
page-pay-hint = Cochez les billets qui atteignent { $bid }.
page-chosen = Choisi :
page-bid = Miser
page-bid-label = Votre mise, de { $least } à { $most } par pas de 50
page-cant-bid = Vous avez { $most } : trop peu pour surenchérir.
count-fortune = { $count } en tout
count-bought = { $count ->
    [one] { $count } lot acheté
   *[other] { $count } lots achetés
}
count-wallet = { $count } en billets
count-paid = billets cachés derrière un paravent ; { $count } payés jusqu’ici

# Les images des règles, et ses propres affaires seules.
page-own-containers = Vos lots
page-seen = Ce que vous avez vu des autres lots
picture-open = Caisse ouverte
picture-closed = Caisse fermée
picture-plain = sans couleur
picture-kind = { $closed ->
    [yes] Caisse fermée
   *[no] Caisse ouverte
} : { $card } ; il y en a { $count }
picture-notes = { $amount } en tout
picture-look-open = { $cost } action pour une caisse ouverte
picture-look-closed = { $cost } actions pour une caisse fermée
picture-looks = Deux caisses fermées et trois ouvertes : { $actions } actions.
picture-set-of-two = À 2
picture-set-of-more = À 3 ou 4
picture-no-set = Pas de collection : il manque une caisse de 250

# Ce qui rapporte des points.
rule-boxes-end = Billets et caisses
rule-boxes-set = Collections d’une couleur

# La première partie guidée et les exemples des règles.
story-first-game-goal = Bienvenue sur le quai ! Six lots y sont vendus, l’un après l’autre. À la fin, qui a le plus d’argent gagne : billets, caisses et collections comptent.
story-first-game-kinds = Voici le premier lot : dix caisses, face cachée. Les caisses 1 à 6 sont ouvertes, le plus souvent du bric-à-brac à 10. Les caisses 7 à 10 sont fermées : on y trouve des lingots à 500, des caisses à 250… ou le linge de quelqu’un, qui ne vaut rien.
story-first-game-notes = Voici vos billets, 3400 en tout. Ils sont derrière un paravent : personne d’autre ne voit ce qu’il vous reste.
story-first-game-choose = Vous tenez le marteau pour cette manche : à vous de choisir comment le lot est vendu. Cliquez sur « Vendre aux enchères ouvertes ».
story-first-game-look = Vous regardez en premier, avec sept actions. Une caisse ouverte en coûte une, une caisse fermée deux. Personne d’autre ne voit ce que vous y voyez. Cliquez sur la caisse 8.
story-first-game-key = Une caisse rouge de 250 ! Vous verrez bientôt pourquoi les 250 comptent. Cliquez maintenant sur la caisse 10.
story-first-game-gold = Un lingot d’or : il vaut 500. Cliquez sur la caisse 7.
story-first-game-laundry = Du linge, qui ne vaut rien. Il reste une action : trop peu pour une caisse fermée, assez pour une ouverte. Cliquez sur la caisse 2.
story-first-game-looked = Les caisses que vous avez vues valent 900. Les autres ont regardé aussi : les signes au-dessus des caisses disent qui a regardé où, jamais ce qu’on y a vu.
story-first-game-open = Place à la vente. Comme vous tenez le marteau, vous annoncez la première mise. Saisissez 300 et cliquez sur « Miser ».
story-first-game-raise = À votre gauche, on monte à 350. À votre droite, on passe, et c’est pour de bon. Saisissez 500 et cliquez sur « Miser ».
story-first-game-pay = Personne ne monte plus : le lot est à vous pour 500. Un billet de 500 est déjà coché. Cliquez sur « Payer ».
story-first-game-unpack = Les dix caisses sont à vous, et personne d’autre n’en voit le contenu : 1030 pour 500, belle affaire ! Les autres ne connaissent que les caisses qu’ils ont regardées.
story-first-game-secret = Le deuxième lot. Le marteau a tourné : à votre gauche, on a choisi des enchères secrètes. Tout le monde a regardé ; vous avez vu les caisses 7, 8 et 10, rien que du linge, et la caisse 1, qui vaut 10.
story-first-game-lay = Aux enchères secrètes, tout le monde pose en même temps des billets face cachée, autant qu’on veut ou aucun. Les deux autres ont posé les leurs. Ce lot a l’air pauvre : cochez un billet de 100 et cliquez sur « Poser face cachée ».
story-first-game-shown = 300 l’emporte sur 250 et sur vos 100. Seule la mise gagnante est payée ; vous reprenez votre billet. Quant au contenu des six autres caisses, vous ne le connaîtrez qu’à la fin.
story-first-game-third = Le troisième lot se vend aussi aux enchères secrètes, et c’est à vous de regarder. Cliquez sur la caisse 8.
story-first-game-blue = Une caisse bleue de 250, et vous avez déjà une bleue de 50. À trois, trois caisses d’une couleur dont une de 250 font une collection, qui vaut 250 de plus. Cliquez sur la caisse 1.
story-first-game-set = Une rouge de 200 : avec vos rouges de 150 et 250, c’est une collection ! Vos quatre dernières actions n’ont trouvé que du vide, dans les caisses 7 et 9. Mais ce lot vaut cher pour vous : cochez un billet de 500 et cliquez sur « Poser face cachée ».
story-first-game-tie = Égalité : vous êtes deux à avoir posé 500. Vous poursuivez à deux, aux enchères ouvertes. Vous commencez, car depuis le marteau, dans le sens horaire, vous venez avant l’autre. Saisissez 550 et cliquez sur « Miser ».
story-first-game-change = L’autre passe : le lot est à vous pour 550. La banque ne rend pas la monnaie : les petits billets sont précieux. Un billet de 500 et un de 50 sont cochés : cliquez sur « Payer ».
story-first-game-sets = Votre collection rouge est complète. Et regardez : la caisse 6, que vous n’aviez pas vue, contient un 150 bleu. Avec les bleues de 50 et 250, voilà une deuxième collection !
story-first-game-last = Deux lots plus tard : vous avez misé, mais c’était devenu trop cher. Voici le dernier. Vous avez trouvé vides les caisses 7, 8 et 9, et seulement 10 dans la caisse 5. Gardez votre argent : ne cochez rien et cliquez sur « Poser face cachée ».
story-first-game-over = Les six lots sont vendus, et tout est révélé. Regardez le lot 4 : acheté 1050, il ne contenait que 650. Deviner peut coûter cher !
story-first-game-score = Vous avez 2350 en billets, 1760 en caisses et 500 pour deux collections : 4610. La deuxième fortune compte même trois collections, mais ses caisses ont coûté 2450 : cela fait 4490. Vous gagnez !

story-looks-start = Vous avez sept actions pour regarder dans les caisses. Une caisse ouverte, de 1 à 6, en coûte une ; une caisse fermée, de 7 à 10, en coûte deux.
story-looks-closed = Vous regardez dans la caisse fermée 8 : un 250 jaune. Deux actions sont dépensées, il en reste cinq.
story-looks-one-left = Les caisses 7 et 9 étaient vides. Il reste une action : trop peu pour une caisse fermée, assez pour une ouverte. Vous pouvez aussi vous arrêter là ; l’action est alors perdue.
story-looks-done = La caisse ouverte 3 contient un 150 rouge. C’était votre dernière action ; à votre adversaire de regarder.
story-looks-other = L’autre signe montre où votre adversaire a regardé : dans les caisses 1, 2, 4, 7 et 10. Ce qu’on y a vu, personne ne vous le dit.

story-pay-start = Le deuxième lot. Vous avez donné vos quatre billets de 50 pour le premier. Votre adversaire ouvre à 200.
story-pay-won = Vous misez 250 et votre adversaire passe : le lot est à vous. Sans billet de 50, vous ne pouvez pas payer 250 tout juste, et la banque ne rend pas la monnaie.
story-pay-paid = Vous payez 300, avec un billet de 200 et un de 100 ; 50 sont perdus. Un seul billet de 500 serait permis aussi. Un de 500 et un de 100, non : la mise est atteinte sans celui de 100.

story-secret-start = Des enchères secrètes : tout le monde pose en même temps des billets face cachée, autant qu’on veut ou aucun.
story-secret-laid = Vous avez posé un billet de 200 et un de 100. Les autres voient que vous avez posé, mais ni combien d’argent, ni même combien de billets.
story-secret-shown = Toutes les mises sont révélées : vos 300, puis 250, puis 350. La plus haute emporte le lot et se paie avec les billets posés, exactement. Les autres reprennent les leurs.

story-tie-start = Vous êtes deux à avoir posé 400 ; la troisième mise n’est que de 100. Vous poursuivez à deux aux enchères ouvertes, à partir de 400. Commence l’ex aequo qui vient en premier dans le sens horaire depuis le marteau : pas vous, cette fois.
story-tie-raised = L’autre monte à 450. Dépassez ce montant, ou passez pour de bon. Si l’autre avait passé tout de suite, le lot serait à vous pour 400.
story-tie-won = Vous misez 500 et l’autre passe : le lot est à vous pour 500.
story-tie-paid = Vous payez comme aux enchères ouvertes, avec n’importe quels billets qui atteignent la mise : ici un billet de 500, alors que vous aviez posé deux billets de 200.

story-sets-start = Une partie à deux ; quatre lots sont vendus. Vous avez les caisses rouges de 100, 150 et 250. À deux, il faut quatre caisses d’une couleur pour une collection : il en manque une.
story-sets-own = Le cinquième lot vous a apporté la rouge de 200. Les rouges de 100, 150, 200 et 250 valent 700, et la collection 250 de plus : 950.
story-sets-other = Votre adversaire a quatre caisses jaunes : 50, 100, 150 et 200. Sans 250 parmi elles, ce n’est pas une collection.
story-sets-sum = De chaque côté, il y a 3250 en billets et 2600 en caisses. Votre collection fait la différence : 6100 contre 5850.
