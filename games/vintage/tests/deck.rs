//! Deck files: the usual one, others that are accepted, and many that are refused.

use brocante_core::{Game, OpenError, Refuses, Rng};
use brocante_vintage::{Deck, Group, ITEMS, Refusal, Vintage};
use std::collections::BTreeSet;

const USUAL: &str = Vintage::INFO.decks[0].1;

/// Puts `new` for the first `old` of the usual deck.
fn changed(old: &str, new: &str) -> String {
    assert!(USUAL.contains(old), "{old}");
    USUAL.replacen(old, new, 1)
}

/// Changes the entry of an item, and marks the line.
fn with(item: &str, old: &str, new: &str) -> String {
    let at = USUAL.find(item).expect("there is such an item");
    format!("{}{}", &USUAL[..at], USUAL[at..].replacen(&format!("{old}\n"), &format!("{new} # here\n"), 1))
}

#[track_caller]
fn check_here(deck: &str, expected: Refusal) {
    check(deck, "# here", expected);
}

/// The deck is refused by a rule, at the line that says `marker`.
#[track_caller]
fn check(deck: &str, marker: &str, expected: Refusal) {
    let expected_line = deck.lines().position(|line| line.contains(marker)).expect("the marker is there") + 1;
    match Deck::parse(deck) {
        Err(OpenError::Deck { line, refusal }) => assert_eq!((line, refusal), (expected_line, expected)),
        other => panic!("not refused: {:?}", other.map(|deck| deck.items.len())),
    }
}

#[test]
fn vintage_deck_the_usual_one() {
    let deck = Deck::parse(USUAL).unwrap();
    assert_eq!((deck.items.len(), deck.categories.len(), deck.colours.len()), (ITEMS, 7, 7));
    for bonus in &deck.bonuses {
        let expected = if matches!(bonus.group, Group::Decade(_)) { 21 } else { 9 };
        assert_eq!(bonus.items.count_ones(), expected, "{:?}", bonus.group);
    }
    let distinct = |key: &dyn Fn(&brocante_vintage::Item) -> (usize, u16)| {
        deck.items.iter().map(key).collect::<BTreeSet<_>>().len()
    };
    assert_eq!(distinct(&|item| (item.category, item.year)), ITEMS);
    assert_eq!(distinct(&|item| (item.colour, item.year)), ITEMS);
    for lang in ["en", "fr", "de", "nl"] {
        let names: BTreeSet<&str> = deck.items.iter().map(|item| item.name.in_lang(lang)).collect();
        assert_eq!(names.len(), ITEMS, "no two items have the same name in {lang}");
    }
    assert!((1..=5).all(|value| deck.items.iter().any(|item| item.value == value)));
}

#[test]
fn vintage_deck_of_other_items_is_accepted() {
    let other = changed("Sunday tandem", "My uncle’s tandem").replace("toys", "games");
    let deck = Deck::parse(&other).unwrap();
    assert!(deck.items.iter().any(|item| item.name.in_lang("en") == "My uncle’s tandem"));
    assert!(deck.categories.iter().any(|category| *category.id == *"games"));
}

#[test]
fn vintage_deck_counts_its_items_and_kinds() {
    let entry = "name = { en = \"X\", fr = \"X\" }\ncategory = \"toys\"\ncolour = \"red\"\nyear = 1950\nvalue = 1\n";
    check(&format!("{USUAL}\n[[item]] # extra\n{entry}"), "# extra", Refusal::DeckItems { found: 64 });
    let cut = USUAL.rfind("[[item]]").unwrap();
    let before_last = USUAL[..cut].rfind("[[item]]").unwrap();
    let short = format!("{}[[item]] # last\n{}", &USUAL[..before_last], &USUAL[before_last + 9..cut]);
    check(&short, "# last", Refusal::DeckItems { found: 62 });
    let one_more = "[categories]\nhats = { en = \"Hats\", fr = \"Chapeaux\" }";
    check(&changed("[categories]", one_more), "[categories]", Refusal::DeckCategories { found: 8 });
    let one_less = changed("cream = { en = \"cream\", fr = \"crème\", de = \"creme\", nl = \"crème\" }\n", "");
    check(&one_less, "[colours]", Refusal::DeckColours { found: 6 });
}

