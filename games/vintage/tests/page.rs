//! What is special to this page. What every page has to be is in `crates/registry/tests/pages.rs`.

use brocante_core::{DeckChoice, Game, Guide, Header, Rng, Seat, Seed, Status, Table, Viewer};
use brocante_show::{Language, Page, Show, Translator};
use brocante_vintage::{Move, Vintage};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

const NAMES: [&str; 6] = ["Ada", "Basile", "Chloé", "Dov", "Emeka", "Freya"];

fn open(seats: u8, options: &[&str], seed: &str) -> Table<Vintage> {
    let options: Map<String, Value> = options.iter().map(|&name| (name.to_owned(), Value::Bool(true))).collect();
    let seed = Some(Seed::from_text(seed));
    Table::open(&Header { options, seed, ..Header::new("vintage", seats) }).expect("the table opens")
}

fn to_act(table: &Table<Vintage>) -> Option<Seat> {
    match table.status() {
        Status::Over => None,
        Status::ToAct(seats) => seats.first(),
    }
}

/// The move with the best mark; ties by chance.
fn guided(table: &Table<Vintage>, seat: Seat, rng: &mut Rng) -> Move {
    let game = table.game();
    let state = game.determinize(&game.view(table.state(), Viewer::Seat(seat)), rng);
    let (moves, mut marks) = (table.legal(seat), Vec::new());
    game.rate(&state, seat, &moves, &mut marks);
    let most = marks.iter().copied().fold(f32::MIN, f32::max);
    let best: Vec<Move> = moves.iter().zip(&marks).filter(|(_, mark)| **mark == most).map(|(mv, _)| *mv).collect();
    *rng.choose(&best).expect("who is to act has a move, by law")
}

/// Calls `look` before every move of a guided game, and once at its end.
fn watch(table: &mut Table<Vintage>, mut look: impl FnMut(&Table<Vintage>)) {
    let mut rng = Rng::new(1);
    look(table);
    while let Some(seat) = to_act(table) {
        let mv = guided(table, seat, &mut rng);
        assert!(table.legal(seat).contains(&mv));
        table.play(seat, mv).expect("the guide's move is accepted");
        look(table);
    }
}

/// Everything of a page that is made from a view.
fn html(game: &Vintage, view: &<Vintage as Game>::View, moves: &[Move], language: &Language) -> String {
    let names = NAMES.map(str::to_owned);
    let offered = moves.iter().filter_map(|&mv| game.targets(view, mv)).flatten().collect();
    let translator = Translator::new(language, &names, view.viewer);
    let page = Page { translator, action: "/", at: 0, remarks: &[], offered, cache: None };
    let panels = Seat::all(game.seats()).map(|seat| game.panel(view, seat, &page).into_string());
    game.board(view, &page).into_string() + &panels.collect::<String>()
}

/// The page as a viewer sees it, with the moves of that viewer.
fn shown(table: &Table<Vintage>, viewer: Viewer, language: &Language) -> String {
    let moves = viewer.seat().map(|seat| table.legal(seat).to_vec()).unwrap_or_default();
    html(table.game(), &table.game().view(table.state(), viewer), &moves, language)
}

fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let opening = format!(" {name}=\"");
    html.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn english() -> Language {
    Language::new(Vintage::ASSETS.locales, "en")
}

const OPTIONS: [&[&str]; 3] = [&[], &["open_hoards"], &["take_that"]];

#[test]
fn the_page_is_whole_for_every_viewer_in_every_language() {
    for lang in ["en", "fr", "de", "nl"] {
        let language = Language::new(Vintage::ASSETS.locales, lang);
        for (seats, options) in [(3, OPTIONS[0]), (4, OPTIONS[2]), (5, OPTIONS[1]), (6, OPTIONS[0])] {
            watch(&mut open(seats, options, "whole"), |table| {
                for viewer in Viewer::all(seats) {
                    let html = shown(table, viewer, &language);
                    for never in [" style=", "page-", "score-", "{ $", "<script"] {
                        assert!(!html.contains(never), "{never} in the page of {viewer}");
                    }
                    let flying = attributes(&html, "data-fly");
                    assert_eq!(flying.iter().collect::<BTreeSet<_>>().len(), flying.len(), "one of each name");
                }
            });
        }
    }
}

