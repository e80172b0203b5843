//! The marks beside a name: person or bot, away, not connected, host.

use crate::tables::live::LiveInner;
use brocante_show::Translator;
use brocante_show::page::symbol;
use brocante_table::Place;
use maud::{Markup, html};

/// The mark of who is on a seat.
#[derive(Clone, Copy, Hash)]
pub struct PresenceMark {
    kind: &'static str,
    icon: &'static str,
    is_host: bool,
}

impl PresenceMark {
    /// Person or bot, away or not connected, and whether it is the host.
    pub fn of(inner: &LiveInner, place: &Place) -> PresenceMark {
        let (kind, icon) = match (&place.sitter, place.away) {
            (None, _) => ("table-bot-mark", "house-bot"),
            (Some(_), Some(_)) => ("table-away-mark", "house-bot"),
            (Some(sitter), None) if !inner.presence.is_connected(&sitter.person) => {
                ("table-offline-mark", "house-offline")
            }
            (Some(_), None) => ("table-person-mark", "house-person"),
        };
        let is_host = place.sitter.as_ref().is_some_and(|sitter| sitter.person == inner.state.host);
        PresenceMark { kind, icon, is_host }
    }
}

pub fn marks(presence: PresenceMark, translator: &Translator<'_>) -> Markup {
    html! {
        (mark(presence.icon, presence.kind, translator))
        @if presence.is_host {
            span.host title=(translator.key("table-host-mark")) { (translator.key("table-host-mark")) }
        }
    }
}

pub fn mark(icon: &str, key: &str, translator: &Translator<'_>) -> Markup {
    let text = translator.key(key);
    html! { span.mark role="img" aria-label=(text) title=(text) { (symbol(icon)) } }
}
