# Boxes

colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-green = green
card-empty = empty
card-plain = { $value }
card-coloured = { $colour } { $value }
notes-of = { $count }×{ $face }

move-choose = { $auction ->
    [open] Open auction
   *[secret] Secret auction
}
move-look = Look into box { $place }
move-stop = Stop looking
move-bid = Bid { $amount }
move-pass = Pass
move-lay = Secretly bid { $notes }
move-pay = Pay with { $notes }

event-container = Container { $round } of 6 arrives. { $you ->
    [yes] You are the auctioneer.
   *[no] { $seat } is the auctioneer.
}
event-chosen = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $auction ->
    [open] an open auction.
   *[secret] a secret auction.
}
event-looked = { $you ->
    [yes] You look
   *[no] { $seat } looks
} into box { $place }.
event-saw = Box { $place } holds: { $card }.
event-looked-enough = { $you ->
    [yes] You stop
   *[no] { $seat } stops
} looking.
event-bid = { $you ->
    [yes] You bid
   *[no] { $seat } bids
} { $amount }.
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-laid = You secretly bid { $notes }.
event-shown = { $you ->
    [yes] You bid
   *[no] { $seat } bid
} { $amount } ({ $notes }).
event-tied = A tie at { $amount }! The tied players keep bidding in an open auction.
event-won = { $you ->
    [yes] You win
   *[no] { $seat } wins
} the container for { $amount }.
event-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $notes }.
event-unpacked = You unpack: { $cards }.
event-counted = Container { $round }, bought by { $you ->
    [yes] you,
   *[no] { $seat },
} held: { $cards }.

refusal-choose-first = { $you ->
    [yes] You’re the auctioneer: first choose an open or a secret auction.
   *[no] Hang on: { $seat }, the auctioneer, is choosing the kind of auction.
}
refusal-look-now = { $you ->
    [yes] It’s your turn to look into boxes, or to stop looking.
   *[no] Hang on: { $seat } is looking into boxes.
}
refusal-no-such-box = A container has boxes 1 to 10 only.
refusal-looked-already = You’ve already looked into box { $place }. Nobody looks into the same box twice in a round.
refusal-too-few-actions = A closed box takes two actions, and you have { $left } left.
refusal-bid-now = The auction is on: { $you ->
    [yes] it’s your turn to bid or pass.
   *[no] it’s { $seat }’s turn to bid or pass.
}
refusal-passed-for-good = You’ve passed, so you’re out of this auction.
refusal-must-open = The auctioneer opens the bidding and can’t pass. 0 is allowed.
refusal-not-a-step = Bids are multiples of 50; { $amount } isn’t.
refusal-too-low = The highest bid is { $standing }: raise it by 50 or more, or pass.
refusal-more-than-you-have = Your notes add up to { $wallet }, so you can’t bid more.
refusal-out-of-tie = Only the tied players keep bidding, and it’s { $seat }’s turn.
refusal-above-tie = You tied at { $standing }: bid more, or pass.
refusal-lay-now = Everyone makes a secret bid now: any notes, or none.
refusal-laid-already = Your secret bid is in. You can’t change it.
refusal-not-your-notes = You don’t have those notes.
refusal-pay-now = { $you ->
    [yes] You won the container: pay for it now.
   *[no] Hang on: { $seat } won the container and is paying for it.
}
refusal-too-little = Those notes aren’t enough for your bid of { $bid }.
refusal-note-too-many = You don’t need one of those notes to reach your bid of { $bid }. Leave it out.
refusal-game-over = All six containers are sold: the game is over.
refusal-deck-open-count = There must be { $expected } open boxes; this deck has { $found }.
refusal-deck-closed-count = There must be { $expected } closed boxes; this deck has { $found }.
refusal-deck-too-many-kinds = A deck has at most { $most } kinds of open boxes and { $most } kinds of closed ones.
refusal-deck-value = A box is worth a multiple of 10 from 0 to { $most }.
refusal-deck-kind-count = There are 1 to { $most } boxes of each kind.

