# Texte der Seiten.

page-copy = Kopieren
page-copied = Kopiert
page-skip = Zum Inhalt springen
page-preferences = Sprache und Darstellung
page-language = Sprache
page-theme = Darstellung
page-apply = Übernehmen
page-home = Zurück zum Markt
page-rule = Regel { $rule }

language-en = English
language-fr = Français
language-de = Deutsch
language-nl = Nederlands
theme-device = Wie auf dem Gerät
theme-light = Tag
theme-dark = Nacht

front-title = Der Markt ist eröffnet
front-lead = Fünf Spiele rund ums Sammeln, direkt im Browser. Ohne Konto: Spitznamen eintippen und losspielen, mit Freunden oder gegen Bots.
front-code = Hast du einen Code?
front-join = Beitreten
front-games = Die Spiele
front-own = Deine Tische
front-open = Tische mit freien Plätzen
front-watch = Partien zum Zuschauen
front-more = Alle Tische
front-none = Gerade ist hier kein Tisch.
front-previous = Zurück
front-next = Weiter
front-back = Zum Markt
front-gathering = Wartet auf Mitspieler
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
front-first = So geht’s
front-turns = Adresse für Programme, die dir Bescheid geben, wenn du dran bist
front-turns-help = Sie liefert als JSON die Tische, die auf dich warten. Wer die Adresse kennt, sieht diese Liste und sonst nichts.
front-due = { $days ->
    [0] noch { $hours } Std.
    [one] noch 1 Tag { $hours } Std.
   *[other] noch { $days } Tage { $hours } Std.
}
front-api = API für eigene Programme

setup-play = Losspielen
setup-invite = Tisch eröffnen
setup-name = Dein Spitzname
setup-game = Spiel
setup-seats = Personen (mit dir)
setup-others = Die anderen Plätze
setup-closed = Diese Karten mit anderen Tischen vergleichen
setup-closed-help = Alle spielen sie einmal, und niemand kann die Karten vor Ablauf der Zeit nachschlagen. Der Server wählt die Karten.
setup-closed-no = Nein
setup-closed-days = { $days ->
    [one] Andere können sie einen Tag lang spielen
   *[other] Andere können sie { $days } Tage lang spielen
}
setup-seat = Platz { $number }
setup-for-friends = Für Freunde, per Link
setup-for-open = Offen für alle
setup-for-easy-bot = Bots, leicht
setup-for-bot = Bots, mittel
setup-for-hard-bot = Bots, schwer
setup-more = Weitere Einstellungen
setup-pace = Tempo
setup-deck = Deck
setup-own-deck = Eigenes Deck
setup-own-deck-help = Der Text einer Deckdatei (TOML). Was darin stehen darf, erklärt die Regelseite.
setup-filter = Schimpfwörter
setup-filter-off = Zulassen
setup-filter-mild = Unkenntlich machen
setup-filter-strict = Ablehnen
setup-spectators = Zuschauen erlaubt
setup-spectators-help = Wer zuschaut, sieht dasselbe wie alle am Tisch und nichts Verdecktes.

pace-no-clock = Ohne Uhr
pace-relaxed = Gemütlich: { $seconds } Sekunden pro Entscheidung
pace-normal = Normal: { $seconds } Sekunden pro Entscheidung
pace-fast = Schnell: { $seconds } Sekunden pro Entscheidung
pace-days = { $days ->
    [one] Fernpartie: ein Tag pro Entscheidung
   *[other] Fernpartie: { $days } Tage pro Entscheidung
}

