//! Records that prove themselves.
//!
//! A sealed record holds how its seed came about ([`crate::Fair`]), every draw, and a chain of seals: each
//! is the hash of the one before it and of a move with its draws. [`verify`] does all of it again, by the
//! rules, and says where something was changed.
//!
//! Names and free words are not sealed: they are no part of the game.

use crate::chance::Draw;
use crate::erased::AnyGame;
use crate::fair::{Fair, Unfair};
use crate::message::Message;
use crate::record::{DealOrigin, Header, Played, Proof, Record, SealedRecord};
use crate::refusal::Refused;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// How much of a seal stands beside a move; the last one is there as a whole.
const SHORT: usize = 16;

/// What [`verify`] found to be true.
#[derive(Clone, PartialEq, Debug)]
pub struct Proven {
    pub seats: u8,
    /// How many shares are in the seed; `None` if the game has no shuffle of its own.
    pub shares: Option<usize>,
    /// Whether a share may have been chosen when others were known.
    pub is_open: bool,
    /// Where the deal was played before.
    pub origin: Option<DealOrigin>,
    /// Whether the server that wrote the record did not see the game.
    pub imported: bool,
    pub draws: usize,
    /// Draws that somebody fixed beforehand.
    pub scripted: usize,
    pub moves: usize,
    pub is_over: bool,
    pub seal: Option<String>,
}

/// Where a record is not what it says.
#[derive(Clone, PartialEq, Debug)]
pub enum Flaw {
    Unfair(Unfair),
    /// The seed is not what secret and shares give.
    Seed,
    /// The deal was played before, but the record claims a shuffle.
    Origin,
    /// It is not the deal, or does not begin with the moves, of the record that it is compared with.
    OtherDeal,
    /// It can't be opened.
    Setup(Refused),
    /// A move is against the rules.
    Move {
        ply: usize,
        refused: Refused,
    },
    /// A draw is not what the seed gives; at ply 0 when the cards were dealt.
    Draw {
        ply: usize,
        nth: usize,
        recorded: Option<Draw>,
        drawn: Option<Draw>,
    },
    /// What stands before the moves is not what was sealed.
    Opening,
    /// Something in this move is not what was sealed.
    Seal {
        ply: usize,
    },
    LastSeal,
}

impl Flaw {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        let draw = |draw: &Option<Draw>| draw.as_ref().map_or_else(|| "–".to_owned(), |draw| json!(draw).to_string());
        match self {
            Flaw::Unfair(Unfair::Secret) => Message::new("flaw-secret"),
            Flaw::Unfair(Unfair::Share(seat)) => Message::new("flaw-share").with("seat", seat.0 + 1),
            Flaw::Seed => Message::new("flaw-seed"),
            Flaw::Origin => Message::new("flaw-origin"),
            Flaw::OtherDeal => Message::new("flaw-other-deal"),
            Flaw::Setup(refused) => Message::new("flaw-setup").with("detail", refused.message.clone()),
            Flaw::Move { ply, refused } => Message::new("error-replay")
                .with("ply", *ply)
                .with("rule", refused.rule.unwrap_or(refused.code))
                .with("detail", refused.message.clone()),
            Flaw::Draw { ply, nth, recorded, drawn } => Message::new("flaw-draw")
                .with("ply", *ply)
                .with("nth", nth + 1)
                .with("recorded", draw(recorded))
                .with("drawn", draw(drawn)),
            Flaw::Opening => Message::new("flaw-opening"),
            Flaw::Seal { ply } => Message::new("flaw-seal").with("ply", *ply),
            Flaw::LastSeal => Message::new("flaw-last-seal"),
        }
    }
}

