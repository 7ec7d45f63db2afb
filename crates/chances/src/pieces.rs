//! Positions taken to pieces: each piece has a number, and a turn is known by the numbers of those it looks at.

use std::hash::Hasher;

use hashbrown::HashTable;
use schwung_play::{Fights, Habit, Numbered, Quick};

use crate::simulate::winner;

/// The hash of a row.
#[inline]
pub(crate) fn mixed(row: &[u32]) -> u64 {
    let mut hasher = Quick::default();
    row.iter().for_each(|&it| hasher.write_u32(it));
    hasher.finish()
}

/// Rows of equal length, each kept once with a number.
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

    /// The number of a row; one that is not known yet gets the next.
    pub(crate) fn number(&mut self, row: &[u32]) -> u32 {
        let (width, all, hash) = (self.width, &mut self.all, mixed(row));
        let at = |number: u32| number as usize * width..(number as usize + 1) * width;
        // Rows are short: comparing them word by word is quickest.
        let is_it = |number: &u32| all[at(*number)].iter().eq(row);
        if let Some(&known) = self.numbers.find(hash, is_it) {
            return known;
        }
        let next = u32::try_from(self.count).expect("fewer than four thousand million rows");
        self.count += 1;
        all.extend_from_slice(row);
        self.numbers.insert_unique(hash, next, |&number| mixed(&all[at(number)]));
        next
    }
}

/// A position by the numbers of its pieces: first of the rest, then of each part.
pub(crate) type Place = Vec<u32>;

/// All pieces of the positions of a conflict.
pub(crate) struct Pieces<'h, S: Fights> {
    pub(crate) habits: &'h [Habit],
    rests: Numbered<S::State>,
    about: Vec<About>,
    parts: Numbered<S::Part>,
}

/// What the rest of a position says.
pub(crate) struct About {
    /// The conflict has ended, or one side at most stands.
    pub(crate) is_over: bool,
    /// The only side of whom somebody stands.
    pub(crate) winner: Option<u8>,
    /// The places in a [`Place`] of all that the next turn looks at, beginning with the rest itself.
    pub(crate) seen: Box<[u8]>,
}

impl<'h, S: Fights> Pieces<'h, S> {
    pub(crate) fn new(habits: &'h [Habit]) -> Pieces<'h, S> {
        Pieces { habits, rests: Numbered::default(), about: Vec::new(), parts: Numbered::default() }
    }

    /// How many rests there are.
    pub(crate) fn rests(&self) -> usize {
        self.rests.len()
    }

    /// How many pieces there are.
    pub(crate) fn len(&self) -> usize {
        self.rests.len() + self.parts.len()
    }

    /// Takes the position of a state to pieces.
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

    /// What is to be said of a position whose rest has that number.
    #[inline]
    pub(crate) fn about(&self, rest: u32) -> &About {
        &self.about[rest as usize]
    }

    /// The position at a place, without its parts.
    pub(crate) fn rest(&self, place: &[u32]) -> &S::State {
        self.rests.get(place[0])
    }

    /// The position at a place.
    pub(crate) fn state(&self, place: &[u32]) -> S::State {
        let mut state = self.rests.get(place[0]).clone();
        S::put_parts(&mut state, place[1..].iter().map(|&it| self.parts.get(it)));
        state
    }
}
