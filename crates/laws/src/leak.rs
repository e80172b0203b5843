//! No leaks: a seat learns what the rules show it, and nothing else.
//!
//! Take a position and a viewer. `determinize` makes another world from that viewer's view: everything that the viewer
//! can't know is different. The law says:
//!
//! 1. The two worlds look the same to the viewer: same view, same seats to act, same moves in the same order, same
//!    answers to any move.
//! 2. They stay the same as long as nothing is lawfully shown. The same move is played in both, with different luck. If
//!    the viewer got the same *events*, it must have the same *view*: a view that differs shows something that no event
//!    told. If it has the same view, it must have got the same events: an event that differs told something that is not
//!    on view. Only if both differ was something shown, and then the worlds may part.

use crate::law::{Broken, require};
use crate::testing::Lawful;
use brocante_core::{Chance, Game, Moves, Rng, Seat, Table, Turn, Viewer, events_for};

/// The plies for which two worlds are followed.
const PLIES_TOGETHER: usize = 4;

pub(crate) fn check<G: Lawful>(table: &Table<G>, viewer: Viewer, rng: &mut Rng) -> Result<(), Broken> {
    let game = table.game();
    let mut here = *table.state();
    let mut there = game.determinize(&game.view(&here, viewer), rng);
    let census = game.census(&here);
    require(game.census(&there) == census, "leak", || {
        format!("the world determinized for {viewer} has other cards: {census:?} {:?}", game.census(&there))
    })?;
    looks_the_same(game, &here, &there, viewer, rng)?;
    for _ in 0..PLIES_TOGETHER {
        let seats: Vec<Seat> = game.status(&here).to_act().iter().collect();
        for &seat in &seats {
            let mut moves = Moves::default();
            game.moves(&there, seat, &mut moves);
            require(!moves.is_empty(), "leak", || {
                format!("in a world determinized for {viewer}, seat {seat} is to act and has no move")
            })?;
        }
        let Some(&seat) = rng.choose(&seats) else { return Ok(()) };
        let mut moves = Moves::default();
        game.moves(&here, seat, &mut moves);
        let Some(&mv) = rng.choose(&moves) else { return Ok(()) };
        if game.check(&there, seat, mv).is_err() {
            return Ok(()); // Somebody else's hidden cards allow other moves there.
        }
        let luck = rng.next_u64();
        let other_luck = if rng.chance(2) { luck } else { rng.next_u64() };
        let told_here = step(game, &mut here, seat, mv, viewer, luck);
        let told_there = step(game, &mut there, seat, mv, viewer, other_luck);
        let sees_same = game.view(&here, viewer) == game.view(&there, viewer);
        require(told_here == told_there || !sees_same, "leak", || {
            format!("after {mv:?} of seat {seat}, {viewer} hears what is not on view: {told_here:?} / {told_there:?}")
        })?;
        require(sees_same || told_here != told_there, "leak", || {
            format!(
                "after {mv:?} of seat {seat}, {viewer} sees what was not told:\n  {:?}\n  {:?}",
                game.view(&here, viewer),
                game.view(&there, viewer)
            )
        })?;
        if !sees_same {
            return Ok(());
        }
        looks_the_same(game, &here, &there, viewer, rng)?;
    }
    Ok(())
}

fn step<G: Game>(game: &G, state: &mut G::State, seat: Seat, mv: G::Move, viewer: Viewer, luck: u64) -> Vec<G::Event> {
    let mut events = Vec::new();
    game.apply(state, seat, mv, &mut Turn::new(&mut Chance::fast(luck), &mut events));
    events_for(&events, viewer)
}

fn looks_the_same<G: Lawful>(
    game: &G,
    here: &G::State,
    there: &G::State,
    viewer: Viewer,
    rng: &mut Rng,
) -> Result<(), Broken> {
    let (view_here, view_there) = (game.view(here, viewer), game.view(there, viewer));
    require(view_here == view_there, "leak", || {
        format!("{viewer} sees a difference it can't know:\n  {view_here:?}\n  {view_there:?}")
    })?;
    require(game.status(here) == game.status(there), "leak", || format!("{viewer} sees other seats to act"))?;
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let (mut moves_here, mut moves_there) = (Moves::default(), Moves::default());
    game.moves(here, seat, &mut moves_here);
    game.moves(there, seat, &mut moves_there);
    require(*moves_here == *moves_there && moves_here.is_complete() == moves_there.is_complete(), "leak", || {
        format!("the moves proposed to {viewer} tell worlds apart: {:?} / {:?}", &*moves_here, &*moves_there)
    })?;
    for _ in 0..4 {
        let mv = game.any_move(rng);
        let (answer_here, answer_there) = (game.check(here, seat, mv), game.check(there, seat, mv));
        require(answer_here == answer_there, "leak", || {
            format!("the answer to {mv:?} tells {viewer} the worlds apart: {answer_here:?} / {answer_there:?}")
        })?;
    }
    Ok(())
}
