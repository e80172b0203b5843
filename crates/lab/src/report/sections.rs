//! The sections of the page, one for each question a designer asks.

use super::helps;
use super::html::{Report, number, table};
use super::luck::Luck;
use super::number::{Number, Unit, percent, whole};
use super::plot::{self, Caption, Row};
use super::spread::{Bins, Spread};
use super::{FEW, STANDS_OUT};
use maud::{Markup, html};

/// A section of the page.
#[derive(Debug)]
pub struct Section {
    pub id: &'static str,
    pub title: &'static str,
    pub body: Markup,
}

/// The sections of the page, in order.
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
        section("facts", "What helps to win", helps::facts(report)),
        section("never", "What never came up", helps::never(report)),
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
            "2 points of win share; “a little” is surely uneven, but perhaps by less. Seats are numbered from 0, in the order of play."
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
    let desc =
        "A dot for each win share with its range, and a line where even is. The table below has the same numbers.";
    html! {
        (plot::whiskers(&Caption { id: &format!("plot-{kind}"), title: &title, desc }, &rows, even))
        (legend(report))
        (table(&title, &report.columns(&[if kind == "seat" { "Seat" } else { "Bot" }, "Win share", "Against even"]), numbers.iter().map(|line| {
            let word = match line.side(STANDS_OUT) {
                1 => "▲ above",
                -1 => "▼ below",
                _ if line.value.n < FEW => "too few deals",
                _ => match line.side(0.0) {
                    1 => "a little above",
                    -1 => "a little below",
                    _ => "about even",
                },
            };
            report.cells(vec![html! { (line.label) }, number(line), html! { (word) }], line)
        }).collect()))
    }
}

pub fn legend(report: &Report<'_>) -> Markup {
    html! { @if report.against.is_some() { p.quiet { "Filled dot: this run. Hollow dot below it: the run before." } } }
}

fn styles(report: &Report<'_>) -> Markup {
    let rows: Vec<Row<'_>> =
        report.run.styles.iter().map(|style| report.row(&style.difference, sign(style.difference.side(0.0)))).collect();
    let desc =
        "A dot for each style: how many points of a hundred its win share is above that of the same bot without it.";
    html! {
        p {
            "A style is a bot that does without something. If it wins as much as the plain bot, the thing it shuns is not needed; "
            "if it wins more, the thing is a trap. Both shares are those of the deals in which the two sat together. "
            "▲ and ▼ mark a range that excludes zero."
        }
        (plot::whiskers(&Caption { id: "plot-styles", title: "Styles against the plain bot, in points of win share", desc }, &rows, Some((0.0, "no difference"))))
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
        report
            .before()
            .and_then(|before| before.points.iter().find(|bot| bot.mean.label == label))
            .map(|bot| &bot.spread)
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

/// The change of a number, to follow it in a sentence.
fn after(report: &Report<'_>, number: &Number) -> Markup {
    let Some(change) = report.change_of(number) else { return html! {} };
    let points = if change.unit == Unit::Points { " points" } else { "" };
    html! { " Change: " span.n { (change.text()) (points) } @if change.is_clear { " " strong.mark { "◆ changed" } } "." }
}

/// Histograms side by side on one scale, with their numbers in a table.
fn histograms(report: &Report<'_>, id: &str, of: &str, lists: &[(&str, &Spread, Option<&Spread>)]) -> Markup {
    let all = || lists.iter().flat_map(|(_, now, before)| std::iter::once(*now).chain(*before));
    let bins = Bins::of(all());
    let most = all().flat_map(|spread| spread.shares(&bins)).fold(0.0, f64::max);
    let desc = "How often each value came up. The table below has the same numbers.";
    let is_single = lists.len() == 1;
    let mut columns = vec!["Value"];
    columns.extend(lists.iter().map(|(name, ..)| if is_single { "How often" } else { *name }));
    let has_before = report.against.is_some();
    let befores: Vec<String> = lists
        .iter()
        .map(|(name, ..)| if is_single { "Before".to_owned() } else { format!("{name}, before") })
        .collect();
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
    let changes = [(
        "Lead changes in a game",
        &run.lead_changes_spread,
        report.before().map(|before| &before.lead_changes_spread),
    )];
    let taken = [(
        "Lead taken for good after, in per cent of the game",
        &run.lead_taken_spread,
        report.before().map(|before| &before.lead_taken_spread),
    )];
    html! {
        p {
            "The lead changes " (number(&run.lead_changes)) " times a game." (after(report, &run.lead_changes))
            " Where somebody leads alone in the end, the lead is taken for good after " (number(&run.lead_taken)) " of the game." (after(report, &run.lead_taken))
        }
        div.pair {
            div { (histograms(report, "lead-changes", "", &changes)) }
            div { (histograms(report, "lead-taken", "", &taken)) }
        }
    }
}

fn luck(report: &Report<'_>) -> Markup {
    let parts = match &report.run.luck {
        Luck::OneBot => {
            return html! {
                p {
                    "All seats had the same bot, so every game was another deal. What the deal decides and what skill decides shows "
                    "with bots that differ, for instance " code { "--bots normal,easy" } "."
                }
            };
        }
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
        (plot::parts(&Caption { id: "plot-luck", title: "What decides who wins", desc }, &shares))
        (table("What decides who wins", &report.columns(&["Part", "Of all"]), lines.iter().enumerate().map(|(at, (part, what))| {
            let label = html! {
                svg.swatch width="14" height="14" aria-hidden="true" { rect class={ "part part-" (at) } width="14" height="14" {} } " " (part.label)
                span.quiet.below { (what) }
            };
            report.cells(vec![label, number(part)], part)
        }).collect()))
    }
}
