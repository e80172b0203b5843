# Vintage

move-hoard = ‘{ $item }’ hamsteren
move-steal = ‘{ $item }’ stelen van { $from }
move-salvage = Het bovenste voorwerp van de aflegstapel redden
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
    [yes] Je hebt twee voorwerpen getrokken: kies welk van de twee je houdt.
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
refusal-over-small = De trekstapel is op en de laatste voorwerpen zijn gehamsterd: de partij is afgelopen.
refusal-over-large = De trekstapel is twee keer op geweest en de laatste voorwerpen zijn gehamsterd: de partij is afgelopen.
refusal-not-in-your-display = ‘{ $item }’ staat niet in je vitrine: hamster een voorwerp dat er wel staat.
refusal-own-display = Je kunt niet van jezelf stelen: kies een voorwerp uit de vitrine van iemand anders.
refusal-not-in-their-display = ‘{ $item }’ staat niet in de vitrine van { $from }: kies een voorwerp dat er wel staat.
refusal-last-item = ‘{ $item }’ is het enige voorwerp in de vitrine van { $from } en kan niet gestolen worden. Kies een ander voorwerp.
refusal-no-discards = De aflegstapel is leeg: steel een voorwerp.
refusal-not-drawn = ‘{ $item }’ heb je niet getrokken: houd een van de twee voorwerpen die je wel getrokken hebt.
refusal-just-stolen = Je hebt ‘{ $item }’ in je laatste beurt gestolen: te laat om het nog te hamsteren. Kies een ander voorwerp, of geen.
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
   *[no] { $seat } kiest welk van de twee voorwerpen de vitrine in gaat.
}
prompt-final = { $you ->
    [yes] De trekstapel is op: je mag nog één voorwerp hamsteren.
   *[no] De trekstapel is op: { $seat } mag nog één voorwerp hamsteren.
}
prompt-second = { $you ->
    [yes] Je had een beurt minder: je mag een tweede voorwerp hamsteren.
   *[no] { $seat } had een beurt minder en mag een tweede voorwerp hamsteren.
}
prompt-over = De voorraden liggen open: de partij is afgelopen.

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
option-open-hoards-help = Iedereen mag in alle voorraden kijken: je hoeft niets te onthouden.
option-take-that = Pak aan!
option-take-that-help = Voor wie ertegen kan: iedereen begint met een voorwerp minder, en zelfs het laatste voorwerp in een vitrine kan gestolen worden.

