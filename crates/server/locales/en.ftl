# Texts of the pages.

page-copy = Copy
page-copied = Copied
page-skip = Skip to content
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
theme-device = Same as device
theme-light = Day
theme-dark = Night

front-title = The market is open
front-lead = Five games about collecting, right in your browser. No account needed: pick a nickname and play with friends or bots.
front-code = Got a code?
front-join = Join
front-games = The games
front-own = Your tables
front-open = Tables looking for players
front-watch = Games to watch
front-more = All tables
front-none = No tables here right now.
front-previous = Previous
front-next = Next
front-back = Back to the market
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
front-turns = A link for turn reminders
front-turns-help = A program can read it to remind you: it lists the tables waiting for you, as JSON. Anyone with this link can read the list, and nothing more.
front-due = { $days ->
    [0] { $hours } h left
    [one] 1 day { $hours } h left
   *[other] { $days } days { $hours } h left
}
front-api = For developers: the API

setup-play = Play
setup-invite = Create table
setup-name = Your nickname
setup-game = Game
setup-seats = Players, including you
setup-others = Other seats
setup-closed = Compare this deal with other tables
setup-closed-help = Everyone plays it once, and nobody can look up the cards before the time is up. The server chooses the cards.
setup-closed-no = No
setup-closed-days = { $days ->
    [one] Others can play it for a day
   *[other] Others can play it for { $days } days
}
setup-seat = Seat { $number }
setup-for-friends = Friends, by link
setup-for-open = Open to everyone
setup-for-easy-bot = Easy bots
setup-for-bot = Normal bots
setup-for-hard-bot = Hard bots
setup-more = More settings
setup-pace = Pace
setup-deck = Deck
setup-own-deck = Your own deck
setup-own-deck-help = Paste a deck file (TOML). The rules page explains the format.
setup-filter = Swearing
setup-filter-off = Allow
setup-filter-mild = Mask
setup-filter-strict = Block
setup-spectators = Allow spectators
setup-spectators-help = They see only what everyone at the table can see.

pace-no-clock = No clock
pace-relaxed = Relaxed: { $seconds } seconds per move
pace-normal = Normal: { $seconds } seconds per move
pace-fast = Fast: { $seconds } seconds per move
pace-days = { $days ->
    [one] Correspondence: one day per move
   *[other] Correspondence: { $days } days per move
}

gathering-no-spectators = no spectators
gathering-begin = Start game
gathering-begin-hint = Bots will fill any empty seats.
gathering-reshuffle = Start the shuffle over
gathering-reshuffle-hint = If someone is away, this goes on without their number: everyone gets a new fingerprint, then you start the game again. They keep their seat.
gathering-wait = The host will start the game.
gathering-invite = Invite people
gathering-invite-hint = Share the link, tell them the code, or let them scan the QR code.
gathering-link = Link to this table
gathering-settings = Settings
gathering-apply = Save settings
gathering-sit = Take a seat
gathering-sit-known = Take a seat, though others may know the cards
gathering-full = All seats are taken, but you can stay and watch.
gathering-free-open = open to everyone
gathering-free-friends = waiting for a friend
gathering-level-easy-bot = easy
gathering-level-bot = normal
gathering-level-hard-bot = hard
gathering-remove = Remove
gathering-pass-host = Make host
gathering-beside = Add a player on this device
gathering-beside-help = Pass the device around. Before each turn, a curtain hides the table and says who’s next, so nobody sees anyone else’s cards.
gathering-beside-name = Their nickname
gathering-beside-sit = Add player
gathering-beside-sit-known = Add player, though others may know the cards
gathering-here-mark = on this device
gathering-stand = Leave seat

curtain-title = { $name }, it’s your turn
curtain-how = Pass the device to { $name }. Nothing is shown until you tap.
curtain-open = I’m { $name }: show the table
curtain-look = { $name }’s view
curtain-close = Close the curtain
curtain-done = Done looking? Close the curtain and pass the device on.

tv-join = Join the game
tv-hands = Scan to play or watch

