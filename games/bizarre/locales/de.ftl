# Bizarre

# Die deutschen Dinge stehen in der Mehrzahl, die Eigenschaften passend dazu: „aufblasbare Leuchttürme“.
pair = { $quality } { $item }

move-identity = { $first }-{ $second } sein
move-thrift = Ablegen: { $discard }; auf sieben nachziehen, davon { $qualities ->
    [0] keine Eigenschaft
    [one] eine Eigenschaft
   *[other] { $qualities } Eigenschaften
}
move-invent = Erfinden: { $quality } { $item }
move-give = Den Beutel von { $from } weitergeben
move-shuffle = Alle Beutel zufällig verteilen
move-end-pitch = Rede beenden
move-buy = Das Angebot von { $from } kaufen

event-round = Runde { $round }: { $you ->
    [yes] Du kaufst ein.
   *[no] { $seat } kauft ein.
}
event-drew-buyers = Du ziehst die Kundenkarten { $buyers }.
event-identity = { $you ->
    [yes] Du bist
   *[no] { $seat } ist
} diesmal { $first }-{ $second }.
event-thrifted = Deine Wahl – ablegen: { $discard }; ziehen: { $qualities ->
    [0] keine Eigenschaft
    [one] eine Eigenschaft
   *[other] { $qualities } Eigenschaften
}.
event-restocked = Alle Genies haben sieben Karten.
event-renewed = { $deck ->
    [quality] Die Eigenschaften sind
    [item] Die Dinge sind
   *[buyer] Die Kundenkarten sind
} aufgebraucht und werden neu gemischt.
event-drew = Du ziehst Eigenschaften: { $qualities }; und Dinge: { $items }.
event-invented = In deinen Beutel wandern: { $quality } { $item }.
event-bags-ready = Alle Beutel sind gefüllt.
event-gave = Du gibst { $to } den Beutel von { $from }.
event-given = { $to-you ->
    [yes] Du bekommst einen Beutel.
   *[no] { $to } bekommt einen Beutel.
}
event-shuffled = Die Beutel werden zufällig verteilt.
event-pitch-begins = { $you ->
    [yes] Du hast das Wort.
   *[no] { $seat } öffnet einen Beutel und hat das Wort.
}
event-opened-bag = Im Beutel stecken: { $quality } { $item }. Verkauf sie!
event-pitched = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} angepriesen: { $quality } { $item }.
event-bought = { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} { $quality } { $item } von { $from-you ->
    [yes] dir.
   *[no] { $from }.
}
event-revealed = { $you ->
    [yes] Dein Angebot
   *[no] Das Angebot von { $seat }
} war { $from-you ->
    [yes] deine Erfindung.
   *[no] eine Erfindung von { $from }.
}
event-ended = Alle haben zweimal eingekauft.

refusal-identity-first = { $you ->
    [yes] Du kaufst ein: Such dir zuerst aus, wer du in dieser Runde bist.
   *[no] { $seat } kauft ein und schlüpft zuerst in eine Rolle.
}
refusal-no-such-word = Nimm von jeder deiner beiden Kundenkarten ein Wort.
refusal-buyer-waits = Diesmal kaufst du ein. Warte, bis die Genies so weit sind.
refusal-thrift-now = Die Genies wählen jetzt, was sie ablegen und ziehen.
refusal-thrift-done = Du hast schon gewählt, was du ablegst und ziehst. Warte noch auf die anderen.
refusal-nothing-to-discard = Ablegen kannst du nur Karten von deiner Hand.
refusal-draws-fewer = Du ziehst { $draws ->
    [0] keine Karte
    [one] nur eine Karte
   *[other] nur { $draws } Karten
}; mehr Eigenschaften können es also nicht sein.
refusal-one-of-each = Du brauchst mindestens eine Eigenschaft und mindestens ein Ding auf der Hand.
refusal-invent-now = Die Genies stecken jetzt eine Eigenschaft und ein Ding in ihren Beutel.
refusal-invent-done = Dein Beutel ist zu. Warte noch auf die anderen.
refusal-not-in-hand = Die Eigenschaft und das Ding brauchst du beide auf der Hand.
refusal-deal-now = { $you ->
    [yes] Du kaufst ein: Verteil jetzt die Beutel.
   *[no] { $seat } verteilt jetzt die Beutel.
}
refusal-bag-not-there = Diesen Beutel kannst du nicht vergeben.
refusal-own-bag = { $to } ist an der Reihe, und niemand bekommt den eigenen Beutel.
refusal-leaves-own-bag = Dann bliebe für jemanden nur der eigene Beutel übrig. Gib einen anderen.
refusal-too-late-to-shuffle = Ein Beutel ist schon vergeben. Verteil jetzt auch die übrigen.
refusal-pitch-now = { $you ->
    [yes] Du hast das Wort: Beende zuerst deine Rede.
   *[no] { $seat } hat das Wort.
}
refusal-buy-now = { $you ->
    [yes] Such dir jetzt ein Angebot aus.
   *[no] { $seat } sucht sich jetzt ein Angebot aus.
}
refusal-not-a-pitch = Such dir etwas aus, das ein Genie angepriesen hat.
refusal-game-over = Die Partie ist vorbei.
refusal-deck-count = Bei { $seats } Plätzen braucht es davon { $least } bis { $most }; hier sind { $found }.
refusal-deck-one-word = Auf jeder Karte steht genau ein Wort; „{ $word }“ ist keines.
refusal-deck-twice = Das Wort „{ $word }“ steht zweimal da.
refusal-deck-too-long = Kein Wort und kein Etikett darf mehr als { $most } Zeichen haben und kein Wort mehr als zwölf Etiketten.

