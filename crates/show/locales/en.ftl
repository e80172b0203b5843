# Texts of the table itself, shared by all games.

seat-name = Seat { $number }
list-empty = nothing

error-bad-json = This line is not JSON that can be read: { $detail }
error-bad-header = This is not the header of a record: { $detail }
error-bad-line = This is not a move with its seat: { $detail }
error-bad-move = This is not a move of the game: { $detail }
error-too-long = This line is too long: { $detail }
error-no-header = Nothing came in: a record begins with a header.
error-no-seat = There is no seat { $detail } at this table.
error-unknown-game = There is no game called “{ $name }”. There are: { $games }.
error-unknown-draw = There is no random outcome called “{ $name }” to be scripted.
error-unknown-deck = There is no deck called “{ $name }”.
error-rules-version = The record was played under rules version { $record }; this program plays version { $ours }.
error-seats = { $game } is for { $min } to { $max } seats, not { $given }.
error-options = The options do not fit: { $detail }
error-deck-syntax = The deck file can’t be read, line { $line }: { $detail }
error-deck = The deck file is refused by { $rule }, line { $line }: { $detail }

error-read = The file { $file } can’t be read: { $detail }
error-write = The file { $file } can’t be written: { $detail }
error-file-too-long = The file { $file } is too long to be what is asked for.
error-not-text = The file { $file } is not text.
error-random = The system gives no random numbers: { $detail }
error-record-too-long = The record is longer than { $most } bytes.
error-record-syntax = The record is cut off or damaged in line { $line }: { $detail }
error-record-shape = Line { $line } is not what a record has there: { $detail }
error-draw-impossible = Draw { $index } of “{ $name }” can’t be { $value }: it isn’t there to be drawn.
error-draw-unscripted = Draw { $index } of “{ $name }” is not scripted, and the record has no seed.
error-output = The output can’t be written: { $detail }
error-no-ply = The record has { $plies } moves; there is no moment { $at }.
error-replay = The record breaks the rules at move { $ply } ({ $rule }): { $detail }

cli-open = The market is open: { $address }
cli-stop = Closed. Every confirmed move is saved in { $file }.
error-data = The data file { $file } can’t be used: { $detail }
error-listen = { $address } can’t be listened on: { $detail }
cli-games = The games of Brocante:
cli-game = { $min } to { $max } players, by { $designers }
cli-game-unsigned = { $min } to { $max } players
cli-how = “brocante play NAME” plays one in the terminal; “brocante --help” says what else there is.

table-over = The game is over.
table-winner = { $count ->
    [one] Winner: { $names }.
   *[other] The victory is shared by { $names }.
}
table-points = { $seat }: { $points }
table-choices = Your choices:
table-more-choices = (other moves are possible: type one as JSON, such as { $example })
table-ask = Number of your choice (? shows them again, q leaves):
table-bad-choice = “{ $given }” is none of the choices.
table-left = You left the table.
table-you = You
table-bot = Bot { $number }
table-to-act = To act: { $names }
table-moves-of = Moves of { $name }:
table-moves-complete = (these are all)
table-moves-partial = (others are possible)

flaw-secret = The secret is not the one that was committed to before the game.
flaw-share = The contribution of seat { $seat } is not the one that was mixed into the shuffle.
flaw-seed = The seed is not what the secret and the contributions give.
flaw-setup = The table can’t be opened: { $detail }
flaw-draw = { $ply ->
    [0] When the cards were dealt, draw { $nth } was changed: the record has { $recorded }, the seed gives { $drawn }.
   *[other] At move { $ply }, draw { $nth } was changed: the record has { $recorded }, the seed gives { $drawn }.
}
flaw-opening = Something that was fixed before the first move is not what was sealed.
flaw-seal = Something in move { $ply } is not what was sealed.
flaw-last-seal = The last seal does not fit: moves were cut off or added at the end.
proven-seed = { $shares ->
    [0] The seed was made of the secret that was committed to before the game. No player’s browser added to it.
    [one] The seed was made of the secret that was committed to before the game and of one player’s contribution.
   *[other] The seed was made of the secret that was committed to before the game and of the contributions of { $shares } players.
}
proven-no-seed = Nothing is known of where the seed comes from: whoever made the table may have chosen it.
proven-draws = { $draws ->
    [one] The only draw follows from the seed.
   *[other] All { $draws } draws follow from the seed.
}
proven-scripted = Of { $draws } draws, { $scripted } were fixed beforehand by whoever made the table; the others follow from the seed.
proven-moves = { $moves ->
    [one] The only move is by the rules, and the game is over.
   *[other] All { $moves } moves are by the rules, and the game is over.
}
proven-moves-so-far = { $moves ->
    [one] The only move is by the rules; the game is not over.
   *[other] All { $moves } moves are by the rules; the game is not over.
}
proven-seal = Nothing was changed since it was sealed: { $seal }
proven-no-seal = The record has no seals: whoever had it in hand could have changed moves into other lawful ones.
proven-not = Not proven: who the players were, what was said, and that nobody talked outside the game. Whoever knows the secret could write a whole other record: compare the commitment with the one you saw before the game, and the seal with that of somebody who was there.
