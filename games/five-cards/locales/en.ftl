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
move-pile-swap = Pile swap: take the top discard
move-draw-three = Draw three cards
move-direction = Change direction
move-retrieve = Search the discard pile
move-fetch = Take the { $card } from the discard pile (place { $at })
move-draw-hand = Draw from { $from }’s hand
move-view-hand = View { $from }’s hand and take a card
move-take = Take the { $card }
move-take-over = Take over { $from }’s { $card }, { $onto ->
    [pile] onto the discard pile
   *[collection] into your collection
}

event-collection = { $you ->
    [yes] You need
   *[no] { $seat } needs
}: { $cards }.
event-dealt = You are dealt: { $cards }.
event-turned-up = Turned up: { $card }.
event-first = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-collected = { $you ->
    [yes] You collect
   *[no] { $seat } collects
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
event-turned-round = Play now goes the other way round.
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
   *[no] { $from }’s hand.
}
event-saw-hand = { $from } holds: { $cards }.
event-took-unseen = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a card from { $from-you ->
    [yes] your hand.
   *[no] { $from }’s hand.
}
event-took = You took the { $card }.
event-lost = { $to } took your { $card }.
event-took-over = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the { $card } from { $from-you ->
    [yes] your collection
   *[no] { $from }’s collection
} { $onto ->
    [pile] and put it on the discard pile.
   *[collection] and put it into { $you ->
        [yes] your own.
       *[no] their own.
    }
}
event-renewed = The deck is reshuffled: { $count } cards.
event-won = { $you ->
    [yes] You have all five: you win!
   *[no] { $seat } has all five and wins!
}
event-stuck = { $you ->
    [yes] You’re stuck, with no moves or passes left, so you lose.
   *[no] { $seat } is stuck, with no moves or passes left, and loses.
}
event-stalemate = Stalemate: whoever has collected the most cards wins.

refusal-not-your-turn = Hang on: it’s { $seat }’s turn.
refusal-not-a-symbol = Only symbols can be discarded; “{ $card }” is a special card.
refusal-game-won = Someone has all five: the game is over.
refusal-game-stuck = A player was stuck: the game is over.
refusal-game-stalemate = The game ended in a stalemate.
refusal-collect-not-in-hand = You can only collect cards from your hand, and the { $card } isn’t there.
refusal-not-lacking = Your collection doesn’t need the { $card }.
refusal-discard-not-in-hand = You can only discard cards from your hand, and the { $card } isn’t there.
refusal-no-match = The { $card } doesn’t match the figure or the colour of the { $top } on the discard pile.
refusal-special-not-in-hand = You don’t have “{ $card }” in your hand.
refusal-not-another-seat = Choose another player at this table.
refusal-pile-empty = The discard pile is empty, so this special would do nothing.
refusal-hand-empty = { $from } has no cards, so this special would do nothing.
refusal-nothing-collected = { $from } hasn’t collected anything yet, so this special would do nothing.
refusal-hand-full = Your hand is at the limit of { $limit } cards, so you can’t draw.
refusal-nothing-drawn = You haven’t drawn a card to keep.
refusal-only-the-drawn-card = You drew the { $card }: use it now, or keep it.
refusal-no-pass-left = You’ve already passed three times, so you can’t pass again.
refusal-take-first = You’re looking at { $from }’s hand: take a card from it first.
refusal-not-in-that-hand = There’s no { $card } in { $from }’s hand.
refusal-nothing-viewed = You’re not looking at anyone’s hand.
refusal-fetch-first = You’re searching the discard pile: take a card from it first.
refusal-not-in-the-pile = That card isn’t at that place in the discard pile.
refusal-nothing-searched = You’re not searching the discard pile.
refusal-not-collected = { $from } hasn’t collected the { $card }.
refusal-not-lacking-either = Your own collection doesn’t need the { $card }, so it can only go onto the discard pile.
refusal-deck-symbols = There must be { $expected } figures and { $expected } colours.
refusal-deck-name = Each id must be unique, and names have 1 to { $most } characters.
refusal-deck-specials = There must be { $expected } special cards; this deck has { $found }.
refusal-deck-unknown-special = There is no special card called “{ $special }”.
refusal-deck-special-count = There can be up to { $most } of each special card.
refusal-deck-collections = There must be { $expected } collections, and each symbol must be on exactly two of them.
refusal-deck-unknown-symbol = There is no symbol called “{ $symbol }”.
refusal-deck-collection-shape = A collection shows five symbols, with every figure and every colour once.
refusal-deck-collections-alike = Two collections share at most one symbol.

