# Collectors

# Een deckbestand noemt zijn categorieën in meer talen; hier geldt de Nederlandse naam.
card = { $item } nr. { $number } ({ $skill }, markt { $market }, $ { $coin })
nothing-such = nr. { $number }, die niet bestaat
skill-bottle = fles
skill-work-income = werk + $ 2
skill-work-card = werk + kaart
skill-auction-income = veiling + $ 1
skill-vp = 1 punt per voorwerp, { $category }
skill-vp-all = 5 punten voor alle categorieën
space = ‘{ $action }’, { $money } (veld { $number })
space-tile = de kwartaaltegel (veld { $number }: twee kaarten inleggen; in kwartaal 4 recyclen)
action-buy = Voorwerp kopen
action-skill = Vaardigheid leren
action-auction = Veiling starten
action-raise-two = Twee kaarten naar de markt
action-raise-one = Eén kaart naar de markt
action-recycle = Fles recyclen
action-draw-two = Twee kaarten trekken
action-draw-first = Kaart trekken en volgend kwartaal beginnen
action-draw-tuck = Kaart trekken, kaart inleggen
action-tuck-two = Twee kaarten inleggen
money-none = gratis
money-gain = je krijgt $ { $coins }
money-cost = je betaalt $ { $coins }
place = plaats { $number } ({ $coins ->
    [0] { $cards ->
        [0] geen inkomen
        [1] een kaart
       *[other] { $cards } kaarten
    }
   *[other] $ { $coins }{ $cards ->
        [0] {""}
        [1] {" "}en een kaart
       *[other] {" "}en { $cards } kaarten
    }
})

move-keep = { $card } houden als geheim voorwerp
move-place = Zet een fles op { $space }
move-buy = { $card } kopen als voorwerp
move-gain = { $card } leren als vaardigheid
move-raise = { $card } naar de markt
move-tuck = { $card } inleggen als inkomen
move-auction = { $card } veilen, { $face-down ->
    [true] gedekt
   *[false] open
}
move-bid = Bied $ { $coins }
move-pass = Definitief passen
move-pay-card = Betaal met { $card }
move-pay-coins = Betaal de rest in munten
move-settle = { $side ->
    [item] Leg de gewonnen kaart neer als voorwerp
    [skill] Leg de gewonnen kaart neer als vaardigheid
    [market] Leg de gewonnen kaart op de markt
   *[secret] Houd de gewonnen kaart gedekt, als geheim voorwerp
}
move-cover = Zet je derde fles op { $place }
move-spare = Laat { $place } vrij

