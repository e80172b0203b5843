# Five Cards Collector

card-symbol = { $colour } { $figure }
card-none = card { $number }
special-pile-swap = Pile swap
special-draw-three = Draw three
special-direction = Change direction
special-retrieve = Retrieve from the pile
special-draw-hand = Draw from a hand
special-view-hand = View a hand
special-take-over = Take over

move-collect = Collect the { $card }
move-discard = Discard the { $card }
move-draw = Draw a card
move-keep = Keep the card
move-pass = Pass
move-pile-swap = Pile swap: take the top of the discard pile
move-draw-three = Draw three cards
move-direction = Change direction
move-retrieve = Search the discard pile for a card
move-fetch = Take the { $card } out of the discard pile (height { $at })
move-draw-hand = Draw from the hand of { $from }
move-view-hand = View the hand of { $from } and take a card
move-take = Take the { $card }
move-take-over = Take over the { $card } of { $from }, { $onto ->
    [pile] onto the discard pile
   *[collection] into your collection
}

event-collection = { $you ->
    [yes] You are to collect
   *[no] { $seat } is to collect
}: { $cards }.
event-dealt = You are dealt: { $cards }.
event-turned-up = Turned up: { $card }.
event-first = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-collected = { $you ->
    [yes] You lay out
   *[no] { $seat } lays out
} the { $card }.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} the { $card }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-drew-cards = You drew: { $cards }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} it.
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-used = { $you ->
    [yes] You use
   *[no] { $seat } uses
} “{ $card }”.
event-turned-round = Play goes the other way round now.
event-took-top = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the { $card } from the top of the discard pile.
event-retrieved = { $you ->
    [yes] You retrieve
   *[no] { $seat } retrieves
} the { $card } from the discard pile.
event-looked-at = { $you ->
    [yes] You look
   *[no] { $seat } looks
} at { $from-you ->
    [yes] your hand.
   *[no] the hand of { $from }.
}
event-saw-hand = { $from } holds: { $cards }.
event-took-unseen = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a card from { $from-you ->
    [yes] your hand.
   *[no] the hand of { $from }.
}
event-took = You took the { $card }.
event-lost = { $to } took your { $card }.
event-took-over = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the { $card } out of { $from-you ->
    [yes] your collection,
   *[no] the collection of { $from },
} { $onto ->
    [pile] onto the discard pile.
   *[collection] { $you ->
        [yes] into your own.
       *[no] into their own.
    }
}
event-renewed = The deck is made anew: { $count } cards.
event-won = { $you ->
    [yes] You have all five: you win!
   *[no] { $seat } has all five, and wins.
}
event-stuck = { $you ->
    [yes] You have neither a move nor a pass left, and lose.
   *[no] { $seat } has neither a move nor a pass left, and loses.
}
event-stalemate = Nobody gets any further: whoever has collected the most wins.

refusal-not-your-turn = It is { $seat }’s turn.
refusal-not-a-symbol = Only symbols can be discarded; “{ $card }” is a special card.
refusal-game-won = Somebody has all five: the game is over.
refusal-game-stuck = Somebody was stuck: the game is over.
refusal-game-stalemate = Nobody got any further: the game is over.
refusal-collect-not-in-hand = You can only collect a card of your hand; the { $card } is not there.
refusal-not-lacking = Your collection doesn’t lack the { $card }.
refusal-discard-not-in-hand = You can only discard a card of your hand; the { $card } is not there.
refusal-no-match = The { $card } has neither the figure nor the colour of the { $top } on the discard pile.
refusal-special-not-in-hand = You don’t have “{ $card }” in your hand.
refusal-not-another-seat = Choose another player at this table.
refusal-pile-empty = The discard pile is empty: this special would do nothing.
refusal-hand-empty = { $from } has no cards: this special would do nothing.
refusal-nothing-collected = { $from } has collected nothing yet: this special would do nothing.
refusal-hand-full = Your hand has reached the limit of { $limit } cards; you can’t draw.
refusal-nothing-drawn = You have drawn no card to keep.
refusal-only-the-drawn-card = You have drawn the { $card }: use it now, or keep it.
refusal-no-pass-left = You have passed three times already, and can’t pass again.
refusal-take-first = You are looking at the hand of { $from }: take a card of it first.
refusal-not-in-that-hand = There is no { $card } in the hand of { $from }.
refusal-nothing-viewed = You are not looking at anybody’s hand.
refusal-fetch-first = You are searching the discard pile: take a card of it first.
refusal-not-in-the-pile = That card is not in the discard pile at that height.
refusal-nothing-searched = You are not searching the discard pile.
refusal-not-collected = { $from } has not collected the { $card }.
refusal-not-lacking-either = Your own collection doesn’t lack the { $card }; it can only go onto the discard pile.
refusal-deck-symbols = There must be { $expected } figures and { $expected } colours.
refusal-deck-name = An id must be new, and no name may be empty or longer than { $most } characters.
refusal-deck-specials = There must be { $expected } special cards; here are { $found }.
refusal-deck-unknown-special = There is no special card called “{ $special }”.
refusal-deck-special-count = There are up to { $most } of a special card.
refusal-deck-collections = There must be { $expected } collections, and each symbol must be on exactly two of them.
refusal-deck-unknown-symbol = There is no symbol called “{ $symbol }”.
refusal-deck-collection-shape = A collection shows five symbols, every figure and every colour once.
refusal-deck-collections-alike = Two collections share one symbol at the most.

