# Bizarre

# Die deutschen Dinge stehen in der Mehrzahl, die Eigenschaften passend dazu: „aufblasbare Leuchttürme“.
pair = { $quality } { $item }

move-identity = { $first }-{ $second } sein
move-thrift = Ablegen: { $discard }; auf sieben nachziehen, davon { $qualities ->
    [0] keine Eigenschaft
    [one] eine Eigenschaft
   *[other] { $qualities } Eigenschaften
}
move-invent = Erfinden: { $quality } { $item }
move-give = Den Beutel von { $from } weitergeben
move-shuffle = Den Tisch alle Beutel zufällig verteilen lassen
move-end-pitch = Rede beenden
move-buy = Das Angebot von { $from } kaufen

event-round = Runde { $round }: { $you ->
    [yes] Du bist die Kundschaft.
   *[no] { $seat } ist die Kundschaft.
}
event-drew-buyers = Du ziehst die Kundenkarten { $buyers }.
event-identity = { $you ->
    [yes] Du bist
   *[no] { $seat } ist
} diesmal { $first }-{ $second }.
event-thrifted = Deine Wahl – ablegen: { $discard }; ziehen: { $qualities ->
    [0] keine Eigenschaft
    [one] eine Eigenschaft
   *[other] { $qualities } Eigenschaften
}.
event-restocked = Alle Genies haben sieben Karten.
event-renewed = { $deck ->
    [quality] Die Eigenschaften sind
    [item] Die Dinge sind
   *[buyer] Die Kundenkarten sind
} aufgebraucht und werden neu gemischt.
event-drew = Du ziehst diese Eigenschaften: { $qualities }; und diese Dinge: { $items }.
event-invented = In deinen Beutel kommen: { $quality } { $item }.
event-bags-ready = Alle Beutel sind gefüllt.
event-gave = Du gibst { $to } den Beutel von { $from }.
event-given = { $to-you ->
    [yes] Du bekommst einen Beutel.
   *[no] { $to } bekommt einen Beutel.
}
event-shuffled = Die Beutel werden zufällig verteilt.
event-pitch-begins = { $you ->
    [yes] Du hast das Wort.
   *[no] { $seat } öffnet einen Beutel und hat das Wort.
}
event-opened-bag = Im Beutel findest du: { $quality } { $item }. Verkauf sie!
event-pitched = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} angepriesen: { $quality } { $item }.
event-bought = { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} { $quality } { $item } von { $from-you ->
    [yes] dir.
   *[no] { $from }.
}
event-revealed = Das Angebot von { $you ->
    [yes] dir
   *[no] { $seat }
} war eine Erfindung von { $from-you ->
    [yes] dir.
   *[no] { $from }.
}
event-ended = Alle waren zweimal die Kundschaft.

refusal-identity-first = { $you ->
    [yes] Du bist die Kundschaft: Zeig zuerst, wer du in dieser Runde bist.
   *[no] { $seat } ist die Kundschaft und zeigt zuerst, wer es in dieser Runde sein soll.
}
refusal-no-such-word = Nimm von jeder deiner zwei Kundenkarten eines der beiden Wörter.
refusal-buyer-waits = Du bist die Kundschaft: Die Genies haben zu tun, und du wartest.
refusal-thrift-now = Die Genies wählen jetzt, was sie ablegen und ziehen.
refusal-thrift-done = Du hast gewählt, was du ablegst und ziehst; warte auf die anderen.
refusal-nothing-to-discard = Du kannst nur Karten aus deiner Hand ablegen.
refusal-draws-fewer = Du ziehst { $draws ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $draws } Karten
}; mehr Eigenschaften können es also nicht sein.
refusal-one-of-each = Auf die Hand gehören mindestens eine Eigenschaft und mindestens ein Ding.
refusal-invent-now = Die Genies stecken jetzt eine Eigenschaft und ein Ding in ihren Beutel.
refusal-invent-done = Dein Beutel ist zu; warte auf die anderen.
refusal-not-in-hand = Du musst beides auf der Hand haben, die Eigenschaft und das Ding.
refusal-deal-now = { $you ->
    [yes] Du bist die Kundschaft: Verteile jetzt die Beutel.
   *[no] { $seat } ist die Kundschaft und verteilt jetzt die Beutel.
}
refusal-bag-not-there = Dieser Beutel ist nicht zu vergeben.
refusal-own-bag = { $to } ist an der Reihe, und niemand bekommt den eigenen Beutel.
refusal-leaves-own-bag = Dann bliebe für jemanden nur der eigene Beutel: Gib einen anderen.
refusal-too-late-to-shuffle = Ein Beutel ist schon vergeben; verteile jetzt auch die übrigen.
refusal-pitch-now = { $you ->
    [yes] Du hast das Wort: Beende zuerst deine Rede.
   *[no] { $seat } hat das Wort.
}
refusal-buy-now = { $you ->
    [yes] Du bist die Kundschaft: Such dir jetzt ein Angebot aus.
   *[no] { $seat } ist die Kundschaft und sucht jetzt ein Angebot aus.
}
refusal-not-a-pitch = Such etwas aus, das ein Genie angepriesen hat.
refusal-game-over = Die Partie ist vorbei.
refusal-deck-count = Bei { $seats } Plätzen braucht es davon { $least } bis { $most }; hier sind { $found }.
refusal-deck-one-word = Auf einer Karte steht ein einziges Wort; „{ $word }“ ist keines.
refusal-deck-twice = Das Wort „{ $word }“ steht zweimal da.
refusal-deck-too-long = Kein Wort und kein Etikett darf mehr als { $most } Zeichen haben und kein Wort mehr als zwölf Etiketten.

