# Texts of the pages.

page-copy = Copy
page-copied = Copied
page-skip = Skip to the content
page-preferences = Language and theme
page-language = Language
page-theme = Theme
page-apply = Apply
page-home = Back to the market
page-rule = Rule { $rule }

language-en = English
language-fr = Français
language-de = Deutsch
language-nl = Nederlands
theme-device = As on this device
theme-light = Day
theme-dark = Night

front-title = The market is open
front-lead = Five games about collecting, in your browser. No account: type a nickname, and play with friends or with bots.
front-code = Got a code?
front-join = Join
front-games = The games
front-own = Your tables
front-open = Tables that wait for players
front-watch = Games to watch
front-gathering = Waiting for players
front-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
front-players = { $min } to { $max } players
front-minutes = { $range ->
    [yes] { $min }–{ $max } minutes
   *[no] { $min } minutes
}
front-play = Play now
front-invite = Invite
front-rules = Rules
front-first = Learn to play
front-turns = An address for programs that call you when it is your turn
front-turns-help = It lists the tables that wait for you, as JSON. Whoever has it can see that list and do nothing else.
front-due = { $days ->
    [0] { $hours } h left
    [one] 1 day { $hours } h left
   *[other] { $days } days { $hours } h left
}
front-api = For programs: the API

setup-play = Play
setup-invite = Make the table
setup-name = Your nickname
setup-game = Game
setup-seats = Players, you included
setup-others = The other seats
setup-seat = Seat { $number }
setup-for-friends = For friends, by link
setup-for-open = Open to everybody
setup-for-easy-bot = Bots, easy
setup-for-bot = Bots, normal
setup-for-hard-bot = Bots, hard
setup-more = More settings
setup-pace = Pace
setup-deck = Deck
setup-own-deck = A deck of your own
setup-own-deck-help = The text of a deck file (TOML); the rules page says what it may hold
setup-filter = Strong words
setup-filter-off = Leave them
setup-filter-mild = Mask them
setup-filter-strict = Refuse them
setup-spectators = Spectators may watch
setup-spectators-help = They see what everybody at the table sees, and nothing hidden.

pace-no-clock = No clock
pace-relaxed = Relaxed: { $seconds } seconds a decision
pace-normal = Normal: { $seconds } seconds a decision
pace-fast = Fast: { $seconds } seconds a decision
pace-days = { $days ->
    [one] By correspondence: one day a decision
   *[other] By correspondence: { $days } days a decision
}

gathering-no-spectators = no spectators
gathering-begin = Begin the game
gathering-begin-hint = Seats that are still free will be played by bots.
gathering-wait = The game begins when the host says so.
gathering-invite = Invite people
gathering-invite-hint = Send the link, say the code, or let them scan the picture.
gathering-link = Link to this table
gathering-settings = Settings
gathering-apply = Apply settings
gathering-sit = Sit down
gathering-full = All seats are taken. You can stay and watch.
gathering-free-open = open to everybody
gathering-free-friends = waiting for a friend
gathering-level-easy-bot = easy
gathering-level-bot = normal
gathering-level-hard-bot = hard
gathering-remove = Remove
gathering-pass-host = Make host
gathering-beside = Somebody else plays on this device
gathering-beside-help = You pass the device around. Before each turn a curtain falls that names whose turn it is, so that nobody sees another’s things.
gathering-beside-name = Their nickname
gathering-beside-sit = Sit down here too
gathering-here-mark = on this device
gathering-stand = Stand up

curtain-title = { $name }, it’s your turn
curtain-how = Pass the device to { $name }. Nothing is shown until you tap.
curtain-open = I’m { $name }: show me the table
curtain-look = What { $name } sees
curtain-close = Draw the curtain
curtain-done = Seen enough? Draw the curtain, then pass the device on.

tv-join = Join in
tv-hands = Scan to play or watch

table-leave-confirm = Leave the table? A bot plays on for you; you can come back.
table-away-removed = The host has given your seat to a bot.
table-away-clock = Your time ran out, so a bot took over.
table-away-left = You left the table; take your seat back when you like.
table-bot-plays = A bot is playing for you.
table-seats = Players
table-log = What happened
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-said-removed = Removed by the host
table-said-menu = About what { $name } said
table-pitch-mark = pitch:
table-report = Report to the host
table-reported = You have reported it
table-report-name = Report the nickname
table-strike-line = Remove this line
table-strike-name = Remove the nickname
table-dismiss = Nothing wrong with it
table-mute-all = Mute { $name } for everybody
table-unmute-all = Let { $name } speak again
table-muted-mark = muted
table-people = About the people here
table-reports = Reported to you as the host
table-report-of-line = { $by } reports what { $name } said: “{ $words }”
table-report-of-name = { $by } reports the nickname “{ $words }”
table-reported-by = Reported by { $names }
table-watcher = { $name } (watching)
table-rules = Rules
table-sound = Sound
table-volume = Volume
table-motion = Motion
table-senses = Sound and motion
table-senses-off = All of it off
table-device = To another device, or to somebody else
table-leave = Leave
table-watching = You are watching
table-scripted = This deal was scripted: whoever made the table knows it.
table-reconnecting = The connection is lost. Trying again …
table-take-back-seat = Take your seat back from the bot
table-speech = Your pitch (others see it while you type)
table-you-mark = you
table-person-mark = A person
table-bot-mark = A bot
table-away-mark = Away: a bot plays
table-offline-mark = Not connected
table-host-mark = host
table-host-menu = As the host
table-give-to-bot = Give the seat to a bot
table-give-to-person = Give the seat to a person
table-took-over = { $name } plays on for { $before }.
table-moved = { $name } plays on from another device.
table-screens = Other screens
table-tv = Open the TV view
table-tv-help = The public table, big, for everybody in the room. Phones then show each their own.
table-tv-closed = This table is closed to spectators, and so to a TV.
table-hand = Only what is mine
table-whole = The whole table
table-own-seat = Your seat
table-rest = Let a bot play for me
table-winner-mark = Winner
table-to-act-mark = Has to decide
table-points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-end = The end
table-tie-broken = Level on points: the rules break the tie.
table-score-rule = Points for
table-score-total = Total
table-rematch = Rematch
table-rematch-go = To the rematch
table-replay = Look at the game again
table-record = Download the record
table-home = Back to the market

