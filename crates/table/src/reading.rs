//! What about a reader decides how a text turns out.

use std::{cell::Cell, ops::Deref};

use crate::{Seat, Viewer};

thread_local! {
    static PRESENT: Cell<Reading> = const { Cell::new(Reading::NOTHING) };
}

/// What was asked about a reader while something was made for that reader. Others about whom the answers are the same can
/// have it too, so that it is made only once.
///
/// [`Eyes`](crate::Eyes) and all that is built on them note what they are asked. Code that looks at a [`Viewer`] itself
/// must [note](Reading::note) that.
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
    /// A bit for each seat of which it was asked whether the reader sits there.
    seats: u64,
    /// Whether it depends on who the reader is in any other way.
    all: bool,
}

/// What the reading around this one has seen, with which this one is joined in the end, even if a panic passes by.
struct Around(Reading);

impl Drop for Around {
    fn drop(&mut self) {
        PRESENT.set(PRESENT.get().and(self.0));
    }
}

impl Reading {
    /// Nothing was asked: it is the same for everybody.
    const NOTHING: Reading = Reading { hidden: false, seats: 0, all: false };
    /// It depends on who the reader is.
    pub const EVERYTHING: Reading = Reading { all: true, ..Reading::NOTHING };
    /// It depends on whether the reader sees what is reserved for the game master.
    pub const HIDDEN: Reading = Reading { hidden: true, ..Reading::NOTHING };

    /// It depends on whether the reader sits there.
    pub fn seat(seat: Seat) -> Reading {
        match 1_u64.checked_shl(seat.0.into()) {
            Some(seats) => Reading { seats, ..Reading::HIDDEN },
            None => Reading::EVERYTHING,
        }
    }

    /// Calls `make` and returns what it asks about the reader.
    pub fn of<T>(make: impl FnOnce() -> T) -> (T, Reading) {
        let _around = Around(PRESENT.replace(Reading::NOTHING));
        let made = make();
        (made, PRESENT.get())
    }

    /// Notes that what is being made depends on this.
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

/// A fact about a reader. Reading it notes that what is being made depends on who the reader is.
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
