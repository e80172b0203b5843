//! One test or more for every rule of RULES.md, named by its id.

use boxes::{Auction, Boxes, Event, Move, Notes, Phase, Refusal};
use brocante_boxes as boxes;
use brocante_core::{
    AddressedEvent, Audience, DeckChoice, Game, Header, OpenError, PlayError, Refuses, Script, Seat, Seed, Status,
    Table, Viewer,
};
use serde_json::{Value, json};

const NOTHING: Notes = Notes::NONE;
const FIVE_HUNDRED: Notes = Notes([0, 0, 0, 1]);

/// The kinds of the printed deck, as scripts name them.
mod kind {
    pub const TEN: u32 = 0;
    pub const RED_100: u32 = 10;
    pub const RED_150: u32 = 11;
    pub const RED_200: u32 = 12;
    pub const EMPTY: u32 = 0;
    pub const GOLD: u32 = 1;
    pub const RED_250: u32 = 4;
}

fn header(seats: u8) -> Header {
    Header {
        seed: Some(Seed([7; 32])),
        draws: Script::from([("first".to_owned(), vec![0])]),
        ..Header::new("boxes", seats)
    }
}

fn table(seats: u8) -> Table<Boxes> {
    Table::open(&header(seats)).unwrap()
}

/// A table whose first container is known.
fn table_with(seats: u8, open: &[u32], closed: &[u32]) -> Table<Boxes> {
    let mut header = header(seats);
    header.draws.insert("open".to_owned(), open.to_vec());
    header.draws.insert("closed".to_owned(), closed.to_vec());
    Table::open(&header).unwrap()
}

fn play(table: &mut Table<Boxes>, seat: u8, mv: Move) -> Vec<AddressedEvent<Event>> {
    table.play(Seat(seat), mv).unwrap_or_else(|error| panic!("{mv:?} of seat {seat}: {error:?}"))
}

fn refuse(table: &mut Table<Boxes>, seat: u8, mv: Move, refusal: &Refusal, rule: &str) {
    assert_eq!(table.play(Seat(seat), mv), Err(PlayError::Refused(refusal.clone())), "{mv:?}");
    assert_eq!(refusal.rule(), rule);
}

fn bid(amount: u16) -> Move {
    Move::Bid { amount }
}

fn view(table: &Table<Boxes>, seat: u8) -> boxes::View {
    table.game().view(table.state(), Viewer::Seat(Seat(seat)))
}

/// Chooses the kind of auction, and no seat looks.
fn to_sale(table: &mut Table<Boxes>, auction: Auction) {
    let view = view(table, 0);
    let seats = view.seats.len() as u8;
    play(table, view.auctioneer.0, Move::Choose { auction });
    for seat in view.auctioneer.around(seats) {
        play(table, seat.0, Move::Stop);
    }
}

/// A whole round in which one seat buys in a secret auction, with these notes.
fn buy_with(table: &mut Table<Boxes>, buyer: u8, notes: Notes) {
    to_sale(table, Auction::Secret);
    for seat in 0..table.game().seats() {
        play(table, seat, Move::Lay { notes: if seat == buyer { notes } else { NOTHING } });
    }
}

/// The same with the smallest note the buyer has.
fn buy(table: &mut Table<Boxes>, buyer: u8) {
    let wallet = view(table, buyer).seats[buyer as usize].wallet.unwrap();
    let smallest = wallet.0.iter().position(|&count| count > 0).unwrap();
    let mut notes = NOTHING;
    notes.0[smallest] = 1;
    buy_with(table, buyer, notes);
}

fn points(table: &Table<Boxes>) -> Vec<i32> {
    let outcome = table.game().outcome(table.state());
    outcome.points[..table.game().seats() as usize].to_vec()
}

#[test]
fn boxes_deck_has_sixty_boxes_worth_what_is_printed() {
    let mut table = table(2);
    for _ in 0..6 {
        buy(&mut table, 0);
    }
    let all: Vec<_> = view(&table, 0).containers.iter().flat_map(|container| container.boxes.clone()).collect();
    let count = |closed: bool, value: u16, coloured: bool| {
        let matches = |seen: &&boxes::BoxView| {
            seen.closed == closed
                && seen.card.is_some_and(|card| card.value == value && card.colour.is_some() == coloured)
        };
        all.iter().filter(matches).count()
    };
    assert_eq!(all.len(), 60);
    assert_eq!([50, 100, 150, 200].map(|value| count(false, value, true)), [4; 4]);
    assert_eq!((count(false, 10, false), count(true, 0, false), count(true, 500, false)), (20, 14, 2));
    assert_eq!(count(true, 250, true), 8);
}

