# Bizarre

pair = { $item } { $quality }

move-identity = Devenir : { $first } { $second }
move-thrift = Défausser : { $discard } ; compléter à sept, dont { $qualities ->
    [0] aucune qualité
    [one] une qualité
   *[other] { $qualities } qualités
}
move-invent = Inventer : { $item } { $quality }
move-give = Donner le sac de { $from }
move-shuffle = Laisser la table distribuer tous les sacs au hasard
move-end-pitch = Terminer le boniment
move-buy = Acheter à { $from }

event-round = Manche { $round } : { $you ->
    [yes] vous jouez le Client.
   *[no] { $seat } joue le Client.
}
event-drew-buyers = Vous piochez les cartes Client { $buyers }.
event-identity = Cette fois, { $you ->
    [yes] vous êtes
   *[no] { $seat } est
} : { $first } { $second }.
event-thrifted = Votre choix – défausse : { $discard } ; pioche : { $qualities ->
    [0] aucune qualité
    [one] une qualité
   *[other] { $qualities } qualités
}.
event-restocked = Les mains sont complétées à sept cartes.
event-renewed = { $deck ->
    [quality] Plus de qualités : leur défausse
    [item] Plus d’objets : leur défausse
   *[buyer] Plus de cartes Client : leur défausse
} est mélangée pour reformer la pioche.
event-drew = Vous piochez – qualités : { $qualities } ; objets : { $items }.
event-invented = Dans votre sac : { $item } { $quality }.
event-bags-ready = Tous les sacs sont remplis.
event-gave = Vous donnez à { $to } le sac de { $from }.
event-given = { $to-you ->
    [yes] Vous recevez un sac.
   *[no] { $to } reçoit un sac.
}
event-shuffled = Les sacs sont distribués au hasard.
event-pitch-begins = { $you ->
    [yes] À vous le boniment !
   *[no] { $seat } ouvre son sac et commence son boniment.
}
event-opened-bag = Dans le sac, vous trouvez : { $item } { $quality }. Vendez-le !
event-pitched = { $you ->
    [yes] Vous avez vanté
   *[no] { $seat } a vanté
} : { $item } { $quality }.
event-bought = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
} « { $item } { $quality } », grâce { $from-you ->
    [yes] à votre boniment.
   *[no] au boniment de { $from }.
}
event-revealed = L’idée vantée par { $you ->
    [yes] vous
   *[no] { $seat }
} vient de { $from-you ->
    [yes] vous.
   *[no] { $from }.
}
event-ended = Tout le monde a joué le Client deux fois.

refusal-identity-first = { $you ->
    [yes] Vous jouez le Client : montrez d’abord votre identité pour cette manche.
   *[no] { $seat } joue le Client et montre d’abord son identité pour cette manche.
}
refusal-no-such-word = Prenez un des deux mots de chacune de vos deux cartes Client.
refusal-buyer-waits = Vous jouez le Client : patience, les autres préparent leurs sacs.
refusal-thrift-now = C’est le moment de choisir ce qu’on défausse et ce qu’on pioche.
refusal-thrift-done = Vous avez déjà choisi vos cartes ; attendez les autres.
refusal-nothing-to-discard = On ne défausse que des cartes de sa main.
refusal-draws-fewer = Vous piochez { $draws ->
    [0] 0 carte
    [one] une carte
   *[other] { $draws } cartes
} : il ne peut pas y avoir plus de qualités.
refusal-one-of-each = Il faut en main au moins une qualité et au moins un objet.
refusal-invent-now = C’est le moment de mettre une qualité et un objet dans son sac.
refusal-invent-done = Votre sac est fermé ; attendez les autres.
refusal-not-in-hand = La qualité et l’objet doivent être dans votre main.
refusal-deal-now = { $you ->
    [yes] Vous jouez le Client : distribuez maintenant les sacs.
   *[no] { $seat } joue le Client et distribue maintenant les sacs.
}
refusal-bag-not-there = Ce sac n’est pas à donner.
refusal-own-bag = Ce sac est celui de { $to }, et personne ne reçoit son propre sac.
refusal-leaves-own-bag = Il ne resterait à quelqu’un que son propre sac : donnez-en un autre.
refusal-too-late-to-shuffle = Un sac est déjà donné : il faut maintenant donner tous les autres.
refusal-pitch-now = { $you ->
    [yes] C’est votre boniment : terminez-le d’abord.
   *[no] C’est le boniment de { $seat }.
}
refusal-buy-now = { $you ->
    [yes] Choisissez maintenant l’idée qui vous plaît.
   *[no] { $seat } choisit maintenant l’idée qui lui plaît.
}
refusal-not-a-pitch = Choisissez une des idées qu’on vous a vantées.
refusal-game-over = La partie est finie.
refusal-deck-count = À { $seats } places, il en faut de { $least } à { $most } ; en voici { $found }.
refusal-deck-one-word = Une carte porte un seul mot ; « { $word } » n’en est pas un.
refusal-deck-twice = Le mot « { $word } » s’y trouve deux fois.
refusal-deck-too-long = Aucun mot, aucune étiquette ne dépasse { $most } caractères, et aucun mot n’a plus de douze étiquettes.

