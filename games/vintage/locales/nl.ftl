# Vintage

move-hoard = ‘{ $item }’ hamsteren
move-steal = ‘{ $item }’ stelen van { $from }
move-salvage = Het bovenste van de aflegstapel redden
move-keep = ‘{ $item }’ houden
move-decline = Niets meer hamsteren

event-starts = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
event-displayed = { $you ->
    [yes] In jouw vitrine:
   *[no] In de vitrine van { $seat }:
} { $items }.
event-hoarded = { $you ->
    [yes] Je hamstert
   *[no] { $seat } hamstert
} ‘{ $item }’.
event-nothing-to-hoard = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} niets om te hamsteren.
event-stole = { $you ->
    [yes] Je steelt
   *[no] { $seat } steelt
} ‘{ $item }’ van { $from-you ->
    [yes] jou.
   *[no] { $from }.
}
event-salvaged = { $you ->
    [yes] Je redt
   *[no] { $seat } redt
} ‘{ $item }’ van de aflegstapel.
event-nothing-to-take = { $you ->
    [yes] Je vindt
   *[no] { $seat } vindt
} niets om te pakken.
event-drew = Je trekt: { $items }.
event-kept = { $you ->
    [yes] Je houdt
   *[no] { $seat } houdt
} ‘{ $item }’ en legt ‘{ $discarded }’ af.
event-kept-only = { $you ->
    [yes] Je trekt en houdt
   *[no] { $seat } trekt en houdt
} het laatste voorwerp, ‘{ $item }’.
event-renewed = De trekstapel is leeg. { $count ->
    [one] Het enige afgelegde voorwerp wordt de nieuwe trekstapel.
   *[other] De { $count } afgelegde voorwerpen worden geschud en vormen de nieuwe trekstapel.
}
event-deck-out = De trekstapel is te klein om door te gaan, en { $you ->
    [yes] jij had
   *[no] { $seat } had
} de laatste beurt. Iedereen mag nog één voorwerp hamsteren.
event-declined = { $you ->
    [yes] Je hamstert
   *[no] { $seat } hamstert
} niets meer.