prompt-turn = { $you ->
    [yes] Your turn: collect, discard, use a special, draw or pass.
   *[no] It’s { $seat }’s turn.
}
prompt-drawn = { $you ->
    [yes] You drew a card: use it now, or keep it.
   *[no] { $seat } drew a card and is deciding whether to use it.
}
prompt-viewing = { $you ->
    [yes] Take a card from { $from }’s hand.
   *[no] { $seat } is choosing a card from { $from-you ->
        [yes] your hand.
       *[no] { $from }’s hand.
    }
}
prompt-fetching = { $you ->
    [yes] Take any card from the discard pile.
   *[no] { $seat } is choosing a card from the discard pile.
}
prompt-over = The game is over.

sketch-table = Deck { $deck }, discard pile { $pile } (top: { $top }), used specials { $used }, play goes { $direction ->
    [clockwise] clockwise
   *[back] anticlockwise
}
sketch-seat = { $name }: { $size } of { $limit } cards in hand; { $counted ->
    [yes] passes left: { $passes };{" "}
   *[no] {""}
}collected: { $collected }; still needs: { $lacking }
sketch-known = you know of: { $cards }{ $less ->
    [0] {""}
    [one] , minus one unseen
   *[other] , minus { $less } unseen
}
sketch-hand = Your hand: { $cards }
sketch-drawn = You just drew: { $card }

score-collected = { $count ->
    [one] One card collected
   *[other] { $count } cards collected
}
score-stuck = Stuck with { $count ->
    [one] one card collected
   *[other] { $count } cards collected
}

about = Be the first to complete your set of five posters: draw, swap, peek into hands, and snatch what others have collected.
option-expert = Expert game for two
option-expert-help = Two players play with seven cards and a limit of seven, instead of nine. With more players it changes nothing.

help-pile-swap = Take the top discard.
help-draw-three = Draw three cards, up to the hand limit.
help-direction = Reverse the direction of play.
help-retrieve = Take any card from the discard pile.
help-draw-hand = Take a random card from a hand.
help-view-hand = Look at a hand and take a card from it.
help-take-over = Take a card someone has collected.

page-special = { $name }: { $help }
page-missing = Still needed: { $card }
page-several = { $card }, { $count } of them
page-wanted = { $card }, needed for your collection
page-middle = Deck and discard pile
page-deck = Deck
page-deck-count = { $count ->
    [0] The deck is empty.
    [one] One hidden card is left in the deck.
   *[other] { $count } hidden cards are left in the deck.
}
page-renewed = reshuffled { $count } of { $most } times
page-pile = Discards
page-pile-count = { $count ->
    [0] The discard pile is empty.
    [one] There is one card in the discard pile.
   *[other] There are { $count } cards in the discard pile.
}
page-look-through = Look through
page-clockwise = clockwise
page-counterclockwise = anticlockwise
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
   *[no] { $seat }’s hidden hand
}: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
page-known = { $less ->
    [0] you know:
    [one] known, minus one:
   *[other] known, minus { $less }:
}
page-passes = { $count ->
    [0] no passes left
    [one] 1 pass left
   *[other] { $count } passes left
}
page-won = winner
page-stuck = stuck
page-collected = { $count } of { $all } collected
page-viewing = { $from }’s hand: take a card

# What points are for.
rule-five-win = Cards collected
rule-five-stuck = Cards collected
rule-five-stalemate = Cards collected

page-memories = What you know of other hands

# The pictures of the rules.
picture-nothing = At the start: all five still needed.
picture-on-the-way = On the way: two still needed.
picture-finished = Complete: all five collected, and the game is won.
picture-top = Top of the discard pile
picture-same-figure = Matches: same figure.
picture-same-colour = Matches: same colour.
picture-neither = Doesn’t match: neither.
picture-no-symbol = Doesn’t match: specials are used, never discarded.
picture-copies = { $count ->
    [one] One in the deck
   *[other] { $count } in the deck
}

