//! The same door for programs: JSON under `/api`, described by `/api/openapi.json`, which is made from
//! this file. A program is a person with a token: it gets one when it makes a table or sits down, and
//! sends it as `Authorization: Bearer …`.

use crate::App;
use crate::command::Command;
use crate::entry::{Pace, SeatFor, Settings};
use crate::hall::{Inner, NewTable, check_setup, game_of};
use crate::hints::{self, Hint};
use crate::problem::{Problem, ProblemBody};
use crate::standpoint::Asked;
use crate::stream;
use crate::visitor::{Visitor, clean_name, person_of};
use crate::web::type_words;
use crate::word_filter::WordFilter;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use brocante_core::text::Speaker;
use brocante_core::{DeckChoice, Header, Script, Seat, Seed, Viewer};
use brocante_store::{List, Phase};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::{OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[derive(OpenApi)]
#[openapi(info(
    title = "Brocante",
    description = "Tables for five collecting games. Make a table or sit down to get a token; send it as `Authorization: Bearer`."
))]
struct Description;

/// The routes, with the description made from them.
pub fn routes() -> (axum::Router<App>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games))
        .routes(routes!(list_tables, make_table))
        .routes(routes!(table))
        .routes(routes!(sit))
        .routes(routes!(begin))
        .routes(routes!(settings))
        .routes(routes!(remove))
        .routes(routes!(host))
        .routes(routes!(view))
        .routes(routes!(moves))
        .routes(routes!(hint))
        .routes(routes!(make_move))
        .routes(routes!(stream::events))
        .routes(routes!(leave))
        .routes(routes!(back))
        .routes(routes!(chat))
        .routes(routes!(words))
        .routes(routes!(device))
        .routes(routes!(take_device))
        .routes(routes!(rematch))
        .merge(crate::api_records::routes())
        .merge(crate::said_api::routes())
        .split_for_parts()
}

pub type Body<T> = Result<Json<T>, JsonRejection>;

pub fn read<T>(body: Body<T>) -> Result<T, Problem> {
    match body {
        Ok(Json(body)) => Ok(body),
        Err(JsonRejection::BytesRejection(_)) => Err(Problem::TooLarge),
        Err(rejection) => Err(Problem::BadRequest(rejection.body_text())),
    }
}

#[derive(Serialize, ToSchema)]
pub struct GameBody {
    name: &'static str,
    title: &'static str,
    designers: &'static str,
    rules_version: u32,
    seats_min: u8,
    seats_max: u8,
    /// Every option with its usual value.
    #[schema(value_type = Object)]
    options: Value,
    decks: Vec<&'static str>,
    /// The random outcomes that a scripted deal may fix.
    draws: &'static [&'static str],
    /// The rules, in Markdown.
    rules: &'static str,
}

/// The games, with their options, decks and rules version.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameBody])))]
async fn games() -> Json<Vec<GameBody>> {
    let body = |game: &dyn brocante_core::AnyGame| {
        let info = game.info();
        GameBody {
            name: info.name,
            title: info.title,
            designers: info.designers,
            rules_version: info.rules_version,
            seats_min: info.seats_min,
            seats_max: info.seats_max,
            options: game.options(),
            decks: info.decks.iter().map(|(name, _)| *name).collect(),
            draws: info.draws,
            rules: info.rules_in("en"),
        }
    };
    Json(brocante_registry::games().into_iter().map(body).collect())
}

#[derive(Serialize, ToSchema)]
pub struct TableBody {
    pub table: String,
    pub code: String,
    pub game: String,
    /// `gathering`, `playing` or `over`.
    pub phase: &'static str,
    pub seq: u64,
    pub seats: Vec<SeatBody>,
    pub pace: Pace,
    pub spectators: bool,
    pub word_filter: WordFilter,
    /// Whoever made the table knows what will be drawn.
    pub scripted: bool,
    /// Where you sit.
    pub seat: Option<u8>,
    pub rematch: Option<String>,
    /// The hash of the server’s part of the shuffle, where the deal was not known beforehand.
    pub commitment: Option<String>,
    /// How many players have added theirs.
    pub shares: usize,
}

