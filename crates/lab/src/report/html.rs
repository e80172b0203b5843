//! The report as an HTML page: its frame, its head, and the changes since another run.

use super::compare::{Change, Comparison};
use super::flags;
use super::number::{Number, decimal, whole};
use super::plot::Row;
use super::sections;
use super::summary::{Summary, capital, options};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("style.css");

/// The input of the sections: a run and, optionally, an earlier run with the differences.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    pub run: &'a Summary,
    pub against: Option<(&'a Summary, &'a Comparison)>,
}

/// Renders the whole page.
pub fn page(run: &Summary, against: Option<(&Summary, &Comparison)>) -> Markup {
    let report = Report { run, against };
    let sections = sections::all(&report);
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (run.title) ": balance report" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                div.awning aria-hidden="true" {}
                header {
                    p.kind { "Balance report" }
                    h1 { (run.title) }
                    (facts_of(run))
                }
                nav aria-label="Contents" {
                    ul {
                        @if against.is_some() { li { a href="#changed" { "What changed" } } }
                        @for section in &sections { li { a href={ "#" (section.id) } { (section.title) } } }
                    }
                }
                main {
                    section #stands-out {
                        h2 { "What stands out" }
                        ul.voice { @for sentence in flags::sentences(run) { li { (unbroken(&sentence)) } } }
                        p.quiet {
                            "Read “27.3 % ± 0.4” as: 27.3 % in these games, and 19 times out of 20 the truth is no more than 0.4 "
                            "away. In the drawings a dot is the number and its whiskers are that range. Win share is the part of "
                            "the victory: 1 for a win, a half for a tie of two. All ranges take into account that the games "
                            "of one deal resemble each other."
                        }
                    }
                    @if let Some((before, comparison)) = against { (changed(run, before, comparison)) }
                    @for section in &sections {
                        section id=(section.id) { h2 { (section.title) } (section.body) }
                    }
                }
            }
        }
    }
}

/// Joins numbers and their units with no-break spaces.
fn unbroken(text: &str) -> String {
    text.replace(" %", "\u{a0}%").replace(" ± ", "\u{a0}±\u{a0}").replace(" points", "\u{a0}points")
}

fn facts_of(run: &Summary) -> Markup {
    let games = match run.games < run.games_planned {
        true => format!("{} of {} in {} deals", whole(run.games), whole(run.games_planned), whole(run.deals)),
        false => format!("{} in {} deals", whole(run.games), whole(run.deals)),
    };
    let bots = run.bots.join(", ");
    let options = options(&run.options);
    let seats = run.seats.to_string();
    let all = [
        ("Games", &games),
        ("Seats", &seats),
        ("Bots", &bots),
        ("Deck", &run.deck),
        ("Options", &options),
        ("Seed", &run.seed),
    ];
    html! {
        dl.facts { @for (name, value) in all { div { dt { (name) } dd { (value) } } } }
    }
}

