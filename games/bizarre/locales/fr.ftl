# Bizarre

pair = { $item } { $quality }

move-identity = Devenir : { $first } { $second }
move-thrift = Défausse : { $discard } ; compléter à sept, dont { $qualities ->
    [0] aucune qualité
    [one] une qualité
   *[other] { $qualities } qualités
}
move-invent = Inventer : { $item } { $quality }
move-give = Donner le sac de { $from }
move-shuffle = Laisser la table distribuer tous les sacs au hasard
move-end-pitch = Finir la présentation
move-buy = Acheter ce que présente { $from }

event-round = Manche { $round } : { $you ->
    [yes] c’est vous qui achetez.
   *[no] c’est { $seat } qui achète.
}
event-drew-buyers = Vous piochez les cartes Client { $buyers }.
event-identity = Cette fois, { $you ->
    [yes] vous êtes
   *[no] { $seat } est
} : { $first } { $second }.
event-thrifted = Votre choix – défausse : { $discard } ; pioche : { $qualities ->
    [0] aucune qualité
    [one] une qualité
   *[other] { $qualities } qualités
}.
event-restocked = Toutes les mains d’inventeur ont sept cartes.
event-renewed = { $deck ->
    [quality] Les qualités sont épuisées et mélangées
    [item] Les objets sont épuisés et mélangés
   *[buyer] Les cartes Client sont épuisées et mélangées
} à nouveau.
event-drew = Vous piochez – qualités : { $qualities } ; objets : { $items }.
event-invented = Dans votre sac : { $item } { $quality }.
event-bags-ready = Tous les sacs sont remplis.
event-gave = Vous donnez à { $to } le sac de { $from }.
event-given = { $to-you ->
    [yes] Vous recevez un sac.
   *[no] { $to } reçoit un sac.
}
event-shuffled = Les sacs sont distribués au hasard.
event-pitch-begins = { $you ->
    [yes] À vous de présenter.
   *[no] { $seat } ouvre un sac et le présente.
}
event-opened-bag = Dans le sac, vous trouvez : { $item } { $quality }. Vendez-le !
event-pitched = { $you ->
    [yes] Vous avez présenté
   *[no] { $seat } a présenté
} : { $item } { $quality }.
event-bought = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
} { $item } { $quality } : { $from-you ->
    [yes] c’est votre présentation.
   *[no] c’est la présentation de { $from }.
}
event-revealed = L’idée présentée par { $you ->
    [yes] vous
   *[no] { $seat }
} vient de { $from-you ->
    [yes] vous.
   *[no] { $from }.
}
event-ended = Tout le monde a acheté deux fois.

