//! Every rule of RULES.md has at least one test, whose name begins with the rule's id.

use brocante_bizarre::{Bizarre, BuyerWord, Event, Kind, Move, Phase, Places, Refusal, View};
use brocante_core::{
    AddressedEvent, Audience, DeckChoice, Game, Header, OpenError, PlayError, Refuses, Script, Seat, Seed, Status,
    Table, Viewer,
};
use serde_json::json;
use std::collections::BTreeSet;

fn header(seats: u8) -> Header {
    Header {
        seed: Some(Seed([9; 32])),
        draws: Script::from([("first".to_owned(), vec![0])]),
        ..Header::new("bizarre", seats)
    }
}

fn table(seats: u8) -> Table<Bizarre> {
    Table::open(&header(seats)).unwrap()
}

fn play(table: &mut Table<Bizarre>, seat: u8, mv: Move) -> Vec<AddressedEvent<Event>> {
    table.play(Seat(seat), mv).unwrap_or_else(|error| panic!("{mv:?} of seat {seat}: {error:?}"))
}

fn refuse(table: &mut Table<Bizarre>, seat: u8, mv: Move, refusal: &Refusal, rule: &str) {
    assert_eq!(table.play(Seat(seat), mv), Err(PlayError::Refused(refusal.clone())), "{mv:?}");
    assert_eq!(refusal.rule(), rule);
}

fn view(table: &Table<Bizarre>, seat: u8) -> View {
    table.game().view(table.state(), Viewer::Seat(Seat(seat)))
}

fn public(table: &Table<Bizarre>) -> View {
    table.game().view(table.state(), Viewer::Public)
}

/// The first proposed move of a seat.
fn propose(table: &Table<Bizarre>, seat: Seat) -> Move {
    table.legal(seat)[0]
}

/// Plays first proposals until a phase is reached.
fn go_to(table: &mut Table<Bizarre>, phase: Phase) {
    while public(table).phase != phase {
        let seat = table.status().to_act().first().unwrap();
        let mv = propose(table, seat);
        play(table, seat.0, mv);
    }
}

fn draw(qualities: u8) -> Move {
    Move::Thrift { discard: Places::NONE, qualities }
}

/// How many qualities and items a seat holds.
fn mix(table: &Table<Bizarre>, seat: u8) -> (usize, usize) {
    let hand = view(table, seat).hand;
    let qualities = hand.iter().filter(|word| word.kind == Kind::Quality).count();
    (qualities, hand.len() - qualities)
}

fn word_file(qualities: usize, items: usize, buyers: usize) -> String {
    let words = |name: &str, count: usize| {
        let lines: String = (0..count).map(|at| format!("  {{ word = \"{name}{at}\" }},\n")).collect();
        format!("{name} = [\n{lines}]\n")
    };
    let buyers: String = (0..buyers).map(|at| format!("  {{ words = [\"a{at}\", \"b{at}\"] }},\n")).collect();
    format!("language = \"xx\"\n{}{}buyer = [\n{buyers}]\n", words("quality", qualities), words("item", items))
}

fn open_with(text: String, seats: u8) -> Result<Table<Bizarre>, OpenError<Refusal>> {
    Table::open(&Header { deck: Some(DeckChoice::text(text)), ..header(seats) })
}

#[test]
fn bizarre_decks_are_large_and_of_single_words_in_every_language() {
    for (language, deck) in Bizarre::INFO.decks {
        let parsed = brocante_bizarre::Deck::parse(deck, 8).unwrap();
        assert_eq!(parsed.language, *language);
        assert!(parsed.qualities.len() >= 160 && parsed.items.len() >= 160 && parsed.buyers.len() >= 60, "{language}");
        assert!(parsed.qualities.iter().chain(&parsed.items).all(|word| word.tags.len() >= 3), "{language}: tags");
        assert!(parsed.buyers.iter().all(|card| card.tags.iter().all(|tags| tags.len() >= 3)), "{language}: tags");
    }
}

