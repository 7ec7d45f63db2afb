//! The modifiers of rolled dice, one function for each.

use std::{cmp::Reverse, collections::BTreeSet};

use smallvec::SmallVec;

use super::{
    record::Fate,
    source::Source,
    table::{Chain, Table},
};
use crate::{Condition, Die, Explosion, Modifier, ModifierKind, Pick, Result, Span, limits};

/// Dice of one kind to which modifiers are applied.
pub(super) struct Pool<'t, 's, S> {
    pub(super) table: &'t mut Table<'s, S>,
    pub(super) chains: Vec<Chain>,
    /// Index of the first throw of this pool.
    pub(super) start: u32,
    pub(super) span: Span,
    /// Whether successes are counted.
    pub(super) counts: bool,
    pub(super) sorted: Option<bool>,
}

impl<S: Source> Pool<'_, '_, S> {
    /// Applies all modifiers, including those that need dice of one kind.
    pub(super) fn all(&mut self, die: Die, modifiers: &[Modifier]) -> Result<()> {
        for modifier in modifiers {
            self.work(modifier)?;
            match &modifier.kind {
                ModifierKind::Explode { when, how, is_penetrating, is_once } => {
                    let explosion = Exploding { die, how: *how, penetrates: *is_penetrating, once: *is_once };
                    self.explode(&explosion, |it| {
                        when.as_ref().map_or(it == die.highest(), |c| c.holds(it))
                    })?;
                }
                ModifierKind::Reroll { when, is_once } => {
                    self.reroll(die, *is_once, |it| {
                        when.as_ref().map_or(it == die.lowest(), |c| c.holds(it))
                    })?;
                }
                ModifierKind::Minimum(least) => self.clamp(*least, i64::MAX),
                ModifierKind::Maximum(most) => self.clamp(i64::MIN, *most),
                ModifierKind::Unique { is_once } => self.unique(die, *is_once)?,
                other => self.settle(other),
            }
        }
        Ok(())
    }

    /// Charges the steps that a modifier takes for these dice.
    ///
    /// # Errors
    /// If the limit of steps is exceeded.
    pub(super) fn work(&mut self, modifier: &Modifier) -> Result<()> {
        // Modifiers look at every throw of an exploded die.
        let throws = self.table.throws.len() - self.start as usize;
        let steps = modifier.kind.work(throws as u64);
        self.table.work(steps, self.span)
    }

    /// Applies a modifier that does not roll further dice.
    pub(super) fn settle(&mut self, modifier: &ModifierKind) {
        match modifier {
            ModifierKind::Keep(pick) => self.keep(&[*pick]),
            ModifierKind::KeepAll(picks) => self.keep(picks),
            ModifierKind::KeepWhere(condition, keeps) => self.keep_where(condition, *keeps),
            ModifierKind::Success(condition) => {
                self.counts = true;
                self.mark(condition, Fate::SUCCESS);
            }
            ModifierKind::Failure(condition) => self.mark(condition, Fate::FAILURE),
            ModifierKind::Critical(condition, true) => self.mark(condition, Fate::CRITICAL),
            ModifierKind::Critical(condition, false) => self.mark(condition, Fate::FUMBLE),
            ModifierKind::Sort { is_descending } => self.sorted = Some(*is_descending),
            // All other modifiers roll dice.
            _ => {}
        }
    }

    /// The sum of the dice, or the number of successes.
    pub(super) fn value(&self) -> i64 {
        let places = self.chains.iter().flat_map(Chain::places).map(|it| self.table.at(it));
        if !self.counts {
            return places.map(|it| it.value).sum();
        }
        places.map(|it| i64::from(it.fate.is_success()) - i64::from(it.fate.is_failure())).sum()
    }

    fn explode(&mut self, with: &Exploding, holds: impl Fn(i64) -> bool) -> Result<()> {
        // Extra dice that count as separate dice, each with the index of the die that they follow.
        let mut scattered: Vec<(usize, Chain)> = Vec::new();
        for n in 0..self.chains.len() {
            let chain = &mut self.chains[n];
            let mut last = chain.last();
            let mut shown = self.table.at(last).value;
            let mut times = 0;
            while holds(shown) {
                if times == limits::AGAIN {
                    self.table.was_stopped = true;
                    break;
                }
                times += 1;
                let scatters = with.how == Explosion::Scatter;
                let number = if scatters { self.table.new_number() } else { chain.number };
                let next = self.table.throw(with.die, number, self.span)?;
                self.table.mark(last, Fate::EXPLODED);
                let extra = self.table.at_mut(next);
                extra.fate.and(Fate::EXTRA);
                // Test for the next explosion before subtracting one for penetration.
                shown = extra.face;
                if with.penetrates {
                    extra.value -= 1;
                    extra.fate.and(Fate::PENETRATED);
                }
                last = next;
                if scatters {
                    scattered.push((n, Chain::new(number, next)));
                } else {
                    chain.more.push(next);
                }
                if with.once {
                    break;
                }
            }
            if with.how == Explosion::Compound {
                compound(self.table, chain);
            }
        }
        if !scattered.is_empty() {
            self.chains = behind(std::mem::take(&mut self.chains), scattered);
        }
        Ok(())
    }

