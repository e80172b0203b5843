//! The same deal at several tables: the results seat for seat, who could have known the cards, and a way to play it.

use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::origin::time_left;
use crate::pages::shell::{Shell, copy_field, shell};
use crate::tables::deals::{Comparison, Known};
use crate::tables::tables::game_of;
use brocante_core::Message;
use brocante_show::page::{seat_class, seat_sign, symbol};
use brocante_table::text::NAME_CHARS_MAX;
use brocante_table::{Origin, SeatFor, TableState};
use maud::{Markup, html};
use strum::VariantArray as _;

/// The same deal at every table, seat for seat, and a way to play it.
pub fn page(visitor: &Visitor, state: &TableState, comparison: &Comparison) -> Result<Markup, Problem> {
    let game = game_of(&state.header.game)?;
    let is_closed = comparison.closed_until_ms.is_some();
    let content = html! {
        main.narrow.deal id="main" {
            h1 { (visitor.key("deal-title")) }
            p { (visitor.key("deal-about")) }
            @if is_closed {
                p.origin { (visitor.text(&time_left("deal-closed", state))) }
                (copy_field(visitor, &format!("{}/tables/{}/deal", visitor.origin, state.deal_root()), "deal-link"))
            }
            @if !comparison.results.is_empty() { div.scores { (results(visitor, state, comparison)) } }
            @if comparison.playing > 0 { p.hint { (visitor.text(&Message::new("deal-playing").with("count", comparison.playing))) } }
            @if is_closed && comparison.joined.is_some() { p.hint { (visitor.key("deal-played")) } } @else { (again(visitor, state)) }
            @let own = if state.origin == Some(Origin::Group) { comparison.joined.as_ref() } else { Some(&state.id) };
            @if let Some(table) = own { a.button href={ "/tables/" (table) } { (visitor.key("deal-back")) } }
            @else { a.button href="/" { (visitor.key("table-home")) } }
        }
    };
    let title = format!("{} · {} · Brocante", visitor.key("deal-title"), game.info().title);
    Ok(shell(visitor, &Shell { title, game: Some(game), class: "plain", ..Shell::default() }, &content))
}

fn results(visitor: &Visitor, state: &TableState, comparison: &Comparison) -> Markup {
    let Comparison { results, closed_until_ms, .. } = comparison;
    let number = |at: usize| visitor.text(&Message::new("deal-table").with("number", at + 1));
    html! {
        table.deal-table {
            thead { tr {
                th scope="col" { (visitor.key("deal-seat")) }
                @for (at, result) in results.iter().enumerate() {
                    th scope="col" {
                        @if closed_until_ms.is_some() { (number(at)) } @else { a href={ "/tables/" (result.table) "/at/0" } { (number(at)) } }
                        @if result.table == state.id || Some(&result.table) == comparison.joined.as_ref() { " " em { (visitor.key("deal-this")) } }
                    }
                }
            } }
            tbody {
                @for (seat, _) in state.seats() {
                    tr class=(seat_class(seat)) {
                        th scope="row" { (seat_sign(seat)) " " (seat.0 + 1) }
                        @for result in results {
                            @let at = seat.index();
                            td {
                                span.name { (result.names.get(at).map_or("", String::as_str)) }
                                @if result.bots.get(at) == Some(&true) { " " (symbol("house-bot")) }
                                " " b { (result.points.get(at).copied().unwrap_or_default()) }
                                @if result.winners.get(at) == Some(&true) { " " (symbol("house-crown")) }
                            }
                        }
                    }
                }
                tr.known {
                    th scope="row" { (visitor.key("deal-known")) }
                    @for result in results {
                        td {
                            @if result.known.is_empty() { (visitor.key("deal-known-nobody")) }
                            @for known in &result.known { p { (visitor.text(&known_message(known))) } }
                        }
                    }
                }
            }
        }
    }
}

/// Why somebody could have known the cards.
fn known_message(known: &Known) -> Message {
    match known {
        Known::Scripted => Message::new("deal-known-scripted"),
        Known::Imported => Message::new("deal-known-imported"),
        Known::Record(result) => Message::new("deal-known-record").with("number", result + 1),
        Known::Watched => Message::new("deal-known-watched"),
        Known::Player { name, result } => {
            Message::new("deal-known-player").with("name", name.as_str()).with("number", result + 1)
        }
    }
}

fn again(visitor: &Visitor, state: &TableState) -> Markup {
    html! {
        h2 { (visitor.key("deal-again")) }
        form.setup-form method="post" action={ "/tables/" (state.id) "/deal" } {
            label.field { (visitor.key("setup-name"))
                input name="name" required maxlength=(NAME_CHARS_MAX) autocomplete="nickname" value=(visitor.name.as_deref().unwrap_or_default());
            }
            label.field { (visitor.key("setup-others"))
                select name="others" {
                    @for &kind in SeatFor::VARIANTS {
                        option value=(kind.name()) selected[kind == SeatFor::Bot] { (visitor.key(&format!("setup-for-{}", kind.name()))) }
                    }
                }
            }
            div.button-row {
                button.button.primary type="submit" { (visitor.key("deal-begin")) }
                button.button type="submit" name="bots" value="true" formnovalidate { (symbol("house-bot")) (visitor.key("deal-bots")) }
            }
            p.hint { (visitor.key("deal-hidden")) }
        }
    }
}
