# Bizarre

pair = { $quality } { $item }

move-identity = Wees de { $first }-{ $second }
move-thrift = Leg af: { $discard }; vul aan tot zeven, met { $qualities ->
    [0] geen eigenschap
    [one] één eigenschap
   *[other] { $qualities } eigenschappen
} erbij
move-invent = Vind uit: { $quality } { $item }
move-give = Geef de tas van { $from } weg
move-shuffle = Alle tassen willekeurig uitdelen
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
} de { $first }-{ $second }.
event-thrifted = Je keuze: { $discard } afleggen en { $qualities ->
    [0] geen eigenschap
    [one] één eigenschap
   *[other] { $qualities } eigenschappen
} trekken.
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
    [yes] Jij bent de koper: laat eerst zien wie je deze ronde bent.
   *[no] Eerst laat { $seat }, de koper, zien wie er deze ronde koopt.
}
refusal-no-such-word = Neem van elk van je twee koperskaarten één van de twee woorden.
refusal-buyer-waits = Jij bent de koper: nu zijn de uitvinders bezig. Nog even geduld.
refusal-thrift-now = De uitvinders kiezen nu wat ze afleggen en trekken.
refusal-thrift-done = Je hebt gekozen wat je aflegt en trekt; wacht op de anderen.
refusal-nothing-to-discard = Je kunt alleen kaarten uit je hand afleggen.
refusal-draws-fewer = Je trekt { $draws ->
    [0] geen kaart
    [one] één kaart
   *[other] { $draws } kaarten
}, dus meer eigenschappen kunnen er niet bij zijn.
refusal-one-of-each = In je hand horen minstens één eigenschap en minstens één ding.
refusal-invent-now = De uitvinders doen nu een eigenschap en een ding in hun tas.
refusal-invent-done = Je tas is dicht; wacht op de anderen.
refusal-not-in-hand = Kies een eigenschap en een ding die je allebei in je hand hebt.
refusal-deal-now = { $you ->
    [yes] Jij bent de koper: deel nu de tassen uit.
   *[no] { $seat }, de koper, deelt nu de tassen uit.
}
refusal-bag-not-there = Die tas ligt er niet meer.
refusal-own-bag = { $to } is nu aan de beurt, en niemand krijgt de eigen tas.
refusal-leaves-own-bag = Dan blijft er voor iemand alleen de eigen tas over: geef een andere.
refusal-too-late-to-shuffle = Er is al een tas gegeven; deel ze nu allemaal uit.
refusal-pitch-now = { $you ->
    [yes] Je bent aan het woord: rond eerst je praatje af.
   *[no] { $seat } is aan het woord.
}
refusal-buy-now = { $you ->
    [yes] Jij bent de koper: kies nu één van de uitvindingen.
   *[no] { $seat }, de koper, kiest nu één van de uitvindingen.
}
refusal-not-a-pitch = Kies iets wat een van de uitvinders heeft aangeprezen.
refusal-game-over = De partij is afgelopen.
refusal-deck-count = Met { $seats } plekken moeten het er { $least } tot { $most } zijn; dit zijn er { $found }.
refusal-deck-one-word = Op een kaart staat één enkel woord; ‘{ $word }’ is dat niet.
refusal-deck-twice = Het woord ‘{ $word }’ staat er twee keer in.
refusal-deck-too-long = Geen woord of tag mag meer dan { $most } tekens hebben, en geen woord meer dan twaalf tags.

