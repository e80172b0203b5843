# Collectors

# A deck file names its categories in several languages; here the English name is taken.
card = { $item } #{ $number } ({ $skill }, market { $market }, ${ $coin })
nothing-such = #{ $number }, which doesn’t exist
skill-bottle = bottle
skill-work-income = work +$2
skill-work-card = work + card
skill-auction-income = auction +$1
skill-vp = 1 point each for { $category }
skill-vp-all = 5 points for all categories
space = “{ $action }”, { $money } (space { $number })
space-tile = the quarter tile (space { $number }: tuck two cards; in quarter 4, recycle)
action-buy = Buy an item
action-skill = Gain a skill
action-auction = Start an auction
action-raise-two = Put two cards into the market
action-raise-one = Put one card into the market
action-recycle = Recycle the bottle
action-draw-two = Draw two cards
action-draw-first = Draw a card, go first next quarter
action-draw-tuck = Draw a card, tuck a card
action-tuck-two = Tuck two cards
money-none = free
money-gain = gain ${ $coins }
money-cost = pay ${ $coins }
place = place { $number } ({ $coins ->
    [0] { $cards ->
        [0] no income
        [1] a card
       *[other] { $cards } cards
    }
   *[other] ${ $coins }{ $cards ->
        [0] {""}
        [1] {" "}and a card
       *[other] {" "}and { $cards } cards
    }
})

move-keep = Keep { $card } as your secret item
move-place = Place a bottle on { $space }
move-buy = Buy { $card } as an item
move-gain = Gain { $card } as a skill
move-raise = Put { $card } into the market
move-tuck = Tuck { $card } as income
move-auction = Put { $card } up for auction, { $face-down ->
    [true] face down
   *[false] face up
}
move-bid = Bid ${ $coins }
move-pass = Pass
move-pay-card = Pay with { $card }
move-pay-coins = Pay the rest in coins
move-settle = { $side ->
    [item] Keep as an item
    [skill] Keep as a skill
    [market] Put into the market
   *[secret] Keep face down, as a secret item
}
move-cover = Cover { $place } with your third bottle
move-spare = Leave { $place } uncovered

event-begun = Everyone is dealt { $count } cards: one to keep as a secret item, two for their hand.
event-dealt = You are dealt: { $cards }.
event-kept = Your secret item is { $card }.
event-secrets-kept = Everyone has chosen a secret item.
event-filled = New in the { $pool ->
    [item] item pool
    [skill] skill pool
   *[auction] auction pool
}: { $cards }.
event-token-taken = { $you ->
    [yes] You have
   *[no] { $seat } has
} the first-player token.
event-start-coins = { $you ->
    [yes] You start
   *[no] { $seat } starts
} with ${ $coins }.
event-quarter = Quarter { $number } of 4 begins.
event-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
} a bottle on { $space }.
event-gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} ${ $coins }.
event-spent = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} ${ $coins }.
event-work-income = { $you ->
    [yes] Your skills earn you
   *[no] Skills earn { $seat }
} ${ $coins } for work.
event-auction-income = { $you ->
    [yes] Your skills earn you
   *[no] Skills earn { $seat }
} ${ $coins } for the auction.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drawn = You drew: { $cards }.
event-deck-renewed = The deck has run out, so the { $count } discards are shuffled into a new one.
event-bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $card } as an item for ${ $price }.
event-skilled = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} a skill: { $card }.
event-new-bottle = { $you ->
    [yes] You get
   *[no] { $seat } gets
} a new bottle.
event-no-sixth-bottle = { $you ->
    [yes] You already have
   *[no] { $seat } already has
} five bottles, and there is no sixth.
event-recycled = { $you ->
    [yes] Your bottle
   *[no] { $seat }’s bottle
} is recycled and leaves the game.
event-raised = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $card } into the market.
event-tucked = { $you ->
    [yes] You tuck
   *[no] { $seat } tucks
} a card as income.
event-tucked-card = You tucked { $card }.
event-put-up = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $card } up for auction.
event-put-up-unseen = { $you ->
    [yes] You put
   *[no] { $seat } puts
} a card up for auction, face down.
event-put-up-card = Your face-down card is { $card }.
event-bid = { $you ->
    [yes] You bid
   *[no] { $seat } bids
} ${ $coins }.
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-won = { $you ->
    [yes] You win
   *[no] { $seat } wins
} the auction for ${ $coins }.
event-paid-card = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} with { $card }.
event-paid-coins = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} ${ $coins } in coins.
event-looked = The card you won is { $card }.
event-settled = { $you ->
    [yes] You place
   *[no] { $seat } places
} { $card } { $side ->
    [item] as an item.
    [skill] as a skill.
   *[market] into the market.
}
event-settled-unseen = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} the card face down as another secret item.
event-to-market = The lowest card of the { $pool ->
    [skill] skill pool
   *[auction] auction pool
} goes to the market: { $card }.
event-to-skills = From the item pool to the skill pool: { $cards }.
event-chosen = Your choice: { $place }.
event-retrieved = { $you ->
    [yes] Your bottles cover:
   *[no] { $seat }’s bottles cover:
} { $places }.
event-income = { $you ->
    [yes] Your income is
   *[no] { $seat }’s income is
} ${ $coins }.
event-revealed = { $you ->
    [yes] Your secret items:
   *[no] { $seat }’s secret items:
} { $cards }.
event-ended = The fourth quarter is over.

