use std::{collections::BTreeMap, error::Error, fmt};

/// The exact probability of one path, as the fraction `ways / of`. Not reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The number of ways that lead here.
    pub ways: u128,
    /// The total number of ways.
    pub of: u128,
}

/// A path has more dice than can be counted with 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooDeep;

impl fmt::Display for TooDeep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too many dice on one path to count its ways exactly")
    }
}

impl Error for TooDeep {}

impl Odds {
    /// The probability of a certain event.
    pub const CERTAIN: Odds = Odds { ways: 1, of: 1 };

    /// Multiplies these odds by those of a branch of dice that comes in `ways` of `of` ways.
    ///
    /// # Errors
    /// If the number of ways no longer fits 128 bits.
    #[inline]
    pub fn and(self, ways: u32, of: u32) -> Result<Odds, TooDeep> {
        Ok(Odds {
            ways: self.ways.checked_mul(u128::from(ways)).ok_or(TooDeep)?,
            of: self.of.checked_mul(u128::from(of)).ok_or(TooDeep)?,
        })
    }

    /// The probability as a number between 0 and 1, rounded.
    #[allow(clippy::cast_precision_loss)]
    pub fn as_f64(self) -> f64 {
        self.ways as f64 / self.of as f64
    }
}

/// The frequency of each of several results over one common denominator; sums up the leaves of an exploration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally<K> {
    ways: BTreeMap<K, u128>,
    of: u128,
}

impl<K> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally { ways: BTreeMap::new(), of: 1 }
    }
}

impl<K: Ord> Tally<K> {
    /// Adds the ways of `odds` to `result`.
    ///
    /// # Errors
    /// If the number of ways no longer fits 128 bits. The tally must not be used afterwards.
    pub fn add(&mut self, result: K, odds: Odds) -> Result<(), TooDeep> {
        if odds.of != self.of {
            let of = lcm(self.of, odds.of).ok_or(TooDeep)?;
            let by = of / self.of;
            for ways in self.ways.values_mut() {
                *ways = ways.checked_mul(by).ok_or(TooDeep)?;
            }
            self.of = of;
        }
        let more = odds.ways.checked_mul(self.of / odds.of).ok_or(TooDeep)?;
        let ways = self.ways.entry(result).or_default();
        *ways = ways.checked_add(more).ok_or(TooDeep)?;
        Ok(())
    }

    /// The common denominator. Once every leaf is added, the ways of all results add up to it.
    pub fn of(&self) -> u128 {
        self.of
    }

    /// Each result with its number of ways, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&K, u128)> {
        self.ways.iter().map(|(result, &ways)| (result, ways))
    }

    /// The number of ways of all results that match `which`.
    pub fn ways(&self, which: impl Fn(&K) -> bool) -> u128 {
        self.iter().filter(|it| which(it.0)).map(|it| it.1).sum()
    }
}

pub(crate) fn lcm(a: u128, b: u128) -> Option<u128> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}
