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
theme-device = Zoals op je apparaat
theme-light = Dag
theme-dark = Nacht

front-title = De markt is open
front-lead = Vijf verzamelspellen in je browser. Geen account nodig: kies een bijnaam en speel met vrienden of tegen bots.
front-code = Heb je een code?
front-join = Meedoen
front-games = De spellen
front-own = Jouw tafels
front-open = Tafels die nog spelers zoeken
front-watch = Kijk mee bij een partij
front-more = Alle tafels
front-none = Er zijn nu geen tafels.
front-previous = Vorige
front-next = Volgende
front-back = Terug naar de markt
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
front-first = Leer het spel
front-turns = Adres voor programma’s die je een seintje geven als je aan de beurt bent
front-turns-help = Dit adres geeft als JSON de tafels die op je wachten. Wie het kent, kan die lijst bekijken en verder niets.
front-due = { $days ->
    [0] nog { $hours } uur
    [one] nog 1 dag { $hours } uur
   *[other] nog { $days } dagen { $hours } uur
}
front-api = Voor programma’s: de API

setup-play = Spelen
setup-invite = Tafel openen
setup-name = Je bijnaam
setup-game = Spel
setup-seats = Aantal spelers, met jou erbij
setup-others = De andere plekken
setup-closed = Deze kaarten met andere tafels vergelijken
setup-closed-help = Iedereen speelt ze één keer, en niemand kan de kaarten opzoeken voordat de tijd om is. De server kiest de kaarten.
setup-closed-no = Nee
setup-closed-days = { $days ->
    [one] Anderen kunnen ze een dag lang spelen
   *[other] Anderen kunnen ze { $days } dagen lang spelen
}
setup-seat = Plek { $number }
setup-for-friends = Voor vrienden, via een link
setup-for-open = Open voor iedereen
setup-for-easy-bot = Makkelijke bots
setup-for-bot = Gemiddelde bots
setup-for-hard-bot = Sterke bots
setup-more = Meer instellingen
setup-pace = Tempo
setup-deck = Deck
setup-own-deck = Een eigen deck
setup-own-deck-help = De tekst van een deckbestand (TOML). Op de regelpagina lees je wat erin mag staan.
setup-filter = Grof taalgebruik
setup-filter-off = Toestaan
setup-filter-mild = Onleesbaar maken
setup-filter-strict = Weigeren
setup-spectators = Toeschouwers mogen meekijken
setup-spectators-help = Ze zien alleen wat de hele tafel ziet, dus niets wat verborgen is.

pace-no-clock = Zonder klok
pace-relaxed = Rustig: { $seconds } seconden per beslissing
pace-normal = Normaal: { $seconds } seconden per beslissing
pace-fast = Snel: { $seconds } seconden per beslissing
pace-days = { $days ->
    [one] Over meerdere dagen: één dag per beslissing
   *[other] Over meerdere dagen: { $days } dagen per beslissing
}

gathering-no-spectators = geen toeschouwers
gathering-begin = Partij beginnen
gathering-begin-hint = Op plekken die nog vrij zijn, spelen bots.
gathering-reshuffle = Schudden opnieuw beginnen
gathering-reshuffle-hint = Als iemand weg is, gaat het zo verder zonder dat getal: iedereen krijgt een nieuwe vingerafdruk, daarna begin je opnieuw. De plek blijft bezet.
gathering-wait = De host bepaalt wanneer de partij begint.
gathering-invite = Spelers uitnodigen
gathering-invite-hint = Stuur de link, noem de code of laat de QR-code scannen.
gathering-link = Link naar deze tafel
gathering-settings = Instellingen
gathering-apply = Instellingen toepassen
gathering-sit = Aanschuiven
gathering-sit-known = Aanschuiven, ook al kennen anderen de kaarten misschien
gathering-full = Alle plekken zijn bezet. Je kunt wel meekijken.
gathering-free-open = open voor iedereen
gathering-free-friends = wacht op een medespeler
gathering-level-easy-bot = makkelijk
gathering-level-bot = gemiddeld
gathering-level-hard-bot = sterk
gathering-remove = Verwijderen
gathering-pass-host = Host maken
gathering-beside = Samen op één apparaat
gathering-beside-help = Jullie geven het apparaat aan elkaar door. Voor elke beurt gaat er een gordijn dicht waarop staat wie er aan de beurt is, zodat niemand een ander in de kaarten kijkt.
gathering-beside-name = Bijnaam van je medespeler
gathering-beside-sit = Ook aanschuiven
gathering-beside-sit-known = Hier aanschuiven, ook al kennen anderen de kaarten misschien
gathering-here-mark = op dit apparaat
gathering-stand = Opstaan

