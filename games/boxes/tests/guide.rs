//! What the bots know: it beats chance, goes by what a seat may know, and proposes lawful moves only.

use brocante_boxes::{Auction, Boxes, Move, Notes, Options};
use brocante_core::{Chance, Game, Guide, Header, Moves, Rng, Script, Seat, Seed, Status, Survey, Table, Turn, Viewer};

type State = <Boxes as Game>::State;

fn rules(seats: u8, open_wallets: bool) -> Boxes {
    Boxes::new(&Options { open_wallets }, Boxes::INFO.decks[0].1, seats).unwrap()
}

fn best(game: &Boxes, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let (mut moves, mut marks) = (Moves::default(), Vec::new());
    game.moves(state, seat, &mut moves);
    game.rate(state, seat, &moves, &mut marks);
    let most = marks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equals: Vec<usize> = (0..moves.len()).filter(|&at| marks[at] == most).collect();
    moves[*rng.choose(&equals).unwrap()]
}

/// The share of wins of a seat against others that play a random proposed move.
fn share_against_chance(seats: u8, hero: fn(&Boxes, &State, Seat, &mut Rng) -> Move) -> f64 {
    let (game, games) = (rules(seats, false), 300_u32);
    let (mut won, mut rng, mut moves) = (0.0, Rng::new(9), Moves::default());
    for round in 0..games {
        let own = Seat((round % u32::from(seats)) as u8);
        let mut chance = Chance::fast(u64::from(round));
        let mut state = game.deal(&mut Turn::muted(&mut chance));
        while let Some(seat) = game.status(&state).to_act().first() {
            let mv = if seat == own {
                let view = game.view(&state, Viewer::Seat(seat));
                hero(&game, &game.determinize(&view, &mut rng), seat, &mut rng)
            } else {
                moves.clear();
                game.moves(&state, seat, &mut moves);
                *rng.choose(&moves).unwrap()
            };
            game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
        }
        let winners = game.outcome(&state).winners;
        won += if winners.contains(own) { 1.0 / f64::from(winners.len()) } else { 0.0 };
    }
    won / f64::from(games)
}

#[test]
fn the_guide_beats_chance() {
    for (seats, least) in [(2, 0.94), (3, 0.88), (4, 0.80)] {
        let share = share_against_chance(seats, best);
        assert!(share > least, "{seats} seats: the guide wins {share:.2}");
    }
}

#[test]
fn quick_moves_beat_chance() {
    for (seats, least) in [(2, 0.92), (3, 0.82), (4, 0.76)] {
        let share =
            share_against_chance(seats, |game, state, seat, rng| game.quick(state, seat, &mut Moves::default(), rng));
        assert!(share > least, "{seats} seats: quick moves win {share:.2}");
    }
}

/// Plays quick moves, or now and then any that is proposed, and shows every position.
fn each_position(seats: u8, open_wallets: bool, deck: &str, games: u64, mut test: impl FnMut(&Boxes, &State, Seat)) {
    let game = Boxes::new(&Options { open_wallets }, deck, seats).unwrap();
    let (mut rng, mut moves) = (Rng::new(5), Moves::default());
    for round in 0..games {
        let mut chance = Chance::fast(round);
        let mut state = game.deal(&mut Turn::muted(&mut chance));
        while let Status::ToAct(to_act) = game.status(&state) {
            to_act.iter().for_each(|seat| test(&game, &state, seat));
            let seat = to_act.first().unwrap();
            let mut mv = game.quick(&state, seat, &mut moves, &mut rng);
            if rng.chance(6) {
                moves.clear();
                game.moves(&state, seat, &mut moves);
                mv = *rng.choose(&moves).unwrap();
            }
            game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
        }
    }
}