event-begun = Iedereen krijgt { $count } kaarten: één ervan wordt een geheim voorwerp, twee vormen de hand.
event-dealt = Je krijgt: { $cards }.
event-kept = Je geheime voorwerp wordt { $card }.
event-secrets-kept = Iedereen heeft een geheim voorwerp.
event-filled = Nieuw in de { $pool ->
    [item] voorwerpenrij
    [skill] vaardighedenrij
   *[auction] veilingrij
}: { $cards }.
event-token-taken = { $you ->
    [yes] Jij hebt
   *[no] { $seat } heeft
} het startspelersfiche.
event-start-coins = { $you ->
    [yes] Jij begint
   *[no] { $seat } begint
} met $ { $coins }.
event-quarter = Kwartaal { $number } van 4 begint.
event-placed = { $you ->
    [yes] Je zet
   *[no] { $seat } zet
} een fles op { $space }.
event-gained = { $you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} $ { $coins }.
event-spent = { $you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} $ { $coins }.
event-work-income = { $you ->
    [yes] Je vaardigheden leveren je
   *[no] Vaardigheden leveren { $seat }
} $ { $coins } op voor het werk.
event-auction-income = { $you ->
    [yes] Je vaardigheden leveren je
   *[no] Vaardigheden leveren { $seat }
} $ { $coins } op voor de veiling.
event-drew = { $you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
event-drawn = Je hebt getrokken: { $cards }.
event-deck-renewed = De trekstapel is op; de { $count } kaarten van de aflegstapel worden geschud tot een nieuwe.
event-bought = { $you ->
    [yes] Je koopt
   *[no] { $seat } koopt
} { $card } als voorwerp voor $ { $price }.
event-skilled = { $you ->
    [yes] Je leert
   *[no] { $seat } leert
} een vaardigheid: { $card }.
event-new-bottle = { $you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} een nieuwe fles.
event-no-sixth-bottle = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} al vijf flessen; een zesde is er niet.
event-recycled = { $you ->
    [yes] Jouw fles
   *[no] De fles van { $seat }
} gaat uit het spel.
event-raised = { $you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $card } op de markt.
event-tucked = { $you ->
    [yes] Je legt
   *[no] { $seat } legt
} een kaart in als inkomen.
event-tucked-card = Je hebt { $card } ingelegd.
event-put-up = { $you ->
    [yes] Je veilt
   *[no] { $seat } veilt
} { $card }.
event-put-up-unseen = { $you ->
    [yes] Je veilt
   *[no] { $seat } veilt
} een gedekte kaart.
event-put-up-card = Je gedekte kaart is { $card }.
event-bid = { $you ->
    [yes] Je biedt
   *[no] { $seat } biedt
} $ { $coins }.
event-passed = { $you ->
    [yes] Je past.
   *[no] { $seat } past.
}
event-won = { $you ->
    [yes] Je wint
   *[no] { $seat } wint
} de veiling voor $ { $coins }.
event-paid-card = { $you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} met { $card }.
event-paid-coins = { $you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} $ { $coins } in munten.
event-looked = De kaart die je gewonnen hebt, is { $card }.
event-settled = { $you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $card } { $side ->
    [item] neer als voorwerp.
    [skill] neer als vaardigheid.
   *[market] op de markt.
}
event-settled-unseen = { $you ->
    [yes] Je houdt
   *[no] { $seat } houdt
} de kaart gedekt, als geheim voorwerp.
event-to-market = De laagste kaart van de { $pool ->
    [skill] vaardighedenrij
   *[auction] veilingrij
} gaat naar de markt: { $card }.
event-to-skills = Van de voorwerpenrij naar de vaardighedenrij: { $cards }.
event-chosen = Je keuze: { $place }.
event-retrieved = { $you ->
    [yes] Jouw flessen bedekken:
   *[no] De flessen van { $seat } bedekken:
} { $places }.
event-income = { $you ->
    [yes] Je inkomen is
   *[no] Het inkomen van { $seat } is
} $ { $coins }.
event-revealed = { $you ->
    [yes] Jouw geheime voorwerpen:
   *[no] De geheime voorwerpen van { $seat }:
} { $cards }.
event-ended = Het vierde kwartaal is voorbij.

