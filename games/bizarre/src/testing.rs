//! What only tests need: options, decks and moves at the edge of the rules, and a count of all cards.

use crate::deck::{BuyerWord, Kind};
use crate::moves::Move;
use crate::rules::{Bizarre, Options};
use crate::state::hand::{HAND, Places};
use crate::state::{Phase, State};
use brocante_core::{Rng, Seat};
use brocante_laws::Lawful;

impl Lawful for Bizarre {
    fn every_options() -> Vec<Options> {
        vec![Options {}]
    }

    /// Just enough words, so that decks are renewed all the time.
    fn edge_decks(seats: u8) -> Vec<String> {
        let words = 8 * u16::from(seats);
        let list = |kind: &str, entry: &dyn Fn(u16) -> String, count: u16| {
            format!("{kind} = [{}]\n", (0..count).map(entry).collect::<Vec<_>>().join(", "))
        };
        let word = |id: u16| format!("{{ word = \"w{id}\" }}");
        let buyer = |id: u16| format!("{{ words = [\"a{id}\", \"b{id}\"] }}");
        let lists = [list("quality", &word, words), list("item", &word, words), list("buyer", &buyer, 3)];
        vec![format!("language = \"en\"\n{}", lists.concat())]
    }

    /// Every word card is in exactly one place.
    fn census(&self, state: &State) -> Vec<u32> {
        let mut qualities = state.qualities.all();
        let mut items = state.items.all();
        let mut put = |kind: Kind, id: u16| match kind {
            Kind::Quality => qualities.push(id),
            _ => items.push(id),
        };
        for hand in &state.hands {
            hand.cards().for_each(|card| put(card.kind(), card.id()));
        }
        let bagged = state.filled_bags(self).iter().map(|seat| state.bags[seat.index()]);
        let won = self.sales(state).iter().map(|sale| sale.pair);
        for pair in bagged.chain(won) {
            put(Kind::Quality, pair.quality);
            put(Kind::Item, pair.item);
        }
        let mut buyers = state.buyers.all();
        if state.phase != Phase::Over {
            buyers.extend(state.buyer_cards);
        }
        for cards in [&mut qualities, &mut items, &mut buyers] {
            cards.sort_unstable();
        }
        [qualities, items, buyers].concat().into_iter().map(u32::from).collect()
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        let wild = rng.chance(16);
        let from = Seat(rng.below(if wild { 256 } else { 9 }) as u8);
        let mut id = |most: usize| rng.below(if wild { 1 << 16 } else { most as u32 + 1 }) as u16;
        let (quality, item) = (id(self.deck.qualities.len()), id(self.deck.items.len()));
        match rng.below(8) {
            0 => {
                let mut any = || BuyerWord { card: rng.below(80) as u16, word: rng.below(3) as u8 };
                Move::Identity { first: any(), second: any() }
            }
            1 | 2 => {
                let discard = Places(rng.below(1 << HAND) as u8 & rng.below(1 << HAND) as u8);
                Move::Thrift { discard, qualities: rng.below(if wild { 256 } else { 8 }) as u8 }
            }
            3 => Move::Invent { quality, item },
            4 => Move::Give { from },
            5 => Move::Shuffle,
            6 => Move::EndPitch,
            _ => Move::Buy { from },
        }
    }
}
