# Five Cards Collector

card-symbol = { $figure } in { $colour }
card-none = Karte { $number }
special-pile-swap = Stapelgriff
special-draw-three = Drei ziehen
special-direction = Richtungs{"\u00AD"}wechsel
special-retrieve = Stapelsuche
special-draw-hand = Griff in eine Hand
special-view-hand = Blick in eine Hand
special-take-over = Übernahme

move-collect = Auslegen: { $card }
move-discard = Ablegen: { $card }
move-draw = Eine Karte ziehen
move-keep = Karte behalten
move-pass = Passen
move-pile-swap = Stapelgriff: oberste Karte vom Ablagestapel nehmen
move-draw-three = Drei Karten ziehen
move-direction = Richtung wechseln
move-retrieve = Im Ablagestapel eine Karte suchen
move-fetch = Aus dem Ablagestapel nehmen: { $card } (Stelle { $at })
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
} die Karte.
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
    [yes] aus deiner Sammlung
   *[no] aus der Sammlung von { $from }
} { $onto ->
    [pile] auf den Ablagestapel:
   *[collection] { $you ->
        [yes] in deine Sammlung:
       *[no] in die eigene Sammlung:
    }
} { $card }.
event-renewed = Der Nachziehstapel wird neu gemischt: { $count } Karten.
event-won = { $you ->
    [yes] Du hast alle fünf: gewonnen!
   *[no] { $seat } hat alle fünf und gewinnt.
}
event-stuck = { $you ->
    [yes] Du hast keinen Zug mehr und darfst nicht mehr passen: verloren.
   *[no] { $seat } hat keinen Zug mehr, darf nicht mehr passen und verliert.
}
event-stalemate = Es geht nicht mehr weiter. Wer am meisten ausgelegt hat, gewinnt.

refusal-not-your-turn = { $seat } ist dran.
refusal-not-a-symbol = Ablegen kannst du nur Symbole; „{ $card }“ ist eine Sonderkarte.
refusal-game-won = Eine Sammlung ist vollständig: Die Partie ist vorbei.
refusal-game-stuck = Jemand konnte nicht mehr weiter: Die Partie ist vorbei.
refusal-game-stalemate = Es ging nicht mehr weiter: Die Partie ist vorbei.
refusal-collect-not-in-hand = Du kannst nur Karten von deiner Hand auslegen; diese hast du nicht: { $card }.
refusal-not-lacking = Diese Karte fehlt dir nicht: { $card }.
refusal-discard-not-in-hand = Du kannst nur Karten von deiner Hand ablegen; diese hast du nicht: { $card }.
refusal-no-match = { $card } passt weder in Figur noch in Farbe: Auf dem Ablagestapel liegt { $top }.
refusal-special-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
refusal-not-another-seat = Wähle jemand anders an diesem Tisch.
refusal-pile-empty = Der Ablagestapel ist leer: Diese Sonderkarte hätte keine Wirkung.
refusal-hand-empty = { $from } hat keine Karten: Diese Sonderkarte hätte keine Wirkung.
refusal-nothing-collected = { $from } hat noch nichts ausgelegt: Diese Sonderkarte hätte keine Wirkung.
refusal-hand-full = Deine Hand ist voll: Mehr als { $limit } Karten dürfen es nicht sein.
refusal-nothing-drawn = Du hast gerade keine Karte gezogen.
refusal-only-the-drawn-card = Du hast gezogen: { $card }. Nutze die Karte jetzt oder behalte sie.
refusal-no-pass-left = Du hast schon dreimal gepasst. Noch einmal geht nicht.
refusal-take-first = Du schaust in die Hand von { $from }: Nimm zuerst eine Karte daraus.
refusal-not-in-that-hand = Diese Karte ist nicht in der Hand von { $from }: { $card }.
refusal-nothing-viewed = Du schaust gerade in keine Hand.
refusal-fetch-first = Du suchst im Ablagestapel: Nimm zuerst eine Karte daraus.
refusal-not-in-the-pile = Diese Karte liegt im Ablagestapel nicht an dieser Stelle.
refusal-nothing-searched = Du suchst gerade nicht im Ablagestapel.
refusal-not-collected = { $from } hat diese Karte nicht ausgelegt: { $card }.
refusal-not-lacking-either = Dir selbst fehlt diese Karte nicht ({ $card }); sie kann nur auf den Ablagestapel.
refusal-deck-symbols = Es braucht { $expected } Figuren und { $expected } Farben.
refusal-deck-name = Jede Kennung darf nur einmal vorkommen, und kein Name darf leer sein oder mehr als { $most } Zeichen haben.
refusal-deck-specials = Es braucht { $expected } Sonderkarten; hier sind { $found }.
refusal-deck-unknown-special = Es gibt keine Sonderkarte namens „{ $special }“.
refusal-deck-special-count = Von einer Sonderkarte gibt es höchstens { $most }.
refusal-deck-collections = Es braucht { $expected } Sammlungen, und jedes Symbol muss auf genau zwei davon stehen.
refusal-deck-unknown-symbol = Es gibt kein Symbol namens „{ $symbol }“.
refusal-deck-collection-shape = Eine Sammlung zeigt fünf Symbole, jede Figur und jede Farbe einmal.
refusal-deck-collections-alike = Zwei Sammlungen haben höchstens ein Symbol gemeinsam.

