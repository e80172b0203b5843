//! All numbers of one run.

use super::facts::{FactGroup, FactTable};
use super::luck::Luck;
use super::number::Number;
use super::spread::Spread;
use super::tally::{Steps, Tally};
use crate::run::{GameRow, Run, RunInfo};
use crate::stats::{Interval, Mean};
use brocante_core::DeckChoice;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The content of a report.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    pub game: String,
    pub title: String,
    pub seats: u8,
    /// The deck's name, or a description of a deck file.
    pub deck: String,
    #[serde(skip)]
    pub deck_text: Option<String>,
    pub options: Map<String, Value>,
    pub bots: Vec<String>,
    pub lineups: Vec<Vec<String>>,
    pub seed: String,
    pub games: u64,
    /// The number of games that were requested.
    pub games_planned: u64,
    pub deals: u64,
    pub by_seat: Vec<Number>,
    pub by_bot: Vec<Number>,
    pub styles: Vec<StyleLine>,
    pub points: Vec<BotPoints>,
    pub margin: Number,
    pub margin_spread: Spread,
    pub length: Number,
    pub length_spread: Spread,
    pub decisions: Vec<Number>,
    pub forced: Vec<Number>,
    pub forced_overall: Number,
    pub lead_changes: Number,
    pub lead_changes_spread: Spread,
    /// When the final leader took the lead for good, as a share of the game. Games without a sole leader at the end
    /// are left out.
    pub lead_taken: Number,
    /// As percentages.
    pub lead_taken_spread: Spread,
    pub rules: Vec<Number>,
    pub luck: Luck,
    pub facts: Vec<FactGroup>,
    pub never: Never,
}

/// The points of a bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotPoints {
    pub mean: Number,
    pub spread: Spread,
}

/// A bot with a style compared with the same bot without it, in the deals in which both played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StyleLine {
    pub style: String,
    pub plain: String,
    pub share_style: Number,
    pub share_plain: Number,
    pub difference: Number,
}

/// Things that never occurred.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Never {
    pub moves: Vec<String>,
    pub events: Vec<String>,
    /// Group and name.
    pub facts: Vec<(String, String)>,
    /// Rules that never gave or took a point.
    pub rules: Vec<String>,
}

impl Never {
    /// Headings with their names; empty lists are left out.
    pub fn lists(&self) -> Vec<(String, Vec<&str>)> {
        let mut lists: Vec<(String, Vec<&str>)> = vec![
            ("Moves".to_owned(), self.moves.iter().map(String::as_str).collect()),
            ("Events".to_owned(), self.events.iter().map(String::as_str).collect()),
            ("Rules that never gave a point".to_owned(), self.rules.iter().map(String::as_str).collect()),
        ];
        for (group, name) in &self.facts {
            let title = capital(group);
            match lists.iter_mut().find(|(known, _)| *known == title) {
                Some((_, names)) => names.push(name),
                None => lists.push((title, vec![name])),
            }
        }
        lists.retain(|(_, names)| !names.is_empty());
        lists
    }
}

/// Formats options as `rounds = 3, open = true`.
pub fn options(options: &Map<String, Value>) -> String {
    let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let each: Vec<String> = options.iter().map(|(name, value)| format!("{name} = {}", plain(value))).collect();
    if each.is_empty() { "the usual ones".to_owned() } else { each.join(", ") }
}

/// Capitalises the first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

