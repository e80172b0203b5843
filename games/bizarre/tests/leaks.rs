//! Leaks of hidden information, planted on purpose: the laws must catch each of them.

use brocante_bizarre::{Bizarre, Kind, Phase, View};
use brocante_core::{Game, Seat, Viewer};
use brocante_laws::planted::{Channel, Leak, assert_all_caught};

type State = <Bizarre as Game>::State;

/// What another Inventor than the viewer sees.
fn anothers_view(game: &Bizarre, state: &State, viewer: Viewer) -> View {
    let buyer = game.view(state, Viewer::Public).buyer;
    let another = Seat::all(game.seats()).find(|&seat| seat != buyer && !viewer.is(seat)).unwrap_or_default();
    game.view(state, Viewer::Seat(another))
}

fn anothers_card(game: &Bizarre, state: &State, viewer: Viewer) -> u64 {
    anothers_view(game, state, viewer).hand.first().map_or(0, |word| 1 + u64::from(word.id))
}

/// How many qualities another seat holds: a mere count.
fn anothers_mix(game: &Bizarre, state: &State, viewer: Viewer) -> u64 {
    anothers_view(game, state, viewer).hand.iter().filter(|word| word.kind == Kind::Quality).count() as u64
}

/// How many cards another seat wants to discard.
fn anothers_discards(game: &Bizarre, state: &State, viewer: Viewer) -> u64 {
    anothers_view(game, state, viewer).thrift.map_or(0, |thrift| 1 + u64::from(thrift.qualities))
}

/// What another seat has put into its bag.
fn anothers_bag(game: &Bizarre, state: &State, viewer: Viewer) -> u64 {
    anothers_view(game, state, viewer).bag.map_or(0, |pair| 1 + u64::from(pair.item.id))
}

/// Whose pair it is that the first Inventor in line pitches, as only the Buyer may know.
fn hidden_inventor(game: &Bizarre, state: &State, viewer: Viewer) -> u64 {
    let public = game.view(state, Viewer::Public);
    if viewer.is(public.buyer) {
        return 0;
    }
    let bags = game.view(state, Viewer::Seat(public.buyer)).bags;
    bags.first().and_then(|bag| bag.inventor).map_or(0, |inventor| 1 + u64::from(inventor.0))
}

/// The Buyer cards before they are shown.
fn buyer_cards(game: &Bizarre, state: &State, viewer: Viewer) -> u64 {
    let public = game.view(state, Viewer::Public);
    if viewer.is(public.buyer) || public.phase != Phase::Identity {
        return 0;
    }
    let cards = game.view(state, Viewer::Seat(public.buyer)).buyer_cards;
    cards.map_or(0, |cards| 1 + u64::from(cards[0].id))
}

/// What the pitcher has just found in the bag, before it lies open.
fn opened_bag(game: &Bizarre, state: &State, viewer: Viewer) -> u64 {
    let public = game.view(state, Viewer::Public);
    if public.phase != Phase::Pitch || viewer.is(public.active) {
        return 0;
    }
    let pitcher = game.view(state, Viewer::Seat(public.active));
    let open = pitcher.bags.iter().find(|bag| bag.pitcher == public.active).and_then(|bag| bag.pair.as_ref());
    // Its inventor could know it, so nothing is leaked to a seat that put exactly this into a bag.
    let own = game.view(state, viewer).bag;
    open.filter(|pair| own.as_ref() != Some(pair)).map_or(0, |pair| 1 + u64::from(pair.quality.id))
}

#[test]
fn planted_leaks_are_all_caught() {
    let leaks = || {
        let mut leaks = Leak::of_any_game();
        leaks.extend([
            Leak::new("another's card on view", Channel::View, anothers_card),
            Leak::new("another's card to watchers", Channel::PublicView, anothers_card),
            Leak::new("another's card told to all", Channel::Event, anothers_card),
            Leak::new("another's card told to the next", Channel::EventToNext, anothers_card),
            Leak::new("another's card by the order of moves", Channel::MoveOrder, anothers_card),
            Leak::new("another's mix on view", Channel::View, anothers_mix),
            Leak::new("another's mix by the reason of a refusal", Channel::Refusal, anothers_mix),
            Leak::new("another's secret choice of cards", Channel::View, anothers_discards),
            Leak::new("another's bag on view", Channel::View, anothers_bag),
            Leak::new("another's bag told to all", Channel::Event, anothers_bag),
            Leak::new("the hidden inventor", Channel::View, hidden_inventor),
            Leak::new("the Buyer cards before they are shown", Channel::View, buyer_cards),
            Leak::new("the opened bag before it lies open", Channel::View, opened_bag),
            Leak::new("the order in which choices came in", Channel::CommitOrder, |_, _, _| 0),
        ]);
        leaks
    };
    for seats in [4, 8] {
        assert_all_caught::<Bizarre>(&leaks(), seats);
    }
}