prompt-turn = { $you ->
    [yes] Du bist dran: auslegen, ablegen, Sonderkarte spielen, ziehen oder passen?
   *[no] { $seat } ist dran.
}
prompt-drawn = { $you ->
    [yes] Gezogen! Gleich nutzen oder behalten?
   *[no] { $seat } hat gezogen und überlegt: nutzen oder behalten?
}
prompt-viewing = { $you ->
    [yes] Nimm dir eine Karte aus der Hand von { $from }.
   *[no] { $seat } wählt eine Karte aus { $from-you ->
        [yes] deiner Hand.
       *[no] der Hand von { $from }.
    }
}
prompt-fetching = { $you ->
    [yes] Nimm dir eine Karte aus dem Ablagestapel.
   *[no] { $seat } wählt eine Karte aus dem Ablagestapel.
}
prompt-over = Die Partie ist vorbei.

sketch-table = Nachziehstapel { $deck }, Ablagestapel { $pile } (obenauf: { $top }), gespielte Sonderkarten { $used }, Richtung: { $direction ->
    [clockwise] im Uhrzeigersinn
   *[back] gegen den Uhrzeigersinn
}
sketch-seat = { $name }: { $size } von { $limit } Karten auf der Hand; { $counted ->
    [yes] noch { $passes }× passen;{" "}
   *[no] {""}
}ausgelegt: { $collected }; es fehlt: { $lacking }
sketch-known = du kennst davon: { $cards }{ $less ->
    [0] {""}
    [one] , eine davon ist ungesehen weg
   *[other] , { $less } davon sind ungesehen weg
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
option-expert-help = Zu zweit sieben Handkarten statt neun, und mehr dürfen es auch nicht werden. Zu mehreren ändert sich nichts.

help-pile-swap = Nimm die oberste Karte vom Ablagestapel.
help-draw-three = Zieh drei Karten, höchstens bis zum Handlimit.
help-direction = Ab jetzt geht es andersherum.
help-retrieve = Nimm eine beliebige Karte aus dem Ablagestapel.
help-draw-hand = Zieh blind eine Karte aus einer Hand.
help-view-hand = Schau in eine Hand und nimm eine Karte daraus.
help-take-over = Nimm eine Karte, die jemand ausgelegt hat.

page-special = { $name }: { $help }
page-missing = Fehlt noch: { $card }
page-several = { $card }, { $count }-mal
page-wanted = { $card }, fehlt dir noch
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
page-clockwise = im Uhrzeiger{"\u00AD"}sinn
page-counterclockwise = gegen den Uhrzeiger{"\u00AD"}sinn
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
    [0] bekannt:
    [one] bekannt, eine davon ist weg:
   *[other] bekannt, { $less } davon sind weg:
}
page-passes = { $count ->
    [0] kein Passen mehr
    [one] noch 1× passen
   *[other] noch { $count }× passen
}
page-won = gewonnen
page-stuck = festgefahren
page-collected = { $count } von { $all } ausgelegt
page-viewing = Die Hand von { $from }: Nimm eine Karte

# Wofür es Punkte gibt.
rule-five-win = Ausgelegte Karten
rule-five-stuck = Ausgelegte Karten
rule-five-stalemate = Ausgelegte Karten

page-memories = Was du von anderen Händen weißt

# Die Bilder der Regeln.
picture-nothing = Am Anfang: Es fehlt noch alles.
picture-on-the-way = Unterwegs: Es fehlen noch zwei.
picture-finished = Fertig: Alle fünf liegen aus, die Partie ist gewonnen.
picture-top = Oben auf dem Ablagestapel
picture-same-figure = Passt: gleiche Figur.
picture-same-colour = Passt: gleiche Farbe.
picture-neither = Passt nicht: andere Figur, andere Farbe.
picture-no-symbol = Passt nicht: Sonderkarten werden gespielt, nie abgelegt.
picture-copies = { $count ->
    [one] Eine im Spiel
   *[other] { $count } im Spiel
}

