//! What the lab counts in a game beside points: which cards, spaces and specials were used and held,
//! and the styles of play a designer may want to compare.

use crate::game::Game;
use crate::seat::Seat;

/// What can be counted in a game. A game without any is counted by its moves and events.
pub trait Survey: Game {
    /// Restricted ways to play, for "what if nobody ever did that".
    const STYLES: &'static [Style<Self::Move>] = &[];

    /// Everything that can be used or held, in the order in which the others number it.
    fn facts(&self) -> Vec<Fact> {
        Vec::new()
    }

    /// What a seat uses with a move, asked before the move is carried out.
    fn used(&self, _state: &Self::State, _seat: Seat, _mv: Self::Move, _note: &mut dyn FnMut(usize)) {}

    /// What a seat has in the end.
    fn held(&self, _state: &Self::State, _seat: Seat, _note: &mut dyn FnMut(usize)) {}
}

/// Something that can be used or held: a card of the deck, an action space, a special.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// In the plural, as a heading: "items held", "action spaces used". All of a group is used, or all is held.
    pub group: &'static str,
    pub name: String,
}

/// A restricted way to play. A bot of this style makes such a move only where there is no other.
#[derive(Debug)]
pub struct Style<M: 'static> {
    /// What it does without: `never-steals`.
    pub name: &'static str,
    pub shuns: fn(&M) -> bool,
}
