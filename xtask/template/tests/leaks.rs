//! Secrets that are leaked on purpose through every channel. The laws must catch each of them.

use brocante_core::{Game, Seat, Viewer};
use brocante_laws::planted::{Channel, Leak, assert_all_caught};
use brocante_SNAKE::STRUCT;

/// The sum of another seat's beads.
fn anothers_beads(game: &STRUCT, state: &<STRUCT as Game>::State, viewer: Viewer) -> u64 {
    let another = if viewer.is(Seat(0)) { Seat(1) } else { Seat(0) };
    let seen = game.view(state, Viewer::Seat(another));
    seen.seats[another.index()].beads.iter().flatten().map(|&bead| 1 + u64::from(bead)).sum()
}

#[test]
fn planted_leaks_are_all_caught() {
    let mut leaks = Leak::of_any_game();
    let channels = [
        Channel::View,
        Channel::PublicView,
        Channel::Event,
        Channel::EventToNext,
        Channel::MoveOrder,
        Channel::Refusal,
    ];
    leaks.extend(channels.map(|channel| Leak::new("another seat's beads", channel, anothers_beads)));
    for seats in [2, 4] {
        assert_all_caught::<STRUCT>(&leaks, seats);
    }
}
