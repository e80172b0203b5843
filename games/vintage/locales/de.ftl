# Vintage

move-hoard = „{ $item }“ horten
move-steal = „{ $item }“ von { $from } stehlen
move-salvage = Oberstes Stück vom Ablagestapel retten
move-keep = „{ $item }“ behalten
move-decline = Nichts mehr horten

event-starts = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-displayed = { $you ->
    [yes] In deiner Vitrine:
   *[no] In der Vitrine von { $seat }:
} { $items }.
event-hoarded = { $you ->
    [yes] Du hortest
   *[no] { $seat } hortet
} „{ $item }“.
event-nothing-to-hoard = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} nichts zum Horten.
event-stole = { $you ->
    [yes] Du stiehlst „{ $item }“ von { $from }.
   *[no] { $from-you ->
        [yes] { $seat } stiehlt dir „{ $item }“.
       *[no] { $seat } stiehlt „{ $item }“ von { $from }.
    }
}
event-salvaged = { $you ->
    [yes] Du rettest
   *[no] { $seat } rettet
} „{ $item }“ vom Ablagestapel.
event-nothing-to-take = { $you ->
    [yes] Du findest
   *[no] { $seat } findet
} nichts zum Mitnehmen.
event-drew = Du ziehst: { $items }.
event-kept = { $you ->
    [yes] Du behältst
   *[no] { $seat } behält
} „{ $item }“ und { $you ->
    [yes] legst
   *[no] legt
} „{ $discarded }“ ab.
event-kept-only = { $you ->
    [yes] Du ziehst und behältst
   *[no] { $seat } zieht und behält
} das einzige Stück, das noch da ist: „{ $item }“.
event-renewed = Der Nachziehstapel ist leer. { $count ->
    [one] Das einzige abgelegte Stück wird zum neuen Stapel.
   *[other] Die { $count } abgelegten Stücke werden zu einem neuen Stapel gemischt.
}
event-deck-out = Der Nachziehstapel reicht nicht mehr, und { $you ->
    [yes] du hattest
   *[no] { $seat } hatte
} den letzten Zug. Alle dürfen noch ein Stück horten.
event-declined = { $you ->
    [yes] Du hortest
   *[no] { $seat } hortet
} nichts mehr.

refusal-hoard-due = { $you ->
    [yes] Horte zuerst ein Stück aus deiner Vitrine.
   *[no] { $seat } ist dran und hortet gerade. Warte auf deinen Zug.
}
refusal-take-due = { $you ->
    [yes] Stiehl jetzt ein Stück aus einer anderen Vitrine oder rette das oberste vom Ablagestapel.
   *[no] { $seat } ist dran und stiehlt oder rettet gerade ein Stück. Warte auf deinen Zug.
}
refusal-keep-due = { $you ->
    [yes] Du hast zwei Stücke gezogen: Welches behältst du?
   *[no] { $seat } wählt zwischen zwei Stücken. Warte auf deinen Zug.
}
refusal-final-due = { $you ->
    [yes] Der Nachziehstapel ist aufgebraucht: Horte noch ein Stück aus deiner Vitrine oder lass es bleiben.
   *[no] Der Nachziehstapel ist aufgebraucht, und { $seat } darf noch ein Stück horten.
}
refusal-second-due = { $you ->
    [yes] Du hattest einen Zug weniger als andere: Horte ein zweites Stück aus deiner Vitrine oder lass es bleiben.
   *[no] { $seat } hatte einen Zug weniger als andere und darf jetzt ein zweites Stück horten.
}
refusal-over-small = Der Nachziehstapel ist aufgebraucht, die letzten Stücke sind gehortet: Die Partie ist vorbei.
refusal-over-large = Der Nachziehstapel war zweimal aufgebraucht, die letzten Stücke sind gehortet: Die Partie ist vorbei.
refusal-not-in-your-display = „{ $item }“ steht nicht in deiner Vitrine. Horte ein Stück, das dort steht.
refusal-own-display = Dich selbst kannst du nicht bestehlen. Wähle ein Stück aus einer anderen Vitrine.
refusal-not-in-their-display = „{ $item }“ steht nicht in der Vitrine von { $from }. Wähle ein Stück, das dort steht.
refusal-last-item = „{ $item }“ ist das einzige Stück in der Vitrine von { $from } und deshalb sicher. Wähle ein anderes.
refusal-no-discards = Der Ablagestapel ist leer. Stiehl stattdessen ein Stück.
refusal-not-drawn = „{ $item }“ hast du nicht gezogen. Behalte eines der beiden gezogenen Stücke.
refusal-just-stolen = „{ $item }“ hast du erst in deinem letzten Zug gestohlen und kannst es nicht mehr horten. Wähle ein anderes Stück oder keines.
refusal-deck-items = Ein Deck hat 63 Stücke; dieses hat { $found }.
refusal-deck-categories = Ein Deck hat sieben Kategorien; dieses hat { $found }.
refusal-deck-colours = Ein Deck hat sieben Farben; dieses hat { $found }.
refusal-deck-name = Ein Name hat in jeder Sprache 1 bis { $most } Zeichen auf einer Zeile, und Englisch (en) darf nicht fehlen.
refusal-deck-unknown-category = Die Kategorie „{ $category }“ steht nicht unter [categories].
refusal-deck-unknown-colour = Die Farbe „{ $colour }“ steht nicht unter [colours].
refusal-deck-year = Die Jahre gehen von 1950 bis 1979; { $year } liegt außerhalb.
refusal-deck-value = Die Werte gehen von 1 bis 5; { $value } liegt außerhalb.
refusal-deck-category-full = Jede Kategorie hat neun Stücke; dies ist das zehnte in „{ $category }“.
refusal-deck-colour-full = Jede Farbe hat neun Stücke; dies ist das zehnte in „{ $colour }“.
refusal-deck-decade-full = Jedes Jahrzehnt hat 21 Stücke; dies ist das 22. aus den { $decade }ern.
refusal-deck-same-year-in-category = In einer Kategorie hat jedes Stück ein anderes Jahr; in „{ $category }“ ist schon eines von { $year }.
refusal-deck-same-year-in-colour = In einer Farbe hat jedes Stück ein anderes Jahr; in „{ $colour }“ ist schon eines von { $year }.
refusal-deck-bonus = Diese Bonuskarte ist { $expected } Punkte wert, nicht { $found }.

