//! What is known of a spread before it is made, and what making it costs at most.

use super::super::{Cost, cost};
use crate::{Number, Span};

/// What something costs at most.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Price {
    steps: f64,
    /// Of the largest of the intermediate results.
    bytes: f64,
    /// The part of the text that costs most.
    pub(in super::super) dearest: Span,
    /// What that costs, as a part of what there may be.
    most: f64,
}

impl Price {
    pub(super) fn new(span: Span) -> Price {
        Price { steps: 0.0, bytes: 0.0, dearest: span, most: 0.0 }
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // it ends at the highest
    pub(in super::super) fn total_steps(&self) -> u64 {
        self.steps as u64
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub(in super::super) fn total_bytes(&self) -> u64 {
        self.bytes as u64
    }

    /// Charges steps with numbers below 2 to the power of `log`.
    pub(super) fn spend(&mut self, steps: f64, log: f64) {
        self.steps += steps * cost::of_step(bits(log));
    }

    /// Charges states of a die.
    pub(super) fn states(&mut self, count: f64, log: f64) {
        self.spend(count * cost::STATE, 0.0);
        self.spend(count * 2.0, log);
    }

    /// Charges the memory of one intermediate result.
    pub(super) fn hold(&mut self, results: f64, log: f64) {
        self.bytes = self.bytes.max(results * cost::of_result(bits(log)));
    }

    /// Charges the same so many times, one after the other.
    pub(super) fn repeat(&mut self, one: &Price, times: f64) {
        self.steps += one.steps * times;
        self.bytes = self.bytes.max(one.bytes);
    }

    /// Remembers the part that costs most; `before` is the price without it.
    pub(super) fn blame(&mut self, before: Price, span: Span) {
        let steps = (self.steps - before.steps) / Cost::USUAL.steps as f64;
        let bytes = if self.bytes > before.bytes { self.bytes / Cost::USUAL.bytes as f64 } else { 0.0 };
        let cost = steps.max(bytes);
        if cost > self.most {
            (self.most, self.dearest) = (cost, span);
        }
    }
}

/// The bits of a number below 2 to the power of `log`, with what floats may have lost.
fn bits(log: f64) -> f64 {
    (log + log * 1e-6 + 1e-9).floor() + 1.0
}

/// A spread that was not made yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// At most so many values.
    pub(super) len: f64,
    /// No value is below.
    pub(super) low: f64,
    /// No value is above.
    pub(super) high: f64,
    /// All values are multiples of one part in so many; without end where that is not known.
    pub(super) scale: f64,
    /// The total is at most 2 to this power.
    pub(super) log: f64,
}

impl Shape {
    pub(super) const ZERO: Shape = Shape { len: 1.0, low: 0.0, high: 0.0, scale: 1.0, log: 0.0 };

    pub(super) fn sure(number: Number) -> Shape {
        let (over, under) = (number.numerator() as f64, number.denominator() as f64);
        Shape { len: 1.0, low: over / under, high: over / under, scale: under, log: 0.0 }
    }

    /// How many places there are from the lowest value to the highest.
    pub(super) fn width(self) -> f64 {
        let width = (self.high - self.low) * self.scale;
        if width.is_nan() { f64::INFINITY } else { width * (1.0 + 1e-9) + 1.0 }
    }

    fn capped(self) -> Shape {
        Shape { len: self.len.min(self.width()), ..self }
    }

    pub(super) fn negated(self) -> Shape {
        Shape { low: -self.high, high: -self.low, ..self }
    }

    pub(super) fn over(self, scale: f64) -> Shape {
        Shape { low: self.low / scale, high: self.high / scale, scale: self.scale * scale, ..self }
    }

    /// The sum of both.
    pub(super) fn plus(self, other: Shape, price: &mut Price) -> Shape {
        let (low, high) = (self.low + other.low, self.high + other.high);
        let scale = if self.scale == other.scale { self.scale } else { self.scale * other.scale };
        let log = self.log + other.log;
        let pairs = self.len * other.len;
        let sum = Shape { len: pairs, low, high, scale, log }.capped();
        price.spend(pairs, log);
        price.hold(pairs.min(sum.width()), log);
        sum
    }

    /// Any number made of both, of which nothing else is known.
    pub(super) fn pair(self, other: Shape, price: &mut Price) -> Shape {
        let log = self.log + other.log;
        let len = self.len * other.len;
        price.hold(len, log);
        price.spend(len * 100.0, log);
        Shape { len, low: f64::NEG_INFINITY, high: f64::INFINITY, scale: f64::INFINITY, log }
    }

    /// A product of whole numbers or fractions is between the products of the ends.
    pub(super) fn within_product(self, a: Shape, b: Shape) -> Shape {
        let ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
        if ends.iter().any(|it| it.is_nan()) {
            return self;
        }
        let low = ends.iter().copied().fold(f64::INFINITY, f64::min);
        let high = ends.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Shape { low, high, scale: a.scale * b.scale, ..self }.capped()
    }

    /// One of both.
    pub(super) fn within_both(self, a: Shape, b: Shape) -> Shape {
        let scale = if a.scale == b.scale { a.scale } else { a.scale * b.scale };
        let len = self.len.min(a.len + b.len);
        Shape { low: a.low.min(b.low), high: a.high.max(b.high), scale, len, ..self }.capped()
    }

    /// Whole numbers from `low` to `high`.
    pub(super) fn among(self, low: f64, high: f64) -> Shape {
        Shape { low, high, scale: 1.0, ..self }.capped()
    }

    /// What a function makes of each value: rounded, or without its sign.
    pub(super) fn mapped(self, price: &mut Price) -> Shape {
        price.spend(self.len, 0.0);
        let far = self.low.abs().max(self.high.abs()) + 1.0;
        Shape { low: -far, high: far, ..self }
    }

    /// One of so many spreads like this one, whose totals all divide 2 to the power of `log`.
    pub(super) fn mixed(self, times: f64, log: f64, price: &mut Price) -> Shape {
        let all = self.len * times;
        price.spend(all + times * bits(log), log);
        price.hold(all, log);
        // Fewer dice may come to less, and no dice come to nothing.
        Shape { len: all, low: self.low.min(0.0), high: self.high.max(0.0), scale: self.scale, log }.capped()
    }
}
