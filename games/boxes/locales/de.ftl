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
move-stop = Genug gesehen
move-bid = { $amount } bieten
move-pass = Endgültig passen
move-lay = Verdeckt legen: { $notes }
move-pay = Mit { $notes } bezahlen

event-container = Container { $round } von 6 steht bereit. { $you ->
    [yes] Du hast den Hammer.
   *[no] { $seat } hat den Hammer.
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
event-tied = Gleichstand bei { $amount }: Wer so viel gelegt hat, bietet in einer offenen Auktion weiter.
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
    [yes] Du hast den Hammer: Wähle zuerst eine offene oder eine geheime Auktion.
   *[no] { $seat } hat den Hammer und wählt zuerst eine offene oder eine geheime Auktion.
}
refusal-look-now = Jetzt wird in Kisten geschaut: { $you ->
    [yes] Du bist dran. Schau weiter oder hör auf.
   *[no] { $seat } ist dran.
}
refusal-no-such-box = Ein Container hat die Kisten 1 bis 10, sonst keine.
refusal-looked-already = In Kiste { $place } hast du in dieser Runde schon geschaut. Einmal muss reichen.
refusal-too-few-actions = Eine geschlossene Kiste kostet zwei Aktionen, und du hast nur noch { $left }.
refusal-bid-now = Die Auktion läuft: { $you ->
    [yes] Du bist dran. Biete oder passe.
   *[no] { $seat } ist dran.
}
refusal-passed-for-good = Du hast gepasst, und das ist endgültig.
refusal-must-open = Wer den Hammer hat, eröffnet die Auktion mit einem Gebot und darf nicht passen. Auch 0 ist erlaubt.
refusal-not-a-step = Geboten wird in 50er-Schritten; { $amount } geht nicht.
refusal-too-low = Das Gebot steht bei { $standing }: Biete mindestens 50 mehr oder passe.
refusal-more-than-you-have = Deine Scheine ergeben { $wallet }; mehr kannst du nicht bieten.
refusal-out-of-tie = Nur wer gleich viel geboten hat, macht weiter, und { $seat } ist dran.
refusal-above-tie = Bei { $standing } herrscht Gleichstand: Biete mehr oder passe.
refusal-lay-now = Jetzt legen alle verdeckt Scheine, beliebig viele oder keine.
refusal-laid-already = Deine Scheine liegen schon und bleiben liegen, bis alle aufdecken.
refusal-not-your-notes = Diese Scheine hast du nicht.
refusal-pay-now = { $you ->
    [yes] Du hast den Container ersteigert: Bezahle ihn jetzt.
   *[no] { $seat } hat den Container ersteigert und bezahlt ihn jetzt.
}
refusal-too-little = Diese Scheine reichen nicht für das Gebot von { $bid }.
refusal-note-too-many = Das Gebot von { $bid } ist schon mit weniger Scheinen erreicht: Lass einen weg.
refusal-game-over = Alle sechs Container sind verkauft. Die Partie ist vorbei.
refusal-deck-open-count = Es braucht { $expected } offene Kisten; hier sind { $found }.
refusal-deck-closed-count = Es braucht { $expected } geschlossene Kisten; hier sind { $found }.
refusal-deck-too-many-kinds = Ein Deck hat höchstens { $most } Arten offener und { $most } Arten geschlossener Kisten.
refusal-deck-value = Der Wert einer Kiste ist ein Vielfaches von 10, von 0 bis { $most }.
refusal-deck-kind-count = Von jeder Art gibt es 1 bis { $most } Kisten.

prompt-over = Alle Container sind verkauft, die Partie ist vorbei.
prompt-choose = { $you ->
    [yes] Wie wird versteigert: offen oder geheim?
   *[no] { $seat } wählt die Art der Auktion.
}
prompt-look = { $you ->
    [yes] Schau in Kisten. Du hast noch { $left ->
        [one] eine Aktion
       *[other] { $left } Aktionen
    } (offene Kiste 1, geschlossene 2).
   *[no] { $seat } schaut in Kisten.
}
prompt-open = { $you ->
    [yes] Mit wie viel eröffnest du die Auktion?
   *[no] { $seat } überlegt sich das erste Gebot.
}
prompt-bid = { $you ->
    [yes] Biete mehr als { $bid } oder passe.
   *[no] { $seat } überlegt: mehr als { $bid } bieten oder passen?
}
prompt-lay = Was legst du verdeckt? Nimm beliebig viele Scheine oder keine.
prompt-lay-wait = Alle legen verdeckt Scheine. Es fehlen noch: { $names }.
prompt-pay = { $you ->
    [yes] Bezahle { $bid }. Wechselgeld gibt es nicht.
   *[no] { $seat } bezahlt { $bid }.
}

