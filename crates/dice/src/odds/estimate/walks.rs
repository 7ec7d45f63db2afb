//! Upper bounds for the cost of sums of many dice and of walks through sorted dice.

use super::{
    Price, Shape,
    pooled::{Pooled, picked},
};
use crate::Modifier;

/// The sum of `count` values like `one`. `is_even` tells whether these are consecutive numbers with equal numbers of
/// ways.
pub(super) fn times(one: Shape, count: u32, is_even: bool, price: &mut Price) -> Shape {
    let n = f64::from(count);
    let log = one.log * n;
    // An upper bound of the memory check that precedes each power.
    price.hold(one.len, (one.log.floor() + 1.0) * n);
    if count == 0 {
        return Shape::ZERO;
    }
    let sum = Shape { len: one.len.powf(n), low: one.low * n, high: one.high * n, scale: one.scale, log };
    let sum = Shape { len: sum.len.min(sum.width()), ..sum };
    if count == 1 {
        return one;
    }
    let steps = one.width() - 1.0;
    let results = steps * n + 1.0;
    price.hold(if is_even { results + n } else { sum.len }, log);
    let squared = squaring(one, count);
    let window = if one.len >= 32.0 { (results + n) * 3.0 * n } else { 0.0 };
    // One bit below the limit of 127, because floats are not exact there.
    if log < 126.0 {
        let step = if is_even && one.len >= 32.0 { window } else { squared.max(window) };
        price.spend(step, log);
        return sum;
    }
    let recurrence = results * if is_even { 8.0 } else { (3.0 * steps + 4.0).max(8.0) };
    let small = if log < 129.0 { squared.max(window) } else { 0.0 };
    // The recurrence is not used for values with wide gaps.
    let gaps = if is_even || steps <= 64.0 { 0.0 } else { squared.max(window) };
    price.hold(results, log);
    price.spend(recurrence.max(small).max(gaps), log);
    sum
}

/// The steps of repeated squaring, from the highest bit of `count` down.
fn squaring(one: Shape, count: u32) -> f64 {
    let width = |dice: f64| (one.width() - 1.0) * dice + 1.0;
    let (mut len, mut dice, mut steps) = (one.len, 1.0, 0.0);
    for bit in (0..31 - count.leading_zeros()).rev() {
        steps += len * len;
        dice *= 2.0;
        len = (len * len).min(width(dice));
        if count >> bit & 1 == 1 {
            steps += len * one.len;
            dice += 1.0;
            len = (len * one.len).min(width(dice));
        }
    }
    steps
}

/// The sum of the kept dice of one kind.
pub(super) fn spread(pooled: Pooled, price: &mut Price) -> Shape {
    let Pooled { count, gives, kept: (from, to), is_distinct, .. } = pooled;
    if !is_distinct && (from, to) == (0, count) {
        let is_even = pooled.is_plain && gives.len >= gives.width().floor();
        return times(gives, count, is_even, price);
    }
    walk(pooled, price)
}

/// Like [`spread`], even if all dice are kept.
fn walk(pooled: Pooled, price: &mut Price) -> Shape {
    let Pooled { count, gives, kept: (from, to), is_distinct, .. } = pooled;
    let (n, log) = (f64::from(count), gives.log * f64::from(count));
    price.hold(pooled.keys, (gives.log.floor() + 1.0) * n);
    let kept = f64::from(to - from);
    let until = if to == from { 0.0 } else { f64::from(count - from.max(count - to)) };
    let range = (gives.high.max(0.0) - gives.low.min(0.0)) * gives.scale;
    let longest = (kept * range + 1.0).min(sets(gives.len, kept));
    let sum = Shape {
        len: longest,
        low: gives.low.min(0.0) * kept,
        high: gives.high.max(0.0) * kept,
        scale: gives.scale,
        log,
    };
    if until == 0.0 {
        return sum;
    }
    let dice = until * n - until * (until - 1.0) / 2.0;
    let mut states = until * until / 2.0 + until;
    let walked = if is_distinct && pooled.each <= 1.0 {
        // The number of faces beyond the number of dice: at any point, fewer faces than this have been skipped.
        let over = (pooled.keys - n).max(0.0) + 2.0;
        let step = if pooled.is_plain { range / (pooled.keys - 1.0).max(1.0) } else { range };
        let sums = (until * range.min(over * step) + 1.0).min(longest);
        states = 2.0 * over.min(until + 1.0);
        over.min(until + 1.0) * (3.0 * sums + 11.0)
    } else if pooled.each <= 1.0 {
        let sums = range * ((until.powi(3) - until) / 6.0 + until * until);
        8.0 * dice + sums.min(longest * until * (until + 4.0)) + until * until / 2.0 + 2.5 * until
    } else {
        states * pooled.each * longest + (dice + 2.0 * until) * longest + 8.0 * dice
    };
    price.spend(pooled.keys * walked, log);
    price.hold(n, log);
    let dense = super::super::kept::DENSE as f64;
    let places = (until + 1.0) * (kept * range + 1.0);
    price.hold(places.min(dense), log);
    if places > dense {
        price.hold(states * longest, log);
    }
    sum
}

