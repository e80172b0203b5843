//! The statistics of a search: for each decision that a seat can distinguish, the moves it has tried.
//!
//! A decision's key is a hash of what its seat has seen since the search began, so positions that differ only in
//! hidden information share their statistics.

use rustc_hash::FxHashMap;

/// All decisions met so far, by their key.
#[derive(Debug)]
pub struct Tree<M> {
    index: FxHashMap<u64, u32>,
    nodes: Vec<Node<M>>,
}

/// One decision.
#[derive(Debug)]
pub struct Node<M> {
    pub visits: u32,
    pub tried: Vec<Tried<M>>,
}

/// A move that was tried, with its results.
#[derive(Clone, Copy, Debug)]
pub struct Tried<M> {
    pub mv: M,
    pub mark: f32,
    pub visits: u32,
    /// Visits in which the move was legal.
    pub offered: u32,
    /// Sum of what the search maximises: win shares mixed with margins.
    pub reward: f32,
    /// Sum of win shares.
    pub won: f32,
}

impl<M: Copy> Tried<M> {
    pub fn new(mv: M, mark: f32) -> Tried<M> {
        Tried { mv, mark, visits: 0, offered: 0, reward: 0.0, won: 0.0 }
    }

    pub fn mean(&self) -> f32 {
        self.reward / self.visits.max(1) as f32
    }

    /// The squared standard error of the mean.
    pub fn variance(&self) -> f32 {
        (self.mean() * (1.0 - self.mean())).max(0.01) / self.visits.max(1) as f32
    }

    /// The mean minus one standard error.
    pub fn at_least(&self) -> f32 {
        self.mean() - self.variance().sqrt()
    }

    pub fn share(&self) -> f32 {
        self.won / self.visits.max(1) as f32
    }
}

impl<M> Default for Tree<M> {
    fn default() -> Self {
        Tree { index: FxHashMap::default(), nodes: Vec::new() }
    }
}

impl<M> Tree<M> {
    pub fn find(&self, key: u64) -> Option<usize> {
        self.index.get(&key).map(|&at| at as usize)
    }

    pub fn find_or_add(&mut self, key: u64) -> usize {
        let next = self.nodes.len() as u32;
        let at = *self.index.entry(key).or_insert(next);
        if at == next {
            self.nodes.push(Node { visits: 0, tried: Vec::new() });
        }
        at as usize
    }
}

impl<M> std::ops::Index<usize> for Tree<M> {
    type Output = Node<M>;

    fn index(&self, at: usize) -> &Node<M> {
        &self.nodes[at]
    }
}

impl<M> std::ops::IndexMut<usize> for Tree<M> {
    fn index_mut(&mut self, at: usize) -> &mut Node<M> {
        &mut self.nodes[at]
    }
}