sketch-heading = Container { $round } von 6, { $you ->
    [yes] du hast den Hammer
   *[no] den Hammer hat { $seat }
}, { $auction }
sketch-undecided = Auktion noch nicht gewählt
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
       *[other] ; unbekannt: { $hidden }.
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

about = Schau in ein paar Kisten, rate den Rest und biete auf den ganzen Container: Goldbarren, Vasen oder schmutzige Wäsche.
option-open-wallets = Offene Geldbörsen
option-open-wallets-help = Alle Scheine liegen offen statt hinter einem Sichtschirm.

page-container = Container { $round } von { $rounds }
page-auctioneer = { $you ->
    [yes] Du hast den Hammer
   *[no] Am Hammer: { $seat }
}
page-gavel = hat den Hammer
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
seat-will-look = schaut später
seat-waits = wartet
seat-lays = legt Scheine
seat-laid = hat gelegt
seat-pays = bezahlt
seat-leads = Höchstgebot
seat-bids = ist dran
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
page-hoard = Kisten und Serien im Wert von { $amount }
page-sold = Verkaufte Container
page-to-come = kommt noch
page-on-sale = wird versteigert
page-lot = Container { $round } ging an { $you ->
    [yes] dich
   *[no] { $seat }
} für { $amount }. Du kennst Kisten im Wert von { $sum }{ $unknown ->
    [0] {" "}und damit alle.
   *[other] ; unbekannt: { $unknown }.
}
page-offer = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $amount }
page-own-notes = Deine Scheine: { $amount }
page-own-boxes = Deine Kisten und Serien: { $amount }
page-own-laid = { $amount } verdeckt gelegt
page-no-notes = Du hast keine Scheine mehr.
page-note = Schein zu { $face }
page-note-laid = Schein zu { $face }, verdeckt gelegt
page-colour = { $colour }: { $boxes } von { $size } Kisten für eine Serie, { $keys ->
    [0] noch ohne 250er
   *[other] mit 250er
}
page-lay = Verdeckt legen
page-lay-hint = Hak in deiner Geldbörse Scheine an, beliebig viele oder keine.
page-pay = Bezahlen
page-pay-hint = Hak Scheine an, bis { $bid } erreicht sind.
page-chosen = Gewählt:
page-bid = Bieten
page-bid-label = Dein Gebot, { $least } bis { $most } in 50er-Schritten
page-cant-bid = Du hast { $most }. Das reicht nicht, um mehr zu bieten.
count-fortune = { $count } insgesamt
count-bought = { $count ->
    [one] ein Container gekauft
   *[other] { $count } Container gekauft
}
count-wallet = { $count } in Scheinen
count-paid = Scheine hinter dem Sichtschirm; bisher { $count } bezahlt

# Pictures of the rules, and the own things alone.
page-own-containers = Deine Container
page-seen = Was du von anderen Containern weißt
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
picture-no-set = Keine Serie: Die 250er-Kiste fehlt

# Wofür es Punkte gibt.
rule-boxes-end = Scheine und Kisten
rule-boxes-set = Serien einer Farbe

