//! Sentences about what stands out in a run.

use super::facts::Verdict;
use super::luck::Luck;
use super::number::{Number, chance_of, decimal, hold_together, percent};
use super::summary::Summary;
use super::{FEW, STANDS_OUT};

/// Forced decisions are pointed out from this share on.
const MUCH_FORCED: f64 = 0.5;
/// The final lead counts as early before, and as late after, this part of the game.
const EARLY: f64 = 1.0 / 3.0;
const LATE: f64 = 0.9;
/// Luck of the deal is pointed out from this share on.
const MUCH_LUCK: f64 = 0.5;

/// What to point out about a run, for the top of the report.
pub fn sentences(run: &Summary) -> Vec<String> {
    if run.deals < FEW {
        return vec![format!("With fewer than {FEW} deals there is too little to point anything out.")];
    }
    let mut said = Vec::new();
    uneven("", &run.by_seat, &mut said);
    uneven("Of the bots, ", &run.by_bot, &mut said);
    styles(run, &mut said);
    facts(run, &mut said);
    let is = |number: &Number| number.value.n >= FEW;
    if is(&run.forced_overall) && run.forced_overall.value.low() > MUCH_FORCED {
        said.push(format!(
            "{} of all decisions were forced: there was a single move.",
            percent(run.forced_overall.value.mean)
        ));
    }
    if is(&run.lead_taken) && run.lead_taken.value.high() < EARLY {
        let when = percent(run.lead_taken.value.mean);
        said.push(format!(
            "Games are decided early: the final leader takes the lead for good after {when} of the game."
        ));
    }
    if is(&run.lead_taken) && run.lead_taken.value.low() > LATE {
        let when = percent(run.lead_taken.value.mean);
        said.push(format!("Games are decided at the very end: the lead is taken for good after {when} of the game."));
    }
    if let Luck::Parts(parts) = &run.luck
        && parts.deal.value.low() > MUCH_LUCK
    {
        said.push(format!("The deal and the seat decide {} of who wins.", percent(parts.deal.value.mean)));
    }
    let lists = run.never.lists();
    if !lists.is_empty() {
        let counts = lists.iter().map(|(title, names)| format!("{} ({})", title.to_lowercase(), names.len()));
        said.push(format!("Some things never came up: {}.", counts.collect::<Vec<_>>().join(", ")));
    }
    if said.is_empty() {
        said.push("Nothing stands out: where the run is long enough to tell, everything is close to even.".to_owned());
    }
    said
}

/// Seats or bots that win significantly more, or less, than even by over 2 points of win share.
fn uneven(of: &str, numbers: &[Number], said: &mut Vec<String>) {
    for (side, than) in [(1, "more"), (-1, "less")] {
        let who: Vec<String> = numbers
            .iter()
            .filter(|number| number.side(STANDS_OUT) == side)
            .map(|number| format!("{} ({})", number.label, number.text()))
            .collect();
        let Some((last, others)) = who.split_last() else { continue };
        let even = percent(numbers[0].even.unwrap_or_default());
        said.push(match others {
            [] => format!("{of}{last} wins {than} than the even {even}, by more than 2 points of win share."),
            _ => {
                format!(
                    "{of}{} and {last} win {than} than the even {even}, by more than 2 points of win share.",
                    others.join(", ")
                )
            }
        });
    }
}

fn styles(run: &Summary, said: &mut Vec<String>) {
    let chances: Vec<f64> = run.styles.iter().map(|style| chance_of(&style.difference.value, 0.0)).collect();
    for (style, holds) in run.styles.iter().zip(hold_together(&chances)) {
        let by = style.difference.value.mean;
        if holds && style.difference.value.n >= FEW && by.abs() > STANDS_OUT {
            let than = if by > 0.0 { "more" } else { "less" };
            let points = decimal(by.abs() * 100.0, 1, false);
            said.push(format!(
                "The style {} wins {points} points of win share {than} than {}.",
                style.style, style.plain
            ));
        }
    }
}

fn facts(run: &Summary, said: &mut Vec<String>) {
    for group in &run.facts {
        for fact in &group.facts {
            let (Some(verdict), Some(lift)) = (fact.verdict, &fact.lift) else { continue };
            let word = match verdict {
                Verdict::Strongest => "strongest",
                Verdict::Weakest => "weakest",
            };
            let (title, name, text) = (group.title.to_lowercase(), &fact.name, lift.text());
            let middle = decimal(group.middle * 100.0, 1, true);
            said.push(match group.middle {
                0.0 => format!("“{name}” is the {word} of the {title}: {text} points of win share for seats with it."),
                _ => format!(
                    "“{name}” is the {word} of the {title}: {text} points of win share for seats with it, where the middle is {middle}."
                ),
            });
        }
    }
}
