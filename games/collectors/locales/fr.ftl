# Collectors

# Un paquet nomme ses catégories en plusieurs langues ; ici, le nom français est pris.
card = { $item } nº { $number } ({ $skill }, marché { $market }, { $coin } $)
nothing-such = nº { $number }, qui n’existe pas
skill-bottle = bouteille
skill-work-income = travail +2 $
skill-work-card = travail + carte
skill-auction-income = enchères +1 $
skill-vp = 1 point par objet, { $category }
skill-vp-all = 5 points pour les cinq catégories
space = « { $action } », { $money } (case { $number })
space-tile = la tuile du trimestre (case { $number } : glisser deux cartes ; au trimestre 4, recycler)
action-buy = Acheter un objet
action-skill = Acquérir une compétence
action-auction = Ouvrir des enchères
action-raise-two = Mettre deux cartes au marché
action-raise-one = Mettre une carte au marché
action-recycle = Recycler la bouteille
action-draw-two = Piocher deux cartes
action-draw-first = Piocher une carte et commencer le prochain trimestre
action-draw-tuck = Piocher une carte, glisser une carte
action-tuck-two = Glisser deux cartes
money-none = gratuit
money-gain = gain : { $coins } $
money-cost = coût : { $coins } $
place = l’emplacement { $number } ({ $coins ->
    [0] { $cards ->
        [0] sans revenu
        [1] une carte
       *[other] { $cards } cartes
    }
   *[other] { $coins } ${ $cards ->
        [0] {""}
        [1] {" "}et une carte
       *[other] {" "}et { $cards } cartes
    }
})

move-keep = Garder { $card } comme objet secret
move-place = Poser une bouteille sur { $space }
move-buy = Acheter { $card } comme objet
move-gain = Acquérir { $card } comme compétence
move-raise = Mettre { $card } au marché
move-tuck = Glisser { $card } sous votre plateau
move-auction = Mettre { $card } aux enchères, { $face-down ->
    [true] face cachée
   *[false] face visible
}
move-bid = Miser { $coins } $
move-pass = Passer pour de bon
move-pay-card = Payer avec { $card }
move-pay-coins = Payer le reste en pièces
move-settle = { $side ->
    [item] Placer la carte remportée comme objet
    [skill] Placer la carte remportée comme compétence
    [market] Mettre la carte remportée au marché
   *[secret] Garder la carte remportée face cachée, comme objet secret
}
move-cover = Poser votre troisième bouteille sur { $place }
move-spare = Laisser { $place } à découvert

