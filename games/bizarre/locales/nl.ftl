# Bizarre

pair = { $quality } { $item }

move-identity = Wees de { $first } { $second }
move-thrift = Leg af: { $discard }; vul aan tot zeven, met { $qualities ->
    [0] geen eigenschap
    [one] één eigenschap
   *[other] { $qualities } eigenschappen
} erbij
move-invent = Vind uit: { $quality } { $item }
move-give = Geef de tas van { $from } weg
move-shuffle = Laat de tafel alle tassen willekeurig uitdelen
move-end-pitch = Praatje afronden
move-buy = Koop wat { $from } aanprijst

event-round = Ronde { $round }: { $you ->
    [yes] jij bent de koper.
   *[no] { $seat } is de koper.
}
event-drew-buyers = Je trekt de koperskaarten { $buyers }.
event-identity = { $you ->
    [yes] Jij bent
   *[no] { $seat } is
} de { $first } { $second }.
event-thrifted = Je koos om af te leggen: { $discard }; en om { $qualities ->
    [0] geen eigenschap
    [one] één eigenschap
   *[other] { $qualities } eigenschappen
} te trekken.
event-restocked = Alle uitvinders hebben zeven kaarten.
event-renewed = { $deck ->
    [quality] De eigenschappen zijn
    [item] De dingen zijn
   *[buyer] De koperskaarten zijn
} op en worden opnieuw geschud.
event-drew = Je trekt deze eigenschappen: { $qualities }; en deze dingen: { $items }.
event-invented = In je tas gaat: { $quality } { $item }.
event-bags-ready = Alle tassen zijn gevuld.
event-gave = Je geeft { $to } de tas van { $from }.
event-given = { $to-you ->
    [yes] Jij krijgt een tas.
   *[no] { $to } krijgt een tas.
}
event-shuffled = De tassen worden willekeurig uitgedeeld.
event-pitch-begins = { $you ->
    [yes] Jouw beurt: houd je praatje.
   *[no] { $seat } opent een tas en steekt van wal.
}
event-opened-bag = In de tas vind je: { $quality } { $item }. Verkoop het!
event-pitched = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} aangeprezen: { $quality } { $item }.
event-bought = { $you ->
    [yes] Je koopt
   *[no] { $seat } koopt
} de { $quality } { $item } van { $from-you ->
    [yes] jou.
   *[no] { $from }.
}
event-revealed = Wat { $you ->
    [yes] jij
   *[no] { $seat }
} aanprees, was uitgevonden door { $from-you ->
    [yes] jou.
   *[no] { $from }.
}
event-ended = Iedereen is twee keer koper geweest.

refusal-identity-first = { $you ->
    [yes] Jij bent de koper: toon eerst wie je deze ronde bent.
   *[no] Eerst toont { $seat } als koper wie er deze ronde koopt.
}
refusal-no-such-word = Neem van elk van je twee koperskaarten één van de twee woorden.
refusal-buyer-waits = Jij bent de koper: de uitvinders zijn bezig, en jij wacht.
refusal-thrift-now = De uitvinders kiezen nu wat ze afleggen en trekken.
refusal-thrift-done = Je hebt gekozen wat je aflegt en trekt; wacht op de anderen.
refusal-nothing-to-discard = Je kunt alleen kaarten uit je hand afleggen.
refusal-draws-fewer = Je trekt { $draws ->
    [0] geen kaart
    [one] één kaart
   *[other] { $draws } kaarten
}, dus meer eigenschappen kunnen er niet bij zijn.
refusal-one-of-each = In een hand zit minstens één eigenschap en minstens één ding.
refusal-invent-now = De uitvinders doen nu een eigenschap en een ding in hun tas.
refusal-invent-done = Je tas is dicht; wacht op de anderen.
refusal-not-in-hand = De eigenschap en het ding moeten allebei in je hand zitten.
refusal-deal-now = { $you ->
    [yes] Jij bent de koper: deel nu de tassen uit.
   *[no] { $seat }, de koper, deelt nu de tassen uit.
}
refusal-bag-not-there = Die tas kun je niet weggeven.
refusal-own-bag = { $to } is nu aan de beurt, en niemand krijgt de eigen tas.
refusal-leaves-own-bag = Dan blijft er voor iemand alleen de eigen tas over: geef een andere.
refusal-too-late-to-shuffle = Er is al een tas gegeven; deel ze nu allemaal uit.
refusal-pitch-now = { $you ->
    [yes] Je bent aan het woord: rond eerst je praatje af.
   *[no] { $seat } is aan het woord.
}
refusal-buy-now = { $you ->
    [yes] Jij bent de koper: kies nu één van de vondsten.
   *[no] { $seat }, de koper, kiest nu één van de vondsten.
}
refusal-not-a-pitch = Kies iets wat een van de uitvinders heeft aangeprezen.
refusal-game-over = Het spel is afgelopen.
refusal-deck-count = Met { $seats } plekken moeten het er { $least } tot { $most } zijn; dit zijn er { $found }.
refusal-deck-one-word = Op een kaart staat één enkel woord; ‘{ $word }’ is dat niet.
refusal-deck-twice = Het woord ‘{ $word }’ staat er twee keer in.
refusal-deck-too-long = Geen woord of tag mag meer dan { $most } tekens hebben, en geen woord meer dan twaalf tags.

