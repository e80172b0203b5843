//! What is special to this page. `crates/registry/tests/pages.rs` tests what holds for every page.

use brocante_bizarre::{Bizarre, Move, Phase, View};
use brocante_core::{DeckChoice, ErasedGame, Game, Guide, Header, Remark, Rng, Seat, Seed, Status, Table, Viewer};
use brocante_laws::Lawful as _;
use brocante_show::{Language, Page, Show, ShownGame, Translator};
use serde_json::json;
use std::collections::BTreeSet;

const NAMES: [&str; 8] = ["Ada", "Basile", "Chloé", "Dov", "Emeka", "Freya", "Gus", "Hanneke"];

fn header(seats: u8, seed: &str) -> Header {
    Header { seed: Some(Seed::from_text(seed)), ..Header::new("bizarre", seats) }
}

fn open(seats: u8, seed: &str) -> Table<Bizarre> {
    Table::open(&header(seats, seed)).expect("the table opens")
}

fn to_act(table: &Table<Bizarre>) -> Vec<Seat> {
    match table.status() {
        Status::Over => Vec::new(),
        Status::ToAct(seats) => seats.iter().collect(),
    }
}

fn view(table: &Table<Bizarre>, viewer: Viewer) -> View {
    table.game().view(table.state(), viewer)
}

/// The move with the best mark, by what the seat can know.
fn guided(table: &Table<Bizarre>, seat: Seat, rng: &mut Rng) -> Move {
    let (game, moves) = (table.game(), table.legal(seat));
    let state = game.determinize(&view(table, Viewer::Seat(seat)), rng);
    let mut marks = Vec::new();
    game.rate(&state, seat, &moves, &mut marks);
    let marked = moves.iter().zip(&marks).max_by(|one, other| one.1.total_cmp(other.1));
    *marked.expect("who is to act has a move, by law").0
}

fn any(table: &Table<Bizarre>, seat: Seat, rng: &mut Rng) -> Move {
    *rng.choose(&table.legal(seat)).expect("who is to act has a move, by law")
}

/// Calls `look` before every move of a guided game, and once at its end. Now and then a move is any move,
/// so that more happens than the guide would do.
fn watch(table: &mut Table<Bizarre>, mut look: impl FnMut(&Table<Bizarre>)) {
    let mut rng = Rng::new(1);
    look(table);
    while let Some(&seat) = to_act(table).first() {
        let mut mv = guided(table, seat, &mut rng);
        assert!(table.legal(seat).contains(&mv));
        if rng.chance(3) {
            mv = any(table, seat, &mut rng);
        }
        table.play(seat, mv).expect("the move is accepted");
        look(table);
    }
}

/// Everything of a page that is made from a view.
fn html(game: &Bizarre, view: &View, moves: &[Move], remarks: &[Remark], language: &Language) -> String {
    let names = NAMES.map(str::to_owned);
    let offered = moves.iter().filter_map(|&mv| game.targets(view, mv)).flatten().collect();
    let page = Page {
        translator: Translator::new(language, &names, view.viewer),
        action: "/",
        at: 0,
        remarks,
        offered,
        cache: None,
    };
    let panels: String = Seat::all(game.seats()).map(|seat| game.panel(view, seat, &page).into_string()).collect();
    let forms = if moves.is_empty() { String::new() } else { game.forms(view, &page).into_string() };
    game.board(view, &page).into_string() + &panels + &forms
}

/// The page as a viewer sees it, with the moves of that viewer.
fn shown(table: &Table<Bizarre>, viewer: Viewer, language: &Language) -> String {
    let moves = viewer.seat().map(|seat| table.legal(seat).to_vec()).unwrap_or_default();
    html(table.game(), &view(table, viewer), &moves, &[], language)
}

fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let opening = format!(" {name}=\"");
    html.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// What a person reads or hears: texts and labels.
fn spoken(html: &str) -> Vec<&str> {
    let texts = html.split('>').filter_map(|rest| rest.split('<').next()).map(str::trim);
    let labels = ["aria-label", "title", "data-name", "data-waiting"];
    texts.filter(|text| !text.is_empty()).chain(labels.iter().flat_map(|name| attributes(html, name))).collect()
}

fn english() -> Language {
    Language::new(Bizarre::ASSETS.locales, "en")
}

