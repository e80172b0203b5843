# Collectors

# Ein Deck nennt seine Kategorien in mehreren Sprachen; hier steht der deutsche Name.
card = { $item } Nr. { $number } ({ $skill }, Markt { $market }, { $coin } $)
nothing-such = Nr. { $number } (gibt es nicht)
skill-bottle = Flasche
skill-work-income = Arbeit +2 $
skill-work-card = Arbeit + Karte
skill-auction-income = Auktion +1 $
skill-vp = 1 Punkt je Objekt: { $category }
skill-vp-all = 5 Punkte für alle fünf Kategorien
space = „{ $action }“ ({ $money }, Feld { $number })
space-tile = das Quartalsplättchen (Feld { $number }: zwei Karten anlegen; im 4. Quartal recyceln)
action-buy = Objekt kaufen
action-skill = Fähigkeit erwerben
action-auction = Auktion starten
action-raise-two = Zwei Karten in den Markt legen
action-raise-one = Eine Karte in den Markt legen
action-recycle = Flasche recyceln
action-draw-two = Zwei Karten ziehen
action-draw-first = Karte ziehen und Startmarker nehmen
action-draw-tuck = Karte ziehen, Karte anlegen
action-tuck-two = Zwei Karten anlegen
money-none = kostenlos
money-gain = bringt { $coins } $
money-cost = kostet { $coins } $
place = Platz { $number } ({ $coins ->
    [0] { $cards ->
        [0] kein Einkommen
        [1] eine Karte
       *[other] { $cards } Karten
    }
   *[other] { $coins } ${ $cards ->
        [0] {""}
        [1] {" "}und eine Karte
       *[other] {" "}und { $cards } Karten
    }
})

move-keep = { $card } als geheimes Objekt behalten
move-place = Eine Flasche auf { $space } stellen
move-buy = { $card } als Objekt kaufen
move-gain = { $card } als Fähigkeit erwerben
move-raise = { $card } in den Markt legen
move-tuck = { $card } als Einkommen anlegen
move-auction = { $card } versteigern, { $face-down ->
    [true] verdeckt
   *[false] offen
}
move-bid = { $coins } $ bieten
move-pass = Endgültig passen
move-pay-card = Mit { $card } bezahlen
move-pay-coins = Rest in Münzen bezahlen
move-settle = { $side ->
    [item] Als Objekt auslegen
    [skill] Als Fähigkeit auslegen
    [market] In den Markt legen
   *[secret] Verdeckt als geheimes Objekt behalten
}
move-cover = Die dritte Flasche auf { $place } stellen
move-spare = { $place } frei lassen

