//! How bots play this game, and what the lab counts in it.

use brocante_bizarre::{Bizarre, BuyerWord, Kind, Move, Options, Phase, Places, View, WordView};
use brocante_core::{
    Chance, DeckChoice, Game, Guide, Header, Moves, Rng, Script, Seat, Seed, Status, Survey, Table, Turn, Viewer,
};
use brocante_laws::Lawful as _;

type State = <Bizarre as Game>::State;

fn open(deck: &str, seats: u8) -> Bizarre {
    Bizarre::new(&Options {}, deck, seats).expect("the deck is sound")
}

/// Every seat count with every deck of the game, and with one that is renewed all the time.
fn every_table() -> Vec<Bizarre> {
    let decks = |seats: u8| {
        let house = Bizarre::INFO.decks.iter().map(|(_, text)| (*text).to_owned());
        house.chain(Bizarre::edge_decks(seats)).collect::<Vec<_>>()
    };
    (4..=8).flat_map(|seats| decks(seats).into_iter().map(move |deck| open(&deck, seats))).collect()
}

fn listed(game: &Bizarre, state: &State, seat: Seat) -> Moves<Move> {
    let mut moves = Moves::default();
    game.moves(state, seat, &mut moves);
    moves
}

fn any(game: &Bizarre, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    *rng.choose(&listed(game, state, seat)).expect("who is to act has a move, by law")
}

fn marks(game: &Bizarre, state: &State, seat: Seat, moves: &[Move]) -> Vec<f32> {
    let mut marks = Vec::new();
    game.rate(state, seat, moves, &mut marks);
    assert_eq!(marks.len(), moves.len());
    marks
}

/// The move with the best mark, by what the seat can know; a random one if there are several.
fn guided(game: &Bizarre, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let made_up = game.determinize(&game.view(state, Viewer::Seat(seat)), rng);
    let moves = listed(game, state, seat);
    let marks = marks(game, &made_up, seat, &moves);
    let top = marks.iter().copied().fold(f32::MIN, f32::max);
    let best: Vec<Move> = moves.iter().zip(&marks).filter(|(_, mark)| **mark == top).map(|(&mv, _)| mv).collect();
    *rng.choose(&best).expect("some mark is the best")
}

/// Plays a game, the moves chosen by `choose`.
fn play(game: &Bizarre, seed: u64, mut choose: impl FnMut(&State, Seat, &mut Rng) -> Move) -> State {
    let (mut chance, mut rng) = (Chance::fast(seed), Rng::new(seed + 1));
    let mut state = game.deal(&mut Turn::muted(&mut chance));
    while let Status::ToAct(to_act) = game.status(&state) {
        let seat = to_act.first().expect("a seat is to act");
        let mv = choose(&state, seat, &mut rng);
        assert_eq!(game.check(&state, seat, mv), Ok(()), "{mv:?}");
        game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
    }
    state
}

/// Two seats against two. All Buyers judge by the guide, because random ones would buy from any seat.
fn share_of_sales(games: u64, by: impl Fn(&Bizarre, &State, Seat, &mut Rng) -> Move) -> (f64, f64) {
    let game = open(Bizarre::INFO.decks[0].1, 4);
    let (mut wins, mut bought, mut all) = (0.0, 0, 0);
    for round in 0..games {
        let is_by = |seat: Seat| u64::from(seat.0) % 2 == round % 2;
        let end = play(&game, round, |state, seat, rng| match seat {
            seat if seat == game.view(state, Viewer::Public).buyer => guided(&game, state, seat, rng),
            seat if is_by(seat) => by(&game, state, seat, rng),
            seat => any(&game, state, seat, rng),
        });
        let winners = game.outcome(&end).winners;
        wins += winners.iter().filter(|&seat| is_by(seat)).count() as f64 / f64::from(winners.len());
        for (seat, lines) in Seat::all(4).zip(game.score(&end)) {
            let invented = lines[0].points;
            all += invented;
            bought += if is_by(seat) { invented } else { 0 };
        }
    }
    (wins / games as f64, f64::from(bought) / f64::from(all))
}

#[test]
fn what_the_guide_invents_is_bought() {
    let (wins, bought) = share_of_sales(150, guided);
    println!("the guide wins {wins:.2}, {bought:.2} of its inventions against random ones are bought");
    assert!(wins > 0.7 && bought > 0.75, "{wins} {bought}");
}

