//! Simulated people: one task per table makes the clicks, one task per page reads the updates.

use crate::Failure;
use crate::figures::Figures;
use crate::http::Connection;
use brocante_core::{Header, Rng, Seed};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// A generated game: how to create its table, and all clicks in order.
pub struct Script {
    seats: u8,
    table: Value,
    clicks: Vec<(u8, String)>,
}

impl Script {
    pub fn played(game: &str, seats: u8, number: u64) -> Script {
        let game = brocante_registry::game(game).expect("a known game");
        let seats = seats.min(game.info().seats_max);
        let seed = Seed::from_text(&format!("load {number}"));
        let table = json!({ "game": game.info().name, "seats": seats, "seed": seed, "name": "Person 0",
                            "seats_for": ["friends"] });
        let header = Header { seed: Some(seed), ..Header::new(game.info().name, seats) };
        let mut core = game.open(&header).unwrap_or_else(|refused| panic!("{refused:?}"));
        let mut rng = Rng::new(number);
        let mut clicks = Vec::new();
        while !core.is_over() {
            let seat = core.to_act().iter().next().expect("a seat is to act");
            let (moves, _) = core.moves(seat);
            let mv = rng.choose(&moves).expect("there is a move").clone();
            core.play(seat, &mv).unwrap_or_else(|refused| panic!("{refused:?}"));
            clicks.push((seat.0, json!({ "move": mv }).to_string()));
        }
        Script { seats, table, clicks }
    }
}

/// How the people at a table behave.
pub struct Seating {
    pub port: u16,
    pub number: usize,
    pub pages: u8,
    pub stalled_percent: usize,
    pub waits_to_see: bool,
    pub think: Duration,
}

/// The secret token of a seat.
fn token(table: usize, seat: u8) -> String {
    format!("{:032x}", 0x10ad_0000_0000_u64 + (table as u64) * 16 + u64::from(seat))
}

/// Creates a table, seats everybody and starts the game. Returns its name and its last sequence number.
async fn make(connection: &mut Connection, number: usize, script: &Script) -> Result<(String, u64), Failure> {
    let made = connection.post("/api/tables", &token(number, 0), &script.table.to_string()).await?;
    let table = made["table"].as_str().ok_or("no table")?.to_owned();
    for seat in 1..script.seats {
        let sit = json!({ "name": format!("Person {seat}"), "seat": seat }).to_string();
        connection.post(&format!("/api/tables/{table}/sit"), &token(number, seat), &sit).await?;
    }
    let begun = connection.post(&format!("/api/tables/{table}/begin"), &token(number, 0), "{}").await?;
    Ok((table, begun["seq"].as_u64().ok_or("no number")?))
}

/// Creates tables in the middle of a game that nobody is viewing.
pub async fn make_idle(port: u16, numbers: Range<usize>, scripts: &[Script]) -> Result<(), Failure> {
    let mut connection = Connection::open(port).await?;
    for number in numbers {
        let script = &scripts[number % scripts.len()];
        let (table, _) = make(&mut connection, number, script).await?;
        for (seat, click) in &script.clicks[..script.clicks.len() / 2] {
            connection.post(&format!("/api/tables/{table}/move"), &token(number, *seat), click).await?;
        }
    }
    Ok(())
}

