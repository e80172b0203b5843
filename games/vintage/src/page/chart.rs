//! The majorities so far: a row a seat, a column for each bonus card.
//!
//! The chart counts only what lies open to the viewer. A closed crate shows how many items are in it, and
//! remembering them is the game. While there is a closed crate, the mark shows the seat that is ahead by
//! what can be seen, on display and hoarded. Where all hoards are open, it shows the seat that would score
//! the bonus.

use crate::deck::{Bonus, Group, set_of};
use crate::page::item::swatch;
use crate::page::table::Table;
use crate::rules::SEATS;
use crate::score;
use crate::state::Phase;
use brocante_core::{Message, Seat, SeatSet};
use brocante_show::page::{seat_class, seat_sign, symbol};
use maud::{Markup, html};

/// Cells of a row that make one piece of the page.
const RUN: usize = 4;

/// How a seat is marked in a column.
const AHEAD: &str = "page-ahead";
const TIED: &str = "page-tied";

/// What can be seen of one bonus card.
struct Standing {
    /// By seat; `None` where the hoard is closed.
    hoarded: Vec<Option<u32>>,
    shown: Vec<u32>,
    ahead: SeatSet,
}

/// The same for one seat.
#[derive(Hash)]
struct Cell {
    hoarded: Option<u32>,
    shown: u32,
    /// Whether it is ahead, or tied.
    mark: Option<&'static str>,
}