gathering-no-spectators = ohne Zuschauer
gathering-begin = Partie starten
gathering-begin-hint = Plätze, die noch frei sind, übernehmen Bots.
gathering-reshuffle = Mischen neu beginnen
gathering-reshuffle-hint = Wenn jemand fort ist, geht es so ohne dessen Zahl weiter: Alle bekommen einen neuen Fingerabdruck, dann beginnst du noch einmal. Der Platz bleibt besetzt.
gathering-wait = Es geht los, sobald der Gastgeber die Partie startet.
gathering-invite = Einladen
gathering-invite-hint = Verschick den Link, sag den Code weiter oder lass den QR-Code scannen.
gathering-link = Link zu diesem Tisch
gathering-settings = Einstellungen
gathering-apply = Übernehmen
gathering-sit = Platz nehmen
gathering-sit-known = Platz nehmen, auch wenn andere die Karten kennen können
gathering-full = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
gathering-free-open = offen für alle
gathering-free-friends = für Freunde
gathering-level-easy-bot = leicht
gathering-level-bot = mittel
gathering-level-hard-bot = schwer
gathering-remove = Entfernen
gathering-pass-host = Zum Gastgeber machen
gathering-beside = Noch jemand an diesem Gerät?
gathering-beside-help = Ihr reicht das Gerät herum. Vor jedem Zug fällt ein Vorhang, auf dem steht, wer dran ist. So schaut niemand den anderen in die Karten.
gathering-beside-name = Wer spielt mit?
gathering-beside-sit = Dazusetzen
gathering-beside-sit-known = Hier Platz nehmen, auch wenn andere die Karten kennen können
gathering-here-mark = auf diesem Gerät
gathering-stand = Aufstehen

curtain-title = { $name }, du bist dran
curtain-how = Gib das Gerät an { $name } weiter. Erst nach dem Antippen ist etwas zu sehen.
curtain-open = Ich bin { $name }, zeig mir den Tisch
curtain-look = Was { $name } sieht
curtain-close = Vorhang zuziehen
curtain-done = Genug gesehen? Zieh den Vorhang zu und gib das Gerät weiter.

tv-join = Mitmachen
tv-hands = Scannen zum Mitspielen oder Zuschauen

table-leave-confirm = Den Tisch verlassen? Ein Bot spielt für dich weiter, und du kannst jederzeit zurückkommen.
table-away-removed = Der Gastgeber hat deinen Platz einem Bot gegeben.
table-away-clock = Deine Zeit ist abgelaufen, ein Bot hat übernommen.
table-away-left = Du hast den Tisch verlassen. Dein Platz wartet auf dich.
table-bot-plays = Ein Bot spielt für dich.
table-seats = Am Tisch
table-log = Verlauf
table-chat = Chat
table-chat-say = Schreib etwas
table-chat-send = Senden
table-said-removed = Vom Gastgeber entfernt
table-said-menu = Nachricht von { $name }
table-pitch-mark = Rede:
table-report = Dem Gastgeber melden
table-reported = Von dir gemeldet
table-report-name = Spitznamen melden
table-strike-line = Nachricht entfernen
table-strike-name = Spitznamen entfernen
table-dismiss = Ist in Ordnung
table-mute-all = { $name } für alle stummschalten
table-unmute-all = { $name } wieder schreiben lassen
table-muted-mark = stumm
table-people = Wer am Tisch sitzt
table-reports = Meldungen an dich
table-report-of-line = { $by } meldet eine Nachricht von { $name }: „{ $words }“
table-report-of-name = { $by } meldet den Spitznamen „{ $words }“
table-reported-by = Gemeldet von { $names }
table-watcher = { $name } (schaut zu)
table-rules = Regeln
table-sound = Ton
table-volume = Lautstärke
table-motion = Animationen
table-senses = Ton und Animationen
table-senses-off = Alles aus
table-device = Gerät wechseln oder Platz weitergeben
table-leave = Verlassen
table-release = Endgültig verlassen
table-release-confirm = Jemand anders darf deinen Platz übernehmen und sieht dann deine Karten. Endgültig verlassen?
table-watching = Du schaust zu
table-reconnecting = Keine Verbindung. Neuer Versuch …
table-take-back-seat = Wieder selbst spielen
table-speech = Deine Rede (die anderen lesen live mit)
table-speech-open = Beutel öffnen
table-speech-waits = Lass dir Zeit: Die Kerze brennt erst, wenn du den Beutel öffnest.
table-you-mark = du
table-person-mark = Mensch
table-bot-mark = Bot
table-away-mark = Nicht da, ein Bot spielt
table-offline-mark = Nicht verbunden
table-host-mark = Gastgeber
table-host-menu = Gastgeber-Menü
table-give-to-bot = Platz an einen Bot geben
table-give-to-person = Platz an jemanden weitergeben
table-took-over = { $name } spielt für { $before } weiter.
table-moved = { $name } spielt auf einem anderen Gerät weiter.
table-screens = Andere Bildschirme
table-tv = TV-Ansicht öffnen
table-tv-help = Zeigt den Tisch groß für alle im Raum. Auf jedem Handy sind dann nur noch die eigenen Sachen zu sehen.
table-tv-closed = An diesem Tisch darf niemand zuschauen, auch kein Fernseher.
table-hand = Nur meine Sachen
table-whole = Ganzer Tisch
table-own-seat = Dein Platz
table-rest = Einen Bot für mich spielen lassen
table-winner-mark = Hat gewonnen
table-to-act-mark = Ist dran
table-points-short = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-end = Ergebnis
table-tie-broken = Gleich viele Punkte: Es entscheidet die Regel für Gleichstände.
table-score-rule = Punkte für
table-score-total = Gesamt
table-rematch = Revanche
table-rematch-go = Zur Revanche
table-replay = Partie noch einmal ansehen
table-record = Aufzeichnung herunterladen
table-home = Zurück zum Markt