prompt-over = All containers are sold: the game is over.
prompt-choose = { $you ->
    [yes] You’re the auctioneer: open or secret auction?
   *[no] { $seat } is choosing the kind of auction.
}
prompt-look = { $you ->
    [yes] Your turn: look into boxes. { $left ->
        [one] One action
       *[other] { $left } actions
    } left (1 per open box, 2 per closed).
   *[no] { $seat } is choosing boxes to look into.
}
prompt-open = { $you ->
    [yes] Open the bidding: 0 or more.
   *[no] { $seat } is choosing an opening bid.
}
prompt-bid = { $you ->
    [yes] Your turn: bid more than { $bid }, or pass.
   *[no] { $seat } can bid more than { $bid }, or pass.
}
prompt-lay = Make your secret bid: choose any notes, or none.
prompt-lay-wait = Secret bids are being made. Waiting for: { $names }.
prompt-pay = { $you ->
    [yes] You won! Now pay { $bid }. There’s no change.
   *[no] { $seat } is choosing notes to pay { $bid }.
}

sketch-heading = Container { $round } of 6, { $you ->
    [yes] you are the auctioneer
   *[no] auctioneer: { $seat }
}, { $auction }
sketch-undecided = auction not chosen yet
sketch-open-auction = open auction
sketch-secret-auction = secret auction
sketch-open-boxes = Open boxes: { $boxes }
sketch-closed-boxes = Closed boxes: { $boxes }
sketch-bidding = Highest bid: { $bid }; still in: { $names }
sketch-seat = { $name }: { $open ->
    [yes] { $total } in notes ({ $wallet })
   *[no] notes hidden, { $total } paid so far
}, { $bought ->
    [one] one container
   *[other] { $bought } containers
} bought
sketch-sold = Container { $round } went to { $you ->
    [yes] you
   *[no] { $seat }
} for { $amount }{ $count ->
    [0] .
   *[other] ; you know of: { $known }{ $hidden ->
        [0] .
       *[other] {" "}and { $hidden } unknown.
    }
}

score-notes = Notes left
score-boxes = { $count ->
    [one] One box
   *[other] { $count } boxes
}
score-sets = { $count ->
    [one] One { $colour } set
   *[other] { $count } { $colour } sets
}

about = Peek into a few boxes, guess the rest, and bid on the whole container: gold bars, or someone’s laundry?
option-open-wallets = Open wallets
option-open-wallets-help = Everyone can see everyone’s notes.

page-container = Container { $round } of { $rounds }
page-auctioneer = { $you ->
    [yes] You are the auctioneer
   *[no] Auctioneer: { $seat }
}
page-gavel = auctioneer
page-auction-undecided = auction not chosen yet
page-auction-open = open auction
page-auction-secret = secret auction
page-actions = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $left ->
    [one] one action
   *[other] { $left } actions
} left
page-box = { $closed ->
    [yes] Closed box { $place }
   *[no] Open box { $place }
}: { $known ->
    [yes] { $card }
   *[no] you haven’t seen inside
}{ $looked ->
    [0] .
   *[other] . Seen by: { $names }.
}
seat-chooses = choosing the auction
seat-looks = looking
seat-has-looked = has looked
seat-will-look = yet to look
seat-waits = waiting
seat-lays = bidding
seat-laid = has bid
seat-pays = paying
seat-leads = highest bid
seat-bids = to bid
seat-in = still in
seat-passed = out
seat-fortune = in all
seat-richest = in all, the most
page-bought = { $count ->
    [0] no containers
    [one] one container
   *[other] { $count } containers
}
page-wallet = { $amount } in notes
page-screened = { $amount } paid so far
page-hoard = boxes and sets worth { $amount }
page-sold = Containers sold
page-to-come = to come
page-on-sale = on sale
page-lot = Container { $round } went to { $you ->
    [yes] you
   *[no] { $seat }
} for { $amount }. You know of boxes worth { $sum }{ $unknown ->
    [0] , and that’s all of them.
   *[other] ; { $unknown } more are unknown to you.
}
page-offer = { $you ->
    [yes] You
   *[no] { $seat }
}: { $amount }
page-own-notes = Your notes: { $amount }
page-own-boxes = Your boxes and sets: { $amount }
page-own-laid = Your secret bid: { $amount }
page-no-notes = You have no notes left.
page-note = { $face } note
page-note-laid = { $face } note, in your secret bid
page-colour = { $colour }: { $boxes } of { $size } boxes for a set, { $keys ->
    [0] no 250 yet
   *[other] with a 250
}
page-lay = Place secret bid
page-lay-hint = Tick any notes, or none.
page-pay = Pay
page-pay-hint = Tick notes worth at least { $bid }.
page-chosen = Selected:
page-bid = Bid
page-bid-label = Your bid, { $least } to { $most } in steps of 50
page-cant-bid = You have { $most }, so you can’t bid more.
count-fortune = { $count } in all
count-bought = { $count ->
    [one] one container bought
   *[other] { $count } containers bought
}
count-wallet = { $count } in notes
count-paid = notes hidden; { $count } paid so far

