//! The operator's page: what goes on at this server, and what can be done about it. Nobody else sees it, and no other
//! page shows the way to it.

use crate::app::App;
use crate::edge::client::Network;
use crate::edge::problem::Problem;
use crate::edge::visitor::{Visitor, cookie_of};
use crate::games;
use crate::pages::form::{Fields, Form};
use crate::pages::shell::{Shell, shell};
use crate::tables::live::{LiveTable, now_ms};
use crate::upkeep::operator::{self, Pass, SESSION};
use crate::upkeep::{forget, limits_reached};
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use brocante_core::Message;
use brocante_store::{Act, Audited, Banned, List, StoreError};
use brocante_table::{PersonId, Phase, TableState};
use cookie::{Cookie, SameSite};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use time::OffsetDateTime;
use time::macros::format_description;

const COOKIE: &str = "operator";
/// What is shown of each list.
const SHOWN_MAX: usize = 30;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/operator", get(page))
        .route("/operator/enter/{link}", get(enter))
        .route("/operator/ban", post(ban))
        .route("/operator/unban", post(unban))
        .route("/operator/close", post(close))
        .route("/operator/forget", post(forget_person))
}

fn unsaved(error: StoreError) -> Problem {
    tracing::error!(%error, "the store refuses");
    Problem::Unsaved
}

/// Follows the link that the program printed.
async fn enter(State(app): State<App>, Path(link): Path<String>, visitor: Visitor) -> Result<Response, Problem> {
    let session = operator::exchange(&*app.store, &link).await?;
    act(&app, Act::Entered { from: visitor.client.network.to_string() }).await?;
    let cookie = Cookie::build((COOKIE, session))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(visitor.client.is_https)
        .path("/operator")
        .max_age(SESSION.try_into().unwrap_or_default())
        .build();
    let cookie = HeaderValue::from_str(&cookie.encoded().to_string()).map_err(|_| Problem::Broken)?;
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/operator")).into_response())
}

async fn check(app: &App, headers: &HeaderMap) -> Result<(), Problem> {
    let session = cookie_of(headers, COOKIE).ok_or(Problem::NotOperator)?;
    operator::check(&*app.store, Pass::Session, &session).await.map(drop)
}

async fn act(app: &App, act: Act) -> Result<(), Problem> {
    app.store.act(Audited { at_ms: now_ms(), act }).await.map_err(unsaved)
}

/// Who a form is about: an address or a person.
fn banned(form: &Form) -> Result<Banned, Problem> {
    let wrong = || Problem::BadRequest("address or person".to_owned());
    let subject = form.get("subject").unwrap_or_default().trim();
    match form.get("kind") {
        Some("address") => {
            let network: Network = subject.parse().map_err(|_| wrong())?;
            Ok(Banned::Address(network.to_string()))
        }
        Some("person") if !subject.is_empty() => Ok(Banned::Person(PersonId(subject.to_owned()).device().0)),
        _ => Err(wrong()),
    }
}

async fn set_ban(app: &App, what: Act) -> Result<Redirect, Problem> {
    act(app, what).await?;
    app.tables.bans.load(&*app.store).await.map_err(unsaved)?;
    Ok(Redirect::to("/operator"))
}

async fn ban(State(app): State<App>, headers: HeaderMap, fields: Fields) -> Result<Redirect, Problem> {
    check(&app, &headers).await?;
    set_ban(&app, Act::Banned { who: banned(&Form::read(fields)?)? }).await
}

async fn unban(State(app): State<App>, headers: HeaderMap, fields: Fields) -> Result<Redirect, Problem> {
    check(&app, &headers).await?;
    set_ban(&app, Act::Unbanned { who: banned(&Form::read(fields)?)? }).await
}

async fn close(State(app): State<App>, headers: HeaderMap, fields: Fields) -> Result<Redirect, Problem> {
    check(&app, &headers).await?;
    let table = Form::read(fields)?.get("table").unwrap_or_default().to_owned();
    app.tables.close(&table).await?;
    act(&app, Act::Closed { table }).await?;
    Ok(Redirect::to("/operator"))
}

async fn forget_person(State(app): State<App>, headers: HeaderMap, fields: Fields) -> Result<Redirect, Problem> {
    check(&app, &headers).await?;
    let Banned::Person(person) = banned(&Form::read(fields)?)? else { return Err(Problem::NotFound) };
    forget::forget(&app.tables, &*app.store, &PersonId(person)).await?;
    Ok(Redirect::to("/operator"))
}