refusal-game-over = The fourth quarter is over, and so is the game.
refusal-secret-due = First everyone keeps one of their three cards as a secret item. Choose yours.
refusal-secret-done = You’ve chosen your secret item. Wait for the others.
refusal-place-due = { $you ->
    [yes] It’s your turn to place a bottle on an empty action space.
   *[no] Hang on: it’s { $seat }’s turn to place a bottle.
}
refusal-buy-due = { $you ->
    [yes] You’re buying an item: choose a card from the item pool or your hand.
   *[no] Hang on: { $seat } is buying an item.
}
refusal-skill-due = { $you ->
    [yes] You’re gaining a skill: choose a card from the skill pool or your hand.
   *[no] Hang on: { $seat } is gaining a skill.
}
refusal-raise-due = { $you ->
    [yes] Choose a card to put into the market.
   *[no] Hang on: { $seat } is putting cards into the market.
}
refusal-tuck-due = { $you ->
    [yes] Choose a card from your hand to tuck as income.
   *[no] Hang on: { $seat } is tucking a card as income.
}
refusal-auction-due = { $you ->
    [yes] You’re starting an auction: choose the card to put up.
   *[no] Hang on: { $seat } is choosing a card for the auction.
}
refusal-bid-due = { $you ->
    [yes] The auction is on: it’s your turn to bid or pass.
   *[no] The auction is on: it’s { $seat }’s turn to bid or pass.
}
refusal-pay-due = { $you ->
    [yes] You won the auction: pay first, with coins or cards from your hand.
   *[no] Hang on: { $seat } won the auction and is paying.
}
refusal-settle-due = { $you ->
    [yes] You won a card: place it as an item, as a skill or into the market. If it was sold face down, it can also become a secret item.
   *[no] Hang on: { $seat } is placing the card they won.
}
refusal-cover-due = Bottles are coming back: choose the place your third bottle covers.
refusal-spare-due = Bottles are coming back: choose the place your four bottles leave uncovered.
refusal-retrieve-done = Your bottles are back. Wait for the others.
refusal-not-dealt = You weren’t dealt { $card }. Keep one of your three cards.
refusal-no-such-space = There is no space { $number }; spaces are numbered from 0 to 21.
refusal-space-taken = There’s already a bottle on { $space }. Choose an empty space.
refusal-space-too-dear = You need at least ${ $cost } to use { $space }, and you have ${ $coins }.
refusal-too-few-cards = You need { $needs ->
    [one] one card
   *[other] { $needs } cards
} to use { $space }, and { $there ->
    [0] there are none.
    [one] there is only one.
   *[other] there are only { $there }.
}
refusal-cant-open = To start an auction, you need $1 for the opening bid, in coins or as a card left in your hand.
refusal-not-for-sale = You can’t buy { $card }. Items come from the item pool or your hand.
refusal-item-too-dear = { $card } costs ${ $price }, $1 for each market card of its category, and you have ${ $coins }.
refusal-no-skill-here = You can’t gain { $card }. Skills come from the skill pool or your hand.
refusal-not-for-market = You can’t put { $card } into the market. Take a card from your hand, or the lowest card of the skill pool or the auction pool.
refusal-not-in-hand = { $card } isn’t in your hand. Tuck a card that is.
refusal-not-for-auction = You can’t put { $card } up for auction. Take a card from the auction pool or your hand.
refusal-pool-face-up = Everyone has seen { $card } in the auction pool. Only a card from your hand can be put up face down.
refusal-must-open = If you start an auction, you open it with $1 or more and can’t pass.
refusal-bid-too-low = ${ $bid } is too low: bid ${ $least } or more, or pass.
refusal-bid-too-high = You can’t bid ${ $bid }: your coins and your hand are worth ${ $most }.
refusal-not-yours-to-pay = You can’t pay with { $card }: it isn’t in your hand.
refusal-card-not-needed = { $card } is worth more than the ${ $due } you still owe, so you wouldn’t have needed the $1 card you gave. Pay another way.
refusal-dead-end = If you give { $card }, you can’t pay the rest without an unneeded card. Choose another one.
refusal-coins-short = You owe ${ $due } and have ${ $coins } in coins. Give cards as well.
refusal-seen-no-secret = Everyone has seen this card. Only a card sold face down can become a secret item.
refusal-no-such-place = Choose the third, fourth or fifth place.
refusal-deck-cards = A deck has 90 cards; this one has { $cards }.
refusal-deck-items = Each category has 18 items; “{ $name }” has { $cards }.
refusal-deck-markets = Each category has 18 market sides; “{ $name }” has { $cards }.
refusal-deck-own-market = A card’s market side is never of its item’s own category, here “{ $name }”.
refusal-deck-category = “{ $name }” isn’t a category. Use penguin, movie, music, technology or figures.
refusal-deck-skill = “{ $name }” isn’t a skill. Use bottle, work-income, work-card, auction-income, vp-all, or vp- and a category.
refusal-deck-coin = This card’s coin corner must be { $coin }: 2 with a victory-point skill, otherwise 1.
refusal-deck-name = Each category is listed once, with an English name and names of at most { $most } characters. Check “{ $name }”.
refusal-deck-spaces = { $action ->
    [none] There is one space too many: a board has 22.
   *[other] The action of this space must be “{ $action }”.
}
refusal-deck-space-coins = A space pays or costs at most { $most } coins.
refusal-deck-tile-coins = The tile space gets its coins from the tiles, one number per quarter.
refusal-deck-tiles = { $action ->
    [none] There is one tile too many: a game has four quarters.
   *[other] The action of this tile must be “{ $action }”.
}
refusal-deck-recycle = Recycling can’t cost coins: players must always be able to place a bottle there.
refusal-deck-places = A player board has five bottle places.
refusal-deck-plain-places = The two leftmost bottle places give no income.
refusal-deck-place-income = A bottle place gives 0 to { $coins } coins and 0 to { $cards } cards.
refusal-deck-start-coins = There must be { $seats } starting amounts, from 0 to { $most } coins.

