//! What is particular to this page: boxes are counted from 1 for people, a sold container is unpacked,
//! and what every seat would have so far is known at any moment.

use brocante_boxes::{Boxes, Move, Phase, Refusal};
use brocante_core::{Game, Guide, Header, Rng, Seat, Seed, Table, Viewer};
use brocante_show::language::languages;
use brocante_show::{Language, Page, Show, Translator};
use std::collections::BTreeSet;

fn open(seats: u8, seed: &str) -> Table<Boxes> {
    Table::open(&Header { seed: Some(Seed::from_text(seed)), ..Header::new("boxes", seats) }).unwrap()
}

/// The move a bot with the guide makes.
fn guided(table: &Table<Boxes>, seat: Seat, rng: &mut Rng) -> Move {
    let view = table.game().view(table.state(), Viewer::Seat(seat));
    let (moves, mut marks) = (table.legal(seat), Vec::new());
    table.game().rate(&table.game().determinize(&view, rng), seat, &moves, &mut marks);
    let best = (0..moves.len()).max_by(|&one, &other| marks[one].total_cmp(&marks[other]));
    moves[best.unwrap()]
}

/// A guided game, shown at every ply.
fn each_ply(seats: u8, seed: &str, mut test: impl FnMut(&Table<Boxes>)) {
    let (mut table, mut rng) = (open(seats, seed), Rng::new(3));
    test(&table);
    while let Some(seat) = table.status().to_act().first() {
        let mv = guided(&table, seat, &mut rng);
        table.play(seat, mv).unwrap();
        test(&table);
    }
}

fn page<'a>(language: &'a Language, viewer: Viewer) -> Page<'a> {
    Page {
        translator: Translator::new(language, &[], viewer),
        action: "/",
        at: 0,
        remarks: &[],
        offered: BTreeSet::new(),
        cache: None,
    }
}

#[test]
fn people_count_boxes_from_1_to_10() {
    let game = open(2, "numbers");
    for lang in languages() {
        let language = Language::new(Boxes::ASSETS.locales, lang);
        let page = page(&language, Viewer::Seat(Seat(0)));
        let look = |place| page.translator.describe(game.game(), &Move::Look { place });
        assert!(look(0).contains('1') && !look(0).contains('0'), "{lang}: {}", look(0));
        assert!(look(9).contains("10"), "{lang}: {}", look(9));
        let twice = page.translator.describe(game.game(), &Refusal::LookedAlready { place: 3 });
        assert!(twice.contains('4'), "{lang}: {twice}");
        let view = game.game().view(game.state(), Viewer::Seat(Seat(0)));
        let board = game.game().board(&view, &page).into_string();
        for number in 1..=10 {
            assert!(board.contains(&format!("<span class=\"number\">{number}</span>")), "{lang}: {number}");
        }
        assert!(!board.contains("<span class=\"number\">0</span>"), "{lang}");
        assert!(game.game().sketch(&view, &page.translator).contains("10:?"), "{lang}");
    }
}

/// Only the container sold last is unpacked: all ten boxes for its buyer, and the known ones for the others.
#[test]
fn the_container_sold_last_is_unpacked() {
    let language = Language::new(Boxes::ASSETS.locales, "en");
    each_ply(3, "unpack", |table| {
        for viewer in Viewer::all(3) {
            let view = table.game().view(table.state(), viewer);
            let html = table.game().board(&view, &page(&language, viewer)).into_string();
            let sold = view.containers.iter().filter(|container| container.winner.is_some()).count();
            let expected = usize::from(sold > 0);
            assert_eq!(html.matches("data-unpack=").count(), expected);
            let Some((_, inside)) = html.split_once(&format!("data-unpack=\"sale-{sold}\"")) else {
                assert_eq!(sold, 0);
                continue;
            };
            let inside = inside.split("class=\"offers\"").next().unwrap_or_default();
            assert_eq!(inside.matches("data-fly=").count(), 10);
            let known = view.containers[sold - 1].boxes.iter().filter(|seen| seen.card.is_some()).count();
            assert_eq!(inside.matches("mini known").count(), known);
            let is_own = viewer.seat().is_some() && viewer.seat() == view.containers[sold - 1].winner;
            assert!(known == 10 || !is_own && view.phase != Phase::Over);
        }
    });
}

/// The own things alone show nothing of the others, and everything the viewer has to choose from.
#[test]
fn the_hand_holds_notes_and_known_boxes() {
    let language = Language::new(Boxes::ASSETS.locales, "en");
    each_ply(3, "hand", |table| {
        for seat in Seat::all(3) {
            let view = table.game().view(table.state(), Viewer::Seat(seat));
            let html = table.game().hand(&view, &page(&language, Viewer::Seat(seat))).into_string();
            let own = view.containers.iter().filter(|it| view.phase != Phase::Over || it.winner == Some(seat));
            let known = own.flat_map(|container| &container.boxes);
            let known = known.filter(|seen| seen.card.is_some()).count();
            assert_eq!(html.matches("class=\"worth\"").count(), known, "ply {}", table.ply());
            assert!(!html.contains("class=\"bidder"), "the others are on the table");
            assert!(html.contains("data-zone=\"wallet\""));
        }
    });
}

#[test]
fn points_so_far_are_what_the_end_would_give() {
    for (seats, seed) in [(2, "a"), (3, "b"), (4, "c"), (2, "d")] {
        let mut last = None;
        each_ply(seats, seed, |table| {
            let points = table.game().points_so_far(table.state());
            let view = table.game().view(table.state(), Viewer::Seat(Seat(0)));
            let notes = view.seats[0].wallet.map_or(0, |wallet| i32::from(wallet.total()));
            assert!(points[0] >= notes, "the own notes count at ply {}", table.ply());
            assert!(points[usize::from(seats)..].iter().all(|&points| points == 0));
            last = Some((points, table.game().outcome(table.state()).points, view.phase));
        });
        let (points, outcome, phase) = last.unwrap();
        assert_eq!((points, phase), (outcome, Phase::Over));
    }
}
