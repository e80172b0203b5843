//! TITLE: a tiny game to start from. RULES.md has the rules by id.

use brocante_core::text::{Arg, Say, Speaker};
use brocante_core::{
    Audience, Game, GameInfo, Guide, Moves, OpenError, Outcome, Pile, Rng, ScoreLine, Seat, SeatSet, Show, Status, Survey, Turn, Viewer,
    bits, deck, refusals,
};
use serde::{Deserialize, Serialize};
use strum::VariantNames;
use toml::Spanned;

const SEATS: usize = 4;
const BEADS_MIN: usize = 4;
const BEADS_MAX: usize = 60;
const VALUE_MAX: i64 = 100;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct STRUCT {
    beads: Vec<u8>,
    seats: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// The position: who has which beads, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    bag: u64,
    held: [u64; SEATS],
    drawing: SeatSet,
    active: Seat,
    over: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    Draw,
    Stop,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    First { seat: Seat },
    Drew { seat: Seat },
    Saw { bead: u8, points: u8 },
    Stopped { seat: Seat },
    Counted { seat: Seat, beads: Vec<u8>, points: i32 },
}

refusals! {
    /// Why a move or a deck is refused.
    pub enum Refusal {
        NotYourTurn { seat: Seat } => "ID.turn",
        GameOver => "ID.end",
        DeckBeads { least: u32, most: u32 } => "ID.deck",
        DeckValue { most: u32 } => "ID.deck",
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub viewer: Viewer,
    pub active: Seat,
    pub over: bool,
    pub drawing: SeatSet,
    pub bag_count: u32,
    pub seats: Vec<SeatView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    pub count: u32,
    /// Which beads, where the viewer may know.
    pub beads: Option<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    beads: Spanned<Vec<Spanned<i64>>>,
}

impl STRUCT {
    fn worth(&self, beads: u64) -> i32 {
        bits(beads).map(|bead| i32::from(self.beads[bead as usize])).sum()
    }

    fn end_turn(&self, state: &mut State, turn: &mut Turn<'_, Event>) {
        if state.bag != 0 && !state.drawing.is_empty() {
            state.active = state.drawing.from(state.active.next(self.seats)).unwrap_or(state.active);
            return;
        }
        state.over = true; // ID.end
        for seat in Seat::all(self.seats) {
            let held = state.held[seat.index()];
            turn.tell(Audience::All, || Event::Counted { seat, beads: bits(held).collect(), points: self.worth(held) });
        }
    }
}

impl Game for STRUCT {
    const INFO: GameInfo = GameInfo {
        name: "NAME",
        title: "TITLE",
        designers: "nobody yet",
        rules_version: 1,
        rules_oldest: 1,
        seats_min: 2,
        seats_max: SEATS as u8,
        minutes: (10, 20),
        plies_max: (BEADS_MAX + SEATS) as u32,
        draws: &["first", "bead"],
        rules: brocante_core::rules!(),
        stories: include_str!("../stories.toml"),
        decks: &[("beads", include_str!("../deck.toml"))],
        locales: brocante_core::locales!(),
    };
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(_options: &Options, source: &str, seats: u8) -> Result<Self, OpenError<Refusal>> {
        let file: File = deck::parse(source)?;
        let beads = file.beads.get_ref();
        if !(BEADS_MIN..=BEADS_MAX).contains(&beads.len()) {
            let refusal = Refusal::DeckBeads { least: BEADS_MIN as u32, most: BEADS_MAX as u32 };
            return Err(deck::refuse(source, file.beads.span().start, refusal));
        }
        if let Some(wrong) = beads.iter().find(|bead| !(0..=VALUE_MAX).contains(bead.get_ref())) {
            return Err(deck::refuse(source, wrong.span().start, Refusal::DeckValue { most: VALUE_MAX as u32 }));
        }
        Ok(STRUCT { beads: beads.iter().map(|bead| *bead.get_ref() as u8).collect(), seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn every_options() -> Vec<Options> {
        vec![Options {}]
    }

    fn deal(&self, turn: &mut Turn<'_, Event>) -> State {
        let active = turn.chance.seat("first", self.seats);
        turn.tell(Audience::All, || Event::First { seat: active });
        let bag = (1 << self.beads.len()) - 1;
        State { bag, held: [0; SEATS], drawing: SeatSet::all(self.seats), active, over: false }
    }

    fn status(&self, state: &State) -> Status {
        if state.over { Status::Over } else { Status::ToAct(SeatSet::only(state.active)) }
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Moves<Move>) {
        if self.check(state, seat, Move::Draw).is_ok() {
            moves.push(Move::Draw);
            moves.push(Move::Stop);
        }
    }

    fn check(&self, state: &State, seat: Seat, _mv: Move) -> Result<(), Refusal> {
        match (state.over, seat == state.active) {
            (true, _) => Err(Refusal::GameOver),
            (false, false) => Err(Refusal::NotYourTurn { seat: state.active }),
            (false, true) => Ok(()),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_, Event>) {
        match mv {
            Move::Draw => {
                let bead = turn.chance.pick("bead", &state.bag) as u8;
                state.bag &= !(1 << bead);
                state.held[seat.index()] |= 1 << bead;
                turn.tell(Audience::All, || Event::Drew { seat });
                turn.tell(Audience::Only(seat), || Event::Saw { bead, points: self.beads[bead as usize] });
            }
            Move::Stop => {
                state.drawing = state.drawing.without(seat);
                turn.tell(Audience::All, || Event::Stopped { seat });
            }
        }
        self.end_turn(state, turn);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let seat_view = |seat: Seat| {
            let held = state.held[seat.index()];
            let knows = state.over || viewer.is(seat);
            SeatView { count: held.count_ones(), beads: knows.then(|| bits(held).collect()) }
        };
        View {
            viewer,
            active: state.active,
            over: state.over,
            drawing: state.drawing,
            bag_count: state.bag.count_ones(),
            seats: Seat::all(self.seats).map(seat_view).collect(),
        }
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        let mut bag: u64 = (1 << self.beads.len()) - 1;
        let mut held = [0; SEATS];
        for (held, seen) in held.iter_mut().zip(&view.seats) {
            *held = seen.beads.iter().flatten().fold(0, |beads, bead| beads | 1 << bead);
            bag &= !*held;
        }
        for (held, seen) in held.iter_mut().zip(&view.seats).filter(|(_, seen)| seen.beads.is_none()) {
            for _ in 0..seen.count {
                let bead = bag.nth(rng.below(bag.count_ones()));
                bag &= !(1 << bead);
                *held |= 1 << bead;
            }
        }
        State { bag, held, drawing: view.drawing, active: view.active, over: view.over }
    }

    fn outcome(&self, state: &State) -> Outcome {
        let points = state.held.map(|held| self.worth(held));
        Outcome::by_points(&points[..self.seats as usize])
    }

    fn score(&self, state: &State) -> Vec<Vec<ScoreLine>> {
        let line = |seat: Seat| {
            let held = state.held[seat.index()];
            let what = Say::new("score-beads").with("count", held.count_ones());
            vec![ScoreLine { rule: "ID.end", points: self.worth(held), what }]
        };
        Seat::all(self.seats).map(line).collect()
    }

    fn census(&self, state: &State) -> Vec<u32> {
        let beads = state.held.iter().fold(state.bag, |all, held| all | held);
        let count = state.bag.count_ones() + state.held.iter().map(|held| held.count_ones()).sum::<u32>();
        vec![beads.count_ones(), count]
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        if rng.chance(2) { Move::Draw } else { Move::Stop }
    }

    fn prompt(&self, view: &View) -> Say {
        if view.over { Say::new("prompt-over") } else { Say::new("prompt-turn").with("seat", view.active) }
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        let mut lines = vec![speaker.say(&Say::new("sketch-bag").with("count", view.bag_count))];
        for (seat, seen) in Seat::all(self.seats).zip(&view.seats) {
            let worth = seen.beads.as_ref().map(|beads| beads.iter().map(|&bead| i32::from(self.beads[bead as usize])).sum::<i32>());
            let say = Say::new("sketch-seat")
                .with("name", Arg::Seat(seat))
                .with("count", seen.count)
                .with("known", if worth.is_some() { "yes" } else { "no" })
                .with("points", worth.unwrap_or_default());
            lines.push(format!("  {}", speaker.say(&say)));
        }
        lines.join("\n")
    }
}

/// The plain page; draw your own here: see `brocante_core::show`.
impl Guide for STRUCT {}

impl Survey for STRUCT {}

impl Show for STRUCT {}
