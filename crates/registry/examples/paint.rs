//! How long a page takes to make after every move, with what the page before was made of.

use brocante_core::pieces::Memory;
use brocante_core::text::{Speaker, Tongue};
use brocante_core::{Frame, Header, Offer, Rng, Seed, Viewer};
use std::time::{Duration, Instant};

fn main() {
    let only = std::env::args().nth(1);
    for game in brocante_registry::games() {
        if only.as_ref().is_some_and(|only| only != game.info().name) {
            continue;
        }
        let tongue = Tongue::new(game.info(), "en");
        let names: Vec<String> = (0..8).map(|n| format!("Person {n}")).collect();
        let (mut anew, mut kept) = (Duration::ZERO, Duration::ZERO);
        let (mut pages, mut bytes, mut new_bytes, mut parts) = (0u32, 0, 0, 0);
        for number in 0..40 {
            let header = Header {
                seed: Some(Seed::from_text(&format!("load {number}"))),
                ..Header::new(game.info().name, 4.min(game.info().seats_max))
            };
            let mut table = game.open(&header, &tongue).unwrap();
            let mut rng = Rng::new(number);
            let viewers: Vec<(Viewer, Memory)> =
                Viewer::all(table.seats()).filter(|v| v.seat().is_some()).map(|v| (v, Memory::default())).collect();
            let mut last: Vec<Vec<std::sync::Arc<str>>> = vec![Vec::new(); viewers.len()];
            while !table.is_over() {
                for (at, (viewer, memory)) in viewers.iter().enumerate() {
                    let speaker = Speaker::new(&tongue, &names, *viewer);
                    let frame = Frame {
                        speaker,
                        action: "/tables/abc/move?as=1",
                        at: 5,
                        words: &[],
                        offer: Offer::Everything,
                        hand_only: false,
                        memory: None,
                    };
                    if std::env::var("ANEW").is_ok() {
                        let start = Instant::now();
                        let shown = table.show(&frame);
                        anew += start.elapsed();
                        std::hint::black_box(&shown);
                    }
                    let start = Instant::now();
                    let shown = table.show(&Frame { memory: Some(memory), ..frame });
                    kept += start.elapsed();
                    pages += 1;
                    parts += shown.board.0.len();
                    bytes += shown.board.0.iter().map(|part| part.len()).sum::<usize>();
                    new_bytes += shown
                        .board
                        .0
                        .iter()
                        .filter(|part| !last[at].iter().any(|old| old == *part))
                        .map(|part| part.len())
                        .sum::<usize>();
                    last[at] = shown.board.0;
                }
                let seat = table.to_act().first().unwrap();
                table.play_random(seat, &mut rng).unwrap();
            }
        }
        println!(
            "{:<12} anew {:.1} us, kept {:.1} us, {} bytes, {} new, {} parts",
            game.info().name,
            anew.as_secs_f64() * 1e6 / f64::from(pages),
            kept.as_secs_f64() * 1e6 / f64::from(pages),
            bytes / pages as usize,
            new_bytes / pages as usize,
            parts / pages as usize
        );
    }
}
