//! What is special to this page. What every page has to be is in
//! `crates/registry/tests/pages.rs`.

mod common;

use brocante_core::{DeckChoice, Game, Header, Rng, Seat, Seed, Status, Table, Viewer};
use brocante_five_cards::{FiveCards, Move, View};
use brocante_show::{Language, Page, Show, Translator};
use common::guided;
use std::collections::BTreeSet;

const NAMES: [&str; 6] = ["Ada", "Basile", "Chloé", "Dov", "Emeka", "Freya"];

fn open(seats: u8, seed: &str) -> Table<FiveCards> {
    Table::open(&header(seats, seed)).expect("the table opens")
}

fn header(seats: u8, seed: &str) -> Header {
    Header { seed: Some(Seed::from_text(seed)), ..Header::new("five-cards", seats) }
}

fn to_act(table: &Table<FiveCards>) -> Option<Seat> {
    match table.status() {
        Status::Over => None,
        Status::ToAct(seats) => seats.first(),
    }
}

fn view(table: &Table<FiveCards>, viewer: Viewer) -> View {
    table.game().view(table.state(), viewer)
}

/// Calls `look` before every move of a guided game, and once at its end. Now and then a move is any
/// move, so that more happens than the guide would do.
fn watch(table: &mut Table<FiveCards>, mut look: impl FnMut(&Table<FiveCards>)) {
    let mut rng = Rng::new(1);
    look(table);
    while let Some(seat) = to_act(table) {
        let mut mv = guided(table.game(), table.state(), seat, &mut rng);
        assert!(table.legal(seat).contains(&mv));
        if rng.chance(3) {
            mv = *rng.choose(&table.legal(seat)).expect("who is to act has a move, by law");
        }
        table.play(seat, mv).expect("the move is accepted");
        look(table);
    }
}

/// Everything of a page that is made from a view.
fn html(game: &FiveCards, view: &View, moves: &[Move], language: &Language) -> String {
    let names = NAMES.map(str::to_owned);
    let offered = moves.iter().filter_map(|&mv| game.targets(view, mv)).flatten().collect();
    let translator = Translator::new(language, &names, view.viewer);
    let page = Page { translator, action: "/", at: 0, remarks: &[], offered, cache: None };
    let panels = Seat::all(game.seats()).map(|seat| game.panel(view, seat, &page).into_string());
    game.board(view, &page).into_string() + &panels.collect::<String>()
}

/// The page as a viewer sees it, with the moves of that viewer.
fn shown(table: &Table<FiveCards>, viewer: Viewer, language: &Language) -> String {
    let moves = viewer.seat().map(|seat| table.legal(seat).to_vec()).unwrap_or_default();
    html(table.game(), &view(table, viewer), &moves, language)
}

fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let opening = format!(" {name}=\"");
    html.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn english() -> Language {
    Language::new(FiveCards::ASSETS.locales, "en")
}

#[test]
fn the_page_is_whole_for_every_viewer_in_every_language() {
    for lang in ["en", "fr", "de", "nl"] {
        let language = Language::new(FiveCards::ASSETS.locales, lang);
        for seats in 2..=6 {
            watch(&mut open(seats, "whole"), |table| {
                for viewer in Viewer::all(seats) {
                    let html = shown(table, viewer, &language);
                    for never in [" style=", "page-", "help-", "card-none", "{ $", "<script"] {
                        assert!(!html.contains(never), "{never} in the page of {viewer}");
                    }
                    let flying = attributes(&html, "data-fly");
                    assert_eq!(flying.iter().collect::<BTreeSet<_>>().len(), flying.len(), "one of each name");
                }
            });
        }
    }
}

/// The viewer's own things, with the moves of that viewer.
fn own_things(table: &Table<FiveCards>, seat: Seat, language: &Language) -> String {
    let view = view(table, Viewer::Seat(seat));
    let game = table.game();
    let offered = table.legal(seat).iter().filter_map(|&mv| game.targets(&view, mv)).flatten().collect();
    let names = NAMES.map(str::to_owned);
    let translator = Translator::new(language, &names, view.viewer);
    game.hand(&view, &Page { translator, action: "/", at: 0, remarks: &[], offered, cache: None }).into_string()
}