prompt-over = Die Partie ist vorbei.
prompt-identity = { $you ->
    [yes] Wähle, wer du bist: ein Wort von jeder Kundenkarte.
   *[no] { $seat } wählt eine Rolle.
}
prompt-thrift = Wähle, welche Karten du ablegst, wenn überhaupt, und wie viele Eigenschaften du ziehst.
prompt-thrift-wait = Die Genies wählen ihre Karten. Es fehlen noch: { $names }.
prompt-invent = Steck eine Eigenschaft und ein Ding in deinen Beutel.
prompt-invent-wait = Die Beutel werden gefüllt. Es fehlen noch: { $names }.
prompt-deal = { $you ->
    [yes] Gib { $to } einen fremden Beutel.
   *[no] { $seat } entscheidet, wer welchen Beutel bekommt.
}
prompt-pitch = { $you ->
    [yes] Preise deinen Beutel an (Kundschaft: { $buyer }); dann beende die Rede.
   *[no] { $seat } hat das Wort.
}
prompt-sale = { $you ->
    [yes] Kauf eines der Angebote.
   *[no] { $seat } wählt ein Angebot aus.
}

sketch-heading = Runde { $round } von { $rounds }. { $you ->
    [yes] Du bist
   *[no] { $seat } ist
} die Kundschaft{ $known ->
    [yes] : { $identity }
   *[no] {""}
}
sketch-buyer-cards = Deine Kundenkarten: { $cards }
sketch-bag = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} einen geschlossenen Beutel
sketch-bag-open = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
}: { $pair }
sketch-own-bag = Deine Erfindung: { $pair }
sketch-seat = { $name }: { $count ->
    [one] eine Siegkarte
   *[other] { $count } Siegkarten
} ({ $words })
sketch-hand = Deine Eigenschaften: { $qualities }; deine Dinge: { $items }

score-invented = { $count ->
    [one] Ein Ding für eine verkaufte Erfindung
   *[other] { $count } Dinge für verkaufte Erfindungen
}
score-pitched = { $count ->
    [one] Eine Eigenschaft für eine erfolgreiche Rede
   *[other] { $count } Eigenschaften für erfolgreiche Reden
}

about = Erfinde heimlich etwas Absurdes und verkaufe dann, was jemand anders ausgeheckt hat: dreißig Sekunden, eine Kerze und eine Kundschaft, die bezirzt werden will.

