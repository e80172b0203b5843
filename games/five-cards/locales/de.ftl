# Five Cards Collector

card-symbol = { $figure } in { $colour }
card-none = Karte { $number }
special-pile-swap = Stapelgriff
special-draw-three = Drei ziehen
special-direction = Richtungswechsel
special-retrieve = Stapelsuche
special-draw-hand = Griff in eine Hand
special-view-hand = Blick in eine Hand
special-take-over = Übernahme

move-collect = Auslegen: { $card }
move-discard = Ablegen: { $card }
move-draw = Eine Karte ziehen
move-keep = Karte behalten
move-pass = Passen
move-pile-swap = Stapelgriff: die oberste Karte vom Ablagestapel nehmen
move-draw-three = Drei Karten ziehen
move-direction = Die Richtung wechseln
move-retrieve = Im Ablagestapel eine Karte suchen
move-fetch = Aus dem Ablagestapel nehmen: { $card } (Höhe { $at })
move-draw-hand = Blind aus der Hand von { $from } ziehen
move-view-hand = In die Hand von { $from } schauen und eine Karte nehmen
move-take = Nehmen: { $card }
move-take-over = Von { $from } übernehmen: { $card }, { $onto ->
    [pile] auf den Ablagestapel
   *[collection] in deine Sammlung
}

event-collection = { $you ->
    [yes] Du sammelst
   *[no] { $seat } sammelt
}: { $cards }.
event-dealt = Du bekommst: { $cards }.
event-turned-up = Aufgedeckt: { $card }.
event-first = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-collected = { $you ->
    [yes] Du legst aus
   *[no] { $seat } legt aus
}: { $card }.
event-discarded = { $you ->
    [yes] Du legst ab
   *[no] { $seat } legt ab
}: { $card }.
event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
event-drew-cards = Du hast gezogen: { $cards }.
event-kept = { $you ->
    [yes] Du behältst
   *[no] { $seat } behält
} sie.
event-passed = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-used = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „{ $card }“.
event-turned-round = Ab jetzt geht es andersherum.
event-took-top = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} die oberste Karte vom Ablagestapel: { $card }.
event-retrieved = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} aus dem Ablagestapel: { $card }.
event-looked-at = { $you ->
    [yes] Du schaust
   *[no] { $seat } schaut
} in { $from-you ->
    [yes] deine Hand.
   *[no] die Hand von { $from }.
}
event-saw-hand = { $from } hat auf der Hand: { $cards }.
event-took-unseen = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} eine Karte aus { $from-you ->
    [yes] deiner Hand.
   *[no] der Hand von { $from }.
}
event-took = Du hast genommen: { $card }.
event-lost = { $to } hat dir weggenommen: { $card }.
event-took-over = { $you ->
    [yes] Du übernimmst
   *[no] { $seat } übernimmt
} { $from-you ->
    [yes] aus deiner Sammlung:
   *[no] aus der Sammlung von { $from }:
} { $card }, { $onto ->
    [pile] auf den Ablagestapel.
   *[collection] { $you ->
        [yes] in deine Sammlung.
       *[no] in die eigene Sammlung.
    }
}
event-renewed = Der Nachziehstapel wird neu gemischt: { $count } Karten.
event-won = { $you ->
    [yes] Du hast alle fünf: gewonnen!
   *[no] { $seat } hat alle fünf und gewinnt.
}
event-stuck = { $you ->
    [yes] Du hast keinen Zug mehr und kannst nicht mehr passen: verloren.
   *[no] { $seat } hat keinen Zug mehr, kann nicht mehr passen und verliert.
}
event-stalemate = Es geht nicht mehr weiter: Wer am meisten ausgelegt hat, gewinnt.

