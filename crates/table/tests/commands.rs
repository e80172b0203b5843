//! Every command of the list: who may use it and when, what is stale, what counts once, and what bad input gives.

mod common;

use brocante_core::Seat;
use brocante_table::command::{Access, COMMANDS, KEY_BYTES_MAX, MakeMove, TakeOver, repeated};
use brocante_table::{Command, CommandError, CommandSpec, Entry, Phase, WordFilter};
use common::{SHARE, TestTable, boxes, check, check_all, in_short, made, perform, person};
use serde_json::{Value, json};

const PHASES: [Phase; 3] = [Phase::Gathering, Phase::Playing, Phase::Over];

/// What everybody sends in [`PERMISSIONS`].
fn sample(command: &str) -> Value {
    match command {
        "sit" => json!({ "name": "Zoe" }),
        "share" => json!({ "fingerprint": SHARE }),
        "leave" | "release" | "rest" | "back" | "begin" | "reshuffle" | "keep" => json!({}),
        "settings" => json!({ "pace": "fast" }),
        "remove" | "host" | "mute" => json!({ "seat": 1 }),
        "move" => json!({ "move": { "do": "choose", "auction": "open" } }),
        "chat" => json!({ "text": "well" }),
        "report" => json!({ "seat": 1, "name": "Zoe" }),
        "strike" | "dismiss" => json!({ "line": 0 }),
        _ => panic!("add a sample of the command {command}, and its lines to PERMISSIONS"),
    }
}

/// What each command gives: its entries, `-` if there is nothing to do, or `!` and the code of the error. Player is
/// "ada" on seat 1. A spectator has no seat at a table that allows spectators; a stranger has none at one that does not.
const PERMISSIONS: &str = "
command   phase      host        player      muted       spectator   stranger
sit       gathering  !seated     !seated     !seated     sat         sat
sit       playing    !seated     !seated     !seated     !begun      !begun
sit       over       !seated     !seated     !seated     !begun      !begun
share     gathering  pledged     pledged     pledged     !not-seated !not-seated
share     playing    !begun      !begun      !begun      !not-seated !not-seated
share     over       !begun      !begun      !begun      !not-seated !not-seated
reshuffle gathering  !not-begun  !not-host   !not-host   !not-host   !not-host
reshuffle playing    !begun      !not-host   !not-host   !not-host   !not-host
reshuffle over       !begun      !not-host   !not-host   !not-host   !not-host
leave     gathering  stood+host  stood       stood       !not-seated !not-seated
leave     playing    away+host   away        away        !not-seated !not-seated
leave     over       host        -           -           !not-seated !not-seated
release   gathering  stood+host  stood       stood       !not-seated !not-seated
release   playing    away+host   away        away        !not-seated !not-seated
release   over       host        -           -           !not-seated !not-seated
rest      gathering  -           -           -           !not-seated !not-seated
rest      playing    away        away        away        !not-seated !not-seated
rest      over       -           -           -           !not-seated !not-seated
back      gathering  -           -           -           !not-seated !not-seated
back      playing    -           -           -           !not-seated !not-seated
back      over       -           -           -           !not-seated !not-seated
settings  gathering  changed     !not-host   !not-host   !not-host   !not-host
settings  playing    !begun      !not-host   !not-host   !not-host   !not-host
settings  over       !begun      !not-host   !not-host   !not-host   !not-host
remove    gathering  stood       !not-host   !not-host   !not-host   !not-host
remove    playing    away        !not-host   !not-host   !not-host   !not-host
remove    over       !over       !not-host   !not-host   !not-host   !not-host
host      gathering  host        !not-host   !not-host   !not-host   !not-host
host      playing    host        !not-host   !not-host   !not-host   !not-host
host      over       host        !not-host   !not-host   !not-host   !not-host
begin     gathering  began       !not-host   !not-host   !not-host   !not-host
begin     playing    !begun      !not-host   !not-host   !not-host   !not-host
begin     over       !begun      !not-host   !not-host   !not-host   !not-host
move      gathering  !not-begun  !not-begun  !not-begun  !not-seated !not-seated
move      playing    moved       !refused    !refused    !not-seated !not-seated
move      over       !over       !over       !over       !not-seated !not-seated
chat      gathering  chat        chat        !muted      !not-seated !not-seated
chat      playing    chat        chat        !muted      !not-seated !not-seated
chat      over       chat        chat        !muted      !not-seated !not-seated
report    gathering  reported    reported    reported    reported    reported
report    playing    reported    reported    reported    reported    !no-spectators
report    over       reported    reported    reported    reported    !no-spectators
mute      gathering  muted       !not-host   !not-host   !not-host   !not-host
mute      playing    muted       !not-host   !not-host   !not-host   !not-host
mute      over       muted       !not-host   !not-host   !not-host   !not-host
strike    gathering  struck      !not-host   !not-host   !not-host   !not-host
strike    playing    struck      !not-host   !not-host   !not-host   !not-host
strike    over       struck      !not-host   !not-host   !not-host   !not-host
dismiss   gathering  dismissed   !not-host   !not-host   !not-host   !not-host
dismiss   playing    dismissed   !not-host   !not-host   !not-host   !not-host
dismiss   over       dismissed   !not-host   !not-host   !not-host   !not-host
keep      gathering  !not-over   !not-over   !not-over   !not-seated !not-seated
keep      playing    !not-over   !not-over   !not-over   !not-seated !not-seated
keep      over       kept        kept        kept        !not-seated !not-seated
";

