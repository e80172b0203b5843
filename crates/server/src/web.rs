//! The addresses that people open, and the forms they send. A form is answered with a redirection; the
//! script of a page, which asks for JSON, gets the sequence number instead.

use crate::App;
use crate::command::Command;
use crate::compose::compose;
use crate::entry::SeatFor;
use crate::hall::{NewTable, check_setup, game_of};
use crate::moderation::Spoken;
use crate::pages::replay::{Eyes, Moment};
use crate::pages::setup::{Form, read_for};
use crate::pages::story::Telling;
use crate::pages::{self, advice, front, gathering, rules, setup};
use crate::problem::Problem;
use crate::socket;
use crate::standpoint::{Asked, Standpoint};
use crate::visitor::{Setting, Theme, Visitor, clean, clean_name, person_of, person_of_key, remember};
use axum::extract::rejection::{FormRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use brocante_core::Seed;
use brocante_core::story::FIRST_GAME;
use brocante_core::text::{Speaker, languages};
use brocante_core::{Record, Seat, Viewer, replay};
use brocante_store::Phase;
use maud::Markup;
use serde::Deserialize;
use serde_json::json;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(front_page))
        .route("/join", get(join))
        .route("/me", post(preferences))
        .route("/me/turns.json", get(turns))
        .route("/games/{game}/new", get(new_table))
        .route("/games/{game}/rules", get(rules_page))
        .route("/games/{game}/first", get(first_game))
        .route("/games/{game}/stories/{story}/{step}", get(story).post(story_move))
        .route("/tables", post(make_table))
        .route("/tables/{id}", get(table))
        .route("/tables/{id}/hand", get(hand))
        .route("/tables/{id}/tv", get(tv))
        .route("/tables/{id}/live", get(socket::open))
        .route("/tables/{id}/at/{ply}", get(moment))
        .route("/tables/{id}/hint", get(hint))
        .route("/tables/{id}/review", post(begin_review))
        .route("/tables/{id}/record.json", get(record))
        .route("/tables/{id}/fair", get(fair))
        .route("/tables/{id}/deal", get(deal).post(play_deal_again))
        .route("/tables/{id}/what-if", post(what_if))
        .route("/records", get(records_page))
        .route("/tables/{id}/device", get(device))
        .route("/tables/{id}/rematch", post(rematch))
        .route("/tables/{id}/words", post(words))
        .route("/tables/{id}/{verb}", post(act))
        .route("/seat/{code}", get(look_at_seat).post(take_seat))
}

type Fields = Result<axum::Form<Vec<(String, String)>>, FormRejection>;

fn form(fields: Fields) -> Result<Form, Problem> {
    match fields {
        Ok(axum::Form(fields)) => Ok(Form(fields)),
        Err(FormRejection::BytesRejection(_)) => Err(Problem::TooLarge),
        Err(rejection) => Err(Problem::BadRequest(rejection.body_text())),
    }
}

async fn front_page(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    front::page(&app.hall, &visitor).await
}

#[derive(Deserialize)]
struct Join {
    code: String,
}

async fn join(State(app): State<App>, query: Result<Query<Join>, QueryRejection>) -> Result<Redirect, Problem> {
    let Query(Join { code }) = query.map_err(|rejection| Problem::BadRequest(rejection.body_text()))?;
    // A whole link works as well as a code.
    let code = code.trim().rsplit('/').next().unwrap_or_default().to_owned();
    let live = match app.hall.table(&code).await {
        Ok(live) => live,
        Err(_) => app.hall.by_code(&code).await?,
    };
    Ok(Redirect::to(&format!("/tables/{}", live.id)))
}

async fn preferences(headers: HeaderMap, fields: Fields) -> Result<Response, Problem> {
    let form = form(fields)?;
    let mut cookies = Vec::new();
    if let Some(lang) = form.get("lang").and_then(|lang| languages().find(|known| *known == lang)) {
        cookies.push(remember(Setting::Lang(lang)));
    }
    if let Some(theme) = form.get("theme").and_then(|name| Theme::ALL.into_iter().find(|theme| theme.name() == name)) {
        cookies.push(remember(Setting::Theme(theme)));
    }
    let mut response = Redirect::to(&back_to(&headers)).into_response();
    response.headers_mut().extend(cookies.into_iter().map(|cookie| (header::SET_COOKIE, cookie)));
    Ok(response)
}

