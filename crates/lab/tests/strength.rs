//! Every bot level is stronger than the one below, at the fewest and the most seats, in every game that has a
//! search plan. `brocante arena` measures the searching bots, which would take too long in a test.

use brocante_bots::Spec;
use brocante_lab::arena::Arena;
use brocante_registry::{Visitor, visit_all};
use brocante_show::Show;

const GAMES: u64 = 240;

struct Levels;

impl Visitor for Levels {
    type Output = ();

    fn visit<G: Show>(&mut self) {
        if G::SEARCH.is_none() {
            return;
        }
        for seats in [G::INFO.seats_min, G::INFO.seats_max] {
            let game = G::new(&G::Options::default(), G::INFO.decks[0].1, seats).expect("the usual deck opens");
            for pair in [["easy", "random"], ["normal", "easy"]] {
                let bots: Vec<Spec> = pair.iter().map(|text| text.parse().expect("a bot")).collect();
                let arena = Arena { bots: &bots, games: GAMES, seed: "strength", threads: 2 };
                let standing = arena.run(&game, |_, _| {});
                let (share, even) = (standing.bots[0].share, standing.bots[0].even);
                assert!(
                    share.low() > even,
                    "{} at {seats} seats: {} has {:.3} ± {:.3} among {}, and {even:.3} would be even",
                    G::INFO.name,
                    pair[0],
                    share.mean,
                    share.plus_minus,
                    pair[1]
                );
            }
        }
    }
}

#[test]
fn every_level_is_stronger_than_the_one_below() {
    visit_all(&mut Levels);
}