refusal-hoard-due = { $you ->
    [yes] Begin je beurt door een voorwerp uit je vitrine te hamsteren.
   *[no] { $seat } is aan de beurt om een voorwerp te hamsteren. Wacht op je beurt.
}
refusal-take-due = { $you ->
    [yes] Steel nu een voorwerp uit een andere vitrine, of red het bovenste van de aflegstapel.
   *[no] { $seat } is aan de beurt om een voorwerp te stelen of te redden. Wacht op je beurt.
}
refusal-keep-due = { $you ->
    [yes] Je hebt twee voorwerpen getrokken: kies welk je houdt.
   *[no] { $seat } kiest tussen twee voorwerpen. Wacht op je beurt.
}
refusal-final-due = { $you ->
    [yes] De trekstapel is op: hamster nog één voorwerp uit je vitrine, of niets meer.
   *[no] De trekstapel is op, en nu mag { $seat } nog één voorwerp hamsteren, of niets meer.
}
refusal-second-due = { $you ->
    [yes] Je had een beurt minder dan anderen: hamster een tweede voorwerp uit je vitrine, of niets meer.
   *[no] { $seat } had een beurt minder dan anderen en mag nu een tweede voorwerp hamsteren.
}
refusal-over-small = De trekstapel is op en de laatste voorwerpen zijn gehamsterd: het spel is afgelopen.
refusal-over-large = De trekstapel is twee keer op en de laatste voorwerpen zijn gehamsterd: het spel is afgelopen.
refusal-not-in-your-display = ‘{ $item }’ staat niet in je vitrine: hamster een voorwerp dat er wel staat.
refusal-own-display = Je kunt niet van jezelf stelen: kies een voorwerp uit de vitrine van iemand anders.
refusal-not-in-their-display = ‘{ $item }’ staat niet in de vitrine van { $from }: kies een voorwerp dat er wel staat.
refusal-last-item = ‘{ $item }’ is het enige voorwerp in de vitrine van { $from } en kan niet gestolen worden. Kies een ander.
refusal-no-discards = De aflegstapel is leeg: steel een voorwerp.
refusal-not-drawn = ‘{ $item }’ is geen van de voorwerpen die je getrokken hebt: houd een van die twee.
refusal-just-stolen = Je hebt ‘{ $item }’ in je laatste beurt gestolen, te laat om het te hamsteren. Kies een ander voorwerp, of geen.
refusal-deck-items = Een deck heeft 63 voorwerpen; dit heeft er { $found }.
refusal-deck-categories = Een deck heeft zeven categorieën; dit heeft er { $found }.
refusal-deck-colours = Een deck heeft zeven kleuren; dit heeft er { $found }.
refusal-deck-name = Een naam heeft in elke taal 1 tot { $most } tekens op één regel, en Engels (en) is verplicht.
refusal-deck-unknown-category = De categorie ‘{ $category }’ staat niet onder [categories].
refusal-deck-unknown-colour = De kleur ‘{ $colour }’ staat niet onder [colours].
refusal-deck-year = De jaartallen lopen van 1950 tot en met 1979; { $year } valt erbuiten.
refusal-deck-value = De waarden lopen van 1 tot en met 5; { $value } valt erbuiten.
refusal-deck-category-full = Er zijn negen voorwerpen per categorie; dit is het tiende in ‘{ $category }’.
refusal-deck-colour-full = Er zijn negen voorwerpen per kleur; dit is het tiende in ‘{ $colour }’.
refusal-deck-decade-full = Er zijn 21 voorwerpen per decennium; dit is het 22e uit de jaren { $decade }.
refusal-deck-same-year-in-category = Voorwerpen van één categorie hebben elk een ander jaartal; in ‘{ $category }’ is er al een uit { $year }.
refusal-deck-same-year-in-colour = Voorwerpen van één kleur hebben elk een ander jaartal; in ‘{ $colour }’ is er al een uit { $year }.
refusal-deck-bonus = Deze bonuskaart is { $expected } punten waard, niet { $found }.

prompt-hoard = { $you ->
    [yes] Hamster een voorwerp uit je vitrine.
   *[no] { $seat } kiest een voorwerp om te hamsteren.
}
prompt-take = { $you ->
    [yes] Steel een voorwerp, of red het bovenste van de aflegstapel.
   *[no] { $seat } kiest een voorwerp om te stelen of te redden.
}
prompt-steal = { $you ->
    [yes] Steel een voorwerp; de aflegstapel is leeg.
   *[no] { $seat } kiest een voorwerp om te stelen.
}
prompt-keep = { $you ->
    [yes] Houd een van de twee voorwerpen die je getrokken hebt.
   *[no] { $seat } kiest welk van de twee voorwerpen blijft.
}
prompt-final = { $you ->
    [yes] De trekstapel is op: je mag nog één voorwerp hamsteren.
   *[no] De trekstapel is op: { $seat } overweegt nog een voorwerp te hamsteren.
}
prompt-second = { $you ->
    [yes] Je had een beurt minder: je mag een tweede voorwerp hamsteren.
   *[no] { $seat } had een beurt minder en overweegt een tweede voorwerp te hamsteren.
}
prompt-over = De voorraden zijn open: het spel is afgelopen.

sketch-bonus = Meeste voorwerpen van een decennium: jaren ’50 5 punten, ’60 8, ’70 10; van een kleur of een categorie: 6 punten
sketch-deck = Trekstapel: { $count ->
    [0] leeg
    [one] één voorwerp
   *[other] { $count } voorwerpen
}
sketch-discards = Aflegstapel: { $count ->
    [0] leeg
    [one] één voorwerp
   *[other] { $count } voorwerpen, met bovenop
}
sketch-seat = { $you ->
    [yes] Jouw vitrine
   *[no] Vitrine van { $seat }
}, { $count ->
    [0] nog niets gehamsterd
    [one] één voorwerp gehamsterd
   *[other] { $count } voorwerpen gehamsterd
}
sketch-hoard = voorraad:
sketch-drawn = Je hebt getrokken
sketch-item = { $name }  { $category }  { $colour }  { $year }  waarde { $value }

