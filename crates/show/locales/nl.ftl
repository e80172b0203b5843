# Teksten van de tafel zelf, gedeeld door alle spellen.

seat-name = Plek { $number }
list-empty = niets

error-bad-json = Deze regel is geen leesbare JSON: { $detail }
error-bad-header = Dit is niet de kop van een verslag: { $detail }
error-bad-line = Dit is geen zet met een plek erbij: { $detail }
error-bad-move = Deze zet bestaat niet in dit spel: { $detail }
error-too-long = Deze regel is te lang: { $detail }
error-no-header = Er kwam niets binnen: een verslag begint met een kop.
error-no-seat = Er is geen plek { $detail } aan deze tafel.
error-unknown-game = Er is geen spel dat ‘{ $name }’ heet. Je kunt kiezen uit: { $games }.
error-unknown-draw = Een trekking met de naam ‘{ $name }’ kun je niet vastleggen.
error-unknown-deck = Er is geen deck dat ‘{ $name }’ heet.
error-rules-version = Dit verslag volgt versie { $record } van de regels; dit programma speelt versie { $ours }.
error-seats = { $game } speel je met { $min } tot { $max } plekken, niet met { $given }.
error-options = De opties kloppen niet: { $detail }
error-deck-syntax = Het deckbestand is onleesbaar op regel { $line }: { $detail }
error-deck = Het deckbestand voldoet op regel { $line } niet aan { $rule }: { $detail }

error-read = Het bestand { $file } is niet te lezen: { $detail }
error-write = Het bestand { $file } is niet te schrijven: { $detail }
error-file-too-long = Het bestand { $file } is te lang voor dit doel.
error-not-text = Het bestand { $file } is geen tekst.
error-random = Het systeem levert geen willekeurige getallen: { $detail }
error-record-too-long = Het verslag is langer dan { $most } bytes.
error-record-syntax = Het verslag is afgebroken of beschadigd op regel { $line }: { $detail }
error-record-shape = Regel { $line } hoort zo niet in een verslag: { $detail }
error-draw-impossible = Trekking { $index } van ‘{ $name }’ kan niet { $value } zijn: die valt niet meer te trekken.
error-draw-unscripted = Trekking { $index } van ‘{ $name }’ is niet vastgelegd, en het verslag heeft geen startwaarde.
error-output = De uitvoer is niet te schrijven: { $detail }
error-no-ply = Het verslag heeft { $plies } zetten; moment { $at } bestaat niet.
error-replay = Het verslag breekt de regels bij zet { $ply } ({ $rule }): { $detail }

cli-open = De markt is open: { $address }
cli-stop = Gesloten. Elke bevestigde zet is bewaard in { $file }.
error-data = Het gegevensbestand { $file } is onbruikbaar: { $detail }
error-listen = Luisteren op { $address } lukt niet: { $detail }
cli-games = De spellen van Brocante:
cli-game = { $min } tot { $max } spelers, van { $designers }
cli-game-unsigned = { $min } tot { $max } spelers
cli-how = Met ‘brocante play NAAM’ speel je er een in de terminal; ‘brocante --help’ laat zien wat er nog meer kan.

table-over = De partij is afgelopen.
table-winner = { $count ->
    [one] Gewonnen door { $names }.
   *[other] { $names } delen de overwinning.
}
table-points = { $seat }: { $points }
table-choices = Je keuzes:
table-more-choices = (er zijn meer zetten mogelijk: typ er een als JSON, bijvoorbeeld { $example })
table-ask = Nummer van je keuze (? toont ze opnieuw, q stopt):
table-bad-choice = Je kunt niet kiezen voor ‘{ $given }’.
table-left = Je hebt de tafel verlaten.
table-you = Jij
table-bot = Bot { $number }
table-to-act = Aan de beurt: { $names }
table-moves-of = Zetten van { $name }:
table-moves-complete = (dit zijn ze allemaal)
table-moves-partial = (er zijn er meer mogelijk)

