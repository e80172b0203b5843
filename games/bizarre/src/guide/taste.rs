//! What a bot likes as the Buyer, beside what fits its words. Every seat of a table has a taste of its own,
//! drawn from how the table began. It stays the same for the whole game, so that people can learn it.

use crate::deck::BuyerWord;
use crate::deck::tags::TagSet;
use crate::rules::Bizarre;
use crate::state::State;
use brocante_core::{Rng, Seat};

/// Added for each tag that is liked, and taken off for each that is disliked.
const LIKED: f32 = 0.25;
/// Taste decides between pairs that fit equally well: its whole range is less than the weight of a tag.
const MOST: f32 = 0.45;

pub struct Taste {
    likes: TagSet,
    dislikes: TagSet,
    /// Hands bags out one by one rather than at random.
    pub hands_out: bool,
}

impl Taste {
    /// Only a Buyer's taste is ever asked for, and a Buyer knows the first cards of the table.
    pub fn of(game: &Bizarre, state: &State, seat: Seat) -> Taste {
        let mut rng = Rng::new(beginning(state.first_cards(), state.first_buyer(game)) ^ (1 + u64::from(seat.0)) << 48);
        let mut one_in_two = || TagSet::from(rng.next_u64()) << 64 | TagSet::from(rng.next_u64());
        let likes = one_in_two() & one_in_two() & one_in_two();
        let dislikes = one_in_two() & one_in_two() & one_in_two() & !likes;
        Taste { likes, dislikes, hands_out: rng.chance(2) }
    }

    pub fn mark(&self, tags: [TagSet; 2]) -> f32 {
        let count = |set: TagSet| tags.iter().map(|tags| (tags & set).count_ones()).sum::<u32>() as f32;
        ((count(self.likes) - count(self.dislikes)) * LIKED).clamp(-MOST, MOST)
    }
}

/// A number that is the same at all seats of a table from the first pitch on.
pub fn beginning(first_cards: [u16; 2], first_buyer: Seat) -> u64 {
    u64::from(first_cards[0]) << 24 | u64::from(first_cards[1]) << 8 | u64::from(first_buyer.0)
}

impl State {
    fn first_cards(&self) -> [u16; 2] {
        if self.round == 0 { self.buyer_cards } else { self.identities[0].map(|BuyerWord { card, .. }| card) }
    }

    /// The turn to be the Buyer goes round from seat to seat (bizarre.buyer).
    fn first_buyer(&self, game: &Bizarre) -> Seat {
        Seat((self.buyer.0 + game.seats - self.round % game.seats) % game.seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Options;
    use brocante_core::{Chance, Game, Moves, Status, Turn};
    use std::collections::BTreeSet;

    /// The tastes of all seats, taken before every move of a random game.
    fn tastes(seed: u64) -> BTreeSet<(TagSet, TagSet)> {
        let game = Bizarre::new(&Options {}, Bizarre::INFO.decks[0].1, 5).expect("the deck is sound");
        let (mut chance, mut rng, mut moves) = (Chance::fast(seed), Rng::new(seed), Moves::default());
        let mut state = game.deal(&mut Turn::muted(&mut chance));
        let mut seen = BTreeSet::new();
        while let Status::ToAct(to_act) = game.status(&state) {
            for seat in Seat::all(5) {
                let Taste { likes, dislikes, .. } = Taste::of(&game, &state, seat);
                seen.insert((likes, dislikes));
            }
            let seat = to_act.first().expect("a seat is to act");
            moves.clear();
            game.moves(&state, seat, &mut moves);
            let mv = *rng.choose(&moves).expect("a seat that is to act has a move");
            game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
        }
        seen
    }

    #[test]
    fn a_seat_has_one_taste_all_game_and_no_other_seat_or_table_has_it() {
        let tables: Vec<_> = (0..10).map(tastes).collect();
        assert!(tables.iter().all(|seen| seen.len() == 5));
        let all: BTreeSet<_> = tables.iter().flatten().collect();
        assert_eq!(all.len(), 50);
    }

    #[test]
    fn taste_never_makes_up_for_a_tag() {
        let taste = Taste { likes: 0b1111, dislikes: 0b1111_0000, hands_out: true };
        let (best, worst) = (taste.mark([0b1111, 0b1111]), taste.mark([0b1111_0000, 0b1111_0000]));
        assert!(best > taste.mark([1, 0]) && taste.mark([1, 0]) > taste.mark([1, 0b1_0000]));
        assert!(taste.mark([1, 0b1_0000]) > worst && best - worst < 1.0);
    }
}
