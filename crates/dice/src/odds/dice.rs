//! The distribution of one die of a pool under its modifiers.

use std::collections::BTreeMap;

use num_bigint::BigUint;

use super::{
    cost::Meter,
    count::{Counting, Fold, is_by_place, is_pick, looks_at_throws},
    plan::{Face, Kept, Plan},
    spread::{Spread, push},
    stop::{Stop, none},
    sums,
    weight::{Weight, common, power},
};
use crate::{Code, Die, Error, Explosion, Modifier, ModifierKind, Pick, limits};

/// Infinite explosions are cut off once the probability of the rest, for the whole pool, is less than 1 in this number.
pub(super) const CUT: u64 = 1_000_000_000_000;

/// The value of a die that keep and drop have used (0 before), and its throws that count.
type State = (i64, Vec<i64>);
type States<W> = BTreeMap<State, W>;

/// The dice of a pool after some of its modifiers.
struct Dice<'m, W> {
    die: Vec<(i64, W)>,
    /// The total number of ways of the die.
    faces: W,
    count: u32,
    states: States<W>,
    total: W,
    kept: Kept,
    meter: &'m mut Meter,
    stage: Stage,
    /// Whether extra dice count as separate dice.
    is_scattered: bool,
    /// Whether each chain consists of two numbers: its successes, and the difference between its sum and its successes.
    is_counted: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// No modifier has kept or dropped dice yet.
    Before,
    /// Keep and drop have used the current value of each die.
    Keeping,
    /// Dice were changed after that.
    After,
}

/// The faces of a die with their number of ways.
fn faces<W: Weight>(die: Die, meter: &mut Meter) -> Result<Vec<(i64, W)>, Stop> {
    meter.hold(die.faces().into(), 64)?;
    let mut faces = Vec::with_capacity(die.faces() as usize);
    for at in 0..die.faces() {
        push(&mut faces, die.face(at), W::of(1));
    }
    Ok(faces)
}

/// The distribution of the sum of dice without modifiers.
pub(super) fn plain<W: Weight>(die: Die, count: u32, meter: &mut Meter) -> Result<Spread<W>, Stop> {
    let one = Spread { scale: 1, ways: faces(die, meter)?, total: W::of(die.faces().into()) };
    sums::times(one, count, meter)
}

/// Determines the faces of the dice of a pool and which of them are kept.
pub(super) fn plan<W: Weight>(
    die: Die,
    count: u32,
    modifiers: &[Modifier],
    meter: &mut Meter,
) -> Result<Plan<W>, Stop> {
    let all = faces::<W>(die, meter)?;
    let total = W::of(die.faces().into());
    if modifiers.iter().all(|it| is_pick(&it.kind)) {
        let mut kept = Kept::all(count);
        modifiers.iter().for_each(|it| kept.keep(&it.kind));
        let faces =
            all.into_iter().map(|(at, ways)| Face { key: at, ways: ways.clone(), gives: vec![(at, ways)] });
        return Ok(Plan { count, faces: faces.collect(), total, kept });
    }
    let mut dice = Dice::new(all, count, meter)?;
    for (n, modifier) in modifiers.iter().enumerate() {
        // Successes are counted last, or together with an earlier modifier.
        if let Some(counting) = Counting::of(&modifiers[n..]) {
            dice.count(&counting)?;
            break;
        }
        let is_counted = dice.carry_out(modifier, &modifiers[n + 1..])?;
        if is_counted {
            break;
        }
    }
    dice.finish()
}

/// Like [`plan`], but for the dice of a pool in a group of several pools with the modifiers `group`. The dice are
/// sorted by their value in the pool and contribute their value in the group. The group decides which of them are kept.
pub(super) fn grouped<W: Weight>(
    die: Die,
    count: u32,
    own: &[Modifier],
    group: &[Modifier],
    meter: &mut Meter,
) -> Result<Plan<W>, Stop> {
    let mut dice = Dice::new(faces::<W>(die, meter)?, count, meter)?;
    let all = [own, group].concat();
    for (n, modifier) in own.iter().enumerate() {
        dice.carry_out(modifier, &all[n + 1..])?;
    }
    if dice.is_scattered || !dice.kept.are_all() {
        // Which dice of a pool are kept depends on its other dice, so they cannot be treated independently.
        return Err(none(group));
    }
    dice.stage = Stage::Before;
    dice.look();
    for (n, modifier) in group.iter().enumerate().filter(|it| !is_by_place(it.1)) {
        if let Some(counting) = Counting::of(&group[n..]) {
            dice.count(&counting)?;
            break;
        }
        dice.carry_out(modifier, &group[n + 1..])?;
    }
    dice.finish()
}