prompt-over = Die Partie ist vorbei.
prompt-identity = { $you ->
    [yes] Wer bist du diesmal? Nimm ein Wort von jeder Kundenkarte.
   *[no] { $seat } schlüpft in eine Rolle.
}
prompt-thrift = Was legst du ab, und wie viele Eigenschaften ziehst du?
prompt-thrift-wait = Die Genies suchen ihre Karten aus. Es fehlen noch: { $names }.
prompt-invent = Was erfindest du? Steck eine Eigenschaft und ein Ding in deinen Beutel.
prompt-invent-wait = Die Beutel werden gefüllt. Es fehlen noch: { $names }.
prompt-deal = { $you ->
    [yes] Welchen Beutel bekommt { $to }?
   *[no] { $seat } verteilt die Beutel.
}
prompt-pitch = { $you ->
    [yes] Dein Kunde: { $buyer }. Preise deinen Fund an und beende dann die Rede.
   *[no] { $seat } hat das Wort.
}
prompt-sale = { $you ->
    [yes] Welches Angebot kaufst du?
   *[no] { $seat } sucht sich ein Angebot aus.
}

sketch-heading = Runde { $round } von { $rounds }. { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} ein{ $known ->
    [yes] {" "}als { $identity }
   *[no] {""}
}
sketch-buyer-cards = Deine Kundenkarten: { $cards }
sketch-bag = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} einen geschlossenen Beutel
sketch-bag-open = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
}: { $pair }
sketch-own-bag = Deine Erfindung: { $pair }
sketch-seat = { $name }: { $count ->
    [one] eine Siegkarte
   *[other] { $count } Siegkarten
} ({ $words })
sketch-hand = Deine Eigenschaften: { $qualities }; deine Dinge: { $items }

score-invented = { $count ->
    [one] Ein Ding für eine verkaufte Erfindung
   *[other] { $count } Dinge für verkaufte Erfindungen
}
score-pitched = { $count ->
    [one] Eine Eigenschaft für eine erfolgreiche Rede
   *[other] { $count } Eigenschaften für erfolgreiche Reden
}

about = Erfinde heimlich etwas Absurdes und verkauf dann, was jemand anders ausgeheckt hat: dreißig Sekunden, eine Kerze und ein Kunde, der bezirzt werden will.

page-round = Runde { $round } von { $rounds }
page-is-buyer = { $you ->
    [yes] Du kaufst ein
   *[no] { $seat } kauft ein
}
page-identity = Der Kunde in dieser Runde: { $identity }
page-identity-hidden = Noch weiß niemand, wer da einkauft
page-buyer-card = Kundenkarte { $number }
page-buyer-word = { $word } (Kundenkarte { $number })
page-or = oder
page-over = Das Ende
page-winners = { $winners ->
    [0] Der Basar ist geschlossen
    [one] { $you ->
        [yes] Du gewinnst
       *[no] { $names } gewinnt
    } mit { $count ->
        [one] einer Siegkarte
       *[other] { $count } Siegkarten
    }
   *[other] Geteilter Sieg: { $names }, mit je { $count ->
        [one] einer Siegkarte
       *[other] { $count } Siegkarten
    }
}
page-counter = { $count ->
    [one] Ein Beutel auf der Theke
   *[other] { $count } Beutel auf der Theke
}
page-next-bag = { $you ->
    [yes] Der nächste Beutel ist für dich
   *[no] Der nächste Beutel ist für { $seat }
}
page-bag-of = Der Beutel von { $seat } (Zeichen: { $symbol })

page-quality = Eigenschaft
page-item = Ding
page-quality-card = Eigenschaft: { $word }
page-item-card = Ding: { $word }

page-pitches = { $you ->
    [yes] Du hast das Wort. Dein Kunde: { $identity }
   *[no] { $seat } hat das Wort. Der Kunde: { $identity }
}
page-candle = Dreißig Sekunden: Die Kerze brennt herunter
page-unseen = Was im Beutel war, zeigt sich nach der Rede.
page-listening = Alle sind ganz Ohr …
page-pitched = { $seller }: { $pair }. { $text }
page-spoken = (laut gesprochen)
page-invented = { $you ->
    [yes] Deine Erfindung
   *[no] Erfunden von { $seat }
}
page-inventors = Genies
page-choosing = wählt
page-chosen = hat gewählt
page-inventing = erfindet
page-bag-closed = Beutel ist zu
page-gets-bag = kommt als Nächstes
page-has-bag = hat einen Beutel
page-pitches-later = kommt später
page-waits = wartet

page-last-round = Vorige Runde: wer was erfunden hat
page-final-round = Schlussrunde: wer was erfunden hat
page-sold = { $you ->
    [yes] Deine Rede
   *[no] Angepriesen von { $seat }
}
page-bought = gekauft
page-prizes = Siegkarten
page-victory-cards = { $count ->
    [0] keine Siegkarte
    [one] eine Siegkarte
   *[other] { $count } Siegkarten
}
page-ahead = vorn
page-buyer = kauft ein
page-symbol = Zeichen: { $symbol }

page-own = Deine Karten
page-own-bag = Deine Erfindung
page-hand-empty = Noch keine Karten
page-hint-buyer = Deine Karten haben Pause, solange du einkaufst.
page-hint-thrift = Hak an, was du ablegen willst. Du kannst auch alles behalten.
page-hint-first = Wie viele deiner sieben Karten sollen Eigenschaften sein?
page-hint-invent = Wähle eine Eigenschaft und ein Ding für deinen Beutel.
page-own-thrift = Deine Wahl – ablegen: { $discards ->
    [0] nichts
    [one] eine Karte
   *[other] { $discards } Karten
}; ziehen: { $qualities ->
    [0] keine Eigenschaft
    [one] eine Eigenschaft
   *[other] { $qualities } Eigenschaften
} und { $items ->
    [0] kein Ding
    [one] ein Ding
   *[other] { $items } Dinge
}.
page-goes = kommt weg
page-discard = { $card } ablegen
page-draws = Du ziehst:
page-draw-qualities = davon Eigenschaften:
page-thrift = Karten ziehen

step-identity = Kunde
step-thrift = Stöbern
step-invent = Erfinden
step-deal = Beutel
step-pitch = Anpreisen
step-sale = Verkauf

symbol-0 = Mond
symbol-1 = Schlüssel
symbol-2 = Fisch
symbol-3 = Teekanne
symbol-4 = Regenschirm
symbol-5 = Kaktus
symbol-6 = Hut
symbol-7 = Laterne

