//! What the hands of others most probably hold, from what their owners did not do.
//!
//! A seat lays out a card that its collection lacks, and it uses *view a hand*. So after a few turns such
//! cards rarely stay in a hand, while seats hold back symbols that others lack.
//!
//! The guide played 1,500 games against itself at 2, 4 and 6 seats each, with every eighth move random.
//! They measured how often hands held a sort of card, compared with hands dealt evenly. After four cards
//! were laid down for each seat, a card that the holder lacked was there 0.02 to 0.26 times as often,
//! *view a hand* 0.02 to 0.3 times (except for one rare case), and a symbol that another lacks 1.2 to 3.3
//! times. The weights are rounded from that, next to a symbol that no seat lacks. They are habits of this
//! guide; people may have others, so nothing is ruled out.

use crate::deck::Special;
use crate::rules::FiveCards;
use crate::state::State;
use brocante_core::{Seat, Viewer};

/// How much likelier a hand is with one more card of a sort.
struct Weights {
    /// The holder lacks it.
    lacking: f32,
    /// Another lacks it.
    wanted: f32,
    view_hand: f32,
    draw_hand: f32,
    draw_three: f32,
    take_over: f32,
    retrieve: f32,
}

/// By how many cards were laid down for each seat: none yet, one, two or three, more.
const STAGES: [Weights; 4] = [
    Weights {
        lacking: 0.85,
        wanted: 1.05,
        view_hand: 0.95,
        draw_hand: 1.0,
        draw_three: 1.0,
        take_over: 1.0,
        retrieve: 1.0,
    },
    Weights {
        lacking: 0.45,
        wanted: 1.1,
        view_hand: 0.75,
        draw_hand: 0.9,
        draw_three: 0.95,
        take_over: 1.0,
        retrieve: 1.0,
    },
    Weights {
        lacking: 0.2,
        wanted: 1.15,
        view_hand: 0.35,
        draw_hand: 0.75,
        draw_three: 0.55,
        take_over: 0.9,
        retrieve: 0.95,
    },
    Weights {
        lacking: 0.1,
        wanted: 1.3,
        view_hand: 0.12,
        draw_hand: 0.3,
        draw_three: 0.35,
        take_over: 0.6,
        retrieve: 0.75,
    },
];

/// What is known of a hand is in every position that is weighed, so it makes no difference here.
pub(crate) fn likelihood(game: &FiveCards, viewer: Viewer, state: &State) -> f32 {
    let weights = &STAGES[stage(game, state)];
    let others = Seat::all(game.seats).filter(|&other| !viewer.is(other));
    others.map(|other| weigh(weights, state, other)).product()
}

fn weigh(weights: &Weights, state: &State, seat: Seat) -> f32 {
    let hand = &state.hands[seat.index()];
    let kinds = hand.kinds();
    let lacking = state.lacking[seat.index()];
    // The lacking symbols of seats that are not there are none.
    let wanted = state.lacking.iter().fold(0, |all, &lacking| all | lacking) & !lacking;
    let specials = [
        (Special::ViewHand, weights.view_hand),
        (Special::DrawHand, weights.draw_hand),
        (Special::DrawThree, weights.draw_three),
        (Special::TakeOver, weights.take_over),
        (Special::Retrieve, weights.retrieve),
    ];
    let symbols =
        power(weights.lacking, (kinds & lacking).count_ones()) * power(weights.wanted, (kinds & wanted).count_ones());
    specials.into_iter().fold(symbols, |weight, (special, each)| weight * power(each, hand.count(special.kind())))
}

fn power(weight: f32, count: u32) -> f32 {
    weight.powi(count as i32)
}

/// A new deck hides what was laid down before it, so it counts as late.
fn stage(game: &FiveCards, state: &State) -> usize {
    let collected: u32 = state.collected.iter().map(|cards| cards.count_ones()).sum();
    let laid_down = u32::from(state.pile_len) + state.used.len() + collected;
    match laid_down / u32::from(game.seats) {
        _ if state.renewals > 0 => 3,
        0 => 0,
        1 => 1,
        2 | 3 => 2,
        _ => 3,
    }
}