prompt-over = The fourth quarter is over, and so is the game.
prompt-secret = Choose one of your three cards to keep as your secret item.
prompt-secret-wait = Players are choosing secret items. Waiting for: { $names }.
prompt-cover = Choose the place your third bottle covers.
prompt-spare = Choose the place your four bottles leave uncovered.
prompt-retrieve-wait = Bottles are coming back. Waiting for: { $names }.
prompt-place = { $you ->
    [yes] Your turn: place a bottle.
   *[no] { $seat } is choosing where to place a bottle.
}
prompt-buy = { $you ->
    [yes] Choose an item to buy.
   *[no] { $seat } is choosing an item to buy.
}
prompt-skill = { $you ->
    [yes] Choose a skill to gain.
   *[no] { $seat } is choosing a skill to gain.
}
prompt-raise = { $you ->
    [yes] Choose { $left ->
        [one] a card
       *[other] { $left } cards
    } for the market{ $left ->
        [one] .
       *[other] , one at a time.
    }
   *[no] { $seat } is choosing cards for the market.
}
prompt-tuck = { $you ->
    [yes] Choose { $left ->
        [one] a card
       *[other] { $left } cards
    } to tuck as income{ $left ->
        [one] .
       *[other] , one at a time.
    }
   *[no] { $seat } is choosing cards to tuck as income.
}
prompt-auction = { $you ->
    [yes] Choose a card to put up for auction.
   *[no] { $seat } is choosing a card for the auction.
}
prompt-open = { $you ->
    [yes] Open the bidding with $1 or more.
   *[no] { $seat } is choosing an opening bid.
}
prompt-bid = { $you ->
    [yes] Your turn: bid more than ${ $bid } ({ $bidder }), or pass.
   *[no] { $seat } can bid more than ${ $bid } ({ $bidder-you ->
        [yes] your bid
       *[no] { $bidder }
    }), or pass.
}
prompt-pay = { $you ->
    [yes] Pay ${ $due } with coins, cards or both. There’s no change.
   *[no] { $seat } is choosing how to pay ${ $due }.
}
prompt-settle = { $you ->
    [yes] Where does the card you won go?
   *[no] { $seat } is choosing where to place the card they won.
}

