//! A game whose rules were changed: tables and records keep the version they began under.

use brocante_core::{
    Game, GameInfo, Header, Moves, OpenError, Outcome, PlayError, Record, Rng, ScoreLine, Seat, SeatSet, Seed, Status,
    Table, Turn, Viewer, refusals,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

const STONES: u8 = 7;

/// Whoever takes the last stone wins. Two stones at the most, since version 2 three.
#[derive(Clone, Debug)]
struct Stones {
    most: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Options {}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct State {
    left: u8,
    active: Seat,
}

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames, JsonSchema,
)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Move {
    Take { stones: u8 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Event {}

refusals! {
    pub enum Refusal {
        NotYourTurn => "stones.turn",
        TooMany { most: u8 } => "stones.take",
    }
}

impl Game for Stones {
    const INFO: GameInfo = GameInfo {
        name: "stones",
        title: "Stones",
        designers: "",
        rules_version: 2,
        rules_oldest: 1,
        seats_min: 2,
        seats_max: 2,
        minutes: (1, 1),
        plies_max: STONES as u32,
        draws: &[],
        decks: &[("stones", "")],
    };
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = State;
    type Refusal = Refusal;

    fn new(_: &Options, _: &str, _: u8) -> Result<Self, OpenError<Refusal>> {
        Ok(Stones { most: 3 })
    }

    fn under(self, rules_version: u32) -> Self {
        if rules_version == 1 { Stones { most: 2 } } else { self }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&self, _: &mut Turn<'_, Event>) -> State {
        State { left: STONES, active: Seat(0) }
    }

    fn status(&self, state: &State) -> Status {
        if state.left == 0 { Status::Over } else { Status::ToAct(SeatSet::only(state.active)) }
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Moves<Move>) {
        for stones in 1..=self.most {
            if self.check(state, seat, Move::Take { stones }).is_ok() {
                moves.push(Move::Take { stones });
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, Move::Take { stones }: Move) -> Result<(), Refusal> {
        let most = self.most.min(state.left);
        match () {
            () if seat != state.active => Err(Refusal::NotYourTurn),
            () if !(1..=most).contains(&stones) => Err(Refusal::TooMany { most }),
            () => Ok(()),
        }
    }

    fn apply(&self, state: &mut State, _: Seat, Move::Take { stones }: Move, _: &mut Turn<'_, Event>) {
        state.left -= stones;
        state.active = state.active.next(2);
    }

    fn view(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn determinize(&self, view: &State, _: &mut Rng) -> State {
        *view
    }

    fn outcome(&self, state: &State) -> Outcome {
        // Whose turn it would be has not taken the last one.
        Outcome::by_points(&[0, 1].map(|seat| i32::from(state.active != Seat(seat))))
    }

    fn score(&self, _: &State) -> Vec<Vec<ScoreLine>> {
        Vec::new()
    }
}

fn open(rules: Option<u32>) -> Result<Table<Stones>, OpenError<Refusal>> {
    Table::open(&Header { rules, seed: Some(Seed::from_text("stones")), ..Header::new("stones", 2) })
}

/// Both take as many stones as the rules allow.
fn greedy(rules: Option<u32>) -> Table<Stones> {
    let mut table = open(rules).unwrap();
    while let Some(seat) = table.status().to_act().first() {
        let mv = *table.legal(seat).last().unwrap();
        table.play(seat, mv).unwrap();
    }
    table
}

#[test]
fn a_table_goes_on_under_the_rules_it_began_with() {
    assert_eq!((greedy(Some(1)).ply(), greedy(Some(2)).ply()), (4, 3), "7 = 2 + 2 + 2 + 1 = 3 + 3 + 1");
    let three = open(Some(1)).unwrap().play(Seat(0), Move::Take { stones: 3 });
    assert!(matches!(three, Err(PlayError::Refused(Refusal::TooMany { most: 2 }))), "{three:?}");
}

#[test]
fn a_new_table_has_the_newest_rules_and_its_record_says_so() {
    let record = greedy(None).record();
    assert_eq!((record.header.rules, record.moves.len()), (Some(2), 3));
}

#[test]
fn a_record_of_older_rules_replays_with_their_meaning() {
    let old = greedy(Some(1));
    let record = Record::parse(&old.record().to_json()).unwrap();
    let mut again: Table<Stones> = Table::open(&record.header).unwrap();
    for played in &record.moves {
        again.play(played.seat, serde_json::from_value(played.mv.clone()).unwrap()).unwrap();
    }
    assert_eq!((again.status(), again.state()), (Status::Over, old.state()));
    assert_eq!(again.header().rules, Some(1));
}

#[test]
fn rules_nobody_plays_any_more_are_refused_by_their_version() {
    for version in [0, 3] {
        let refused = open(Some(version)).err();
        assert!(matches!(refused, Some(OpenError::Rules { record, ours: 2 }) if record == version), "{refused:?}");
    }
}
