# Five Cards Collector

card-symbol = { $figure } in { $colour }
card-none = kaart { $number }
special-pile-swap = Stapelruil
special-draw-three = Trek er drie
special-direction = Andere kant op
special-retrieve = Terug van de stapel
special-draw-hand = Greep in een hand
special-view-hand = Kijk in een hand
special-take-over = Overname

move-collect = Verzamel: { $card }
move-discard = Leg af: { $card }
move-draw = Trek een kaart
move-keep = Houd de kaart
move-pass = Passen
move-pile-swap = Stapelruil: pak de bovenste van de aflegstapel
move-draw-three = Trek drie kaarten
move-direction = Draai de speelrichting om
move-retrieve = Zoek een kaart in de aflegstapel
move-fetch = Pak uit de aflegstapel: { $card } (hoogte { $at })
move-draw-hand = Doe een greep in de hand van { $from }
move-view-hand = Kijk in de hand van { $from } en pak een kaart
move-take = Pak: { $card }
move-take-over = Neem over van { $from }: { $card }, { $onto ->
    [pile] op de aflegstapel
   *[collection] in je verzameling
}

event-collection = { $you ->
    [yes] Jij zoekt
   *[no] { $seat } zoekt
}: { $cards }.
event-dealt = Je krijgt: { $cards }.
event-turned-up = Opengelegd: { $card }.
event-first = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
event-collected = { $you ->
    [yes] Je verzamelt
   *[no] { $seat } verzamelt
}: { $card }.
event-discarded = { $you ->
    [yes] Je legt af
   *[no] { $seat } legt af
}: { $card }.
event-drew = { $you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} { $count ->
    [one] een kaart.
   *[other] { $count } kaarten.
}
event-drew-cards = Je hebt getrokken: { $cards }.
event-kept = { $you ->
    [yes] Je houdt
   *[no] { $seat } houdt
} die kaart.
event-passed = { $you ->
    [yes] Je past.
   *[no] { $seat } past.
}
event-used = { $you ->
    [yes] Je speelt
   *[no] { $seat } speelt
} ‘{ $card }’.
event-turned-round = De speelrichting draait om.
event-took-top = { $you ->
    [yes] Je pakt
   *[no] { $seat } pakt
} de bovenste kaart van de aflegstapel: { $card }.
event-retrieved = { $you ->
    [yes] Je haalt
   *[no] { $seat } haalt
} een kaart terug uit de aflegstapel: { $card }.
event-looked-at = { $you ->
    [yes] Je kijkt
   *[no] { $seat } kijkt
} in { $from-you ->
    [yes] jouw hand.
   *[no] de hand van { $from }.
}
event-saw-hand = { $from } heeft in de hand: { $cards }.
event-took-unseen = { $you ->
    [yes] Je pakt
   *[no] { $seat } pakt
} een kaart uit { $from-you ->
    [yes] jouw hand.
   *[no] de hand van { $from }.
}
event-took = Je hebt gepakt: { $card }.
event-lost = { $to } heeft van je afgepakt: { $card }.
event-took-over = { $you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} een kaart over uit { $from-you ->
    [yes] jouw verzameling
   *[no] de verzameling van { $from }
}: { $card }. { $onto ->
    [pile] Die gaat op de aflegstapel.
   *[collection] { $you ->
        [yes] Die gaat in je eigen verzameling.
       *[no] Die verhuist naar de verzameling van { $seat }.
    }
}
event-renewed = Er komt een nieuwe trekstapel: { $count } kaarten.
event-won = { $you ->
    [yes] Je hebt ze alle vijf: je wint!
   *[no] { $seat } heeft ze alle vijf en wint.
}
event-stuck = { $you ->
    [yes] Je hebt geen zet meer en kunt niet meer passen: je verliest.
   *[no] { $seat } heeft geen zet meer, kan niet meer passen en verliest.
}
event-stalemate = Niemand komt verder: wie het meeste verzameld heeft, wint.