script-show-me = Was kann ich tun? ↓
script-take-back = Zurücknehmen
script-your-turn = Du bist dran
script-rule = Warum? Zur Regel
script-offline = Keine Verbindung: Dein Zug kam nicht an. Versuch es noch einmal.
script-mute = { $name } stummschalten
script-unmute = { $name } wieder anzeigen
script-close = Schließen
script-days-left = { $days } T. { $hours } Std.
script-hours-left = { $hours } Std. { $minutes } Min.
script-notify = Soll dein Browser dir Bescheid geben, wenn du dran bist und gerade woanders surfst?
script-notify-yes = Ja, bitte
script-notify-no = Nein, danke
script-tv = Dieser Tisch läuft auf einem Fernseher. Hier nur noch deine Sachen zeigen?
script-tv-yes = Nur meine Sachen
script-thinking = Denkt nach …

keys-title = Tastenkürzel
keys-choice = Erste, zweite, … Möglichkeit wählen
keys-board = Auf dem Spielfeld zur ersten Möglichkeit
keys-status = Zur Zeile, die sagt, was zu tun ist
keys-log = Zum Verlauf
keys-chat = Zum Chat
keys-back = Auswahl zurücknehmen, Menü schließen
keys-help = Diese Liste
keys-on = Tastenkürzel verwenden
keys-close = Schließen

story-you = Du
story-first-game = Geführte erste Partie
story-step = { $step } von { $steps }
story-on = Weiter
story-back = Zurück
story-again = Von vorn
story-your-move = Dein Zug
story-otherwise = Das ginge auch. Mach hier aber erst einmal, was im Hinweis steht.
story-real = Eine richtige Partie spielen
story-rules = Die Regeln lesen

rules-contents = Inhalt
rules-first = Geführte erste Partie
rules-technical = Für alle, die Spiele entwerfen oder Programme schreiben: festgelegte Ziehungen, Deckdateien (auf Englisch)
rules-decided = Klarstellung
rules-decided-help = Die gedruckten Regeln lassen das offen. So spielen wir es hier.
rules-example = Beispiel: { $caption }

moment-title = Ein Moment aus der Partie
moment-at = Nach Zug { $ply } von { $plies }
moment-first = Zum Anfang
moment-before = Einen Zug zurück
moment-after = Einen Zug weiter
moment-last = Zum letzten Zug
moment-play = Abspielen
moment-speed = Tempo
moment-speed-slow = langsam
moment-speed-normal = normal
moment-speed-fast = schnell
moment-eyes = Aus wessen Sicht
moment-eyes-public = Aus Sicht der Zuschauer
moment-eyes-of = Aus Sicht von { $name }
moment-eyes-all = Alles aufgedeckt
moment-score = Punktestand aller Plätze nach jedem Zug
moment-now = Zurück zum Tisch

