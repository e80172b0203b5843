# Teksten van de pagina’s.

page-copy = Kopiëren
page-copied = Gekopieerd
page-skip = Naar de inhoud
page-preferences = Taal en thema
page-language = Taal
page-theme = Thema
page-apply = Toepassen
page-home = Terug naar de markt
page-rule = Regel { $rule }

language-en = English
language-fr = Français
language-de = Deutsch
language-nl = Nederlands
theme-device = Zoals op dit apparaat
theme-light = Dag
theme-dark = Nacht

front-title = De markt is open
front-lead = Vijf verzamelspellen in je browser. Geen account nodig: kies een bijnaam en speel met vrienden of met bots.
front-code = Heb je een code?
front-join = Meedoen
front-games = De spellen
front-own = Jouw tafels
front-open = Tafels die op spelers wachten
front-watch = Spellen om te bekijken
front-gathering = Wacht op spelers
front-free = { $count ->
    [one] één vrije plek
   *[other] { $count } vrije plekken
}
front-players = { $min } tot { $max } spelers
front-minutes = { $range ->
    [yes] { $min }–{ $max } minuten
   *[no] { $min } minuten
}
front-play = Speel nu
front-invite = Uitnodigen
front-rules = Regels
front-first = Leer het spelen
front-turns = Een adres voor programma’s die je roepen als je aan de beurt bent
front-turns-help = Het geeft als JSON de tafels die op je wachten. Wie het adres heeft, kan die lijst zien en verder niets doen.
front-due = { $days ->
    [0] nog { $hours } uur
    [one] nog 1 dag { $hours } uur
   *[other] nog { $days } dagen { $hours } uur
}
front-api = Voor programma’s: de API

setup-play = Spelen
setup-invite = Tafel maken
setup-name = Je bijnaam
setup-game = Spel
setup-seats = Spelers, jij meegeteld
setup-others = De andere plekken
setup-seat = Plek { $number }
setup-for-friends = Voor vrienden, via een link
setup-for-open = Open voor iedereen
setup-for-easy-bot = Bots, makkelijk
setup-for-bot = Bots, gewoon
setup-for-hard-bot = Bots, moeilijk
setup-more = Meer instellingen
setup-pace = Tempo
setup-deck = Deck
setup-own-deck = Een eigen deck
setup-own-deck-help = De tekst van een deckbestand (TOML); op de regelpagina staat wat erin mag
setup-filter = Scheldwoorden
setup-filter-off = Laten staan
setup-filter-mild = Afdekken
setup-filter-strict = Weigeren
setup-spectators = Toeschouwers mogen meekijken
setup-spectators-help = Ze zien wat iedereen aan tafel ziet, en niets wat verborgen is.

pace-no-clock = Zonder klok
pace-relaxed = Rustig: { $seconds } seconden per beslissing
pace-normal = Normaal: { $seconds } seconden per beslissing
pace-fast = Snel: { $seconds } seconden per beslissing
pace-days = { $days ->
    [one] Per correspondentie: één dag per beslissing
   *[other] Per correspondentie: { $days } dagen per beslissing
}

gathering-no-spectators = geen publiek
gathering-begin = Begin het spel
gathering-begin-hint = Plekken die nog vrij zijn, worden door bots gespeeld.
gathering-wait = Het spel begint zodra de host dat wil.
gathering-invite = Nodig mensen uit
gathering-invite-hint = Stuur de link, zeg de code of laat de afbeelding scannen.
gathering-link = Link naar deze tafel
gathering-settings = Instellingen
gathering-apply = Instellingen toepassen
gathering-sit = Aanschuiven
gathering-full = Alle plekken zijn bezet. Je kunt blijven om mee te kijken.
gathering-free-open = open voor iedereen
gathering-free-friends = wacht op iemand
gathering-level-easy-bot = makkelijk
gathering-level-bot = gewoon
gathering-level-hard-bot = moeilijk
gathering-remove = Verwijderen
gathering-pass-host = Host maken
gathering-beside = Nog iemand speelt op dit apparaat
gathering-beside-help = Jullie geven het apparaat door. Voor elke beurt valt er een gordijn dat zegt wie er aan de beurt is, zodat niemand andermans spullen ziet.
gathering-beside-name = De bijnaam
gathering-beside-sit = Hier ook aanschuiven
gathering-here-mark = op dit apparaat
gathering-stand = Opstaan

