# Boxes

colour-yellow = Gelb
colour-blue = Blau
colour-red = Rot
colour-green = Grün
card-empty = leer
card-plain = { $value }
card-coloured = { $colour } { $value }
notes-of = { $count }×{ $face }

move-choose = { $auction ->
    [open] Offen versteigern
   *[secret] Geheim versteigern
}
move-look = In Kiste { $place } schauen
move-stop = Nicht weiter nachschauen
move-bid = { $amount } bieten
move-pass = Endgültig passen
move-lay = Verdeckt legen: { $notes }
move-pay = Mit { $notes } bezahlen

event-container = Container { $round } von 6 steht bereit. { $you ->
    [yes] Du führst den Hammer.
   *[no] { $seat } führt den Hammer.
}
event-chosen = { $you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} { $auction ->
    [open] eine offene Auktion.
   *[secret] eine geheime Auktion.
}
event-looked = { $you ->
    [yes] Du schaust
   *[no] { $seat } schaut
} in Kiste { $place }.
event-saw = In Kiste { $place } siehst du: { $card }.
event-looked-enough = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} genug gesehen.
event-bid = { $you ->
    [yes] Du bietest
   *[no] { $seat } bietet
} { $amount }.
event-passed = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-laid = Du legst verdeckt: { $notes }.
event-shown = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $amount } gelegt ({ $notes }).
event-tied = Gleichstand bei { $amount }: Alle mit diesem Gebot machen in einer offenen Auktion weiter.
event-won = { $you ->
    [yes] Du ersteigerst
   *[no] { $seat } ersteigert
} den Container für { $amount }.
event-paid = { $you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
} mit { $notes }.
event-unpacked = Du packst aus: { $cards }.
event-counted = In Container { $round }, gekauft von { $you ->
    [yes] dir,
   *[no] { $seat },
} war: { $cards }.

refusal-choose-first = { $you ->
    [yes] Du führst den Hammer: Wähle zuerst eine offene oder eine geheime Auktion.
   *[no] { $seat } führt den Hammer und wählt zuerst eine offene oder eine geheime Auktion.
}
refusal-look-now = Jetzt wird in Kisten geschaut: { $you ->
    [yes] Du bist dran, nachzuschauen oder aufzuhören.
   *[no] { $seat } ist dran, nachzuschauen oder aufzuhören.
}
refusal-no-such-box = Ein Container hat die Kisten 0 bis 9, sonst keine.
refusal-looked-already = In Kiste { $place } hast du schon geschaut; zweimal in einer Runde geht nicht.
refusal-too-few-actions = Eine geschlossene Kiste kostet zwei Aktionen, und du hast noch { $left }.
refusal-bid-now = Die Auktion läuft: { $you ->
    [yes] Du bist dran, zu bieten oder zu passen.
   *[no] { $seat } ist dran, zu bieten oder zu passen.
}
refusal-passed-for-good = Du hast gepasst, und das ist endgültig.
refusal-must-open = Wer den Hammer führt, eröffnet die Auktion mit einem Betrag und darf nicht passen. 0 ist erlaubt.
refusal-not-a-step = Gebote sind Vielfache von 50; { $amount } ist keines.
refusal-too-low = Das Gebot steht bei { $standing }: Biete mindestens 50 mehr oder passe.
refusal-more-than-you-have = Deine Scheine ergeben { $wallet }; mehr kannst du nicht bieten.
refusal-out-of-tie = Nur wer gleichauf lag, macht weiter, und { $seat } ist dran.
refusal-above-tie = Du liegst gleichauf bei { $standing }: Biete mehr oder passe.
refusal-lay-now = Jetzt legen alle verdeckt Scheine, beliebig viele oder keine.
refusal-laid-already = Du hast deine Scheine gelegt; sie bleiben so, bis alle aufdecken.
refusal-not-your-notes = Diese Scheine hast du nicht.
refusal-pay-now = { $you ->
    [yes] Du hast den Container ersteigert: Bezahle ihn jetzt.
   *[no] { $seat } hat den Container ersteigert und bezahlt ihn jetzt.
}
refusal-too-little = Diese Scheine reichen nicht für das Gebot von { $bid }.
refusal-note-too-many = Einer dieser Scheine ist für das Gebot von { $bid } nicht nötig: Lass ihn weg.
refusal-game-over = Alle sechs Container sind verkauft; die Partie ist vorbei.
refusal-deck-open-count = Es braucht { $expected } offene Kisten; hier sind { $found }.
refusal-deck-closed-count = Es braucht { $expected } geschlossene Kisten; hier sind { $found }.
refusal-deck-too-many-kinds = Ein Deck hat von offenen und von geschlossenen Kisten höchstens je { $most } Arten.
refusal-deck-value = Eine Kiste ist ein Vielfaches von 10 wert, von 0 bis { $most }.
refusal-deck-kind-count = Von jeder Art gibt es 1 bis { $most } Kisten.