/// Plays one game after another until stopped.
pub async fn play(
    seating: &Seating,
    scripts: &[Script],
    figures: &Arc<Figures>,
    seated: &AtomicUsize,
    stop: &AtomicBool,
) -> Result<(), Failure> {
    let mut connection = Connection::open(seating.port).await?;
    for game in 0.. {
        let script = &scripts[(seating.number + game) % scripts.len()];
        let (table, seq) = make(&mut connection, seating.number, script).await?;
        let clicks = Arc::new(Clicks::new(seq, script.seats));
        let mut pages = JoinSet::new();
        for seat in 0..script.seats.min(seating.pages) {
            let is_stalled = (seating.number * usize::from(script.seats) + usize::from(seat)) * 37 % 100;
            let is_stalled = is_stalled < seating.stalled_percent;
            let socket = open_page(seating.port, &table, &token(seating.number, seat)).await?;
            pages.spawn(read_page(socket, seat, is_stalled, Arc::clone(&clicks), Arc::clone(figures)));
        }
        if game == 0 {
            seated.fetch_add(1, Ordering::Relaxed);
        }
        let path = format!("/api/tables/{table}/move");
        let mut seq = seq;
        for (seat, click) in &script.clicks {
            if stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            if seating.waits_to_see && *seat < seating.pages {
                clicks.wait_to_see(*seat, seq).await;
            }
            if !seating.think.is_zero() {
                tokio::time::sleep(seating.think).await;
            }
            let began = Instant::now();
            clicks.note(seq + 1, *seat, began);
            let answer = connection.post(&path, &token(seating.number, *seat), click).await?;
            figures.answered(began.elapsed());
            seq = answer["seq"].as_u64().ok_or("no number")?;
        }
    }
    Ok(())
}

type Page = tokio_tungstenite::WebSocketStream<TcpStream>;

async fn open_page(port: u16, table: &str, token: &str) -> Result<Page, Failure> {
    let stream = TcpStream::connect(("127.0.0.1", port)).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://127.0.0.1:{port}/tables/{table}/live").into_client_request()?;
    request.headers_mut().insert("cookie", format!("brocante={token}").parse()?);
    Ok(tokio_tungstenite::client_async(request, stream).await?.0)
}

/// Reads the updates of a page, and notes when the clicks of others arrive.
async fn read_page(mut page: Page, seat: u8, is_stalled: bool, clicks: Arc<Clicks>, figures: Arc<Figures>) {
    if is_stalled {
        return std::future::pending().await;
    }
    while let Some(Ok(message)) = page.next().await {
        if let Message::Text(text) = message
            && let Some(seq) = seq_of(text.as_str())
        {
            figures.updated(text.len());
            clicks.seen(seat, seq, &figures);
        }
    }
}

/// The sequence number of an update. It comes first, so the rest need not be parsed.
fn seq_of(news: &str) -> Option<u64> {
    let digits = news.strip_prefix("{\"seq\":")?;
    digits[..digits.find(',')?].parse().ok()
}

/// The clicks at one table, by sequence number.
struct Clicks {
    made: Mutex<Made>,
    shown: Vec<watch::Sender<u64>>,
}

struct Made {
    clicks: Vec<(u64, u8, Instant)>,
    /// Number of clicks that each seat has seen.
    seen: Vec<usize>,
}

impl Clicks {
    fn new(seq: u64, seats: u8) -> Clicks {
        let made = Made { clicks: Vec::new(), seen: vec![0; usize::from(seats)] };
        Clicks { made: Mutex::new(made), shown: (0..seats).map(|_| watch::Sender::new(seq)).collect() }
    }

    fn note(&self, seq: u64, seat: u8, began: Instant) {
        self.made.lock().unwrap_or_else(PoisonError::into_inner).clicks.push((seq, seat, began));
    }

    fn seen(&self, seat: u8, seq: u64, figures: &Figures) {
        let now = Instant::now();
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let Made { clicks, seen } = &mut *made;
        let new = &clicks[seen[usize::from(seat)]..];
        let new = &new[..new.partition_point(|click| click.0 <= seq)];
        for (_, by, began) in new {
            if *by != seat {
                figures.seen(now - *began);
            }
        }
        seen[usize::from(seat)] += new.len();
        drop(made);
        self.shown[usize::from(seat)].send_replace(seq);
    }

    async fn wait_to_see(&self, seat: u8, seq: u64) {
        let _ = self.shown[usize::from(seat)].subscribe().wait_for(|shown| *shown >= seq).await;
    }
}