event-begun = Alle bekommen { $count } Karten. Eine davon wird das geheime Objekt, die anderen beiden sind die Hand.
event-dealt = Du bekommst: { $cards }.
event-kept = Dein geheimes Objekt wird { $card }.
event-secrets-kept = Alle haben ein geheimes Objekt.
event-filled = Neu in der { $pool ->
    [item] Objektauslage
    [skill] Fähigkeitenauslage
   *[auction] Auktionsauslage
}: { $cards }.
event-token-taken = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} den Startmarker.
event-start-coins = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
} mit { $coins } $.
event-quarter = Quartal { $number } von 4 beginnt.
event-placed = { $you ->
    [yes] Du stellst
   *[no] { $seat } stellt
} eine Flasche auf { $space }.
event-gained = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $coins } $.
event-spent = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $coins } $.
event-work-income = { $you ->
    [yes] Deine Fähigkeiten bringen dir
   *[no] Die Fähigkeiten von { $seat } bringen
} { $coins } $ für die Arbeit.
event-auction-income = { $you ->
    [yes] Deine Fähigkeiten bringen dir
   *[no] Die Fähigkeiten von { $seat } bringen
} { $coins } $ für die Auktion.
event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drawn = Du hast gezogen: { $cards }.
event-deck-renewed = Der Nachziehstapel ist leer; der Ablagestapel wird neu gemischt ({ $count }).
event-bought = { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} { $card } als Objekt für { $price } $.
event-skilled = { $you ->
    [yes] Du erwirbst
   *[no] { $seat } erwirbt
} eine Fähigkeit: { $card }.
event-new-bottle = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} eine neue Flasche.
event-no-sixth-bottle = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} schon fünf Flaschen; eine sechste gibt es nicht.
event-recycled = { $you ->
    [yes] Deine Flasche
   *[no] Die Flasche von { $seat }
} ist aus dem Spiel.
event-raised = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } in den Markt.
event-tucked = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} eine Karte als Einkommen an.
event-tucked-card = Du hast { $card } angelegt.
event-put-up = { $you ->
    [yes] Du versteigerst
   *[no] { $seat } versteigert
} { $card }.
event-put-up-unseen = { $you ->
    [yes] Du versteigerst
   *[no] { $seat } versteigert
} eine verdeckte Karte.
event-put-up-card = Deine verdeckte Karte ist { $card }.
event-bid = { $you ->
    [yes] Du bietest
   *[no] { $seat } bietet
} { $coins } $.
event-passed = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-won = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} die Auktion mit { $coins } $.
event-paid-card = { $you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
} mit { $card }.
event-paid-coins = { $you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
} { $coins } $ in Münzen.
event-looked = Die Karte, die du ersteigert hast, ist { $card }.
event-settled = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } { $side ->
    [item] als Objekt aus.
    [skill] als Fähigkeit aus.
   *[market] in den Markt.
}
event-settled-unseen = { $you ->
    [yes] Du behältst
   *[no] { $seat } behält
} die Karte verdeckt als geheimes Objekt.
event-to-market = Die unterste Karte der { $pool ->
    [skill] Fähigkeitenauslage
   *[auction] Auktionsauslage
} kommt in den Markt: { $card }.
event-to-skills = Aus der Objektauslage in die Fähigkeitenauslage: { $cards }.
event-chosen = Deine Wahl: { $place }.
event-retrieved = { $you ->
    [yes] Deine Flaschen stehen auf:
   *[no] Die Flaschen von { $seat } stehen auf:
} { $places }.
event-income = { $you ->
    [yes] Du bekommst als Einkommen
   *[no] { $seat } bekommt als Einkommen
} { $coins } $.
event-revealed = { $you ->
    [yes] Deine geheimen Objekte:
   *[no] Die geheimen Objekte von { $seat }:
} { $cards }.
event-ended = Das vierte Quartal ist vorbei.