refusal-not-your-turn = { $seat } ist am Zug.
refusal-not-a-symbol = Nur Symbole lassen sich ablegen; „{ $card }“ ist eine Sonderkarte.
refusal-game-won = Eine Sammlung ist vollständig: Die Partie ist vorbei.
refusal-game-stuck = Jemand konnte nicht mehr weiter: Die Partie ist vorbei.
refusal-game-stalemate = Es ging nicht mehr weiter: Die Partie ist vorbei.
refusal-collect-not-in-hand = Auslegen kannst du nur Handkarten; diese hast du nicht: { $card }.
refusal-not-lacking = Diese Karte fehlt deiner Sammlung nicht: { $card }.
refusal-discard-not-in-hand = Ablegen kannst du nur Handkarten; diese hast du nicht: { $card }.
refusal-no-match = Weder Figur noch Farbe passen ({ $card }): Auf dem Ablagestapel liegt { $top }.
refusal-special-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
refusal-not-another-seat = Wähle jemand anders an diesem Tisch.
refusal-pile-empty = Der Ablagestapel ist leer: Diese Sonderkarte würde nichts bewirken.
refusal-hand-empty = { $from } hat keine Karten: Diese Sonderkarte würde nichts bewirken.
refusal-nothing-collected = { $from } hat noch nichts ausgelegt: Diese Sonderkarte würde nichts bewirken.
refusal-hand-full = Deine Hand ist mit { $limit } Karten am Limit; du kannst nicht ziehen.
refusal-nothing-drawn = Du hast keine Karte gezogen, die du behalten könntest.
refusal-only-the-drawn-card = Du hast gezogen: { $card }. Nutze die Karte jetzt oder behalte sie.
refusal-no-pass-left = Du hast schon dreimal gepasst und kannst es nicht noch einmal.
refusal-take-first = Du schaust in die Hand von { $from }: Nimm zuerst eine Karte daraus.
refusal-not-in-that-hand = Diese Karte ist nicht in der Hand von { $from }: { $card }.
refusal-nothing-viewed = Du schaust gerade in keine Hand.
refusal-fetch-first = Du suchst im Ablagestapel: Nimm zuerst eine Karte daraus.
refusal-not-in-the-pile = Diese Karte liegt im Ablagestapel nicht auf dieser Höhe.
refusal-nothing-searched = Du suchst gerade nicht im Ablagestapel.
refusal-not-collected = { $from } hat diese Karte nicht ausgelegt: { $card }.
refusal-not-lacking-either = Deiner eigenen Sammlung fehlt diese Karte nicht ({ $card }); sie kann nur auf den Ablagestapel.
refusal-deck-symbols = Es braucht { $expected } Figuren und { $expected } Farben.
refusal-deck-name = Eine Kennung muss neu sein, und kein Name darf leer sein oder mehr als { $most } Zeichen haben.
refusal-deck-specials = Es braucht { $expected } Sonderkarten; hier sind { $found }.
refusal-deck-unknown-special = Es gibt keine Sonderkarte namens „{ $special }“.
refusal-deck-special-count = Von einer Sonderkarte gibt es höchstens { $most }.
refusal-deck-collections = Es braucht { $expected } Sammlungen, und jedes Symbol muss auf genau zwei davon stehen.
refusal-deck-unknown-symbol = Es gibt kein Symbol namens „{ $symbol }“.
refusal-deck-collection-shape = Eine Sammlung zeigt fünf Symbole, jede Figur und jede Farbe einmal.
refusal-deck-collections-alike = Zwei Sammlungen haben höchstens ein Symbol gemeinsam.

prompt-turn = { $you ->
    [yes] Du bist dran: auslegen, ablegen, Sonderkarte spielen, ziehen oder passen.
   *[no] { $seat } ist am Zug.
}
prompt-drawn = { $you ->
    [yes] Du hast eine Karte gezogen: Nutze sie jetzt oder behalte sie.
   *[no] { $seat } hat eine Karte gezogen und entscheidet: nutzen oder behalten.
}
prompt-viewing = { $you ->
    [yes] Nimm eine Karte aus der Hand von { $from }.
   *[no] { $seat } wählt eine Karte aus { $from-you ->
        [yes] deiner Hand.
       *[no] der Hand von { $from }.
    }
}
prompt-fetching = { $you ->
    [yes] Nimm eine Karte aus dem Ablagestapel.
   *[no] { $seat } wählt eine Karte aus dem Ablagestapel.
}
prompt-over = Die Partie ist vorbei.

