//! Information-set Monte Carlo tree search.
//!
//! Each iteration samples a position that is consistent with the bot's view, walks down the tree, and plays on by
//! the game's guide to the end. Statistics belong to a seat and to what that seat has seen (see [`crate::tree`]),
//! so no seat in the tree acts on what it cannot know:
//!
//! - Some iterations are played from another seat's point of view: what only the bot knows is sampled again, and
//!   only that seat learns. In the bot's own iterations, the other seats play what they learnt that way, or by the
//!   guide.
//! - Simultaneous choices are made independently of one another (decoupled). The bot draws among its good moves
//!   rather than always playing the same one.
//! - Moves with the best marks are tried first. The more often a decision comes up, the more moves are tried
//!   (progressive widening).
//! - The move with the guide's best mark is tried regularly, and another move is played only if it is significantly
//!   better. Where moves differ by less than the noise of play-outs, the guide knows more.
//!
//! Every seat maximises its own win share. A little of the margin is mixed in, because it distinguishes moves long
//! before the game is decided.

use crate::belief::{Belief, unit};
use crate::tree::{Tree, Tried};
use crate::{Budget, Choice, Clock, Thought, Weighed};
use brocante_core::{Chance, Guide, Moves, Outcome, Rng, SEATS_MAX, Search, Seat, Status, Turn, best_mark};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// Visits after which other seats play what they learnt at a decision, rather than by the guide.
const LEARNT: u32 = 100;
/// A simultaneous choice is drawn from the moves with at least this share of the most tried move's visits.
const MIXED: f32 = 0.5;
/// The regular move is tried once in this many visits.
const EXAMINED: u32 = 4;
/// Longest path through the tree in one iteration.
const DEPTH_MAX: usize = 64;
const ROOT: u64 = 0x9e37_79b9_7f4a_7c15;

/// Searches the decision of `seat`, whose view is `view`.
pub fn search<G: Guide>(
    game: &G,
    view: &G::View,
    seat: Seat,
    choice: &Choice<'_, G::Move>,
    plan: Search,
    budget: &Budget,
    seed: u64,
) -> Thought<G::Move> {
    let mut rng = Rng::new(seed);
    let mut hunt = Hunt {
        game,
        seat,
        choice,
        plan,
        root: 0,
        regular: None,
        tree: Tree::default(),
        chance: Chance::Fast(rng.split()),
        moves: Moves::default(),
        marks: Vec::new(),
        walked: Vec::with_capacity(DEPTH_MAX),
        simulated: 0,
    };
    let mut belief = Belief::new(game, view, &mut rng);
    let any = belief.position(&mut rng);
    let is_mixed = game.status(&any).to_act().len() > 1;
    hunt.root = key_of(ROOT ^ game.glimpse(&any, seat), seat);
    let root = hunt.tree.find_or_add(hunt.root);
    let marked = hunt.marked_best(&any);
    let mut clock = Clock::start(budget);
    let mut iterations = 0;
    while clock.goes_on(iterations, hunt.simulated) {
        // The first iteration is the bot's own, however small the budget.
        let eyes = if iterations == 0 { seat } else { hunt.whose_eyes(&mut rng) };
        let position = if eyes == seat { belief.position(&mut rng) } else { belief.position_of(eyes, &mut rng) };
        hunt.iterate(position, eyes, &mut rng);
        iterations += 1;
        if !budget.thorough && iterations % 256 == 0 && is_decided(&hunt.tree[root].tried, &clock, hunt.simulated) {
            break;
        }
    }
    let mut tried = std::mem::take(&mut hunt.tree[root].tried);
    if tried.is_empty() {
        tried.push(Tried::new(marked, 0.0));
    }
    tried.sort_by(|a, b| b.at_least().total_cmp(&a.at_least()));
    let chosen = match surely_best(&tried, marked, plan.caution) {
        0 if is_mixed => drawn(&tried, &mut rng),
        best => best,
    };
    tried[..=chosen].rotate_right(1);
    Thought {
        chosen: tried[0].mv,
        weighed: tried.iter().map(|it| Weighed { mv: it.mv, visits: it.visits, share: it.share() }).collect(),
        iterations,
        simulated: hunt.simulated,
    }
}