table-leave-confirm = Leave the table? A bot will play for you, and you can come back any time.
table-away-removed = The host gave your seat to a bot.
table-away-clock = You ran out of time, so a bot took over.
table-away-left = You left the table. Come back any time!
table-bot-plays = A bot is playing for you.
table-seats = Players
table-log = Game log
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-said-removed = Removed by the host
table-said-menu = Options for { $name }’s message
table-pitch-mark = pitch:
table-report = Report to the host
table-reported = You reported this
table-report-name = Report nickname
table-strike-line = Remove message
table-strike-name = Remove nickname
table-dismiss = Dismiss report
table-mute-all = Mute { $name } for everyone
table-unmute-all = Unmute { $name }
table-muted-mark = muted
table-people = People here
table-reports = Reports for the host
table-report-of-line = { $by } reported { $name }’s message: “{ $words }”
table-report-of-name = { $by } reported the nickname “{ $words }”
table-reported-by = Reported by { $names }
table-watcher = { $name } (watching)
table-rules = Rules
table-sound = Sound
table-volume = Volume
table-motion = Motion
table-senses = Sound and motion
table-senses-off = Turn everything off
table-device = Move or give away your seat
table-leave = Leave
table-release = Leave for good
table-release-confirm = Someone else may take your seat and see your hand. Leave for good?
table-watching = You’re watching
table-reconnecting = Connection lost. Reconnecting…
table-take-back-seat = Take your seat back
table-speech = Your pitch (everyone sees it as you type)
table-speech-open = Open the bag
table-speech-waits = Take your time: the candle is lit when you open the bag.
table-you-mark = you
table-person-mark = Person
table-bot-mark = Bot
table-away-mark = Away: a bot is playing
table-offline-mark = Offline
table-host-mark = host
table-host-menu = Host options
table-give-to-bot = Give seat to a bot
table-give-to-person = Give seat to someone
table-took-over = { $name } takes over from { $before }.
table-moved = { $name } is now playing on another device.
table-screens = Other screens
table-tv = Open TV view
table-tv-help = Puts the shared table on a big screen. Each phone then shows its player’s own cards.
table-tv-closed = Spectators are off at this table, so it can’t be shown on a TV.
table-hand = Just my cards
table-whole = Whole table
table-own-seat = Your seat
table-rest = Let a bot play for me
table-winner-mark = Winner
table-to-act-mark = To move
table-points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-end = Final result
table-tie-broken = Tied on points: the tie-break decides.
table-score-rule = Points for
table-score-total = Total
table-rematch = Rematch
table-rematch-go = Go to the rematch
table-replay = Watch the replay
table-record = Download record
table-home = Back to the market

script-show-me = Show my choices ↓
script-take-back = Cancel
script-your-turn = Your turn
script-rule = Why? See the rule
script-offline = You’re offline, so the move wasn’t sent. Please try again.
script-mute = Mute { $name }
script-unmute = Unmute { $name }
script-close = Close
script-days-left = { $days } d { $hours } h
script-hours-left = { $hours } h { $minutes } min
script-notify = Want a notification when it’s your turn?
script-notify-yes = Yes, please
script-notify-no = No, thanks
script-tv = This table is on a TV. Show just your own cards here?
script-tv-yes = Just my cards
script-thinking = Thinking…

keys-title = Keyboard shortcuts
keys-choice = Pick the first, second, … choice
keys-board = Go to the first thing you can choose on the board
keys-status = Go to the prompt
keys-log = Go to the game log
keys-chat = Go to the chat
keys-back = Cancel a choice or close a menu
keys-help = Show this list
keys-on = Use shortcuts
keys-close = Close

story-you = You
story-first-game = Guided first game
story-step = { $step } of { $steps }
story-on = Next
story-back = Back
story-again = Start over
story-your-move = Your move
story-otherwise = That’s a legal move, but for now please follow the note.
story-real = Play a real game
story-rules = Read the rules

rules-contents = Contents
rules-first = Guided first game
rules-technical = For designers and developers: scripted draws and deck files
rules-decided = Our ruling
rules-decided-help = The printed rules don’t say; this is our ruling.
rules-example = Example: { $caption }

moment-title = Replay
moment-at = After move { $ply } of { $plies }
moment-first = Back to the start
moment-before = Previous move
moment-after = Next move
moment-last = Jump to the end
moment-play = Play
moment-speed = Speed
moment-speed-slow = slow
moment-speed-normal = normal
moment-speed-fast = fast
moment-eyes = Point of view
moment-eyes-public = Spectator
moment-eyes-of = { $name }’s view
moment-eyes-all = Everyone’s cards
moment-score = Each player’s points after every move
moment-now = Back to the table

