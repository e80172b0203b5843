//! The page of every game: everything that can be clicked is there once, nothing hidden is visible, every text is
//! filled in, and the guide can play to the end.

use brocante_core::{Header, Remark, Rng, Seat, Seed, Table, Viewer, best_move};
use brocante_laws::Lawful;
use brocante_laws::marked::unmarked;
use brocante_registry::{LawfulVisitor, visit_all_lawful};
use brocante_show::language::languages;
use brocante_show::{FragmentCache, Frame, Language, Offer, Page, SentenceCache, Show, Translator};
use std::collections::BTreeSet;

/// Runs a test with every seat count and combination of options, cycling through the languages.
fn each_table<G: Show + Lawful>(mut test: impl FnMut(Table<G>, Language, Rng)) {
    let languages: Vec<&str> = languages().collect();
    for seats in G::INFO.seats_min..=G::INFO.seats_max {
        for (at, options) in G::every_options().iter().enumerate() {
            let lang = languages[(usize::from(seats) + at) % languages.len()];
            let options = serde_json::to_value(options).unwrap().as_object().cloned().unwrap_or_default();
            let seed = Some(Seed::from_text(&format!("{} {seats} {at}", G::INFO.name)));
            let header = Header { seed, options, ..Header::new(G::INFO.name, seats) };
            test(Table::open(&header).unwrap(), Language::new(G::ASSETS.locales, lang), Rng::new(u64::from(seats)));
        }
    }
}

/// Makes the guide's move. Returns whether the game continues.
fn play_on<G: Show>(table: &mut Table<G>, rng: &mut Rng) -> bool {
    let Some(seat) = table.status().to_act().first() else { return false };
    let view = table.game().view(table.state(), Viewer::Seat(seat));
    let mv = best_move(table.game(), &view, seat, rng);
    table.play(seat, mv).unwrap();
    true
}