fn permissions() -> String {
    let mut lines = String::new();
    let mut line = |command: &str, phase: &str, results: [&str; 5]| {
        let [host, player, muted, spectator, stranger] = results;
        let text = format!("{command:<9} {phase:<10} {host:<11} {player:<11} {muted:<11} {spectator:<11} {stranger}");
        lines.push_str(text.trim_end());
        lines.push('\n');
    };
    line("command", "phase", ["host", "player", "muted", "spectator", "stranger"]);
    for spec in COMMANDS {
        for phase in PHASES {
            let results = ["host", "ada", "mia", "zoe", "eve"].map(|who| {
                let mut table = TestTable::boxes(phase);
                table.state.settings.spectators = who != "eve";
                in_short(&plan_and_apply(&mut table, who, spec.name))
            });
            line(spec.name, phase.name(), results.each_ref().map(String::as_str));
        }
    }
    lines
}

/// Like [`check`], without a look at the log: the test has changed the state behind its back.
fn plan_and_apply(table: &mut TestTable, who: &str, command: &str) -> Result<String, String> {
    let command = CommandSpec::find(command).unwrap().read(sample(command)).unwrap();
    let before = table.debug();
    let result = table.plan(who, &command).and_then(|entries| {
        for entry in &entries {
            table.state.apply(entry).map_err(CommandError::Refused)?;
        }
        Ok(entries.iter().map(common::kind).collect::<Vec<_>>().join(" "))
    });
    if result.as_ref().map_or(true, String::is_empty) {
        assert_eq!(table.debug(), before);
    }
    result.map_err(|error| error.code().to_owned())
}

#[test]
fn who_may_use_which_command_and_when() {
    let actual = permissions();
    assert_eq!(actual.trim(), PERMISSIONS.trim(), "the whole table is now:\n{actual}");
}

/// A new command needs its lines in the table above.
#[test]
fn the_table_of_permissions_lists_every_command() {
    for spec in COMMANDS {
        for phase in PHASES {
            let is_line = |line: &str| line.split_whitespace().take(2).eq([spec.name, phase.name()]);
            assert!(PERMISSIONS.lines().any(is_line), "{} while {} is missing", spec.name, phase.name());
        }
    }
}