refusal-not-your-turn = { $seat } is aan de beurt.
refusal-not-a-symbol = Je kunt alleen symbolen afleggen; ‘{ $card }’ is een speciale kaart.
refusal-game-won = Iemand heeft ze alle vijf: het spel is afgelopen.
refusal-game-stuck = Iemand zat vast: het spel is afgelopen.
refusal-game-stalemate = Niemand kwam verder: het spel is afgelopen.
refusal-collect-not-in-hand = Je kunt alleen een kaart uit je hand verzamelen; deze zit er niet in: { $card }.
refusal-not-lacking = Deze kaart ontbreekt niet in je verzameling: { $card }.
refusal-discard-not-in-hand = Je kunt alleen een kaart uit je hand afleggen; deze zit er niet in: { $card }.
refusal-no-match = Figuur noch kleur past ({ $card }): op de aflegstapel ligt { $top }.
refusal-special-not-in-hand = Je hebt ‘{ $card }’ niet in je hand.
refusal-not-another-seat = Kies iemand anders aan deze tafel.
refusal-pile-empty = De aflegstapel is leeg: deze speciale kaart zou niets doen.
refusal-hand-empty = { $from } heeft geen kaarten: deze speciale kaart zou niets doen.
refusal-nothing-collected = { $from } heeft nog niets verzameld: deze speciale kaart zou niets doen.
refusal-hand-full = Je hand zit aan de limiet van { $limit } kaarten; je kunt niet trekken.
refusal-nothing-drawn = Je hebt geen kaart getrokken om te houden.
refusal-only-the-drawn-card = Je hebt getrokken: { $card }. Speel die kaart nu, of houd hem.
refusal-no-pass-left = Je hebt al drie keer gepast en kunt niet nog eens passen.
refusal-take-first = Je kijkt in de hand van { $from }: pak er eerst een kaart uit.
refusal-not-in-that-hand = Deze kaart zit niet in de hand van { $from }: { $card }.
refusal-nothing-viewed = Je kijkt bij niemand in de hand.
refusal-fetch-first = Je zoekt in de aflegstapel: pak er eerst een kaart uit.
refusal-not-in-the-pile = Die kaart ligt niet op die hoogte in de aflegstapel.
refusal-nothing-searched = Je zoekt niet in de aflegstapel.
refusal-not-collected = { $from } heeft deze kaart niet verzameld: { $card }.
refusal-not-lacking-either = Deze kaart ontbreekt niet in je eigen verzameling ({ $card }); die kan alleen op de aflegstapel.
refusal-deck-symbols = Er moeten { $expected } figuren en { $expected } kleuren zijn.
refusal-deck-name = Een id moet nieuw zijn, en geen naam mag leeg zijn of langer dan { $most } tekens.
refusal-deck-specials = Er moeten { $expected } speciale kaarten zijn; dit zijn er { $found }.
refusal-deck-unknown-special = Er is geen speciale kaart met de naam ‘{ $special }’.
refusal-deck-special-count = Van een speciale kaart zijn er hooguit { $most }.
refusal-deck-collections = Er moeten { $expected } verzamelingen zijn, en elk symbool moet op precies twee ervan staan.
refusal-deck-unknown-symbol = Er is geen symbool met de naam ‘{ $symbol }’.
refusal-deck-collection-shape = Een verzameling toont vijf symbolen, elke figuur en elke kleur één keer.
refusal-deck-collections-alike = Twee verzamelingen delen hooguit één symbool.

prompt-turn = { $you ->
    [yes] Doe één ding: verzamelen, afleggen, een speciale kaart spelen, trekken of passen.
   *[no] { $seat } is aan de beurt.
}
prompt-drawn = { $you ->
    [yes] Je hebt een kaart getrokken: speel hem nu, of houd hem.
   *[no] { $seat } heeft een kaart getrokken en kiest: spelen of houden.
}
prompt-viewing = { $you ->
    [yes] Pak een kaart uit de hand van { $from }.
   *[no] { $seat } kiest een kaart uit { $from-you ->
        [yes] jouw hand.
       *[no] de hand van { $from }.
    }
}
prompt-fetching = { $you ->
    [yes] Pak een kaart uit de aflegstapel.
   *[no] { $seat } kiest een kaart uit de aflegstapel.
}
prompt-over = Het spel is afgelopen.