/// The page on which a form stood; never another site.
fn back_to(headers: &HeaderMap) -> String {
    let referer = headers.get(header::REFERER).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let path = referer.split_once("://").and_then(|(_, rest)| rest.split_once('/')).map(|(_, path)| path);
    format!("/{}", path.unwrap_or_default().trim_start_matches('/'))
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
        Some("bots") => SeatFor::Bot,
        Some(other) => read_for(other).unwrap_or_default(),
        None => SeatFor::Bot,
    };
    Ok(setup::page(&visitor, game_of(&game)?, with, &app.hall.promises.make()))
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
    let telling = Telling::find(&visitor, &game, &story, step)?;
    Ok(if visitor.wants_json { Json(telling.json()).into_response() } else { telling.page().into_response() })
}

async fn story_move(
    Path((game, story, step)): Path<(String, String, usize)>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = form(fields)?;
    let next = Telling::find(&visitor, &game, &story, step)?.check(&compose(&form.0)?)?;
    Ok(answer(&visitor, &next, json!({ "step": step + 1 })))
}

async fn make_table(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    let form = form(fields)?;
    let name = clean_name(form.get("name").unwrap_or_default()).ok_or(Problem::BadName)?;
    let (header, mut settings) = form.table(None, visitor.lang)?;
    settings.seats[0] = SeatFor::Friends;
    let begin = settings.seats[1..].iter().all(|kind| kind.is_bot());
    let (secret, cookie) = visitor.identify();
    let host = person_of(&secret);
    let sitters = vec![(Seat(0), host.clone(), name.clone())];
    // A set-up that is refused uses up no promise.
    check_setup(&header, visitor.lang)?;
    let secret = app.hall.promises.keep(form.get("promise"))?;
    let new = NewTable {
        header,
        settings,
        sitters,
        host,
        begin,
        secret,
        share: share_in(&form),
        origin: None,
        muted: Vec::new(),
        played: Vec::new(),
    };
    let live = app.hall.make(new, visitor.lang).await?;
    let mut response = Redirect::to(&format!("/tables/{}", live.id)).into_response();
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response.headers_mut().append(header::SET_COOKIE, remember(Setting::Name(&name)));
    Ok(response)
}

async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    asked: Asked,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    table_page(&app, &id, &asked, &visitor, false).await
}

/// What is one's own, for a phone beside a TV.
async fn hand(
    State(app): State<App>,
    Path(id): Path<String>,
    asked: Asked,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    table_page(&app, &id, &asked, &visitor, true).await
}

async fn table_page(app: &App, id: &str, asked: &Asked, visitor: &Visitor, hand_only: bool) -> Result<Markup, Problem> {
    let live = app.hall.table(id).await?;
    let mut inner = live.lock().await;
    let standpoint = Standpoint::watching(&inner.sitting, visitor, asked)?;
    if inner.sitting.game.is_none() {
        return gathering::page(visitor, &inner, &standpoint);
    }
    match standpoint.curtain {
        Some(seat) => pages::table::curtain(visitor, &inner.sitting, &standpoint, seat),
        None => pages::table::page(visitor, &mut inner, &standpoint, hand_only),
    }
}

