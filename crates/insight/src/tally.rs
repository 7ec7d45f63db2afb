//! Sums over fights played on, and the figures derived from them.

use schwung_chances::winner;
use schwung_play::Fights;

use crate::{Kind, Step, moments::Moments};

/// A mean, with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub value: f64,
    /// The standard error; 0 if the value is exact.
    pub error: f64,
}

/// The effect of one actor's dice and decisions on the chance of the actor's side, and the cost of the fight for the actor.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    /// The actor.
    pub actor: u8,
    /// The actor's dice.
    pub luck: Estimate,
    /// The actor's commands and answers.
    pub decisions: Estimate,
    /// The cost of the fight for the actor, caused by any dice and decisions: one for each of [`Fights::GAUGES`].
    pub costs: Vec<Cost>,
}

/// The cost of a fight for a side or an actor in one of the quantities of [`Fights::GAUGES`]; the costs of a side are summed
/// over its actors.
#[derive(Clone, Debug, PartialEq)]
pub struct Cost {
    /// Index of the quantity.
    pub gauge: usize,
    /// The amount at the beginning; 0 for an actor who came later.
    pub before: i32,
    /// The expected amount at the end, at each moment.
    pub course: Vec<Estimate>,
    /// The change by dice.
    pub luck: Estimate,
    /// The change by decisions.
    pub decisions: Estimate,
    /// The change by hand.
    pub by_hand: Estimate,
}

impl Cost {
    /// The amount at the end that was expected at the beginning.
    #[must_use]
    pub fn expected(&self) -> Estimate {
        self.course.first().copied().unwrap_or_default()
    }

    /// The amount at the end that is expected after the last step: the actual amount, if the fight is over.
    #[must_use]
    pub fn after(&self) -> Estimate {
        self.course.last().copied().unwrap_or_default()
    }
}

/// The analysis of a fight.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The sides, in ascending order.
    pub sides: Vec<u8>,
    /// Number of fights played on from each moment.
    pub runs: u32,
    /// Whether the chances are exact. Costs never are.
    pub is_exact: bool,
    /// The chance of each side at each moment, in the order of `sides`.
    pub chances: Vec<Vec<Estimate>>,
    /// The steps: each leads from the moment with its index to the next one.
    pub steps: Vec<Step>,
    /// The change by each step for each side.
    pub changes: Vec<Vec<Estimate>>,
    /// The change by all dice for each side.
    pub luck: Vec<Estimate>,
    /// The change by all decisions for each side.
    pub decisions: Vec<Estimate>,
    /// The change by hand for each side.
    pub by_hand: Vec<Estimate>,
    /// The effects of the dice and decisions of each actor, and the cost of the fight for the actor.
    pub shares: Vec<Share>,
    /// The cost of the fight for each side, in the order of `sides`: one for each of [`Fights::GAUGES`].
    pub costs: Vec<Vec<Cost>>,
    /// Whether the fight is over at its last moment.
    pub is_over: bool,
}

/// Running sums of a quantity.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    sum: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
    }

    fn estimate(self, runs: u32) -> Estimate {
        let n = f64::from(runs.max(1));
        let value = self.sum / n;
        let spread = (self.squares / n - value * value).max(0.0);
        Estimate { value, error: if runs < 2 { spread.sqrt() } else { (spread / (n - 1.0)).sqrt() } }
    }
}

const KINDS: [Kind; 3] = [Kind::Luck, Kind::Decision, Kind::ByHand];

/// Sums of everything that an [`Analysis`] contains.
pub(crate) struct Tally {
    sides: Vec<u8>,
    /// The side of each actor.
    side_of: Vec<u8>,
    gauges: usize,
    runs: u32,
    /// The results of a fight played on from each moment: a row of [`Tally::width`] numbers for each.
    row: Vec<f64>,
    values: Vec<Sums>,
    changes: Vec<Sums>,
    /// One row for each of [`KINDS`].
    totals: Vec<Sums>,
    /// Luck and decisions of each actor.
    shares: Vec<[Sums; 2]>,
}

