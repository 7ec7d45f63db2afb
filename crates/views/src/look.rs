//! A viewer looking at a table.

use std::borrow::Cow;

use schwung_log::{Game, Handout, Kept, Running, SeatState};
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::{Noted, Reading, Seat};

use crate::{
    Onlooker, Still,
    wire::{Role, You},
};

/// The edition of the game and the last record that the viewer knows of. Results that use the whole table depend on nothing
/// else.
#[derive(PartialEq)]
struct Now(u64, u64);

/// A viewer looking at a table.
#[derive(Debug)]
pub struct Look<'a, S: Kept> {
    /// The table.
    pub game: &'a Game<S>,
    /// Role and seat of the viewer.
    pub you: Noted<You>,
    /// The messages in the reader's language and in the terms of the table's book.
    pub texts: &'a Catalogue,
    /// The last record of the game that the viewer knows of.
    pub until: u64,
    /// The parts of the viewer's last view, if that is known.
    pub still: Option<&'a Still>,
}

impl<S: Kept> Clone for Look<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Kept> Copy for Look<'_, S> {}

impl<'a, S: Kept> Look<'a, S> {
    /// A viewer who knows of all records.
    pub fn new(game: &'a Game<S>, you: You, texts: &'a Catalogue) -> Look<'a, S> {
        Look { game, you: you.into(), texts, until: game.seq(), still: None }
    }

    /// The procedure that is waiting or the one that ended last, as far as the viewer knows of it.
    pub fn latest(self) -> Option<Cow<'a, Running<S>>> {
        self.game.latest_until(self.until)
    }

    /// The viewer in terms of the messages, to be passed on. Code that looks at it must note that as a [`Reading`].
    pub fn viewer(&self) -> Viewer {
        let you = self.you.unnoted();
        match (you.role, you.seat) {
            (Role::Gm, _) => Viewer::All,
            // A player at the game master's seat does not become the game master.
            (Role::Player, Some(seat)) if seat > 0 => Viewer::Seat(Seat(seat)),
            (Role::Player | Role::Watch, _) => Viewer::Public,
        }
    }

    /// Returns whether the viewer sees everything.
    pub fn is_gm(&self) -> bool {
        Reading::HIDDEN.note();
        self.you.unnoted().role == Role::Gm
    }

    /// Returns whether the viewer may read a handout.
    pub fn may_read(&self, handout: &Handout) -> bool {
        let is_for = || handout.to.is_empty() || handout.to.iter().any(|&it| self.is_mine(it));
        self.is_gm() || handout.shown && is_for()
    }

    /// Returns whether this is the viewer's seat, and nobody else has left it since this record.
    pub fn was_mine(&self, seat: Seat, seq: u64) -> bool {
        self.is_mine(seat) && seq > self.game.held_since(seat)
    }

    /// The record after which private notes to the viewer's seat are the viewer's.
    pub(crate) fn held_since(&self) -> u64 {
        let seat = self.you.seat.filter(|_| self.you.role == Role::Player);
        seat.map_or(0, |it| self.game.held_since(Seat(it)))
    }

    /// Returns whether this is the viewer's seat.
    pub fn is_mine(&self, seat: Seat) -> bool {
        Reading::seat(seat).note();
        let you = self.you.unnoted();
        match you.role {
            Role::Gm => seat.is_gm(),
            Role::Player => !seat.is_gm() && you.seat == Some(seat.0),
            Role::Watch => false,
        }
    }

    /// Returns whether the viewer is the one to answer for this seat.
    pub fn answers_for(&self, seat: Seat) -> bool {
        self.is_mine(seat) || self.is_gm() && self.answerer(seat).is_gm()
    }

    /// The seat that answers for this seat: the seat itself, or the game master's while it is free or its person is absent.
    pub(crate) fn answerer(&self, seat: Seat) -> Seat {
        let person = self.game.house().person(seat);
        let is_vacant = person.is_some_and(|it| it.absent || it.state != SeatState::Taken);
        if is_vacant { Seat::GM } else { seat }
    }

    /// The reader's language.
    pub fn lang(&self) -> Lang {
        self.texts.lang()
    }

    fn onlooker(&self) -> Onlooker<'a> {
        Onlooker { texts: self.texts, viewer: self.viewer(), still: self.still }
    }

    /// The parts that `make` makes of this key for this viewer, or those of the previous view if they are still the same.
    /// `number` tells several parts of the same type apart.
    pub fn still<K, P>(&self, number: u32, key: K, make: fn(Onlooker<'_>, &K) -> P) -> P
    where
        K: PartialEq + Send + Sync + 'static,
        P: Clone + PartialEq + Send + Sync + 'static,
    {
        self.onlooker().still(number, key, make)
    }

    /// The result of `make` for the whole table, possibly from an earlier call at the same record for a viewer who sees the same.
    ///
    /// `make` must query everything that depends on the viewer itself; otherwise, viewers would get results made for others.
    pub fn shared<P>(&self, number: u32, make: impl FnOnce() -> P) -> P
    where
        P: Clone + PartialEq + Send + Sync + 'static,
    {
        self.onlooker().shared(number, Now(self.game.edition(), self.until), make)
    }
}