#[test]
fn the_own_hand_has_all_that_is_ones_own_and_nothing_that_is_public() {
    let language = english();
    for seats in 2..=6 {
        watch(&mut open(seats, "own"), |table| {
            for seat in Seat::all(seats) {
                let html = own_things(table, seat, &language);
                let targets = attributes(&html, "data-target");
                assert_eq!(targets.iter().collect::<BTreeSet<_>>().len(), targets.len(), "one of each token");
                for mv in table.legal(seat).iter() {
                    let tokens = table.game().targets(&view(table, Viewer::Seat(seat)), *mv).unwrap_or_default();
                    let own = |token: &&String| ["own-", "take-", "pile-"].iter().any(|kind| token.starts_with(kind));
                    for token in tokens.iter().filter(own) {
                        assert!(targets.contains(&token.as_str()), "{token} can't be clicked");
                    }
                }
                let zones = attributes(&html, "data-zone");
                let others = Seat::all(seats).filter(|&other| other != seat);
                let public = others.flat_map(|other| [format!("frame-{other}"), format!("hand-{other}")]);
                assert!(public.chain(["deck".to_owned()]).all(|zone| !zones.contains(&zone.as_str())), "{zones:?}");
            }
        });
    }
}

#[test]
fn the_pictures_of_the_rules_are_drawn_and_can_not_be_clicked() {
    let table = open(2, "pictures");
    for lang in ["en", "fr", "de", "nl"] {
        let language = Language::new(FiveCards::ASSETS.locales, lang);
        let translator = Translator::new(&language, &[], Viewer::Public);
        let page = Page { translator, action: "", at: 0, remarks: &[], offered: BTreeSet::new(), cache: None };
        let mut specials = String::new();
        for name in ["symbols", "collection", "matches", "specials"] {
            let html = table.game().picture(name, &page).expect("there is such a picture").into_string();
            for never in ["<button", "data-fly", " style=", "picture-", "help-", "{ $"] {
                assert!(!html.contains(never), "{never} in the picture {name}, {lang}");
            }
            specials = html;
        }
        assert_eq!(attributes(&specials, "aria-label").len(), brocante_five_cards::SPECIALS.len());
        assert!(table.game().picture("nothing", &page).is_none());
    }
}

/// With every seat count: what is shown beside a finished game while looking back at it.
#[test]
fn points_so_far_are_the_cards_laid_out_and_in_the_end_the_points() {
    for seats in 2..=6 {
        let mut table = open(seats, "points");
        watch(&mut table, |table| {
            let points = table.game().points_so_far(table.state());
            let seen = view(table, Viewer::Public).seats;
            let laid_out: Vec<i32> = seen.iter().map(|seat| seat.collected.len() as i32).collect();
            assert_eq!(points[..usize::from(seats)], laid_out);
        });
        let (game, state) = (table.game(), table.state());
        assert_eq!(game.points_so_far(state), game.outcome(state).points);
    }
}

#[test]
fn every_symbol_is_drawn_whatever_the_deck_calls_its_figures() {
    let usual = FiveCards::INFO.decks[0].1;
    let other = usual.replace("grin", "a-very-long-name-for-a-grin-indeed").replace("violet", "puce");
    for deck in [usual.to_owned(), other] {
        let header = Header { deck: Some(DeckChoice::text(deck)), ..header(3, "symbols") };
        watch(&mut Table::open(&header).expect("the deck is sound"), |table| {
            let html = shown(table, Viewer::Seat(Seat(0)), &english());
            for symbol in attributes(&html, "href").into_iter().filter(|href| href.starts_with("#five-cards")) {
                assert!(FiveCards::ASSETS.sprite.contains(&format!("id=\"{}\"", &symbol[1..])), "{symbol}");
            }
            for pattern in attributes(&html, "fill") {
                let id = pattern.trim_start_matches("url(#").trim_end_matches(')');
                assert!(FiveCards::ASSETS.sprite.contains(&format!("id=\"{id}\"")), "{pattern}");
            }
        });
    }
}