page-round = Runde { $round } von { $rounds }
page-is-buyer = { $you ->
    [yes] Du bist die Kundschaft
   *[no] { $seat } ist die Kundschaft
}
page-identity = Die Kundschaft in dieser Runde: { $identity }
page-identity-hidden = Noch weiß niemand, wer die Kundschaft sein wird
page-buyer-card = Kundenkarte { $number }
page-buyer-word = { $word } (Kundenkarte { $number })
page-or = oder
page-over = Das Ende
page-winners = { $winners ->
    [0] Der Basar ist geschlossen
    [one] { $you ->
        [yes] Du gewinnst
       *[no] { $names } gewinnt
    } mit { $count ->
        [one] einer Siegkarte
       *[other] { $count } Siegkarten
    }
   *[other] Geteilter Sieg: { $names }, mit je { $count ->
        [one] einer Siegkarte
       *[other] { $count } Siegkarten
    }
}
page-counter = { $count ->
    [one] Ein Beutel auf der Theke
   *[other] { $count } Beutel auf der Theke
}
page-next-bag = { $you ->
    [yes] Der nächste Beutel ist für dich
   *[no] Der nächste Beutel ist für { $seat }
}
page-bag-of = Der Beutel von { $seat } (Zeichen: { $symbol })

page-quality = Eigenschaft
page-item = Ding
page-quality-card = Eigenschaft: { $word }
page-item-card = Ding: { $word }

page-pitches = { $you ->
    [yes] Du hast das Wort (Kundschaft: { $identity })
   *[no] { $seat } hat das Wort (Kundschaft: { $identity })
}
page-candle = Dreißig Sekunden: Die Kerze brennt herunter
page-unseen = Was im Beutel war, liegt nach der Rede offen.
page-listening = Alle sind ganz Ohr …
page-pitched = { $seller }: { $pair }. { $text }
page-spoken = (laut gesprochen)
page-invented = { $you ->
    [yes] Deine Erfindung
   *[no] Erfunden von { $seat }
}
page-inventors = Genies
page-choosing = wählt
page-chosen = hat gewählt
page-inventing = erfindet
page-bag-closed = Beutel ist zu
page-gets-bag = kommt als Nächstes
page-has-bag = hat einen Beutel
page-pitches-later = redet später
page-waits = wartet

page-last-round = Die letzte Runde: wer was erfunden hat
page-final-round = Die Schlussrunde: wer was erfunden hat
page-sold = { $you ->
    [yes] Deine Rede
   *[no] Angepriesen von { $seat }
}
page-bought = gekauft
page-prizes = Siegkarten
page-victory-cards = { $count ->
    [0] keine Siegkarte
    [one] eine Siegkarte
   *[other] { $count } Siegkarten
}
page-ahead = vorn
page-buyer = Kundschaft
page-symbol = Zeichen: { $symbol }

page-own = Deine Karten
page-own-bag = Deine Erfindung
page-hand-empty = Noch keine Karten
page-hint-buyer = Sie haben Pause, solange du die Kundschaft bist.
page-hint-thrift = Hake an, was du ablegen willst; du kannst auch alles behalten.
page-hint-first = Wähle, wie viele deiner sieben Karten Eigenschaften sind.
page-hint-invent = Wähle eine Eigenschaft und ein Ding für deinen Beutel.
page-own-thrift = Deine Wahl – ablegen: { $discards ->
    [0] nichts
    [one] eine Karte
   *[other] { $discards } Karten
}; ziehen: { $qualities ->
    [0] keine Eigenschaft
    [one] eine Eigenschaft
   *[other] { $qualities } Eigenschaften
} und { $items ->
    [0] kein Ding
    [one] ein Ding
   *[other] { $items } Dinge
}.
page-goes = kommt weg
page-discard = { $card } ablegen
page-draws = Du ziehst:
page-draw-qualities = davon Eigenschaften:
page-thrift = Karten ziehen

step-identity = Kundschaft
step-thrift = Stöbern
step-invent = Erfinden
step-deal = Beutel
step-pitch = Anpreisen
step-sale = Verkauf

symbol-0 = Mond
symbol-1 = Schlüssel
symbol-2 = Fisch
symbol-3 = Teekanne
symbol-4 = Regenschirm
symbol-5 = Kaktus
symbol-6 = Hut
symbol-7 = Laterne

