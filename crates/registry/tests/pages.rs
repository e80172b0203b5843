//! The page of every game: what can be clicked is there once, nothing hidden shows, nothing is left
//! unsaid, and the guide plays on to the end.

use brocante_core::marked::unmarked;
use brocante_core::pieces::Memory;
use brocante_core::show::Page;
use brocante_core::text::{Said, Speaker, Tongue, languages};
use brocante_core::{Frame, Header, Offer, Rng, Seat, Seed, Show, Table, Viewer, Words, best_move};
use brocante_registry::{Visitor, visit_all};
use std::collections::BTreeSet;

/// Every seat count with every combination of options, a language each in turn.
fn each_table<G: Show>(mut test: impl FnMut(Table<G>, Tongue, Rng)) {
    let languages: Vec<&str> = languages().collect();
    for seats in G::INFO.seats_min..=G::INFO.seats_max {
        for (at, options) in G::every_options().iter().enumerate() {
            let lang = languages[(usize::from(seats) + at) % languages.len()];
            let options = serde_json::to_value(options).unwrap().as_object().cloned().unwrap_or_default();
            let seed = Some(Seed::from_text(&format!("{} {seats} {at}", G::INFO.name)));
            let header = Header { seed, options, ..Header::new(G::INFO.name, seats) };
            test(Table::open(&header).unwrap(), Tongue::new(&G::INFO, lang), Rng::new(u64::from(seats)));
        }
    }
}

/// Plays on with the guide; answers whether the game goes on.
fn play_on<G: Show>(table: &mut Table<G>, rng: &mut Rng) -> bool {
    let Some(seat) = table.status().to_act().first() else { return false };
    let view = table.game().view(table.state(), Viewer::Seat(seat));
    let mv = best_move(table.game(), &view, seat, rng);
    table.play(seat, mv).unwrap();
    true
}

/// The board, the panels and the forms as a viewer gets them, and the tokens that are offered.
fn page_of<G: Show>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    tongue: &Tongue,
) -> (String, String, BTreeSet<String>, bool) {
    let view = game.view(state, viewer);
    let mover = viewer.seat().filter(|&seat| game.status(state).to_act().contains(seat));
    let mut moves = brocante_core::Moves::default();
    mover.into_iter().for_each(|seat| game.moves(state, seat, &mut moves));
    let spots: Vec<_> = moves.iter().map(|&mv| game.spots(&view, mv)).collect();
    let needs_form = spots.iter().any(Option::is_none);
    let offered = spots.into_iter().flatten().flatten().collect();
    let page =
        Page { speaker: Speaker::new(tongue, &[], viewer), action: "/move", at: 0, words: &[], offered, memory: None };
    let mut html = game.board(&view, &page).into_string();
    let hand = game.hand(&view, &page).into_string();
    Seat::all(game.seats()).for_each(|seat| html += &game.panel(&view, seat, &page).into_string());
    if mover.is_some() {
        html += &game.forms(&view, &page).into_string();
    }
    (html, hand, page.offered, needs_form)
}

fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

struct Whole;

impl Visitor for Whole {
    type Output = ();

    fn visit<G: Show>(&mut self) {
        each_table::<G>(|mut table, tongue, mut rng| {
            loop {
                let public = table.game().view(table.state(), Viewer::Public);
                assert!(G::SPEAKS || table.game().speech(&public).is_none(), "{}: set Show::SPEAKS", G::INFO.name);
                for viewer in Viewer::all(table.game().seats()) {
                    let (html, hand, offered, needs_form) = page_of(table.game(), table.state(), viewer, &tongue);
                    let what = format!("{} {} ply {} {viewer:?}", G::INFO.name, tongue.lang(), table.ply());
                    for token in &offered {
                        assert_eq!(html.matches(&format!("data-spot=\"{token}\"")).count(), 1, "{what}: {token}");
                    }
                    for token in &offered {
                        assert!(hand.matches(&format!("data-spot=\"{token}\"")).count() <= 1, "{what}: {token} twice");
                    }
                    let own = values(&hand, "data-fly");
                    assert_eq!(own.len(), own.iter().collect::<BTreeSet<_>>().len(), "{what}: flies twice in a hand");
                    assert!(!hand.contains(" style=") && !hand.contains("{ $") && !hand.contains("{$"), "{what}");
                    assert!(!needs_form || html.contains("<form"), "{what}: a form is missing");
                    assert!(!html.contains(" style=") && !html.contains("<script"), "{what}");
                    assert!(!html.contains("{ $") && !html.contains("{$"), "{what}: something is not filled in");
                    let names = values(&html, "data-fly");
                    assert_eq!(names.len(), names.iter().collect::<BTreeSet<_>>().len(), "{what}: flies twice");
                }
                if !play_on(&mut table, &mut rng) {
                    break;
                }
            }
        });
    }
}

#[test]
fn every_page_is_whole() {
    visit_all(&mut Whole);
}

struct Hidden;

impl Visitor for Hidden {
    type Output = ();

