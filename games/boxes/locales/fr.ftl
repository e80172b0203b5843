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
move-lay = Poser face cachée : { $notes }
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
event-saw = Dans la caisse { $place }, vous voyez : { $card }.
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
event-laid = Vous posez face cachée : { $notes }.
event-shown = { $you ->
    [yes] Vous aviez posé
   *[no] { $seat } avait posé
} { $amount } ({ $notes }).
event-tied = Égalité à { $amount } : les ex aequo continuent aux enchères ouvertes.
event-won = { $you ->
    [yes] Vous emportez
   *[no] { $seat } emporte
} le lot pour { $amount }.
event-paid = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $notes }.
event-unpacked = Vous déballez : { $cards }.
event-counted = Le lot { $round }, acheté par { $you ->
    [yes] vous,
   *[no] { $seat },
} contenait : { $cards }.

refusal-choose-first = { $you ->
    [yes] Vous tenez le marteau : choisissez d’abord entre enchères ouvertes et secrètes.
   *[no] { $seat }, qui tient le marteau, choisit d’abord entre enchères ouvertes et secrètes.
}
refusal-look-now = On regarde les caisses : { $you ->
    [yes] à vous de regarder ou de vous arrêter.
   *[no] c’est à { $seat } de regarder ou de s’arrêter.
}
refusal-no-such-box = Un lot a les caisses 0 à 9, et aucune autre.
refusal-looked-already = Vous avez déjà regardé dans la caisse { $place } ; on ne regarde pas deux fois dans la même pendant une manche.
refusal-too-few-actions = Une caisse fermée coûte deux actions ; il vous en reste { $left }.
refusal-bid-now = Les enchères sont en cours : { $you ->
    [yes] à vous de miser ou de passer.
   *[no] c’est à { $seat } de miser ou de passer.
}
refusal-passed-for-good = Vous avez passé, et c’est pour de bon.
refusal-must-open = Qui tient le marteau ouvre les enchères par un montant et ne peut pas passer. 0 est permis.
refusal-not-a-step = Les mises sont des multiples de 50 ; { $amount } n’en est pas un.
refusal-too-low = La mise est à { $standing } : ajoutez 50 ou plus, ou passez.
refusal-more-than-you-have = Vos billets font { $wallet } en tout ; vous ne pouvez pas miser plus.
refusal-out-of-tie = Seuls les ex aequo continuent, et c’est à { $seat }.
refusal-above-tie = Vous êtes à égalité à { $standing } : montez, ou passez.
refusal-lay-now = Tout le monde pose maintenant des billets face cachée, autant qu’on veut ou aucun.
refusal-laid-already = Vos billets sont posés ; ils restent ainsi jusqu’à ce que tous soient montrés.
refusal-not-your-notes = Vous n’avez pas ces billets.
refusal-pay-now = { $you ->
    [yes] Vous avez emporté le lot : payez-le maintenant.
   *[no] { $seat } a emporté le lot et le paie maintenant.
}
refusal-too-little = Ces billets n’atteignent pas la mise de { $bid }.
refusal-note-too-many = Un de ces billets n’est pas nécessaire pour atteindre { $bid } : gardez-le.
refusal-game-over = Les six lots sont vendus ; la partie est finie.
refusal-deck-open-count = Il faut { $expected } caisses ouvertes ; en voici { $found }.
refusal-deck-closed-count = Il faut { $expected } caisses fermées ; en voici { $found }.
refusal-deck-too-many-kinds = Un paquet a au plus { $most } types de caisses de chaque sorte.
refusal-deck-value = Une caisse vaut un multiple de 10, de 0 à { $most }.
refusal-deck-kind-count = Il y a de 1 à { $most } caisses d’un type.

prompt-over = Tous les lots sont vendus : la partie est finie.
prompt-choose = { $you ->
    [yes] À vous de choisir : enchères ouvertes ou secrètes.
   *[no] { $seat } choisit le type d’enchères.
}
prompt-look = { $you ->
    [yes] À vous de regarder dans les caisses : { $left ->
        [one] une action
       *[other] { $left } actions
    } (1 pour une caisse ouverte, 2 pour une fermée).
   *[no] { $seat } choisit dans quelles caisses regarder.
}
prompt-open = { $you ->
    [yes] À vous d’ouvrir les enchères par un montant.
   *[no] { $seat } choisit le montant d’ouverture.
}
prompt-bid = { $you ->
    [yes] À vous de dépasser { $bid } ou de passer.
   *[no] { $seat } choisit : dépasser { $bid } ou passer.
}
prompt-lay = À vous de poser des billets face cachée, autant que vous voulez ou aucun.
prompt-lay-wait = On pose des billets face cachée. On attend : { $names }.
prompt-pay = { $you ->
    [yes] À vous de payer { $bid } ; on ne rend pas la monnaie.
   *[no] { $seat } choisit des billets pour payer { $bid }.
}

sketch-heading = Lot { $round } sur 6, { $you ->
    [yes] vous tenez le marteau
   *[no] au marteau { $seat }
}, { $auction }
sketch-undecided = type d’enchères pas encore choisi
sketch-open-auction = enchères ouvertes
sketch-secret-auction = enchères secrètes
sketch-open-boxes = Caisses ouvertes : { $boxes }
sketch-closed-boxes = Caisses fermées : { $boxes }
sketch-bidding = Mise actuelle : { $bid } ; encore en lice : { $names }
sketch-seat = { $name } : { $open ->
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
   *[other] {" "}; vous en connaissez : { $known }{ $hidden ->
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
option-open-wallets-help = Les billets de chacun sont visibles au lieu d’être cachés derrière un paravent.

page-container = Lot { $round } sur { $rounds }
page-auctioneer = { $you ->
    [yes] Vous tenez le marteau
   *[no] Au marteau : { $seat }
}
page-gavel = tient le marteau
page-auction-undecided = enchères pas encore choisies
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
seat-in = encore en lice
seat-passed = passe
seat-fortune = en tout
seat-richest = en tout, le plus
page-bought = { $count ->
    [0] aucun lot
    [one] { $count } lot
   *[other] { $count } lots
}
page-wallet = { $amount } en billets
page-screened = { $amount } payés jusqu’ici
page-hoard = caisses valant { $amount }
page-sold = Lots vendus
page-to-come = à venir
page-on-sale = en vente
page-lot = Le lot { $round } est allé à { $you ->
    [yes] vous
   *[no] { $seat }
} pour { $amount }. Vous connaissez des caisses valant { $sum }{ $unknown ->
    [0] , et c’est tout le lot.
   *[other] , et pas { $unknown } autres.
}
page-offer = { $you ->
    [yes] Vous
   *[no] { $seat }
} : { $amount }
page-own-notes = Vos billets : { $amount }
page-own-boxes = Vos caisses : { $amount }
page-own-laid = { $amount } posés face cachée
page-no-notes = Vous n’avez plus de billets.
page-note = un billet de { $face }
page-note-laid = un billet de { $face }, posé face cachée
page-colour = { $colour } : { $boxes } caisses sur { $size } pour une série, { $keys ->
    [0] sans caisse de 250
   *[other] avec une caisse de 250
}
page-lay = Poser face cachée
page-lay-hint = Cochez des billets de votre portefeuille, ou aucun.
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
count-paid = billets cachés derrière un paravent ; { $count } payés jusqu’ici

# Ce qui rapporte des points.
rule-boxes-end = Billets et caisses
rule-boxes-set = Collections d’une couleur
