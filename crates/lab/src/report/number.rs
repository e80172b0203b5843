//! A number of the report with its interval and format.

use crate::stats::{Interval, by_chance};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// Below this number of observations, nothing is pointed out.
pub const FEW: u64 = 30;
/// A share is pointed out if it differs from even by significantly more than this.
pub const STANDS_OUT: f64 = 0.02;

/// Smaller differences are rounding errors.
const TINY: f64 = 1e-9;

/// The unit of a number, which decides its format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Between 0 and 1, written as a percentage.
    Share,
    /// A difference of shares, written in percentage points.
    Points,
    Count,
    /// A difference of counts.
    More,
}

/// A number of the report.
#[derive(Clone, PartialEq, Debug)]
pub struct Number {
    /// Name in a table.
    pub label: String,
    /// Full name, which identifies the number when two runs are compared.
    pub what: String,
    pub unit: Unit,
    pub value: Interval,
    /// The expected value if nothing made a difference.
    pub even: Option<f64>,
}

impl Number {
    /// A share, written as a percentage.
    pub fn share(label: impl Into<String>, what: impl Into<String>, value: Interval) -> Number {
        Number { label: label.into(), what: what.into(), unit: Unit::Share, value, even: None }
    }

    /// A count or another plain number.
    pub fn count(label: impl Into<String>, what: impl Into<String>, value: Interval) -> Number {
        Number { label: label.into(), what: what.into(), unit: Unit::Count, value, even: None }
    }

    /// A difference of shares, written in percentage points.
    pub fn points(label: impl Into<String>, what: impl Into<String>, value: Interval) -> Number {
        Number { label: label.into(), what: what.into(), unit: Unit::Points, value, even: Some(0.0) }
    }

    #[must_use]
    /// Sets the expected value if nothing made a difference.
    pub fn evenly(mut self, even: f64) -> Number {
        self.even = Some(even);
        self
    }

    /// The text on the page: `27.3 % ± 0.4`.
    pub fn text(&self) -> String {
        text(self.unit, &self.value)
    }

    /// 1 if the whole interval lies above even by more than `margin`, −1 if it lies below, otherwise 0.
    pub fn side(&self, margin: f64) -> i8 {
        let Some(even) = self.even.filter(|_| self.value.n >= FEW) else { return 0 };
        if self.value.low() > even + margin + TINY {
            1
        } else if self.value.high() < even - margin - TINY {
            -1
        } else {
            0
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Number", 8)?;
        fields.serialize_field("label", &self.label)?;
        fields.serialize_field("what", &self.what)?;
        fields.serialize_field("unit", &self.unit)?;
        fields.serialize_field("mean", &self.value.mean)?;
        fields.serialize_field("plus_minus", &self.value.plus_minus)?;
        fields.serialize_field("n", &self.value.n)?;
        fields.serialize_field("even", &self.even)?;
        fields.serialize_field("text", &self.text())?;
        fields.end()
    }
}

/// Formats an interval in its unit.
pub fn text(unit: Unit, value: &Interval) -> String {
    if value.n == 0 || !value.mean.is_finite() {
        return "–".to_owned();
    }
    let (scale, is_signed, sign) = match unit {
        Unit::Share => (100.0, false, " %"),
        Unit::Points => (100.0, true, ""),
        Unit::Count => (1.0, false, ""),
        Unit::More => (1.0, true, ""),
    };
    let digits = if scale == 1.0 && value.mean.abs() < 10.0 { 2 } else { 1 };
    let mean = decimal(value.mean * scale, digits, is_signed);
    let plus_minus = match value.plus_minus.is_finite() {
        true => decimal(value.plus_minus * scale, digits, false),
        false => "?".to_owned(),
    };
    format!("{mean}{sign} ± {plus_minus}")
}

/// Formats with a typographic minus, no sign before a zero, and a dash if the value is not finite.
pub fn decimal(value: f64, digits: usize, is_signed: bool) -> String {
    if !value.is_finite() {
        return "–".to_owned();
    }
    let plain = format!("{:.digits$}", value.abs());
    let is_zero = plain.chars().all(|digit| matches!(digit, '0' | '.'));
    match value < 0.0 {
        _ if is_zero => plain,
        true => format!("−{plain}"),
        false if is_signed => format!("+{plain}"),
        false => plain,
    }
}

/// Formats a share as `27.3 %`.
pub fn percent(share: f64) -> String {
    format!("{} %", decimal(share * 100.0, 1, false))
}

/// Formats an integer as `12 480`, with thin spaces.
pub fn whole(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && digits.len() > 4 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// Whether an interval excludes a value by more than a rounding error.
pub fn excludes(interval: &Interval, value: f64) -> bool {
    (interval.mean - value).abs() > interval.plus_minus + TINY
}

/// Probability that chance alone would lead as far from a value.
pub fn chance_of(interval: &Interval, value: f64) -> f64 {
    match (interval.mean - value).abs() {
        off if off <= TINY || !interval.plus_minus.is_finite() => 1.0,
        off => by_chance(off / interval.plus_minus.max(TINY)),
    }
}

/// Which of many findings are significant together (Holm's method): the probability that any of them is due to
/// chance is at most 5 %.
pub fn hold_together(chances: &[f64]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|&a, &b| chances[a].total_cmp(&chances[b]));
    let mut holds = vec![false; chances.len()];
    for (rank, &at) in order.iter().enumerate() {
        if chances[at] > 0.05 / (chances.len() - rank) as f64 {
            break;
        }
        holds[at] = true;
    }
    holds
}
