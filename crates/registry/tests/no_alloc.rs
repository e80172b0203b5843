//! Play-outs do not allocate per move. A counting allocator checks this.

use brocante_core::{Chance, Moves, Rng, Turn, playout};
use brocante_registry::{Visitor, visit_all};
use brocante_show::Show;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// Bizarre has the largest state: it remembers every Buyer.
const STATE_BYTES_MAX: usize = 1152;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// Wrapping the system allocator requires an unsafe trait; nothing else here is unsafe.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

struct PlayOuts;

impl Visitor for PlayOuts {
    type Output = ();

    fn visit<G: Show>(&mut self) {
        for seats in G::INFO.seats_min..=G::INFO.seats_max {
            let game = G::new(&G::Options::default(), G::INFO.decks[0].1, seats).expect("the usual deck opens");
            let (mut chance, mut rng, mut moves) = (Chance::fast(1), Rng::new(2), Moves::default());
            let mut play = || {
                let mut state = game.deal(&mut Turn::muted(&mut chance));
                playout(&game, &mut state, &mut chance, &mut rng, &mut moves);
                game.outcome(&state)
            };
            play();
            let before = ALLOCATIONS.get();
            let games = (0..200).filter(|_| !play().winners.is_empty()).count();
            assert_eq!(games, 200);
            assert_eq!(ALLOCATIONS.get() - before, 0, "{} at {seats} seats allocates", G::INFO.name);
            assert!(
                size_of::<G::State>() <= STATE_BYTES_MAX,
                "a state of {} is {} bytes",
                G::INFO.name,
                size_of::<G::State>()
            );
        }
    }
}

#[test]
fn play_outs_do_not_allocate_and_states_are_small() {
    let before = ALLOCATIONS.get();
    drop(Box::new(1));
    assert_eq!(ALLOCATIONS.get() - before, 1, "the allocator counts");
    visit_all(&mut PlayOuts);
}
