//! Tables: listing, making and looking at them.

use crate::api::body::{Body, read};
use crate::api::openapi::Operation;
use crate::app::App;
use crate::edge::problem::Problem;
use crate::edge::visitor::{Visitor, person_of};
use crate::tables::live::LiveInner;
use crate::tables::new_table::NewTable;
use crate::tables::tables::{check_header, game_of};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::routing::{get, post};
use brocante_core::{DeckChoice, Header, SEATS_MAX, Script, Seat, Seed};
use brocante_store::{List, Page};
use brocante_table::command::Share;
use brocante_table::text::{NAME_CHARS_MAX, clean_name};
use brocante_table::{CommandError, Origin, Pace, Phase, SeatFor, Settings, TableCard, TableState, WordFilter};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The tables on a page of a list.
const LIST_MAX: usize = 50;
const PAGES_MAX: usize = 1000;

pub fn operations() -> Vec<Operation> {
    vec![
        Operation::new("get", "/api/tables", "Public tables that wait for people, the latest change first.", get(list))
            .query(
                "page",
                "The page, from 1; each has at most 50 tables.",
                json!({ "type": "integer", "minimum": 1, "maximum": PAGES_MAX }),
            )
            .answers::<Vec<ListedBody>>(),
        Operation::new("post", "/api/tables", "Makes a table.", post(make)).takes::<MakeBody>().answers::<MadeBody>(),
        Operation::new("get", "/api/tables/{table}", "A table by its id or its code: seats and set-up.", get(table))
            .answers::<TableBody>(),
    ]
}

/// A table.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Table")]
pub struct TableBody {
    table: String,
    code: String,
    game: String,
    /// `gathering`, `playing` or `over`.
    phase: &'static str,
    seq: u64,
    seats: Vec<SeatBody>,
    pace: Pace,
    spectators: bool,
    word_filter: WordFilter,
    /// Whether the person who made the table knows what will be drawn.
    scripted: bool,
    /// Where the cards come from, if they were dealt before: anyone who saw that game may know them.
    origin: Option<OriginBody>,
    /// Until when the deal is kept for comparison, in milliseconds since 1970. Until then nobody can look it up; after it
    /// nobody can play it.
    closed_until_ms: Option<u64>,
    /// Your seat.
    seat: Option<u8>,
    rematch: Option<String>,
    /// The hash of the server’s part of the shuffle, unless the deal was known beforehand.
    commitment: Option<String>,
    /// The number of players who add to the shuffle.
    shares: usize,
    /// Whether the game is about to begin: now send the share whose fingerprint you have sent.
    revealing: bool,
    /// How often the shuffle started over because somebody did not show their part.
    restarts: usize,
}

/// The game that the cards of a table come from.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Origin")]
pub struct OriginBody {
    /// `deal`: the same cards from the beginning; `moment`: played on from a position; `import`: a record from another
    /// server; `group`: a deal that is kept for comparison, at which nobody plays.
    from: &'static str,
    /// The table at which the deal was played before. At a table with the same deal, only once its game is over.
    table: Option<String>,
    /// The number of moves that were taken over.
    moves: usize,
    /// Whether the cards come from a record of another server, whose author may have chosen them.
    imported: bool,
}

impl OriginBody {
    fn of(state: &TableState) -> Option<OriginBody> {
        let before = state.header.origin.as_ref();
        let (from, table) = match state.origin.as_ref()? {
            Origin::Import => ("import", None),
            Origin::Group => ("group", None),
            Origin::Deal { table } => ("deal", Some(table).filter(|_| state.phase() == Phase::Over)),
            Origin::Moment { table, .. } => ("moment", Some(table)),
        };
        let imported = from == "import" || before.is_some_and(|origin| origin.imported);
        Some(OriginBody { from, table: table.cloned(), moves: before.map_or(0, |origin| origin.moves), imported })
    }
}

/// A seat.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "SeatState")]
pub struct SeatBody {
    name: Option<String>,
    bot: bool,
    connected: bool,
    host: bool,
    /// For whom an empty seat is kept.
    #[serde(rename = "for")]
    seat_for: SeatFor,
    /// The fingerprint of the player's part of the shuffle.
    fingerprint: Option<String>,
}

impl TableBody {
    fn new(inner: &LiveInner, visitor: &Visitor) -> TableBody {
        let state = &inner.state;
        let is_gathering = state.phase() == Phase::Gathering;
        let seats = state.seats().map(|(seat, place)| SeatBody {
            name: (place.sitter.is_some() || !is_gathering).then(|| state.name(seat)),
            bot: !is_gathering && state.is_bot(seat),
            connected: place.sitter.as_ref().is_some_and(|sitter| inner.presence.is_connected(&sitter.person)),
            host: place.sitter.as_ref().is_some_and(|sitter| sitter.person == state.host),
            seat_for: state.settings.seats.get(seat.index()).copied().unwrap_or_default(),
            fingerprint: place.fingerprint.clone(),
        });
        TableBody {
            table: state.id.clone(),
            code: state.code.clone(),
            game: state.header.game.clone(),
            phase: state.phase().name(),
            seq: state.seq,
            seats: seats.collect(),
            pace: state.settings.pace,
            spectators: state.settings.spectators,
            word_filter: state.settings.word_filter,
            scripted: state.settings.scripted,
            origin: OriginBody::of(state),
            closed_until_ms: state.settings.closed_until_ms,
            seat: state.viewer(visitor.person().as_ref()).seat().map(|seat| seat.0),
            rematch: state.rematch.clone(),
            commitment: state.commitment(),
            shares: state.adding(),
            revealing: state.is_revealing,
            restarts: state.restarts.len(),
        }
    }
}

