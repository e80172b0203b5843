//! Leaks planted on purpose. The only things ever hidden in Vintage are the items that a seat has just
//! drawn, and with them the rest of the deck; here they get out in a dozen ways.
//!
//! A seat that has several moves to choose from knows everything, so the order of moves can't leak; and
//! no two seats act at once.

use brocante_core::{Game, Viewer};
use brocante_laws::planted::{Channel, Leak, assert_all_caught};
use brocante_vintage::{Card, ITEMS, Id, State, Vintage};
use std::collections::{BTreeMap, BTreeSet};

/// What the active seat has drawn, by number.
fn drawn(game: &Vintage, state: &State) -> BTreeMap<u8, Card> {
    let active = game.view(state, Viewer::Public).active;
    let mut view = game.view(state, Viewer::Seat(active));
    let known = view.drawn.map_or_else(Vec::new, |drawn| drawn.known);
    view.cards.retain(|item, _| known.contains(item));
    view.cards
}

/// What is left in the deck: everything that the seat in turn can't see.
fn left(game: &Vintage, state: &State) -> Vec<u8> {
    let active = game.view(state, Viewer::Public).active;
    let view = game.view(state, Viewer::Seat(active));
    (0..ITEMS as u8).filter(|item| !view.cards.contains_key(item)).collect()
}

fn drawn_set(game: &Vintage, state: &State) -> u64 {
    drawn(game, state).keys().map(|item| 1 << item).sum()
}

fn leaks() -> Vec<Leak<Vintage>> {
    let mut leaks = Leak::of_any_game();
    leaks.extend([
        Leak::new("the items drawn", Channel::View, |game, state, _| drawn_set(game, state)),
        Leak::new("the face values drawn", Channel::View, |game, state, _| {
            drawn(game, state).values().map(|card| u64::from(card.value)).sum()
        }),
        Leak::new("whether both come from one category", Channel::View, |game, state, _| {
            let drawn = drawn(game, state);
            let categories: BTreeSet<&Id> = drawn.values().map(|card| &card.category).collect();
            u64::from(categories.len() < drawn.len())
        }),
        Leak::new("the lowest item left in the deck", Channel::View, |game, state, _| {
            left(game, state).first().map_or(0, |&item| item.into())
        }),
        Leak::new("the items drawn, to the next seat alone", Channel::View, |game, state, viewer| {
            let next = game.view(state, Viewer::Public).active.next(game.seats());
            if viewer.is(next) { drawn_set(game, state) } else { 0 }
        }),
        Leak::new("the years drawn, to watchers", Channel::PublicView, |game, state, _| {
            drawn(game, state).values().map(|card| u64::from(card.year)).sum()
        }),
        Leak::new("whether something red was drawn, to watchers", Channel::PublicView, |game, state, _| {
            u64::from(drawn(game, state).values().any(|card| *card.colour == *"red"))
        }),
        Leak::new("the items drawn, told to all", Channel::Event, |game, state, _| drawn_set(game, state)),
        Leak::new("whether a five was drawn, told to all", Channel::Event, |game, state, _| {
            u64::from(drawn(game, state).values().any(|card| card.value == 5))
        }),
        Leak::new("the higher item drawn, told to the next seat", Channel::EventToNext, |game, state, _| {
            drawn(game, state).keys().last().map_or(0, |&item| item.into())
        }),
        Leak::new("the highest item left, told to the next seat", Channel::EventToNext, |game, state, _| {
            left(game, state).last().map_or(0, |&item| item.into())
        }),
        Leak::new("an odd item drawn, by the reason of a refusal", Channel::Refusal, |game, state, _| {
            drawn(game, state).keys().map(|&item| u64::from(item)).sum()
        }),
        Leak::new(
            "a match with one's own display, by the reason of a refusal",
            Channel::Refusal,
            |game, state, viewer| {
                let view = game.view(state, viewer);
                let Some(own) = viewer.seat().and_then(|seat| view.seats.get(seat.index())) else { return 0 };
                let matches = |card: &Card| own.display.iter().any(|item| view.cards[item].category == card.category);
                u64::from(drawn(game, state).values().any(matches))
            },
        ),
    ]);
    leaks
}

#[test]
fn every_planted_leak_is_caught_at_three_seats() {
    assert_all_caught(&leaks(), 3);
}

#[test]
fn every_planted_leak_is_caught_at_six_seats() {
    assert_all_caught(&leaks(), 6);
}
