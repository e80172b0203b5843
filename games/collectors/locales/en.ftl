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
action-draw-first = Draw a card and begin the next quarter
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
move-pass = Pass for good
move-pay-card = Pay with { $card }
move-pay-coins = Pay what is due in coins
move-settle = { $side ->
    [item] Place the card you won as an item
    [skill] Place the card you won as a skill
    [market] Place the card you won into the market
   *[secret] Keep the card you won face down, as a secret item
}
move-cover = Put your third bottle on { $place }
move-spare = Leave { $place } uncovered

event-begun = Everyone is dealt { $count } cards, keeps one of them as a secret item and two as a hand.
event-dealt = You are dealt: { $cards }.
event-kept = Your secret item will be { $card }.
event-secrets-kept = Everyone has kept a secret item.
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
    [yes] You begin
   *[no] { $seat } begins
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
    [yes] Your skills give you
   *[no] Skills give { $seat }
} ${ $coins } for work.
event-auction-income = { $you ->
    [yes] Your skills give you
   *[no] Skills give { $seat }
} ${ $coins } for the auction.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drawn = You drew: { $cards }.
event-deck-renewed = The deck has run out; the { $count } cards of the discard pile are shuffled into a new one.
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
    [yes] You have
   *[no] { $seat } has
} five bottles already; there is no sixth.
event-recycled = { $you ->
    [yes] Your bottle
   *[no] The bottle of { $seat }
} goes out of the game.
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
} the card face down, as a secret item.
event-to-market = The lowest card of the { $pool ->
    [skill] skill pool
   *[auction] auction pool
} goes to the market: { $card }.
event-to-skills = From the item pool to the skill pool: { $cards }.
event-chosen = Your choice: { $place }.
event-retrieved = { $you ->
    [yes] Your bottles cover:
   *[no] The bottles of { $seat } cover:
} { $places }.
event-income = { $you ->
    [yes] Your income is
   *[no] The income of { $seat } is
} ${ $coins }.
event-revealed = { $you ->
    [yes] Your secret items:
   *[no] The secret items of { $seat }:
} { $cards }.
event-ended = The fourth quarter is over.