flaw-secret = Het geheim is niet het geheim waarop de server zich vóór de partij heeft vastgelegd.
flaw-share = De bijdrage van plek { $seat } is niet de bijdrage die is meegeschud.
flaw-seed = De startwaarde is niet wat het geheim en de bijdragen opleveren.
flaw-origin = De kaarten waren al aan een andere tafel gedeeld, maar het verslag doet alsof er apart is geschud.
flaw-other-deal = Dit zijn niet de kaarten van het andere verslag.
flaw-setup = De tafel kan niet worden geopend: { $detail }
flaw-draw = { $ply ->
    [0] Bij het delen is trekking { $nth } veranderd: het verslag heeft { $recorded }, de startwaarde geeft { $drawn }.
   *[other] Bij zet { $ply } is trekking { $nth } veranderd: het verslag heeft { $recorded }, de startwaarde geeft { $drawn }.
}
flaw-opening = Iets wat vóór de eerste zet vastlag, is niet wat er is verzegeld.
flaw-seal = Iets in zet { $ply } is niet wat er is verzegeld.
flaw-last-seal = Het laatste zegel klopt niet: aan het eind zijn zetten weggelaten of toegevoegd.
proven-seed = { $shares ->
    [one] De startwaarde is gemaakt van het geheim waarop de server zich vóór de partij heeft vastgelegd en van de bijdrage van één speler.
   *[other] De startwaarde is gemaakt van het geheim waarop de server zich vóór de partij heeft vastgelegd en van de bijdragen van { $shares } spelers.
}
proven-server-chose = De server heeft de kaarten gekozen. Hij legde zich voor de partij vast op een geheim, maar geen enkele browser heeft aan het schudden bijgedragen.
proven-open-shares = De bijdragen zijn niet eerst met vingerafdrukken vastgelegd: wie de server beheert en als laatste aanschoof, kon de eigen bijdrage op de andere afstemmen.
proven-imported = Dit verslag is naar de server gebracht die het heeft geschreven. Die server heeft de partij niet gezien.
proven-origin = De kaarten waren al eerder gedeeld, aan tafel { $table }; wie die partij heeft gezien, kan ze kennen. Voor deze partij is niet apart geschud.
proven-origin-moves = { $moves ->
    [one] De eerste zet is daar gespeeld.
   *[other] De eerste { $moves } zetten zijn daar gespeeld.
}
proven-origin-scripted = De kaarten zijn daar gekozen door wie de tafel opende.
proven-origin-imported = Die partij kwam als verslag van een andere server: wie het schreef, kan de kaarten hebben gekozen.
proven-origin-seed = De startwaarde is die van die kaarten; de vingerafdruk ervan was { $commitment }.
proven-origin-server = Aan dat schudden heeft geen enkele browser bijgedragen: de server heeft de kaarten gekozen.
proven-same-deal = Het zijn de kaarten van het andere verslag: dezelfde opstelling, dezelfde startwaarde, dezelfde trekkingen.
proven-no-seed = Waar de startwaarde vandaan komt, is onbekend: wie de tafel opende, kan die zelf gekozen hebben.
proven-draws = { $draws ->
    [one] De enige trekking volgt uit de startwaarde.
   *[other] Alle { $draws } trekkingen volgen uit de startwaarde.
}
proven-scripted = Van { $draws } trekkingen zijn er { $scripted } vooraf vastgelegd; de andere volgen uit de startwaarde.
proven-moves = { $moves ->
    [one] De enige zet volgt de regels, en de partij is afgelopen.
   *[other] Alle { $moves } zetten volgen de regels, en de partij is afgelopen.
}
proven-moves-so-far = { $moves ->
    [one] De enige zet volgt de regels; de partij is nog niet afgelopen.
   *[other] Alle { $moves } zetten volgen de regels; de partij is nog niet afgelopen.
}
proven-seal = Sinds het verzegelen is er niets veranderd: { $seal }
proven-no-seal = Het verslag heeft geen zegels: wie het in handen had, kan zetten door andere geldige zetten hebben vervangen.
proven-not = Niet bewezen: wie er speelden, wat er is gezegd, en dat niemand buiten het spel om overlegde. Wie het geheim kent, kan een heel ander verslag schrijven: vergelijk de vingerafdruk met die van vóór de partij, en het zegel met dat van iemand die erbij was.

cli-copied = { $count ->
    [one] Eén tafel, gecontroleerd, staat in { $file }.
   *[other] { $count } tafels, allemaal gecontroleerd, staan in { $file }.
}
error-copied-damaged = { $count ->
    [one] Eén tafel is beschadigd en onbruikbaar
   *[other] { $count } tafels zijn beschadigd en onbruikbaar
}, bijvoorbeeld { $table }: { $detail }
cli-operator = Beheerpagina, voor één uur: { $address }
cli-forgot = { $count ->
    [0] Geen enkele tafel heeft iets van deze persoon.
    [one] Woorden en namen zijn van één tafel verwijderd.
   *[other] Woorden en namen zijn van { $count } tafels verwijderd.
}
