//! One game between bots, from the deal to the end.

use brocante_bots::{Spec, choose};
use brocante_core::{Chance, Outcome, Rng, Script, Seat, Seed, Status, Turn, Viewer};
use brocante_show::Show;
use sha2::{Digest, Sha256};

/// Observes a game as it is played.
pub trait Witness<G: Show> {
    /// Called before a move is applied. `choices` is the number of proposed moves.
    fn decision(&mut self, _game: &G, _state: &G::State, _seat: Seat, _choices: usize, _mv: G::Move) {}
    /// Called after the deal and after every move, with the events.
    fn after(&mut self, _game: &G, _state: &G::State, _events: &[brocante_core::AddressedEvent<G::Event>]) {}
    /// Called after a bot has chosen, with the cost of its search.
    fn thought(&mut self, _seat: Seat, _iterations: u32, _simulated: u64, _time: std::time::Duration) {}
}

/// A finished game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ended {
    pub outcome: Outcome,
    pub plies: u32,
}

/// The seed of a deal. All seatings share it, so that luck evens out.
pub fn deal_seed(seed: &str, number: u64) -> Seed {
    Seed(Sha256::digest(format!("{seed}/{number}")).into())
}

/// Plays a deal with a bot on each seat. `lots` seeds the bots' own randomness.
pub fn play<G: Show>(game: &G, seed: Seed, lineup: &[&Spec], lots: u64, witness: &mut impl Witness<G>) -> Ended {
    let mut chance = Chance::table(Some(seed), Script::new());
    let mut events = Vec::new();
    let mut state = game.deal(&mut Turn::new(&mut chance, &mut events));
    witness.after(game, &state, &events);
    let mut moves = brocante_core::Moves::default();
    let mut rng = Rng::new(lots);
    let mut plies = 0;
    while let Status::ToAct(seats) = game.status(&state) {
        let Some(seat) = seats.first() else { break };
        let view = game.view(&state, Viewer::Seat(seat));
        let start = std::time::Instant::now();
        let thought = choose(game, &view, seat, lineup[seat.index()], rng.next_u64());
        witness.thought(seat, thought.iterations, thought.simulated, start.elapsed());
        moves.clear();
        game.moves(&state, seat, &mut moves);
        debug_assert!(game.check(&state, seat, thought.chosen).is_ok(), "a bot chose an illegal move");
        witness.decision(game, &state, seat, moves.len(), thought.chosen);
        events.clear();
        game.apply(&mut state, seat, thought.chosen, &mut Turn::new(&mut chance, &mut events));
        witness.after(game, &state, &events);
        plies += 1;
    }
    Ended { outcome: game.outcome(&state), plies }
}
