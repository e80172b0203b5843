//! Pages in fragments. Most of a table stays the same from one move to the next. A game says what a fragment of its page
//! is made from ([`Page::fragment`](crate::Page::fragment)); as long as that is the same, the fragment is neither made
//! nor sent again.

use foldhash::fast;
use foldhash::quality::RandomState;
use maud::{Markup, PreEscaped, Render};
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hash};
use std::sync::Arc;

/// HTML, cut into fragments. Equal fragments of one cache are the same allocation.
#[derive(Clone, Debug, Default)]
pub struct Fragments(pub Vec<Arc<str>>);

impl Fragments {
    /// The whole HTML.
    pub fn into_string(self) -> String {
        self.0.concat()
    }

    /// Whether all fragments are the same allocations, not just equal.
    pub fn are_same(&self, other: &Fragments) -> bool {
        self.0.len() == other.0.len() && self.0.iter().zip(&other.0).all(|(one, other)| Arc::ptr_eq(one, other))
    }
}

impl From<Markup> for Fragments {
    fn from(html: Markup) -> Fragments {
        Fragments(vec![html.into_string().into()])
    }
}

impl Render for Fragments {
    fn render_to(&self, buffer: &mut String) {
        self.0.iter().for_each(|part| buffer.push_str(part));
    }
}

/// The fragments of the last pages of one viewer in one language. Keys need not contain viewer or language.
#[derive(Debug, Default)]
pub struct FragmentCache(RefCell<CacheState>);

#[derive(Debug, Default)]
struct CacheState {
    /// Randomly seeded, so that nobody can construct colliding keys.
    hasher: RandomState,
    /// Hash of the seat names, mixed into every key.
    names: u64,
    /// Fragments, sentences and the HTML between fragments, by a hash of their key.
    texts: HashMap<u64, Text, fast::RandomState>,
    /// The number of the current page.
    page: u32,
    /// The number of texts on it so far.
    used: usize,
    /// The fragments of the board, in order.
    placed: Vec<Arc<str>>,
    /// Above 0 inside a fragment and outside the board: fragments there become part of the surrounding HTML.
    depth: u32,
}

#[derive(Debug)]
struct Text {
    text: Arc<str>,
    /// The last page it was on.
    page: u32,
}

/// Encloses the number of a fragment in the HTML around it. No text of a page contains this character.
const MARK: char = '\u{1}';
/// The cache is cleaned when it holds this many times the texts of a page: some texts come back soon.
const KEPT_PAGES: usize = 4;
/// Cleaning drops texts that were not on this many pages.
const STALE_PAGES: u32 = 4;

impl FragmentCache {
    /// Begins a new page with these seat names.
    pub(crate) fn begin(&self, names: impl Hash) {
        let mut inner = self.0.borrow_mut();
        inner.names = inner.hasher.hash_one(names);
        inner.page = inner.page.wrapping_add(1);
        let (page, used) = (inner.page, std::mem::take(&mut inner.used));
        if inner.texts.len() > KEPT_PAGES * used {
            inner.texts.retain(|_, text| page.wrapping_sub(text.page) <= STALE_PAGES);
        }
        inner.placed.clear();
        inner.depth = 0;
    }

    /// A fragment from the cache, or a new one.
    pub(crate) fn fragment(&self, key: impl Hash, make: impl FnOnce() -> Markup) -> Markup {
        let fragment = self.text(key, || make().into_string());
        let mut inner = self.0.borrow_mut();
        if inner.depth > 0 {
            return PreEscaped(fragment.to_string());
        }
        inner.placed.push(fragment);
        PreEscaped(format!("{MARK}{}{MARK}", inner.placed.len() - 1))
    }

    /// A text from the cache, or a new one.
    pub fn text(&self, key: impl Hash, make: impl FnOnce() -> String) -> Arc<str> {
        let mut inner = self.0.borrow_mut();
        let key = inner.hasher.hash_one((inner.names, key));
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

    /// The text as one shared allocation.
    pub fn kept(&self, text: &str) -> Arc<str> {
        self.text(text, || text.to_owned())
    }

    /// Puts the fragments of the board where their marks are. Fragments made after the board are not kept apart.
    pub(crate) fn fill(&self, html: Markup) -> Fragments {
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
        Fragments(parts.collect())
    }
}

impl CacheState {
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

    fn page(cache: &FragmentCache, figures: [u8; 3]) -> Fragments {
        cache.begin("ground");
        cache.fill(html! {
            ul { @for figure in figures { (cache.fragment(figure, || html! { li { (figure) } })) } }
        })
    }

    #[test]
    fn equal_keys_give_the_same_fragment() {
        let cache = FragmentCache::default();
        let first = page(&cache, [1, 2, 3]);
        assert_eq!(first.clone().into_string(), "<ul><li>1</li><li>2</li><li>3</li></ul>");
        let second = page(&cache, [3, 4, 1]);
        assert_eq!(second.clone().into_string(), "<ul><li>3</li><li>4</li><li>1</li></ul>");
        assert!(Arc::ptr_eq(&first.0[3], &second.0[1]), "the fragment of 3");
        assert!(Arc::ptr_eq(&first.0[1], &second.0[3]), "the fragment of 1");
        assert!(second.are_same(&page(&cache, [3, 4, 1])) && !second.are_same(&first));
    }

    #[test]
    fn stale_texts_are_dropped() {
        let cache = FragmentCache::default();
        for figure in 0..100 {
            page(&cache, [figure, figure + 1, figure + 2]);
        }
        assert!(cache.0.borrow().texts.len() < 40, "{}", cache.0.borrow().texts.len());
    }

    #[test]
    fn a_fragment_within_a_fragment_is_part_of_it() {
        let cache = FragmentCache::default();
        cache.begin(0);
        let outer = cache.fragment("outer", || html! { p { (cache.fragment("inner", || html! { b { "x" } })) } });
        assert_eq!(cache.fill(outer).0, ["<p><b>x</b></p>".into()]);
    }

    #[test]
    fn other_names_invalidate_every_key() {
        let cache = FragmentCache::default();
        for name in ["Ada", "Bob"] {
            cache.begin(name);
            assert_eq!(cache.fill(cache.fragment(7, || html! { (name) })).into_string(), name);
        }
    }

    #[test]
    fn a_mark_in_user_text_is_harmless() {
        let cache = FragmentCache::default();
        cache.begin(0);
        assert_eq!(cache.fill(html! { "a" (MARK) "99" (MARK) "b" (MARK) }).into_string(), "ab");
    }
}