hint-ask = Tipp
hint-title = Das würde ein starker Bot mit deinem Wissen tun, und so oft gewinnt er damit:
hint-only = Das würde ein Bot tun:
hint-share = gewinnt { $share } %
hint-choice = Wahl des Bots
review-ask = Wendepunkte suchen
review-help = Ein starker Bot prüft jede Entscheidung mit dem, was man an diesem Platz gerade wissen konnte.
review-taste = Hier entscheidet der Geschmack: Kein Bot kann sagen, welche Wahl gewonnen hätte.
review-title = Wendepunkte
review-progress = { $done } von { $decisions } Entscheidungen geprüft.
review-again = Noch einmal nachsehen
review-none = Niemand hat viel verschenkt: gut gespielt, alle miteinander!
review-this = Diese Entscheidung
review-all = Alle Entscheidungen
review-move = Zug { $ply }
review-shares = { $before } % → { $after } %
review-best = Der Bot hätte gewählt: { $move }

device-title = Auf einem anderen Gerät weiterspielen
device-how = Öffne diesen Link auf dem anderen Gerät oder scann den QR-Code. Er gilt zehn Minuten und nur einmal. Hier kannst du danach nur noch zuschauen.
device-give-title = Den Platz von { $name } weitergeben
device-give-how = Lass den QR-Code scannen oder schick den Link. Wer ihn zuerst öffnet, spielt weiter; er gilt nur einmal.
device-back = Zurück zum Tisch
device-take-title = Hier als { $name } weiterspielen?
device-take-how = Der Platz wechselt auf dieses Gerät; auf dem anderen kann man danach nur noch zuschauen.
device-take = Platz übernehmen
device-take-known = Platz übernehmen, auch wenn andere die Karten kennen können

problem-title = Das hat nicht geklappt ({ $status })
problem-not-found = Diese Seite gibt es nicht.
problem-no-table = Diesen Tisch gibt es nicht. Ist der Link oder der Code vollständig?
problem-no-game = Dieses Spiel gibt es nicht.
problem-method = Diese Adresse nimmt solche Anfragen nicht an.
problem-not-seated = Das geht nur, wenn du am Tisch sitzt.
problem-not-host = Das kann nur der Gastgeber.
problem-not-your-seat = Die Karten auf diesem Platz gehören jemand anderem. Nur diese Person kann den Platz weitergeben.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-full = An diesem Tisch ist kein Platz mehr frei.
problem-seat-taken = Dieser Platz ist besetzt.
problem-no-such-seat = Da sitzt niemand, bei dem das ginge.
problem-seated = Du sitzt schon an diesem Tisch.
problem-begun = Die Partie hat schon begonnen.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-over = Die Partie ist noch nicht vorbei.
problem-not-your-turn = Gerade ist jemand anders dran.
problem-over = Die Partie ist vorbei.
problem-stale = Am Tisch hat sich inzwischen etwas getan. Schau noch einmal hin, bevor du entscheidest.
problem-bad-name = Ein Spitzname hat 1 bis { $name } Zeichen.
problem-bad-text = Ein Text hat 1 bis { $text } Zeichen.
problem-not-speaking = Du hast gerade nicht das Wort.
problem-bad-words = Darin steckt ein Wort, das an diesem Tisch nicht erlaubt ist. Sag es anders.
problem-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
problem-nothing-said = Diese Nachricht gibt es nicht, oder niemand hat sie geschrieben.
problem-no-nickname = Gib einen Spitznamen an: Der Gastgeber sieht, wer etwas meldet.
problem-link-used = Dieser Link ist schon benutzt oder abgelaufen. Lass dir einen neuen geben.
problem-bad-promise = Diese Seite war zu lange offen oder wurde schon benutzt. Lade sie neu und eröffne dann den Tisch.
problem-same-deal = An diesem Tisch werden Karten gespielt, die andere schon gespielt haben. Das Spiel lässt sich hier nicht wechseln.
problem-dealt-before = Die Karten dieses Tisches wurden schon einmal ausgeteilt: Wer jene Partie gesehen hat, kann sie kennen. Setz dich nur, wenn dir das recht ist.
problem-closed-deal = { $days ->
    [0] { $hours ->
        [one] Diese Karten werden an anderen Tischen noch gespielt. Aufzeichnung, Wiederholung und Analyse öffnen sich in einer Stunde.
       *[other] Diese Karten werden an anderen Tischen noch gespielt. Aufzeichnung, Wiederholung und Analyse öffnen sich in { $hours } Stunden.
    }
   *[other] Diese Karten werden an anderen Tischen noch gespielt. Aufzeichnung, Wiederholung und Analyse öffnen sich in { $days } Tagen.
}
problem-deal-over = Die Zeit für diese Karten ist um. Sie lassen sich nicht mehr spielen.
problem-deal-twice = Du hast diese Karten schon an einem anderen Tisch gespielt.
problem-revealing = Die Partie an diesem Tisch beginnt gleich. Jetzt lässt sich nichts mehr ändern.
problem-fingerprint-first = An diesem Tisch sitzen auch andere: Schicke zuerst den Fingerabdruck deiner Zahl und die Zahl, wenn die Partie beginnt.
problem-other-share = Diese Zahl hat nicht den Fingerabdruck, den du vorher geschickt hast.
problem-bad-request = Diese Anfrage haben wir nicht verstanden: { $detail }
problem-too-large = Das ist zu viel auf einmal.
problem-too-many = Das war zu schnell. Warte einen Moment und versuch es dann noch einmal.
problem-too-slow = Die Anfrage hat zu lange gedauert. Versuch es noch einmal.
problem-review-running = Immer nur eine Analyse auf einmal: Die andere läuft noch.
problem-busy = Der Server hat gerade sehr viel zu tun. Versuch es in einer Minute noch einmal.
problem-cross-site = Die Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.
problem-unsaved = Das ließ sich nicht speichern und ist deshalb nicht passiert. Versuch es noch einmal.
problem-broken = Bei uns ist etwas schiefgegangen. Was bestätigt war, ist nicht verloren.

