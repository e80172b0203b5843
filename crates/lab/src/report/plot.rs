//! Charts as inline SVG. Widths are percentages and heights are pixels, so that a chart fits any page while its
//! text keeps its size.

use super::number::{Number, Unit, decimal};
use super::spread::{Bins, Spread};
use crate::stats::Interval;
use maud::{Markup, html};

/// A row of a chart: a dot with its interval.
#[derive(Debug)]
pub struct Row<'a> {
    pub number: &'a Number,
    /// Its value in the other run.
    pub before: Option<Interval>,
    pub sign: &'static str,
}

/// The title and description of a chart, also for screen readers.
#[derive(Clone, Copy, Debug)]
pub struct Caption<'a> {
    pub id: &'a str,
    pub title: &'a str,
    pub desc: &'a str,
}

/// Maps values to percentages of the width.
#[derive(Clone, Copy)]
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    const EDGE: f64 = 3.0;

    fn of(values: impl Iterator<Item = f64>) -> Scale {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.filter(|value| value.is_finite()) {
            (low, high) = (low.min(value), high.max(value));
        }
        if !low.is_finite() {
            (low, high) = (0.0, 1.0);
        }
        let room = ((high - low) * 0.04).max(0.005);
        Scale { low: low - room, high: high + room }
    }

    fn at(&self, value: f64) -> f64 {
        let part = ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        Self::EDGE + part * (100.0 - 2.0 * Self::EDGE)
    }

    /// About four round values.
    fn ticks(&self) -> Vec<f64> {
        let rough = (self.high - self.low) / 4.0;
        let power = 10_f64.powf(rough.log10().floor());
        let step =
            [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|step| *step >= rough).unwrap_or(rough);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step).floor() as i64;
        (first..=last).map(|tick| tick as f64 * step).collect()
    }
}

fn pc(value: f64) -> String {
    format!("{value:.2}%")
}

fn frame(caption: &Caption<'_>, height: u32, inner: &Markup) -> Markup {
    let (title, desc) = (format!("{}-title", caption.id), format!("{}-desc", caption.id));
    html! {
        svg.plot role="img" width="100%" height=(height) aria-labelledby={ (title) " " (desc) } {
            title id=(title) { (caption.title) }
            desc id=(desc) { (caption.desc) }
            (inner)
        }
    }
}

/// Dots with whiskers, one per row, and an optional reference line.
pub fn whiskers(caption: &Caption<'_>, rows: &[Row<'_>], reference: Option<(f64, &str)>) -> Markup {
    const TOP: u32 = 18;
    let step = if rows.iter().any(|row| row.before.is_some()) { 54 } else { 44 };
    let intervals = || rows.iter().map(|row| row.number.value).chain(rows.iter().filter_map(|row| row.before));
    let ends = intervals().flat_map(|value| [value.mean, value.low(), value.high()]);
    let scale = Scale::of(ends.chain(reference.map(|(value, _)| value)));
    let unit = rows.first().map_or(Unit::Count, |row| row.number.unit);
    let bottom = TOP + step * rows.len() as u32;
    let inner = html! {
        @for tick in scale.ticks() {
            line.grid x1=(pc(scale.at(tick))) x2=(pc(scale.at(tick))) y1=(TOP) y2=(bottom) {}
            text.tick x=(pc(scale.at(tick))) y=(bottom + 16) text-anchor="middle" { (axis(unit, tick)) }
        }
        @if let Some((value, name)) = reference {
            line.even x1=(pc(scale.at(value))) x2=(pc(scale.at(value))) y1=(TOP - 2) y2=(bottom) {}
            text.tick x=(pc(scale.at(value))) y=(TOP - 6) text-anchor=(anchor(scale.at(value))) { (name) }
        }
        @for (at, row) in rows.iter().enumerate() {
            @let y = TOP + step * at as u32;
            text.label x="0" y=(y + 16) { (short(&row.number.label)) }
            text.value x="100%" y=(y + 16) text-anchor="end" { (row.number.text()) " " (row.sign) }
            (whisker(&scale, &row.number.value, y + 30, "now"))
            @if let Some(before) = &row.before { (whisker(&scale, before, y + 41, "before")) }
        }
    };
    frame(caption, bottom + 24, &inner)
}