event-begun = Chacun reçoit { $count } cartes : une pour son objet secret, deux pour sa main.
event-dealt = Vous recevez : { $cards }.
event-kept = Votre objet secret sera { $card }.
event-secrets-kept = Chacun a gardé un objet secret.
event-filled = Arrivée dans { $pool ->
    [item] la rangée des objets
    [skill] la rangée des compétences
   *[auction] la rangée des enchères
} : { $cards }.
event-token-taken = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le jeton de premier joueur.
event-start-coins = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
} avec { $coins } $.
event-quarter = Le trimestre { $number } sur 4 commence.
event-placed = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} une bouteille sur { $space }.
event-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} { $coins } $.
event-spent = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $coins } $.
event-work-income = { $you ->
    [yes] Vos compétences vous rapportent
   *[no] Les compétences de { $seat } lui rapportent
} { $coins } $ pour le travail.
event-auction-income = { $you ->
    [yes] Vos compétences vous rapportent
   *[no] Les compétences de { $seat } lui rapportent
} { $coins } $ pour les enchères.
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-drawn = Vous avez pioché : { $cards }.
event-deck-renewed = La pioche est vide : la défausse ({ $count }) est mélangée pour la reformer.
event-bought = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
} { $card } comme objet pour { $price } $.
event-skilled = { $you ->
    [yes] Vous acquérez
   *[no] { $seat } acquiert
} une compétence : { $card }.
event-new-bottle = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} une nouvelle bouteille.
event-no-sixth-bottle = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} déjà cinq bouteilles ; il n’y en a pas de sixième.
event-recycled = { $you ->
    [yes] Votre bouteille
   *[no] Une bouteille de { $seat }
} quitte la partie.
event-raised = { $you ->
    [yes] Vous mettez
   *[no] { $seat } met
} { $card } au marché.
event-tucked = { $you ->
    [yes] Vous glissez une carte sous votre plateau.
   *[no] { $seat } glisse une carte sous son plateau.
}
event-tucked-card = Vous avez glissé { $card }.
event-put-up = { $you ->
    [yes] Vous mettez
   *[no] { $seat } met
} { $card } aux enchères.
event-put-up-unseen = { $you ->
    [yes] Vous mettez
   *[no] { $seat } met
} une carte aux enchères, face cachée.
event-put-up-card = Votre carte face cachée est { $card }.
event-bid = { $you ->
    [yes] Vous misez
   *[no] { $seat } mise
} { $coins } $.
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-won = { $you ->
    [yes] Vous remportez
   *[no] { $seat } remporte
} les enchères pour { $coins } $.
event-paid-card = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} avec { $card }.
event-paid-coins = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $coins } $ en pièces.
event-looked = La carte que vous remportez est { $card }.
event-settled = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} { $card } { $side ->
    [item] comme objet.
    [skill] comme compétence.
   *[market] au marché.
}
event-settled-unseen = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} la carte face cachée, comme objet secret.
event-to-market = La carte la plus basse de { $pool ->
    [skill] la rangée des compétences
   *[auction] la rangée des enchères
} va au marché : { $card }.
event-to-skills = De la rangée des objets à celle des compétences : { $cards }.
event-chosen = Votre choix : { $place }.
event-retrieved = { $you ->
    [yes] Vos bouteilles couvrent :
   *[no] Les bouteilles de { $seat } couvrent :
} { $places }.
event-income = { $you ->
    [yes] Votre revenu est de
   *[no] { $seat } touche un revenu de
} { $coins } $.
event-revealed = { $you ->
    [yes] Vos objets secrets :
   *[no] Objets secrets de { $seat } :
} { $cards }.
event-ended = Le quatrième trimestre est terminé.

