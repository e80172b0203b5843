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
refusal-no-such-box = Ein Container hat die Kisten 1 bis 10, sonst keine.
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
page-hoard = Kisten und Sets im Wert von { $amount }
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
page-own-boxes = Deine Kisten und Sets: { $amount }
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

# Pictures of the rules, and the own things alone.
page-own-containers = Deine Container
page-seen = Was du in anderen Containern gesehen hast
picture-open = Offene Kiste
picture-closed = Geschlossene Kiste
picture-plain = ohne Farbe
picture-kind = { $closed ->
    [yes] Geschlossene Kiste
   *[no] Offene Kiste
}: { $card }; { $count } davon
picture-notes = { $amount } insgesamt
picture-look-open = { $cost } Aktion für eine offene Kiste
picture-look-closed = { $cost } Aktionen für eine geschlossene Kiste
picture-looks = Zwei geschlossene und drei offene Kisten: { $actions } Aktionen.
picture-set-of-two = Zu zweit
picture-set-of-more = Zu dritt oder zu viert
picture-no-set = Keine Serie: Es fehlt eine Kiste zu 250

# Wofür es Punkte gibt.
rule-boxes-end = Scheine und Kisten
rule-boxes-set = Serien einer Farbe

# Die geführte erste Partie und die Beispiele der Regeln.
story-first-game-goal = Willkommen an der Laderampe! Hier werden sechs Container verkauft, einer nach dem anderen. Wer am Ende das meiste Geld hat, gewinnt: Scheine, Kisten und Serien zählen.
story-first-game-kinds = Das ist der erste Container: zehn Kisten, verdeckt. Die Kisten 1 bis 6 sind offene, meist mit Krempel für 10. Die Kisten 7 bis 10 sind geschlossen: Darin sind Goldbarren für 500, Stücke für 250 oder schmutzige Wäsche, die nichts wert ist.
story-first-game-notes = Das sind deine Scheine, insgesamt 3400. Sie stehen hinter einem Sichtschirm: Niemand sonst sieht, was du noch hast.
story-first-game-choose = In dieser Runde führst du den Hammer und bestimmst, wie verkauft wird. Drück auf „Offen versteigern“.
story-first-game-look = Du schaust zuerst und hast sieben Aktionen. Eine offene Kiste kostet eine, eine geschlossene zwei. Nur du siehst, was darin ist. Klick auf Kiste 8.
story-first-game-key = Eine rote 250! Du wirst bald sehen, warum die 250er wichtig sind. Klick jetzt auf Kiste 10.
story-first-game-gold = Ein Goldbarren, 500 wert. Klick auf Kiste 7.
story-first-game-laundry = Schmutzige Wäsche, nichts wert. Eine Aktion ist übrig: zu wenig für eine geschlossene Kiste, genug für eine offene. Klick auf Kiste 2.
story-first-game-looked = Du hast Kisten im Wert von 900 gesehen. Die anderen haben auch geschaut: Die Zeichen über den Kisten zeigen, wer wo hineingeschaut hat, aber nie, was darin war.
story-first-game-open = Jetzt der Verkauf. Du führst den Hammer, also eröffnest du, und das ist zugleich dein Gebot. Gib 300 ein und drück auf „Bieten“.
story-first-game-raise = Das Gebot steigt auf 350. Die dritte Person passt, und das ist endgültig. Gib 500 ein und drück auf „Bieten“.
story-first-game-pay = Niemand bietet mehr: Der Container gehört dir, für 500. Ein 500er ist schon angehakt. Drück auf „Bezahlen“.
story-first-game-unpack = Alle zehn Kisten gehören dir, und nur du siehst, was darin ist: 1030 für 500, gut gekauft! Die anderen kennen nur die Kisten, in die sie geschaut haben.
story-first-game-secret = Der zweite Container. Der Hammer ist weitergewandert, und gewählt wurde eine geheime Auktion. Alle haben geschaut; für dich gingen die Kisten 7, 8 und 10 auf, lauter Wäsche, und Kiste 1, die 10 wert ist.
story-first-game-lay = In der geheimen Auktion legen alle gleichzeitig verdeckt Scheine, beliebig viele oder keine. Die anderen beiden haben schon gelegt. Dieser Container sieht mager aus: Hake einen 100er an und drück auf „Verdeckt legen“.
story-first-game-shown = 300 schlägt 250 und deine 100. Bezahlt wird nur das höchste Gebot; du hast deinen Schein wieder. Was in den anderen sechs Kisten war, erfährst du erst am Ende.
story-first-game-third = Auch der dritte Container wird geheim versteigert, und du bist dran mit Schauen. Klick auf Kiste 8.
story-first-game-blue = Eine blaue 250, und eine blaue 50 hast du schon. Zu dritt sind drei Kisten einer Farbe, darunter eine 250, eine Serie, und die bringt 250 extra. Klick auf Kiste 1.
story-first-game-set = Eine rote 200: Mit deiner roten 150 und 250 ist das eine Serie! Deine letzten vier Aktionen haben gezeigt, dass die Kisten 7 und 9 leer sind. Dieser Container ist dir etwas wert: Hake einen 500er an und drück auf „Verdeckt legen“.
story-first-game-tie = Gleichstand: Zweimal wurde 500 gelegt, auch von dir. Nur ihr zwei macht weiter, in einer offenen Auktion. Du fängst an, denn du kommst im Uhrzeigersinn nach dem Hammer zuerst. Gib 550 ein und drück auf „Bieten“.
story-first-game-change = Die andere Person passt: Der Container gehört dir, für 550. Die Bank gibt kein Wechselgeld, darum sind kleine Scheine kostbar. Ein 500er und ein 50er sind angehakt: Drück auf „Bezahlen“.
story-first-game-sets = Deine rote Serie ist komplett. Und schau: In Kiste 6, die du nicht kanntest, war eine blaue 150. Mit der blauen 50 und 250 ist das die zweite Serie!
story-first-game-last = Zwei Container später: Du hast mitgeboten, aber beide wurden zu teuer. Jetzt der letzte. Die Kisten 7, 8 und 9 waren leer, und in Kiste 5 war nur eine 10. Spar dein Geld: Hake nichts an und drück auf „Verdeckt legen“.
story-first-game-over = Alle sechs sind verkauft, und alles liegt offen. Schau dir Container 4 an: Er kostete 1050 und enthielt nur 650. Raten kann teuer werden!
story-first-game-score = Du hast 2350 in Scheinen, Kisten im Wert von 1760 und 500 für zwei Serien: 4610. Platz zwei hat sogar drei Serien, aber 2450 dafür bezahlt, und kommt auf 4490. Du gewinnst!