curtain-title = { $name }, jij bent aan de beurt
curtain-how = Geef het apparaat aan { $name }. Er is niets te zien tot je tikt.
curtain-open = Ik ben { $name }: laat me de tafel zien
curtain-look = Wat { $name } ziet
curtain-close = Gordijn dichtdoen
curtain-done = Genoeg gezien? Doe het gordijn dicht en geef het apparaat door.

tv-join = Doe mee
tv-hands = Scan om te spelen of mee te kijken

table-leave-confirm = De tafel verlaten? Een bot speelt voor je door; je kunt terugkomen.
table-away-removed = De host heeft je plek aan een bot gegeven.
table-away-clock = Je tijd was op, dus een bot nam het over.
table-away-left = Je hebt de tafel verlaten; neem je plek terug wanneer je wilt.
table-bot-plays = Een bot speelt voor je.
table-seats = Spelers
table-log = Wat er gebeurde
table-chat = Chat
table-chat-say = Zeg iets
table-chat-send = Versturen
table-said-removed = Verwijderd door de host
table-said-menu = Over wat { $name } zei
table-pitch-mark = praatje:
table-report = Aan de host melden
table-reported = Je hebt dit gemeld
table-report-name = De bijnaam melden
table-strike-line = Deze regel verwijderen
table-strike-name = De bijnaam verwijderen
table-dismiss = Niets op aan te merken
table-mute-all = { $name } voor iedereen dempen
table-unmute-all = { $name } weer laten spreken
table-muted-mark = gedempt
table-people = Over de mensen hier
table-reports = Aan jou als host gemeld
table-report-of-line = { $by } meldt wat { $name } zei: “{ $words }”
table-report-of-name = { $by } meldt de bijnaam “{ $words }”
table-reported-by = Gemeld door { $names }
table-watcher = { $name } (kijkt toe)
table-rules = Regels
table-sound = Geluid
table-volume = Volume
table-motion = Beweging
table-senses = Geluid en beweging
table-senses-off = Alles uit
table-device = Naar een ander apparaat, of naar iemand anders
table-leave = Weggaan
table-watching = Je kijkt mee
table-scripted = Deze kaarten liggen vooraf vast: wie de tafel maakte, kent ze.
table-reconnecting = De verbinding is weg. Nieuwe poging …
table-take-back-seat = Neem je plek terug van de bot
table-speech = Je praatje (anderen lezen mee terwijl je typt)
table-you-mark = jij
table-person-mark = Een mens
table-bot-mark = Een bot
table-away-mark = Afwezig: een bot speelt
table-offline-mark = Niet verbonden
table-host-mark = host
table-host-menu = Als host
table-give-to-bot = Geef de plek aan een bot
table-give-to-person = Geef de plek aan een mens
table-took-over = { $name } speelt verder voor { $before }.
table-moved = { $name } speelt verder op een ander apparaat.
table-screens = Andere schermen
table-tv = Open de tv-weergave
table-tv-help = De openbare tafel, groot, voor iedereen in de kamer. Op elke telefoon staat dan alleen het eigen spel.
table-tv-closed = Deze tafel is gesloten voor toeschouwers, dus ook voor een tv.
table-hand = Alleen wat van mij is
table-whole = De hele tafel
table-own-seat = Jouw plek
table-rest = Laat een bot voor me spelen
table-winner-mark = Gewonnen
table-to-act-mark = Moet kiezen
table-points-short = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
table-end = Het einde
table-tie-broken = Evenveel punten: de regels beslissen.
table-score-rule = Punten voor
table-score-total = Totaal
table-rematch = Revanche
table-rematch-go = Naar de revanche
table-replay = Het spel terugkijken
table-record = Spelverslag downloaden
table-home = Terug naar de markt

