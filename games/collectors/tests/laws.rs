//! The laws on a deck that runs out, which the usual one rarely does.

mod common;

use brocante_collectors::Collectors;
use brocante_core::laws::{self, Case};
use brocante_core::{DeckChoice, Game, Seed, rules_of};

#[test]
fn the_laws_hold_where_the_deck_runs_out() {
    for seed in 0..60 {
        let case = Case { game: Collectors::INFO.name.to_owned(), seats: 4, options: 0, seed };
        let mut header = common::header(case.seats);
        header.seed = Some(Seed::from_text(&case.to_string()));
        header.deck = Some(DeckChoice::Text { toml: common::deck_that_runs_out() });
        let game = rules_of::<Collectors>(&header).unwrap();
        if let Err(violation) = laws::check_game(game, &header, &case) {
            panic!("{violation}");
        }
    }
}