script-show-me = Show me what I can choose ↓
script-take-back = Take back
script-your-turn = Your turn
script-rule = Why? The rule
script-offline = The move was not sent: no connection. Try again.
script-mute = Mute { $name }
script-unmute = Show what { $name } says
script-close = Close
script-days-left = { $days } d { $hours } h
script-hours-left = { $hours } h { $minutes } min
script-notify = Shall your browser tell you when it’s your turn, while you look elsewhere?
script-notify-yes = Yes, please
script-notify-no = No
script-tv = A TV shows this table. Show only what is yours here?
script-tv-yes = Only what is mine
script-thinking = Thinking…

keys-title = Keys
keys-choice = Make the first, second, … of the choices shown
keys-board = To the first thing on the board that you can choose
keys-status = To the line that says what to do
keys-log = To what happened
keys-chat = To the chat
keys-back = Take a choice back, close a menu
keys-help = This list
keys-on = Use these keys
keys-close = Close

story-you = You
story-first-game = Guided first game
story-step = { $step } of { $steps }
story-on = Go on
story-back = Back
story-again = From the beginning
story-your-move = Your move
story-otherwise = That would be allowed. For now, do what the note asks for.
story-real = Play a real game
story-rules = Read the rules

rules-contents = Contents
rules-first = Guided first game
rules-technical = For designers and programs: scripted draws, deck files (in English)
rules-decided = Decided
rules-decided-help = The printed rules leave this open; here it is decided so.
rules-example = Example: { $caption }

moment-title = A moment of the game
moment-at = After move { $ply } of { $plies }
moment-first = To the beginning
moment-before = One move back
moment-after = One move on
moment-last = To the last move
moment-play = Play by itself
moment-speed = Speed
moment-speed-slow = slowly
moment-speed-normal = at ease
moment-speed-fast = fast
moment-eyes = Through whose eyes
moment-eyes-public = As a spectator
moment-eyes-of = As { $name } saw it
moment-eyes-all = Everybody’s things
moment-score = The points of every seat after each move
moment-now = Back to the table

hint-ask = Hint
hint-title = What a strong bot would do, going by what you can see, and how often it would win:
hint-only = A bot would do this:
hint-share = wins { $share } %
hint-choice = the bot’s choice
review-ask = Find the turning points
review-help = A strong bot looks at every decision, going by what its player knew then.
review-taste = Taste decides this game: no bot can say which choice would have won.
review-title = Turning points
review-progress = Looked at { $done } of { $decisions } decisions.
review-again = Look again
review-none = No decision cost much: well played by everybody.
review-this = This decision
review-all = All decisions
review-move = Move { $ply }
review-shares = { $before } % → { $after } %
review-best = The bot would have chosen: { $move }

device-title = Move your seat to another device
device-how = Open this link on the other device, or scan it. It works once, for ten minutes; this device then watches.
device-give-title = Give { $name }’s seat to somebody
device-give-how = Let them scan the picture, or send the link. Whoever opens it first plays on there; it works once.
device-back = Back to the table
device-take-title = Go on as { $name } here?
device-take-how = The seat moves to this device; the other one then watches.
device-take = Take the seat

