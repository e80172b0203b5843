# Boxes

colour-yellow = geel
colour-blue = blauw
colour-red = rood
colour-green = groen
card-empty = leeg
card-plain = { $value }
card-coloured = { $colour } { $value }
notes-of = { $count }×{ $face }

move-choose = { $auction ->
    [open] Open veiling houden
   *[secret] Geheime veiling houden
}
move-look = Kijk in doos { $place }
move-stop = Genoeg gezien
move-bid = Bied { $amount }
move-pass = Definitief passen
move-lay = Leg { $notes } gedekt neer
move-pay = Betaal met { $notes }

event-container = Container { $round } van 6 staat klaar. { $you ->
    [yes] Jij bent de veilingmeester.
   *[no] { $seat } is de veilingmeester.
}
event-chosen = { $you ->
    [yes] Je kiest
   *[no] { $seat } kiest
} { $auction ->
    [open] een open veiling.
   *[secret] een geheime veiling.
}
event-looked = { $you ->
    [yes] Je kijkt
   *[no] { $seat } kijkt
} in doos { $place }.
event-saw = In doos { $place } zie je: { $card }.
event-looked-enough = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} genoeg gezien.
event-bid = { $you ->
    [yes] Je biedt
   *[no] { $seat } biedt
} { $amount }.
event-passed = { $you ->
    [yes] Je past.
   *[no] { $seat } past.
}
event-laid = Je legt { $notes } gedekt neer.
event-shown = { $you ->
    [yes] Je had
   *[no] { $seat } had
} { $amount } neergelegd ({ $notes }).
event-tied = Gelijke stand op { $amount }: wie gelijkstaat, gaat verder in een open veiling.
event-won = { $you ->
    [yes] Je wint
   *[no] { $seat } wint
} de container voor { $amount }.
event-paid = { $you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} { $notes }.
event-unpacked = Je pakt uit: { $cards }.
event-counted = Container { $round }, gekocht door { $you ->
    [yes] jou,
   *[no] { $seat },
} bevatte: { $cards }.

refusal-choose-first = { $you ->
    [yes] Jij bent de veilingmeester: kies eerst een open of een geheime veiling.
   *[no] Eerst kiest { $seat }, de veilingmeester, een open of een geheime veiling.
}
refusal-look-now = De dozen worden bekeken: { $you ->
    [yes] jij bent aan de beurt om te kijken of te stoppen.
   *[no] { $seat } is aan de beurt om te kijken of te stoppen.
}
refusal-no-such-box = Een container heeft alleen de dozen 1 tot en met 10.
refusal-looked-already = Je hebt al in doos { $place } gekeken; niemand kijkt in één ronde twee keer in dezelfde doos.
refusal-too-few-actions = Een dichte doos kost twee acties, en je hebt er nog { $left }.
refusal-bid-now = De veiling loopt: { $you ->
    [yes] jij bent aan de beurt om te bieden of te passen.
   *[no] { $seat } is aan de beurt om te bieden of te passen.
}
refusal-passed-for-good = Je hebt gepast, en dat is definitief.
refusal-must-open = De veilingmeester opent de veiling en kan niet passen. Een bod van 0 mag ook.
refusal-not-a-step = Een bod is een veelvoud van 50; { $amount } is dat niet.
refusal-too-low = Het hoogste bod is { $standing }: bied minstens 50 meer, of pas.
refusal-more-than-you-have = Je biljetten zijn samen { $wallet }; meer kun je niet bieden.
refusal-out-of-tie = Alleen wie gelijkstond, gaat verder, en { $seat } is aan de beurt.
refusal-above-tie = Je staat gelijk op { $standing }: bied hoger, of pas.
refusal-lay-now = Leg nu zoveel biljetten gedekt neer als je wilt; geen mag ook.
refusal-laid-already = Je biljetten liggen er al, en ze blijven zo tot alles getoond wordt.
refusal-not-your-notes = Deze biljetten heb je niet.
refusal-pay-now = { $you ->
    [yes] Je hebt de container gewonnen: betaal hem nu.
   *[no] { $seat } heeft de container gewonnen en betaalt hem nu.
}
refusal-too-little = Met deze biljetten haal je het bod van { $bid } niet.
refusal-note-too-many = Eén van deze biljetten heb je voor het bod van { $bid } niet nodig: laat het weg.
refusal-game-over = Alle zes de containers zijn verkocht: de partij is afgelopen.
refusal-deck-open-count = Er moeten { $expected } open dozen zijn; dit zijn er { $found }.
refusal-deck-closed-count = Er moeten { $expected } dichte dozen zijn; dit zijn er { $found }.
refusal-deck-too-many-kinds = Een deck heeft hooguit { $most } soorten open en { $most } soorten dichte dozen.
refusal-deck-value = Een doos is een veelvoud van 10 waard, van 0 tot en met { $most }.
refusal-deck-kind-count = Van elke soort zijn er 1 tot { $most } dozen.