# The guided first game.
story-first-game-goal = This frame is your collection: red grin, yellow scowl, green wink, blue gasp and violet snooze. Be the first to collect all five, in any order. That’s the whole game.
story-first-game-rivals = The others have collections of their own, open for all to see. One of them needs a red grin too. That means trouble: each symbol exists only twice.
story-first-game-hand = Here’s your hand: seven cards, which is the limit. The others see only the backs. A star marks what your collection needs, and the two dark cards are specials.
story-first-game-collect = On your turn you do one thing. The best thing is to collect: click the red grin, and it goes into your frame. If a button appears, click it too.
story-first-game-others = The next player discarded a blue scowl. A discard must match the figure or the colour of the top discard, which was a blue wink. The third player collected a green snooze.
story-first-game-discard = You have nothing to collect, so make room. Your blue grin would match, and so would your red scowl. But look: someone needs the blue grin! Nobody needs the red scowl, so click that to discard it.
story-first-game-robbed = Ouch! Your neighbour used “Take over” and moved the red grin from your frame to theirs. What you’ve collected isn’t safe. Keep an eye on that grin.
story-first-game-draw = It’s your turn again. You hold five cards, fewer than seven, so you can draw. Click the deck.
story-first-game-drawn = A yellow scowl, just what you need! You can use a card you draw right away: collect it, discard it if it matches, or play it if it’s a special. Or you can keep it. Click the yellow scowl to collect it.
story-first-game-view = Now a special. “View a hand” shows you someone’s whole hand, and you take a card from it. Click the special, then the face-down cards of the player with the green snooze, then the button.
story-first-game-take = Only you can see this hand. There’s the green wink you need! Click it, and it goes into your hand. That ends your turn.
story-first-game-memory = You won’t forget what you’ve seen. The small icons beside that hand are the five cards you know are there. The table remembers them for you.
story-first-game-drew-hand = Tit for tat: the same player used “Draw from a hand” and pulled a random card out of yours. It was the blue grin, which they need.
story-first-game-secure = At least you still have the green wink. You can collect only one card per turn, so don’t wait: click it.
story-first-game-retrieve = You also need the violet snooze. Someone discarded one a while ago, and now it’s buried under another card. “Retrieve from the pile” can dig it out. Click this special.
story-first-game-fetch = Here’s the whole discard pile. Click the violet snooze. It goes into your hand, and everyone sees it.
story-first-game-direction = Now it would be your turn. But the player before you used “Change direction”: play goes back to the player before them, and continues the other way round.
story-first-game-danger = With that extra turn, your neighbour drew a yellow gasp and collected it. That’s four of five, your red grin among them! One more card would win.
story-first-game-later = A few turns later, you’ve collected the violet snooze and a blue gasp, which makes four. You only need the red grin, and you know where it is.
story-first-game-last-draw = There’s plenty of room in your hand. Click the deck, and hope for the best.
story-first-game-take-over = “Take over”, and you can use it right away! Click it, then the red grin in your neighbour’s frame, then the button. You need that card, so it goes straight into your collection.
story-first-game-score = Five of five: you win on the spot. The score counts cards collected: five for you, three for each of the others. Your neighbour had four, until you came along. Now you know the game!

# The examples of the rules.
story-draw-three-full = You hold seven cards, the limit, so you can’t draw from the deck. But one of the seven is “Draw three”.
story-draw-three-use = You use it. It leaves your hand before you draw, which makes room for exactly one card.
story-draw-three-one = You got one card, a yellow scowl. Your hand is full again, so the other two cards stay in the deck. It’s better to use this special when your hand is small.
story-take-over-both-lack = The next player has collected a red grin. You need it too, and you hold “Take over” twice. You use the first one on that red grin.
story-take-over-moved = The red grin is in your collection now, and the other player needs it again. The special is used up, and your turn is over.
story-take-over-pile = A round later, the same player has collected a green scowl. You don’t need it, so you can only put it on the discard pile. That’s what you do with your second “Take over”.
story-take-over-top = The green scowl is now the top discard. You gained no card, but the other player is back to nothing, and the next discard must match the green scowl.
story-memory-look = You use “View a hand” on the next player. So far you’ve seen only the backs of their cards.
story-memory-take = You see all seven cards, and you have to take one. You choose the green wink, which you need.
story-memory-known = From now on, the table shows you the six cards you know are in that hand. The third player sees none of this.
story-memory-struck = The player discards a yellow wink. You saw it leave the hand, so it’s crossed off. Five are left.
story-memory-less-one = Then the third player draws a random card from that hand. One of your five is gone, and you can’t know which. That’s why it says: known, minus one.
story-direction-before = Play goes clockwise. The player before you has just discarded a blue wink, and after you it would be the next player’s turn. But you use “Change direction”.
story-direction-back = Instead, it’s the turn of the player before you, for the second time in a row. The arrow in the middle shows the new direction.
story-direction-round = From there, play goes the other way round: the third player next, and then you. It stays like that until someone changes direction again.
story-stalemate-collected = You have collected one card, and so has the next player. The third player has none.
story-stalemate-first-round = Now everyone has passed once: that’s one full round. Anything other than a pass would restart the count.
story-stalemate-shared = After three full rounds of passing, the game is over. Nobody has five, so the most cards win. You and the next player have one each and share the victory.