# What bots say to sell a pair: an opening, a praise for a tag of it, a closing.
opening-1 = Da staunst du, { $buyer }: { $quality } { $item }! Gewöhnliche sind für gewöhnliche Leute.
opening-2 = Meine Tante schwor auf { $quality } { $item }. Inzwischen schwören die { $item } auf sie.
opening-3 = Drei Wörter genügen: „{ $quality }“, „{ $item }“ und „eingepackt“. Das dritte sagst du.
opening-4 = Wer { $first } ist, übersteht keinen Montag ohne { $quality } { $item }.
opening-5 = Wir haben { $quality } { $item } an meiner Cousine getestet, die ebenfalls { $second } ist. Seither führen sie ein gemeinsames Konto.
opening-6 = Ja, es sind { $item }. Und ja: { $quality } { $item }! Das ist kein Mangel, das kostet Aufpreis.
opening-7 = Müde siehst du aus, { $buyer }. Seit heute früh fragen sie nach dir: { $quality } { $item }!
opening-8 = { $item } bekommst du an jedem Stand. Aber { $quality } { $item }? Das habe nur ich mich getraut.
opening-9 = Halb { $first }, halb { $second }: Von der Stange passt dir natürlich nichts. Nur { $quality } { $item } sitzen; ich habe nachts Maß genommen.
opening-10 = Tagsüber sind es einfach nur { $item }. Aber nachts: { $quality } { $item }!
opening-11 = Was man so anstellt, wenn man { $second } ist und { $quality } { $item } hat, darf ich laut meiner Anwältin nicht sagen.
opening-12 = Fass ruhig mal an, { $buyer }: { $quality } { $item }! Na, kribbelt’s?
opening-13 = Aus dem Nachlass meiner Großtante, { $first } in dritter Generation, kaum angebissen: { $quality } { $item }.
opening-14 = Was dir nachts den Schlaf raubt, { $buyer }? Dass du keine hast: { $quality } { $item }!
opening-15 = Ganz ehrlich, { $buyer }: Das hier ist vom Laster gefallen, lauter { $quality } { $item }. Dem Laster geht es seither besser.
opening-16 = Erst haben alle gelacht: { $first }, und dann noch { $quality } { $item }! Ein Jahr später gehörte der Lachnummer die ganze Straße.
opening-17 = Pst, { $second }! Wenn sich herumspricht, dass es hier { $quality } { $item } gibt, haben wir einen Volksauflauf.
opening-18 = Neun Jahre Forschung, und endlich gibt es sie: { $quality } { $item }! Das zehnte Jahr haben wir gefeiert.
opening-19 = Meine Damen und Herren, und vor allem du, { $buyer }: Vorhang auf für { $quality } { $item }!
opening-20 = Bleib stehen, { $buyer }! Dein Leben war bisher die Warteschlange, und hier ist der Schalter: { $quality } { $item }!
opening-21 = Nicht kaufen! So etwas, { $quality } { $item }, hebe ich für Leute mit Geschmack auf, am liebsten { $first }. Oh. Das bist ja du.
opening-22 = Ich habe von dir geträumt, { $buyer }: ein Hügel, ein Chor, und in deinen Armen { $quality } { $item }.
opening-23 = Wer { $first } ist, und das schon in der dritten Generation, hat so etwas geerbt: { $quality } { $item }.
opening-24 = Manche haben Freunde. Andere haben { $quality } { $item } und müssen nie bei einem Umzug helfen.
opening-25 = „{ $item }!“, rief der Zoll. „Und zwar { $quality }!“, rief die Kritik. „Wie viel?“, rufst gleich du, { $buyer }.
opening-26 = Letztes Jahr gingen { $quality } { $item } an jemanden wie dich, durch und durch { $second }. Die Dankesbriefe kommen bis heute, alle mit Wachsmalstift.
opening-27 = Es gibt sie wirklich: { $quality } { $item }! Und sie schauen gerade genau dich an.
opening-28 = Abzugeben aus erster Hand ({ $first }, Nichtraucherhaushalt, nur sonntags benutzt): { $quality } { $item }.
opening-29 = Neben den Großen der Geschichte, ob { $buyer } oder nicht, lagen immer { $quality } { $item }. Die Maler haben sie bloß weggelassen.
opening-30 = Du wolltest nur eine Limonade, { $buyer }. Aber was du brauchst, sind { $quality } { $item }.