/// The declared access is what the table above shows: people whom it excludes get its error, in every phase.
#[test]
fn the_declared_access_is_enforced() {
    for line in PERMISSIONS.trim().lines().skip(1) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [command, phase, host, player, muted, spectator, stranger] = words[..] else { panic!("{line}") };
        let (others, code): (Vec<&str>, &str) = match CommandSpec::find(command).unwrap().access {
            Access::Anyone => (vec![], ""),
            Access::Watcher if phase == "gathering" => (vec![], ""),
            Access::Watcher => (vec![stranger], "!no-spectators"),
            Access::Player => (vec![spectator, stranger], "!not-seated"),
            Access::Host => (vec![player, muted, spectator, stranger], "!not-host"),
        };
        assert!(others.iter().all(|result| *result == code), "{line}");
        let everybody = [host, player, muted, spectator, stranger];
        let refused = everybody.iter().filter(|result| ["!no-spectators", "!not-seated", "!not-host"].contains(result));
        assert_eq!(refused.count(), others.len(), "{line}");
    }
}

#[test]
fn commands_have_names_and_summaries() {
    for spec in COMMANDS {
        assert_eq!(CommandSpec::find(spec.name).unwrap().name, spec.name);
        assert!(spec.summary.ends_with('.') && !spec.summary.contains('\n'), "{}", spec.summary);
        let is_empty = sample(spec.name) == json!({});
        assert_eq!(spec.has_body, !is_empty, "{}", spec.name);
    }
    assert!(CommandSpec::find("dance").is_none());
}