patter-1 = Da staunst du, { $buyer }: { $quality } { $item }! Wer bloß { $first } ist, kommt ohne aus. Du nicht.
patter-2 = Meine Tante schwor auf { $quality } { $item }, und dabei war sie nicht einmal { $second }. Stell dir vor, was sie für dich tun können!
patter-3 = Drei gute Gründe: Erstens sind es { $quality } { $item }. Zweitens sind es die letzten. Drittens passen sie nicht mehr in mein Auto.
patter-4 = Wer { $first } ist, übersteht keinen Montag ohne { $quality } { $item }. Die Schnur gibt es gratis dazu.
patter-5 = Wir haben { $quality } { $item } an meiner Cousine getestet, von Beruf ebenfalls { $second }. Seither führen sie ein gemeinsames Konto.
patter-6 = Ja, es sind { $item }. Und ja: { $quality }. Das ist kein Mangel! „{ $buyer } heute“ nennt sie den einzig vernünftigen Kauf des Jahres.
patter-7 = Müde siehst du aus, { $buyer }. Wann hast du dir zuletzt etwas gegönnt? Da helfen nur { $quality } { $item }. Sie fragen schon seit heute früh nach dir.
patter-8 = { $item } bekommst du an jedem Stand. Aber { $quality }? Das habe nur ich mich getraut. Nebenan weint schon die Konkurrenz, und die ist immerhin selbst { $first }.
patter-9 = Halb { $first }, halb { $second }: Von der Stange passt dir natürlich nichts. Nur { $quality } { $item } sitzen perfekt. Ich habe Maß genommen, während du schliefst.
patter-10 = Tagsüber sind es einfach nur { $item }. Aber nachts: { $quality } { $item }! Und genau dann zahlen sie sich aus, gerade für dich als { $first }.
patter-11 = Was man als { $second } so anstellt, sobald man { $quality } { $item } hat, darf ich laut meiner Anwältin nicht sagen. Nur so viel: Alle bestellen nach.
patter-12 = Fass ruhig mal an, { $buyer }: { $quality } { $item }! Sie mögen dich jetzt schon, und sonst mögen sie niemanden.
patter-13 = Aus dem Nachlass meiner Großtante, { $first } in dritter Generation, kaum angebissen: { $quality } { $item } mit einer Garantie von fast elf Minuten.
patter-14 = Was dir nachts den Schlaf raubt, { $buyer }? Dass du keine hast, ganz klar: { $quality } { $item }! Greif zu, dann schläfst du heute durch, und ich habe etwas zu essen.
patter-15 = Ganz ehrlich, { $buyer }: Ich weiß auch nicht, wozu { $quality } { $item } gut sind. Aber sie kamen mitten in der Nacht, und auf dem Karton stand dein Name.
patter-16 = Niemand hat daran geglaubt: erst nur { $first }, dann { $quality } { $item } im Haus, und ein Jahr später gehört einem die ganze Straße. Genau so war es!
patter-17 = Spülmaschinenfest, hundesicher, vom TÜV bestaunt: { $quality } { $item } überdauern jede Karriere, sogar die als { $second }, und die Anleitung passt auf einen Bierdeckel.
patter-18 = Für deine Stunden als { $first }: { $quality } { $item }. Für deine Stunden als { $second }: einfach umdrehen. Zwei Leben, ein Preis!
patter-19 = Mach die Augen zu und atme ein, { $second }. So duften nur drei Dinge: Erfolg, frische Brötchen und { $quality } { $item }.
patter-20 = Was { $quality } { $item } alles können? Drei Dinge. Zwei davon sind geheim, und beim dritten sind neulich bei „{ $buyer } sucht das Glück“ live im Fernsehen Freudentränen geflossen.
patter-21 = Nicht kaufen! Im Ernst: So { $quality } { $item } gibt es kein zweites Mal, und ich hebe sie für jemanden mit Geschmack auf, am liebsten { $first }. Oh. Das bist ja du.

# The Buyer's two words as one.
identity = { $first }-{ $second }

# Wofür es Punkte gibt.
rule-bizarre-sale = Verkäufe

page-handed-out = Wem du wessen Beutel gegeben hast

# Die Bilder der Regelseite.
picture-qualities = Eigenschaft: wie es ist
picture-items = Ding: was es ist
picture-buyers = Kundenkarte: Eines der zwei Wörter wird genommen
picture-becomes = Von jeder ein Wort, und das ist die Kundschaft:
picture-inventor-gets = Für die Erfindung: das Ding
picture-seller-gets = Für die Rede: die Eigenschaft