impl Tally {
    pub(crate) fn new<S: Fights>(state: &S::State, moments: usize) -> Tally {
        let sides = schwung_chances::sides::<S>(state);
        let side_of: Vec<u8> = (0..S::actors(state)).map(|it| S::side(state, it)).collect();
        let gauges = S::GAUGES.len();
        let width = sides.len() + (sides.len() + side_of.len()) * gauges;
        let sums = |rows: usize| vec![Sums::default(); rows * width];
        Tally {
            runs: 0,
            row: vec![0.0; moments * width],
            values: sums(moments),
            changes: sums(moments.saturating_sub(1)),
            totals: sums(KINDS.len()),
            shares: vec![Default::default(); side_of.len()],
            sides,
            side_of,
            gauges,
        }
    }

    /// One column for the victory of each side, then one for each gauge of each side, then for each gauge of each actor.
    fn width(&self) -> usize {
        self.sides.len() + (self.sides.len() + self.side_of.len()) * self.gauges
    }

    /// The index in a row where the gauges of a side begin.
    fn gauges_of_side(&self, place: usize) -> usize {
        self.sides.len() + place * self.gauges
    }

    /// The index in a row where the gauges of an actor begin.
    fn gauges_of_actor(&self, actor: usize) -> usize {
        self.gauges_of_side(self.sides.len() + actor)
    }

    /// Records the result of a fight played on from a moment.
    pub(crate) fn ended<S: Fights>(&mut self, moment: usize, state: &S::State) {
        let width = self.width();
        let mut row = vec![0.0; width];
        let place = |side: u8| self.sides.iter().position(|&it| it == side);
        if let Some(at) = winner::<S>(state).and_then(place) {
            row[at] = 1.0;
        }
        for actor in 0..S::actors(state) {
            let own = self.gauges_of_actor(actor.into());
            let side = place(S::side(state, actor)).map(|it| self.gauges_of_side(it));
            for gauge in 0..self.gauges {
                let value = f64::from(S::gauge(state, actor, gauge));
                for start in side.into_iter().chain([own]) {
                    if let Some(it) = row.get_mut(start + gauge) {
                        *it += value;
                    }
                }
            }
        }
        self.row[moment * width..][..width].copy_from_slice(&row);
    }

    /// Records that a fight played on from a moment ended like the one from the moment before.
    pub(crate) fn same(&mut self, moment: usize) {
        let width = self.width();
        self.row.copy_within((moment - 1) * width..moment * width, moment * width);
    }

    /// Adds up one fight from every moment, all with the same dice.
    pub(crate) fn add(&mut self, steps: &[Step]) {
        let width = self.width();
        self.runs += 1;
        for (sums, value) in self.values.iter_mut().zip(&self.row) {
            sums.add(*value);
        }
        let mut totals = vec![0.0; KINDS.len() * width];
        let mut shares = vec![[0.0; 2]; self.shares.len()];
        for (at, step) in steps.iter().enumerate() {
            let (before, after) = (at * width, (at + 1) * width);
            let kind = KINDS.iter().position(|it| *it == step.kind).unwrap_or(0);
            for n in 0..width {
                let change = self.row[after + n] - self.row[before + n];
                self.changes[before + n].add(change);
                totals[kind * width + n] += change;
            }
            if let Some((actor, side)) = self.own_side(step)
                && step.kind != Kind::ByHand
            {
                shares[actor][kind] += self.row[after + side] - self.row[before + side];
            }
        }
        self.totals.iter_mut().zip(totals).for_each(|(sums, total)| sums.add(total));
        for (sums, share) in self.shares.iter_mut().zip(shares) {
            sums.iter_mut().zip(share).for_each(|(sums, share)| sums.add(share));
        }
    }