impl Proven {
    /// What is proven, and what is not, a sentence each.
    pub fn messages(&self) -> Vec<Message> {
        let mut messages: Vec<Message> = Vec::new();
        if self.imported {
            messages.push(Message::new("proven-imported"));
        }
        match (self.shares, &self.origin) {
            (Some(0), _) => messages.push(Message::new("proven-server-chose")),
            (Some(shares), _) => messages.push(Message::new("proven-seed").with("shares", shares)),
            (None, Some(origin)) => messages.extend(origin.messages()),
            (None, None) => messages.push(Message::new("proven-no-seed")),
        }
        if self.is_open {
            messages.push(Message::new("proven-open-shares"));
        }
        let draws = match self.scripted {
            0 => Message::new("proven-draws").with("draws", self.draws),
            scripted => Message::new("proven-scripted").with("draws", self.draws).with("scripted", scripted),
        };
        let moves = if self.is_over { "proven-moves" } else { "proven-moves-so-far" };
        let seal = match &self.seal {
            Some(seal) => Message::new("proven-seal").with("seal", seal.as_str()),
            None => Message::new("proven-no-seal"),
        };
        messages.extend([draws, Message::new(moves).with("moves", self.moves), seal, Message::new("proven-not")]);
        messages
    }
}

impl DealOrigin {
    /// Where the cards come from, and who may know them, a sentence each.
    pub fn messages(&self) -> Vec<Message> {
        let mut messages = vec![Message::new("proven-origin").with("table", self.table.as_str())];
        if self.moves > 0 {
            messages.push(Message::new("proven-origin-moves").with("moves", self.moves));
        }
        if self.scripted {
            messages.push(Message::new("proven-origin-scripted"));
        } else if self.imported {
            messages.push(Message::new("proven-origin-imported"));
        }
        messages.push(match &self.fair {
            Some(fair) => Message::new("proven-origin-seed").with("commitment", fair.commitment.as_str()),
            None => Message::new("proven-no-seed"),
        });
        if self.fair.as_ref().is_some_and(|fair| fair.shares.is_empty()) {
            messages.push(Message::new("proven-origin-server"));
        }
        messages
    }
}

/// Plays a record again and seals it.
pub fn prove(game: &dyn AnyGame, record: &Record) -> Result<Proof, Flaw> {
    let mut table = game.open_traced(&record.header).map_err(Flaw::Setup)?;
    let dealt = table.take_draws();
    let mut seal = first_seal(&record.header, &dealt);
    let opening = seal[..SHORT].to_owned();
    let mut moves = Vec::with_capacity(record.moves.len());
    for (ply, played) in (1..).zip(&record.moves) {
        table.play(played.seat, &played.mv).map_err(|refused| Flaw::Move { ply, refused })?;
        let drew = table.take_draws();
        seal = next_seal(&seal, played, &drew);
        moves.push((drew, seal[..SHORT].to_owned()));
    }
    Ok(Proof { opening, dealt, moves, seal })
}

/// Checks everything in a record that can be checked: the seed, every draw, every move, every seal.
pub fn verify(game: &dyn AnyGame, sealed: &SealedRecord) -> Result<Proven, Flaw> {
    let SealedRecord { record, proof, .. } = sealed;
    let header = &record.header;
    let before = header.origin.as_ref().and_then(|origin| origin.fair.as_ref());
    if header.origin.is_some() && header.fair.is_some() {
        return Err(Flaw::Origin);
    }
    for fair in header.fair.iter().chain(before) {
        check_seed(header, fair)?;
    }
    let mut table = game.open_traced(header).map_err(Flaw::Setup)?;
    let mut drawn = table.take_draws();
    let mut seal = String::new();
    if let Some(proof) = proof {
        compare(0, &proof.dealt, &drawn)?;
        seal = first_seal(header, &drawn);
        if seal[..SHORT] != *proof.opening {
            return Err(Flaw::Opening);
        }
    }
    for (at, played) in record.moves.iter().enumerate() {
        let ply = at + 1;
        table.play(played.seat, &played.mv).map_err(|refused| Flaw::Move { ply, refused })?;
        let drew = table.take_draws();
        if let Some(proof) = proof {
            let (recorded, short) = &proof.moves[at];
            compare(ply, recorded, &drew)?;
            seal = next_seal(&seal, played, &drew);
            if seal[..SHORT] != **short {
                return Err(Flaw::Seal { ply });
            }
        }
        drawn.extend(drew);
    }
    if proof.as_ref().is_some_and(|proof| proof.seal != seal) {
        return Err(Flaw::LastSeal);
    }
    Ok(Proven {
        seats: header.seats,
        shares: header.fair.as_ref().map(|fair| fair.shares.len()),
        is_open: header.fair.as_ref().is_some_and(Fair::is_open),
        origin: header.origin.clone(),
        imported: sealed.imported,
        scripted: drawn.iter().filter(|draw| draw.3.is_none()).count(),
        draws: drawn.len(),
        moves: record.moves.len(),
        is_over: table.is_over(),
        seal: proof.as_ref().map(|proof| proof.seal.clone()),
    })
}