#[test]
fn every_symbol_is_drawn_whatever_the_deck_calls_its_kinds() {
    let usual = Vintage::INFO.decks[0].1;
    let other = usual.replace("turquoise", "teal").replace("cream", "chalk").replace("toys", "games");
    let other = other.replace("Sunday tandem", "A tandem with a name as long as a name may be, sixty signs");
    for deck in [usual.to_owned(), other] {
        let header = Header {
            deck: Some(DeckChoice::text(deck)),
            seed: Some(Seed::from_text("symbols")),
            ..Header::new("vintage", 3)
        };
        watch(&mut Table::open(&header).expect("the deck is sound"), |table| {
            let html = shown(table, Viewer::Public, &english());
            for symbol in attributes(&html, "href").into_iter().filter(|href| href.starts_with("#vintage")) {
                assert!(Vintage::ASSETS.sprite.contains(&format!("id=\"{}\"", &symbol[1..])), "{symbol}");
            }
            for pattern in attributes(&html, "fill") {
                let id = pattern.trim_start_matches("url(#").trim_end_matches(')');
                assert!(Vintage::ASSETS.sprite.contains(&format!("id=\"{id}\"")), "{pattern}");
            }
        });
    }
}

/// The table shows a number; what went in is for the players to remember.
#[test]
fn a_closed_hoard_shows_no_item() {
    watch(&mut open(4, &[], "closed"), |table| {
        if to_act(table).is_none() {
            return;
        }
        let view = table.game().view(table.state(), Viewer::Public);
        let html = shown(table, Viewer::Public, &english());
        let flying = attributes(&html, "data-fly");
        for item in view.seats.iter().flat_map(|seat| &seat.seen) {
            assert!(!flying.contains(&format!("item-{item}").as_str()), "item {item} lies in a closed hoard");
        }
    });
}

/// Points go up and down with the majorities, so they are asked for at every ply.
#[test]
fn points_so_far_are_there_at_every_ply_and_end_as_the_outcome() {
    for (seats, options) in [(3, OPTIONS[0]), (4, OPTIONS[2]), (5, OPTIONS[1]), (6, OPTIONS[0])] {
        let mut table = open(seats, options, "points");
        let mut shifts = 0;
        let mut before = [0; brocante_core::SEATS_MAX];
        watch(&mut table, |table| {
            let (game, state) = (table.game(), table.state());
            let points = game.points_so_far(state);
            let lines = game.score(state);
            let sums: Vec<i32> = lines.iter().map(|lines| lines.iter().map(|line| line.points).sum()).collect();
            assert_eq!(points[..usize::from(seats)], sums, "ply {}", table.ply());
            assert!(table.ply() > 0 || points.iter().all(|&points| points == 0), "nothing is hoarded yet");
            shifts += u32::from(points.iter().zip(&before).any(|(now, then)| now < then));
            before = points;
        });
        assert!(shifts > 5, "majorities were taken over {shifts} times");
        assert_eq!(table.game().points_so_far(table.state()), table.game().outcome(table.state()).points);
    }
}

/// On a phone beside the table: one's own things, and no more.
#[test]
fn the_hand_shows_what_is_the_viewers_own() {
    let language = english();
    let names = NAMES.map(str::to_owned);
    watch(&mut open(4, &[], "hand"), |table| {
        for viewer in Viewer::all(4) {
            let Some(seat) = viewer.seat() else { continue };
            let view = table.game().view(table.state(), viewer);
            let translator = Translator::new(&language, &names, viewer);
            let page = Page { translator, action: "/", at: 0, remarks: &[], offered: BTreeSet::new(), cache: None };
            let html = table.game().hand(&view, &page).into_string();
            let own = &view.seats[seat.index()];
            let drawn = view.drawn.iter().filter(|_| view.active == seat).flat_map(|drawn| &drawn.known);
            let things = own.display.iter().chain(own.hoard.iter().flatten()).chain(drawn);
            let expected: BTreeSet<String> = things.map(|item| format!("item-{item}")).collect();
            let shown: BTreeSet<String> = attributes(&html, "data-fly").into_iter().map(str::to_owned).collect();
            assert_eq!(shown, expected, "ply {} {viewer}", table.ply());
        }
    });
}