async fn page(State(app): State<App>, headers: HeaderMap, visitor: Visitor) -> Result<Markup, Problem> {
    check(&app, &headers).await?;
    let audit = app.store.audit(SHOWN_MAX).await.map_err(unsaved)?;
    let bans = app.store.bans().await.map_err(unsaved)?;
    let title = visitor.key("operator-title");
    let content = html! {
        main.operator id="main" {
            h1 { (title) }
            section { h2 { (visitor.key("operator-state")) } (state(&app, &visitor).await?) }
            section { h2 { (visitor.key("operator-reports")) } (reports(&app, &visitor).await?) }
            section { h2 { (visitor.key("operator-tables")) } (tables(&app, &visitor).await?) }
            section { h2 { (visitor.key("operator-people")) } (people(&app, &visitor).await) }
            section { h2 { (visitor.key("operator-bans")) } (ban_list(&visitor, &bans)) }
            section { h2 { (visitor.key("operator-audit")) } (audit_list(&visitor, &audit)) }
            details.technical {
                summary { (visitor.key("operator-limits")) }
                dl { @for (code, count) in limits_reached(&app.metrics.render()) { dt { code { (code) } } dd { (count) } } }
            }
        }
    };
    let frame = Shell { title: format!("{title} · Brocante"), class: "plain", ..Shell::default() };
    Ok(shell(&visitor, &frame, &content))
}

/// A file size in MiB, with one digit after the point.
fn mib(visitor: &Visitor, bytes: u64) -> String {
    let tenths = bytes / (1024 * 1024 / 10);
    visitor.text(&Message::new("operator-mib").with("size", format!("{}.{}", tenths / 10, tenths % 10)))
}

fn moment(at: OffsetDateTime) -> Markup {
    let text = at.format(format_description!("[year]-[month]-[day] [hour]:[minute]")).unwrap_or_default();
    html! { time { (text) } }
}

fn moment_ms(at_ms: u64) -> Markup {
    moment(OffsetDateTime::from_unix_timestamp((at_ms / 1000) as i64).unwrap_or(OffsetDateTime::UNIX_EPOCH))
}

async fn state(app: &App, visitor: &Visitor) -> Result<Markup, Problem> {
    let counts = app.store.counts().await.map_err(unsaved)?;
    let health = app.store.health();
    let tables = Message::new("operator-counts")
        .with("gathering", counts.gathering as usize)
        .with("playing", counts.playing as usize)
        .with("over", counts.over as usize)
        .with("memory", app.tables.count_in_memory());
    let backup = app.backups.as_ref().map(|backups| backups.last());
    Ok(html! {
        dl {
            dt { (visitor.key("operator-tables")) } dd { (visitor.text(&tables)) }
            dt { (visitor.key("operator-people")) } dd { (counts.people) }
            dt { (visitor.key("operator-data")) }
            dd {
                (mib(visitor, app.prober.data_bytes()))
                @if let Some(free) = app.prober.free_bytes() {
                    " · " (visitor.text(&Message::new("operator-free").with("size", mib(visitor, free))))
                }
                @if health.is_failing { p.warning { (visitor.key("operator-failing")) } }
            }
            dt { (visitor.key("operator-backup")) }
            dd {
                @match &backup {
                    None => { (visitor.key("operator-backup-off")) }
                    Some(last) => {
                        @match last.at { Some(at) => { (moment(at)) } None => { (visitor.key("operator-backup-none")) } }
                        @if last.error.is_some() { p.warning { (visitor.key("operator-backup-failed")) } }
                    }
                }
            }
            dt { (visitor.key("operator-damage")) }
            dd {
                @if health.damaged.is_empty() && health.file_damage.is_none() { (visitor.key("operator-sound")) }
                @if health.file_damage.is_some() { p.warning { (visitor.key("operator-file-damaged")) } }
                @for table in health.damaged.keys().take(SHOWN_MAX) { p.warning { code { (table) } } }
            }
        }
    })
}

fn close_button(visitor: &Visitor, table: &str) -> Markup {
    html! {
        form method="post" action="/operator/close" data-confirm=(visitor.key("operator-close-confirm")) {
            input type="hidden" name="table" value=(table);
            button.button type="submit" { (visitor.key("operator-close")) }
        }
    }
}

/// A button that sends a ban or the like about somebody.
fn button(visitor: &Visitor, action: &str, label: &str, who: &Banned) -> Markup {
    let (kind, subject) = match who {
        Banned::Address(address) => ("address", address),
        Banned::Person(person) => ("person", person),
    };
    let confirm = (action == "forget").then(|| visitor.key("operator-forget-confirm"));
    html! {
        form method="post" action={ "/operator/" (action) } data-confirm=[confirm] {
            input type="hidden" name="kind" value=(kind);
            input type="hidden" name="subject" value=(subject);
            button.button type="submit" { (visitor.key(label)) }
        }
    }
}

