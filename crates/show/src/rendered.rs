//! Tables without types as pages and sentences.

use crate::fragments::{FragmentCache, Fragments};
use crate::language::{Language, Translator};
use crate::page::Page;
use crate::show::{GameAssets, Show, Sound};
use brocante_core::{
    AnyGame, AnyTable, DeckChoice, ErasedGame, Game, Header, Message, Remark, Rng, Seat, SeatScore, Table, shared_rules,
};
use maud::Markup;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// A game without its type that can be shown. The tables must be of this game.
pub trait ShownGame: AnyGame {
    /// The files that come with the game.
    fn assets(&self) -> GameAssets;
    /// Its texts in a language.
    fn language(&self, lang: &str) -> Language {
        Language::new(self.assets().locales, lang)
    }
    /// A picture of the rules page, by its name.
    fn picture(&self, name: &str, translator: &Translator<'_>) -> Option<Markup>;
    /// Everything that a page shows of a table.
    fn render(&self, table: &dyn AnyTable, frame: &Frame<'_>) -> Rendered;
    /// The status line.
    fn prompt(&self, table: &dyn AnyTable, translator: &Translator<'_>) -> String;
    /// The table as plain text.
    fn sketch(&self, table: &dyn AnyTable, translator: &Translator<'_>) -> String;
    /// What a bot says in a speech at the viewer's seat.
    fn patter(&self, table: &dyn AnyTable, translator: &Translator<'_>, rng: &mut Rng) -> String;
    /// A move as a sentence.
    fn describe_move(&self, table: &dyn AnyTable, mv: &Value, translator: &Translator<'_>) -> String;
    /// The events that the viewer got from a ply on, as sentences.
    fn log_since(&self, table: &dyn AnyTable, ply: usize, translator: &Translator<'_>) -> Vec<LogLine>;
    /// What the points consist of, once the game is over.
    fn score(&self, table: &dyn AnyTable, translator: &Translator<'_>) -> Option<Vec<SeatScoreText>> {
        let score = table.score()?;
        Some(score.iter().map(|score| SeatScoreText::new(score, translator)).collect())
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LogLine {
    /// The number of moves before it.
    pub ply: usize,
    /// The sentence.
    pub text: String,
    /// The sound of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sound: Option<Sound>,
}

/// The points of a seat, for people.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "SeatScore")]
pub struct SeatScoreText {
    /// The seat.
    pub seat: Seat,
    /// Its points.
    pub points: i32,
    /// What they consist of.
    pub lines: Vec<ScoreLineText>,
}

/// A line of a score, for people.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ScoreLine")]
pub struct ScoreLineText {
    /// The rule that gives the points.
    pub rule: &'static str,
    /// How many points it gives.
    pub points: i32,
    /// What they are given for.
    pub what: String,
}

impl SeatScoreText {
    fn new(score: &SeatScore, translator: &Translator<'_>) -> SeatScoreText {
        let line = |line: &brocante_core::ScoreLine| ScoreLineText {
            rule: line.rule,
            points: line.points,
            what: translator.text(&line.what),
        };
        SeatScoreText { seat: score.seat, points: score.points, lines: score.lines.iter().map(line).collect() }
    }
}

/// What a page is made for.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// Makes sentences for the viewer.
    pub translator: Translator<'a>,
    /// The address that moves are sent to.
    pub action: &'a str,
    /// The log entry at which the viewer's decision began.
    pub at: u64,
    /// The remarks made at the table, oldest first.
    pub remarks: &'a [Remark],
    /// The moves that the page offers.
    pub offer: Offer<'a>,
    /// Whether only the viewer's own things are shown.
    pub hand_only: bool,
    /// The fragments of the viewer's last pages.
    pub cache: Option<&'a FragmentCache>,
}

impl<'a> Frame<'a> {
    /// The whole table without moves, as a replay shows it.
    pub fn still(translator: Translator<'a>) -> Frame<'a> {
        Frame { translator, action: "", at: 0, remarks: &[], offer: Offer::Nothing, hand_only: false, cache: None }
    }
}

/// The moves that a page offers.
#[derive(Clone, Copy, Debug)]
pub enum Offer<'a> {
    /// None: the page shows a past position.
    Nothing,
    /// The one that a story asks for.
    Only(&'a Value),
    /// All that the viewer can make.
    Everything,
}

/// A table as a page shows it.
#[derive(Clone, Debug)]
pub struct Rendered {
    /// The status line.
    pub prompt: String,
    /// The board.
    pub board: Fragments,
    /// The panel of each seat.
    pub panels: Vec<Markup>,
    /// The moves of the viewer that are buttons.
    pub choices: Vec<Choice>,
    /// The moves that are forms.
    pub forms: Markup,
}

/// A move as a button.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The move.
    pub mv: Value,
    /// Its sentence.
    pub sentence: String,
    /// The tokens on the board that stand for it.
    pub targets: Vec<String>,
}

impl<G: Show> ShownGame for ErasedGame<G> {
    fn assets(&self) -> GameAssets {
        G::ASSETS
    }

    fn picture(&self, name: &str, translator: &Translator<'_>) -> Option<Markup> {
        let deck = deck_in::<G>(translator.language.lang());
        let header = Header { deck, ..Header::new(G::INFO.name, G::INFO.seats_min) };
        let game = shared_rules::<G>(&header).ok()?;
        let page = Page {
            translator: *translator,
            action: "",
            at: 0,
            remarks: &[],
            offered: BTreeSet::default(),
            cache: None,
        };
        game.picture(name, &page)
    }

    fn render(&self, table: &dyn AnyTable, frame: &Frame<'_>) -> Rendered {
        render(typed::<G>(table), frame)
    }

    fn prompt(&self, table: &dyn AnyTable, translator: &Translator<'_>) -> String {
        let table = typed::<G>(table);
        translator.text(&table.game().prompt(&table.view(translator.viewer)))
    }

    fn sketch(&self, table: &dyn AnyTable, translator: &Translator<'_>) -> String {
        let table = typed::<G>(table);
        table.game().sketch(&table.view(translator.viewer), translator)
    }

    fn patter(&self, table: &dyn AnyTable, translator: &Translator<'_>, rng: &mut Rng) -> String {
        let table = typed::<G>(table);
        table.game().patter(&table.view(translator.viewer), translator, rng)
    }

    fn describe_move(&self, table: &dyn AnyTable, mv: &Value, translator: &Translator<'_>) -> String {
        let table = typed::<G>(table);
        let (game, view) = (table.game(), table.view(translator.viewer));
        let explain = |field: &str, value: &Value| {
            game.seen_argument(&view, field, value).or_else(|| game.argument(field, value))
        };
        Message::tagged(mv, explain).map(|message| translator.text(&message)).unwrap_or_default()
    }

    fn log_since(&self, table: &dyn AnyTable, ply: usize, translator: &Translator<'_>) -> Vec<LogLine> {
        let table = typed::<G>(table);
        let line = |(ply, event): (usize, &G::Event)| LogLine {
            ply,
            text: translator.describe(table.game(), event),
            sound: G::sound(event),
        };
        table.events_since(ply, translator.viewer).map(line).collect()
    }
}

/// The table with its type.
fn typed<G: Show>(table: &dyn AnyTable) -> &Table<G> {
    table
        .as_any()
        .downcast_ref()
        .unwrap_or_else(|| panic!("a table of {} is not one of {}", table.info().name, G::INFO.name))
}

fn render<G: Show>(table: &Table<G>, frame: &Frame<'_>) -> Rendered {
    let game = table.game();
    let Frame { translator, at, remarks, cache, .. } = *frame;
    let view = table.view(translator.viewer);
    let mover = translator.viewer.seat().filter(|&seat| table.status().to_act().contains(seat));
    let mover = mover.filter(|_| !matches!(frame.offer, Offer::Nothing));
    let mut page = Page { translator, action: "", at, remarks, offered: BTreeSet::new(), cache };
    page.begin();
    let mut choices = Vec::new();
    if let Some(seat) = mover {
        for &mv in table.legal(seat).iter() {
            let json = serde_json::to_value(mv).expect("a move is plain data");
            if matches!(frame.offer, Offer::Only(only) if *only != json) {
                continue;
            }
            if let Some(targets) = game.targets(&view, mv) {
                choices.push(Choice { mv: json, sentence: page.sentence(game, mv), targets });
            }
        }
    }
    page.offered = choices.iter().flat_map(|choice| choice.targets.iter().cloned()).collect();
    // A story that asks for a move on the board shows no form.
    let has_forms = mover.is_some() && (choices.is_empty() || matches!(frame.offer, Offer::Everything));
    page.action = if has_forms { frame.action } else { "" };
    let board = if frame.hand_only { game.hand(&view, &page) } else { game.board(&view, &page) };
    let board = page.fragments(board);
    Rendered {
        prompt: page.text(&game.prompt(&view)),
        board,
        panels: Seat::all(game.seats()).map(|seat| game.panel(&view, seat, &page)).collect(),
        forms: if has_forms { game.forms(&view, &page) } else { Markup::default() },
        choices,
    }
}

/// The deck that is named after a language, if there is one.
fn deck_in<G: Game>(lang: &str) -> Option<DeckChoice> {
    let named = G::INFO.decks.iter().find(|(name, _)| *name == lang);
    named.map(|(name, _)| DeckChoice::Named((*name).to_owned()))
}

/// The key of an option's name; with `-help` appended, that of its explanation.
pub fn option_key(name: &str) -> String {
    format!("option-{}", name.replace('_', "-"))
}

/// The key of a rule's name in the table of scores.
pub fn rule_key(rule: &str) -> String {
    format!("rule-{}", rule.replace('.', "-"))
}
