//! Pages in pieces. Most of a table is as it was before a move: a game says what a piece of its page is made
//! from ([`Page::piece`](crate::Page::piece)), and where that is the same as the last time, neither is the
//! piece made again, nor is it sent again to those who have it.

use foldhash::fast;
use foldhash::quality::RandomState;
use maud::{Markup, PreEscaped, Render};
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hash};
use std::sync::Arc;

/// HTML, cut where a part of it may be kept. Parts out of one memory that are alike are the same.
#[derive(Clone, Debug, Default)]
pub struct Parts(pub Vec<Arc<str>>);

impl Parts {
    pub fn into_string(self) -> String {
        self.0.concat()
    }

    /// Whether all parts are the same, and not just alike.
    pub fn are_same(&self, other: &Parts) -> bool {
        self.0.len() == other.0.len() && self.0.iter().zip(&other.0).all(|(one, other)| Arc::ptr_eq(one, other))
    }
}

impl From<Markup> for Parts {
    fn from(html: Markup) -> Parts {
        Parts(vec![html.into_string().into()])
    }
}

impl Render for Parts {
    fn render_to(&self, buffer: &mut String) {
        self.0.iter().for_each(|part| buffer.push_str(part));
    }
}

/// What the last pages of one viewer in one language were made of. It is for this viewer alone: what a piece
/// is made from need not say who looks.
#[derive(Debug, Default)]
pub struct Memory(RefCell<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// Chosen by lot, so that nobody can make up a text that is taken for another.
    lot: RandomState,
    /// What everything depends on.
    ground: u64,
    /// Pieces, sentences and what is between them, by a digest of what they are made from.
    texts: HashMap<u64, Text, fast::RandomState>,
    /// Which page it is.
    page: u32,
    /// How many texts it has so far.
    used: usize,
    /// The pieces of the board, in their order.
    placed: Vec<Arc<str>>,
    /// A piece within a piece is a part of it; so is one outside of the board.
    depth: u32,
}

#[derive(Debug)]
struct Text {
    text: Arc<str>,
    /// On which page it was last.
    page: u32,
}

/// Stands around the number of a piece, where it belongs. No text of a page has this character.
const MARK: char = '\u{1}';
/// Texts that are on no page any more are kept for a while, as some come back; up to so many times those of a
/// page.
const KEPT: usize = 4;
/// What has not been on so many pages may go.
const STALE_PAGES: u32 = 4;

impl Memory {
    /// A new page begins.
    pub(crate) fn begin(&self, ground: impl Hash) {
        let mut inner = self.0.borrow_mut();
        inner.ground = inner.lot.hash_one(ground);
        inner.page = inner.page.wrapping_add(1);
        let (page, used) = (inner.page, std::mem::take(&mut inner.used));
        if inner.texts.len() > KEPT * used {
            inner.texts.retain(|_, text| page.wrapping_sub(text.page) <= STALE_PAGES);
        }
        inner.placed.clear();
        inner.depth = 0;
    }

    /// A piece as it was, or as it is now.
    pub(crate) fn piece(&self, key: impl Hash, make: impl FnOnce() -> Markup) -> Markup {
        let piece = self.text(key, || make().into_string());
        let mut inner = self.0.borrow_mut();
        if inner.depth > 0 {
            return PreEscaped(piece.to_string());
        }
        inner.placed.push(piece);
        PreEscaped(format!("{MARK}{}{MARK}", inner.placed.len() - 1))
    }

    /// A text as it was, or as it is now.
    pub fn text(&self, key: impl Hash, make: impl FnOnce() -> String) -> Arc<str> {
        let mut inner = self.0.borrow_mut();
        let key = inner.lot.hash_one((inner.ground, key));
        if let Some(text) = inner.known(key) {
            return text;
        }
        inner.depth += 1;
        drop(inner);
        let text: Arc<str> = make().into();
        let mut inner = self.0.borrow_mut();
        inner.depth -= 1;
        let page = inner.page;
        inner.texts.insert(key, Text { text: Arc::clone(&text), page });
        inner.used += 1;
        text
    }

    /// The same text as the last time, where it is alike.
    pub fn kept(&self, text: &str) -> Arc<str> {
        self.text(text, || text.to_owned())
    }

    /// Puts the pieces of the board where their marks are. What comes after the board is sent as a whole.
    pub(crate) fn fill(&self, html: Markup) -> Parts {
        let placed = {
            let mut inner = self.0.borrow_mut();
            inner.depth = 1;
            std::mem::take(&mut inner.placed)
        };
        let html = html.into_string();
        let parts = html.split(MARK).enumerate().filter_map(|(at, text)| match at % 2 {
            0 => (!text.is_empty()).then(|| self.kept(text)),
            _ => placed.get(text.parse::<usize>().ok()?).cloned(),
        });
        Parts(parts.collect())
    }
}

impl Inner {
    fn known(&mut self, key: u64) -> Option<Arc<str>> {
        let known = self.texts.get_mut(&key)?;
        if known.page != self.page {
            known.page = self.page;
            self.used += 1;
        }
        Some(Arc::clone(&known.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn page(memory: &Memory, figures: [u8; 3]) -> Parts {
        memory.begin("ground");
        memory.fill(html! {
            ul { @for figure in figures { (memory.piece(figure, || html! { li { (figure) } })) } }
        })
    }

    #[test]
    fn what_is_the_same_is_the_same_piece() {
        let memory = Memory::default();
        let first = page(&memory, [1, 2, 3]);
        assert_eq!(first.clone().into_string(), "<ul><li>1</li><li>2</li><li>3</li></ul>");
        let second = page(&memory, [3, 4, 1]);
        assert_eq!(second.clone().into_string(), "<ul><li>3</li><li>4</li><li>1</li></ul>");
        assert!(Arc::ptr_eq(&first.0[3], &second.0[1]), "the piece of 3");
        assert!(Arc::ptr_eq(&first.0[1], &second.0[3]), "the piece of 1");
        assert!(second.are_same(&page(&memory, [3, 4, 1])) && !second.are_same(&first));
    }

    #[test]
    fn what_is_on_no_page_any_more_is_forgotten() {
        let memory = Memory::default();
        for figure in 0..100 {
            page(&memory, [figure, figure + 1, figure + 2]);
        }
        assert!(memory.0.borrow().texts.len() < 40, "{}", memory.0.borrow().texts.len());
    }

    #[test]
    fn a_piece_within_a_piece_is_a_part_of_it() {
        let memory = Memory::default();
        memory.begin(0);
        let outer = memory.piece("outer", || html! { p { (memory.piece("inner", || html! { b { "x" } })) } });
        assert_eq!(memory.fill(outer).0, ["<p><b>x</b></p>".into()]);
    }

    #[test]
    fn another_ground_makes_everything_anew() {
        let memory = Memory::default();
        for name in ["Ada", "Bob"] {
            memory.begin(name);
            assert_eq!(memory.fill(memory.piece(7, || html! { (name) })).into_string(), name);
        }
    }

    #[test]
    fn a_mark_in_somebodys_text_does_no_harm() {
        let memory = Memory::default();
        memory.begin(0);
        assert_eq!(memory.fill(html! { "a" (MARK) "99" (MARK) "b" (MARK) }).into_string(), "ab");
    }
}