table-deal = Dieselben Karten noch einmal
table-fair = War das fair?

origin-import = Diese Partie wurde auf einem anderen Server gespielt und von dort übernommen.
origin-deal = Diese Karten wurden schon einmal ausgeteilt. Wer jene Partie gesehen hat, kann sie kennen. Wer dort gespielt hat und wie es ausging, erfährst du, wenn deine Partie zu Ende ist.
origin-scripted = Was hier gezogen wird, steht schon fest. Wer den Tisch eröffnet hat, weiß, was kommt.
origin-brought = Die Karten stammen aus einer Partie, die jemand von einem anderen Server hierhergebracht hat. Wer sie gebracht hat, kann sie gewählt haben.
origin-closed = { $days ->
    [0] { $hours ->
        [one] Andere spielen dieselben Karten, und niemand kann sie nachschlagen. Aufzeichnungen und Wiederholungen öffnen sich in einer Stunde.
       *[other] Andere spielen dieselben Karten, und niemand kann sie nachschlagen. Aufzeichnungen und Wiederholungen öffnen sich in { $hours } Stunden.
    }
   *[other] Andere spielen dieselben Karten, und niemand kann sie nachschlagen. Aufzeichnungen und Wiederholungen öffnen sich in { $days } Tagen.
}
origin-closed-there = Zu den Karten
origin-mark-scripted = Karten vorab gewählt
origin-mark-brought = mitgebrachte Karten
origin-mark-deal = Karten schon einmal gespielt
origin-mark-closed = Karten im Vergleich
origin-mark-moment = was wäre, wenn?
origin-mark-import = hierhergebracht
origin-deal-over = Andere haben dieselben Karten gespielt.
origin-moment = Was wäre, wenn …? Diese Partie zweigt von einer anderen ab.
origin-there = Ansehen

what-if-title = Was wäre, wenn …? Von hier aus weiterspielen
what-if-seat = Spielen als
what-if-go = Mit Bots weiterspielen

setup-fair = Der Server hat seinen Teil zum Mischen schon festgelegt; dein Browser steuert seinen bei.