#[test]
fn bizarre_decks_that_run_short_or_break_the_form_are_refused() {
    assert!(open_with(word_file(32, 32, 2), 4).is_ok());
    let short = open_with(word_file(31, 32, 2), 4).unwrap_err();
    let refusal = Refusal::DeckCount { least: 32, most: 448, found: 31, seats: 4 };
    assert_eq!(short, OpenError::Deck { line: 33, refusal: refusal.clone() });
    assert_eq!(refusal.rule(), "bizarre.decks");
    for (qualities, items, buyers) in [(32, 449, 2), (32, 32, 1), (32, 32, 129), (0, 32, 2)] {
        assert_eq!(open_with(word_file(qualities, items, buyers), 4).unwrap_err().rule(), Some("bizarre.decks"));
    }
    let broken = |from: &str, to: &str| match open_with(word_file(32, 32, 2).replacen(from, to, 1), 4) {
        Err(OpenError::Deck { line, refusal }) => (line, refusal),
        other => panic!("{other:?}"),
    };
    assert_eq!(broken("quality3\"", "two words\""), (6, Refusal::DeckOneWord { word: "two words".to_owned() }));
    assert_eq!(broken("quality3\"", "quality2\""), (6, Refusal::DeckTwice { word: "quality2".to_owned() }));
    assert_eq!(broken("quality3\"", &format!("{}\"", "x".repeat(41))), (6, Refusal::DeckTooLong { most: 40 }));
    assert!(matches!(open_with("language = 3".to_owned(), 4), Err(OpenError::DeckSyntax { line: 1, .. })));
}

#[test]
fn bizarre_decks_just_large_enough_never_run_short() {
    for seats in [4, 8] {
        let words = 8 * usize::from(seats);
        let mut table = open_with(word_file(words, words, 2), seats).unwrap();
        // Every seat asks for as many qualities as possible and discards everything else.
        while let Status::ToAct(to_act) = table.status() {
            let seat = to_act.first().unwrap();
            let greedy = Move::Thrift { discard: Places::first(view(&table, seat.0).hand.len()), qualities: 6 };
            let mv = if public(&table).phase == Phase::Thrift { greedy } else { propose(&table, seat) };
            play(&mut table, seat.0, mv);
        }
        assert_eq!(public(&table).sales.len(), 2 * usize::from(seats));
    }
}

#[test]
fn bizarre_symbols_tell_the_buyer_whose_bag_is_whose() {
    let mut table = table(4);
    go_to(&mut table, Phase::Deal);
    // A bag is named by the seat whose symbol is on it; only the Buyer learns where it goes.
    let told = play(&mut table, 0, Move::Give { from: Seat(2) });
    assert!(told.contains(&AddressedEvent {
        audience: Audience::Only(Seat(0)),
        event: Event::Gave { from: Seat(2), to: Seat(1) }
    }));
    assert!(told.contains(&AddressedEvent { audience: Audience::All, event: Event::Given { to: Seat(1) } }));
    assert_eq!(view(&table, 0).bags[0].inventor, Some(Seat(2)));
    for viewer in [1, 2, 3] {
        assert!(view(&table, viewer).bags.iter().all(|bag| bag.inventor.is_none()));
    }
}

#[test]
fn bizarre_buyer_is_random_first_and_goes_to_the_left() {
    let first = |seed: u8| {
        let header = Header { seed: Some(Seed([seed; 32])), draws: Script::new(), ..header(5) };
        public(&Table::open(&header).unwrap()).buyer
    };
    assert!(Seat::all(5).all(|seat| (0..80).any(|seed| first(seed) == seat)));
    let mut table = table(4);
    assert_eq!(public(&table).buyer, Seat(0));
    go_to(&mut table, Phase::Thrift);
    refuse(&mut table, 0, draw(3), &Refusal::BuyerWaits, "bizarre.buyer");
    go_to(&mut table, Phase::Sale);
    play(&mut table, 0, Move::Buy { from: Seat(1) });
    assert_eq!((public(&table).buyer, public(&table).round), (Seat(1), 2));
}

