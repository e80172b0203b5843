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

# Bilder der Regeln.
picture-value = Wert: so viel zählt das Stück im Hort, hier { $value }
picture-category = Kategorie: { $name }
picture-colour = Farbe mit eigenem Muster: { $name }
picture-year = Jahr: { $year }, zählt also zu den { $decade }ern

# Die geführte erste Partie.
story-first-game-goal = Willkommen auf dem Flohmarkt! Drei Stände wetteifern um den schönsten Hort. Am Ende bringt jedes Stück in deinem Hort seinen Wert. Dazu kommen Bonuspunkte für die meisten Stücke eines Jahrzehnts, einer Farbe, einer Kategorie.
story-first-game-item = Das ist deine Vitrine mit einem Sonntagstandem. Der runde Aufkleber nennt seinen Wert: 5. Das Band unten sagt, wofür es zählt: das Zeichen der Fahrräder, der einfarbige Stoff für Türkis, und 1965, also die 60er. Ein Stück, drei Mehrheiten!
story-first-game-hoard = Ein Zug hat drei Schritte. Zuerst hortest du: Ein Stück wandert aus der Vitrine in deinen Hort, wo es niemand stehlen kann. Klick auf das Sonntagstandem. Es ist dein einziges Stück, zu wählen gibt es noch nichts.
story-first-game-steal = Dann nimmst du ein Stück. Der Ablagestapel ist noch leer, also stiehl! Links von dir steht ein Rennrad in der Vitrine: ein Fahrrad wie dein Tandem und ebenfalls aus den 60ern. Klick darauf.
story-first-game-keep = Zuletzt ziehst du zwei Stücke, die nur du siehst. Eines behältst du, das andere legst du ab. Das Fondue-Set ist 4 wert, das Taschenradio nur 1, aber es ist türkis und aus den 60ern wie dein Tandem. Klick auf das Taschenradio.
story-first-game-shown = Das war ein ganzer Zug. Jetzt stehen zwei Stücke in deiner Vitrine, gut sichtbar für alle. Dein Hort ist sicher, deine Vitrine nicht. Mal sehen, was die anderen tun.
story-first-game-robbed = Bestohlen! Links von dir wurde eine Stehlampe gehortet, das Rennrad zurückgestohlen und ein Leuchter behalten. Dir bleibt ein Stück, und das einzige Stück einer Vitrine kann nicht gestohlen werden: Das Taschenradio bleibt bei dir.
story-first-game-salvaged = Rechts von dir wurde ein Sodasiphon gehortet und dann nichts gestohlen, sondern der Schalenstuhl vom Ablagestapel gerettet. Jetzt liegt dort eine Küchenmaschine obenauf, und du bist dran.
story-first-game-only = Zuerst horten, wie immer: Klick auf das Taschenradio. Mit dem Tandem hast du dann zwei türkise Stücke und zwei aus den 60ern im Hort.
story-first-game-salvage = Diesmal musst du nicht stehlen. Rette die Küchenmaschine: Klick sie auf dem Ablagestapel an. Sie ist türkis, aus den 60ern und 5 wert. Und so etwas legt jemand ab!
story-first-game-keep-again = Zwei neue Stücke. Der Lenkdrachen ist türkis und 4 wert, das Jo-Jo ist aus den 60ern und 1 wert. Klick auf den Lenkdrachen.
story-first-game-majorities = Die anderen waren dran und haben dir nichts genommen. Such in der Tabelle der Mehrheiten deine Zeile: Eine bloße Zahl ist gehortet, eine mit Plus steht in der Vitrine. Gefüllt heißt vorn, soweit du siehst. Verdeckte Horte zählen nicht mit, also merk dir, was hineinkam!
story-first-game-choice = Jetzt hast du die Wahl. Die Küchenmaschine ist 5 wert und aus den 60ern, der Lenkdrachen 4 und aus den 70ern; türkis sind beide. Bring in Sicherheit, was dir mehr fehlen würde, denn was in der Vitrine bleibt, kann gestohlen werden. Klick auf die Küchenmaschine.
story-first-game-later = Wir springen vor: Alle hatten neun Züge. Im Nachziehstapel sind noch drei Stücke. Zwei davon ziehst du gleich, und eines reicht nicht für einen weiteren Zug. Dies ist also der letzte Zug der Partie.
story-first-game-last-hoard = In deiner Vitrine stehen ein Butterfly-Sessel von 1955 und ein Radiowecker von 1970. Die meisten Stücke aus den 70ern bringen 10 Punkte, mehr als jeder andere Bonus, und ein paar davon hast du schon. Klick auf den Radiowecker.
story-first-game-last-steal = Stiehl noch ein Stück. Horten kannst du es nicht mehr: Was im allerletzten Zug gestohlen wird, ist am Ende gesperrt. Aber links von dir wird es dann auch nicht gehortet! Klick auf den Hüpfball, der schon eine Weile zwischen euch beiden hin und her hüpft.
story-first-game-last-keep = Eine Kamera von 1972 oder ein Kassettenrekorder von 1971? In deinem Hort ist ein Projektor, der zu „Foto & Film“ zählt. Ein zweites Stück dieser Kategorie kann den Ausschlag geben: Klick auf die Sofortbildkamera.
story-first-game-end = Im Nachziehstapel ist nur noch ein Stück: Das war der letzte Zug. Alle dürfen noch ein Stück horten, links von dir geht es los. Du kommst zuletzt, und der gerade gestohlene Hüpfball ist gesperrt.
story-first-game-one-more = Die beiden anderen haben noch je ein Stück gehortet. Nun du: Klick auf die Sofortbildkamera.
story-first-game-open = Die anderen hatten einen Zug weniger als du und haben deshalb ein zweites Stück gehortet. Jetzt sind alle Horte offen, und die Tabelle sagt, wer welchen Bonus bekommt. Sieben Stücke aus den 70ern gegen sechs: Diese 10 Punkte gehören dir.
story-first-game-tie = Sieh dir die Fahrräder an: Alle haben genau eines. Bei Gleichstand zählt das älteste Stück. Dein Tandem ist von 1965, die beiden anderen Räder sind von 1966 und 1973: sechs Punkte für das allererste Stück, das du gehortet hast!
story-first-game-score = Werte 32, Boni 40: 72 Punkte. Die anderen haben je 69, also gewinnst du! Ohne die letzte Kamera hättest du 62: Sie bringt ihre 4 Punkte und den Bonus ihrer Kategorie. Was in der Vitrine bleibt, zählt nichts. Viel Spaß an einem richtigen Tisch!

