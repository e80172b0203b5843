//! What happens at a table without a click: bots move, clocks run out, speeches end. One task per table; it holds the
//! table weakly, and ends with it.

use crate::edge::languages;
use crate::tables::bot_pool::{Priority, ThinkRequest, kind_of};
use crate::tables::live::{LiveInner, LiveTable, now_ms};
use crate::tables::tables::{Tables, Timing, game_of};
use brocante_bots::{AnyThought, Spec, ThinkError};
use brocante_core::{Rng, Seat, Viewer};
use brocante_show::Translator;
use brocante_table::{AwayReason, Entry, Phase, TableState};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

/// A player whose clock shows nothing left may still have clicked in time.
const GRACE_SECONDS: u32 = 1;
/// The pause after a failed commit or a refused thought, so that a full disk is not written to a thousand times a second.
const AFTER_FAILURE: Duration = Duration::from_secs(2);
/// How long a bot speaks.
const PATTER: Duration = Duration::from_secs(4);

#[derive(Clone, Copy, PartialEq, Debug)]
enum Step {
    Bot(Seat),
    ClockOut(Seat),
    SpeechOver(Seat),
}

/// A bot's decision by the entry it began at, whether the bot has begun to speak, and when it is due.
type Wait = ((Seat, u64, bool), Instant);

pub async fn drive(tables: Arc<Tables>, table: Weak<LiveTable>) {
    let Some(mut changes) = table.upgrade().map(|live| live.changes()) else { return };
    let mut waits = Vec::new();
    loop {
        let Some(live) = table.upgrade() else { return };
        changes.mark_unchanged();
        let next = {
            let inner = live.lock_quietly().await;
            if inner.is_lost || inner.state.phase() == Phase::Over {
                return;
            }
            next_step(&inner, tables.timing, &mut waits)
        };
        drop(live);
        let Some((at, step)) = next else {
            if changes.changed().await.is_err() {
                return;
            }
            continue;
        };
        tokio::select! {
            changed = changes.changed() => {
                if changed.is_err() {
                    return;
                }
            }
            () = tokio::time::sleep_until(at.into()) => {
                let Some(live) = table.upgrade() else { return };
                waits.retain(|((seat, ..), _)| Step::Bot(*seat) != step);
                if !take_step(&tables, &live, step).await {
                    tokio::time::sleep(AFTER_FAILURE).await;
                }
            }
        }
    }
}

/// What is due next, and when. Other changes of the table do not restart a bot's pause.
fn next_step(inner: &LiveInner, timing: Timing, waits: &mut Vec<Wait>) -> Option<(Instant, Step)> {
    if inner.state.is_deserted() || inner.state.is_deal_over(now_ms()) {
        return None;
    }
    let now = Instant::now();
    let before = std::mem::take(waits);
    let Timing { bot_pause, clock_second } = timing;
    let grace = GRACE_SECONDS * clock_second;
    let speech = inner.speech_deadline();
    let mut steps: Vec<(Instant, Step)> = Vec::new();
    for seat in inner.state.to_act().iter() {
        if inner.state.is_bot(seat) {
            let has_spoken = speech.is_some_and(|(seat_speaking, _)| seat_speaking == seat)
                && !inner.typing[seat.index()].is_empty();
            let pause = if has_spoken && !bot_pause.is_zero() { PATTER } else { bot_pause };
            let decision = (seat, inner.state.decision_seq(seat), has_spoken);
            let due = before.iter().find(|(known, _)| *known == decision).map_or(now + pause, |(_, due)| *due);
            waits.push((decision, due));
            steps.push((due, Step::Bot(seat)));
        } else if let Some(deadline) = inner.deadline(seat) {
            steps.push((deadline + grace, Step::ClockOut(seat)));
        }
    }
    steps.extend(speech.map(|(seat, at)| (at + grace, Step::SpeechOver(seat))));
    steps.into_iter().min_by_key(|(at, _)| *at)
}

/// Does what is due, if it still is. Returns `false` if it has to be tried again: the store failed, or too many bots of
/// the same people are thinking.
async fn take_step(tables: &Tables, live: &LiveTable, step: Step) -> bool {
    let mut inner = live.lock_quietly().await;
    let entry = match step {
        Step::Bot(seat) if is_bots_turn(&inner, seat) => {
            if patter(tables, &mut inner, seat) {
                live.notify(&mut inner);
                return true;
            }
            let (decision, request) = (inner.state.decision_seq(seat), think_request(tables, &inner, seat));
            drop(inner);
            let thought = match request {
                Some(request) => tables.bots.think(request).await,
                None => return true,
            };
            if matches!(thought, Err(ThinkError::Busy)) {
                return false;
            }
            inner = live.lock_quietly().await;
            // A person may have come back to the seat in the meantime.
            if !is_bots_turn(&inner, seat) || inner.state.decision_seq(seat) != decision {
                return true;
            }
            bot_move(&inner, seat, thought)
        }
        Step::ClockOut(seat) if inner.deadline(seat).is_some_and(|at| at <= Instant::now()) => {
            Some(Entry::Away { seat, why: AwayReason::Clock })
        }
        Step::SpeechOver(seat) => end_speech(&inner, seat),
        _ => None,
    };
    match entry {
        Some(entry) => tables.commit(live, &mut inner, vec![entry]).await.is_ok(),
        None => true,
    }
}