page-item = { $name }, { $year }: { $value ->
    [one] 1 punt
   *[other] { $value } punten
}, { $category }, { $colour }
page-item-stolen = Net gestolen: { $item }
page-stolen = gestolen
page-hidden = Een verborgen voorwerp
page-market = Trekstapel en aflegstapel
page-deck = Trekstapel
page-deck-count = { $count ->
    [0] De trekstapel is leeg.
    [one] Er ligt nog één voorwerp in de trekstapel.
   *[other] Er liggen nog { $count } voorwerpen in de trekstapel.
}
page-deck-again = daarna nog een keer met de aflegstapel
page-discards = Aflegstapel
page-discards-count = { $count ->
    [0] De aflegstapel is leeg.
    [one] Er ligt één voorwerp op de aflegstapel.
   *[other] Er liggen { $count } voorwerpen op de aflegstapel.
}
page-look-through = Bekijken
page-case = { $you ->
    [yes] Jouw vitrine
   *[no] Vitrine van { $seat }
}
page-case-empty = Niets in de vitrine
page-safe = veilig
page-safe-help = Het enige voorwerp in een vitrine kan niet gestolen worden.
page-drawn = { $you ->
    [yes] Getrokken: houd er een, leg het andere af
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
page-ahead = aan kop
page-tied = gelijk
page-closed = { $count ->
    [one] Eén voorwerp in een gesloten voorraad
   *[other] { $count } voorwerpen in een gesloten voorraad
}
page-legend-hidden = 2 gehamsterd, +1 in de vitrine; gevuld: aan kop, voor zover je kunt zien. Gesloten voorraden (?) tellen niet mee.
page-legend-open = 2 gehamsterd, +1 in de vitrine; gevuld: zou nu de bonus krijgen.
page-legend-over = Hoeveel er gehamsterd zijn; gevuld: krijgt de bonus. Bij gelijke stand geeft het oudste voorwerp de doorslag.

# Waar punten voor zijn.
rule-vintage-score = Waarden van de voorwerpen
rule-vintage-majority = Meerderheden

# Plaatjes bij de regels.
picture-value = Waarde: zoveel punten levert het in je voorraad op, hier { $value }
picture-category = Categorie: { $name }
picture-colour = Kleur, met een eigen patroon: { $name }
picture-year = Jaartal: { $year }, telt dus mee voor de jaren ’{ $decade }

# De eerste partij met uitleg.
story-first-game-goal = Welkom op de rommelmarkt! Drie kramen strijden om de mooiste voorraad. Aan het eind levert elk voorwerp in je voorraad zijn waarde op. Wie de meeste voorwerpen uit een decennium, in een kleur of van een categorie heeft, krijgt bovendien bonuspunten.
story-first-game-item = Dit is je vitrine, met een zondagse tandem erin. Op de ronde sticker staat de waarde: 5. De strook onderaan laat zien waarvoor de tandem meetelt: het teken van de fietsen, het effen turkoois, en 1965, dus de jaren ’60. Eén voorwerp, drie meerderheden!
story-first-game-hoard = Een beurt heeft drie stappen. Eerst hamster je: er gaat een voorwerp van je vitrine naar je voorraad, waar niemand het kan stelen. Klik op de zondagse tandem. Iets anders heb je nog niet, dus te kiezen valt er niets.
story-first-game-steal = Dan pak je een voorwerp. De aflegstapel is nog leeg, dus stelen maar! Je linkerbuur heeft een racefiets in de vitrine: een fiets, net als je tandem, en ook uit de jaren ’60. Klik erop.
story-first-game-keep = Tot slot trek je twee voorwerpen, die alleen jij ziet. Het ene houd je, het andere leg je af. Het fonduestel is 4 waard, de zaktransistor maar 1, maar die is turkoois en uit de jaren ’60, net als je tandem. Klik op de zaktransistor.
story-first-game-shown = Dat was een hele beurt. Er staan nu twee voorwerpen in je vitrine, voor iedereen te zien. Je voorraad is veilig, je vitrine niet. Eens kijken wat je buren doen.
story-first-game-robbed = Bestolen! Je linkerbuur heeft een staande lamp gehamsterd, de racefiets teruggestolen en een kroonluchter gehouden. Jij hebt nog één voorwerp, en het enige voorwerp in een vitrine kan niet gestolen worden: de zaktransistor blijft van jou.
story-first-game-salvaged = Je rechterbuur heeft een spuitwaterfles gehamsterd en daarna niets gestolen, maar de kuipstoel van de aflegstapel gered. Nu ligt daar een keukenmixer bovenop, en jij bent aan de beurt.
story-first-game-only = Eerst hamsteren, zoals altijd: klik op de zaktransistor. Met de tandem heb je dan twee turkooizen voorwerpen en twee uit de jaren ’60 in je voorraad.
story-first-game-salvage = Deze keer hoef je niet te stelen. Red de keukenmixer: klik erop, daar op de aflegstapel. Hij is turkoois, komt uit de jaren ’60 en is 5 waard. Dat iemand zoiets wegdoet!
story-first-game-keep-again = Twee nieuwe voorwerpen. De stuntvlieger is turkoois en 4 waard, de jojo is uit de jaren ’60 en 1 waard. Klik op de stuntvlieger.
story-first-game-majorities = Je buren zijn geweest en hebben niets van je gestolen. Zoek jouw rij in de tabel met meerderheden: een los getal is gehamsterd, een getal met een plus staat in de vitrine. Gevuld betekent: aan kop, voor zover je kunt zien. Gesloten voorraden tellen niet mee, dus onthoud wat erin ging!
story-first-game-choice = Nu heb je de keus. De mixer is 5 waard en uit de jaren ’60, de stuntvlieger 4 en uit de jaren ’70; turkoois zijn ze allebei. Stel veilig wat je het meest zou missen, want wat in de vitrine blijft, kan gestolen worden. Klik op de keukenmixer.
story-first-game-later = We springen vooruit: iedereen heeft negen beurten gehad. In de trekstapel liggen nog drie voorwerpen. Je trekt er zo meteen twee, en één is te weinig voor nog een beurt. Dit is dus de laatste beurt van de partij.
story-first-game-last-hoard = In je vitrine staan een vlinderstoel uit 1955 en een wekkerradio uit 1970. De meeste voorwerpen uit de jaren ’70 leveren 10 punten op, meer dan elke andere bonus, en je hebt er al een paar. Klik op de wekkerradio.
story-first-game-last-steal = Steel nog één keer. Hamsteren kun je het niet meer, want wat in de allerlaatste beurt gestolen is, doet aan het eind niet mee. Maar dan kan je linkerbuur het ook niet hamsteren! Klik op de skippybal, die al een tijdje tussen jullie heen en weer stuitert.
story-first-game-last-keep = Een camera uit 1972 of een cassetterecorder uit 1971? In je voorraad zit een projector, en die hoort bij ‘Foto en film’. Een tweede voorwerp van die categorie kan het verschil maken: klik op de directklaarcamera.
story-first-game-end = Er ligt nog maar één voorwerp in de trekstapel: dat was de laatste beurt. Iedereen mag nog één voorwerp hamsteren, je linkerbuur eerst. Jij komt als laatste, en de net gestolen skippybal doet niet mee.
story-first-game-one-more = Je buren hebben allebei nog een voorwerp gehamsterd. Nu jij: klik op de directklaarcamera.
story-first-game-open = Je buren hadden een beurt minder dan jij en hebben daarom allebei een tweede voorwerp gehamsterd. Nu liggen alle voorraden open, en de tabel laat zien wie welke bonus krijgt. Zeven voorwerpen uit de jaren ’70 tegen zes: die 10 punten zijn voor jou.
story-first-game-tie = Kijk naar de fietsen: iedereen heeft er precies één. Bij gelijke stand geeft het oudste voorwerp de doorslag. Jouw tandem is uit 1965, de twee andere fietsen zijn uit 1966 en 1973: zes punten voor het allereerste voorwerp dat je gehamsterd hebt!
story-first-game-score = Waarden 32, bonussen 40: 72 punten. Je buren hebben er elk 69, dus je wint! Zonder die laatste camera had je er maar 62 gehad: hij levert zijn 4 punten op én de bonus van zijn categorie. Wat in de vitrine achterblijft, telt niet. Veel plezier aan een echte tafel!

# De voorbeelden bij de regels.
story-only-item-three = Er staan drie voorwerpen in je vitrine. Voordat je er een kunt hamsteren, zijn de drie anderen aan de beurt, je linkerbuur als eerste.
story-only-item-two = Je linkerbuur heeft de eivormige draaistoel gestolen. Je hebt nog twee voorwerpen.
story-only-item-one = De volgende speler heeft je filmcamera gestolen. Alleen de robot staat er nog, en het enige voorwerp in een vitrine kan niet gestolen worden.
story-only-item-elsewhere = De derde speler moest dus ergens anders zoeken en stal de draaistoel van de eerste dief. Die heeft nu ook nog maar één voorwerp, en dat kan dus niet gestolen worden.
story-only-item-safe = Je hamstert de robot. Nu kan niemand er meer bij.
story-discard-drawn = Je hebt een stoel gehamsterd en de skippybal gestolen. Nu trek je twee lampen, die alleen jij ziet.
story-discard-on-top = Je houdt de kroonluchter, mosterdgeel net als je stoel. De booglamp komt open op de aflegstapel.
story-discard-salvaged = Je linkerbuur heeft net een lamp gehamsterd en redt nu de jouwe, in plaats van iets te stelen.
story-discard-next = Daarna legt je linkerbuur een papieren lampion af. Alleen het bovenste voorwerp kan gered worden: dat is nu de lampion.
story-tie-alone = In dit voorbeeld liggen de voorraden open. Je hebt een tandem uit 1965 gehamsterd, tot nu toe de enige fiets: de bonus voor fietsen zou nu voor jou zijn.
story-tie-older = Ook je linkerbuur hamstert een fiets. Eén tegen één is gelijk, en dan wint het oudste voorwerp: 1957 is ouder dan 1965. De 6 punten wisselen van eigenaar.
story-tie-more = Je hamstert een tweede fiets. Twee is meer dan één, hoe oud die ook is: de bonus is weer van jou.
story-final-out = Er ligt nog één voorwerp in de trekstapel, dus de partij loopt ten einde. Je linkerbuur had de laatste beurt en heeft daarin de eivormige draaistoel van je gestolen.
story-final-first = Iedereen mag nog één voorwerp hamsteren, met de klok mee, te beginnen links van wie de laatste beurt had: eerst je rechterbuur, dan jij. Je hebt het fonduestel gehamsterd.
story-final-stolen = Je linkerbuur komt als laatste en mag de stoel niet hamsteren, want die is in de laatste beurt gestolen. De boodschappenfiets, in dezelfde beurt getrokken, mag wel.
story-final-second = Jij en je rechterbuur hadden een beurt minder en mogen een tweede voorwerp hamsteren; bij jou is dat de keukenmixer. De stoel blijft in de vitrine staan en telt niet.
story-scoring-majority = Alle voorraden liggen open. Zes van jouw voorwerpen zijn uit de jaren ’70, de anderen hebben er vijf en vier: de bonus van 10 punten is voor jou.
story-scoring-tie = Radio’s en platen: twee voorwerpen voor jou, twee voor je rechterbuur. Jouw kristalontvanger uit 1952 is de oudste van allemaal, dus de 6 punten zijn voor jou.
story-scoring-sum = Je 11 voorwerpen zijn samen 32 waard, en je zes bonuskaarten leveren 40 op: 72 punten. Je linkerbuur heeft 35 en 37, en dat is ook 72.
story-scoring-winner = Bij een gelijke stand bovenaan geeft het oudste voorwerp in een voorraad de doorslag. Jouw kristalontvanger is uit 1952, het oudste van je linkerbuur, een bakfiets, uit 1956. Je wint!