# Pictures of the rules, and the own things alone.
page-own-containers = Your containers
page-seen = What you saw in other containers
picture-open = Open box
picture-closed = Closed box
picture-plain = no colour
picture-kind = { $closed ->
    [yes] Closed box
   *[no] Open box
}: { $card } (×{ $count })
picture-notes = { $amount } in all
picture-look-open = { $cost } action for an open box
picture-look-closed = { $cost } actions for a closed box
picture-looks = Two closed boxes and three open ones: { $actions } actions.
picture-set-of-two = With 2 players
picture-set-of-more = With 3 or 4 players
picture-no-set = No set: the 250 is missing

# What points are for.
rule-boxes-end = Notes and boxes
rule-boxes-set = Colour sets

# The guided first game and the examples of the rules.
story-first-game-goal = Welcome to the loading dock! Six containers go up for auction, one after another. Whoever has the most money at the end wins: notes, boxes and sets all count.
story-first-game-kinds = Here’s the first container: ten boxes, face down. Boxes 1 to 6 are open boxes, mostly junk worth 10. Boxes 7 to 10 are closed: they hold gold bars worth 500, boxes worth 250, or someone’s laundry, worth nothing.
story-first-game-notes = These are your notes, 3400 in all. They’re behind a screen, so nobody else sees how much you have left.
story-first-game-choose = You’re the auctioneer this round, so you choose how the container is sold. Click “Open auction”.
story-first-game-look = You look first, with seven actions to spend. An open box takes one, a closed box two. Only you see what’s inside. Click box 8.
story-first-game-key = A red 250! You’ll soon see why the 250s matter. Now click box 10.
story-first-game-gold = A gold bar, worth 500! Click box 7.
story-first-game-laundry = Laundry, worth nothing. You have one action left: not enough for a closed box, but enough for an open one. Click box 2.
story-first-game-looked = You’ve seen boxes worth 900. The others have looked too: the emblems above the boxes show who looked where, but never what they saw.
story-first-game-open = Now the auction. As the auctioneer you open the bidding. Enter 300 and click “Bid”.
story-first-game-raise = One of the others bids 350. The other passes, and once you pass, you’re out. Enter 500 and click “Bid”.
story-first-game-pay = Nobody bids more: the container is yours for 500. A 500 note is already ticked. Click “Pay”.
story-first-game-unpack = All ten boxes are yours, and only you see what’s in them: 1030 for 500, a bargain! The others know only the boxes they looked into.
story-first-game-secret = The second container. The gavel has moved on: your neighbour is the auctioneer and has chosen a secret auction. Everyone has looked. We opened boxes 7, 8 and 10 for you, all laundry, and box 1, worth 10.
story-first-game-lay = In a secret auction everyone bids at the same time, by placing any notes face down, or none. The other two have bid. This container looks poor: tick one 100 note and click “Place secret bid”.
story-first-game-shown = 300 beats 250 and your 100. Only the winner pays, so you get your note back. You’ll learn what the other six boxes hold at the end.
story-first-game-third = The third container is sold in a secret auction too, and it’s your turn to look. Click box 8.
story-first-game-blue = A blue 250, and you already own a blue 50. With three players, three boxes of one colour including a 250 make a set, worth 250 extra. Click box 1.
story-first-game-set = A red 200: with your red 150 and 250, that’s a set! Your last four actions showed boxes 7 and 9 to be empty. This container is worth a lot to you: tick one 500 note and click “Place secret bid”.
story-first-game-tie = A tie: two of you bid 500. Only you two keep bidding, in an open auction. You start, because you come first clockwise from the auctioneer. Enter 550 and click “Bid”.
story-first-game-change = The other player passes: the container is yours for 550. The bank gives no change, so small notes are precious. A 500 and a 50 are ticked: click “Pay”.
story-first-game-sets = Your red set is complete. And look: box 6, which you hadn’t seen, holds a blue 150. With your blue 50 and 250, that’s a second set!
story-first-game-last = Two containers later: you bid on both, but they got too expensive. Now the last one. You found boxes 7, 8 and 9 empty, and just 10 in box 5. Save your money: tick nothing and click “Place secret bid”.
story-first-game-over = All six are sold, and everything is revealed. Look at container 4: it sold for 1050 and held boxes worth 650. An expensive guess!
story-first-game-score = You have 2350 in notes, boxes worth 1760, and 500 for two sets: 4610. The runner-up even has three sets, but paid 2450 for the boxes and ends up with 4490. You win!