impl Summary {
    /// Computes all numbers of a run.
    pub fn of(run: &Run) -> Summary {
        let info = &run.info;
        let mut games: Vec<&GameRow> = run.games.iter().collect();
        games.sort_by_key(|game| game.deal);
        let deals: Vec<&[&GameRow]> = games.chunk_by(|a, b| a.deal == b.deal).collect();
        let mut tally = Tally::new(info, &run.games, deals.len());
        deals.iter().for_each(|deal| tally.deal(deal));

        let even = 1.0 / f64::from(info.table.seats.max(1));
        let table = FactTable::new(info);
        let name_of = |bot: usize| info.bots[bot].as_str();
        let played = |bot: &usize| tally.bot_share[*bot].interval().n > 0;
        let bots: Vec<usize> = (0..info.bots.len()).filter(played).collect();
        let by_bot = |bot: usize| {
            let (name, share) = (name_of(bot), tally.bot_share[bot].share_interval());
            Number::share(name, format!("win share of {name}"), share).evenly(even)
        };
        let (deck, deck_text) = match &info.table.deck {
            None => ("the usual one".to_owned(), house_deck(info, None)),
            Some(DeckChoice::Named(name)) => (name.clone(), house_deck(info, Some(name))),
            Some(DeckChoice::Text(text)) => {
                (format!("a deck file of {} lines", text.toml.lines().count()), Some(text.toml.clone()))
            }
        };
        let styles = tally.pairs.iter().filter(|pair| pair.difference().n > 0).map(|pair| {
            let (style, plain) = (name_of(pair.style), name_of(pair.plain));
            let share = |name: &str, other: &str, share: &Mean| {
                Number::share(name, format!("win share of {name} beside {other}"), share.share_interval()).evenly(even)
            };
            let what = format!("{style} against {plain}");
            StyleLine {
                style: style.to_owned(),
                plain: plain.to_owned(),
                share_style: share(style, plain, &pair.share_style),
                share_plain: share(plain, style, &pair.share_plain),
                difference: Number::points(style, what, pair.difference()),
            }
        });
        type Make = fn(String, String, Interval) -> Number;
        let seats = |steps: &[Steps], number: Make, interval: fn(&Steps) -> Interval, what: &str| {
            let each = steps.iter().enumerate();
            each.map(|(at, steps)| number(format!("Seat {at}"), format!("{what} of seat {at}"), interval(steps)))
                .collect::<Vec<_>>()
        };
        let kinds = |names: &[String], seen: &BTreeSet<u16>| {
            let never = names.iter().enumerate().filter(|(at, _)| !seen.contains(&(*at as u16)));
            never.map(|(_, name)| name.clone()).collect::<Vec<_>>()
        };
        Summary {
            game: info.table.game.clone(),
            title: info.title.clone(),
            seats: info.table.seats,
            deck,
            deck_text,
            options: info.table.options.clone(),
            bots: info.bots.clone(),
            lineups: info
                .lineups
                .iter()
                .map(|lineup| lineup.iter().map(|&bot| name_of(bot).to_owned()).collect())
                .collect(),
            seed: info.seed.clone(),
            games: run.games.len() as u64,
            games_planned: info.games,
            deals: deals.len() as u64,
            by_seat: seats(&tally.seat_share, Number::share, Steps::share_interval, "win share")
                .into_iter()
                .map(|seat| seat.evenly(even))
                .collect(),
            by_bot: bots.iter().map(|&bot| by_bot(bot)).collect(),
            styles: styles.collect(),
            points: bots
                .iter()
                .map(|&bot| BotPoints {
                    mean: Number::count(
                        name_of(bot),
                        format!("points of {}", name_of(bot)),
                        tally.bot_points[bot].interval(),
                    ),
                    spread: tally.bot_spread[bot].clone(),
                })
                .collect(),
            margin: Number::count("Margin", "margin of the winner", tally.margin.0.interval()),
            margin_spread: tally.margin.1.clone(),
            length: Number::count("Moves", "length of a game in moves", tally.plies.0.interval()),
            length_spread: tally.plies.1.clone(),
            decisions: seats(&tally.seat_decisions, Number::count, Steps::interval, "decisions"),
            forced: seats(&tally.seat_forced, Number::share, Steps::interval, "forced decisions"),
            forced_overall: Number::share("All seats", "forced decisions of all seats", tally.forced.interval()),
            lead_changes: Number::count("Lead changes", "lead changes in a game", tally.lead_changes.0.interval()),
            lead_changes_spread: tally.lead_changes.1.clone(),
            lead_taken: Number::share(
                "Lead taken for good",
                "when the lead is taken for good",
                tally.lead_taken.0.interval(),
            ),
            lead_taken_spread: tally.lead_taken.1.clone(),
            rules: tally
                .rules
                .iter()
                .filter(|(_, (_, is_used))| *is_used)
                .map(|(rule, (steps, _))| Number::count(rule, format!("points by {rule} in a game"), steps.interval()))
                .collect(),
            luck: tally.luck.luck(info.table.seats.into()),
            facts: table.groups(&deals),
            never: Never {
                moves: kinds(&info.move_kinds, &tally.moves),
                events: kinds(&info.event_kinds, &tally.events),
                facts: table.never(&deals),
                rules: tally.rules.iter().filter(|(_, (_, is_used))| !is_used).map(|(rule, _)| rule.clone()).collect(),
            },
        }
    }

    /// Every number that is compared between runs.
    pub fn numbers(&self) -> Vec<&Number> {
        let single = [&self.margin, &self.length, &self.forced_overall, &self.lead_changes, &self.lead_taken];
        let luck = match &self.luck {
            Luck::Parts(parts) => vec![&parts.deal, &parts.bot, &parts.rest],
            _ => Vec::new(),
        };
        let facts = self.facts.iter().flat_map(|group| &group.facts);
        let lists =
            self.by_seat.iter().chain(&self.by_bot).chain(&self.decisions).chain(&self.forced).chain(&self.rules);
        lists
            .chain(self.points.iter().map(|bot| &bot.mean))
            .chain(self.styles.iter().map(|style| &style.difference))
            .chain(single)
            .chain(luck)
            .chain(facts.clone().map(|fact| &fact.came_up))
            .chain(facts.filter_map(|fact| fact.lift.as_ref()))
            .collect()
    }
}

/// The text of a deck that ships with the game, to compare others with.
fn house_deck(info: &RunInfo, name: Option<&str>) -> Option<String> {
    let decks = brocante_registry::game(&info.table.game)?.info().decks;
    let named = decks.iter().find(|(known, _)| name.is_none_or(|name| name == *known));
    named.map(|(_, text)| (*text).to_owned())
}