praise-any-1 = Brauchen tut sie niemand: Genau das macht sie zum Luxus.
praise-any-2 = Seit drei Tagen wohnen wir zusammen, und wir reden noch miteinander.
praise-any-3 = Sie halten, was das Etikett verspricht, und das Etikett ist leer.
praise-any-4 = Die Fachwelt streitet noch darüber, meist mit Stühlen.
praise-any-5 = Endlich weißt du, wozu du die Schublade hast.
praise-any-6 = Geeignet für Linkshänder, Rechtshänder und Notwehr.
praise-any-7 = Mein Horoskop erwähnt sie zweimal, und mich nie.
praise-any-8 = Die Nachbarn haben schon welche, und sieh nur, wie sie grinsen.
praise-angry-1 = Sie schimpfen für dich, dann kannst du dabei lächeln.
praise-angry-2 = Sie haben Temperament; ihr könntet euch abwechseln.
praise-angry-3 = Anbrüllen, zuknallen, dagegentreten: Sie kennen es nicht anders.
praise-animal-1 = Hunde respektieren sie, Katzen planen etwas, Gänse salutieren.
praise-animal-2 = Fast wie Haustiere, nur ohne Tierarzt.
praise-animal-3 = Sie müssen nie Gassi und haben noch keinen Briefträger zweimal gebissen.
praise-art-1 = Drei Museen wollten sie haben, zwei davon höflich.
praise-art-2 = Hinstellen, zurücktreten, „Hm“ sagen: schon ist es eine Galerie.
praise-art-3 = Nach der Vollendung hat die Künstlerin geweint, vor allem wegen der Miete.
praise-bath-1 = Sie schwimmen oben, sie schäumen, und sie klauen dir nie das Handtuch.
praise-bath-2 = Deine Badeente bangt schon um ihre Stelle.
praise-bath-3 = Getestet in elf Badewannen; wir bitten die Besitzer um Verzeihung.
praise-book-1 = Es gibt ein ganzes Kapitel darüber, und der Gärtner kommt schlecht weg.
praise-book-2 = So spannend wie ein Krimi, aber ohne Eselsohren.
praise-book-3 = In der Bücherei macht man „Pst!“ zu ihnen, und das ist ein Lob.
praise-brave-1 = Neulich haben sie einen Stier angestarrt, bis er sich entschuldigt hat.
praise-brave-2 = Sie fürchten nichts auf der Welt, außer den Zoll.
praise-brave-3 = Mit ihnen traust du dich endlich an die unterste Schublade.
praise-cheap-1 = Sie kosten weniger als das Brötchen, an das du gerade denkst.
praise-cheap-2 = Ich lege bei jedem Verkauf drauf, aber die Menge macht’s.
praise-cheap-3 = Dein Geldbeutel merkt nichts davon, und der merkt sonst alles.
praise-clean-1 = So sauber, dass der Schmutz die Straßenseite wechselt.
praise-clean-2 = Man könnte davon essen, und mein Onkel tut es.
praise-clean-3 = Einmal wischen, und es gibt keine Beweise mehr.
praise-clothing-1 = Sie passen zu allem, vor allem zu deinen Knien.
praise-clothing-2 = Einmal getragen, und die Modepolizei salutiert.
praise-clothing-3 = Sie machen schlank, wenn man dahintersteht.
praise-cold-1 = So cool, dass Pinguine nach der Adresse fragen.
praise-cold-2 = Im August willst du sie küssen; Vorsicht mit der Zunge.
praise-cold-3 = Sie bleiben kühl, selbst beim Familienessen.
praise-container-1 = Da passt alles hinein: Socken, Suppe, Staatsgeheimnisse.
praise-container-2 = Hinein geht doppelt so viel, wie man denkt, und halb so viel, wie man hofft.
praise-container-3 = Alle Sorgen an einem Ort, und der Deckel schließt.
praise-cook-1 = Sie folgen jedem Rezept und retten jede Soße.
praise-cook-2 = Letzte Woche wendeten sie einen Pfannkuchen, und der hat sich bedankt.
praise-cook-3 = Eine Prise Salz, und das Abendessen macht sich von selbst.
praise-cute-1 = Alte Seebären haben sie angesehen und „Och!“ gesagt.
praise-cute-2 = Gestandene Bankdirektoren reden mit ihnen in Babysprache.
praise-cute-3 = Sie blinzeln, du schmilzt, ich kassiere.
praise-dirty-1 = Das sind keine Flecken, das sind Erinnerungen.
praise-dirty-2 = Waschen musst du sie nie; dafür ist es zu spät.
praise-dirty-3 = Ein bisschen Schlamm bringt ihre Augen erst zur Geltung.
praise-exercise-1 = Zehn Minuten am Tag, und deine Waden bekommen Fanpost.
praise-exercise-2 = Schon das Heimtragen zählt als Training.
praise-exercise-3 = Du schwitzt, sie nicht: Irgendwer muss ja Haltung bewahren.
praise-fancy-1 = Damit spreizt sich der kleine Finger von allein.
praise-fancy-2 = So vornehm, dass sie nur sonntags sprechen.
praise-fancy-3 = Herzoginnen sind schon für weniger in Ohnmacht gefallen.
praise-fast-1 = So schnell, dass sie vor der Bestellung da waren.
praise-fast-2 = Einmal geblinzelt, schon hast du sie benutzt.
praise-fast-3 = Die Polizei hätte ein paar Fragen, kommt aber nicht hinterher.
praise-food-1 = Sie schmecken nach Sieg, mit einer Spur Senf.
praise-food-2 = Darauf verwette ich mein Pausenbrot, und ich liebe mein Pausenbrot.
praise-food-3 = Sie passen zu Käse, zu Soße und zu einem Nachschlag.
praise-furniture-1 = Sie machen das Zimmer gemütlich und die Katze zufrieden.
praise-furniture-2 = Gäste setzen sich nur, um ihnen nahe zu sein.
praise-furniture-3 = Kein Aufbau, keine übrigen Schrauben, keine Scheidung.
praise-gadget-1 = Neunzehn Knöpfe, und elf davon tun etwas.
praise-gadget-2 = Nachts ziehen sie los und holen sich Updates; um sechs sind sie meist zurück.
praise-gadget-3 = Wenn sie glücklich sind, piepsen sie, und sie sind von Natur aus fröhlich.
praise-garden-1 = Deine Rosen werden neidisch, und deine Schnecken ziehen um.
praise-garden-2 = Stell sie auf den Rasen, und die Gartenzwerge bilden eine Schlange.
praise-garden-3 = Die Nachbarn lehnen sich über die Hecke, bis sie umfällt.
praise-grow-1 = Immer schön gießen, und im Frühjahr brauchst du ein größeres Haus.
praise-grow-2 = Die wachsen dir noch ans Herz; laut Hausarzt ist das normal.
praise-grow-3 = Heute Morgen waren sie noch kleiner.
praise-happy-1 = Den ganzen Weg hierher haben sie in der Kiste gekichert.
praise-happy-2 = Ohne sie ist ein Sonntag bloß ein sehr langer Montag.
praise-happy-3 = Ein Blick, und dein Gesicht weiß nicht mehr, wie Schmollen geht.
praise-heal-1 = Sie haben meinen Schluckauf geheilt, meinen Rücken und meinen Schwager.
praise-heal-2 = Ärzte lächeln darüber und verstecken sie dann unterm Kopfkissen.
praise-heal-3 = Einmal täglich, und du kannst deine Krücken verkaufen.
praise-hide-1 = Leg sie irgendwohin und such sie: So diskret sind sie.
praise-hide-2 = Was du auch versteckst, sie haben nichts gesehen.
praise-hide-3 = Niemand sieht sie kommen, und niemand sieht dich gehen.
praise-home-1 = Damit wird jede Höhle zum Zuhause.
praise-home-2 = Im Flur sehen damit sogar die Rechnungen freundlich aus.
praise-home-3 = Sie treten sich von selbst die Füße ab.
praise-hot-1 = So heiß, dass ich sie nur mit der Grillzange verkaufe.
praise-hot-2 = Kann Schweiß und Applaus verursachen.
praise-hot-3 = Die Feuerwehr ist mit ihnen per Du.
praise-huge-1 = Du brauchst eine größere Tür, aber das sind sie wert.
praise-huge-2 = Der Mond kann sie von oben sehen und ist gekränkt.
praise-huge-3 = Nicht sie sind zu groß: Dein Haus ist zu bescheiden.
praise-impress-1 = Lass sie wie zufällig herumliegen und warte auf das Raunen.
praise-impress-2 = Die Konkurrenz wird „ganz nett“ sagen, und zwar zähneknirschend.
praise-impress-3 = Fragt jemand nach dem Preis, sag „genug“ und schau in die Ferne.
praise-jewellery-1 = Sie funkeln so, dass sich die Elstern beschwert haben.
praise-jewellery-2 = Trag sie zum Frühstück, und das Ei steht stramm.
praise-jewellery-3 = Ein Juwelier hat eine Träne darauf vergossen; die ist im Preis drin.
praise-keep-1 = Sie halten ewig, und danach noch ein bisschen.
praise-keep-2 = Sie haben drei Garantien überlebt und das Geschäft gleich mit.
praise-keep-3 = Schließ sie gut weg: Ich kenne einen Dieb, der damit in Rente ginge.
praise-kitchen-1 = Sie passen genau zwischen Toaster und Traum.
praise-kitchen-2 = Der Schneebesen wird eifersüchtig, aber der kommt darüber hinweg.
praise-kitchen-3 = Ihr Leben lang haben sie eine warme Küche gesucht.
praise-lazy-1 = Sie machen die Arbeit, und du machst die Augen zu.
praise-lazy-2 = Es gibt einen Knopf für „später“ und sonst keinen.
praise-lazy-3 = Sie funktionieren vom Sofa aus; woanders haben wir nicht getestet.
praise-learn-1 = Bis Freitag weißt du doppelt so viel, und niemand weiß, warum.
praise-learn-2 = Sie beantworten Fragen, die du dich nie zu stellen getraut hast.
praise-learn-3 = Sie haben studiert; was, verraten sie nicht.
praise-loud-1 = Man hat sie bis ins Nachbartal gehört und um Zugabe gebeten.
praise-loud-2 = Es gibt zwei Stufen: laut und Polizei.
praise-loud-3 = Nie wieder bittet dich jemand, lauter zu sprechen.
praise-love-1 = Drück sie an dich: Das ist nicht der Motor, das ist ihr Herz.
praise-love-2 = Seit heute früh ritzen sie deine Initialen in meinen Stand.
praise-love-3 = Zwei Fremde griffen gleichzeitig danach; im Juni ist Hochzeit.
praise-luck-1 = Ich habe sie erst seit einer Stunde, und schon kommt Kundschaft.
praise-luck-2 = Schwarze Katzen kommen extra über die Straße, um sich daran zu reiben.
praise-luck-3 = Wer sie zuletzt hatte, gewann im Lotto eine Ziege, ganz ohne Schein.
praise-magic-1 = Sag einfach „bitte“ und tritt weit zurück.
praise-magic-2 = In diesem Ärmel ist nichts; der andere geht dich nichts an.
praise-magic-3 = Einmal waren sie eine Woche verschwunden und kamen braun gebrannt zurück.
praise-money-1 = Sie bezahlen sich von selbst, und mit Trinkgeld.
praise-money-2 = Das ist keine Ausgabe, das ist eine Geldanlage zum Kuscheln.
praise-money-3 = Wer jetzt kauft, ist schon heute Abend steinreich, gefühlt.
praise-music-1 = Sie treffen jeden Ton, anders als der Kirchenchor.
praise-music-2 = Klopf mal dagegen: Das war ein lupenreines B.
praise-music-3 = Sie haben vor Tausenden gespielt; Ameisen zwar, aber begeisterten.
praise-mysterious-1 = Niemand weiß, woher sie kommen, und sie wechseln immer das Thema.
praise-mysterious-2 = Um Mitternacht flüstern sie, meistens Rezepte.
praise-mysterious-3 = Unten steht ein Wort, das kein Professor laut vorlesen will.
praise-new-1 = So neu, dass die Farbe noch überlegt.
praise-new-2 = Sie stammen von nächster Woche; kein Wort zum Finanzamt.
praise-new-3 = Niemand hat sie vor dir berührt, auch ich nur kurz.
praise-night-1 = Sie wachen auf, wenn es dunkel wird, wie alle netten Leute.
praise-night-2 = Sie leuchten gerade genug, um die Kekse zu finden.
praise-night-3 = Fledermäuse empfehlen sie, Eulen bestehen darauf.
praise-old-1 = Älter als meine Witze und besser erhalten.
praise-old-2 = So werden sie heute nicht mehr gemacht; es ist verboten.
praise-old-3 = Sie haben Reiche untergehen sehen und keinen Finger gerührt.
praise-party-1 = Nimm sie mit auf ein Fest, und die Torte geht früh nach Hause.
praise-party-2 = Sie kennen alle Strophen und führen die Polonaise an.
praise-party-3 = Bei der letzten Hochzeit haben sie den Brautstrauß gefangen.
praise-plant-1 = Sie leben von Sonne und freundlichen Worten.
praise-plant-2 = Sprich mit ihnen: Ab der zweiten Woche nicken sie.
praise-plant-3 = Mein Farn ist in sie verliebt, und der ist wählerisch.
praise-quiet-1 = Hör mal! Genau: nichts.
praise-quiet-2 = Sie sind die Einzigen auf diesem Markt, die nicht widersprechen.
praise-quiet-3 = Mönche nehmen bei ihnen Unterricht.
praise-repair-1 = Geht etwas kaputt, schauen sie so streng, dass es wieder läuft.
praise-repair-2 = Sie haben schon zwei Fahrräder und eine Ehe repariert.
praise-repair-3 = Sie gehen nie kaputt, und wenn doch, reparieren sie sich aus Scham.
praise-royal-1 = Eine Königin hat ihnen zugewinkt, und sie haben zurückgewinkt.
praise-royal-2 = Sie erwarten ein Kissen, und sie sind das Kissen wert.
praise-royal-3 = Verbeug dich kurz: nicht vor mir, aber sie mögen das.
praise-sad-1 = Bei Regen sitzen sie bei dir; den Regen bringen sie mit.
praise-sad-2 = Sie seufzen so schön, dass du das Theater absagst.
praise-sad-3 = Wein dich ruhig aus: Sie reichen dir das Taschentuch.
praise-scare-1 = Einbrecher schicken ihnen Dankeskarten, weil sie gehen durften.
praise-scare-2 = Stell sie ins Fenster, und die Klingel hat für immer Ruhe.
praise-scare-3 = Beim Auspacken habe ich geschrien, und eingepackt hatte ich sie selbst.
praise-scientific-1 = Es ist bewiesen: Die Kurve steigt, was immer sie zeigt.
praise-scientific-2 = Sieben Professoren haben sich in sie vertieft, vier kamen wieder heraus.
praise-scientific-3 = Man hat sie durch einen Unfall entdeckt, und dem Unfall geht es gut.
praise-sea-1 = Über Salzwasser lächeln sie nur.
praise-sea-2 = Sie haben drei Ozeane überquert, zwei davon mit Absicht.
praise-sea-3 = Seeleute lassen sie sich auf den Arm tätowieren, gleich über die Mutter.
praise-sharp-1 = Damit kürzt man jede lange Rede.
praise-sharp-2 = So scharf, dass sogar der Senf sie siezt.
praise-sharp-3 = Sie schneiden Brot, dicke Luft und Grimassen.
praise-shiny-1 = Du siehst darin dein Gesicht, nur besser ausgeschlafen.
praise-shiny-2 = Setz die Sonnenbrille auf, bevor ich das Tuch hebe.
praise-shiny-3 = Sie glänzen so, dass Schiffe wenden.
praise-sky-1 = Lass sie los und schau nach oben: Da sind sie.
praise-sky-2 = Wolken machen ihnen Platz, und die höflichen winken.
praise-sky-3 = Sie waren schon höher als meine Miete.
praise-sleep-1 = Sie schnarchen leise, und nur in C-Dur.
praise-sleep-2 = Einmal daneben gegähnt, schon ist Donnerstag.
praise-sleep-3 = Zähl sie statt Schafe; bis zwei ist noch niemand gekommen.
praise-slow-1 = Sie haben es nicht eilig, und das ist ansteckend.
praise-slow-2 = Sie kommen spät, aber mit Stil, wie guter Käse.
praise-slow-3 = Schnecken überholen sie und haben ein schlechtes Gewissen.
praise-smelly-1 = Du findest sie auch im Dunkeln.
praise-smelly-2 = Das ist kein Geruch, das ist Charakter, und bis Ostern verfliegt er.
praise-smelly-3 = Fliegen lieben sie, und Fliegen sind weit herumgekommen.
praise-soft-1 = Lass dich hineinsinken, und schreib uns eine Karte.
praise-soft-2 = Weicher als meine Öffnungszeiten.
praise-soft-3 = An ihnen werden Kätzchen gemessen.
praise-space-1 = Sie sind für die Schwerelosigkeit gebaut: Achte auf die Zimmerdecke.
praise-space-2 = Sie kommen von der Rückseite des Mondes, wo die Mieten niedrig sind.
praise-space-3 = Die NASA wollte alle, aber ich habe gesagt: Hinten anstellen!
praise-spooky-1 = Sie bewegen sich nur, wenn du wegsiehst; sehr rücksichtsvoll.
praise-spooky-2 = Das Heulen ist inbegriffen und endet um Punkt zehn.
praise-spooky-3 = Der eisige Luftzug wird ohne Aufpreis mitgeliefert.
praise-sport-1 = Sie haben schon einen Eierlauf gewonnen, ganz ohne Löffel.
praise-sport-2 = Kommen sie ins Spiel, schaut der Schiedsrichter weg.
praise-sport-3 = Gut für drei Tore pro Spiel, die meisten ins richtige Netz.
praise-sticky-1 = Einmal deins, immer deins: Versuch mal loszulassen.
praise-sticky-2 = Sie halten, was ich verspreche, und sie halten am Teppich.
praise-sticky-3 = Man wird sehr anhänglich damit, etwa ab Mittag.
praise-tiny-1 = Sie passen in jede Hosentasche, gleich neben deinen Stolz.
praise-tiny-2 = Kauf schnell, bevor ich sie wieder verlege.
praise-tiny-3 = Ameisen nennen sie „handlich“.
praise-tool-1 = Drehen, drücken, draufhauen: Die Garantie deckt alles ab.
praise-tool-2 = Mein Großvater wollte nur ein Regal, und es wurde eine Scheune.
praise-tool-3 = Damit sitzt alles fest, außer meinem Geld.
praise-toy-1 = Ab drei Jahren, ab neunundneunzig nur unter Aufsicht.
praise-toy-2 = Du wirst sagen, es sei für die Kinder. Das sagen alle.
praise-toy-3 = Sie haben sich unterwegs selbst aufgezogen, vor lauter Freude.
praise-travel-1 = Sie falten ihre Hemden selbst und kennen den Weg nach Lissabon.
praise-travel-2 = Sie gehen als Handgepäck durch, wenn du unschuldig pfeifst.
praise-travel-3 = Sie haben mehr Stempel im Pass als ich Pässe.
praise-vehicle-1 = Sie parken von allein ein, nur selten dort, wo du willst.
praise-vehicle-2 = Von null auf hundert bis zum Abendbrot.
praise-vehicle-3 = Wer sie zuletzt hatte, rennt ihnen immer noch nach.
praise-warm-1 = Wie eine Umarmung, die nicht fragt, was die Arbeit macht.
praise-warm-2 = Mit ihnen unter der Decke kann der Winter draußen lange pfeifen.
praise-warm-3 = So gemütlich, dass mein Ofen mich verlassen hat.
praise-wet-1 = Sie tropfen ein wenig: Daran erkennt man, dass sie frisch sind.
praise-wet-2 = Regen? Den nehmen sie als Kompliment.
praise-wet-3 = Die Pfütze wird mitgeliefert.
praise-win-1 = Zweite wurden sie noch nie; sie liefen meist allein.
praise-win-2 = Fang schon mal an, deine Siegesrede zu üben.
praise-win-3 = Das Treppchen bringen sie mit, und sie stehen schon drauf.
praise-work-1 = Sie fangen um sechs an und fragen nie nach Urlaub.
praise-work-2 = Sie erledigen deine Montage und das meiste vom Dienstag.
praise-work-3 = Dein Chef wird sie befördern, und du darfst die Tasche tragen.