sketch-table = Trekstapel { $deck }, aflegstapel { $pile } (bovenop: { $top }), gebruikte speciale kaarten { $used }, speelrichting { $direction ->
    [clockwise] met de klok mee
   *[back] tegen de klok in
}
sketch-seat = { $name }: { $size } van { $limit } kaarten in de hand; { $counted ->
    [yes] kan nog passen: { $passes } keer;{" "}
   *[no] {""}
}verzameld: { $collected }; ontbreekt: { $lacking }
sketch-known = je weet van: { $cards }{ $less ->
    [0] {""}
    [one] , waarvan er één ongezien weg kan zijn
   *[other] , waarvan er { $less } ongezien weg kunnen zijn
}
sketch-hand = Je hand: { $cards }
sketch-drawn = Je hebt net getrokken: { $card }

score-collected = { $count ->
    [one] Eén kaart verzameld
   *[other] { $count } kaarten verzameld
}
score-stuck = Vastgelopen met { $count ->
    [one] één kaart verzameld
   *[other] { $count } kaarten verzameld
}

about = Maak als eerste je vijf posters compleet: trek, ruil, gluur in andermans hand en gris weg wat een ander al had uitgestald.
option-expert = Expertspel voor twee
option-expert-help = Met twee spelers zeven kaarten en een limiet van zeven in plaats van negen. Met meer spelers verandert er niets.

help-pile-swap = Pak de bovenste kaart van de aflegstapel.
help-draw-three = Trek drie kaarten, tot aan de handlimiet.
help-direction = Het spel gaat de andere kant op.
help-retrieve = Pak een kaart naar keuze uit de aflegstapel.
help-draw-hand = Pak een willekeurige kaart uit een hand.
help-view-hand = Kijk in een hand en pak er een kaart uit.
help-take-over = Pak een kaart die iemand al verzameld heeft.