script-show-me = Laat zien wat ik kan kiezen ↓
script-take-back = Terugnemen
script-your-turn = Jij bent aan de beurt
script-rule = Waarom? De regel
script-offline = De zet is niet verstuurd: geen verbinding. Probeer het nog eens.
script-mute = { $name } dempen
script-unmute = { $name } weer lezen
script-close = Sluiten
script-days-left = { $days } d { $hours } u
script-hours-left = { $hours } u { $minutes } min
script-notify = Mag je browser het je laten weten als je aan de beurt bent terwijl je ergens anders kijkt?
script-notify-yes = Ja, graag
script-notify-no = Nee
script-tv = Een tv toont deze tafel. Hier alleen tonen wat van jou is?
script-tv-yes = Alleen wat van mij is
script-thinking = Denkt na…

keys-title = Toetsen
keys-choice = De eerste, tweede, … van de getoonde keuzes maken
keys-board = Naar het eerste op het bord dat je kunt kiezen
keys-status = Naar de zin die zegt wat je kunt doen
keys-log = Naar wat er gebeurde
keys-chat = Naar de chat
keys-back = Een keuze terugnemen, een menu sluiten
keys-help = Deze lijst
keys-on = Deze toetsen gebruiken
keys-close = Sluiten

story-you = Jij
story-first-game = Begeleid eerste spel
story-step = { $step } van { $steps }
story-on = Verder
story-back = Terug
story-again = Vanaf het begin
story-your-move = Jouw zet
story-otherwise = Dat zou mogen. Doe nu eerst wat de aanwijzing vraagt.
story-real = Speel een echt spel
story-rules = Lees de regels

rules-contents = Inhoud
rules-first = Begeleid eerste spel
rules-technical = Voor ontwerpers en programma’s: vooraf vastgelegde trekkingen, deckbestanden (in het Engels)
rules-decided = Besloten
rules-decided-help = De gedrukte regels laten dit open; hier is het zo besloten.
rules-example = Voorbeeld: { $caption }

moment-title = Een moment uit het spel
moment-at = Na zet { $ply } van { $plies }
moment-first = Naar het begin
moment-before = Eén zet terug
moment-after = Eén zet verder
moment-last = Naar de laatste zet
moment-play = Laten afspelen
moment-speed = Snelheid
moment-speed-slow = langzaam
moment-speed-normal = rustig
moment-speed-fast = snel
moment-eyes = Door wiens ogen
moment-eyes-public = Als publiek
moment-eyes-of = Zoals { $name } het zag
moment-eyes-all = Alles van iedereen
moment-score = De punten van elke plek na elke zet
moment-now = Terug naar de tafel

hint-ask = Hint
hint-title = Wat een sterke bot zou doen met wat jij kunt zien, en hoe vaak hij dan wint:
hint-only = Een bot zou dit doen:
hint-share = wint { $share } %
hint-choice = de keuze van de bot
review-ask = Zoek de keerpunten
review-help = Een sterke bot bekijkt elke beslissing met wat de speler toen wist.
review-taste = Hier beslist de smaak: geen bot kan zeggen welke keuze had gewonnen.
review-title = Keerpunten
review-progress = { $done } van de { $decisions } beslissingen bekeken.
review-again = Kijk opnieuw
review-none = Geen enkele beslissing kostte veel: goed gespeeld, allemaal.
review-this = Deze beslissing
review-all = Alle beslissingen
review-move = Zet { $ply }
review-shares = { $before } % → { $after } %
review-best = De bot had gekozen: { $move }

device-title = Verder op een ander apparaat
device-how = Open deze link op het andere apparaat, of scan hem. Hij werkt één keer, tien minuten lang; dit apparaat kijkt daarna alleen nog mee.
device-give-title = De plaats van { $name } weggeven
device-give-how = Laat de afbeelding scannen of stuur de link. Wie hem het eerst opent, speelt daar verder; hij werkt één keer.
device-back = Terug naar de tafel
device-take-title = Hier verdergaan als { $name }?
device-take-how = De plek verhuist naar dit apparaat; het andere kijkt daarna alleen nog mee.
device-take = Neem de plek

