//! The sections of the page, one for each question a designer asks.

use super::facts::{FactGroup, FactLine, Verdict};
use super::html::{Report, number, table};
use super::luck::Luck;
use super::number::{Number, percent, whole};
use super::plot::{self, Caption, Row};
use super::spread::{Bins, Spread};
use super::{FEW, STANDS_OUT};
use maud::{Markup, html};

#[derive(Debug)]
pub struct Section {
    pub id: &'static str,
    pub title: &'static str,
    pub body: Markup,
}

pub fn all(report: &Report<'_>) -> Vec<Section> {
    let section = |id, title, body| Section { id, title, body };
    let mut all = vec![section("shares", "Who wins", shares(report))];
    if !report.run.styles.is_empty() {
        all.push(section("styles", "Styles of play", styles(report)));
    }
    all.extend([
        section("points", "Points", points(report)),
        section("length", "Length and decisions", length(report)),
        section("lead", "The lead", lead(report)),
        section("luck", "Luck and skill", luck(report)),
        section("facts", "What helps to win", facts(report)),
        section("never", "What never came up", never(report)),
    ]);
    all
}

fn sign(side: i8) -> &'static str {
    match side {
        1 => "▲",
        -1 => "▼",
        _ => "",
    }
}

fn shares(report: &Report<'_>) -> Markup {
    let run = report.run;
    html! {
        p {
            "Even would be " (percent(1.0 / f64::from(run.seats.max(1)))) ". ▲ and ▼ mark what is surely above or below it by more than "
            "2 points. Seats are numbered from 0, in the order of play." 
        }
        div.pair {
            div { h3 { "By seat" } (share_list(report, "seat", &run.by_seat)) }
            div { h3 { "By bot" } (share_list(report, "bot", &run.by_bot)) }
        }
    }
}

fn share_list(report: &Report<'_>, kind: &str, numbers: &[Number]) -> Markup {
    let rows: Vec<Row<'_>> = numbers.iter().map(|line| report.row(line, sign(line.side(STANDS_OUT)))).collect();
    let even = numbers.first().and_then(|line| line.even).map(|even| (even, "even"));
    let title = format!("Win share by {kind}");
    let desc = "A dot for each win share with its range, and a line where even is. The table below has the same numbers.";
    html! {
        (plot::whiskers(&Caption { id: &format!("plot-{kind}"), title: &title, desc }, &rows, even))
        (legend(report))
        (table(&title, &report.columns(&[if kind == "seat" { "Seat" } else { "Bot" }, "Win share", "Against even"]), numbers.iter().map(|line| {
            let word = match line.side(STANDS_OUT) {
                1 => "▲ above 2 points more",
                -1 => "▼ above 2 points less",
                _ if line.value.n < FEW => "too few deals",
                _ => "not clearly uneven",
            };
            report.cells(vec![html! { (line.label) }, number(line), html! { (word) }], line)
        }).collect()))
    }
}

fn legend(report: &Report<'_>) -> Markup {
    html! { @if report.against.is_some() { p.quiet { "Filled dot: this run. Hollow dot below it: the run before." } } }
}

fn styles(report: &Report<'_>) -> Markup {
    let rows: Vec<Row<'_>> =
        report.run.styles.iter().map(|style| report.row(&style.difference, sign(style.difference.side(0.0)))).collect();
    let desc = "A dot for each style: how many points its win share is above that of the same bot without it.";
    html! {
        p {
            "A style is a bot that does without something. If it wins as much as the plain bot, the thing it shuns is not needed; "
            "if it wins more, the thing is a trap. ▲ and ▼ mark a range that excludes zero."
        }
        (plot::whiskers(&Caption { id: "plot-styles", title: "Styles against the plain bot, in points", desc }, &rows, Some((0.0, "no difference"))))
        (legend(report))
        (table("Styles", &report.columns(&["Style", "Win share", "Plain bot", "Its win share", "Difference in points"]), report.run.styles.iter().map(|style| {
            let cells = vec![
                html! { (style.style) },
                number(&style.share_style),
                html! { (style.plain) },
                number(&style.share_plain),
                html! { (number(&style.difference)) " " (sign(style.difference.side(0.0))) },
            ];
            report.cells(cells, &style.difference)
        }).collect()))
    }
}

fn usual(spread: &Spread) -> Markup {
    html! { (plain(spread.quantile(0.1))) " to " (plain(spread.quantile(0.9))) }
}

