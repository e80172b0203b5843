//! Tests of the deck file: the printed deck is the one of the rules, and what breaks a rule is
//! refused with its id and line.

mod common;

use brocante_collectors::{Collectors, Options, Refusal};
use brocante_core::{Game, OpenError, Refuses};
use brocante_show::Show as _;
use common::deck_with;
use serde::Deserialize;

const PRINTED: &str = include_str!("../deck.toml");

fn refused(deck: &str, refusal: &Refusal, rule: &str, line: usize) {
    let error = Collectors::new(&Options {}, deck, 2).expect_err("the deck breaks a rule");
    assert_eq!(error, OpenError::Deck { line, refusal: refusal.clone() });
    assert_eq!(error.rule(), Some(rule));
}

/// The line of the printed deck that begins with this text.
fn line_of(text: &str) -> usize {
    1 + PRINTED.lines().position(|line| line.trim_start().starts_with(text)).expect("it is in the deck file")
}

#[derive(Deserialize)]
struct Listed {
    cards: Vec<Row>,
}

#[derive(Deserialize, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Row {
    item: String,
    market: String,
    skill: String,
    coin: u8,
}

#[test]
fn collectors_deck_is_the_list_of_the_rules() {
    const FOUR: [&str; 4] = ["bottle", "work-income", "work-card", "auction-income"];
    const ALL: [&str; 5] = ["bottle", "bottle", "work-income", "work-card", "vp-all"];
    let table = [
        ("penguin", ["movie", "figures"], "music", "technology", ["vp-music", "vp-figures"]),
        ("movie", ["music", "figures"], "penguin", "technology", ["vp-music", "vp-penguin"]),
        ("technology", ["penguin", "movie"], "figures", "music", ["vp-figures", "vp-movie"]),
        ("figures", ["music", "technology"], "penguin", "movie", ["vp-technology", "vp-penguin"]),
        ("music", ["technology", "penguin"], "movie", "figures", ["vp-technology", "vp-movie"]),
    ];
    let mut expected = Vec::new();
    for (item, fours, all, vp, skills) in table {
        let mut add = |market: &str, skill: &str| {
            let coin = if skill.starts_with("vp-") { 2 } else { 1 };
            expected.push(Row { item: item.into(), market: market.into(), skill: skill.into(), coin });
        };
        fours.iter().for_each(|market| FOUR.iter().for_each(|skill| add(market, skill)));
        ALL.iter().for_each(|skill| add(all, skill));
        ["bottle", "bottle", "auction-income"].iter().chain(&skills).for_each(|skill| add(vp, skill));
    }
    let mut cards = toml::from_str::<Listed>(PRINTED).unwrap().cards;
    cards.sort();
    expected.sort();
    assert_eq!(cards, expected);
}

#[test]
fn collectors_deck_of_another_make_up_is_refused() {
    let (rule, cards) = ("collectors.deck", line_of("cards = ["));
    let first = line_of("{ item = \"penguin\", market = \"movie\",      skill = \"bottle\"");
    let row = PRINTED.lines().nth(first - 1).unwrap();
    let with = |to: &str| deck_with(&[(row, to)]);
    refused(&with(""), &Refusal::DeckCards { cards: 89 }, rule, cards);
    refused(&with(&row.repeat(2)), &Refusal::DeckCards { cards: 91 }, rule, cards);
    let item = row.replace("penguin", "music");
    refused(&with(&item), &Refusal::DeckItems { name: "penguin".into(), cards: 17 }, rule, cards);
    let market = row.replace("movie", "music");
    refused(&with(&market), &Refusal::DeckMarkets { name: "movie".into(), cards: 17 }, rule, cards);
    let own = row.replace("movie", "penguin");
    refused(&with(&own), &Refusal::DeckOwnMarket { name: "penguin".into() }, rule, first);
    let category = row.replace("penguin", "stamp");
    refused(&with(&category), &Refusal::DeckCategory { name: "stamp".into() }, rule, first);
    let skill = row.replace("bottle", "fly");
    refused(&with(&skill), &Refusal::DeckSkill { name: "fly".into() }, rule, first);
    for coin in ["2", "0", "-1", "9000000000"] {
        let coin = row.replace("coin = 1", &format!("coin = {coin}"));
        refused(&with(&coin), &Refusal::DeckCoin { coin: 1 }, rule, first);
    }
}

#[test]
fn collectors_deck_names_every_category_once() {
    let (rule, line) = ("collectors.deck", line_of("{ id = \"movie\""));
    let row = PRINTED.lines().nth(line - 1).unwrap();
    let with = |to: &str| deck_with(&[(row, to)]);
    let named = |name: &str| Refusal::DeckName { name: name.into(), most: 60 };
    refused(&with(""), &named("movie"), rule, line_of("categories = ["));
    refused(&with(&row.repeat(2)), &named("movie"), rule, line);
    refused(&with(&row.replace("{ en =", "{ es =")), &named("movie"), rule, line);
    refused(&with(&row.replace("Movies", " ")), &named("movie"), rule, line);
    refused(&with(&row.replace("Movies", "Mo\\nvies")), &named("movie"), rule, line);
    refused(&with(&row.replace("Movies", &"M".repeat(61))), &named("movie"), rule, line);
    refused(&with(&row.replace("\"movie\"", "\"film\"")), &Refusal::DeckCategory { name: "film".into() }, rule, line);
    let missing = with(&row.replace(", fr = \"Cinéma\"", ""));
    assert!(Collectors::new(&Options {}, &missing, 2).is_ok(), "English stands in");
}

