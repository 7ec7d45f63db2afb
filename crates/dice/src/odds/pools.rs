//! The sum of dice of which some are kept. Walks through the sorted dice face by face instead of die by die.

use super::{
    cost::Meter,
    plan::{Face, Plan, added, direction, row},
    spread::{Spread, push, sum},
    stop::Stop,
    sums,
    weight::{Weight, power},
};

impl<W: Weight> Plan<W> {
    /// Computes the sum of the dice that are kept.
    pub(super) fn spread(self, meter: &mut Meter) -> Result<Spread<W>, Stop> {
        if self.kept.are_all() {
            let mut all: Vec<(i64, W)> = self.faces.into_iter().flat_map(|it| it.gives).collect();
            // The concatenated lists need not be in ascending order.
            if !all.is_sorted_by_key(|it| it.0) {
                all.sort_by_key(|it| it.0);
            }
            let mut ways = Vec::with_capacity(all.len());
            all.into_iter().for_each(|(at, weight)| push(&mut ways, at, weight));
            let one = Spread { scale: 1, ways, total: self.total };
            return sums::times(one, self.count, meter);
        }
        super::kept::one_kind(self, meter)
    }
}

/// A state of the walk: how many dice of each kind were met, and the ways of each sum.
type Met<W> = (Vec<u32>, Vec<(i64, W)>);

/// A walk through the sorted dice of several kinds from one end to the other.
struct Walk<'w, W> {
    kinds: Vec<Plan<W>>,
    /// Whether the die of each rank is kept.
    kept: Vec<bool>,
    /// The rank from which on no dice are kept.
    until: usize,
    is_down: bool,
    bits: u64,
    meter: &'w mut Meter,
    next: Vec<Met<W>>,
    result: Vec<Vec<(i64, W)>>,
}

/// Computes the sum of the kept dice of several kinds. Ties are broken in favour of earlier kinds.
pub(super) fn kinds<W: Weight>(
    mut kinds: Vec<Plan<W>>,
    mut kept: Vec<bool>,
    meter: &mut Meter,
) -> Result<Spread<W>, Stop> {
    let mut total = W::of(1);
    for kind in &kinds {
        total = total.times(&power(&kind.total, kind.count)?)?;
    }
    let (is_down, until) = direction(&mut kept);
    if is_down {
        kinds.iter_mut().for_each(|it| it.faces.reverse());
    }
    if until == 0 {
        return Ok(Spread { scale: 1, ways: vec![(0, total.clone())], total });
    }
    let (next, result) = (Vec::new(), Vec::new());
    let walk = Walk { kinds, kept, until, is_down, bits: total.bits(), meter, next, result };
    Ok(Spread { scale: 1, ways: walk.run()?, total })
}

/// The dice of each kind that show one face.
struct Here<W> {
    /// The face of each kind, if it has that face.
    faces: Vec<Option<Face<W>>>,
    /// For each kind, the number of ways to show neither this face nor an earlier one.
    rest: Vec<W>,
}