prompt-over = Alle Container sind verkauft: Die Partie ist vorbei.
prompt-choose = { $you ->
    [yes] Wähle eine offene oder eine geheime Auktion.
   *[no] { $seat } wählt die Art der Auktion.
}
prompt-look = { $you ->
    [yes] Du darfst in Kisten schauen: noch { $left ->
        [one] eine Aktion
       *[other] { $left } Aktionen
    } (eine offene Kiste kostet 1, eine geschlossene 2).
   *[no] { $seat } wählt Kisten zum Hineinschauen.
}
prompt-open = { $you ->
    [yes] Eröffne die Auktion mit einem Betrag.
   *[no] { $seat } wählt das Eröffnungsgebot.
}
prompt-bid = { $you ->
    [yes] Biete mehr als { $bid } oder passe.
   *[no] { $seat } entscheidet: mehr als { $bid } bieten oder passen.
}
prompt-lay = Leg verdeckt Scheine, beliebig viele oder keine.
prompt-lay-wait = Alle legen verdeckt Scheine. Es fehlen noch: { $names }.
prompt-pay = { $you ->
    [yes] Bezahle { $bid }; Wechselgeld gibt es nicht.
   *[no] { $seat } wählt Scheine, um { $bid } zu bezahlen.
}

sketch-heading = Container { $round } von 6, { $you ->
    [yes] du führst den Hammer
   *[no] am Hammer { $seat }
}, { $auction }
sketch-undecided = Art der Auktion noch offen
sketch-open-auction = offene Auktion
sketch-secret-auction = geheime Auktion
sketch-open-boxes = Offene Kisten: { $boxes }
sketch-closed-boxes = Geschlossene Kisten: { $boxes }
sketch-bidding = Höchstgebot: { $bid }; noch dabei: { $names }
sketch-seat = { $name }: { $open ->
    [yes] { $total } in Scheinen ({ $wallet })
   *[no] Scheine hinter dem Sichtschirm, bisher { $total } bezahlt
}, { $bought ->
    [one] ein Container
   *[other] { $bought } Container
} gekauft
sketch-sold = Container { $round } ging an { $you ->
    [yes] dich
   *[no] { $seat }
} für { $amount }{ $count ->
    [0] .
   *[other] ; du kennst: { $known }{ $hidden ->
        [0] .
       *[other] ; { $hidden } weitere nicht.
    }
}

score-notes = Übrige Scheine
score-boxes = { $count ->
    [one] Eine Kiste
   *[other] { $count } Kisten
}
score-sets = { $count ->
    [one] Eine Serie in { $colour }
   *[other] { $count } Serien in { $colour }
}

about = Schau in ein paar Kisten, errate den Rest und biete auf den ganzen Container: Goldbarren, Vasen oder schmutzige Wäsche.
option-open-wallets = Offene Geldbörsen
option-open-wallets-help = Alle Scheine liegen offen statt hinter einem Sichtschirm.

page-container = Container { $round } von { $rounds }
page-auctioneer = { $you ->
    [yes] Du führst den Hammer
   *[no] Am Hammer: { $seat }
}
page-gavel = führt den Hammer
page-auction-undecided = Auktion noch nicht gewählt
page-auction-open = offene Auktion
page-auction-secret = geheime Auktion
page-actions = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} noch { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
} zum Nachschauen
page-box = { $closed ->
    [yes] Geschlossene Kiste { $place }
   *[no] Offene Kiste { $place }
}: { $known ->
    [yes] { $card }
   *[no] du weißt nicht, was darin ist
}{ $looked ->
    [0] .
   *[other] . Hineingeschaut: { $names }.
}
seat-chooses = wählt die Auktion
seat-looks = schaut in Kisten
seat-has-looked = hat geschaut
seat-will-look = schaut noch
seat-waits = wartet
seat-lays = legt Scheine
seat-laid = hat gelegt
seat-pays = bezahlt
seat-leads = Höchstgebot
seat-bids = am Zug
seat-in = noch dabei
seat-passed = raus
seat-fortune = insgesamt
seat-richest = insgesamt, am meisten
page-bought = { $count ->
    [0] kein Container
    [one] ein Container
   *[other] { $count } Container
}
page-wallet = { $amount } in Scheinen
page-screened = bisher { $amount } bezahlt
page-hoard = Kisten im Wert von { $amount }
page-sold = Verkaufte Container
page-to-come = kommt noch
page-on-sale = im Angebot
page-lot = Container { $round } ging an { $you ->
    [yes] dich
   *[no] { $seat }
} für { $amount }. Du kennst Kisten im Wert von { $sum }{ $unknown ->
    [0] , und das sind alle.
   *[other] , und { $unknown } andere nicht.
}
page-offer = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $amount }
page-own-notes = Deine Scheine: { $amount }
page-own-boxes = Deine Kisten: { $amount }
page-own-laid = { $amount } verdeckt gelegt
page-no-notes = Du hast keine Scheine mehr.
page-note = ein Schein zu { $face }
page-note-laid = ein Schein zu { $face }, verdeckt gelegt
page-colour = { $colour }: { $boxes } von { $size } Kisten für eine Serie, { $keys ->
    [0] ohne eine zu 250
   *[other] mit einer zu 250
}
page-lay = Verdeckt legen
page-lay-hint = Hake Scheine in deiner Geldbörse an, beliebig viele oder keine.
page-pay = Bezahlen
page-pay-hint = Hake Scheine an, bis { $bid } erreicht sind.
page-chosen = Gewählt:
page-bid = Bieten
page-bid-label = Dein Gebot, { $least } bis { $most } in 50er-Schritten
page-cant-bid = Du hast { $most }: zu wenig, um mehr zu bieten.
count-fortune = { $count } insgesamt
count-bought = { $count ->
    [one] ein Container gekauft
   *[other] { $count } Container gekauft
}
count-wallet = { $count } in Scheinen
count-paid = Scheine hinter dem Sichtschirm; bisher { $count } bezahlt

# Wofür es Punkte gibt.
rule-boxes-end = Scheine und Kisten
rule-boxes-set = Serien einer Farbe