prompt-over = Het spel is afgelopen.
prompt-identity = { $you ->
    [yes] Kies wie je bent: één woord van elke koperskaart.
   *[no] { $seat } kiest een rol.
}
prompt-thrift = Kies welke kaarten je eventueel aflegt en hoeveel eigenschappen je trekt.
prompt-thrift-wait = De uitvinders kiezen hun kaarten. We wachten op: { $names }.
prompt-invent = Doe een eigenschap en een ding in je tas.
prompt-invent-wait = De tassen worden gevuld. We wachten op: { $names }.
prompt-deal = { $you ->
    [yes] Geef { $to } een tas, maar nooit de eigen tas.
   *[no] { $seat } kiest wie welke tas krijgt.
}
prompt-pitch = { $you ->
    [yes] Verkoop je tas aan de { $buyer }; rond daarna je praatje af.
   *[no] { $seat } is aan het woord.
}
prompt-sale = { $you ->
    [yes] Koop één van de vondsten.
   *[no] { $seat } kiest een vondst om te kopen.
}

sketch-heading = Ronde { $round } van { $rounds }. { $you ->
    [yes] Jij bent
   *[no] { $seat } is
} de koper{ $known ->
    [yes] : { $identity }
   *[no] {""}
}
sketch-buyer-cards = Je koperskaarten: { $cards }
sketch-bag = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} een dichte tas
sketch-bag-open = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
}: { $pair }
sketch-own-bag = Jij hebt uitgevonden: { $pair }
sketch-seat = { $name }: { $count ->
    [one] één zegekaart
   *[other] { $count } zegekaarten
} ({ $words })
sketch-hand = Je eigenschappen: { $qualities }; je dingen: { $items }

score-invented = { $count ->
    [one] Eén ding voor een uitvinding die verkocht werd
   *[other] { $count } dingen voor uitvindingen die verkocht werden
}
score-pitched = { $count ->
    [one] Eén eigenschap voor een praatje dat werkte
   *[other] { $count } eigenschappen voor praatjes die werkten
}

about = Verzin in het geheim een absurd ding en verkoop dan wat een ander heeft bedacht: dertig seconden, één kaars, één koper om in te palmen.

page-round = Ronde { $round } van { $rounds }
page-is-buyer = { $you ->
    [yes] Jij bent de koper
   *[no] { $seat } is de koper
}
page-identity = De koper is de { $identity }
page-identity-hidden = Niemand weet nog wie de koper wordt
page-buyer-card = Koperskaart { $number }
page-buyer-word = { $word } (koperskaart { $number })
page-or = of
page-over = Het einde
page-winners = { $winners ->
    [0] De bazaar is dicht
    [one] { $names } wint met { $count ->
        [one] één zegekaart
       *[other] { $count } zegekaarten
    }
   *[other] { $names } delen de overwinning met elk { $count ->
        [one] één zegekaart
       *[other] { $count } zegekaarten
    }
}
page-counter = { $count ->
    [one] Eén tas op de toonbank
   *[other] { $count } tassen op de toonbank
}
page-next-bag = { $you ->
    [yes] De volgende tas is voor jou
   *[no] De volgende tas is voor { $seat }
}
page-bag-of = De tas van { $seat } (teken: { $symbol })

page-quality = eigenschap
page-item = ding
page-quality-card = { $word } (eigenschap)
page-item-card = { $word } (ding)

page-pitches = { $you ->
    [yes] Jij verkoopt aan de { $identity }
   *[no] { $seat } verkoopt aan de { $identity }
}
page-candle = Dertig seconden: de kaars brandt op
page-unseen = Wat er in de tas zat, ligt na het praatje open.
page-listening = Een en al oor …
page-pitched = { $you ->
    [yes] Jij prees aan
   *[no] { $seat } prees aan
}: { $pair }. { $text }
page-spoken = (hardop verteld)
page-invented = { $you ->
    [yes] Jouw uitvinding
   *[no] Uitgevonden door { $seat }
}
page-inventors = Uitvinders
page-choosing = kiest
page-chosen = heeft gekozen
page-inventing = vindt uit
page-bag-closed = tas is dicht
page-gets-bag = is de volgende
page-has-bag = heeft een tas
page-pitches-later = komt straks
page-waits = wacht

page-last-round = De vorige ronde: wie wat uitvond
page-final-round = De laatste ronde: wie wat uitvond
page-sold = { $you ->
    [yes] Jouw praatje
   *[no] Aangeprezen door { $seat }
}
page-bought = gekocht
page-prizes = Zegekaarten
page-victory-cards = { $count ->
    [0] geen zegekaart
    [one] één zegekaart
   *[other] { $count } zegekaarten
}
page-ahead = voorop
page-buyer = koper
page-symbol = Teken: { $symbol }