closing-1 = Die Schnur gibt es gratis dazu.
closing-2 = Mit Garantie: fast elf Minuten.
closing-3 = Dann schläfst du heute gut, und ich esse warm.
closing-4 = Die Anleitung hat eine Seite, und darauf bist du, lächelnd.
closing-5 = Umtausch jederzeit am dreißigsten Februar.
closing-6 = Greif zu, bevor ich zur Vernunft komme.
closing-7 = Allein der Karton ist das Geld wert, und den behalte ich.
closing-8 = Meine Kinder danken dir. Mein Zahnarzt auch.
closing-9 = Es sind die letzten; die vorletzten sind weggelaufen.
closing-10 = Erst zahlen, dann niemals fragen.
closing-11 = Kauf sie, und ich höre auf zu singen.
closing-12 = Ihre Koffer haben sie übrigens schon gepackt.
closing-13 = Neun von zehn würden sie wieder kaufen; Nummer zehn kommt nicht mehr aus der Wanne.
closing-14 = Batterien nicht enthalten, Freude schon.
closing-15 = Du könntest Nein sagen, { $buyer }. Aber schau doch, wie sie gucken!
closing-16 = Ich würde sie ja behalten, aber mein Vermieter hat’s gemerkt.
closing-17 = Der Preis? Ein Klacks. Die Reue? Unbezahlbar.
closing-18 = Als Geschenk, oder gleich zum Angeben?
closing-19 = Gekauft wie gesehen, geliebt wie gefunden.
closing-20 = Und wenn nicht für dich, { $buyer }, dann für die Gesichter der Nachbarn.
closing-21 = Ich nehme Bargeld, Karten und Komplimente.
closing-22 = Sag Ja, und wir erzählen allen, du hättest gefeilscht.
closing-23 = Wer zuletzt gezögert hat, steht noch da drüben, unter den Tauben.
closing-24 = Ersatz liegt bei, falls jemand neidisch wird.
closing-25 = Keine Rückgabe, keine Reue, keine Ahnung, wie sie funktionieren.
closing-26 = Nick einfach, { $buyer }. So. Das war verbindlich.
closing-27 = Die Konkurrenz nennt es einen Skandal, meine Mutter nennt es Dienstag.
closing-28 = Soll ich „{ $buyer }“ eingravieren, oder beißt du, wenn jemand sie ausleiht?
closing-29 = Man lebt nur einmal, sie leben zweimal: Beeil dich!

