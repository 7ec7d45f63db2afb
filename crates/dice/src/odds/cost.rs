//! What odds would cost, told before it is spent.

use super::Stop;
use crate::{Code, Error, Span};

/// What counting odds takes, or may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Steps, each about as much as adding two small numbers.
    pub steps: u64,
    /// The memory of the largest intermediate result, in bytes.
    pub bytes: u64,
}

impl Cost {
    /// What odds may take unless something else is said: about a hundredth of a second.
    pub const USUAL: Cost = Cost { steps: 16_000_000, bytes: 16 << 20 };
    /// What a person may wait for: some tenths of a second.
    pub const PATIENT: Cost = Cost { steps: 250_000_000, bytes: 24 << 20 };
}

/// What it takes to remember a state of a die among the others, in steps.
pub(super) const STATE: f64 = 400.0;

/// What a step with a number of so many bits takes: large numbers are made anew in every step, which costs more than
/// their digits.
pub(super) fn of_step(bits: f64) -> f64 {
    if bits <= 128.0 { 1.0 + (bits / 64.0).floor() } else { 64.0 + (bits / 64.0).floor() }
}

/// The memory of a result with a number of so many bits.
pub(super) fn of_result(bits: f64) -> f64 {
    24.0 + if bits <= 64.0 { 8.0 } else { (bits / 8.0).floor() + 32.0 }
}

/// Refuses what is more than there may be; `span` is the dearest part.
///
/// # Errors
/// If it is.
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

/// Counts steps. What a question takes was estimated before; this makes sure that the estimate is held to.
#[derive(Debug)]
pub(super) struct Meter {
    pub(super) spent: u64,
    /// The memory of the largest intermediate result.
    pub(super) held: u64,
    most: Cost,
    span: Span,
}

impl Meter {
    pub(super) fn new(most: Cost, span: Span) -> Meter {
        Meter { spent: 0, held: 0, most, span }
    }

    /// The part of the text that is worked on.
    pub(super) fn at(&mut self, span: Span) {
        self.span = span;
    }

    /// Charges so many steps with numbers of so many bits.
    ///
    /// # Errors
    /// If that is more than may be spent.
    #[inline]
    pub(super) fn spend(&mut self, steps: u64, bits: u64) -> Result<(), Stop> {
        let each = if bits <= 128 { 1 + bits / 64 } else { 64 + bits / 64 };
        self.spent = self.spent.saturating_add(steps.saturating_mul(each));
        if self.spent > self.most.steps { within(self.spent, 0, self.most, self.span) } else { Ok(()) }
    }

    /// Charges states of a die.
    ///
    /// # Errors
    /// If that is more than may be spent.
    pub(super) fn states(&mut self, count: usize, bits: u64) -> Result<(), Stop> {
        self.spend((count as u64).saturating_mul(400), 1)?;
        self.spend((count as u64).saturating_mul(2), bits)
    }

    /// Charges the memory of so many results with numbers of so many bits.
    ///
    /// # Errors
    /// If that is more than may be held.
    #[inline]
    pub(super) fn hold(&mut self, results: u64, bits: u64) -> Result<(), Stop> {
        let bytes = results.saturating_mul(24 + if bits <= 64 { 8 } else { bits / 8 + 32 });
        self.held = self.held.max(bytes);
        if bytes > self.most.bytes { within(0, bytes, self.most, self.span) } else { Ok(()) }
    }
}
