//! The dice on the table while they are rolled.

use super::{
    record::{Fate, Throw},
    source::Source,
};
use crate::{Code, Die, Error, Result, Span, limits};

/// What has been thrown so far, and where more comes from.
pub(super) struct Table<'s, S> {
    source: &'s mut S,
    pub(super) throws: Vec<Throw>,
    /// The number of the next die.
    next: u32,
    /// How many throws are left, over all repetitions.
    left: usize,
    /// Was an explosion or a reroll stopped at its limit?
    pub(super) was_stopped: bool,
}

impl<'s, S: Source> Table<'s, S> {
    pub(super) fn new(source: &'s mut S, left: usize) -> Table<'s, S> {
        Table { source, throws: Vec::with_capacity(6), next: 0, left, was_stopped: false }
    }

    /// How many throws are left after these.
    pub(super) fn left(&self) -> usize {
        self.left
    }

    /// Throws a new die: its place in the throws.
    #[inline]
    pub(super) fn throw_new(&mut self, die: Die, span: Span) -> Result<u32> {
        let number = self.new_number();
        self.throw(die, number, span)
    }

    pub(super) fn new_number(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }

    /// Throws a die of that number: its place in the throws.
    #[inline]
    pub(super) fn throw(&mut self, die: Die, number: u32, span: Span) -> Result<u32> {
        if self.left == 0 {
            return Err(Error::new(Code::TooManyThrows, span).with("limit", limits::THROWS));
        }
        self.left -= 1;
        let at = self.source.throw(die).map_err(|why| why.refused(die, span))?;
        let face = die.face(at);
        let place = u32::try_from(self.throws.len()).unwrap_or(u32::MAX);
        self.throws.push(Throw { face, value: face, die: number, fate: Fate::default() });
        Ok(place)
    }

    pub(super) fn at(&self, place: u32) -> &Throw {
        &self.throws[place as usize]
    }

    pub(super) fn at_mut(&mut self, place: u32) -> &mut Throw {
        &mut self.throws[place as usize]
    }

    pub(super) fn mark(&mut self, place: u32, fate: Fate) {
        self.at_mut(place).fate.and(fate);
    }
}

/// A die with its extra dice: one die to whatever keeps and drops.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    pub(super) number: u32,
    /// The place of the throw that counts.
    pub(super) first: u32,
    /// The places of its extra throws that count.
    pub(super) more: Vec<u32>,
}

impl Chain {
    /// The places of all throws that count.
    pub(super) fn places(&self) -> impl Iterator<Item = u32> + '_ {
        std::iter::once(self.first).chain(self.more.iter().copied())
    }

    pub(super) fn last(&self) -> u32 {
        self.more.last().copied().unwrap_or(self.first)
    }

    pub(super) fn value<S: Source>(&self, table: &Table<'_, S>) -> i64 {
        self.places().map(|it| table.at(it).value).sum()
    }
}