refusal-game-over = Het vierde kwartaal is voorbij, en daarmee de partij.
refusal-secret-due = Eerst houdt iedereen één van drie kaarten als geheim voorwerp: kies het jouwe.
refusal-secret-done = Je hebt je geheime voorwerp gekozen; wacht op de anderen.
refusal-place-due = { $you ->
    [yes] Jij bent aan de beurt om een fles op een leeg actieveld te zetten.
   *[no] { $seat } is aan de beurt om een fles te zetten.
}
refusal-buy-due = { $you ->
    [yes] Je koopt een voorwerp: kies een kaart uit de voorwerpenrij of uit je hand.
   *[no] { $seat } koopt een voorwerp; wacht op je beurt.
}
refusal-skill-due = { $you ->
    [yes] Je leert een vaardigheid: kies een kaart uit de vaardighedenrij of uit je hand.
   *[no] { $seat } leert een vaardigheid; wacht op je beurt.
}
refusal-raise-due = { $you ->
    [yes] Je drijft de prijzen op: kies een kaart voor de markt.
   *[no] { $seat } drijft de prijzen op; wacht op je beurt.
}
refusal-tuck-due = { $you ->
    [yes] Kies een kaart uit je hand om in te leggen als inkomen.
   *[no] { $seat } legt een kaart in als inkomen; wacht op je beurt.
}
refusal-auction-due = { $you ->
    [yes] Je start een veiling: kies de kaart die je veilt.
   *[no] { $seat } kiest een kaart voor de veiling; wacht op je beurt.
}
refusal-bid-due = { $you ->
    [yes] Er loopt een veiling, en jij bent aan de beurt om te bieden of te passen.
   *[no] Er loopt een veiling, en { $seat } is aan de beurt.
}
refusal-pay-due = { $you ->
    [yes] Je hebt de veiling gewonnen: betaal eerst, met munten of met kaarten uit je hand.
   *[no] { $seat } heeft de veiling gewonnen en betaalt.
}
refusal-settle-due = { $you ->
    [yes] Je hebt een kaart gewonnen: leg die neer als voorwerp, als vaardigheid of op de markt; een gedekt geveilde kaart mag ook een geheim voorwerp worden.
   *[no] { $seat } legt de gewonnen kaart neer.
}
refusal-cover-due = De flessen gaan terug: kies welke plaats je derde fles bedekt.
refusal-spare-due = De flessen gaan terug: kies welke plaats je met vier flessen vrijlaat.
refusal-retrieve-done = Je flessen staan weer op hun plaats; wacht op de anderen.
refusal-not-dealt = Je hebt { $card } niet gekregen: houd een van je drie kaarten.
refusal-no-such-space = Er is geen veld { $number }; de velden zijn genummerd van 0 tot en met 21.
refusal-space-taken = Er staat al een fles op { $space }: kies een leeg veld.
refusal-space-too-dear = Voor de actie op { $space } heb je minstens $ { $cost } nodig, en je hebt $ { $coins }.
refusal-too-few-cards = Voor { $space } { $needs ->
    [one] is één kaart
   *[other] zijn { $needs } kaarten
} nodig, en { $there ->
    [0] er is er geen.
    [one] er is er maar één.
   *[other] er zijn er maar { $there }.
}
refusal-cant-open = Wie een veiling start, moet met $ 1 kunnen openen, in munten of met een kaart die overblijft in de hand.
refusal-not-for-sale = Je kunt { $card } niet kopen: een voorwerp komt uit de voorwerpenrij of uit je hand.
refusal-item-too-dear = { $card } kost $ { $price }, $ 1 per marktkaart van de categorie; je hebt $ { $coins }.
refusal-no-skill-here = Je kunt { $card } niet leren: een vaardigheid komt uit de vaardighedenrij of uit je hand.
refusal-not-for-market = Je kunt { $card } niet op de markt leggen: neem een kaart uit je hand, of de laagste van de vaardighedenrij of de veilingrij.
refusal-not-in-hand = Je hebt { $card } niet in je hand: leg een kaart in die je wel hebt.
refusal-not-for-auction = Je kunt { $card } niet veilen: neem een kaart uit de veilingrij of uit je hand.
refusal-pool-face-up = Iedereen heeft { $card } in de veilingrij gezien; alleen een kaart uit je hand kun je gedekt veilen.
refusal-must-open = Wie een veiling start, opent met $ 1 of meer en kan niet passen.
refusal-bid-too-low = Een bod van $ { $bid } is te laag: bied $ { $least } of meer, of pas.
refusal-bid-too-high = Je kunt geen $ { $bid } bieden: je munten en je hand zijn $ { $most } waard.
refusal-not-yours-to-pay = Je kunt niet betalen met { $card }: die zit niet in je hand.
refusal-card-not-needed = { $card } is meer waard dan de $ { $due } die nog openstaat, en dan was je kaart van $ 1 niet nodig geweest. Betaal op een andere manier.
refusal-dead-end = Als je { $card } geeft, kun je de rest niet meer betalen zonder een kaart te veel: kies een andere.
refusal-coins-short = Er staat nog $ { $due } open en je hebt $ { $coins } in munten: betaal ook met kaarten.
refusal-seen-no-secret = Iedereen heeft deze kaart gezien: alleen een gedekt geveilde kaart kan een geheim voorwerp worden.
refusal-no-such-place = Je kunt alleen kiezen uit de derde, vierde en vijfde plaats.
refusal-deck-cards = Een deck heeft 90 kaarten; dit heeft er { $cards }.
refusal-deck-items = Elke categorie heeft 18 voorwerpen; ‘{ $name }’ heeft er { $cards }.
refusal-deck-markets = Elke categorie heeft 18 marktzijden; ‘{ $name }’ heeft er { $cards }.
refusal-deck-own-market = De marktzijde van een kaart is nooit van dezelfde categorie als het voorwerp, hier ‘{ $name }’.
refusal-deck-category = ‘{ $name }’ is geen categorie: neem penguin, movie, music, technology of figures.
refusal-deck-skill = ‘{ $name }’ is geen vaardigheid: neem bottle, work-income, work-card, auction-income, vp-all of vp- met een categorie.
refusal-deck-coin = De munthoek van deze kaart moet { $coin } zijn: 2 bij een vaardigheid met punten, anders 1.
refusal-deck-name = Elke categorie staat er één keer in, met een Engelse naam en met namen van hooguit { $most } tekens: kijk bij ‘{ $name }’.
refusal-deck-spaces = { $action ->
    [none] Er is een veld te veel: een bord heeft er 22.
   *[other] De actie van dit veld moet ‘{ $action }’ zijn.
}
refusal-deck-space-coins = Een veld kost of geeft hooguit { $most } munten.
refusal-deck-tile-coins = De munten van het tegelveld staan bij de tegels, één getal per kwartaal.
refusal-deck-tiles = { $action ->
    [none] Er is een tegel te veel: een partij duurt vier kwartalen.
   *[other] De actie van deze tegel moet ‘{ $action }’ zijn.
}
refusal-deck-recycle = Recyclen mag niets kosten: daar moet altijd een fles kunnen staan.
refusal-deck-places = Een spelersbord heeft vijf plaatsen voor flessen.
refusal-deck-plain-places = De twee linkerplaatsen geven geen inkomen.
refusal-deck-place-income = Een plaats geeft 0 tot { $coins } munten en 0 tot { $cards } kaarten.
refusal-deck-start-coins = Er moeten { $seats } startbedragen zijn, van 0 tot en met { $most } munten.