prompt-over = Alle containers zijn verkocht: de partij is afgelopen.
prompt-choose = { $you ->
    [yes] Kies een open of een geheime veiling.
   *[no] { $seat } kiest het soort veiling.
}
prompt-look = { $you ->
    [yes] Je mag in dozen kijken: nog { $left ->
        [one] één actie
       *[other] { $left } acties
    } (een open doos kost er 1, een dichte 2).
   *[no] { $seat } kiest dozen om in te kijken.
}
prompt-open = { $you ->
    [yes] Open de veiling met een bedrag.
   *[no] { $seat } kiest een openingsbod.
}
prompt-bid = { $you ->
    [yes] Bied meer dan { $bid }, of pas.
   *[no] { $seat } kan meer dan { $bid } bieden of passen.
}
prompt-lay = Leg zoveel biljetten gedekt neer als je wilt; geen mag ook.
prompt-lay-wait = Er worden biljetten gedekt neergelegd. We wachten op: { $names }.
prompt-pay = { $you ->
    [yes] Betaal { $bid }; je krijgt geen wisselgeld.
   *[no] { $seat } kiest biljetten om { $bid } te betalen.
}

sketch-heading = Container { $round } van 6, { $you ->
    [yes] jij bent de veilingmeester
   *[no] veilingmeester { $seat }
}, { $auction }
sketch-undecided = soort veiling nog niet gekozen
sketch-open-auction = open veiling
sketch-secret-auction = geheime veiling
sketch-open-boxes = Open dozen: { $boxes }
sketch-closed-boxes = Dichte dozen: { $boxes }
sketch-bidding = Hoogste bod: { $bid }; nog in de race: { $names }
sketch-seat = { $name }: { $open ->
    [yes] { $total } in biljetten ({ $wallet })
   *[no] biljetten achter een scherm, tot nu toe { $total } betaald
}, { $bought ->
    [one] één container
   *[other] { $bought } containers
} gekocht
sketch-sold = Container { $round } ging naar { $you ->
    [yes] jou
   *[no] { $seat }
} voor { $amount }{ $count ->
    [0] .
   *[other] ; je weet van: { $known }{ $hidden ->
        [0] .
       *[other] {" "}en { $hidden } onbekend.
    }
}

score-notes = Biljetten over
score-boxes = { $count ->
    [one] Eén doos
   *[other] { $count } dozen
}
score-sets = { $count ->
    [one] Eén set in { $colour }
   *[other] { $count } sets in { $colour }
}

about = Gluur in een paar dozen, raad de rest en bied op de hele container: goudstaven, vazen of iemands vuile was.
option-open-wallets = Open portemonnees
option-open-wallets-help = Ieders biljetten liggen open op tafel in plaats van achter een scherm.