    /// The actor of a step, and the place of the actor's side.
    fn own_side(&self, step: &Step) -> Option<(usize, usize)> {
        let actor = usize::from(step.actor?);
        let side = self.side_of.get(actor)?;
        Some((actor, self.sides.iter().position(|it| it == side)?))
    }

    /// The analysis so far; `exact` has the chances of each side at each moment if they are known.
    pub(crate) fn analysis<S: Fights>(
        &self,
        moments: &Moments,
        start: &S::State,
        exact: Option<&[Vec<f64>]>,
        is_over: bool,
    ) -> Analysis {
        let (width, sides, runs) = (self.width(), self.sides.len(), self.runs);
        let chances_of = |sums: &[Sums]| -> Vec<Vec<Estimate>> {
            let rows = sums.chunks_exact(width.max(1));
            rows.map(|row| row[..sides].iter().map(|it| it.estimate(runs)).collect()).collect()
        };
        let mut totals = chances_of(&self.totals);
        let (mut chances, mut changes) = (chances_of(&self.values), chances_of(&self.changes));
        let mut shares: Vec<Share> = (0..)
            .zip(&self.shares)
            .map(|(actor, [luck, decisions])| Share {
                actor,
                luck: luck.estimate(runs),
                decisions: decisions.estimate(runs),
                costs: self.costs::<S>(self.gauges_of_actor(actor.into()), start, |it| it == actor),
            })
            .collect();
        if let Some(exact) = exact {
            let certain = |value: f64| Estimate { value, error: 0.0 };
            chances = exact.iter().map(|it| it.iter().copied().map(certain).collect()).collect();
            totals.iter_mut().flatten().for_each(|it| *it = certain(0.0));
            shares.iter_mut().for_each(|it| (it.luck, it.decisions) = (certain(0.0), certain(0.0)));
            for (at, step) in moments.steps.iter().enumerate() {
                let kind = KINDS.iter().position(|it| *it == step.kind).unwrap_or(0);
                for side in 0..sides {
                    let change = chances[at + 1][side].value - chances[at][side].value;
                    changes[at][side] = certain(change);
                    totals[kind][side].value += change;
                }
                if let Some((actor, side)) = self.own_side(step) {
                    match step.kind {
                        Kind::Luck => shares[actor].luck.value += changes[at][side].value,
                        Kind::Decision => shares[actor].decisions.value += changes[at][side].value,
                        Kind::ByHand => {}
                    }
                }
            }
        }
        let [luck, decisions, by_hand] =
            <[Vec<Estimate>; 3]>::try_from(totals).unwrap_or_else(|_| Default::default());
        Analysis {
            sides: self.sides.clone(),
            runs,
            is_exact: exact.is_some(),
            chances,
            steps: moments.steps.clone(),
            changes,
            luck,
            decisions,
            by_hand,
            shares,
            costs: (0..)
                .zip(&self.sides)
                .map(|(place, &side)| {
                    self.costs::<S>(self.gauges_of_side(place), start, |it| S::side(start, it) == side)
                })
                .collect(),
            is_over,
        }
    }

    /// The cost of the fight for those actors whose gauges begin at this place of a row.
    fn costs<S: Fights>(&self, at: usize, start: &S::State, is_own: impl Fn(u8) -> bool) -> Vec<Cost> {
        let width = self.width();
        let cost = |gauge: usize| {
            let n = at + gauge;
            let total = |kind: usize| self.totals[kind * width + n].estimate(self.runs);
            let own = (0..S::actors(start)).filter(|&it| is_own(it));
            Cost {
                gauge,
                before: own.map(|it| S::gauge(start, it, gauge)).sum(),
                course: self.values.chunks_exact(width).map(|it| it[n].estimate(self.runs)).collect(),
                luck: total(0),
                decisions: total(1),
                by_hand: total(2),
            }
        };
        (0..self.gauges).map(cost).collect()
    }
}