curtain-title = { $name }, jij bent aan de beurt
curtain-how = Geef het apparaat aan { $name }. Er is niets te zien tot je tikt.
curtain-open = Ik ben { $name }: laat de tafel zien
curtain-look = Wat { $name } ziet
curtain-close = Gordijn dichtdoen
curtain-done = Klaar met kijken? Doe het gordijn dicht en geef het apparaat door.

tv-join = Doe mee
tv-hands = Scan om mee te spelen of mee te kijken

table-leave-confirm = De tafel verlaten? Een bot speelt voor je verder, en je kunt altijd terugkomen.
table-away-removed = De host heeft je plek aan een bot gegeven.
table-away-clock = Je tijd was om, dus een bot heeft het overgenomen.
table-away-left = Je hebt de tafel verlaten. Je kunt je plek altijd weer innemen.
table-bot-plays = Een bot speelt voor je.
table-seats = Spelers
table-log = Verloop
table-chat = Chat
table-chat-say = Zeg iets
table-chat-send = Versturen
table-said-removed = Verwijderd door de host
table-said-menu = Bericht van { $name }
table-pitch-mark = praatje:
table-report = Bij de host melden
table-reported = Je hebt dit gemeld
table-report-name = Bijnaam melden
table-strike-line = Bericht verwijderen
table-strike-name = Bijnaam verwijderen
table-dismiss = Niets mis mee
table-mute-all = { $name } voor iedereen dempen
table-unmute-all = { $name } weer laten praten
table-muted-mark = gedempt
table-people = Wie er aan tafel zit
table-reports = Meldingen voor jou als host
table-report-of-line = { $by } meldt een bericht van { $name }: ‘{ $words }’
table-report-of-name = { $by } meldt de bijnaam ‘{ $words }’
table-reported-by = Gemeld door { $names }
table-watcher = { $name } (kijkt mee)
table-rules = Regels
table-sound = Geluid
table-volume = Volume
table-motion = Animaties
table-senses = Geluid en animaties
table-senses-off = Alles uit
table-device = Plek verplaatsen of doorgeven
table-leave = Tafel verlaten
table-release = Voorgoed weggaan
table-release-confirm = Iemand anders mag je plek overnemen en ziet dan je kaarten. Voorgoed weggaan?
table-watching = Je kijkt mee
table-reconnecting = Verbinding verbroken. We proberen het opnieuw…
table-take-back-seat = Weer zelf spelen
table-speech = Je praatje (de anderen lezen mee terwijl je typt)
table-speech-open = Tas openen
table-speech-waits = Neem de tijd: de kaars gaat pas branden als je de tas opent.
table-you-mark = jij
table-person-mark = Mens
table-bot-mark = Bot
table-away-mark = Afwezig: een bot speelt door
table-offline-mark = Niet verbonden
table-host-mark = host
table-host-menu = Opties voor de host
table-give-to-bot = Plek aan een bot geven
table-give-to-person = Plek aan iemand geven
table-took-over = { $name } speelt verder voor { $before }.
table-moved = { $name } speelt verder op een ander apparaat.
table-screens = Andere schermen
table-tv = Tv-weergave openen
table-tv-help = Wat iedereen mag zien, groot in beeld voor de hele kamer. Op elke telefoon staan dan alleen de eigen spullen.
table-tv-closed = Aan deze tafel kijkt niemand mee, dus ook geen tv.
table-hand = Alleen mijn spullen
table-whole = De hele tafel
table-own-seat = Jouw plek
table-rest = Laat een bot voor me spelen
table-winner-mark = Gewonnen
table-to-act-mark = Aan de beurt
table-points-short = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
table-end = Eindstand
table-tie-broken = Gelijke stand: de regels geven de doorslag.
table-score-rule = Punten voor
table-score-total = Totaal
table-rematch = Revanche
table-rematch-go = Naar de revanche
table-replay = Partij terugkijken
table-record = Verslag downloaden
table-home = Terug naar de markt

