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
    [open] Sell it in an open auction
   *[secret] Sell it in a secret auction
}
move-look = Look into box { $place }
move-stop = Look no further
move-bid = Bid { $amount }
move-pass = Pass for good
move-lay = Lay { $notes } face down
move-pay = Pay with { $notes }

event-container = Container { $round } of 6 is laid out. { $you ->
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
event-saw = In box { $place } you see: { $card }.
event-looked-enough = { $you ->
    [yes] You have
   *[no] { $seat } has
} looked enough.
event-bid = { $you ->
    [yes] You bid
   *[no] { $seat } bids
} { $amount }.
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-laid = You lay { $notes } face down.
event-shown = { $you ->
    [yes] You had laid
   *[no] { $seat } had laid
} { $amount } ({ $notes }).
event-tied = A tie at { $amount }: those who tied go on in an open auction.
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
    [yes] You are the auctioneer: first choose an open or a secret auction.
   *[no] First { $seat }, the auctioneer, chooses an open or a secret auction.
}
refusal-look-now = Boxes are being looked at: { $you ->
    [yes] it is your turn to look or to stop.
   *[no] it is { $seat }’s turn to look or to stop.
}
refusal-no-such-box = A container has boxes 1 to 10, and no other.
refusal-looked-already = You have looked into box { $place } already; nobody looks into the same box twice in a round.
refusal-too-few-actions = A closed box takes two actions, and you have { $left } left.
refusal-bid-now = The auction is on: { $you ->
    [yes] it is your turn to bid or to pass.
   *[no] it is { $seat }’s turn to bid or to pass.
}
refusal-passed-for-good = You have passed, and passing is for good.
refusal-must-open = The auctioneer opens the auction with an amount, and can’t pass. 0 is allowed.
refusal-not-a-step = Bids are multiples of 50; { $amount } is not.
refusal-too-low = The standing bid is { $standing }: raise it by 50 or more, or pass.
refusal-more-than-you-have = Your notes add up to { $wallet }; you can’t bid more.
refusal-out-of-tie = Only those who tied go on, and it is { $seat }’s turn.
refusal-above-tie = You tied at { $standing }: go above it, or pass.
refusal-lay-now = Everybody lays notes face down now, any or none.
refusal-laid-already = You have laid your notes; they stay as they are until all are shown.
refusal-not-your-notes = You don’t have these notes.
refusal-pay-now = { $you ->
    [yes] You have won the container: pay for it now.
   *[no] { $seat } has won the container, and pays for it now.
}
refusal-too-little = These notes don’t reach the bid of { $bid }.
refusal-note-too-many = One of these notes isn’t needed to reach the bid of { $bid }: leave it out.
refusal-game-over = All six containers are sold; the game is over.
refusal-deck-open-count = There must be { $expected } open boxes; here are { $found }.
refusal-deck-closed-count = There must be { $expected } closed boxes; here are { $found }.
refusal-deck-too-many-kinds = A deck has { $most } kinds of boxes of each sort at the most.
refusal-deck-value = A box is worth a multiple of 10 from 0 to { $most }.
refusal-deck-kind-count = There are 1 to { $most } boxes of a kind.

prompt-over = All containers are sold: the game is over.
prompt-choose = { $you ->
    [yes] You must choose an open or a secret auction.
   *[no] { $seat } is choosing the kind of auction.
}
prompt-look = { $you ->
    [yes] You may look into boxes: { $left ->
        [one] one action
       *[other] { $left } actions
    } left (an open box takes 1, a closed one 2).
   *[no] { $seat } is choosing boxes to look into.
}
prompt-open = { $you ->
    [yes] You must open the auction with an amount.
   *[no] { $seat } is choosing an opening bid.
}
prompt-bid = { $you ->
    [yes] You must go above { $bid } or pass.
   *[no] { $seat } is deciding whether to go above { $bid } or pass.
}
prompt-lay = You must lay notes face down, any or none.
prompt-lay-wait = Notes are being laid face down. Waiting for: { $names }.
prompt-pay = { $you ->
    [yes] You must pay { $bid }; there is no change.
   *[no] { $seat } is choosing notes to pay { $bid }.
}

