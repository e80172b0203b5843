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