#[test]
fn quick_is_better_than_chance() {
    let quick =
        |game: &Bizarre, state: &State, seat, rng: &mut Rng| game.quick(state, seat, &mut Moves::default(), rng);
    let (wins, bought) = share_of_sales(150, quick);
    println!("quick wins {wins:.2}, {bought:.2} of its inventions against random ones are bought");
    assert!(wins > 0.6 && bought > 0.65, "{wins} {bought}");
}

#[test]
fn marks_go_by_what_the_seat_can_know() {
    for (number, game) in every_table().iter().enumerate() {
        play(game, number as u64, |state, seat, rng| {
            for seat in game.status(state).to_act().iter() {
                let moves = listed(game, state, seat);
                let made_up = game.determinize(&game.view(state, Viewer::Seat(seat)), rng);
                assert_eq!(marks(game, state, seat, &moves), marks(game, &made_up, seat, &moves));
            }
            any(game, state, seat, rng)
        });
    }
}

#[test]
fn others_see_only_what_a_move_tells_everybody() {
    let game = open(Bizarre::INFO.decks[0].1, 4);
    play(&game, 3, |state, seat, rng| {
        let moves = listed(&game, state, seat);
        let phase = game.view(state, Viewer::Public).phase;
        let seen = |mv: &Move| game.as_seen(state, *mv);
        match phase {
            Phase::Thrift | Phase::Invent => assert!(moves.iter().all(|mv| seen(mv) == seen(&moves[0]))),
            Phase::Deal => {
                let mut gives = moves.iter().filter(|mv| matches!(mv, Move::Give { .. })).map(seen);
                let first = gives.next();
                assert!(gives.all(|give| Some(give) == first && give != Move::Shuffle));
            }
            _ => assert!(moves.iter().all(|mv| seen(mv) == *mv)),
        }
        any(&game, state, seat, rng)
    });
}

/// How many tags a word shares with the Buyer's words, by the deck file.
fn fit(tags: &[String], word: &WordView, decks: &toml::Table) -> usize {
    let list = if word.kind == Kind::Quality { "quality" } else { "item" };
    let own = decks[list][usize::from(word.id)]["tags"].as_array().expect("the deck has tags");
    own.iter().filter(|tag| tags.iter().any(|wanted| tag.as_str() == Some(wanted))).count()
}

fn wanted(seen: &View, deck: &toml::Table) -> Vec<String> {
    let taken = seen.identities.last().into_iter().flatten();
    let lists = taken.filter_map(|of| {
        deck["buyer"][usize::from(of.card)]["tags"].get(usize::from(of.word)).and_then(toml::Value::as_array)
    });
    lists.flatten().filter_map(|tag| tag.as_str().map(str::to_owned)).collect()
}

/// What a bot buys and what bots invent must fit the Buyer's words.
#[test]
fn the_guide_invents_and_buys_what_suits_the_buyer() {
    let deck: toml::Table = Bizarre::INFO.decks[0].1.parse().expect("the deck is TOML");
    let game = open(Bizarre::INFO.decks[0].1, 6);
    let (mut by_guide, mut by_lot) = ([0; 2], [0; 2]);
    for seed in 0..20 {
        play(&game, seed, |state, seat, rng| {
            let seen = game.view(state, Viewer::Seat(seat));
            let tags = wanted(&seen, &deck);
            let suits = |mv: Move| match mv {
                Move::Invent { quality, item } => {
                    let id = |word: &WordView| if word.kind == Kind::Quality { quality } else { item };
                    seen.hand.iter().filter(|word| word.id == id(word)).map(|word| fit(&tags, word, &deck)).sum()
                }
                Move::Buy { from } => {
                    let pair = seen.bags.iter().find(|bag| bag.pitcher == from).and_then(|bag| bag.pair.as_ref());
                    pair.map_or(0, |pair| fit(&tags, &pair.quality, &deck) + fit(&tags, &pair.item, &deck))
                }
                _ => 0,
            };
            let of = usize::from(seen.phase == Phase::Sale);
            by_guide[of] += suits(guided(&game, state, seat, rng));
            by_lot[of] += suits(any(&game, state, seat, rng));
            any(&game, state, seat, rng)
        });
    }
    println!("tags that fit, in inventions and sales: {by_guide:?} by the guide, {by_lot:?} by lot");
    assert!(by_guide[0] > 2 * by_lot[0] && by_guide[1] > 2 * by_lot[1], "{by_guide:?} by the guide, {by_lot:?} by lot");
}