problem-title = Dat is niet gelukt ({ $status })
problem-not-found = Deze pagina bestaat niet.
problem-no-table = Deze tafel bestaat niet. Is de link of de code compleet?
problem-no-game = Dit spel bestaat niet.
problem-method = Dit adres neemt zulke verzoeken niet aan.
problem-not-seated = Dat kan alleen wie aan de tafel zit.
problem-not-host = Dat kan alleen de host van de tafel.
problem-no-spectators = De host van deze tafel wil geen toeschouwers.
problem-full = Er is geen vrije plek aan deze tafel.
problem-seat-taken = Die plek is bezet.
problem-no-such-seat = Er zit daar niemand bij wie dat kan.
problem-seated = Je zit al aan deze tafel.
problem-begun = Het spel is al begonnen.
problem-not-begun = Het spel is nog niet begonnen.
problem-not-over = Het spel is nog niet afgelopen.
problem-not-your-turn = Iemand anders is nu aan de beurt.
problem-over = Het spel is afgelopen.
problem-stale = De tafel is intussen veranderd: kijk nog eens en kies dan.
problem-bad-name = Een bijnaam heeft 1 tot { $name } tekens.
problem-bad-text = Een tekst heeft 1 tot { $text } tekens.
problem-not-speaking = Je bent niet aan het woord.
problem-bad-words = Daar staan woorden in die deze tafel niet aanneemt. Zeg het anders.
problem-muted = De host heeft je aan deze tafel gedempt.
problem-nothing-said = Die regel is er niet, of niemand heeft hem gezegd.
problem-no-nickname = Geef een bijnaam: de host ziet wie meldt.
problem-link-used = Deze link is al gebruikt of te oud. Vraag een nieuwe.
problem-bad-promise = Deze pagina stond te lang open of is al gebruikt. Laad haar opnieuw en maak dan de tafel.
problem-same-deal = Aan deze tafel worden kaarten gespeeld die anderen al speelden. Het spel kan niet worden veranderd.
problem-bad-request = Het verzoek is niet begrepen: { $detail }
problem-too-large = Dat is te veel ineens.
problem-too-many = Dat ging te snel. Wacht even en probeer het nog eens.
problem-too-slow = Dat verzoek duurde te lang. Probeer het nog eens.
problem-review-running = Eén analyse tegelijk: de vorige loopt nog.
problem-busy = De server heeft het erg druk. Probeer het over een minuut nog eens.
problem-cross-site = Het verzoek kwam van een andere site en is niet uitgevoerd.
problem-unsaved = Het kon niet bewaard worden, dus is het niet gebeurd. Probeer het nog eens.
problem-broken = Er ging bij ons iets stuk. Niets van wat bevestigd was, is verloren.

table-deal = Nog eens deze kaarten
table-fair = Was het eerlijk?

origin-import = Deze partij is op een andere server gespeeld en hierheen gebracht.
origin-deal = Anderen hebben deze kaarten al gespeeld. Wie dat waren en hoe het afliep, zie je als je partij is afgelopen.
origin-deal-over = Anderen hebben dezelfde kaarten gespeeld.
origin-moment = Wat als? Deze partij is een zijtak van een andere.
origin-there = Bekijken

what-if-title = Wat als? Vanaf hier verder spelen
what-if-seat = Spelen als
what-if-go = Verder spelen met bots

setup-fair = Het deel van de server in het schudden staat vast; je browser voegt er het zijne aan toe.