/// Checks that the seed was mixed from the secret and the shares, each of a seat of the game.
fn check_seed(header: &Header, fair: &Fair) -> Result<(), Flaw> {
    if let Some(share) = fair.shares.iter().find(|share| share.seat.0 >= header.seats) {
        return Err(Flaw::Unfair(Unfair::Share(share.seat)));
    }
    let seed = fair.check().map_err(Flaw::Unfair)?;
    if header.seed.as_ref() == Some(&seed) { Ok(()) } else { Err(Flaw::Seed) }
}

/// Checks that a record has the deal of another one: the same set-up, seed and draws, and the same first moves if it
/// branched off. Both must have been verified.
pub fn check_origin(sealed: &SealedRecord, original: &SealedRecord) -> Result<(), Flaw> {
    let (record, before) = (&sealed.record, &original.record);
    let set_up = |header: &Header| (header.without_chance(), header.seed.clone(), header.draws.clone());
    let dealt = |sealed: &SealedRecord| sealed.proof.as_ref().map(|proof| proof.dealt.clone());
    let moves = record.header.origin.as_ref().map(|origin| origin.moves).ok_or(Flaw::OtherDeal)?;
    let is_same = set_up(&record.header) == set_up(&before.header)
        && dealt(sealed) == dealt(original)
        && record.moves.get(..moves).is_some_and(|first| before.moves.get(..moves) == Some(first));
    if is_same { Ok(()) } else { Err(Flaw::OtherDeal) }
}

fn compare(ply: usize, recorded: &[Draw], drawn: &[Draw]) -> Result<(), Flaw> {
    if recorded == drawn {
        return Ok(());
    }
    let nth = recorded.iter().zip(drawn).take_while(|(recorded, drawn)| recorded == drawn).count();
    Err(Flaw::Draw { ply, nth, recorded: recorded.get(nth).cloned(), drawn: drawn.get(nth).cloned() })
}

fn first_seal(header: &Header, dealt: &[Draw]) -> String {
    let mut text = "brocante seal 1\n".to_owned();
    canonical(&json!({ "header": header, "dealt": dealt }), &mut text);
    hex::encode(Sha256::digest(text.as_bytes()))
}

fn next_seal(before: &str, played: &Played, drew: &[Draw]) -> String {
    let mut text = format!("{before}\n");
    canonical(&json!({ "seat": played.seat, "move": played.mv, "drew": drew }), &mut text);
    hex::encode(Sha256::digest(text.as_bytes()))
}

/// JSON without spaces, and with the fields of every object in the order of their names.
fn canonical(value: &Value, text: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            text.push('{');
            for (at, (name, value)) in fields.into_iter().enumerate() {
                text.push_str(if at == 0 { "" } else { "," });
                text.push_str(&json!(name).to_string());
                text.push(':');
                canonical(value, text);
            }
            text.push('}');
        }
        Value::Array(items) => {
            text.push('[');
            for (at, item) in items.iter().enumerate() {
                text.push_str(if at == 0 { "" } else { "," });
                canonical(item, text);
            }
            text.push(']');
        }
        plain => text.push_str(&plain.to_string()),
    }
}