async fn reports(app: &App, visitor: &Visitor) -> Result<Markup, Problem> {
    let mut shown = Vec::new();
    for live in app.tables.list(List::Reported, SHOWN_MAX).await? {
        let inner = live.lock_quietly().await;
        let reports: Vec<_> = inner.state.moderation.reports().cloned().collect();
        shown.push(html! {
            li {
                (table_link(&inner.state)) (close_button(visitor, &live.id))
                @for report in &reports {
                    p { q { (report.words) } " – " (report.of_name) }
                    (button(visitor, "ban", "operator-ban", &Banned::Person(report.of().device().0)))
                }
            }
        });
    }
    Ok(html! {
        @if shown.is_empty() { p.hint { (visitor.key("operator-no-reports")) } }
        ul { @for item in shown { (item) } }
    })
}

fn table_link(state: &TableState) -> Markup {
    let title = games::game(&state.header.game).map_or("", |game| game.info().title);
    html! { a href={ "/tables/" (state.id) } { (title) " " span.code { (state.code) } } }
}

async fn tables(app: &App, visitor: &Visitor) -> Result<Markup, Problem> {
    let mut items = Vec::new();
    for phase in [Phase::Playing, Phase::Gathering] {
        for live in app.tables.list(List::All(phase), SHOWN_MAX).await? {
            let inner = live.lock_quietly().await;
            let names = inner.state.names();
            items.push(html! {
                li {
                    (table_link(&inner.state))
                    span.who { @for name in &names { span { (name) } " " } }
                    (moment_ms(inner.state.changed_ms)) (close_button(visitor, &live.id))
                }
            });
        }
    }
    Ok(html! { ul { @for item in items { (item) } } })
}

/// The people at the tables in memory, with the address they were last seen at.
async fn people(app: &App, visitor: &Visitor) -> Markup {
    let mut people: BTreeMap<PersonId, String> = BTreeMap::new();
    for live in app.tables.in_memory() {
        note_people(&live, &mut people).await;
    }
    html! {
        ul {
            @for (person, name) in people.iter().take(SHOWN_MAX) {
                li {
                    span { (name) " " code { (person.0) } }
                    (button(visitor, "ban", "operator-ban", &Banned::Person(person.0.clone())))
                    @if let Some(network) = app.tables.bans.address_of(person) {
                        code { (network) }
                        (button(visitor, "ban", "operator-ban-address", &Banned::Address(network.to_string())))
                    }
                    (button(visitor, "forget", "operator-forget", &Banned::Person(person.0.clone())))
                }
            }
        }
    }
}

async fn note_people(live: &Arc<LiveTable>, people: &mut BTreeMap<PersonId, String>) {
    let inner = live.lock_quietly().await;
    for place in &inner.state.places {
        if let Some(sitter) = &place.sitter {
            people.insert(sitter.person.device(), sitter.name.clone());
        }
    }
}

fn ban_list(visitor: &Visitor, bans: &[Banned]) -> Markup {
    html! {
        @if bans.is_empty() { p.hint { (visitor.key("operator-no-bans")) } }
        ul {
            @for who in bans {
                li { (subject(who)) (button(visitor, "unban", "operator-unban", who)) }
            }
        }
        form.ban method="post" action="/operator/ban" {
            label { (visitor.key("operator-kind"))
                select name="kind" {
                    option value="address" { (visitor.key("operator-address")) }
                    option value="person" { (visitor.key("operator-person")) }
                }
            }
            label { (visitor.key("operator-subject")) input name="subject" required autocomplete="off" spellcheck="false"; }
            button.button.primary type="submit" { (visitor.key("operator-ban")) }
        }
    }
}

fn subject(who: &Banned) -> Markup {
    let (Banned::Address(subject) | Banned::Person(subject)) = who;
    html! { code { (subject) } }
}

fn audit_list(visitor: &Visitor, audit: &[Audited]) -> Markup {
    let (name, detail, count) = (
        |act: &Act| match act {
            Act::Entered { .. } => "entered",
            Act::Banned { .. } => "banned",
            Act::Unbanned { .. } => "unbanned",
            Act::Closed { .. } => "closed",
            Act::Forgot { .. } => "forgot",
            Act::Removed { .. } => "removed",
            Act::ChatRemoved { .. } => "chat-removed",
        },
        |act: &Act| match act {
            Act::Entered { from } => from.clone(),
            Act::Banned { who: Banned::Address(who) | Banned::Person(who) }
            | Act::Unbanned { who: Banned::Address(who) | Banned::Person(who) } => who.clone(),
            Act::Closed { table } => table.clone(),
            Act::Forgot { person, .. } => person.clone(),
            Act::Removed { .. } | Act::ChatRemoved { .. } => String::new(),
        },
        |act: &Act| match act {
            Act::Forgot { tables, .. } | Act::Removed { tables, .. } | Act::ChatRemoved { tables } => *tables,
            _ => 0,
        },
    );
    html! {
        ol.audit {
            @for Audited { at_ms, act } in audit {
                li {
                    (moment_ms(*at_ms)) " "
                    (visitor.text(&Message::new(format!("act-{}", name(act))).with("count", count(act)))) " "
                    code { (detail(act)) }
                }
            }
        }
    }
}
