# Texte der Seiten.

page-copy = Kopieren
page-copied = Kopiert
page-skip = Zum Inhalt springen
page-preferences = Sprache und Farben
page-language = Sprache
page-theme = Farben
page-apply = Übernehmen
page-home = Zurück zum Markt
page-rule = Regel { $rule }

language-en = English
language-fr = Français
language-de = Deutsch
language-nl = Nederlands
theme-device = Wie auf diesem Gerät
theme-light = Tag
theme-dark = Nacht

front-title = Der Markt ist eröffnet
front-lead = Fünf Sammelspiele in deinem Browser. Ohne Konto: Ein Spitzname genügt, und du spielst mit Gästen oder mit Bots.
front-code = Hast du einen Code?
front-join = Beitreten
front-games = Die Spiele
front-own = Deine Tische
front-open = Tische mit freien Plätzen
front-watch = Partien zum Zuschauen
front-gathering = Wartet auf Gäste
front-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
front-players = { $min } bis { $max } Personen
front-minutes = { $range ->
    [yes] { $min }–{ $max } Minuten
   *[no] { $min } Minuten
}
front-play = Losspielen
front-invite = Einladen
front-rules = Regeln
front-first = Spielen lernen
front-turns = Eine Adresse für Programme, die dich rufen, wenn du dran bist
front-turns-help = Sie nennt als JSON die Tische, die auf dich warten. Wer sie hat, kann diese Liste sehen und sonst nichts tun.
front-due = { $days ->
    [0] noch { $hours } Std.
    [one] noch 1 Tag { $hours } Std.
   *[other] noch { $days } Tage { $hours } Std.
}
front-api = Für Programme: die API

setup-play = Losspielen
setup-invite = Tisch eröffnen
setup-name = Dein Spitzname
setup-game = Spiel
setup-seats = Personen, mit dir
setup-others = Die anderen Plätze
setup-seat = Platz { $number }
setup-for-friends = Für Gäste, per Link
setup-for-open = Offen für alle
setup-for-easy-bot = Bots, leicht
setup-for-bot = Bots, mittel
setup-for-hard-bot = Bots, schwer
setup-more = Weitere Einstellungen
setup-pace = Tempo
setup-deck = Deck
setup-own-deck = Ein eigenes Deck
setup-own-deck-help = Der Text einer Deckdatei (TOML); was darin stehen darf, sagt die Regelseite
setup-filter = Schimpfwörter
setup-filter-off = Stehen lassen
setup-filter-mild = Verdecken
setup-filter-strict = Ablehnen
setup-spectators = Zuschauen erlaubt
setup-spectators-help = Das Publikum sieht, was alle am Tisch sehen, und nichts Verdecktes.

pace-no-clock = Ohne Uhr
pace-relaxed = Gemütlich: { $seconds } Sekunden pro Entscheidung
pace-normal = Normal: { $seconds } Sekunden pro Entscheidung
pace-fast = Schnell: { $seconds } Sekunden pro Entscheidung
pace-days = { $days ->
    [one] Fernpartie: ein Tag pro Entscheidung
   *[other] Fernpartie: { $days } Tage pro Entscheidung
}

gathering-no-spectators = ohne Publikum
gathering-begin = Partie beginnen
gathering-begin-hint = Plätze, die dann noch frei sind, übernehmen Bots.
gathering-wait = Die Tischleitung gibt das Startzeichen.
gathering-invite = Einladen
gathering-invite-hint = Verschick den Link, sag den Code weiter oder lass das Bild scannen.
gathering-link = Link zu diesem Tisch
gathering-settings = Einstellungen
gathering-apply = Übernehmen
gathering-sit = Platz nehmen
gathering-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
gathering-free-open = offen für alle
gathering-free-friends = wartet auf einen Gast
gathering-level-easy-bot = leicht
gathering-level-bot = mittel
gathering-level-hard-bot = schwer
gathering-remove = Entfernen
gathering-pass-host = Leitung übergeben
gathering-beside = Noch jemand spielt auf diesem Gerät
gathering-beside-help = Ihr reicht das Gerät herum. Vor jedem Zug fällt ein Vorhang, der sagt, wer dran ist, damit niemand die Sachen der anderen sieht.
gathering-beside-name = Der Spitzname dazu
gathering-beside-sit = Auch hier Platz nehmen
gathering-here-mark = auf diesem Gerät
gathering-stand = Aufstehen