sketch-heading = Quarter { $quarter } of 4 · first player: { $token } · deck: { $deck } · discard pile: { $discard }
sketch-nobody = not drawn yet
sketch-market = Market: { $prices }
sketch-price = { $category } ${ $count }
sketch-item-pool = Item pool: { $cards }
sketch-skill-pool = Skill pool, lowest first: { $cards }
sketch-auction-pool = Auction pool, lowest first: { $cards }
sketch-spaces = Action spaces:
sketch-area = { $action }: { $spaces }
sketch-face-down = face down
sketch-auction = Auction: { $card } · { $bid ->
    [0] { $bidder-you ->
        [yes] you open
       *[no] { $bidder } opens
    }
   *[other] highest bid ${ $bid } by { $bidder-you ->
        [yes] you
       *[no] { $bidder }
    }
}
sketch-seat = { $acts ->
    [yes] ▸
   *[no] ·
} { $name }: ${ $coins } · bottles { $ready } of { $bottles } · hand { $hand } · tucked { $tucked }
sketch-has = items: { $items } · skills: { $skills } · secret items: { $secrets }
sketch-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
sketch-hand = Your hand: { $cards }
sketch-tucked = Your tucked cards: { $cards }

score-items = { $category }: { $count ->
    [one] one item
   *[other] { $count } items
} at { $price }
score-coins = ${ $coins }: one point for every three coins
score-skill = { $count ->
    [one] Skill: { $skill }
   *[other] Skill ×{ $count }: { $skill }
}

about = A year of collecting: place your bottles, bid at auctions, and push the market until your penguins are worth a fortune.

area-items = Items
area-skills = Skills
area-auction = Auction
area-market = Market
area-work = Work
page-price = ${ $coins }
page-lowest = to market
page-category = { $category }
page-worth = { $category }: an item now costs ${ $count } and is worth { $count ->
    [one] one point
   *[other] { $count } points
}
page-space = { $action }, { $coins ->
    [0] 0 (free)
   *[other] { $money }
}
page-space-taken = { $action }: taken by { $you ->
    [yes] your bottle
   *[no] { $seat }’s bottle
}
page-calendar = Quarter
page-quarter = Quarter { $quarter } of 4
page-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
page-discard = Discard pile: { $count ->
    [one] one card
   *[other] { $count } cards
}. Open to look through.
page-discarded = Discards
page-hand = Your hand
page-hand-empty = Your hand is empty.
page-kept = kept
page-token = First-player token: goes first next quarter
page-place = { $place }, uncovered
page-place-covered = { $place }, covered by a bottle
page-items = { $category }: { $count ->
    [one] one item
   *[other] { $count } items
}
page-secret = Secret item: { $card }
page-secret-hidden = Hidden secret item
page-skill = Skill: { $skill }
page-tucked = Hidden tucked cards: ${ $count } income per quarter
page-tucked-own = Your tucked cards, ${ $count } income per quarter: { $cards }
page-points = { $points ->
    [one] One point
   *[other] { $points } points
} now
page-points-known = { $points ->
    [one] One point
   *[other] { $points } points
} now, plus hidden secret items
count-points = { $count ->
    [one] one point
   *[other] { $count } points
} now, as far as you know
count-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
count-bottles = { $count } of { $of } bottles left to place
count-hand = { $count ->
    [one] one card
   *[other] { $count } cards
} in hand, hidden
page-face-down = Hidden card, face down
page-face-down-short = face down
page-bid = Bid
page-bid-label = Your bid, ${ $least } to ${ $most }
page-cant-bid = You have ${ $most } in coins and cards, so you can’t bid more.
stage-opening = { $you ->
    [yes] You open
   *[no] { $seat } opens
}
stage-bid = { $you ->
    [yes] your bid is the highest
   *[no] { $seat }’s bid
}
stage-paying = { $you ->
    [yes] You pay
   *[no] { $seat } pays
}: ${ $due } to go
stage-settling = { $you ->
    [yes] You won
   *[no] { $seat } won
} the card
bidder-leads = highest
bidder-out = passed
bidder-now = to bid
bidder-in = in
stage-item = Item: { $category }, worth { $count } now
stage-market = Market: raises { $category }