refusal-game-over = The fourth quarter is over, and so is the game.
refusal-secret-due = First everyone keeps one of their three cards as a secret item: choose yours.
refusal-secret-done = You have kept your secret item; wait until the others have kept theirs.
refusal-place-due = { $you ->
    [yes] It is your turn to place a bottle on an empty action space.
   *[no] It is { $seat }’s turn to place a bottle.
}
refusal-buy-due = { $you ->
    [yes] You are buying an item: choose a card from the item pool or your hand.
   *[no] { $seat } is buying an item; wait for your turn.
}
refusal-skill-due = { $you ->
    [yes] You are gaining a skill: choose a card from the skill pool or your hand.
   *[no] { $seat } is gaining a skill; wait for your turn.
}
refusal-raise-due = { $you ->
    [yes] You are raising values: choose a card for the market.
   *[no] { $seat } is raising values; wait for your turn.
}
refusal-tuck-due = { $you ->
    [yes] Choose a card of your hand to tuck as income.
   *[no] { $seat } is tucking a card as income; wait for your turn.
}
refusal-auction-due = { $you ->
    [yes] You are starting an auction: choose the card to put up.
   *[no] { $seat } is choosing a card for the auction; wait for your turn.
}
refusal-bid-due = { $you ->
    [yes] An auction is on, and it is your turn to bid or to pass.
   *[no] An auction is on, and it is { $seat }’s turn.
}
refusal-pay-due = { $you ->
    [yes] You have won the auction: pay first, with coins or with cards of your hand.
   *[no] { $seat } has won the auction and is paying.
}
refusal-settle-due = { $you ->
    [yes] You have won a card: place it as an item, as a skill or into the market; one sold face down may also become a secret item.
   *[no] { $seat } is placing the card that was won.
}
refusal-cover-due = Bottles are being taken back: choose the place your third bottle covers.
refusal-spare-due = Bottles are being taken back: choose the place your four bottles leave uncovered.
refusal-retrieve-done = Your bottles are back in place; wait until the others have chosen.
refusal-not-dealt = You were not dealt { $card }: keep one of your three cards.
refusal-no-such-space = There is no space { $number }; the spaces are numbered from 0 to 21.
refusal-space-taken = There is a bottle on { $space } already: choose an empty space.
refusal-space-too-dear = On { $space } you need at least ${ $cost } to carry the action out, and you have ${ $coins }.
refusal-too-few-cards = For { $space } { $needs ->
    [one] one card is
   *[other] { $needs } cards are
} needed, and { $there ->
    [0] there is none.
    [one] there is only one.
   *[other] there are only { $there }.
}
refusal-cant-open = Whoever starts an auction must be able to open it with $1, in coins or with a card left in hand.
refusal-not-for-sale = You can’t buy { $card }: an item comes from the item pool or from your hand.
refusal-item-too-dear = Buying { $card } costs ${ $price }, $1 for each market card of its category; you have ${ $coins }.
refusal-no-skill-here = You can’t gain { $card }: a skill comes from the skill pool or from your hand.
refusal-not-for-market = You can’t put { $card } into the market: take a card of your hand, or the lowest of the skill pool or the auction pool.
refusal-not-in-hand = You don’t have { $card } in your hand: tuck a card you have.
refusal-not-for-auction = You can’t put { $card } up: take a card of the auction pool or of your hand.
refusal-pool-face-up = Everybody has seen { $card } in the auction pool; only a card of your hand can be put up face down.
refusal-must-open = Whoever starts an auction opens it with $1 or more, and can’t pass.
refusal-bid-too-low = A bid of ${ $bid } is too low: bid ${ $least } or more, or pass.
refusal-bid-too-high = You can’t bid ${ $bid }: your coins and your hand are worth ${ $most }.
refusal-not-yours-to-pay = You can’t pay with { $card }: it is not in your hand.
refusal-card-not-needed = { $card } is worth more than the ${ $due } still due, and then the $1 card you gave would not have been needed: pay otherwise.
refusal-dead-end = If you give { $card }, the rest can’t be paid without a needless card: choose another one.
refusal-coins-short = ${ $due } is due and you have ${ $coins } in coins: give cards as well.
refusal-seen-no-secret = Everybody has seen this card: only a card sold face down can become a secret item.
refusal-no-such-place = You can choose among the third, fourth and fifth place only.
refusal-deck-cards = A deck has 90 cards; this one has { $cards }.
refusal-deck-items = Each category has 18 items; “{ $name }” has { $cards }.
refusal-deck-markets = Each category has 18 market sides; “{ $name }” has { $cards }.
refusal-deck-own-market = The market side of a card is never of its item’s own category, here “{ $name }”.
refusal-deck-category = “{ $name }” is no category: take penguin, movie, music, technology or figures.
refusal-deck-skill = “{ $name }” is no skill: take bottle, work-income, work-card, auction-income, vp-all or vp- and a category.
refusal-deck-coin = The coin corner of this card must be { $coin }: 2 with a victory-point skill, else 1.
refusal-deck-name = Each category is listed once with an English name and names of at most { $most } characters: look at “{ $name }”.
refusal-deck-spaces = { $action ->
    [none] There is a space too many: a board has 22 of them.
   *[other] The action of this space must be “{ $action }”.
}
refusal-deck-space-coins = A space pays or costs at most { $most } coins.
refusal-deck-tile-coins = The coins of the tile space stand with the tiles, one number a quarter.
refusal-deck-tiles = { $action ->
    [none] There is a tile too many: a game has four quarters.
   *[other] The action of this tile must be “{ $action }”.
}
refusal-deck-recycle = Recycling can’t cost coins: it must always be possible to place a bottle there.
refusal-deck-places = A player board has five bottle places.
refusal-deck-plain-places = The two leftmost bottle places give no income.
refusal-deck-place-income = A bottle place gives 0 to { $coins } coins and 0 to { $cards } cards.
refusal-deck-start-coins = There must be { $seats } amounts of coins to start with, from 0 to { $most }.