sketch-table = Nachziehstapel { $deck }, Ablagestapel { $pile } (obenauf: { $top }), gespielte Sonderkarten { $used }, Richtung: { $direction ->
    [clockwise] im Uhrzeigersinn
   *[back] gegen den Uhrzeigersinn
}
sketch-seat = { $name }: { $size } von { $limit } Karten auf der Hand; { $counted ->
    [yes] noch { $passes }-mal passen;{" "}
   *[no] {""}
}ausgelegt: { $collected }; es fehlt: { $lacking }
sketch-known = du kennst davon: { $cards }{ $less ->
    [0] {""}
    [one] , davon eine ungesehen weg
   *[other] , davon { $less } ungesehen weg
}
sketch-hand = Deine Hand: { $cards }
sketch-drawn = Du hast gerade gezogen: { $card }

score-collected = { $count ->
    [one] Eine Karte ausgelegt
   *[other] { $count } Karten ausgelegt
}
score-stuck = Festgefahren mit { $count ->
    [one] einer ausgelegten Karte
   *[other] { $count } ausgelegten Karten
}

about = Wer zuerst alle fünf Plakate hat, gewinnt: zieh, tausche, schau in fremde Hände und schnapp dir, was andere ausgelegt haben.
option-expert = Profispiel zu zweit
option-expert-help = Zu zweit sieben Karten und ein Limit von sieben statt neun. Mit mehr Personen ändert sich nichts.

help-pile-swap = Nimm die oberste Karte vom Ablagestapel.
help-draw-three = Zieh drei Karten, höchstens bis zum Handlimit.
help-direction = Es geht andersherum weiter.
help-retrieve = Nimm eine beliebige Karte aus dem Ablagestapel.
help-draw-hand = Zieh blind eine Karte aus einer Hand.
help-view-hand = Schau in eine Hand und nimm eine Karte daraus.
help-take-over = Nimm eine Karte, die jemand ausgelegt hat.

page-special = { $name }: { $help }
page-missing = Fehlt noch: { $card }
page-several = { $card }, { $count } davon
page-wanted = { $card }, fehlt deiner Sammlung
page-middle = Nachzieh- und Ablagestapel
page-deck = Nachziehstapel
page-deck-count = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel ist noch eine verdeckte Karte.
   *[other] Im Nachziehstapel sind noch { $count } verdeckte Karten.
}
page-renewed = { $count } von { $most } Mal neu gemischt
page-pile = Ablage
page-pile-count = { $count ->
    [0] Der Ablagestapel ist leer.
    [one] Auf dem Ablagestapel liegt eine Karte.
   *[other] Auf dem Ablagestapel liegen { $count } Karten.
}
page-look-through = Durchsehen
page-clockwise = im Uhrzeigersinn
page-counterclockwise = gegen den Uhrzeigersinn
page-used = { $count ->
    [0] Keine Sonderkarte gespielt
   *[other] Gespielte Sonderkarten: { $count }
}
page-own-frame = Deine Sammlung
page-own-hand = Deine Hand: { $count } von { $limit } Karten
page-drawn = gerade gezogen
page-hand-empty = Keine Karten
page-hand = { $you ->
    [yes] Deine Hand
   *[no] Verdeckte Hand von { $seat }
}: { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
page-known = { $less ->
    [0] du kennst:
    [one] bekannt, eine ist weg:
   *[other] bekannt, { $less } sind weg:
}
page-passes = { $count ->
    [0] kein Passen mehr
    [one] noch 1-mal passen
   *[other] noch { $count }-mal passen
}
page-won = gewonnen
page-stuck = festgefahren
page-collected = { $count } von { $all } ausgelegt
page-viewing = Die Hand von { $from }: Nimm eine Karte

# Wofür es Punkte gibt.
rule-five-win = Ausgelegte Karten
rule-five-stuck = Ausgelegte Karten
rule-five-stalemate = Ausgelegte Karten
