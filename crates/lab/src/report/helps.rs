//! The sections on what helps to win and on what never occurred.

use super::FEW;
use super::facts::{FactGroup, FactLine, GROUP_LARGE, Verdict};
use super::html::{Report, number, table};
use super::number::{percent, whole};
use super::plot::{self, Caption, Row};
use super::sections;
use maud::{Markup, html};

/// Number of facts drawn from each end of a group.
const EXTREMES: usize = 6;

pub fn facts(report: &Report<'_>) -> Markup {
    let groups = &report.run.facts;
    html! {
        @if groups.is_empty() {
            p { "Nothing of this kind is counted in this game, or nothing came up." }
        } @else {
            p {
                "The lift of a thing: how many points of win share more seats win that had it at least once than seats of the same bot "
                "that had not. It is no proof that the thing wins: who is ahead often gets more of everything. So in a group in "
                "which at least " (GROUP_LARGE) " can be compared each is judged by the middle of the group; in a smaller one by 0, "
                "that is no difference, and one alone is not judged. With fewer than " (FEW) " seats on either side it says “too few”."
            }
        }
        @for (at, group) in groups.iter().enumerate() { h3 { (group.title) } (fact_group(report, at, group)) }
    }
}

fn fact_group(report: &Report<'_>, at: usize, group: &FactGroup) -> Markup {
    let known: Vec<&FactLine> = group.facts.iter().filter(|fact| fact.lift.is_some()).collect();
    let is_extreme = |place: usize| place < EXTREMES || place + EXTREMES >= known.len();
    let rows: Vec<Row<'_>> = known
        .iter()
        .enumerate()
        .filter(|(place, _)| is_extreme(*place))
        .filter_map(|(_, fact)| Some(report.row(fact.lift.as_ref()?, verdict_sign(fact.verdict))))
        .collect();
    let title = format!("{}: lift in points of win share", group.title);
    let desc = "A dot for each lift with its range; the strongest above, the weakest below. The table has all of them.";
    let reference = if group.middle == 0.0 { (0.0, "no difference") } else { (group.middle, "middle of the group") };
    html! {
        @if rows.is_empty() {
            p { "Too few observations to compare any of them." }
        } @else {
            @if rows.len() < known.len() { p.quiet { "The " (EXTREMES) " strongest and the " (EXTREMES) " weakest of " (known.len()) "." } }
            (plot::whiskers(&Caption { id: &format!("plot-facts-{at}"), title: &title, desc }, &rows, Some(reference)))
            (sections::legend(report))
        }
        details open[group.facts.len() <= 8] {
            summary {
                @if group.facts.len() == 1 { "The only one of the " } @else { "All " (group.facts.len()) " " }
                (group.title.to_lowercase())
            }
            (fact_table(report, group))
        }
    }
}

fn fact_table(report: &Report<'_>, group: &FactGroup) -> Markup {
    let mut columns = vec!["Name", "Came up", "Seats with", "Win share with", "Without", "Lift in points", "Remark"];
    if report.against.is_some() {
        columns.extend(["Change of lift", "Change of how often"]);
    }
    let rows = group.facts.iter().map(|fact| {
        let mut cells = vec![html! { (fact.name) }, number(&fact.came_up), html! { (whole(fact.with)) }];
        match &fact.lift {
            Some(lift) => cells.extend([
                html! { (percent(fact.share_with)) },
                html! { (percent(fact.share_without)) },
                number(lift),
                html! { (verdict_sign(fact.verdict)) " " (verdict_word(fact.verdict)) },
            ]),
            None => cells.extend([html! { "–" }, html! { "–" }, html! { "too few" }, html! {}]),
        }
        if report.against.is_some() {
            cells.push(match &fact.lift {
                Some(lift) => report.change(lift),
                None => html! { "–" },
            });
            cells.push(report.change(&fact.came_up));
        }
        cells
    });
    table(&group.title, &columns, rows.collect())
}

fn verdict_sign(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        Some(Verdict::Strongest) => "▲",
        Some(Verdict::Weakest) => "▼",
        None => "",
    }
}

fn verdict_word(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        Some(Verdict::Strongest) => "strongest",
        Some(Verdict::Weakest) => "weakest",
        None => "",
    }
}

pub fn never(report: &Report<'_>) -> Markup {
    let lists = report.run.never.lists();
    html! {
        @if lists.is_empty() {
            p { "Every move, event, rule and thing came up at least once." }
        } @else {
            p { "Not once in " (whole(report.run.games)) " games. A bot that never thinks of something may be the reason as well as the rules." }
            @for (title, names) in &lists {
                h3 { (title) " (" (names.len()) ")" }
                ul.names { @for name in names { li { (name) } } }
            }
        }
    }
}
