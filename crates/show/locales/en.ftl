# Texts of the table itself, shared by all games.

seat-name = Seat { $number }
list-empty = nothing

error-bad-json = This line isn’t valid JSON: { $detail }
error-bad-header = This isn’t a record header: { $detail }
error-bad-line = This isn’t a move with its seat: { $detail }
error-bad-move = This isn’t a move in this game: { $detail }
error-too-long = This line is too long: { $detail }
error-no-header = The input is empty: a record begins with a header.
error-no-seat = There is no seat { $detail } at this table.
error-unknown-game = There is no game called “{ $name }”. Choose one of: { $games }.
error-unknown-draw = There is no random outcome called “{ $name }” to script.
error-unknown-deck = There is no deck called “{ $name }”.
error-rules-version = This record uses rules version { $record }, but this program plays version { $ours }.
error-seats = { $game } is for { $min } to { $max } players, not { $given }.
error-options = These options don’t work: { $detail }
error-deck-syntax = Can’t read the deck file, line { $line }: { $detail }
error-deck = The deck file breaks { $rule } in line { $line }: { $detail }

error-read = Can’t read the file { $file }: { $detail }
error-write = Can’t write the file { $file }: { $detail }
error-file-too-long = The file { $file } is too large.
error-not-text = The file { $file } isn’t a text file.
error-random = The system provides no random numbers: { $detail }
error-record-too-long = The record is longer than { $most } bytes.
error-record-syntax = The record is cut off or damaged in line { $line }: { $detail }
error-record-shape = Line { $line } doesn’t belong in a record: { $detail }
error-draw-impossible = Draw { $index } of “{ $name }” can’t be { $value }: it isn’t there to be drawn.
error-draw-unscripted = Draw { $index } of “{ $name }” isn’t scripted, and the record has no seed.
error-output = Can’t write the output: { $detail }
error-no-ply = The record has { $plies } moves, so there is no move { $at }.
error-replay = The record breaks the rules at move { $ply } ({ $rule }): { $detail }

cli-open = The market is open: { $address }
cli-stop = The market is closed. Every confirmed move is saved in { $file }.
error-data = Can’t use the data file { $file }: { $detail }
error-listen = Can’t listen on { $address }: { $detail }
cli-games = Games in Brocante:
cli-game = { $min } to { $max } players, by { $designers }
cli-game-unsigned = { $min } to { $max } players
cli-how = Type “brocante play NAME” to play one in the terminal, or “brocante --help” to see what else you can do.

table-over = The game is over.
table-winner = { $count ->
    [one] Winner: { $names }.
   *[other] { $names } share the victory.
}
table-points = { $seat }: { $points }
table-choices = Your choices:
table-more-choices = (other moves are possible: type one as JSON, for example { $example })
table-ask = Your choice (a number, ? to list them again, q to leave):
table-bad-choice = “{ $given }” isn’t one of the choices.
table-left = You left the table.
table-you = You
table-bot = Bot { $number }
table-to-act = To move: { $names }
table-moves-of = Moves for { $name }:
table-moves-complete = (that’s all of them)
table-moves-partial = (other moves are possible)

flaw-secret = The secret doesn’t match the fingerprint shown before the game.
flaw-share = The contribution of seat { $seat } isn’t the one that was mixed into the shuffle.
flaw-seed = The seed doesn’t come from the secret and the contributions.
flaw-origin = The cards were dealt before, at another table, but the record claims a shuffle of its own.
flaw-other-deal = This is not the deal of the other record.
flaw-setup = The table can’t be opened: { $detail }
flaw-draw = { $ply ->
    [0] During the deal, draw { $nth } was changed: the record says { $recorded }, the seed gives { $drawn }.
   *[other] At move { $ply }, draw { $nth } was changed: the record says { $recorded }, the seed gives { $drawn }.
}
flaw-opening = Something fixed before the first move doesn’t match its seal.
flaw-seal = Something in move { $ply } doesn’t match its seal.
flaw-last-seal = The last seal doesn’t match: moves were cut off or added at the end.
proven-seed = { $shares ->
    [one] The seed comes from the secret fixed before the game and one player’s contribution.
   *[other] The seed comes from the secret fixed before the game and the contributions of { $shares } players.
}
proven-server-chose = The server chose the cards. It committed to a secret before the game, but no player’s browser added to the shuffle.
proven-open-shares = The contributions were not fixed by fingerprints first: somebody who runs the server and sat down last could have chosen theirs to suit the others.
proven-imported = This record was brought to the server that wrote it. That server did not see the game.
proven-origin = The cards were dealt before, at table { $table }; anyone who saw that game may know them. This game has no shuffle of its own.
proven-origin-moves = { $moves ->
    [one] The first move was played there.
   *[other] The first { $moves } moves were played there.
}
proven-origin-scripted = The cards were chosen there by whoever made the table.
proven-origin-imported = That game came from another server as a record: whoever wrote it may have chosen the cards.
proven-origin-seed = The seed is the one of that deal, which had the fingerprint { $commitment }.
proven-origin-server = No player’s browser added to that shuffle: the server chose the cards.
proven-same-deal = The deal is that of the other record: the same set-up, the same seed, the same draws.
proven-no-seed = Nothing proves where the seed came from: whoever created the table may have chosen it.
proven-draws = { $draws ->
    [one] The only draw follows from the seed.
   *[other] All { $draws } draws follow from the seed.
}
proven-scripted = Of { $draws } draws, { $scripted } were scripted by whoever created the table. The others follow from the seed.
proven-moves = { $moves ->
    [one] The only move follows the rules, and the game is over.
   *[other] All { $moves } moves follow the rules, and the game is over.
}
proven-moves-so-far = { $moves ->
    [one] The only move follows the rules. The game isn’t over yet.
   *[other] All { $moves } moves follow the rules. The game isn’t over yet.
}
proven-seal = Nothing has changed since it was sealed: { $seal }
proven-no-seal = The record has no seals: anyone who had the file could have swapped moves for other legal ones.
proven-not = Not proven: who the players were, what was said, and that nobody talked outside the game. Anyone who knows the secret could write a completely different record. So compare the fingerprint (the record’s “commitment”) with the one you saw before the game, and the seal with that of someone who was there.

cli-copied = { $count ->
    [one] One table, checked, is in { $file }.
   *[other] { $count } tables, all checked, are in { $file }.
}
error-copied-damaged = { $count ->
    [one] One table is damaged
   *[other] { $count } tables are damaged
} and can’t be used, such as { $table }: { $detail }
cli-operator = Operator’s page, for one hour: { $address }
cli-forgot = { $count ->
    [0] No table has anything of this person.
    [one] Words and names were removed from one table.
   *[other] Words and names were removed from { $count } tables.
}
