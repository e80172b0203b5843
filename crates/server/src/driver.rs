//! What happens at a table without anybody's click: bots move, clocks run out, the candle of a speaker
//! burns down. One task a table; it holds the table weakly, and ends with it.

use crate::entry::{Entry, Why};
use crate::hall::{Hall, Inner, Live, Timing, now_ms};
use crate::thinkers::{Asker, Question};
use crate::tongues;
use brocante_bots::{AnyThought, MindError, Spec};
use brocante_core::text::Speaker;
use brocante_core::{Rng, Seat, Viewer};
use brocante_store::Phase;
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

/// Somebody whose clock shows nothing left may still have clicked in time.
const GRACE_SECONDS: u32 = 1;
/// After a commit that failed, so that a full disk is not asked a thousand times a second.
const AFTER_FAILURE: Duration = Duration::from_secs(2);
/// A bot speaks this long.
const PATTER: Duration = Duration::from_secs(4);

#[derive(Clone, Copy, PartialEq, Debug)]
enum Step {
    Bot(Seat),
    ClockOut(Seat),
    SpeechOver(Seat),
}

/// A decision of a bot's, by its number, and whether it has begun to speak; and when it is due.
type Wait = ((Seat, u64, bool), Instant);

pub async fn drive(hall: Arc<Hall>, table: Weak<Live>) {
    let Some(mut changes) = table.upgrade().map(|live| live.changes()) else { return };
    let mut waits = Vec::new();
    loop {
        let Some(live) = table.upgrade() else { return };
        changes.mark_unchanged();
        let next = {
            let inner = live.lock_quietly().await;
            if inner.is_lost || inner.sitting.phase() == Phase::Over {
                return;
            }
            next_step(&inner, hall.timing, &mut waits)
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
                if !take_step(&hall, &live, step).await {
                    tokio::time::sleep(AFTER_FAILURE).await;
                }
            }
        }
    }
}