fn whisker(scale: &Scale, value: &Interval, y: u32, class: &str) -> Markup {
    if value.n == 0 || !value.mean.is_finite() {
        return html! {};
    }
    let (low, high) = match value.plus_minus.is_finite() {
        true => (value.low(), value.high()),
        false => (scale.low, scale.high),
    };
    html! {
        g class={ "whisker " (class) } {
            line x1=(pc(scale.at(low))) x2=(pc(scale.at(high))) y1=(y) y2=(y) {}
            @for end in [low, high] {
                line x1=(pc(scale.at(end))) x2=(pc(scale.at(end))) y1=(y - 4) y2=(y + 4) {}
            }
            circle cx=(pc(scale.at(value.mean))) cy=(y) r="4.5" {}
        }
    }
}

/// A histogram; the other run is drawn as lines over the bars.
pub fn histogram(caption: &Caption<'_>, bins: &Bins, spread: &Spread, before: Option<&Spread>, most: f64) -> Markup {
    const TOP: f64 = 16.0;
    const HIGH: f64 = 96.0;
    let shares = spread.shares(bins);
    let before = before.map(|before| before.shares(bins));
    let y = |share: f64| TOP + HIGH * (1.0 - share / most.max(1e-9));
    let width = 100.0 / bins.count as f64;
    let every = bins.count.div_ceil(6);
    let inner = html! {
        line.grid x1="0" x2="100%" y1=(TOP) y2=(TOP) {}
        text.tick x="0" y=(TOP - 4.0) { (decimal(most * 100.0, 1, false)) " %" }
        @for (bin, &share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            @let high = (HIGH * share / most.max(1e-9)).max(1.0);
            rect.bar x=(pc(bin as f64 * width + width * 0.05)) width=(pc(width * 0.9))
                y=(format!("{:.1}", TOP + HIGH - high)) height=(format!("{high:.1}")) {}
        }
        @for (bin, &share) in before.iter().flatten().enumerate().filter(|(_, share)| **share > 0.0) {
            line.was x1=(pc(bin as f64 * width)) x2=(pc((bin + 1) as f64 * width))
                y1=(format!("{:.1}", y(share))) y2=(format!("{:.1}", y(share))) {}
        }
        line.base x1="0" x2="100%" y1=(TOP + HIGH) y2=(TOP + HIGH) {}
        @for bin in (0..bins.count).step_by(every) {
            @let x = if bins.width == 1 { (bin as f64 + 0.5) * width } else { bin as f64 * width };
            text.tick x=(pc(x)) y=(TOP + HIGH + 16.0) text-anchor=(anchor(x)) {
                (decimal(bins.start(bin) as f64, 0, false))
            }
        }
    };
    frame(caption, 132, &inner)
}

/// One stacked bar, each part with its own fill.
pub fn parts(caption: &Caption<'_>, parts: &[f64]) -> Markup {
    let starts = parts.iter().scan(0.0, |sum, part| Some(std::mem::replace(sum, *sum + part)));
    let inner = html! {
        defs {
            pattern #fill-stripes width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                rect.stripe-paper width="7" height="7" {}
                rect.stripe width="4" height="7" {}
            }
        }
        @for (at, (start, part)) in starts.zip(parts).enumerate() {
            rect class={ "part part-" (at) } x=(pc(start * 100.0)) width=(pc(part * 100.0)) y="2" height="34" {}
            @if *part >= 0.12 {
                text class={ "label in-" (at) } x=(pc((start + part / 2.0) * 100.0)) y="24" text-anchor="middle" {
                    (super::number::percent(*part))
                }
            }
        }
    };
    frame(caption, 38, &inner)
}

fn axis(unit: Unit, value: f64) -> String {
    match unit {
        Unit::Share => format!("{} %", trim(value * 100.0, false)),
        Unit::Points => trim(value * 100.0, true),
        Unit::Count => trim(value, false),
        Unit::More => trim(value, true),
    }
}

/// Formats with as many decimals as needed, at most two.
fn trim(value: f64, is_signed: bool) -> String {
    let digits = (0..2).find(|&digits| {
        let scaled = value * 10_f64.powi(digits);
        (scaled - scaled.round()).abs() < 1e-6
    });
    decimal(value, digits.unwrap_or(2) as usize, is_signed)
}

fn anchor(percent: f64) -> &'static str {
    match percent {
        low if low < 8.0 => "start",
        high if high > 92.0 => "end",
        _ => "middle",
    }
}

/// Shortens a name to fit beside its number on a phone.
fn short(name: &str) -> String {
    const MAX: usize = 26;
    match name.chars().count() {
        0..=MAX => name.to_owned(),
        _ => name.chars().take(MAX - 1).chain(['…']).collect(),
    }
}