#[test]
fn boxes_deck_with_a_wrong_count_is_refused_with_its_line() {
    let refused = |from: &str, to: &str| {
        let text = Boxes::INFO.decks[0].1.replacen(from, to, 1);
        let header = Header { deck: Some(DeckChoice::text(text)), ..header(2) };
        Table::<Boxes>::open(&header).unwrap_err()
    };
    assert_eq!(
        refused("count = 20", "count = 19"),
        OpenError::Deck { line: 83, refusal: Refusal::DeckOpenCount { expected: 36, found: 35 } }
    );
    assert_eq!(
        refused("count = 14", "count = 15"),
        OpenError::Deck { line: 111, refusal: Refusal::DeckClosedCount { expected: 24, found: 25 } }
    );
    assert_eq!(
        refused("count = 20", "count = 0"),
        OpenError::Deck { line: 6, refusal: Refusal::DeckKindCount { most: 36 } }
    );
    assert_eq!(
        refused("value = 10", "value = 5010"),
        OpenError::Deck { line: 5, refusal: Refusal::DeckValue { most: 5000 } }
    );
    assert!(matches!(refused("value = 10", "value = ten"), OpenError::DeckSyntax { line: 5, .. }));
    let many = "[[open]]\nvalue = 0\ncount = 1\n".repeat(25);
    assert_eq!(
        refused("[[open]]", &format!("{many}[[open]]")).rule(),
        Some("boxes.deck"),
        "more kinds than the state can count"
    );
    assert_eq!(Refusal::DeckTooManyKinds { most: 24 }.rule(), "boxes.deck");
}

#[test]
fn boxes_notes_are_four_of_each_at_the_start() {
    let table = table(4);
    for seat in 0..4 {
        let wallet = view(&table, seat).seats[seat as usize].wallet.unwrap();
        assert_eq!((wallet, wallet.total()), (Notes([4, 4, 4, 4]), 3_400));
    }
}

#[test]
fn boxes_notes_that_are_not_there_cannot_be_laid() {
    let mut table = table(2);
    to_sale(&mut table, Auction::Secret);
    let lay = |notes| Move::Lay { notes: Notes(notes) };
    refuse(&mut table, 0, lay([5, 0, 0, 0]), &Refusal::NotYourNotes, "boxes.notes");
    refuse(&mut table, 0, lay([255; 4]), &Refusal::NotYourNotes, "boxes.notes");
    play(&mut table, 0, lay([4; 4]));
}

#[test]
fn boxes_container_lies_face_down_with_its_kinds_of_backs_in_the_open() {
    let table = table(3);
    let container = &table.game().view(table.state(), Viewer::Public).containers[0];
    assert_eq!(
        container.boxes.iter().map(|seen| seen.closed).collect::<Vec<_>>(),
        [[false; 6].as_slice(), &[true; 4]].concat()
    );
    assert!(container.boxes.iter().all(|seen| seen.card.is_none()));
}

#[test]
fn boxes_container_has_ten_places() {
    let mut table = table(2);
    play(&mut table, 0, Move::Choose { auction: Auction::Open });
    refuse(&mut table, 0, Move::Look { place: 10 }, &Refusal::NoSuchBox, "boxes.container");
    refuse(&mut table, 0, Move::Look { place: 255 }, &Refusal::NoSuchBox, "boxes.container");
}

#[test]
fn boxes_auctioneer_chooses_before_anybody_looks_and_hands_the_token_on() {
    let mut header = header(3);
    header.draws.insert("first".to_owned(), vec![2]);
    let mut table = Table::<Boxes>::open(&header).unwrap();
    assert_eq!(view(&table, 0).auctioneer, Seat(2));
    let first = Refusal::ChooseFirst { seat: Seat(2) };
    refuse(&mut table, 0, Move::Choose { auction: Auction::Open }, &first, "boxes.auctioneer");
    refuse(&mut table, 2, Move::Look { place: 0 }, &first, "boxes.auctioneer");
    buy_with(&mut table, 0, FIVE_HUNDRED);
    assert_eq!(view(&table, 0).auctioneer, Seat(0));
    assert_eq!(view(&table, 0).round, 2);
}