# Die geführte erste Partie.
story-first-game-goal = Willkommen auf dem Nachtbasar! In jeder Runde ist jemand die Kundschaft; die anderen sind Genies und verkaufen absurde Dinge. Was gekauft wird, bringt zwei Siegkarten: eine für die Erfindung und eine für die Rede, die sie verkauft hat. Die meisten Siegkarten gewinnen.
story-first-game-buyer = In der ersten Runde ist jemand anders die Kundschaft. Die zwei Wörter auf der Bühne sagen, wer das heute ist, ein Wort von jeder der zwei Kundenkarten. Dieser Figur muss gefallen, was ihr verkauft.
story-first-game-draw = Du bist eines der Genies. Zieh deine sieben Karten: Wähle bei „davon Eigenschaften“ die 3, dann sind die übrigen vier Dinge. Klick danach auf „Karten ziehen“. Alle Genies tun das gleichzeitig, und niemand sieht den anderen in die Karten.
story-first-game-invent = Ein Papierstreifen ist eine Eigenschaft, ein Anhänger mit Loch ein Ding. Eins von jedem ergibt etwas zum Verkaufen: Die zwei hervorgehobenen könnten dieser Kundschaft gefallen. Klick beide an, dann den Knopf, der deine Erfindung nennt. Sie wandern heimlich in deinen Beutel.
story-first-game-bags = Auf der Theke liegen drei geschlossene Beutel. Die Kundschaft sieht, wem sie gehören, aber nicht, was darin ist, und gibt jedem Genie einen: nie den eigenen. Deine Idee wird also jemand anders verkaufen.
story-first-game-pitch = Du öffnest den Beutel, den du bekommen hast: Erfunden hat das jemand anders, verkaufen musst du es. In einer echten Partie hast du dreißig Sekunden, getippt oder gesprochen. Trau dich und sag laut, warum diese Kundschaft nicht ohne leben kann! Dann klick auf „Rede beenden“.
story-first-game-listen = Auch die anderen haben geredet, und alle drei Angebote liegen offen. Das hervorgehobene hat jemand anders angepriesen, aber es ist deine Erfindung. Das zeigt der Tisch sonst noch niemandem, außer der Kundschaft, die die Beutel verteilt hat.
story-first-game-sold = Verkauft! Die Kundschaft hat deine Erfindung genommen. Weil sie von dir ist, bekommst du das Ding als Siegkarte; die Eigenschaft gibt es für die Rede. Erst jetzt sehen alle, wer was erfunden hat.
story-first-game-be-buyer = Es geht nach links weiter: Jetzt bist du die Kundschaft. Du hast zwei Kundenkarten gezogen, die noch niemand sonst sieht. Nimm von jeder ein Wort: Klick die zwei hervorgehobenen Wörter an, dann den Knopf, der sagt, wer du bist.
story-first-game-give = Die anderen haben ihre Beutel gefüllt. Am Zeichen erkennst du, wem ein Beutel gehört, aber nicht, was darin ist. Der erste ist für das Genie links von dir, mit dem Schlüssel. Klick auf den Beutel mit dem Fisch.
story-first-game-give-next = Als Nächstes kommt das Genie mit dem Fisch. Mit dem Schlüssel-Beutel bliebe für die Teekanne nur der eigene übrig, und das ist nicht erlaubt. Klick also auf den Beutel mit der Teekanne; der letzte geht dann von selbst weiter.
story-first-game-buy = Drei Angebote, und du allein entscheidest. Weil du die Beutel selbst verteilt hast, siehst du auch, wer was erfunden hat; aber eine gute Kundschaft geht nach Geschmack. Klick auf das hervorgehobene Angebot, um es zu kaufen.
story-first-game-level = Als Kundschaft bekommst du nichts: Das Ding gab es für die Erfindung, die Eigenschaft für die Rede. Nach zwei Runden haben alle genau eine Siegkarte. Jetzt ist die Kundschaft, wer links von dir sitzt.
story-first-game-discard = Du bist wieder ein Genie und hast noch fünf Karten. Vor dem Ziehen darfst du ablegen, was nicht zu dieser Kundschaft passt: Hak die zwei hervorgehobenen Karten an. Dann ziehst du vier; lass bei „davon Eigenschaften“ die 2 stehen und klick auf „Karten ziehen“.
story-first-game-again = Wieder sieben Karten; mindestens eine Eigenschaft und ein Ding sind immer dabei. Steck die zwei hervorgehobenen Karten in deinen Beutel.
story-first-game-pitch-again = Diesmal wurden die Beutel zufällig verteilt: Nicht einmal die Kundschaft weiß, wem welcher gehört. Die anderen haben geredet, und du öffnest den letzten Beutel. Preise ihn laut an, so dreist du magst, und klick dann auf „Rede beenden“.
story-first-game-won = Deine Rede hat gewonnen! Die Idee war von jemand anderem: Diesmal bekommst du die Eigenschaft, und das Ding geht an das Genie, das sie hatte. Gut verkaufen zählt genauso viel wie gut erfinden.
story-first-game-later = Fünf Runden später: der allerletzte Verkauf. Du liegst mit vier Siegkarten vorn, gleichauf mit jemand anderem. Das hervorgehobene Angebot ist deine Erfindung, angepriesen von links neben dir. Ob es gekauft wird?
story-first-game-end = Gekauft: deine fünfte Siegkarte! Alle waren zweimal die Kundschaft, also ist die Partie vorbei, und du gewinnst. Hätten zwei die meisten, würden sie sich den Sieg teilen.
story-first-game-points = Die Punktetabelle sagt, woher deine fünf Punkte kommen: drei Dinge für verkaufte Erfindungen, zwei Eigenschaften für erfolgreiche Reden. Mehr ist nicht dabei. Jetzt trommel ein paar Leute zusammen, oder Bots, und rede Unsinn!

