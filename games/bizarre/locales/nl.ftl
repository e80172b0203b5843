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
    [one] { $you ->
        [yes] Jij wint
       *[no] { $names } wint
    } met { $count ->
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
page-quality-card = Eigenschap: { $word }
page-item-card = Ding: { $word }

page-pitches = { $you ->
    [yes] Jij verkoopt aan de { $identity }
   *[no] { $seat } verkoopt aan de { $identity }
}
page-candle = Dertig seconden: de kaars brandt op
page-unseen = Wat er in de tas zat, ligt na het praatje open.
page-listening = Een en al oor …
page-pitched = { $seller }: { $pair }. { $text }
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

page-handed-out = Wie je welke tas hebt gegeven

# De plaatjes van de regelpagina.
picture-qualities = Eigenschap: hoe het is
picture-items = Ding: wat het is
picture-buyers = Koperskaart: je neemt een van de twee woorden
picture-becomes = Van elk één woord, en dit is de koper:
picture-inventor-gets = Wie het uitvond, krijgt het ding
picture-seller-gets = Wie het aanprees, krijgt de eigenschap

# Het eerste spel met uitleg.
story-first-game-goal = Welkom op de nachtbazaar! In elke ronde is één speler de koper; de anderen zijn uitvinders en verkopen absurde dingen. Wat gekocht wordt, levert twee zegekaarten op: één voor wie het uitvond en één voor wie het aanprees. De meeste zegekaarten winnen.
story-first-game-buyer = In deze eerste ronde is iemand anders de koper. De twee woorden op het podium zeggen wie dat vandaag is: één woord van elk van de twee koperskaarten. Bij die klant moet je in de smaak vallen.
story-first-game-draw = Jij bent uitvinder. Trek je zeven kaarten: kies 3 bij ‘waarvan eigenschappen’, dan zijn de andere vier dingen. Klik daarna op ‘Kaarten trekken’. Alle uitvinders doen dat tegelijk, en niemand kijkt bij een ander in de kaarten.
story-first-game-invent = Een papierstrook is een eigenschap, een label met een gaatje een ding. Van elk één, en je hebt iets te verkopen: de twee gemarkeerde bevallen deze koper misschien wel. Klik ze allebei aan en dan op de knop die je uitvinding noemt. Ze gaan stiekem in je tas.
story-first-game-bags = Op de toonbank liggen drie dichte tassen. De koper ziet van wie ze zijn, maar niet wat erin zit, en geeft elke uitvinder er een: nooit de eigen tas. Jouw idee wordt dus door een ander verkocht.
story-first-game-pitch = Je opent de tas die je kreeg: een ander heeft dit uitgevonden, en jij moet het verkopen. In een echt spel heb je dertig seconden, getypt of hardop. Toe maar, zeg hardop waarom deze koper niet zonder kan! Klik dan op ‘Praatje afronden’.
story-first-game-listen = Ook de anderen hebben hun praatje gehouden, en alle drie de vondsten liggen open. De gemarkeerde is door een ander aangeprezen, maar het is jouw uitvinding. Dat laat de tafel nog aan niemand anders zien, behalve aan de koper, die de tassen heeft uitgedeeld.
story-first-game-sold = Verkocht! De koper nam jouw uitvinding. Jij hebt hem uitgevonden, dus jij krijgt het ding als zegekaart; wie hem aanprees, krijgt de eigenschap. Nu pas ziet iedereen wie wat uitvond.
story-first-game-be-buyer = Wie links zit, is aan de beurt: nu ben jij de koper. Je hebt twee koperskaarten getrokken die verder nog niemand ziet. Neem van elk één woord: klik op de twee gemarkeerde woorden en dan op de knop die zegt wie je bent.
story-first-game-give = De anderen hebben hun tas gevuld. Aan het teken zie je van wie een tas is, maar niet wat erin zit. De eerste is voor de speler links van je, met de sleutel. Klik op de tas met de vis.
story-first-game-give-next = Dan komt de speler met de vis. Met de tas van de sleutel zou er voor de theepot alleen de eigen tas overblijven, en dat mag niet. Klik dus op de tas met de theepot; de laatste tas gaat dan vanzelf.
story-first-game-buy = Drie praatjes, en jij alleen beslist. Omdat je de tassen zelf hebt uitgedeeld, zie je ook wie wat uitvond; maar een goede koper gaat op smaak af. Klik op de gemarkeerde vondst om hem te kopen.
story-first-game-level = Als koper krijg je niets: het ding ging naar wie het uitvond, de eigenschap naar wie het aanprees. Na twee rondes heeft iedereen precies één zegekaart. Nu is de speler links van je de koper.
story-first-game-discard = Je bent weer uitvinder en hebt nog vijf kaarten. Voor je trekt, mag je wegdoen wat niet bij deze koper past: vink de twee gemarkeerde kaarten aan. Dan trek je er vier; laat de 2 staan bij ‘waarvan eigenschappen’ en klik op ‘Kaarten trekken’.
story-first-game-again = Weer zeven kaarten; er is altijd minstens één eigenschap en één ding bij. Doe de twee gemarkeerde kaarten in je tas.
story-first-game-pitch-again = Deze keer zijn de tassen willekeurig uitgedeeld: zelfs de koper weet niet welke van wie is. De anderen zijn geweest, en jij opent de laatste tas. Prijs de inhoud hardop aan, zo brutaal als je wilt, en klik dan op ‘Praatje afronden’.
story-first-game-won = Jouw praatje wint! Een ander had het idee, dus deze keer krijg jij de eigenschap en gaat het ding naar wie het uitvond. Goed verkopen telt even zwaar als goed uitvinden.
story-first-game-later = Vijf rondes later: dit is de allerlaatste verkoop. Je staat met vier zegekaarten voorop, samen met een ander. De gemarkeerde vondst is jouw uitvinding, en de speler links van je heeft hem aangeprezen. Wordt hij gekocht?
story-first-game-end = Gekocht: je vijfde zegekaart! Iedereen is twee keer koper geweest, dus het spel is afgelopen, en jij wint. Hadden er twee de meeste, dan deelden ze de overwinning.
story-first-game-points = De puntentabel zegt waar je vijf punten vandaan komen: drie dingen voor uitvindingen die verkocht werden, twee eigenschappen voor praatjes die werkten. Meer is het niet. Haal er nu wat vrienden bij, of bots, en klets maar raak!

# De voorbeelden van de regelpagina.
story-thrift-five = De tweede ronde begint. Twee van je zeven kaarten gingen in de tas; je hebt nog drie eigenschappen en twee dingen.
story-thrift-chosen = De koper is bekend, en je kiest in het geheim: de twee doorgestreepte eigenschappen gaan weg, en van vier nieuwe kaarten moeten er drie eigenschappen zijn. Dat beslis je allemaal voor je één nieuwe kaart ziet.
story-thrift-seven = Alle uitvinders hebben gekozen en trekken tegelijk. Je hebt weer zeven kaarten: vier eigenschappen en drie dingen. Niemand anders weet wat je hebt weggedaan of wat je mix is.
story-bags-counter = Jij bent de koper. De eerste tas is voor de speler links van je, met de sleutel. Het mag de tas met de vis of die met de theepot zijn, maar niet die met de sleutel.
story-bags-second = De sleutel kreeg de tas van de vis. Nu is de vis aan de beurt. Kreeg die de tas van de sleutel, dan bleef er voor de theepot alleen de eigen tas over. Het moet dus de tas van de theepot zijn.
story-bags-last = De laatste tas ging vanzelf: die van de sleutel naar de theepot. De praatjes beginnen, en alleen jij weet wie wat uitvond.
story-pitch-closed = De eerste uitvinder heeft een tas geopend en is aan het woord. Wat erin zit, zie je nog niet, en de tas die jij kreeg, blijft dicht tot je aan de beurt bent.
story-pitch-yours = De eerste vondst ligt open. Toevallig is het jouw uitvinding, maar laat liever niets merken. Nu open jij je tas, en alleen jij ziet wat je te verkopen hebt.
story-pitch-open = Je praatje is klaar, en ook jouw vondst ligt open. Wie hem uitvond, blijft ook voor jou geheim: dat blijkt pas na de verkoop.
story-sale-pairs = Jij bent de koper en hebt drie praatjes gehoord. De tassen zijn willekeurig uitgedeeld, dus je weet niet wie wat uitvond.
story-sale-cards = Je kocht wat de speler met de vis aanprees. De speler met de theepot had het uitgevonden: de theepot krijgt het ding, de vis de eigenschap. Jij en de sleutel krijgen niets, en de twee andere vondsten worden afgelegd.
story-tie-last = De allerlaatste verkoop, en jij bent de koper. Je staat voorop met vijf zegekaarten; de speler links van je heeft er vier.
story-tie-shared = Je kocht wat de speler links van je aanprees, en nu hebben jullie er allebei vijf. Niets geeft de doorslag, dingen niet en eigenschappen niet: jullie delen de overwinning.