refusal-game-over = Le quatrième trimestre est terminé, et la partie avec lui.
refusal-secret-due = Chacun garde d’abord une de ses trois cartes comme objet secret : choisissez la vôtre.
refusal-secret-done = Votre objet secret est choisi ; attendez que les autres aient choisi le leur.
refusal-place-due = { $you ->
    [yes] C’est à vous de poser une bouteille sur une case libre.
   *[no] C’est à { $seat } de poser une bouteille.
}
refusal-buy-due = { $you ->
    [yes] Vous achetez un objet : choisissez une carte de la rangée des objets ou de votre main.
   *[no] { $seat } achète un objet ; attendez votre tour.
}
refusal-skill-due = { $you ->
    [yes] Vous acquérez une compétence : choisissez une carte de la rangée des compétences ou de votre main.
   *[no] { $seat } acquiert une compétence ; attendez votre tour.
}
refusal-raise-due = { $you ->
    [yes] Vous faites monter les cours : choisissez une carte pour le marché.
   *[no] { $seat } fait monter les cours ; attendez votre tour.
}
refusal-tuck-due = { $you ->
    [yes] Choisissez une carte de votre main à glisser sous votre plateau.
   *[no] { $seat } glisse une carte sous son plateau ; attendez votre tour.
}
refusal-auction-due = { $you ->
    [yes] Vous ouvrez des enchères : choisissez la carte à vendre.
   *[no] { $seat } choisit une carte pour les enchères ; attendez votre tour.
}
refusal-bid-due = { $you ->
    [yes] Les enchères sont en cours : c’est à vous de miser ou de passer.
   *[no] Les enchères sont en cours : c’est à { $seat } de miser ou de passer.
}
refusal-pay-due = { $you ->
    [yes] Vous avez remporté les enchères : payez d’abord, en pièces ou avec des cartes de votre main.
   *[no] { $seat } a remporté les enchères et paie.
}
refusal-settle-due = { $you ->
    [yes] Vous avez remporté une carte : placez-la comme objet, comme compétence ou au marché. Vendue face cachée, elle peut aussi devenir un objet secret.
   *[no] { $seat } place la carte remportée.
}
refusal-cover-due = On reprend les bouteilles : choisissez l’emplacement que couvrira votre troisième.
refusal-spare-due = On reprend les bouteilles : choisissez l’emplacement que vos quatre bouteilles laisseront à découvert.
refusal-retrieve-done = Vos bouteilles sont en place ; attendez que les autres aient choisi.
refusal-not-dealt = Vous n’avez pas reçu { $card } : gardez une de vos trois cartes.
refusal-no-such-space = La case { $number } n’existe pas ; les cases portent les numéros 0 à 21.
refusal-space-taken = Il y a déjà une bouteille sur { $space } : choisissez une case libre.
refusal-space-too-dear = Sur { $space }, il vous faut au moins { $cost } $ pour mener l’action à bien, et vous avez { $coins } $.
refusal-too-few-cards = Pour { $space }, il faut { $needs ->
    [one] une carte
   *[other] { $needs } cartes
}, et il { $there ->
    [0] n’y en a aucune.
    [one] n’y en a qu’une.
   *[other] n’y en a que { $there }.
}
refusal-cant-open = Pour ouvrir des enchères, il faut pouvoir miser 1 $, en pièces ou avec une carte qui reste en main.
refusal-not-for-sale = Vous ne pouvez pas acheter { $card } : un objet vient de la rangée des objets ou de votre main.
refusal-item-too-dear = { $card } coûte { $price } $, 1 $ par carte de sa catégorie au marché ; vous avez { $coins } $.
refusal-no-skill-here = Vous ne pouvez pas acquérir { $card } : une compétence vient de sa rangée ou de votre main.
refusal-not-for-market = Vous ne pouvez pas mettre { $card } au marché : prenez une carte de votre main, ou la plus basse des compétences ou des enchères.
refusal-not-in-hand = Vous n’avez pas { $card } en main : glissez une carte que vous avez.
refusal-not-for-auction = Vous ne pouvez pas vendre { $card } : prenez une carte de la rangée des enchères ou de votre main.
refusal-pool-face-up = Tout le monde a vu { $card } dans la rangée des enchères ; seule une carte de votre main peut être vendue face cachée.
refusal-must-open = Ouvrir des enchères, c’est miser 1 $ ou plus : impossible de passer.
refusal-bid-too-low = { $bid } $, c’est trop peu : misez { $least } $ ou plus, ou passez.
refusal-bid-too-high = Vous ne pouvez pas miser { $bid } $ : vos pièces et votre main valent { $most } $.
refusal-not-yours-to-pay = Vous ne pouvez pas payer avec { $card } : elle n’est pas dans votre main.
refusal-card-not-needed = { $card } vaut plus que le reste dû ({ $due } $) : votre carte à 1 $ serait alors de trop. Payez autrement.
refusal-dead-end = Si vous donnez { $card }, vous ne pourrez plus payer le reste sans carte superflue : choisissez-en une autre.
refusal-coins-short = Il reste { $due } $ à payer, et vous avez { $coins } $ en pièces : donnez aussi des cartes.
refusal-seen-no-secret = Tout le monde a vu cette carte : seule une carte vendue face cachée peut devenir un objet secret.
refusal-no-such-place = Vous n’avez le choix qu’entre le troisième, le quatrième et le cinquième emplacement.
refusal-deck-cards = Un paquet a 90 cartes ; celui-ci en a { $cards }.
refusal-deck-items = Chaque catégorie a 18 objets ; « { $name } » en a { $cards }.
refusal-deck-markets = Chaque catégorie a 18 côtés marché ; « { $name } » en a { $cards }.
refusal-deck-own-market = Le côté marché d’une carte n’est jamais de la catégorie de son objet, ici « { $name } ».
refusal-deck-category = « { $name } » n’est pas une catégorie : prenez penguin, movie, music, technology ou figures.
refusal-deck-skill = « { $name } » n’est pas une compétence : prenez bottle, work-income, work-card, auction-income, vp-all ou vp- et une catégorie.
refusal-deck-coin = La pièce dans le coin de cette carte doit valoir { $coin } : 2 avec une compétence à points, sinon 1.
refusal-deck-name = Chaque catégorie figure une fois, avec un nom anglais et des noms d’au plus { $most } caractères : voyez « { $name } ».
refusal-deck-spaces = { $action ->
    [none] Il y a une case de trop : un plateau en a 22.
   *[other] L’action de cette case doit être « { $action } ».
}
refusal-deck-space-coins = Une case rapporte ou coûte au plus { $most } pièces.
refusal-deck-tile-coins = Les pièces de la case de la tuile figurent avec les tuiles, un nombre par trimestre.
refusal-deck-tiles = { $action ->
    [none] Il y a une tuile de trop : une partie a quatre trimestres.
   *[other] L’action de cette tuile doit être « { $action } ».
}
refusal-deck-recycle = Recycler ne peut rien coûter : on doit toujours pouvoir y poser une bouteille.
refusal-deck-places = Un plateau personnel a cinq emplacements de bouteille.
refusal-deck-plain-places = Les deux emplacements de gauche ne donnent pas de revenu.
refusal-deck-place-income = Un emplacement donne de 0 à { $coins } pièces et de 0 à { $cards } cartes.
refusal-deck-start-coins = Il faut { $seats } montants de départ, de 0 à { $most } pièces.