#[derive(Serialize, ToSchema)]
pub struct SeatBody {
    pub name: Option<String>,
    pub bot: bool,
    pub connected: bool,
    pub host: bool,
    /// For whom an empty seat is kept.
    #[serde(rename = "for")]
    pub for_whom: SeatFor,
}

fn table_body(inner: &Inner, visitor: &Visitor) -> TableBody {
    let sitting = &inner.sitting;
    let is_gathering = sitting.phase() == Phase::Gathering;
    let seats = sitting.seats().map(|(seat, place)| SeatBody {
        name: (place.sitter.is_some() || !is_gathering).then(|| sitting.name(seat)),
        bot: !is_gathering && sitting.is_bot(seat),
        connected: place.sitter.as_ref().is_some_and(|sitter| inner.is_connected(&sitter.person)),
        host: place.sitter.as_ref().is_some_and(|sitter| sitter.person == sitting.host),
        for_whom: sitting.settings.seats.get(seat.index()).copied().unwrap_or_default(),
    });
    TableBody {
        table: sitting.id.clone(),
        code: sitting.code.clone(),
        game: sitting.header.game.clone(),
        phase: phase_name(sitting.phase()),
        seq: sitting.seq,
        seats: seats.collect(),
        pace: sitting.settings.pace,
        spectators: sitting.settings.spectators,
        word_filter: sitting.settings.word_filter,
        scripted: sitting.settings.scripted,
        seat: sitting.viewer(visitor.person().as_ref()).seat().map(|seat| seat.0),
        rematch: sitting.rematch.clone(),
        commitment: sitting.commitment(),
        shares: sitting.shares().len(),
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// Public tables that wait for people.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = [TableBody])))]
async fn list_tables(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<TableBody>>, Problem> {
    const MOST: usize = 50;
    let mut tables = Vec::new();
    for live in app.hall.list(List::Public(Phase::Gathering), MOST).await? {
        tables.push(table_body(&*live.lock_quietly().await, &visitor));
    }
    Ok(Json(tables))
}

/// What a table is made of. Only the game is needed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeBody {
    game: String,
    seats: Option<u8>,
    /// Your nickname; you sit on seat 0. Without it you are the host and sit nowhere.
    name: Option<String>,
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// The name of a deck, or `{"toml": "…"}`.
    #[schema(value_type = Option<Object>)]
    deck: Option<DeckChoice>,
    #[serde(default)]
    pace: Pace,
    #[serde(default = "yes")]
    spectators: bool,
    /// How strong words are filtered, where the server is not stricter.
    #[serde(default)]
    word_filter: WordFilter,
    /// For whom the seats are kept; the last one counts for all that follow. Bots by default.
    #[serde(default)]
    seats_for: Vec<SeatFor>,
    /// Begin at once.
    #[serde(default)]
    begin: bool,
    /// A deal that is known beforehand: 64 hexadecimal digits. The table is marked as scripted.
    #[schema(value_type = Option<String>)]
    seed: Option<Seed>,
    /// Random outcomes fixed by name. The table is marked as scripted.
    #[serde(default)]
    #[schema(value_type = Object)]
    draws: Script,
    /// A promise of this server that was not used before: its secret is the one of this table.
    promise: Option<String>,
    /// What you add to the shuffle: 64 hexadecimal digits, chosen by chance.
    #[schema(value_type = Option<String>)]
    share: Option<Seed>,
}

pub fn yes() -> bool {
    true
}

#[derive(Serialize, ToSchema)]
pub struct MadeBody {
    table: String,
    code: String,
    /// Who has this is you. It stands for your seats at all tables.
    token: String,
    seat: Option<u8>,
    seq: u64,
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = MakeBody,
    responses((status = 200, body = MadeBody), (status = "4XX", body = ProblemBody)))]
async fn make_table(State(app): State<App>, visitor: Visitor, body: Body<MakeBody>) -> Result<Json<MadeBody>, Problem> {
    let body = read(body)?;
    let info = game_of(&body.game)?.info();
    let seats = body.seats.unwrap_or(info.seats_min);
    let name = match &body.name {
        Some(name) => Some(clean_name(name).ok_or(Problem::BadName)?),
        None => None,
    };
    let scripted = body.seed.is_some() || !body.draws.is_empty();
    let last = body.seats_for.last().copied().unwrap_or(SeatFor::Bot);
    let mut seats_for = body.seats_for;
    seats_for.resize(usize::from(seats), last);
    let header = Header {
        options: body.options,
        deck: body.deck,
        seed: body.seed,
        draws: body.draws,
        ..Header::new(info.name, seats)
    };
    let settings = Settings {
        pace: body.pace,
        spectators: body.spectators,
        seats: seats_for,
        scripted,
        word_filter: body.word_filter,
    };
    let (token, _) = visitor.identify();
    let host = person_of(&token);
    let sitters: Vec<_> = name.map(|name| (Seat(0), host.clone(), name)).into_iter().collect();
    let seat = (!sitters.is_empty()).then_some(0);
    // A set-up that is refused uses up no promise.
    check_setup(&header, visitor.lang)?;
    let secret = app.hall.promises.keep(body.promise.as_deref())?;
    let new = NewTable {
        header,
        settings,
        sitters,
        host,
        begin: body.begin,
        secret,
        share: body.share,
        origin: None,
        muted: Vec::new(),
        played: Vec::new(),
    };
    let live = app.hall.make(new, visitor.lang).await?;
    let inner = live.lock().await;
    Ok(Json(MadeBody { table: live.id.clone(), code: inner.sitting.code.clone(), token, seat, seq: inner.sitting.seq }))
}

/// Who sits at a table, and how it is set up.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = TableBody), (status = "4XX", body = ProblemBody)))]
async fn table(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<TableBody>, Problem> {
    let live = match app.hall.table(&id).await {
        Err(Problem::NoTable) => app.hall.by_code(&id).await?,
        found => found?,
    };
    let inner = live.lock().await;
    Ok(Json(table_body(&inner, &visitor)))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitBody {
    name: String,
    seat: Option<u8>,
}

#[derive(Serialize, ToSchema)]
pub struct SatBody {
    token: String,
    seat: u8,
    seq: u64,
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{table}/sit", params(("table" = String, Path)), request_body = SitBody,
    responses((status = 200, body = SatBody), (status = "4XX", body = ProblemBody)))]
async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<SitBody>,
) -> Result<Json<SatBody>, Problem> {
    let SitBody { name, seat } = read(body)?;
    let (token, _) = visitor.identify();
    let person = person_of(&token);
    let command = Command::Sit { name, seat: seat.map(Seat) };
    let seq = app.hall.perform(&id, Some(person.clone()), command, visitor.lang).await?;
    let live = app.hall.table(&id).await?;
    let seat = live.lock().await.sitting.seat_of(&person).ok_or(Problem::NotSeated)?;
    Ok(Json(SatBody { token, seat: seat.0, seq }))
}

/// The number of the last entry of the table's log.
#[derive(Serialize, ToSchema)]
pub struct SeqBody {
    seq: u64,
}

pub async fn perform(app: &App, id: &str, visitor: &Visitor, command: Command) -> Result<Json<SeqBody>, Problem> {
    let seq = app.hall.perform(id, visitor.person(), command, visitor.lang).await?;
    Ok(Json(SeqBody { seq }))
}

/// Begins the game; empty seats are played by bots. The host does this.
#[utoipa::path(post, path = "/api/tables/{table}/begin", params(("table" = String, Path)),
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn begin(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<SeqBody>, Problem> {
    perform(&app, &id, &visitor, Command::Begin).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SettingsBody {
    game: Option<String>,
    seats: Option<u8>,
    #[schema(value_type = Option<Object>)]
    options: Option<Map<String, Value>>,
    #[schema(value_type = Option<Object>)]
    deck: Option<DeckChoice>,
    pace: Option<Pace>,
    spectators: Option<bool>,
    word_filter: Option<WordFilter>,
    seats_for: Option<Vec<SeatFor>>,
}

/// Sets the table up otherwise, before the game. The host does this; what is left out stays.
#[utoipa::path(post, path = "/api/tables/{table}/settings", params(("table" = String, Path)), request_body = SettingsBody,
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn settings(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<SettingsBody>,
) -> Result<Json<SeqBody>, Problem> {
    let body = read(body)?;
    let (header, settings) = {
        let live = app.hall.table(&id).await?;
        let inner = live.lock().await;
        let old = &inner.sitting;
        let is_same_game = body.game.as_ref().is_none_or(|game| *game == old.header.game);
        let mut header = match &body.game {
            Some(game) if !is_same_game => Header::new(game_of(game)?.info().name, old.header.seats),
            _ => old.header.clone(),
        };
        header.seats = body.seats.unwrap_or(header.seats);
        header.options = body.options.unwrap_or(header.options);
        header.deck = body.deck.or(header.deck);
        let settings = Settings {
            pace: body.pace.unwrap_or(old.settings.pace),
            spectators: body.spectators.unwrap_or(old.settings.spectators),
            seats: body.seats_for.unwrap_or_else(|| old.settings.seats.clone()),
            scripted: old.settings.scripted && is_same_game,
            word_filter: body.word_filter.unwrap_or(old.settings.word_filter),
        };
        (header, settings)
    };
    crate::hall::check_setup(&header, visitor.lang)?;
    perform(&app, &id, &visitor, Command::Change { header, settings }).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhoBody {
    seat: u8,
}

/// Asks somebody to leave, or gives their seat to a bot. The host does this.
#[utoipa::path(post, path = "/api/tables/{table}/remove", params(("table" = String, Path)), request_body = WhoBody,
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<WhoBody>,
) -> Result<Json<SeqBody>, Problem> {
    perform(&app, &id, &visitor, Command::Remove { seat: Seat(read(body)?.seat) }).await
}

/// Passes the role of the host on.
#[utoipa::path(post, path = "/api/tables/{table}/host", params(("table" = String, Path)), request_body = WhoBody,
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn host(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<WhoBody>,
) -> Result<Json<SeqBody>, Problem> {
    perform(&app, &id, &visitor, Command::PassHost { seat: Seat(read(body)?.seat) }).await
}

/// The table as you see it.
#[utoipa::path(get, path = "/api/tables/{table}/view", params(("table" = String, Path)),
    responses((status = 200, body = stream::NewsBody), (status = "4XX", body = ProblemBody)))]
async fn view(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<stream::NewsBody>, Problem> {
    let live = app.hall.table(&id).await?;
    let inner = live.lock().await;
    Ok(Json(stream::news(&inner, &visitor, None)?))
}

#[derive(Serialize, ToSchema)]
pub struct MovesBody {
    /// Send this with the move: it says what you knew when you decided.
    at: u64,
    moves: Vec<MoveChoice>,
    /// Whether there are no others. A bid, say, may be any number the rules allow.
    complete: bool,
}

#[derive(Serialize, ToSchema)]
pub struct MoveChoice {
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    mv: Value,
    sentence: String,
}

/// What a hard bot would do at your seat, from what you can see: it takes about a second.
#[utoipa::path(get, path = "/api/tables/{table}/hint", params(("table" = String, Path)),
    responses((status = 200, body = Hint), (status = "4XX", body = ProblemBody)))]