refusal-game-over = Das vierte Quartal ist vorbei, die Partie ist zu Ende.
refusal-secret-due = Erst brauchen alle ein geheimes Objekt: Wähle eine deiner drei Karten.
refusal-secret-done = Dein geheimes Objekt steht fest. Warte noch auf die anderen.
refusal-place-due = { $you ->
    [yes] Du bist dran: Stell eine Flasche auf ein freies Aktionsfeld.
   *[no] { $seat } ist dran und stellt eine Flasche.
}
refusal-buy-due = { $you ->
    [yes] Du kaufst ein Objekt: Wähle eine Karte aus der Objektauslage oder von deiner Hand.
   *[no] { $seat } kauft ein Objekt; warte auf deinen Zug.
}
refusal-skill-due = { $you ->
    [yes] Du erwirbst eine Fähigkeit: Wähle eine Karte aus der Fähigkeitenauslage oder von deiner Hand.
   *[no] { $seat } erwirbt eine Fähigkeit; warte auf deinen Zug.
}
refusal-raise-due = { $you ->
    [yes] Du legst Karten in den Markt: Wähle eine aus.
   *[no] { $seat } legt Karten in den Markt; warte auf deinen Zug.
}
refusal-tuck-due = { $you ->
    [yes] Wähle eine Handkarte, die du als Einkommen anlegst.
   *[no] { $seat } legt Karten als Einkommen an; warte auf deinen Zug.
}
refusal-auction-due = { $you ->
    [yes] Du startest eine Auktion: Wähle die Karte, die du versteigerst.
   *[no] { $seat } wählt eine Karte für die Auktion; warte auf deinen Zug.
}
refusal-bid-due = { $you ->
    [yes] Die Auktion läuft, und du bist dran: Biete oder passe.
   *[no] Die Auktion läuft, und { $seat } ist dran.
}
refusal-pay-due = { $you ->
    [yes] Du hast die Auktion gewonnen: Bezahle zuerst, mit Münzen oder mit Handkarten.
   *[no] { $seat } hat die Auktion gewonnen und bezahlt.
}
refusal-settle-due = { $you ->
    [yes] Was wird aus der ersteigerten Karte? Leg sie als Objekt oder als Fähigkeit aus oder in den Markt. Kam sie verdeckt, darf sie auch ein geheimes Objekt werden.
   *[no] { $seat } hat eine Karte ersteigert und legt sie gerade.
}
refusal-cover-due = Die Flaschen kommen zurück: Wähle einen Platz für deine dritte.
refusal-spare-due = Die Flaschen kommen zurück: Wähle den Platz, der frei bleibt.
refusal-retrieve-done = Deine Flaschen stehen wieder. Warte noch auf die anderen.
refusal-not-dealt = { $card } hast du nicht bekommen: Behalte eine deiner drei Karten.
refusal-no-such-space = Es gibt kein Feld { $number }; die Felder gehen von 0 bis 21.
refusal-space-taken = { $space } ist schon besetzt. Wähle ein freies Feld.
refusal-space-too-dear = { $space } kannst du dir nicht leisten: Mit der Aktion kostet das mindestens { $cost } $, und du hast { $coins } $.
refusal-too-few-cards = Für { $space } { $needs ->
    [one] braucht es eine Karte
   *[other] braucht es { $needs } Karten
}, aber { $there ->
    [0] es ist keine da.
    [one] es ist nur eine da.
   *[other] es sind nur { $there } da.
}
refusal-cant-open = Wer eine Auktion startet, eröffnet mit mindestens 1 $. Das geht mit Münzen oder mit einer Karte, die danach noch auf der Hand ist.
refusal-not-for-sale = { $card } kannst du nicht kaufen: Objekte kommen aus der Objektauslage oder von deiner Hand.
refusal-item-too-dear = { $card } kostet { $price } $, nämlich 1 $ für jede Marktkarte dieser Kategorie. Du hast { $coins } $.
refusal-no-skill-here = { $card } kannst du nicht erwerben: Fähigkeiten kommen aus der Fähigkeitenauslage oder von deiner Hand.
refusal-not-for-market = { $card } kannst du nicht in den Markt legen: Nimm eine Handkarte oder die unterste Karte der Fähigkeiten- oder Auktionsauslage.
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-not-for-auction = { $card } kannst du nicht versteigern: Nimm eine Karte aus der Auktionsauslage oder von deiner Hand.
refusal-pool-face-up = { $card } lag offen in der Auktionsauslage. Verdeckt versteigern kannst du nur eine Handkarte.
refusal-must-open = Wer eine Auktion startet, eröffnet mit mindestens 1 $ und darf nicht passen.
refusal-bid-too-low = { $bid } $ sind zu wenig: Biete mindestens { $least } $ oder passe.
refusal-bid-too-high = { $bid } $ kannst du nicht bieten: Deine Münzen und deine Hand sind zusammen { $most } $ wert.
refusal-not-yours-to-pay = Mit { $card } kannst du nicht bezahlen: Diese Karte hast du nicht auf der Hand.
refusal-card-not-needed = { $card } ist mehr wert als der Rest von { $due } $. Dann hättest du deine Karte zu 1 $ nicht gebraucht: Bezahle anders.
refusal-dead-end = Mit { $card } ginge der Rest nur noch auf, wenn du eine Karte zu viel gibst: Nimm eine andere.
refusal-coins-short = Es fehlen noch { $due } $, und du hast nur { $coins } $ in Münzen: Gib auch Karten.
refusal-seen-no-secret = Diese Karte haben alle gesehen. Nur eine verdeckt versteigerte kann ein geheimes Objekt werden.
refusal-no-such-place = Zur Wahl stehen nur der dritte, vierte und fünfte Platz.
refusal-deck-cards = Ein Deck hat 90 Karten; dieses hat { $cards }.
refusal-deck-items = Jede Kategorie hat 18 Objekte; „{ $name }“ hat { $cards }.
refusal-deck-markets = Jede Kategorie hat 18 Marktseiten; „{ $name }“ hat { $cards }.
refusal-deck-own-market = Die Marktseite einer Karte zeigt nie die Kategorie ihres Objekts, hier „{ $name }“.
refusal-deck-category = „{ $name }“ ist keine Kategorie: Nimm penguin, movie, music, technology oder figures.
refusal-deck-skill = „{ $name }“ ist keine Fähigkeit: Nimm bottle, work-income, work-card, auction-income, vp-all oder vp- und eine Kategorie.
refusal-deck-coin = Die Münzecke dieser Karte muss { $coin } sein: 2 bei einer Fähigkeit mit Siegpunkten, sonst 1.
refusal-deck-name = Jede Kategorie steht einmal da, mit einem englischen Namen, und kein Name hat mehr als { $most } Zeichen: Sieh dir „{ $name }“ an.
refusal-deck-spaces = { $action ->
    [none] Das ist ein Feld zu viel: Ein Spielplan hat 22.
   *[other] Die Aktion dieses Feldes muss „{ $action }“ sein.
}
refusal-deck-space-coins = Ein Feld bringt oder kostet höchstens { $most } Münzen.
refusal-deck-tile-coins = Die Münzen für das Quartalsplättchen stehen bei den Plättchen, eine Zahl pro Quartal.
refusal-deck-tiles = { $action ->
    [none] Das ist ein Plättchen zu viel: Eine Partie hat vier Quartale.
   *[other] Die Aktion dieses Plättchens muss „{ $action }“ sein.
}
refusal-deck-recycle = Recyceln darf nichts kosten: Eine Flasche loszuwerden muss immer möglich sein.
refusal-deck-places = Ein Tableau hat fünf Flaschenplätze.
refusal-deck-plain-places = Die zwei linken Flaschenplätze geben kein Einkommen.
refusal-deck-place-income = Ein Flaschenplatz gibt 0 bis { $coins } Münzen und 0 bis { $cards } Karten.
refusal-deck-start-coins = Es braucht { $seats } Startbeträge, von 0 bis { $most } Münzen.

