//! What a game knows that helps to play it well: the bots' knowledge, one `guide.rs` a game.
//!
//! A bot sees its seat's view. From that it makes up positions that look the same to it
//! ([`Game::determinize`]), and everything here is asked about such a position. A guide must go by
//! what `seat` can know of the position all the same: a card made up for a rival's hand is not there.

use crate::game::{Game, Moves};
use crate::rng::Rng;
use crate::seat::Seat;

/// How to play a game. Everything has a plain form that works, so that a new game has bots at once.
pub trait Guide: Game {
    /// How the search looks for a move; not at all in a game that is decided by taste, where the marks
    /// are the best there is.
    const SEARCH: Option<Search> = Some(Search::USUAL);

    /// Marks for the proposed moves of a seat that is to act, one each: the higher the better. They
    /// choose the move of a bot that doesn't search, and the order in which a search tries moves.
    fn rate(&self, _state: &Self::State, _seat: Seat, moves: &[Self::Move], marks: &mut Vec<f32>) {
        marks.resize(moves.len(), 0.0);
    }

    /// A quick and sensible move, with some variety, for the play-outs of a search: called millions of
    /// times a second. `moves` is scratch space and may be left as it is.
    #[inline]
    fn quick(&self, state: &Self::State, seat: Seat, moves: &mut Moves<Self::Move>, rng: &mut Rng) -> Self::Move {
        moves.clear();
        self.moves(state, seat, moves);
        moves[rng.below(moves.len() as u32) as usize]
    }

    /// How probable it is, next to other positions that look like `view`, that the others would have
    /// done what the viewer saw them do (bid, refuse, look) if this were the position. Zero or more.
    fn likelihood(&self, _view: &Self::View, _state: &Self::State) -> f32 {
        1.0
    }

    /// A position as the viewer may believe it to be. [`Game::determinize`] draws evenly from all that is
    /// possible; a game may know better what rivals have chosen in secret.
    fn imagine(&self, view: &Self::View, rng: &mut Rng) -> Self::State {
        self.determinize(view, rng)
    }

    /// A hash of what a seat has come to see that no move tells, where it decides by it later.
    #[inline]
    fn glimpse(&self, _state: &Self::State, _seat: Seat) -> u64 {
        0
    }

    /// A move as the other seats see it: what they can't see of it is put to something fixed. Choices
    /// that are made at the same time are kept apart already.
    fn as_seen(&self, _state: &Self::State, mv: Self::Move) -> Self::Move {
        mv
    }
}

/// The move with the best mark, one of them where several have it, for the viewer's seat, which is to act.
pub fn best_move<G: Guide>(game: &G, view: &G::View, seat: Seat, rng: &mut Rng) -> G::Move {
    let position = game.determinize(view, rng);
    let mut moves = Moves::default();
    game.moves(&position, seat, &mut moves);
    let mut marks = Vec::new();
    game.rate(&position, seat, &moves, &mut marks);
    moves[best_mark(&marks, rng)]
}

/// The place of the best mark, or of one of them.
pub fn best_mark(marks: &[f32], rng: &mut Rng) -> usize {
    let most = marks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equals: Vec<usize> = (0..marks.len()).filter(|&at| marks[at] == most).collect();
    *rng.choose(&equals).expect("who is to act has a move, by law")
}

/// How a search looks for a move of a game. The usual values are where games without their own begin.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// How much it tries what it knows little of.
    pub explore: f32,
    /// So many moves of a position are looked at after `n` visits: `first + factor · √n`.
    pub first: f32,
    pub factor: f32,
    /// How much the marks of [`Guide::rate`] count, one mark apart, against a win share of 1 at a
    /// move that was tried once.
    pub bias: f32,
    /// The part of the work that goes into what the others know and would do.
    pub others: f32,
    /// How many standard errors another move must be ahead of the one with the best mark.
    pub caution: f32,
    /// So many moves of a play-out go by the marks before the quick ones begin.
    pub careful: u32,
    /// How much the margin of points counts beside the win share.
    pub margin: f32,
    /// Points that make half of what a margin can count.
    pub margin_scale: f32,
}

impl Search {
    pub const USUAL: Search = Search {
        explore: 0.3,
        first: 6.0,
        factor: 1.0,
        bias: 0.5,
        others: 0.2,
        caution: 3.0,
        careful: 0,
        margin: 0.1,
        margin_scale: 10.0,
    };
}
