//! How fast each seat of a table may add to its log.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use governor::{
    DefaultDirectRateLimiter,
    clock::{Clock, DefaultClock},
};

use crate::{
    Fault,
    rates::{at_least_one, quota},
};

/// So many seconds' worth may come at once.
const AT_ONCE: u32 = 10;

/// A bucket for each seat, however many devices somebody plays on.
#[derive(Debug, Default)]
pub(super) struct Paces(Mutex<HashMap<Option<u8>, DefaultDirectRateLimiter>>);

impl Paces {
    /// Counts a record of this seat.
    ///
    /// # Errors
    /// [`Fault::TooMany`] with the seconds to wait.
    pub(super) fn count(&self, seat: Option<u8>, per_second: u32) -> Result<(), Fault> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = all.entry(seat).or_insert_with(|| {
            let burst = at_least_one(per_second.saturating_mul(AT_ONCE));
            DefaultDirectRateLimiter::direct(quota(per_second, Duration::from_secs(1)).allow_burst(burst))
        });
        bucket.check().map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            Fault::TooMany(wait.as_secs().saturating_add(1))
        })
    }
}
