//! The walk of [`super::pools`] for dice of a single kind, optimised for speed.

use super::{
    cost::Meter,
    plan::{Face, Plan, added, direction, row},
    spread::{Spread, sum},
    stop::Stop,
    weight::{Weight, power},
};
use crate::{Code, Error, Span};

/// Maximum size of the dense tables, which have an entry for each number of dice met and each sum.
pub(super) const DENSE: u64 = 32_768;

/// Numbers of ways by sum, while they are being added up.
#[derive(Clone)]
enum Sums<W> {
    Dense(i64, Vec<W>),
    Lists(Vec<Vec<(i64, W)>>),
}

impl<W: Weight> Sums<W> {
    fn add(&mut self, ways: &[(i64, W)], gain: i64, factor: &W) {
        match self {
            Sums::Dense(low, places) => {
                for (at, weight) in ways {
                    // Every sum is between the lowest and the highest one.
                    #[allow(clippy::cast_possible_truncation)]
                    let place = (at + gain).abs_diff(*low) as usize;
                    places[place].add_product(weight, factor);
                }
            }
            Sums::Lists(lists) => {
                lists.push(ways.iter().map(|(at, weight)| (at + gain, weight.part(factor))).collect());
            }
        }
    }

    /// The number of sums in lists.
    fn listed(&self) -> u64 {
        match self {
            Sums::Dense(..) => 0,
            Sums::Lists(lists) => lists.iter().map(|it| it.len() as u64).sum(),
        }
    }

    fn take(&mut self) -> Vec<(i64, W)> {
        match self {
            Sums::Dense(low, places) => {
                let there = (*low..).zip(places).filter(|it| !it.1.is_zero());
                there.map(|(at, weight)| (at, std::mem::replace(weight, W::of(0)))).collect()
            }
            Sums::Lists(lists) if lists.is_empty() => Vec::new(),
            Sums::Lists(lists) => added(std::mem::take(lists)),
        }
    }
}

/// A walk through the sorted dice from one end to the other.
struct Walk<'w, W> {
    plan: Plan<W>,
    /// Indexed by the number of dice met: how many of these are kept.
    kept: Vec<u32>,
    /// The rank from which on no dice are kept.
    until: usize,
    bits: u64,
    meter: &'w mut Meter,
    /// The next states, indexed by the number of dice met. The last one is the result.
    next: Vec<Sums<W>>,
    /// Indexed by a number of dice: in how many ways they show none of the faces so far.
    others: Vec<W>,
}

/// Computes the sum of the dice that are kept.
pub(super) fn one_kind<W: Weight>(mut plan: Plan<W>, meter: &mut Meter) -> Result<Spread<W>, Stop> {
    // The power of the total alone may exceed the memory limit.
    meter.hold(plan.faces.len() as u64, plan.total.bits().saturating_mul(plan.count.into()))?;
    let total = total(&plan)?;
    let mut places = std::mem::take(&mut plan.kept.places);
    let (is_down, until) = direction(&mut places);
    if is_down {
        plan.faces.reverse();
    }
    if until == 0 || plan.faces.is_empty() {
        let ways = if until == 0 { vec![(0, total.clone())] } else { Vec::new() };
        return Ok(Spread { scale: 1, ways, total });
    }
    let mut kept = vec![0];
    kept.extend(places.iter().scan(0, |sum, &it| {
        *sum += u32::from(it);
        Some(*sum)
    }));
    let given =
        || plan.faces.iter().flat_map(|it| [it.gives.first(), it.gives.last()]).flatten().map(|it| it.0);
    let most = i64::from(kept[until]);
    let end = |value: Option<i64>| value.unwrap_or(0).checked_mul(most).ok_or(Stop::TooLarge);
    let (low, high) = (end(given().min())?.min(0), end(given().max())?.max(0));
    let width = high.abs_diff(low).saturating_add(1);
    let places = (until as u64 + 1).saturating_mul(width);
    let is_dense = places <= DENSE;
    if is_dense {
        meter.hold(places, total.bits())?;
    }
    let empty = || {
        if !is_dense {
            return Sums::Lists(Vec::new());
        }
        #[allow(clippy::cast_possible_truncation)] // the value is small
        let places = vec![W::of(0); width as usize];
        Sums::Dense(low, places)
    };
    let next = (0..=until).map(|_| empty()).collect();
    let ways = Walk { plan, kept, until, bits: total.bits(), meter, next, others: Vec::new() }.run()?;
    Ok(Spread { scale: 1, ways, total })
}

fn total<W: Weight>(plan: &Plan<W>) -> Result<W, Stop> {
    let all = power(&plan.total, plan.count)?;
    if !plan.kept.is_distinct {
        return Ok(all);
    }
    if plan.count as usize > plan.faces.len() {
        // No roll would be valid.
        let refused = Error::new(Code::CannotBeUnique, Span::default());
        return Err(refused.with("dice", plan.count).with("faces", plan.faces.len()).into());
    }
    // Intermediate numbers of ways may exceed this number, but not the number of ways for arbitrary dice. That one
    // fits, so they do as well.
    chosen(plan, plan.faces.len(), plan.count as usize)
}

/// The number of ways in which `dice` dice show distinct ones of `faces` faces.
fn chosen<W: Weight>(plan: &Plan<W>, faces: usize, dice: usize) -> Result<W, Stop> {
    let each = plan.faces.first().map_or(W::of(0), |it| it.ways.clone());
    let ways = row::<W>(faces, dice)?.pop().unwrap_or(W::of(0));
    ways.times(&power(&each, u32::try_from(dice).unwrap_or(u32::MAX))?)
}