hint-ask = Hint
hint-title = What a strong bot would play, knowing what you know, and how often it would win:
hint-only = A bot would do this:
hint-share = wins { $share }%
hint-choice = the bot’s pick
review-ask = Find the turning points
review-help = A strong bot looks at every move, knowing only what the player knew.
review-taste = This game comes down to taste: no bot can say which choice would have won.
review-title = Turning points
review-progress = Checked { $done } of { $decisions } moves so far.
review-again = Refresh
review-none = No move cost much. Well played, everyone!
review-this = This move
review-all = All moves
review-move = Move { $ply }
review-shares = { $before }% → { $after }%
review-best = The bot would have played: { $move }

device-title = Move your seat to another device
device-how = Open this link on the other device, or scan the code. It works once, for ten minutes. This device then becomes a spectator.
device-give-title = Give { $name }’s seat to someone
device-give-how = Let them scan the code, or send the link. It works once: the first to open it takes over.
device-back = Back to the table
device-take-title = Play as { $name } on this device?
device-take-how = The seat moves here, and the other device becomes a spectator.
device-take = Take the seat
device-take-known = Take the seat, though others may know the cards

problem-title = That didn’t work ({ $status })
problem-not-found = This page doesn’t exist.
problem-no-table = We can’t find this table. Check the link or the code.
problem-no-game = We don’t have this game.
problem-method = This address doesn’t accept that kind of request.
problem-not-seated = Only players at the table can do that.
problem-not-host = Only the host can do that.
problem-not-your-seat = The hand on this seat is somebody else’s. Only they can pass the seat on.
problem-no-spectators = This table doesn’t allow spectators.
problem-full = This table is full.
problem-seat-taken = That seat is taken.
problem-no-such-seat = Nobody is in that seat.
problem-seated = You’re already at this table.
problem-begun = The game has already started.
problem-not-begun = The game hasn’t started yet.
problem-not-over = The game isn’t over yet.
problem-not-your-turn = It’s someone else’s turn.
problem-over = The game is over.
problem-stale = The table has just changed. Take another look, then choose again.
problem-bad-name = Nicknames have 1 to { $name } characters.
problem-bad-text = Messages have 1 to { $text } characters.
problem-not-speaking = It’s not your turn to speak.
problem-bad-words = This table doesn’t allow some of those words. Please choose different ones.
problem-muted = The host has muted you at this table.
problem-nothing-said = We can’t find that message.
problem-no-nickname = Please enter a nickname, so the host knows who is reporting.
problem-link-used = This link has expired or has already been used. Ask for a new one.
problem-bad-promise = This page was open too long, or was already used. Reload it, then create the table.
problem-same-deal = This table plays a deal that others have played, so its game can’t be changed.
problem-dealt-before = The cards of this table were dealt before: anyone who saw that game may know them. Sit down only if that is all right with you.
problem-closed-deal = { $days ->
    [0] { $hours ->
        [one] This deal is still being played at other tables. Its record, replay and review open in one hour.
       *[other] This deal is still being played at other tables. Its record, replay and review open in { $hours } hours.
    }
   *[other] This deal is still being played at other tables. Its record, replay and review open in { $days } days.
}
problem-deal-over = The time for this deal is up. It can’t be played any more.
problem-deal-twice = You’ve already played this deal, at another table.
problem-revealing = The game at this table is about to start. Nothing can be changed now.
problem-fingerprint-first = Other people sit at this table too: send the fingerprint of your number first, and the number when the game begins.
problem-other-share = This number does not have the fingerprint that you sent before.
problem-bad-request = We couldn’t understand that request: { $detail }
problem-too-large = That’s too much at once.
problem-too-many = That was too fast. Wait a moment, then try again.
problem-cross-site = That request came from another site, so we didn’t act on it.
problem-unsaved = We couldn’t save that, so nothing changed. Please try again.
problem-broken = Something went wrong on our side. Everything you confirmed is safe.
problem-too-slow = The request took too long. Please try again.
problem-review-running = You can have one review at a time. The other one is still running.
problem-busy = The server is very busy. Please try again in a minute.

table-deal = Same deal again
table-fair = Was it fair?

origin-import = This game was played on another server and imported here.
origin-deal = These cards were dealt before. Anyone who saw that game may know them. Who played it, and how they did, is shown when your game is over.
origin-scripted = This deal was set up in advance: whoever created the table knows the cards.
origin-brought = The cards come from a game that somebody brought here from another server. Whoever brought it may have chosen them.
origin-closed = { $days ->
    [0] { $hours ->
        [one] Others play the same cards, and nobody can look them up. Records and replays open in one hour.
       *[other] Others play the same cards, and nobody can look them up. Records and replays open in { $hours } hours.
    }
   *[other] Others play the same cards, and nobody can look them up. Records and replays open in { $days } days.
}
origin-closed-there = The deal
origin-mark-scripted = cards set up in advance
origin-mark-brought = cards brought here
origin-mark-deal = cards dealt before
origin-mark-closed = deal for comparison
origin-mark-moment = what if?
origin-mark-import = brought here
origin-deal-over = Others have played this deal too.
origin-moment = What if? This game branches off from another one.
origin-there = View the original