script-show-me = Laat mijn keuzes zien ↓
script-take-back = Terugnemen
script-your-turn = Jij bent aan de beurt
script-rule = Waarom? Lees de regel
script-offline = Geen verbinding: je zet is niet verstuurd. Probeer het nog eens.
script-mute = { $name } dempen
script-unmute = { $name } niet meer dempen
script-close = Sluiten
script-days-left = { $days } d { $hours } u
script-hours-left = { $hours } u { $minutes } min
script-notify = Mag je browser je een seintje geven als je aan de beurt bent en net ergens anders kijkt?
script-notify-yes = Ja, graag
script-notify-no = Nee
script-tv = Deze tafel staat op een tv. Hier alleen je eigen spullen tonen?
script-tv-yes = Alleen mijn spullen
script-thinking = Denkt na…

keys-title = Sneltoetsen
keys-choice = De eerste, tweede, … keuze maken
keys-board = Naar het eerste dat je op het bord kunt kiezen
keys-status = Naar wat je nu kunt doen
keys-log = Naar het verloop
keys-chat = Naar de chat
keys-back = Een keuze terugnemen of een menu sluiten
keys-help = Deze lijst tonen
keys-on = Sneltoetsen gebruiken
keys-close = Sluiten

story-you = Jij
story-first-game = Eerste partij met uitleg
story-step = { $step } van { $steps }
story-on = Verder
story-back = Terug
story-again = Opnieuw beginnen
story-your-move = Nu jij
story-otherwise = Dat mag ook, maar doe nu even wat er in de uitleg staat.
story-real = Een echte partij spelen
story-rules = Regels lezen

rules-contents = Inhoud
rules-first = Eerste partij met uitleg
rules-technical = Voor ontwerpers en ontwikkelaars: vooraf vastgelegde trekkingen en deckbestanden (in het Engels)
rules-decided = Huisregel
rules-decided-help = De gedrukte regels zeggen hier niets over; zo spelen wij het.
rules-example = Voorbeeld: { $caption }

moment-title = Een moment uit de partij
moment-at = Na zet { $ply } van { $plies }
moment-first = Naar het begin
moment-before = Eén zet terug
moment-after = Eén zet verder
moment-last = Naar de laatste zet
moment-play = Afspelen
moment-speed = Snelheid
moment-speed-slow = langzaam
moment-speed-normal = normaal
moment-speed-fast = snel
moment-eyes = Perspectief
moment-eyes-public = Als toeschouwer
moment-eyes-of = Door de ogen van { $name }
moment-eyes-all = Alles zichtbaar
moment-score = Punten per speler na elke zet
moment-now = Terug naar de tafel

hint-ask = Hint
hint-title = Zo zou een sterke bot spelen als hij wist wat jij weet, met zijn winstkans:
hint-only = Een bot zou dit doen:
hint-share = winstkans { $share }%
hint-choice = de keuze van de bot
review-ask = Keerpunten zoeken
review-help = Een sterke bot bekijkt elke beslissing, uitgaand van wat de speler op dat moment wist.
review-taste = In dit spel beslist de smaak: geen bot kan zeggen welke keuze had gewonnen.
review-title = Keerpunten
review-progress = { $done } van de { $decisions } beslissingen bekeken.
review-again = Opnieuw kijken
review-none = Geen enkele beslissing viel duur uit: goed gespeeld, allemaal!
review-this = Deze beslissing
review-all = Alle beslissingen
review-move = Zet { $ply }
review-shares = { $before }% → { $after }%
review-best = De bot had gekozen voor: { $move }

device-title = Verder op een ander apparaat
device-how = Open deze link op het andere apparaat of scan de QR-code. De link werkt één keer, tien minuten lang; daarna kijkt dit apparaat alleen nog mee.
device-give-title = De plek van { $name } doorgeven
device-give-how = Laat de QR-code scannen of stuur de link. Wie hem als eerste opent, speelt daar verder; hij werkt één keer.
device-back = Terug naar de tafel
device-take-title = Hier verder spelen als { $name }?
device-take-how = De plek verhuist naar dit apparaat; het andere kijkt daarna alleen nog mee.
device-take = Plek overnemen
device-take-known = Neem de plek, ook al kennen anderen de kaarten misschien