/// The sum of an arbitrary selection of `count` dice, the sum of all of which is `all`.
pub(super) fn any_kept(all: Shape, count: u32, price: &mut Price) -> Shape {
    let n = f64::from(count).max(1.0);
    let gives =
        Shape { len: all.len, low: all.low / n, high: all.high / n, scale: all.scale, log: all.log / n };
    let keys = gives.width().min(all.len);
    let (low, high) = (gives.low.min(0.0) - 1.0, gives.high.max(0.0) + 1.0);
    let gives = Shape { low, high, ..gives };
    let one = Pooled { count, gives, keys, each: 1.0, is_plain: false, kept: (0, count), is_distinct: false };
    let sum = walk(one, price);
    Shape { len: sum.len.max(all.len), log: all.log, ..sum }
}

/// The sum of the dice of several kinds that the modifiers of a group keep.
pub(super) fn kinds(kinds: &[Pooled], modifiers: &[Modifier], price: &mut Price) -> Shape {
    let count = kinds.iter().map(|it| it.count).sum::<u32>();
    let kept = modifiers.iter().fold((0, count), |kept, it| picked(kept, &it.kind));
    if kept == (0, count) {
        let all = kinds.iter().fold(Shape::ZERO, |all, kind| {
            let part = times(kind.gives, kind.count, false, price);
            all.plus(part, price)
        });
        // Some kinds may turn out to be equal and are then merged at once.
        price.spend(all.len * kinds.len() as f64, all.log);
        return all;
    }
    if let [one] = kinds {
        return spread(Pooled { kept, is_plain: false, ..*one }, price);
    }
    several(kinds, count, kept, price)
}

fn several(kinds: &[Pooled], count: u32, (from, to): (u32, u32), price: &mut Price) -> Shape {
    let log = kinds.iter().map(|it| it.gives.log * f64::from(it.count)).sum::<f64>();
    let low = kinds.iter().fold(0.0_f64, |all, it| all.min(it.gives.low));
    let high = kinds.iter().fold(0.0_f64, |all, it| all.max(it.gives.high));
    let each = kinds.iter().fold(1.0_f64, |all, it| all.max(it.each));
    let kept = f64::from(to - from);
    let values = kinds.iter().map(|it| it.gives.len).sum::<f64>();
    let len = (kept * (high - low) + 1.0).min(sets(values, kept));
    let sum = Shape { len, low: low * kept, high: high * kept, scale: 1.0, log };
    let until = if to == from { 0 } else { count - from.max(count - to) };
    if until == 0 {
        return sum;
    }
    let faces = kinds.iter().map(|it| it.keys).sum::<f64>();
    let number = kinds.len() as f64;
    // How many dice of each kind were met (fewer than `until`), and how many show the next face.
    let met = |it: &Pooled| if it.keys <= 1.0 { 1.0 } else { f64::from(it.count) + 1.0 };
    let all_met =
        kinds.iter().map(met).product::<f64>().min(chosen(f64::from(until) - 1.0 + number, kinds.len()));
    let ways = kinds.iter().map(|it| met(it) * (f64::from(it.count) + 2.0) / 2.0).product::<f64>();
    let shown = kinds.iter().map(|it| f64::from(it.count) + 1.0).product::<f64>();
    let steps = ways.max(shown).min(all_met * shown);
    let (chosen, _) = kinds.iter().fold((0.0, all_met), |(sum, open), it| {
        let dice = f64::from(it.count);
        (sum + open * (200.0 + 60.0 * dice), open * (dice + 1.0))
    });
    let moved = if each > 1.0 { kept * len * each } else { 0.0 };
    price.spend(faces * (chosen + steps * (100.0 + 4.0 * len + moved)), log);
    price.hold(steps * len, log);
    sum
}

/// The number of multisets with at most `dice` elements out of `values` values.
fn sets(values: f64, dice: f64) -> f64 {
    // Beyond this, the result exceeds every limit anyway.
    let few = dice.min(values).min(64.0);
    let mut sets = 1.0;
    let mut n = 0.0;
    while n < few {
        n += 1.0;
        sets *= (values + dice + 1.0 - n) / n;
    }
    if few < dice.min(values) { f64::INFINITY } else { sets.max(values + 1.0) }
}

/// The number of ways to choose `few` elements out of `of`.
fn chosen(of: f64, few: usize) -> f64 {
    (0..few).fold(1.0, |all, n| all * (of - n as f64) / (n as f64 + 1.0)).max(1.0)
}