impl Table<'_> {
    /// With a row for each of these seats.
    pub fn chart(&self, rows: &[Seat]) -> Markup {
        let bonuses = &self.game.deck.bonuses;
        let is_over = self.view.phase == Phase::Over;
        let title = self.page.key(if is_over { "page-majorities-over" } else { "page-majorities" });
        let of = |kind: fn(&Group) -> bool| bonuses.iter().filter(move |bonus| kind(&bonus.group)).collect::<Vec<_>>();
        html! {
            section.majorities data-zone="majorities" aria-label=(title) {
                h3 { (title) }
                p.legend { (self.page.key(self.legend())) }
                div.charts {
                    (self.group("page-decades", &of(|group| matches!(group, Group::Decade(_))), true, rows))
                    (self.group("page-colours", &of(|group| matches!(group, Group::Colour(_))), false, rows))
                    (self.group("page-categories", &of(|group| matches!(group, Group::Category(_))), false, rows))
                }
            }
        }
    }

    fn legend(&self) -> &'static str {
        match self.open_hoards() {
            Some(_) if self.view.phase == Phase::Over => "page-legend-over",
            Some(_) => "page-legend-open",
            None => "page-legend-hidden",
        }
    }

    /// `names` where whole names stand before the rows; their signs are enough in the tables beside it.
    fn group(&self, caption: &str, bonuses: &[&Bonus], names: bool, rows: &[Seat]) -> Markup {
        let standings: Vec<Standing> = bonuses.iter().map(|bonus| self.standing(bonus)).collect();
        html! {
            table.chart {
                caption { (self.page.key(caption)) }
                (self.page.fragment(caption, || html! {
                    thead {
                        tr {
                            td {}
                            @for bonus in bonuses { (self.head(bonus)) }
                        }
                    }
                }))
                tbody { @for &seat in rows { (self.row(seat, names, &standings)) } }
            }
        }
    }

    fn row(&self, seat: Seat, names: bool, standings: &[Standing]) -> Markup {
        let cells: Vec<Cell> = standings.iter().map(|standing| self.cell_of(seat, standing)).collect();
        html! {
            tr class=(seat_class(seat)) {
                th scope="row" { (self.row_head(seat, names)) }
                @for run in cells.chunks(RUN) {
                    (self.page.fragment(run, || html! { @for cell in run { (self.cell(cell)) } }))
                }
            }
        }
    }

    fn row_head(&self, seat: Seat, names: bool) -> Markup {
        let name = self.page.translator.name(seat);
        let seen = &self.view.seats[seat.index()];
        html! {
            (seat_sign(seat))
            @if names {
                span.who title=(name) { (name) }
                @if seen.hoard.is_none() && seen.hoard_count > 0 {
                    @let closed = self.page.text(&Message::new("page-closed").with("count", seen.hoard_count));
                    span.closed title=(closed) {
                        span.visually-hidden { (closed) }
                        span aria-hidden="true" { "? " (seen.hoard_count) }
                    }
                }
            } @else {
                span.visually-hidden { (name) }
            }
        }
    }

    fn head(&self, bonus: &Bonus) -> Markup {
        let name = score::name_of(self.game, bonus.group);
        let name = self.page.text(&Message::new("page-bonus").with("name", name).with("points", bonus.points));
        html! {
            th scope="col" title=(name) {
                span.visually-hidden { (name) }
                (self.sign_of(bonus.group))
                span.bonus aria-hidden="true" { (bonus.points) }
            }
        }
    }

    /// What a bonus card is for, as it is drawn on the items.
    pub fn sign_of(&self, group: Group) -> Markup {
        html! {
            span.what aria-hidden="true" {
                @match group {
                    Group::Decade(decade) => {
                        span.decade { (self.page.text(&Message::new("page-decade").with("decade", decade))) }
                    }
                    Group::Colour(colour) => (swatch(self.looks().colours[colour])),
                    Group::Category(category) => {
                        span.sign { (symbol(&format!("vintage-{}", self.looks().categories[category]))) }
                    }
                }
            }
        }
    }

    fn cell_of(&self, seat: Seat, standing: &Standing) -> Cell {
        let mark = if standing.ahead.len() == 1 { AHEAD } else { TIED };
        Cell {
            hoarded: standing.hoarded[seat.index()],
            // What is left in display cases scores nothing in the end.
            shown: if self.view.phase == Phase::Over { 0 } else { standing.shown[seat.index()] },
            mark: standing.ahead.contains(seat).then_some(mark),
        }
    }

    fn cell(&self, cell: &Cell) -> Markup {
        let &Cell { hoarded, shown, mark } = cell;
        html! {
            td.ahead[mark == Some(AHEAD)].tied[mark == Some(TIED)] {
                span.cell {
                    @if let Some(count) = hoarded.filter(|&count| count > 0) { b { (count) } }
                    @if shown > 0 { small { "+" (shown) } }
                    @if hoarded.is_none_or(|count| count == 0) && shown == 0 { span.none aria-hidden="true" { "·" } }
                    @if let Some(mark) = mark { span.visually-hidden { " " (self.page.key(mark)) } }
                }
            }
        }
    }

    fn standing(&self, bonus: &Bonus) -> Standing {
        let count = |items: &[u8]| (set_of(items.iter().copied()) & bonus.items).count_ones();
        let seats = &self.view.seats;
        let hoarded: Vec<_> = seats.iter().map(|seat| seat.hoard.as_deref().map(count)).collect();
        let shown: Vec<_> = seats.iter().map(|seat| count(&seat.display)).collect();
        let ahead = match self.open_hoards() {
            Some(hoards) => score::winners_of(self.game, &hoards, bonus),
            None => {
                let seen = |seat: Seat| hoarded[seat.index()].unwrap_or_default() + shown[seat.index()];
                let most = self.clockwise().map(seen).max().unwrap_or_default();
                self.clockwise().filter(|&seat| most > 0 && seen(seat) == most).collect()
            }
        };
        Standing { hoarded, shown, ahead }
    }

    /// Every hoard, where the viewer may look into all of them.
    pub fn open_hoards(&self) -> Option<[u64; SEATS]> {
        let mut hoards = [0; SEATS];
        for (hoard, seat) in hoards.iter_mut().zip(&self.view.seats) {
            *hoard = set_of(seat.hoard.as_ref()?.iter().copied());
        }
        Some(hoards)
    }
}