/// The board, panels and forms that a viewer gets, and the tokens that can be clicked.
fn page_of<G: Show>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    language: &Language,
) -> (String, String, BTreeSet<String>, bool) {
    let view = game.view(state, viewer);
    let mover = viewer.seat().filter(|&seat| game.status(state).to_act().contains(seat));
    let mut moves = brocante_core::Moves::default();
    mover.into_iter().for_each(|seat| game.moves(state, seat, &mut moves));
    let targets: Vec<_> = moves.iter().map(|&mv| game.targets(&view, mv)).collect();
    let needs_form = targets.iter().any(Option::is_none);
    let offered = targets.into_iter().flatten().flatten().collect();
    let page = Page {
        translator: Translator::new(language, &[], viewer),
        action: "/move",
        at: 0,
        remarks: &[],
        offered,
        cache: None,
    };
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

impl LawfulVisitor for Whole {
    type Output = ();

    fn visit<G: Show + Lawful>(&mut self) {
        each_table::<G>(|mut table, language, mut rng| {
            loop {
                let public = table.game().view(table.state(), Viewer::Public);
                assert!(
                    G::HAS_SPEECHES || table.game().speech(&public).is_none(),
                    "{}: set Game::HAS_SPEECHES",
                    G::INFO.name
                );
                for viewer in Viewer::all(table.game().seats()) {
                    let (html, hand, offered, needs_form) = page_of(table.game(), table.state(), viewer, &language);
                    let what = format!("{} {} ply {} {viewer:?}", G::INFO.name, language.lang(), table.ply());
                    for token in &offered {
                        assert_eq!(html.matches(&format!("data-target=\"{token}\"")).count(), 1, "{what}: {token}");
                    }
                    for token in &offered {
                        assert!(
                            hand.matches(&format!("data-target=\"{token}\"")).count() <= 1,
                            "{what}: {token} twice"
                        );
                    }
                    let own = values(&hand, "data-fly");
                    assert_eq!(
                        own.len(),
                        own.iter().collect::<BTreeSet<_>>().len(),
                        "{what}: a data-fly name appears twice in a hand"
                    );
                    assert!(!hand.contains(" style=") && !hand.contains("{ $") && !hand.contains("{$"), "{what}");
                    assert!(!needs_form || html.contains("<form"), "{what}: a form is missing");
                    assert!(!html.contains(" style=") && !html.contains("<script"), "{what}");
                    assert!(!html.contains("{ $") && !html.contains("{$"), "{what}: a placeholder is not filled in");
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
fn every_page_is_complete() {
    visit_all_lawful(&mut Whole);
}

struct Hidden;

impl LawfulVisitor for Hidden {
    type Output = ();

    /// Positions that a viewer cannot distinguish give the same page, byte for byte.
    fn visit<G: Show + Lawful>(&mut self) {
        each_table::<G>(|mut table, language, mut rng| {
            loop {
                for viewer in Viewer::all(table.game().seats()) {
                    let game = table.game();
                    let other = game.determinize(&game.view(table.state(), viewer), &mut rng);
                    let real = page_of(game, table.state(), viewer, &language);
                    let imagined = page_of(game, &other, viewer, &language);
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
fn pages_show_nothing_hidden() {
    visit_all_lawful(&mut Hidden);
}

struct Spoken;

impl LawfulVisitor for Spoken {
    type Output = ();

    /// Every text of a board comes from Fluent or is a name from the deck.
    fn visit<G: Show + Lawful>(&mut self) {
        let decks = G::INFO.decks.iter().flat_map(|(_, text)| text.split('"').skip(1).step_by(2));
        let known: BTreeSet<&str> = decks.collect();
        each_table::<G>(|mut table, language, mut rng| {
            let language = Language::new(G::ASSETS.locales, language.lang()).marked();
            loop {
                for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                    let (html, hand, _, _) = page_of(table.game(), table.state(), viewer, &language);
                    let said = unmarked(&(html + &hand)).into_iter().find(|words| !known.contains(words.as_str()));
                    assert_eq!(said, None, "{} {} ply {} {viewer:?}", G::INFO.name, language.lang(), table.ply());
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
    visit_all_lawful(&mut Spoken);
}

struct Cached;

impl LawfulVisitor for Cached {
    type Output = ();

    /// A page rendered with cached fragments equals a page rendered from scratch.
    fn visit<G: Show + Lawful>(&mut self) {
        let game = brocante_registry::game(G::INFO.name).unwrap();
        let names = ["Ada", "Bea", "Cem", "Dov", "Eli", "Fay", "Gus", "Hal"].map(str::to_owned);
        for seats in G::INFO.seats_min..=G::INFO.seats_max {
            for (at, options) in G::every_options().iter().enumerate() {
                let options = serde_json::to_value(options).unwrap().as_object().cloned().unwrap_or_default();
                let seed = Some(Seed::from_text(&format!("remembered {} {seats} {at}", G::INFO.name)));
                let header = Header { seed, options, ..Header::new(G::INFO.name, seats) };
                let language = Language::new(G::ASSETS.locales, "en");
                let mut table = game.open(&header).unwrap();
                let mut rng = Rng::new(u64::from(seats));
                let mut remarks: Vec<Remark> = Vec::new();
                let caches: Vec<(FragmentCache, FragmentCache)> = (0..=seats).map(|_| Default::default()).collect();
                let sentences = SentenceCache::default();
                loop {
                    for (viewer, caches) in Viewer::all(seats).zip(&caches) {
                        for (hand_only, cache) in [(false, &caches.0), (true, &caches.1)] {
                            // Some pages skip updates.
                            if (table.ply() + usize::from(viewer.seat().map_or(0, |seat| seat.0))) % 5 == 4 {
                                continue;
                            }
                            let translator = Translator::new(&language, &names, viewer);
                            let (at, remarks) = (table.ply() as u64, &remarks[..]);
                            let offer = Offer::Everything;
                            let fresh =
                                Frame { translator, action: "/move", at, remarks, offer, hand_only, cache: None };
                            let cached = Translator { cache: Some(&sentences), ..translator };
                            let cached = Frame { translator: cached, cache: Some(cache), ..fresh };
                            let page = |frame: &Frame<'_>| {
                                let shown = game.render(&*table, frame);
                                let log = game.log_since(&*table, table.ply().saturating_sub(3), &frame.translator);
                                let log: Vec<String> = log.into_iter().map(|line| line.text).collect();
                                (
                                    shown.prompt,
                                    shown.panels.iter().map(|panel| panel.0.clone()).collect::<String>(),
                                    log,
                                    shown.board.into_string(),
                                )
                            };
                            let place = format!("{} {seats} {at} {viewer:?} hand {hand_only}", G::INFO.name);
                            assert_eq!(page(&cached), page(&fresh), "{place}");
                        }
                    }
                    let Some(seat) = table.to_act().first() else { break };
                    if table.speech().is_some_and(|speech| speech.seat == seat) {
                        let text =
                            game.patter(&*table, &Translator::new(&language, &names, Viewer::Seat(seat)), &mut rng);
                        remarks.push(Remark { seat, ply: table.ply(), text });
                    }
                    let mv = table.guided_move(seat, &mut rng);
                    table.play(seat, &mv).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_cached_page_equals_a_fresh_one() {
    visit_all_lawful(&mut Cached);
}
