//! The throws of a roll in progress.

use super::{
    record::{Fate, Throw, Throws},
    source::Source,
};
use crate::{Code, Die, Error, Result, Span, limits};

/// The number of throws and steps left.
pub(super) type Left = (usize, u64);

/// The throws so far, with the source of further ones.
pub(super) struct Table<'s, S> {
    source: &'s mut S,
    pub(super) throws: &'s mut Throws,
    /// The number of the next die.
    next: u32,
    /// The number of throws left, over all repetitions.
    left: usize,
    /// The number of steps left, over all repetitions.
    work: u64,
    /// Whether explosions or rerolls were stopped at the limit.
    pub(super) was_stopped: bool,
}

impl<'s, S: Source> Table<'s, S> {
    #[inline]
    pub(super) fn new(source: &'s mut S, throws: &'s mut Throws, (left, work): Left) -> Table<'s, S> {
        Table { source, throws, next: 0, left, work, was_stopped: false }
    }

    /// The throws and steps left.
    #[inline]
    pub(super) fn left(&self) -> Left {
        (self.left, self.work)
    }

    /// Charges `steps` steps.
    ///
    /// # Errors
    /// If fewer steps are left.
    pub(super) fn work(&mut self, steps: u64, span: Span) -> Result<()> {
        if steps > self.work {
            return Err(too_much((limits::WORK - self.work).saturating_add(steps), span));
        }
        self.work -= steps;
        Ok(())
    }

    /// Rolls dice without modifiers and returns their sum.
    #[inline]
    pub(super) fn throw_all(&mut self, count: u32, die: Die, span: Span) -> Result<i64> {
        if count as usize > self.left {
            return Err(too_many(span));
        }
        self.left -= count as usize;
        let (mut sum, mut missing) = (0, None);
        let first = self.next;
        self.next += count;
        let Table { source, throws, .. } = self;
        // Extend in one go, so that capacity is not checked for each throw.
        throws.extend((first..first + count).map(|number| {
            let face = match source.throw(die) {
                Ok(at) => die.face(at),
                Err(why) => {
                    missing.get_or_insert(why);
                    0
                }
            };
            sum += face;
            Throw { face, value: face, die: number, fate: Fate::default() }
        }));
        match missing {
            None => Ok(sum),
            Some(why) => Err(why.refused(die, span)),
        }
    }

    /// Rolls a new die and returns the index of the throw.
    #[inline]
    pub(super) fn throw_new(&mut self, die: Die, span: Span) -> Result<u32> {
        let number = self.new_number();
        self.throw(die, number, span)
    }

    pub(super) fn new_number(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }

    /// Rolls the die with that number and returns the index of the throw.
    #[inline]
    pub(super) fn throw(&mut self, die: Die, number: u32, span: Span) -> Result<u32> {
        if self.left == 0 {
            return Err(too_many(span));
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

/// The error for exceeding the limit of steps.
#[cold]
pub(super) fn too_much(estimate: u64, span: Span) -> Error {
    let error = Error::new(Code::TooCostly, span).with("estimate", estimate);
    error.with("limit", limits::WORK).with("unit", "steps")
}

#[cold]
fn too_many(span: Span) -> Error {
    Error::new(Code::TooManyThrows, span).with("limit", limits::THROWS)
}

/// A die with its extra dice, which keep and drop treat as one die.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    pub(super) number: u32,
    /// Index of the throw that counts.
    pub(super) first: u32,
    /// Indices of the extra throws that count.
    pub(super) more: Vec<u32>,
    /// Indices of the throws that were compounded into the first one.
    pub(super) merged: Vec<u32>,
}

impl Chain {
    pub(super) fn new(number: u32, first: u32) -> Chain {
        Chain { number, first, more: Vec::new(), merged: Vec::new() }
    }

    /// The indices of all throws that count.
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