/// Lets a bot begin its speech. Returns whether it has just begun.
fn patter(tables: &Tables, inner: &mut LiveInner, seat: Seat) -> bool {
    let state = &inner.state;
    let Some(game) = state.game.as_ref() else { return false };
    if game.speech().is_none_or(|speech| speech.seat != seat) || !inner.typing[seat.index()].is_empty() {
        return false;
    }
    let names = state.names();
    // The bots of a table speak one language: that of its deck.
    let language = languages::of(&state.header.game, &state.table_lang());
    let translator = Translator::new(language, &names, Viewer::Seat(seat));
    let Ok(shown) = game_of(&state.header.game) else { return false };
    let text = shown.patter(&**game, &translator, &mut rng(tables, inner));
    inner.typing[seat.index()] = text;
    !inner.typing[seat.index()].is_empty()
}

fn is_bots_turn(inner: &LiveInner, seat: Seat) -> bool {
    inner.state.is_bot(seat) && inner.state.to_act().contains(seat) && !inner.state.is_deal_over(now_ms())
}

/// A bot gets its seat's view.
fn think_request(tables: &Tables, inner: &LiveInner, seat: Seat) -> Option<ThinkRequest> {
    let state = &inner.state;
    Some(ThinkRequest {
        view: state.game.as_ref()?.typed_view(seat),
        seat,
        spec: Spec::new(kind_of(state.level(seat))),
        seed: rng(tables, inner).next_u64(),
        examined: None,
        priority: Priority::Bot,
        asker: inner.asker.clone(),
    })
}

/// The move of a bot. If it can't think, it plays the first listed move.
fn bot_move(inner: &LiveInner, seat: Seat, thought: Result<AnyThought, ThinkError>) -> Option<Entry> {
    let mv = match thought {
        Ok(thought) => thought.chosen,
        Err(error) => {
            tracing::error!(table = inner.state.id, %error, "a bot can't think");
            inner.state.game.as_ref()?.moves(seat).0.into_iter().next()?
        }
    };
    Some(Entry::Moved { seat, r#move: mv, by_bot: true, idempotency_key: None, at_ms: now_ms() })
}

/// A bot's own random numbers: nothing of the table's chance. They follow from the table's secret, which nobody knows
/// during the game; a deal that was known beforehand has none, so the server's own comes in.
pub fn rng(tables: &Tables, inner: &LiveInner) -> Rng {
    let TableState { id, seq, secret, .. } = &inner.state;
    let lot = secret.as_ref().unwrap_or(&tables.lots).derive(&format!("bots {id} {seq}"));
    Rng::new(u64::from_be_bytes(*lot.0.first_chunk().expect("a seed has 32 bytes")))
}

fn end_speech(inner: &LiveInner, seat: Seat) -> Option<Entry> {
    let (speaking, deadline) = inner.speech_deadline()?;
    if speaking != seat || deadline > Instant::now() {
        return None;
    }
    let speech = inner.state.game.as_ref()?.speech()?;
    Some(Entry::Moved { seat, r#move: speech.done, by_bot: true, idempotency_key: None, at_ms: now_ms() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{App, Config};
    use crate::edge::visitor::person_of;
    use crate::tables::new_table::NewTable;
    use brocante_store::Sqlite;
    use brocante_table::SeatFor;

    const TABLES_MAX: usize = 100;

    /// What a bot draws follows from nothing that anybody else knows: not from the id and the number of entries.
    #[tokio::test]
    async fn nobody_can_foretell_a_bots_lots() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config::of_a_test(folder.path(), Duration::from_secs(3600));
        let store = Arc::new(Sqlite::open(&config.data).unwrap());
        let (tables, restarted) = (App::new(store.clone(), &config).tables, App::new(store, &config).tables);
        let host = person_of("0123456789abcdef0123456789abcdef");
        let shuffled = tables.make(NewTable::of_a_test(&host, SeatFor::Friends)).await.unwrap();
        let mut inner = shuffled.lock().await;
        let before = rng(&tables, &inner).next_u64();
        assert_eq!(rng(&restarted, &inner).next_u64(), before, "the table's secret decides");
        inner.state.secret = Some(brocante_core::Seed::from_text("another secret"));
        assert_ne!(rng(&tables, &inner).next_u64(), before);
        // A deal that was known beforehand has no secret.
        inner.state.secret = None;
        assert_ne!(rng(&tables, &inner).next_u64(), rng(&restarted, &inner).next_u64());
    }

    #[tokio::test]
    async fn other_changes_do_not_restart_a_bots_pause() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config::of_a_test(folder.path(), Duration::from_secs(3600));
        let tables = App::new(Arc::new(Sqlite::open(&config.data).unwrap()), &config).tables;
        let host = person_of("0123456789abcdef0123456789abcdef");
        for _ in 0..TABLES_MAX {
            let live = tables.make(NewTable::of_a_test(&host, SeatFor::Bot)).await.unwrap();
            let inner = live.lock().await;
            let mut waits = Vec::new();
            let next = |waits: &mut Vec<Wait>| next_step(&inner, tables.timing, waits);
            // If it is a person's turn, try another table.
            let Some((due, Step::Bot(seat))) = next(&mut waits) else { continue };
            std::thread::sleep(Duration::from_millis(2));
            assert_eq!(next(&mut waits), Some((due, Step::Bot(seat))));
            assert!(next(&mut Vec::new()).unwrap().0 > due, "a decision it has not waited for");
            return;
        }
        panic!("a bot is never the first");
    }
}