refusal-identity-first = { $you ->
    [yes] C’est vous qui achetez : montrez d’abord votre identité pour cette manche.
   *[no] { $seat }, qui achète, montre d’abord son identité pour cette manche.
}
refusal-no-such-word = Prenez un des deux mots de chacune de vos deux cartes Client.
refusal-buyer-waits = C’est vous qui achetez : les autres préparent leurs sacs, attendez.
refusal-thrift-now = On choisit maintenant ce qu’on défausse et ce qu’on pioche.
refusal-thrift-done = Vous avez déjà choisi vos cartes ; attendez les autres.
refusal-nothing-to-discard = On ne défausse que des cartes de sa main.
refusal-draws-fewer = Vous piochez { $draws ->
    [0] 0 carte
    [one] une carte
   *[other] { $draws } cartes
} : il ne peut pas y avoir plus de qualités.
refusal-one-of-each = Il faut en main au moins une qualité et au moins un objet.
refusal-invent-now = On met maintenant une qualité et un objet dans son sac.
refusal-invent-done = Votre sac est fermé ; attendez les autres.
refusal-not-in-hand = La qualité et l’objet doivent être dans votre main.
refusal-deal-now = { $you ->
    [yes] C’est vous qui achetez : distribuez maintenant les sacs.
   *[no] { $seat }, qui achète, distribue maintenant les sacs.
}
refusal-bag-not-there = Ce sac n’est pas à donner.
refusal-own-bag = C’est au tour de { $to }, et personne ne reçoit son propre sac.
refusal-leaves-own-bag = Il resterait à quelqu’un son propre sac : donnez-en un autre.
refusal-too-late-to-shuffle = Un sac est déjà donné ; il faut maintenant les donner tous.
refusal-pitch-now = { $you ->
    [yes] C’est vous qui présentez : finissez d’abord.
   *[no] C’est { $seat } qui présente.
}
refusal-buy-now = { $you ->
    [yes] C’est à vous de choisir maintenant ce qui vous plaît.
   *[no] { $seat } choisit maintenant ce qui lui plaît.
}
refusal-not-a-pitch = Choisissez ce qu’une des autres places a présenté.
refusal-game-over = La partie est finie.
refusal-deck-count = À { $seats } places, il en faut de { $least } à { $most } ; en voici { $found }.
refusal-deck-one-word = Une carte porte un seul mot ; « { $word } » n’en est pas un.
refusal-deck-twice = Le mot « { $word } » s’y trouve deux fois.
refusal-deck-too-long = Aucun mot, aucune étiquette ne dépasse { $most } caractères, et aucun mot n’a plus de douze étiquettes.

prompt-over = La partie est finie.
prompt-identity = { $you ->
    [yes] À vous de choisir votre identité : un mot de chaque carte Client.
   *[no] { $seat } choisit son identité.
}
prompt-thrift = À vous de choisir les cartes à jeter, s’il y en a, et le nombre de qualités à piocher.
prompt-thrift-wait = On choisit ses cartes. On attend : { $names }.
prompt-invent = À vous de mettre une qualité et un objet dans votre sac.
prompt-invent-wait = Les sacs se remplissent. On attend : { $names }.
prompt-deal = { $you ->
    [yes] À vous de donner à { $to } un sac, jamais le sien.
   *[no] { $seat } choisit quel sac donner à qui.
}
prompt-pitch = { $you ->
    [yes] À vous de vendre votre sac ({ $buyer }) ; finissez ensuite la présentation.
   *[no] { $seat } a la parole.
}
prompt-sale = { $you ->
    [yes] À vous d’acheter une des idées.
   *[no] { $seat } choisit l’idée à acheter.
}

sketch-heading = Manche { $round } sur { $rounds }. { $you ->
    [yes] C’est vous qui achetez
   *[no] C’est { $seat } qui achète
}{ $known ->
    [yes] {" "}: { $identity }
   *[no] {""}
}
sketch-buyer-cards = Vos cartes Client : { $cards }
sketch-bag = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} un sac fermé
sketch-bag-open = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} : { $pair }
sketch-own-bag = Votre invention : { $pair }
sketch-seat = { $name } : { $count ->
    [one] { $count } carte Victoire
   *[other] { $count } cartes Victoire
} ({ $words })
sketch-hand = Vos qualités : { $qualities } ; vos objets : { $items }

score-invented = { $count ->
    [one] { $count } objet pour une invention achetée
   *[other] { $count } objets pour des inventions achetées
}
score-pitched = { $count ->
    [one] { $count } qualité pour une présentation réussie
   *[other] { $count } qualités pour des présentations réussies
}

about = Inventez en secret un objet absurde, puis vendez celui de quelqu’un d’autre : trente secondes, une bougie et une seule personne à séduire.