problem-title = That did not work ({ $status })
problem-not-found = There is no such page.
problem-no-table = There is no such table. Is the link or the code complete?
problem-no-game = There is no such game.
problem-method = That address does not take this kind of request.
problem-not-seated = Only somebody who sits at the table can do that.
problem-not-host = Only the host of the table can do that.
problem-no-spectators = The host of this table does not want spectators.
problem-full = There is no free seat at this table.
problem-seat-taken = That seat is taken.
problem-no-such-seat = There is nobody to whom that could be done.
problem-seated = You sit at this table already.
problem-begun = The game has already begun.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-not-your-turn = Somebody else is to decide just now.
problem-over = The game is over.
problem-stale = The table has changed since: look again, then decide.
problem-bad-name = A nickname has 1 to { $name } characters.
problem-bad-text = A text has 1 to { $text } characters.
problem-not-speaking = It is not your turn to speak.
problem-bad-words = That has words in it that this table does not take. Say it otherwise.
problem-muted = The host has muted you at this table.
problem-nothing-said = There is no such line, or nobody said it.
problem-no-nickname = Give a nickname: the host is told who reports.
problem-link-used = This link was used already, or is too old. Ask for a new one.
problem-bad-promise = This page was open for too long, or was used before. Load it again, then make the table.
problem-same-deal = This table plays a deal that others have played. Its game can’t be changed.
problem-bad-request = The request was not understood: { $detail }
problem-too-large = That is too much at once.
problem-too-many = That was too fast. Wait a moment, then try again.
problem-too-slow = The request took too long. Please try again.
problem-review-running = You can have one review at a time. The other one is still running.
problem-busy = The server is very busy. Please try again in a minute.
problem-cross-site = The request came from another site, and was not carried out.
problem-unsaved = It could not be saved, so it did not happen. Try again.
problem-broken = Something broke on our side. Nothing that was confirmed is lost.

table-deal = Same deal again
table-fair = Was it fair?

origin-import = This game was played on another server and brought here.
origin-deal = Others have played this deal before. Who they were, and how they did, is shown when your game is over.
origin-deal-over = Others have played this deal as well.
origin-moment = What if? This game branched off another one.
origin-there = Look at it

what-if-title = What if? Play on from here
what-if-seat = Play as
what-if-go = Play on with bots

setup-fair = The server’s part of the shuffle is fixed; your browser adds its own.

fair-title = Is the shuffle fair?
fair-step-secret = Before anybody sits down, the server picks a secret number and shows its fingerprint. From then on it can’t pick another one without being found out.
fair-step-shares = As they sit down, each player’s browser adds a number of its own, picked by chance. The server could not know them when it picked its secret, and no player knows the secret.
fair-step-seed = All of these together make the seed of the deal. Every card and every lot follows from the seed, whoever draws when.
fair-step-end = When the game is over, the secret is shown, and everybody can do the sums again: right here in the browser, or with “brocante verify”.
fair-commitment = The fingerprint
fair-secret = The secret
fair-shares = { $people ->
    [one] { $shares } of { $people } player has added to the shuffle.
   *[other] { $shares } of { $people } players have added to the shuffle.
}
fair-none = This deal was chosen by whoever made the table. Nobody can tell whether by chance.
fair-later = The secret is shown when the game is over.
fair-check = Checked in your browser
fair-check-hint = Everything but the rules of the game is worked out by your own browser, in a script of its own.
fair-line = { $people ->
    [one] Fair shuffle: { $shares } of { $people } player has added to it
   *[other] Fair shuffle: { $shares } of { $people } players have added to it
}

check-checking = Checking…
check-commitment = The secret has the fingerprint that was shown before the game
check-shares = The players’ contributions are those that were mixed in ({ $count })
check-seed = The seed is made of the secret and the contributions
check-no-seed = Nothing proves where the seed comes from
check-draws = Every draw follows from the seed ({ $count })
check-seals = Every move is as it was sealed ({ $count })
check-no-seals = The record has no seals
check-rules = The server has played every move again by the rules
check-yours = Your browser saw this fingerprint before the game, and its own contribution is in the seed
check-not-yours = Your browser was not there when it was shuffled, and can’t vouch for the fingerprint
check-insecure = This browser only calculates hashes on secure pages (https, or this very computer). “brocante verify” checks the record anywhere.
check-failed = Not as it should be:
check-whole = Everything fits: nothing was changed.
check-changed = This is not what was played:
check-commitment-fails = The secret does not have the fingerprint that was shown before the game.
check-other-commitment = The fingerprint is not the one that your browser was shown before the game.
check-shares-fails = The contribution of seat { $where } is not the one that was mixed in.
check-seed-fails = The seed is not made of the secret and the contributions.
check-draws-fails = A draw does not follow from the seed, at move { $where }.
check-scripted = { $count } of the draws were laid out by hand, and not shuffled
check-deal-fails = The set-up is not as it was sealed.
check-seals-fails = Move { $where } is not as it was sealed.
check-end-fails = The record does not end where it was sealed.
check-no-record = This is not a recorded game.

records-title = Check a record
records-about = A record is a whole game in a file. Choose one, from here or from another server: it is checked, and can be brought here as a replay.
records-file = The record
records-import = Bring it here as a replay
records-script = This page needs scripts. “brocante verify” does without.
records-link = Check a record

deal-title = The same deal
deal-about = A deal can be played by several groups, each without knowing of the others, and compared seat for seat.
deal-seat = Seat
deal-table = Table { $number }
deal-this = this one
deal-playing = { $count ->
    [one] At one more table it is still being played.
   *[other] At { $count } more tables it is still being played.
}
deal-again = Play this deal
deal-begin = Play it
deal-bots = Let bots play it
deal-hidden = Whoever plays sees neither names nor results until their game is over. Who has watched or played it knows the cards.
deal-back = Back to the table
problem-other-rules = This game began under a version of the rules that this server does not play. It is kept as it is.