/// A table that waits for people.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ListedTable")]
pub struct ListedBody {
    table: String,
    code: String,
    game: String,
    /// The nicknames by seat; null for a seat that is free.
    names: Vec<Option<String>>,
    pace: Pace,
    /// Who may know the cards: `scripted` and `brought` were chosen by somebody, `deal` was dealt before.
    origins: Vec<String>,
    /// The last change, in milliseconds since 1970.
    changed_ms: u64,
}

#[derive(Deserialize)]
struct PageQuery {
    page: Option<usize>,
}

async fn list(
    State(app): State<App>,
    query: Result<Query<PageQuery>, QueryRejection>,
) -> Result<Json<Vec<ListedBody>>, Problem> {
    let Query(PageQuery { page }) = query.map_err(|rejection| Problem::bad_request(&rejection.body_text()))?;
    let page = page.unwrap_or(1);
    if !(1..=PAGES_MAX).contains(&page) {
        return Err(Problem::BadRequest(format!("page: a whole number from 1 to {PAGES_MAX}")));
    }
    let skip = (page - 1) * LIST_MAX;
    let listed = app.tables.listed(List::Public(Phase::Gathering), Page { skip, most: LIST_MAX }).await?;
    let bodies = listed.into_iter().filter_map(|listed| {
        let TableCard { game, names, pace, origins } = listed.card?;
        let (table, code, changed_ms) = (listed.table, listed.code, listed.changed_ms);
        Some(ListedBody { table, code, game, names, pace, origins, changed_ms })
    });
    Ok(Json(bodies.collect()))
}

async fn table(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<TableBody>, Problem> {
    let live = match app.tables.table(&id).await {
        Err(Problem::NoTable) => app.tables.by_code(&id, visitor.person().as_ref()).await?,
        found => found?,
    };
    let inner = live.lock().await;
    Ok(Json(TableBody::new(&inner, &visitor)))
}

/// A new table. Only the game is required.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "NewTable")]
pub struct MakeBody {
    game: String,
    /// The number of seats; the game's fewest if left out.
    #[schemars(range(min = 1, max = SEATS_MAX))]
    seats: Option<u8>,
    /// Your nickname; you sit on seat 0. Without it you are the host and have no seat.
    #[schemars(length(min = 1, max = NAME_CHARS_MAX))]
    name: Option<String>,
    /// The options of the game; those that are left out have their default.
    #[serde(default)]
    options: Map<String, Value>,
    deck: Option<DeckChoice>,
    #[serde(default)]
    pace: Pace,
    /// Whether people without a seat may watch.
    #[serde(default = "yes")]
    spectators: bool,
    /// The word filter, if the server's is not stricter.
    #[serde(default)]
    word_filter: WordFilter,
    /// For whom the seats are kept; the last one counts for all that follow. Bots by default.
    #[serde(default)]
    #[schemars(length(max = SEATS_MAX))]
    seats_for: Vec<SeatFor>,
    /// Whether the game begins at once.
    #[serde(default)]
    begin: bool,
    /// A deal that is known beforehand. The table is marked as scripted.
    seed: Option<Seed>,
    /// Random outcomes fixed by name. The table is marked as scripted.
    #[serde(default)]
    draws: Script,
    /// A promise of this server that was not used before: its secret is the one of this table.
    promise: Option<String>,
    /// Your part of the shuffle, chosen at random after the promise, if you sit alone with bots.
    share: Option<Seed>,
    /// The fingerprint of your part of the shuffle, if others will sit down: see the operation `share`.
    fingerprint: Option<Seed>,
}

fn yes() -> bool {
    true
}

/// The table that was made.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "MadeTable")]
pub struct MadeBody {
    table: String,
    code: String,
    /// Anyone with this token can act as you. It is valid for your seats at all tables.
    token: String,
    seat: Option<u8>,
    seq: u64,
}

async fn make(State(app): State<App>, visitor: Visitor, body: Body<MakeBody>) -> Result<Json<MadeBody>, Problem> {
    let body = read(body)?;
    let info = game_of(&body.game)?.info();
    let seats = body.seats.unwrap_or(info.seats_min);
    let name = body.name.as_deref().map(|name| clean_name(name).ok_or(CommandError::BadName)).transpose()?;
    let last = body.seats_for.last().copied().unwrap_or(SeatFor::Bot);
    let mut seats_for = body.seats_for;
    seats_for.resize(usize::from(seats), last);
    let settings = Settings {
        pace: body.pace,
        spectators: body.spectators,
        seats: seats_for,
        scripted: body.seed.is_some() || !body.draws.is_empty(),
        closed_until_ms: None,
        word_filter: body.word_filter,
    };
    let header = Header {
        options: body.options,
        deck: body.deck,
        seed: body.seed,
        draws: body.draws,
        ..Header::new(info.name, seats)
    };
    // A set-up that is refused does not use up the promise.
    check_header(&header)?;
    let share = Share { share: body.share, fingerprint: body.fingerprint };
    let (token, _) = visitor.identify();
    let host = person_of(&token);
    let sitters: Vec<_> = name.map(|name| (Seat(0), host.clone(), name)).into_iter().collect();
    let seat = (!sitters.is_empty()).then_some(0);
    let new = NewTable {
        sitters,
        begin: body.begin,
        secret: app.tables.promises.keep_for(body.promise.as_deref(), &share)?,
        share,
        ..NewTable::new(header, settings, host)
    };
    let live = app.tables.make(new).await?;
    let inner = live.lock().await;
    Ok(Json(MadeBody { table: live.id.clone(), code: inner.state.code.clone(), token, seat, seq: inner.state.seq }))
}