# What points are for.
rule-collectors-score-items = Items
rule-collectors-score-coins = Coins
rule-collectors-score-skills = Skills

# The viewer’s own things alone, beside a table on another screen.
page-lot-own = Up for auction, face down
page-secrets-own = { $count ->
    [one] Your secret item
   *[other] Your secret items
}
page-income-own = Tucked as income: ${ $count } per quarter

# The pictures of the rules.
picture-item = Item: part of your collection
picture-skill = Skill: works for the rest of the game
picture-market = Market: raises the value of this category
picture-coin = Coin corner: what the card is worth as payment in an auction

# The guided first game.
story-first-game-goal = Welcome to a year of collecting! Over four quarters you place bottles on action spaces to buy items, gain skills and bid at auctions. At the end, an item is worth as many points as its category has cards in the market. The most points win.
story-first-game-card = Every card is three things in one: an item (the big picture), a skill (on the left) and a market card (the strip at the bottom). Where you put it decides which one it is. The coin in the corner counts only when you pay in an auction.
story-first-game-keep = First choose your secret item. It stays hidden until the end. Click the card with the big penguin. The other two are your hand: both can push penguins up in the market.
story-first-game-hall = Now the hall is open. You start, with two bottles and $2; your neighbour has $3. You take turns: place one bottle, and do what the space says. Each space has room for only one bottle.
story-first-game-skill = Start with a skill, because it works all game long. In the “Skills” area, click the first space. It’s free.
story-first-game-gain = Choose the bottle skill, the card in the middle. It gives you a third bottle right away, and so a third action every quarter.
story-first-game-bought = Your neighbour bought an item for $1. That’s what the space costs. The item itself costs $1 for each market card of its category, and there are none yet. The space is taken now.
story-first-game-market = Without market cards, an item is worth nothing. So push penguins up! In the “Market” area, click the first space: two cards into the market, for free.
story-first-game-raise = Click the movie card in your hand: what counts is the penguin strip at the bottom. Penguins rise to 1, and so does the value of your secret item.
story-first-game-lowest = The second card can also be the lowest card of the skill pool or the auction pool. In the “Auction” area, click the card marked “to market”. It has a penguin strip too, and you save a card from your hand.
story-first-game-auction = Your neighbour starts an auction – for a penguin! Everyone can bid. You have $2 and a card with a $1 corner, so you can go up to $3. Enter 2 and click “Bid”.
story-first-game-pay = Your neighbour passes: the penguin is yours for $2. In auctions, cards are money too. Click the card in your hand: it pays $1, and the other dollar comes straight out of your coins.
story-first-game-settle = A card you win can become an item, a skill or a market card. Choose “Keep as an item”. That’s your second penguin, at no extra cost.
story-first-game-work = Your neighbour has no bottles left and you have one: your skill is already paying off. In the “Work” area, click the last space: draw a card, tuck a card.
story-first-game-tuck = You drew a movie card. Click it: tucked face down under your board, it brings you $1 at the end of every quarter.
story-first-game-cover = All bottles are spent. The lowest cards of the skill pool and the auction pool went to the market, and new cards came out. Now your bottles come back, and the third one covers a place and its income. Click the place with the card, so that $1 and $2 stay uncovered.
story-first-game-income = Your income: $1 and $2 from uncovered places, plus $1 for the tucked card. You have $5, and the second quarter begins. You hold the first-player token, so it’s your turn.
story-first-game-buy = Time to buy something. In the “Items” area, click the first space. It costs $1.
story-first-game-item = Click the penguin. There are two penguin cards in the market, so it costs $2 more, and it’s worth 2 points right away. Your three penguins are now worth 6.
story-first-game-later = Let’s jump to the fourth quarter. Penguins are at 3, and you have four. Your neighbour puts up a card whose skill gives a point per penguin, and bids $5. You can afford it: enter 8 and click “Bid”.
story-first-game-learn = It’s yours, for a $2 card and $6 in coins. Choose “Keep as a skill”: 4 points, and more with every new penguin.
story-first-game-end = You bought one more penguin, and now the year is over. Secret items are revealed. Penguins are at 3, so your five penguins bring 15 points.
story-first-game-score = Your $15 make 5 points, one for every three coins, and your skill brings 5, one per penguin. You win 25 to 21! Your neighbour’s six items are worth 20 points and yours only 15, but your coins and your skill made the difference.