#[test]
fn bad_input_is_refused() {
    let long = |count: usize| "x".repeat(count);
    let choose = json!({ "do": "choose", "auction": "open" });
    #[rustfmt::skip]
    let cases = [
        ("eve", "sit", json!({ "name": long(25) }), "!bad-name"),
        ("eve", "sit", json!({ "name": "" }), "!bad-name"),
        ("eve", "sit", json!({ "name": " \u{200b}\u{202e}\n" }), "!bad-name"),
        ("eve", "sit", json!({ "name": "Eve", "seat": 1 }), "!seat-taken"),
        ("eve", "sit", json!({ "name": "Eve", "seat": 9 }), "!no-such-seat"),
        ("eve", "sit", json!({ "name": "Eve", "seat": 256 }), "!bad-request"),
        ("eve", "sit", json!({ "name": "Eve", "seat": -1 }), "!bad-request"),
        ("eve", "sit", json!({ "name": 7 }), "!bad-request"),
        ("eve", "sit", json!({ "nam": "Eve" }), "!bad-request"),
        ("eve", "sit", json!({}), "!bad-request"),
        ("ada", "share", json!({}), "!bad-request"),
        ("ada", "share", json!({ "fingerprint": "abc" }), "!bad-request"),
        ("ada", "share", json!({ "share": SHARE, "fingerprint": SHARE }), "!bad-request"),
        ("ada", "share", json!({ "share": SHARE }), "!fingerprint-first"),
        ("eve", "sit", json!({ "name": "Eve", "fingerprint": "abc" }), "!bad-request"),
        ("host", "reshuffle", json!({}), "!not-begun"),
        ("ada", "share", json!({ "share": "abc" }), "!bad-request"),
        ("ada", "share", json!({ "share": "é".repeat(32) }), "!bad-request"),
        ("ada", "leave", json!({ "now": true }), "!bad-request"),
        ("ada", "release", json!({ "now": true }), "!bad-request"),
        ("ada", "rest", json!([1]), "!bad-request"),
        ("ada", "back", json!("x"), "!bad-request"),
        ("host", "begin", json!(null), "!bad-request"),
        ("host", "keep", json!(null), "!bad-request"),
        ("host", "settings", json!({ "pase": "fast" }), "!bad-request"),
        ("host", "settings", json!({ "pace": "quick" }), "!bad-request"),
        ("host", "settings", json!({ "seats": 256 }), "!bad-request"),
        ("host", "settings", json!({ "seats_for": ["king"] }), "!bad-request"),
        ("host", "settings", json!({ "is_whole": true }), "!bad-request"),
        ("host", "settings", json!({ "options": { "open_walets": true } }), "!setup"),
        ("host", "settings", json!({ "options": { "open_wallets": "perhaps" } }), "!setup"),
        ("host", "settings", json!({ "deck": "no such deck" }), "!setup"),
        ("host", "settings", json!({ "deck": { "toml": "[[[" } }), "!setup"),
        ("host", "settings", json!({ "seats": 9 }), "!setup"),
        ("host", "settings", json!({ "seats": 0 }), "!setup"),
        ("host", "settings", json!({ "seats": 2 }), "!full"),
        ("host", "settings", json!({ "game": "chess" }), "!no-game"),
        ("host", "remove", json!({ "seat": 9 }), "!no-such-seat"),
        ("host", "remove", json!({ "seat": 3 }), "!no-such-seat"),
        ("host", "remove", json!({ "seat": 0 }), "!no-such-seat"),
        ("host", "remove", json!({ "seat": "1" }), "!bad-request"),
        ("host", "host", json!({ "seat": 9 }), "!no-such-seat"),
        ("host", "host", json!({ "seat": 3 }), "!no-such-seat"),
        ("host", "host", json!({}), "!bad-request"),
        ("ada", "move", json!({ "move": choose, "idempotency_key": long(KEY_BYTES_MAX + 1) }), "!bad-request"),
        ("ada", "move", json!({ "move": choose, "command": long(KEY_BYTES_MAX + 1) }), "!bad-request"),
        ("ada", "move", json!({ "move": choose, "command": "a", "idempotency_key": "a" }), "!bad-request"),
        ("ada", "move", json!({ "move": choose, "at": -1 }), "!bad-request"),
        ("ada", "move", json!({ "mov": choose }), "!bad-request"),
        ("ada", "move", json!({}), "!bad-request"),
        ("ada", "chat", json!({ "text": long(501) }), "!bad-text"),
        ("ada", "chat", json!({ "text": " \n\u{feff}" }), "!bad-text"),
        ("ada", "chat", json!({ "text": null }), "!bad-request"),
        ("ada", "report", json!({}), "!bad-request"),
        ("ada", "report", json!({ "line": 0, "seat": 1 }), "!bad-request"),
        ("ada", "report", json!({ "line": 7 }), "!nothing-said"),
        ("ada", "report", json!({ "seat": 3 }), "!no-such-seat"),
        ("ada", "report", json!({ "seat": 9 }), "!no-such-seat"),
        ("eve", "report", json!({ "line": 0 }), "!no-nickname"),
        ("eve", "report", json!({ "line": 0, "name": long(25) }), "!no-nickname"),
        ("host", "mute", json!({ "seat": 9 }), "!no-such-seat"),
        ("host", "mute", json!({ "seat": 3 }), "!no-such-seat"),
        ("host", "mute", json!({ "seat": 0 }), "!no-such-seat"),
        ("host", "mute", json!({ "seat": 1, "muted": "yes" }), "!bad-request"),
        ("host", "strike", json!({}), "!bad-request"),
        ("host", "strike", json!({ "line": 0, "seat": 1 }), "!bad-request"),
        ("host", "strike", json!({ "line": 7 }), "!nothing-said"),
        ("host", "strike", json!({ "seat": 3 }), "!no-such-seat"),
        ("host", "strike", json!({ "line": 0, "name": "x" }), "!bad-request"),
        ("host", "dismiss", json!({}), "!bad-request"),
        ("host", "dismiss", json!({ "line": 0, "seat": 1 }), "!bad-request"),
        ("host", "dismiss", json!({ "line": 7 }), "!nothing-said"),
        ("host", "dismiss", json!({ "seat": 9 }), "!no-such-seat"),
    ];
    let mut table = TestTable::boxes(Phase::Gathering);
    let before = table.debug();
    check_all(&mut table, &cases);
    assert_eq!(table.debug(), before);
    for spec in COMMANDS {
        assert!(cases.iter().any(|case| case.1 == spec.name), "no bad input for {}", spec.name);
        // Unknown fields and other types than an object, whatever the command.
        let mut odd = sample(spec.name);
        odd["odd"] = json!(1);
        for body in [odd, json!(7), json!("x"), json!(null), json!([])] {
            assert_eq!(spec.read(body).unwrap_err().code(), "bad-request", "{}", spec.name);
        }
    }
}