#[test]
fn the_page_is_whole_for_every_viewer_in_every_language() {
    for (lang, seats) in [("en", 4), ("fr", 5), ("de", 6), ("nl", 8)] {
        let language = Language::new(Bizarre::ASSETS.locales, lang);
        watch(&mut open(seats, "whole"), |table| {
            for viewer in Viewer::all(seats) {
                let html = shown(table, viewer, &language);
                for never in [" style=", "{ $", "{$", "<script"] {
                    assert!(!html.contains(never), "{never} in the page of {viewer}");
                }
                for text in spoken(&html) {
                    let is_key = ["page-", "step-", "symbol-", "score-"].iter().any(|key| text.starts_with(key));
                    assert!(!is_key, "{text} is not said in {lang}");
                }
                let flying = attributes(&html, "data-fly");
                assert_eq!(flying.iter().collect::<BTreeSet<_>>().len(), flying.len(), "{flying:?}");
                for class in attributes(&html, "class").iter().flat_map(|names| names.split(' ')) {
                    let number = class.strip_prefix("seat-").filter(|rest| rest.starts_with(char::is_numeric));
                    assert!(number.is_none_or(|number| number.len() == 1), "{class} has no style");
                }
                let ids = attributes(&html, "id");
                assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
                for symbol in attributes(&html, "href").into_iter().filter_map(|href| href.strip_prefix('#')) {
                    let is_drawn = Bizarre::ASSETS.sprite.contains(&format!("id=\"{symbol}\""));
                    assert!(is_drawn || symbol.starts_with("house-"), "{symbol} is not drawn");
                }
            }
        });
    }
}

#[test]
fn renewed_decks_show_no_card_twice() {
    for deck in Bizarre::edge_decks(8) {
        let header = Header { deck: Some(DeckChoice::text(deck)), ..header(8, "edge") };
        watch(&mut Table::open(&header).expect("the deck is sound"), |table| {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(5))] {
                let html = shown(table, viewer, &english());
                let flying = attributes(&html, "data-fly");
                assert_eq!(flying.iter().collect::<BTreeSet<_>>().len(), flying.len(), "{flying:?}");
            }
        });
    }
}

/// The fields of the form are put into the move by their names: they must be there, and as it is shown
/// it must be lawful.
#[test]
fn the_thrift_form_makes_a_lawful_move_as_it_is() {
    for seats in [4, 8] {
        watch(&mut open(seats, "thrift"), |table| {
            for seat in to_act(table) {
                let seen = view(table, Viewer::Seat(seat));
                if seen.phase != Phase::Thrift {
                    continue;
                }
                let html = shown(table, Viewer::Seat(seat), &english());
                let base = attributes(&html, "value").into_iter().find(|value| value.starts_with('{'));
                let base = base.expect("the form has a move").replace("&quot;", "\"");
                let mv: Move = serde_json::from_str(&base).expect("it is a move");
                assert_eq!(table.game().check(table.state(), seat, mv), Ok(()), "{base}");
                assert_eq!(html.matches("name=\"list:discard\"").count(), seen.hand.len());
                assert!(html.matches("name=\"number:qualities\"").count() >= 6);
                assert_eq!(html.matches(" checked").count(), 2, "a mix is proposed, beside the cards drawn anyway");
            }
        });
    }
}

/// A hint to discard names the words, and not the places.
#[test]
fn cards_to_discard_are_called_by_their_words() {
    let language = english();
    let (game, mut named) = (ErasedGame::<Bizarre>::new(), 0);
    watch(&mut open(4, "discard"), |table| {
        for seat in to_act(table) {
            let seen = view(table, Viewer::Seat(seat));
            if seen.phase != Phase::Thrift || seen.hand.len() < 2 {
                continue;
            }
            let mv = json!({ "do": "thrift", "discard": [1], "qualities": 0 });
            let spoken = |viewer| game.describe_move(table, &mv, &Translator::new(&language, &[], viewer));
            assert!(spoken(Viewer::Seat(seat)).contains(&seen.hand[1].word), "{}", spoken(Viewer::Seat(seat)));
            assert!(!spoken(Viewer::Public).contains(&seen.hand[1].word), "the hand is nobody else's");
            named += 1;
        }
    });
    assert!(named > 0);
}