# The Buyer's two words as one.
identity = { $first }-{ $second }

# Wofür es Punkte gibt.
rule-bizarre-sale = Verkäufe

page-handed-out = Wem du welchen Beutel gegeben hast

# Die Bilder der Regelseite.
picture-qualities = Eigenschaft: wie es ist
picture-items = Ding: was es ist
picture-buyers = Kundenkarte: zwei Wörter zur Wahl
picture-becomes = Von jeder ein Wort, fertig ist der Kunde:
picture-inventor-gets = Für die Erfindung: das Ding
picture-seller-gets = Für die Rede: die Eigenschaft

# Die geführte erste Partie.
story-first-game-goal = Willkommen auf dem Nachtbasar! In jeder Runde spielt jemand den Kunden; die anderen sind Genies und verkaufen absurde Dinge. Was gekauft wird, bringt zwei Siegkarten: eine für die Erfindung und eine für die Rede, die sie verkauft hat. Wer die meisten Siegkarten hat, gewinnt.
story-first-game-buyer = In der ersten Runde kauft dein rechter Nachbar ein. Die zwei Wörter auf der Bühne verraten, wer er heute ist, ein Wort von jeder seiner zwei Kundenkarten. Dieser Figur muss gefallen, was ihr verkauft.
story-first-game-draw = Du bist eines der Genies. Zieh deine sieben Karten: Wähle bei „davon Eigenschaften“ die 3, dann sind die übrigen vier Dinge. Klick danach auf „Karten ziehen“. Alle Genies tun das gleichzeitig, und niemand sieht den anderen in die Karten.
story-first-game-invent = Ein Papierstreifen ist eine Eigenschaft, ein Anhänger mit Loch ein Ding. Eins von jedem, und du hast etwas zu verkaufen: Die zwei hervorgehobenen könnten diesem Kunden gefallen. Klick beide an, dann den Knopf, der deine Erfindung nennt. Sie wandert heimlich in deinen Beutel.
story-first-game-bags = Auf der Theke liegen drei geschlossene Beutel. Der Kunde sieht, wem sie gehören, aber nicht, was darin ist. Er gibt jedem Genie einen, nur nie den eigenen. Deine Idee verkauft also jemand anders.
story-first-game-pitch = Du öffnest den Beutel, den du bekommen hast: Die Idee ist nicht von dir, aber verkaufen darfst du sie! In einer echten Partie hast du dreißig Sekunden, getippt oder gesprochen. Trau dich und sag laut, warum dieser Kunde nicht ohne leben kann! Dann klick auf „Rede beenden“.
story-first-game-listen = Auch die anderen haben geredet, und alle drei Angebote liegen offen. Das hervorgehobene hat jemand anders angepriesen, aber es ist deine Erfindung. Das weiß außer dir nur der Kunde, denn er hat die Beutel verteilt.
story-first-game-sold = Verkauft! Der Kunde hat deine Erfindung genommen. Dafür bekommst du das Ding als Siegkarte; die Eigenschaft gibt es für die Rede. Erst jetzt sehen alle, wer was erfunden hat.
story-first-game-be-buyer = Es geht nach links weiter: Jetzt kaufst du ein. Du hast zwei Kundenkarten gezogen, die noch niemand sonst sieht. Nimm von jeder ein Wort: Klick die zwei hervorgehobenen Wörter an, dann den Knopf, auf dem steht, wer du bist.
story-first-game-give = Die anderen haben ihre Beutel gefüllt. Am Zeichen erkennst du, wem ein Beutel gehört, aber nicht, was darin ist. Der erste ist für das Genie links von dir, das mit dem Schlüssel. Klick auf den Beutel mit dem Fisch.
story-first-game-give-next = Als Nächstes kommt das Genie mit dem Fisch. Gibst du ihm den Schlüssel-Beutel, bleibt für die Teekanne nur der eigene übrig, und das ist nicht erlaubt. Klick also auf den Beutel mit der Teekanne; der letzte geht dann von selbst weiter.
story-first-game-buy = Drei Angebote, und du allein entscheidest. Du hast die Beutel selbst verteilt und siehst deshalb auch, wer was erfunden hat. Aber ein guter Kunde geht nach Geschmack. Klick auf das hervorgehobene Angebot, um es zu kaufen.
story-first-game-level = Wer einkauft, bekommt nichts: Das Ding gab es für die Erfindung, die Eigenschaft für die Rede. Nach zwei Runden haben alle genau eine Siegkarte. Jetzt kauft dein linker Nachbar ein.
story-first-game-discard = Du bist wieder ein Genie und hast noch fünf Karten. Vor dem Ziehen darfst du ablegen, was nicht zu diesem Kunden passt: Hak die zwei hervorgehobenen Karten an. Dann ziehst du vier; lass bei „davon Eigenschaften“ die 2 stehen und klick auf „Karten ziehen“.
story-first-game-again = Wieder sieben Karten; mindestens eine Eigenschaft und ein Ding sind immer dabei. Steck die zwei hervorgehobenen Karten in deinen Beutel.
story-first-game-pitch-again = Diesmal wurden die Beutel zufällig verteilt: Nicht einmal der Kunde weiß, wem welcher gehört. Die anderen haben geredet, und du öffnest den letzten Beutel. Preise ihn laut an, so dreist du magst, und klick dann auf „Rede beenden“.
story-first-game-won = Deine Rede hat überzeugt! Die Idee war nicht von dir: Diesmal bekommst du die Eigenschaft, und das Ding geht an das Genie, das sie hatte. Gut verkaufen zählt genauso viel wie gut erfinden.
story-first-game-later = Fünf Runden später: der allerletzte Verkauf. Mit vier Siegkarten liegst du gleichauf an der Spitze. Das hervorgehobene Angebot ist deine Erfindung, und dein linker Nachbar hat es angepriesen. Ob es gekauft wird?
story-first-game-end = Gekauft: deine fünfte Siegkarte! Alle haben zweimal eingekauft, die Partie ist vorbei, und du gewinnst. Hätten zwei die meisten, würden sie sich den Sieg teilen.
story-first-game-points = In der Punktetabelle steht, woher deine fünf Punkte kommen: drei Dinge für verkaufte Erfindungen, zwei Eigenschaften für erfolgreiche Reden. Mehr ist nicht dabei. Jetzt trommel ein paar Freunde zusammen, oder Bots, und rede Unsinn!