prompt-over = The fourth quarter is over: the game has ended.
prompt-secret = You must keep one of your three cards as a secret item.
prompt-secret-wait = Secret items are being kept. Waiting for: { $names }.
prompt-cover = You must choose the place your third bottle covers.
prompt-spare = You must choose the place your four bottles leave uncovered.
prompt-retrieve-wait = Bottles are being taken back. Waiting for: { $names }.
prompt-place = { $you ->
    [yes] You must place a bottle.
   *[no] { $seat } is choosing where to place a bottle.
}
prompt-buy = { $you ->
    [yes] You must choose the item to buy.
   *[no] { $seat } is choosing an item to buy.
}
prompt-skill = { $you ->
    [yes] You must choose the skill to gain.
   *[no] { $seat } is choosing a skill to gain.
}
prompt-raise = { $you ->
    [yes] You must put { $left ->
        [one] a card
       *[other] { $left } cards
    } into the market: choose { $left ->
        [one] it.
       *[other] the first.
    }
   *[no] { $seat } is choosing which values to raise.
}
prompt-tuck = { $you ->
    [yes] You must tuck { $left ->
        [one] a card
       *[other] { $left } cards
    } as income: choose { $left ->
        [one] it.
       *[other] the first.
    }
   *[no] { $seat } is choosing cards to tuck as income.
}
prompt-auction = { $you ->
    [yes] You must put a card up for auction.
   *[no] { $seat } is choosing a card for the auction.
}
prompt-open = { $you ->
    [yes] You must open the auction with $1 or more.
   *[no] { $seat } is choosing an opening bid.
}
prompt-bid = { $you ->
    [yes] You must bid more than ${ $bid } ({ $bidder }) or pass.
   *[no] { $seat } is deciding whether to bid more than ${ $bid } ({ $bidder-you ->
        [yes] your bid
       *[no] { $bidder }
    }) or pass.
}
prompt-pay = { $you ->
    [yes] You must pay ${ $due }, with coins, cards or both; there is no change.
   *[no] { $seat } is choosing how to pay ${ $due }.
}
prompt-settle = { $you ->
    [yes] You must place the card you won.
   *[no] { $seat } is choosing where to place the card that was won.
}

sketch-heading = Quarter { $quarter } of 4 · first player: { $token } · deck: { $deck } · discard pile: { $discard }
sketch-nobody = not yet drawn
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
score-coins = ${ $coins }, a point for every three
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
page-worth = { $category }: an item costs ${ $count } and is worth { $count ->
    [one] one point
   *[other] { $count } points
} now
page-space = { $action }, { $coins ->
    [0] 0 (free)
   *[other] { $money }
}
page-space-taken = { $action }: { $you ->
    [yes] your bottle
   *[no] the bottle of { $seat }
} stands there
page-calendar = Quarter
page-quarter = Quarter { $quarter } of 4
page-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
page-discard = Discard pile: { $count ->
    [one] one card
   *[other] { $count } cards
}. Open it to look through.
page-discarded = Discards
page-hand = Your hand
page-hand-empty = Your hand is empty.
page-kept = kept
page-token = First-player token: begins the next quarter
page-place = { $place }, uncovered
page-place-covered = { $place }, covered by a bottle
page-items = { $category }: { $count ->
    [one] one item
   *[other] { $count } items
}
page-secret = Secret item: { $card }
page-secret-hidden = A secret item, hidden
page-skill = Skill: { $skill }
page-tucked = Tucked cards, hidden: ${ $count } of income a quarter
page-tucked-own = Your tucked cards, ${ $count } of income a quarter: { $cards }
page-points = { $points ->
    [one] One point
   *[other] { $points } points
} now
page-points-known = { $points ->
    [one] One point
   *[other] { $points } points
} now, and hidden secret items besides
count-points = { $count ->
    [one] one point
   *[other] { $count } points
} now, as far as you know
count-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
count-bottles = { $count } of { $of } bottles still to place
count-hand = { $count ->
    [one] one card
   *[other] { $count } cards
} in hand, hidden
page-face-down = A card that lies face down, hidden
page-face-down-short = face down
page-bid = Bid
page-bid-label = Your bid, ${ $least } to ${ $most }
page-cant-bid = You have ${ $most } in coins and cards: too little to bid more.
stage-opening = { $you ->
    [yes] You open
   *[no] { $seat } opens
}
stage-bid = { $you ->
    [yes] your bid is highest
   *[no] bid by { $seat }
}
stage-paying = { $you ->
    [yes] You pay
   *[no] { $seat } pays
}: ${ $due } due
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
page-income-own = Tucked as income: ${ $count } a quarter