page-round = Manche { $round } sur { $rounds }
page-is-buyer = { $you ->
    [yes] C’est vous qui achetez
   *[no] C’est { $seat } qui achète
}
page-identity = Identité de cette manche : { $identity }
page-identity-hidden = L’identité n’est pas encore choisie
page-buyer-card = Carte Client { $number }
page-buyer-word = { $word } (carte Client { $number })
page-or = ou
page-over = La fin
page-winners = { $winners ->
    [0] Le bazar est fermé
    [one] Victoire : { $names }, avec { $count ->
        [one] { $count } carte Victoire
       *[other] { $count } cartes Victoire
    }
   *[other] Victoire partagée : { $names }, avec { $count ->
        [one] { $count } carte Victoire
       *[other] { $count } cartes Victoire
    } par tête
}
page-counter = { $count ->
    [one] { $count } sac sur le comptoir
   *[other] { $count } sacs sur le comptoir
}
page-next-bag = { $you ->
    [yes] Le prochain sac est pour vous
   *[no] Le prochain sac est pour { $seat }
}
page-bag-of = Le sac de { $seat } (symbole : { $symbol })

page-quality = qualité
page-item = objet
page-quality-card = Qualité : { $word }
page-item-card = Objet : { $word }

page-pitches = { $you ->
    [yes] Vous présentez ({ $identity })
   *[no] { $seat } présente ({ $identity })
}
page-candle = Trente secondes : la bougie se consume
page-unseen = Le contenu du sac se dévoile après la présentation.
page-listening = Tout le monde écoute…
page-pitched = { $seller } : { $pair }. { $text }
page-spoken = (dit de vive voix)
page-invented = { $you ->
    [yes] Votre invention
   *[no] Inventé par { $seat }
}
page-inventors = Qui invente
page-choosing = choisit
page-chosen = a choisi
page-inventing = invente
page-bag-closed = sac fermé
page-gets-bag = à suivre
page-has-bag = a un sac
page-pitches-later = présente plus tard
page-waits = attend

page-last-round = La manche passée : qui a inventé quoi
page-final-round = La dernière manche : qui a inventé quoi
page-sold = { $you ->
    [yes] Votre présentation
   *[no] Présenté par { $seat }
}
page-bought = acheté
page-prizes = Cartes Victoire
page-victory-cards = { $count ->
    [one] { $count } carte Victoire
   *[other] { $count } cartes Victoire
}
page-ahead = en tête
page-buyer = achète
page-symbol = Symbole : { $symbol }

page-own = Vos cartes
page-own-bag = Votre invention
page-hand-empty = Pas encore de cartes
page-hint-buyer = Elles se reposent pendant que vous achetez.
page-hint-thrift = Cochez ce que vous jetez ; vous pouvez tout garder.
page-hint-first = Choisissez le nombre de qualités parmi vos sept cartes.
page-hint-invent = Choisissez une qualité et un objet pour votre sac.
page-own-thrift = Votre choix – défausse : { $discards ->
    [0] rien
    [one] { $discards } carte
   *[other] { $discards } cartes
} ; pioche : { $qualities ->
    [0] aucune qualité
    [one] { $qualities } qualité
   *[other] { $qualities } qualités
}, { $items ->
    [0] aucun objet
    [one] { $items } objet
   *[other] { $items } objets
}.
page-goes = jeté
page-discard = Défausser { $card }
page-draws = Vous piochez :
page-draw-qualities = dont qualités :
page-thrift = Piocher des cartes

step-identity = Identité
step-thrift = Pioche
step-invent = Invention
step-deal = Sacs
step-pitch = Présentation
step-sale = Achat

symbol-0 = lune
symbol-1 = clé
symbol-2 = poisson
symbol-3 = théière
symbol-4 = parapluie
symbol-5 = cactus
symbol-6 = chapeau
symbol-7 = lanterne