prompt-hoard = { $you ->
    [yes] Was kommt in deinen Hort? Wähle ein Stück aus deiner Vitrine.
   *[no] { $seat } wählt ein Stück zum Horten.
}
prompt-take = { $you ->
    [yes] Stiehl ein Stück oder rette das oberste vom Ablagestapel.
   *[no] { $seat } wählt ein Stück zum Stehlen oder Retten.
}
prompt-steal = { $you ->
    [yes] Stiehl ein Stück. Zu retten gibt es gerade nichts.
   *[no] { $seat } wählt ein Stück zum Stehlen.
}
prompt-keep = { $you ->
    [yes] Welches der beiden Stücke behältst du?
   *[no] { $seat } wählt eines von zwei Stücken.
}
prompt-final = { $you ->
    [yes] Der Nachziehstapel ist aufgebraucht. Du darfst noch ein Stück horten.
   *[no] Der Nachziehstapel ist aufgebraucht. { $seat } darf noch ein Stück horten.
}
prompt-second = { $you ->
    [yes] Du hattest einen Zug weniger und darfst ein zweites Stück horten.
   *[no] { $seat } hatte einen Zug weniger und darf ein zweites Stück horten.
}
prompt-over = Die Partie ist vorbei, alle Horte sind offen.

sketch-bonus = Die meisten Stücke eines Jahrzehnts: 50er 5, 60er 8, 70er 10 Punkte; einer Farbe oder Kategorie: 6 Punkte
sketch-deck = Nachziehstapel: { $count ->
    [0] leer
    [one] ein Stück
   *[other] { $count } Stücke
}
sketch-discards = Ablagestapel: { $count ->
    [0] leer
    [one] ein Stück
   *[other] { $count } Stücke, obenauf dieses
}
sketch-seat = { $you ->
    [yes] Deine Vitrine
   *[no] Vitrine von { $seat }
}, { $count ->
    [0] noch nichts gehortet
    [one] ein Stück gehortet
   *[other] { $count } Stücke gehortet
}
sketch-hoard = Hort:
sketch-drawn = Du hast gezogen
sketch-item = { $name }  { $category }  { $colour }  { $year }  Wert { $value }

score-values = { $count ->
    [0] Ein leerer Hort
    [one] Wert von einem Stück
   *[other] Werte von { $count } Stücken
}
score-decade = Die meisten Stücke aus den { $decade }ern
score-colour = Die meisten Stücke: { $name }
score-category = Die meisten Stücke: { $name }

