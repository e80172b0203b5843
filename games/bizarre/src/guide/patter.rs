//! What a bot says in a pitch: an opening that shows the pair, a praise for a tag it shares with the Buyer,
//! and a closing.
//!
//! Nothing is said twice in a game. The start of the table gives an order of the openings and an order of
//! the closings, the same at all seats, and every pitch has a place in them by its round and its turn. The
//! numbers of openings and closings have no common divisor, so that the same two meet again only after their
//! product, far more than the 112 pitches of the longest game. For the praises every bot goes through the
//! pitches of the round as if it had made them all, and through the Buyers before.

use crate::guide::taste;
use crate::rules::Bizarre;
use crate::text::identity;
use crate::view::{PairView, View};
use brocante_core::{Message, Rng, Seat};
use brocante_show::{Language, Translator};

/// `opening-1` and so on.
const OPENINGS: usize = 30;
const CLOSINGS: usize = 29;
/// For each tag of the decks that come with the game.
const PRAISES: usize = 3;
/// For a word without such a tag, `praise-any-1` and so on.
const ANY_PRAISES: usize = 8;
/// The step from round to round. Two pitches of a round take neighbouring praises, so the next round goes on
/// after those.
const PRAISE_STRIDE: usize = 2;

pub(crate) fn patter(game: &Bizarre, view: &View, translator: &Translator<'_>) -> String {
    let Some(place) = view.bags.iter().position(|bag| bag.pitcher == view.active) else { return String::new() };
    let (Some(pair), Some([first, second])) = (&view.bags[place].pair, &view.identity) else { return String::new() };
    let mut lots = Rng::new(beginning(game, view));
    let turn = (usize::from(view.round) - 1) * view.bags.len() + place;
    let opening = order(OPENINGS, &mut lots)[turn % OPENINGS];
    let closing = order(CLOSINGS, &mut lots)[turn % CLOSINGS];
    let praises = Praises { game, view, language: translator.language, shift: lots.below(PRAISES as u32) as usize };
    let praise = match praises.of(place) {
        Some((tag, number)) => format!("praise-{tag}-{}", 1 + number % PRAISES),
        None => format!("praise-any-{}", 1 + turn % ANY_PRAISES),
    };
    let parts = [format!("opening-{}", 1 + opening), praise, format!("closing-{}", 1 + closing)].map(|key| {
        let message = Message::new(key)
            .with("quality", pair.quality.word.as_str())
            .with("item", pair.item.word.as_str())
            .with("buyer", identity(view))
            .with("first", first.as_str())
            .with("second", second.as_str());
        translator.text(&message)
    });
    parts.join(" ")
}

fn beginning(game: &Bizarre, view: &View) -> u64 {
    let first_cards = view.identities.first().map_or([0; 2], |words| words.map(|of| of.card));
    let rounds_before = (view.round - 1) % game.seats;
    taste::beginning(first_cards, Seat((view.buyer.0 + game.seats - rounds_before) % game.seats))
}

fn order(count: usize, lots: &mut Rng) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    lots.shuffle(&mut order);
    order
}

struct Praises<'a> {
    game: &'a Bizarre,
    view: &'a View,
    language: &'a Language,
    /// Where the praises of a tag begin at this table.
    shift: usize,
}

impl<'a> Praises<'a> {
    /// The tag by which the pair in a place of the line is praised, and which praise of it. A tag that
    /// nobody has used in this round comes before the others, then one that was seldom asked for.
    fn of(&self, place: usize) -> Option<(&'a str, usize)> {
        let mut used: Vec<&str> = Vec::new();
        let mut praise = None;
        for pair in self.view.bags[..=place].iter().filter_map(|bag| bag.pair.as_ref()) {
            let times = |tag: &str| used.iter().filter(|&&known| known == tag).count();
            let tag = self.to_praise(pair).into_iter().min_by_key(|tag| (times(tag), self.rounds_before(tag)));
            praise = tag.map(|tag| (tag, self.shift + self.rounds_before(tag) * PRAISE_STRIDE + times(tag)));
            used.extend(tag);
        }
        praise
    }

    /// The tags a pair shares with the Buyer; all of its tags where there are none.
    fn to_praise(&self, pair: &PairView) -> Vec<&'a str> {
        let deck = &self.game.deck;
        let words = [(&deck.qualities, pair.quality.id), (&deck.items, pair.item.id)];
        let tags = words.into_iter().filter_map(|(words, id)| words.get(usize::from(id))).flat_map(|word| &word.tags);
        let known: Vec<&str> =
            tags.map(String::as_str).filter(|tag| self.language.has(&format!("praise-{tag}-1"))).collect();
        let now = self.view.identities.len().saturating_sub(1);
        let shared: Vec<&str> = known.iter().copied().filter(|tag| self.is_wanted(now, tag)).collect();
        if shared.is_empty() { known } else { shared }
    }

    fn is_wanted(&self, round: usize, tag: &str) -> bool {
        let words = self.view.identities.get(round).into_iter().flatten();
        let mut cards = words.filter_map(|of| Some((self.game.deck.buyers.get(usize::from(of.card))?, of.word)));
        cards.any(|(card, word)| card.tags[usize::from(word)].iter().any(|wanted| wanted == tag))
    }

    /// In how many rounds before this one a Buyer asked for a tag.
    fn rounds_before(&self, tag: &str) -> usize {
        let before = self.view.identities.len().saturating_sub(1);
        (0..before).filter(|&round| self.is_wanted(round, tag)).count()
    }
}