score-values = { $count ->
    [0] Een lege voorraad
    [one] Waarde van één voorwerp
   *[other] Waarden van { $count } voorwerpen
}
score-decade = Meeste voorwerpen uit de jaren ’{ $decade }
score-colour = Meeste voorwerpen in { $name }
score-category = Meeste voorwerpen: { $name }

about = Hamster een schat, steel een tweede, trek een derde: wie het meeste heeft van een decennium, een kleur of een categorie, pakt de bonus.
option-open-hoards = Open voorraden
option-open-hoards-help = Iedereen mag in alle voorraden kijken: een spel zonder geheugenwerk.
option-take-that = Pak aan
option-take-that-help = Voor wie ertegen kan: iedereen begint met een voorwerp minder, en ook het laatste voorwerp in een vitrine kan gestolen worden.

page-item = { $name }: { $category }, { $colour }, { $year }, waarde { $value }
page-item-stolen = { $item }, net gestolen
page-stolen = gestolen
page-hidden = Een verborgen voorwerp
page-market = Trekstapel en aflegstapel
page-deck = Trekstapel
page-deck-count = { $count ->
    [0] De trekstapel is leeg.
    [one] Er ligt nog één voorwerp in de trekstapel.
   *[other] Er liggen nog { $count } voorwerpen in de trekstapel.
}
page-deck-again = daarna nog eens de aflegstapel
page-discards = Aflegstapel
page-discards-count = { $count ->
    [0] De aflegstapel is leeg.
    [one] Er ligt één voorwerp op de aflegstapel.
   *[other] Er liggen { $count } voorwerpen op de aflegstapel.
}
page-look-through = Doorkijken
page-case = { $you ->
    [yes] Jouw vitrine
   *[no] Vitrine van { $seat }
}
page-case-empty = Niets in de vitrine
page-safe = veilig
page-safe-help = Het enige voorwerp in een vitrine kan niet gestolen worden.
page-drawn = { $you ->
    [yes] Getrokken: houd er een, leg de andere af
   *[no] { $seat } heeft getrokken en kiest
}
page-hoard = { $you ->
    [yes] Jouw voorraad
   *[no] Voorraad van { $seat }
}: { $count ->
    [0] leeg
    [one] één voorwerp
   *[other] { $count } voorwerpen
}
page-hoard-empty = Nog niets gehamsterd
page-hoard-closed = gehamsterd
page-on-display = { $count ->
    [0] Niets in de vitrine
    [one] Eén voorwerp in de vitrine
   *[other] { $count } voorwerpen in de vitrine
}
page-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
page-won = gewonnen
page-majorities = Meerderheden tot nu toe
page-majorities-over = De meerderheden
page-decades = Decennia
page-colours = Kleuren
page-categories = Categorieën
page-decade = ’{ $decade }
page-bonus = { $name }: { $points } punten
page-ahead = voorop
page-tied = gelijk
page-closed = { $count ->
    [one] Eén voorwerp in een gesloten voorraad
   *[other] { $count } voorwerpen in een gesloten voorraad
}
page-legend-hidden = 2 gehamsterd, +1 in de vitrine; gevuld: voorop, voor zover je ziet. Gesloten voorraden (?) tellen niet mee.
page-legend-open = 2 gehamsterd, +1 in de vitrine; gevuld: zou nu de bonus krijgen.
page-legend-over = Hoeveel er gehamsterd zijn; gevuld: krijgt de bonus. Bij gelijke stand telt het oudste voorwerp.

# Waar punten voor zijn.
rule-vintage-score = Waarden van de voorwerpen
rule-vintage-majority = Meerderheden
