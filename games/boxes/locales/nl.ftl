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
    [open] Verkoop hem in een open veiling
   *[secret] Verkoop hem in een geheime veiling
}
move-look = Kijk in doos { $place }
move-stop = Niet verder kijken
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
event-tied = Gelijke stand op { $amount }: wie gelijk staat, gaat verder in een open veiling.
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
refusal-no-such-box = Een container heeft de dozen 0 tot en met 9, en geen andere.
refusal-looked-already = Je hebt al in doos { $place } gekeken; niemand kijkt in één ronde twee keer in dezelfde doos.
refusal-too-few-actions = Een dichte doos kost twee acties, en jij hebt er nog { $left }.
refusal-bid-now = De veiling loopt: { $you ->
    [yes] jij bent aan de beurt om te bieden of te passen.
   *[no] { $seat } is aan de beurt om te bieden of te passen.
}
refusal-passed-for-good = Je hebt gepast, en dat is definitief.
refusal-must-open = De veilingmeester opent de veiling met een bedrag en kan niet passen. 0 mag ook.
refusal-not-a-step = Een bod is een veelvoud van 50; { $amount } is dat niet.
refusal-too-low = Het hoogste bod is { $standing }: bied minstens 50 meer, of pas.
refusal-more-than-you-have = Je biljetten zijn samen { $wallet }; meer kun je niet bieden.
refusal-out-of-tie = Alleen wie gelijk stond, gaat verder, en { $seat } is aan de beurt.
refusal-above-tie = Je staat gelijk op { $standing }: bied hoger, of pas.
refusal-lay-now = Iedereen legt nu biljetten gedekt neer, zoveel je wilt of geen.
refusal-laid-already = Je biljetten liggen er al; ze blijven zo tot alles getoond wordt.
refusal-not-your-notes = Deze biljetten heb je niet.
refusal-pay-now = { $you ->
    [yes] Je hebt de container gewonnen: betaal hem nu.
   *[no] { $seat } heeft de container gewonnen en betaalt hem nu.
}
refusal-too-little = Deze biljetten halen het bod van { $bid } niet.
refusal-note-too-many = Eén van deze biljetten is niet nodig voor het bod van { $bid }: laat het weg.
refusal-game-over = Alle zes de containers zijn verkocht; het spel is afgelopen.
refusal-deck-open-count = Er moeten { $expected } open dozen zijn; dit zijn er { $found }.
refusal-deck-closed-count = Er moeten { $expected } dichte dozen zijn; dit zijn er { $found }.
refusal-deck-too-many-kinds = Een deck heeft hooguit { $most } soorten open en { $most } soorten dichte dozen.
refusal-deck-value = Een doos is een veelvoud van 10 waard, van 0 tot en met { $most }.
refusal-deck-kind-count = Van elke soort zijn er 1 tot { $most } dozen.

prompt-over = Alle containers zijn verkocht: het spel is afgelopen.
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
   *[no] { $seat } kiest: meer dan { $bid } bieden of passen.
}
prompt-lay = Leg biljetten gedekt neer, zoveel je wilt of geen.
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

about = Gluur in een paar dozen, raad de rest en bied op de hele container: goudstaven, vazen, of iemands vuile was.
option-open-wallets = Open portemonnees
option-open-wallets-help = Ieders biljetten liggen open in plaats van achter een scherm.

page-container = Container { $round } van { $rounds }
page-auctioneer = { $you ->
    [yes] Jij bent de veilingmeester
   *[no] Veilingmeester: { $seat }
}
page-gavel = de veilingmeester
page-auction-undecided = veiling nog niet gekozen
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
seat-chooses = kiest de veiling
seat-looks = kijkt in dozen
seat-has-looked = heeft gekeken
seat-will-look = kijkt straks
seat-waits = wacht
seat-lays = legt biljetten
seat-laid = biljetten gelegd
seat-pays = betaalt
seat-leads = hoogste bod
seat-bids = moet bieden
seat-in = nog in de race
seat-passed = gepast
seat-fortune = in totaal
seat-richest = in totaal, het meest
page-bought = { $count ->
    [0] geen container
    [one] één container
   *[other] { $count } containers
}
page-wallet = { $amount } in biljetten
page-screened = tot nu toe { $amount } betaald
page-hoard = dozen ter waarde van { $amount }
page-sold = Verkochte containers
page-to-come = komt nog
page-on-sale = in de veiling
page-lot = Container { $round } ging naar { $you ->
    [yes] jou
   *[no] { $seat }
} voor { $amount }. Je weet van dozen ter waarde van { $sum }{ $unknown ->
    [0] , en dat is alles.
   *[other] , en van { $unknown } andere niet.
}
page-offer = { $you ->
    [yes] Jij
   *[no] { $seat }
}: { $amount }
page-own-notes = Je biljetten: { $amount }
page-own-boxes = Je dozen: { $amount }
page-own-laid = { $amount } gedekt neergelegd
page-no-notes = Je hebt geen biljetten meer.
page-note = een biljet van { $face }
page-note-laid = een biljet van { $face }, gedekt neergelegd
page-colour = { $colour }: { $boxes } van { $size } dozen voor een set, { $keys ->
    [0] zonder een van 250
   *[other] met een van 250
}
page-lay = Gedekt neerleggen
page-lay-hint = Vink biljetten in je portemonnee aan, zoveel je wilt of geen.
page-pay = Betalen
page-pay-hint = Vink biljetten aan die samen { $bid } halen.
page-chosen = Gekozen:
page-bid = Bieden
page-bid-label = Je bod, { $least } tot { $most } in stappen van 50
page-cant-bid = Je hebt { $most }: te weinig om hoger te bieden.
count-fortune = { $count } in totaal
count-bought = { $count ->
    [one] één container gekocht
   *[other] { $count } containers gekocht
}
count-wallet = { $count } in biljetten
count-paid = biljetten verborgen achter een scherm; tot nu toe { $count } betaald

# Waar punten voor zijn.
rule-boxes-end = Biljetten en dozen
rule-boxes-set = Sets van één kleur