# The examples of the rules.
story-price-before = You have $3 and want the penguin. There’s no penguin card in the market yet, so on a $1 space it would cost you $1 in all. But it’s your neighbour’s turn.
story-price-raised = Your neighbour puts two penguin cards into the market. Penguins are worth more now, and cost more: the price below the card has gone up to $2.
story-price-placed = You place a bottle on a $1 space. That dollar is gone, and you have $2 left for the item itself.
story-price-bought = For those $2 the penguin is yours: $3 in all. It’s worth 2 points right away, one for each penguin card in the market.
story-payment-most = You put this figure up for auction, and your neighbour bids $4. You have $3 in coins, and the coin corners in your hand show $2 and $1. So you can go up to $6.
story-payment-won = You bid $5, and your neighbour passes. Now you pay $5: with coins, cards or both.
story-payment-card = You give the card with the $2 corner. It goes to the discard pile, and you have $3 to go.
story-payment-coins = You pay the rest in coins. There’s no change: if you pay the last dollar with a $2 card, the extra dollar is lost.
story-payment-placed = The figure becomes your item. It costs nothing more, whatever the market says.
story-face-down-unseen = Your neighbour puts up a card from their hand, face down, and bids $1. Nobody else knows what it is.
story-face-down-looked = You won it for $2 and paid. Now you can look: it’s a technology item. If you place it as an item, as a skill or into the market, everyone sees it.
story-face-down-secret = But you keep it face down, as a second secret item. Only you and the seller know what it is. It’s revealed at the end and counts like any other item.
story-quarter-end-before = Your neighbour is using the last bottle of the quarter. Look at the two cards marked “to market”: the lowest of the skill pool and the lowest of the auction pool.
story-quarter-end-moving = Both are about to go to the market. After the first one, the leftmost items move into the free places of the skill pool. This time there are two: the penguin and the movie.
story-quarter-end-after = Done. Two more penguin cards are in the market. The penguin and the movie from the item pool are now in the skill pool, so nobody can buy them any more. New cards have filled the pools.
story-quarter-end-income = The bottles are back. You have only two, so all three income places are uncovered: you get $1, $2 and a card. Then a page of the calendar is torn off, and the second quarter begins.
story-scoring-before = You recycle your last bottle, and it leaves the game. Nobody has a bottle now, so the rest of the year passes without a turn. But cards still move to the market, and income still comes in.
story-scoring-items = The year is over, and secret items are revealed. You have two penguins, one of them secret. There are three penguin cards in the market: 2 × 3 makes 6 points.
story-scoring-coins = You have $14. Three coins make a point, so that’s 4 points; the last two coins score nothing.
story-scoring-skills = Your skill gives a point per penguin, including the secret one: 2 points.
story-scoring-sum = 6 + 4 + 2: you have 12 points. Your neighbour has 2 for a secret movie and 5 for $17, which makes 7. In a tie, the player with more cards in hand would win.