    fn reroll(&mut self, die: Die, once: bool, holds: impl Fn(i64) -> bool) -> Result<()> {
        for chain in &mut self.chains {
            let Chain { number, first, more, merged } = chain;
            for (n, place) in std::iter::once(first).chain(more).enumerate() {
                let mut times = 0;
                while holds(self.table.at(*place).value) {
                    if times == limits::AGAIN {
                        self.table.was_stopped = true;
                        break;
                    }
                    times += 1;
                    *place = again(self.table, die, *number, *place, self.span)?;
                    if n == 0 {
                        // The throws that were compounded into this one are discarded with it.
                        merged.drain(..).for_each(|it| self.table.mark(it, Fate::REROLLED));
                    }
                    if once {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    fn clamp(&mut self, least: i64, most: i64) {
        for place in self.chains.iter().flat_map(Chain::places) {
            let throw = self.table.at_mut(place);
            if throw.value < least {
                throw.value = least;
                throw.fate.and(Fate::RAISED);
            }
            if throw.value > most {
                throw.value = most;
                throw.fate.and(Fate::LOWERED);
            }
        }
    }

    fn unique(&mut self, die: Die, once: bool) -> Result<()> {
        let mut seen = BTreeSet::new();
        for chain in &mut self.chains {
            let mut times = 0;
            while seen.contains(&chain.value(self.table)) {
                if times == limits::AGAIN {
                    self.table.was_stopped = true;
                    break;
                }
                times += 1;
                let others = chain.more.drain(..).chain(chain.merged.drain(..));
                others.for_each(|it| self.table.mark(it, Fate::REROLLED));
                chain.first = again(self.table, die, chain.number, chain.first, self.span)?;
                if once {
                    break;
                }
            }
            seen.insert(chain.value(self.table));
        }
        Ok(())
    }

    /// Keeps only the dice that every pick keeps.
    fn keep(&mut self, picks: &[Pick]) {
        let values: Values = self.chains.iter().map(|it| it.value(self.table)).collect();
        let stays = kept(&values, picks);
        self.retain(|n, _| stays[n]);
    }

    fn keep_where(&mut self, condition: &Condition, keeps: bool) {
        let values: Values = self.chains.iter().map(|it| it.value(self.table)).collect();
        self.retain(|n, _| condition.holds(values[n]) == keeps);
    }

    fn retain(&mut self, stays: impl Fn(usize, &Chain) -> bool) {
        let throws = &mut self.table.throws[self.start as usize..];
        // The dice of a pool have consecutive numbers.
        let Some(first) = throws.first().map(|it| it.die) else { return };
        let mut dropped: SmallVec<[bool; 32]> = SmallVec::new();
        let mut n = 0;
        self.chains.retain(|chain| {
            let stays = stays(n, chain);
            n += 1;
            if !stays {
                let place = chain.number.saturating_sub(first) as usize;
                dropped.resize(dropped.len().max(place + 1), false);
                dropped[place] = true;
            }
            stays
        });
        for throw in throws {
            let place = throw.die.saturating_sub(first) as usize;
            if dropped.get(place).is_some_and(|&it| it) {
                throw.fate.and(Fate::DROPPED);
            }
        }
    }

    fn mark(&mut self, condition: &Condition, fate: Fate) {
        for place in self.chains.iter().flat_map(Chain::places) {
            if condition.holds(self.table.at(place).value) {
                self.table.mark(place, fate);
            }
        }
    }
}

/// The values of the dice of a pool; most pools are small.
type Values = SmallVec<[i64; 16]>;

struct Exploding {
    die: Die,
    how: Explosion,
    penetrates: bool,
    once: bool,
}

/// Adds the values of all throws of a chain to its first one.
fn compound<S: Source>(table: &mut Table<'_, S>, chain: &mut Chain) {
    let sum = chain.value(table);
    for &place in &chain.more {
        let merged = table.at_mut(place);
        merged.value = 0;
        merged.fate.and(Fate::MERGED);
    }
    chain.merged.append(&mut chain.more);
    table.at_mut(chain.first).value = sum;
}

/// Inserts extra dice, each after the die that they came from.
fn behind(chains: Vec<Chain>, scattered: Vec<(usize, Chain)>) -> Vec<Chain> {
    let mut all = Vec::with_capacity(chains.len() + scattered.len());
    let mut scattered = scattered.into_iter().peekable();
    for (n, chain) in chains.into_iter().enumerate() {
        all.push(chain);
        while let Some((_, extra)) = scattered.next_if(|it| it.0 == n) {
            all.push(extra);
        }
    }
    all
}

/// Rolls a die again and returns the index of the new throw.
fn again<S: Source>(table: &mut Table<'_, S>, die: Die, number: u32, place: u32, span: Span) -> Result<u32> {
    let next = table.throw(die, number, span)?;
    let is_extra = table.at(place).fate.is_extra();
    table.mark(place, Fate::REROLLED);
    if is_extra {
        table.mark(next, Fate::EXTRA);
    }
    Ok(next)
}

/// Determines which of the values are kept. Of equal values the earlier ones are kept. Several picks use the same
/// order, that of the first one.
pub(super) fn kept<T: Ord + Copy>(values: &[T], picks: &[Pick]) -> SmallVec<[bool; 16]> {
    let mut stays = SmallVec::from_elem(true, values.len());
    let Some(first) = picks.first() else { return stays };
    let mut order: SmallVec<[usize; 16]> = (0..values.len()).collect();
    let range = first.kept(values.len());
    let is_high = range.end == values.len();
    let place = if is_high { range.start } else { range.end };
    // Ascending; of equal values, the earlier ones are on the side that is kept.
    let high = |&n: &usize| (values[n], Reverse(n));
    let low = |&n: &usize| (values[n], n);
    match (is_high, picks.len()) {
        // Selecting a single value does not require sorting.
        (true, 1) if place < order.len() => drop(order.select_nth_unstable_by_key(place, high)),
        (false, 1) if place < order.len() => drop(order.select_nth_unstable_by_key(place, low)),
        (true, _) => order.sort_unstable_by_key(high),
        (false, _) => order.sort_unstable_by_key(low),
    }
    for pick in picks {
        let range = pick.kept(values.len());
        for (place, &n) in order.iter().enumerate() {
            stays[n] &= range.contains(&place);
        }
    }
    stays
}