prompt-over = Das vierte Quartal ist vorbei, die Partie ist zu Ende.
prompt-secret = Welche Karte wird dein geheimes Objekt?
prompt-secret-wait = Alle wählen ein geheimes Objekt. Es fehlen noch: { $names }.
prompt-cover = Wohin kommt deine dritte Flasche?
prompt-spare = Welchen Platz lassen deine vier Flaschen frei?
prompt-retrieve-wait = Die Flaschen kommen zurück. Es fehlen noch: { $names }.
prompt-place = { $you ->
    [yes] Stell eine Flasche auf ein freies Feld.
   *[no] { $seat } wählt ein Feld für eine Flasche.
}
prompt-buy = { $you ->
    [yes] Welches Objekt kaufst du?
   *[no] { $seat } wählt ein Objekt zum Kaufen.
}
prompt-skill = { $you ->
    [yes] Welche Fähigkeit erwirbst du?
   *[no] { $seat } wählt eine Fähigkeit.
}
prompt-raise = { $you ->
    [yes] { $left ->
        [one] Welche Karte legst du in den Markt?
       *[other] Noch { $left } Karten in den Markt: Welche zuerst?
    }
   *[no] { $seat } legt Karten in den Markt.
}
prompt-tuck = { $you ->
    [yes] { $left ->
        [one] Welche Karte legst du als Einkommen an?
       *[other] Noch { $left } Karten als Einkommen anlegen: Welche zuerst?
    }
   *[no] { $seat } legt Karten als Einkommen an.
}
prompt-auction = { $you ->
    [yes] Welche Karte versteigerst du?
   *[no] { $seat } wählt eine Karte für die Auktion.
}
prompt-open = { $you ->
    [yes] Mit wie viel eröffnest du (mindestens 1 $)?
   *[no] { $seat } überlegt sich das erste Gebot.
}
prompt-bid = { $you ->
    [yes] Biete mehr als { $bid } $ ({ $bidder }) oder passe.
   *[no] { $seat } überlegt: mehr als { $bid } $ ({ $bidder-you ->
        [yes] dein Gebot
       *[no] { $bidder }
    }) bieten oder passen?
}
prompt-pay = { $you ->
    [yes] Bezahle { $due } $ mit Münzen, Karten oder beidem. Wechselgeld gibt es nicht.
   *[no] { $seat } bezahlt { $due } $.
}
prompt-settle = { $you ->
    [yes] Was wird aus der ersteigerten Karte?
   *[no] { $seat } überlegt, was aus der ersteigerten Karte wird.
}

