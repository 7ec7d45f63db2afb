//! Bounds on a distribution before it is computed, and on the cost of computing it.

use super::super::cost::{self, Cost};
use crate::{Number, Span};

/// The maximum cost of a calculation.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Price {
    steps: f64,
    /// Memory of the largest intermediate result.
    bytes: f64,
    /// The most expensive part of the text.
    pub(in super::super) dearest: Span,
    /// The cost of that part, as a fraction of the limit.
    most: f64,
}

impl Price {
    pub(super) fn new(span: Span) -> Price {
        Price { steps: 0.0, bytes: 0.0, dearest: span, most: 0.0 }
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // saturates
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

    /// Charges `one` repeated `times` times, one after the other.
    pub(super) fn repeat(&mut self, one: &Price, times: f64) {
        self.steps += one.steps * times;
        self.bytes = self.bytes.max(one.bytes);
    }

    /// Records the most expensive part; `before` is the price without it.
    pub(super) fn blame(&mut self, before: Price, span: Span) {
        let steps = (self.steps - before.steps) / Cost::USUAL.steps as f64;
        let bytes = if self.bytes > before.bytes { self.bytes / Cost::USUAL.bytes as f64 } else { 0.0 };
        let cost = steps.max(bytes);
        if cost > self.most {
            (self.most, self.dearest) = (cost, span);
        }
    }
}

/// The bits of a number below 2 to the power of `log`, including a margin for rounding errors.
fn bits(log: f64) -> f64 {
    (log + log * 1e-6 + 1e-9).floor() + 1.0
}

/// Bounds on a distribution that has not been computed yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// Maximum number of values.
    pub(super) len: f64,
    /// Lower bound of the values.
    pub(super) low: f64,
    /// Upper bound of the values.
    pub(super) high: f64,
    /// All values are multiples of 1 / `scale`. Infinite if unknown.
    pub(super) scale: f64,
    /// Upper bound of the base-2 logarithm of the total.
    pub(super) log: f64,
}

impl Shape {
    pub(super) const ZERO: Shape = Shape { len: 1.0, low: 0.0, high: 0.0, scale: 1.0, log: 0.0 };

    pub(super) fn sure(number: Number) -> Shape {
        let (over, under) = (number.numerator() as f64, number.denominator() as f64);
        Shape { len: 1.0, low: over / under, high: over / under, scale: under, log: 0.0 }
    }

    /// The number of possible values between the lowest and the highest.
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

    /// The sum of two independent values.
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

    /// The result of an arbitrary operation on two independent values.
    pub(super) fn pair(self, other: Shape, price: &mut Price) -> Shape {
        let log = self.log + other.log;
        let len = self.len * other.len;
        price.hold(len, log);
        price.spend(len * 100.0, log);
        Shape { len, low: f64::NEG_INFINITY, high: f64::INFINITY, scale: f64::INFINITY, log }
    }

    /// Bounds for a product: it lies between the products of the ends.
    pub(super) fn within_product(self, a: Shape, b: Shape) -> Shape {
        let ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
        if ends.iter().any(|it| it.is_nan()) {
            return self;
        }
        let low = ends.iter().copied().fold(f64::INFINITY, f64::min);
        let high = ends.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Shape { low, high, scale: a.scale * b.scale, ..self }.capped()
    }

    /// Bounds for a result that is one of the two values.
    pub(super) fn within_both(self, a: Shape, b: Shape) -> Shape {
        let scale = if a.scale == b.scale { a.scale } else { a.scale * b.scale };
        let len = self.len.min(a.len + b.len);
        Shape { low: a.low.min(b.low), high: a.high.max(b.high), scale, len, ..self }.capped()
    }

    /// Bounds for whole numbers from `low` to `high`.
    pub(super) fn among(self, low: f64, high: f64) -> Shape {
        Shape { low, high, scale: 1.0, ..self }.capped()
    }

    /// The result of a function such as rounding or the absolute value.
    pub(super) fn mapped(self, price: &mut Price) -> Shape {
        price.spend(self.len, 0.0);
        let far = self.low.abs().max(self.high.abs()) + 1.0;
        Shape { low: -far, high: far, ..self }
    }

    /// A mixture of `times` distributions like this one, whose totals all divide 2 to the power of `log`.
    pub(super) fn mixed(self, times: f64, log: f64, price: &mut Price) -> Shape {
        let all = self.len * times;
        price.spend(all + times * bits(log), log);
        price.hold(all, log);
        // Fewer dice may give a lower sum, and no dice give 0.
        Shape { len: all, low: self.low.min(0.0), high: self.high.max(0.0), scale: self.scale, log }.capped()
    }
}