what-if-title = What if? Play on from here
what-if-seat = Play as
what-if-go = Play on with bots

setup-fair = The server has fixed its part of the shuffle. Your browser will add its own.

fair-title = Is the shuffle fair?
fair-step-secret = Before anyone sits down, the server picks a secret number and shows its fingerprint. It can’t swap the number later without being caught.
fair-step-shares = As they sit down, each player’s browser draws a number of its own and shows only its fingerprint. When the game begins, all fingerprints are final, and the browsers show their numbers. So nobody, not even somebody who runs the server, can choose a number to suit the others. If a number is not shown, everything starts over with a new secret.
fair-step-seed = Together, these numbers make the seed of the deal. The seed decides every card and every draw, no matter who draws when.
fair-step-end = When the game is over, the secret is revealed and anyone can redo the maths: right here in the browser, or with “brocante verify”.
fair-commitment = Fingerprint
fair-secret = Secret
fair-shares = { $shares ->
    [0] No player’s browser adds to the shuffle: the server chooses the cards.
   *[other] { $people ->
        [one] { $shares } of { $people } player adds to the shuffle.
       *[other] { $shares } of { $people } players add to the shuffle.
    }
}
fair-none = Whoever created this table chose the deal. Nobody can tell whether it was random.
fair-before = Nothing is shuffled at this table. The seed of the deal is the one of that other game.
fair-commitment-before = The fingerprint that was shown there
fair-later = The secret is revealed when the game is over.
fair-closed = This deal is still being played at other tables. The proof opens together with the records.
fair-check = Checked in your browser
fair-check-hint = Your browser checks everything itself, except the rules of the game.
fair-line = { $shares ->
    [0] The server alone will choose the cards: no player’s browser adds to the shuffle
   *[other] { $people ->
        [one] Fair shuffle: { $shares } of { $people } player adds to it
       *[other] Fair shuffle: { $shares } of { $people } players add to it
    }
}
fair-fingerprints = The players’ fingerprints
fair-restarted = { $count ->
    [0] The shuffle started over with a new fingerprint.
   *[other] The shuffle started over with a new fingerprint, because the numbers of these players were not shown: { $names }
}
fair-revealing = The game is about to start: the browsers show their numbers. Still missing: { $names }
fair-mark-adds = adds to the shuffle
fair-mark-shown = number shown
fair-mark-silent = number not shown yet

check-checking = Checking…
check-commitment = The secret matches the fingerprint shown before the game
check-shares = The players’ contributions are the ones that were mixed in ({ $count })
check-server-chose = The server chose the cards: no player’s browser added to the shuffle
check-open-shares = The contributions were not fixed by fingerprints first: somebody who runs the server and sat down last could have chosen theirs to suit the others
check-fingerprints = Before it showed its own contribution, your browser saw the fingerprints of all of them, and these are they
check-seed = The seed comes from the secret and the contributions
check-no-seed = Nothing proves where the seed came from
check-origin = The cards were dealt before, at table { $where }: anyone who saw that game may know them
check-origin-seed = The seed is the one of that deal: its secret and its contributions give it
check-original = The other game has the same seed and the same cards
check-imported = The server that wrote this record did not see the game: it was brought there
check-draws = Every draw follows from the seed ({ $count })
check-seals = Every move matches its seal ({ $count })
check-no-seals = The record has no seals
check-rules = The server replayed every move by the rules
check-yours = Your browser saw this fingerprint before the game, and its own contribution is in the seed
check-not-yours = Your browser wasn’t there for the shuffle, so it can’t vouch for the fingerprint
check-insecure = This browser only computes hashes on secure pages (https, or this computer). You can check the record anywhere with “brocante verify”.
check-failed = Something is wrong:
check-whole = Everything matches: nothing was changed.
check-changed = This is not what was played:
check-commitment-fails = The secret doesn’t match the fingerprint shown before the game.
check-other-commitment = The fingerprint isn’t the one your browser was shown before the game.
check-shares-fails = The contribution of seat { $where } is not the one that was mixed in.
check-fingerprints-fails = The contribution of seat { $where } is not the one whose fingerprint your browser saw before it showed its own.
check-seed-fails = The seed doesn’t come from the secret and the contributions.
check-original-fails = The other game has other cards.
check-origin-fails = The cards were dealt before, but the record claims a shuffle of its own.
check-draws-fails = A draw doesn’t follow from the seed, at move { $where }.
check-scripted = { $count } of the draws were scripted, not shuffled
check-deal-fails = The setup doesn’t match its seal.
check-seals-fails = Move { $where } doesn’t match its seal.
check-end-fails = The record doesn’t end where it was sealed.
check-no-record = This isn’t a recorded game.