prompt-turn = { $you ->
    [yes] You must do one thing: collect, discard, use a special, draw or pass.
   *[no] It is { $seat }’s turn.
}
prompt-drawn = { $you ->
    [yes] You have drawn a card: use it now, or keep it.
   *[no] { $seat } has drawn a card and is deciding whether to use it now.
}
prompt-viewing = { $you ->
    [yes] You must take a card of { $from }’s hand.
   *[no] { $seat } is choosing a card from { $from-you ->
        [yes] your hand.
       *[no] the hand of { $from }.
    }
}
prompt-fetching = { $you ->
    [yes] You must take a card of the discard pile.
   *[no] { $seat } is choosing a card from the discard pile.
}
prompt-over = The game is over.

sketch-table = Deck { $deck }, discard pile { $pile } (top: { $top }), used specials { $used }, play goes { $direction ->
    [clockwise] clockwise
   *[back] the other way round
}
sketch-seat = { $name }: { $size } of { $limit } cards in hand; { $counted ->
    [yes] passes left: { $passes };{" "}
   *[no] {""}
}collected: { $collected }; lacks: { $lacking }
sketch-known = you know of: { $cards }{ $less ->
    [0] {""}
    [one] , less one unseen
   *[other] , less { $less } unseen
}
sketch-hand = Your hand: { $cards }
sketch-drawn = You have just drawn: { $card }

score-collected = { $count ->
    [one] One card collected
   *[other] { $count } cards collected
}
score-stuck = Stuck with { $count ->
    [one] one card collected
   *[other] { $count } cards collected
}

about = Be the first to complete your five posters: draw, swap, peek into hands, and snatch what others have laid out.
option-expert = Expert game for two
option-expert-help = With two players, seven cards and a limit of seven instead of nine. With more players it changes nothing.

help-pile-swap = Take the top card of the discard pile.
help-draw-three = Draw three cards, up to the hand limit.
help-direction = Play goes on the other way round.
help-retrieve = Take any card of the discard pile.
help-draw-hand = Take a random card from a hand.
help-view-hand = Look at a hand and take a card of it.
help-take-over = Take a card somebody has laid out.

page-special = { $name }: { $help }
page-missing = Still lacking: { $card }
page-several = { $card }, { $count } of them
page-wanted = { $card }, wanted for your collection
page-middle = Deck and discard pile
page-deck = Deck
page-deck-count = { $count ->
    [0] The deck is empty.
    [one] One hidden card is left in the deck.
   *[other] { $count } hidden cards are left in the deck.
}
page-renewed = { $count } of { $most } times renewed
page-pile = Discards
page-pile-count = { $count ->
    [0] The discard pile is empty.
    [one] One card lies on the discard pile.
   *[other] { $count } cards lie on the discard pile.
}
page-look-through = Look through
page-clockwise = clockwise
page-counterclockwise = counterclockwise
page-used = { $count ->
    [0] No specials used
   *[other] Specials used: { $count }
}
page-own-frame = Your collection
page-own-hand = Your hand: { $count } of { $limit } cards
page-drawn = just drawn
page-hand-empty = No cards
page-hand = { $you ->
    [yes] Your hand
   *[no] Hidden hand of { $seat }
}: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
page-known = { $less ->
    [0] you know:
    [one] known, less one:
   *[other] known, less { $less }:
}
page-passes = { $count ->
    [0] no pass left
    [one] 1 pass left
   *[other] { $count } passes left
}
page-won = winner
page-stuck = stuck
page-collected = { $count } of { $all } collected
page-viewing = The hand of { $from }: take a card

# What points are for.
rule-five-win = Cards collected
rule-five-stuck = Cards collected
rule-five-stalemate = Cards collected

page-memories = What you know of other hands

# The pictures of the rules.
picture-nothing = At the start: everything is still lacking.
picture-on-the-way = On the way: two are still lacking.
picture-finished = Finished: all five are laid out, and the game is won.
picture-top = On top of the discard pile
picture-same-figure = Fits: the same figure.
picture-same-colour = Fits: the same colour.
picture-neither = Doesn’t fit: neither.
picture-no-symbol = Doesn’t fit: a special is used, never discarded.
picture-copies = { $count ->
    [one] One in the deck
   *[other] { $count } in the deck
}