#[test]
fn boxes_auctioneer_is_picked_by_chance() {
    let starts = |seed: u8| {
        let header = Header { seed: Some(Seed([seed; 32])), draws: Script::new(), ..header(4) };
        view(&Table::open(&header).unwrap(), 0).auctioneer
    };
    assert!(Seat::all(4).all(|seat| (0..64).any(|seed| starts(seed) == seat)));
}

#[test]
fn boxes_look_costs_one_for_an_open_and_two_for_a_closed_box() {
    let mut table = table(2);
    play(&mut table, 0, Move::Choose { auction: Auction::Open });
    for (place, left) in [(6, 5), (0, 4), (7, 2), (1, 1)] {
        play(&mut table, 0, Move::Look { place });
        assert_eq!(view(&table, 0).actions_left, left);
    }
    refuse(&mut table, 0, Move::Look { place: 8 }, &Refusal::TooFewActions { left: 1 }, "boxes.look");
    play(&mut table, 0, Move::Look { place: 5 });
    assert_eq!(table.status().to_act().first(), Some(Seat(1)), "all seven actions are spent");
    assert_eq!(view(&table, 1).actions_left, 7);
}

#[test]
fn boxes_look_goes_clockwise_and_may_stop_early() {
    let mut table = table(3);
    play(&mut table, 0, Move::Choose { auction: Auction::Open });
    refuse(&mut table, 1, Move::Look { place: 0 }, &Refusal::LookNow { seat: Seat(0) }, "boxes.look");
    refuse(&mut table, 0, bid(50), &Refusal::LookNow { seat: Seat(0) }, "boxes.look");
    play(&mut table, 0, Move::Look { place: 3 });
    play(&mut table, 0, Move::Stop);
    play(&mut table, 1, Move::Stop);
    play(&mut table, 2, Move::Stop);
    assert_eq!((view(&table, 0).phase, table.status().to_act().first()), (Phase::Bid, Some(Seat(0))));
}

#[test]
fn boxes_look_loses_an_action_that_buys_no_look() {
    let mut table = table(2);
    play(&mut table, 0, Move::Choose { auction: Auction::Open });
    (0..6).for_each(|place| drop(play(&mut table, 0, Move::Look { place })));
    assert_eq!(table.status().to_act().first(), Some(Seat(1)), "one action left, and only closed boxes");
}

#[test]
fn boxes_look_shows_a_box_once_and_to_one_seat_only() {
    let mut table = table_with(2, &[kind::RED_100], &[]);
    play(&mut table, 0, Move::Choose { auction: Auction::Open });
    let told = play(&mut table, 0, Move::Look { place: 0 });
    assert_eq!(told[0], AddressedEvent { audience: Audience::All, event: Event::Looked { seat: Seat(0), place: 0 } });
    assert!(
        matches!(&told[1], AddressedEvent { audience: Audience::Only(Seat(0)), event: Event::Saw { card, .. } } if card.value == 100)
    );
    refuse(&mut table, 0, Move::Look { place: 0 }, &Refusal::LookedAlready { place: 0 }, "boxes.look");
    assert_eq!(view(&table, 0).containers[0].boxes[0].card.map(|card| card.value), Some(100));
    for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
        let seen = &table.game().view(table.state(), viewer).containers[0].boxes[0];
        assert_eq!((seen.card, seen.looked_by.first()), (None, Some(Seat(0))));
    }
}

#[test]
fn boxes_open_start_is_the_auctioneers_bid_in_steps_of_fifty() {
    let mut table = table(3);
    to_sale(&mut table, Auction::Open);
    refuse(&mut table, 0, Move::Pass, &Refusal::MustOpen, "boxes.open.start");
    refuse(&mut table, 0, bid(75), &Refusal::NotAStep { amount: 75 }, "boxes.open.start");
    refuse(&mut table, 1, bid(50), &Refusal::BidNow { seat: Seat(0) }, "boxes.open.raise");
    play(&mut table, 0, bid(0));
    play(&mut table, 1, Move::Pass);
    play(&mut table, 2, Move::Pass);
    assert_eq!(view(&table, 0).containers[0].winner, Some(Seat(0)), "0 finds a buyer: the auctioneer");
    assert_eq!(view(&table, 0).round, 2, "a bid of 0 is paid with nothing");
}

