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
refusal-no-such-box = A container has boxes 0 to 9, and no other.
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
page-hoard = boxes worth { $amount }
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
page-own-boxes = Your boxes: { $amount }
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

# What points are for.
rule-boxes-end = Notes and boxes
rule-boxes-set = Sets of a colour
