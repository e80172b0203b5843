//! The addresses that people open, and the forms they send. A form is answered with a redirect; a script that asks for
//! JSON gets the sequence number instead.

use crate::app::App;
use crate::edge::problem::Problem;
use crate::edge::visitor::{Setting, Theme, Visitor, person_of, person_of_key, remember};
use crate::pages::compose::compose;
use crate::pages::deal as deal_page;
use crate::pages::form::{Fields, Form};
use crate::pages::replay::{Perspective, ReplayPage};
use crate::pages::story::StoryPage;
use crate::pages::{advice, fair, front, gathering, replay, rules, setup, socket, table, tv};
use crate::tables::deals;
use crate::tables::finished::require_open;
use crate::tables::new_table::NewTable;
use crate::tables::tables::game_of;
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use crate::tables::{hand_over, records, rematch, speech};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use brocante_core::{Seat, Viewer};
use brocante_show::language::languages;
use brocante_show::story::FIRST_GAME;
use brocante_table::command::CommandSpec;
use brocante_table::text::clean_name;
use brocante_table::{Command, CommandError, Origin, Phase, SeatFor};
use maud::Markup;
use serde::Deserialize;
use serde_json::{Value, json};

/// What forms do beside the commands of a table: the end of the address below `/tables/{id}/`, and the handler. The API
/// has an operation of the same name for each; a test compares the two.
pub fn actions() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("deal", get(deal).post(play_deal_again)),
        ("what-if", post(what_if)),
        ("review", post(begin_review)),
        ("rematch", post(make_rematch)),
        ("words", post(type_words)),
        ("speak", post(begin_speech)),
        ("device", get(device)),
        ("hint", get(hint)),
    ]
}

/// The pages.
pub fn routes() -> Router<App> {
    let router = Router::new()
        .route("/", get(front_page))
        .route("/join", get(join))
        .route("/me", post(preferences))
        .route("/me/turns.json", get(turns))
        .route("/me/forget", post(forget_me))
        .route("/games/{game}/new", get(new_table))
        .route("/games/{game}/rules", get(rules_page))
        .route("/games/{game}/first", get(first_game))
        .route("/games/{game}/stories/{story}/{step}", get(story).post(story_move))
        .route("/tables", get(table_list).post(make_table))
        .route("/tables/{id}", get(whole_table))
        .route("/tables/{id}/hand", get(hand))
        .route("/tables/{id}/tv", get(tv_page))
        .route("/tables/{id}/live", get(socket::open))
        .route("/tables/{id}/at/{ply}", get(moment))
        .route("/tables/{id}/record.json", get(record))
        .route("/tables/{id}/fair", get(fair_page))
        .route("/records", get(records_page))
        .route("/seat/{code}", get(look_at_seat).post(take_seat))
        .route("/tables/{id}/{command}", post(command));
    actions()
        .into_iter()
        .fold(router, |router, (name, handler)| router.route(&format!("/tables/{{id}}/{name}"), handler))
}

async fn front_page(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    front::page(&app.tables, &visitor).await
}

#[derive(Deserialize)]
struct TableList {
    #[serde(default)]
    list: String,
    page: Option<usize>,
}

/// All public tables that wait for people, or that can be watched.
async fn table_list(
    State(app): State<App>,
    query: Result<Query<TableList>, QueryRejection>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let Query(TableList { list, page }) = query.map_err(|rejection| Problem::bad_request(&rejection.body_text()))?;
    let phase = if list == "running" { Phase::Playing } else { Phase::Gathering };
    front::more(&app.tables, &visitor, phase, page.unwrap_or(1)).await
}

#[derive(Deserialize)]
struct Join {
    code: String,
}

async fn join(
    State(app): State<App>,
    query: Result<Query<Join>, QueryRejection>,
    visitor: Visitor,
) -> Result<Redirect, Problem> {
    let Query(Join { code }) = query.map_err(|rejection| Problem::bad_request(&rejection.body_text()))?;
    // A whole link works as well as a code.
    let code = code.trim().rsplit('/').next().unwrap_or_default().to_owned();
    let live = match app.tables.table(&code).await {
        Ok(live) => live,
        Err(_) => app.tables.by_code(&code, visitor.person().as_ref()).await?,
    };
    Ok(Redirect::to(&format!("/tables/{}", live.id)))
}