async fn hint(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<Hint>, Problem> {
    let live = app.hall.table(&id).await?;
    let viewer = live.lock().await.sitting.viewer(visitor.person().as_ref());
    let seat = viewer.seat().ok_or(Problem::NotSeated)?;
    hints::hint(&app, &id, seat, visitor.lang).await.map(Json)
}

/// The moves you can make now.
#[utoipa::path(get, path = "/api/tables/{table}/moves", params(("table" = String, Path)),
    responses((status = 200, body = MovesBody), (status = "4XX", body = ProblemBody)))]
async fn moves(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<MovesBody>, Problem> {
    let live = app.hall.table(&id).await?;
    let inner = live.lock().await;
    let sitting = &inner.sitting;
    let person = visitor.person().ok_or(Problem::NotSeated)?;
    let seat = sitting.seat_of(&person).ok_or(Problem::NotSeated)?;
    let game = sitting.game.as_ref().ok_or(Problem::NotBegun)?;
    let names = sitting.names();
    let tongue = crate::tongues::of(&sitting.header.game, visitor.lang);
    let speaker = Speaker::new(tongue, &names, Viewer::Seat(seat));
    let (moves, complete) = game.moves(seat);
    let moves = moves.into_iter().map(|mv| MoveChoice { sentence: game.speak_move(&mv, &speaker), mv }).collect();
    Ok(Json(MovesBody { at: sitting.seq, moves, complete }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveBody {
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    mv: Value,
    /// A name of your own for this command. Sent again under the same name, it counts once.
    command: Option<String>,
    /// The sequence number at which you decided. A move is refused as out of date if what you had to
    /// decide has changed since; what others choose at the same time does not matter.
    at: Option<u64>,
}

/// Makes a move. Answered when it is durable.
#[utoipa::path(post, path = "/api/tables/{table}/move", params(("table" = String, Path)), request_body = MoveBody,
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn make_move(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<MoveBody>,
) -> Result<Json<SeqBody>, Problem> {
    let MoveBody { mv, command, at } = read(body)?;
    perform(&app, &id, &visitor, Command::Move { mv, at, command }).await
}

/// Leaves; a bot plays on.
#[utoipa::path(post, path = "/api/tables/{table}/leave", params(("table" = String, Path)),
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn leave(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<SeqBody>, Problem> {
    perform(&app, &id, &visitor, Command::Leave).await
}

/// Takes your seat back from the bot.
#[utoipa::path(post, path = "/api/tables/{table}/back", params(("table" = String, Path)),
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn back(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<SeqBody>, Problem> {
    perform(&app, &id, &visitor, Command::Back).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TextBody {
    text: String,
}

/// Says something to the table.
#[utoipa::path(post, path = "/api/tables/{table}/chat", params(("table" = String, Path)), request_body = TextBody,
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<TextBody>,
) -> Result<Json<SeqBody>, Problem> {
    perform(&app, &id, &visitor, Command::Chat { text: read(body)?.text }).await
}

/// What you have typed so far, while it is your turn to speak.
#[utoipa::path(post, path = "/api/tables/{table}/words", params(("table" = String, Path)), request_body = TextBody,
    responses((status = 204), (status = "4XX", body = ProblemBody)))]
async fn words(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<TextBody>,
) -> Result<Response, Problem> {
    type_words(&app, &id, &visitor, &Asked::default(), &read(body)?.text).await?;
    Ok(axum::http::StatusCode::NO_CONTENT.into_response())
}

#[derive(Serialize, ToSchema)]
pub struct DeviceBody {
    /// Send it to `/api/seat/{link}` from another device, once.
    link: String,
}

/// A link that moves your seat to another device.
#[utoipa::path(post, path = "/api/tables/{table}/device", params(("table" = String, Path)),
    responses((status = 200, body = DeviceBody), (status = "4XX", body = ProblemBody)))]
async fn device(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<DeviceBody>, Problem> {
    Ok(Json(DeviceBody { link: app.hall.make_seat_link(&id, visitor.person(), None).await? }))
}

#[derive(Serialize, ToSchema)]
pub struct TakenBody {
    table: String,
    token: String,
}

/// Moves the seat of a link to you.
#[utoipa::path(post, path = "/api/seat/{link}", params(("link" = String, Path)),
    responses((status = 200, body = TakenBody), (status = "4XX", body = ProblemBody)))]
async fn take_device(
    State(app): State<App>,
    Path(link): Path<String>,
    visitor: Visitor,
) -> Result<Json<TakenBody>, Problem> {
    let (token, _) = visitor.identify();
    let table = app.hall.use_seat_link(&link, person_of(&token), None, visitor.lang).await?;
    Ok(Json(TakenBody { table, token }))
}

#[derive(Serialize, ToSchema)]
pub struct RematchBody {
    table: String,
}

/// Makes a table for the same people, one seat further.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", params(("table" = String, Path)),
    responses((status = 200, body = RematchBody), (status = "4XX", body = ProblemBody)))]
async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<RematchBody>, Problem> {
    Ok(Json(RematchBody { table: crate::rematch::make(&app, &id, &visitor, None).await? }))
}
