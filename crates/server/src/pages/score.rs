//! The table of scores at the end of a game.

use brocante_core::SeatSet;
use brocante_show::page::{seat_class, seat_sign, symbol};
use brocante_show::{SeatScoreText, Translator, rule_key};
use maud::{Markup, html};

/// Whether a seat that has not won has as many points as a winner.
pub fn is_tie_broken(score: &[SeatScoreText], winners: SeatSet) -> bool {
    let best = score.iter().filter(|seat| winners.contains(seat.seat)).map(|seat| seat.points).max();
    score.iter().any(|seat| Some(seat.points) == best && !winners.contains(seat.seat))
}

/// The table of scores: one row per rule, one column per seat.
pub fn score_table(score: &[SeatScoreText], translator: &Translator<'_>, game: &str, winners: SeatSet) -> Markup {
    let mut rules: Vec<&str> = Vec::new();
    for line in score.iter().flat_map(|seat| &seat.lines) {
        if !rules.contains(&line.rule) {
            rules.push(line.rule);
        }
    }
    html! {
        table.score {
            thead {
                tr {
                    th scope="col" { (translator.key("table-score-rule")) }
                    @for seat in score {
                        th scope="col" class=(seat_class(seat.seat)) {
                            (seat_sign(seat.seat)) " " span.name title=(translator.name(seat.seat)) { (translator.name(seat.seat)) }
                            @if winners.contains(seat.seat) { " " span.mark { (symbol("house-crown")) } }
                        }
                    }
                }
            }
            tbody {
                @for rule in rules {
                    tr {
                        th scope="row" { a href={ "/games/" (game) "/rules#" (rule) } target="_blank" { (rule_name(rule, translator)) } }
                        @for seat in score { td { (cell(seat, rule)) } }
                    }
                }
                tr.total {
                    th scope="row" { (translator.key("table-score-total")) }
                    @for seat in score { td { strong { (seat.points) } } }
                }
            }
        }
    }
}

/// The name of a rule that gives points.
fn rule_name(rule: &str, translator: &Translator<'_>) -> String {
    let key = rule_key(rule);
    if translator.language.has(&key) { translator.key(&key) } else { rule.to_owned() }
}

/// What a rule gave a seat, with its parts if there are several.
fn cell(seat: &SeatScoreText, rule: &str) -> Markup {
    let lines: Vec<_> = seat.lines.iter().filter(|line| line.rule == rule).collect();
    html! {
        @if !lines.is_empty() { strong { (lines.iter().map(|line| line.points).sum::<i32>()) } }
        @for line in &lines {
            small { (line.what) @if lines.len() > 1 { " " b { (line.points) } } }
        }
    }
}
