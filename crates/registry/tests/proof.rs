//! Verifiable records of every game: the committed ones still verify, and a changed record is refused with the
//! position of the change. `BLESS=1 cargo test -p brocante-registry --test proof` creates missing files. Existing
//! files must not change: they guard records that older versions have sealed.

use brocante_core::proof::{Flaw, prove, verify};
use brocante_core::{DealOrigin, Fair, Header, RecordError, Rng, SealedRecord, Seat, Seed, Unfair, replay};
use brocante_registry::games;
use brocante_show::ShownGame;
use std::path::PathBuf;

fn file(game: &dyn ShownGame) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join(format!("games/{}/golden/sealed.json", game.info().name))
}

/// A sealed record of a random game with few seats.
fn sealed(game: &dyn ShownGame, seed: u64) -> SealedRecord {
    let seats = game.info().seats_min.max(2);
    let share = |seat| (Seat(seat), Seed::from_text(&format!("share {seed} {seat}")));
    let (fair, seed) = Fair::mix(Seed::from_text(&format!("secret {seed}")), (0..seats).map(share).collect());
    let header = Header {
        rules: Some(game.info().rules_version),
        seed: Some(seed),
        fair: Some(fair),
        ..Header::new(game.info().name, seats)
    };
    let mut table = game.open(&header).unwrap();
    let mut rng = Rng::new(1);
    while let Some(seat) = table.to_act().first() {
        table.play_random(seat, &mut rng).unwrap();
    }
    let record = table.record();
    let proof = Some(prove(game, &record).unwrap());
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    SealedRecord { record, proof, names, remarks: Vec::new(), imported: false }
}

#[test]
fn committed_records_still_verify() {
    for game in games() {
        let file = file(game);
        if !file.exists() && std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, sealed(game, 1).to_json()).unwrap();
        }
        let text = std::fs::read_to_string(&file).unwrap_or_else(|_| panic!("{} is missing", file.display()));
        let sealed = SealedRecord::parse(&text).unwrap();
        let proven = verify(game, &sealed).unwrap_or_else(|flaw| panic!("{}: {flaw:?}", file.display()));
        assert!(proven.is_over && proven.shares.is_some_and(|shares| shares > 0) && proven.scripted == 0);
        assert!(proven.draws > 0 && proven.moves > 0 && proven.seal.is_some());
        assert_eq!(sealed.to_json(), text, "{}", file.display());
    }
}

#[test]
fn a_changed_move_draw_or_seal_is_refused_with_its_position() {
    for game in games() {
        let whole = sealed(game, 2);
        let check = |sealed: &SealedRecord| verify(game, sealed).map(|_| ());
        assert_eq!(check(&whole), Ok(()));
        let moves = whole.record.moves.len();
        let mut lawful = 0;
        for at in (0..moves).step_by((moves / 12).max(1)) {
            let ply = at + 1;
            // Replace a move with another legal one.
            let mut table = game.open(&whole.record.header).unwrap();
            replay(&mut *table, &whole.record, at).unwrap();
            let played = &whole.record.moves[at];
            if let Some(other) = table.moves(played.seat).0.into_iter().find(|mv| *mv != played.mv) {
                let mut changed = whole.clone();
                changed.record.moves[at].mv = other;
                match check(&changed) {
                    Err(Flaw::Seal { ply: found } | Flaw::Draw { ply: found, .. }) => assert_eq!(found, ply),
                    other => panic!("{} move {ply}: {other:?}", game.info().name),
                }
                lawful += 1;
            }
            let proof = |change: &dyn Fn(&mut brocante_core::Proof)| {
                let mut changed = whole.clone();
                change(changed.proof.as_mut().unwrap());
                check(&changed)
            };
            if let Some(nth) = whole.proof.as_ref().unwrap().moves[at].0.len().checked_sub(1) {
                let result = proof(&|proof| proof.moves[at].0[nth].4 += 1);
                assert!(
                    matches!(&result, Err(Flaw::Draw { ply: p, nth: n, .. }) if (*p, *n) == (ply, nth)),
                    "{result:?}"
                );
            }
            assert_eq!(proof(&|proof| proof.moves[at].1 = "0".repeat(16)), Err(Flaw::Seal { ply }));
        }
        assert!(lawful > 3.min(moves / 2), "{}: {lawful}", game.info().name);
        let mut cut = whole.clone();
        cut.record.moves.pop();
        cut.proof.as_mut().unwrap().moves.pop();
        assert_eq!(check(&cut), Err(Flaw::LastSeal));
    }
}

/// A record has a complete proof or none. Nothing would check a partial proof.
#[test]
fn a_partial_proof_is_refused() {
    for game in games() {
        let mut fields: serde_json::Value = serde_json::from_str(&sealed(game, 4).to_json()).unwrap();
        fields.as_object_mut().unwrap().remove("seal");
        assert!(matches!(SealedRecord::parse(&fields.to_string()), Err(RecordError::Shape { .. })));
    }
}

#[test]
fn a_changed_share_secret_or_setup_is_refused() {
    for game in games() {
        let whole = sealed(game, 3);
        let changed = |change: &dyn Fn(&mut Header)| {
            let mut changed = whole.clone();
            change(&mut changed.record.header);
            verify(game, &changed).map(|_| ())
        };
        let another = || Seed::from_text("another");
        for seat in 0..whole.record.header.seats {
            let result = changed(&|header| header.fair.as_mut().unwrap().shares[usize::from(seat)].share = another());
            assert_eq!(result, Err(Flaw::Unfair(Unfair::Share(Seat(seat)))));
        }
        assert_eq!(
            changed(&|header| header.fair.as_mut().unwrap().secret = another()),
            Err(Flaw::Unfair(Unfair::Secret))
        );
        assert_eq!(changed(&|header| header.seed = Some(another())), Err(Flaw::Seed));
        // Extra shares, of an unknown seat or a second one of a seat, could steer the seed.
        let seats = whole.record.header.seats;
        for extra in [seats, 0] {
            let result = changed(&|header| {
                let shares = (0..seats).map(|seat| (Seat(seat), another())).chain([(Seat(extra), another())]);
                let (fair, seed) = Fair::mix(another(), shares.collect());
                (header.fair, header.seed) = (Some(fair), Some(seed));
            });
            assert_eq!(result, Err(Flaw::Unfair(Unfair::Share(Seat(extra)))));
        }
        // A different secret gives different cards.
        let result = changed(&|header| {
            let (fair, seed) = Fair::mix(another(), Vec::new());
            (header.fair, header.seed) = (Some(fair), Some(seed));
        });
        assert!(matches!(result, Err(Flaw::Draw { ply: 0, .. })), "{result:?}");
        assert_eq!(changed(&|header| header.fair = None), Err(Flaw::Opening));
        // The shuffle of another game is not presented as one's own, nor beside one.
        let origin = |header: &Header| {
            let fair = header.fair.clone();
            Some(DealOrigin { table: "elsewhere".to_owned(), moves: 0, imported: false, scripted: false, fair })
        };
        assert_eq!(changed(&|header| header.origin = origin(header)), Err(Flaw::Origin));
        let result = changed(&|header| {
            header.origin = origin(header);
            header.fair = None;
            header.seed = Some(another());
        });
        assert_eq!(result, Err(Flaw::Seed));
        let result = changed(&|header| header.rules = Some(99));
        assert!(
            matches!(&result, Err(Flaw::Setup(refused)) if refused.message.key == "error-rules-version"),
            "{result:?}"
        );
    }
}