# Die Beispiele der Regeln.
story-only-item-three = Du hast drei Stücke in der Vitrine. Bevor du eines horten kannst, sind die drei anderen dran, links von dir geht es los.
story-only-item-two = Der erste Zug ist vorbei: Die Person links von dir hat deinen eiförmigen Drehsessel gestohlen. Zwei Stücke bleiben dir.
story-only-item-one = Als Nächstes wird dir die Schmalfilmkamera gestohlen. Nur der Blechroboter ist noch da, und das einzige Stück einer Vitrine kann nicht gestohlen werden.
story-only-item-elsewhere = Beim dritten Zug musste also eine andere Vitrine herhalten: Der Drehsessel wurde gleich weitergestohlen. Auch dort bleibt nur ein Stück, und das ist jetzt ebenfalls sicher.
story-only-item-safe = Du hortest den Roboter. Jetzt kommt niemand mehr an ihn heran.
story-discard-drawn = Du hast einen Sessel gehortet und den Hüpfball gestohlen. Jetzt ziehst du zwei Lampen, die nur du siehst.
story-discard-on-top = Du behältst den Sputnik-Leuchter, senfgelb wie dein Sessel. Die Bogenlampe kommt offen auf den Ablagestapel.
story-discard-salvaged = Links von dir wurde gerade eine Lampe gehortet. Statt zu stehlen, wird nun deine gerettet.
story-discard-next = Danach kommt von dort ein Papierlampion auf die Ablage. Gerettet werden kann nur das oberste Stück, jetzt also der Lampion.
story-tie-alone = In diesem Beispiel sind die Horte offen. Du hast ein Tandem von 1965 gehortet, bisher das einzige Fahrrad: Der Bonus für Fahrräder wäre deiner.
story-tie-older = Auch links von dir wird ein Fahrrad gehortet. Eins zu eins ist Gleichstand, und das ältere Stück gewinnt: 1957 schlägt 1965. Die 6 Punkte wechseln die Seite.
story-tie-more = Du hortest ein zweites Fahrrad. Zwei sind mehr als eins, und sei es noch so alt: Der Bonus ist wieder deiner.
story-final-out = Im Nachziehstapel ist noch ein Stück, die Partie geht zu Ende. Der letzte Zug war der links von dir, und dabei wurde dir der eiförmige Drehsessel gestohlen.
story-final-first = Alle dürfen noch ein Stück horten, im Uhrzeigersinn, beginnend links von der Person mit dem letzten Zug: zuerst die Person rechts von dir, dann du. Du hast das Fondue-Set gehortet.
story-final-stolen = Zuletzt kommt die Person links von dir. Den Drehsessel darf sie nicht horten, er wurde im letzten Zug gestohlen. Das Einkaufsrad, im selben Zug gezogen, ist erlaubt.
story-final-second = Du und die Person rechts von dir hattet einen Zug weniger und dürft ein zweites Stück horten; bei dir ist es die Küchenmaschine. Der Drehsessel bleibt in der Vitrine und zählt nichts.
story-scoring-majority = Alle Horte sind offen. Sechs deiner Stücke sind aus den 70ern, die anderen haben fünf und vier: Der Bonus von 10 Punkten geht an dich.
story-scoring-tie = Radios & Platten: zwei Stücke bei dir, zwei rechts von dir. Dein Detektorradio von 1952 ist das älteste davon, also gehören die 6 Punkte dir.
story-scoring-sum = Deine 11 Stücke sind zusammen 32 wert, und deine sechs Bonuskarten bringen 40: 72 Punkte. Links von dir sind es 35 und 37, ebenfalls 72.
story-scoring-winner = Bei Gleichstand an der Spitze zählt das älteste Stück in einem Hort. Dein Detektorradio ist von 1952; links von dir ist das älteste, ein Lastenrad, von 1956. Du gewinnst!