#[test]
fn boxes_open_raise_goes_up_clockwise_until_one_is_left() {
    let mut table = table(3);
    to_sale(&mut table, Auction::Open);
    play(&mut table, 0, bid(100));
    refuse(&mut table, 1, bid(100), &Refusal::TooLow { standing: 100 }, "boxes.open.raise");
    refuse(&mut table, 1, bid(3_450), &Refusal::MoreThanYouHave { wallet: 3_400 }, "boxes.open.raise");
    play(&mut table, 1, Move::Pass);
    play(&mut table, 2, bid(3_350));
    play(&mut table, 0, bid(3_400));
    assert_eq!(table.status().to_act().first(), Some(Seat(2)), "a seat that passed is out for good");
    refuse(&mut table, 1, bid(3_400), &Refusal::PassedForGood, "boxes.open.raise");
    play(&mut table, 2, Move::Pass);
    assert_eq!((view(&table, 0).phase, view(&table, 0).active), (Phase::Pay, Seat(0)));
}

#[test]
fn boxes_pay_takes_no_note_too_many_and_gives_no_change() {
    let mut table = table(2);
    to_sale(&mut table, Auction::Open);
    play(&mut table, 0, bid(350));
    play(&mut table, 1, Move::Pass);
    let pay = |notes| Move::Pay { notes: Notes(notes) };
    refuse(&mut table, 1, pay([0, 0, 0, 1]), &Refusal::PayNow { seat: Seat(0) }, "boxes.pay");
    refuse(&mut table, 0, pay([0, 1, 1, 0]), &Refusal::TooLittle { bid: 350 }, "boxes.pay");
    refuse(&mut table, 0, pay([1, 0, 0, 1]), &Refusal::NoteTooMany { bid: 350 }, "boxes.pay");
    refuse(&mut table, 0, pay([2, 1, 1, 0]), &Refusal::NoteTooMany { bid: 350 }, "boxes.pay");
    refuse(&mut table, 0, pay([9, 0, 0, 0]), &Refusal::NotYourNotes, "boxes.notes");
    play(&mut table, 0, pay([0, 0, 2, 0]));
    assert_eq!(view(&table, 0).seats[0].wallet, Some(Notes([4, 4, 2, 4])), "400 for 350, and no change");
}

#[test]
fn boxes_secret_bid_lays_at_the_same_time_and_only_the_winner_pays() {
    let mut table = table(3);
    to_sale(&mut table, Auction::Secret);
    assert_eq!(table.status().to_act().len(), 3);
    refuse(&mut table, 0, bid(50), &Refusal::LayNow, "boxes.secret.bid");
    let told = play(&mut table, 2, Move::Lay { notes: Notes([1, 1, 0, 0]) });
    assert!(told.iter().all(|told| told.audience == Audience::Only(Seat(2))), "nobody else hears anything");
    refuse(&mut table, 2, Move::Lay { notes: NOTHING }, &Refusal::LaidAlready, "boxes.secret.bid");
    assert_eq!((view(&table, 2).laid, view(&table, 0).laid), (Some(Notes([1, 1, 0, 0])), None));
    assert_eq!(view(&table, 2).containers[0].shown, None);
    play(&mut table, 0, Move::Lay { notes: NOTHING });
    let told = play(&mut table, 1, Move::Lay { notes: Notes([0, 0, 1, 0]) });
    assert!(told.contains(&AddressedEvent {
        audience: Audience::All,
        event: Event::Shown { seat: Seat(2), notes: Notes([1, 1, 0, 0]), amount: 150 }
    }));
    assert!(
        told.contains(&AddressedEvent { audience: Audience::All, event: Event::Won { seat: Seat(1), amount: 200 } })
    );
    let wallets = |seat| view(&table, seat).seats[seat as usize].wallet.unwrap().total();
    assert_eq!([wallets(0), wallets(1), wallets(2)], [3_400, 3_200, 3_400]);
}