#[test]
fn vintage_deck_refuses_what_an_item_may_not_be() {
    let tandem = |old: &str, new: &str| with("Sunday tandem", old, new);
    check_here(&tandem("\"bikes\"", "\"boats\""), Refusal::DeckUnknownCategory { category: "boats".to_owned() });
    check_here(&tandem("\"turquoise\"", "\"puce\""), Refusal::DeckUnknownColour { colour: "puce".to_owned() });
    for year in [1949, 1980, 0, -1, i64::MIN, i64::MAX, 1950 + 65536] {
        check_here(&tandem("1965", &year.to_string()), Refusal::DeckYear { year });
    }
    for value in [0, 6, -1, 257, i64::MIN, i64::MAX] {
        check_here(&tandem("= 5", &format!("= {value}")), Refusal::DeckValue { value });
    }
    for name in ["", "  ", "a\\nb", &"x".repeat(61)] {
        let deck = changed("\"Sunday tandem\"", &format!("\"{name}\""));
        check(&deck, "Tandem du dimanche", Refusal::DeckName { most: 60 });
    }
    check(&changed("\"Jouets\"", "\"\""), "\"Toys\"", Refusal::DeckName { most: 60 });
    let long = "t".repeat(61);
    check(&changed("toys = {", &format!("{long} = {{")), &long, Refusal::DeckName { most: 60 });
}

#[test]
fn vintage_deck_refuses_groups_that_are_too_large() {
    // The last item of the file is moved into another group, which then has one too many.
    let kite = |old: &str, new: &str| with("Acrobatic kite", old, new);
    check_here(&kite("\"toys\"", "\"bikes\""), Refusal::DeckCategoryFull { category: "bikes".to_owned() });
    check_here(&kite("\"turquoise\"", "\"red\""), Refusal::DeckColourFull { colour: "red".to_owned() });
    check_here(&kite("1978", "1958"), Refusal::DeckDecadeFull { decade: 1950 });
}

#[test]
fn vintage_deck_refuses_a_year_twice_in_a_category_or_a_colour() {
    // The clacker balls are toys from 1977 too; the enamel coffee pot is red and from 1953 too.
    let deck = with("Acrobatic kite", "1978", "1977");
    check_here(&deck, Refusal::DeckSameYearInCategory { year: 1977, category: "toys".to_owned() });
    let deck = with("Suitcase record player", "1957", "1953");
    check_here(&deck, Refusal::DeckSameYearInColour { year: 1953, colour: "red".to_owned() });
}

#[test]
fn vintage_bonus_seventeen_cards_of_107_points() {
    let deck = Deck::parse(USUAL).unwrap();
    assert_eq!(deck.bonuses.len(), 17);
    assert_eq!(deck.bonuses.iter().map(|bonus| bonus.points).sum::<i32>(), 107);
    let decades = deck.bonuses.iter().filter_map(|bonus| match bonus.group {
        Group::Decade(decade) => Some((decade, bonus.points)),
        _ => None,
    });
    assert_eq!(decades.collect::<Vec<_>>(), [(50, 5), (60, 8), (70, 10)]);
}

#[test]
fn vintage_bonus_other_values_are_refused() {
    for (old, expected) in [("50s = 5", 5), ("60s = 8", 8), ("70s = 10", 10), ("colour = 6", 6), ("category = 6", 6)] {
        let (key, _) = old.split_once(" = ").unwrap();
        for found in [7, -1, i64::MAX] {
            let deck = changed(&format!("\n{old}"), &format!("\n{key} = {found} # here"));
            let refusal = Refusal::DeckBonus { expected, found };
            assert_eq!(refusal.rule(), "vintage.bonus");
            check_here(&deck, refusal);
        }
    }
}

#[test]
fn a_damaged_deck_file_never_panics() {
    let mut rng = Rng::new(1);
    let mut refused = 0;
    for _ in 0..600 {
        let mut bytes = USUAL.as_bytes().to_vec();
        for _ in 0..=rng.below(3) {
            let at = rng.below(bytes.len() as u32) as usize;
            match rng.below(3) {
                0 => bytes.truncate(at),
                1 => bytes[at] = b" \"=[]{}09az\xff\n"[rng.below(12) as usize],
                _ => bytes.splice(at..at, b"[[item]]\n".iter().copied()).for_each(drop),
            }
            if bytes.is_empty() {
                break;
            }
        }
        refused += usize::from(Deck::parse(&String::from_utf8_lossy(&bytes)).is_err());
    }
    assert!(refused > 300, "{refused}");
    assert!(matches!(Deck::parse("item = 3"), Err(OpenError::DeckSyntax { .. })));
    assert!(matches!(Deck::parse(&"#".repeat(1 << 20)), Err(OpenError::DeckSyntax { line: 1, .. })));
}
