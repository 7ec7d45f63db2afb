//! Limits the number of open connections per address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::{Limits, rates::network};

/// Number of places in use per address.
#[derive(Debug)]
pub(crate) struct Places {
    most: usize,
    limits_loopback: bool,
    taken: Mutex<HashMap<IpAddr, usize>>,
}

/// A place, released on drop.
#[derive(Debug)]
pub(crate) struct Place(Option<(Arc<Places>, IpAddr)>);

impl Places {
    pub(crate) fn new(limits: &Limits) -> Arc<Places> {
        let most = limits.connections_per_address.unwrap_or((limits.connections / 4).max(1));
        Arc::new(Places { most, limits_loopback: limits.limits_loopback, taken: Mutex::default() })
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        // Every update of the map is atomic, so a poisoned lock is harmless.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place, unless the address has reached its limit.
    pub(crate) fn take(self: &Arc<Places>, from: IpAddr) -> Option<Place> {
        if from.to_canonical().is_loopback() && !self.limits_loopback {
            return Some(Place(None));
        }
        let from = network(from);
        let mut taken = self.taken();
        let count = taken.entry(from).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place(Some((Arc::clone(self), from))))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some((places, from)) = &self.0 else { return };
        let mut taken = places.taken();
        if let Some(count) = taken.get_mut(from) {
            *count -= 1;
            if *count == 0 {
                taken.remove(from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let places = Places::new(&Limits { connections: 8, ..Limits::default() });
        let take = |from: &str| places.take(from.parse().expect("an address"));
        let (one, two) = (take("10.0.0.1"), take("10.0.0.1"));
        assert!(one.is_some() && two.is_some() && take("10.0.0.1").is_none());
        assert!(take("10.0.0.2").is_some());
        assert!(take("::ffff:10.0.0.1").is_none(), "the same address in other words");
        drop(one);
        assert!(take("10.0.0.1").is_some());
        drop(two);
        assert!(places.taken().is_empty(), "nobody is remembered");
        let own: Vec<_> = (0..100).map(|_| take("127.0.0.1")).collect();
        assert!(own.iter().all(Option::is_some));
        let limits = Limits { connections_per_address: Some(1), ..Limits::default() };
        let places = Places::new(&limits);
        let own: Vec<_> = (0..3).map(|_| places.take("127.0.0.1".parse().expect("an address"))).collect();
        assert!(own.iter().all(Option::is_some), "a proxy on this machine");
        let strict = Places::new(&Limits { limits_loopback: true, ..limits });
        let own = strict.take("127.0.0.1".parse().expect("an address"));
        assert!(own.is_some() && strict.take("127.0.0.1".parse().expect("an address")).is_none());
    }
}
