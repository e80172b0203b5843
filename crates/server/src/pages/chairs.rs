//! The seats of a table before the game.

use crate::pages::fair;
use crate::pages::form::command_button;
use crate::pages::marks::{PresenceMark, marks};
use crate::tables::live::LiveInner;
use brocante_core::{Seat, Viewer};
use brocante_show::Translator;
use brocante_show::page::{seat_class, seat_sign, symbol};
use brocante_table::{PersonId, SeatFor};
use maud::{Markup, html};

/// The seats before the game. The host may remove people and make another player host.
pub fn seats(inner: &LiveInner, viewer: Viewer, translator: &Translator<'_>) -> Markup {
    let state = &inner.state;
    let own = viewer.seat().and_then(|seat| state.places[seat.index()].sitter.as_ref());
    let is_host = own.is_some_and(|own| state.is_host(&own.person));
    let is_beside = |person: &PersonId| own.is_some_and(|own| own.person.device() == person.device());
    html! {
        ol.chairs {
            @for (seat, place) in state.seats() {
                li class={ "chair " (seat_class(seat)) } {
                    (seat_sign(seat))
                    @if let Some(sitter) = &place.sitter {
                        strong.name { (sitter.name) }
                        @if viewer.is(seat) { span.you { (translator.key("table-you-mark")) } }
                        (marks(PresenceMark::of(inner, place), translator))
                        (fair::share_mark(state, place, |message| translator.text(message)))
                        @if is_beside(&sitter.person) && !viewer.is(seat) {
                            span.you { (translator.key("gathering-here-mark")) }
                            form.inline method="post" action={ "/tables/" (state.id) "/leave?as=" (seat.0) } {
                                button.button type="submit" { (translator.key("gathering-stand")) }
                            }
                        } @else if is_host && !viewer.is(seat) { (host_buttons(&state.id, seat, translator)) }
                    } @else {
                        (free_place(state.settings.seats.get(seat.index()).copied().unwrap_or_default(), state.name(seat), translator))
                    }
                }
            }
        }
        @let own = state.places.iter().filter(|place| place.sitter.as_ref().is_some_and(|it| is_beside(&it.person)));
        (fair::gathering_line(state, fair::Wanted::of(state, &own.collect::<Vec<_>>()), |message| translator.text(message)))
        @if state.is_revealing && is_host { (reshuffle_button(&state.id, translator)) }
    }
}

fn free_place(seat_for: SeatFor, bot: String, translator: &Translator<'_>) -> Markup {
    html! {
        @if seat_for.is_bot() {
            span.name { (bot) }
            span.mark { (symbol("house-bot")) }
            em { (translator.key(&format!("gathering-level-{}", seat_for.name()))) }
        } @else {
            em { (translator.key(&format!("gathering-free-{}", seat_for.name()))) }
        }
    }
}

/// The way on for the host, if somebody's browser stays silent.
fn reshuffle_button(id: &str, translator: &Translator<'_>) -> Markup {
    html! {
        div.reshuffle {
            (command_button(&format!("/tables/{id}/reshuffle"), "reshuffle", &[], &html! { (translator.key("gathering-reshuffle")) }))
            p.hint { (translator.key("gathering-reshuffle-hint")) }
        }
    }
}

fn host_buttons(id: &str, seat: Seat, translator: &Translator<'_>) -> Markup {
    html! {
        form.inline method="post" action={ "/tables/" (id) "/remove" } {
            input type="hidden" name="seat" value=(seat.0);
            button.button type="submit" { (translator.key("gathering-remove")) }
        }
        form.inline method="post" action={ "/tables/" (id) "/host" } {
            input type="hidden" name="seat" value=(seat.0);
            button.button type="submit" { (translator.key("gathering-pass-host")) }
        }
    }
}