patter-1 = Admirez : « { $item } { $quality } » ! Le modèle ordinaire suffit à tout le monde ; mais pour vous, { $buyer }, il fallait mieux.
patter-2 = Ma tante ne jurait que par ça : « { $item } { $quality } ». Et elle n’avait pas votre allure, { $second } que vous êtes !
patter-3 = Trois bonnes raisons : c’est { $quality }, c’est le dernier exemplaire ({ $item }, tout de même !), et je refuse de le rapporter à la maison.
patter-4 = Affronter un lundi sans « { $item } { $quality } » quand on est { $first } ? Soyons sérieux. Et j’offre la ficelle.
patter-5 = Testé par mon cousin, lui aussi { $second } : « { $item } { $quality } ». Depuis, ils ont un compte en banque commun.
patter-6 = Oui, vous avez bien lu : { $item }. Oui, en version { $quality }. Non, ce n’est pas un défaut : à { $buyer } d’exception, objet d’exception.
patter-7 = Petite mine, { $buyer }… Depuis quand ne vous êtes-vous rien offert ? Voici : { $item } { $quality }, et ça réclame après vous depuis ce matin.
patter-8 = Partout on vous vendra ça : « { $item } ». Mais il n’y a qu’ici qu’on a osé la version { $quality }. Chez { $first } d’en face, on pleure déjà.
patter-9 = Moitié { $first }, moitié { $second } : rien d’ordinaire ne vous va. « { $item } { $quality } », si : j’ai pris vos mesures pendant votre sommeil.
patter-10 = Le jour : { $item }, rien de spécial. La nuit : mode { $quality } ! Et là, { $first } de mon cœur, c’est rentabilisé.
patter-11 = Mon avocat m’interdit de dire à quoi a servi, la dernière fois, « { $item } { $quality } ». Mais un certain talent ({ $second }, comme vous) en a repris.
patter-12 = Touchez, { $buyer }, touchez ! « { $item } », et { $quality } avec ça : ça vous aime déjà, et pourtant ça n’aime personne.
patter-13 = Héritage de famille, { $first } de génération en génération, à peine mordu : « { $item } { $quality } », garantie de presque onze minutes.
patter-14 = Qu’est-ce qui vous empêche de dormir, { $buyer } ? Ne pas avoir ceci : { $item } { $quality }. Ce soir, vous dormez, et moi je mange.
patter-15 = Franchement, { $buyer }, moi non plus je ne sais pas à quoi sert « { $item } { $quality } ». Mais c’est arrivé de nuit, avec votre nom sur la boîte.
patter-16 = On s’est beaucoup moqué : { $first }, avec « { $item } { $quality } » sous le bras ! Aujourd’hui, la rue entière lui appartient.
patter-17 = Passe au lave-vaisselle, résiste aux chiens, { $quality } jusqu’à la dernière vis : « { $item } », ça survivra à votre carrière, { $second } ou pas.
patter-18 = Pour vos heures côté { $first }, le réglage { $quality }. Pour vos heures côté { $second }, retournez simplement l’objet ({ $item }). Deux vies, un seul achat !
patter-19 = Fermez les yeux, { $second }. Vous sentez ? C’est le succès, avec une pointe de ceci : { $item } { $quality }.
patter-20 = « { $item } { $quality } », c’est trois fonctions. Deux sont secrètes, et la troisième a fait pleurer de joie, en direct à la télévision, quelqu’un comme vous : { $buyer }.
patter-21 = N’achetez pas ! Non, vraiment : « { $item } », à ce point { $quality }, il n’y en a qu’un au monde, et je le gardais pour { $first } de goût. Ah. C’est vous.

# The Buyer's two words as one.
identity = { $first } { $second }

# Ce qui rapporte des points.
rule-bizarre-sale = Ventes

page-handed-out = Quel sac vous avez donné à qui

# Les images de la page des règles.
picture-qualities = Qualité : comment c’est
picture-items = Objet : ce que c’est
picture-buyers = Carte Client : on prend un des deux mots
picture-becomes = Un mot de chacune, et voici l’identité :
picture-inventor-gets = L’objet va à qui l’a inventé
picture-seller-gets = La qualité va à qui l’a présenté