# Die geführte erste Partie.
story-first-game-goal = Dieser Rahmen ist deine Sammlung: Grinsen in Rot, Grollen in Gelb, Zwinkern in Grün, Staunen in Blau und Schlummern in Violett. Wer zuerst alle fünf ausgelegt hat, gewinnt; die Reihenfolge ist egal. Das ist das ganze Spiel.
story-first-game-rivals = Die anderen haben ihre eigenen Sammlungen, offen für alle. Auch dein linker Nachbar braucht ein Grinsen in Rot. Das gibt noch Ärger, denn jedes Symbol gibt es nur zweimal.
story-first-game-hand = Das ist deine Hand: sieben Karten, mehr dürfen es nicht sein. Die anderen sehen nur die Rückseiten. Ein Stern zeigt, was dir noch fehlt; die beiden dunklen Karten sind Sonderkarten.
story-first-game-collect = Wenn du dran bist, machst du genau eine Sache. Am schönsten ist auslegen: Klick auf das Grinsen in Rot, und es kommt in deinen Rahmen. Erscheint ein Knopf, drück auch den.
story-first-game-others = Dein linker Nachbar hat ein Grollen in Blau abgelegt. Das geht, weil oben ein Zwinkern in Blau lag: Beim Ablegen muss die Figur oder die Farbe passen. Deine rechte Nachbarin hat ein Schlummern in Grün ausgelegt.
story-first-game-discard = Auslegen kannst du gerade nichts, also schaff Platz. Dein Grinsen in Blau würde passen, dein Grollen in Rot auch. Aber Vorsicht: Das Grinsen in Blau sammelt jemand! Das Grollen in Rot braucht niemand. Klick darauf, um es abzulegen.
story-first-game-robbed = Autsch! Dein linker Nachbar hat die „Übernahme“ gespielt und sich das Grinsen in Rot aus deinem Rahmen geholt. Was ausliegt, ist nicht sicher. Behalt dieses Grinsen im Auge.
story-first-game-draw = Du bist wieder dran. Du hast fünf Karten auf der Hand, also weniger als sieben, und darfst ziehen. Klick auf den Nachziehstapel.
story-first-game-drawn = Ein Grollen in Gelb, genau das fehlt dir! Eine gezogene Karte darfst du sofort nutzen: auslegen, ablegen, wenn sie passt, oder spielen, wenn es eine Sonderkarte ist. Du kannst sie auch behalten. Klick auf das Grollen in Gelb, um es auszulegen.
story-first-game-view = Jetzt eine Sonderkarte. Mit dem „Blick in eine Hand“ siehst du eine ganze Hand und nimmst dir eine Karte daraus. Klick auf die Sonderkarte, dann auf die verdeckten Karten deiner rechten Nachbarin, dann auf den Knopf.
story-first-game-take = Diese Hand liegt nur für dich offen. Da ist das Zwinkern in Grün, das dir fehlt! Klick darauf, und es kommt auf deine Hand. Damit ist dein Zug vorbei.
story-first-game-memory = Was du einmal gesehen hast, vergisst der Tisch nicht: Die kleinen Zeichen neben dieser Hand sind die fünf Karten, die du dort kennst.
story-first-game-drew-hand = Wie du mir, so ich dir: Deine rechte Nachbarin hat mit dem „Griff in eine Hand“ blind bei dir gezogen. Erwischt hat sie das Grinsen in Blau, und ausgerechnet das sammelt sie.
story-first-game-secure = Zum Glück ist das Zwinkern in Grün noch da. Pro Zug darfst du nur eine Karte auslegen, also warte nicht: Klick darauf.
story-first-game-retrieve = Dir fehlt auch das Schlummern in Violett. Vorhin wurde eines abgelegt, und inzwischen liegt etwas darauf. Die „Stapelsuche“ holt es trotzdem hervor. Klick auf diese Sonderkarte.
story-first-game-fetch = Der ganze Ablagestapel liegt ausgebreitet vor dir. Klick auf das Schlummern in Violett. Es kommt auf deine Hand, und alle sehen es.
story-first-game-direction = Jetzt wärst du dran. Aber deine rechte Nachbarin hat den „Richtungswechsel“ gespielt: Dein linker Nachbar, der gerade erst dran war, ist es noch einmal, und von da an geht es andersherum.
story-first-game-danger = In diesem Extrazug hat er ein Staunen in Gelb gezogen und gleich ausgelegt. Vier von fünf, darunter dein Grinsen in Rot! Noch eine Karte, und er gewinnt.
story-first-game-later = Ein paar Züge später: Du hast das Schlummern in Violett und ein Staunen in Blau ausgelegt, macht vier. Dir fehlt nur noch das Grinsen in Rot, und du weißt ja, wo es ist.
story-first-game-last-draw = Auf deiner Hand ist viel Platz. Drück die Daumen und klick auf den Nachziehstapel.
story-first-game-take-over = Eine „Übernahme“, und du darfst sie sofort spielen! Klick darauf, dann auf das Grinsen in Rot im Rahmen deines linken Nachbarn, dann auf den Knopf. Die Karte fehlt dir, also kommt sie gleich in deine Sammlung.
story-first-game-score = Fünf von fünf: Du gewinnst auf der Stelle. Gezählt werden die ausgelegten Karten: fünf bei dir, je drei bei den anderen. Dein linker Nachbar war schon bei vier, aber dann kamst du. Jetzt kannst du das Spiel!