#[test]
fn boxes_secret_tie_goes_on_as_an_open_auction_among_the_tied() {
    let mut table = table(4);
    buy_with(&mut table, 0, FIVE_HUNDRED); // The auctioneer is seat 1 now.
    to_sale(&mut table, Auction::Secret);
    for seat in [0, 2, 3] {
        play(&mut table, seat, Move::Lay { notes: Notes([0, 2, 0, 0]) });
    }
    play(&mut table, 1, Move::Lay { notes: NOTHING });
    assert_eq!((view(&table, 0).phase, view(&table, 0).bid), (Phase::Bid, 200));
    let turn = Refusal::OutOfTie { seat: Seat(2) };
    refuse(&mut table, 1, bid(250), &turn, "boxes.secret.tie");
    refuse(&mut table, 0, bid(250), &Refusal::BidNow { seat: Seat(2) }, "boxes.open.raise");
    refuse(&mut table, 2, bid(200), &Refusal::AboveTie { standing: 200 }, "boxes.secret.tie");
    play(&mut table, 2, Move::Pass);
    refuse(&mut table, 2, bid(250), &Refusal::PassedForGood, "boxes.open.raise");
    play(&mut table, 3, bid(700));
    refuse(&mut table, 0, bid(700), &Refusal::TooLow { standing: 700 }, "boxes.open.raise");
    play(&mut table, 0, Move::Pass);
    play(&mut table, 3, Move::Pay { notes: Notes([0, 0, 1, 1]) });
    assert_eq!(view(&table, 3).containers[1].winner, Some(Seat(3)));
}

#[test]
fn boxes_secret_tie_that_nobody_raises_sells_at_the_tied_amount() {
    let mut table = table(2);
    to_sale(&mut table, Auction::Secret);
    play(&mut table, 0, Move::Lay { notes: FIVE_HUNDRED });
    play(&mut table, 1, Move::Lay { notes: Notes([0, 1, 2, 0]) });
    play(&mut table, 0, Move::Pass);
    assert_eq!((view(&table, 1).phase, view(&table, 1).active, view(&table, 1).bid), (Phase::Pay, Seat(1), 500));
    play(&mut table, 1, Move::Pay { notes: FIVE_HUNDRED });
}

#[test]
fn boxes_win_shows_the_winner_all_ten_and_the_others_only_what_they_saw() {
    let mut table = table(3);
    play(&mut table, 0, Move::Choose { auction: Auction::Secret });
    play(&mut table, 0, Move::Stop);
    play(&mut table, 1, Move::Look { place: 2 });
    play(&mut table, 1, Move::Stop);
    play(&mut table, 2, Move::Stop);
    play(&mut table, 0, Move::Lay { notes: NOTHING });
    play(&mut table, 1, Move::Lay { notes: NOTHING });
    let told = play(&mut table, 2, Move::Lay { notes: FIVE_HUNDRED });
    assert!(
        told.iter()
            .any(|told| told.audience == Audience::Only(Seat(2)) && matches!(told.event, Event::Unpacked { .. }))
    );
    let known = |viewer| {
        let view = table.game().view(table.state(), viewer);
        view.containers[0].boxes.iter().filter(|seen| seen.card.is_some()).count()
    };
    assert_eq!(
        [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))].map(known),
        [0, 0, 1, 10]
    );
}

#[test]
fn boxes_money_lies_behind_the_screen_unless_wallets_are_open() {
    let mut hidden = table(2);
    buy_with(&mut hidden, 1, FIVE_HUNDRED);
    let seen = &view(&hidden, 0).seats[1];
    assert_eq!((seen.wallet, seen.paid), (None, FIVE_HUNDRED), "what was paid was seen by all");
    let options = json!({ "open_wallets": true });
    let header = Header { options: options.as_object().cloned().unwrap_or_default(), ..header(2) };
    let open = Table::<Boxes>::open(&header).unwrap();
    assert_eq!(open.game().view(open.state(), Viewer::Public).seats[1].wallet, Some(Notes::START));
}

/// The first container goes to seat 0 for 500, the rest to seat 1 for 300 in all.
fn first_container_to_seat_0(seats: u8, open: &[u32], closed: &[u32]) -> Table<Boxes> {
    let mut table = table_with(seats, open, closed);
    buy_with(&mut table, 0, FIVE_HUNDRED);
    for _ in 1..6 {
        buy(&mut table, 1);
    }
    table
}

