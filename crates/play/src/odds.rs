use std::{collections::BTreeMap, error::Error, fmt};

/// The exact chance of one way: `ways` of `of`. Not reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// How many of all ways lead here.
    pub ways: u128,
    /// All ways.
    pub of: u128,
}

/// More dice on one path than 128 bits can count ways for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooDeep;

impl fmt::Display for TooDeep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too many dice on one path to count its ways exactly")
    }
}

impl Error for TooDeep {}

impl Odds {
    /// What happens for sure.
    pub const CERTAIN: Odds = Odds { ways: 1, of: 1 };

    /// These odds, and then one branch of dice that comes in `ways` of `of`.
    ///
    /// # Errors
    /// When the ways no longer fit 128 bits.
    #[inline]
    pub fn and(self, ways: u32, of: u32) -> Result<Odds, TooDeep> {
        Ok(Odds {
            ways: self.ways.checked_mul(u128::from(ways)).ok_or(TooDeep)?,
            of: self.of.checked_mul(u128::from(of)).ok_or(TooDeep)?,
        })
    }

    /// As a number between 0 and 1, rounded.
    #[allow(clippy::cast_precision_loss)]
    pub fn as_f64(self) -> f64 {
        self.ways as f64 / self.of as f64
    }
}

/// How often each of several results comes, over one denominator: what leaves of exploring add up to.
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
    /// `result` comes in these ways more.
    ///
    /// # Errors
    /// When the ways no longer fit 128 bits; the tally is of no use then.
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

    /// All ways: the denominator. Once every leaf is added, the ways of the results add up to it.
    pub fn of(&self) -> u128 {
        self.of
    }

    /// Each result and its ways, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&K, u128)> {
        self.ways.iter().map(|(result, &ways)| (result, ways))
    }

    /// The ways of all results that `which` picks.
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