story-looks-start = You have seven actions to look into boxes. An open box (1 to 6) takes one action; a closed box (7 to 10) takes two.
story-looks-closed = You look into closed box 8: a yellow 250. You’ve spent two actions and have five left.
story-looks-one-left = Boxes 7 and 9 were empty. You have one action left: not enough for a closed box, but enough for an open one. You can also stop here, but then the action is lost.
story-looks-done = Open box 3 holds a red 150. That was your last action, so now your neighbour looks.
story-looks-other = The other emblem shows where your neighbour looked: boxes 1, 2, 4, 7 and 10. You don’t find out what they saw.

story-pay-start = The second container. You spent all four of your 50 notes on the first one. Your neighbour opens with 200.
story-pay-won = You bid 250 and your neighbour passes: the container is yours. Without a 50 note you can’t pay 250 exactly, and the bank gives no change.
story-pay-paid = You pay 300 with a 200 and a 100, and lose 50. A single 500 would be allowed too. A 500 and a 100 would not, because you don’t need the 100 to reach your bid.

story-secret-start = In a secret auction everyone bids at the same time, by placing any notes face down, or none.
story-secret-laid = You’ve placed a 200 and a 100. The others see that you’ve bid, but not how much, nor how many notes.
story-secret-shown = All bids are revealed: your 300, then 250, then 350. The highest bid wins the container and pays with exactly those notes. Everyone else takes theirs back.

story-tie-start = You and a neighbour both bid 400; the third player bid only 100. The two of you keep bidding in an open auction from 400. Whoever comes first clockwise from the auctioneer starts: your neighbour.
story-tie-raised = Your neighbour bids 450. Bid more, or pass and be out. If your neighbour had passed right away, the container would be yours for 400.
story-tie-won = You bid 500 and your neighbour passes: the container is yours for 500.
story-tie-paid = You pay as in an open auction, with any notes that reach your bid. Here that’s a 500, even though your secret bid was two 200 notes.

story-sets-start = A two-player game, with four containers sold. You have red boxes of 100, 150 and 250. With two players a set takes four boxes of one colour, so you need one more.
story-sets-own = The fifth container brought you the red 200. Red 100, 150, 200 and 250 are worth 700, and the set adds 250: 950.
story-sets-other = Your neighbour has four yellow boxes: 50, 100, 150 and 200. There’s no 250 among them, so they aren’t a set.
story-sets-sum = Each of you has 3250 in notes and boxes worth 2600. Your set decides it: 6100 to 5850.