about = Ein Stück horten, eins stehlen, eins ziehen: Wer von einem Jahrzehnt, einer Farbe oder einer Kategorie am meisten hat, holt sich den Bonus.
option-open-hoards = Offene Horte
option-open-hoards-help = Alle dürfen in jeden Hort schauen. So muss sich niemand etwas merken.
option-take-that = Mit Ellbogen
option-take-that-help = Für alle mit dickem Fell: Jeder Stand beginnt mit einem Stück weniger, und auch das letzte Stück einer Vitrine kann gestohlen werden.

page-item = { $name }, { $year }: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}, { $category }, { $colour }
page-item-stolen = Gerade gestohlen: { $item }
page-stolen = gestohlen
page-hidden = Ein verdecktes Stück
page-market = Nachzieh- und Ablagestapel
page-deck = Nachziehstapel
page-deck-count = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel ist noch ein Stück.
   *[other] Im Nachziehstapel sind noch { $count } Stücke.
}
page-deck-again = danach noch einmal die Ablage
page-discards = Ablage
page-discards-count = { $count ->
    [0] Der Ablagestapel ist leer.
    [one] Auf dem Ablagestapel liegt ein Stück.
   *[other] Auf dem Ablagestapel liegen { $count } Stücke.
}
page-look-through = Durchsehen
page-case = { $you ->
    [yes] Deine Vitrine
   *[no] Vitrine von { $seat }
}
page-case-empty = Nichts in der Vitrine
page-safe = sicher
page-safe-help = Das einzige Stück einer Vitrine kann nicht gestohlen werden.
page-drawn = { $you ->
    [yes] Gezogen: Eines behältst du, das andere legst du ab
   *[no] { $seat } hat gezogen und wählt
}
page-hoard = { $you ->
    [yes] Dein Hort
   *[no] Hort von { $seat }
}: { $count ->
    [0] leer
    [one] ein Stück
   *[other] { $count } Stücke
}
page-hoard-empty = Noch nichts gehortet
page-hoard-closed = gehortet
page-on-display = { $count ->
    [0] Nichts in der Vitrine
    [one] Ein Stück in der Vitrine
   *[other] { $count } Stücke in der Vitrine
}
page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-won = gewonnen
page-majorities = Mehrheiten bisher
page-majorities-over = Die Mehrheiten
page-decades = Jahrzehnte
page-colours = Farben
page-categories = Kategorien
page-decade = { $decade }er
page-bonus = { $name }: { $points } Punkte
page-ahead = vorn
page-tied = gleichauf
page-closed = { $count ->
    [one] Ein Stück in einem verdeckten Hort
   *[other] { $count } Stücke in einem verdeckten Hort
}
page-legend-hidden = 2 = gehortet, +1 = in der Vitrine; gefüllt = vorn, soweit du siehst. Verdeckte Horte (?) zählen nicht mit.
page-legend-open = 2 = gehortet, +1 = in der Vitrine; gefüllt = bekäme jetzt den Bonus.
page-legend-over = Zahl = gehortete Stücke; gefüllt = bekommt den Bonus. Bei Gleichstand zählt das älteste Stück.

# Wofür es Punkte gibt.
rule-vintage-score = Werte der Stücke
rule-vintage-majority = Mehrheiten

# Bilder der Regeln.
picture-value = Wert: So viel zählt das Stück im Hort, hier { $value }
picture-category = Kategorie: { $name }
picture-colour = Farbe mit eigenem Muster: { $name }
picture-year = Jahr { $year }: zählt zu den { $decade }ern