/// Whether the result is settled: no other move can catch up in visits within the remaining budget.
fn is_decided<M>(tried: &[Tried<M>], clock: &Clock<'_>, simulated: u64) -> bool {
    let (mut first, mut second, mut all) = (0, 0, 0);
    for it in tried {
        all += it.visits;
        if it.visits > first {
            (first, second) = (it.visits, first);
        } else {
            second = second.max(it.visits);
        }
    }
    let left = clock.part_left(simulated);
    ((first - second) as f32) > all as f32 * left / (1.0 - left).max(0.01)
}

/// Index of the best move if it is significantly better than the one with the best mark, otherwise index of the
/// latter.
fn surely_best<M: Copy + PartialEq>(tried: &[Tried<M>], marked: M, caution: f32) -> usize {
    let Some(usual) = tried.iter().position(|it| it.mv == marked) else { return 0 };
    let off = tried[0].variance() + tried[usual].variance();
    if tried[0].mean() - tried[usual].mean() > caution * off.sqrt() { 0 } else { usual }
}

/// Draws the index of a move that was tried almost as often as the most tried one.
fn drawn<M: Copy>(tried: &[Tried<M>], rng: &mut Rng) -> usize {
    let most = tried.iter().map(|it| it.visits).max().unwrap_or_default();
    let weight = |it: &Tried<M>| if it.visits as f32 >= most as f32 * MIXED { it.visits } else { 0 };
    let mut place = rng.below(tried.iter().map(weight).sum::<u32>().max(1));
    for (at, it) in tried.iter().enumerate() {
        if place < weight(it) {
            return at;
        }
        place -= weight(it);
    }
    0
}

/// A running search.
struct Hunt<'a, G: Guide> {
    game: &'a G,
    seat: Seat,
    choice: &'a Choice<'a, G::Move>,
    plan: Search,
    /// Key of the decision that is searched.
    root: u64,
    /// The move that is tried there regularly.
    regular: Option<G::Move>,
    tree: Tree<G::Move>,
    chance: Chance,
    moves: Moves<G::Move>,
    marks: Vec<f32>,
    /// The decisions on this iteration's path that learn from its outcome: node, index of the move, seat.
    walked: Vec<(usize, usize, Seat)>,
    simulated: u64,
}

/// Hashes of what every seat has seen since the search began.
struct Paths {
    seen: [u64; SEATS_MAX],
    /// Simultaneous choices that the other seats have not seen yet.
    unseen: [(Seat, u64); SEATS_MAX],
    unseen_count: usize,
}

impl Paths {
    /// Records a choice. The seat sees it at once; the others see it now, or when all simultaneous choices are
    /// made.
    fn chosen(&mut self, seat: Seat, own: u64, as_seen: u64, goes_on: bool) {
        self.seen[seat.index()] = mix(self.seen[seat.index()], own);
        self.unseen[self.unseen_count] = (seat, as_seen);
        self.unseen_count += 1;
        if goes_on && self.unseen_count < SEATS_MAX {
            return;
        }
        for &(who, hash) in &self.unseen[..self.unseen_count] {
            for (at, seen) in self.seen.iter_mut().enumerate() {
                if at != who.index() {
                    *seen = mix(*seen, hash);
                }
            }
        }
        self.unseen_count = 0;
    }
}

