//! Points during a game, which a replay shows.

mod common;

use brocante_collectors::Collectors;
use brocante_core::{Game, Header, Rng, Seed, Table};
use common::guided;

/// At every ply there are points as if the game ended there; at the end they are those of the outcome.
#[test]
fn points_so_far_lead_to_the_outcome() {
    for seats in 2..=4 {
        for round in 0..4 {
            let seed = Seed::from_text(&format!("points {seats} {round}"));
            let header = Header { seed: Some(seed), ..Header::new("collectors", seats) };
            let mut table = Table::<Collectors>::open(&header).unwrap();
            let mut rng = Rng::new(round);
            while let Some(seat) = table.status().to_act().first() {
                let game = table.game();
                let lines = game.score(table.state());
                let sums = lines.iter().map(|lines| lines.iter().map(|line| line.points).sum::<i32>());
                assert!(sums.eq(game.points_so_far(table.state())[..usize::from(seats)].iter().copied()));
                let mv = guided(&table, seat, &mut rng);
                table.play(seat, mv).unwrap();
            }
            let game = table.game();
            assert_eq!(game.points_so_far(table.state()), game.outcome(table.state()).points);
        }
    }
}