curtain-title = { $name }, du bist dran
curtain-how = Gib das Gerät an { $name } weiter. Zu sehen ist erst etwas, wenn du tippst.
curtain-open = Ich bin { $name }: Zeig mir den Tisch
curtain-look = Was { $name } sieht
curtain-close = Vorhang zuziehen
curtain-done = Genug gesehen? Zieh den Vorhang zu und gib das Gerät weiter.

tv-join = Mitmachen
tv-hands = Scannen zum Mitspielen oder Zuschauen

table-leave-confirm = Den Tisch verlassen? Ein Bot spielt für dich weiter; du kannst zurückkommen.
table-away-removed = Die Tischleitung hat deinen Platz einem Bot gegeben.
table-away-clock = Deine Zeit ist um, deshalb spielt jetzt ein Bot.
table-away-left = Du hast den Tisch verlassen; nimm deinen Platz zurück, wann du willst.
table-bot-plays = Ein Bot spielt für dich.
table-seats = Am Tisch
table-log = Was geschah
table-chat = Chat
table-chat-say = Sag etwas
table-chat-send = Senden
table-said-removed = Von der Tischleitung entfernt
table-said-menu = Zu dem, was { $name } gesagt hat
table-pitch-mark = Rede:
table-report = Der Tischleitung melden
table-reported = Du hast es gemeldet
table-report-name = Spitznamen melden
table-strike-line = Diese Zeile entfernen
table-strike-name = Spitznamen entfernen
table-dismiss = Daran ist nichts auszusetzen
table-mute-all = { $name } für alle stummschalten
table-unmute-all = { $name } wieder sprechen lassen
table-muted-mark = stumm
table-people = Zu den Leuten hier
table-reports = Dir als Tischleitung gemeldet
table-report-of-line = { $by } meldet, was { $name } gesagt hat: „{ $words }“
table-report-of-name = { $by } meldet den Spitznamen „{ $words }“
table-reported-by = Gemeldet von { $names }
table-watcher = { $name } (schaut zu)
table-rules = Regeln
table-sound = Ton
table-volume = Lautstärke
table-motion = Bewegung
table-senses = Ton und Bewegung
table-senses-off = Alles aus
table-device = An ein anderes Gerät oder eine andere Person
table-leave = Verlassen
table-watching = Du schaust zu
table-scripted = Der Zufall ist hier festgelegt: Wer den Tisch eröffnet hat, kennt ihn.
table-reconnecting = Die Verbindung ist weg. Neuer Versuch …
table-take-back-seat = Platz vom Bot zurückholen
table-speech = Deine Rede (die anderen lesen beim Tippen mit)
table-you-mark = du
table-person-mark = Ein Mensch
table-bot-mark = Ein Bot
table-away-mark = Nicht da: Ein Bot spielt
table-offline-mark = Nicht verbunden
table-host-mark = Leitung
table-host-menu = Tischleitung
table-give-to-bot = Platz einem Bot geben
table-give-to-person = Platz einem Menschen geben
table-took-over = { $name } spielt für { $before } weiter.
table-moved = { $name } spielt auf einem anderen Gerät weiter.
table-screens = Andere Bildschirme
table-tv = TV-Ansicht öffnen
table-tv-help = Der öffentliche Tisch, groß, für alle im Raum. Auf jedem Handy ist dann nur das Eigene zu sehen.
table-tv-closed = Dieser Tisch ist für Zuschauende gesperrt, also auch für einen Fernseher.
table-hand = Nur was mir gehört
table-whole = Der ganze Tisch
table-own-seat = Dein Platz
table-rest = Einen Bot für mich spielen lassen
table-winner-mark = Hat gewonnen
table-to-act-mark = Muss entscheiden
table-points-short = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-end = Das Ende
table-tie-broken = Gleich viele Punkte: Die Regeln entscheiden den Gleichstand.
table-score-rule = Punkte für
table-score-total = Gesamt
table-rematch = Revanche
table-rematch-go = Zur Revanche
table-replay = Die Partie noch einmal ansehen
table-record = Aufzeichnung herunterladen
table-home = Zurück zum Markt