impl<W: Weight> Walk<'_, W> {
    fn run(mut self) -> Result<Vec<(i64, W)>, Stop> {
        let mut states: Vec<Met<W>> = vec![(vec![0; self.kinds.len()], vec![(0, W::of(1))])];
        let mut at = vec![0; self.kinds.len()];
        let mut rest: Vec<W> = Vec::with_capacity(self.kinds.len());
        for kind in &self.kinds {
            let mut all = W::of(0);
            kind.faces.iter().for_each(|it| all.add(&it.ways));
            rest.push(all);
        }
        while let Some(here) = self.here(&mut at, &rest) {
            rest.clone_from(&here.rest);
            for (met, ways) in states {
                self.choose(&here, &met, &ways)?;
            }
            states = merged(std::mem::take(&mut self.next));
            self.result = vec![added(std::mem::take(&mut self.result))];
        }
        Ok(added(self.result))
    }

    /// The next face in the direction of the walk; `rest` holds the remaining ways of each kind.
    fn here(&self, at: &mut [usize], rest: &[W]) -> Option<Here<W>> {
        let keys = self.kinds.iter().zip(&*at).filter_map(|(kind, &at)| kind.faces.get(at).map(|it| it.key));
        let key = if self.is_down { keys.max() } else { keys.min() }?;
        let mut here = Here { faces: Vec::with_capacity(at.len()), rest: rest.to_vec() };
        for ((kind, at), rest) in self.kinds.iter().zip(at).zip(&mut here.rest) {
            let face = kind.faces.get(*at).filter(|it| it.key == key);
            *at += usize::from(face.is_some());
            if let Some(face) = face {
                *rest = rest.less(&face.ways);
            }
            here.faces.push(face.cloned());
        }
        Some(here)
    }

    /// Tries every number of dice of the first kind that may show this face, and then those of the following kinds.
    fn choose(&mut self, here: &Here<W>, met: &[u32], ways: &[(i64, W)]) -> Result<(), Stop> {
        let mut open = vec![(0, vec![0; met.len()], W::of(1))];
        while let Some((kind, chosen, factor)) = open.pop() {
            if kind == met.len() {
                self.step(here, met, &chosen, factor, ways)?;
                continue;
            }
            let left = self.kinds[kind].count - met[kind];
            let most = if here.faces[kind].is_some() { left } else { 0 };
            self.meter.spend(200 + u64::from(most) * 60, self.bits)?;
            for (n, binomial) in (0..=most).zip(row::<W>(left as usize, most as usize)?) {
                let mut chosen = chosen.clone();
                chosen[kind] = n;
                open.push((kind + 1, chosen, factor.times(&binomial)?));
            }
        }
        Ok(())
    }

    fn step(
        &mut self,
        here: &Here<W>,
        met: &[u32],
        chosen: &[u32],
        mut factor: W,
        ways: &[(i64, W)],
    ) -> Result<(), Stop> {
        let before = met.iter().sum::<u32>() as usize;
        let more = chosen.iter().sum::<u32>() as usize;
        let met: Vec<u32> = met.iter().zip(chosen).map(|(a, b)| a + b).collect();
        let is_over = before + more >= self.until;
        // There is no face left for some dice; the numbers may also exceed the total here.
        let mut all = self.kinds.iter().zip(&met).zip(&here.rest);
        if !is_over && all.any(|((kind, there), rest)| rest.is_zero() && kind.count > *there) {
            return Ok(());
        }
        if is_over {
            // The other dice are dropped and show any of the remaining faces.
            for ((kind, there), rest) in self.kinds.iter().zip(&met).zip(&here.rest) {
                factor = factor.times(&power(rest, kind.count - there)?)?;
            }
        }
        // Of dice with equal values the earlier ones are kept.
        let kept = self.kept[before..before + more].iter().filter(|&&it| it).count();
        let mut kept = u32::try_from(kept).unwrap_or(u32::MAX);
        let (mut gain, mut sums) = (0_i64, Vec::new());
        for (face, &n) in here.faces.iter().zip(chosen) {
            let Some(face) = face else { continue };
            let here = kept.min(n);
            kept -= here;
            factor = factor.times(&power(&face.ways, n - here)?)?;
            if let [(value, each)] = &face.gives[..] {
                let more = value.checked_mul(here.into()).ok_or(Stop::TooLarge)?;
                gain = gain.checked_add(more).ok_or(Stop::TooLarge)?;
                factor = factor.times(&power(each, here)?)?;
                continue;
            }
            for _ in 0..here {
                let before = if sums.is_empty() { ways } else { &sums[..] };
                sums = sum(before, &face.gives, self.bits, self.meter)?;
            }
        }
        if factor.is_zero() {
            return Ok(());
        }
        let sums = if sums.is_empty() { ways } else { &sums[..] };
        self.meter.spend(100 + sums.len() as u64 * 4, self.bits)?;
        let mut moved = Vec::with_capacity(sums.len());
        for (at, weight) in sums {
            moved.push((at.checked_add(gain).ok_or(Stop::TooLarge)?, weight.part(&factor)));
        }
        if is_over {
            self.result.push(moved);
        } else {
            self.next.push((met, moved));
        }
        Ok(())
    }
}

/// Merges states with the same number of dice of each kind.
fn merged<W: Weight>(mut states: Vec<Met<W>>) -> Vec<Met<W>> {
    states.sort_by(|a, b| a.0.cmp(&b.0));
    #[allow(clippy::type_complexity)] // a short-lived local map
    let mut all: Vec<(Vec<u32>, Vec<Vec<(i64, W)>>)> = Vec::new();
    for (met, ways) in states {
        match all.last_mut() {
            Some((last, there)) if *last == met => there.push(ways),
            _ => all.push((met, vec![ways])),
        }
    }
    all.into_iter().map(|(met, ways)| (met, added(ways))).collect()
}