# La première partie guidée.
story-first-game-goal = Bienvenue au bazar de nuit ! À chaque manche, une personne achète ; les autres inventent et vendent des choses absurdes. Ce qui est acheté rapporte deux cartes Victoire : une à qui l’a inventé, une à qui l’a présenté. Le plus grand nombre de cartes Victoire l’emporte.
story-first-game-buyer = Dans cette première manche, c’est quelqu’un d’autre qui achète. Les deux mots sur la scène disent son identité, un mot de chacune de ses deux cartes. Voilà la personne à séduire.
story-first-game-draw = Vous inventez. Piochez vos sept cartes : choisissez 3 à « dont qualités », les quatre autres seront des objets. Cliquez ensuite sur « Piocher des cartes ». Tout le monde le fait en même temps, et personne ne voit le jeu des autres.
story-first-game-invent = Une bande de papier déchiré est une qualité, une étiquette trouée un objet. Une carte de chaque fait une chose à vendre : les deux cartes mises en valeur pourraient plaire. Cliquez sur les deux, puis sur le bouton qui nomme votre invention. Elles vont dans votre sac, en secret.
story-first-game-bags = Trois sacs fermés sont sur le comptoir. La personne qui achète voit à qui ils sont, mais pas ce qu’ils contiennent, et en donne un à chacune des autres : jamais le sien. C’est donc quelqu’un d’autre qui vendra votre idée.
story-first-game-pitch = Vous ouvrez le sac reçu : quelqu’un d’autre a eu cette idée, et c’est à vous de la vendre. En partie, vous avez trente secondes, par écrit ou de vive voix. Allez-y, dites tout haut pourquoi cet achat est indispensable ! Cliquez ensuite sur « Finir la présentation ».
story-first-game-listen = Les autres ont présenté aussi, et les trois idées sont visibles. Celle qui est mise en valeur a été vendue par quelqu’un d’autre, mais c’est votre invention. La table ne le montre encore à personne d’autre, sauf à la personne qui achète : c’est elle qui a donné les sacs.
story-first-game-sold = Vendu ! C’est votre invention qui est achetée. Vous l’avez inventée : son objet est à vous, comme carte Victoire ; la qualité va à qui l’a présentée. Ce n’est que maintenant que tout le monde voit qui a inventé quoi.
story-first-game-be-buyer = C’est au tour de la personne à gauche : maintenant, c’est vous qui achetez. Vous avez pioché deux cartes Client, que personne d’autre ne voit encore. Prenez un mot de chacune : cliquez sur les deux mots mis en valeur, puis sur le bouton qui dit votre identité.
story-first-game-give = Les autres ont rempli leurs sacs. Le symbole vous dit à qui est chaque sac, mais pas ce qu’il contient. Le premier est pour la personne à votre gauche, dont le symbole est la clé. Cliquez sur le sac au poisson.
story-first-game-give-next = Vient ensuite la personne au poisson. Avec le sac à la clé, il resterait à la théière son propre sac, et c’est interdit. Cliquez donc sur le sac à la théière ; le dernier sac part tout seul.
story-first-game-buy = Trois présentations, et la décision n’est qu’à vous. Comme vous avez donné les sacs, vous voyez aussi qui a inventé quoi ; mais le mieux est d’écouter ses goûts. Cliquez sur l’idée mise en valeur pour l’acheter.
story-first-game-level = Acheter ne rapporte rien : l’objet est allé à qui a inventé, la qualité à qui a présenté. Après deux manches, tout le monde a exactement une carte Victoire. C’est maintenant la personne à votre gauche qui achète.
story-first-game-discard = Vous inventez à nouveau, et il vous reste cinq cartes. Avant de piocher, vous pouvez jeter ce qui ne convient pas : cochez les deux cartes mises en valeur. Vous en piocherez quatre ; laissez le 2 à « dont qualités » et cliquez sur « Piocher des cartes ».
story-first-game-again = De nouveau sept cartes ; il y a toujours au moins une qualité et un objet. Mettez les deux cartes mises en valeur dans votre sac.
story-first-game-pitch-again = Cette fois, les sacs ont été distribués au hasard : personne ne sait à qui est quel sac. Les autres ont parlé, et vous ouvrez le dernier. Vendez-le tout haut, avec tout l’aplomb que vous voulez, puis cliquez sur « Finir la présentation ».
story-first-game-won = Votre présentation l’emporte ! Quelqu’un d’autre avait eu l’idée : cette fois, la qualité est à vous, et l’objet à qui l’a inventée. Bien vendre vaut autant que bien inventer.
story-first-game-later = Cinq manches plus tard : c’est le tout dernier achat. Vous êtes en tête avec quatre cartes Victoire, à égalité avec une autre personne. L’idée mise en valeur est votre invention, présentée par la personne à votre gauche. Sera-t-elle achetée ?
story-first-game-end = Elle est achetée : votre cinquième carte Victoire ! Tout le monde a acheté deux fois, la partie est finie, et vous gagnez. À égalité en tête, la victoire serait partagée.
story-first-game-points = Le tableau des points dit d’où viennent vos cinq points : trois objets pour des inventions achetées, deux qualités pour des présentations réussies. Vous savez tout. Réunissez maintenant du monde, ou des robots, et racontez n’importe quoi !

