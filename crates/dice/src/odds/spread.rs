//! Distributions: numbers of ways by value.

use super::{
    cost::Meter,
    stop::Stop,
    weight::{Weight, common},
};
use crate::{Number, Result as Refusable};

/// A distribution. The values are multiples of 1 / `scale`, in ascending order. The ways add up to `total`, unless
/// something was cut off.
#[derive(Clone, PartialEq)]
pub(super) struct Spread<W> {
    pub(super) scale: i64,
    pub(super) ways: Vec<(i64, W)>,
    pub(super) total: W,
}

impl<W: Weight> Spread<W> {
    /// A certain value.
    pub(super) fn sure(value: Number) -> Spread<W> {
        Spread { scale: value.denominator(), ways: vec![(value.numerator(), W::of(1))], total: W::of(1) }
    }

    pub(super) fn value(&self, at: i64) -> Number {
        Number::fraction(at, self.scale).unwrap_or(Number::ZERO)
    }

    /// Creates a distribution from values in any order.
    pub(super) fn of(all: Vec<(Number, W)>, total: W) -> Result<Spread<W>, Stop> {
        let mut scale: i64 = 1;
        for (value, _) in &all {
            scale = common_multiple(scale, value.denominator())?;
        }
        let mut placed = Vec::with_capacity(all.len());
        for (value, weight) in all {
            let by = scale / value.denominator();
            placed.push((value.numerator().checked_mul(by).ok_or(Stop::TooLarge)?, weight));
        }
        placed.sort_unstable_by_key(|it| it.0);
        let mut ways: Vec<(i64, W)> = Vec::new();
        placed.into_iter().for_each(|(at, weight)| push(&mut ways, at, weight));
        Ok(Spread { scale, ways, total })
    }

    /// Changes the scale to a multiple of the current one.
    pub(super) fn scaled(mut self, scale: i64) -> Result<Spread<W>, Stop> {
        let by = scale / self.scale;
        if by != 1 {
            for (at, _) in &mut self.ways {
                *at = at.checked_mul(by).ok_or(Stop::TooLarge)?;
            }
            self.scale = scale;
        }
        Ok(self)
    }

    /// Applies `of` to every value.
    pub(super) fn map(
        &self,
        meter: &mut Meter,
        of: impl Fn(Number) -> Refusable<Number>,
    ) -> Result<Self, Stop> {
        meter.spend(self.ways.len() as u64, 1)?;
        let all = self.ways.iter().map(|(at, weight)| Ok((of(self.value(*at))?, weight.clone())));
        Spread::of(all.collect::<Result<Vec<_>, Stop>>()?, self.total.clone())
    }

    /// Applies `of` to every pair of values.
    pub(super) fn pair(
        &self,
        other: &Spread<W>,
        meter: &mut Meter,
        of: impl Fn(Number, Number) -> Refusable<Number>,
    ) -> Result<Spread<W>, Stop> {
        let total = self.total.times(&other.total)?;
        let pairs = (self.ways.len() * other.ways.len()) as u64;
        meter.hold(pairs, total.bits())?;
        meter.spend(pairs.saturating_mul(100), total.bits())?;
        let mut all = Vec::with_capacity(self.ways.len() * other.ways.len());
        for (a, weight) in &self.ways {
            for (b, by) in &other.ways {
                all.push((of(self.value(*a), other.value(*b))?, weight.part(by)));
            }
        }
        Spread::of(all, total)
    }

    /// The sum of two independent values.
    pub(super) fn plus(self, other: Spread<W>, meter: &mut Meter) -> Result<Spread<W>, Stop> {
        let scale = common_multiple(self.scale, other.scale)?;
        let (a, b) = (self.scaled(scale)?, other.scaled(scale)?);
        let total = a.total.times(&b.total)?;
        let ways = sum(&a.ways, &b.ways, total.bits(), meter)?;
        Ok(Spread { scale, ways, total })
    }

