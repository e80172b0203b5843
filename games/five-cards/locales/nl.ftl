# Five Cards Collector

# In een deckbestand zijn de Nederlandse kleuren verbogen (‘rode’) en alle figuren de-woorden: zo klopt elk paar.
card-symbol = { $colour } { $figure }
card-none = kaart { $number }
special-pile-swap = Stapelruil
special-draw-three = Trek er drie
special-direction = Andere kant op
special-retrieve = Terug van de stapel
special-draw-hand = Blinde greep
special-view-hand = Kijk in een hand
special-take-over = Overname

move-collect = Verzamel de { $card }
move-discard = Leg de { $card } af
move-draw = Trek een kaart
move-keep = Houd de kaart
move-pass = Passen
move-pile-swap = Stapelruil: pak de bovenste kaart van de aflegstapel
move-draw-three = Trek drie kaarten
move-direction = Draai de speelrichting om
move-retrieve = Zoek een kaart in de aflegstapel
move-fetch = Pak de { $card } uit de aflegstapel (positie { $at })
move-draw-hand = Doe een blinde greep in de hand van { $from }
move-view-hand = Kijk in de hand van { $from } en pak een kaart
move-take = Pak: { $card }
move-take-over = Neem de { $card } van { $from } over, { $onto ->
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
} de { $card }.
event-discarded = { $you ->
    [yes] Je legt
   *[no] { $seat } legt
} de { $card } af.
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
} de { $card } van de aflegstapel.
event-retrieved = { $you ->
    [yes] Je haalt
   *[no] { $seat } haalt
} de { $card } terug uit de aflegstapel.
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
} de { $card } over uit { $from-you ->
    [yes] jouw verzameling.
   *[no] de verzameling van { $from }.
} { $onto ->
    [pile] Die gaat op de aflegstapel.
   *[collection] { $you ->
        [yes] Die gaat in je eigen verzameling.
       *[no] Die verhuist naar de verzameling van { $seat }.
    }
}
event-renewed = Er komt een nieuwe trekstapel van { $count } kaarten.
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
refusal-game-won = Iemand heeft ze alle vijf: de partij is afgelopen.
refusal-game-stuck = Iemand zat vast: de partij is afgelopen.
refusal-game-stalemate = Niemand kwam verder: de partij is afgelopen.
refusal-collect-not-in-hand = Je kunt alleen een kaart uit je hand verzamelen; deze zit er niet in: { $card }.
refusal-not-lacking = Deze kaart heb je niet nodig voor je verzameling: { $card }.
refusal-discard-not-in-hand = Je kunt alleen een kaart uit je hand afleggen; deze zit er niet in: { $card }.
refusal-no-match = Een { $card } past niet op een { $top }: andere figuur, andere kleur.
refusal-special-not-in-hand = Je hebt ‘{ $card }’ niet in je hand.
refusal-not-another-seat = Kies iemand anders aan deze tafel.
refusal-pile-empty = De aflegstapel is leeg: deze speciale kaart zou niets doen.
refusal-hand-empty = { $from } heeft geen kaarten: deze speciale kaart zou niets doen.
refusal-nothing-collected = { $from } heeft nog niets verzameld: deze speciale kaart zou niets doen.
refusal-hand-full = Je hebt { $limit } kaarten in je hand, meer mag niet; je kunt dus niet trekken.
refusal-nothing-drawn = Je hebt geen kaart getrokken om te houden.
refusal-only-the-drawn-card = Je hebt getrokken: { $card }. Speel hem nu, of houd hem.
refusal-no-pass-left = Je hebt al drie keer gepast en kunt niet nog eens passen.
refusal-take-first = Je kijkt in de hand van { $from }: pak er eerst een kaart uit.
refusal-not-in-that-hand = Deze kaart zit niet in de hand van { $from }: { $card }.
refusal-nothing-viewed = Je kijkt bij niemand in de hand.
refusal-fetch-first = Je zoekt in de aflegstapel: pak er eerst een kaart uit.
refusal-not-in-the-pile = Die kaart ligt niet op die positie in de aflegstapel.
refusal-nothing-searched = Je zoekt niet in de aflegstapel.
refusal-not-collected = { $from } heeft deze kaart niet verzameld: { $card }.
refusal-not-lacking-either = Deze kaart heb je zelf niet nodig ({ $card }); die kan alleen op de aflegstapel.
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
    [yes] Verzamel, leg af, speel een speciale kaart, trek of pas.
   *[no] { $seat } is aan de beurt.
}
prompt-drawn = { $you ->
    [yes] Je hebt een kaart getrokken: speel hem nu, of houd hem.
   *[no] { $seat } heeft een kaart getrokken: spelen of houden?
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
prompt-over = De partij is afgelopen.

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
option-expert = Expertvariant voor twee
option-expert-help = Met z’n tweeën zeven kaarten en een limiet van zeven, in plaats van negen. Met meer spelers verandert er niets.

help-pile-swap = Pak de bovenste kaart van de aflegstapel.
help-draw-three = Trek drie kaarten, maar niet boven de handlimiet.
help-direction = De speelrichting draait om.
help-retrieve = Pak een kaart naar keuze uit de aflegstapel.
help-draw-hand = Pak ongezien een kaart uit iemands hand.
help-view-hand = Kijk in iemands hand en pak er een kaart uit.
help-take-over = Pak een kaart die iemand al verzameld heeft.

page-special = { $name }: { $help }
page-missing = Ontbreekt nog: { $card }
page-several = { $card }, { $count } keer
page-wanted = { $card }, nodig voor je verzameling
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
page-look-through = Bekijken
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
    [one] bekend, op één na:
   *[other] bekend, op { $less } na:
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
picture-finished = Compleet: alle vijf liggen er, en daarmee win je.
picture-top = Boven op de aflegstapel
picture-same-figure = Past: dezelfde figuur.
picture-same-colour = Past: dezelfde kleur.
picture-neither = Past niet: geen van beide.
picture-no-symbol = Past niet: een speciale kaart speel je, je legt hem nooit af.
picture-copies = { $count ->
    [one] Eén exemplaar
   *[other] { $count } exemplaren
}

# De eerste partij met uitleg.
story-first-game-goal = Dit is jouw verzameling: rode grijns, gele frons, groene knipoog, blauwe verbazing en paarse slaapkop. Leg ze alle vijf eerder neer dan de rest, in welke volgorde ook. Dat is het hele spel.
story-first-game-rivals = De anderen hebben ook een verzameling, die iedereen kan zien. Een van hen zoekt net als jij een rode grijns. Dat kan nog wat worden: van elk symbool zijn er maar twee.
story-first-game-hand = Dit is je hand: zeven kaarten, meer mag niet. De anderen zien alleen de achterkant. Een ster betekent dat je de kaart voor je verzameling nodig hebt; de twee donkere kaarten zijn speciale kaarten.
story-first-game-collect = In je beurt doe je één ding. Het mooiste is verzamelen: klik op de rode grijns, dan komt hij in je verzameling. Verschijnt er een knop, klik daar dan ook op.
story-first-game-others = De volgende speler heeft een blauwe frons afgelegd. Wat je aflegt, heeft de figuur of de kleur van de bovenste kaart, en daar lag een blauwe knipoog. De derde speler heeft een groene slaapkop verzameld.
story-first-game-discard = Je hebt niets te verzamelen, dus maak ruimte. Je blauwe grijns zou passen, je rode frons ook. Maar kijk: iemand verzamelt de blauwe grijns! De rode frons wil niemand hebben. Klik erop om hem af te leggen.
story-first-game-robbed = Au! Iemand speelde ‘Overname’ en haalde de rode grijns uit jouw verzameling naar de eigen verzameling. Wat er ligt, ligt niet veilig. Houd die grijns in de gaten.
story-first-game-draw = Je bent weer aan de beurt. Je hebt vijf kaarten, minder dan zeven, dus je mag trekken. Klik op de trekstapel.
story-first-game-drawn = Een gele frons, precies wat je zoekt! Een getrokken kaart mag je meteen gebruiken: verzamelen, afleggen als hij past, of spelen als het een speciale kaart is. Anders houd je hem. Klik op de gele frons om hem te verzamelen.
story-first-game-view = Nu een speciale kaart. Met ‘Kijk in een hand’ zie je iemands hele hand en pak je er een kaart uit. Klik op de speciale kaart, dan op de verborgen kaarten van de speler met de groene slaapkop, en dan op de knop.
story-first-game-take = Deze hand ligt alleen voor jou open. Daar is de groene knipoog die je zoekt! Klik erop, dan komt hij in je hand. Daarmee is je beurt voorbij.
story-first-game-memory = Wat je gezien hebt, hoef je niet te onthouden: dat doet de tafel voor je. De kleine tekens naast die hand zijn de vijf kaarten die je daar kent.
story-first-game-drew-hand = Leer om leer: dezelfde speler deed een ‘Blinde greep’, en wel in jouw hand. Het werd de blauwe grijns, en laat die nu net in die andere verzameling passen.
story-first-game-secure = De groene knipoog heb je gelukkig nog. Je mag maar één kaart per beurt verzamelen, dus wacht niet: klik erop.
story-first-game-retrieve = Je zoekt ook de paarse slaapkop. Er is er eerder een afgelegd, en nu ligt er een andere kaart bovenop. Met ‘Terug van de stapel’ haal je hem er toch uit. Klik op die speciale kaart.
story-first-game-fetch = De hele aflegstapel ligt uitgespreid voor je. Klik op de paarse slaapkop. Hij komt in je hand, en iedereen ziet dat.
story-first-game-direction = Nu zou jij aan de beurt zijn. Maar de speler vóór je speelde ‘Andere kant op’: de beurt gaat terug naar wie daarvoor speelde, en vanaf daar de andere kant op.
story-first-game-danger = Die extra beurt leverde een gele verbazing op, meteen verzameld. Vier van de vijf, met jouw rode grijns erbij! Nog één kaart, en jij hebt verloren.
story-first-game-later = Een paar beurten later. Je hebt de paarse slaapkop en een blauwe verbazing verzameld, dat maakt vier. Alleen de rode grijns ontbreekt nog, en je weet waar die is.
story-first-game-last-draw = Er is ruimte genoeg in je hand. Klik op de trekstapel, en hoop er het beste van.
story-first-game-take-over = Een ‘Overname’, en die mag je meteen spelen! Klik erop, dan op de rode grijns in die andere verzameling, en dan op de knop. Jij mist die kaart, dus gaat hij rechtstreeks je verzameling in.
story-first-game-score = Vijf van de vijf: je wint op slag. Voor de score tellen de verzamelde kaarten: vijf voor jou, drie voor elk van de anderen. Een van hen had er vier, tot jij kwam. Nu ken je het spel!

# De voorbeelden bij de regels.
story-draw-three-full = Je hebt zeven kaarten, de limiet, dus je kunt niet van de trekstapel trekken. Maar een van de zeven is ‘Trek er drie’.
story-draw-three-use = Je speelt hem. De kaart verlaat je hand voordat je trekt, en dat maakt ruimte voor precies één kaart.
story-draw-three-one = Er kwam één kaart, een gele frons. Je hand is weer vol, en de andere twee kaarten blijven in de trekstapel. Speel deze speciale kaart dus liever als je weinig kaarten hebt.
story-take-over-both-lack = De volgende speler heeft een rode grijns verzameld. Die ontbreekt ook bij jou, en je hebt twee keer ‘Overname’. De eerste speel je op die rode grijns.
story-take-over-moved = De rode grijns zit nu in jouw verzameling, en bij de ander ontbreekt hij weer. De speciale kaart is gebruikt, je beurt is voorbij.
story-take-over-pile = Een ronde later heeft dezelfde speler een groene frons verzameld. Die staat niet op jouw verzamelkaart, dus kun je hem alleen op de aflegstapel leggen. Dat doe je met je tweede ‘Overname’.
story-take-over-top = De groene frons ligt nu boven op de aflegstapel. Je hebt er zelf geen kaart bij, maar de ander staat weer op nul, en wie nu iets aflegt, heeft de figuur of de kleur van de groene frons nodig.
story-memory-look = Je speelt ‘Kijk in een hand’ tegen de volgende speler, van wie je tot nu toe alleen de achterkant van de kaarten zag.
story-memory-take = Je ziet alle zeven kaarten en pakt er één: de groene knipoog, die bij jou ontbreekt.
story-memory-known = Vanaf nu toont de tafel je de zes kaarten die je in die hand kent. De derde speler ziet daar niets van.
story-memory-struck = De speler legt een gele knipoog af. Je zag die kaart de hand verlaten, dus wordt hij doorgestreept. Er blijven er vijf over.
story-memory-less-one = Dan doet de derde speler een blinde greep in die hand. Een van jouw vijf is nu weg, en je kunt niet weten welke. Daarom staat er: bekend, op één na.
story-direction-before = Er wordt met de klok mee gespeeld. De speler vóór je heeft net een blauwe knipoog afgelegd, en na jou zou de volgende speler komen. Maar jij speelt ‘Andere kant op’.
story-direction-back = In plaats daarvan is de speler vóór je aan de beurt, voor de tweede keer achter elkaar. De pijl in het midden toont de nieuwe richting.
story-direction-round = Vanaf daar gaat het de andere kant op: toen kwam de derde speler, en nu jij. Dat blijft zo tot iemand de richting weer omdraait.
story-stalemate-collected = Je hebt één kaart verzameld, en de volgende speler ook. De derde speler heeft er geen.
story-stalemate-first-round = Nu heeft iedereen één keer gepast: dat is een volle ronde. Bij elke andere zet begint het tellen opnieuw.
story-stalemate-shared = Na drie volle rondes passen is de partij afgelopen. Niemand heeft er vijf, dus wint wie de meeste kaarten heeft. Jij en de volgende speler hebben er elk één en delen de overwinning.