sketch-heading = Quartal { $quarter } von 4 · Startmarker: { $token } · Nachziehstapel: { $deck } · Ablagestapel: { $discard }
sketch-nobody = noch nicht ausgelost
sketch-market = Markt: { $prices }
sketch-price = { $category } { $count } $
sketch-item-pool = Objektauslage: { $cards }
sketch-skill-pool = Fähigkeitenauslage, unterste zuerst: { $cards }
sketch-auction-pool = Auktionsauslage, unterste zuerst: { $cards }
sketch-spaces = Aktionsfelder:
sketch-area = { $action }: { $spaces }
sketch-face-down = verdeckt
sketch-auction = Auktion: { $card } · { $bid ->
    [0] { $bidder-you ->
        [yes] du eröffnest
       *[no] { $bidder } eröffnet
    }
   *[other] Höchstgebot { $bid } $ von { $bidder-you ->
        [yes] dir
       *[no] { $bidder }
    }
}
sketch-seat = { $acts ->
    [yes] ▸
   *[no] ·
} { $name }: { $coins } $ · Flaschen { $ready } von { $bottles } · Hand { $hand } · angelegt { $tucked }
sketch-has = Objekte: { $items } · Fähigkeiten: { $skills } · geheime Objekte: { $secrets }
sketch-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
sketch-hand = Deine Hand: { $cards }
sketch-tucked = Deine angelegten Karten: { $cards }

score-items = { $category }: { $count ->
    [one] ein Objekt
   *[other] { $count } Objekte
} zu { $price }
score-coins = { $coins } $, je drei ein Punkt
score-skill = { $count ->
    [one] Fähigkeit: { $skill }
   *[other] Fähigkeit ×{ $count }: { $skill }
}

about = Ein Jahr im Sammelfieber: Stell deine Flaschen, biete bei Auktionen und treib den Markt hoch, bis deine Pinguine ein Vermögen wert sind.