prompt-over = Het vierde kwartaal is voorbij: de partij is afgelopen.
prompt-secret = Houd een van je drie kaarten als geheim voorwerp.
prompt-secret-wait = Iedereen kiest een geheim voorwerp. We wachten op: { $names }.
prompt-cover = Kies welke plaats je derde fles bedekt.
prompt-spare = Kies welke plaats je met vier flessen vrijlaat.
prompt-retrieve-wait = De flessen gaan terug. We wachten op: { $names }.
prompt-place = { $you ->
    [yes] Zet een fles op een actieveld.
   *[no] { $seat } kiest een veld voor een fles.
}
prompt-buy = { $you ->
    [yes] Kies het voorwerp dat je koopt.
   *[no] { $seat } kiest een voorwerp om te kopen.
}
prompt-skill = { $you ->
    [yes] Kies de vaardigheid die je leert.
   *[no] { $seat } kiest een vaardigheid om te leren.
}
prompt-raise = { $you ->
    [yes] Leg { $left ->
        [one] een kaart
       *[other] { $left } kaarten
    } op de markt: kies { $left ->
        [one] welke.
       *[other] de eerste.
    }
   *[no] { $seat } kiest welke prijzen stijgen.
}
prompt-tuck = { $you ->
    [yes] Leg { $left ->
        [one] een kaart
       *[other] { $left } kaarten
    } in als inkomen: kies { $left ->
        [one] welke.
       *[other] de eerste.
    }
   *[no] { $seat } kiest kaarten om in te leggen als inkomen.
}
prompt-auction = { $you ->
    [yes] Kies de kaart die je veilt.
   *[no] { $seat } kiest een kaart om te veilen.
}
prompt-open = { $you ->
    [yes] Open de veiling met $ 1 of meer.
   *[no] { $seat } kiest een openingsbod.
}
prompt-bid = { $you ->
    [yes] Bied meer dan $ { $bid } ({ $bidder }) of pas.
   *[no] { $seat } kan meer dan $ { $bid } ({ $bidder-you ->
        [yes] jouw bod
       *[no] { $bidder }
    }) bieden of passen.
}
prompt-pay = { $you ->
    [yes] Betaal $ { $due }, met munten, kaarten of allebei; je krijgt geen wisselgeld.
   *[no] { $seat } kiest waarmee $ { $due } betaald wordt.
}
prompt-settle = { $you ->
    [yes] Kies wat je gewonnen kaart wordt.
   *[no] { $seat } kiest wat de gewonnen kaart wordt.
}