script-show-me = Zeig mir, was ich wählen kann ↓
script-take-back = Zurücknehmen
script-your-turn = Du bist dran
script-rule = Warum? Die Regel
script-offline = Der Zug ging nicht raus: keine Verbindung. Versuch es noch einmal.
script-mute = { $name } stummschalten
script-unmute = { $name } wieder anzeigen
script-close = Schließen
script-days-left = { $days } T. { $hours } Std.
script-hours-left = { $hours } Std. { $minutes } Min.
script-notify = Soll dein Browser dir Bescheid geben, wenn du dran bist und gerade woanders hinschaust?
script-notify-yes = Ja, bitte
script-notify-no = Nein
script-tv = Ein Fernseher zeigt diesen Tisch. Soll hier nur das Deine zu sehen sein?
script-tv-yes = Nur das Meine
script-thinking = Denkt nach …

keys-title = Tasten
keys-choice = Die erste, zweite, … der gezeigten Möglichkeiten wählen
keys-board = Zum Ersten auf dem Spielfeld, was du wählen kannst
keys-status = Zur Zeile, die sagt, was zu tun ist
keys-log = Zu dem, was geschah
keys-chat = Zum Chat
keys-back = Eine Wahl zurücknehmen, ein Menü schließen
keys-help = Diese Liste
keys-on = Diese Tasten benutzen
keys-close = Schließen

story-you = Du
story-first-game = Geführte erste Partie
story-step = { $step } von { $steps }
story-on = Weiter
story-back = Zurück
story-again = Von vorn
story-your-move = Dein Zug
story-otherwise = Das wäre erlaubt. Mach fürs Erste, worum der Hinweis bittet.
story-real = Eine richtige Partie spielen
story-rules = Die Regeln lesen

rules-contents = Inhalt
rules-first = Geführte erste Partie
rules-technical = Für alle, die Spiele entwerfen, und für Programme: festgelegter Zufall, Deckdateien (auf Englisch)
rules-decided = Entschieden
rules-decided-help = Die gedruckten Regeln lassen das offen; hier ist es so entschieden.
rules-example = Beispiel: { $caption }

moment-title = Ein Moment der Partie
moment-at = Nach Zug { $ply } von { $plies }
moment-first = Zum Anfang
moment-before = Einen Zug zurück
moment-after = Einen Zug weiter
moment-last = Zum letzten Zug
moment-play = Ablaufen lassen
moment-speed = Tempo
moment-speed-slow = langsam
moment-speed-normal = gemütlich
moment-speed-fast = schnell
moment-eyes = Mit wessen Augen
moment-eyes-public = Wie das Publikum
moment-eyes-of = Wie { $name } es sah
moment-eyes-all = Alles von allen
moment-score = Die Punkte aller Plätze nach jedem Zug
moment-now = Zurück zum Tisch

hint-ask = Tipp
hint-title = Was ein starker Bot tun würde, nach dem, was du siehst, und wie oft er damit gewinnt:
hint-only = Ein Bot würde das tun:
hint-share = gewinnt { $share } %
hint-choice = die Wahl des Bots
review-ask = Wendepunkte suchen
review-help = Ein starker Bot prüft jede Entscheidung nach dem, was man an diesem Platz wusste.
review-taste = Hier entscheidet der Geschmack: Kein Bot kann sagen, welche Wahl gewonnen hätte.
review-title = Wendepunkte
review-progress = { $done } von { $decisions } Entscheidungen geprüft.
review-again = Noch einmal nachsehen
review-none = Keine Entscheidung hat viel gekostet: gut gespielt, alle miteinander.
review-this = Diese Entscheidung
review-all = Alle Entscheidungen
review-move = Zug { $ply }
review-shares = { $before } % → { $after } %
review-best = Der Bot hätte gewählt: { $move }

device-title = Auf einem anderen Gerät weiterspielen
device-how = Öffne diesen Link auf dem anderen Gerät oder scanne ihn. Er gilt einmal, zehn Minuten lang; dieses Gerät schaut danach nur noch zu.
device-give-title = Den Platz von { $name } weitergeben
device-give-how = Lass das Bild scannen oder schick den Link. Wer ihn zuerst öffnet, spielt dort weiter; er gilt einmal.
device-back = Zurück zum Tisch
device-take-title = Hier als { $name } weiterspielen?
device-take-how = Der Platz wechselt auf dieses Gerät; das andere schaut danach nur noch zu.
device-take = Platz übernehmen

