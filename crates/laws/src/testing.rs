//! What a game provides for the tests, and what the tests ask of games without their types.

use crate::laws::{self, Case, Tally, Violation};
use brocante_core::{ErasedGame, Guide, Refuses, Rng};
use brocante_show::{Show, ShownGame, option_key, story};
use serde::Serialize;
use serde_json::Value;
use strum::VariantNames;

/// What the laws need of a game beside its rules. A game implements it in `src/testing.rs`, behind its feature
/// `testing`.
pub trait Lawful: Guide {
    /// Every combination of options.
    fn every_options() -> Vec<Self::Options>;
    /// Deck files at the edge of what is accepted for a number of seats, with which piles run out all the time. There
    /// are as many for any number of seats.
    fn edge_decks(_seats: u8) -> Vec<String> {
        Vec::new()
    }
    /// Counts that never change: cards by kind, notes, coins. The laws compare them at every ply.
    fn census(&self, state: &Self::State) -> Vec<u32>;
    /// Any move of the right shape, lawful or not.
    fn any_move(&self, rng: &mut Rng) -> Self::Move;
}

/// A game without its type that can be tested.
pub trait AnyLawful: ShownGame {
    /// Every seat count with the number of every combination of options and decks.
    fn setups(&self) -> Vec<(u8, usize)>;
    /// Plays one game and checks every law on it.
    fn check_case(&self, case: &Case) -> Result<Tally, Violation>;
    /// The keys of the messages of its moves, events, refusals, options and stories.
    fn message_keys(&self) -> Vec<String>;
    /// The rules that its refusals name.
    fn refusal_rules(&self) -> Vec<&'static str>;
}

impl<G: Lawful + Show> AnyLawful for ErasedGame<G> {
    fn setups(&self) -> Vec<(u8, usize)> {
        laws::setups::<G>()
    }

    fn check_case(&self, case: &Case) -> Result<Tally, Violation> {
        laws::check_case::<G>(case)
    }

    fn message_keys(&self) -> Vec<String> {
        let moves = G::Move::VARIANTS.iter().map(|name| format!("move-{name}"));
        let events = G::Event::VARIANTS.iter().map(|name| format!("event-{name}"));
        let refusals = G::Refusal::samples();
        let refusals =
            refusals.iter().filter_map(|refusal| Some(format!("refusal-{}", json_of(refusal)["refusal"].as_str()?)));
        let options = json_of(&G::Options::default());
        let options = options.as_object().into_iter().flat_map(|options| options.keys()).flat_map(|name| {
            let key = option_key(name);
            [format!("{key}-help"), key]
        });
        let stories = story::stories(self).unwrap_or_default();
        let stories: Vec<String> = stories.iter().flat_map(|story| story.message_keys()).collect();
        moves.chain(events).chain(refusals).chain(options).chain(["about".to_owned()]).chain(stories).collect()
    }

    fn refusal_rules(&self) -> Vec<&'static str> {
        G::Refusal::samples().iter().map(Refuses::rule).collect()
    }
}

fn json_of(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).unwrap_or_default()
}