#[test]
fn moves_are_refused_by_the_game() {
    let mut table = TestTable::boxes(Phase::Playing);
    let before = table.debug();
    check_all(
        &mut table,
        &[
            ("host", "move", json!({ "move": { "do": "dance" } }), "!bad-move"),
            ("host", "move", json!({ "move": null }), "!bad-move"),
            ("host", "move", json!({ "move": { "do": "choose", "auction": "open", "now": 1 } }), "!bad-move"),
            ("host", "move", json!({ "move": { "do": "look", "place": 0 } }), "!refused"),
            ("ada", "move", json!({ "move": { "do": "choose", "auction": "open" } }), "!refused"),
        ],
    );
    assert_eq!(table.debug(), before);
}

#[test]
fn the_word_filter_sees_names_and_texts() {
    let filtered = |server: WordFilter, own: WordFilter| {
        let mut table = TestTable::with(boxes(), &["host", "ada"]);
        table.ok("host", "settings", json!({ "word_filter": own }));
        table.word_filter = server;
        table
    };
    for (server, own) in [(WordFilter::Mild, WordFilter::Off), (WordFilter::Off, WordFilter::Mild)] {
        let mut table = filtered(server, own);
        table.ok("eve", "sit", json!({ "name": "Mr Sh1t" }));
        table.ok("ada", "chat", json!({ "text": "s.h.i.t happens" }));
        table.ok("ada", "chat", json!({ "text": "sh\tit" }));
        table.ok("ben", "report", json!({ "line": 0, "name": "shit" }));
        assert_eq!(table.state.name(Seat(2)), "Mr ••••");
        let words: Vec<_> = table.state.chat.iter().map(|line| table.state.words_in(line).unwrap()).collect();
        assert_eq!(words, ["•.•.•.• happens", "••••"], "what is removed from a text must not hide a word");
        assert_eq!(table.state.moderation.reports().next().unwrap().by_name, "••••");
    }
    for (server, own) in [(WordFilter::Strict, WordFilter::Mild), (WordFilter::Off, WordFilter::Strict)] {
        let mut table = filtered(server, own);
        check_all(
            &mut table,
            &[
                ("eve", "sit", json!({ "name": "Mr Sh1t" }), "!bad-words"),
                ("eve", "sit", json!({ "name": "Sh\r1t" }), "!bad-words"),
                ("ada", "chat", json!({ "text": "oh shit" }), "!bad-words"),
                ("ben", "report", json!({ "seat": 1, "name": "shit" }), "!bad-words"),
                ("ada", "chat", json!({ "text": "Scunthorpe" }), "chat"),
            ],
        );
        let (from, name) = (Some(person("ada")), "shit".to_owned());
        let take = Command::TakeOver(TakeOver { seat: Seat(1), from, is_given: false, name });
        assert_eq!(perform(&mut table, "eve", &take), Err("bad-words".to_owned()));
    }
    // A host can't be less strict than the server.
    let mut table = filtered(WordFilter::Mild, WordFilter::Strict);
    table.ok("host", "settings", json!({ "word_filter": "off" }));
    assert_eq!(table.state.settings.word_filter, WordFilter::Mild);
}

#[test]
fn names_and_texts_are_cleaned() {
    let mut table = TestTable::boxes(Phase::Gathering);
    table.ok("eve", "sit", json!({ "name": "  Eve \u{202e} L.\n" }));
    table.ok("eve", "chat", json!({ "text": " one\u{7}\ntwo " }));
    assert_eq!(table.state.name(Seat(3)), "Eve L.");
    assert_eq!(table.state.words_in(&table.state.chat[1]), Some("one\ntwo"));
}