problem-title = Dat is niet gelukt ({ $status })
problem-not-found = Deze pagina bestaat niet.
problem-no-table = Deze tafel bestaat niet. Is de link of de code compleet?
problem-no-game = Dit spel bestaat niet.
problem-method = Dit adres accepteert zulke verzoeken niet.
problem-not-seated = Dat kan alleen als je aan de tafel zit.
problem-not-host = Alleen de host van de tafel kan dat.
problem-not-your-seat = De kaarten op deze plek zijn van iemand anders. Alleen die kan de plek doorgeven.
problem-no-spectators = De host van deze tafel laat geen toeschouwers toe.
problem-full = Er is geen vrije plek aan deze tafel.
problem-seat-taken = Die plek is bezet.
problem-no-such-seat = Daar zit niemand bij wie dat kan.
problem-seated = Je zit al aan deze tafel.
problem-begun = De partij is al begonnen.
problem-not-begun = De partij is nog niet begonnen.
problem-not-over = De partij is nog niet afgelopen.
problem-not-your-turn = Je bent nu niet aan de beurt.
problem-over = De partij is afgelopen.
problem-stale = Er is intussen iets veranderd: kijk nog even en kies dan opnieuw.
problem-bad-name = Een bijnaam telt 1 tot { $name } tekens.
problem-bad-text = Een tekst telt 1 tot { $text } tekens.
problem-not-speaking = Je bent niet aan het woord.
problem-bad-words = Daar staan woorden in die aan deze tafel niet mogen. Zeg het eens anders.
problem-muted = De host heeft je aan deze tafel gedempt.
problem-nothing-said = Dat bericht bestaat niet, of niemand heeft het geschreven.
problem-no-nickname = Vul een bijnaam in: de host ziet wie iets meldt.
problem-link-used = Deze link is al gebruikt of verlopen. Vraag een nieuwe.
problem-bad-promise = Deze pagina stond te lang open of is al gebruikt. Laad de pagina opnieuw en open dan een tafel.
problem-same-deal = Aan deze tafel liggen kaarten waarmee anderen al gespeeld hebben. Een ander spel kiezen kan niet.
problem-dealt-before = De kaarten van deze tafel zijn al eerder gedeeld: wie die partij heeft gezien, kan ze kennen. Schuif alleen aan als je dat goed vindt.
problem-closed-deal = { $days ->
    [0] { $hours ->
        [one] Deze kaarten worden aan andere tafels nog gespeeld. Verslag, herhaling en analyse gaan open over een uur.
       *[other] Deze kaarten worden aan andere tafels nog gespeeld. Verslag, herhaling en analyse gaan open over { $hours } uur.
    }
   *[other] Deze kaarten worden aan andere tafels nog gespeeld. Verslag, herhaling en analyse gaan open over { $days } dagen.
}
problem-deal-over = De tijd voor deze kaarten is om. Ze kunnen niet meer worden gespeeld.
problem-deal-twice = Je hebt deze kaarten al aan een andere tafel gespeeld.
problem-revealing = Het spel aan deze tafel gaat beginnen. Nu kan er niets meer veranderen.
problem-fingerprint-first = Er zitten ook anderen aan deze tafel: stuur eerst de vingerafdruk van je getal, en het getal als het spel begint.
problem-other-share = Dit getal heeft niet de vingerafdruk die je eerder stuurde.
problem-bad-request = Het verzoek is niet begrepen: { $detail }
problem-too-large = Dat is te veel ineens.
problem-too-many = Dat ging te snel. Wacht even en probeer het nog eens.
problem-too-slow = Dat verzoek duurde te lang. Probeer het nog eens.
problem-review-running = Eén analyse tegelijk: de vorige loopt nog.
problem-busy = De server heeft het erg druk. Probeer het over een minuut nog eens.
problem-cross-site = Het verzoek kwam van een andere site en is niet uitgevoerd.
problem-unsaved = Opslaan is niet gelukt, dus er is niets gebeurd. Probeer het nog eens.
problem-broken = Er ging bij ons iets mis. Alles wat bevestigd was, is bewaard.

table-deal = Nog eens met deze kaarten
table-fair = Was het eerlijk?