#[test]
fn bizarre_thrift_buyer_takes_one_word_of_each_card_and_shows_the_pair() {
    let mut header = header(4);
    header.draws.insert("buyer".to_owned(), vec![7, 3]);
    let mut table = Table::<Bizarre>::open(&header).unwrap();
    let choose = |first: u16, second: u16, words: [u8; 2]| Move::Identity {
        first: BuyerWord { card: first, word: words[0] },
        second: BuyerWord { card: second, word: words[1] },
    };
    assert!(view(&table, 0).buyer_cards.is_some() && view(&table, 1).buyer_cards.is_none());
    refuse(&mut table, 1, choose(7, 3, [0, 0]), &Refusal::IdentityFirst { seat: Seat(0) }, "bizarre.thrift.buyer");
    refuse(&mut table, 0, choose(7, 3, [0, 2]), &Refusal::NoSuchWord, "bizarre.thrift.buyer");
    refuse(&mut table, 0, choose(3, 7, [0, 0]), &Refusal::NoSuchWord, "bizarre.thrift.buyer");
    let cards = view(&table, 0).buyer_cards.unwrap();
    play(&mut table, 0, choose(7, 3, [1, 0]));
    assert_eq!(public(&table).identity, Some([cards[0].words[1].clone(), cards[1].words[0].clone()]));
}

#[test]
fn bizarre_thrift_discard_is_free_from_round_two_on() {
    let mut table = table(4);
    go_to(&mut table, Phase::Thrift);
    let discard = |places| Move::Thrift { discard: Places(places), qualities: 3 };
    refuse(&mut table, 1, discard(0b1), &Refusal::NothingToDiscard, "bizarre.thrift.discard");
    go_to(&mut table, Phase::Sale);
    play(&mut table, 0, Move::Buy { from: Seat(1) });
    go_to(&mut table, Phase::Thrift);
    let before = view(&table, 2).hand;
    assert_eq!(before.len(), 5);
    refuse(&mut table, 2, discard(0b10_0000), &Refusal::NothingToDiscard, "bizarre.thrift.discard");
    play(&mut table, 2, discard(0b1_0001));
    play(&mut table, 0, draw(3));
    play(&mut table, 3, draw(1));
    let after = view(&table, 2).hand;
    let kept = before[1..4].iter().all(|word| after.contains(word));
    assert!(kept && !after.contains(&before[0]) && !after.contains(&before[4]));
    assert_eq!(after.len(), 7);
    let known = |seat: u8| {
        let own = view(&table, seat).own_discards;
        own.qualities.len() + own.items.len()
    };
    assert_eq!([known(2), known(0), known(3)], [2, 0, 0], "who discarded remembers, nobody else knows");
}