/// A move is out of date if the seat's decision began after `at`.
#[test]
fn a_move_with_an_old_at_is_stale() {
    let mut table = TestTable::boxes(Phase::Playing);
    let began = table.state.began_seq();
    let choose = |at: u64| json!({ "move": { "do": "choose", "auction": "open" }, "at": at });
    assert_eq!(check(&mut table, "host", "move", choose(began - 1)), Err("stale".to_owned()));
    // It is not ada's turn: the game says so, whatever she has seen.
    assert_eq!(check(&mut table, "ada", "move", choose(1)), Err("refused".to_owned()));
    // Chat is not news to a decision.
    table.ok("ada", "chat", json!({ "text": "hurry" }));
    assert_eq!(check(&mut table, "host", "move", choose(began)), Ok("moved".to_owned()));
    // The next decision of the same seat begins with its move.
    let seat = table.state.to_act().iter().next().unwrap();
    assert_eq!(table.state.decision_seq(seat), table.state.seq);
    let who = ["host", "ada", "mia"][seat.index()];
    let mv = table.moves(seat)[0].clone();
    assert_eq!(check(&mut table, who, "move", json!({ "move": mv, "at": began })), Err("stale".to_owned()));
    let seq = table.state.seq;
    assert_eq!(check(&mut table, who, "move", json!({ "move": mv, "at": seq })), Ok("moved".to_owned()));
    // Without `at` nothing is stale, and the future is not either.
    let seat = table.state.to_act().iter().next().unwrap();
    assert!(table.state.decision_seq(seat) > began);
}

/// What others choose at the same time does not make a choice stale.
#[test]
fn a_simultaneous_choice_is_not_stale() {
    let mut table = TestTable::bizarre();
    let people = ["host", "ada", "ben", "mia"];
    let seats: Vec<Seat> = table.state.to_act().iter().collect();
    assert!(seats.len() > 1);
    let at = table.state.seq;
    for seat in &seats {
        let body = json!({ "move": table.moves(*seat)[0], "at": at });
        assert_eq!(check(&mut table, people[seat.index()], "move", body), Ok("moved".to_owned()), "{seat:?}");
    }
    // Now the next choice has begun, for all of them.
    let seat = seats[0];
    assert!(table.state.to_act().contains(seat));
    let body = json!({ "move": table.moves(seat)[0], "at": at });
    assert_eq!(check(&mut table, people[seat.index()], "move", body), Err("stale".to_owned()));
}

#[test]
fn a_repeated_move_counts_once() {
    let mut table = TestTable::boxes(Phase::Playing);
    let body = json!({ "move": { "do": "choose", "auction": "open" }, "idempotency_key": "k" });
    let command = CommandSpec::find("move").unwrap().read(body.clone()).unwrap();
    let host = person("host");
    assert_eq!(repeated(&table.state, &host, &command), None);
    assert_eq!(check(&mut table, "host", "move", body.clone()), Ok("moved".to_owned()));
    let seq = table.state.seq;
    assert_eq!(check(&mut table, "host", "move", body.clone()), Ok(String::new()));
    assert_eq!(repeated(&table.state, &host, &command), Some(seq));
    // The old name of the field, another move, and a stale decision: the key alone counts.
    let other = json!({ "move": { "do": "stop" }, "command": "k", "at": 1 });
    assert_eq!(check(&mut table, "host", "move", other), Ok(String::new()));
    assert_eq!(table.state.seq, seq);
    // Keys belong to a seat, and a refused request does not use its key up.
    assert_eq!(repeated(&table.state, &person("ada"), &command), None);
    assert_eq!(repeated(&table.state, &person("eve"), &command), None);
    assert_eq!(check(&mut table, "ada", "move", body), Err("refused".to_owned()));
    assert_eq!(table.state.request_seq(Seat(1), "k"), None);
    let without = Command::Move(MakeMove { mv: json!({}), at: None, idempotency_key: None });
    assert_eq!(repeated(&table.state, &host, &without), None);
    // Also after the end.
    table.play_while(|state| state.phase() != Phase::Over);
    let body = json!({ "move": { "do": "stop" }, "idempotency_key": "k" });
    assert_eq!(check(&mut table, "host", "move", body), Ok(String::new()));
    // The longest key.
    let long = json!({ "move": { "do": "stop" }, "idempotency_key": "k".repeat(KEY_BYTES_MAX) });
    assert_eq!(check(&mut table, "host", "move", long), Err("over".to_owned()));
}

