//! Rate limits for each seat of a table.

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

/// Burst size, in seconds' worth of records.
const AT_ONCE: u32 = 10;

/// One token bucket per seat, regardless of the number of devices.
#[derive(Debug, Default)]
pub(super) struct SeatRates(Mutex<HashMap<Option<u8>, DefaultDirectRateLimiter>>);

impl SeatRates {
    /// Counts a record of this seat.
    ///
    /// # Errors
    /// Returns [`Fault::TooMany`] with the seconds to wait.
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