async fn preferences(headers: HeaderMap, fields: Fields) -> Result<Response, Problem> {
    let form = Form::read(fields)?;
    let mut cookies = Vec::new();
    if let Some(lang) = form.get("lang").and_then(|lang| languages().find(|known| *known == lang)) {
        cookies.push(remember(Setting::Lang(lang)));
    }
    if let Some(theme) = form.choice::<Theme>("theme") {
        cookies.push(remember(Setting::Theme(theme)));
    }
    let mut response = Redirect::to(&back_to(&headers)).into_response();
    response.headers_mut().extend(cookies.into_iter().map(|cookie| (header::SET_COOKIE, cookie)));
    Ok(response)
}

/// Removes the visitor's words and names everywhere. Their seats stay theirs.
async fn forget_me(State(app): State<App>, visitor: Visitor) -> Result<Response, Problem> {
    let person = visitor.person().ok_or(CommandError::NotSeated)?;
    app.forget_requests.forget(&app.tables, &*app.store, &person).await?;
    let mut response = answer(&visitor, "/", json!({}));
    response.headers_mut().append(header::SET_COOKIE, remember(Setting::Name("")));
    Ok(response)
}

/// The page with the form; never another site.
fn back_to(headers: &HeaderMap) -> String {
    let referer = headers.get(header::REFERER).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let path = referer.split_once("://").and_then(|(_, rest)| rest.split_once('/')).map(|(_, path)| path);
    // Browsers read `//` and `/\` at the beginning as another host.
    format!("/{}", path.unwrap_or_default().trim_start_matches(['/', '\\']))
}

#[derive(Deserialize)]
struct With {
    with: Option<String>,
}

async fn new_table(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(With { with }): Query<With>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let with = match with.as_deref() {
        Some("bots") | None => SeatFor::Bot,
        Some(other) => other.parse().unwrap_or_default(),
    };
    Ok(setup::page(&visitor, game_of(&game)?, with, &app.tables.promises.make()))
}

async fn rules_page(Path(game): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    Ok(rules::page(&visitor, game_of(&game)?))
}

async fn first_game(Path(game): Path<String>) -> Result<Redirect, Problem> {
    let name = game_of(&game)?.info().name;
    Ok(Redirect::to(&format!("/games/{name}/stories/{FIRST_GAME}/0")))
}

async fn story(
    Path((game, story, step)): Path<(String, String, usize)>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let page = StoryPage::find(&visitor, &game, &story, step)?;
    Ok(if visitor.wants_json { Json(page.json()).into_response() } else { page.page().into_response() })
}

async fn story_move(
    Path((game, story, step)): Path<(String, String, usize)>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = Form::read(fields)?;
    let next = StoryPage::find(&visitor, &game, &story, step)?.check(&compose(&form.0)?)?;
    Ok(answer(&visitor, &next, json!({ "step": step + 1 })))
}

async fn make_table(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    let form = Form::read(fields)?;
    let name = clean_name(form.get("name").unwrap_or_default()).ok_or(CommandError::BadName)?;
    if let Some(days) = form.number::<u32>("closed-days").filter(|days| *days > 0) {
        return open_deal(&app, &visitor, &form, &name, days).await;
    }
    // A set-up that is refused does not use up the promise.
    let (header, mut settings) = form.new_table()?;
    settings.seats[0] = SeatFor::Friends;
    let (secret, cookie) = visitor.identify();
    let host = person_of(&secret);
    let new = NewTable {
        sitters: vec![(Seat(0), host.clone(), name.clone())],
        begin: settings.seats[1..].iter().all(|kind| kind.is_bot()),
        secret: app.tables.promises.keep_for(form.promise(), &form.share())?,
        share: form.share(),
        ..NewTable::new(header, settings, host)
    };
    let live = app.tables.make(new).await?;
    let mut response = Redirect::to(&format!("/tables/{}", live.id)).into_response();
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response.headers_mut().append(header::SET_COOKIE, remember(Setting::Name(&name)));
    Ok(response)
}