prompt-over = Le quatrième trimestre est terminé : la partie est finie.
prompt-secret = Gardez une de vos trois cartes comme objet secret.
prompt-secret-wait = Choix des objets secrets : on attend { $names }.
prompt-cover = Choisissez l’emplacement que couvrira votre troisième bouteille.
prompt-spare = Choisissez l’emplacement que vos quatre bouteilles laisseront à découvert.
prompt-retrieve-wait = Retour des bouteilles : on attend { $names }.
prompt-place = { $you ->
    [yes] Posez une bouteille sur une case libre.
   *[no] { $seat } choisit où poser une bouteille.
}
prompt-buy = { $you ->
    [yes] Choisissez l’objet à acheter.
   *[no] { $seat } choisit un objet à acheter.
}
prompt-skill = { $you ->
    [yes] Choisissez la compétence à acquérir.
   *[no] { $seat } choisit une compétence à acquérir.
}
prompt-raise = { $you ->
    [yes] Mettez { $left ->
        [one] une carte
       *[other] { $left } cartes
    } au marché : choisissez { $left ->
        [one] laquelle.
       *[other] la première.
    }
   *[no] { $seat } choisit les cours à faire monter.
}
prompt-tuck = { $you ->
    [yes] Glissez { $left ->
        [one] une carte
       *[other] { $left } cartes
    } sous votre plateau : choisissez { $left ->
        [one] laquelle.
       *[other] la première.
    }
   *[no] { $seat } choisit des cartes à glisser sous son plateau.
}
prompt-auction = { $you ->
    [yes] Mettez une carte aux enchères.
   *[no] { $seat } choisit une carte à mettre aux enchères.
}
prompt-open = { $you ->
    [yes] Ouvrez les enchères à 1 $ ou plus.
   *[no] { $seat } choisit sa première mise.
}
prompt-bid = { $you ->
    [yes] Misez plus que { $bid } $ ({ $bidder }), ou passez.
   *[no] { $seat } choisit : miser plus que { $bid } $ ({ $bidder-you ->
        [yes] votre mise
       *[no] { $bidder }
    }) ou passer.
}
prompt-pay = { $you ->
    [yes] Payez { $due } $, en pièces, en cartes ou les deux ; on ne rend pas la monnaie.
   *[no] { $seat } choisit comment payer { $due } $.
}
prompt-settle = { $you ->
    [yes] Placez la carte remportée.
   *[no] { $seat } choisit où placer la carte remportée.
}

sketch-heading = Trimestre { $quarter } sur 4 · premier joueur : { $token } · pioche : { $deck } · défausse : { $discard }
sketch-nobody = pas encore tiré
sketch-market = Marché : { $prices }
sketch-price = { $category } { $count } $
sketch-item-pool = Objets : { $cards }
sketch-skill-pool = Compétences, la plus basse d’abord : { $cards }
sketch-auction-pool = Enchères, la plus basse d’abord : { $cards }
sketch-spaces = Cases d’action :
sketch-area = { $action } : { $spaces }
sketch-face-down = face cachée
sketch-auction = Aux enchères : { $card } · { $bid ->
    [0] { $bidder-you ->
        [yes] à vous d’ouvrir
       *[no] { $bidder } ouvre
    }
   *[other] mise la plus haute { $bid } $ ({ $bidder-you ->
        [yes] la vôtre
       *[no] { $bidder }
    })
}
sketch-seat = { $acts ->
    [yes] ▸
   *[no] ·
} { $name } : { $coins } $ · bouteilles { $ready } sur { $bottles } · main { $hand } · cartes glissées { $tucked }
sketch-has = objets : { $items } · compétences : { $skills } · objets secrets : { $secrets }
sketch-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
sketch-hand = Votre main : { $cards }
sketch-tucked = Vos cartes glissées : { $cards }