impl<'m, W: Weight> Dice<'m, W> {
    fn new(die: Vec<(i64, W)>, count: u32, meter: &'m mut Meter) -> Result<Dice<'m, W>, Stop> {
        meter.states(die.len(), 1)?;
        let mut faces = W::of(0);
        die.iter().for_each(|it| faces.add(&it.1));
        let states = die.iter().map(|(at, ways)| ((0, vec![*at]), ways.clone())).collect();
        let (total, kept) = (faces.clone(), Kept::all(count));
        let (stage, is_scattered, is_counted) = (Stage::Before, false, false);
        Ok(Dice { die, faces, count, states, total, kept, meter, stage, is_scattered, is_counted })
    }

    /// Applies one modifier; `rest` are the following ones. Returns whether the successes were counted as well.
    fn carry_out(&mut self, modifier: &Modifier, rest: &[Modifier]) -> Result<bool, Stop> {
        let none = || Stop::Refused(Error::new(Code::NoOdds, modifier.span).with("modifier", &modifier.kind));
        match &modifier.kind {
            ModifierKind::Keep(_) | ModifierKind::KeepAll(_) => {
                if self.stage == Stage::After && self.kept.are_all() {
                    // Nothing depends on the values used so far, because all dice are kept.
                    self.stage = Stage::Before;
                }
                if self.stage == Stage::After || self.is_scattered {
                    return Err(none());
                }
                self.look();
                self.kept.keep(&modifier.kind);
                return Ok(false);
            }
            ModifierKind::Unique { is_once } => {
                let is_fresh = self.stage == Stage::Before && self.is_even() && !self.is_scattered;
                if *is_once || !is_fresh {
                    return Err(none());
                }
                self.look();
                self.kept.is_distinct = true;
                return Ok(false);
            }
            ModifierKind::Sort { .. } | ModifierKind::Critical(..) => return Ok(false),
            ModifierKind::KeepWhere(condition, keeps) => {
                // A later modifier by rank would see too few dice.
                if self.is_scattered || rest.iter().any(is_by_place) {
                    return Err(none());
                }
                self.each(
                    |chain| if condition.holds(chain.iter().sum()) == *keeps { chain } else { Vec::new() },
                )?;
            }
            ModifierKind::Minimum(least) => self.each(|chain| changed(chain, |it| it.max(*least)))?,
            ModifierKind::Maximum(most) => self.each(|chain| changed(chain, |it| it.min(*most)))?,
            ModifierKind::Reroll { when, is_once } => {
                let lowest = self.die[0].0;
                let holds = |it: i64| when.as_ref().map_or(it == lowest, |c| c.holds(it));
                self.reroll(*is_once, &holds)?;
            }
            // The part that is cut off would be missing from the faces unevenly.
            ModifierKind::Explode { is_once: false, .. } if self.kept.is_distinct => return Err(none()),
            // Extra dice that count as separate dice would have to explode individually.
            ModifierKind::Explode { .. } if self.is_scattered => return Err(none()),
            ModifierKind::Explode { when, how, is_penetrating, is_once } => {
                self.is_scattered |= *how == Explosion::Scatter;
                let highest = self.die[self.die.len() - 1].0;
                let holds = |it: i64| when.as_ref().map_or(it == highest, |c| c.holds(it));
                let fold = match (how, Counting::of(rest)) {
                    (Explosion::Compound, _) => Fold::Sum,
                    (_, Some(counting)) => Fold::Count(counting),
                    _ => match Counting::later(rest) {
                        Some(counting) => Fold::Both(counting),
                        None if rest.iter().any(looks_at_throws) => Fold::Throws,
                        None => Fold::Sum,
                    },
                };
                self.is_counted = matches!(fold, Fold::Both(_));
                self.explode(&holds, i64::from(*is_penetrating), *is_once, &fold)?;
                self.changed();
                return Ok(matches!(fold, Fold::Count(_)));
            }
            // Successes are counted only after all other modifiers.
            ModifierKind::Success(_) | ModifierKind::Failure(_) => return Err(none()),
        }
        self.changed();
        Ok(false)
    }

    fn changed(&mut self) {
        if self.stage == Stage::Keeping {
            self.stage = Stage::After;
        }
    }

    /// Whether every die is still as rolled, with equally likely faces.
    fn is_even(&self) -> bool {
        let first = self.states.values().next();
        let mut faces = self.die.iter();
        self.states.len() == self.die.len()
            && self.states.iter().all(|((_, chain), ways)| {
                faces.next().is_some_and(|face| chain[..] == [face.0]) && Some(ways) == first
            })
    }

    /// Makes keep and drop use the current value of every die.
    fn look(&mut self) {
        if self.stage == Stage::Before {
            let states = std::mem::take(&mut self.states);
            let seen = states.into_iter().map(|((_, chain), ways)| ((chain.iter().sum(), chain), ways));
            for (state, ways) in seen {
                add(&mut self.states, state, ways);
            }
            self.stage = Stage::Keeping;
        }
    }

    fn each(&mut self, of: impl Fn(Vec<i64>) -> Vec<i64>) -> Result<(), Stop> {
        self.meter.states(self.states.len(), 1)?;
        for ((key, chain), ways) in std::mem::take(&mut self.states) {
            add(&mut self.states, (key, of(chain)), ways);
        }
        Ok(())
    }

    fn count(&mut self, counting: &Counting<'_>) -> Result<(), Stop> {
        let is_counted = self.is_counted;
        self.each(|chain| match chain.first() {
            Some(&counted) if is_counted => vec![counted],
            _ => vec![counting.all(&chain)],
        })?;
        self.changed();
        Ok(())
    }

    /// Rerolls throws for which `holds`: either once, or until it no longer holds, which is the same as rolling only
    /// the other faces.
    fn reroll(&mut self, once: bool, holds: &dyn Fn(i64) -> bool) -> Result<(), Stop> {
        let again: Vec<(i64, W)> =
            self.die.iter().filter(|it| once || !holds(it.0)).map(|(at, ways)| (*at, ways.clone())).collect();
        let mut all = W::of(0);
        again.iter().for_each(|it| all.add(&it.1));
        let longest = self.states.keys().map(|it| it.1.len()).max().unwrap_or(0);
        for place in 0..longest {
            let rerolled = |it: &&State| it.1.get(place).is_some_and(|&it| holds(it));
            let rerolled = self.states.keys().filter(rerolled).count();
            let steps = self.states.len() + rerolled.saturating_mul(again.len());
            self.meter.states(steps, self.total.bits())?;
            self.meter.hold(steps as u64, self.total.bits())?;
            self.total = self.total.times(&all)?;
            for ((key, chain), ways) in std::mem::take(&mut self.states) {
                if !chain.get(place).is_some_and(|&it| holds(it)) {
                    add(&mut self.states, (key, chain), ways.part(&all));
                    continue;
                }
                for (face, by) in &again {
                    let mut next = chain.clone();
                    next[place] = *face;
                    add(&mut self.states, (key, next), ways.part(by));
                }
            }
        }
        self.meter.states(self.states.len(), self.total.bits())?;
        self.reduce();
        Ok(())
    }

    /// Divides all numbers by their greatest common divisor.
    fn reduce(&mut self) {
        let by = self.states.values().fold(self.total.clone(), |by, ways| common(&by, ways));
        if by != W::of(1) && !by.is_zero() {
            self.total = self.total.over(&by);
            self.states.values_mut().for_each(|it| *it = it.over(&by));
        }
    }

    /// Adds extra dice, level by level, until the remaining probability is small enough to be cut off.
    fn explode(
        &mut self,
        holds: &dyn Fn(i64) -> bool,
        less: i64,
        once: bool,
        fold: &Fold<'_>,
    ) -> Result<(), Stop> {
        let mut open: States<W> = BTreeMap::new();
        let mut closed: Vec<(u32, States<W>)> = Vec::new();
        let mut done: States<W> = BTreeMap::new();
        for ((key, chain), ways) in std::mem::take(&mut self.states) {
            let explodes = chain.last().is_some_and(|&it| holds(it));
            let next =
                if chain.is_empty() && !matches!(fold, Fold::Count(_)) { chain } else { fold.first(&chain) };
            add(if explodes { &mut open } else { &mut done }, (key, next), ways);
        }
        closed.push((0, done));
        let levels = if once { 1 } else { self.levels(holds) };
        let by_level = power(&self.faces, levels)?;
        let total = self.total.times(&by_level)?;
        for level in 1..=levels {
            let steps = open.len().saturating_mul(self.die.len());
            self.meter.states(steps, total.bits())?;
            let held = (steps as u64).saturating_mul(u64::from(levels - level) / 8 + 1);
            self.meter.hold(held, total.bits())?;
            let (mut next, mut done) = (BTreeMap::new(), BTreeMap::new());
            for ((key, chain), ways) in &open {
                for (face, by) in &self.die {
                    let state = (*key, fold.then(chain, face - less));
                    let again = !once && holds(*face);
                    add(if again { &mut next } else { &mut done }, state, ways.part(by));
                }
            }
            open = next;
            closed.push((level, done));
        }
        // Paths that are still open are cut off; their ways are missing from the total.
        self.total = total;
        let all = closed.iter().map(|it| it.1.len()).sum();
        self.meter.states(all, self.total.bits())?;
        self.meter.hold(all as u64, self.total.bits())?;
        for (level, states) in closed {
            let by = power(&self.faces, levels - level)?;
            for (state, ways) in states {
                add(&mut self.states, state, ways.part(&by));
            }
        }
        Ok(())
    }

    /// How many extra dice one die may bring before further ones are too unlikely to matter.
    fn levels(&self, holds: &dyn Fn(i64) -> bool) -> u32 {
        let mut explode = W::of(0);
        self.die.iter().filter(|it| holds(it.0)).for_each(|it| explode.add(&it.1));
        if explode.is_zero() {
            return 1;
        }
        let (explode, all) = (explode.big(), self.faces.big());
        let mut left = BigUint::from(CUT) * self.count.max(1) * &explode;
        let mut of = all.clone();
        let mut levels = 0;
        while left > of && levels < limits::AGAIN {
            left *= &explode;
            of *= &all;
            levels += 1;
        }
        levels.max(1)
    }

    fn finish(mut self) -> Result<Plan<W>, Stop> {
        self.meter.states(self.states.len(), 1)?;
        if self.stage == Stage::Before {
            // No modifier uses ranks, so all dice are equivalent when they are added up.
            for ((_, chain), ways) in std::mem::take(&mut self.states) {
                add(&mut self.states, (0, chain), ways);
            }
        }
        let mut faces: Vec<Face<W>> = Vec::new();
        for ((key, chain), ways) in self.states {
            if faces.last().is_none_or(|it| it.key != key) {
                faces.push(Face { key, ways: W::of(0), gives: Vec::new() });
            }
            if let Some(face) = faces.last_mut() {
                face.ways.add(&ways);
                face.gives.push((chain.iter().sum(), ways));
            }
        }
        for face in &mut faces {
            face.gives.sort_by_key(|it| it.0);
            let mut gives = Vec::with_capacity(face.gives.len());
            face.gives.drain(..).for_each(|(at, ways)| push(&mut gives, at, ways));
            face.gives = gives;
        }
        Ok(Plan { count: self.count, faces, total: self.total, kept: self.kept })
    }
}

fn add<W: Weight>(to: &mut States<W>, state: State, ways: W) {
    match to.get_mut(&state) {
        Some(there) => there.add(&ways),
        None => drop(to.insert(state, ways)),
    }
}

fn changed(mut chain: Vec<i64>, of: impl Fn(i64) -> i64) -> Vec<i64> {
    chain.iter_mut().for_each(|it| *it = of(*it));
    chain
}

impl Kept {
    /// Applies a modifier that keeps and drops by rank; ignores all others.
    pub(super) fn keep(&mut self, kind: &ModifierKind) {
        match kind {
            ModifierKind::Keep(pick) => self.pick(&[*pick]),
            ModifierKind::KeepAll(picks) => self.pick(picks),
            _ => {}
        }
    }

    /// Keeps only the dice that every pick keeps, of those that are still kept.
    pub(super) fn pick(&mut self, picks: &[Pick]) {
        let there: Vec<usize> = (0..self.places.len()).filter(|&it| self.places[it]).collect();
        for pick in picks {
            let range = pick.kept(there.len());
            for (n, &place) in there.iter().enumerate() {
                self.places[place] &= range.contains(&n);
            }
        }
    }
}