origin-import = Deze partij is op een andere server gespeeld en hierheen gehaald.
origin-deal = Deze kaarten zijn al eerder gedeeld. Wie die partij heeft gezien, kan ze kennen. Wie er speelden en hoe het afliep, zie je als je partij is afgelopen.
origin-scripted = Deze kaarten liggen vooraf vast: wie de tafel opende, kent ze.
origin-brought = De kaarten komen uit een partij die iemand van een andere server hierheen bracht. Wie haar bracht, kan ze hebben gekozen.
origin-closed = { $days ->
    [0] { $hours ->
        [one] Anderen spelen dezelfde kaarten, en niemand kan ze opzoeken. Verslagen en herhalingen gaan open over een uur.
       *[other] Anderen spelen dezelfde kaarten, en niemand kan ze opzoeken. Verslagen en herhalingen gaan open over { $hours } uur.
    }
   *[other] Anderen spelen dezelfde kaarten, en niemand kan ze opzoeken. Verslagen en herhalingen gaan open over { $days } dagen.
}
origin-closed-there = Naar de kaarten
origin-mark-scripted = kaarten vooraf gekozen
origin-mark-brought = meegebrachte kaarten
origin-mark-deal = kaarten al eerder gedeeld
origin-mark-closed = kaarten om te vergelijken
origin-mark-moment = wat als?
origin-mark-import = hierheen gebracht
origin-deal-over = Anderen hebben met dezelfde kaarten gespeeld.
origin-moment = Wat als? Deze partij is een zijtak van een andere.
origin-there = Bekijken

what-if-title = Wat als? Vanaf hier verder spelen
what-if-seat = Spelen als
what-if-go = Verder spelen met bots

setup-fair = De server heeft zijn bijdrage aan het schudden al vastgelegd; je browser doet er een eigen bijdrage bij.

fair-title = Wordt er eerlijk geschud?
fair-step-secret = Voordat er iemand aanschuift, kiest de server een geheim getal en toont hij de vingerafdruk ervan. Daarna kan hij geen ander getal meer kiezen zonder dat het opvalt.
fair-step-shares = Bij het aanschuiven trekt de browser van elke speler een eigen getal en toont alleen de vingerafdruk ervan. Als het spel begint, liggen alle vingerafdrukken vast en tonen de browsers hun getallen. Zo kan niemand, ook niet wie de server beheert, een getal op de andere afstemmen. Wordt een getal niet getoond, dan begint alles opnieuw met een nieuw geheim.
fair-step-seed = Samen vormen ze de startwaarde. Elke kaart en elke loting volgt daaruit, wie er ook trekt en wanneer.
fair-step-end = Na de partij wordt het geheim getoond en kan iedereen het narekenen: hier in de browser, of met ‘brocante verify’.
fair-commitment = De vingerafdruk
fair-secret = Het geheim
fair-shares = { $shares ->
    [0] Geen enkele browser draagt bij aan het schudden: de server kiest de kaarten.
   *[other] { $people ->
        [one] { $shares } van { $people } speler draagt bij aan het schudden.
       *[other] { $shares } van { $people } spelers dragen bij aan het schudden.
    }
}
fair-none = Deze kaarten zijn gekozen door wie de tafel opende. Niemand anders weet of dat willekeurig was.
fair-before = Aan deze tafel wordt niet geschud. De startwaarde is die van die andere partij.
fair-commitment-before = De vingerafdruk die daar is getoond
fair-later = Het geheim wordt na de partij getoond.
fair-closed = Deze kaarten worden aan andere tafels nog gespeeld. Het bewijs gaat samen met de verslagen open.
fair-check = Nagerekend in je browser
fair-check-hint = Alles behalve de spelregels rekent je eigen browser na, met een apart script.
fair-line = { $shares ->
    [0] De server kiest alleen de kaarten: geen enkele browser draagt bij aan het schudden
   *[other] { $people ->
        [one] Eerlijk schudden: { $shares } van { $people } speler draagt bij
       *[other] Eerlijk schudden: { $shares } van { $people } spelers dragen bij
    }
}
fair-fingerprints = De vingerafdrukken van de spelers
fair-restarted = { $count ->
    [0] Het schudden is opnieuw begonnen met een nieuwe vingerafdruk.
   *[other] Het schudden is opnieuw begonnen met een nieuwe vingerafdruk, omdat getallen niet zijn getoond: { $names }
}
fair-revealing = Het spel gaat beginnen: de browsers tonen hun getallen. Nog niet getoond: { $names }
fair-mark-adds = draagt bij aan het schudden
fair-mark-shown = getal getoond
fair-mark-silent = getal nog niet getoond