prompt-over = La partie est finie.
prompt-identity = { $you ->
    [yes] Choisissez votre identité : un mot de chaque carte Client.
   *[no] { $seat } choisit son identité.
}
prompt-thrift = Choisissez les cartes à défausser, s’il y en a, et le nombre de qualités à piocher.
prompt-thrift-wait = Choix des cartes : on attend { $names }.
prompt-invent = Mettez une qualité et un objet dans votre sac.
prompt-invent-wait = Les sacs se remplissent : on attend { $names }.
prompt-deal = { $you ->
    [yes] Donnez un sac à { $to }, mais pas le sien.
   *[no] { $seat } choisit quel sac donner à qui.
}
prompt-pitch = { $you ->
    [yes] Séduisez le Client ({ $buyer }), puis terminez votre boniment.
   *[no] { $seat } a la parole.
}
prompt-sale = { $you ->
    [yes] Achetez l’idée qui vous plaît.
   *[no] { $seat } choisit l’idée à acheter.
}

sketch-heading = Manche { $round } sur { $rounds }. { $you ->
    [yes] Vous jouez le Client
   *[no] { $seat } joue le Client
}{ $known ->
    [yes] {"\u00A0"}: { $identity }
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
sketch-hand = Vos qualités : { $qualities } ; vos objets : { $items }

score-invented = { $count ->
    [one] { $count } objet pour une invention achetée
   *[other] { $count } objets pour des inventions achetées
}
score-pitched = { $count ->
    [one] { $count } qualité pour un boniment réussi
   *[other] { $count } qualités pour des boniments réussis
}

about = Inventez en secret un objet absurde, puis vendez celui de quelqu’un d’autre : trente secondes, une bougie et un Client à séduire.

page-round = Manche { $round } sur { $rounds }
page-is-buyer = { $you ->
    [yes] Vous jouez le Client
   *[no] { $seat } joue le Client
}
page-identity = Le Client : { $identity }
page-identity-hidden = Le Client n’a pas encore choisi son identité
page-buyer-card = Carte Client { $number }
page-buyer-word = { $word } (carte Client { $number })
page-or = ou
page-over = Fin de la partie
page-winners = { $winners ->
    [0] Le bazar est fermé
    [one] Victoire : { $names }, avec { $count ->
        [one] { $count } carte Victoire
       *[other] { $count } cartes Victoire
    }
   *[other] Victoire partagée : { $names }, avec { $count ->
        [one] { $count } carte Victoire
       *[other] { $count } cartes Victoire
    } par personne
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
    [yes] À vous le boniment (Client : { $identity })
   *[no] { $seat } fait son boniment (Client : { $identity })
}
page-candle = Trente secondes : la bougie se consume
page-unseen = Le contenu du sac sera révélé après le boniment.
page-listening = Tout le monde écoute…
page-pitched = { $seller } : { $pair }. { $text }
page-spoken = (dit de vive voix)
page-invented = { $you ->
    [yes] Votre invention
   *[no] Invention de { $seat }
}
page-inventors = Qui invente
page-choosing = choisit
page-chosen = a choisi
page-inventing = invente
page-bag-closed = sac fermé
page-gets-bag = prochain sac
page-has-bag = a un sac
page-pitches-later = boniment à venir
page-waits = attend

page-last-round = Manche précédente : qui a inventé quoi
page-final-round = Dernière manche : qui a inventé quoi
page-sold = { $you ->
    [yes] Votre boniment
   *[no] Boniment de { $seat }
}
page-bought = acheté
page-prizes = Cartes Victoire
page-victory-cards = { $count ->
    [one] { $count } carte Victoire
   *[other] { $count } cartes Victoire
}
page-ahead = en tête
page-buyer = Client
page-symbol = Symbole : { $symbol }

page-own = Vos cartes
page-own-bag = Votre invention
page-hand-empty = Pas encore de cartes
page-hint-buyer = Elles se reposent pendant que vous jouez le Client.
page-hint-thrift = Cochez les cartes à défausser ; vous pouvez aussi tout garder.
page-hint-first = Choisissez le nombre de qualités parmi vos sept cartes.
page-hint-invent = Choisissez une qualité et un objet pour votre sac.
page-own-thrift = Votre choix – défausse : { $discards ->
    [0] rien
    [one] { $discards } carte
   *[other] { $discards } cartes
} ; pioche : { $qualities ->
    [0] aucune qualité
    [one] { $qualities } qualité
   *[other] { $qualities } qualités
}, { $items ->
    [0] aucun objet
    [one] { $items } objet
   *[other] { $items } objets
}.
page-goes = défaussée
page-discard = Défausser { $card }
page-draws = Vous piochez :
page-draw-qualities = dont qualités :
page-thrift = Piocher des cartes

step-identity = Client
step-thrift = Pioche
step-invent = Invention
step-deal = Sacs
step-pitch = Boniment
step-sale = Achat

symbol-0 = lune
symbol-1 = clé
symbol-2 = poisson
symbol-3 = théière
symbol-4 = parapluie
symbol-5 = cactus
symbol-6 = chapeau
symbol-7 = lanterne

# Le boniment des robots : une accroche, un éloge selon une étiquette, une chute.
opening-1 = Admirez : « { $item } { $quality } » ! Le modèle ordinaire, c’est pour les gens ordinaires, { $buyer }.
opening-2 = Ma tante ne jurait que par ça : « { $item } { $quality } ». Depuis, elle ne jure plus, elle chante.
opening-3 = Trois mots : « { $item } », « { $quality } » et « emballez ». Le troisième, c’est à vous de le dire.
opening-4 = Affronter un lundi sans « { $item } { $quality } » quand on est { $first } ? Soyons sérieux.
opening-5 = Testé par ma cousine, { $second } elle aussi : « { $item } { $quality } ». Depuis, ils ont un compte commun.
opening-6 = Oui, vous avez bien lu : { $item }. Oui, en version { $quality }. Non, ce n’est pas un défaut, c’est un supplément.
opening-7 = Petite mine, { $buyer }… Depuis ce matin, quelqu’un vous réclame : « { $item } { $quality } ».
opening-8 = À tous les coins de rue, on vous vend ça : « { $item } ». Mais en version { $quality } ? Il n’y a que moi pour oser.
opening-9 = Moitié { $first }, moitié { $second } : rien ne vous va en rayon. « { $item } { $quality } », si : j’ai pris vos mesures pendant votre sommeil.
opening-10 = Le jour : { $item }, sans plus. La nuit : mode { $quality } !
opening-11 = Mon avocat m’interdit de dire à quoi a servi, la dernière fois, « { $item } { $quality } ».
opening-12 = Touchez, { $buyer }, touchez ! « { $item } », et { $quality } avec ça : vous aviez déjà vu ?
opening-13 = Héritage de famille, { $first } de génération en génération, à peine mordu : « { $item } { $quality } ».
opening-14 = Qu’est-ce qui vous empêche de dormir, { $buyer } ? Ne pas avoir ceci : « { $item } { $quality } ».
opening-15 = Soyons francs, { $buyer } : « { $item } { $quality } », c’est tombé du camion. Le camion s’en porte mieux.
opening-16 = On s’est beaucoup moqué : { $first }, avec « { $item } { $quality } » sous le bras ! Aujourd’hui, toute la rue lui appartient.
opening-17 = Chut, { $second } ! Si on apprend à côté que j’ai « { $item } { $quality } », c’est l’émeute.
opening-18 = Neuf ans de recherche pour obtenir enfin ceci : { $item }, mais { $quality }. La dixième année, on a dansé.
opening-19 = Mesdames, messieurs, et vous surtout, { $buyer } : voici l’exemplaire unique, « { $item } { $quality } » !
opening-20 = Halte, { $buyer } ! Toute votre vie, vous avez fait la queue ; voici le guichet : « { $item } { $quality } ».
opening-21 = N’achetez surtout pas « { $item } { $quality } » ! Je réserve ça à quelqu’un de goût, { $first } de préférence. Ah. C’est vous.
opening-22 = J’ai rêvé de vous, { $buyer } : une colline, un chœur et, dans vos bras, « { $item } { $quality } ».
opening-23 = Quand on est { $first } de mère en fille, il y a une chose qui se transmet : « { $item } { $quality } ».
opening-24 = Certains ont des amis. D’autres ont « { $item } { $quality } », et n’aident jamais personne à déménager.
opening-25 = La douane s’écrie « { $item } ! », la critique s’écrie « { $quality } ! », et vous, { $buyer }, « combien ? ».
opening-26 = L’an dernier, j’ai vendu « { $item } { $quality } » à quelqu’un comme vous, { $second } jusqu’au bout des ongles. Les mercis arrivent encore, tous au feutre.
opening-27 = C’est { $quality }, ça répond au nom de « { $item } », et ça vous regarde.
opening-28 = À saisir : « { $item } { $quality } », première main ({ $first }), ne sortait que le dimanche.
opening-29 = À côté des plus grands noms de l’histoire, { $buyer } ou non, il y avait toujours « { $item } { $quality } ». Les peintres n’avaient plus de place.
opening-30 = Vous veniez pour la limonade, { $buyer } ; vous repartirez avec ceci : « { $item } { $quality } ».

praise-any-1 = Personne n’en a besoin : c’est à ça qu’on reconnaît le luxe.
praise-any-2 = J’ai marché trois jours avec ça sur le dos, et on se parle encore.
praise-any-3 = Ça fait exactement ce que dit l’étiquette, et l’étiquette est vierge.
praise-any-4 = Les experts en débattent, surtout à coups de chaise.
praise-any-5 = Une fois dans le tiroir, vous saurez enfin à quoi servait le tiroir.
praise-any-6 = Ça s’utilise de la main droite, de la main gauche ou en légitime défense.
praise-any-7 = Mon horoscope en parle deux fois, et de moi jamais.
praise-any-8 = Les voisins en ont déjà, et voyez comme ils sont fiers.
praise-angry-1 = Ça râle à votre place : vous, gardez le sourire.
praise-angry-2 = Ça a son caractère ; à deux, vous pourrez alterner.
praise-angry-3 = Claquez, cognez, insultez : ça a été élevé comme ça.
praise-animal-1 = Les chiens respectent, les chats complotent, les oies saluent.
praise-animal-2 = C’est presque un animal de compagnie, le vétérinaire en moins.
praise-animal-3 = Ça ne se promène pas, et ça n’a jamais mordu deux fois le même facteur.
praise-art-1 = Trois musées en veulent, dont deux poliment.
praise-art-2 = Accrochez ça, reculez, dites « hum » : vous avez une galerie.
praise-art-3 = L’artiste a pleuré en signant, surtout à cause du loyer.
praise-bath-1 = Ça flotte, ça mousse, et ça ne pique jamais la serviette.
praise-bath-2 = Votre canard en plastique craint déjà pour son poste.
praise-bath-3 = Essayé dans onze baignoires ; toutes nos excuses aux propriétaires.
praise-book-1 = Il y a tout un chapitre là-dessus, et le majordome n’en sort pas grandi.
praise-book-2 = Ça se dévore d’une traite, et ça ne prend pas la poussière.
praise-book-3 = Les bibliothécaires lui font « chut », et c’est un compliment.
praise-brave-1 = Ça a fait baisser les yeux à un taureau, et le taureau s’est excusé.
praise-brave-2 = Ça n’a peur de rien au monde, sauf des douaniers.
praise-brave-3 = Avec ça, vous oserez enfin ouvrir le tiroir du bas.
praise-cheap-1 = Ça coûte moins que le sandwich auquel vous pensez.
praise-cheap-2 = Je perds à chaque vente, mais je me rattrape sur la quantité.
praise-cheap-3 = Votre porte-monnaie ne sentira rien, et pourtant, il est chatouilleux.
praise-clean-1 = C’est si propre que la saleté change de trottoir.
praise-clean-2 = On mangerait dessus, et mon oncle ne s’en prive pas.
praise-clean-3 = Un coup de chiffon, et plus aucune preuve.
praise-clothing-1 = Ça va avec tout, et surtout avec vos genoux.
praise-clothing-2 = Portez ça une fois, et la police de la mode présente les armes.
praise-clothing-3 = Ça amincit, à condition de se tenir derrière.
praise-cold-1 = C’est si frais que les pingouins demandent l’adresse.
praise-cold-2 = En août, vous voudrez embrasser ça ; attention à la langue.
praise-cold-3 = Ça garde la tête froide, même aux repas de famille.
praise-container-1 = Mettez-y ce que vous voulez : chaussettes, soupe, secrets.
praise-container-2 = Ça contient le double de ce qu’on croit et la moitié de ce qu’on espère.
praise-container-3 = Tous vos soucis au même endroit, et il y a un couvercle.
praise-cook-1 = Ça suit toutes les recettes, et ça améliore la sauce.
praise-cook-2 = La semaine dernière, ça a fait sauter une crêpe, et la crêpe a dit merci.
praise-cook-3 = Une pincée de sel, et le dîner se fait tout seul.
praise-cute-1 = De vieux loups de mer ont regardé ça et ont fait « oooh ».
praise-cute-2 = Des banquiers lui parlent avec une petite voix.
praise-cute-3 = Ça cligne des yeux, vous fondez, j’encaisse.
praise-dirty-1 = Ce ne sont pas des taches, ce sont des souvenirs.
praise-dirty-2 = Inutile de laver : il est bien trop tard.
praise-dirty-3 = Un peu de boue, et ça fait ressortir les yeux.
praise-exercise-1 = Dix minutes par jour, et vos mollets recevront du courrier.
praise-exercise-2 = Rien que de porter ça jusqu’à la maison, c’est du sport.
praise-exercise-3 = Vous transpirez, ça non : il faut bien que quelqu’un reste chic.
praise-fancy-1 = Ça vous lève le petit doigt tout seul.
praise-fancy-2 = C’est si distingué que ça ne parle que le dimanche.
praise-fancy-3 = Des duchesses se sont évanouies pour moins que ça.
praise-fast-1 = C’est si rapide que c’est arrivé avant ma commande.
praise-fast-2 = Clignez des yeux : ça a déjà servi.
praise-fast-3 = La police aimerait lui dire deux mots, mais elle n’arrive pas à suivre.
praise-food-1 = Ça a le goût de la victoire, avec une pointe de moutarde.
praise-food-2 = J’en mettrais mon casse-croûte au feu, et j’y tiens.
praise-food-3 = Ça va avec le fromage, avec la sauce, et on en reprend.
praise-furniture-1 = Ça habille toute la pièce, et ça occupe le chat.
praise-furniture-2 = Vos invités s’assiéront rien que pour en être plus près.
praise-furniture-3 = Pas de montage, pas de vis en trop, pas de divorce.
praise-gadget-1 = Il y a dix-neuf boutons, et onze servent à quelque chose.
praise-gadget-2 = La nuit, ça se met à jour ; c’est en général rentré pour six heures.
praise-gadget-3 = Ça bipe quand c’est content, et c’est d’un naturel joyeux.
praise-garden-1 = Vos roses en seront jalouses, et vos escargots y emménageront.
praise-garden-2 = Posez ça sur la pelouse, et les nains font la queue.
praise-garden-3 = Les voisins se pencheront sur la haie jusqu’à tomber chez vous.
praise-grow-1 = Arrosez, et au printemps il vous faudra une maison plus grande.
praise-grow-2 = Ça pousse la nuit ; le jour, ça fait semblant de rien.
praise-grow-3 = C’est déjà plus grand que ce matin.
praise-happy-1 = Ça a gloussé dans sa caisse pendant tout le trajet.
praise-happy-2 = Sans ça, le dimanche n’est qu’un très long lundi.
praise-happy-3 = Un regard, et votre visage ne sait plus faire la tête.
praise-heal-1 = Ça a guéri mon hoquet, mon dos et mon beau-frère.
praise-heal-2 = Les médecins s’en moquent, puis le cachent sous leur oreiller.
praise-heal-3 = Une fois par jour, et vous revendrez vos béquilles.
praise-hide-1 = Posez ça quelque part et cherchez : voilà ce que j’appelle discret.
praise-hide-2 = Quoi que vous cachiez, ça n’a rien vu.
praise-hide-3 = On ne voit rien venir, et on ne vous verra pas partir.
praise-home-1 = Avec ça, la moindre grotte devient un foyer.
praise-home-2 = Dans l’entrée, même les factures auront l’air aimables.
praise-home-3 = Ça s’essuie les pieds sans qu’on le lui demande.
praise-hot-1 = C’est si chaud que je le vends avec des pincettes.
praise-hot-2 = Peut provoquer des sueurs, et des applaudissements.
praise-hot-3 = Les pompiers l’appellent par son prénom.
praise-huge-1 = Il vous faudra une porte plus large, et ça vaut bien une porte.
praise-huge-2 = De là-haut, la lune voit ça très bien, et elle est vexée.
praise-huge-3 = Ce n’est pas trop grand : c’est chez vous que c’est modeste.
praise-impress-1 = Laissez traîner ça comme par hasard, et attendez les « oh ».
praise-impress-2 = Vos rivaux diront « pas mal », les dents serrées.
praise-impress-3 = Si on vous demande le prix, répondez « assez », en regardant au loin.
praise-jewellery-1 = Ça scintille tant que les pies ont porté plainte.
praise-jewellery-2 = Portez ça au petit déjeuner, et l’œuf se tiendra droit.
praise-jewellery-3 = Un joaillier a versé une larme dessus ; la larme est comprise.
praise-keep-1 = Ça se garde toute la vie, et encore un peu après.
praise-keep-2 = Ça a survécu à trois garanties et au magasin.
praise-keep-3 = Enfermez bien ça : je connais un voleur qui en ferait sa retraite.
praise-kitchen-1 = Ça tient pile entre le grille-pain et vos rêves.
praise-kitchen-2 = Le fouet sera jaloux, mais un fouet, ça se remet.
praise-kitchen-3 = Toute sa vie, ça a cherché une cuisine bien chauffée.
praise-lazy-1 = Ça travaille, et vous, vous vous allongez.
praise-lazy-2 = Il y a un bouton « plus tard », et c’est le seul.
praise-lazy-3 = Ça marche depuis le canapé ; nous n’avons pas testé ailleurs.
praise-learn-1 = D’ici vendredi, vous en saurez deux fois plus, et personne ne sait pourquoi.
praise-learn-2 = Ça répond à des questions que vous n’osiez pas vous poser.
praise-learn-3 = C’est diplômé ; de quoi, ça refuse de le dire.
praise-loud-1 = On l’a entendu dans la vallée d’à côté, et ils ont demandé un bis.
praise-loud-2 = Deux réglages : fort, et gendarmerie.
praise-loud-3 = Plus jamais on ne vous demandera de parler plus fort.
praise-love-1 = Serrez fort : ce n’est pas le moteur, c’est son cœur.
praise-love-2 = Ça grave vos initiales sur mon étal depuis ce matin.
praise-love-3 = Deux inconnus y ont touché en même temps ; le mariage est en juin.
praise-luck-1 = Je l’ai depuis une heure, et j’ai déjà un client.
praise-luck-2 = Les chats noirs traversent la rue exprès pour s’y frotter.
praise-luck-3 = La dernière personne qui l’avait a gagné une chèvre au loto, sans jouer.
praise-magic-1 = Dites « s’il vous plaît », et reculez bien.
praise-magic-2 = Rien dans cette manche ; l’autre ne vous regarde pas.
praise-magic-3 = Un jour, ça a disparu une semaine, puis c’est revenu bronzé.
praise-money-1 = C’est vite remboursé, et ça laisse un pourboire.
praise-money-2 = Ce n’est pas une dépense : c’est un placement qu’on peut câliner.
praise-money-3 = Ce soir, vous aurez un trésor de plus, et moi aussi.
praise-music-1 = Ça chante juste, et la chorale ne peut pas en dire autant.
praise-music-2 = Tapez dessus : c’était un si bémol parfait.
praise-music-3 = Ça a joué devant des milliers de fans ; des fourmis, mais passionnées.
praise-mysterious-1 = Personne ne sait d’où ça vient, et ça change toujours de sujet.
praise-mysterious-2 = À minuit, ça chuchote ; surtout des recettes.
praise-mysterious-3 = Il y a un mot dessous qu’aucun professeur n’ose lire à voix haute.
praise-new-1 = C’est si neuf que la peinture hésite encore.
praise-new-2 = Ça vient de la semaine prochaine ; pas un mot au fisc.
praise-new-3 = Personne n’y a touché avant vous ; même moi, à peine.
praise-night-1 = Ça se réveille à la nuit tombée, comme les gens bien.
praise-night-2 = Ça éclaire juste assez pour trouver les biscuits.
praise-night-3 = Les chauves-souris recommandent, les hiboux exigent.
praise-old-1 = C’est plus vieux que mes blagues, et en meilleur état.
praise-old-2 = On n’en fait plus des comme ça : c’est interdit.
praise-old-3 = Ça a vu tomber des empires sans lever le petit doigt.
praise-party-1 = Emmenez ça à une fête, et le gâteau rentre se coucher.
praise-party-2 = Ça connaît tous les couplets, et ça lance la chenille.
praise-party-3 = Au dernier mariage, ça a attrapé le bouquet.
praise-plant-1 = Ça vit de soleil et de mots gentils.
praise-plant-2 = Parlez-lui : dès la deuxième semaine, ça hoche la tête.
praise-plant-3 = Ma fougère en est amoureuse, et ma fougère est difficile.
praise-quiet-1 = Écoutez… Voilà : rien.
praise-quiet-2 = Sur ce marché, il n’y a que ça qui ne réponde pas.
praise-quiet-3 = Des moines viennent y prendre des leçons.
praise-repair-1 = Quand quelque chose tombe en panne, ça fronce les sourcils, et ça repart.
praise-repair-2 = Ça a réparé deux vélos et un mariage.
praise-repair-3 = Ça ne casse jamais ; sinon, de honte, ça se répare tout seul.
praise-royal-1 = Une reine a fait coucou, et ça a répondu.
praise-royal-2 = Ça exige un coussin, et ça vaut le coussin.
praise-royal-3 = Inclinez-vous un peu : pas pour moi, mais ça aime bien.
praise-sad-1 = Quand il pleut, ça vous tient compagnie ; d’ailleurs, ça apporte la pluie.
praise-sad-2 = Ça soupire si bien que vous annulerez le théâtre.
praise-sad-3 = Pleurez un bon coup : ça vous tend le mouchoir.
praise-scare-1 = Les cambrioleurs lui écrivent pour remercier d’avoir eu la vie sauve.
praise-scare-2 = À la fenêtre, ça met votre sonnette à la retraite.
praise-scare-3 = J’ai hurlé en ouvrant le colis, et c’est moi qui l’avais fait.
praise-scientific-1 = C’est prouvé : la courbe monte, quoi qu’elle veuille dire.
praise-scientific-2 = Sept professeurs s’y sont plongés, et quatre sont ressortis.
praise-scientific-3 = On l’a découvert par accident, et l’accident va mieux.
praise-sea-1 = L’eau salée, ça le fait sourire.
praise-sea-2 = Trois océans traversés, dont deux exprès.
praise-sea-3 = Les marins se le font tatouer sur le bras, juste au-dessus de leur mère.
praise-sharp-1 = Ça coupe court aux plus longs discours.
praise-sharp-2 = C’est si affûté que ça remplit ma déclaration d’impôts.
praise-sharp-3 = Ça tranche le pain, les débats et les conversations sur la météo.
praise-shiny-1 = On s’y voit comme dans un miroir, en plus reposé.
praise-shiny-2 = Mettez vos lunettes de soleil avant que je soulève le drap.
praise-shiny-3 = Ça brille tant que les bateaux font demi-tour.
praise-sky-1 = Lâchez, levez les yeux : c’est là-haut.
praise-sky-2 = Les nuages s’écartent, et les plus polis font signe.
praise-sky-3 = C’est monté plus haut que mon loyer.
praise-sleep-1 = Ça ronfle doucement, et uniquement en do majeur.
praise-sleep-2 = Un bâillement à côté, et on est jeudi.
praise-sleep-3 = Comptez ça plutôt que les moutons : personne n’est arrivé à deux.
praise-slow-1 = Ça prend son temps, et c’est contagieux.
praise-slow-2 = Ça arrive en retard mais avec style, comme un bon fromage.
praise-slow-3 = Les escargots doublent, puis s’excusent.
praise-smelly-1 = Dans le noir, vous saurez toujours où c’est.
praise-smelly-2 = Ce n’est pas une odeur, c’est du caractère, et à Pâques c’est fini.
praise-smelly-3 = Les mouches adorent, et les mouches ont voyagé.
praise-soft-1 = Enfoncez-vous dedans, et envoyez une carte postale.
praise-soft-2 = C’est plus moelleux que mes horaires d’ouverture.
praise-soft-3 = C’est l’étalon auquel on mesure les chatons.
praise-space-1 = C’est prévu pour l’apesanteur : attention au plafond.
praise-space-2 = Ça vient de la face cachée de la Lune, où les loyers sont doux.
praise-space-3 = La NASA en voulait deux ; j’ai dit : chacun son tour.
praise-spooky-1 = Ça ne bouge que quand vous tournez le dos ; quelle délicatesse.
praise-spooky-2 = Les gémissements sont compris, et cessent à vingt-deux heures.
praise-spooky-3 = Livré avec son courant d’air glacé, sans supplément.
praise-sport-1 = Ça a gagné une course à l’œuf, et même sans cuillère.
praise-sport-2 = Quand ça entre en jeu, les arbitres regardent ailleurs.
praise-sport-3 = Trois buts par match, la plupart du bon côté.
praise-sticky-1 = Une fois que c’est à vous, c’est à vous : essayez de lâcher.
praise-sticky-2 = Ça tient ses promesses, et ça tient au tapis.
praise-sticky-3 = On s’y attache, en général vers midi.
praise-tiny-1 = Ça tient dans votre poche, à côté de votre fierté.
praise-tiny-2 = Achetez vite, avant que je ne le reperde.
praise-tiny-3 = Les fourmis trouvent ça « maniable ».
praise-tool-1 = Tournez, poussez, tapez avec : la garantie couvre les trois.
praise-tool-2 = Mon grand-père voulait une étagère ; avec ça, il a fait une grange.
praise-tool-3 = Ça resserre tout, sauf mon budget.
praise-toy-1 = De trois à quatre-vingt-dix-neuf ans ; au-delà, sous surveillance.
praise-toy-2 = Vous direz que c’est pour les enfants. Ils disent tous ça.
praise-toy-3 = Ça s’est remonté tout seul en route, de pure joie.
praise-travel-1 = Ça plie ses chemises et ça connaît le chemin de Lisbonne.
praise-travel-2 = Ça passe en cabine, si vous sifflotez d’un air innocent.
praise-travel-3 = Il y a plus de tampons sur son passeport que de trous dans le mien.
praise-vehicle-1 = Ça se gare tout seul, rarement où on veut.
praise-vehicle-2 = De zéro à cent avant le goûter.
praise-vehicle-3 = La dernière personne qui l’avait court encore derrière.
praise-warm-1 = C’est comme un câlin qui ne demande pas des nouvelles du travail.
praise-warm-2 = Avec ça sous la couette, l’hiver peut aller siffler dehors.
praise-warm-3 = C’est si douillet que mon poêle m’a quitté.
praise-wet-1 = Ça goutte un peu : preuve que c’est frais.
praise-wet-2 = La pluie ? Ça le prend pour un compliment.
praise-wet-3 = Livré avec sa flaque.
praise-win-1 = Ça n’a jamais fini deuxième : ça courait seul.
praise-win-2 = Vous pouvez déjà répéter votre discours de victoire.
praise-win-3 = Ça vient avec son podium, et ça monte dessus.
praise-work-1 = Ça commence à six heures, et ça ne parle jamais de vacances.
praise-work-2 = Ça fait vos lundis à votre place, et le gros de vos mardis.
praise-work-3 = Votre chef lui donnera une promotion, et vous porterez sa sacoche.

closing-1 = Et j’offre la ficelle.
closing-2 = Garantie : presque onze minutes.
closing-3 = Ce soir, vous dormez, et moi je mange.
closing-4 = Le mode d’emploi tient en une page : c’est votre portrait, tout sourire.
closing-5 = Retours acceptés chaque trente février.
closing-6 = Prenez, avant que je ne retrouve la raison.
closing-7 = Rien que la boîte vaut le prix, et il n’y a pas de boîte.
closing-8 = Mes enfants vous remercient. Mon dentiste aussi.
closing-9 = C’est le dernier exemplaire : l’avant-dernier s’est sauvé.
closing-10 = Payez d’abord, ne posez jamais de questions.
closing-11 = Achetez, et j’arrête de chanter.
closing-12 = D’ailleurs, ça a déjà fait sa valise.
closing-13 = Neuf clients sur dix recommencent ; le dixième refuse de sortir du bain.
closing-14 = Piles non fournies, bonheur compris.
closing-15 = Vous pourriez dire non, { $buyer }, mais regardez-moi cette bouille.
closing-16 = J’aurais bien gardé ça chez moi, mais le propriétaire a tout découvert.
closing-17 = Le prix ? Trois fois rien. Le regret ? Hors de prix.
closing-18 = C’est pour offrir, ou c’est pour frimer ?
closing-19 = Vendu en l’état, adoré sur-le-champ.
closing-20 = Si ce n’est pour vous, { $buyer }, faites-le pour la tête des voisins.
closing-21 = Je prends les espèces, les cartes et les compliments.
closing-22 = Dites oui, et on racontera que vous avez marchandé.
closing-23 = La dernière personne qui a hésité est toujours là-bas, sous les pigeons.
closing-24 = Livré avec un double, en cas de jalousie.
closing-25 = Ni repris, ni échangé, ni vraiment compris.
closing-26 = Hochez la tête, { $buyer }. Voilà. C’est signé.
closing-27 = La concurrence appelle ça un scandale ; ma mère appelle ça un mardi.
closing-28 = Je grave « { $buyer } » dessus, ou vous mordez ceux qui empruntent ?
closing-29 = On ne vit qu’une fois ; ça, ça vit deux fois : dépêchez-vous.

# Les deux mots du Client réunis.
identity = { $first } { $second }

# Ce qui rapporte des points.
rule-bizarre-sale = Ventes

page-handed-out = Les sacs que vous avez donnés

# Les images de la page des règles.
picture-qualities = Qualité : comment c’est
picture-items = Objet : ce que c’est
picture-buyers = Carte Client : on prend l’un des deux mots
picture-becomes = Un mot de chacune, et voici l’identité :
picture-inventor-gets = L’objet va à qui a inventé
picture-seller-gets = La qualité va à qui a vanté

# La première partie guidée.
story-first-game-goal = Bienvenue au bazar de nuit ! À chaque manche, quelqu’un joue le Client ; les autres inventent et vendent des choses absurdes. Une idée achetée rapporte deux cartes Victoire : une à qui l’a inventée, une à qui l’a vantée. Qui a le plus de cartes Victoire gagne.
story-first-game-buyer = Dans cette première manche, ce n’est pas vous qui jouez le Client. Les deux mots sur la scène forment son identité, un mot de chacune de ses deux cartes. Voilà le Client à séduire.
story-first-game-draw = Vous inventez. Piochez vos sept cartes : choisissez 3 à « dont qualités », les quatre autres seront des objets. Cliquez ensuite sur « Piocher des cartes ». Tout le monde le fait en même temps, et personne ne voit le jeu des autres.
story-first-game-invent = Une bande de papier déchiré est une qualité, une étiquette trouée un objet. Une carte de chaque sorte, et voilà une chose à vendre : les deux cartes mises en valeur pourraient plaire. Cliquez dessus, puis sur le bouton qui nomme votre invention. Elles vont dans votre sac, en secret.
story-first-game-bags = Trois sacs fermés sont sur le comptoir. Le Client voit à qui ils sont, mais pas ce qu’ils contiennent. Il les distribue, et personne ne reçoit le sien : c’est donc quelqu’un d’autre qui vendra votre idée.
story-first-game-pitch = Vous ouvrez le sac reçu : quelqu’un d’autre a eu cette idée, et c’est à vous de la vendre. Dans une vraie partie, vous avez trente secondes, par écrit ou de vive voix. Allez-y, dites tout haut pourquoi cet achat est indispensable ! Cliquez ensuite sur « Terminer le boniment ».
story-first-game-listen = Tous les boniments sont finis, et les trois idées sont visibles. Celle qui est mise en valeur est votre invention, vantée par quelqu’un d’autre. La table ne le montre encore à personne, sauf au Client : c’est lui qui a donné les sacs.
story-first-game-sold = Vendu ! Le Client achète votre invention. Vous l’avez inventée : l’objet est à vous, comme carte Victoire ; la qualité va à qui l’a vantée. Tout le monde voit maintenant, et seulement maintenant, qui a inventé quoi.
story-first-game-be-buyer = Le rôle du Client passe à gauche : cette fois, il est pour vous. Vous avez pioché deux cartes Client, que personne d’autre ne voit encore. Prenez un mot de chacune : cliquez sur les deux mots mis en valeur, puis sur le bouton qui dit votre identité.
story-first-game-give = Les autres ont rempli leurs sacs. Le symbole vous dit à qui est chaque sac, mais pas ce qu’il contient. Le premier est pour votre adversaire de gauche, dont le symbole est la clé. Cliquez sur le sac au poisson.
story-first-game-give-next = C’est ensuite au poisson de recevoir un sac. Avec le sac à la clé, il ne resterait à la théière que son propre sac, et c’est interdit. Cliquez donc sur le sac à la théière ; le dernier sac part tout seul.
story-first-game-buy = Trois boniments, et la décision n’appartient qu’à vous. Comme vous avez donné les sacs, vous voyez aussi qui a inventé quoi ; mais le mieux est de suivre vos goûts. Cliquez sur l’idée mise en valeur pour l’acheter.
story-first-game-level = Acheter ne rapporte rien : l’objet est allé à qui a inventé, la qualité à qui a vanté. Après deux manches, tout le monde a exactement une carte Victoire. Le rôle du Client passe à votre gauche.
story-first-game-discard = Vous inventez à nouveau, et il vous reste cinq cartes. Avant de piocher, vous pouvez défausser ce qui ne convient pas : cochez les deux cartes mises en valeur. Vous en piocherez quatre ; laissez le 2 à « dont qualités » et cliquez sur « Piocher des cartes ».
story-first-game-again = Vous voilà de nouveau à sept cartes, avec toujours au moins une qualité et un objet. Mettez les deux cartes mises en valeur dans votre sac.
story-first-game-pitch-again = Cette fois, les sacs ont été distribués au hasard : personne ne sait à qui est quel sac. Les autres ont parlé, et vous ouvrez le dernier. Vendez-le tout haut, avec tout l’aplomb que vous voulez, puis cliquez sur « Terminer le boniment ».
story-first-game-won = Votre boniment l’emporte ! Quelqu’un d’autre avait eu l’idée : cette fois, la qualité est à vous, et l’objet à qui l’a inventée. Bien vendre vaut autant que bien inventer.
story-first-game-later = Cinq manches plus tard : c’est le tout dernier achat. Vous êtes en tête avec quatre cartes Victoire, mais à égalité avec quelqu’un. L’idée mise en valeur est votre invention, vantée par votre adversaire de gauche. Le Client va-t-il l’acheter ?
story-first-game-end = Il l’achète : votre cinquième carte Victoire ! Tout le monde a joué le Client deux fois, la partie est finie, et vous gagnez. En cas d’égalité en tête, la victoire serait partagée.
story-first-game-points = Le tableau des points dit d’où viennent vos cinq points : trois objets pour des inventions achetées, deux qualités pour des boniments réussis. Vous savez tout. Réunissez maintenant du monde, ou des robots, et racontez n’importe quoi !

# Les exemples de la page des règles.
story-thrift-five = La deuxième manche commence. Deux de vos sept cartes sont parties dans le sac ; il vous reste trois qualités et deux objets.
story-thrift-chosen = L’identité du Client est connue, et vous choisissez en secret : les deux qualités barrées s’en vont, et sur quatre nouvelles cartes, trois seront des qualités. Vous décidez tout cela avant d’avoir vu une seule nouvelle carte.
story-thrift-seven = Tout le monde a choisi et pioche en même temps. Vous avez de nouveau sept cartes : quatre qualités et trois objets. Personne d’autre ne sait ce que vous avez défaussé, ni combien vous avez de qualités.
story-bags-counter = Vous jouez le Client. Le premier sac est pour votre adversaire de gauche, dont le symbole est la clé. Ce peut être le sac au poisson ou le sac à la théière, mais pas le sac à la clé.
story-bags-second = La clé a reçu le sac au poisson. C’est au tour du poisson. Avec le sac à la clé, il ne resterait à la théière que son propre sac. Donnez-lui donc le sac à la théière.
story-bags-last = Le dernier sac est parti tout seul : le sac à la clé est allé à la théière. Les boniments commencent, et personne d’autre que vous ne sait qui a inventé quoi.
story-pitch-closed = Le premier sac est ouvert, et le premier boniment commence. Vous ne voyez pas encore ce qu’il y a dans ce sac, et celui que vous avez reçu reste fermé jusqu’à votre tour.
story-pitch-yours = La première idée est visible de tout le monde. C’est justement votre invention, mais mieux vaut ne rien laisser paraître. Maintenant, vous ouvrez votre sac, et personne d’autre ne voit ce que vous avez à vendre.
story-pitch-open = Votre boniment est fini, et l’idée que vous avez vantée est visible elle aussi. Qui l’a inventée reste caché, même pour vous : on le verra après l’achat.
story-sale-pairs = Vous jouez le Client, et vous avez entendu trois boniments. Les sacs ont été distribués au hasard : vous ne savez pas qui a inventé quoi.
story-sale-cards = Vous avez acheté l’idée vantée par le poisson. C’est une invention de la théière : la théière reçoit l’objet, le poisson la qualité. La clé et vous ne recevez rien, et les deux autres idées sont défaussées.
story-tie-last = Le tout dernier achat, et vous jouez le Client. Vous êtes en tête avec cinq cartes Victoire ; votre adversaire de gauche en a quatre.
story-tie-shared = Vous avez acheté à votre adversaire de gauche, et vous voilà à égalité avec cinq cartes Victoire. Rien ne départage, ni les objets ni les qualités : la victoire est partagée.
