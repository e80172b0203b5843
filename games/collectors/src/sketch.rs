//! The whole table as plain text, for the terminal.

use crate::Collectors;
use crate::deck::{Category, Skill};
use crate::speak::{action_words, money};
use crate::view::{Face, SeatView, SpaceView, View};
use brocante_core::text::{Arg, Say, Speaker};
use strum::VariantArray as _;

impl Collectors {
    pub(crate) fn draw_table(&self, view: &View, speaker: &Speaker<'_>) -> String {
        let mut lines = vec![speaker.say(&heading(view))];
        let prices = view.market.iter().map(|row| {
            let price = Say::new("sketch-price").with("category", self.deck.name(row.category));
            price.with("count", row.cards.len()).into()
        });
        lines.push(speaker.say(&Say::new("sketch-market").with("prices", Arg::List(prices.collect()))));
        lines.push(self.cards_line("sketch-item-pool", &view.item_pool, speaker));
        lines.push(self.cards_line("sketch-skill-pool", &view.skill_pool, speaker));
        lines.push(self.cards_line("sketch-auction-pool", &view.auction_pool, speaker));
        lines.push(speaker.key("sketch-spaces"));
        // Spaces with the same action stand side by side.
        for spaces in view.spaces.chunk_by(|one, other| one.action == other.action) {
            let words: Vec<String> = spaces.iter().map(|space| space_text(space, speaker)).collect();
            let area =
                Say::new("sketch-area").with("action", action_words(spaces[0].action)).with("spaces", words.join("  "));
            lines.push(format!("  {}", speaker.say(&area)));
        }
        lines.extend(self.auction_line(view, speaker));
        for seat in &view.seats {
            self.seat_lines(seat, view, speaker, &mut lines);
        }
        if let Some(own) = &view.own {
            lines.push(self.cards_line("sketch-hand", &own.hand, speaker));
            lines.push(self.cards_line("sketch-tucked", &own.tucked, speaker));
        }
        lines.join("\n")
    }

    fn cards_line(&self, key: &str, cards: &[Face], speaker: &Speaker<'_>) -> String {
        let cards = Arg::List(cards.iter().map(|face| self.face_words(face).into()).collect());
        speaker.say(&Say::new(key).with("cards", cards))
    }

    fn auction_line(&self, view: &View, speaker: &Speaker<'_>) -> Option<String> {
        let auction = view.auction.as_ref()?;
        let card = auction.card.map_or_else(|| Say::new("sketch-face-down"), |face| self.face_words(&face));
        let say = Say::new("sketch-auction").with("card", card).with("bid", auction.bid);
        Some(speaker.say(&say.with("bidder", auction.bidder.unwrap_or(auction.starter))))
    }

    /// What a seat has, each card by the one side that counts.
    fn seat_lines(&self, seat: &SeatView, view: &View, speaker: &Speaker<'_>, lines: &mut Vec<String>) {
        let say = Say::new("sketch-seat")
            .with("name", seat.seat)
            .with("acts", if view.to_act.contains(seat.seat) { "yes" } else { "no" })
            .with("coins", seat.coins)
            .with("ready", seat.places.len())
            .with("bottles", seat.bottles)
            .with("hand", seat.hand)
            .with("tucked", seat.tucked);
        lines.push(speaker.say(&say));
        let of_category = |&category: &Category| {
            (seat.items.iter().filter(|face| face.item == category).count(), self.deck.name(category))
        };
        let of_skill =
            |&skill: &Skill| (seat.skills.iter().filter(|face| face.skill == skill).count(), self.skill_name(skill));
        let items = counted(Category::VARIANTS.iter().map(of_category));
        let skills = counted(Skill::VARIANTS.iter().map(of_skill));
        let secrets = seat.secrets.iter().map(|secret| match secret.card {
            Some(face) => self.deck.name(face.item).into(),
            None => Say::new("sketch-face-down").into(),
        });
        let has = Say::new("sketch-has").with("items", items).with("skills", skills);
        lines.push(format!("    {}", speaker.say(&has.with("secrets", Arg::List(secrets.collect())))));
    }
}

/// `Penguins, Music ×2`.
fn counted<A: Into<Arg>>(words: impl Iterator<Item = (usize, A)>) -> Arg {
    let some = words.filter(|(count, _)| *count > 0);
    Arg::List(
        some.map(|(count, what)| Say::new("sketch-times").with("what", what).with("count", count).into()).collect(),
    )
}

fn heading(view: &View) -> Say {
    let say = Say::new("sketch-heading").with("quarter", view.quarter).with("deck", view.deck);
    let say = say.with("discard", view.discard.len());
    match view.token {
        Some(token) => say.with("token", token),
        None => say.with("token", Say::new("sketch-nobody")),
    }
}

/// `[8 pay $1]`, or with the bottle of somebody: `[8 pay $1 · Ann]`.
fn space_text(space: &SpaceView, speaker: &Speaker<'_>) -> String {
    let holder = space.seat.map_or_else(String::new, |seat| format!(" · {}", speaker.name(seat)));
    format!("[{} {}{holder}]", space.space, speaker.say(&money(space.coins)))
}