sketch-heading = Kwartaal { $quarter } van 4 · startspeler: { $token } · trekstapel: { $deck } · aflegstapel: { $discard }
sketch-nobody = nog niet geloot
sketch-market = Markt: { $prices }
sketch-price = { $category } $ { $count }
sketch-item-pool = Voorwerpenrij: { $cards }
sketch-skill-pool = Vaardighedenrij, laagste eerst: { $cards }
sketch-auction-pool = Veilingrij, laagste eerst: { $cards }
sketch-spaces = Actievelden:
sketch-area = { $action }: { $spaces }
sketch-face-down = gedekt
sketch-auction = Veiling: { $card } · { $bid ->
    [0] { $bidder-you ->
        [yes] jij opent
       *[no] { $bidder } opent
    }
   *[other] hoogste bod $ { $bid } van { $bidder-you ->
        [yes] jou
       *[no] { $bidder }
    }
}
sketch-seat = { $acts ->
    [yes] ▸
   *[no] ·
} { $name }: $ { $coins } · flessen { $ready } van { $bottles } · hand { $hand } · ingelegd { $tucked }
sketch-has = voorwerpen: { $items } · vaardigheden: { $skills } · geheime voorwerpen: { $secrets }
sketch-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
sketch-hand = Je hand: { $cards }
sketch-tucked = Je ingelegde kaarten: { $cards }

score-items = { $category }: { $count ->
    [one] één voorwerp
   *[other] { $count } voorwerpen
} à { $price }
score-coins = $ { $coins }, één punt per drie munten
score-skill = { $count ->
    [one] Vaardigheid: { $skill }
   *[other] Vaardigheid ×{ $count }: { $skill }
}

about = Een jaar lang verzamelen: zet je flessen in, bied op veilingen en drijf de prijzen op tot je pinguïns een fortuin waard zijn.

area-items = Voorwerpen
area-skills = Vaardigheden
area-auction = Veiling
area-market = Markt
area-work = Werk
page-price = $ { $coins }
page-lowest = naar markt
page-category = { $category }
page-worth = { $category }: een voorwerp kost $ { $count } en is nu { $count ->
    [one] één punt
   *[other] { $count } punten
} waard
page-space = { $action }, { $coins ->
    [0] 0 (gratis)
   *[other] { $money }
}
page-space-taken = { $action }: hier staat { $you ->
    [yes] jouw fles
   *[no] de fles van { $seat }
}
page-calendar = Kwartaal
page-quarter = Kwartaal { $quarter } van 4
page-deck = Trekstapel: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
page-discard = Aflegstapel: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}. Klik om ze te bekijken.
page-discarded = Aflegstapel
page-hand = Je hand
page-hand-empty = Je hand is leeg.
page-kept = gekozen
page-token = Startspelersfiche: begint het volgende kwartaal
page-place = { $place }, vrij
page-place-covered = { $place }, bedekt door een fles
page-items = { $category }: { $count ->
    [one] één voorwerp
   *[other] { $count } voorwerpen
}
page-secret = Geheim voorwerp: { $card }
page-secret-hidden = Een geheim voorwerp, verborgen
page-skill = Vaardigheid: { $skill }
page-tucked = Ingelegde kaarten, verborgen: $ { $count } inkomen per kwartaal
page-tucked-own = Je ingelegde kaarten, $ { $count } inkomen per kwartaal: { $cards }
page-points = Nu { $points ->
    [one] één punt
   *[other] { $points } punten
}
page-points-known = Nu { $points ->
    [one] één punt
   *[other] { $points } punten
}, zonder de verborgen geheime voorwerpen
count-points = nu { $count ->
    [one] één punt
   *[other] { $count } punten
}, voor zover je weet
count-coins = { $count ->
    [one] één munt
   *[other] { $count } munten
}
count-bottles = nog { $count } van { $of } flessen te zetten
count-hand = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} in de hand, verborgen
page-face-down = Een gedekte kaart
page-face-down-short = gedekt
page-bid = Bieden
page-bid-label = Je bod, $ { $least } tot $ { $most }
page-cant-bid = Je hebt $ { $most } aan munten en kaarten: te weinig om hoger te bieden.
stage-opening = { $you ->
    [yes] Jij opent
   *[no] { $seat } opent
}
stage-bid = { $you ->
    [yes] jouw bod is het hoogst
   *[no] bod van { $seat }
}
stage-paying = { $you ->
    [yes] Jij betaalt
   *[no] { $seat } betaalt
}: nog $ { $due }
stage-settling = { $you ->
    [yes] Jij hebt
   *[no] { $seat } heeft
} de kaart gewonnen
bidder-leads = hoogste bod
bidder-out = gepast
bidder-now = is aan bod
bidder-in = doet mee
stage-item = Voorwerp: { $category }, nu { $count } waard
stage-market = Markt: { $category } stijgt