fair-title = Wird fair gemischt?
fair-step-secret = Bevor sich jemand setzt, wählt der Server eine geheime Zahl und zeigt ihren Fingerabdruck. Danach kann er keine andere mehr nehmen, ohne dass es auffällt.
fair-step-shares = Beim Hinsetzen zieht der Browser jeder Person eine eigene Zahl und zeigt nur ihren Fingerabdruck. Wenn die Partie beginnt, stehen alle Fingerabdrücke fest, und die Browser zeigen ihre Zahlen. So kann niemand, auch nicht wer den Server betreibt, eine Zahl passend zu den anderen wählen. Wird eine Zahl nicht gezeigt, beginnt alles neu mit einem neuen Geheimnis.
fair-step-seed = Aus allem zusammen entsteht der Startwert. Aus ihm folgt jede Karte und jedes Los, egal wer wann zieht.
fair-step-end = Nach der Partie wird das Geheimnis gelüftet, und alle können nachrechnen: gleich hier im Browser oder mit „brocante verify“.
fair-commitment = Der Fingerabdruck
fair-secret = Das Geheimnis
fair-shares = { $shares ->
    [0] Kein Browser trägt zum Mischen bei: Der Server wählt die Karten.
   *[other] { $people ->
        [one] { $shares } von { $people } Person trägt zum Mischen bei.
       *[other] { $shares } von { $people } Personen tragen zum Mischen bei.
    }
}
fair-none = Wer den Tisch eröffnete, bestimmte auch die Karten. Ob per Zufall, lässt sich nicht nachprüfen.
fair-before = An diesem Tisch wird nicht gemischt. Der Startwert ist der jener anderen Partie.
fair-commitment-before = Der Fingerabdruck, der dort gezeigt wurde
fair-later = Das Geheimnis wird gelüftet, wenn die Partie zu Ende ist.
fair-closed = Diese Karten werden an anderen Tischen noch gespielt. Der Beweis öffnet sich zusammen mit den Aufzeichnungen.
fair-check = In deinem Browser nachgerechnet
fair-check-hint = Alles bis auf die Spielregeln rechnet dein Browser selbst nach, mit einem eigenen Skript.
fair-line = { $shares ->
    [0] Der Server allein wählt die Karten: Kein Browser trägt zum Mischen bei
   *[other] { $people ->
        [one] Faires Mischen: { $shares } von { $people } Person trägt bei
       *[other] Faires Mischen: { $shares } von { $people } Personen tragen bei
    }
}
fair-fingerprints = Die Fingerabdrücke der Spielenden
fair-restarted = { $count ->
    [0] Das Mischen hat mit einem neuen Fingerabdruck neu begonnen.
   *[other] Das Mischen hat mit einem neuen Fingerabdruck neu begonnen, weil Zahlen nicht gezeigt wurden: { $names }
}
fair-revealing = Die Partie beginnt gleich: Die Browser zeigen ihre Zahlen. Es fehlen noch: { $names }
fair-mark-adds = trägt zum Mischen bei
fair-mark-shown = Zahl gezeigt
fair-mark-silent = Zahl noch nicht gezeigt