score-items = { $category } : { $count ->
    [one] un objet
   *[other] { $count } objets
} à { $price }
score-coins = { $coins } $ : un point pour trois pièces
score-skill = { $count ->
    [one] Compétence : { $skill }
   *[other] Compétence ×{ $count } : { $skill }
}

about = Une année de collection : posez vos bouteilles, misez aux enchères et poussez le marché jusqu’à ce que vos manchots vaillent une fortune.

area-items = Objets
area-skills = Compétences
area-auction = Enchères
area-market = Marché
area-work = Travail
page-price = { $coins } $
page-lowest = au marché
page-category = { $category }
page-worth = { $category } : un objet coûte { $count } $ et vaut { $count ->
    [one] { $count } point
   *[other] { $count } points
} pour l’instant
page-space = { $action }, { $coins ->
    [0] 0 (gratuit)
   *[other] { $money }
}
page-space-taken = { $action } : { $you ->
    [yes] votre bouteille
   *[no] la bouteille de { $seat }
} s’y trouve
page-calendar = Trimestre
page-quarter = Trimestre { $quarter } sur 4
page-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Ouvrez-la pour la parcourir.
page-discarded = Défausse
page-hand = Votre main
page-hand-empty = Votre main est vide.
page-kept = gardée
page-token = Jeton de premier joueur : commence le prochain trimestre
page-place = { $place }, à découvert
page-place-covered = { $place }, couvert par une bouteille
page-items = { $category } : { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
page-secret = Objet secret : { $card }
page-secret-hidden = Un objet secret, caché
page-skill = Compétence : { $skill }
page-tucked = Cartes glissées, cachées : { $count } $ de revenu par trimestre
page-tucked-own = Vos cartes glissées, { $count } $ de revenu par trimestre : { $cards }
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
page-points-known = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant, sans les objets secrets cachés
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
} pour l’instant, d’après ce que vous savez
count-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
count-bottles = Bouteilles encore à poser : { $count } sur { $of }
count-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main, cachées
page-face-down = Une carte face cachée
page-face-down-short = face cachée
page-bid = Miser
page-bid-label = Votre mise, de { $least } $ à { $most } $
page-cant-bid = Vous avez { $most } $, pièces et cartes comprises : trop peu pour surenchérir.
stage-opening = { $you ->
    [yes] À vous d’ouvrir
   *[no] { $seat } ouvre
}
stage-bid = { $you ->
    [yes] votre mise est la plus haute
   *[no] mise de { $seat }
}
stage-paying = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} : reste { $due } $
stage-settling = { $you ->
    [yes] Vous remportez
   *[no] { $seat } remporte
} la carte
bidder-leads = en tête
bidder-out = passe
bidder-now = à son tour
bidder-in = en lice
stage-item = Objet : { $category }, vaut { $count } pour l’instant
stage-market = Marché : fait monter { $category }

# Ce qui rapporte des points.
rule-collectors-score-items = Objets
rule-collectors-score-coins = Pièces
rule-collectors-score-skills = Compétences

# Ses propres affaires seules, à côté d’une table affichée sur un autre écran.
page-lot-own = Aux enchères, face cachée
page-secrets-own = { $count ->
    [one] Votre objet secret
   *[other] Vos objets secrets
}
page-income-own = Cartes glissées : { $count } $ de revenu par trimestre

# Les images des règles.
picture-item = Objet : une pièce de votre collection
picture-skill = Compétence : sert jusqu’à la fin de la partie
picture-market = Marché : fait monter cette catégorie
picture-coin = Pièce dans le coin : ce que la carte paie aux enchères