/// Keeps a deal for comparison, and seats whoever asked for it at its first table.
async fn open_deal(app: &App, visitor: &Visitor, form: &Form, name: &str, days: u32) -> Result<Response, Problem> {
    let (header, settings) = form.new_table()?;
    let others = settings.seats.last().copied().unwrap_or_default();
    let deal = deals::open(&app.tables, header, settings, days.saturating_mul(24 * 60 * 60)).await?;
    let (secret, cookie) = visitor.identify();
    let table = deals::again(&app.tables, &deal, None, person_of(&secret), Some(name), others).await?;
    Ok(seated(visitor, &table, cookie, Some(name)))
}

async fn whole_table(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
) -> Result<Response, Problem> {
    // Nobody plays at a deal that is kept for comparison.
    if app.tables.table(&id).await?.lock().await.state.origin == Some(Origin::Group) {
        return Ok(Redirect::to(&format!("/tables/{id}/deal")).into_response());
    }
    Ok(table_page(&app, &id, &query, &visitor, false).await?.into_response())
}

/// The player's own things, for a phone beside a TV.
async fn hand(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    table_page(&app, &id, &query, &visitor, true).await
}

async fn table_page(
    app: &App,
    id: &str,
    query: &ViewpointQuery,
    visitor: &Visitor,
    hand_only: bool,
) -> Result<Markup, Problem> {
    let live = app.tables.table(id).await?;
    let mut inner = live.lock().await;
    let viewpoint = Viewpoint::watching(&inner.state, visitor.person().as_ref(), query)?;
    if inner.state.game.is_none() {
        return gathering::page(visitor, &inner, &viewpoint);
    }
    match viewpoint.curtain {
        Some(seat) => table::curtain(visitor, &inner.state, &viewpoint, seat),
        None => table::page(visitor, &mut inner, &viewpoint, hand_only),
    }
}

/// The table for everybody in the room.
async fn tv_page(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    let live = app.tables.table(&id).await?;
    let mut inner = live.lock().await;
    let viewpoint = Viewpoint::watching(&inner.state, visitor.person().as_ref(), &ViewpointQuery::public())?;
    tv::page(&visitor, &mut inner, &viewpoint)
}

#[derive(Deserialize)]
struct Key {
    key: Option<String>,
}

/// The tables that wait for a person, for programs that notify people: mail, chat, a lamp.
async fn turns(
    State(app): State<App>,
    query: Result<Query<Key>, QueryRejection>,
    visitor: Visitor,
) -> Result<Json<Value>, Problem> {
    let Query(Key { key }) = query.map_err(|rejection| Problem::bad_request(&rejection.body_text()))?;
    let person = key.as_deref().map(person_of_key).or(visitor.person()).ok_or(CommandError::NotSeated)?;
    Ok(Json(front::turns(&app.tables, &person, &visitor).await?))
}

async fn moment(
    State(app): State<App>,
    Path((id, ply)): Path<(String, usize)>,
    query: ViewpointQuery,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let live = app.tables.table(&id).await?;
    let now = {
        let inner = live.lock().await;
        Viewpoint::watching(&inner.state, visitor.person().as_ref(), &query)?;
        require_open(&inner.state)?;
        let game = inner.state.game.as_ref().ok_or(CommandError::NotBegun)?;
        game.snapshot()
    };
    // The replay does not need the table's lock.
    let then = now.at(ply).ok_or(Problem::NotFound)?;
    let mut inner = live.lock().await;
    let points = replay::points(&mut inner);
    let review = inner.review.clone();
    let state = &inner.state;
    let viewpoint = Viewpoint::watching(state, visitor.person().as_ref(), &query)?;
    let is_over = state.phase() == Phase::Over;
    let perspective = match query.r#as.as_deref() {
        None => Perspective::Of(viewpoint.viewer),
        Some("public") => Perspective::Of(Viewer::Public),
        Some("all") if is_over => Perspective::All,
        Some("all") => return Err(CommandError::NotOver.into()),
        Some(seat) => {
            let seat = seat.parse().map(Seat).map_err(|_| CommandError::NoSeat)?;
            if seat.0 >= state.header.seats || !(is_over || viewpoint.own.contains(&seat)) {
                return Err(CommandError::NotOver.into());
            }
            Perspective::Of(Viewer::Seat(seat))
        }
    };
    let page = ReplayPage { state, perspective, viewpoint: &viewpoint, ply, then: &*then, points, review };
    if visitor.wants_json {
        return Ok(Json(page.json(&visitor)).into_response());
    }
    Ok(page.page(&visitor)?.into_response())
}