#[test]
fn collectors_spaces_have_their_actions_and_bounded_coins() {
    let (rule, line) = ("collectors.spaces", line_of("{ action = \"buy\", coins = -3 }"));
    let row = "    { action = \"buy\", coins = -3 },\n";
    let with = |to: &str| deck_with(&[(row, to)]);
    let action = |action: &str| Refusal::DeckSpaces { action: action.into() };
    refused(&with("{ action = \"skill\", coins = -3 },\n"), &action("buy"), rule, line);
    refused(&with(""), &action("buy"), rule, line);
    let last = "    { action = \"draw-tuck\", coins = 0 },\n";
    refused(&deck_with(&[(last, "")]), &action("draw-tuck"), rule, line_of("spaces = ["));
    refused(&deck_with(&[(last, &last.repeat(2))]), &action("none"), rule, line_of("{ action = \"draw-tuck\"") + 1);
    for coins in ["10", "-10", "-9223372036854775808"] {
        let deck = with(&row.replace("-3", coins));
        refused(&deck, &Refusal::DeckSpaceCoins { most: 9 }, rule, line);
    }
    assert!(Collectors::new(&Options {}, &with(&row.replace("-3", "9")), 4).is_ok(), "coins may be changed");
}

#[test]
fn collectors_tiles_have_their_actions() {
    let rule = "collectors.tiles";
    let line = line_of("tiles = [") + 4;
    let deck = deck_with(&[("{ action = \"recycle\", coins = 3 }", "{ action = \"tuck-two\", coins = 3 }")]);
    refused(&deck, &Refusal::DeckTiles { action: "recycle".into() }, rule, line);
    let deck = deck_with(&[("{ action = \"tile\" }", "{ action = \"tile\", coins = 1 }")]);
    refused(&deck, &Refusal::DeckTileCoins, rule, line_of("{ action = \"tile\""));
}

#[test]
fn collectors_work_recycle_never_costs_anything() {
    let rule = "collectors.work.recycle";
    let deck = deck_with(&[("{ action = \"recycle\", coins = 1 }", "{ action = \"recycle\", coins = -1 }")]);
    refused(&deck, &Refusal::DeckRecycle, rule, line_of("{ action = \"recycle\", coins = 1"));
    let deck = deck_with(&[("{ action = \"recycle\", coins = 3 }", "{ action = \"recycle\", coins = -1 }")]);
    refused(&deck, &Refusal::DeckRecycle, rule, line_of("{ action = \"recycle\", coins = 3"));
}

#[test]
fn collectors_board_has_five_places_and_two_plain_ones() {
    let (rule, line) = ("collectors.board", line_of("board = ["));
    let with = |from, to| deck_with(&[(from, to)]);
    refused(&with("{ coins = 2 }]", "]"), &Refusal::DeckPlaces, rule, line);
    refused(&with("[{}, {}", "[{ coins = 1 }, {}"), &Refusal::DeckPlainPlaces, rule, line);
    for income in ["{ coins = 10 }", "{ cards = 3 }", "{ coins = -1 }"] {
        let refusal = Refusal::DeckPlaceIncome { coins: 9, cards: 2 };
        refused(&with("{ coins = 2 }", income), &refusal, rule, line);
    }
}

#[test]
fn collectors_setup_coins_are_four_small_numbers() {
    for coins in ["[2, 3, 4]", "[2, 3, 4, 21]", "[2, 3, -4, 5]", "[2, 3, 4, 5, 6]"] {
        let refusal = Refusal::DeckStartCoins { seats: 4, most: 20 };
        let deck = deck_with(&[("[2, 3, 4, 5]", coins)]);
        refused(&deck, &refusal, "collectors.setup.coins", line_of("start-coins"));
    }
}

#[test]
fn a_deck_that_is_no_deck_file_says_where() {
    let broken = [
        (deck_with(&[("start-coins", "start-coin")]), line_of("start-coins")),
        (deck_with(&[("coins = -3 }", "coins = \"three\" }")]), line_of("{ action = \"buy\", coins = -3")),
        (deck_with(&[("coins = -3 }", "coins = 1e99 }")]), line_of("{ action = \"buy\", coins = -3")),
        ("nonsense".to_owned(), 1),
    ];
    for (deck, expected) in broken {
        match Collectors::new(&Options {}, &deck, 2) {
            Err(OpenError::DeckSyntax { line, .. }) => assert_eq!(line, expected),
            other => panic!("{:?}", other.map(|_| "a game")),
        }
    }
}

#[test]
fn every_refusal_of_a_deck_names_a_rule_of_the_rules_page() {
    let rules = Collectors::ASSETS.rules_in("en");
    for refusal in Refusal::samples() {
        assert!(rules.contains(&format!("- `{}`", refusal.rule())), "{refusal:?}");
    }
}
