//! `cargo xtask load`: measures how much load one server can take.
//!
//! It starts a server on this machine with a temporary folder, and seats four people at each table, each with a
//! live page (a WebSocket). They replay games that were generated beforehand, so that they need not ask for legal
//! moves: a click is sent as soon as the previous one is answered. If `taskset` is available, the server gets one
//! core and the clients another.

mod figures;
mod http;
mod people;
mod server;

use clap::Parser;
use figures::{Figures, Histogram};
use people::{Script, Seating, play};
use server::Server;
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

type Failure = Box<dyn Error + Send + Sync>;

#[derive(Clone, Parser)]
struct Args {
    /// Number of tables. Several numbers are measured one after the other.
    #[arg(long, value_delimiter = ',', default_value = "100")]
    tables: Vec<usize>,
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    #[arg(long, default_value = "boxes")]
    game: String,
    /// Number of people per table with an open page.
    #[arg(long, default_value_t = SEATS)]
    pages: u8,
    /// Share of the pages that connect and never read.
    #[arg(long, default_value_t = 0.0)]
    stalled: f64,
    /// Wait with a move until the player's own page shows that it is their turn.
    #[arg(long)]
    seen: bool,
    /// Thinking time before each click, in milliseconds.
    #[arg(long, default_value_t = 0)]
    think: u64,
    /// Run for this many minutes instead, and check the memory every half minute.
    #[arg(long, value_name = "MINUTES")]
    soak: Option<u64>,
    /// Number of unattended tables, to measure the memory that each needs.
    #[arg(long, default_value_t = 1000)]
    idle: usize,
}

/// Number of distinct games; tables share them, because generating one for every table would take long.
const SCRIPTS: u64 = 40;
const SEATS: u8 = 4;
const SOAK_LOOK: Duration = Duration::from_secs(30);
/// Index of the memory sample to compare with: by then, finished tables are dropped as fast as new ones are made.
const SOAK_WARM: usize = 5;
/// A larger increase by the end of a soak test counts as growth.
const GROWTH_PERCENT: u64 = 10;

fn main() -> Result<(), Failure> {
    let args = Args::parse();
    let scripts: Arc<Vec<Script>> =
        Arc::new((0..SCRIPTS).map(|seed| Script::played(&args.game, SEATS, seed)).collect());
    let is_pinned = server::pin_this_process();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    // Waking a sleeping core would be charged to the server. A network card does not sleep, so this thread must not
    // either.
    runtime.spawn(async {
        loop {
            tokio::task::yield_now().await;
        }
    });
    println!(
        "| {} tables | moves/s | answer p50 | p99 | others see p50 | p99 | updates/s | bytes | CPU | memory | an idle table |",
        args.game
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for &tables in &args.tables {
        runtime.block_on(measure(&args, tables, &scripts, is_pinned))?;
    }
    Ok(())
}

async fn measure(args: &Args, tables: usize, scripts: &Arc<Vec<Script>>, is_pinned: bool) -> Result<(), Failure> {
    let server = Server::start(is_pinned)?;
    let idle = idle_table_bytes(args, &server, scripts).await?;
    let figures = Arc::new(Figures::default());
    let (seated, stop) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
    let mut people = tokio::task::JoinSet::new();
    for number in 0..tables {
        let seating = Seating {
            port: server.port,
            number,
            pages: args.pages,
            stalled_percent: (args.stalled * 100.0) as usize,
            waits_to_see: args.seen,
            think: Duration::from_millis(args.think),
        };
        let shared = (Arc::clone(scripts), Arc::clone(&figures), Arc::clone(&seated), Arc::clone(&stop));
        people.spawn(async move {
            let (scripts, figures, seated, stop) = shared;
            play(&seating, &scripts, &figures, &seated, &stop).await
        });
    }
    while seated.load(Ordering::Relaxed) < tables {
        if let Some(ended) = people.try_join_next() {
            ended??;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    figures.begin();
    let (began, cpu) = (Instant::now(), server.cpu()?);
    match args.soak {
        Some(minutes) => soak(minutes, &server, &figures).await?,
        None => tokio::time::sleep(Duration::from_secs(args.seconds)).await,
    }
    let seconds = began.elapsed().as_secs_f64();
    let cpu = (server.cpu()? - cpu).as_secs_f64() / seconds;
    let memory = server.memory()?;
    let (moves, answered, seen) = figures.end();
    let (updates, bytes) = figures.updates();
    stop.store(true, Ordering::Relaxed);
    people.abort_all();
    while let Some(ended) = people.join_next().await {
        match ended {
            Err(error) if error.is_cancelled() => {}
            ended => ended??,
        }
    }
    let ms = |times: &Histogram, part| format!("{:.1} ms", times.at(part).as_secs_f64() * 1e3);
    println!(
        "| {tables} | {:.0} | {} | {} | {} | {} | {:.0} | {} | {:.0} % | {} MiB | {:.1} KiB |",
        moves as f64 / seconds,
        ms(&answered, 0.5),
        ms(&answered, 0.99),
        ms(&seen, 0.5),
        ms(&seen, 0.99),
        updates as f64 / seconds,
        bytes / updates.max(1),
        cpu * 100.0,
        memory >> 20,
        idle / 1024.0,
    );
    Ok(())
}

/// Memory of a table in the middle of a game that nobody is viewing.
async fn idle_table_bytes(args: &Args, server: &Server, scripts: &[Script]) -> Result<f64, Failure> {
    if args.idle == 0 {
        return Ok(0.0);
    }
    let warm = args.idle / 10;
    people::make_idle(server.port, 0..warm, scripts).await?;
    let before = server.memory()?;
    people::make_idle(server.port, warm..warm + args.idle, scripts).await?;
    Ok((server.memory()? as f64 - before as f64) / args.idle as f64)
}

async fn soak(minutes: u64, server: &Server, figures: &Figures) -> Result<(), Failure> {
    let mut memory = Vec::new();
    for look in 1..=minutes * 60 / SOAK_LOOK.as_secs() {
        tokio::time::sleep(SOAK_LOOK).await;
        memory.push(server.memory()?);
        let minutes = (look * SOAK_LOOK.as_secs()) as f64 / 60.0;
        eprintln!("after {minutes} minutes: {} MiB, {} moves", memory[memory.len() - 1] >> 20, figures.moves());
    }
    if let (Some(warm), Some(last)) = (memory.get(SOAK_WARM), memory.last()) {
        let grew = *last * 100 > *warm * (100 + GROWTH_PERCENT);
        eprintln!("the memory {}", if grew { "GREW" } else { "did not grow" });
    }
    Ok(())
}