page-container = Container { $round } van { $rounds }
page-auctioneer = { $you ->
    [yes] Jij bent de veilingmeester
   *[no] Veilingmeester: { $seat }
}
page-gavel = de veilingmeester
page-auction-undecided = soort veiling nog niet gekozen
page-auction-open = open veiling
page-auction-secret = geheime veiling
page-actions = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} nog { $left ->
    [one] één actie
   *[other] { $left } acties
} om te kijken
page-box = { $closed ->
    [yes] Dichte doos { $place }
   *[no] Open doos { $place }
}: { $known ->
    [yes] { $card }
   *[no] je weet niet wat erin zit
}{ $looked ->
    [0] .
   *[other] . Bekeken door: { $names }.
}
seat-chooses = kiest het soort veiling
seat-looks = kijkt in dozen
seat-has-looked = heeft gekeken
seat-will-look = kijkt straks
seat-waits = wacht
seat-lays = legt biljetten neer
seat-laid = biljetten neergelegd
seat-pays = betaalt
seat-leads = hoogste bod
seat-bids = is aan bod
seat-in = nog in de race
seat-passed = gepast
seat-fortune = in totaal
seat-richest = in totaal, de rijkste
page-bought = { $count ->
    [0] geen container
    [one] één container
   *[other] { $count } containers
}
page-wallet = { $amount } in biljetten
page-screened = tot nu toe { $amount } betaald
page-hoard = dozen en sets ter waarde van { $amount }
page-sold = Verkochte containers
page-to-come = komt nog
page-on-sale = onder de hamer
page-lot = Container { $round } ging naar { $you ->
    [yes] jou
   *[no] { $seat }
} voor { $amount }. Je weet van dozen ter waarde van { $sum }{ $unknown ->
    [0] , en meer zit er niet in.
   *[other] ; wat er in { $unknown } andere zit, weet je niet.
}
page-offer = { $you ->
    [yes] Jij
   *[no] { $seat }
}: { $amount }
page-own-notes = Je biljetten: { $amount }
page-own-boxes = Je dozen en sets: { $amount }
page-own-laid = { $amount } gedekt neergelegd
page-no-notes = Je hebt geen biljetten meer.
page-note = een biljet van { $face }
page-note-laid = een biljet van { $face }, gedekt neergelegd
page-colour = { $colour }: { $boxes } van { $size } dozen voor een set, { $keys ->
    [0] nog zonder doos van 250
   *[other] met een doos van 250
}
page-lay = Gedekt neerleggen
page-lay-hint = Vink in je portemonnee zoveel biljetten aan als je wilt; geen mag ook.
page-pay = Betalen
page-pay-hint = Vink biljetten aan van samen minstens { $bid }.
page-chosen = Gekozen:
page-bid = Bieden
page-bid-label = Je bod, { $least } tot { $most } in stappen van 50
page-cant-bid = Je hebt { $most }: te weinig om eroverheen te gaan.
count-fortune = { $count } in totaal
count-bought = { $count ->
    [one] één container gekocht
   *[other] { $count } containers gekocht
}
count-wallet = { $count } in biljetten
count-paid = biljetten verborgen achter een scherm; tot nu toe { $count } betaald

# De plaatjes bij de regels, en alleen de eigen spullen.
page-own-containers = Je containers
page-seen = Wat je in andere containers hebt gezien
picture-open = Open doos
picture-closed = Dichte doos
picture-plain = zonder kleur
picture-kind = { $closed ->
    [yes] Dichte doos
   *[no] Open doos
}: { $card }; daar zijn er { $count } van
picture-notes = { $amount } in totaal
picture-look-open = { $cost } actie voor een open doos
picture-look-closed = { $cost } acties voor een dichte doos
picture-looks = Twee dichte en drie open dozen: { $actions } acties.
picture-set-of-two = Met z’n tweeën
picture-set-of-more = Met z’n drieën of vieren
picture-no-set = Geen set: er ontbreekt een doos van 250

# Waar punten voor zijn.
rule-boxes-end = Biljetten en dozen
rule-boxes-set = Sets van één kleur

