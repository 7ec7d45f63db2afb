//! Rate limits per address.

use std::{
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    time::Duration,
};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};

use crate::{Fault, Limits};

/// Number of invalid files tolerated for each allowed new table.
const TRIES_PER_TABLE: u32 = 5;

/// Token buckets for each address and kind of request.
#[derive(Debug)]
pub struct Rates {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    openings: DefaultKeyedRateLimiter<IpAddr>,
    joins: DefaultKeyedRateLimiter<IpAddr>,
    clock: DefaultClock,
}

/// Kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rate {
    /// Any request.
    Request,
    /// Opening a table.
    Table,
    /// An attempt to open a table, successful or not.
    Opening,
    /// Joining a table.
    Join,
}

impl Rate {
    /// The name under which other servers hear of it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Rate::Request => "request",
            Rate::Table => "table",
            Rate::Opening => "opening",
            Rate::Join => "join",
        }
    }

    /// The kind with this name, if others may tell of it.
    pub(crate) fn named(name: &str) -> Option<Rate> {
        [Rate::Table, Rate::Opening, Rate::Join].into_iter().find(|it| it.name() == name)
    }
}

impl Rates {
    /// Full buckets, by these limits.
    pub fn new(limits: &Limits) -> Rates {
        let second = limits.requests_per_second;
        Rates {
            requests: RateLimiter::keyed(
                quota(second, Duration::from_secs(1)).allow_burst(at_least_one(second * 10)),
            ),
            tables: RateLimiter::keyed(quota(limits.tables_per_hour, Duration::from_secs(3600))),
            openings: RateLimiter::keyed(quota(
                limits.tables_per_hour.saturating_mul(TRIES_PER_TABLE),
                Duration::from_secs(3600),
            )),
            joins: RateLimiter::keyed(quota(limits.joins_per_minute, Duration::from_secs(60))),
            clock: DefaultClock::default(),
        }
    }

    /// Counts one request.
    ///
    /// # Errors
    /// Returns [`Fault::TooMany`] with the seconds to wait.
    pub fn count(&self, what: Rate, from: IpAddr) -> Result<(), Fault> {
        self.limiter(what).check_key(&network(from)).map_err(|not_until| {
            Fault::TooMany(not_until.wait_time_from(self.clock.now()).as_secs().saturating_add(1))
        })
    }

    /// Counts what another server has admitted.
    pub(crate) fn note(&self, what: Rate, from: IpAddr) {
        // A full bucket stays full.
        let _ = self.limiter(what).check_key(&network(from));
    }

    fn limiter(&self, what: Rate) -> &DefaultKeyedRateLimiter<IpAddr> {
        match what {
            Rate::Request => &self.requests,
            Rate::Table => &self.tables,
            Rate::Opening => &self.openings,
            Rate::Join => &self.joins,
        }
    }

    /// Forgets addresses that have not sent requests for a while.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.requests, &self.tables, &self.openings, &self.joins] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// A quota of `count` per `period`, all of which may come at once.
pub(crate) fn quota(count: u32, period: Duration) -> Quota {
    let count = at_least_one(count);
    Quota::with_period(period / count.get()).unwrap_or(Quota::per_second(count)).allow_burst(count)
}

pub(crate) fn at_least_one(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

/// The address for limits: IPv6 addresses are reduced to their /64 prefix, which belongs to one client.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(it) => it.into(),
        IpAddr::V6(it) => {
            let [a, b, c, d, ..] = it.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}
