//! Leaks of hidden information, planted through every channel: the laws must catch each of them.

use brocante_collectors::{Collectors, Phase, State, View};
use brocante_core::{Game, Seat, Viewer};
use brocante_laws::planted::{Channel, Leak, assert_all_caught};

/// Something in the view of a seat that is not the viewer.
fn seen_by_another(game: &Collectors, state: &State, viewer: Viewer, what: fn(&View) -> u64) -> u64 {
    let other = if viewer.is(Seat(0)) { Seat(1) } else { Seat(0) };
    what(&game.view(state, Viewer::Seat(other)))
}

/// The cards in another seat's hand.
fn hand_of_another(game: &Collectors, state: &State, viewer: Viewer) -> u64 {
    seen_by_another(game, state, viewer, |view| {
        view.own.iter().flat_map(|own| &own.hand).fold(0, |sum, face| sum * 91 + u64::from(face.card) + 1)
    })
}

/// How many cards of $2 are in another seat's hand: a mere count.
fn twos_of_another(game: &Collectors, state: &State, viewer: Viewer) -> u64 {
    seen_by_another(game, state, viewer, |view| {
        view.own.iter().flat_map(|own| &own.hand).filter(|face| face.coin == 2).count() as u64
    })
}

/// Whether another seat could go above the standing bid.
fn another_can_outbid(game: &Collectors, state: &State, viewer: Viewer) -> u64 {
    seen_by_another(game, state, viewer, |view| {
        let (Some(own), Some(seat)) = (&view.own, view.viewer.seat()) else { return 0 };
        let worth: u16 = own.hand.iter().map(|face| u16::from(face.coin)).sum();
        let bid = view.auction.as_ref().map_or(0, |auction| auction.bid);
        u64::from(view.auction.is_some() && view.seats[seat.index()].coins + worth > bid)
    })
}

/// The cards another seat has tucked.
fn tucked_by_another(game: &Collectors, state: &State, viewer: Viewer) -> u64 {
    seen_by_another(game, state, viewer, |view| {
        view.own.iter().flat_map(|own| &own.tucked).map(|face| u64::from(face.card) + 1).sum()
    })
}

/// The secret item another seat kept in the setup.
fn secret_of_another(game: &Collectors, state: &State, viewer: Viewer) -> u64 {
    seen_by_another(game, state, viewer, |view| {
        let own = view.viewer.seat().map(|seat| &view.seats[seat.index()].secrets);
        let kept = own.and_then(|secrets| secrets.first()?.card);
        kept.map_or(0, |face| 1 + u64::from(face.card))
    })
}

/// The categories of another seat's secret item only.
fn secret_category_of_another(game: &Collectors, state: &State, viewer: Viewer) -> u64 {
    secret_of_another(game, state, viewer).div_ceil(18)
}

/// The face-down card of the auction, or a secret item won there, where the viewer doesn't know it.
fn sold_unseen(game: &Collectors, state: &State, viewer: Viewer) -> u64 {
    let cards = |viewer: Viewer| -> Vec<Option<u8>> {
        let view = game.view(state, viewer);
        let on_sale = view.auction.iter().map(|auction| auction.card);
        let won = view.seats.iter().flat_map(|seat| seat.secrets.iter().skip(1)).map(|secret| secret.card);
        on_sale.chain(won).map(|face| face.map(|face| face.card)).collect()
    };
    let mine = cards(viewer);
    let known = Seat::all(game.seats()).flat_map(|seat| {
        mine.iter().zip(cards(Viewer::Seat(seat))).filter(|(mine, _)| mine.is_none()).filter_map(|(_, theirs)| theirs)
    });
    known.fold(0, |sum, card| sum * 91 + u64::from(card) + 1)
}

/// What another seat has chosen and not yet revealed, in one phase.
fn choice(game: &Collectors, state: &State, viewer: Viewer, phase: Phase) -> u64 {
    let chosen = |viewer: Viewer| game.view(state, viewer).own.and_then(|own| own.chosen);
    let others = Seat::all(game.seats()).map(Viewer::Seat).filter(|&other| other != viewer);
    let sum = others.filter_map(chosen).fold(0, |sum, chosen| sum * 91 + u64::from(chosen) + 1);
    if game.view(state, Viewer::Public).phase == phase { sum } else { 0 }
}

fn kept_by_another(game: &Collectors, state: &State, viewer: Viewer) -> u64 {
    choice(game, state, viewer, Phase::Secret)
}

fn place_chosen_by_another(game: &Collectors, state: &State, viewer: Viewer) -> u64 {
    choice(game, state, viewer, Phase::Retrieve)
}

/// The lowest card nobody has seen: it is in the deck.
fn lowest_of_the_deck(game: &Collectors, state: &State, _: Viewer) -> u64 {
    let text = Seat::all(game.seats())
        .map(|seat| serde_json::to_string(&game.view(state, Viewer::Seat(seat))).unwrap_or_default())
        .collect::<String>();
    (0..90).find(|card| !text.contains(&format!("{{\"card\":{card},"))).unwrap_or(90)
}

#[test]
fn planted_leaks_are_all_caught() {
    let leaks = || {
        let mut leaks = Leak::of_any_game();
        leaks.extend([
            Leak::new("another seat's hand on view", Channel::View, hand_of_another),
            Leak::new("another seat's hand to watchers", Channel::PublicView, hand_of_another),
            Leak::new("another seat's hand told to all", Channel::Event, hand_of_another),
            Leak::new("another seat's hand told to the next", Channel::EventToNext, hand_of_another),
            Leak::new("another seat's hand by the order of moves", Channel::MoveOrder, hand_of_another),
            Leak::new("cards of $2 in another's hand by the reason of a refusal", Channel::Refusal, twos_of_another),
            Leak::new("cards of $2 in another's hand on view", Channel::View, twos_of_another),
            Leak::new("whether another can outbid on view", Channel::View, another_can_outbid),
            Leak::new("whether another can outbid by a refusal", Channel::Refusal, another_can_outbid),
            Leak::new("another seat's tucked cards on view", Channel::View, tucked_by_another),
            Leak::new("another seat's tucked cards told to the next", Channel::EventToNext, tucked_by_another),
            Leak::new("another seat's secret item on view", Channel::View, secret_of_another),
            Leak::new("another seat's secret item to watchers", Channel::PublicView, secret_of_another),
            Leak::new("another seat's secret item by the order of moves", Channel::MoveOrder, secret_of_another),
            Leak::new("the category of a secret item", Channel::View, secret_category_of_another),
            Leak::new("a card sold face down on view", Channel::View, sold_unseen),
            Leak::new("a card sold face down to watchers", Channel::PublicView, sold_unseen),
            Leak::new("a card sold face down told to all", Channel::Event, sold_unseen),
            Leak::new("the card kept by another before all have", Channel::View, kept_by_another),
            Leak::new("the card kept by another told to all", Channel::Event, kept_by_another),
            Leak::new("the card kept by another by a refusal", Channel::Refusal, kept_by_another),
            Leak::new("the place another chose on view", Channel::View, place_chosen_by_another),
            Leak::new("the place another chose told to all", Channel::Event, place_chosen_by_another),
            Leak::new("a card of the deck on view", Channel::View, lowest_of_the_deck),
            Leak::new("the order in which choices came in", Channel::CommitOrder, |_, _, _| 0),
        ]);
        leaks
    };
    for seats in [2, 4] {
        assert_all_caught::<Collectors>(&leaks(), seats);
    }
}
