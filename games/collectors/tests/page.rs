//! The page: everything that can be clicked is there once, nothing hidden shows, nothing is left
//! unsaid; and the guide plays better than chance.

use brocante_collectors::{Collectors, Move, Phase, State};
use brocante_core::show::Page;
use brocante_core::text::{Speaker, Tongue};
use brocante_core::{Game, Header, Rng, Seat, Seed, Show, Table, Viewer};
use std::collections::BTreeSet;

fn open(seats: u8, seed: u64) -> Table<Collectors> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Table::open(&Header { seed: Some(Seed(bytes)), ..Header::new("collectors", seats) }).unwrap()
}

fn guided(table: &Table<Collectors>, seat: Seat, rng: &mut Rng) -> Move {
    let view = table.game().view(table.state(), Viewer::Seat(seat));
    table.game().guide(&view, &table.legal(seat), rng)
}

/// The board, the panels and the forms as one viewer gets them, and the tokens that are offered.
fn page_of(table: &Table<Collectors>, viewer: Viewer, state: &State, tongue: &Tongue) -> (String, BTreeSet<String>) {
    let game = table.game();
    let view = game.view(state, viewer);
    let mut offered = BTreeSet::new();
    if let Some(seat) = viewer.seat().filter(|&seat| game.status(state).to_act().contains(seat)) {
        let moves = table.legal(seat);
        offered = moves.iter().flat_map(|&mv| game.spots(&view, mv).unwrap_or_default()).collect();
    }
    let speaker = Speaker::new(tongue, &[], viewer);
    let page = Page { speaker, action: "/move", at: 0, words: &[], offered };
    let mut html = game.board(&view, &page).into_string();
    Seat::all(game.seats()).for_each(|seat| html += &game.panel(&view, seat, &page).into_string());
    html += &game.forms(&view, &page).into_string();
    (html, page.offered)
}

/// All values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn check_page(html: &str, what: &str) {
    assert!(!html.contains("style="), "{what}");
    let names = values(html, "data-fly");
    assert_eq!(names.len(), names.iter().collect::<BTreeSet<_>>().len(), "{what}: a name flies twice");
    for prefix in ["page-", "area-", "count-", "stage-", "bidder-", "skill-", "action-", "money-"] {
        // Classes begin with words of this kind too, so only what is read is looked at.
        for text in values(html, "title").into_iter().chain(html.split('>').filter_map(|part| part.split('<').next())) {
            assert!(!text.starts_with(prefix), "{what}: nobody says {text}");
        }
    }
    assert!(!html.contains("{ $") && !html.contains("{$"), "{what}");
}

#[test]
fn every_move_is_on_the_page() {
    let tongue = Tongue::new(&Collectors::INFO, "en");
    let mut phases = Vec::new();
    for seats in 2..=4 {
        let (mut table, mut rng) = (open(seats, seats.into()), Rng::new(3));
        while let Some(seat) = table.status().to_act().first() {
            for seat in table.status().to_act().iter() {
                let what = format!("{seats} seats, ply {}, seat {seat:?}", table.ply());
                let (html, offered) = page_of(&table, Viewer::Seat(seat), table.state(), &tongue);
                for token in &offered {
                    let spot = format!("data-spot=\"{token}\"");
                    assert_eq!(html.matches(&spot).count(), 1, "{what}: {token}");
                }
                let view = table.game().view(table.state(), Viewer::Seat(seat));
                if table.legal(seat).iter().any(|&mv| table.game().spots(&view, mv).is_none()) {
                    assert!(html.contains("<form"), "{what}: a form is missing");
                }
                if !phases.contains(&view.phase) {
                    phases.push(view.phase);
                }
            }
            let mv = guided(&table, seat, &mut rng);
            table.play(seat, mv).unwrap();
        }
    }
    assert!(phases.contains(&Phase::Bid) && phases.contains(&Phase::Buy), "{phases:?}");
}

#[test]
fn every_viewer_gets_a_whole_page() {
    for (seats, lang) in [(2, "en"), (3, "fr"), (4, "en")] {
        let tongue = Tongue::new(&Collectors::INFO, lang);
        let (mut table, mut rng) = (open(seats, 11), Rng::new(4));
        loop {
            for viewer in Viewer::all(seats) {
                let what = format!("{seats} seats, {lang}, ply {}, {viewer:?}", table.ply());
                check_page(&page_of(&table, viewer, table.state(), &tongue).0, &what);
            }
            let Some(seat) = table.status().to_act().first() else { break };
            let mv = guided(&table, seat, &mut rng);
            table.play(seat, mv).unwrap();
        }
    }
}

/// Two positions that a viewer can't tell apart give the same page.
#[test]
fn hidden_things_stay_hidden() {
    let tongue = Tongue::new(&Collectors::INFO, "en");
    let (mut table, mut rng) = (open(3, 12), Rng::new(6));
    while let Some(seat) = table.status().to_act().first() {
        for viewer in Viewer::all(3) {
            let game = table.game();
            let other = game.determinize(&game.view(table.state(), viewer), &mut rng);
            let (real, imagined) =
                (page_of(&table, viewer, table.state(), &tongue).0, page_of(&table, viewer, &other, &tongue).0);
            assert_eq!(real, imagined, "ply {}, {viewer:?}", table.ply());
        }
        let mv = guided(&table, seat, &mut rng);
        table.play(seat, mv).unwrap();
    }
}

/// How many of the games a seat with the guide wins against chance; a shared victory is half.
#[test]
fn the_guide_beats_chance() {
    for seats in 2..=4 {
        let (mut won, games, mut rng) = (0.0, 48_u32, Rng::new(9));
        for round in 0..games {
            let hero = Seat((round % u32::from(seats)) as u8);
            let mut table = open(seats, 1_000 + u64::from(round));
            while let Some(seat) = table.status().to_act().first() {
                let mv = if seat == hero {
                    guided(&table, seat, &mut rng)
                } else {
                    *rng.choose(&table.legal(seat)).unwrap()
                };
                table.play(seat, mv).unwrap();
            }
            let winners = table.game().outcome(table.state()).winners;
            if winners.contains(hero) {
                won += 1.0 / f64::from(winners.len());
            }
        }
        let share = won / f64::from(games);
        println!("{seats} seats: {share:.2}");
        assert!(share > 0.85, "{seats} seats: the guide wins {share:.2}");
    }
}