prompt-over = De partij is afgelopen.
prompt-identity = { $you ->
    [yes] Kies wie je bent: één woord van elke koperskaart.
   *[no] { $seat } kiest een rol.
}
prompt-thrift = Leg af wat je kwijt wilt en kies hoeveel eigenschappen je trekt.
prompt-thrift-wait = De uitvinders kiezen hun kaarten. We wachten op: { $names }.
prompt-invent = Doe een eigenschap en een ding in je tas.
prompt-invent-wait = De tassen worden gevuld. We wachten op: { $names }.
prompt-deal = { $you ->
    [yes] Geef { $to } een tas van iemand anders.
   *[no] { $seat } kiest wie welke tas krijgt.
}
prompt-pitch = { $you ->
    [yes] Verkoop je tas aan de { $buyer }; rond daarna je praatje af.
   *[no] { $seat } is aan het woord.
}
prompt-sale = { $you ->
    [yes] Koop één van de uitvindingen.
   *[no] { $seat } kiest een uitvinding om te kopen.
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
page-identity-hidden = Nog niemand weet wie de koper wordt
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
page-unseen = Na het praatje zie je wat er in de tas zat.
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
page-pitches-later = komt nog
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
page-ahead = aan kop
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

# What bots say to sell a pair: an opening, a praise for a tag of it, a closing.
opening-1 = Komt dat zien: de { $quality } { $item }! De gewone is voor gewone mensen, beste { $buyer }.
opening-2 = Mijn tante zweert bij haar { $quality } { $item }, en sinds kort zweert hij ook bij haar.
opening-3 = Drie woorden: ‘{ $quality }’, ‘{ $item }’ en ‘inpakken’. Het derde zeg jij.
opening-4 = Geen { $first } hoort aan een maandag te beginnen zonder { $quality } { $item }.
opening-5 = We hebben de { $quality } { $item } getest op mijn zwager, ook een { $second }. Ze hebben nu samen een volkstuin.
opening-6 = Ja, dit is de { $quality } { $item }. Nee, geen fabrieksfout: daar betaal je juist voor.
opening-7 = Je ziet er moe uit, { $buyer }. Deze { $quality } { $item } vraagt al de hele ochtend naar je.
opening-8 = Een gewone { $item } vind je op elke braderie. De { $quality } uitvoering durfde alleen ik aan.
opening-9 = Half { $first }, half { $second }: logisch dat niets uit het rek je past. Deze { $quality } { $item } wel; ik heb je opgemeten terwijl je sliep.
opening-10 = Overdag is het een doodgewone { $item }. Na tienen wordt het een { $quality } { $item }.
opening-11 = Van mijn advocaat mag ik niet zeggen wat de vorige { $second } met de { $quality } { $item } deed.
opening-12 = Voel maar, { $buyer }! Heb je ooit zo’n { $quality } { $item } in handen gehad?
opening-13 = Uit de boedel van de laatste { $first } van Appelscha, nauwelijks op gekauwd: de { $quality } { $item }.
opening-14 = Waar ligt iedere { $buyer } wakker van? Precies: geen { $quality } { $item } in huis.
opening-15 = Eerlijk is eerlijk, { $buyer }: deze { $quality } { $item } is van een vrachtwagen gevallen. De vrachtwagen voelt zich een stuk beter.
opening-16 = Ze lachten om de eerste { $first } met een { $quality } { $item }. Diezelfde { $first } int nu de huur van de hele straat.
opening-17 = Sst! Als de { $second } van hiernaast hoort dat ik de { $quality } { $item } heb, is de beer los.
opening-18 = Negen jaar onderzoek, en daar is hij: de { $quality } { $item }. Het tiende jaar was het feest.
opening-19 = Dames, heren en { $buyer }: hier is de enige echte, de { $quality } { $item }!
opening-20 = Staan blijven, { $buyer }! Je leven was tot nu toe de rij, en deze { $quality } { $item } is het loket.
opening-21 = Niet kopen, die { $quality } { $item }! Die bewaar ik voor de enige { $first } met smaak. O. Dat ben jij.
opening-22 = Ik heb van je gedroomd, { $buyer }: een duin, een koor, en jij met de { $quality } { $item } in je armen.
opening-23 = Weet je wat in elke { $first }-familie van moeder op dochter gaat? Juist: de { $quality } { $item }.
opening-24 = Sommige mensen hebben vrienden. Anderen hebben een { $quality } { $item }, en hoeven nooit te helpen verhuizen.
opening-25 = ‘Een { $item }!’ riep de douane. ‘Een { $quality }!’ riep de pers. ‘Hoeveel?’ roept de { $buyer }.
opening-26 = Vorig jaar verkocht ik een { $quality } { $item } aan een andere { $second }. De bedankbrieven komen nog steeds, allemaal in waskrijt.
opening-27 = Hij is echt, hij is hier, en hij kijkt naar jou: de { $quality } { $item }.
opening-28 = Wegens ruimtegebrek: één { $quality } { $item }, van een nette { $first }, alleen op zondag gebruikt.
opening-29 = Naast elke grote { $buyer } uit de geschiedenis stond een { $quality } { $item }. Van De Nachtwacht hebben ze hem net afgesneden.
opening-30 = Je kwam voor de limonade, { $buyer }, maar je gaat naar huis met de { $quality } { $item }.

praise-any-1 = Niemand heeft hem nodig: daarom heet het luxe.
praise-any-2 = Ik heb er drie dagen mee gelopen, en we praten nog steeds met elkaar.
praise-any-3 = Hij doet precies wat er op het etiket staat, en het etiket is leeg.
praise-any-4 = De deskundigen zijn het er niet over eens, en dat vechten ze uit met stoelen.
praise-any-5 = Eindelijk weet je waar die la voor is.
praise-any-6 = Te gebruiken met links, met rechts of uit zelfverdediging.
praise-any-7 = Mijn horoscoop noemt hem twee keer, en mij nooit.
praise-any-8 = De buren hebben er al een, en moet je ze zien glunderen.
praise-angry-1 = Hij moppert voor je, dan kun jij blijven lachen.
praise-angry-2 = Hij heeft een kort lontje; jullie kunnen om de beurt.
praise-angry-3 = Schelden, smijten, ertegenaan trappen: hij is zo opgevoed.
praise-animal-1 = Honden hebben respect, katten smeden een plan, ganzen salueren.
praise-animal-2 = Zo goed als een huisdier, maar dan zonder dierenarts.
praise-animal-3 = Je hoeft hem niet uit te laten, en hij beet nog nooit twee keer dezelfde postbode.
praise-art-1 = Drie musea wilden hem hebben, waarvan twee beleefd.
praise-art-2 = Ophangen, achteruitstappen, ‘hm’ zeggen: je hebt een galerie.
praise-art-3 = De kunstenaar huilde toen hij af was, vooral om de huur.
praise-bath-1 = Hij drijft, hij schuimt, en hij pikt nooit je handdoek.
praise-bath-2 = Je badeend vreest al voor zijn baan.
praise-bath-3 = Getest in elf badkuipen, met excuses aan de eigenaars.
praise-book-1 = Er bestaat een heel hoofdstuk over, en de butler komt er slecht van af.
praise-book-2 = Zo spannend als een thriller, maar zonder ezelsoren.
praise-book-3 = In de bieb zeggen ze ‘sst’ tegen hem, en dat is een compliment.
praise-brave-1 = Hij staarde ooit een stier aan tot die sorry zei.
praise-brave-2 = Hij is nergens bang voor, behalve voor de douane.
praise-brave-3 = Met hem erbij durf je eindelijk de onderste la open te doen.
praise-cheap-1 = Hij kost minder dan het broodje waar je nu aan denkt.
praise-cheap-2 = Ik leg er bij elke verkoop geld op toe, maar de massa moet het doen.
praise-cheap-3 = Je portemonnee merkt er niks van, en die merkt alles.
praise-clean-1 = Zo schoon dat het vuil de straat oversteekt.
praise-clean-2 = Je kunt ervan eten, en mijn oom doet dat ook.
praise-clean-3 = Eén keer vegen, en er is geen bewijs meer.
praise-clothing-1 = Hij staat overal bij, vooral bij je knieën.
praise-clothing-2 = Eén keer gedragen, en de modepolitie salueert.
praise-clothing-3 = Hij kleedt slank af, als je erachter gaat staan.
praise-cold-1 = Zo cool dat pinguïns om zijn nummer vragen.
praise-cold-2 = In augustus wil je hem zoenen; pas op met je tong.
praise-cold-3 = Hij blijft koel, zelfs met kerst bij de familie.
praise-container-1 = Er kan van alles in: sokken, soep, staatsgeheimen.
praise-container-2 = Er gaat twee keer zoveel in als je denkt, en half zoveel als je hoopt.
praise-container-3 = Al je zorgen bij elkaar, en er zit een deksel op.
praise-cook-1 = Hij volgt elk recept, en hij redt elke jus.
praise-cook-2 = Vorige week keerde hij een pannenkoek om, en die zei dank je wel.
praise-cook-3 = Snufje zout erbij, en het eten kookt zichzelf.
praise-cute-1 = Ruwe zeebonken keken ernaar en zeiden ‘ahh’.
praise-cute-2 = Volwassen bankdirecteuren praten ertegen met een piepstem.
praise-cute-3 = Hij knippert, jij smelt, ik reken af.
praise-dirty-1 = Dat zijn geen vlekken, dat zijn herinneringen.
praise-dirty-2 = Wassen hoeft nooit; daar is het te laat voor.
praise-dirty-3 = Met een beetje modder komen zijn ogen juist uit.
praise-exercise-1 = Tien minuten per dag, en je kuiten krijgen fanmail.
praise-exercise-2 = Hem naar huis dragen telt al als training.
praise-exercise-3 = Jij zweet, hij niet: iemand moet het netjes houden.
praise-fancy-1 = Je pink gaat er vanzelf van omhoog.
praise-fancy-2 = Zo deftig dat hij alleen op zondag spreekt.
praise-fancy-3 = Hertoginnen zijn voor minder flauwgevallen.
praise-fast-1 = Zo snel dat hij er al was voor ik hem bestelde.
praise-fast-2 = Knipper met je ogen, en je hebt hem al gebruikt.
praise-fast-3 = De politie wil hem even spreken, maar houdt hem niet bij.
praise-food-1 = Hij smaakt naar de overwinning, met een likje mosterd.
praise-food-2 = Ik durf er mijn boterhammen om te verwedden, en er zit kaas op.
praise-food-3 = Lekker bij de kaas, lekker bij de jus, en nog lekkerder bij de tweede ronde.
praise-furniture-1 = Hij maakt de kamer gezellig en de kat tevreden.
praise-furniture-2 = Je gasten gaan zitten om er dichtbij te zijn.
praise-furniture-3 = Geen inbussleutel, geen schroefjes over, geen echtscheiding.
praise-gadget-1 = Hij heeft negentien knopjes, waarvan er elf iets doen.
praise-gadget-2 = ’s Nachts gaat hij updates halen; om zes uur is hij meestal terug.
praise-gadget-3 = Hij piept als hij blij is, en hij is een vrolijk type.
praise-garden-1 = Je rozen worden jaloers, en je slakken trekken bij hem in.
praise-garden-2 = Zet hem op het gazon, en de kabouters gaan in de rij staan.
praise-garden-3 = De buren hangen over de heg tot die omvalt.
praise-grow-1 = Een beetje water, en in het voorjaar heb je een groter huis nodig.
praise-grow-2 = Hij groeit aan je vast; volgens de huisarts is dat normaal.
praise-grow-3 = Vanmorgen was hij nog kleiner.
praise-happy-1 = Hij heeft de hele weg hierheen in zijn krat zitten giechelen.
praise-happy-2 = Zonder hem is een zondag gewoon een heel lange maandag.
praise-happy-3 = Eén blik, en je gezicht weet niet meer hoe sip moet.
praise-heal-1 = Hij genas mijn hik, mijn rug en mijn zwager.
praise-heal-2 = Artsen lachen erom, en leggen hem dan onder hun kussen.
praise-heal-3 = Eén keer per dag, en je krukken kunnen op Marktplaats.
praise-hide-1 = Leg hem neer en ga hem zoeken: zó discreet is hij.
praise-hide-2 = Wat je ook verstopt, hij heeft niets gezien.
praise-hide-3 = Niemand ziet hem komen, en niemand ziet jou gaan.
praise-home-1 = Hij maakt van elk hol een thuis.
praise-home-2 = In de gang zien zelfs de rekeningen er aardig uit.
praise-home-3 = Hij veegt uit zichzelf zijn voeten.
praise-hot-1 = Zo heet dat ik hem alleen met de barbecuetang verkoop.
praise-hot-2 = Kan zweet veroorzaken, en applaus.
praise-hot-3 = De brandweer noemt hem bij zijn voornaam.
praise-huge-1 = Je hebt een grotere deur nodig, maar dat is hij waard.
praise-huge-2 = De maan ziet hem van boven, en is beledigd.
praise-huge-3 = Hij is niet te groot: je huis is te bescheiden.
praise-impress-1 = Laat hem rondslingeren alsof het niks is, en wacht op het gefluister.
praise-impress-2 = Je rivalen zullen ‘leuk’ zeggen, met de kaken op elkaar.
praise-impress-3 = Vraagt iemand wat hij kost, zeg dan ‘genoeg’, en staar in de verte.
praise-jewellery-1 = Hij fonkelt zo dat de eksters een klacht hebben ingediend.
praise-jewellery-2 = Draag hem bij het ontbijt, en je ei gaat in de houding staan.
praise-jewellery-3 = Een juwelier heeft er een traan op gelaten; die is bij de prijs inbegrepen.
praise-keep-1 = Hij gaat eeuwig mee, en daarna nog even.
praise-keep-2 = Hij heeft drie garanties overleefd, en de winkel ook.
praise-keep-3 = Berg hem goed op: ik ken een dief die er vervroegd van met pensioen gaat.
praise-kitchen-1 = Hij past precies tussen de tosti’s en je dromen.
praise-kitchen-2 = De garde wordt jaloers, maar die komt er wel overheen.
praise-kitchen-3 = Hij zoekt al zijn hele leven een warme keuken.
praise-lazy-1 = Hij doet het werk, en jij gaat liggen.
praise-lazy-2 = Er zit een knop op voor ‘straks’, en verder geen.
praise-lazy-3 = Hij werkt vanaf de bank; ergens anders is hij niet getest.
praise-learn-1 = Vrijdag weet je twee keer zoveel, en niemand weet waarom.
praise-learn-2 = Hij beantwoordt vragen die je niet durfde te hebben.
praise-learn-3 = Hij heeft doorgeleerd; waarvoor, dat zegt hij niet.
praise-loud-1 = Ze hoorden hem tot over de grens, en riepen om een toegift.
praise-loud-2 = Hij heeft twee standen: hard, en politie.
praise-loud-3 = Niemand vraagt je ooit nog om wat harder te praten.
praise-love-1 = Druk hem tegen je aan: dat is niet de motor, dat is zijn hart.
praise-love-2 = Hij krast al de hele ochtend jouw initialen in mijn kraam.
praise-love-3 = Twee vreemden pakten hem tegelijk vast; in juni is de bruiloft.
praise-luck-1 = Ik heb hem pas een uur, en ik heb al klandizie.
praise-luck-2 = Zwarte katten steken speciaal over om er kopjes tegen te geven.
praise-luck-3 = De vorige eigenaar won een geit in de loterij, zonder lot.
praise-magic-1 = Zeg gewoon ‘alsjeblieft’, en doe drie stappen achteruit.
praise-magic-2 = In deze mouw zit niets; die andere gaat je niets aan.
praise-magic-3 = Hij was ooit een week verdwenen, en kwam bruinverbrand terug.
praise-money-1 = Hij verdient zichzelf terug, en hij geeft fooi.
praise-money-2 = Het is geen uitgave: het is een belegging waarmee je kunt knuffelen.
praise-money-3 = Vanavond ben je er één rijker, en dat is meer dan mijn bank belooft.
praise-music-1 = Hij zingt zuiver, en dat kan het koor niet zeggen.
praise-music-2 = Tik er eens tegen: dat was een loepzuivere bes.
praise-music-3 = Hij speelde voor duizenden; mieren, maar wel echte liefhebbers.
praise-mysterious-1 = Niemand weet waar hij vandaan komt, en hij begint steeds over iets anders.
praise-mysterious-2 = Om middernacht fluistert hij, meestal recepten.
praise-mysterious-3 = Onderop staat een woord dat geen professor hardop durft te lezen.
praise-new-1 = Zo nieuw dat de verf nog twijfelt.
praise-new-2 = Hij is van volgende week; mondje dicht tegen de belasting.
praise-new-3 = Jij bent de eerste: zelfs ik heb er maar heel even aangezeten.
praise-night-1 = Hij wordt wakker als het donker is, net als alle leuke mensen.
praise-night-2 = Hij geeft precies genoeg licht om de koekjes te vinden.
praise-night-3 = Vleermuizen bevelen hem aan, uilen staan erop.
praise-old-1 = Hij is ouder dan mijn grappen, en beter bewaard.
praise-old-2 = Zo maken ze ze niet meer; het mag niet meer.
praise-old-3 = Hij zag hele rijken vallen, en stak geen vinger uit.
praise-party-1 = Neem hem mee naar een feest, en de taart gaat vroeg naar huis.
praise-party-2 = Hij kent alle coupletten, en hij loopt voorop in de polonaise.
praise-party-3 = Op de laatste bruiloft ving hij het boeket.
praise-plant-1 = Hij leeft van zonlicht en lieve woordjes.
praise-plant-2 = Praat ertegen: vanaf week twee knikt hij.
praise-plant-3 = Mijn varen is verliefd op hem, en die is kieskeurig.
praise-quiet-1 = Luister! Precies: niks.
praise-quiet-2 = Op deze markt is hij de enige die niets terugzegt.
praise-quiet-3 = Monniken nemen les bij hem.
praise-repair-1 = Gaat er iets stuk, dan kijkt hij zo streng dat het weer werkt.
praise-repair-2 = Hij heeft twee fietsen en één huwelijk gerepareerd.
praise-repair-3 = Hij gaat nooit kapot, en anders maakt hij zichzelf uit schaamte weer heel.
praise-royal-1 = Een koningin zwaaide ooit naar hem, en hij zwaaide terug.
praise-royal-2 = Hij verwacht een kussen, en hij is het kussen waard.
praise-royal-3 = Buig even: niet voor mij, maar hij houdt ervan.
praise-sad-1 = Als het regent, komt hij bij je zitten; de regen neemt hij mee.
praise-sad-2 = Hij zucht zo mooi dat je de schouwburg afzegt.
praise-sad-3 = Huil maar eens goed uit: hij geeft de zakdoeken aan.
praise-scare-1 = Inbrekers sturen hem kaartjes, omdat ze weg mochten.
praise-scare-2 = Zet hem voor het raam, en je deurbel heeft voorgoed rust.
praise-scare-3 = Ik gilde bij het uitpakken, en ik had hem zelf ingepakt.
praise-scientific-1 = Het is bewezen: de grafiek gaat omhoog, wat er ook op staat.
praise-scientific-2 = Zeven professoren hebben zich erin verdiept, en vier kwamen er weer uit.
praise-scientific-3 = Hij is per ongeluk ontdekt, en met het ongeluk gaat het goed.
praise-sea-1 = Van zout water gaat hij alleen maar glimlachen.
praise-sea-2 = Hij stak drie oceanen over, waarvan twee met opzet.
praise-sea-3 = Zeelui laten hem op hun arm tatoeëren, vlak boven hun moeder.
praise-sharp-1 = Hij kapt de langste toespraak af.
praise-sharp-2 = Zo scherp dat hij mijn belastingaangifte doet.
praise-sharp-3 = Hij snijdt brood, knopen en gesprekken over het weer.
praise-shiny-1 = Je ziet jezelf erin, maar dan uitgeslapen.
praise-shiny-2 = Zet je zonnebril op voor ik het doek optil.
praise-shiny-3 = Hij glimt zo dat er schepen omkeren.
praise-sky-1 = Laat hem los en kijk omhoog: daar is hij.
praise-sky-2 = Wolken gaan voor hem opzij, en de beleefde zwaaien.
praise-sky-3 = Hij is hoger geweest dan mijn huur.
praise-sleep-1 = Hij snurkt zachtjes, en alleen in C-groot.
praise-sleep-2 = Eén keer gapen ernaast, en het is donderdag.
praise-sleep-3 = Tel hem in plaats van schaapjes; niemand kwam ooit tot twee.
praise-slow-1 = Hij heeft geen haast, en dat is besmettelijk.
praise-slow-2 = Hij komt laat maar met stijl, net als goede kaas.
praise-slow-3 = Slakken halen hem in, en voelen zich er rot over.
praise-smelly-1 = Je vindt hem ook in het donker.
praise-smelly-2 = Dat is geen lucht, dat is karakter, en met Pasen is het weg.
praise-smelly-3 = Vliegen zijn er dol op, en vliegen zijn overal geweest.
praise-soft-1 = Zak er maar in weg, en stuur een kaartje.
praise-soft-2 = Zachter dan mijn openingstijden.
praise-soft-3 = Jonge poesjes worden ermee vergeleken.
praise-space-1 = Hij is gemaakt voor gewichtloosheid, dus denk om het plafond.
praise-space-2 = Hij komt van de achterkant van de maan, waar de huren laag zijn.
praise-space-3 = Ruimtevaartcentrum Noordwijk wilde er twee; ik zei: één per klant.
praise-spooky-1 = Hij beweegt alleen als je niet kijkt; heel attent.
praise-spooky-2 = Het gejammer is inbegrepen, en stopt om tien uur.
praise-spooky-3 = De ijzige tocht zit er gratis bij.
praise-sport-1 = Hij won ooit het eierlopen, zonder lepel.
praise-sport-2 = Als hij het veld op komt, kijkt de scheidsrechter de andere kant op.
praise-sport-3 = Goed voor drie goals per wedstrijd, de meeste in het juiste doel.
praise-sticky-1 = Eens van jou, altijd van jou: probeer hem maar los te laten.
praise-sticky-2 = Hij houdt zich aan zijn woord, en aan de vloerbedekking.
praise-sticky-3 = Je raakt eraan gehecht, meestal rond het middaguur.
praise-tiny-1 = Hij past in je broekzak, naast je trots.
praise-tiny-2 = Koop hem snel, voor ik hem weer kwijt ben.
praise-tiny-3 = Mieren noemen hem ‘handzaam’.
praise-tool-1 = Draaien, duwen, ermee slaan: het valt allemaal onder de garantie.
praise-tool-2 = Mijn opa wilde alleen een plankje, en het werd een schuur.
praise-tool-3 = Hij zet alles vast, behalve mijn geld.
praise-toy-1 = Vanaf drie jaar; boven de negenennegentig alleen onder toezicht.
praise-toy-2 = Je zegt straks dat het voor de kinderen is. Dat zeggen ze allemaal.
praise-toy-3 = Hij heeft zichzelf onderweg opgewonden, van pure pret.
praise-travel-1 = Hij vouwt zijn eigen overhemden en weet de weg naar Lissabon.
praise-travel-2 = Hij mag mee als handbagage, als je onschuldig fluit.
praise-travel-3 = Hij heeft meer stempels in zijn paspoort dan ik paspoorten.
praise-vehicle-1 = Hij parkeert vanzelf, alleen zelden waar je wilt.
praise-vehicle-2 = Van nul naar honderd, nog vóór het avondeten.
praise-vehicle-3 = De vorige eigenaar rent er nog steeds achteraan.
praise-warm-1 = Als een knuffel die niet vraagt hoe het op je werk gaat.
praise-warm-2 = Met hem onder de dekens kan de winter de pot op.
praise-warm-3 = Zo behaaglijk dat mijn kachel me heeft verlaten.
praise-wet-1 = Hij druppelt een beetje: zo weet je dat hij vers is.
praise-wet-2 = Regen? Dat vat hij op als een compliment.
praise-wet-3 = De plas krijg je erbij.
praise-win-1 = Hij werd nog nooit tweede; meestal deed hij alleen mee.
praise-win-2 = Begin maar vast aan je overwinningstoespraak.
praise-win-3 = Hij brengt zijn eigen podium mee, en hij staat er al op.
praise-work-1 = Hij begint om zes uur, en vraagt nooit naar vakantie.
praise-work-2 = Hij doet je maandagen voor je, en het grootste deel van je dinsdagen.
praise-work-3 = Je baas geeft hem promotie, en jij mag zijn tas dragen.

closing-1 = Het touwtje krijg je er gratis bij.
closing-2 = Met bijna elf minuten garantie.
closing-3 = Vannacht slaap jij goed, en eet ik warm.
closing-4 = De handleiding is één bladzijde, en daarop sta jij te lachen.
closing-5 = Ruilen kan altijd, op dertig februari.
closing-6 = Pak hem, voor ik weer bij zinnen kom.
closing-7 = De doos alleen al is het geld waard, en er zit geen doos bij.
closing-8 = Mijn kinderen zijn je dankbaar. Mijn tandarts ook.
closing-9 = Het is de laatste; de voorlaatste is weggelopen.
closing-10 = Eerst betalen, daarna nooit meer vragen stellen.
closing-11 = Koop hem, en ik hou op met zingen.
closing-12 = Zijn koffer staat trouwens al klaar.
closing-13 = Negen van de tien zouden hem zo weer kopen; de tiende komt niet meer uit bad.
closing-14 = Exclusief batterijen, inclusief geluk.
closing-15 = Je kunt nee zeggen, { $buyer }, maar kijk nou hoe hij kijkt.
closing-16 = Ik had hem zelf gehouden, maar de huisbaas kwam erachter.
closing-17 = De prijs? Een habbekrats. De spijt? Onbetaalbaar.
closing-18 = Is het een cadeautje, of om mee op te scheppen?
closing-19 = Op is op, { $buyer }, en hij is bijna op.
closing-20 = Doe het niet voor jezelf, { $buyer }, maar voor de gezichten van de buren.
closing-21 = Pinnen mag, contant mag, complimenten graag.
closing-22 = Zeg ja, dan vertellen we iedereen dat je hebt afgedongen.
closing-23 = De laatste die aarzelde, staat daar nog steeds, onder de duiven.
closing-24 = Er zit een reserve bij, tegen de jaloezie.
closing-25 = Niet goed, geen geld terug, geen idee hoe hij werkt.
closing-26 = Knik maar, { $buyer }. Zo. Dat was bindend.
closing-27 = De concurrentie noemt het een schande, mijn moeder noemt het dinsdag.
closing-28 = Zal ik er ‘{ $buyer }’ in graveren, of bijt je als iemand hem leent?
closing-29 = Doe maar gewoon? Dat deed je al, { $buyer }, en kijk eens waar je staat.

# The Buyer's two words as one.
identity = { $first }-{ $second }

# Waar punten voor zijn.
rule-bizarre-sale = Verkopen

page-handed-out = Wie welke tas van je heeft gekregen

# De plaatjes van de regelpagina.
picture-qualities = Eigenschap: hoe het is
picture-items = Ding: wat het is
picture-buyers = Koperskaart: je neemt een van de twee woorden
picture-becomes = Van elk één woord, en dit is de koper:
picture-inventor-gets = De uitvinder krijgt het ding
picture-seller-gets = De verkoper krijgt de eigenschap

# De eerste partij met uitleg.
story-first-game-goal = Welkom op de nachtbazaar! In elke ronde is één speler de koper; de anderen zijn uitvinders en verkopen absurde dingen. Wat gekocht wordt, levert twee zegekaarten op: één voor de uitvinder en één voor de verkoper. Wie de meeste zegekaarten heeft, wint.
story-first-game-buyer = In deze eerste ronde is iemand anders de koper. De twee woorden op het podium zeggen wie dat vandaag is: één woord van elk van de twee koperskaarten. Dat is de klant die je voor je wilt winnen.
story-first-game-draw = Jij bent uitvinder. Trek je zeven kaarten: kies 3 bij ‘waarvan eigenschappen’, dan zijn de andere vier dingen. Klik daarna op ‘Kaarten trekken’. Alle uitvinders doen dat tegelijk, en niemand kijkt een ander in de kaarten.
story-first-game-invent = Een papierstrook is een eigenschap, een label met een gaatje een ding. Van elk één, en je hebt iets te verkopen: de twee gemarkeerde bevallen deze koper misschien wel. Klik ze allebei aan en dan op de knop die je uitvinding noemt. Ze gaan stiekem in je tas.
story-first-game-bags = Op de toonbank liggen drie dichte tassen. De koper ziet van wie ze zijn, maar niet wat erin zit, en geeft elke uitvinder er een: nooit de eigen tas. Jouw idee wordt dus door een ander verkocht.
story-first-game-pitch = Je opent de tas die je kreeg: een ander heeft dit uitgevonden, en jij gaat het verkopen. In een echte partij heb je dertig seconden, getypt of hardop. Toe maar, zeg hardop waarom deze koper niet zonder kan! Klik dan op ‘Praatje afronden’.
story-first-game-listen = Ook de anderen hebben hun praatje gehouden, en alle drie de uitvindingen liggen open. De gemarkeerde is door een ander aangeprezen, maar door jou bedacht. Dat laat de tafel nog aan niemand anders zien, behalve aan de koper, die de tassen heeft uitgedeeld.
story-first-game-sold = Verkocht! De koper nam jouw uitvinding. Als uitvinder krijg jij het ding als zegekaart; de verkoper krijgt de eigenschap. Nu pas ziet iedereen wie wat heeft uitgevonden.
story-first-game-be-buyer = Na elke ronde wordt de speler links de koper, en dat ben jij. Je hebt twee koperskaarten getrokken die verder nog niemand ziet. Neem van elk één woord: klik op de twee gemarkeerde woorden en dan op de knop die zegt wie je bent.
story-first-game-give = De anderen hebben hun tas gevuld. Aan het teken zie je van wie een tas is, maar niet wat erin zit. De eerste is voor de speler links van je, met de sleutel. Klik op de tas met de vis.
story-first-game-give-next = Dan komt de speler met de vis. Met de tas van de sleutel zou er voor de theepot alleen de eigen tas overblijven, en dat mag niet. Klik dus op de tas met de theepot; de laatste tas wordt dan vanzelf uitgedeeld.
story-first-game-buy = Drie praatjes, en jij alleen beslist. Omdat je de tassen zelf hebt uitgedeeld, zie je ook wie wat heeft uitgevonden, maar een goede koper gaat op smaak af. Klik op de gemarkeerde uitvinding om die te kopen.
story-first-game-level = Als koper krijg je niets: het ding ging naar de uitvinder, de eigenschap naar de verkoper. Na twee rondes heeft iedereen precies één zegekaart. Nu is de speler links van je de koper.
story-first-game-discard = Je bent weer uitvinder en hebt nog vijf kaarten. Voor je trekt, mag je wegdoen wat niet bij deze koper past: vink de twee gemarkeerde kaarten aan. Dan trek je er vier; laat de 2 staan bij ‘waarvan eigenschappen’ en klik op ‘Kaarten trekken’.
story-first-game-again = Weer zeven kaarten; er is altijd minstens één eigenschap en één ding bij. Doe de twee gemarkeerde kaarten in je tas.
story-first-game-pitch-again = Deze keer zijn de tassen willekeurig uitgedeeld: zelfs de koper weet niet welke van wie is. De anderen zijn geweest, en jij opent de laatste tas. Prijs de inhoud hardop aan, zo brutaal als je wilt, en klik dan op ‘Praatje afronden’.
story-first-game-won = Jouw praatje wint! Een ander had het idee, dus deze keer krijg jij de eigenschap en gaat het ding naar de uitvinder. Goed verkopen telt even zwaar als goed uitvinden.
story-first-game-later = Vijf rondes later: dit is de allerlaatste verkoop. Met vier zegekaarten sta je aan kop, samen met een ander. De gemarkeerde uitvinding is van jou, en de speler links van je heeft die aangeprezen. Wordt het wat?
story-first-game-end = Gekocht: je vijfde zegekaart! Iedereen is twee keer koper geweest, dus de partij is afgelopen, en jij wint. Hadden twee spelers de meeste gehad, dan hadden ze de overwinning gedeeld.
story-first-game-points = In de puntentabel zie je waar je vijf punten vandaan komen: drie dingen voor uitvindingen die verkocht werden, twee eigenschappen voor praatjes die werkten. Meer is het niet. Haal er nu wat vrienden bij, of bots, en klets maar raak!

# De voorbeelden van de regelpagina.
story-thrift-five = De tweede ronde begint. Twee van je zeven kaarten gingen in de tas; je hebt nog drie eigenschappen en twee dingen.
story-thrift-chosen = De koper is bekend, en je kiest in het geheim: de twee doorgestreepte eigenschappen gaan weg, en van de vier nieuwe kaarten wil je drie eigenschappen. Dat beslis je allemaal voordat je ook maar één nieuwe kaart ziet.
story-thrift-seven = Alle uitvinders hebben gekozen en trekken tegelijk. Je hebt weer zeven kaarten: vier eigenschappen en drie dingen. Niemand anders weet wat je hebt weggedaan of wat je mix is.
story-bags-counter = Jij bent de koper. De eerste tas is voor de speler links van je, met de sleutel. Het mag de tas met de vis of die met de theepot zijn, maar niet die met de sleutel.
story-bags-second = De sleutel kreeg de tas van de vis. Nu is de vis aan de beurt. Kreeg die de tas van de sleutel, dan bleef er voor de theepot alleen de eigen tas over. Het wordt dus de tas van de theepot.
story-bags-last = De laatste tas werd vanzelf uitgedeeld: die van de sleutel aan de theepot. De praatjes beginnen, en alleen jij weet van iedereen wie wat heeft uitgevonden.
story-pitch-closed = De eerste uitvinder heeft een tas geopend en is aan het woord. Wat erin zit, zie je nog niet, en de tas die jij kreeg, blijft dicht tot je aan de beurt bent.
story-pitch-yours = De eerste uitvinding ligt open. Toevallig is het die van jou, maar laat liever niets merken. Nu open jij je tas, en alleen jij ziet wat je te verkopen hebt.
story-pitch-open = Je praatje is klaar, en wat je verkocht, ligt nu ook open. Van wie de uitvinding is, weet jij evenmin: dat blijkt pas na de verkoop.
story-sale-pairs = Jij bent de koper en hebt drie praatjes gehoord. De tassen zijn willekeurig uitgedeeld, dus je weet niet wie wat heeft uitgevonden.
story-sale-cards = Je kocht wat de speler met de vis aanprees. De speler met de theepot had het uitgevonden: de theepot krijgt het ding, de vis de eigenschap. Jij en de sleutel krijgen niets, en de twee andere uitvindingen worden afgelegd.
story-tie-last = De allerlaatste verkoop, en jij bent de koper. Je staat aan kop met vijf zegekaarten; de speler links van je heeft er vier.
story-tie-shared = Je kocht wat de speler links van je aanprees, en nu hebben jullie er allebei vijf. Niets geeft de doorslag, de dingen niet en de eigenschappen niet: jullie delen de overwinning.
