//! People who are connected to a table through other servers, as far as these have announced it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// How long an announcement counts: the server that made it may be gone.
const PRESENT: Duration = Duration::from_secs(25);
/// Maximum number of servers that may announce something for a table, which bounds the memory.
const SERVERS: usize = 64;

/// People who are connected to a table through other servers.
#[derive(Debug, Default)]
pub struct Elsewhere(Mutex<BTreeMap<String, Present>>);

/// People who are connected through one server.
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

    /// Stores the announcement of a server. Returns whether this changes anything.
    pub fn note(&self, from: &str, seats: BTreeSet<u8>, watching: usize) -> bool {
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
    pub fn tidy(&self) -> bool {
        let (mut all, now) = (self.all(), Instant::now());
        let before = all.len();
        all.retain(|_, it| it.until > now);
        all.len() != before
    }

    /// Adds these people to those who are connected here.
    pub fn add_to(&self, seats: &mut BTreeSet<u8>, watching: &mut usize) {
        for present in self.all().values() {
            seats.extend(&present.seats);
            *watching = watching.saturating_add(present.watching);
        }
    }
}