impl<W: Weight> Walk<'_, W> {
    fn run(mut self) -> Result<Vec<(i64, W)>, Stop> {
        let mut states: Vec<Vec<(i64, W)>> = vec![Vec::new(); self.until];
        states[0].push((0, W::of(1)));
        let mut rest = W::of(0);
        self.plan.faces.iter().for_each(|it| rest.add(&it.ways));
        for at in 0..self.plan.faces.len() {
            let face = self.plan.faces[at].clone();
            rest = rest.less(&face.ways);
            let left = self.plan.faces.len() - at - 1;
            self.others = self.others(&rest, left)?;
            for (met, ways) in states.iter().enumerate().filter(|it| !it.1.is_empty()) {
                self.step(met, ways, &face, &rest, left)?;
            }
            self.meter.hold(self.next.iter().map(Sums::listed).sum(), self.bits)?;
            for (state, next) in states.iter_mut().zip(&mut self.next) {
                *state = next.take();
            }
        }
        Ok(self.next[self.until].take())
    }

    /// Tries every number of dice that may show this face.
    fn step(
        &mut self,
        met: usize,
        ways: &[(i64, W)],
        face: &Face<W>,
        rest: &W,
        left: usize,
    ) -> Result<(), Stop> {
        let dice = self.plan.count as usize - met;
        let most = if self.plan.kept.is_distinct { dice.min(1) } else { dice };
        self.meter.spend(most as u64 * 8, self.bits)?;
        let row = if self.plan.kept.is_distinct { vec![W::of(1); 2] } else { row(dice, most)? };
        let [single] = &face.gives[..] else {
            return self.spread(met, ways.to_vec(), face, (rest, left), &row);
        };
        let (mut shown, mut over, mut last) = (W::of(1), W::of(0), 0);
        for (n, ways_to_choose) in row.iter().enumerate().take(most + 1) {
            let kept = self.kept[(met + n).min(self.kept.len() - 1)] - self.kept[met];
            if kept != last {
                self.give(&mut over, ways, i64::from(last) * single.0)?;
                last = kept;
            }
            let factor = shown.times(ways_to_choose)?;
            if met + n < self.until && self.is_dead(dice - n, rest, left) {
                // There is no face left for the other dice; the numbers may also exceed the total here.
            } else if met + n >= self.until {
                over.add(&factor.times(&self.others[dice - n])?);
            } else {
                self.meter.spend(ways.len() as u64, self.bits)?;
                self.next[met + n].add(ways, i64::from(kept) * single.0, &factor);
            }
            if n < most {
                shown = shown.times(&face.ways)?;
            }
        }
        self.give(&mut over, ways, i64::from(last) * single.0)
    }

    /// Adds a finished state to the result at once, for all numbers of dice of which equally many are kept.
    fn give(&mut self, over: &mut W, sums: &[(i64, W)], gain: i64) -> Result<(), Stop> {
        if !over.is_zero() {
            self.meter.spend(sums.len() as u64, self.bits)?;
            self.next[self.until].add(sums, gain, over);
            *over = W::of(0);
        }
        Ok(())
    }

    /// Like [`Walk::step`], but for a face that contributes several values.
    fn spread(
        &mut self,
        met: usize,
        mut sums: Vec<(i64, W)>,
        face: &Face<W>,
        (rest, left): (&W, usize),
        row: &[W],
    ) -> Result<(), Stop> {
        let dice = self.plan.count as usize - met;
        let mut last = 0;
        for (n, ways_to_choose) in row.iter().enumerate().take(dice + 1) {
            let kept = self.kept[(met + n).min(self.kept.len() - 1)] - self.kept[met];
            while last < kept {
                sums = sum(&sums, &face.gives, self.bits, self.meter)?;
                last += 1;
            }
            let is_over = met + n >= self.until;
            if !is_over && self.is_dead(dice - n, rest, left) {
                continue;
            }
            let dropped = u32::try_from(n).unwrap_or(u32::MAX) - kept;
            let mut factor = power(&face.ways, dropped)?.times(ways_to_choose)?;
            if is_over {
                factor = factor.times(&self.others[dice - n])?;
            }
            self.meter.spend(sums.len() as u64, self.bits)?;
            let place = if is_over { self.until } else { met + n };
            if !factor.is_zero() {
                self.next[place].add(&sums, 0, &factor);
            }
        }
        Ok(())
    }

    /// Whether it is impossible for `dice` dice to show the faces that are left.
    fn is_dead(&self, dice: usize, rest: &W, left: usize) -> bool {
        if self.plan.kept.is_distinct { left < dice } else { rest.is_zero() && dice > 0 }
    }

    /// For each number of dice, in how many ways all of them show later faces and are dropped.
    fn others(&self, rest: &W, left: usize) -> Result<Vec<W>, Stop> {
        let most = self.plan.count as usize - self.until;
        if self.plan.kept.is_distinct {
            return (0..=most).map(|dice| chosen(&self.plan, left, dice)).collect();
        }
        let mut powers = Vec::with_capacity(most + 1);
        powers.push(W::of(1));
        for n in 0..most {
            powers.push(powers[n].times(rest)?);
        }
        Ok(powers)
    }
}
