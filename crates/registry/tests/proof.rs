//! Records that prove themselves, of every game: the committed ones still do, and whatever is changed in
//! one is refused with the place. `BLESS=1 cargo test -p brocante-registry --test proof` makes missing
//! ones; those that are there guard what older versions of the program have sealed, and stay.

use brocante_core::proof::{Flaw, prove, verify};
use brocante_core::text::Tongue;
use brocante_core::{AnyGame, Fair, Header, Record, RecordError, Rng, SealedRecord, Seat, Seed, Unfair};
use brocante_registry::games;
use std::path::PathBuf;

fn file(game: &dyn AnyGame) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join(format!("games/{}/golden/sealed.json", game.info().name))
}

fn tongue(game: &dyn AnyGame) -> Tongue {
    Tongue::new(game.info(), "en")
}

/// A game of two or three by anybody, sealed.
fn sealed(game: &dyn AnyGame, seed: u64) -> SealedRecord {
    let seats = game.info().seats_min.max(2);
    let share = |seat| (Seat(seat), Seed::from_text(&format!("share {seed} {seat}")));
    let (fair, seed) = Fair::mix(Seed::from_text(&format!("secret {seed}")), (0..seats).map(share).collect());
    let header = Header {
        rules: Some(game.info().rules_version),
        seed: Some(seed),
        fair: Some(fair),
        ..Header::new(game.info().name, seats)
    };
    let mut table = game.open(&header, &tongue(game)).unwrap();
    let mut rng = Rng::new(1);
    while let Some(seat) = table.to_act().first() {
        table.play_random(seat, &mut rng).unwrap();
    }
    let record = Record::parse(&table.record()).unwrap();
    let proof = Some(prove(game, &record, &tongue(game)).unwrap());
    SealedRecord { record, proof, names: vec!["Ada".to_owned(), "Ben".to_owned()], words: Vec::new() }
}

#[test]
fn committed_records_still_prove_themselves() {
    for game in games() {
        let file = file(game);
        if !file.exists() && std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, sealed(game, 1).to_json()).unwrap();
        }
        let text = std::fs::read_to_string(&file).unwrap_or_else(|_| panic!("{} is missing", file.display()));
        let sealed = SealedRecord::parse(&text).unwrap();
        let proven = verify(game, &sealed, &tongue(game)).unwrap_or_else(|flaw| panic!("{}: {flaw:?}", file.display()));
        assert!(proven.is_over && proven.shares.is_some_and(|shares| shares > 0) && proven.scripted == 0);
        assert!(proven.draws > 0 && proven.moves > 0 && proven.seal.is_some());
        assert_eq!(sealed.to_json(), text, "{}", file.display());
    }
}

#[test]
fn a_changed_move_draw_or_seal_is_refused_where_it_is() {
    for game in games() {
        let whole = sealed(game, 2);
        let check = |sealed: &SealedRecord| verify(game, sealed, &tongue(game)).map(|_| ());
        assert_eq!(check(&whole), Ok(()));
        let moves = whole.record.moves.len();
        let mut lawful = 0;
        for at in (0..moves).step_by((moves / 12).max(1)) {
            let ply = at + 1;
            // Another move that could have been made there.
            let mut table = game.open(&whole.record.header, &tongue(game)).unwrap();
            let speaker_tongue = tongue(game);
            let speaker = brocante_core::text::Speaker::new(&speaker_tongue, &[], brocante_core::Viewer::Public);
            brocante_core::replay(&mut *table, &whole.record, at, &speaker).unwrap();
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
        assert!(lawful > 3, "{}: {lawful}", game.info().name);
        let mut cut = whole.clone();
        cut.record.moves.pop();
        cut.proof.as_mut().unwrap().moves.pop();
        assert_eq!(check(&cut), Err(Flaw::LastSeal));
    }
}

/// A record is sealed, or has nothing of a proof: what is left of one would be checked by nobody.
#[test]
fn a_proof_without_its_last_seal_is_no_record() {
    for game in games() {
        let mut fields: serde_json::Value = serde_json::from_str(&sealed(game, 4).to_json()).unwrap();
        fields.as_object_mut().unwrap().remove("seal");
        assert!(matches!(SealedRecord::parse(&fields.to_string()), Err(RecordError::Shape { .. })));
    }
}

#[test]
fn a_changed_contribution_secret_or_setup_is_refused_by_name() {
    for game in games() {
        let whole = sealed(game, 3);
        let changed = |change: &dyn Fn(&mut Header)| {
            let mut changed = whole.clone();
            change(&mut changed.record.header);
            verify(game, &changed, &tongue(game)).map(|_| ())
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
        // Shares of nobody, or twice of somebody, would be a way to steer.
        let seats = whole.record.header.seats;
        for extra in [seats, 0] {
            let result = changed(&|header| {
                let shares = (0..seats).map(|seat| (Seat(seat), another())).chain([(Seat(extra), another())]);
                let (fair, seed) = Fair::mix(another(), shares.collect());
                (header.fair, header.seed) = (Some(fair), Some(seed));
            });
            assert_eq!(result, Err(Flaw::Unfair(Unfair::Share(Seat(extra)))));
        }
        // A whole other way to the same kind of game: the cards are others.
        let result = changed(&|header| {
            let (fair, seed) = Fair::mix(another(), Vec::new());
            (header.fair, header.seed) = (Some(fair), Some(seed));
        });
        assert!(matches!(result, Err(Flaw::Draw { ply: 0, .. })), "{result:?}");
        assert_eq!(changed(&|header| header.fair = None), Err(Flaw::Opening));
        let result = changed(&|header| header.rules = Some(99));
        assert!(matches!(&result, Err(Flaw::Setup(refused)) if refused.sentence.contains("99")), "{result:?}");
    }
}