# Die geführte erste Partie und die Beispiele der Regeln.
story-first-game-goal = Willkommen an der Laderampe! Hier kommen nacheinander sechs Container unter den Hammer. Am Ende zählen Scheine, Kisten und Serien. Wer das größte Vermögen hat, gewinnt.
story-first-game-kinds = Das ist der erste Container: zehn verdeckte Kisten. Die Kisten 1 bis 6 sind offene, meist mit Krempel für 10. Die Kisten 7 bis 10 sind geschlossene: Darin stecken Goldbarren für 500, Schätze für 250 oder schmutzige Wäsche, und die ist nichts wert.
story-first-game-notes = Das sind deine Scheine, zusammen 3400. Sie stehen hinter einem Sichtschirm: Außer dir sieht niemand, was du noch hast.
story-first-game-choose = In dieser Runde hast du den Hammer und bestimmst, wie verkauft wird. Drück auf „Offen versteigern“.
story-first-game-look = Du schaust zuerst und hast sieben Aktionen. Eine offene Kiste kostet eine, eine geschlossene zwei. Nur du siehst, was darin ist. Klick auf Kiste 8.
story-first-game-key = Eine rote 250! Warum die 250er so wichtig sind, siehst du bald. Klick jetzt auf Kiste 10.
story-first-game-gold = Ein Goldbarren, 500 wert. Klick auf Kiste 7.
story-first-game-laundry = Schmutzige Wäsche, nichts wert. Eine Aktion hast du noch: zu wenig für eine geschlossene Kiste, genug für eine offene. Klick auf Kiste 2.
story-first-game-looked = Du hast Kisten im Wert von 900 gesehen. Auch die anderen haben geschaut: Die Zeichen über den Kisten zeigen, wer wo hineingeschaut hat, aber nie, was darin war.
story-first-game-open = Jetzt wird verkauft. Wer den Hammer hat, macht das erste Gebot, also du. Gib 300 ein und drück auf „Bieten“.
story-first-game-raise = Dein linker Nachbar bietet 350. Deine rechte Nachbarin passt, und das ist endgültig. Gib 500 ein und drück auf „Bieten“.
story-first-game-pay = Niemand bietet mehr: Für 500 gehört der Container dir. Ein 500er ist schon angehakt. Drück auf „Bezahlen“.
story-first-game-unpack = Alle zehn Kisten gehören dir, und nur du siehst, was darin ist: 1030 für 500, ein gutes Geschäft! Die anderen kennen nur die Kisten, in die sie geschaut haben.
story-first-game-secret = Der zweite Container. Der Hammer ist weitergewandert: Dein linker Nachbar hat eine geheime Auktion gewählt. Alle haben schon geschaut. Für dich gingen die Kisten 7, 8 und 10 auf, lauter Wäsche, und Kiste 1, die 10 wert ist.
story-first-game-lay = In der geheimen Auktion legen alle gleichzeitig verdeckt Scheine, beliebig viele oder keine. Die anderen beiden haben schon gelegt. Dieser Container sieht mager aus: Hak einen 100er an und drück auf „Verdeckt legen“.
story-first-game-shown = 300 schlägt 250 und deine 100. Nur das höchste Gebot wird bezahlt; deinen Schein hast du wieder. Was in den anderen sechs Kisten war, erfährst du erst am Ende.
story-first-game-third = Auch der dritte Container wird geheim versteigert, und du darfst in Kisten schauen. Klick auf Kiste 8.
story-first-game-blue = Eine blaue 250, und eine blaue 50 hast du schon. Zu dritt bilden drei Kisten einer Farbe, darunter eine 250, eine Serie, und die bringt 250 extra. Klick auf Kiste 1.
story-first-game-set = Eine rote 200: Mit deiner roten 150 und 250 ist das eine Serie! Mit deinen letzten vier Aktionen hast du gesehen, dass die Kisten 7 und 9 leer sind. Dieser Container ist dir etwas wert: Hak einen 500er an und drück auf „Verdeckt legen“.
story-first-game-tie = Gleichstand: Auch dein linker Nachbar hat 500 gelegt. Nur ihr zwei bietet weiter, in einer offenen Auktion. Du fängst an, denn vom Hammer aus im Uhrzeigersinn kommst du zuerst. Gib 550 ein und drück auf „Bieten“.
story-first-game-change = Dein Nachbar passt: Für 550 gehört der Container dir. Die Bank gibt kein Wechselgeld, darum sind kleine Scheine kostbar. Ein 500er und ein 50er sind angehakt: Drück auf „Bezahlen“.
story-first-game-sets = Deine rote Serie ist komplett. Und schau: In Kiste 6, in die du nicht geschaut hattest, war eine blaue 150. Mit der blauen 50 und 250 ist das die zweite Serie!
story-first-game-last = Zwei Container später: Du hast mitgeboten, aber beide wurden dir zu teuer. Jetzt der letzte. Die Kisten 7, 8 und 9 waren leer, und in Kiste 5 war nur eine 10. Spar dein Geld: Hak nichts an und drück auf „Verdeckt legen“.
story-first-game-over = Alle sechs sind verkauft, und alles liegt offen. Sieh dir Container 4 an: Er hat 1050 gekostet, und drin war nur für 650. Raten kann teuer werden!
story-first-game-score = Du hast 2350 in Scheinen, Kisten im Wert von 1760 und 500 für zwei Serien: 4610. Deine rechte Nachbarin hat sogar drei Serien, aber 2450 dafür bezahlt, und kommt auf 4490. Du gewinnst!