# Les exemples de la page des règles.
story-thrift-five = La deuxième manche commence. Deux de vos sept cartes sont parties dans le sac ; il vous reste trois qualités et deux objets.
story-thrift-chosen = L’identité est connue, et vous choisissez en secret : les deux qualités barrées s’en vont, et sur quatre nouvelles cartes, trois seront des qualités. Vous décidez tout cela avant d’avoir vu une seule nouvelle carte.
story-thrift-seven = Tout le monde a choisi et pioche en même temps. Vous avez de nouveau sept cartes : quatre qualités et trois objets. Personne d’autre ne sait ce que vous avez jeté, ni quel est votre mélange.
story-bags-counter = C’est vous qui achetez. Le premier sac est pour la personne à votre gauche, dont le symbole est la clé. Ce peut être le sac au poisson ou le sac à la théière, mais pas le sac à la clé.
story-bags-second = La clé a reçu le sac au poisson. C’est au tour du poisson. Avec le sac à la clé, il resterait à la théière son propre sac. Il faut donc lui donner le sac à la théière.
story-bags-last = Le dernier sac est parti tout seul : le sac à la clé est allé à la théière. Les présentations commencent, et personne d’autre que vous ne sait qui a inventé quoi.
story-pitch-closed = La première personne a ouvert un sac et le présente. Vous ne voyez pas encore ce qu’il contient, et le sac que vous avez reçu reste fermé jusqu’à votre tour.
story-pitch-yours = La première idée est visible de tout le monde. C’est justement votre invention, mais mieux vaut ne rien laisser paraître. Maintenant vous ouvrez votre sac, et personne d’autre ne voit ce que vous avez à vendre.
story-pitch-open = Votre présentation est finie, et son idée est visible elle aussi. Qui l’a inventée reste caché, même pour vous : on le verra après l’achat.
story-sale-pairs = C’est vous qui achetez, et vous avez entendu trois présentations. Les sacs ont été distribués au hasard : vous ne savez pas qui a inventé quoi.
story-sale-cards = Vous avez acheté l’idée présentée par la personne au poisson. C’est une invention de la théière : la théière reçoit l’objet, le poisson la qualité. Vous et la clé ne recevez rien, et les deux autres idées sont défaussées.
story-tie-last = Le tout dernier achat, et c’est vous qui achetez. Vous êtes en tête avec cinq cartes Victoire ; la personne à votre gauche en a quatre.
story-tie-shared = Vous avez acheté ce que présentait la personne à votre gauche, et vous voilà à égalité avec cinq cartes Victoire. Rien ne départage, ni les objets ni les qualités : la victoire est partagée.
