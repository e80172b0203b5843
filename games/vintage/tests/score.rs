//! Majorities, points and winners, rule by rule, and against another way of counting.

mod common;

use brocante_core::{Game, Rng, ScoreLine, Seat, SeatSet, Table, Viewer};
use brocante_show::{Language, Show as _, Translator};
use brocante_vintage::{Deck, Group, Item, Phase, State, Vintage};
use common::{STANDARD, position, table};

fn deck() -> Deck {
    Deck::parse(Vintage::INFO.decks[0].1).expect("the usual deck is lawful")
}

/// The number of an item.
fn named(name: &str) -> u8 {
    deck().items.iter().position(|item| item.name.in_lang("en") == name).expect("there is such an item") as u8
}

fn in_year(year: u16) -> Vec<u8> {
    let deck = deck();
    (0..deck.items.len() as u8).filter(|&item| deck.items[usize::from(item)].year == year).collect()
}

/// A table of three whose game is finished, with these hoards.
fn finished(table: &Table<Vintage>, hoards: [&[u8]; 3]) -> State {
    position(table, |view| {
        view.phase = Phase::Over;
        for (seat, hoard) in view.seats.iter_mut().zip(hoards) {
            seat.display.clear();
            seat.seen = hoard.to_vec();
        }
    })
}

/// The points, and the winners.
fn outcome(table: &Table<Vintage>, hoards: [&[u8]; 3]) -> (Vec<i32>, SeatSet) {
    let outcome = table.game().outcome(&finished(table, hoards));
    (outcome.points[..3].to_vec(), outcome.winners)
}

/// The score of each seat as sentences with their points.
fn spoken(hoards: [&[u8]; 3]) -> Vec<Vec<(String, i32)>> {
    let table = table(3, STANDARD);
    let language = Language::new(Vintage::ASSETS.locales, "en");
    let translator = Translator::new(&language, &[], Viewer::Public);
    let message = |line: &ScoreLine| (translator.text(&line.what), line.points);
    let score = table.game().score(&finished(&table, hoards));
    score.iter().map(|lines| lines.iter().map(message).collect()).collect()
}

fn line(text: &str, points: i32) -> (String, i32) {
    (text.to_owned(), points)
}

#[test]
fn vintage_score_face_values_and_bonus_cards() {
    // Seat 1 hoarded the Sunday tandem: a turquoise bike from 1965, worth 5.
    let tandem = named("Sunday tandem");
    let lines = spoken([&[], &[tandem], &[]]);
    assert_eq!(lines[0], [line("Empty hoard", 0)]);
    let bonuses =
        [line("Most items from the 60s", 8), line("Most items in turquoise", 6), line("Most items: Bikes", 6)];
    assert_eq!(lines[1], [&[line("Face value of one item", 5)][..], &bonuses].concat());
    assert_eq!(outcome(&table(3, STANDARD), [&[], &[tandem], &[]]), (vec![0, 25, 0], SeatSet::only(Seat(1))));
}

#[test]
fn vintage_score_displays_count_nothing() {
    let table = table(3, STANDARD);
    let state = position(&table, |view| view.phase = Phase::Over);
    assert_eq!(table.game().outcome(&state).points[..3], [0, 0, 0]);
}

#[test]
fn vintage_majority_goes_to_the_most_items() {
    let toys: Vec<u8> = (54..63).collect(); // The last category of the file.
    let lines = spoken([&toys[..2], &toys[2..5], &toys[5..7]]);
    let has_toys = |seat: usize| lines[seat].contains(&line("Most items: Toys", 6));
    assert_eq!([0, 1, 2].map(has_toys), [false, true, false]);
    // No seat has a bike, so no seat gets the card.
    assert!(lines.iter().flatten().all(|(text, _)| text != "Most items: Bikes"));
}

#[test]
fn vintage_majority_tie_goes_to_the_oldest_item_then_the_second_oldest() {
    // Bikes are in the order of their years, items 0 to 8.
    let bikes = |hoards| {
        let lines = spoken(hoards);
        [0, 1, 2].map(|seat| lines[seat].contains(&line("Most items: Bikes", 6)))
    };
    assert_eq!(bikes([&[2, 3], &[1, 8], &[4, 5]]), [false, true, false]);
    // With years of which one is alike, the second oldest item tells: the 50s have such.
    let fifties = |hoards: [&[u8]; 3]| {
        let lines = spoken(hoards);
        [0, 1, 2].map(|seat| lines[seat].contains(&line("Most items from the 50s", 5)))
    };
    let (y54, y57, y59) = (in_year(1954), in_year(1957), in_year(1959));
    assert_eq!(fifties([&[y54[0], y59[0]], &[y54[1], y57[0]], &[y57[1], y59[1]]]), [false, true, false]);
    // More items beat older ones.
    assert_eq!(fifties([&[y54[0]], &[y57[0], y59[0]], &[]]), [false, true, false]);
}

