# Texte des Tischs selbst, gemeinsam für alle Spiele.

seat-name = Platz { $number }
list-empty = nichts

error-bad-json = Diese Zeile ist kein lesbares JSON: { $detail }
error-bad-header = Das ist nicht der Kopf einer Aufzeichnung: { $detail }
error-bad-line = Das ist kein Zug mit Platzangabe: { $detail }
error-bad-move = Das ist kein Zug in diesem Spiel: { $detail }
error-too-long = Diese Zeile ist zu lang: { $detail }
error-no-header = Es kam nichts an: Eine Aufzeichnung beginnt mit einem Kopf.
error-no-seat = An diesem Tisch gibt es keinen Platz { $detail }.
error-unknown-game = Es gibt kein Spiel namens „{ $name }“. Es gibt: { $games }.
error-unknown-draw = Es gibt keine Ziehung namens „{ $name }“, die sich festlegen lässt.
error-unknown-deck = Es gibt kein Deck namens „{ $name }“.
error-rules-version = Die Aufzeichnung folgt Version { $record } der Regeln; dieses Programm spielt Version { $ours }.
error-seats = { $game } ist für { $min } bis { $max } Plätze, nicht für { $given }.
error-options = Die Einstellungen passen nicht: { $detail }
error-deck-syntax = Die Deckdatei ist nicht lesbar, Zeile { $line }: { $detail }
error-deck = Die Deckdatei verstößt gegen { $rule }, Zeile { $line }: { $detail }

error-read = Die Datei { $file } lässt sich nicht lesen: { $detail }
error-write = Die Datei { $file } lässt sich nicht schreiben: { $detail }
error-file-too-long = Die Datei { $file } ist zu lang: Das kann nicht die richtige sein.
error-not-text = Die Datei { $file } ist kein Text.
error-random = Das System liefert keine Zufallszahlen: { $detail }
error-record-too-long = Die Aufzeichnung ist länger als { $most } Bytes.
error-record-syntax = Die Aufzeichnung ist in Zeile { $line } abgeschnitten oder beschädigt: { $detail }
error-record-shape = So gehört Zeile { $line } nicht in eine Aufzeichnung: { $detail }
error-draw-impossible = Ziehung { $index } von „{ $name }“ kann nicht { $value } sein: Das lässt sich dort nicht ziehen.
error-draw-unscripted = Ziehung { $index } von „{ $name }“ ist nicht festgelegt, und die Aufzeichnung hat keinen Startwert.
error-output = Die Ausgabe lässt sich nicht schreiben: { $detail }
error-no-ply = Die Aufzeichnung hat { $plies } Züge; den Moment { $at } gibt es darin nicht.
error-replay = Die Aufzeichnung verstößt bei Zug { $ply } gegen die Regeln ({ $rule }): { $detail }

cli-open = Der Markt ist eröffnet: { $address }
cli-stop = Feierabend. Jeder bestätigte Zug ist in { $file } gespeichert.
error-data = Die Datendatei { $file } ist nicht zu gebrauchen: { $detail }
error-listen = Auf { $address } lässt sich kein Server starten: { $detail }
cli-games = Die Spiele von Brocante:
cli-game = { $min } bis { $max } Personen, von { $designers }
cli-game-unsigned = { $min } bis { $max } Personen
cli-how = „brocante play NAME“ startet eines im Terminal; „brocante --help“ zeigt, was es sonst noch gibt.

table-over = Die Partie ist vorbei.
table-winner = { $count ->
    [one] Der Sieg geht an { $names }.
   *[other] Den Sieg teilen sich { $names }.
}
table-points = { $seat }: { $points }
table-choices = Du hast die Wahl:
table-more-choices = (es gibt noch andere Züge: Tippe einen als JSON ein, etwa { $example })
table-ask = Nummer deiner Wahl (? zeigt alle noch einmal, q beendet):
table-bad-choice = „{ $given }“ steht nicht zur Wahl.
table-left = Du hast den Tisch verlassen.
table-you = Du
table-bot = Bot { $number }
table-to-act = Am Zug: { $names }
table-moves-of = Züge von { $name }:
table-moves-complete = (das sind alle)
table-moves-partial = (es gibt noch andere)