# La première partie guidée.
story-first-game-goal = Bienvenue dans une année de collection ! En quatre trimestres, vous posez des bouteilles sur des cases d’action : vous achetez des objets, acquérez des compétences, misez aux enchères. À la fin, un objet vaut autant de points qu’il y a de cartes de sa catégorie au marché. Qui a le plus de points gagne.
story-first-game-card = Chaque carte est trois choses à la fois : un objet (la grande image), une compétence (à gauche) et une carte de marché (la bande du bas). Tout dépend de l’endroit où vous la mettez. La pièce dans le coin ne sert qu’à payer aux enchères.
story-first-game-keep = Choisissez d’abord votre objet secret ; il reste caché jusqu’à la fin. Cliquez sur la carte au grand manchot. Les deux autres sont votre main : toutes deux peuvent faire monter les manchots au marché.
story-first-game-hall = La salle est ouverte. Vous commencez, avec deux bouteilles et 2 $ ; votre adversaire a 3 $. À tour de rôle, on pose une bouteille et on fait aussitôt ce que dit la case. Une case n’accueille qu’une seule bouteille.
story-first-game-skill = D’abord une compétence, car elle sert toute la partie. Dans la zone « Compétences », cliquez sur la première case : elle ne coûte rien.
story-first-game-gain = Choisissez la compétence à la bouteille, la carte du milieu : vous recevez aussitôt une troisième bouteille, donc une troisième action à chaque trimestre.
story-first-game-bought = Votre adversaire a acheté un objet, pour 1 $. C’est le prix de la case ; l’objet lui-même coûte 1 $ par carte de sa catégorie au marché, et il n’y en a pas encore. La case est maintenant prise.
story-first-game-market = Sans carte de sa catégorie au marché, un objet ne vaut rien. Faites donc monter les manchots ! Dans la zone « Marché », cliquez sur la première case : deux cartes au marché, gratuitement.
story-first-game-raise = Cliquez sur la carte de cinéma de votre main : c’est la bande du bas, avec le manchot, qui compte. Les manchots montent à 1 : c’est ce que vaut désormais votre objet secret.
story-first-game-lowest = La seconde carte peut aussi être la plus basse des compétences ou des enchères. Dans la zone « Enchères », cliquez sur la carte marquée « au marché » : elle a aussi une bande au manchot, et vous épargnez une carte de votre main.
story-first-game-auction = Votre adversaire ouvre des enchères, et c’est pour un manchot ! Tout le monde peut miser. Vous avez 2 $ et une carte dont le coin vaut 1 $, soit 3 $ au plus. Saisissez 2 et cliquez sur « Miser ».
story-first-game-pay = Votre adversaire passe : le manchot est à vous pour 2 $. Aux enchères, les cartes sont aussi de l’argent. Cliquez sur la carte de votre main : elle paie 1 $, et l’autre dollar est pris tout seul sur vos pièces.
story-first-game-settle = Une carte remportée peut devenir un objet, une compétence ou une carte de marché. Choisissez « Placer la carte remportée comme objet » : c’est votre deuxième manchot, sans autres frais.
story-first-game-work = Votre adversaire n’a plus de bouteille, et il vous en reste une : votre compétence sert déjà. Dans la zone « Travail », cliquez sur la dernière case : piocher une carte, glisser une carte.
story-first-game-tuck = Vous avez pioché une carte de cinéma. Cliquez dessus : glissée face cachée sous votre plateau, elle vous rapporte 1 $ à la fin de chaque trimestre.
story-first-game-cover = Toutes les bouteilles sont posées. La carte la plus basse des compétences et celle des enchères sont allées au marché, de nouvelles cartes sont arrivées. Vous reprenez vos bouteilles ; la troisième couvre un emplacement et son revenu. Cliquez sur l’emplacement à la carte : ceux de 1 $ et de 2 $ restent à découvert.
story-first-game-income = Votre revenu : 1 $ et 2 $ pour les emplacements à découvert, 1 $ pour la carte glissée. Vous avez 5 $, et le deuxième trimestre commence. Vous avez le jeton de premier joueur : c’est à vous.
story-first-game-buy = Achetez maintenant un objet. Dans la zone « Objets », cliquez sur la première case : elle coûte 1 $.
story-first-game-item = Cliquez sur le manchot. Il y a deux cartes de manchots au marché : il coûte donc 2 $ de plus, et vaut aussitôt 2 points. Avec lui, vos trois manchots en valent 6.
story-first-game-later = Passons au quatrième trimestre. Les manchots sont à 3, et vous en avez quatre. Votre adversaire met aux enchères une carte dont la compétence donne un point par manchot, et mise 5 $. Vous en avez les moyens : saisissez 8 et cliquez sur « Miser ».
story-first-game-learn = Elle est à vous, pour une carte à 2 $ et 6 $ en pièces. Choisissez « Placer la carte remportée comme compétence » : 4 points, et un de plus à chaque nouveau manchot.
story-first-game-end = Vous avez acheté encore un manchot, et l’année est terminée. Les objets secrets sont révélés. Les manchots sont à 3 : vos cinq manchots rapportent 15 points.
story-first-game-score = Vos 15 $ font 5 points, un pour trois pièces, et votre compétence en donne 5, un par manchot. Vous gagnez par 25 à 21 ! Les six objets de votre adversaire valent 20 points, les vôtres seulement 15 : les pièces et la compétence ont fait la différence.

