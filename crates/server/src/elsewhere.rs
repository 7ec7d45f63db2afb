//! Who is present at a table through other servers, as far as they have announced it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// How long an announcement counts: the server that made it may be gone.
const PRESENT: Duration = Duration::from_secs(25);
/// How many servers may announce something for a table, so that nobody can fill the memory.
const SERVERS: usize = 64;

/// Who is present at a table through other servers.
#[derive(Debug, Default)]
pub(crate) struct Elsewhere(Mutex<BTreeMap<String, Present>>);

/// Who is present through one server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Present {
    pub(crate) seats: BTreeSet<u8>,
    pub(crate) watching: usize,
    until: Instant,
}

impl Elsewhere {
    fn all(&self) -> MutexGuard<'_, BTreeMap<String, Present>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what a server has announced. Returns whether this changes anything.
    pub(crate) fn note(&self, from: &str, seats: BTreeSet<u8>, watching: usize) -> bool {
        let mut all = self.all();
        if seats.is_empty() && watching == 0 {
            return all.remove(from).is_some();
        }
        if all.len() >= SERVERS && !all.contains_key(from) {
            return false;
        }
        let before = all.get(from).map(|it| (it.seats.clone(), it.watching));
        let changed = before.as_ref() != Some(&(seats.clone(), watching));
        all.insert(from.to_owned(), Present { seats, watching, until: Instant::now() + PRESENT });
        changed
    }

    /// Forgets servers that have announced nothing for a while. Returns whether this changes anything.
    pub(crate) fn tidy(&self) -> bool {
        let (mut all, now) = (self.all(), Instant::now());
        let before = all.len();
        all.retain(|_, it| it.until > now);
        all.len() != before
    }

    /// Adds everybody to those who are present here.
    pub(crate) fn add_to(&self, seats: &mut BTreeSet<u8>, watching: &mut usize) {
        for present in self.all().values() {
            seats.extend(&present.seats);
            *watching = watching.saturating_add(present.watching);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_elsewhere_are_counted_once() {
        let elsewhere = Elsewhere::default();
        assert!(elsewhere.note("one", BTreeSet::from([1, 2]), 1));
        assert!(!elsewhere.note("one", BTreeSet::from([1, 2]), 1));
        assert!(elsewhere.note("two", BTreeSet::from([2]), 4));
        let (mut seats, mut watching) = (BTreeSet::from([0]), 1);
        elsewhere.add_to(&mut seats, &mut watching);
        assert_eq!((seats, watching), (BTreeSet::from([0, 1, 2]), 6));
        assert!(elsewhere.note("two", BTreeSet::new(), 0));
        assert!(!elsewhere.note("two", BTreeSet::new(), 0));
        assert!(!elsewhere.tidy());
    }
}