# The guided first game.
story-first-game-goal = This frame is your collection: red grin, yellow scowl, green wink, blue gasp and violet snooze. Be the first to lay out all five, in any order. That is the whole game.
story-first-game-rivals = The others have collections of their own, open for all to see. One of them wants a red grin too, so there will be trouble: each symbol exists only twice.
story-first-game-hand = Here is your hand: seven cards, which is the limit. The others see only the backs. A star marks what your collection lacks, and the two dark cards are specials.
story-first-game-collect = On your turn you do one thing. The best thing is to collect: click the red grin, and it goes into your frame. If a button appears, press it too.
story-first-game-others = The next player discarded a blue scowl. A discard must share its figure or its colour with the top of the pile, and there lay a blue wink. The third player laid out a green snooze.
story-first-game-discard = You have nothing to collect, so make room. Your blue grin would match, and so would your red scowl. But look: somebody collects the blue grin! Nobody wants the red scowl. Click it to discard it.
story-first-game-robbed = Ouch! Your neighbour used “Take over” and moved the red grin from your frame into their own. What is laid out isn’t safe. Keep an eye on that grin.
story-first-game-draw = It is your turn again. You hold five cards, fewer than seven, so you may draw. Click the deck.
story-first-game-drawn = A yellow scowl, just what you lack! A card you draw may be used at once: collected, discarded if it matches, or played if it is a special. Or you keep it. Click the yellow scowl to lay it out.
story-first-game-view = Now a special. “View a hand” shows you somebody’s whole hand, and you take a card of it. Click the special, then the face-down cards of the player with the green snooze, then the button.
story-first-game-take = This hand lies open for you alone. There is the green wink you lack! Click it, and it comes into your hand. That ends your turn.
story-first-game-memory = What you have seen stays known. The small signs beside that hand are the five cards you know to be there. The table remembers them for you.
story-first-game-drew-hand = Tit for tat: the same player used “Draw from a hand” and pulled a card out of yours, at random. It was the blue grin, which they collect.
story-first-game-secure = At least the green wink is still there. You may lay out only one card a turn, so don’t wait: click it.
story-first-game-retrieve = You also need the violet snooze. Somebody discarded one a while ago, and now another card lies on it. “Retrieve from the pile” gets it out all the same. Click this special.
story-first-game-fetch = The whole discard pile is spread out before you. Click the violet snooze. It goes into your hand, and everybody sees it.
story-first-game-direction = Now it would be your turn. But the player before you used “Change direction”: play goes back to the one who played just before, and on from there the other way round.
story-first-game-danger = With that extra turn your neighbour drew a yellow gasp and laid it out. Four of five, your red grin among them! One more card would win.
story-first-game-later = Some turns later. You have laid out the violet snooze and a blue gasp, which makes four. You lack only the red grin, and you know where that is.
story-first-game-last-draw = There is plenty of room in your hand. Click the deck, and hope for the best.
story-first-game-take-over = “Take over”, and you may use it at once! Click it, then the red grin in your neighbour’s frame, then the button. You lack that card, so it goes straight into your collection.
story-first-game-score = Five of five: you win on the spot. The score counts the cards laid out: five for you, three for each of the others. Your neighbour had four, until you came. Now you know the game!

# The examples of the rules.
story-draw-three-full = You hold seven cards, the limit, so you can’t draw from the deck. But one of the seven is “Draw three”.
story-draw-three-use = You use it. It leaves your hand before you draw, and that makes room for exactly one card.
story-draw-three-one = One card came, a yellow scowl. Your hand is full again, so the other two cards stay in the deck. Use this special when your hand is small.
story-take-over-both-lack = The next player has laid out a red grin. Your collection lacks it too, and you hold “Take over” twice. You use the first one on that red grin.
story-take-over-moved = The red grin is in your collection now, and the other player lacks it again. The special is used up, and your turn is over.
story-take-over-pile = A round later the same player has laid out a green scowl. Your collection doesn’t show it, so you can take it only onto the discard pile. That is what you do with your second “Take over”.
story-take-over-top = The green scowl is now the top of the discard pile. You gained no card, but the other player is back at nothing, and the next discard must match the green scowl.
story-memory-look = You use “View a hand” on the next player, whose cards you have seen only from behind so far.
story-memory-take = You see all seven cards, and you must take one. You choose the green wink, which you lack.
story-memory-known = From now on the table shows you the six cards that you know to be in that hand. The third player sees nothing of this.
story-memory-struck = The player discards a yellow wink. You saw it leave the hand, so it is struck off. Five are left.
story-memory-less-one = Then the third player draws a card from that hand at random. One of your five is gone, and you can’t know which. That is why it says: known, less one.
story-direction-before = Play goes clockwise. The player before you has just discarded a blue wink, and after you it would be the next player’s turn. But you use “Change direction”.
story-direction-back = Instead, it is the turn of the player before you, for the second time in a row. The arrow in the middle shows the new direction.
story-direction-round = From there it goes on the other way round: then the third player, and now you. It stays like that until somebody changes direction again.
story-stalemate-collected = You have laid out one card, and so has the next player. The third player has none.
story-stalemate-first-round = Now everybody has passed once: that is one full round. Anything else than a pass would begin the count anew.
story-stalemate-shared = After three full rounds of passing the game is over. Nobody has five, so the most cards win. You and the next player have one each, and share the victory.
