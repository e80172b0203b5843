//! What a search has learnt: for each decision a seat can tell from others, the moves it has tried.
//!
//! A decision is known by a hash of what its seat saw happen since the search began, so positions that
//! differ only in what the seat can't see share their statistics.

use rustc_hash::FxHashMap;

#[derive(Debug)]
pub struct Tree<M> {
    index: FxHashMap<u64, u32>,
    nodes: Vec<Node<M>>,
}

#[derive(Debug)]
pub struct Node<M> {
    pub visits: u32,
    pub tried: Vec<Tried<M>>,
}

/// A move that was tried, and what came of it.
#[derive(Clone, Copy, Debug)]
pub struct Tried<M> {
    pub mv: M,
    pub mark: f32,
    pub visits: u32,
    /// How often it could have been chosen.
    pub offered: u32,
    /// What is maximised, summed up.
    pub reward: f32,
    /// Games won, shared victories in parts.
    pub won: f32,
}

impl<M: Copy> Tried<M> {
    pub fn new(mv: M, mark: f32) -> Tried<M> {
        Tried { mv, mark, visits: 0, offered: 0, reward: 0.0, won: 0.0 }
    }

    pub fn mean(&self) -> f32 {
        self.reward / self.visits.max(1) as f32
    }

    /// By how much the mean may be off, squared.
    pub fn variance(&self) -> f32 {
        (self.mean() * (1.0 - self.mean())).max(0.01) / self.visits.max(1) as f32
    }

    /// What the mean is at least, by and large.
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