fn plain(value: i64) -> String {
    super::number::decimal(value as f64, 0, false)
}

fn points(report: &Report<'_>) -> Markup {
    let run = report.run;
    let before = |label: &str| {
        report.before().and_then(|before| before.points.iter().find(|bot| bot.mean.label == label)).map(|bot| &bot.spread)
    };
    let lists: Vec<(&str, &Spread, Option<&Spread>)> =
        run.points.iter().map(|bot| (bot.mean.label.as_str(), &bot.spread, before(&bot.mean.label))).collect();
    let margin = [("Margin", &run.margin_spread, report.before().map(|before| &before.margin_spread))];
    html! {
        (table("Points by bot", &report.columns(&["Bot", "Points a game", "Usual range"]), run.points.iter().map(|bot| {
            report.cells(vec![html! { (bot.mean.label) }, number(&bot.mean), usual(&bot.spread)], &bot.mean)
        }).collect()))
        p.quiet { "The usual range leaves out the lowest and the highest tenth." }
        (histograms(report, "points", "Points of", &lists))
        h3 { "Margin" }
        p { "The winner’s points minus those of the best of the others: " (number(&run.margin)) ", usually " (usual(&run.margin_spread)) "." (after(report, &run.margin)) }
        (histograms(report, "margin", "", &margin))
        @if !run.rules.is_empty() {
            h3 { "Where points come from" }
            (table("Points by rule", &report.columns(&["Rule", "Points a game, all seats together"]), run.rules.iter().map(|rule| {
                report.cells(vec![html! { (rule.label) }, number(rule)], rule)
            }).collect()))
        }
    }
}

/// The change of a number that stands in a sentence.
fn after(report: &Report<'_>, number: &Number) -> Markup {
    html! { @if report.against.is_some() { " Change: " (report.change(number)) "." } }
}

/// Histograms side by side on one scale, and their numbers in a table.
fn histograms(report: &Report<'_>, id: &str, of: &str, lists: &[(&str, &Spread, Option<&Spread>)]) -> Markup {
    let all = || lists.iter().flat_map(|(_, now, before)| std::iter::once(*now).chain(*before));
    let bins = Bins::of(all());
    let most = all().flat_map(|spread| spread.shares(&bins)).fold(0.0, f64::max);
    let desc = "How often each value came up. The table below has the same numbers.";
    let mut columns = vec!["Value"];
    columns.extend(lists.iter().map(|(name, ..)| *name));
    let has_before = report.against.is_some();
    let befores: Vec<String> = lists.iter().map(|(name, ..)| format!("{name}, before")).collect();
    if has_before {
        columns.extend(befores.iter().map(String::as_str));
    }
    let shares: Vec<Option<Vec<f64>>> = lists
        .iter()
        .map(|(_, now, _)| Some(now.shares(&bins)))
        .chain(lists.iter().filter(|_| has_before).map(|(_, _, before)| before.map(|before| before.shares(&bins))))
        .collect();
    html! {
        div.plots {
            @for (at, (name, now, before)) in lists.iter().enumerate() {
                @let title = format!("{of} {name}");
                figure {
                    figcaption { (title.trim()) }
                    (plot::histogram(&Caption { id: &format!("plot-{id}-{at}"), title: title.trim(), desc }, &bins, now, *before, most))
                }
            }
        }
        @if has_before { p.quiet { "Bars: this run. Lines across: the run before." } }
        details {
            summary { "The numbers of this drawing" }
            (table("How often each value came up", &columns, (0..bins.count).map(|bin| {
                let each = shares.iter().map(|shares| html! { @if let Some(shares) = shares { (percent(shares[bin])) } @else { "–" } });
                std::iter::once(html! { (bins.name(bin)) }).chain(each).collect()
            }).collect()))
        }
    }
}

fn length(report: &Report<'_>) -> Markup {
    let run = report.run;
    let spread = [("Moves", &run.length_spread, report.before().map(|before| &before.length_spread))];
    let mut columns = vec!["Seat", "Decisions a game", "Of these forced"];
    if report.against.is_some() {
        columns.extend(["Change of decisions", "Change of forced"]);
    }
    html! {
        p { "A game has " (number(&run.length)) " moves, usually " (usual(&run.length_spread)) "." (after(report, &run.length)) }
        (histograms(report, "length", "", &spread))
        h3 { "Decisions" }
        p { "A decision is forced where there is a single move. Of all decisions, " (number(&run.forced_overall)) " were." (after(report, &run.forced_overall)) }
        (table("Decisions by seat", &columns, run.decisions.iter().zip(&run.forced).map(|(decisions, forced)| {
            let mut cells = vec![html! { (decisions.label) }, number(decisions), number(forced)];
            if report.against.is_some() {
                cells.extend([report.change(decisions), report.change(forced)]);
            }
            cells
        }).collect()))
    }
}

