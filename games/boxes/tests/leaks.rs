//! Secrets of Boxes, let out on purpose through every channel: the laws must catch each of them.

use brocante_boxes::{Boxes, Notes, Phase};
use brocante_core::{Game, Seat, Viewer};
use brocante_laws::planted::{Channel, Leak, assert_all_caught};

type State = <Boxes as Game>::State;

/// A seat that is not the viewer.
fn another(viewer: Viewer) -> Viewer {
    Viewer::Seat(if viewer.is(Seat(0)) { Seat(1) } else { Seat(0) })
}

/// The value of the first box that another seat looked into in this round.
fn looked_into_by_another(game: &Boxes, state: &State, viewer: Viewer) -> u64 {
    let view = game.view(state, another(viewer));
    view.containers
        .last()
        .and_then(|container| container.boxes.iter().find_map(|seen| seen.card))
        .map_or(0, |card| 1 + u64::from(card.value))
}

/// The sum of everything another seat knows to be in boxes.
fn worth_known_to_another(game: &Boxes, state: &State, viewer: Viewer) -> u64 {
    let view = game.view(state, another(viewer));
    view.containers
        .iter()
        .flat_map(|container| &container.boxes)
        .filter_map(|seen| seen.card)
        .map(|card| u64::from(card.value))
        .sum()
}

/// How many gold bars another seat has seen: a mere count.
fn gold_seen_by_another(game: &Boxes, state: &State, viewer: Viewer) -> u64 {
    let view = game.view(state, another(viewer));
    view.containers
        .iter()
        .flat_map(|container| &container.boxes)
        .filter_map(|seen| seen.card)
        .filter(|card| card.value >= 250)
        .count() as u64
}

/// Whether the first box another seat knows is worth more than the second: a mere order.
fn order_of_anothers_boxes(game: &Boxes, state: &State, viewer: Viewer) -> u64 {
    let view = game.view(state, another(viewer));
    let mut known = view.containers.iter().flat_map(|container| &container.boxes).filter_map(|seen| seen.card);
    match (known.next(), known.next()) {
        (Some(first), Some(second)) => 1 + u64::from(first.value > second.value),
        _ => 0,
    }
}

/// The notes another seat has put face down.
fn laid_by_another(game: &Boxes, state: &State, viewer: Viewer) -> u64 {
    game.view(state, another(viewer)).laid.map_or(0, |notes| 1 + u64::from(notes.total()))
}

/// How many notes another seat has put face down.
fn number_of_notes_laid_by_another(game: &Boxes, state: &State, viewer: Viewer) -> u64 {
    let count = |Notes(notes): Notes| notes.iter().map(|&count| u64::from(count)).sum::<u64>();
    game.view(state, another(viewer)).laid.map_or(0, |notes| 1 + count(notes))
}

/// Whether another seat's boxes would make the container worth a bid.
fn another_should_bid(game: &Boxes, state: &State, viewer: Viewer) -> u64 {
    let view = game.view(state, another(viewer));
    u64::from(view.phase == Phase::Bid) * worth_known_to_another(game, state, viewer) / 100
}

#[test]
fn planted_leaks_are_all_caught() {
    let leaks = || {
        let mut leaks = Leak::of_any_game();
        leaks.extend([
            Leak::new("another seat's box on view", Channel::View, looked_into_by_another),
            Leak::new("another seat's box to watchers", Channel::PublicView, looked_into_by_another),
            Leak::new("another seat's box told to all", Channel::Event, looked_into_by_another),
            Leak::new("another seat's box told to the next", Channel::EventToNext, looked_into_by_another),
            Leak::new("another seat's box by the order of moves", Channel::MoveOrder, looked_into_by_another),
            Leak::new("another seat's boxes by the reason of a refusal", Channel::Refusal, order_of_anothers_boxes),
            Leak::new("the worth of another seat's boxes on view", Channel::View, worth_known_to_another),
            Leak::new("how much gold another seat saw", Channel::View, gold_seen_by_another),
            Leak::new("which of another seat's boxes is better", Channel::View, order_of_anothers_boxes),
            Leak::new("a secret bid on view", Channel::View, laid_by_another),
            Leak::new("a secret bid told to all", Channel::Event, laid_by_another),
            Leak::new("a secret bid by the order of moves", Channel::MoveOrder, laid_by_another),
            Leak::new("a secret bid by the reason of a refusal", Channel::Refusal, number_of_notes_laid_by_another),
            Leak::new("the number of notes in a secret bid", Channel::View, number_of_notes_laid_by_another),
            Leak::new("the order in which secret bids came in", Channel::CommitOrder, |_, _, _| 0),
            Leak::new("what another seat should do", Channel::View, another_should_bid),
        ]);
        leaks
    };
    for seats in [2, 4] {
        assert_all_caught::<Boxes>(&leaks(), seats);
    }
}
