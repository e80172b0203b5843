//! Secrets of Five Cards Collector, let out on purpose: the laws must catch each of them.

use brocante_core::{Game, Seat, Viewer};
use brocante_five_cards::{Card, FiveCards, View};
use brocante_laws::planted::{Channel, Leak, assert_all_caught};

type State = <FiveCards as Game>::State;

/// What another seat than the viewer sees.
fn anothers_view(game: &FiveCards, state: &State, viewer: Viewer) -> View {
    let another = if viewer.is(Seat(0)) { Seat(1) } else { Seat(0) };
    game.view(state, Viewer::Seat(another))
}

fn sum(cards: &[Card]) -> u64 {
    cards.iter().map(|card| 1 + u64::from(card.kind)).sum()
}

fn anothers_lowest_card(game: &FiveCards, state: &State, viewer: Viewer) -> u64 {
    anothers_view(game, state, viewer).hand.first().map_or(0, |card| 1 + u64::from(card.kind))
}

fn anothers_hand(game: &FiveCards, state: &State, viewer: Viewer) -> u64 {
    sum(&anothers_view(game, state, viewer).hand)
}

fn how_many_specials(game: &FiveCards, state: &State, viewer: Viewer) -> u64 {
    anothers_view(game, state, viewer).hand.iter().filter(|card| card.kind >= 25).count() as u64
}

fn how_many_that_another_wants(game: &FiveCards, state: &State, viewer: Viewer) -> u64 {
    let view = anothers_view(game, state, viewer);
    let Some(seat) = view.viewer.seat() else { return 0 };
    view.hand.iter().filter(|card| view.seats[seat.index()].wanted.contains(card)).count() as u64
}

fn drawn_by_another(game: &FiveCards, state: &State, viewer: Viewer) -> u64 {
    anothers_view(game, state, viewer).drawn.map_or(0, |card| 1 + u64::from(card.kind))
}

/// Whether the card just drawn by another is a special: one bit.
fn drew_a_special(game: &FiveCards, state: &State, viewer: Viewer) -> u64 {
    anothers_view(game, state, viewer).drawn.map_or(0, |card| 1 + u64::from(card.kind >= 25))
}

/// What another seat remembers of third hands.
fn anothers_memory(game: &FiveCards, state: &State, viewer: Viewer) -> u64 {
    let seats = anothers_view(game, state, viewer).seats;
    seats
        .iter()
        .enumerate()
        .filter(|(seat, _)| !viewer.is(Seat(*seat as u8)))
        .map(|(_, seen)| sum(&seen.known.cards))
        .sum()
}

/// The cards still to come, as a sum: only a viewer of all hands knows it.
fn rest_of_the_deck(game: &FiveCards, state: &State, _viewer: Viewer) -> u64 {
    Seat::all(game.seats()).map(|seat| sum(&game.view(state, Viewer::Seat(seat)).hand)).sum()
}

#[test]
fn planted_leaks_are_all_caught() {
    let mut leaks = Leak::of_any_game();
    leaks.extend([
        Leak::new("another seat's card on view", Channel::View, anothers_lowest_card),
        Leak::new("another seat's card to watchers", Channel::PublicView, anothers_lowest_card),
        Leak::new("another seat's card told to all", Channel::Event, anothers_lowest_card),
        Leak::new("another seat's card told to the next", Channel::EventToNext, anothers_lowest_card),
        Leak::new("another seat's hand by the order of moves", Channel::MoveOrder, anothers_hand),
        Leak::new("another seat's hand by the reason of a refusal", Channel::Refusal, anothers_hand),
        Leak::new("how many specials another seat has", Channel::View, how_many_specials),
        Leak::new("how many cards another seat wants and has", Channel::View, how_many_that_another_wants),
        Leak::new("the card another seat drew, on view", Channel::View, drawn_by_another),
        Leak::new("the card another seat drew, told to all", Channel::Event, drawn_by_another),
        Leak::new("whether another seat drew a special", Channel::View, drew_a_special),
        Leak::new("what is left in the deck", Channel::View, rest_of_the_deck),
    ]);
    assert_all_caught::<FiveCards>(&leaks, 2);
    leaks.push(Leak::new("what another seat remembers", Channel::View, anothers_memory));
    assert_all_caught::<FiveCards>(&leaks, 6);
}
