//! Tracks the facts about a reader on which a result depends.

use std::{cell::Cell, ops::Deref};

use crate::{Seat, Viewer};

thread_local! {
    static PRESENT: Cell<Reading> = const { Cell::new(Reading::NOTHING) };
}

/// The facts about a reader that were queried while something was made for that reader. It can be reused for all readers
/// for whom these facts are the same, so that it is made only once.
///
/// [`Eyes`](crate::Eyes) and everything built on them note what is queried. Code that looks at a [`Viewer`] itself must
/// [note](Reading::note) that.
///
/// ```
/// use schwung_table::{Eyes, Reading, Seat, Viewer};
///
/// let [gm, anna, ben, cem] = [Viewer::All, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Seat(Seat(3))];
/// let (is_anna, reading) = Reading::of(|| Eyes::new(&(), ben).are_at(Seat(1)));
/// assert!(!is_anna);
/// assert!(reading.is_same_for(ben, cem) && reading.is_same_for(ben, Viewer::Public));
/// assert!(!reading.is_same_for(ben, anna) && !reading.is_same_for(ben, gm));
/// let (_, reading) = Reading::of(|| "nothing was asked");
/// assert!(reading.is_same_for(gm, anna));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Whether the reader sees what is reserved for the game master.
    hidden: bool,
    /// A bit for each seat for which it was queried whether the reader sits there.
    seats: u64,
    /// Whether it depends on who the reader is in any other way.
    all: bool,
}

/// The enclosing reading, into which this one is merged at the end, even during a panic.
struct Around(Reading);

impl Drop for Around {
    fn drop(&mut self) {
        PRESENT.set(PRESENT.get().and(self.0));
    }
}

impl Reading {
    /// Nothing was queried: the result is the same for everybody.
    const NOTHING: Reading = Reading { hidden: false, seats: 0, all: false };
    /// The result depends on who the reader is.
    pub const EVERYTHING: Reading = Reading { all: true, ..Reading::NOTHING };
    /// The result depends on whether the reader sees what is reserved for the game master.
    pub const HIDDEN: Reading = Reading { hidden: true, ..Reading::NOTHING };

    /// The result depends on whether the reader sits there.
    pub fn seat(seat: Seat) -> Reading {
        match 1_u64.checked_shl(seat.0.into()) {
            Some(seats) => Reading { seats, ..Reading::HIDDEN },
            None => Reading::EVERYTHING,
        }
    }

    /// Calls `make`; returns its result and the facts about the reader that it queried.
    pub fn of<T>(make: impl FnOnce() -> T) -> (T, Reading) {
        let _around = Around(PRESENT.replace(Reading::NOTHING));
        let made = make();
        (made, PRESENT.get())
    }

    /// Notes that the result being made depends on this.
    pub fn note(self) {
        PRESENT.set(PRESENT.get().and(self));
    }

    fn and(self, other: Reading) -> Reading {
        Reading {
            hidden: self.hidden || other.hidden,
            seats: self.seats | other.seats,
            all: self.all || other.all,
        }
    }

    /// Whether all answers are the same for both readers.
    pub fn is_same_for(self, one: Viewer, other: Viewer) -> bool {
        let at = |it: Viewer| match it {
            Viewer::Seat(seat) => self.seats & 1_u64.checked_shl(seat.0.into()).unwrap_or(0),
            Viewer::All | Viewer::Public => 0,
        };
        one == other
            || !self.all && (!self.hidden || one.sees_hidden() == other.sees_hidden()) && at(one) == at(other)
    }
}

/// A fact about a reader. Reading it notes that the result being made depends on who the reader is.
#[derive(Clone, Copy, Debug)]
pub struct Noted<T>(T);

impl<T> Noted<T> {
    /// The fact, unnoted. Code that looks at it must [note](Reading::note) that.
    pub fn unnoted(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for Noted<T> {
    fn from(fact: T) -> Noted<T> {
        Noted(fact)
    }
}

impl<T> Deref for Noted<T> {
    type Target = T;

    fn deref(&self) -> &T {
        Reading::EVERYTHING.note();
        &self.0
    }
}