flaw-secret = Das Geheimnis ist nicht das, auf das sich der Server vor der Partie festgelegt hat.
flaw-share = Von Platz { $seat } wurde ein anderer Beitrag eingemischt.
flaw-seed = Geheimnis und Beiträge ergeben einen anderen Startwert.
flaw-origin = Die Karten wurden schon an einem anderen Tisch ausgeteilt, aber die Aufzeichnung gibt ein eigenes Mischen vor.
flaw-other-deal = Das sind nicht die Karten der anderen Aufzeichnung.
flaw-setup = Der Tisch lässt sich nicht eröffnen: { $detail }
flaw-draw = { $ply ->
    [0] Beim Austeilen wurde Ziehung { $nth } geändert: Die Aufzeichnung hat { $recorded }, der Startwert ergibt { $drawn }.
   *[other] Bei Zug { $ply } wurde Ziehung { $nth } geändert: Die Aufzeichnung hat { $recorded }, der Startwert ergibt { $drawn }.
}
flaw-opening = Was vor dem ersten Zug feststand, wurde nach dem Versiegeln verändert.
flaw-seal = Zug { $ply } wurde nach dem Versiegeln verändert.
flaw-last-seal = Das letzte Siegel passt nicht: Am Ende wurden Züge abgeschnitten oder angefügt.
proven-seed = { $shares ->
    [one] Der Startwert entstand aus dem Geheimnis, auf das sich der Server vor der Partie festgelegt hat, und aus dem Beitrag einer Person.
   *[other] Der Startwert entstand aus dem Geheimnis, auf das sich der Server vor der Partie festgelegt hat, und aus den Beiträgen von { $shares } Personen.
}
proven-server-chose = Der Server hat die Karten gewählt. Er hat sich vor der Partie auf ein Geheimnis festgelegt, aber kein Browser hat zum Mischen beigetragen.
proven-open-shares = Die Beiträge wurden nicht zuerst durch Fingerabdrücke festgelegt: Wer den Server betreibt und sich zuletzt gesetzt hat, konnte den eigenen passend zu den anderen wählen.
proven-imported = Diese Aufzeichnung wurde zu dem Server gebracht, der sie geschrieben hat. Er hat die Partie nicht gesehen.
proven-origin = Die Karten wurden schon einmal ausgeteilt, an Tisch { $table }; wer jene Partie gesehen hat, kann sie kennen. Für diese Partie wurde nicht eigens gemischt.
proven-origin-moves = { $moves ->
    [one] Der erste Zug wurde dort gespielt.
   *[other] Die ersten { $moves } Züge wurden dort gespielt.
}
proven-origin-scripted = Die Karten hat dort gewählt, wer den Tisch eröffnet hat.
proven-origin-imported = Jene Partie kam als Aufzeichnung von einem anderen Server: Wer sie geschrieben hat, kann die Karten gewählt haben.
proven-origin-seed = Der Startwert ist der jener Karten; ihr Fingerabdruck war { $commitment }.
proven-origin-server = Zu jenem Mischen hat kein Browser beigetragen: Der Server hat die Karten gewählt.
proven-same-deal = Es sind die Karten der anderen Aufzeichnung: derselbe Aufbau, derselbe Startwert, dieselben Ziehungen.
proven-no-seed = Woher der Startwert kommt, ist unbekannt: Wer den Tisch eröffnet hat, kann ihn selbst gewählt haben.
proven-draws = { $draws ->
    [one] Die einzige Ziehung folgt aus dem Startwert.
   *[other] Alle { $draws } Ziehungen folgen aus dem Startwert.
}
proven-scripted = Von { $draws } Ziehungen wurden { $scripted } beim Eröffnen des Tisches festgelegt; die anderen folgen aus dem Startwert.
proven-moves = { $moves ->
    [one] Der einzige Zug entspricht den Regeln, und die Partie ist zu Ende.
   *[other] Alle { $moves } Züge entsprechen den Regeln, und die Partie ist zu Ende.
}
proven-moves-so-far = { $moves ->
    [one] Der einzige Zug entspricht den Regeln; die Partie ist nicht zu Ende.
   *[other] Alle { $moves } Züge entsprechen den Regeln; die Partie ist nicht zu Ende.
}
proven-seal = Seit dem Versiegeln wurde nichts verändert: { $seal }
proven-no-seal = Die Aufzeichnung hat keine Siegel: Wer sie in der Hand hatte, konnte Züge durch andere erlaubte ersetzen.
proven-not = Nicht bewiesen ist, wer gespielt hat, was gesagt wurde und dass sich niemand außerhalb des Spiels abgesprochen hat. Wer das Geheimnis kennt, könnte eine ganz andere Aufzeichnung schreiben. Vergleich deshalb die Festlegung mit der, die du vor der Partie gesehen hast, und das Siegel mit dem von jemandem, der dabei war.

cli-copied = { $count ->
    [one] Ein Tisch, geprüft, steht in { $file }.
   *[other] { $count } Tische, alle geprüft, stehen in { $file }.
}
error-copied-damaged = { $count ->
    [one] Ein Tisch ist beschädigt und nicht zu gebrauchen
   *[other] { $count } Tische sind beschädigt und nicht zu gebrauchen
}, etwa { $table }: { $detail }
cli-operator = Betriebsseite, für eine Stunde: { $address }
cli-forgot = { $count ->
    [0] An keinem Tisch ist etwas von dieser Person.
    [one] Worte und Namen wurden von einem Tisch entfernt.
   *[other] Worte und Namen wurden von { $count } Tischen entfernt.
}