#[test]
fn marks_go_by_what_a_seat_knows() {
    for seats in 2..=4 {
        let (mut rng, mut moves, mut differ) = (Rng::new(4), Moves::default(), 0);
        let (mut marks, mut others) = (Vec::new(), Vec::new());
        each_position(seats, false, Boxes::INFO.decks[0].1, 30, |game, state, seat| {
            let made_up = game.determinize(&game.view(state, Viewer::Seat(seat)), &mut rng);
            moves.clear();
            game.moves(state, seat, &mut moves);
            game.rate(state, seat, &moves, &mut marks);
            game.rate(&made_up, seat, &moves, &mut others);
            assert_eq!(marks.len(), moves.len());
            assert!(marks.iter().all(|mark| mark.is_finite()));
            assert_eq!(marks, others, "seat {seat} in {state:?}");
            differ += u32::from(*state != made_up);
        });
        assert!(differ > 100, "there are hidden things");
    }
}

/// A table whose first container is known, with seat 0 to begin.
fn table(seats: u8, open: &[u32], closed: &[u32]) -> Table<Boxes> {
    let draws = [("first", vec![0]), ("open", open.to_vec()), ("closed", closed.to_vec())];
    let draws: Script = draws.into_iter().map(|(name, outcomes)| (name.to_owned(), outcomes)).collect();
    Table::open(&Header { seed: Some(Seed([7; 32])), draws, ..Header::new("boxes", seats) }).unwrap()
}

fn play(table: &mut Table<Boxes>, seat: u8, mv: Move) {
    table.play(Seat(seat), mv).unwrap_or_else(|error| panic!("{mv:?} of seat {seat}: {error:?}"));
}

/// Seat 0 has looked into nothing, seat 1 into three closed boxes.
fn after_looks(auction: Auction, closed: &[u32]) -> Table<Boxes> {
    let mut table = table(2, &[], closed);
    play(&mut table, 0, Move::Choose { auction });
    play(&mut table, 0, Move::Stop);
    (6..9).for_each(|place| play(&mut table, 1, Move::Look { place }));
    play(&mut table, 1, Move::Stop);
    table
}

/// How much likelier seat 0 finds it that seat 1 saw gold than that it saw empty boxes.
fn gold_over_empty(auction: Auction, moves: &[(u8, Move)]) -> f32 {
    const EMPTY: u32 = 0;
    const GOLD: u32 = 1;
    let likelihood = |closed: &[u32]| {
        let mut table = after_looks(auction, closed);
        moves.iter().for_each(|&(seat, mv)| play(&mut table, seat, mv));
        let view = table.game().view(table.state(), Viewer::Seat(Seat(0)));
        table.game().likelihood(&view, table.state())
    };
    likelihood(&[GOLD, GOLD, EMPTY, EMPTY]) / likelihood(&[EMPTY; 4])
}

#[test]
fn bids_tell_what_was_seen() {
    let bid = |amount| Move::Bid { amount };
    let ratio = gold_over_empty(Auction::Open, &[(0, bid(100)), (1, bid(1_200))]);
    assert!(ratio > 2.0, "who bids high saw gold: {ratio}");
    let ratio = gold_over_empty(Auction::Open, &[(0, bid(100)), (1, Move::Pass)]);
    assert!(ratio < 0.5, "who passes early saw nothing: {ratio}");
    let lay = |seat, notes| (seat, Move::Lay { notes: Notes(notes) });
    let ratio = gold_over_empty(Auction::Secret, &[lay(0, [0; 4]), lay(1, [0, 0, 0, 2])]);
    assert!(ratio > 2.0, "who lays 1,000 saw gold: {ratio}");
    assert_eq!(gold_over_empty(Auction::Open, &[]), 1.0, "looks alone tell nothing");
}

/// A bid tells more if its bidder has looked into boxes.
#[test]
fn bids_of_seats_that_looked_are_believed() {
    let mark = |looks: u8| {
        let mut table = table(2, &[], &[]);
        play(&mut table, 0, Move::Choose { auction: Auction::Open });
        play(&mut table, 0, Move::Stop);
        (6..6 + looks).for_each(|place| play(&mut table, 1, Move::Look { place }));
        play(&mut table, 1, Move::Stop);
        play(&mut table, 0, Move::Bid { amount: 50 });
        play(&mut table, 1, Move::Bid { amount: 1_100 });
        let mut marks = Vec::new();
        table.game().rate(table.state(), Seat(0), &[Move::Bid { amount: 1_150 }, Move::Pass], &mut marks);
        marks[0] - marks[1]
    };
    assert!(mark(3) > mark(0) + 0.3, "{} {}", mark(3), mark(0));
}