check-checking = Wird geprüft …
check-commitment = Das Geheimnis passt zu dem Fingerabdruck, der vor der Partie gezeigt wurde
check-shares = Die Beiträge sind genau die, die eingemischt wurden ({ $count })
check-server-chose = Der Server hat die Karten gewählt: Kein Browser hat zum Mischen beigetragen
check-open-shares = Die Beiträge wurden nicht zuerst durch Fingerabdrücke festgelegt: Wer den Server betreibt und sich zuletzt gesetzt hat, konnte den eigenen passend zu den anderen wählen
check-fingerprints = Bevor dein Browser seinen Beitrag zeigte, sah er die Fingerabdrücke von allen, und sie sind es
check-seed = Der Startwert ergibt sich aus Geheimnis und Beiträgen
check-no-seed = Woher der Startwert kommt, ist nicht belegt
check-origin = Die Karten wurden schon einmal ausgeteilt, an Tisch { $where }: Wer jene Partie gesehen hat, kann sie kennen
check-origin-seed = Der Startwert ist der jener Karten: Ihr Geheimnis und ihre Beiträge ergeben ihn
check-original = Die andere Partie hat denselben Startwert und dieselben Karten
check-imported = Der Server, der diese Aufzeichnung geschrieben hat, hat die Partie nicht gesehen: Sie wurde ihm gebracht
check-draws = Jede Ziehung folgt aus dem Startwert ({ $count })
check-seals = Kein Zug wurde nach dem Versiegeln verändert ({ $count })
check-no-seals = Die Aufzeichnung hat keine Siegel
check-rules = Der Server hat alle Züge nachgespielt: Sie entsprechen den Regeln
check-yours = Dein Browser hat diesen Fingerabdruck vor der Partie gesehen, und sein Beitrag steckt im Startwert
check-not-yours = Dein Browser war beim Mischen nicht dabei und kann für den Fingerabdruck nicht bürgen
check-insecure = Dieser Browser rechnet nur auf sicheren Seiten nach (https oder auf diesem Rechner selbst). „brocante verify“ prüft die Aufzeichnung überall.
check-failed = Hier stimmt etwas nicht:
check-whole = Alles stimmt: Nichts wurde verändert.
check-changed = So wurde nicht gespielt:
check-commitment-fails = Das Geheimnis passt nicht zu dem Fingerabdruck, der vor der Partie gezeigt wurde.
check-other-commitment = Vor der Partie wurde deinem Browser ein anderer Fingerabdruck gezeigt.
check-shares-fails = Von Platz { $where } wurde ein anderer Beitrag eingemischt.
check-fingerprints-fails = Der Beitrag von Platz { $where } ist nicht der, dessen Fingerabdruck dein Browser sah, bevor er seinen zeigte.
check-seed-fails = Der Startwert ergibt sich nicht aus Geheimnis und Beiträgen.
check-original-fails = Die andere Partie hat andere Karten.
check-origin-fails = Die Karten wurden schon einmal ausgeteilt, aber die Aufzeichnung gibt ein eigenes Mischen vor.
check-draws-fails = Bei Zug { $where } folgt eine Ziehung nicht aus dem Startwert.
check-scripted = Ziehungen, die von Hand festgelegt statt gemischt wurden: { $count }
check-deal-fails = Der Aufbau wurde nach dem Versiegeln verändert.
check-seals-fails = Zug { $where } wurde nach dem Versiegeln verändert.
check-end-fails = Die Aufzeichnung endet nicht dort, wo sie versiegelt wurde.
check-no-record = Das ist keine aufgezeichnete Partie.

records-title = Eine Aufzeichnung prüfen
records-about = Eine Aufzeichnung ist eine ganze Partie in einer Datei. Wähle eine aus, von hier oder von einem anderen Server: Wir prüfen sie, und du kannst sie hier ansehen.
records-file = Die Aufzeichnung
records-import = Übernehmen und ansehen
records-script = Diese Seite braucht JavaScript. Ohne geht es mit „brocante verify“.
records-link = Eine Aufzeichnung prüfen

