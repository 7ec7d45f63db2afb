//! Several servers on one store: what they tell each other beside the log, and how each follows what others store.
//!
//! Hints say that there may be something new; what it is stands in the store. Every [`LOOK`] a server compares its open
//! tables with the store, so that a lost hint delays news by no more.

use std::{
    collections::{BTreeMap, BTreeSet},
    convert::Infallible,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use schwung_store::{Hint, TableId};
use tokio::{
    sync::broadcast::error::RecvError,
    time::{MissedTickBehavior, interval},
};

use crate::{app_state::AppState, rates::Rate};

/// Interval between looks at the store.
const LOOK: Duration = Duration::from_secs(3);
/// Number of looks between announcements of who is present.
const ANNOUNCES: u32 = 3;
/// How long an announcement counts: the server that made it may be gone.
const PRESENT: Duration = Duration::from_secs(25);
/// Number of looks between counts of all tables.
const COUNTS: u32 = 20;
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
    fn note(&self, from: &str, seats: BTreeSet<u8>, watching: usize) -> bool {
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
    fn tidy(&self) -> bool {
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

/// What servers say to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// Who is present at a table through this server.
    Online { table: TableId, seats: BTreeSet<u8>, watching: usize },
    /// Asks who is present at a table.
    Who(TableId),
    /// Something was admitted that is limited for each address.
    Admitted(Rate, std::net::IpAddr),
}

impl Word {
    /// The word as text.
    pub(crate) fn text(&self) -> String {
        match self {
            Word::Online { table, seats, watching } => {
                let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
                format!("online {table} {watching} {}", seats.join(","))
            }
            Word::Who(table) => format!("who {table}"),
            Word::Admitted(rate, from) => format!("admitted {} {from}", rate.name()),
        }
    }

    /// Reads a word. Unknown ones are ignored, since a newer release may have said them.
    fn read(text: &str) -> Option<Word> {
        let mut parts = text.split(' ');
        let word = match (parts.next()?, parts.next()?) {
            ("online", table) => {
                let watching = parts.next()?.parse().ok()?;
                let seats = parts.next()?.split(',').filter(|it| !it.is_empty());
                let seats = seats.map(str::parse).collect::<Result<_, _>>().ok()?;
                Word::Online { table: TableId::new(table).ok()?, seats, watching }
            }
            ("who", table) => Word::Who(TableId::new(table).ok()?),
            ("admitted", rate) => Word::Admitted(Rate::named(rate)?, parts.next()?.parse().ok()?),
            _ => return None,
        };
        Some(word)
    }
}

/// Follows what other servers tell, if the store connects them.
pub(crate) async fn follow(app: &Arc<AppState>) -> Infallible {
    let Some(mut hints) = app.tables.store().hints() else { return std::future::pending().await };
    let mut look = interval(LOOK);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looks: u32 = 0;
    loop {
        let is_due = tokio::select! {
            hint = hints.recv() => match hint {
                Ok(Hint::Row(table, seq)) => {
                    app.tables.heard_of(&table, seq);
                    false
                }
                Ok(Hint::Said { from, text }) => {
                    hear(app, &from, &text);
                    false
                }
                Ok(Hint::Lost) | Err(RecvError::Lagged(_)) => true,
                // The store is closed.
                Err(RecvError::Closed) => return std::future::pending().await,
            },
            _ = look.tick() => {
                looks = looks.wrapping_add(1);
                for table in app.tables.all_open() {
                    if table.room.elsewhere.tidy() {
                        table.room.online.notify_one();
                    }
                    if looks.is_multiple_of(ANNOUNCES) {
                        table.room.announce(app.tables.store());
                    }
                }
                if looks.is_multiple_of(COUNTS) {
                    app.tables.recount().await;
                }
                true
            }
        };
        if is_due && let Err(fault) = app.tables.look().await {
            tracing::warn!(%fault, "open tables cannot be compared with the store");
        }
    }
}

fn hear(app: &AppState, from: &str, text: &str) {
    match Word::read(text) {
        Some(Word::Online { table, seats, watching }) => {
            if let Some(table) = app.tables.opened(&table)
                && table.room.elsewhere.note(from, seats, watching)
            {
                table.room.online.notify_one();
            }
        }
        Some(Word::Who(table)) => {
            if let Some(table) = app.tables.opened(&table) {
                table.room.announce(app.tables.store());
            }
        }
        Some(Word::Admitted(rate, from)) => app.rates.note(rate, from),
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_were_said() {
        let table = TableId::new("a-1").expect("a name");
        let address = "2001:db8::1".parse().expect("an address");
        for word in [
            Word::Online { table: table.clone(), seats: BTreeSet::from([0, 7]), watching: 3 },
            Word::Online { table: table.clone(), seats: BTreeSet::new(), watching: 0 },
            Word::Who(table),
            Word::Admitted(Rate::Join, address),
        ] {
            assert_eq!(Word::read(&word.text()), Some(word));
        }
        for text in ["", "online", "online A 1 ", "online a x 1", "who", "admitted request x", "later a b"] {
            assert_eq!(Word::read(text), None, "{text}");
        }
    }

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