/// A first round with known cards.
fn scripted() -> Table<Bizarre> {
    let draws = [("first", vec![0]), ("buyer", vec![2, 5]), ("quality", (0..9).collect()), ("item", (0..12).collect())];
    let draws: Script = draws.into_iter().map(|(name, draws)| (name.to_owned(), draws)).collect();
    let deck = Some(DeckChoice::text(Bizarre::INFO.decks[0].1.to_owned()));
    Table::open(&Header { deck, draws, seed: Some(Seed([4; 32])), ..Header::new("bizarre", 4) }).expect("it opens")
}

#[test]
fn facts_are_counted_by_their_names() {
    let mut table = scripted();
    let facts = table.game().facts();
    let mut counted: Vec<String> = Vec::new();
    let words = [BuyerWord { card: 2, word: 1 }, BuyerWord { card: 5, word: 0 }];
    let draw = Move::Thrift { discard: Places::NONE, qualities: 3 };
    let invent = |quality, item| Move::Invent { quality, item };
    let give = |from| Move::Give { from: Seat(from) };
    let round = [
        (0, Move::Identity { first: words[0], second: words[1] }),
        (1, draw),
        (2, draw),
        (3, draw),
        (1, invent(0, 0)),
        (2, invent(3, 4)),
        (3, invent(6, 8)),
        (0, give(2)),
        (0, give(3)),
        (1, Move::EndPitch),
        (2, Move::EndPitch),
        (3, Move::EndPitch),
        (0, Move::Buy { from: Seat(1) }),
    ];
    for (seat, mv) in round {
        let mut note = |fact: usize| counted.push(format!("{}: {}", facts[fact].group, facts[fact].name));
        table.game().used(table.state(), Seat(seat), mv, &mut note);
        table.play(Seat(seat), mv).expect("the move is accepted");
    }
    let held = |seat: u8| {
        let mut names = Vec::new();
        let mut note = |fact: usize| names.push(format!("{}: {}", facts[fact].group, facts[fact].name));
        table.game().held(table.state(), Seat(seat), &mut note);
        names
    };
    assert_eq!(held(1), ["qualities held: glittering"]);
    assert_eq!(held(2), ["items held: trampoline"]);
    assert_eq!(held(3), Vec::<String>::new());
    assert_eq!(
        counted,
        [
            "Buyer words taken: plumber",
            "Buyer words taken: mermaid",
            "qualities invented: inflatable",
            "items invented: staircase",
            "qualities invented: glittering",
            "items invented: trampoline",
            "qualities invented: foldable",
            "items invented: hammock",
            "hand-outs used: by hand",
        ]
    );
}

#[test]
fn facts_and_styles_are_sound() {
    for game in every_table() {
        let facts = game.facts();
        let names: std::collections::BTreeSet<_> = facts.iter().map(|fact| (fact.group, &fact.name)).collect();
        assert_eq!(names.len(), facts.len());
        let mut most = 0;
        let end = play(&game, 5, |state, seat, rng| {
            let mv = any(&game, state, seat, rng);
            game.used(state, seat, mv, &mut |fact| most = most.max(fact));
            mv
        });
        Seat::all(game.seats()).for_each(|seat| game.held(&end, seat, &mut |fact| most = most.max(fact)));
        assert!(most < facts.len());
        assert!(most >= facts.len() - 2, "bags were handed out");
    }
    let style = |name: &str| Bizarre::STYLES.iter().find(|style| style.name == name).expect("there is such a style");
    let thrift = |discard| Move::Thrift { discard, qualities: 2 };
    assert!(
        (style("never-thrifts").shuns)(&thrift(Places(1))) && !(style("never-thrifts").shuns)(&thrift(Places::NONE))
    );
    assert!((style("never-shuffles").shuns)(&Move::Shuffle));
    assert!((style("never-hands-out").shuns)(&Move::Give { from: Seat(1) }));
}
