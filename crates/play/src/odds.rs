use std::{error::Error, fmt};

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