check-checking = Bezig met controleren…
check-commitment = Het geheim past bij de vingerafdruk die vóór de partij is getoond
check-shares = De bijdragen van de spelers zijn de bijdragen die zijn meegeschud ({ $count })
check-server-chose = De server heeft de kaarten gekozen: geen enkele browser heeft aan het schudden bijgedragen
check-open-shares = De bijdragen zijn niet eerst met vingerafdrukken vastgelegd: wie de server beheert en als laatste aanschoof, kon de eigen bijdrage op de andere afstemmen
check-fingerprints = Voordat je browser zijn bijdrage toonde, zag hij de vingerafdrukken van alle bijdragen, en ze kloppen
check-seed = De startwaarde is gemaakt van het geheim en de bijdragen
check-no-seed = Niets bewijst waar de startwaarde vandaan komt
check-origin = De kaarten waren al eerder gedeeld, aan tafel { $where }: wie die partij heeft gezien, kan ze kennen
check-origin-seed = De startwaarde is die van die kaarten: het geheim en de bijdragen ervan leveren haar op
check-original = De andere partij heeft dezelfde startwaarde en dezelfde kaarten
check-imported = De server die dit verslag schreef, heeft de partij niet gezien: ze is erheen gebracht
check-draws = Elke trekking volgt uit de startwaarde ({ $count })
check-seals = Elke zet is zoals hij is verzegeld ({ $count })
check-no-seals = Het verslag heeft geen zegels
check-rules = De server heeft elke zet volgens de regels nagespeeld
check-yours = Je browser zag deze vingerafdruk vóór de partij, en zijn bijdrage zit in de startwaarde
check-not-yours = Je browser was niet bij het schudden en kan niet voor de vingerafdruk instaan
check-insecure = Deze browser rekent alleen op beveiligde pagina’s (https, of deze computer zelf). ‘brocante verify’ controleert het verslag overal.
check-failed = Hier klopt iets niet:
check-whole = Alles klopt: er is niets veranderd.
check-changed = Zo is er niet gespeeld:
check-commitment-fails = Het geheim past niet bij de vingerafdruk die vóór de partij is getoond.
check-other-commitment = Je browser kreeg vóór de partij een andere vingerafdruk te zien.
check-shares-fails = De bijdrage van plek { $where } is niet de bijdrage die is meegeschud.
check-fingerprints-fails = De bijdrage van plaats { $where } is niet die waarvan je browser de vingerafdruk zag voordat hij de zijne toonde.
check-seed-fails = De startwaarde is niet gemaakt van het geheim en de bijdragen.
check-original-fails = De andere partij heeft andere kaarten.
check-origin-fails = De kaarten waren al eerder gedeeld, maar het verslag doet alsof er apart is geschud.
check-draws-fails = Een trekking volgt niet uit de startwaarde, bij zet { $where }.
check-scripted = Met de hand vastgelegde trekkingen, dus niet geschud: { $count }
check-deal-fails = De beginopstelling is niet zoals die is verzegeld.
check-seals-fails = Zet { $where } is niet zoals hij is verzegeld.
check-end-fails = Het verslag eindigt niet waar het is verzegeld.
check-no-record = Dit is geen verslag van een partij.

records-title = Een verslag controleren
records-about = Een verslag is een hele partij in één bestand. Kies er een, van hier of van een andere server: we controleren het, en je kunt de partij hier terugkijken.
records-file = Het verslag
records-import = Hierheen halen en terugkijken
records-script = Deze pagina werkt alleen met JavaScript. ‘brocante verify’ kan zonder.
records-link = Een verslag controleren