area-items = Objekte
area-skills = Fähigkeiten
area-auction = Auktion
area-market = Markt
area-work = Arbeit
page-price = { $coins } $
page-lowest = zum Markt
page-category = { $category }
page-worth = { $category }: Ein Objekt kostet { $count } $ und ist zurzeit { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} wert
page-space = { $action }, { $coins ->
    [0] 0 (kostenlos)
   *[other] { $money }
}
page-space-taken = { $action }: Hier steht { $you ->
    [yes] deine Flasche
   *[no] die Flasche von { $seat }
}
page-calendar = Quartal
page-quarter = Quartal { $quarter } von 4
page-deck = Nachziehstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
page-discard = Ablagestapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Zum Durchsehen anklicken.
page-discarded = Ablage
page-hand = Deine Hand
page-hand-empty = Deine Hand ist leer.
page-kept = behalten
page-token = Startmarker: beginnt das nächste Quartal
page-place = { $place }, frei
page-place-covered = { $place }, von einer Flasche besetzt
page-items = { $category }: { $count ->
    [one] ein Objekt
   *[other] { $count } Objekte
}
page-secret = Geheimes Objekt: { $card }
page-secret-hidden = Ein geheimes Objekt, verdeckt
page-skill = Fähigkeit: { $skill }
page-tucked = Angelegte Karten, verdeckt: { $count } $ Einkommen pro Quartal
page-tucked-own = Deine angelegten Karten, { $count } $ Einkommen pro Quartal: { $cards }
page-points = Zurzeit { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
page-points-known = Zurzeit { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, dazu verdeckte geheime Objekte
count-points = zurzeit { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}, soweit du weißt
count-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
count-bottles = noch { $count } von { $of } Flaschen zu stellen
count-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand, verdeckt
page-face-down = Eine verdeckte Karte
page-face-down-short = verdeckt
page-bid = Bieten
page-bid-label = Dein Gebot, { $least } $ bis { $most } $
page-cant-bid = Du hast { $most } $ in Münzen und Karten. Das reicht nicht, um mehr zu bieten.
stage-opening = { $you ->
    [yes] Du eröffnest
   *[no] { $seat } eröffnet
}
stage-bid = { $you ->
    [yes] dein Höchstgebot
   *[no] Höchstgebot von { $seat }
}
stage-paying = { $you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
}: noch { $due } $
stage-settling = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} die Karte ersteigert
bidder-leads = vorn
bidder-out = raus
bidder-now = ist dran
bidder-in = noch dabei
stage-item = Objekt: { $category }, zurzeit { $count } wert
stage-market = Markt: steigert { $category }

# Wofür es Punkte gibt.
rule-collectors-score-items = Objekte
rule-collectors-score-coins = Münzen
rule-collectors-score-skills = Fähigkeiten

# Die eigenen Sachen allein, neben einem Tisch auf einem anderen Bildschirm.
page-lot-own = In der Auktion, verdeckt
page-secrets-own = { $count ->
    [one] Dein geheimes Objekt
   *[other] Deine geheimen Objekte
}
page-income-own = Angelegte Karten: { $count } $ Einkommen pro Quartal

# Die Bilder der Regeln.
picture-item = Objekt: ein Stück deiner Sammlung
picture-skill = Fähigkeit: wirkt bis zum Ende der Partie
picture-market = Markt: steigert diese Kategorie
picture-coin = Münzecke: So viel ist die Karte bei einer Auktion als Geld wert

# Die geführte erste Partie.
story-first-game-goal = Willkommen zu einem Jahr im Sammelfieber! In vier Quartalen stellst du Flaschen auf Aktionsfelder: Du kaufst Objekte, erwirbst Fähigkeiten und bietest bei Auktionen. Am Ende ist ein Objekt so viele Punkte wert, wie seine Kategorie Karten im Markt hat. Wer die meisten Punkte hat, gewinnt.
story-first-game-card = Jede Karte ist drei Dinge in einem: ein Objekt (das große Bild), eine Fähigkeit (links) und eine Marktkarte (der Streifen unten). Es kommt darauf an, wohin du sie legst. Die Münze in der Ecke zählt nur, wenn du bei einer Auktion bezahlst.
story-first-game-keep = Such dir zuerst dein geheimes Objekt aus; es bleibt bis zum Ende verdeckt. Klick auf die Karte mit dem großen Pinguin. Die beiden anderen sind deine Hand: Mit beiden kannst du die Pinguine im Markt hochtreiben.
story-first-game-hall = Die Halle ist eröffnet! Du fängst an, mit zwei Flaschen und 2 $; dein Gegenüber hat 3 $. Abwechselnd stellt ihr je eine Flasche und macht sofort, was das Feld sagt. Auf jedes Feld passt nur eine Flasche.
story-first-game-skill = Zuerst eine Fähigkeit, denn die wirkt die ganze Partie lang. Klick im Bereich „Fähigkeiten“ auf das erste Feld; es kostet nichts.
story-first-game-gain = Nimm die Fähigkeit mit der Flasche, die Karte in der Mitte: Du bekommst sofort eine dritte Flasche und damit in jedem Quartal eine dritte Aktion.
story-first-game-bought = Dein Gegenüber hat ein Objekt gekauft, für 1 $. So viel kostet das Feld. Das Objekt selbst kostet 1 $ für jede Marktkarte seiner Kategorie, und noch gibt es keine. Das Feld ist jetzt besetzt.
story-first-game-market = Ohne Marktkarten ist ein Objekt nichts wert. Also treib die Pinguine hoch! Klick im Bereich „Markt“ auf das erste Feld: zwei Karten in den Markt, kostenlos.
story-first-game-raise = Klick auf die Filmkarte in deiner Hand: Jetzt zählt nur der Streifen unten, mit dem Pinguin. Die Pinguine steigen auf 1, und dein geheimes Objekt ist jetzt einen Punkt wert.
story-first-game-lowest = Die zweite Karte darf auch die unterste der Fähigkeiten- oder der Auktionsauslage sein. Klick im Bereich „Auktion“ auf die Karte, bei der „zum Markt“ steht: Auch sie hat einen Pinguinstreifen, und du sparst dir eine Handkarte.
story-first-game-auction = Dein Gegenüber startet eine Auktion – um einen Pinguin! Alle dürfen bieten. Du hast 2 $ und eine Karte mit 1 $ in der Ecke, zusammen also höchstens 3 $. Gib 2 ein und klick auf „Bieten“.
story-first-game-pay = Dein Gegenüber passt: Für 2 $ gehört der Pinguin dir. Bei Auktionen sind auch Karten Geld. Klick auf deine Handkarte: Sie bezahlt 1 $, und der andere Dollar kommt von selbst aus deinen Münzen.
story-first-game-settle = Eine ersteigerte Karte kann Objekt, Fähigkeit oder Marktkarte werden. Wähle „Als Objekt auslegen“: dein zweiter Pinguin, ohne weitere Kosten.
story-first-game-work = Dein Gegenüber hat keine Flasche mehr, du hast noch eine: Deine Fähigkeit zahlt sich schon aus. Klick im Bereich „Arbeit“ auf das letzte Feld: eine Karte ziehen, eine anlegen.
story-first-game-tuck = Du hast eine Filmkarte gezogen. Klick darauf: Verdeckt an deinem Tableau angelegt, bringt sie dir am Ende jedes Quartals 1 $.
story-first-game-cover = Alle Flaschen sind gestellt. Die untersten Karten der Fähigkeiten- und der Auktionsauslage kamen in den Markt, neue rückten nach. Jetzt nimmst du deine Flaschen zurück; die dritte besetzt einen Platz, und dessen Einkommen entfällt. Klick auf den Platz mit der Karte, dann bleiben 1 $ und 2 $ frei.
story-first-game-income = Dein Einkommen: 1 $ und 2 $ von freien Plätzen, 1 $ für die angelegte Karte. Du hast 5 $, und das zweite Quartal beginnt. Der Startmarker liegt bei dir, also bist du dran.
story-first-game-buy = Jetzt wird eingekauft! Klick im Bereich „Objekte“ auf das erste Feld; es kostet 1 $.
story-first-game-item = Klick auf den Pinguin. Im Markt liegen zwei Pinguinkarten: Er kostet also noch einmal 2 $ und ist sofort 2 Punkte wert. Zusammen bringen deine drei Pinguine jetzt 6 Punkte.
story-first-game-later = Wir springen ins vierte Quartal. Die Pinguine stehen auf 3, und du hast vier. Dein Gegenüber versteigert eine Karte, deren Fähigkeit für jeden Pinguin einen Punkt bringt, und bietet 5 $. Du kannst es dir leisten: Gib 8 ein und klick auf „Bieten“.
story-first-game-learn = Sie gehört dir, für eine Karte zu 2 $ und 6 $ in Münzen. Wähle „Als Fähigkeit auslegen“: 4 Punkte, und mit jedem weiteren Pinguin einer mehr.
story-first-game-end = Du hast noch einen Pinguin gekauft, und nun ist das Jahr vorbei. Die geheimen Objekte werden aufgedeckt. Die Pinguine stehen auf 3: Deine fünf bringen 15 Punkte.
story-first-game-score = Deine 15 $ sind 5 Punkte wert, einen je drei Münzen, und deine Fähigkeit bringt 5, einen je Pinguin. Du gewinnst mit 25 zu 21! Die sechs Objekte deines Gegenübers sind 20 Punkte wert, deine nur 15: Münzen und Fähigkeit haben den Ausschlag gegeben.

# Die Beispiele der Regeln.
story-price-before = Du hast 3 $ und willst den Pinguin. Im Markt liegt noch keine Pinguinkarte: Auf einem Feld für 1 $ würde er dich insgesamt 1 $ kosten. Aber dein Gegenüber ist dran.
story-price-raised = Dein Gegenüber legt zwei Pinguinkarten in den Markt. Pinguine sind jetzt mehr wert und kosten auch mehr: Der Preis unter der Karte ist auf 2 $ gestiegen.
story-price-placed = Du stellst eine Flasche auf ein Feld für 1 $. Dieser Dollar ist weg; für das Objekt selbst hast du noch 2 $.
story-price-bought = Für diese 2 $ gehört der Pinguin dir: 3 $ insgesamt. Er ist sofort 2 Punkte wert, einen für jede Pinguinkarte im Markt.
story-payment-most = Du versteigerst diese Figur, und dein Gegenüber bietet 4 $. Du hast 3 $ in Münzen, und die Münzecken deiner Hand zeigen 2 $ und 1 $: Du kannst bis 6 $ gehen.
story-payment-won = Du bietest 5 $, und dein Gegenüber passt. Jetzt bezahlst du 5 $: mit Münzen, mit Karten oder mit beidem.
story-payment-card = Du gibst die Karte mit 2 $ in der Ecke; sie kommt auf den Ablagestapel. Jetzt fehlen noch 3 $.
story-payment-coins = Den Rest bezahlst du in Münzen. Es gibt kein Wechselgeld: Wenn du den letzten Dollar mit einer Karte zu 2 $ bezahlst, ist der zweite verloren.
story-payment-placed = Die Figur wird dein Objekt. Sie kostet nichts weiter, ganz gleich, wie der Markt steht.
story-face-down-unseen = Dein Gegenüber versteigert eine verdeckte Handkarte und bietet 1 $. Niemand sonst weiß, was es ist.
story-face-down-looked = Du hast sie für 2 $ ersteigert und bezahlt. Jetzt darfst du sie ansehen: ein Technikobjekt. Wenn du sie als Objekt oder Fähigkeit auslegst oder in den Markt legst, sehen es alle.
story-face-down-secret = Aber du behältst sie verdeckt, als zweites geheimes Objekt. Außer dir kennt sie nur dein Gegenüber. Am Ende wird sie aufgedeckt und zählt wie jedes andere Objekt.
story-quarter-end-before = Dein Gegenüber nutzt die letzte Flasche des Quartals. Sieh dir die zwei Karten an, bei denen „zum Markt“ steht: die unterste der Fähigkeitenauslage und die unterste der Auktionsauslage.
story-quarter-end-moving = Beide kommen gleich in den Markt. Nach der ersten rücken die Objekte ganz links auf die freien Plätze der Fähigkeitenauslage. Diesmal sind es zwei: der Pinguin und der Film.
story-quarter-end-after = Erledigt: Im Markt liegen zwei Pinguinkarten mehr. Der Pinguin und der Film aus der Objektauslage liegen jetzt bei den Fähigkeiten; kaufen kann sie niemand mehr. Neue Karten haben die Auslagen aufgefüllt.
story-quarter-end-income = Die Flaschen sind zurück. Du hast nur zwei, also sind alle drei Plätze mit Einkommen frei: Du bekommst 1 $, 2 $ und eine Karte. Dann wird ein Kalenderblatt abgerissen, und das zweite Quartal beginnt.
story-scoring-before = Du recycelst deine letzte Flasche: Sie ist aus dem Spiel. Jetzt hat niemand mehr eine, und der Rest des Jahres vergeht ohne Zug. In den Markt kommen trotzdem weiter Karten, und Einkommen gibt es auch.
story-scoring-items = Das Jahr ist vorbei, die geheimen Objekte werden aufgedeckt. Du hast zwei Pinguine, einer davon war geheim. Im Markt liegen drei Pinguinkarten: 2 × 3 macht 6 Punkte.
story-scoring-coins = Du hast 14 $. Je drei Münzen sind einen Punkt wert, macht 4 Punkte; die letzten zwei Münzen bringen nichts.
story-scoring-skills = Deine Fähigkeit bringt für jeden Pinguin einen Punkt, auch für den geheimen: 2 Punkte.
story-scoring-sum = 6 + 4 + 2: Du hast 12 Punkte. Dein Gegenüber hat 2 für einen geheimen Film und 5 für 17 $, macht 7. Bei Gleichstand würden die Handkarten entscheiden.