/// What a hard bot would do, from what the player sees.
async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let live = app.tables.table(&id).await?;
    let viewer = Viewpoint::of(&live.lock().await.state, visitor.person().as_ref(), &query).viewer;
    let seat = viewer.seat().ok_or(CommandError::NotSeated)?;
    let given = crate::tables::advice::hint(&app.tables, &id, seat).await?;
    let inner = live.lock().await;
    Ok(if visitor.wants_json {
        Json(json!({ "html": advice::hint(&visitor, &inner.state, viewer, &given).into_string() })).into_response()
    } else {
        advice::hint_page(&visitor, &inner.state, viewer, &given)?.into_response()
    })
}

async fn begin_review(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let ply = Form::read(fields)?.number("ply").unwrap_or(0_usize);
    let live = app.tables.table(&id).await?;
    Viewpoint::watching(&live.lock().await.state, visitor.person().as_ref(), &query)?;
    crate::tables::advice::begin_review(&app.tables, &id).await?;
    let perspective = query.r#as.filter(|name| name.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    let perspective = perspective.map_or(String::new(), |name| format!("?as={name}"));
    Ok(answer(&visitor, &format!("/tables/{id}/at/{ply}{perspective}"), json!({})))
}

/// The whole record, once the game is over.
async fn record(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Response, Problem> {
    let text = records::finished(&app.tables, &id, visitor.person().as_ref()).await?.to_json();
    let name = format!("attachment; filename=\"brocante-{id}.json\"");
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// How the table is shuffled, and the proof.
async fn fair_page(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    let live = app.tables.table(&id).await?;
    let inner = live.lock().await;
    let viewpoint = Viewpoint::watching(&inner.state, visitor.person().as_ref(), &ViewpointQuery::default())?;
    fair::page(&visitor, &inner.state, &viewpoint)
}

async fn records_page(visitor: Visitor) -> Markup {
    fair::records(&visitor)
}

/// The same deal at other tables.
async fn deal(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    let comparison = deals::comparison(&app.tables, &id, visitor.person().as_ref()).await?;
    let live = app.tables.table(&id).await?;
    let inner = live.lock().await;
    deal_page::page(&visitor, &inner.state, &comparison)
}

async fn play_deal_again(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = Form::read(fields)?;
    let others: SeatFor = form.choice("others").unwrap_or_default();
    let name = form.get("name").filter(|_| form.get("bots").is_none());
    let others = if name.is_some() || others.is_bot() { others } else { SeatFor::Bot };
    let (secret, cookie) = visitor.identify();
    let person = visitor.person();
    let table = deals::again(&app.tables, &id, person.as_ref(), person_of(&secret), name, others).await?;
    Ok(seated(&visitor, &table, cookie, name))
}

async fn what_if(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = Form::read(fields)?;
    let ply = form.number("ply").ok_or(Problem::NotFound)?;
    let (seat, name) = (form.seat()?, form.get("name").unwrap_or_default());
    let (secret, cookie) = visitor.identify();
    let person = visitor.person();
    let table = records::what_if(&app.tables, &id, person.as_ref(), person_of(&secret), (ply, seat, name)).await?;
    Ok(seated(&visitor, &table, cookie, Some(name)))
}

/// Leads to a table where the visitor has a seat. The nickname is filled in next time.
fn seated(visitor: &Visitor, table: &str, cookie: HeaderValue, name: Option<&str>) -> Response {
    let mut response = answer(visitor, &format!("/tables/{table}"), json!({ "table": table }));
    let name = name.and_then(clean_name).map(|name| remember(Setting::Name(&name)));
    for cookie in [cookie].into_iter().chain(name) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

async fn device(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let seat = query.r#as.map(|text| text.parse().map(Seat).map_err(|_| CommandError::NoSeat)).transpose()?;
    let code = hand_over::make_link(&app.tables, &id, visitor.person(), seat).await?;
    let (live, given, _) = hand_over::look_at_link(&app.tables, &code).await?;
    let inner = live.lock().await;
    let own = Viewpoint::of(&inner.state, visitor.person().as_ref(), &ViewpointQuery::default()).own;
    Ok(table::device(&visitor, &id, &code, &inner.state.name(given), own.contains(&given)))
}

async fn look_at_seat(State(app): State<App>, Path(code): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    let (live, seat, is_taken) = hand_over::look_at_link(&app.tables, &code).await?;
    let inner = live.lock().await;
    Ok(table::take_device(&visitor, &code, &inner.state, seat, is_taken))
}

async fn take_seat(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = Form::read(fields)?;
    let (secret, cookie) = visitor.identify();
    let table = hand_over::use_link(&app.tables, &code, person_of(&secret), form.get("name")).await?;
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(&format!("/tables/{table}"))).into_response())
}

async fn make_rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = Form::read(fields)?;
    let table = rematch::make(&app.tables, &id, visitor.person(), (form.promise(), form.share())).await?;
    Ok(answer(&visitor, &format!("/tables/{table}"), json!({ "table": table })))
}