/// The table for everybody in the room.
async fn tv(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    let live = app.hall.table(&id).await?;
    let mut inner = live.lock().await;
    let standpoint = Standpoint::watching(&inner.sitting, &visitor, &Asked { r#as: Some("public".to_owned()) })?;
    pages::tv::page(&visitor, &mut inner, &standpoint)
}

#[derive(Deserialize)]
struct Key {
    key: Option<String>,
}

/// Where somebody's tables wait for them, for programs that call people: mail, chat, a lamp.
async fn turns(
    State(app): State<App>,
    query: Result<Query<Key>, QueryRejection>,
    visitor: Visitor,
) -> Result<Json<serde_json::Value>, Problem> {
    let Query(Key { key }) = query.map_err(|rejection| Problem::BadRequest(rejection.body_text()))?;
    let person = key.as_deref().map(person_of_key).or(visitor.person()).ok_or(Problem::NotSeated)?;
    Ok(Json(front::turns(&app.hall, &person, &visitor).await?))
}

async fn moment(
    State(app): State<App>,
    Path((id, ply)): Path<(String, usize)>,
    asked: Asked,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let live = app.hall.table(&id).await?;
    let mut inner = live.lock().await;
    let points = pages::replay::points(&mut inner);
    let review = inner.review.clone();
    let sitting = &inner.sitting;
    let standpoint = Standpoint::watching(sitting, &visitor, &asked)?;
    let now = sitting.game.as_ref().ok_or(Problem::NotBegun)?;
    if ply > sitting.ply() {
        return Err(Problem::NotFound);
    }
    let is_over = sitting.phase() == Phase::Over;
    let eyes = match asked.r#as.as_deref() {
        None => Eyes::Of(standpoint.viewer),
        Some("public") => Eyes::Of(Viewer::Public),
        Some("all") if is_over => Eyes::All,
        Some("all") => return Err(Problem::NotOver),
        Some(seat) => {
            let seat = seat.parse().map(Seat).map_err(|_| Problem::NoSeat)?;
            if seat.0 >= sitting.header.seats || !(is_over || standpoint.own.contains(&seat)) {
                return Err(Problem::NotOver);
            }
            Eyes::Of(Viewer::Seat(seat))
        }
    };
    let record = Record::parse(&now.record()).map_err(|_| Problem::Broken)?;
    let tongue = crate::tongues::of(&sitting.header.game, visitor.lang);
    let mut then = game_of(&sitting.header.game)?.open(&record.header, tongue).map_err(Problem::Refused)?;
    replay(&mut *then, &record, ply, &Speaker::new(tongue, &[], Viewer::Public)).map_err(|_| Problem::Broken)?;
    let moment = Moment { sitting, eyes, standpoint: &standpoint, ply, then: &*then, points, review };
    if visitor.wants_json {
        return Ok(Json(moment.json(&visitor)).into_response());
    }
    Ok(moment.page(&visitor)?.into_response())
}

/// What a hard bot would do, from what the asker sees.
async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    asked: Asked,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let live = app.hall.table(&id).await?;
    let viewer = Standpoint::of(&live.lock().await.sitting, &visitor, &asked).viewer;
    let given = crate::hints::hint(&app, &id, viewer.seat().ok_or(Problem::NotSeated)?, visitor.lang).await?;
    let inner = live.lock().await;
    Ok(if visitor.wants_json {
        Json(json!({ "html": advice::hint(&visitor, &inner.sitting, viewer, &given).into_string() })).into_response()
    } else {
        advice::hint_page(&visitor, &inner.sitting, viewer, &given)?.into_response()
    })
}

async fn begin_review(
    State(app): State<App>,
    Path(id): Path<String>,
    asked: Asked,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let ply = form(fields)?.get("ply").and_then(|ply| ply.parse().ok()).unwrap_or(0_usize);
    let live = app.hall.table(&id).await?;
    Standpoint::watching(&live.lock().await.sitting, &visitor, &asked)?;
    crate::review::begin(&app, &id).await?;
    let eyes = asked.r#as.filter(|eyes| eyes.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    let eyes = eyes.map_or(String::new(), |eyes| format!("?as={eyes}"));
    Ok(answer(&visitor, &format!("/tables/{id}/at/{ply}{eyes}"), json!({})))
}