#[test]
fn what_is_done_already_writes_nothing() {
    let mut table = TestTable::boxes(Phase::Gathering);
    let other = json!({ "fingerprint": "f".repeat(64) });
    check_all(
        &mut table,
        &[
            ("ada", "share", json!({ "fingerprint": SHARE }), "pledged"),
            ("ada", "share", other, "-"),
            ("host", "mute", json!({ "seat": 1 }), "muted"),
            ("host", "mute", json!({ "seat": 1 }), "-"),
            ("host", "mute", json!({ "seat": 1, "muted": false }), "muted"),
            ("host", "mute", json!({ "seat": 1, "muted": false }), "-"),
            ("mia", "report", json!({ "line": 0 }), "reported"),
            ("mia", "report", json!({ "line": 0 }), "-"),
            ("host", "dismiss", json!({ "line": 0 }), "dismissed"),
            ("host", "dismiss", json!({ "line": 0 }), "-"),
            ("host", "strike", json!({ "line": 0 }), "struck"),
            ("host", "strike", json!({ "line": 0 }), "-"),
            ("host", "strike", json!({ "seat": 1 }), "struck"),
            ("host", "strike", json!({ "seat": 1 }), "-"),
            ("ada", "rest", json!({}), "-"),
            ("host", "begin", json!({}), "began"),
            ("host", "begin", json!({}), "!begun"),
            ("ada", "back", json!({}), "-"),
            ("ada", "rest", json!({}), "away"),
            ("ada", "rest", json!({}), "-"),
            ("ada", "back", json!({}), "back"),
            ("ada", "back", json!({}), "-"),
        ],
    );
    assert_eq!(table.state.places[1].fingerprint.as_deref(), Some(SHARE), "the first fingerprint counts");
}

/// A bot plays for an absent player; a move brings them back, a refused one does not.
#[test]
fn a_move_ends_an_absence() {
    let mut table = TestTable::boxes(Phase::Playing);
    check_all(
        &mut table,
        &[
            ("host", "rest", json!({}), "away"),
            ("host", "move", json!({ "move": { "do": "look", "place": 99 } }), "!refused"),
        ],
    );
    assert!(table.state.is_bot(Seat(0)) && !table.state.waits_for(Seat(0)));
    let choose = json!({ "move": { "do": "choose", "auction": "open" } });
    check_all(&mut table, &[("host", "move", choose, "moved+back")]);
    assert!(!table.state.is_bot(Seat(0)));
}

/// The first share of a player counts; all of them and the server's secret make the seed.
#[test]
fn shares_and_the_secret_make_the_seed() {
    let secret = brocante_core::Seed::from_text("secret");
    let plain = common::header(json!({ "game": "boxes", "seats": 2 }));
    let Entry::Made { code, header, settings, host, at_ms, .. } = made(plain) else { unreachable!() };
    let made = Entry::Made { code, header, settings, host, at_ms, secret: Some(secret.clone()), origin: None };
    let begun = |shares: &[&str]| {
        let mut table = TestTable::make(&made);
        table.ok("host", "sit", json!({ "name": "Host" }));
        for share in shares {
            table.ok("host", "share", json!({ "share": share }));
        }
        assert_eq!(table.state.commitment(), Some(brocante_core::commitment(&secret)));
        table.ok("host", "begin", json!({}));
        table.state.header
    };
    let header = begun(&[SHARE, &"f".repeat(64)]);
    assert_eq!(header.fair.as_ref().unwrap().shares.len(), 1);
    assert_eq!(header.rules, Some(1));
    assert_eq!(header.seed, begun(&[SHARE]).seed);
    assert_ne!(header.seed, begun(&[]).seed);
    // A device with two seats gives both the same share.
    let mut table = TestTable::make(&made);
    table.ok("host", "sit", json!({ "name": "Host" }));
    table.ok("host", "sit", json!({ "name": "Beside", "beside": true }));
    assert_eq!(check(&mut table, "host", "share", json!({ "share": SHARE })), Ok("share share".to_owned()));
    // Without a secret, the seed of the set-up counts, else a fresh one.
    let seed_of = |seed: Option<&str>| {
        let mut table =
            TestTable::with(common::header(json!({ "game": "boxes", "seats": 2, "seed": seed })), &["host"]);
        table.ok("host", "begin", json!({}));
        table.state.header.seed.unwrap().to_string()
    };
    assert_eq!(seed_of(Some(SHARE)), SHARE);
    assert_eq!(seed_of(None), brocante_core::Seed::from_text("fresh").to_string());
}
