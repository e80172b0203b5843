# Vintage

move-hoard = „{ $item }“ horten
move-steal = „{ $item }“ von { $from } stehlen
move-salvage = Das oberste Stück vom Ablagestapel retten
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
} nichts zu horten.
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
} nichts zu nehmen.
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
    [yes] Beginne deinen Zug damit, ein Stück aus deiner Vitrine zu horten.
   *[no] { $seat } ist dran, ein Stück zu horten. Warte auf deinen Zug.
}
refusal-take-due = { $you ->
    [yes] Stiehl jetzt ein Stück aus einer anderen Vitrine oder rette das oberste Stück vom Ablagestapel.
   *[no] { $seat } ist dran, ein Stück zu stehlen oder zu retten. Warte auf deinen Zug.
}
refusal-keep-due = { $you ->
    [yes] Du hast zwei Stücke gezogen: Such aus, welches du behältst.
   *[no] { $seat } wählt zwischen zwei Stücken. Warte auf deinen Zug.
}
refusal-final-due = { $you ->
    [yes] Der Nachziehstapel ist aufgebraucht: Horte noch ein Stück aus deiner Vitrine oder nichts mehr.
   *[no] Der Nachziehstapel ist aufgebraucht, und { $seat } darf noch ein Stück horten.
}
refusal-second-due = { $you ->
    [yes] Du hattest einen Zug weniger als andere: Horte ein zweites Stück aus deiner Vitrine oder nichts mehr.
   *[no] { $seat } hatte einen Zug weniger als andere und darf jetzt ein zweites Stück horten.
}
refusal-over-small = Der Nachziehstapel ist aufgebraucht, die letzten Stücke sind gehortet: Die Partie ist vorbei.
refusal-over-large = Der Nachziehstapel war zweimal aufgebraucht, die letzten Stücke sind gehortet: Die Partie ist vorbei.
refusal-not-in-your-display = „{ $item }“ steht nicht in deiner Vitrine: Horte ein Stück, das dort steht.
refusal-own-display = Du kannst dich nicht selbst bestehlen: Wähle ein Stück aus einer anderen Vitrine.
refusal-not-in-their-display = „{ $item }“ steht nicht in der Vitrine von { $from }: Wähle ein Stück, das dort steht.
refusal-last-item = „{ $item }“ ist das einzige Stück in der Vitrine von { $from } und deshalb sicher. Wähle ein anderes.
refusal-no-discards = Der Ablagestapel ist leer: Stiehl stattdessen ein Stück.
refusal-not-drawn = „{ $item }“ ist keines der Stücke, die du gezogen hast: Behalte eines von diesen.
refusal-just-stolen = Du hast „{ $item }“ erst in deinem letzten Zug gestohlen, zu spät zum Horten. Wähle ein anderes Stück oder keines.
refusal-deck-items = Ein Deck hat 63 Stücke; dieses hat { $found }.
refusal-deck-categories = Ein Deck hat sieben Kategorien; dieses hat { $found }.
refusal-deck-colours = Ein Deck hat sieben Farben; dieses hat { $found }.
refusal-deck-name = Ein Name hat in jeder Sprache 1 bis { $most } Zeichen auf einer Zeile, und Englisch (en) muss dabei sein.
refusal-deck-unknown-category = Die Kategorie „{ $category }“ steht nicht unter [categories].
refusal-deck-unknown-colour = Die Farbe „{ $colour }“ steht nicht unter [colours].
refusal-deck-year = Die Jahre gehen von 1950 bis 1979; { $year } liegt außerhalb.
refusal-deck-value = Die Werte gehen von 1 bis 5; { $value } liegt außerhalb.
refusal-deck-category-full = Jede Kategorie hat neun Stücke; dies ist das zehnte in „{ $category }“.
refusal-deck-colour-full = Jede Farbe hat neun Stücke; dies ist das zehnte in „{ $colour }“.
refusal-deck-decade-full = Jedes Jahrzehnt hat 21 Stücke; dies ist das 22. aus den { $decade }ern.
refusal-deck-same-year-in-category = Die Stücke einer Kategorie sind alle aus verschiedenen Jahren; in „{ $category }“ ist schon eines von { $year }.
refusal-deck-same-year-in-colour = Die Stücke einer Farbe sind alle aus verschiedenen Jahren; in „{ $colour }“ ist schon eines von { $year }.
refusal-deck-bonus = Diese Bonuskarte ist { $expected } Punkte wert, nicht { $found }.

prompt-hoard = { $you ->
    [yes] Horte ein Stück aus deiner Vitrine.
   *[no] { $seat } wählt ein Stück zum Horten.
}
prompt-take = { $you ->
    [yes] Stiehl ein Stück oder rette das oberste vom Ablagestapel.
   *[no] { $seat } wählt ein Stück zum Stehlen oder Retten.
}
prompt-steal = { $you ->
    [yes] Stiehl ein Stück; der Ablagestapel ist leer.
   *[no] { $seat } wählt ein Stück zum Stehlen.
}
prompt-keep = { $you ->
    [yes] Behalte eines der zwei gezogenen Stücke.
   *[no] { $seat } wählt, welches von zwei Stücken bleibt.
}
prompt-final = { $you ->
    [yes] Der Nachziehstapel ist aufgebraucht: Du darfst noch ein Stück horten.
   *[no] Der Nachziehstapel ist aufgebraucht: { $seat } überlegt, ob noch ein Stück in den Hort kommt.
}
prompt-second = { $you ->
    [yes] Du hattest einen Zug weniger: Du darfst ein zweites Stück horten.
   *[no] { $seat } hatte einen Zug weniger und überlegt, ob ein zweites Stück in den Hort kommt.
}
prompt-over = Die Horte sind offen: Die Partie ist vorbei.

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

about = Ein Stück horten, eins stehlen, eins ziehen: Wer von einem Jahrzehnt, einer Farbe oder einer Kategorie am meisten hat, holt den Bonus.
option-open-hoards = Offene Horte
option-open-hoards-help = Alle dürfen in jeden Hort schauen: ein Spiel ohne Gedächtnis.
option-take-that = Mit Ellbogen
option-take-that-help = Für dicke Felle: Alle beginnen mit einem Stück weniger, und auch das letzte Stück einer Vitrine kann gestohlen werden.

page-item = { $name }: { $category }, { $colour }, { $year }, Wert { $value }
page-item-stolen = { $item }, gerade gestohlen
page-stolen = gestohlen
page-hidden = Ein verdecktes Stück
page-market = Nachzieh- und Ablagestapel
page-deck = Nachziehstapel
page-deck-count = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel ist noch ein Stück.
   *[other] Im Nachziehstapel sind noch { $count } Stücke.
}
page-deck-again = dann noch einmal die Ablage
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
page-case-empty = Leere Vitrine
page-safe = sicher
page-safe-help = Das einzige Stück einer Vitrine kann nicht gestohlen werden.
page-drawn = { $you ->
    [yes] Du hast gezogen: Behalte eines, leg das andere ab
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
    [0] Vitrine leer
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
page-legend-hidden = 2 gehortet, +1 in der Vitrine; gefüllt: vorn, soweit du siehst. Verdeckte Horte (?) zählen nicht mit.
page-legend-open = 2 gehortet, +1 in der Vitrine; gefüllt: bekäme jetzt den Bonus.
page-legend-over = So viele sind gehortet; gefüllt: bekommt den Bonus. Bei Gleichstand zählt das älteste Stück.

# Wofür es Punkte gibt.
rule-vintage-score = Werte der Stücke
rule-vintage-majority = Mehrheiten