story-looks-start = Du hast sieben Aktionen, um in Kisten zu schauen. Eine offene Kiste, 1 bis 6, kostet eine Aktion; eine geschlossene, 7 bis 10, kostet zwei.
story-looks-closed = Du schaust in die geschlossene Kiste 8: eine gelbe 250. Zwei Aktionen sind verbraucht, fünf sind übrig.
story-looks-one-left = Die Kisten 7 und 9 waren leer. Eine Aktion hast du noch: zu wenig für eine geschlossene Kiste, genug für eine offene. Du darfst auch aufhören; dann verfällt sie.
story-looks-done = In der offenen Kiste 3 ist eine rote 150. Das war deine letzte Aktion, jetzt schaut dein Gegenüber.
story-looks-other = Das andere Zeichen zeigt, wo dein Gegenüber hineingeschaut hat: in die Kisten 1, 2, 4, 7 und 10. Was darin zu sehen war, erfährst du nicht.

story-pay-start = Der zweite Container. Für den ersten hast du alle vier 50er ausgegeben. Dein Gegenüber eröffnet mit 200.
story-pay-won = Du bietest 250, und dein Gegenüber passt: Der Container gehört dir. Ohne 50er kannst du 250 nicht passend bezahlen, und die Bank gibt kein Wechselgeld.
story-pay-paid = Du bezahlst 300, mit einem 200er und einem 100er; 50 sind verloren. Ein einzelner 500er wäre auch erlaubt, ein 500er und ein 100er nicht: Das Gebot ist schon ohne den 100er erreicht.

story-secret-start = Eine geheime Auktion: Alle legen gleichzeitig verdeckt Scheine, beliebig viele oder keine.
story-secret-laid = Du hast einen 200er und einen 100er gelegt. Die anderen sehen, dass du gelegt hast, aber nicht, wie viel, und nicht einmal, wie viele Scheine es sind.
story-secret-shown = Alle decken auf: deine 300, dann 250, dann 350. Das höchste Gebot bekommt den Container und wird genau mit den gelegten Scheinen bezahlt. Alle anderen nehmen ihre Scheine zurück.

story-tie-start = Deine rechte Nachbarin und du habt beide 400 gelegt, das dritte Gebot ist nur 100. Ihr zwei bietet in einer offenen Auktion ab 400 weiter. Sie fängt an, denn vom Hammer aus im Uhrzeigersinn kommt sie zuerst.
story-tie-raised = Sie erhöht auf 450. Jetzt bietest du mehr oder passt endgültig. Hätte sie gleich gepasst, hättest du den Container für 400 bekommen.
story-tie-won = Du bietest 500, und sie passt: Für 500 gehört der Container dir.
story-tie-paid = Bezahlt wird wie in einer offenen Auktion, mit beliebigen Scheinen, die das Gebot erreichen: hier mit einem 500er, obwohl du zwei 200er gelegt hattest.

story-sets-start = Eine Partie zu zweit; vier Container sind verkauft. Du hast rote Kisten zu 100, 150 und 250. Zu zweit braucht eine Serie vier Kisten einer Farbe: Eine fehlt dir noch.
story-sets-own = Der fünfte Container hat dir die rote 200 gebracht. Rot 100, 150, 200 und 250 sind 700 wert, und die Serie bringt 250 dazu: 950.
story-sets-other = Dein Gegenüber hat vier gelbe Kisten: 50, 100, 150 und 200. Eine 250 ist nicht dabei, also ist es keine Serie.
story-sets-sum = Ihr habt beide 3250 in Scheinen und Kisten im Wert von 2600. Deine Serie entscheidet: 6100 zu 5850.