#[test]
fn bizarre_thrift_draw_fills_up_to_seven_with_one_of_each() {
    let mut table = table(4);
    go_to(&mut table, Phase::Thrift);
    refuse(&mut table, 1, Move::Shuffle, &Refusal::ThriftNow, "bizarre.thrift.draw");
    refuse(&mut table, 1, draw(8), &Refusal::DrawsFewer { draws: 7 }, "bizarre.thrift.draw");
    refuse(&mut table, 1, draw(7), &Refusal::OneOfEach, "bizarre.thrift.draw");
    refuse(&mut table, 1, draw(0), &Refusal::OneOfEach, "bizarre.thrift.draw");
    let told = play(&mut table, 3, draw(6));
    assert!(told.iter().all(|told| told.audience == Audience::Only(Seat(3))), "a secret choice");
    refuse(&mut table, 3, draw(6), &Refusal::ThriftDone, "bizarre.thrift.draw");
    assert_eq!(public(&table).to_act.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    play(&mut table, 1, draw(2));
    play(&mut table, 2, draw(4));
    assert_eq!([1, 2, 3].map(|seat| mix(&table, seat)), [(2, 5), (4, 3), (6, 1)]);
    assert!(public(&table).hand.is_empty() && view(&table, 0).hand.is_empty());
}

#[test]
fn bizarre_invent_puts_one_of_each_into_the_bag_in_secret() {
    let mut table = table(4);
    go_to(&mut table, Phase::Invent);
    let hand = view(&table, 1).hand;
    let (quality, item) = (hand.first().unwrap().id, hand.last().unwrap().id);
    refuse(&mut table, 1, Move::EndPitch, &Refusal::InventNow, "bizarre.invent");
    for (quality, item) in [(quality, 511), (511, item), (u16::MAX, item), (quality, u16::MAX)] {
        refuse(&mut table, 1, Move::Invent { quality, item }, &Refusal::NotInHand, "bizarre.invent");
    }
    let told = play(&mut table, 1, Move::Invent { quality, item });
    assert!(told.iter().all(|told| told.audience == Audience::Only(Seat(1))));
    refuse(&mut table, 1, Move::Invent { quality, item }, &Refusal::InventDone, "bizarre.invent");
    let bag = view(&table, 1).bag.unwrap();
    assert_eq!((bag.quality.id, bag.item.id, view(&table, 1).hand.len()), (quality, item, 5));
    assert!(view(&table, 0).bag.is_none() && view(&table, 2).bag.is_none());
}

#[test]
fn bizarre_deal_never_gives_an_inventor_their_own_bag() {
    let mut table = table(4);
    go_to(&mut table, Phase::Deal);
    refuse(&mut table, 1, Move::Shuffle, &Refusal::DealNow { seat: Seat(0) }, "bizarre.deal");
    refuse(&mut table, 0, Move::Give { from: Seat(1) }, &Refusal::OwnBag { to: Seat(1) }, "bizarre.deal");
    for nobody in [0, 4, 200] {
        refuse(&mut table, 0, Move::Give { from: Seat(nobody) }, &Refusal::BagNotThere, "bizarre.deal");
    }
    play(&mut table, 0, Move::Give { from: Seat(2) });
    refuse(&mut table, 0, Move::Give { from: Seat(2) }, &Refusal::BagNotThere, "bizarre.deal");
    refuse(&mut table, 0, Move::Shuffle, &Refusal::TooLateToShuffle, "bizarre.deal");
    // Seat 2 is next; were it given the bag of seat 1, seat 3 would be left with its own.
    refuse(&mut table, 0, Move::Give { from: Seat(1) }, &Refusal::LeavesOwnBag, "bizarre.deal");
    play(&mut table, 0, Move::Give { from: Seat(3) });
    assert_eq!(public(&table).phase, Phase::Pitch, "the last bag goes to the last Inventor");
    let owners: Vec<_> = view(&table, 0).bags.iter().map(|bag| bag.inventor.unwrap()).collect();
    assert_eq!(owners, [Seat(2), Seat(3), Seat(1)]);
}

#[test]
fn bizarre_deal_at_random_is_fair_and_nobody_knows() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut table = Table::<Bizarre>::open(&Header { seed: Some(Seed([seed; 32])), ..header(4) }).unwrap();
        go_to(&mut table, Phase::Deal);
        play(&mut table, 0, Move::Shuffle);
        assert!(view(&table, 0).bags.iter().all(|bag| bag.inventor.is_none() && bag.has_bag));
        go_to(&mut table, Phase::Sale);
        play(&mut table, 0, Move::Buy { from: Seat(1) });
        let owners: Vec<u8> = public(&table).last.iter().map(|sale| sale.inventor.0).collect();
        assert!(owners.iter().zip(1..).all(|(owner, pitcher)| *owner != pitcher));
        seen.insert(owners);
    }
    assert_eq!(seen.len(), 2, "three bags can be handed out in two ways");
}

#[test]
fn bizarre_pitch_goes_round_from_the_left_and_opens_one_bag_at_a_time() {
    let mut table = table(4);
    go_to(&mut table, Phase::Deal);
    let told = play(&mut table, 0, Move::Shuffle);
    let opened = told.iter().filter(|told| matches!(told.event, Event::OpenedBag { .. }));
    assert!(opened.map(|told| told.audience).eq([Audience::Only(Seat(1))]));
    refuse(&mut table, 2, Move::EndPitch, &Refusal::PitchNow { seat: Seat(1) }, "bizarre.pitch");
    let pairs =
        |table: &Table<Bizarre>, seat| view(table, seat).bags.iter().map(|bag| bag.pair.is_some()).collect::<Vec<_>>();
    assert_eq!(pairs(&table, 1), [true, false, false], "the pitcher sees what to sell");
    assert_eq!(pairs(&table, 0), [false; 3]);
    assert_eq!(pairs(&table, 2), [false; 3], "only then may they look");
    play(&mut table, 1, Move::EndPitch);
    assert_eq!(pairs(&table, 0), [true, false, false], "after the pitch it lies open");
    assert_eq!(pairs(&table, 2), [true, true, false]);
    play(&mut table, 2, Move::EndPitch);
    play(&mut table, 3, Move::EndPitch);
    assert_eq!((public(&table).phase, public(&table).active), (Phase::Sale, Seat(0)));
    assert!(public(&table).bags.iter().all(|bag| bag.inventor.is_none()), "who invented it stays hidden");
}