/// What is due next, and when. A bot that waits goes on waiting for what it waited for, whatever is said meanwhile.
fn next_step(inner: &Inner, timing: Timing, waits: &mut Vec<Wait>) -> Option<(Instant, Step)> {
    if inner.sitting.is_deserted() {
        return None;
    }
    let now = Instant::now();
    let before = std::mem::take(waits);
    let Timing { bot_pause, clock_second } = timing;
    let grace = GRACE_SECONDS * clock_second;
    let speech = inner.speech_deadline();
    let mut steps: Vec<(Instant, Step)> = Vec::new();
    for seat in inner.sitting.to_act().iter() {
        if inner.sitting.is_bot(seat) {
            let has_spoken =
                speech.is_some_and(|(speaker, _)| speaker == seat) && !inner.typing[seat.index()].is_empty();
            let pause = if has_spoken && !bot_pause.is_zero() { PATTER } else { bot_pause };
            let decision = (seat, inner.sitting.decision_seq(seat), has_spoken);
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

/// Does what is due, if it still is; answers whether the store took it.
async fn take_step(hall: &Hall, live: &Live, step: Step) -> bool {
    let mut inner = live.lock_quietly().await;
    let entry = match step {
        Step::Bot(seat) if is_bots_turn(&inner, seat) => {
            if patter(&mut inner, seat) {
                live.tell(&mut inner);
                return true;
            }
            let (decision, question) = (inner.sitting.decision_seq(seat), question(&inner, seat));
            drop(inner);
            let thought = match question {
                Some(question) => hall.thinkers.ask(question).await,
                None => return true,
            };
            inner = live.lock_quietly().await;
            // Somebody may have come back to the seat in the meantime.
            if !is_bots_turn(&inner, seat) || inner.sitting.decision_seq(seat) != decision {
                return true;
            }
            bot_move(&inner, seat, thought)
        }
        Step::ClockOut(seat) if inner.deadline(seat).is_some_and(|at| at <= Instant::now()) => {
            Some(Entry::Away { seat, why: Why::Clock })
        }
        Step::SpeechOver(seat) => end_speech(&inner, seat),
        _ => None,
    };
    match entry {
        Some(entry) => hall.commit(live, &mut inner, vec![entry], "en").await.is_ok(),
        None => true,
    }
}

/// A bot whose turn it is to speak says its piece; answers whether it has just begun to.
fn patter(inner: &mut Inner, seat: Seat) -> bool {
    let sitting = &inner.sitting;
    let Some(game) = sitting.game.as_ref() else { return false };
    if game.speech().is_none_or(|speech| speech.seat != seat) || !inner.typing[seat.index()].is_empty() {
        return false;
    }
    let names = sitting.names();
    // A table has one language for what its bots say: that of its deck.
    let tongue = tongues::of(&sitting.header.game, &sitting.table_lang());
    let speaker = Speaker::new(tongue, &names, Viewer::Seat(seat));
    let text = game.patter(&speaker, &mut lots(inner));
    inner.typing[seat.index()] = text;
    !inner.typing[seat.index()].is_empty()
}

fn is_bots_turn(inner: &Inner, seat: Seat) -> bool {
    inner.sitting.is_bot(seat) && inner.sitting.to_act().contains(seat)
}

/// A bot sees its seat's view.
fn question(inner: &Inner, seat: Seat) -> Option<Question> {
    let sitting = &inner.sitting;
    let view = sitting.game.as_ref()?.view(Viewer::Seat(seat));
    let spec = Spec::new(sitting.level(seat));
    let header = sitting.header.without_chance();
    Some(Question { header, view, seat, spec, seed: lots(inner).next_u64(), examined: None, asker: Asker::Bot })
}

/// What a bot has thought out. It plays on in any case.
fn bot_move(inner: &Inner, seat: Seat, thought: Result<AnyThought, MindError>) -> Option<Entry> {
    let mv = match thought {
        Ok(thought) => thought.chosen,
        Err(error) => {
            tracing::error!(table = inner.sitting.id, %error, "a bot can't think");
            inner.sitting.game.as_ref()?.moves(seat).0.into_iter().next()?
        }
    };
    Some(Entry::Moved { seat, r#move: mv, by_bot: true, command: None, at_ms: now_ms() })
}

/// The lots a bot draws are its own: nothing of the table's chance.
pub fn lots(inner: &Inner) -> Rng {
    let place = (&inner.sitting.id, inner.sitting.seq);
    Rng::new(BuildHasherDefault::<DefaultHasher>::default().hash_one(place))
}

fn end_speech(inner: &Inner, seat: Seat) -> Option<Entry> {
    let (speaker, deadline) = inner.speech_deadline()?;
    if speaker != seat || deadline > Instant::now() {
        return None;
    }
    let speech = inner.sitting.game.as_ref()?.speech()?;
    Some(Entry::Moved { seat, r#move: speech.done, by_bot: true, command: None, at_ms: now_ms() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use crate::entry::SeatFor;
    use crate::hall::NewTable;
    use brocante_store::Sqlite;

    const TABLES_MAX: usize = 100;

    #[tokio::test]
    async fn a_bot_does_not_wait_anew_for_what_is_said_meanwhile() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config::of_a_test(folder.path(), Duration::from_secs(3600));
        let hall = Hall::new(Arc::new(Sqlite::open(&config.data).unwrap()), &config);
        let host = crate::visitor::person_of("0123456789abcdef0123456789abcdef");
        for _ in 0..TABLES_MAX {
            let live = hall.make(NewTable::of_a_test(&host, SeatFor::Bot), "en").await.unwrap();
            let inner = live.lock().await;
            let mut waits = Vec::new();
            let next = |waits: &mut Vec<Wait>| next_step(&inner, hall.timing, waits);
            // Another one, where it is a person's turn.
            let Some((due, Step::Bot(seat))) = next(&mut waits) else { continue };
            std::thread::sleep(Duration::from_millis(2));
            assert_eq!(next(&mut waits), Some((due, Step::Bot(seat))));
            assert!(next(&mut Vec::new()).unwrap().0 > due, "a decision it has not waited for");
            return;
        }
        panic!("a bot is never the first");
    }
}
