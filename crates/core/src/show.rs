//! How a game shows itself: HTML made from a view, and the spots a person clicks. Everything here gets a view, never a state.
//!
//! **Spots.** A move is a real button that says what it will do. Beside it, the things on the board
//! that stand for it can be clicked: each has a token (`item-14`), and [`Show::spots`] says which
//! tokens together mean a move. The page narrows the buttons down to the moves that fit what was
//! clicked; it knows no rules. A move that can't be listed (a bid, a set of notes) has a form, whose
//! fields the server puts into the move: see [`Page::compose`].

use crate::pieces::{Memory, Parts};
use crate::text::{Arg, Say, Speaker};
use crate::{Game, Guide, Rng, SEATS_MAX, Seat, Survey, Viewer};
use maud::{Markup, PreEscaped, html};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;
use std::hash::Hash;
use std::panic::Location;
use std::sync::LazyLock;

/// A game with a face. Everything has a plain form that works, so that a new game can be played
/// before it is drawn.
pub trait Show: Guide + Survey {
    const LOOK: Look = Look::PLAIN;

    /// The table as the viewer sees it.
    fn board(&self, view: &Self::View, page: &Page<'_>) -> Markup {
        html! { pre.sketch { (self.sketch(view, &page.speaker)) } }
    }

    /// The viewer's own things alone, where the table itself is shown on another screen. What can be
    /// clicked and is not here is a button.
    fn hand(&self, view: &Self::View, page: &Page<'_>) -> Markup {
        self.board(view, page)
    }

    /// A picture for the rules page: `<!-- picture NAME: caption -->` in RULES.md.
    fn picture(&self, _name: &str, _page: &Page<'_>) -> Option<Markup> {
        None
    }

    /// What the panel of a seat says beside its name: public counts, and who is ahead.
    fn panel(&self, _view: &Self::View, _seat: Seat, _page: &Page<'_>) -> Markup {
        html! {}
    }

    /// The tokens that together mean a move of the viewer; no token for one that is only a button.
    /// `None` for a move that is made by one of [`Show::forms`].
    fn spots(&self, _view: &Self::View, _mv: Self::Move) -> Option<Vec<String>> {
        Some(Vec::new())
    }

    /// A field of a move in words, where it takes the mover's view to tell, such as places of a hand.
    fn seen_word(&self, _view: &Self::View, _field: &str, _value: &Value) -> Option<Arg> {
        None
    }

    /// Forms for the moves that can't be listed, shown to a viewer who is to act.
    fn forms(&self, _view: &Self::View, _page: &Page<'_>) -> Markup {
        html! {}
    }

    /// Whether anybody ever speaks freely in this game; only then [`Show::speech`] is asked. A test looks after it.
    const SPEAKS: bool = false;

    /// Whether somebody now speaks freely, for how long, and the move that ends it.
    fn speech(&self, _view: &Self::View) -> Option<Speech<Self::Move>> {
        None
    }

    /// What a bot says when it is its turn to speak.
    fn patter(&self, _view: &Self::View, _speaker: &Speaker<'_>, _rng: &mut Rng) -> String {
        String::new()
    }

    /// The sound of an event.
    fn sound(_event: &Self::Event) -> Option<Sound> {
        None
    }
}

/// The files of a game's look.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// An SVG of symbols, put once into every page of the game.
    pub sprite: &'static str,
    /// The drawing of its stall on the front page.
    pub stall: &'static str,
    /// Its style sheet; everything in it begins with `.game-NAME`.
    pub style: &'static str,
}

impl Look {
    pub const PLAIN: Look = Look { sprite: "", stall: include_str!("../art/stall.svg"), style: "" };
}

/// Somebody speaks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speech<M> {
    pub seat: Seat,
    pub seconds: u32,
    /// Ends it.
    pub done: M,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Sound {
    Card,
    Coins,
    Gavel,
    Knock,
}

/// Free words of a seat, kept beside the moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    pub seat: Seat,
    /// After how many moves they were said.
    pub ply: usize,
    pub text: String,
}

/// What a page knows beside the view.
#[derive(Debug)]
pub struct Page<'a> {
    pub speaker: Speaker<'a>,
    /// Where forms are sent; nowhere, where the viewer can only look.
    pub action: &'a str,
    /// When the decision began that the viewer has to make.
    pub at: u64,
    /// What was said at the table, oldest first.
    pub words: &'a [Words],
    /// The tokens of the moves the viewer can make now.
    pub offered: BTreeSet<String>,
    /// What the viewer's last page was made of.
    pub memory: Option<&'a Memory>,
}