deal-title = Dezelfde kaarten
deal-about = Verschillende groepen kunnen met dezelfde kaarten spelen zonder van elkaar te weten, en daarna plek voor plek vergelijken.
deal-seat = Plek
deal-table = Tafel { $number }
deal-this = deze
deal-playing = { $count ->
    [one] Aan één andere tafel wordt nog gespeeld.
   *[other] Aan { $count } andere tafels wordt nog gespeeld.
}
deal-again = Met deze kaarten spelen
deal-closed = { $days ->
    [0] { $hours ->
        [one] Deze kaarten zijn afgeschermd: niemand kan ze opzoeken zolang anderen ze nog kunnen spelen. Verslagen en herhalingen gaan open over een uur.
       *[other] Deze kaarten zijn afgeschermd: niemand kan ze opzoeken zolang anderen ze nog kunnen spelen. Verslagen en herhalingen gaan open over { $hours } uur.
    }
   *[other] Deze kaarten zijn afgeschermd: niemand kan ze opzoeken zolang anderen ze nog kunnen spelen. Verslagen en herhalingen gaan open over { $days } dagen.
}
deal-link = Link naar deze kaarten
deal-known = Wie kon de kaarten kennen?
deal-known-nobody = Niemand kon ze opzoeken
deal-known-scripted = Wie de kaarten koos
deal-known-imported = Wie de kaarten van een andere server bracht
deal-known-record = Iedereen, uit het verslag van tafel { $number }
deal-known-watched = Wie aan een andere tafel meekeek
deal-known-player = { $name } speelde ook aan tafel { $number }
deal-begin = Spelen
deal-played = Je hebt deze kaarten gespeeld. Iedereen speelt ze één keer.
deal-bots = Bots laten spelen
deal-hidden = Tijdens je eigen partij zie je geen namen en uitslagen van andere tafels. Wie al heeft meegespeeld of meegekeken, kent de kaarten.
deal-back = Terug naar de tafel
problem-other-rules = Deze partij begon met een versie van de regels die deze server niet speelt. De partij blijft bewaard zoals die is.

problem-damaged = Het bewaarde spel van deze tafel is beschadigd en kan niet worden getoond of voortgezet. De beheerder van de server weet ervan.
problem-closed = De beheerder van deze server heeft deze tafel gesloten.
problem-banned = De beheerder van deze server heeft jou of je adres geblokkeerd.
problem-not-operator = Deze pagina is voor de beheerder van de server. De link komt van “brocante operator-link”.

table-keep = Partij bewaren

front-forget = Verwijderen wat ik heb gezegd
front-forget-help = Je bijnamen, chatregels en opmerkingen verdwijnen van alle tafels van deze server. Partijen, uitslagen en je plaatsen blijven.
front-forget-button = Mijn woorden en namen verwijderen
front-forget-confirm = Je woorden en namen komen niet meer terug. Overal verwijderen?

operator-title = Beheer
operator-state = Toestand
operator-counts = { $gathering } wachten, { $playing } bezig, { $over } afgelopen; { $memory } in het geheugen
operator-tables = Tafels
operator-people = Mensen
operator-data = Gegevens
operator-mib = { $size } MiB
operator-free = { $size } vrij op de schijf
operator-failing = De laatste schrijfactie is mislukt: er kan niets worden opgeslagen.
operator-backup = Laatste reservekopie
operator-backup-off = Uit. “--backup-dir” zet reservekopieën aan.
operator-backup-none = Nog geen
operator-backup-failed = De laatste poging is mislukt. In het logboek staat waarom.
operator-damage = Schade
operator-sound = Geen bekend
operator-file-damaged = Het gegevensbestand is beschadigd. Zet snel een reservekopie terug.
operator-reports = Meldingen
operator-no-reports = Geen open meldingen.
operator-close = Sluiten
operator-close-confirm = Deze tafel voor iedereen en voorgoed sluiten?
operator-ban = Blokkeren
operator-ban-address = Adres blokkeren
operator-unban = Blokkade opheffen
operator-forget = Woorden verwijderen
operator-forget-confirm = De woorden en namen van deze persoon overal en voorgoed verwijderen?
operator-bans = Blokkades
operator-no-bans = Niemand is geblokkeerd.
operator-kind = Soort
operator-address = Adres
operator-person = Persoon
operator-subject = Adres of id
operator-limits = Geweigerde verzoeken, per reden
operator-audit = Wat er is gedaan

act-entered = Beheerder binnengekomen vanaf
act-banned = Geblokkeerd
act-unbanned = Blokkade opgeheven
act-closed = Tafel gesloten
act-forgot = { $count ->
    [one] Woorden verwijderd bij één tafel:
   *[other] Woorden verwijderd bij { $count } tafels:
}
act-removed = { $count ->
    [one] Eén oude tafel verwijderd
   *[other] { $count } oude tafels verwijderd
}
act-chat-removed = { $count ->
    [one] Chat van één oude tafel verwijderd
   *[other] Chat van { $count } oude tafels verwijderd
}