fair-title = Wordt er eerlijk geschud?
fair-step-secret = Voordat er iemand gaat zitten, kiest de server een geheim getal en toont hij de vingerafdruk ervan. Vanaf dan kan hij geen ander meer kiezen zonder dat het opvalt.
fair-step-shares = Bij het aanschuiven voegt de browser van elke speler een eigen, willekeurig getal toe. De server kon die niet kennen toen hij zijn geheim koos, en geen speler kent het geheim.
fair-step-seed = Samen vormen ze de startwaarde. Elke kaart en elk lot volgt uit de startwaarde, wie er ook wanneer trekt.
fair-step-end = Als de partij is afgelopen, wordt het geheim getoond en kan iedereen het narekenen: hier in de browser, of met ‘brocante verify’.
fair-commitment = De vingerafdruk
fair-secret = Het geheim
fair-shares = { $people ->
    [one] { $shares } van { $people } speler heeft aan het schudden bijgedragen.
   *[other] { $shares } van { $people } spelers hebben aan het schudden bijgedragen.
}
fair-none = Deze kaarten zijn gekozen door wie de tafel opende. Of dat willekeurig was, weet verder niemand.
fair-later = Het geheim wordt getoond als de partij is afgelopen.
fair-check = Nagerekend in je browser
fair-check-hint = Alles behalve de spelregels rekent je eigen browser na, in een eigen script.
fair-line = { $people ->
    [one] Eerlijk schudden: { $shares } van { $people } speler heeft bijgedragen
   *[other] Eerlijk schudden: { $shares } van { $people } spelers hebben bijgedragen
}

check-checking = Bezig met controleren…
check-commitment = Het geheim heeft de vingerafdruk die voor de partij is getoond
check-shares = De bijdragen van de spelers zijn de bijdragen die zijn meegeschud ({ $count })
check-seed = De startwaarde is gemaakt van het geheim en de bijdragen
check-no-seed = Niets bewijst waar de startwaarde vandaan komt
check-draws = Elke trekking volgt uit de startwaarde ({ $count })
check-seals = Elke zet is zoals hij is verzegeld ({ $count })
check-no-seals = Het verslag heeft geen zegels
check-rules = De server heeft elke zet volgens de regels nagespeeld
check-yours = Je browser zag deze vingerafdruk voor de partij, en zijn bijdrage zit in de startwaarde
check-not-yours = Je browser was niet bij het schudden en kan niet voor de vingerafdruk instaan
check-insecure = Deze browser rekent alleen op beveiligde pagina’s (https, of deze computer zelf). ‘brocante verify’ controleert het verslag overal.
check-failed = Hier klopt iets niet:
check-whole = Alles klopt: er is niets veranderd.
check-changed = Zo is er niet gespeeld:
check-commitment-fails = Het geheim heeft niet de vingerafdruk die voor de partij is getoond.
check-other-commitment = De vingerafdruk is niet die welke je browser voor de partij te zien kreeg.
check-shares-fails = De bijdrage van plaats { $where } is niet de bijdrage die is meegeschud.
check-seed-fails = De startwaarde is niet gemaakt van het geheim en de bijdragen.
check-draws-fails = Een trekking volgt niet uit de startwaarde, bij zet { $where }.
check-scripted = { $count } van de trekkingen zijn met de hand vastgelegd en niet geschud
check-deal-fails = De opstelling is niet zoals ze is verzegeld.
check-seals-fails = Zet { $where } is niet zoals hij is verzegeld.
check-end-fails = Het verslag eindigt niet waar het is verzegeld.
check-no-record = Dit is geen opgetekende partij.

records-title = Een verslag controleren
records-about = Een verslag is een hele partij in een bestand. Kies er een, van hier of van een andere server: het wordt gecontroleerd en je kunt het hier terugzien.
records-file = Het verslag
records-import = Hierheen brengen en terugzien
records-script = Deze pagina heeft scripts nodig. ‘brocante verify’ kan zonder.
records-link = Een verslag controleren

deal-title = Dezelfde kaarten
deal-about = Verschillende groepen kunnen dezelfde kaarten spelen zonder van elkaar te weten, en daarna plaats voor plaats vergelijken.
deal-seat = Plaats
deal-table = Tafel { $number }
deal-this = deze
deal-playing = { $count ->
    [one] Aan nog één tafel wordt er nog gespeeld.
   *[other] Aan nog { $count } tafels wordt er nog gespeeld.
}
deal-again = Deze kaarten spelen
deal-begin = Spelen
deal-bots = Bots laten spelen
deal-hidden = Wie speelt, ziet geen namen en uitslagen tot de eigen partij is afgelopen. Wie heeft toegekeken of meegespeeld, kent de kaarten.
deal-back = Terug naar de tafel
problem-other-rules = Deze partij begon onder een versie van de regels die deze server niet speelt. Ze blijft bewaard zoals ze is.
