//! Positions split into numbered pieces. A turn is identified by the numbers of the pieces it reads.

use std::hash::Hasher;

use hashbrown::HashTable;
use schwung_play::{Fights, Habit, Numbered, Quick};

use crate::simulate::winner;

/// Hashes a row.
#[inline]
pub(crate) fn mixed(row: &[u32]) -> u64 {
    let mut hasher = Quick::default();
    row.iter().for_each(|&it| hasher.write_u32(it));
    hasher.finish()
}

/// Interned rows of equal length: each distinct row is stored once and has a number.
pub(crate) struct Rows {
    width: usize,
    count: usize,
    all: Vec<u32>,
    numbers: HashTable<u32>,
}

impl Rows {
    pub(crate) fn new(width: usize) -> Rows {
        Rows { width, count: 0, all: Vec::new(), numbers: HashTable::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.count
    }

    pub(crate) fn get(&self, number: usize) -> &[u32] {
        &self.all[number * self.width..][..self.width]
    }

    /// All rows, one after the other.
    pub(crate) fn into_all(self) -> Vec<u32> {
        self.all
    }

    /// Returns the number of a row; an unknown row is stored under the next number.
    pub(crate) fn number(&mut self, row: &[u32]) -> u32 {
        let hash = mixed(row);
        // Rows are short: comparing them word by word is fastest.
        let is_it = |&number: &u32| self.get(number as usize).iter().eq(row);
        if let Some(&known) = self.numbers.find(hash, is_it) {
            return known;
        }
        let next = self.push(row);
        self.insert(hash, next);
        next
    }

    /// Stores a row that is known to be new; returns its number. [`number`](Rows::number) does not find it until all rows
    /// are [indexed](Rows::index).
    #[inline]
    pub(crate) fn push(&mut self, row: &[u32]) -> u32 {
        let next = u32::try_from(self.count).expect("fewer than four thousand million rows");
        self.count += 1;
        self.all.extend_from_slice(row);
        next
    }

    /// Indexes all rows, which were stored by [`push`](Rows::push).
    pub(crate) fn index(&mut self) {
        for number in 0..self.count {
            self.insert(mixed(self.get(number)), number as u32);
        }
    }

    fn insert(&mut self, hash: u64, number: u32) {
        let row = |it: u32| &self.all[it as usize * self.width..][..self.width];
        self.numbers.insert_unique(hash, number, |&it| mixed(row(it)));
    }
}

/// A position as the numbers of its pieces: first the rest (everything but the parts), then each part.
pub(crate) type Place = Vec<u32>;

/// The interned pieces of all positions of a conflict.
pub(crate) struct Pieces<'h, S: Fights> {
    pub(crate) habits: &'h [Habit],
    rests: Numbered<S::State>,
    about: Vec<About>,
    parts: Numbered<S::Part>,
}

/// Facts about a position that depend on its rest only.
pub(crate) struct About {
    /// Whether the conflict has ended or at most one side is still standing.
    pub(crate) is_over: bool,
    /// The only side that is still standing.
    pub(crate) winner: Option<u8>,
    /// Indexes into a [`Place`] of all pieces that the next turn reads, beginning with the rest itself.
    pub(crate) seen: Box<[u8]>,
}

impl<'h, S: Fights> Pieces<'h, S> {
    pub(crate) fn new(habits: &'h [Habit]) -> Pieces<'h, S> {
        Pieces { habits, rests: Numbered::default(), about: Vec::new(), parts: Numbered::default() }
    }

    /// Number of distinct rests.
    pub(crate) fn rests(&self) -> usize {
        self.rests.len()
    }

    /// Number of distinct pieces.
    pub(crate) fn len(&self) -> usize {
        self.rests.len() + self.parts.len()
    }

    /// Splits a state into pieces.
    pub(crate) fn take(&mut self, state: S::State) -> Place {
        let mut rest = S::position(state);
        let parts = S::take_parts(&mut rest);
        let known = self.about.len();
        let count = u8::try_from(parts.len()).expect("a system takes few parts");
        let mut place = Vec::with_capacity(parts.len() + 1);
        place.push(self.rests.number(&rest));
        place.extend(parts.into_iter().map(|it| self.parts.number(&it)));
        if self.rests.len() > known {
            self.about.push(self.look(self.rests.get(place[0]), count));
        }
        place
    }

    fn look(&self, rest: &S::State, parts: u8) -> About {
        let unseen = S::unseen(rest, self.habits);
        let seen = (0..parts).filter(|&it| unseen.checked_shr(it.into()).unwrap_or(0) & 1 == 0);
        About {
            is_over: !S::is_on(rest) || crate::simulate::standing::<S>(rest).nth(1).is_none(),
            winner: winner::<S>(rest),
            seen: [0].into_iter().chain(seen.map(|it| it + 1)).collect(),
        }
    }

    /// Facts about positions with this rest.
    #[inline]
    pub(crate) fn about(&self, rest: u32) -> &About {
        &self.about[rest as usize]
    }

    /// The state at a place, without its parts.
    pub(crate) fn rest(&self, place: &[u32]) -> &S::State {
        self.rests.get(place[0])
    }

    /// The complete state at a place.
    pub(crate) fn state(&self, place: &[u32]) -> S::State {
        let mut state = self.rests.get(place[0]).clone();
        self.put(&mut state, place);
        state
    }

    /// Puts the parts at a place into a state without parts.
    pub(crate) fn put(&self, state: &mut S::State, place: &[u32]) {
        S::put_parts(state, place[1..].iter().map(|&it| self.parts.get(it)));
    }
}