# Die geführte erste Partie.
story-first-game-goal = Willkommen auf dem Flohmarkt! Drei Stände wetteifern um den schönsten Hort. Am Ende bringt jedes Stück in deinem Hort seinen Wert. Dazu gibt es Bonuspunkte für die meisten Stücke eines Jahrzehnts, einer Farbe oder einer Kategorie.
story-first-game-item = Das ist deine Vitrine, darin ein Sonntagstandem. Auf dem runden Aufkleber steht sein Wert: 5. Das Band unten zeigt, wofür es zählt: das Zeichen der Fahrräder, der einfarbige Stoff für Türkis und 1965, also die 60er. Ein Stück, drei Mehrheiten!
story-first-game-hoard = Ein Zug hat drei Schritte. Zuerst hortest du: Ein Stück wandert aus der Vitrine in deinen Hort, und dort kann es niemand mehr stehlen. Klick auf das Sonntagstandem. Es ist dein einziges Stück, die Wahl fällt also leicht.
story-first-game-steal = Dann nimmst du dir ein Stück. Der Ablagestapel ist noch leer, also wird gestohlen! Dein linker Nachbar hat ein Rennrad in der Vitrine: ein Fahrrad wie dein Tandem und auch aus den 60ern. Klick darauf.
story-first-game-keep = Zuletzt ziehst du zwei Stücke, die nur du siehst. Eines behältst du, das andere legst du ab. Das Fondue-Set ist 4 wert, das Taschenradio nur 1. Dafür ist es türkis und aus den 60ern wie dein Tandem. Klick auf das Taschenradio.
story-first-game-shown = Das war ein ganzer Zug. Jetzt stehen zwei Stücke in deiner Vitrine, gut sichtbar für alle. Dein Hort ist sicher, deine Vitrine nicht. Mal sehen, was deine Nachbarn machen.
story-first-game-robbed = Bestohlen! Dein linker Nachbar hat eine Stehlampe gehortet, das Rennrad zurückgestohlen und einen Leuchter behalten. Dir bleibt ein Stück, und das einzige Stück einer Vitrine kann nicht gestohlen werden: Dein Taschenradio ist sicher.
story-first-game-salvaged = Deine rechte Nachbarin hat einen Sodasiphon gehortet und dann nicht gestohlen, sondern den Schalenstuhl vom Ablagestapel gerettet. Jetzt liegt dort eine Küchenmaschine obenauf, und du bist dran.
story-first-game-only = Wie immer wird zuerst gehortet: Klick auf das Taschenradio. Mit dem Tandem hast du dann zwei türkise Stücke und zwei aus den 60ern im Hort.
story-first-game-salvage = Diesmal geht es auch ohne Diebstahl. Rette die Küchenmaschine: Klick sie auf dem Ablagestapel an. Sie ist türkis, aus den 60ern und 5 wert. Wer wirft denn so etwas weg!
story-first-game-keep-again = Zwei neue Stücke. Der Lenkdrachen ist türkis und 4 wert, das Jo-Jo ist aus den 60ern und 1 wert. Klick auf den Lenkdrachen.
story-first-game-majorities = Deine Nachbarn waren dran und haben dir nichts genommen. Such in der Tabelle der Mehrheiten deine Zeile: Eine Zahl ohne Plus ist gehortet, eine mit Plus steht in der Vitrine. Gefüllt heißt: vorn, soweit du siehst. Verdeckte Horte zählen nicht mit, also merk dir, was hineinkommt!
story-first-game-choice = Jetzt hast du die Wahl. Die Küchenmaschine ist 5 wert und aus den 60ern, der Lenkdrachen 4 und aus den 70ern; türkis sind beide. Bring in Sicherheit, was du ungern verlieren würdest: Aus der Vitrine kann jederzeit gestohlen werden. Klick auf die Küchenmaschine.
story-first-game-later = Wir springen vor: Alle hatten neun Züge. Im Nachziehstapel sind noch drei Stücke. Zwei davon ziehst du gleich, und ein einzelnes reicht nicht für einen weiteren Zug. Das hier ist also der letzte der Partie.
story-first-game-last-hoard = In deiner Vitrine stehen ein Butterfly-Sessel von 1955 und ein Radiowecker von 1970. Die meisten Stücke aus den 70ern bringen 10 Punkte, mehr als jeder andere Bonus, und ein paar hast du schon. Klick auf den Radiowecker.
story-first-game-last-steal = Stiehl noch ein Stück. Horten kannst du es nicht mehr: Was im allerletzten Zug gestohlen wird, ist gesperrt. Aber dein linker Nachbar kann es dann auch nicht horten! Klick auf den Hüpfball, der schon eine ganze Weile zwischen euch hin- und herhüpft.
story-first-game-last-keep = Eine Kamera von 1972 oder ein Kassettenrekorder von 1971? In deinem Hort ist schon ein Projektor, der zu „Foto & Film“ zählt. Ein zweites Stück dieser Kategorie kann den Ausschlag geben: Klick auf die Sofortbildkamera.
story-first-game-end = Im Nachziehstapel ist nur noch ein Stück: Das war der letzte Zug. Alle dürfen noch ein Stück horten, dein linker Nachbar zuerst. Du kommst zuletzt, und der gerade gestohlene Hüpfball ist gesperrt.
story-first-game-one-more = Deine Nachbarn haben noch je ein Stück gehortet. Jetzt du: Klick auf die Sofortbildkamera.
story-first-game-open = Deine Nachbarn hatten einen Zug weniger als du und durften deshalb ein zweites Stück horten. Jetzt sind alle Horte offen, und in der Tabelle steht, wer welchen Bonus bekommt. Sieben Stücke aus den 70ern gegen sechs: Diese 10 Punkte gehören dir.
story-first-game-tie = Sieh dir die Fahrräder an: Alle haben genau eines. Bei Gleichstand zählt das älteste Stück. Dein Tandem ist von 1965, die anderen Räder sind von 1966 und 1973. Sechs Punkte für das allererste Stück in deinem Hort!
story-first-game-score = Werte 32, Boni 40: 72 Punkte. Deine Nachbarn haben je 69, du gewinnst! Ohne die letzte Kamera hättest du nur 62: Sie bringt ihre 4 Punkte und den Bonus ihrer Kategorie. Was in der Vitrine bleibt, zählt nichts. Viel Spaß an einem richtigen Tisch!