story-looks-start = Du hast sieben Aktionen, um in Kisten zu schauen. Eine offene Kiste, 1 bis 6, kostet eine Aktion; eine geschlossene, 7 bis 10, kostet zwei.
story-looks-closed = Du schaust in die geschlossene Kiste 8: eine gelbe 250. Zwei Aktionen sind verbraucht, fünf sind übrig.
story-looks-one-left = Die Kisten 7 und 9 waren leer. Eine Aktion ist übrig: zu wenig für eine geschlossene Kiste, genug für eine offene. Du darfst auch hier aufhören; dann verfällt sie.
story-looks-done = In der offenen Kiste 3 ist eine rote 150. Das war deine letzte Aktion, jetzt schaut die andere Person.
story-looks-other = Das andere Zeichen zeigt, wohin die andere Person geschaut hat: in die Kisten 1, 2, 4, 7 und 10. Was dort zu sehen war, sagt dir niemand.

story-pay-start = Der zweite Container. Für den ersten hast du alle vier 50er ausgegeben. Die andere Person eröffnet mit 200.
story-pay-won = Du bietest 250, die andere Person passt: Der Container gehört dir. Ohne 50er kannst du 250 nicht genau bezahlen, und die Bank gibt kein Wechselgeld.
story-pay-paid = Du bezahlst 300, mit einem 200er und einem 100er; 50 sind verloren. Ein einzelner 500er wäre auch erlaubt. Ein 500er und ein 100er nicht: Das Gebot ist ohne den 100er erreicht.

story-secret-start = Eine geheime Auktion: Alle legen gleichzeitig verdeckt Scheine, beliebig viele oder keine.
story-secret-laid = Du hast einen 200er und einen 100er gelegt. Die anderen sehen, dass du gelegt hast, aber nicht wie viel, und nicht einmal, wie viele Scheine.
story-secret-shown = Alle decken auf: deine 300, dann 250, dann 350. Das höchste Gebot bekommt den Container und zahlt genau die gelegten Scheine. Alle anderen nehmen ihre zurück.

story-tie-start = Zweimal liegen 400 da, auch von dir; das dritte Gebot ist nur 100. Ihr zwei macht in einer offenen Auktion ab 400 weiter. Es fängt an, wer von euch im Uhrzeigersinn nach dem Hammer zuerst kommt: diesmal nicht du.
story-tie-raised = Die andere Person geht auf 450. Du musst darüber gehen oder endgültig passen. Hätte sie gleich gepasst, hättest du den Container für 400.
story-tie-won = Du bietest 500, und die andere Person passt: Der Container gehört dir, für 500.
story-tie-paid = Du bezahlst wie in einer offenen Auktion, mit beliebigen Scheinen, die das Gebot erreichen: hier mit einem 500er, obwohl du zwei 200er gelegt hattest.

story-sets-start = Eine Partie zu zweit; vier Container sind verkauft. Du hast rote Kisten zu 100, 150 und 250. Zu zweit braucht eine Serie vier Kisten einer Farbe: Eine fehlt noch.
story-sets-own = Der fünfte Container hat dir die rote 200 gebracht. Rot 100, 150, 200 und 250 sind 700 wert, und die Serie bringt 250 dazu: 950.
story-sets-other = Die andere Person hat vier gelbe Kisten: 50, 100, 150 und 200. Es ist keine 250 dabei, also sind sie keine Serie.
story-sets-sum = Ihr habt beide 3250 in Scheinen und Kisten im Wert von 2600. Deine Serie entscheidet: 6100 zu 5850.