/// The whole record, once nothing in it is secret any more.
async fn record(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Response, Problem> {
    let text = crate::records::finished(&app, &id, &visitor).await?.to_json();
    let name = format!("attachment; filename=\"brocante-{id}.json\"");
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// How the table is shuffled, and whether it was.
async fn fair(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    let live = app.hall.table(&id).await?;
    let inner = live.lock().await;
    let standpoint = Standpoint::watching(&inner.sitting, &visitor, &Asked::default())?;
    pages::fair::page(&visitor, &inner.sitting, &standpoint)
}

async fn records_page(visitor: Visitor) -> Markup {
    pages::fair::records(&visitor)
}

/// The same deal at other tables.
async fn deal(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    let (results, playing) = crate::records::comparison(&app, &id, &visitor).await?;
    let live = app.hall.table(&id).await?;
    let inner = live.lock().await;
    pages::fair::deal(&visitor, &inner.sitting, (&results, playing))
}

async fn play_deal_again(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = form(fields)?;
    let others = form.get("others").unwrap_or_default();
    let with = SeatFor::ALL.into_iter().find(|kind| kind.name() == others).unwrap_or_default();
    let name = form.get("name").filter(|_| form.get("bots").is_none());
    let with = if name.is_some() || with.is_bot() { with } else { SeatFor::Bot };
    let (secret, cookie) = visitor.identify();
    let table = crate::records::again(&app, &id, &visitor, person_of(&secret), name, with).await?;
    Ok(seated(&visitor, &table, cookie, name))
}

async fn what_if(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = form(fields)?;
    let ply = form.get("ply").and_then(|ply| ply.parse().ok()).ok_or(Problem::NotFound)?;
    let seat = form.number("seat").map(Seat).ok_or(Problem::NoSeat)?;
    let name = form.get("name").unwrap_or_default();
    let (secret, cookie) = visitor.identify();
    let table = crate::records::what_if(&app, &id, &visitor, person_of(&secret), (ply, seat, name)).await?;
    Ok(seated(&visitor, &table, cookie, Some(name)))
}

/// To a table where the visitor sits now; their nickname is filled in for them next time.
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
    asked: Asked,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let seat = asked.r#as.map(|text| text.parse().map(Seat).map_err(|_| Problem::NoSeat)).transpose()?;
    let code = app.hall.make_seat_link(&id, visitor.person(), seat).await?;
    let (name, _) = app.hall.look_at_seat_link(&code).await?;
    let own = {
        let live = app.hall.table(&id).await?;
        let inner = live.lock().await;
        Standpoint::of(&inner.sitting, &visitor, &Asked::default()).own
    };
    Ok(pages::table::device(&visitor, &id, &code, &name, seat.is_none_or(|seat| own.contains(&seat))))
}

async fn look_at_seat(State(app): State<App>, Path(code): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    let (name, is_taken) = app.hall.look_at_seat_link(&code).await?;
    Ok(pages::table::take_device(&visitor, &code, &name, is_taken))
}

async fn take_seat(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = form(fields)?;
    let (secret, cookie) = visitor.identify();
    let table = app.hall.use_seat_link(&code, person_of(&secret), form.get("name"), visitor.lang).await?;
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(&format!("/tables/{table}"))).into_response())
}

async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let table = crate::rematch::make(&app, &id, &visitor, share_in(&form(fields)?)).await?;
    Ok(answer(&visitor, &format!("/tables/{table}"), json!({ "table": table })))
}

/// Words that are being typed by whoever speaks: shown at once, written down with the move that ends it.
async fn words(
    State(app): State<App>,
    Path(id): Path<String>,
    asked: Asked,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = form(fields)?;
    type_words(&app, &id, &visitor, &asked, form.get("text").unwrap_or_default()).await?;
    Ok(answer(&visitor, &format!("/tables/{id}"), json!({})))
}

pub async fn type_words(app: &App, id: &str, visitor: &Visitor, asked: &Asked, text: &str) -> Result<(), Problem> {
    let text = clean(text);
    if text.chars().count() > crate::problem::TEXT_CHARS_MAX {
        return Err(Problem::BadText);
    }
    let live = app.hall.table(id).await?;
    let mut inner = live.lock().await;
    let seat = Standpoint::of(&inner.sitting, visitor, asked).viewer.seat().ok_or(Problem::NotSeated)?;
    let speech = inner.sitting.game.as_ref().and_then(|game| game.speech());
    if speech.is_none_or(|speech| speech.seat != seat) {
        return Err(Problem::NotSpeaking);
    }
    let sitter = inner.sitting.places[seat.index()].sitter.as_ref();
    let sitter = sitter.map(|sitter| &sitter.person).ok_or(Problem::NotSeated)?;
    if inner.sitting.moderation.is_muted(sitter) {
        return Err(Problem::Muted);
    }
    app.hall.seat_limits.check_typing(id, sitter)?;
    let text = app.hall.filter_of(&inner.sitting.settings).sift(&text)?;
    if inner.typing[seat.index()] != text {
        inner.typing[seat.index()] = text;
        live.tell(&mut inner);
    }
    Ok(())
}