# Die Beispiele der Regeln.
story-draw-three-full = Du hast sieben Karten und darfst nicht vom Nachziehstapel ziehen. Aber eine der sieben ist „Drei ziehen“.
story-draw-three-use = Du spielst sie. Die Karte verlässt deine Hand, bevor du ziehst. So ist Platz für genau eine neue.
story-draw-three-one = Du hast ein Grollen in Gelb gezogen. Deine Hand ist wieder voll, die beiden anderen Karten bleiben im Nachziehstapel. Spiel diese Sonderkarte lieber, wenn du wenige Karten hast.
story-take-over-both-lack = Dein linker Nachbar hat ein Grinsen in Rot ausgelegt. Deiner Sammlung fehlt es auch, und du hast zweimal die „Übernahme“. Mit der ersten holst du dir das Grinsen in Rot.
story-take-over-moved = Das Grinsen in Rot ist jetzt in deiner Sammlung, und deinem Nachbarn fehlt es wieder. Die Sonderkarte ist gespielt, dein Zug ist vorbei.
story-take-over-pile = Eine Runde später hat er ein Grollen in Grün ausgelegt. Das brauchst du nicht, also kannst du es nur auf den Ablagestapel befördern. Genau das machst du mit deiner zweiten „Übernahme“.
story-take-over-top = Das Grollen in Grün liegt jetzt oben auf dem Ablagestapel. Du hast keine Karte gewonnen, aber dein Nachbar steht wieder bei null, und beim nächsten Ablegen muss die Karte zum Grollen in Grün passen.
story-memory-look = Du spielst den „Blick in eine Hand“ gegen deinen linken Nachbarn. Bisher hast du seine Karten nur von hinten gesehen.
story-memory-take = Du siehst alle sieben Karten und nimmst dir eine. Du wählst das Zwinkern in Grün, das dir fehlt.
story-memory-known = Ab jetzt zeigt dir der Tisch die sechs Karten, die du in dieser Hand kennst. Deine rechte Nachbarin sieht davon nichts.
story-memory-struck = Dein Nachbar legt ein Zwinkern in Gelb ab. Du hast es gehen sehen, also wird es gestrichen. Fünf bleiben.
story-memory-less-one = Dann zieht deine rechte Nachbarin blind eine Karte aus dieser Hand. Eine deiner fünf ist weg, und du kannst nicht wissen, welche. Darum steht da: bekannt, eine davon ist weg.
story-direction-before = Es geht im Uhrzeigersinn. Deine rechte Nachbarin hat gerade ein Zwinkern in Blau abgelegt, und nach dir wäre dein linker Nachbar dran. Aber du spielst den „Richtungswechsel“.
story-direction-back = Stattdessen ist deine rechte Nachbarin noch einmal dran. Der Pfeil in der Mitte zeigt die neue Richtung.
story-direction-round = Von da an geht es andersherum: Nach ihr kam dein linker Nachbar, und jetzt kommst du. So bleibt es bis zum nächsten Richtungswechsel.
story-stalemate-collected = Du hast eine Karte ausgelegt, dein linker Nachbar auch. Deine rechte Nachbarin hat keine.
story-stalemate-first-round = Jetzt haben alle einmal gepasst: Das ist eine volle Runde. Mit jedem anderen Zug würde die Zählung von vorn beginnen.
story-stalemate-shared = Nach drei vollen Runden, in denen alle passen, ist die Partie vorbei. Niemand hat fünf, also gewinnt, wer am meisten ausgelegt hat. Dein linker Nachbar und du habt je eine Karte: Ihr teilt euch den Sieg.