# Les exemples des règles.
story-price-before = Vous avez 3 $ et voulez le manchot. Il n’y a pas encore de carte de manchots au marché : sur une case à 1 $, il vous coûterait 1 $ en tout. Mais c’est le tour de votre adversaire.
story-price-raised = Votre adversaire met deux cartes de manchots au marché. Les manchots valent davantage et coûtent davantage : sous la carte, le prix est monté à 2 $.
story-price-placed = Vous posez une bouteille sur une case à 1 $. Ce dollar est dépensé ; il vous reste 2 $ pour l’objet lui-même.
story-price-bought = Pour ces 2 $, le manchot est à vous : 3 $ en tout. Il vaut aussitôt 2 points, un par carte de manchots au marché.
story-payment-most = Vous avez mis cette figurine aux enchères, et votre adversaire mise 4 $. Vous avez 3 $ en pièces, et les coins de votre main montrent 2 $ et 1 $ : vous pouvez aller jusqu’à 6 $.
story-payment-won = Vous misez 5 $, et votre adversaire passe. Il faut maintenant payer 5 $ : en pièces, en cartes ou les deux.
story-payment-card = Vous donnez la carte dont le coin vaut 2 $ ; elle va à la défausse. Il reste 3 $ à payer.
story-payment-coins = Vous payez le reste en pièces. On ne rend pas la monnaie : si vous payez le dernier dollar avec une carte à 2 $, le second dollar est perdu.
story-payment-placed = La figurine devient votre objet. Elle ne coûte rien de plus, quoi que dise le marché.
story-face-down-unseen = Votre adversaire met aux enchères une carte de sa main, face cachée, et mise 1 $. Personne d’autre ne sait ce que c’est.
story-face-down-looked = Vous l’avez remportée pour 2 $ et payée. Vous pouvez maintenant la regarder : un objet de technologie. Si vous la placez comme objet, comme compétence ou au marché, tout le monde la voit.
story-face-down-secret = Mais vous la gardez face cachée, comme second objet secret. Il n’y a que votre adversaire et vous à la connaître. Elle sera révélée à la fin et comptera comme tout autre objet.
story-quarter-end-before = Votre adversaire pose la dernière bouteille du trimestre. Regardez les deux cartes marquées « au marché » : la plus basse des compétences et la plus basse des enchères.
story-quarter-end-moving = Toutes deux vont partir au marché. Après la première, les objets les plus à gauche passent aux places libres de la rangée des compétences. Cette fois, ils sont deux : le manchot et le film.
story-quarter-end-after = C’est fait. Il y a deux cartes de manchots de plus au marché. Le manchot et le film de la rangée des objets sont maintenant des compétences : on ne peut plus les acheter. De nouvelles cartes complètent les rangées.
story-quarter-end-income = Les bouteilles sont de retour. Vous n’en avez que deux, donc les trois emplacements à revenu sont à découvert : vous recevez 1 $, 2 $ et une carte. Puis le calendrier perd une feuille, et le deuxième trimestre commence.
story-scoring-before = Vous recyclez votre dernière bouteille : elle quitte la partie. Plus personne n’a alors de bouteille, et le reste de l’année passe sans un tour. Mais des cartes vont encore au marché, et les revenus tombent toujours.
story-scoring-items = L’année est terminée, les objets secrets sont révélés. Vous avez deux manchots, dont un secret. Il y a trois cartes de manchots au marché : 2 × 3, cela fait 6 points.
story-scoring-coins = Vous avez 14 $. Trois pièces font un point, soit 4 points ; les deux dernières pièces ne rapportent rien.
story-scoring-skills = Votre compétence donne un point par manchot, y compris le secret : 2 points.
story-scoring-sum = 6 + 4 + 2 : vous avez 12 points. Votre adversaire en a 2 pour un film secret et 5 pour 17 $, soit 7. En cas d’égalité, le nombre de cartes en main départagerait.
