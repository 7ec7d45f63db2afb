//! What odds would cost, told before it is spent.

use super::Stop;
use crate::{Code, Error, Span};

/// Most steps of one question, each about as much as adding two small numbers: some tenths of a second.
pub(super) const STEPS: u64 = 200_000_000;
/// Most memory of one intermediate result, in bytes.
pub(super) const BYTES: u64 = 24 << 20;

/// Counts steps; every step of a calculation is charged before it is taken.
#[derive(Debug)]
pub(super) struct Meter {
    spent: u64,
    span: Span,
}

impl Meter {
    pub(super) fn new(span: Span) -> Meter {
        Meter { spent: 0, span }
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
        // Large numbers are made anew in every step, which costs more than the digits.
        let each = if bits <= 127 { 1 + bits / 64 } else { 64 + bits / 64 };
        let cost = steps.saturating_mul(each);
        self.spent = self.spent.saturating_add(cost);
        if self.spent > STEPS { Err(self.refused(self.spent, STEPS, "steps")) } else { Ok(()) }
    }

    /// Charges the memory of so many results with numbers of so many bits.
    ///
    /// # Errors
    /// If that is more than may be held.
    #[inline]
    pub(super) fn hold(&self, results: u64, bits: u64) -> Result<(), Stop> {
        let bytes = results.saturating_mul(24 + if bits <= 64 { 8 } else { bits / 8 + 32 });
        if bytes > BYTES { Err(self.refused(bytes >> 10, BYTES >> 10, "KiB")) } else { Ok(()) }
    }

    fn refused(&self, estimate: u64, limit: u64, unit: &'static str) -> Stop {
        let error = Error::new(Code::TooCostly, self.span);
        Stop::Refused(error.with("estimate", estimate).with("limit", limit).with("unit", unit))
    }
}