fn lead(report: &Report<'_>) -> Markup {
    let run = report.run;
    let changes = [("Lead changes in a game", &run.lead_changes_spread, report.before().map(|before| &before.lead_changes_spread))];
    let taken = [("Lead taken for good after, in per cent of the game", &run.lead_taken_spread, report.before().map(|before| &before.lead_taken_spread))];
    html! {
        p {
            "The lead changes " (number(&run.lead_changes)) " times a game." (after(report, &run.lead_changes))
            " Whoever leads in the end takes the lead for good after " (number(&run.lead_taken)) " of the game." (after(report, &run.lead_taken))
        }
        div.pair {
            div { (histograms(report, "lead-changes", "", &changes)) }
            div { (histograms(report, "lead-taken", "", &taken)) }
        }
    }
}

fn luck(report: &Report<'_>) -> Markup {
    let parts = match &report.run.luck {
        Luck::NotMirrored => {
            return html! { p { "This needs at least " (FEW) " deals that were each played with every bot on every seat." } };
        }
        Luck::NothingToExplain => return html! { p { "Every game was shared evenly: there is nothing to explain." } },
        Luck::Parts(parts) => parts,
    };
    let lines = [
        (&parts.deal, "what the cards and the place at the table give, whoever sits there"),
        (&parts.bot, "what a bot wins more or less than the others on the same seats of the same deals"),
        (&parts.rest, "what is drawn during the game, what the others do, and one’s own choices from game to game"),
    ];
    let shares = lines.map(|(number, _)| number.value.mean);
    let desc = "A bar cut into the parts of the deal and the seat, of the bot, and of the rest, in this order.";
    html! {
        p {
            "Every deal was played with each bot on each seat (" (whole(parts.deals)) " deals). What a seat wins whoever sits on it is the deal’s; "
            "what a bot wins wherever it sits is skill; what is left is luck and choices in play. The parts are those of the variance "
            "of the win share, estimated without bias and cut off at 0."
        }
        @if parts.has_one_bot { p { strong { "All seats had the same bot, so skill is 0 by definition." } } }
        (plot::parts(&Caption { id: "plot-luck", title: "What decides who wins", desc }, &shares))
        (table("What decides who wins", &report.columns(&["Part", "Of all", "What it is"]), lines.iter().enumerate().map(|(at, (part, what))| {
            let label = html! { svg.swatch width="14" height="14" aria-hidden="true" { rect class={ "part part-" (at) } width="14" height="14" {} } " " (part.label) };
            report.cells(vec![label, number(part), html! { (what) }], part)
        }).collect()))
    }
}

/// So many of a group are drawn, from each end.
const EXTREMES: usize = 6;

fn facts(report: &Report<'_>) -> Markup {
    let groups = &report.run.facts;
    html! {
        @if groups.is_empty() {
            p { "Nothing of this kind is counted in this game, or nothing came up." }
        } @else {
            p {
                "The lift of a thing: how many points more seats win that had it at least once than seats of the same bot that had "
                "not. It is no proof that the thing wins: who is ahead often gets more of everything. So each is judged by the middle "
                "of its group. With fewer than " (FEW) " seats on either side it says “too few”."
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
    let title = format!("{}: lift in points", group.title);
    let desc = "A dot for each lift with its range; the strongest above, the weakest below. The table has all of them.";
    let reference = if group.middle == 0.0 { (0.0, "no difference") } else { (group.middle, "middle of the group") };
    html! {
        @if rows.is_empty() {
            p { "Too few observations to compare any of them." }
        } @else {
            @if rows.len() < known.len() { p.quiet { "The " (EXTREMES) " strongest and the " (EXTREMES) " weakest of " (known.len()) "." } }
            (plot::whiskers(&Caption { id: &format!("plot-facts-{at}"), title: &title, desc }, &rows, Some(reference)))
            (legend(report))
        }
        details open[group.facts.len() <= 8] {
            summary { "All " (group.facts.len()) " " (group.title.to_lowercase()) }
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

fn never(report: &Report<'_>) -> Markup {
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