impl<G: Guide> Hunt<'_, G> {
    /// The candidate that the guide would play.
    fn marked_best(&mut self, position: &G::State) -> G::Move {
        self.marks.clear();
        self.game.rate(position, self.seat, self.choice.candidates, &mut self.marks);
        let best = self.choice.candidates.iter().zip(&self.marks).max_by(|a, b| a.1.total_cmp(b.1));
        let marked = best.map_or(self.choice.candidates[0], |(&mv, _)| mv);
        self.regular = Some(self.choice.examined.unwrap_or(marked));
        marked
    }

    /// The seat from whose point of view the next iteration is played.
    fn whose_eyes(&self, rng: &mut Rng) -> Seat {
        let others = self.game.seats() - 1;
        if others == 0 || unit(rng) >= self.plan.others {
            return self.seat;
        }
        Seat((self.seat.0 + 1 + rng.below(u32::from(others)) as u8) % self.game.seats())
    }

    fn iterate(&mut self, mut state: G::State, eyes: Seat, rng: &mut Rng) {
        let mut paths = Paths { seen: [ROOT; SEATS_MAX], unseen: [(Seat(0), 0); SEATS_MAX], unseen_count: 0 };
        self.walked.clear();
        let mut is_known = true;
        for _ in 0..DEPTH_MAX {
            let Status::ToAct(seats) = self.game.status(&state) else { break };
            let Some(seat) = seats.first() else { break };
            let key = key_of(paths.seen[seat.index()] ^ self.game.glimpse(&state, seat), seat);
            let learns = seat == eyes || self.plan.others == 0.0;
            let mv = if learns {
                let (mv, was_known) = self.learn(&state, seat, key);
                is_known = was_known;
                mv
            } else {
                self.recall(&state, seat, key, rng)
            };
            let as_seen = hash_of(self.game.as_seen(&state, mv));
            self.play(&mut state, seat, mv);
            let left = seats.without(seat);
            let goes_on = !left.is_empty() && self.game.status(&state).to_act() == left;
            paths.chosen(seat, hash_of(mv), as_seen, goes_on);
            if !is_known {
                break;
            }
        }
        self.play_out(&mut state, rng);
        self.remember(&self.game.outcome(&state));
    }

    fn play(&mut self, state: &mut G::State, seat: Seat, mv: G::Move) {
        self.game.apply(state, seat, mv, &mut Turn::muted(&mut self.chance));
        self.simulated += 1;
    }

    fn play_out(&mut self, state: &mut G::State, rng: &mut Rng) {
        let mut careful = self.plan.careful;
        while let Status::ToAct(seats) = self.game.status(state) {
            let Some(seat) = seats.first() else { break };
            let mv = if careful > 0 {
                careful -= 1;
                self.careful(state, seat, rng)
            } else {
                self.game.quick(state, seat, &mut self.moves, rng)
            };
            self.play(state, seat, mv);
        }
    }

    /// The move with the guide's best mark.
    fn careful(&mut self, state: &G::State, seat: Seat, rng: &mut Rng) -> G::Move {
        self.moves.clear();
        self.game.moves(state, seat, &mut self.moves);
        self.marks.clear();
        self.game.rate(state, seat, &self.moves, &mut self.marks);
        self.moves[best_mark(&self.marks, rng)]
    }

    /// Chooses a move for a seat that learns from this iteration. Also returns whether the decision was known.
    fn learn(&mut self, state: &G::State, seat: Seat, key: u64) -> (G::Move, bool) {
        self.moves.clear();
        self.game.moves(state, seat, &mut self.moves);
        let is_root = key == self.root;
        let choices: &[G::Move] = if is_root { self.choice.candidates } else { &self.moves };
        if choices.len() == 1 {
            return (choices[0], true);
        }
        let at = self.tree.find_or_add(key);
        let node = &mut self.tree[at];
        let was_known = node.visits > 0;
        node.visits += 1;
        let widest = self.plan.first + self.plan.factor * (node.visits as f32).sqrt();

        let (mut best, mut best_score, mut known) = (None, f32::NEG_INFINITY, 0);
        for (index, it) in node.tried.iter_mut().enumerate() {
            if !choices.contains(&it.mv) {
                continue;
            }
            known += 1;
            it.offered += 1;
            let visits = it.visits as f32;
            let score = it.reward / visits
                + self.plan.explore * ((it.offered as f32).ln() / visits).sqrt()
                + self.plan.bias * it.mark / (visits + 1.0);
            if score > best_score {
                (best, best_score) = (Some(index), score);
            }
        }
        let wide = choices.len().min(widest as usize).max(1);
        let examined = self.regular.filter(|_| is_root && node.visits.is_multiple_of(EXAMINED));
        let examined = examined.map(|mv| match node.tried.iter().position(|it| it.mv == mv) {
            Some(index) => index,
            None => {
                node.tried.push(Tried { offered: 1, ..Tried::new(mv, 0.0) });
                node.tried.len() - 1
            }
        });
        let index = match examined.or(best.filter(|_| known >= wide)) {
            Some(index) => index,
            None => {
                self.marks.clear();
                self.game.rate(state, seat, choices, &mut self.marks);
                let untried =
                    choices.iter().zip(&self.marks).filter(|(mv, _)| node.tried.iter().all(|it| it.mv != **mv));
                let (&mv, &mark) = untried.max_by(|a, b| a.1.total_cmp(b.1)).expect("some choice is untried");
                node.tried.push(Tried { offered: 1, ..Tried::new(mv, mark) });
                node.tried.len() - 1
            }
        };
        self.walked.push((at, index, seat));
        (node.tried[index].mv, was_known)
    }

    /// Chooses a move for a seat that plays what it learnt in its own iterations, or else by the guide. Moves are
    /// weighted by their squared visits, so that those tried only to explore count for little.
    fn recall(&mut self, state: &G::State, seat: Seat, key: u64, rng: &mut Rng) -> G::Move {
        if let Some(at) = self.tree.find(key).filter(|&at| self.tree[at].visits >= LEARNT) {
            self.moves.clear();
            self.game.moves(state, seat, &mut self.moves);
            let lawful = || self.tree[at].tried.iter().filter(|it| self.moves.contains(&it.mv));
            let weight = |it: &Tried<G::Move>| it.visits as f32 * it.visits as f32;
            let mut place = unit(rng) * lawful().map(weight).sum::<f32>();
            for it in lawful() {
                place -= weight(it);
                if place < 0.0 {
                    return it.mv;
                }
            }
        }
        self.game.quick(state, seat, &mut self.moves, rng)
    }

    fn remember(&mut self, outcome: &Outcome) {
        for &(at, index, seat) in &self.walked {
            let won = share_of(outcome, seat);
            let reward =
                won + self.plan.margin * (margin_of(outcome, seat, self.game.seats(), self.plan.margin_scale) - won);
            let it = &mut self.tree[at].tried[index];
            it.visits += 1;
            it.won += won;
            it.reward += reward;
        }
    }
}

/// A seat's share of the victory: 1 for a win, divided among the winners of a tie.
pub fn share_of(outcome: &Outcome, seat: Seat) -> f32 {
    if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 }
}

/// A seat's lead over its best rival, squashed to 0..1.
fn margin_of(outcome: &Outcome, seat: Seat, seats: u8, scale: f32) -> f32 {
    let rivals = Seat::all(seats).filter(|&rival| rival != seat);
    let best = rivals.map(|rival| outcome.points[rival.index()]).max().unwrap_or_default();
    let margin = (outcome.points[seat.index()] - best) as f32;
    0.5 + 0.5 * margin / (margin.abs() + scale)
}

fn hash_of(mv: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    mv.hash(&mut hasher);
    hasher.finish()
}

fn mix(path: u64, step: u64) -> u64 {
    (path ^ step).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(31).wrapping_add(ROOT)
}

fn key_of(path: u64, seat: Seat) -> u64 {
    mix(path, 1 + u64::from(seat.0))
}