    /// Two positions that a viewer can't tell apart give the same page, byte for byte.
    fn visit<G: Show>(&mut self) {
        each_table::<G>(|mut table, tongue, mut rng| {
            loop {
                for viewer in Viewer::all(table.game().seats()) {
                    let game = table.game();
                    let other = game.determinize(&game.view(table.state(), viewer), &mut rng);
                    let real = page_of(game, table.state(), viewer, &tongue);
                    let imagined = page_of(game, &other, viewer, &tongue);
                    assert_eq!(real, imagined, "{} ply {} {viewer:?}", G::INFO.name, table.ply());
                }
                if !play_on(&mut table, &mut rng) {
                    break;
                }
            }
        });
    }
}

#[test]
fn hidden_things_stay_hidden() {
    visit_all(&mut Hidden);
}

struct Spoken;

impl Visitor for Spoken {
    type Output = ();

    /// Whatever a board says comes from Fluent, or is a name out of the deck.
    fn visit<G: Show>(&mut self) {
        let decks = G::INFO.decks.iter().flat_map(|(_, text)| text.split('"').skip(1).step_by(2));
        let known: BTreeSet<&str> = decks.collect();
        each_table::<G>(|mut table, tongue, mut rng| {
            let tongue = Tongue::new(&G::INFO, tongue.lang()).marked();
            loop {
                for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                    let (html, hand, _, _) = page_of(table.game(), table.state(), viewer, &tongue);
                    let said = unmarked(&(html + &hand)).into_iter().find(|words| !known.contains(words.as_str()));
                    assert_eq!(said, None, "{} {} ply {} {viewer:?}", G::INFO.name, tongue.lang(), table.ply());
                }
                if !play_on(&mut table, &mut rng) {
                    break;
                }
            }
        });
    }
}

#[test]
fn every_text_of_a_board_comes_from_fluent() {
    visit_all(&mut Spoken);
}

struct Remembered;

impl Visitor for Remembered {
    type Output = ();

    /// A page that is made of what the page before was made of is the page that is made anew.
    fn visit<G: Show>(&mut self) {
        let game = brocante_registry::game(G::INFO.name).unwrap();
        let names = ["Ada", "Bea", "Cem", "Dov", "Eli", "Fay", "Gus", "Hal"].map(str::to_owned);
        for seats in G::INFO.seats_min..=G::INFO.seats_max {
            for (at, options) in G::every_options().iter().enumerate() {
                let options = serde_json::to_value(options).unwrap().as_object().cloned().unwrap_or_default();
                let seed = Some(Seed::from_text(&format!("remembered {} {seats} {at}", G::INFO.name)));
                let header = Header { seed, options, ..Header::new(G::INFO.name, seats) };
                let tongue = Tongue::new(&G::INFO, "en");
                let mut table = game.open(&header, &tongue).unwrap();
                let mut rng = Rng::new(u64::from(seats));
                let mut words: Vec<Words> = Vec::new();
                let memories: Vec<(Memory, Memory)> = (0..=seats).map(|_| Default::default()).collect();
                let said = Said::default();
                loop {
                    for (viewer, memories) in Viewer::all(seats).zip(&memories) {
                        for (hand_only, memory) in [(false, &memories.0), (true, &memories.1)] {
                            // Some pages miss a few moves.
                            if (table.ply() + usize::from(viewer.seat().map_or(0, |seat| seat.0))) % 5 == 4 {
                                continue;
                            }
                            let speaker = Speaker::new(&tongue, &names, viewer);
                            let (at, words) = (table.ply() as u64, &words[..]);
                            let offer = Offer::Everything;
                            let anew = Frame { speaker, action: "/move", at, words, offer, hand_only, memory: None };
                            let heard = Speaker { said: Some(&said), ..speaker };
                            let remembered = Frame { speaker: heard, memory: Some(memory), ..anew };
                            let page = |frame: &Frame<'_>| {
                                let shown = table.show(frame);
                                let log = table.log_since(table.ply().saturating_sub(3), &frame.speaker);
                                let log: Vec<String> = log.into_iter().map(|line| line.text).collect();
                                (
                                    shown.prompt,
                                    shown.panels.iter().map(|panel| panel.0.clone()).collect::<String>(),
                                    log,
                                    shown.board.into_string(),
                                )
                            };
                            let place = format!("{} {seats} {at} {viewer:?} hand {hand_only}", G::INFO.name);
                            assert_eq!(page(&remembered), page(&anew), "{place}");
                        }
                    }
                    let Some(seat) = table.to_act().first() else { break };
                    if table.speech().is_some_and(|speech| speech.seat == seat) {
                        let text = table.patter(&Speaker::new(&tongue, &names, Viewer::Seat(seat)), &mut rng);
                        words.push(Words { seat, ply: table.ply(), text });
                    }
                    let mv = table.guide(seat, &mut rng);
                    table.play(seat, &mv, &Speaker::new(&tongue, &names, Viewer::Seat(seat))).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_page_from_memory_is_the_page_made_anew() {
    visit_all(&mut Remembered);
}