page-special = { $name }: { $help }
page-missing = Ontbreekt nog: { $card }
page-several = { $card }, { $count } keer
page-wanted = { $card }, gezocht voor je verzameling
page-middle = Trekstapel en aflegstapel
page-deck = Trekstapel
page-deck-count = { $count ->
    [0] De trekstapel is leeg.
    [one] Er ligt nog één verborgen kaart in de trekstapel.
   *[other] Er liggen nog { $count } verborgen kaarten in de trekstapel.
}
page-renewed = { $count } van { $most } keer vernieuwd
page-pile = Aflegstapel
page-pile-count = { $count ->
    [0] De aflegstapel is leeg.
    [one] Er ligt één kaart op de aflegstapel.
   *[other] Er liggen { $count } kaarten op de aflegstapel.
}
page-look-through = Doorkijken
page-clockwise = met de klok mee
page-counterclockwise = tegen de klok in
page-used = { $count ->
    [0] Geen speciale kaarten gebruikt
   *[other] Speciale kaarten gebruikt: { $count }
}
page-own-frame = Jouw verzameling
page-own-hand = Je hand: { $count } van { $limit } kaarten
page-drawn = net getrokken
page-hand-empty = Geen kaarten
page-hand = { $you ->
    [yes] Jouw hand
   *[no] Verborgen hand van { $seat }
}: { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
page-known = { $less ->
    [0] je kent:
    [one] bekend, min één:
   *[other] bekend, min { $less }:
}
page-passes = { $count ->
    [0] passen kan niet meer
    [one] nog 1 keer passen
   *[other] nog { $count } keer passen
}
page-won = gewonnen
page-stuck = zit vast
page-collected = { $count } van { $all } verzameld
page-viewing = De hand van { $from }: pak een kaart

# Waar punten voor zijn.
rule-five-win = Verzamelde kaarten
rule-five-stuck = Verzamelde kaarten
rule-five-stalemate = Verzamelde kaarten

page-memories = Wat je van andere handen weet

# De plaatjes bij de regels.
picture-nothing = Aan het begin: alles ontbreekt nog.
picture-on-the-way = Onderweg: er ontbreken er nog twee.
picture-finished = Compleet: alle vijf liggen er, het spel is gewonnen.
picture-top = Boven op de aflegstapel
picture-same-figure = Past: dezelfde figuur.
picture-same-colour = Past: dezelfde kleur.
picture-neither = Past niet: geen van beide.
picture-no-symbol = Past niet: een speciale kaart speel je, je legt hem nooit af.
picture-copies = { $count ->
    [one] Eén in het spel
   *[other] { $count } in het spel
}

# Het eerste spel aan de hand.
story-first-game-goal = Deze lijst is jouw verzameling: grijns in rood, frons in geel, knipoog in groen, verbazing in blauw en dutje in paars. Leg ze alle vijf eerder neer dan de rest, in welke volgorde ook. Dat is het hele spel.
story-first-game-rivals = De anderen hebben ook een verzameling, open voor iedereen. Een van hen zoekt ook een grijns in rood. Dat wordt nog wat: van elk symbool zijn er maar twee.
story-first-game-hand = Dit is je hand: zeven kaarten, meer mag niet. De anderen zien alleen de achterkant. Een ster betekent dat de kaart in je verzameling ontbreekt; de twee donkere kaarten zijn speciale kaarten.
story-first-game-collect = In je beurt doe je één ding. Het mooiste is verzamelen: klik op de grijns in rood, en hij komt in je lijst. Verschijnt er een knop, druk daar dan ook op.
story-first-game-others = De volgende speler heeft een frons in blauw afgelegd. Wat je aflegt, moet qua figuur of kleur passen bij de bovenste kaart, en daar lag een knipoog in blauw. De derde speler heeft een dutje in groen verzameld.
story-first-game-discard = Je hebt niets te verzamelen, dus maak ruimte. Je grijns in blauw zou passen, je frons in rood ook. Maar kijk: iemand verzamelt de grijns in blauw! De frons in rood wil niemand hebben. Klik erop om hem af te leggen.
story-first-game-robbed = Au! Iemand speelde ‘Overname’ en haalde de grijns in rood uit jouw lijst naar de eigen lijst. Wat er ligt, ligt niet veilig. Houd die grijns in de gaten.
story-first-game-draw = Je bent weer aan de beurt. Je hebt vijf kaarten, minder dan zeven, dus je mag trekken. Klik op de trekstapel.
story-first-game-drawn = Een frons in geel, precies wat je zoekt! Een getrokken kaart mag je meteen gebruiken: verzamelen, afleggen als hij past, of spelen als het een speciale kaart is. Anders houd je hem. Klik op de frons in geel om hem te verzamelen.
story-first-game-view = Nu een speciale kaart. Met ‘Kijk in een hand’ zie je een hele hand en pak je er een kaart uit. Klik op de speciale kaart, dan op de verborgen kaarten van de speler met het dutje in groen, en dan op de knop.
story-first-game-take = Deze hand ligt alleen voor jou open. Daar is de knipoog in groen die je zoekt! Klik erop, en hij komt in je hand. Daarmee is je beurt voorbij.
story-first-game-memory = Wat je gezien hebt, blijft bekend. De kleine tekens naast die hand zijn de vijf kaarten die je daar kent. De tafel onthoudt ze voor je.
story-first-game-drew-hand = Leer om leer: dezelfde speler deed een ‘Greep in een hand’, en wel in die van jou. Het werd de grijns in blauw, en die zit nu net in die andere verzameling.
story-first-game-secure = De knipoog in groen is er gelukkig nog. Je mag maar één kaart per beurt verzamelen, dus wacht niet: klik erop.
story-first-game-retrieve = Je zoekt ook het dutje in paars. Er is er eerder een afgelegd, en nu ligt er een andere kaart bovenop. Met ‘Terug van de stapel’ haal je het er toch uit. Klik op die speciale kaart.
story-first-game-fetch = De hele aflegstapel ligt uitgespreid voor je. Klik op het dutje in paars. Het komt in je hand, en iedereen ziet dat.
story-first-game-direction = Nu zou jij aan de beurt zijn. Maar de speler vóór je speelde ‘Andere kant op’: het spel gaat terug naar wie daarvoor speelde, en van daar de andere kant op.
story-first-game-danger = Die extra beurt leverde een verbazing in geel op, meteen verzameld. Vier van de vijf, met jouw grijns in rood erbij! Nog één kaart, en jij hebt verloren.
story-first-game-later = Een paar beurten later. Je hebt het dutje in paars en een verbazing in blauw verzameld, dat maakt vier. Alleen de grijns in rood ontbreekt nog, en je weet waar die is.
story-first-game-last-draw = Er is ruimte genoeg in je hand. Klik op de trekstapel, en hoop er het beste van.
story-first-game-take-over = Een ‘Overname’, en die mag je meteen spelen! Klik erop, dan op de grijns in rood in de lijst van de ander, en dan op de knop. Die kaart ontbreekt bij jou, dus gaat hij recht je verzameling in.
story-first-game-score = Vijf van de vijf: je wint op slag. De score telt de verzamelde kaarten: vijf voor jou, drie voor elk van de anderen. Een van hen had er vier, tot jij kwam. Nu ken je het spel!

# De voorbeelden bij de regels.
story-draw-three-full = Je hebt zeven kaarten, de limiet, dus je kunt niet van de trekstapel trekken. Maar een van de zeven is ‘Trek er drie’.
story-draw-three-use = Je speelt hem. De kaart verlaat je hand voordat je trekt, en dat maakt ruimte voor precies één kaart.
story-draw-three-one = Er kwam één kaart, een frons in geel. Je hand is weer vol, en de andere twee kaarten blijven in de trekstapel. Speel deze speciale kaart als je weinig kaarten hebt.
story-take-over-both-lack = De volgende speler heeft een grijns in rood verzameld. Die ontbreekt ook bij jou, en je hebt twee keer ‘Overname’. De eerste speel je op die grijns in rood.
story-take-over-moved = De grijns in rood zit nu in jouw verzameling, en bij de ander ontbreekt hij weer. De speciale kaart is gebruikt, je beurt is voorbij.
story-take-over-pile = Een ronde later heeft dezelfde speler een frons in groen verzameld. Die staat niet op jouw verzamelkaart, dus kun je hem alleen op de aflegstapel leggen. Dat doe je met je tweede ‘Overname’.
story-take-over-top = De frons in groen ligt nu boven op de aflegstapel. Je hebt geen kaart gewonnen, maar de ander staat weer op nul, en wat nu wordt afgelegd, moet bij de frons in groen passen.
story-memory-look = Je speelt ‘Kijk in een hand’ tegen de volgende speler, van wie je tot nu toe alleen de achterkant van de kaarten zag.
story-memory-take = Je ziet alle zeven kaarten en je moet er één pakken. Je kiest de knipoog in groen, die bij jou ontbreekt.
story-memory-known = Van nu af aan toont de tafel je de zes kaarten die je in die hand kent. De derde speler ziet daar niets van.
story-memory-struck = De speler legt een knipoog in geel af. Je zag hem de hand verlaten, dus wordt hij geschrapt. Er blijven er vijf over.
story-memory-less-one = Dan doet de derde speler een greep in die hand. Een van je vijf is weg, en je kunt niet weten welke. Daarom staat er: bekend, min één.
story-direction-before = Het spel gaat met de klok mee. De speler vóór je heeft net een knipoog in blauw afgelegd, en na jou zou de volgende speler komen. Maar jij speelt ‘Andere kant op’.
story-direction-back = In plaats daarvan is de speler vóór je aan de beurt, voor de tweede keer achter elkaar. De pijl in het midden toont de nieuwe richting.
story-direction-round = Van daar gaat het de andere kant op: toen kwam de derde speler, en nu jij. Dat blijft zo tot iemand de richting weer omdraait.
story-stalemate-collected = Je hebt één kaart verzameld, en de volgende speler ook. De derde speler heeft er geen.
story-stalemate-first-round = Nu heeft iedereen één keer gepast: dat is een volle ronde. Bij elke andere zet begint het tellen opnieuw.
story-stalemate-shared = Na drie volle rondes passen is het spel afgelopen. Niemand heeft er vijf, dus winnen de meeste kaarten. Jij en de volgende speler hebben er elk één, en delen de overwinning.
