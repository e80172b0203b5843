//! A shuffle that nobody can steer, and everybody can check.
//!
//! Before anything is dealt, the server commits to a secret by showing its hash. Then every player draws a share and
//! shows its fingerprint. Only when all fingerprints are fixed are the shares shown. The seed is made of the secret and
//! all shares, so nobody who chose one of them knew all the others. After the game the secret is shown.

use crate::chance::Seed;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// How the seed of a game came about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// What was shown before anybody added a share.
    pub commitment: String,
    pub secret: Seed,
    pub shares: Vec<Share>,
}

/// What a player added.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    pub seat: Seat,
    pub share: Seed,
    /// A mark of all that was mixed up to here, so that a changed share can be told from the others.
    pub mixed: String,
    /// The hash that was shown before any share was. Absent if the share was shown at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
}

impl Fair {
    /// Mixes the shares into the secret, in the order of the seats; answers with the seed as well.
    pub fn mix(secret: Seed, mut shares: Vec<(Seat, Seed)>) -> (Fair, Seed) {
        shares.sort_by_key(|(seat, _)| *seat);
        let mut seed = first(&secret);
        let shares = shares
            .into_iter()
            .map(|(seat, share)| {
                seed = stir(&seed, seat, &share);
                Share { seat, share, mixed: mark(&seed), fingerprint: None }
            })
            .collect();
        (Fair { commitment: commitment(&secret), secret, shares }, seed)
    }

    /// Whether some share may have been chosen when others were known: there are several, and not all had a fingerprint.
    /// People on one device have the same share.
    pub fn is_open(&self) -> bool {
        let is_several = self.shares.windows(2).any(|pair| pair[0].share != pair[1].share);
        is_several && self.shares.iter().any(|share| share.fingerprint.is_none())
    }

    /// Mixes everything again, and answers with the seed or with what doesn't fit.
    pub fn check(&self) -> Result<Seed, Unfair> {
        if commitment(&self.secret) != self.commitment {
            return Err(Unfair::Secret);
        }
        let mut seed = first(&self.secret);
        for (at, share) in self.shares.iter().enumerate() {
            // Each seat adds once, and in its turn: what anybody could add besides would be a way to steer.
            if self.shares[..at].iter().any(|before| before.seat >= share.seat) {
                return Err(Unfair::Share(share.seat));
            }
            seed = stir(&seed, share.seat, &share.share);
            let is_other = share.fingerprint.as_ref().is_some_and(|shown| *shown != fingerprint(&share.share));
            if mark(&seed) != share.mixed || is_other {
                return Err(Unfair::Share(share.seat));
            }
        }
        Ok(seed)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// The secret is not the one that was committed to.
    Secret,
    /// This seat's share is not the one that was mixed in.
    Share(Seat),
}

/// What tells nothing of a secret but fixes it: SHA-256 of `brocante commitment 1`, a line end, and the secret.
pub fn commitment(secret: &Seed) -> String {
    let digest = Sha256::new().chain_update(b"brocante commitment 1\n").chain_update(secret.0).finalize();
    Seed(digest.into()).to_string()
}

/// What fixes a share before it is shown: SHA-256 of `brocante share 1`, a line end, and the share.
pub fn fingerprint(share: &Seed) -> String {
    let digest = Sha256::new().chain_update(b"brocante share 1\n").chain_update(share.0).finalize();
    Seed(digest.into()).to_string()
}

fn first(secret: &Seed) -> Seed {
    secret.derive("brocante seed 1")
}

fn stir(seed: &Seed, seat: Seat, share: &Seed) -> Seed {
    seed.derive(&format!("{seat} {share}"))
}

fn mark(seed: &Seed) -> String {
    seed.derive("mixed").to_string()[..16].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mixed() -> (Fair, Seed) {
        let share = |seat, text| (Seat(seat), Seed::from_text(text));
        Fair::mix(Seed::from_text("the server's"), vec![share(2, "c"), share(0, "a"), share(1, "b")])
    }

    #[test]
    fn what_was_mixed_can_be_mixed_again() {
        let (fair, seed) = mixed();
        assert_eq!(fair.check(), Ok(seed.clone()));
        assert_eq!(fair.shares.iter().map(|share| share.seat.0).collect::<Vec<_>>(), [0, 1, 2]);
        let alone = Fair::mix(Seed::from_text("the server's"), Vec::new());
        assert_ne!(alone.1, seed);
        assert_ne!(alone.1, alone.0.secret);
    }

    #[test]
    fn whatever_is_changed_is_told_by_name() {
        let changed = |change: &dyn Fn(&mut Fair)| {
            let (mut fair, _) = mixed();
            change(&mut fair);
            fair.check()
        };
        assert_eq!(changed(&|fair| fair.secret = Seed::from_text("another")), Err(Unfair::Secret));
        assert_eq!(changed(&|fair| fair.commitment = "0".repeat(64)), Err(Unfair::Secret));
        for seat in 0..3 {
            let share = Seed::from_text("another");
            let result = changed(&|fair| fair.shares[usize::from(seat)].share = share.clone());
            assert_eq!(result, Err(Unfair::Share(Seat(seat))));
        }
        let other = Some(fingerprint(&Seed::from_text("another")));
        assert_eq!(changed(&|fair| fair.shares[1].fingerprint = other.clone()), Err(Unfair::Share(Seat(1))));
        let right = Some(fingerprint(&Seed::from_text("b")));
        assert!(changed(&|fair| fair.shares[1].fingerprint = right.clone()).is_ok());
        assert_eq!(changed(&|fair| drop(fair.shares.remove(0))), Err(Unfair::Share(Seat(1))));
        assert_eq!(changed(&|fair| fair.shares.swap(0, 1)), Err(Unfair::Share(Seat(1))));
    }
}