impl Page<'_> {
    /// A new page begins: everything is made anew where somebody is called otherwise.
    pub(crate) fn begin(&self) {
        if let Some(memory) = self.memory {
            memory.begin(self.speaker.names);
        }
    }

    /// A part of the page that is made from `key` alone, for who looks, in their language: while that is the
    /// same it is not made again. Whether something can be clicked belongs into the key.
    #[track_caller]
    pub fn piece(&self, key: impl Hash, make: impl FnOnce() -> Markup) -> Markup {
        let place = std::ptr::from_ref(Location::caller()) as usize;
        match self.memory {
            Some(memory) => memory.piece((place, key), make),
            None => make(),
        }
    }

    /// A move in words.
    pub(crate) fn sentence<G: Game>(&self, game: &G, mv: G::Move) -> String {
        match self.memory {
            Some(memory) => memory.text(("move", mv), || self.speaker.tell(game, &mv)).to_string(),
            None => self.speaker.tell(game, &mv),
        }
    }

    pub(crate) fn parts(&self, html: Markup) -> Parts {
        match self.memory {
            Some(memory) => memory.fill(html),
            None => html.into(),
        }
    }

    pub fn key(&self, key: &str) -> String {
        self.speaker.key(key)
    }

    pub fn say(&self, say: &Say) -> String {
        match self.memory {
            Some(memory) => memory.text(say, || self.speaker.say(say)).to_string(),
            None => self.speaker.say(say),
        }
    }

    pub fn viewer(&self) -> Viewer {
        self.speaker.listener
    }

    /// Whether some move of the viewer uses this token.
    pub fn can(&self, token: &str) -> bool {
        self.offered.contains(token)
    }

    /// Whether forms can be filled in here, so that their fields may stand on the board.
    pub fn takes_forms(&self) -> bool {
        !self.action.is_empty()
    }

    /// The last words of a seat.
    pub fn words_of(&self, seat: Seat) -> Option<&Words> {
        self.words.iter().rev().find(|words| words.seat == seat)
    }

    /// A thing on the board: a button while a move uses its token, else no more than a picture with
    /// a name. `classes` such as `card hand`.
    pub fn spot(&self, thing: &Thing<'_>, inner: &Markup) -> Markup {
        let token = thing.token.filter(|token| self.can(token));
        html! {
            @if let Some(token) = token {
                button type="button" class={ "spot " (thing.classes) } data-spot=(token) data-fly=[thing.fly]
                    aria-label=(thing.name) data-name=(thing.name) title=(thing.name) { (inner) }
            } @else {
                div class=(thing.classes) data-fly=[thing.fly] role="img" aria-label=(thing.name) title=(thing.name) {
                    (inner)
                }
            }
        }
    }

    /// A form that makes a move: `base` is the move as JSON, and the fields inside are put into it
    /// by their names. `number:coins` sets a number, `list:discard` makes a list of the values that
    /// are ticked, `count:notes.2` counts the ticked boxes of that name, `flag:x` is true where it
    /// is ticked. Fields may also stand on the board, with `form=` the form's id.
    pub fn compose(&self, id: &str, base: &impl Serialize, submit: &str, inner: &Markup) -> Markup {
        let base = serde_json::to_string(base).expect("a move is plain data");
        html! {
            form.compose id=(id) method="post" action=(self.action) {
                input type="hidden" name="at" value=(self.at);
                input type="hidden" name="move" value=(base);
                (inner)
                button.primary type="submit" { (submit) }
            }
        }
    }
}

/// Something on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thing<'a> {
    /// What a click on it stands for.
    pub token: Option<&'a str>,
    pub classes: &'a str,
    /// Its whole spoken name, with every sign on it; a hidden thing says that it is hidden.
    pub name: &'a str,
    /// The name under which it flies to its next place. It must never tell two hidden things apart,
    /// and there is at most one of a name on a page.
    pub fly: Option<&'a str>,
}

/// A symbol of a sprite.
pub fn symbol(id: &str) -> Markup {
    // Written out, as there are hundreds of them on a page.
    let mut svg = String::with_capacity(96);
    for part in ["<svg class=\"art\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#", id, "\"></use></svg>"] {
        svg.push_str(part);
    }
    PreEscaped(svg)
}

/// A symbol with a view box of its own.
pub fn picture(id: &str, view_box: &str) -> Markup {
    html! { svg.art viewBox=(view_box) aria-hidden="true" focusable="false" { use href={ "#" (id) } {} } }
}

/// A number out of the deck as one of the eight colours and signs of seats.
pub fn seat_class(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}

/// The sign of a seat: a shape of its own, in its colour.
pub fn seat_sign(seat: Seat) -> PreEscaped<&'static str> {
    static SIGNS: LazyLock<[String; SEATS_MAX]> = LazyLock::new(|| {
        std::array::from_fn(|seat| {
            let class = seat_class(Seat(seat as u8));
            html! { span class={ "seat-sign " (class) } { (symbol(&format!("house-seat-{seat}"))) } }.into_string()
        })
    });
    PreEscaped(SIGNS[seat.index()].as_str())
}

/// SVG or HTML that comes with the program.
pub fn raw(text: &'static str) -> PreEscaped<&'static str> {
    PreEscaped(text)
}