# Die Beispiele der Regelseite.
story-thrift-five = Die zweite Runde beginnt. Zwei deiner sieben Karten sind in den Beutel gewandert; drei Eigenschaften und zwei Dinge sind dir geblieben.
story-thrift-chosen = Die Kundschaft steht fest, und du wählst geheim: Die zwei durchgestrichenen Eigenschaften kommen weg, und von vier neuen Karten sollen drei Eigenschaften sein. All das entscheidest du, bevor du eine neue Karte siehst.
story-thrift-seven = Alle Genies haben gewählt und ziehen gleichzeitig. Du hast wieder sieben Karten: vier Eigenschaften und drei Dinge. Niemand sonst weiß, was du abgelegt hast und wie deine Mischung ist.
story-bags-counter = Du bist die Kundschaft. Der erste Beutel ist für das Genie links von dir, mit dem Schlüssel. Es kann der Beutel mit dem Fisch oder der mit der Teekanne sein, aber nicht der mit dem Schlüssel.
story-bags-second = Der Schlüssel hat den Beutel vom Fisch bekommen. Jetzt ist der Fisch an der Reihe. Bekäme er den Beutel vom Schlüssel, bliebe für die Teekanne nur der eigene. Also muss es der Beutel der Teekanne sein.
story-bags-last = Der letzte Beutel ging von selbst weiter: der vom Schlüssel an die Teekanne. Jetzt beginnen die Reden, und nur du weißt, wer was erfunden hat.
story-pitch-closed = Das erste Genie hat seinen Beutel geöffnet und redet. Was darin ist, siehst du noch nicht, und der Beutel, den du bekommen hast, bleibt zu, bis du an der Reihe bist.
story-pitch-yours = Das erste Angebot liegt offen. Zufällig ist es deine Erfindung, aber lass dir besser nichts anmerken. Jetzt öffnest du deinen Beutel, und nur du siehst, was du verkaufen sollst.
story-pitch-open = Du hast geredet, und auch dein Angebot liegt offen. Wer es erfunden hat, bleibt auch für dich geheim: Das zeigt sich erst nach dem Verkauf.
story-sale-pairs = Du bist die Kundschaft und hast drei Reden gehört. Die Beutel wurden zufällig verteilt; du weißt also nicht, wer was erfunden hat.
story-sale-cards = Du hast gekauft, was das Genie mit dem Fisch angepriesen hat. Erfunden hat es das mit der Teekanne: Die Teekanne bekommt das Ding, der Fisch die Eigenschaft. Du und der Schlüssel bekommen nichts, und die zwei anderen Angebote werden abgelegt.
story-tie-last = Der allerletzte Verkauf, und du bist die Kundschaft. Du führst mit fünf Siegkarten; links neben dir sind es vier.
story-tie-shared = Du hast gekauft, was links neben dir angepriesen wurde, und nun habt ihr beide fünf. Nichts bricht den Gleichstand, weder Dinge noch Eigenschaften: Ihr teilt euch den Sieg.