# The pictures of the rules.
picture-item = Item: part of your collection
picture-skill = Skill: works for the rest of the game
picture-market = Market: raises the value of this category
picture-coin = Coin corner: what the card pays at an auction

# The guided first game.
story-first-game-goal = Welcome to a year of collecting! In four quarters you place bottles on action spaces: you buy items, learn skills, bid at auctions. At the end an item is worth as many points as its category has cards in the market. Most points win.
story-first-game-card = Every card is three things in one: an item (the big picture), a skill (on the left) and a market card (the strip at the bottom). Where you put it decides which. The coin in the corner counts only when you pay for an auction.
story-first-game-keep = First choose your secret item; it stays hidden until the end. Click the card with the big penguin. The other two are your hand: both can push penguins up in the market.
story-first-game-hall = Now the hall is open. You begin, with two bottles and $2; your neighbour has $3. Taking turns, you each place one bottle and at once do what the space says. A space has room for one bottle only.
story-first-game-skill = First a skill, for it works all game long. In the area “Skills”, click the first space; it costs nothing.
story-first-game-gain = Choose the skill with the bottle, the card in the middle: it brings you a third bottle at once, and so a third action in every quarter.
story-first-game-bought = Your neighbour has bought an item, for $1. That is what the space costs; the item itself costs $1 for each market card of its category, and there are none yet. The space is taken now.
story-first-game-market = Without market cards an item is worth nothing. So push penguins up! In the area “Market”, click the first space: two cards into the market, for free.
story-first-game-raise = Click the movie card in your hand: what counts is the strip with the penguin at the bottom. Penguins rise to 1, and so does the worth of your secret item.
story-first-game-lowest = The second card may also be the lowest of the skill pool or of the auction pool. In the area “Auction”, click the card marked “to market”: it has a penguin strip too, and you save a card of your hand.
story-first-game-auction = Your neighbour starts an auction – for a penguin! Everybody may bid. You have $2 and a card with a $1 corner, so $3 at the most. Enter 2 and click “Bid”.
story-first-game-pay = Your neighbour passes: the penguin is yours for $2. At auctions, cards are money too. Click the card in your hand: it pays $1, and the other dollar comes out of your coins by itself.
story-first-game-settle = A card you win can become an item, a skill or a market card. Choose “Place the card you won as an item”: that is your second penguin, at no further cost.
story-first-game-work = Your neighbour has no bottle left and you have one: your skill pays off already. In the area “Work”, click the last space: draw a card, tuck a card.
story-first-game-tuck = You drew a movie card. Click it: tucked face down at your board, it brings you $1 at the end of every quarter.
story-first-game-cover = All bottles are spent. The lowest card of the skill pool and that of the auction pool went to the market, and new cards came out. Now your bottles return; the third covers a place and its income. Click the place with the card, so that $1 and $2 stay uncovered.
story-first-game-income = Your income: $1 and $2 from uncovered places, $1 for the tucked card. You have $5, and the second quarter begins. You hold the first-player token, so it is your turn.
story-first-game-buy = Now buy something. In the area “Items”, click the first space; it costs $1.
story-first-game-item = Click the penguin. There are two penguin cards in the market, so it costs $2 more, and it is worth 2 points right away. With it, your three penguins are worth 6.
story-first-game-later = We jump to the fourth quarter. Penguins stand at 3, and you have four. Your neighbour puts up a card whose skill gives a point for each penguin, and bids $5. You can afford it: enter 8 and click “Bid”.
story-first-game-learn = It is yours, for a $2 card and $6 in coins. Choose “Place the card you won as a skill”: 4 points, and more with every further penguin.
story-first-game-end = You bought one more penguin, and now the year is over. Secret items are shown. Penguins stand at 3, so your five penguins bring 15 points.
story-first-game-score = Your $15 make 5 points, one for every three coins, and your skill brings 5, one for each penguin. You win by 25 to 21! Your neighbour’s six items are worth 20 points and yours only 15: coins and the skill made the difference.