records-title = Check a record
records-about = A record is a whole game in one file. Choose one, from here or from another server. We’ll check it, and you can import it as a replay.
records-file = Record file
records-import = Import as a replay
records-script = This page needs JavaScript. “brocante verify” works without it.
records-link = Check a record

deal-title = The same deal
deal-about = Several groups can play the same deal, each without knowing about the others. Then you compare results, seat by seat.
deal-seat = Seat
deal-table = Table { $number }
deal-this = this one
deal-playing = { $count ->
    [one] One more table is still playing it.
   *[other] { $count } more tables are still playing it.
}
deal-again = Play this deal
deal-closed = { $days ->
    [0] { $hours ->
        [one] This deal is closed: nobody can look it up until everyone has had their chance to play it. Records and replays open in one hour.
       *[other] This deal is closed: nobody can look it up until everyone has had their chance to play it. Records and replays open in { $hours } hours.
    }
   *[other] This deal is closed: nobody can look it up until everyone has had their chance to play it. Records and replays open in { $days } days.
}
deal-link = Link to this deal
deal-known = Who could have known the cards?
deal-known-nobody = Nobody could look them up
deal-known-scripted = Whoever chose the deal
deal-known-imported = Whoever imported the deal from another server
deal-known-record = Anyone, from the record of table { $number }
deal-known-watched = Anyone who watched another table
deal-known-player = { $name } also played at table { $number }
deal-begin = Play it
deal-played = You’ve played this deal. Everyone plays it once.
deal-bots = Let bots play it
deal-hidden = Players see no names or results until their own game is over. Anyone who has watched or played this deal already knows the cards.
deal-back = Back to the table
problem-other-rules = This game uses a version of the rules that this server doesn’t play. We’ve kept it unchanged.

problem-damaged = This table’s saved game is damaged, so it can’t be shown or played on. The server’s operator knows.
problem-closed = The operator of this server has closed this table.
problem-banned = The operator of this server has banned you or your address.
problem-not-operator = This page is for the operator of the server. Its link comes from “brocante operator-link”.

table-keep = Keep this game

front-forget = Remove what I said
front-forget-help = Your nicknames, chat lines and remarks disappear from every table of this server. Games, results and your seats stay.
front-forget-button = Remove my words and names
front-forget-confirm = Your words and names can’t be brought back. Remove them everywhere?

operator-title = Operator
operator-state = State
operator-counts = { $gathering } gathering, { $playing } playing, { $over } over; { $memory } in memory
operator-tables = Tables
operator-people = People
operator-data = Data
operator-mib = { $size } MiB
operator-free = { $size } free on the disk
operator-failing = The last write failed: nothing can be saved.
operator-backup = Last backup
operator-backup-off = Off. “--backup-dir” turns backups on.
operator-backup-none = None yet
operator-backup-failed = The last try failed. The log says why.
operator-damage = Damage
operator-sound = None known
operator-file-damaged = The data file is damaged. Restore a backup soon.
operator-reports = Reports
operator-no-reports = No open reports.
operator-close = Close
operator-close-confirm = Close this table for everybody, for good?
operator-ban = Ban
operator-ban-address = Ban address
operator-unban = Lift ban
operator-forget = Remove words
operator-forget-confirm = Remove this person’s words and names everywhere, for good?
operator-bans = Bans
operator-no-bans = Nobody is banned.
operator-kind = Kind
operator-address = Address
operator-person = Person
operator-subject = Address or id
operator-limits = Refused requests by reason
operator-audit = Audit log

act-entered = Operator entered from
act-banned = Banned
act-unbanned = Ban lifted
act-closed = Table closed
act-forgot = { $count ->
    [one] Words removed at one table:
   *[other] Words removed at { $count } tables:
}
act-removed = { $count ->
    [one] One old table removed
   *[other] { $count } old tables removed
}
act-chat-removed = { $count ->
    [one] Chat of one old table removed
   *[other] Chat of { $count } old tables removed
}
