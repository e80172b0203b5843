//! Bots for callers that do not know the type of the game.

use brocante_bots::{Spec, ThinkError};
use brocante_core::{AnyTable, Header, Rng, Seat, Seed};
use brocante_registry::{games, think};

fn spec(text: &str) -> Spec {
    text.parse().expect("a bot")
}

/// The tables of all games after some random moves.
fn each_table(mut test: impl FnMut(&mut dyn AnyTable)) {
    for game in games() {
        let info = game.info();
        let header = Header { seed: Some(Seed([7; 32])), ..Header::new(info.name, info.seats_min) };
        let mut table = game.open(&header).expect("the usual table opens");
        let mut rng = Rng::new(1);
        for _ in 0..7 {
            let seat = table.to_act().first().expect("a seat is to act");
            let mut next = table.snapshot();
            next.play_random(seat, &mut rng).expect("a seed can always draw");
            if !next.is_over() {
                table = next;
            }
        }
        test(&mut *table);
    }
}

#[test]
fn a_thought_is_a_legal_move() {
    each_table(|table| {
        let seat = table.to_act().first().expect("the game goes on");
        let view = table.typed_view(seat);
        let examined = table.moves(seat).0.pop().expect("a seat to act has a move");
        for bot in ["normal", "hard:500"] {
            let thought = think(&view, seat, &spec(bot), 3, Some(&examined)).expect("the seat is to act");
            assert_eq!(think(&view, seat, &spec(bot), 3, Some(&examined)), Ok(thought.clone()));
            let weighed = thought.weighed.iter().any(|it| it.mv == examined);
            assert!(weighed || thought.weighed.is_empty(), "{bot} of {} ignores a move", view.game);
            table.snapshot().play(seat, &thought.chosen).expect("the move is legal");
        }
    });
}

#[test]
fn a_seat_that_is_not_to_act_gets_no_thought() {
    each_table(|table| {
        let waits = |seat: &Seat| !table.to_act().contains(*seat);
        for seat in Seat::all(table.seats()).filter(waits) {
            let view = table.typed_view(seat);
            assert_eq!(think(&view, seat, &spec("normal"), 3, None), Err(ThinkError::NotToAct));
        }
        // Nor does one that shows the view of another seat, or one beyond the table.
        let seat = table.to_act().first().expect("the game goes on");
        let view = table.typed_view(seat);
        for other in [seat.next(table.seats()), Seat(200)] {
            assert_eq!(think(&view, other, &spec("normal"), 3, None), Err(ThinkError::NotToAct));
        }
    });
}