#[test]
fn boxes_set_example_of_two_players_red_100_150_200_250() {
    use kind::*;
    let table =
        first_container_to_seat_0(2, &[RED_100, RED_150, RED_200, TEN, TEN, TEN], &[RED_250, EMPTY, EMPTY, EMPTY]);
    let score = &table.game().score(table.state())[0];
    let first = |rule: &str| score.iter().filter(|line| line.rule == rule).map(|line| line.points).collect::<Vec<_>>();
    assert_eq!(first("boxes.set"), [250]);
    // 700 for the four red boxes and 30 for three of ten, on top of what later containers brought.
    let view = view(&table, 0);
    let of_first: u16 = view.containers[0].boxes.iter().filter_map(|seen| seen.card).map(|card| card.value).sum();
    assert_eq!(of_first, 730);
}

#[test]
fn boxes_set_needs_four_boxes_with_two_players_and_three_with_more() {
    use kind::*;
    let sets = |seats| {
        let table =
            first_container_to_seat_0(seats, &[RED_100, RED_150, TEN, TEN, TEN, TEN], &[RED_250, EMPTY, EMPTY, EMPTY]);
        let view = view(&table, 0);
        assert!(view.containers[1..].iter().all(|container| container.winner != Some(Seat(0))), "one container each");
        table.game().score(table.state())[0].iter().filter(|line| line.rule == "boxes.set").count()
    };
    assert_eq!((sets(2), sets(3), sets(4)), (0, 1, 1));
}

#[test]
fn boxes_set_needs_a_250_for_each() {
    use kind::*;
    let sets = |closed: &[u32]| {
        let table = first_container_to_seat_0(3, &[9, RED_100, RED_150, RED_200, TEN, TEN], closed);
        table.game().score(table.state())[0]
            .iter()
            .filter(|line| line.rule == "boxes.set")
            .map(|line| line.points)
            .sum::<i32>()
    };
    assert_eq!(sets(&[GOLD, GOLD, EMPTY, EMPTY]), 0);
    assert_eq!(sets(&[RED_250, GOLD, EMPTY, EMPTY]), 250, "five reds and one 250: one set");
    assert_eq!(sets(&[RED_250, RED_250, EMPTY, EMPTY]), 500, "six reds and two 250: two sets");
}

#[test]
fn boxes_end_counts_notes_boxes_and_sets_and_shows_everything() {
    use kind::*;
    let mut table = first_container_to_seat_0(3, &[TEN; 6], &[GOLD, EMPTY, EMPTY, EMPTY]);
    assert_eq!(table.status(), Status::Over);
    assert_eq!(points(&table)[0], 2_900 + 560);
    assert_eq!(points(&table)[2], 3_400);
    let public = table.game().view(table.state(), Viewer::Public);
    assert!(public.containers.iter().flat_map(|container| &container.boxes).all(|seen| seen.card.is_some()));
    refuse(&mut table, 0, Move::Pass, &Refusal::GameOver, "boxes.end");
}

#[test]
fn boxes_winner_has_the_most_money() {
    let table = first_container_to_seat_0(2, &[kind::TEN; 6], &[kind::EMPTY; 4]);
    let outcome = table.game().outcome(table.state());
    assert!(points(&table)[1] > points(&table)[0]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn boxes_winner_is_shared_on_a_tie() {
    // Boxes worth nothing, and every seat buys two for 50 each.
    let deck = "[[open]]\nvalue = 0\ncount = 36\n[[closed]]\nvalue = 0\ncount = 24\n";
    let header = Header { deck: Some(DeckChoice::text(deck.to_owned())), ..header(3) };
    let mut table = Table::<Boxes>::open(&header).unwrap();
    for buyer in [0, 1, 2, 0, 1, 2] {
        buy(&mut table, buyer);
    }
    assert_eq!(points(&table), [3_300; 3]);
    assert_eq!(table.game().outcome(table.state()).winners.len(), 3);
}

#[test]
fn a_move_with_an_unknown_field_is_no_move() {
    let read = |value: Value| serde_json::from_value::<Move>(value);
    assert!(read(json!({ "do": "look", "place": 3 })).is_ok());
    assert!(read(json!({ "do": "look", "place": 3, "force": true })).is_err());
    assert!(read(json!({ "do": "look", "place": -1 })).is_err());
    assert!(read(json!({ "do": "bid", "amount": 1e30 })).is_err());
}
