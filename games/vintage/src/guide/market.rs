//! What the items on the table are worth to each seat, and what they will fetch.
//!
//! An item must get into a hoard: a seat hoards one item a turn, and until then the others steal. So a
//! display is worth what its owner can expect to hoard from it next time: the best item that is still
//! there. That makes a second good item an insurance, and a third one a little. A rival loses most when
//! it loses the best of its display just before its turn. A seat that discards an item offers it to the
//! next seat.

use crate::check::is_safe;
use crate::deck::bit;
use crate::guide::worth::Standing;
use crate::moves::Move;
use crate::rules::{DRAWN, SEATS, Vintage};
use crate::state::{Phase, State};
use brocante_core::{Seat, bits};

/// Points that make a seat e times as likely to take an item rather than another.
const TEMPER: f32 = 2.2;
/// About what an item is worth; it only keeps the exponents small.
const USUAL_GAIN: f32 = 5.0;
/// How often, next to an item of usual worth, a seat takes something that isn't there yet.
const ELSEWHERE: f32 = 0.1;
/// An item that will be there but not hoarded next time may be hoarded later.
const LATER: f32 = 0.25;
/// What a rival loses counts less than the own gain: it helps all other rivals as well.
const LOSS: f32 = 0.4;
/// What the next seat gets counts less, too.
const GIFT: f32 = 0.8;
/// More items than any seat has on display.
const DISPLAY_MAX: usize = 16;

/// What each seat would gain by the items that lie open, and how likely it is to take them.
pub(super) struct Market<'a> {
    game: &'a Vintage,
    state: &'a State,
    /// The seat in turn.
    seat: Seat,
    gains: [[f32; u64::BITS as usize]; SEATS],
    pulls: [[f32; u64::BITS as usize]; SEATS],
    /// The sum of the pulls of all items that a seat may take now.
    pulls_sum: [f32; SEATS],
    /// How many turns come after this one.
    turns: u32,
}

impl<'a> Market<'a> {
    pub(super) fn of(game: &'a Vintage, state: &'a State, seat: Seat) -> Market<'a> {
        let standing = Standing::of(game, state);
        let offered = state.displays.iter().fold(state.discards.top(), |all, display| all | display);
        let none = [[0.0; u64::BITS as usize]; SEATS];
        let (gains, pulls, pulls_sum) = (none, none, [ELSEWHERE; SEATS]);
        let mut market = Market { game, state, seat, gains, pulls, pulls_sum, turns: turns_after(game, state) };
        for rival in 0..usize::from(game.seats) {
            for item in bits(offered | state.drawn) {
                let gain = standing.gain(rival, item);
                let pull = ((gain - USUAL_GAIN) / TEMPER).exp();
                market.gains[rival][usize::from(item)] = gain;
                market.pulls[rival][usize::from(item)] = pull;
                if offered & !state.displays[rival] & bit(item) != 0 {
                    market.pulls_sum[rival] += pull;
                }
            }
        }
        market
    }

    /// What a move brings, in points. Marks of the same step can be compared.
    pub(super) fn rate(&self, mv: Move) -> f32 {
        let (state, seat) = (self.state, self.seat);
        let own = state.displays[seat.index()];
        match mv {
            Move::Hoard { item } => {
                self.gains[seat.index()][usize::from(item)] + LATER * self.expect(seat, own & !bit(item))
            }
            Move::Steal { from, item } => {
                let theirs = state.displays[from.index()];
                let loss = self.expect(from, theirs) - self.expect(from, theirs & !bit(item));
                // vintage.final: an item stolen in the last turn can't be hoarded.
                let gained = if self.turns == 0 { own } else { own | bit(item) };
                self.expect(seat, gained) + LOSS * loss
            }
            Move::Salvage => self.expect(seat, own | state.discards.top()),
            Move::Keep { item } => {
                let gained = if self.turns == 0 { own & !state.stolen } else { own };
                let other = state.drawn & !bit(item);
                self.expect(seat, gained | bit(item)) - GIFT * self.gift(other)
            }
            Move::Decline => 0.0,
        }
    }

    /// What the next seat can expect of a discarded item.
    fn gift(&self, discarded: u64) -> f32 {
        let next = self.seat.next(self.game.seats).index();
        let item = discarded.trailing_zeros() as usize;
        if self.turns == 0 || discarded == 0 { 0.0 } else { self.taken(next, item) * self.gains[next][item] }
    }

    /// How likely a seat is to take an item.
    fn taken(&self, seat: usize, item: usize) -> f32 {
        let pull = self.pulls[seat][item];
        let is_counted = (self.state.drawn | self.state.displays[seat]) & bit(item as u8) == 0;
        pull / (self.pulls_sum[seat] + if is_counted { 0.0 } else { pull })
    }

    /// What a seat can expect to hoard of a display the next time it hoards, in points.
    fn expect(&self, owner: Seat, display: u64) -> f32 {
        let seats = u32::from(self.game.seats);
        let ahead = (u32::from(owner.0) + seats - u32::from(self.seat.0) - 1) % seats + 1;
        let has_turn = self.turns >= ahead;
        let thieves = if has_turn { ahead - 1 } else { self.turns };
        let hoards_two = !has_turn && self.hoards_second(owner);
        let later = if has_turn { LATER } else { 0.0 };

        let mut items = [(0.0, 0.0); DISPLAY_MAX];
        let count = (display.count_ones() as usize).min(DISPLAY_MAX);
        for (entry, item) in items.iter_mut().zip(bits(display)) {
            *entry = (self.gains[owner.index()][usize::from(item)], self.stays(owner, display, item, thieves));
        }
        let items = &mut items[..count];
        items.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        // How likely it is that none of the better items is still there, or just one.
        let (mut none, mut one) = (1.0, 0.0);
        let mut sum = 0.0;
        for &(gain, stays) in &*items {
            let hoarded = if hoards_two { none + one } else { none };
            sum += gain * stays * (hoarded + later * (1.0 - hoarded));
            one = one * (1.0 - stays) + none * stays;
            none *= 1.0 - stays;
        }
        sum
    }

    /// How likely an item is still on display after the turns of some others.
    fn stays(&self, owner: Seat, display: u64, item: u8, thieves: u32) -> f32 {
        if is_safe(self.game, display) {
            return 1.0;
        }
        let thieves = self.seat.around(self.game.seats).skip(1).take(thieves as usize);
        thieves
            .filter(|&thief| thief != owner)
            .map(|thief| 1.0 - self.taken(thief.index(), usize::from(item)))
            .product()
    }

    /// vintage.final.second: whether a seat will probably have had one turn less.
    fn hoards_second(&self, seat: Seat) -> bool {
        let seats = self.game.seats;
        let last = Seat(((u32::from(self.seat.0) + self.turns) % u32::from(seats)) as u8);
        last.next(seats).around(seats).take_while(|&late| late != self.state.first).any(|late| late == seat)
    }
}

/// The number of turns after this one; an estimate where the deck will be renewed.
fn turns_after(game: &Vintage, state: &State) -> u32 {
    let still_drawn = if state.phase == Phase::Keep { 0 } else { DRAWN };
    let turns = state.deck.count_ones().saturating_sub(still_drawn) / DRAWN;
    if game.is_large() && !state.renewed {
        // vintage.end.large: every turn discards one item.
        return turns + (state.discards.as_slice().len() as u32 + turns) / DRAWN;
    }
    turns
}