#[test]
fn a_pitch_is_heard_live_and_read_after() {
    let language = english();
    let remarks =
        |text: &str| Seat::all(4).map(|seat| Remark { seat, ply: 0, text: text.to_owned() }).collect::<Vec<_>>();
    watch(&mut open(4, "pitch"), |table| {
        let seen = view(table, Viewer::Public);
        let speech = table.game().speech(&seen);
        assert_eq!(speech.is_some(), seen.phase == Phase::Pitch);
        let page = |text: &str| html(table.game(), &seen, &[], &remarks(text), &language);
        if let Some(speech) = speech {
            assert_eq!(table.legal(speech.seat).to_vec(), [speech.done]);
            assert_eq!(attributes(&page(""), "data-live"), [speech.seat.to_string()]);
            assert_eq!(attributes(&page(""), "data-clock"), [speech.seat.to_string()]);
        }
        let has_pitches = seen.bags.iter().any(|bag| bag.pitched);
        assert!(!has_pitches || page("Buy <this>!").contains("Buy &lt;this&gt;!"), "what was said is shown, as text");
        assert!(!has_pitches || page(" ").contains("(spoken aloud)"), "nothing typed is something spoken");
    });
}

/// A purchase counts from the sale on.
#[test]
fn points_so_far_are_there_at_any_ply_and_end_as_the_score() {
    for (seats, seed) in [(4, "so far"), (6, "points"), (8, "now")] {
        let mut table = open(seats, seed);
        watch(&mut table, |table| {
            let points = table.game().points_so_far(table.state());
            let won = view(table, Viewer::Public)
                .seats
                .iter()
                .map(|seen| seen.victory_cards.len() as i32)
                .collect::<Vec<_>>();
            assert_eq!(points[..usize::from(seats)], won);
        });
        let outcome = table.game().outcome(table.state());
        assert_eq!(table.game().points_so_far(table.state()), outcome.points);
        let lines = table.game().score(table.state());
        let sums = lines.iter().map(|lines| lines.iter().map(|line| line.points).sum::<i32>());
        assert!(sums.eq(outcome.points[..usize::from(seats)].iter().copied()));
    }
}

/// The hand alone: all own cards, no pair or card of another, and no other seat's Victory Cards.
#[test]
fn the_hand_alone_has_the_own_things_and_no_others() {
    let language = english();
    let names = NAMES.map(str::to_owned);
    watch(&mut open(5, "hand"), |table| {
        for viewer in Viewer::all(5) {
            let seen = view(table, viewer);
            let moves = viewer.seat().map(|seat| table.legal(seat).to_vec()).unwrap_or_default();
            let offered = moves.iter().filter_map(|&mv| table.game().targets(&seen, mv)).flatten().collect();
            let translator = Translator::new(&language, &names, viewer);
            let page = Page { translator, action: "/", at: 0, remarks: &[], offered, cache: None };
            let html = table.game().hand(&seen, &page).into_string();
            let flying = attributes(&html, "data-fly");
            assert_eq!(flying.iter().collect::<BTreeSet<_>>().len(), flying.len(), "{flying:?}");
            for word in &seen.hand {
                assert!(flying.contains(&format!("{}-{}", word.kind.name(), word.id).as_str()), "{}", word.word);
            }
            for seat in Seat::all(5).filter(|&seat| !viewer.is(seat)) {
                assert!(!html.contains(&format!("prizes-{seat}\"")) && !html.contains(&format!("stall-{seat}\"")));
            }
        }
    });
}

#[test]
fn pictures_of_the_rules_are_drawn_in_every_language() {
    for lang in ["en", "fr", "de", "nl"] {
        let language = Language::new(Bizarre::ASSETS.locales, lang);
        let table = open(4, "pictures");
        let page = Page {
            translator: Translator::new(&language, &[], Viewer::Public),
            action: "",
            at: 0,
            remarks: &[],
            offered: BTreeSet::new(),
            cache: None,
        };
        for name in ["cards", "signs", "buyer", "sale"] {
            let html = table.game().picture(name, &page).expect("it is drawn").into_string();
            assert!(
                !spoken(&html).iter().any(|text| text.starts_with("picture-") || text.starts_with("page-")),
                "{html}"
            );
        }
        assert!(table.game().picture("nothing", &page).is_none());
    }
}