    /// Negates every value.
    pub(super) fn negated(mut self) -> Result<Spread<W>, Stop> {
        for (at, _) in &mut self.ways {
            *at = at.checked_neg().ok_or(Stop::TooLarge)?;
        }
        self.ways.reverse();
        Ok(self)
    }

    /// A mixture of distributions with the given weights, over the total `total`.
    pub(super) fn mixed(parts: Vec<(W, Spread<W>)>, total: &W, meter: &mut Meter) -> Result<Spread<W>, Stop> {
        let (mut scale, mut multiple) = (1, W::of(1));
        for (_, part) in &parts {
            scale = common_multiple(scale, part.scale)?;
            multiple = multiple.over(&common(&multiple, &part.total)).times(&part.total)?;
        }
        let total = total.times(&multiple)?;
        let mut all: Vec<(i64, W)> = Vec::new();
        for (weight, part) in parts {
            meter.spend(total.bits(), total.bits())?;
            let by = weight.part(&multiple.over(&part.total));
            let part = part.scaled(scale)?;
            meter.spend(part.ways.len() as u64, total.bits())?;
            meter.hold((all.len() + part.ways.len()) as u64, total.bits())?;
            all.extend(part.ways.into_iter().map(|(at, weight)| (at, weight.part(&by))));
        }
        all.sort_by_key(|it| it.0);
        let mut ways = Vec::with_capacity(all.len());
        for (at, weight) in all {
            push(&mut ways, at, weight);
        }
        Ok(Spread { scale, ways, total })
    }
}

/// Adds ways at the end of a sorted list.
pub(super) fn push<W: Weight>(ways: &mut Vec<(i64, W)>, at: i64, weight: W) {
    match ways.last_mut() {
        Some((last, there)) if *last == at => there.add(&weight),
        _ => ways.push((at, weight)),
    }
}

/// The sums of each value of one list and each value of the other.
pub(super) fn sum<W: Weight>(
    a: &[(i64, W)],
    b: &[(i64, W)],
    bits: u64,
    meter: &mut Meter,
) -> Result<Vec<(i64, W)>, Stop> {
    let ends = (a.first().zip(a.last()), b.first().zip(b.last()));
    let (Some((a_low, a_high)), Some((b_low, b_high))) = ends else { return Ok(Vec::new()) };
    let low = a_low.0.checked_add(b_low.0).ok_or(Stop::TooLarge)?;
    let high = a_high.0.checked_add(b_high.0).ok_or(Stop::TooLarge)?;
    let pairs = (a.len() as u64).saturating_mul(b.len() as u64);
    let width = high.abs_diff(low).saturating_add(1);
    meter.hold(width.min(pairs), bits)?;
    meter.spend(pairs, bits)?;
    if width > pairs.saturating_mul(2) + 64 {
        let mut all: Vec<(i64, W)> = Vec::with_capacity(a.len() * b.len());
        for (x, weight) in a {
            all.extend(b.iter().map(|(y, by)| (x + y, weight.part(by))));
        }
        all.sort_by_key(|it| it.0);
        let mut ways = Vec::new();
        for (at, weight) in all {
            push(&mut ways, at, weight);
        }
        return Ok(ways);
    }
    let mut dense = vec![W::of(0); usize::try_from(width).map_err(|_| Stop::TooLarge)?];
    for (x, weight) in a {
        for (y, by) in b {
            // Both sums are at least the lowest one.
            #[allow(clippy::cast_possible_truncation)]
            let place = (x + y).abs_diff(low) as usize;
            dense[place].add_product(weight, by);
        }
    }
    let mut ways = Vec::with_capacity(dense.len());
    ways.extend((low..).zip(dense).filter(|it| !it.1.is_zero()));
    Ok(ways)
}

pub(super) fn common_multiple(a: i64, b: i64) -> Result<i64, Stop> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x.max(1)).checked_mul(b).ok_or(Stop::TooLarge)
}
