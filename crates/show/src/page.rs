//! What a game needs to draw its page, and the HTML that all games share.

use crate::fragments::{FragmentCache, Fragments};
use crate::language::Translator;
use brocante_core::{Game, Message, Remark, SEATS_MAX, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use std::collections::BTreeSet;
use std::hash::Hash;
use std::panic::Location;
use std::sync::LazyLock;

/// What a page knows beside the view.
#[derive(Debug)]
pub struct Page<'a> {
    /// Makes sentences for the viewer.
    pub translator: Translator<'a>,
    /// The address that forms are sent to; empty if the viewer can only look.
    pub action: &'a str,
    /// The log entry at which the viewer's decision began.
    pub at: u64,
    /// The remarks made at the table, oldest first.
    pub remarks: &'a [Remark],
    /// The tokens of the moves the viewer can make now.
    pub offered: BTreeSet<String>,
    /// The fragments of the viewer's last pages.
    pub cache: Option<&'a FragmentCache>,
}

impl Page<'_> {
    /// Begins a new page. A changed name invalidates every fragment.
    pub(crate) fn begin(&self) {
        if let Some(cache) = self.cache {
            cache.begin(self.translator.names);
        }
    }

    /// A part of the page that depends on `key` alone, beside viewer and language. It is made again when the key
    /// changes. Whether something can be clicked belongs into the key.
    #[track_caller]
    pub fn fragment(&self, key: impl Hash, make: impl FnOnce() -> Markup) -> Markup {
        let place = std::ptr::from_ref(Location::caller()) as usize;
        match self.cache {
            Some(cache) => cache.fragment((place, key), make),
            None => make(),
        }
    }

    /// A move as a sentence.
    pub(crate) fn sentence<G: Game>(&self, game: &G, mv: G::Move) -> String {
        match self.cache {
            Some(cache) => cache.text(("move", mv), || self.translator.describe(game, &mv)).to_string(),
            None => self.translator.describe(game, &mv),
        }
    }

    pub(crate) fn fragments(&self, html: Markup) -> Fragments {
        match self.cache {
            Some(cache) => cache.fill(html),
            None => html.into(),
        }
    }

    /// The text of a message without arguments.
    pub fn key(&self, key: &str) -> String {
        self.translator.key(key)
    }

    /// A message as a sentence.
    pub fn text(&self, message: &Message) -> String {
        match self.cache {
            Some(cache) => cache.text(message, || self.translator.text(message)).to_string(),
            None => self.translator.text(message),
        }
    }

    /// Who looks at the page.
    pub fn viewer(&self) -> Viewer {
        self.translator.viewer
    }

    /// Whether some move of the viewer uses this token.
    pub fn can(&self, token: &str) -> bool {
        self.offered.contains(token)
    }

    /// Whether the viewer can fill in forms, so that their fields may stand on the board.
    pub fn takes_forms(&self) -> bool {
        !self.action.is_empty()
    }

    /// The last remark of a seat.
    pub fn last_remark(&self, seat: Seat) -> Option<&Remark> {
        self.remarks.iter().rev().find(|remark| remark.seat == seat)
    }

    /// An item on the board: a button while a move uses its token, else a picture with a name.
    pub fn target(&self, item: &BoardItem<'_>, inner: &Markup) -> Markup {
        let token = item.token.filter(|token| self.can(token));
        html! {
            @if let Some(token) = token {
                button type="button" class={ "target " (item.classes) } data-target=(token) data-fly=[item.fly]
                    aria-label=(item.name) data-name=(item.name) title=(item.name) { (inner) }
            } @else {
                div class=(item.classes) data-fly=[item.fly] role="img" aria-label=(item.name) title=(item.name) {
                    (inner)
                }
            }
        }
    }

    /// A form that makes a move. `base` is the move as JSON, and the fields inside are put into it by their names:
    /// `number:coins` sets a number, `list:discard` makes a list of the ticked values, `count:notes.2` counts the
    /// ticked boxes of that name, `flag:x` is true if ticked. Fields may also stand on the board, with `form=` and
    /// the form's id.
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

/// Something on the board: see [`Page::target`].
#[derive(Clone, Copy, Debug, Default)]
pub struct BoardItem<'a> {
    /// The token that a click on it selects.
    pub token: Option<&'a str>,
    /// CSS classes such as `card hand`.
    pub classes: &'a str,
    /// Its accessible name, with everything printed on it; a hidden item says that it is hidden.
    pub name: &'a str,
    /// The name under which it is animated to its next place. It must never distinguish two hidden items, and is
    /// unique on a page.
    pub fly: Option<&'a str>,
}

/// A symbol of a sprite.
pub fn symbol(id: &str) -> Markup {
    // Written by hand for speed: a page has hundreds of symbols.
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

/// The CSS class of a seat, which sets its colour.
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

/// SVG or HTML that comes with the program and needs no escaping.
pub fn raw(text: &'static str) -> PreEscaped<&'static str> {
    PreEscaped(text)
}