#[test]
fn facts_are_counted() {
    let mut table = table(3, &[10, 11, 0, 0, 0, 0], &[4, 0, 0, 0]); // Red 100, 150 and 250: a set of three.
    let facts = table.game().facts();
    let mut used: Vec<String> = Vec::new();
    let fact = |index: usize| format!("{}: {}", facts[index].group, facts[index].name);
    let lay = |fifties| Move::Lay { notes: Notes([fifties, 0, 0, 0]) };
    let mut moves = vec![(0, Move::Choose { auction: Auction::Secret }), (0, Move::Look { place: 6 })];
    moves.extend([(0, Move::Stop), (1, Move::Stop), (2, Move::Stop), (0, lay(1)), (1, lay(0)), (2, lay(0))]);
    for (seat, mv) in moves {
        table.game().used(table.state(), Seat(seat), mv, &mut |index| used.push(fact(index)));
        play(&mut table, seat, mv);
    }
    let stop = "ways used: stop looking early";
    let nothing = "ways used: lay nothing";
    let first = ["ways used: choose a secret auction", "ways used: look into a closed box"];
    assert_eq!(used, [&first[..], &[stop; 3], &[nothing; 2]].concat());

    let mut rng = Rng::new(1);
    while let Some(seat) = table.status().to_act().first() {
        // Seat 0 has what it wanted; the others buy the rest for 50 each.
        let round = table.game().view(table.state(), Viewer::Public).round;
        let mv = match table.game().quick(table.state(), seat, &mut Moves::default(), &mut rng) {
            Move::Choose { .. } => Move::Choose { auction: Auction::Secret },
            Move::Lay { .. } => lay(u8::from(seat == Seat(1 + round % 2))),
            mv => mv,
        };
        table.play(seat, mv).unwrap();
    }
    let held = |seat| {
        let mut held = Vec::new();
        table.game().held(table.state(), Seat(seat), &mut |index| held.push(fact(index)));
        held.sort();
        held
    };
    let mut expected = vec!["boxes held: closed box: empty"; 3];
    expected.extend(["boxes held: closed box: red 250"]);
    expected.extend(["boxes held: open box: 10"; 4]);
    expected.extend(["boxes held: open box: red 100", "boxes held: open box: red 150", "sets held: red set"]);
    assert_eq!(held(0), expected);
    assert_eq!(held(1).iter().chain(&held(2)).filter(|fact| fact.starts_with("boxes held")).count(), 50);
}

/// Every fact that comes up in many games has a name, and most of what has a name comes up.
#[test]
fn facts_are_in_range() {
    let game = rules(4, false);
    let facts = game.facts();
    let mut counts = vec![0_u32; facts.len()];
    let (mut rng, mut moves) = (Rng::new(2), Moves::default());
    for round in 0..200 {
        let mut chance = Chance::fast(round);
        let mut state = game.deal(&mut Turn::muted(&mut chance));
        while let Some(seat) = game.status(&state).to_act().first() {
            moves.clear();
            game.moves(&state, seat, &mut moves);
            let mv = *rng.choose(&moves).unwrap();
            game.used(&state, seat, mv, &mut |index| counts[index] += 1);
            game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
        }
        Seat::all(4).for_each(|seat| game.held(&state, seat, &mut |index| counts[index] += 1));
    }
    for (fact, count) in facts.iter().zip(counts) {
        assert!(count > 0, "{}: {} never comes up", fact.group, fact.name);
    }
}

#[test]
fn every_style_shuns_something() {
    let looks = (0..10).map(|place| Move::Look { place });
    let choices = [Auction::Open, Auction::Secret].map(|auction| Move::Choose { auction });
    let moves: Vec<Move> = looks.chain(choices).collect();
    for style in Boxes::STYLES {
        let shunned = moves.iter().filter(|mv| (style.shuns)(mv)).count();
        assert!(shunned > 0 && shunned < moves.len(), "{}", style.name);
    }
}
