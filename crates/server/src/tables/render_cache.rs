//! What was rendered of a table and can be used again.

use brocante_core::Viewer;
use brocante_show::{FragmentCache, Fragments, SentenceCache};
use std::collections::HashMap;
use std::sync::Arc;

/// A kind of page: its viewer, whether it shows only the viewer's own things, and its language.
pub type PageKind = (Viewer, bool, &'static str);

/// A table as the regions of a page, by the ids of their elements.
#[derive(Debug)]
pub struct RenderedTable {
    /// The entry it was made at.
    pub seq: u64,
    pub regions: Vec<(&'static str, Fragments)>,
    /// Whether it is the viewer's turn.
    pub yours: bool,
    pub prompt: String,
}

impl RenderedTable {
    /// A region by its id.
    pub fn region(&self, id: &str) -> Option<&Fragments> {
        self.regions.iter().find(|(known, _)| *known == id).map(|(_, fragments)| fragments)
    }
}

/// What was rendered of a table: each kind of page once a change, from the fragments of the page before.
#[derive(Debug, Default)]
pub struct RenderCache {
    rendered: HashMap<PageKind, Arc<RenderedTable>>,
    fragments: HashMap<PageKind, FragmentCache>,
    sentences: SentenceCache,
}

impl RenderCache {
    /// The page, if it was rendered since the last change.
    pub fn get(&self, kind: &PageKind) -> Option<Arc<RenderedTable>> {
        self.rendered.get(kind).map(Arc::clone)
    }

    /// Keeps a page.
    pub fn put(&mut self, kind: PageKind, rendered: Arc<RenderedTable>, fragments: Option<FragmentCache>) {
        self.rendered.insert(kind, rendered);
        self.fragments.extend(fragments.map(|fragments| (kind, fragments)));
    }

    /// Takes the fragments of the page before out of the cache, to render the next one.
    pub fn take_fragments(&mut self, kind: &PageKind) -> FragmentCache {
        self.fragments.remove(kind).unwrap_or_default()
    }

    /// Sentences that are the same for all viewers.
    pub fn sentences(&self) -> &SentenceCache {
        &self.sentences
    }

    /// The table has changed: pages must be rendered again.
    pub fn invalidate(&mut self) {
        self.rendered.clear();
    }

    /// Nobody looks at the table: frees the memory.
    pub fn clear(&mut self) {
        *self = RenderCache::default();
    }
}
