//! The laws hold for every game, seat count and option. `cargo xtask laws` checks many more games.

use brocante_laws::{AnyLawful, Case, Tally};
use brocante_registry::lawful_games;

const GAMES_EACH: u64 = 25;

#[test]
fn every_law_holds_for_every_game_seat_count_and_option() {
    std::thread::scope(|scope| {
        for game in lawful_games() {
            scope.spawn(move || check(game));
        }
    });
}

fn check(game: &dyn AnyLawful) {
    for (seats, options) in game.setups() {
        let mut tally = Tally::default();
        for seed in 0..GAMES_EACH {
            let case = Case { game: game.info().name.to_owned(), seats, options, seed };
            match game.check_case(&case) {
                Ok(more) => tally += more,
                Err(violation) => panic!("{violation}"),
            }
        }
        assert_eq!(tally.games, GAMES_EACH);
        let looked = tally.refused > 0 && tally.worlds > 0 && (tally.together == 0 || tally.orders > 0);
        assert!(looked, "{}: some law checked nothing: {tally:?}", game.info().name);
    }
}

#[test]
fn a_case_survives_a_round_trip_as_text() {
    let case = Case { game: "boxes".to_owned(), seats: 3, options: 1, seed: 42 };
    assert_eq!(case.to_string().parse(), Ok(case));
    assert!("boxes:3:1".parse::<Case>().is_err());
    assert!("boxes:3:1:x".parse::<Case>().is_err());
}