# Die Beispiele der Regelseite.
story-thrift-five = Die zweite Runde beginnt. Zwei deiner sieben Karten sind in den Beutel gewandert; drei Eigenschaften und zwei Dinge sind dir geblieben.
story-thrift-chosen = Der Kunde steht fest, und du wählst geheim: Die zwei durchgestrichenen Eigenschaften kommen weg, und von vier neuen Karten sollen drei Eigenschaften sein. All das entscheidest du, bevor du eine neue Karte siehst.
story-thrift-seven = Alle Genies haben gewählt und ziehen gleichzeitig. Du hast wieder sieben Karten: vier Eigenschaften und drei Dinge. Niemand sonst weiß, was du abgelegt hast und was du auf der Hand hast.
story-bags-counter = Diesmal kaufst du ein. Der erste Beutel ist für das Genie links von dir, das mit dem Schlüssel. Du kannst ihm den Beutel mit dem Fisch oder den mit der Teekanne geben, aber nicht den eigenen.
story-bags-second = Der Schlüssel hat den Beutel vom Fisch bekommen. Jetzt ist der Fisch an der Reihe. Bekäme er den Beutel vom Schlüssel, bliebe für die Teekanne nur der eigene. Also bekommt er den von der Teekanne.
story-bags-last = Der letzte Beutel ging von selbst weiter: der vom Schlüssel an die Teekanne. Jetzt beginnen die Reden, und nur du weißt, wer was erfunden hat.
story-pitch-closed = Das erste Genie hat seinen Beutel geöffnet und redet. Was darin ist, siehst du noch nicht, und dein Beutel bleibt zu, bis du an der Reihe bist.
story-pitch-yours = Das erste Angebot liegt offen. Zufällig ist es deine Erfindung, aber lass dir besser nichts anmerken. Jetzt öffnest du deinen Beutel, und nur du siehst, was du verkaufen sollst.
story-pitch-open = Du hast geredet, und auch dein Angebot liegt offen. Von wem die Erfindung ist, weißt auch du nicht: Das zeigt sich erst nach dem Verkauf.
story-sale-pairs = Du kaufst ein und hast drei Reden gehört. Die Beutel wurden zufällig verteilt; du weißt also nicht, wer was erfunden hat.
story-sale-cards = Du hast gekauft, was das Genie mit dem Fisch angepriesen hat. Erfunden hat es das mit der Teekanne: Die Teekanne bekommt das Ding, der Fisch die Eigenschaft. Du und der Schlüssel geht leer aus, und die zwei anderen Angebote werden abgelegt.
story-tie-last = Der allerletzte Verkauf, und du kaufst ein. Du führst mit fünf Siegkarten; dein linker Nachbar hat vier.
story-tie-shared = Du hast gekauft, was dein linker Nachbar angepriesen hat, und nun habt ihr beide fünf. Es gibt nichts, was den Gleichstand bricht, weder Dinge noch Eigenschaften: Ihr teilt euch den Sieg.