deal-title = Dieselben Karten
deal-about = Mehrere Gruppen können dieselben Karten spielen, ohne voneinander zu wissen, und sich danach Platz für Platz vergleichen.
deal-seat = Platz
deal-table = Tisch { $number }
deal-this = dieser
deal-playing = { $count ->
    [one] An einem weiteren Tisch wird noch gespielt.
   *[other] An { $count } weiteren Tischen wird noch gespielt.
}
deal-again = Diese Karten spielen
deal-closed = { $days ->
    [0] { $hours ->
        [one] Diese Karten sind unter Verschluss: Niemand kann sie nachschlagen, solange andere sie noch spielen können. Aufzeichnungen und Wiederholungen öffnen sich in einer Stunde.
       *[other] Diese Karten sind unter Verschluss: Niemand kann sie nachschlagen, solange andere sie noch spielen können. Aufzeichnungen und Wiederholungen öffnen sich in { $hours } Stunden.
    }
   *[other] Diese Karten sind unter Verschluss: Niemand kann sie nachschlagen, solange andere sie noch spielen können. Aufzeichnungen und Wiederholungen öffnen sich in { $days } Tagen.
}
deal-link = Link zu diesen Karten
deal-known = Wer konnte die Karten kennen?
deal-known-nobody = Niemand konnte sie nachschlagen
deal-known-scripted = Wer die Karten gewählt hat
deal-known-imported = Wer die Karten von einem anderen Server gebracht hat
deal-known-record = Alle, durch die Aufzeichnung von Tisch { $number }
deal-known-watched = Wer an einem anderen Tisch zugeschaut hat
deal-known-player = { $name } hat auch an Tisch { $number } gespielt
deal-begin = Spielen
deal-played = Du hast diese Karten gespielt. Alle spielen sie nur einmal.
deal-bots = Bots spielen lassen
deal-hidden = Wer diese Karten spielt, sieht Namen und Ergebnisse erst nach der eigenen Partie. Wer zugesehen oder schon mitgespielt hat, kennt die Karten.
deal-back = Zurück zum Tisch
problem-other-rules = Diese Partie folgt einer Fassung der Regeln, die dieser Server nicht spielt. Sie bleibt erhalten, wie sie ist.

problem-damaged = Der Spielstand dieses Tisches ist beschädigt; er lässt sich weder zeigen noch weiterspielen. Wer den Server betreibt, weiß Bescheid.
problem-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
problem-banned = Du oder deine Adresse wurden auf diesem Server gesperrt.
problem-not-operator = Diese Seite ist für die Betreiber des Servers. Den Link dazu gibt „brocante operator-link“.

table-keep = Partie behalten

front-forget = Was ich gesagt habe, entfernen
front-forget-help = Deine Spitznamen, Chatzeilen und Bemerkungen verschwinden von allen Tischen dieses Servers. Partien, Ergebnisse und deine Plätze bleiben.
front-forget-button = Meine Worte und Namen entfernen
front-forget-confirm = Deine Worte und Namen lassen sich nicht zurückholen. Überall entfernen?

operator-title = Betrieb
operator-state = Zustand
operator-counts = { $gathering } warten, { $playing } laufen, { $over } sind zu Ende; { $memory } im Speicher
operator-tables = Tische
operator-people = Leute
operator-data = Daten
operator-mib = { $size } MiB
operator-free = { $size } frei auf der Festplatte
operator-failing = Das letzte Schreiben ist fehlgeschlagen: Nichts lässt sich speichern.
operator-backup = Letzte Sicherung
operator-backup-off = Aus. „--backup-dir“ schaltet Sicherungen ein.
operator-backup-none = Noch keine
operator-backup-failed = Der letzte Versuch ist fehlgeschlagen. Warum, steht im Protokoll.
operator-damage = Schäden
operator-sound = Keine bekannt
operator-file-damaged = Die Datendatei ist beschädigt. Spiel bald eine Sicherung ein.
operator-reports = Meldungen
operator-no-reports = Keine offenen Meldungen.
operator-close = Schließen
operator-close-confirm = Diesen Tisch für alle und für immer schließen?
operator-ban = Sperren
operator-ban-address = Adresse sperren
operator-unban = Sperre aufheben
operator-forget = Worte entfernen
operator-forget-confirm = Worte und Namen dieser Person überall und für immer entfernen?
operator-bans = Sperren
operator-no-bans = Niemand ist gesperrt.
operator-kind = Art
operator-address = Adresse
operator-person = Person
operator-subject = Adresse oder Kennung
operator-limits = Abgelehnte Anfragen nach Grund
operator-audit = Was getan wurde

act-entered = Zugang zur Betriebsseite von
act-banned = Gesperrt
act-unbanned = Sperre aufgehoben
act-closed = Tisch geschlossen
act-forgot = { $count ->
    [one] Worte an einem Tisch entfernt:
   *[other] Worte an { $count } Tischen entfernt:
}
act-removed = { $count ->
    [one] Ein alter Tisch entfernt
   *[other] { $count } alte Tische entfernt
}
act-chat-removed = { $count ->
    [one] Chat eines alten Tisches entfernt
   *[other] Chat von { $count } alten Tischen entfernt
}