# De eerste partij met uitleg en de voorbeelden bij de regels.
story-first-game-goal = Welkom op het laadperron! Hier worden zes containers verkocht, de ene na de andere. Wie aan het eind het meeste geld heeft, wint: biljetten, dozen en sets tellen mee.
story-first-game-kinds = Dit is de eerste container: tien dozen, gedekt. De dozen 1 tot en met 6 zijn open dozen, meestal met rommel die 10 waard is. De dozen 7 tot en met 10 zijn dicht: daar vind je goudstaven van 500, spullen van 250, of iemands vuile was, die niets waard is.
story-first-game-notes = Dit zijn je biljetten, samen 3400. Ze liggen achter een scherm: niemand anders ziet wat je nog hebt.
story-first-game-choose = Jij bent deze ronde de veilingmeester, dus jij kiest hoe de container verkocht wordt. Klik op ‘Open veiling houden’.
story-first-game-look = Jij mag als eerste kijken, met zeven acties. Een open doos kost er één, een dichte doos twee. Alleen jij ziet wat erin zit. Klik op doos 8.
story-first-game-key = Een rode 250! Straks zie je waarom de dozen van 250 belangrijk zijn. Klik nu op doos 10.
story-first-game-gold = Een goudstaaf, 500 waard. Klik op doos 7.
story-first-game-laundry = Vuile was, niets waard. Je hebt nog één actie: te weinig voor een dichte doos, genoeg voor een open doos. Klik op doos 2.
story-first-game-looked = Je hebt dozen ter waarde van 900 gezien. De anderen hebben ook gekeken: de tekens boven de dozen laten zien wie waar gekeken heeft, maar nooit wat erin zat.
story-first-game-open = Nu de verkoop. Als veilingmeester open jij, en dat bedrag is meteen je eigen bod. Vul 300 in en klik op ‘Bieden’.
story-first-game-raise = De ene buur gaat naar 350. De andere past, en dat is definitief. Vul 500 in en klik op ‘Bieden’.
story-first-game-pay = Niemand biedt meer: de container is voor jou, voor 500. Er is al een biljet van 500 aangevinkt. Klik op ‘Betalen’.
story-first-game-unpack = Alle tien de dozen zijn van jou, en alleen jij ziet wat erin zit: 1030 waard, voor 500. Goed gekocht! De anderen kennen alleen de dozen waar ze in gekeken hebben.
story-first-game-secret = De tweede container. De hamer is doorgegeven: je buur is nu de veilingmeester en koos een geheime veiling. Iedereen heeft gekeken. Jij zag in de dozen 7, 8 en 10 niets dan vuile was, en in doos 1 iets van 10.
story-first-game-lay = In een geheime veiling legt iedereen tegelijk biljetten gedekt neer: zoveel als je wilt, en geen mag ook. De andere twee hebben dat al gedaan. Deze container lijkt mager: vink één biljet van 100 aan en klik op ‘Gedekt neerleggen’.
story-first-game-shown = 300 wint van 250 en van jouw 100. Alleen wie wint, betaalt; jij krijgt je biljet terug. Wat er in de andere zes dozen zat, zie je pas aan het eind.
story-first-game-third = Ook de derde container wordt in een geheime veiling verkocht, en jij mag kijken. Klik op doos 8.
story-first-game-blue = Een blauwe 250, en je hebt al een blauwe 50. Met z’n drieën zijn drie dozen van één kleur, met een 250 erbij, een set, en die is 250 extra waard. Klik op doos 1.
story-first-game-set = Een rode 200: met je rode 150 en 250 is dat een set! Met je laatste vier acties heb je de dozen 7 en 9 bekeken: leeg. Deze container is je iets waard: vink één biljet van 500 aan en klik op ‘Gedekt neerleggen’.
story-first-game-tie = Gelijke stand: een van je buren heeft ook 500 neergelegd. Alleen jullie tweeën gaan verder, in een open veiling, en jij begint, want jij komt met de klok mee als eerste na de veilingmeester. Vul 550 in en klik op ‘Bieden’.
story-first-game-change = De ander past: de container is voor jou, voor 550. De bank geeft geen wisselgeld, dus kleine biljetten zijn kostbaar. Er zijn een biljet van 500 en een van 50 aangevinkt: klik op ‘Betalen’.
story-first-game-sets = Je rode set is compleet. En kijk: in doos 6, die je nog niet kende, zit een blauwe 150. Met de blauwe 50 en 250 is dat een tweede set!
story-first-game-last = Twee containers later: je bood mee, maar het werd je te duur. Nu de laatste. De dozen 7, 8 en 9 bleken leeg, en in doos 5 zat maar 10. Houd je geld: vink niets aan en klik op ‘Gedekt neerleggen’.
story-first-game-over = Alle zes zijn verkocht, en alles ligt open. Kijk naar container 4: voor 1050 gekocht, en er zat maar 650 in. Gokken kan duur uitpakken!
story-first-game-score = Je hebt 2350 in biljetten, dozen ter waarde van 1760 en 500 voor twee sets: 4610. De nummer twee heeft zelfs drie sets, maar gaf 2450 uit aan containers en komt op 4490. Jij wint!