page-own = Jouw kaarten
page-own-bag = Jouw uitvinding
page-hand-empty = Nog geen kaarten
page-hint-buyer = Ze rusten uit zolang jij de koper bent.
page-hint-thrift = Vink aan wat je weg wilt doen; alles houden mag ook.
page-hint-first = Kies hoeveel van je zeven kaarten eigenschappen zijn.
page-hint-invent = Kies een eigenschap en een ding voor je tas.
page-own-thrift = Gekozen: { $discards ->
    [0] niets afleggen
    [one] één kaart afleggen
   *[other] { $discards } kaarten afleggen
}, daarna { $qualities ->
    [0] geen eigenschap
    [one] één eigenschap
   *[other] { $qualities } eigenschappen
} en { $items ->
    [0] geen ding
    [one] één ding
   *[other] { $items } dingen
} trekken.
page-goes = weg
page-discard = { $card } afleggen
page-draws = Je trekt:
page-draw-qualities = waarvan eigenschappen:
page-thrift = Kaarten trekken

step-identity = Koper
step-thrift = Snuffelen
step-invent = Uitvinden
step-deal = Tassen
step-pitch = Praatje
step-sale = Verkoop

symbol-0 = maan
symbol-1 = sleutel
symbol-2 = vis
symbol-3 = theepot
symbol-4 = paraplu
symbol-5 = cactus
symbol-6 = hoed
symbol-7 = lantaarn

patter-1 = Komt dat zien: de { $quality } { $item }! Een doorsnee { $first } heeft genoeg aan een gewone. Maar jij, beste { $buyer }, bent geen doorsnee.
patter-2 = Mijn tante wilde begraven worden met haar { $quality } { $item }, en die was niet eens een halve { $second }. Kun je nagaan wat jij eraan hebt.
patter-3 = Drie redenen om nu toe te slaan: dit is de enige { $quality } { $item } van de Benelux, morgen kost hij het dubbele, en ik ben met de fiets.
patter-4 = Geen { $first } hoort aan een maandag te beginnen zonder { $quality } { $item }. Het touwtje krijg je er gratis bij.
patter-5 = We hebben deze { $quality } { $item } getest op mijn zwager, ook een { $second }. Ze hebben nu samen een volkstuin.
patter-6 = Een { $quality } { $item }, dat lees je goed. Nee, geen fabrieksfout: het maandblad voor de moderne { $buyer } geeft er een 9,4 voor.
patter-7 = Je ziet er moe uit, { $buyer }. Wanneer heb je jezelf voor het laatst verwend? Deze { $quality } { $item } vraagt al de hele ochtend naar je.
patter-8 = Een gewone { $item } vind je op elke braderie. De { $quality } uitvoering heb alleen ik. De { $first } van hiernaast zit al te huilen achter de kraam.
patter-9 = Half { $first }, half { $second }: logisch dat niets uit de winkel je past. Deze { $quality } { $item } wel. Ik heb je opgemeten terwijl je sliep.
patter-10 = Overdag is het een doodgewone { $item }. Maar na tienen gaat hij in de { $quality } stand, en dan, beste { $first }, haal je je geld er dubbel en dwars uit.
patter-11 = Van mijn advocaat mag ik niet zeggen wat de vorige { $second } met de { $quality } { $item } deed. Alleen dat er de week erop eentje werd bijbesteld.
patter-12 = Voel maar, { $buyer }, voel maar! Heb je ooit zo’n { $quality } { $item } in handen gehad? Hij mag jou. Hij mag verder niemand.
patter-13 = Uit de boedel van de laatste { $first } van Appelscha, nauwelijks op gekauwd: de { $quality } { $item }, met bijna elf minuten garantie.
patter-14 = Waar ligt iedere { $buyer } wakker van? Precies: geen { $quality } { $item } in huis. Vannacht slaap jij goed, en eet ik warm.
patter-15 = Eerlijk is eerlijk, { $buyer }: ik weet ook niet waar de { $quality } { $item } voor dient. Maar hij stond vanochtend op de stoep, met jouw naam erop.
patter-16 = Ze lachten om de eerste { $first } met een { $quality } { $item }. Diezelfde { $first } int nu de huur van de hele straat.
patter-17 = De { $quality } { $item } is vaatwasbestendig en hondproof, overleeft elke { $second }, en de handleiding past op een bierviltje.
patter-18 = Voelt het als een { $first }-dag? Gebruik de { $quality } kant. Meer een { $second }-dag? Draai de { $item } om. Twee levens, één pinbetaling!
patter-19 = Doe je ogen dicht, beste { $second }. Ruik je dat? Dat is succes, met een vleugje { $quality } { $item }.
patter-20 = De { $quality } { $item } heeft drie functies. Twee zijn geheim, en de derde liet een { $buyer } in Zwolle live op televisie huilen van geluk.
patter-21 = Niet kopen! Nee, echt niet: zo’n { $quality } { $item } is er maar één van, en die bewaarde ik voor de enige { $first } met smaak. O. Dat ben jij.

# The Buyer's two words as one.
identity = { $first }-{ $second }

# Waar punten voor zijn.
rule-bizarre-sale = Verkopen