/// Everything else that a form on a table's page asks for.
async fn act(
    State(app): State<App>,
    Path((id, verb)): Path<(String, String)>,
    asked: Asked,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let form = form(fields)?;
    let live = app.hall.table(&id).await?;
    let seat = || form.number("seat").map(Seat).ok_or(Problem::NoSeat);
    let mut cookies = Vec::new();
    let mut person = {
        let inner = live.lock().await;
        Standpoint::of(&inner.sitting, &visitor, &asked).person(&inner.sitting, &visitor)
    };
    let command = match verb.as_str() {
        "sit" => {
            let name = form.get("name").unwrap_or_default();
            let (secret, cookie) = visitor.identify();
            let device = person_of(&secret);
            cookies.push(cookie);
            if form.get("beside").is_some() {
                // Somebody else on a device that has a seat already; seats for strangers are not theirs to take.
                let inner = live.lock().await;
                let is_kept = inner.sitting.free_seat().is_some_and(|seat| inner.sitting.is_kept(seat));
                if !is_kept && !inner.sitting.is_host(&device) {
                    return Err(Problem::Full);
                }
                person = Some(inner.sitting.next_on_device(&device));
            } else {
                person = Some(device);
                cookies.extend(clean_name(name).map(|name| remember(Setting::Name(&name))));
            }
            Command::Sit { name: name.to_owned(), seat: form.number("seat").map(Seat) }
        }
        "share" => Command::Share { share: share_in(&form).ok_or(Problem::BadRequest(Seed::EXPECTED.to_owned()))? },
        "leave" => Command::Leave,
        "rest" => Command::Rest,
        "back" => Command::Back,
        "begin" => Command::Begin,
        "remove" => Command::Remove { seat: seat()? },
        "host" => Command::PassHost { seat: seat()? },
        "chat" => Command::Chat { text: form.get("text").unwrap_or_default().to_owned() },
        "report" => Command::Report { what: spoken(&form)?, name: visitor.name.clone() },
        "strike" => Command::Strike { what: spoken(&form)? },
        "dismiss" => Command::Dismiss { what: spoken(&form)? },
        "mute" => Command::Mute { seat: seat()?, is_muted: form.get("undo").is_none() },
        "settings" => {
            let inner = live.lock().await;
            let old = (&inner.sitting.header, &inner.sitting.settings);
            let (header, settings) = form.table(Some(old), visitor.lang)?;
            Command::Change { header, settings }
        }
        "move" => {
            let at = form.get("at").and_then(|at| at.parse().ok());
            let command = form.get("command").map(str::to_owned);
            Command::Move { mv: compose(&form.0)?, at, command }
        }
        _ => return Err(Problem::NotFound),
    };
    let seq = app.hall.perform(&id, person, command, visitor.lang).await?;
    let next = {
        let inner = live.lock().await;
        let standpoint = Standpoint::of(&inner.sitting, &visitor, &asked);
        let others = standpoint.own.len() > usize::from(inner.sitting.game.is_some());
        if verb == "leave" && !others { "/".to_owned() } else { standpoint.address(&inner.sitting) }
    };
    let mut response = answer(&visitor, &next, json!({ "seq": seq }));
    response.headers_mut().extend(cookies.into_iter().map(|cookie| (header::SET_COOKIE, cookie)));
    Ok(response)
}

/// What the browser adds to the shuffle.
fn share_in(form: &Form) -> Option<Seed> {
    form.get("share")?.parse().ok()
}

/// The words that a form is about.
fn spoken(form: &Form) -> Result<Spoken, Problem> {
    let line = form.get("line").and_then(|line| line.parse().ok()).map(Spoken::Line);
    let name = || form.number("seat").map(Seat).map(Spoken::Name);
    line.or_else(name).ok_or(Problem::NothingSaid)
}

fn answer(visitor: &Visitor, next: &str, body: serde_json::Value) -> Response {
    if visitor.wants_json { Json(body).into_response() } else { Redirect::to(next).into_response() }
}

/// Whether the server is there and can write.
pub async fn health(State(app): State<App>) -> Result<&'static str, Problem> {
    app.hall.check_store().await?;
    Ok("ok\n")
}

pub async fn metrics_page(State(app): State<App>) -> String {
    metrics::gauge!("brocante_tables_in_memory").set(app.hall.tables_in_memory() as f64);
    app.metrics.render()
}