async fn type_words(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = Form::read(fields)?;
    let text = form.get("text").unwrap_or_default();
    speech::type_words(&app.tables, &id, visitor.person().as_ref(), &query, text).await?;
    Ok(answer(&visitor, &format!("/tables/{id}"), json!({})))
}

async fn begin_speech(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
) -> Result<Response, Problem> {
    speech::open(&app.tables, &id, visitor.person().as_ref(), &query).await?;
    Ok(answer(&visitor, &format!("/tables/{id}"), json!({})))
}

/// The commands of a table.
async fn command(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
    query: ViewpointQuery,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = Form::read(fields)?;
    let live = app.tables.table(&id).await?;
    let spec = CommandSpec::find(&name).ok_or(Problem::NotFound)?;
    let command = form.command(spec, &visitor)?;
    let mut cookies = Vec::new();
    let mut person = Viewpoint::of(&live.lock().await.state, visitor.person().as_ref(), &query).person;
    if let Command::Sit(sit) = &command {
        let (secret, cookie) = visitor.identify();
        person = Some(person_of(&secret));
        cookies.push(cookie);
        // The nickname of another person on the device is not the visitor's.
        let name = clean_name(&sit.name).filter(|_| !sit.beside);
        cookies.extend(name.map(|name| remember(Setting::Name(&name))));
    }
    let done = app.tables.perform(&id, person, command).await?;
    let next = {
        let inner = live.lock().await;
        let viewpoint = Viewpoint::of(&inner.state, visitor.person().as_ref(), &query);
        let others = viewpoint.own.len() > usize::from(inner.state.game.is_some());
        if ["leave", "release"].contains(&name.as_str()) && !others {
            "/".to_owned()
        } else {
            viewpoint.address(&inner.state)
        }
    };
    let mut response = answer(&visitor, &next, json!({ "seq": done.seq }));
    response.headers_mut().extend(cookies.into_iter().map(|cookie| (header::SET_COOKIE, cookie)));
    Ok(response)
}

fn answer(visitor: &Visitor, next: &str, body: Value) -> Response {
    if visitor.wants_json { Json(body).into_response() } else { Redirect::to(next).into_response() }
}