problem-title = Das hat nicht geklappt ({ $status })
problem-not-found = Diese Seite gibt es nicht.
problem-no-table = Diesen Tisch gibt es nicht. Ist der Link oder der Code vollständig?
problem-no-game = Dieses Spiel gibt es nicht.
problem-method = Diese Adresse nimmt solche Anfragen nicht an.
problem-not-seated = Das geht nur, wenn du am Tisch sitzt.
problem-not-host = Das kann nur die Tischleitung.
problem-no-spectators = Die Tischleitung möchte kein Publikum.
problem-full = An diesem Tisch ist kein Platz mehr frei.
problem-seat-taken = Dieser Platz ist besetzt.
problem-no-such-seat = Da ist niemand, mit dem das ginge.
problem-seated = Du sitzt schon an diesem Tisch.
problem-begun = Die Partie hat schon begonnen.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-over = Die Partie ist noch nicht vorbei.
problem-not-your-turn = Gerade ist jemand anders an der Reihe.
problem-over = Die Partie ist vorbei.
problem-stale = Am Tisch hat sich inzwischen etwas getan: Schau noch einmal hin, dann entscheide.
problem-bad-name = Ein Spitzname hat 1 bis { $name } Zeichen.
problem-bad-text = Ein Text hat 1 bis { $text } Zeichen.
problem-not-speaking = Du hast gerade nicht das Wort.
problem-bad-words = Darin sind Wörter, die dieser Tisch nicht annimmt. Sag es anders.
problem-muted = Die Tischleitung hat dich an diesem Tisch stummgeschaltet.
problem-nothing-said = Diese Zeile gibt es nicht, oder niemand hat sie gesagt.
problem-no-nickname = Gib einen Spitznamen an: Die Tischleitung sieht, wer meldet.
problem-link-used = Dieser Link ist schon benutzt oder zu alt. Lass dir einen neuen geben.
problem-bad-promise = Diese Seite war zu lange offen oder wurde schon benutzt. Lade sie neu und eröffne dann den Tisch.
problem-same-deal = An diesem Tisch werden Karten gespielt, die andere schon gespielt haben. Das Spiel lässt sich nicht ändern.
problem-bad-request = Die Anfrage war nicht zu verstehen: { $detail }
problem-too-large = Das ist zu viel auf einmal.
problem-too-many = Das war zu schnell. Warte einen Moment, dann versuch es noch einmal.
problem-too-slow = Die Anfrage hat zu lange gedauert. Versuch es noch einmal.
problem-review-running = Immer nur eine Analyse auf einmal: Die andere läuft noch.
problem-busy = Der Server hat gerade sehr viel zu tun. Versuch es in einer Minute noch einmal.
problem-cross-site = Die Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.
problem-unsaved = Es ließ sich nicht speichern, also ist es nicht passiert. Versuch es noch einmal.
problem-broken = Bei uns ist etwas kaputtgegangen. Nichts, was bestätigt war, ist verloren.

table-deal = Noch einmal diese Karten
table-fair = War das fair?

origin-import = Diese Partie wurde auf einem anderen Server gespielt und hierhergebracht.
origin-deal = Andere haben diese Karten schon gespielt. Wer das war und wie es ausging, erfährst du, wenn deine Partie zu Ende ist.
origin-deal-over = Andere haben dieselben Karten gespielt.
origin-moment = Was wäre, wenn? Diese Partie zweigt von einer anderen ab.
origin-there = Ansehen

what-if-title = Was wäre, wenn? Von hier an weiterspielen
what-if-seat = Spielen als
what-if-go = Mit Bots weiterspielen

setup-fair = Der Anteil des Servers am Mischen steht fest; dein Browser fügt seinen hinzu.

fair-title = Wird fair gemischt?
fair-step-secret = Bevor sich jemand setzt, wählt der Server eine geheime Zahl und zeigt ihren Fingerabdruck. Von da an kann er keine andere mehr wählen, ohne dass es auffällt.
fair-step-shares = Beim Hinsetzen fügt der Browser jeder Person eine eigene, zufällige Zahl hinzu. Der Server konnte sie nicht kennen, als er sein Geheimnis wählte, und niemand am Tisch kennt das Geheimnis.
fair-step-seed = Alle zusammen ergeben den Startwert. Jede Karte und jedes Los folgt aus dem Startwert, egal wer wann zieht.
fair-step-end = Nach der Partie wird das Geheimnis gezeigt, und alle können nachrechnen: gleich hier im Browser oder mit „brocante verify“.
fair-commitment = Der Fingerabdruck
fair-secret = Das Geheimnis
fair-shares = { $people ->
    [one] { $shares } von { $people } Person hat zum Mischen beigetragen.
   *[other] { $shares } von { $people } Personen haben zum Mischen beigetragen.
}
fair-none = Diese Karten hat gewählt, wer den Tisch geöffnet hat. Ob durch Zufall, weiß sonst niemand.
fair-later = Das Geheimnis wird gezeigt, wenn die Partie zu Ende ist.
fair-check = In deinem Browser nachgerechnet
fair-check-hint = Alles außer den Spielregeln rechnet dein eigener Browser nach, mit einem eigenen Skript.
fair-line = { $people ->
    [one] Faires Mischen: { $shares } von { $people } Person hat beigetragen
   *[other] Faires Mischen: { $shares } von { $people } Personen haben beigetragen
}