# Waar punten voor zijn.
rule-collectors-score-items = Voorwerpen
rule-collectors-score-coins = Munten
rule-collectors-score-skills = Vaardigheden

# Alleen de eigen spullen, naast een tafel op een ander scherm.
page-lot-own = In de veiling, gedekt
page-secrets-own = { $count ->
    [one] Je geheime voorwerp
   *[other] Je geheime voorwerpen
}
page-income-own = Ingelegde kaarten: $ { $count } inkomen per kwartaal

# De plaatjes bij de regels.
picture-item = Voorwerp: een stuk van je verzameling
picture-skill = Vaardigheid: werkt de rest van de partij
picture-market = Markt: deze categorie stijgt
picture-coin = Munthoek: zoveel is de kaart waard als je een veiling betaalt

# De eerste partij met uitleg.
story-first-game-goal = Welkom bij een jaar lang verzamelen! In vier kwartalen zet je flessen op actievelden: je koopt voorwerpen, leert vaardigheden en biedt op veilingen. Aan het eind is een voorwerp zoveel punten waard als er kaarten van zijn categorie op de markt liggen. Wie de meeste punten heeft, wint.
story-first-game-card = Elke kaart is drie dingen in één: een voorwerp (de grote tekening), een vaardigheid (links) en een marktkaart (de strook onderaan). Waar je de kaart neerlegt, bepaalt wat hij wordt. De munt in de hoek telt alleen als je een veiling betaalt.
story-first-game-keep = Kies eerst je geheime voorwerp; het blijft tot het eind verborgen. Klik op de kaart met de grote pinguïn. De andere twee vormen je hand, en met allebei kun je de pinguïns op de markt laten stijgen.
story-first-game-hall = De hal is open. Jij begint, met twee flessen en $ 2; je buur heeft $ 3. Om de beurt zetten jullie een fles neer en doen jullie meteen wat er op het veld staat. Op elk veld past maar één fles.
story-first-game-skill = Eerst een vaardigheid, want die werkt de hele partij. Klik in het vak ‘Vaardigheden’ op het eerste veld; dat kost niets.
story-first-game-gain = Kies de vaardigheid met de fles, de middelste kaart: je krijgt meteen een derde fles, en dus elk kwartaal een derde actie.
story-first-game-bought = Je buur heeft een voorwerp gekocht, voor $ 1. Zoveel kost het veld; voor het voorwerp zelf komt daar $ 1 bij per marktkaart van zijn categorie, en die zijn er nog niet. Het veld is nu bezet.
story-first-game-market = Zonder marktkaarten is een voorwerp niets waard. Laat de pinguïns dus stijgen! Klik in het vak ‘Markt’ op het eerste veld: twee kaarten naar de markt, gratis.
story-first-game-raise = Klik op de filmkaart in je hand: het gaat om de strook onderaan, met de pinguïn. De pinguïns stijgen naar 1, en zoveel is je geheime voorwerp nu ook waard.
story-first-game-lowest = De tweede kaart mag ook de laagste van de vaardighedenrij of de veilingrij zijn. Klik in het vak ‘Veiling’ op de kaart waar ‘naar markt’ bij staat: die heeft ook een pinguïnstrook, en zo spaar je een kaart in je hand uit.
story-first-game-auction = Je buur start een veiling, en nog wel van een pinguïn! Iedereen mag bieden. Je hebt $ 2 en een kaart met $ 1 in de hoek, dus je kunt tot $ 3 gaan. Vul 2 in en klik op ‘Bieden’.
story-first-game-pay = Je buur past: voor $ 2 is de pinguïn van jou. Bij veilingen zijn kaarten ook geld. Klik op de kaart in je hand: die is $ 1 waard, en de andere dollar gaat vanzelf van je munten af.
story-first-game-settle = Een gewonnen kaart kan een voorwerp, een vaardigheid of een marktkaart worden. Kies ‘Leg de gewonnen kaart neer als voorwerp’: dat is je tweede pinguïn, zonder verdere kosten.
story-first-game-work = Je buur heeft geen fles meer en jij nog één: zo verdient je vaardigheid zich al terug. Klik in het vak ‘Werk’ op het laatste veld: kaart trekken, kaart inleggen.
story-first-game-tuck = Je hebt een filmkaart getrokken. Klik erop: gedekt ingelegd bij je spelersbord levert die kaart aan het eind van elk kwartaal $ 1 op.
story-first-game-cover = Alle flessen zijn gezet. De laagste kaarten van de vaardighedenrij en de veilingrij gingen naar de markt, en er kwamen nieuwe kaarten. Nu krijg je je flessen terug; de derde bedekt een plaats en het inkomen daarvan. Klik op de plaats met de kaart, dan blijven $ 1 en $ 2 vrij.
story-first-game-income = Je inkomen: $ 1 en $ 2 van vrije plaatsen, en $ 1 voor de ingelegde kaart. Je hebt $ 5, en het tweede kwartaal begint. Jij hebt het startspelersfiche, dus jij bent aan de beurt.
story-first-game-buy = Koop nu iets. Klik in het vak ‘Voorwerpen’ op het eerste veld; dat kost $ 1.
story-first-game-item = Klik op de pinguïn. Er liggen twee pinguïnkaarten op de markt: hij kost dus $ 2 extra, en is meteen 2 punten waard. Met deze erbij zijn je drie pinguïns 6 punten waard.
story-first-game-later = We springen naar het vierde kwartaal. De pinguïns staan op 3, en je hebt er vier. Je buur veilt een kaart met een vaardigheid die een punt per pinguïn oplevert, en biedt $ 5. Je kunt het betalen: vul 8 in en klik op ‘Bieden’.
story-first-game-learn = Hij is van jou, voor een kaart van $ 2 en $ 6 in munten. Kies ‘Leg de gewonnen kaart neer als vaardigheid’: 4 punten, en bij elke volgende pinguïn nog een punt erbij.
story-first-game-end = Je hebt nog een pinguïn gekocht, en nu is het jaar voorbij. De geheime voorwerpen worden getoond. De pinguïns staan op 3: je vijf pinguïns leveren 15 punten op.
story-first-game-score = Je $ 15 is 5 punten waard, een per drie munten, en je vaardigheid levert er 5 op, een per pinguïn. Je wint met 25 tegen 21! De zes voorwerpen van je buur zijn 20 punten waard en de jouwe maar 15: de munten en de vaardigheid maakten het verschil.

