//! Limits the number of open connections per address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::{Limits, rates::network};

/// Number of places in use per address.
#[derive(Debug)]
pub struct Places {
    most: usize,
    limits_loopback: bool,
    taken: Mutex<HashMap<IpAddr, usize>>,
}

/// A place, released on drop.
#[derive(Debug)]
pub struct Place(Option<(Arc<Places>, IpAddr)>);

impl Places {
    /// No places are taken.
    pub fn new(limits: &Limits) -> Arc<Places> {
        let most = limits.connections_per_address.unwrap_or((limits.connections / 4).max(1));
        Arc::new(Places { most, limits_loopback: limits.limits_loopback, taken: Mutex::default() })
    }

    /// The addresses with places in use.
    pub fn taken(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        // Every update of the map is atomic, so a poisoned lock is harmless.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place, unless the address has reached its limit.
    pub fn take(self: &Arc<Places>, from: IpAddr) -> Option<Place> {
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