fn changed(run: &Summary, before: &Summary, comparison: &Comparison) -> Markup {
    let [shares, others] = comparison.clear();
    let compared = comparison.changes.len();
    let by_chance = (compared as f64 * 0.05).round() as u64;
    html! {
        section #changed {
            h2 { "What changed" }
            @if comparison.settings.is_empty() && comparison.deck.is_none() {
                p { "Both runs have the same settings." }
            } @else {
                (table("How the runs differ", &["Setting", "Before", "Now"], comparison.settings.iter().map(|setting| {
                    let wrapped = |text: &str| html! { span.wrap { (text) } };
                    vec![html! { (setting.name) }, wrapped(&setting.before), wrapped(&setting.after)]
                }).collect()))
            }
            @if before.seats != run.seats {
                p.quiet { "With another number of seats, win shares are compared by how far they are from even." }
            }
            @if before.seed == run.seed && before.seats == run.seats {
                p.quiet {
                    "Both runs had the same seed, so their deals were shuffled alike and the true ranges of the changes are somewhat "
                    "narrower."
                }
            }
            @if let Some(diff) = &comparison.deck {
                h3 { "Deck file" }
                p { (diff.removed) " lines gone, " (diff.added) " lines new." }
                pre.diff {
                    @for line in &diff.lines { (line) "\n" }
                    @if diff.left_out() > 0 { "… and " (diff.left_out()) " more" }
                }
            }
            p.quiet {
                "Below, every table has a column with the change of its numbers, that of shares in points of a hundred; ◆ marks a "
                "change whose range excludes zero."
            }
            @if shares.is_empty() && others.is_empty() {
                p { "None of the " (compared) " numbers that both runs have changed clearly." }
            } @else {
                p {
                    (shares.len() + others.len()) " of " (compared) " numbers changed clearly: the range of the difference "
                    "excludes zero. By chance alone it would be about " (by_chance)
                    "; those marked “sure” hold even so."
                }
                @if !shares.is_empty() {
                    h3 { "Shares, in points of a hundred" }
                    (changes(&shares, false))
                }
                @if !others.is_empty() {
                    h3 { "Other numbers" }
                    (changes(&others, true))
                }
            }
            @for (title, names) in [("Only in the run before", &comparison.gone), ("Only in this run", &comparison.new)] {
                @if !names.is_empty() {
                    details { summary { (title) " (" (names.len()) ")" } ul { @for name in names { li { (capital(name)) } } } }
                }
            }
            @if !comparison.never.is_empty() {
                details open[comparison.never.len() <= 6] {
                    summary { "What came up in one run only (" (comparison.never.len()) ")" }
                    ul { @for line in &comparison.never { li { (line) } } }
                }
            }
        }
    }
}

fn changes(changes: &[&Change], with_size: bool) -> Markup {
    let mut columns = vec!["What", "Difference"];
    if with_size {
        columns.push("In per cent");
    }
    columns.extend(["Before", "Now", "Sure?"]);
    let rows = changes.iter().map(|change| {
        let mut row = vec![html! { (capital(&change.what)) }, html! { span.n { (change.text()) } }];
        if with_size {
            // A change from zero has no percentage.
            let size = (change.before.value.mean.abs() > 1e-6)
                .then(|| 100.0 * change.difference.mean / change.before.value.mean.abs());
            row.push(html! { @if let Some(size) = size { span.n { (decimal(size, 1, true)) " %" } } @else { "–" } });
        }
        let sure = html! { @if change.is_sure { "sure" } @else { "perhaps chance" } };
        row.extend([number(&change.before), number(&change.after), sure]);
        row
    });
    table("What changed clearly, biggest first", &columns, rows.collect())
}

pub fn number(number: &Number) -> Markup {
    html! { span.n { (number.text()) } }
}

/// A table whose first column names the rows. It scrolls horizontally if it is too wide.
pub fn table(caption: &str, columns: &[&str], rows: Vec<Vec<Markup>>) -> Markup {
    html! {
        div.scroll role="region" aria-label=(caption) tabindex="0" {
            table {
                caption.hidden { (caption) }
                thead { tr { @for column in columns { th scope="col" { (column) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (at, cell) in row.into_iter().enumerate() {
                                @if at == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

impl<'a> Report<'a> {
    pub fn before(&self) -> Option<&'a Summary> {
        self.against.map(|(before, _)| before)
    }

    /// How a number changed since the earlier run, if there is one.
    pub fn change_of(&self, number: &Number) -> Option<&'a Change> {
        self.against.and_then(|(_, comparison)| comparison.find(number))
    }

    pub fn row(&self, number: &'a Number, sign: &'static str) -> Row<'a> {
        Row { number, before: self.change_of(number).map(|change| change.before.value), sign }
    }

    /// The column heads of a table, with one for the change if there is another run.
    pub fn columns<'b>(&self, columns: &[&'b str]) -> Vec<&'b str> {
        columns.iter().copied().chain(self.against.map(|_| "Change")).collect()
    }

    /// A row of a table, with the change of a number at its end if there is another run.
    pub fn cells(&self, mut cells: Vec<Markup>, about: &Number) -> Vec<Markup> {
        if self.against.is_some() {
            cells.push(self.change(about));
        }
        cells
    }

    pub fn change(&self, about: &Number) -> Markup {
        let Some(change) = self.change_of(about) else { return html! { "–" } };
        html! { span.n { (change.text()) } @if change.is_clear { " " strong.mark { "◆ changed" } } }
    }
}