sketch-heading = Container { $round } of 6, { $you ->
    [yes] you are the auctioneer
   *[no] auctioneer { $seat }
}, { $auction }
sketch-undecided = kind of auction not yet chosen
sketch-open-auction = open auction
sketch-secret-auction = secret auction
sketch-open-boxes = Open boxes: { $boxes }
sketch-closed-boxes = Closed boxes: { $boxes }
sketch-bidding = Standing bid: { $bid }; still in: { $names }
sketch-seat = { $name }: { $open ->
    [yes] { $total } in notes ({ $wallet })
   *[no] notes behind a screen, { $total } paid so far
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

about = Peek into a few boxes, guess the rest, and bid for the whole container: gold bars, vases, or somebody’s laundry.
option-open-wallets = Open wallets
option-open-wallets-help = Everybody’s notes lie in the open instead of behind a screen.

page-container = Container { $round } of { $rounds }
page-auctioneer = { $you ->
    [yes] You are the auctioneer
   *[no] Auctioneer: { $seat }
}
page-gavel = the auctioneer
page-auction-undecided = auction not chosen yet
page-auction-open = open auction
page-auction-secret = secret auction
page-actions = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $left ->
    [one] one action
   *[other] { $left } actions
} left to look
page-box = { $closed ->
    [yes] Closed box { $place }
   *[no] Open box { $place }
}: { $known ->
    [yes] { $card }
   *[no] you don’t know what is in it
}{ $looked ->
    [0] .
   *[other] . Looked into by: { $names }.
}
seat-chooses = chooses the auction
seat-looks = looks into boxes
seat-has-looked = has looked
seat-will-look = still to look
seat-waits = waits
seat-lays = lays notes
seat-laid = has laid notes
seat-pays = pays
seat-leads = highest bid
seat-bids = to bid
seat-in = still in
seat-passed = out
seat-fortune = in all
seat-richest = in all, the most
page-bought = { $count ->
    [0] no container
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
    [0] , and that is all of it.
   *[other] , and not of { $unknown } others.
}
page-offer = { $you ->
    [yes] You
   *[no] { $seat }
}: { $amount }
page-own-notes = Your notes: { $amount }
page-own-boxes = Your boxes and sets: { $amount }
page-own-laid = { $amount } laid face down
page-no-notes = You have no notes left.
page-note = a note of { $face }
page-note-laid = a note of { $face }, laid face down
page-colour = { $colour }: { $boxes } of { $size } boxes for a set, { $keys ->
    [0] without one of 250
   *[other] with one of 250
}
page-lay = Lay face down
page-lay-hint = Tick notes in your wallet, any or none.
page-pay = Pay
page-pay-hint = Tick the notes that reach { $bid }.
page-chosen = Chosen:
page-bid = Bid
page-bid-label = Your bid, { $least } to { $most } in steps of 50
page-cant-bid = You have { $most }: too little to go above.
count-fortune = { $count } in all
count-bought = { $count ->
    [one] one container bought
   *[other] { $count } containers bought
}
count-wallet = { $count } in notes
count-paid = notes hidden behind a screen; { $count } paid so far

# Pictures of the rules, and the own things alone.
page-own-containers = Your containers
page-seen = What you saw in other containers
picture-open = Open box
picture-closed = Closed box
picture-plain = no colour
picture-kind = { $closed ->
    [yes] Closed box
   *[no] Open box
}: { $card }; { $count } of them
picture-notes = { $amount } in all
picture-look-open = { $cost } action for an open box
picture-look-closed = { $cost } actions for a closed box
picture-looks = Two closed and three open boxes: { $actions } actions.
picture-set-of-two = With 2 players
picture-set-of-more = With 3 or 4 players
picture-no-set = No set: the 250 is missing

# What points are for.
rule-boxes-end = Notes and boxes
rule-boxes-set = Sets of a colour

