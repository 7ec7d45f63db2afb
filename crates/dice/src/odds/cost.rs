//! The cost of computing odds, which is limited in advance.

use super::stop::Stop;
use crate::{Code, Error, Span};

/// The cost of computing odds, either estimated or actual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Number of steps. One step is roughly the addition of two small numbers.
    pub steps: u64,
    /// Memory of the largest intermediate result, in bytes.
    pub bytes: u64,
}

impl Cost {
    /// The default limit, about a hundredth of a second.
    pub const USUAL: Cost = Cost { steps: 16_000_000, bytes: 16 << 20 };
    /// A limit for requests for which a person can wait, some tenths of a second.
    pub const PATIENT: Cost = Cost { steps: 250_000_000, bytes: 24 << 20 };
}

/// The cost of storing one state of a die in a map, in steps.
pub(super) const STATE: f64 = 400.0;

/// The cost of a step with numbers of `bits` bits. Numbers of more than 128 bits are allocated anew in every step,
/// which costs more than computing their digits.
pub(super) fn of_step(bits: f64) -> f64 {
    if bits <= 128.0 { 1.0 + (bits / 64.0).floor() } else { 64.0 + (bits / 64.0).floor() }
}

/// The memory of one result with a number of `bits` bits, in bytes.
pub(super) fn of_result(bits: f64) -> f64 {
    24.0 + if bits <= 64.0 { 8.0 } else { (bits / 8.0).floor() + 32.0 }
}

/// Checks that a cost is within the limit. `span` is the most expensive part of the notation.
///
/// # Errors
/// If the cost exceeds the limit.
pub(super) fn within(steps: u64, bytes: u64, most: Cost, span: Span) -> Result<(), Stop> {
    let refused = |estimate: u64, limit: u64, unit: &'static str| {
        let error = Error::new(Code::TooCostly, span);
        Err(Stop::Refused(error.with("estimate", estimate).with("limit", limit).with("unit", unit)))
    };
    if steps > most.steps {
        return refused(steps, most.steps, "steps");
    }
    if bytes > most.bytes { refused(bytes >> 10, most.bytes >> 10, "KiB") } else { Ok(()) }
}

/// Counts the actual cost. The cost is estimated beforehand; the meter guarantees that the limit holds anyway.
#[derive(Debug)]
pub(super) struct Meter {
    pub(super) spent: u64,
    /// Memory of the largest intermediate result, in bytes.
    pub(super) held: u64,
    most: Cost,
    span: Span,
}

impl Meter {
    pub(super) fn new(most: Cost, span: Span) -> Meter {
        Meter { spent: 0, held: 0, most, span }
    }

    /// Sets the part of the text that is being evaluated.
    pub(super) fn at(&mut self, span: Span) {
        self.span = span;
    }

    /// Charges `steps` steps with numbers of `bits` bits.
    ///
    /// # Errors
    /// If the limit of steps is exceeded.
    #[inline]
    pub(super) fn spend(&mut self, steps: u64, bits: u64) -> Result<(), Stop> {
        let each = if bits <= 128 { 1 + bits / 64 } else { 64 + bits / 64 };
        self.spent = self.spent.saturating_add(steps.saturating_mul(each));
        if self.spent > self.most.steps { within(self.spent, 0, self.most, self.span) } else { Ok(()) }
    }

    /// Charges the states of a die.
    ///
    /// # Errors
    /// If the limit of steps is exceeded.
    pub(super) fn states(&mut self, count: usize, bits: u64) -> Result<(), Stop> {
        self.spend((count as u64).saturating_mul(400), 1)?;
        self.spend((count as u64).saturating_mul(2), bits)
    }

    /// Charges the memory of `results` results with numbers of `bits` bits.
    ///
    /// # Errors
    /// If the limit of memory is exceeded.
    #[inline]
    pub(super) fn hold(&mut self, results: u64, bits: u64) -> Result<(), Stop> {
        let bytes = results.saturating_mul(24 + if bits <= 64 { 8 } else { bits / 8 + 32 });
        self.held = self.held.max(bytes);
        if bytes > self.most.bytes { within(0, bytes, self.most, self.span) } else { Ok(()) }
    }
}