#[test]
fn vintage_majority_tie_with_all_years_alike_scores_for_each() {
    let (y54, y57) = (in_year(1954), in_year(1957));
    let lines = spoken([&[y54[0], y57[0]], &[y54[1], y57[1]], &[y54[2]]]);
    let fifties = [0, 1, 2].map(|seat| lines[seat].contains(&line("Most items from the 50s", 5)));
    assert_eq!(fifties, [true, true, false]);
}

#[test]
fn vintage_winner_the_most_points_win() {
    let (points, winners) = outcome(&table(3, STANDARD), [&[0], &[1, 2, 3, 4], &[]]);
    assert!(points[1] > points[0]);
    assert_eq!(winners, SeatSet::only(Seat(1)));
}

#[test]
fn vintage_winner_tie_goes_to_the_oldest_item() {
    // 5 and the 50s against 2 and the 60s, each with a colour and a category.
    let (chandelier, projector) = (named("Starburst chandelier"), named("Slide projector with a round tray"));
    let result = outcome(&table(3, STANDARD), [&[projector], &[chandelier], &[]]);
    assert_eq!(result, (vec![22, 22, 0], SeatSet::only(Seat(1))));
}

#[test]
fn vintage_winner_tie_an_item_beats_none() {
    // Mixer and mini-bike are both from 1969; the fondue set is one item more.
    let (mixer, bike, fondue) =
        (named("Stand mixer with a glass bowl"), named("Folding mini-bike"), named("Fondue set for six"));
    let result = outcome(&table(3, STANDARD), [&[mixer], &[bike, fondue], &[named("Clacker balls")]]);
    assert_eq!(result, (vec![25, 25, 24], SeatSet::only(Seat(1))));
}

#[test]
fn vintage_winner_tie_with_all_years_alike_is_shared() {
    // Both are from 1978 and worth 4.
    let result = outcome(&table(3, STANDARD), [&[named("Acrobatic kite")], &[], &[named("Fondue set for six")]]);
    assert_eq!(result, (vec![26, 0, 26], SeatSet::only(Seat(0)).with(Seat(2))));
    assert_eq!(outcome(&table(3, STANDARD), [&[], &[], &[]]).1, SeatSet::all(3));
}

/// Counts as a person would: lists of years, sorted.
fn count_by_hand(deck: &Deck, hoards: [&[u8]; 3]) -> (Vec<i32>, SeatSet) {
    let item = |number: u8| &deck.items[usize::from(number)];
    let years = |hoard: &[u8], counts: &dyn Fn(&Item) -> bool| {
        let mut years: Vec<u16> =
            hoard.iter().map(|&number| item(number)).filter(|item| counts(item)).map(|item| item.year).collect();
        years.sort();
        years
    };
    let mut points: Vec<i32> =
        hoards.iter().map(|hoard| hoard.iter().map(|&number| i32::from(item(number).value)).sum()).collect();
    for bonus in &deck.bonuses {
        let counts = |item: &Item| match bonus.group {
            Group::Decade(decade) => item.year / 10 * 10 == 1900 + decade,
            Group::Colour(colour) => item.colour == colour,
            Group::Category(category) => item.category == category,
        };
        let of_seat = hoards.map(|hoard| years(hoard, &counts));
        let most = of_seat.iter().map(Vec::len).max().unwrap_or_default();
        let best = of_seat.iter().filter(|years| years.len() == most).min().unwrap();
        for seat in 0..3 {
            if most > 0 && of_seat[seat] == *best {
                points[seat] += bonus.points;
            }
        }
    }
    let best = *points.iter().max().unwrap();
    // A list that ends where another goes on is the younger one: the year after the last is far off.
    let ages = hoards.map(|hoard| [years(hoard, &|_| true), vec![u16::MAX]].concat());
    let tied: Vec<usize> = (0..3).filter(|&seat| points[seat] == best).collect();
    let oldest = tied.iter().map(|&seat| &ages[seat]).min().unwrap();
    let winners = tied.iter().filter(|&&seat| ages[seat] == *oldest).map(|&seat| Seat(seat as u8)).collect();
    (points, winners)
}

#[test]
fn vintage_score_as_counted_by_hand() {
    let (deck, table) = (deck(), table(3, STANDARD));
    let mut rng = Rng::new(1);
    let mut all: Vec<u8> = (0..63).collect();
    for round in 0..20_000 {
        rng.shuffle(&mut all);
        // Small hoards tie often.
        let most = if round % 4 == 0 { 21 } else { 4 };
        let (first, rest) = all.split_at(rng.below(most) as usize);
        let (second, rest) = rest.split_at(rng.below(most) as usize);
        let hoards = [first, second, &rest[..rng.below(most) as usize]];
        assert_eq!(outcome(&table, hoards), count_by_hand(&deck, hoards), "{hoards:?}");
    }
}