story-looks-start = Je hebt zeven acties om in dozen te kijken. Een open doos, 1 tot en met 6, kost één actie; een dichte doos, 7 tot en met 10, kost er twee.
story-looks-closed = Je kijkt in de dichte doos 8: een gele 250. Twee acties zijn op, vijf heb je er nog.
story-looks-one-left = De dozen 7 en 9 waren leeg. Je hebt nog één actie: te weinig voor een dichte doos, genoeg voor een open doos. Je mag hier ook stoppen; dan vervalt die actie.
story-looks-done = In de open doos 3 zit een rode 150. Dat was je laatste actie; nu kijkt je tegenspeler.
story-looks-other = Aan de tekens zie je waar je tegenspeler gekeken heeft: in de dozen 1, 2, 4, 7 en 10. Wat daar te zien was, vertelt niemand je.

story-pay-start = De tweede container. Voor de eerste gaf je alle vier je biljetten van 50. Je tegenspeler opent met 200.
story-pay-won = Je biedt 250 en je tegenspeler past: de container is voor jou. Zonder biljet van 50 kun je 250 niet precies betalen, en de bank geeft geen wisselgeld.
story-pay-paid = Je betaalt 300, met een biljet van 200 en een van 100; 50 ben je kwijt. Eén biljet van 500 had ook gemogen. Een van 500 plus een van 100 niet: zonder dat van 100 is het bod al gehaald.

story-secret-start = Een geheime veiling: iedereen legt tegelijk biljetten gedekt neer, zoveel als je wilt; geen mag ook.
story-secret-laid = Je hebt een biljet van 200 en een van 100 neergelegd. De anderen zien dat je iets hebt neergelegd, maar niet hoeveel geld, en zelfs niet hoeveel biljetten.
story-secret-shown = Alles wordt getoond: jouw 300, dan 250, dan 350. Wie het meest geboden heeft, krijgt de container en betaalt precies de neergelegde biljetten. De anderen nemen hun biljetten terug.

story-tie-start = Jij en een buur hebben 400 neergelegd, de derde speler maar 100. Jullie gaan met z’n tweeën verder in een open veiling vanaf 400. Wie van jullie met de klok mee als eerste na de veilingmeester komt, begint: je buur.
story-tie-raised = Je buur gaat naar 450. Nu ga jij eroverheen, of je past definitief. Had je buur meteen gepast, dan had jij de container voor 400 gekregen.
story-tie-won = Je biedt 500 en je buur past: de container is voor jou, voor 500.
story-tie-paid = Je betaalt zoals in een open veiling, met biljetten naar keuze die het bod halen: hier één van 500, al had je er twee van 200 neergelegd.

story-sets-start = Een partij met z’n tweeën; er zijn vier containers verkocht. Je hebt rode dozen van 100, 150 en 250. Met z’n tweeën heb je voor een set vier dozen van één kleur nodig: je mist er nog één.
story-sets-own = De vijfde container bracht je de rode 200. Rood 100, 150, 200 en 250 zijn samen 700 waard, en de set 250 extra: 950.
story-sets-other = Je tegenspeler heeft vier gele dozen: 50, 100, 150 en 200. Er is geen 250 bij, dus het is geen set.
story-sets-sum = Jullie hebben allebei 3250 in biljetten en dozen ter waarde van 2600. Jouw set geeft de doorslag: 6100 tegen 5850.