#[test]
fn bizarre_sale_gives_the_item_to_the_inventor_and_the_quality_to_the_pitcher() {
    let mut header = header(4);
    header.draws.insert("bag".to_owned(), vec![2, 3, 1]);
    let mut table = Table::<Bizarre>::open(&header).unwrap();
    go_to(&mut table, Phase::Deal);
    play(&mut table, 0, Move::Shuffle);
    go_to(&mut table, Phase::Sale);
    refuse(&mut table, 1, Move::Buy { from: Seat(2) }, &Refusal::BuyNow { seat: Seat(0) }, "bizarre.sale");
    for nobody in [0, 4, 255] {
        refuse(&mut table, 0, Move::Buy { from: Seat(nobody) }, &Refusal::NotAPitch, "bizarre.sale");
    }
    let pair = public(&table).bags[1].pair.clone().unwrap();
    let told = play(&mut table, 0, Move::Buy { from: Seat(2) });
    let after = public(&table);
    assert_eq!(after.seats[3].victory_cards, [pair.item], "seat 3 invented what seat 2 pitched");
    assert_eq!(after.seats[2].victory_cards, [pair.quality]);
    let revealed = told.iter().filter(|told| matches!(told.event, Event::Revealed { .. })).count();
    assert_eq!((revealed, after.last.len()), (3, 3), "then all symbols are shown");
    let discarded = |kind: Kind| after.discarded.of(kind).len();
    assert_eq!((discarded(Kind::Quality), discarded(Kind::Item), discarded(Kind::Buyer)), (2, 2, 2));
}

#[test]
fn bizarre_reshuffle_renews_a_deck_in_public() {
    let mut table = open_with(word_file(64, 64, 3), 4).unwrap();
    go_to(&mut table, Phase::Sale);
    let told = play(&mut table, 0, Move::Buy { from: Seat(1) });
    let renewed = AddressedEvent { audience: Audience::All, event: Event::Renewed { deck: Kind::Buyer } };
    assert!(told.contains(&renewed), "two of three Buyer cards were used: the next round needs the discards");
    assert_eq!(public(&table).renewals, [0, 0, 1]);
    assert!(public(&table).discarded.buyers.is_empty());
}

#[test]
fn bizarre_end_comes_when_everybody_was_buyer_twice() {
    let mut table = table(4);
    for round in 0..8 {
        go_to(&mut table, Phase::Sale);
        let view = public(&table);
        assert_eq!(view.buyer, Seat(round % 4));
        // Seat 1 wins whatever it pitches; when it buys, it buys from seat 2.
        let from = if view.buyer == Seat(1) { Seat(2) } else { Seat(1) };
        play(&mut table, view.buyer.0, Move::Buy { from });
    }
    assert_eq!(table.status(), Status::Over);
    refuse(&mut table, 0, Move::EndPitch, &Refusal::GameOver, "bizarre.end");
    let outcome = table.game().outcome(table.state());
    assert_eq!(outcome.points[..4].iter().sum::<i32>(), 16, "two Victory Cards a round");
    let best = outcome.points[..4].iter().max().unwrap();
    let winners: Vec<Seat> = Seat::all(4).filter(|seat| outcome.points[seat.index()] == *best).collect();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), winners);
    assert!(winners.contains(&Seat(1)));
}

#[test]
fn places_of_a_hand_are_a_list_in_json() {
    let read = |text: serde_json::Value| serde_json::from_value::<Move>(text);
    let mv = Move::Thrift { discard: Places(0b101), qualities: 2 };
    assert_eq!(serde_json::to_value(mv).unwrap(), json!({ "do": "thrift", "discard": [0, 2], "qualities": 2 }));
    for places in [json!([7]), json!([1, 1]), json!([-1]), json!("all")] {
        assert!(read(json!({ "do": "thrift", "discard": places, "qualities": 2 })).is_err());
    }
}
