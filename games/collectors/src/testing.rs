//! What only tests need: options, decks and moves at the edge of the rules, and a count of all pieces.

use crate::deck::CARDS;
use crate::deck::cards::{Cards, NONE};
use crate::moves::{Move, Side};
use crate::rules::{Collectors, INFO, Options};
use crate::state::{Phase, State};
use brocante_core::Rng;
use brocante_laws::Lawful;

impl Lawful for Collectors {
    fn every_options() -> Vec<Options> {
        vec![Options {}]
    }

    /// Player boards that give so many cards that the deck soon runs out.
    fn edge_decks(_seats: u8) -> Vec<String> {
        let (usual, generous) =
            ("{ cards = 1 }, { coins = 1 }, { coins = 2 }", "{ cards = 2 }, { cards = 2 }, { cards = 2 }");
        vec![INFO.decks[0].1.replace(usual, generous)]
    }

    /// How often each card is on the table, and for each seat the number of bottles that are missing.
    fn census(&self, state: &State) -> Vec<u32> {
        let mut census = vec![0; CARDS];
        let secrets: Vec<u8> = state.secrets.list().iter().map(|secret| secret.card).collect();
        let pools = [state.item_pool, state.skill_pool, state.auction_pool];
        let sets = [state.deck, state.discard, state.market].into_iter();
        let hands = state.players.iter().flat_map(|player| [player.hand, player.items, player.skills, player.tucked]);
        let auctioned = (state.auction.card != NONE).then_some(state.auction.card);
        for card in sets.chain(hands).flat_map(Cards::iter).chain(secrets).chain(auctioned) {
            census[usize::from(card)] += 1;
        }
        for card in pools.iter().flat_map(|pool| pool.cards()) {
            census[usize::from(*card)] += 1;
        }
        // Every bottle is on a player board or on a space, except while bottles are put back on the boards.
        census.extend(state.players.iter().map(|player| match state.phase {
            Phase::Retrieve => 0,
            _ => u32::from(player.bottles) - player.places.count_ones() - player.spaces.count_ones(),
        }));
        census
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        let card = rng.below(CARDS as u32 + 3) as u8;
        let small = if rng.chance(8) { rng.next_u64() as u8 } else { rng.below(24) as u8 };
        match rng.below(14) {
            0 => Move::Keep { card },
            1 => Move::Place { space: small },
            2 => Move::Buy { card },
            3 => Move::Gain { card },
            4 => Move::Raise { card },
            5 => Move::Tuck { card },
            6 => Move::Auction { card, face_down: rng.chance(2) },
            7 => Move::Bid { coins: if rng.chance(8) { rng.next_u64() as u16 } else { small.into() } },
            8 => Move::Pass,
            9 => Move::PayCard { card },
            10 => Move::PayCoins,
            11 => Move::Settle { side: [Side::Item, Side::Skill, Side::Market, Side::Secret][rng.below(4) as usize] },
            12 => Move::Cover { place: small % 8 },
            _ => Move::Spare { place: small % 8 },
        }
    }
}