# Die Beispiele der Regeln.
story-only-item-three = Du hast drei Stücke in der Vitrine. Bevor du eines horten kannst, sind die drei anderen dran, dein linker Nachbar zuerst.
story-only-item-two = Dein linker Nachbar hat dir den eiförmigen Drehsessel gestohlen. Zwei Stücke bleiben dir.
story-only-item-one = Die Nächste hat deine Schmalfilmkamera gestohlen. Nur der Blechroboter ist noch da, und das einzige Stück einer Vitrine kann nicht gestohlen werden.
story-only-item-elsewhere = Der Dritte fand bei dir nichts mehr zu holen und hat deinen linken Nachbarn bestohlen: Der Drehsessel wandert weiter. Auch dem bleibt jetzt nur ein Stück, und das ist genauso sicher.
story-only-item-safe = Du hortest den Roboter. Jetzt kommt niemand mehr an ihn heran.
story-discard-drawn = Du hast einen Sessel gehortet und den Hüpfball gestohlen. Jetzt ziehst du zwei Lampen, die nur du siehst.
story-discard-on-top = Du behältst den Sputnik-Leuchter, senfgelb wie dein Sessel. Die Bogenlampe kommt offen auf den Ablagestapel.
story-discard-salvaged = Dein linker Nachbar hat gerade eine Lampe gehortet. Statt zu stehlen, rettet er jetzt deine.
story-discard-next = Dann legt er einen Papierlampion ab. Retten lässt sich immer nur das oberste Stück, jetzt also der Lampion.
story-tie-alone = In diesem Beispiel sind die Horte offen. Du hast ein Tandem von 1965 gehortet, bisher das einzige Fahrrad: Der Bonus für Fahrräder wäre deiner.
story-tie-older = Auch dein linker Nachbar hortet ein Fahrrad. Eins zu eins ist Gleichstand, und dann gewinnt das ältere Stück: 1957 schlägt 1965. Die 6 Punkte wechseln den Besitzer.
story-tie-more = Du hortest ein zweites Fahrrad. Zwei sind mehr als eins, und sei es noch so alt: Der Bonus ist wieder deiner.
story-final-out = Im Nachziehstapel ist noch ein Stück, die Partie geht zu Ende. Dein linker Nachbar hatte den letzten Zug und hat dir dabei den eiförmigen Drehsessel gestohlen.
story-final-first = Alle dürfen noch ein Stück horten, im Uhrzeigersinn. Wer den letzten Zug hatte, kommt zuletzt: Erst hortet deine rechte Nachbarin, dann du. Du hast das Fondue-Set gehortet.
story-final-stolen = Dein linker Nachbar kommt zuletzt. Den Drehsessel darf er nicht horten, denn er hat ihn im letzten Zug gestohlen. Das Einkaufsrad, im selben Zug gezogen, ist erlaubt.
story-final-second = Deine rechte Nachbarin und du hattet einen Zug weniger, also dürft ihr ein zweites Stück horten; bei dir ist es die Küchenmaschine. Der Drehsessel bleibt in der Vitrine und zählt nichts.
story-scoring-majority = Alle Horte sind offen. Sechs deiner Stücke sind aus den 70ern, die anderen haben fünf und vier: Der Bonus von 10 Punkten geht an dich.
story-scoring-tie = Radios & Platten: Du hast zwei Stücke, deine rechte Nachbarin auch. Dein Detektorradio von 1952 ist das älteste von allen, also gehören die 6 Punkte dir.
story-scoring-sum = Deine 11 Stücke sind zusammen 32 wert, deine sechs Bonuskarten bringen 40: 72 Punkte. Dein linker Nachbar hat 35 und 37, macht ebenfalls 72.
story-scoring-winner = Bei Gleichstand an der Spitze entscheidet das älteste Stück im Hort. Dein Detektorradio ist von 1952, das älteste Stück deines linken Nachbarn, ein Lastenrad, von 1956. Du gewinnst!
