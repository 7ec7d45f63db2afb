//! Sums of many equal dice.

use super::{
    cost::Meter,
    spread::{Spread, sum},
    stop::Stop,
    weight::{Weight, power},
};

/// The sum of `n` independent values of this distribution.
pub(super) fn times<W: Weight>(one: Spread<W>, n: u32, meter: &mut Meter) -> Result<Spread<W>, Stop> {
    let scale = one.scale;
    // The power of the total alone may exceed the memory limit.
    meter.hold(one.ways.len() as u64, one.total.bits().saturating_mul(n.into()))?;
    if n == 0 || one.ways.is_empty() {
        let ways = if n == 0 { vec![(0, W::of(1))] } else { Vec::new() };
        return Ok(Spread { scale, ways, total: power(&one.total, n)? });
    }
    let total = power(&one.total, n)?;
    if n == 1 {
        return Ok(Spread { scale, ways: one.ways, total });
    }
    let ways = match by_recurrence(&one.ways, n, total.bits(), meter)? {
        Some(ways) => ways,
        None => match by_window(&one.ways, n, total.bits(), meter)? {
            Some(ways) => ways,
            None => by_squaring(&one.ways, n, total.bits(), meter)?,
        },
    };
    Ok(Spread { scale, ways, total })
}

fn by_squaring<W: Weight>(
    one: &[(i64, W)],
    n: u32,
    bits: u64,
    meter: &mut Meter,
) -> Result<Vec<(i64, W)>, Stop> {
    // From the highest bit of `n` down, so that the other factor stays short.
    let mut ways = one.to_vec();
    for bit in (0..31 - n.leading_zeros()).rev() {
        ways = sum(&ways, &ways, bits, meter)?;
        if n >> bit & 1 == 1 {
            ways = sum(&ways, one, bits, meter)?;
        }
    }
    Ok(ways)
}

/// For dice with many faces, each with one way: for every further die, a window moves along the sums.
fn by_window<W: Weight>(
    one: &[(i64, W)],
    n: u32,
    bits: u64,
    meter: &mut Meter,
) -> Result<Option<Vec<(i64, W)>>, Stop> {
    let (low, high) = (one[0].0, one[one.len() - 1].0);
    let is_even = one.len() as u64 == high.abs_diff(low) + 1 && one.iter().all(|it| it.1 == W::of(1));
    if one.len() < 32 || !is_even {
        return Ok(None);
    }
    let results = (one.len() as u64).saturating_mul(n.into());
    meter.hold(results, bits)?;
    meter.spend(results.saturating_mul(3 * u64::from(n)), bits)?;
    let mut sums = vec![W::of(1); one.len()];
    for _ in 1..n {
        let length = sums.len() + one.len() - 1;
        let mut window = W::of(0);
        let mut next = Vec::with_capacity(length);
        for k in 0..length {
            if let Some(enters) = sums.get(k) {
                window.add(enters);
            }
            if let Some(leaves) = k.checked_sub(one.len()).and_then(|it| sums.get(it)) {
                window = window.less(leaves);
            }
            next.push(window.clone());
        }
        sums = next;
    }
    let low = low.checked_mul(n.into()).ok_or(Stop::TooLarge)?;
    Ok(Some((low..).zip(sums).collect()))
}

/// Uses the recurrence, if the weight type has one and it is faster.
fn by_recurrence<W: Weight>(
    one: &[(i64, W)],
    n: u32,
    bits: u64,
    meter: &mut Meter,
) -> Result<Option<Vec<(i64, W)>>, Stop> {
    let (low, high) = (one[0].0, one[one.len() - 1].0);
    let width = high.abs_diff(low);
    // The recurrence is slow for wide gaps and has no advantage for few dice.
    if !W::RECURS || bits <= 128 || width > 4 * one.len() as u64 + 64 {
        return Ok(None);
    }
    let results = width.saturating_mul(u64::from(n)) + 1;
    let is_uniform = one.len() as u64 == width + 1 && one.iter().all(|it| it.1 == one[0].1);
    meter.hold(results, bits)?;
    meter.spend(results.saturating_mul(if is_uniform { 8 } else { 3 * width + 4 }), bits)?;
    let mut dense = vec![W::of(0); usize::try_from(width).map_err(|_| Stop::TooLarge)? + 1];
    for (at, weight) in one {
        let place = usize::try_from(at.abs_diff(low)).map_err(|_| Stop::TooLarge)?;
        dense[place] = weight.clone();
    }
    let Some(all) = W::recur(&dense, n) else { return Ok(None) };
    let low = low.checked_mul(i64::from(n)).ok_or(Stop::TooLarge)?;
    high.checked_mul(i64::from(n)).ok_or(Stop::TooLarge)?;
    Ok(Some((low..).zip(all).filter(|it| !it.1.is_zero()).collect()))
}