# The examples of the rules.
story-price-before = You have $3 and want the penguin. There is no penguin card in the market yet: on a space for $1 it would cost you $1 in all. But it is your neighbour’s turn.
story-price-raised = Your neighbour puts two penguin cards into the market. Penguins are worth more now, and cost more: the price below the card has gone up to $2.
story-price-placed = You place a bottle on a space for $1. That dollar is gone, and you have $2 left for the item itself.
story-price-bought = For those $2 the penguin is yours: $3 in all. It is worth 2 points right away, one for each penguin card in the market.
story-payment-most = You have put this figure up for auction, and your neighbour bids $4. You have $3 in coins, and the coin corners of your hand show $2 and $1: you can go up to $6.
story-payment-won = You bid $5, and your neighbour passes. Now you pay $5: with coins, with cards or with both.
story-payment-card = You give the card with the $2 corner; it goes to the discard pile. Now $3 are due.
story-payment-coins = You pay the rest in coins. There is no change: if you pay the last dollar with a $2 card, the second dollar is lost.
story-payment-placed = The figure becomes your item. It costs nothing more, whatever the market says.
story-face-down-unseen = Your neighbour puts up a card of the hand, face down, and bids $1. Nobody else knows what it is.
story-face-down-looked = You have won it for $2 and paid. Now you may look: a technology item. If you place it as an item, as a skill or into the market, everybody sees it.
story-face-down-secret = But you keep it face down, as a second secret item. Only you and the seller know it. It is shown at the end and counts like any other item.
story-quarter-end-before = Your neighbour is using the last bottle of the quarter. Look at the two cards marked “to market”: the lowest of the skill pool and the lowest of the auction pool.
story-quarter-end-moving = Both are about to go to the market. After the first, the leftmost items move up into the free places of the skill pool. This time there are two: the penguin and the movie.
story-quarter-end-after = That is done. Two more penguin cards are in the market. The penguin and the movie from the item pool are skills now; nobody can buy them any more. New cards have filled the pools.
story-quarter-end-income = The bottles are back. You have only two, so all three income places are uncovered: you get $1, $2 and a card. Then a sheet of the calendar comes off, and the second quarter begins.
story-scoring-before = You recycle your last bottle: it goes out of the game. Nobody has a bottle then, so the rest of the year passes without a turn. But cards still move to the market, and income still comes.
story-scoring-items = The year is over, and secret items are shown. You have two penguins, one of them secret. There are three penguin cards in the market: 2 × 3 makes 6 points.
story-scoring-coins = You have $14. Three coins make a point, so that is 4 points; the last two coins bring nothing.
story-scoring-skills = Your skill gives a point for each penguin, the secret one included: 2 points.
story-scoring-sum = 6 + 4 + 2: you have 12 points. Your neighbour has 2 for a secret movie and 5 for $17, which makes 7. In a tie, whoever has more cards in hand would win.