# De voorbeelden bij de regels.
story-price-before = Je hebt $ 3 en wilt de pinguïn. Er ligt nog geen pinguïnkaart op de markt: op een veld van $ 1 zou hij je in totaal $ 1 kosten. Maar je buur is aan de beurt.
story-price-raised = Je buur legt twee pinguïnkaarten op de markt. Pinguïns zijn nu meer waard en kosten meer: de prijs onder de kaart is gestegen naar $ 2.
story-price-placed = Je zet een fles op een veld van $ 1. Die dollar ben je kwijt; voor het voorwerp zelf heb je nog $ 2.
story-price-bought = Voor die $ 2 is de pinguïn van jou: $ 3 in totaal. Hij is meteen 2 punten waard, een per pinguïnkaart op de markt.
story-payment-most = Je veilt deze figuur, en je buur biedt $ 4. Je hebt $ 3 in munten, en de munthoeken van je hand tonen $ 2 en $ 1: je kunt tot $ 6 gaan.
story-payment-won = Je biedt $ 5, en je buur past. Nu betaal je $ 5: met munten, met kaarten of met allebei.
story-payment-card = Je geeft de kaart met $ 2 in de hoek; die gaat naar de aflegstapel. Er staat nog $ 3 open.
story-payment-coins = De rest betaal je in munten. Je krijgt geen wisselgeld: betaal je de laatste dollar met een kaart van $ 2, dan ben je de tweede dollar kwijt.
story-payment-placed = De figuur wordt jouw voorwerp. Hij kost verder niets, hoe hoog de markt ook staat.
story-face-down-unseen = Je buur veilt een kaart uit de hand, gedekt, en biedt $ 1. Niemand anders weet wat het is.
story-face-down-looked = Je hebt hem voor $ 2 gewonnen en betaald. Nu mag je kijken: een voorwerp uit de techniek. Leg je hem neer als voorwerp, als vaardigheid of op de markt, dan ziet iedereen hem.
story-face-down-secret = Maar je houdt hem gedekt, als tweede geheime voorwerp. Alleen jij en de verkoper weten wat het is. Aan het eind wordt hij getoond en telt hij mee als elk ander voorwerp.
story-quarter-end-before = Je buur gebruikt de laatste fles van het kwartaal. Kijk naar de twee kaarten waar ‘naar markt’ bij staat: de laagste van de vaardighedenrij en de laagste van de veilingrij.
story-quarter-end-moving = Allebei gaan ze zo naar de markt. Na de eerste schuiven de meest linkse voorwerpen door naar de vrije plaatsen van de vaardighedenrij. Deze keer zijn dat er twee: de pinguïn en de film.
story-quarter-end-after = Dat is gebeurd. Er liggen twee pinguïnkaarten meer op de markt. De pinguïn en de film uit de voorwerpenrij zijn nu vaardigheden; niemand kan ze nog kopen. Nieuwe kaarten vullen de rijen aan.
story-quarter-end-income = De flessen zijn terug. Je hebt er maar twee, dus alle drie de inkomensplaatsen zijn vrij: je krijgt $ 1, $ 2 en een kaart. Dan gaat er een tegel van de kalender, en het tweede kwartaal begint.
story-scoring-before = Je recyclet je laatste fles: die gaat uit het spel. Niemand heeft dan nog een fles, en de rest van het jaar gaat voorbij zonder beurten. Wel gaan er nog steeds kaarten naar de markt, en er komt nog inkomen binnen.
story-scoring-items = Het jaar is voorbij, en de geheime voorwerpen worden getoond. Je hebt twee pinguïns, waarvan één geheime. Er liggen drie pinguïnkaarten op de markt: 2 × 3 is 6 punten.
story-scoring-coins = Je hebt $ 14. Drie munten zijn één punt waard, dus dat zijn 4 punten; de laatste twee munten leveren niets op.
story-scoring-skills = Je vaardigheid levert een punt per pinguïn op, ook voor de geheime: 2 punten.
story-scoring-sum = 6 + 4 + 2: je hebt 12 punten. Je buur heeft er 2 voor een geheime film en 5 voor $ 17, samen 7. Bij een gelijke stand had het aantal kaarten in de hand de doorslag gegeven.