check-checking = Wird geprüft …
check-commitment = Das Geheimnis hat den Fingerabdruck, der vor der Partie gezeigt wurde
check-shares = Die Beiträge sind die, die eingemischt wurden ({ $count })
check-seed = Der Startwert besteht aus Geheimnis und Beiträgen
check-no-seed = Nichts beweist, woher der Startwert kommt
check-draws = Jede Ziehung folgt aus dem Startwert ({ $count })
check-seals = Jeder Zug ist so, wie er versiegelt wurde ({ $count })
check-no-seals = Die Aufzeichnung hat keine Siegel
check-rules = Der Server hat jeden Zug nach den Regeln nachgespielt
check-yours = Dein Browser hat diesen Fingerabdruck vor der Partie gesehen, und sein Beitrag steckt im Startwert
check-not-yours = Dein Browser war beim Mischen nicht dabei und kann nicht für den Fingerabdruck bürgen
check-insecure = Dieser Browser rechnet nur auf sicheren Seiten (https oder dieser Rechner selbst). „brocante verify“ prüft die Aufzeichnung überall.
check-failed = Hier stimmt etwas nicht:
check-whole = Alles passt: Nichts wurde verändert.
check-changed = So wurde nicht gespielt:
check-commitment-fails = Das Geheimnis hat nicht den Fingerabdruck, der vor der Partie gezeigt wurde.
check-other-commitment = Der Fingerabdruck ist nicht der, der deinem Browser vor der Partie gezeigt wurde.
check-shares-fails = Der Beitrag von Platz { $where } ist nicht der, der eingemischt wurde.
check-seed-fails = Der Startwert besteht nicht aus Geheimnis und Beiträgen.
check-draws-fails = Eine Ziehung folgt nicht aus dem Startwert, bei Zug { $where }.
check-scripted = { $count } der Ziehungen wurden von Hand festgelegt und nicht gemischt
check-deal-fails = Der Aufbau ist nicht so, wie er versiegelt wurde.
check-seals-fails = Zug { $where } ist nicht so, wie er versiegelt wurde.
check-end-fails = Die Aufzeichnung endet nicht dort, wo sie versiegelt wurde.
check-no-record = Das ist keine aufgezeichnete Partie.

records-title = Eine Aufzeichnung prüfen
records-about = Eine Aufzeichnung ist eine ganze Partie in einer Datei. Wähle eine, von hier oder von einem anderen Server: Sie wird geprüft und lässt sich hier ansehen.
records-file = Die Aufzeichnung
records-import = Hierherbringen und ansehen
records-script = Diese Seite braucht Skripte. „brocante verify“ kommt ohne aus.
records-link = Eine Aufzeichnung prüfen

deal-title = Dieselben Karten
deal-about = Dieselben Karten können mehrere Runden spielen, ohne voneinander zu wissen, und dann Platz für Platz vergleichen.
deal-seat = Platz
deal-table = Tisch { $number }
deal-this = dieser
deal-playing = { $count ->
    [one] An einem weiteren Tisch wird noch gespielt.
   *[other] An { $count } weiteren Tischen wird noch gespielt.
}
deal-again = Diese Karten spielen
deal-begin = Spielen
deal-bots = Bots spielen lassen
deal-hidden = Wer spielt, sieht weder Namen noch Ergebnisse, bis die eigene Partie zu Ende ist. Wer zugesehen oder mitgespielt hat, kennt die Karten.
deal-back = Zurück zum Tisch
problem-other-rules = Diese Partie begann unter einer Fassung der Regeln, die dieser Server nicht spielt. Sie bleibt, wie sie ist.