# The guided first game and the examples of the rules.
story-first-game-goal = Welcome to the loading dock! Six containers are sold here, one after another. Whoever has the most money at the end wins: notes, boxes and sets all count.
story-first-game-kinds = This is the first container: ten boxes, face down. Boxes 1 to 6 are open boxes, mostly junk worth 10. Boxes 7 to 10 are closed: there you find gold bars worth 500, boxes worth 250, or somebody’s laundry, worth nothing.
story-first-game-notes = These are your notes, 3400 in all. They stand behind a screen: nobody else sees what you have left.
story-first-game-choose = You are the auctioneer of this round, so you choose how the container is sold. Press “Sell it in an open auction”.
story-first-game-look = You look first, and you have seven actions. An open box takes one, a closed box two. Only you see what is inside. Click box 8.
story-first-game-key = A red 250! Later you will see why the boxes of 250 matter. Now click box 10.
story-first-game-gold = A gold bar, worth 500. Click box 7.
story-first-game-laundry = Laundry, worth nothing. One action is left: too few for a closed box, enough for an open one. Click box 2.
story-first-game-looked = You have seen boxes worth 900. The others have looked too: the signs above the boxes show who looked where, but never what they saw.
story-first-game-open = Now the sale. As the auctioneer you open it, and the opening is your bid. Enter 300 and press “Bid”.
story-first-game-raise = One of the others goes up to 350. The other passes, and passing is for good. Enter 500 and press “Bid”.
story-first-game-pay = Nobody goes higher: the container is yours for 500. A note of 500 is ticked already. Press “Pay”.
story-first-game-unpack = All ten boxes are yours, and only you see what is in them: 1030 for 500, well bought! The others know just what they looked into.
story-first-game-secret = The second container. The token has moved on: your neighbour is the auctioneer and has chosen a secret auction. All have looked; for you, boxes 7, 8 and 10 were opened, all of them laundry, and box 1, worth 10.
story-first-game-lay = In a secret auction everybody lays notes face down at the same time, any or none. The other two have laid theirs. This container looks poor: tick one note of 100 and press “Lay face down”.
story-first-game-shown = 300 beats 250 and your 100. Only the winner pays; you have your note back. What the other six boxes hold you will learn at the end.
story-first-game-third = The third container is sold in secret too, and it is your turn to look. Click box 8.
story-first-game-blue = A blue 250, and you already own a blue 50. With three players, three boxes of one colour with a 250 among them make a set, worth 250 more. Click box 1.
story-first-game-set = A red 200: with your red 150 and 250, that is a set! Your last four actions found boxes 7 and 9 empty. This container is worth something to you: tick one note of 500 and press “Lay face down”.
story-first-game-tie = A tie: two of you have laid 500. Only you two go on, in an open auction, and you begin, as you come first clockwise from the auctioneer. Enter 550 and press “Bid”.
story-first-game-change = The other one passes: the container is yours for 550. The bank gives no change, so small notes are precious. A 500 and a 50 are ticked: press “Pay”.
story-first-game-sets = Your red set is complete. And look: box 6, which you had not seen, holds a blue 150. With blue 50 and 250 that is a second set!
story-first-game-last = Two containers later: you bid along, but both became too dear. Now the last one. You have found boxes 7, 8 and 9 empty, and just 10 in box 5. Save your money: tick nothing and press “Lay face down”.
story-first-game-over = All six are sold, and everything lies open. Look at container 4: it was bought for 1050 and held boxes worth 650. A dear guess!
story-first-game-score = You have 2350 in notes, boxes worth 1760, and 500 for two sets: 4610. The next one even has three sets, but paid 2450 for the boxes, and comes to 4490. You win!

story-looks-start = You have seven actions to look into boxes. An open box, 1 to 6, takes one action; a closed box, 7 to 10, takes two.
story-looks-closed = You look into closed box 8: a yellow 250. Two actions are spent, five are left.
story-looks-one-left = Boxes 7 and 9 were empty. One action is left: too few for a closed box, enough for an open one. You may also stop here; then it is lost.
story-looks-done = Open box 3 holds a red 150. That was your last action, and now your neighbour looks.
story-looks-other = The other sign shows where your neighbour has looked: boxes 1, 2, 4, 7 and 10. What was seen there, nobody tells you.

story-pay-start = The second container. You gave all four notes of 50 for the first one. Your neighbour opens with 200.
story-pay-won = You bid 250 and your neighbour passes: the container is yours. Without a note of 50 you can’t pay 250 exactly, and the bank gives no change.
story-pay-paid = You pay 300 with a 200 and a 100, and 50 is lost. A single 500 would be allowed too. A 500 and a 100 would not: the bid is reached without the 100.

story-secret-start = A secret auction: everybody lays notes face down at the same time, any or none.
story-secret-laid = You have laid a 200 and a 100. The others see that you have laid, but not how much, and not even how many notes.
story-secret-shown = All bids are shown: your 300, then 250, then 350. The highest wins the container and pays exactly the notes laid. Everybody else takes theirs back.

story-tie-start = You and a neighbour have laid 400, the third player only 100. The two of you go on in an open auction from 400. Whoever of you comes first clockwise from the auctioneer begins: your neighbour.
story-tie-raised = Your neighbour goes up to 450. You must go above that, or pass for good. If your neighbour had passed at once, you would have the container for 400.
story-tie-won = You bid 500 and your neighbour passes: the container is yours for 500.
story-tie-paid = You pay as in an open auction, with any notes that reach the bid: here a 500, though you had laid two notes of 200.

story-sets-start = A game of two; four containers are sold. You have red boxes of 100, 150 and 250. With two players a set takes four boxes of a colour: one is missing.
story-sets-own = The fifth container brought you the red 200. Red 100, 150, 200 and 250 are worth 700, and the set 250 more: 950.
story-sets-other = Your neighbour has four yellow boxes: 50, 100, 150 and 200. There is no 250 among them, so they are no set.
story-sets-sum = Each of you has 3250 in notes and boxes worth 2600. Your set decides it: 6100 to 5850.
