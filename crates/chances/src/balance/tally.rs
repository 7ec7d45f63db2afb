//! Counts of fights, and the figures that follow from them.

use crate::Bars;

/// A figure that was measured in a sample, with an interval for the true value.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Interval {
    /// The figure of the sample.
    pub value: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Results of some fights of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Number of fights.
    pub runs: u64,
    /// Number of fights that the side has won.
    pub wins: u64,
    /// Sum of its tolls.
    pub toll: f64,
    /// Sum of the squares of its tolls.
    pub squares: f64,
    /// Number of turns of all fights.
    pub turns: u64,
}

impl Tally {
    /// Results of fights, `wins` of which were won. `left` is the distribution of the quantity that measures the toll, whose
    /// initial amount was `before`; `sign` tells whether it rises with each loss.
    #[allow(clippy::cast_precision_loss)]
    pub fn new(left: &Bars, before: i32, sign: i32, wins: u64, turns: &Bars) -> Tally {
        let sum = |bars: &Bars, of: &dyn Fn(i32) -> f64| -> f64 {
            bars.iter().map(|(number, count)| of(number) * count as f64).sum()
        };
        let lost = |left: i32| f64::from(sign * (left - before));
        Tally {
            runs: left.count(),
            wins,
            toll: sum(left, &lost),
            squares: sum(left, &|it| lost(it).powi(2)),
            turns: turns.iter().map(|(number, count)| u64::from(number.unsigned_abs()) * count).sum(),
        }
    }

    /// Adds other fights.
    pub fn add(&mut self, other: &Tally) {
        self.runs += other.runs;
        self.wins += other.wins;
        self.toll += other.toll;
        self.squares += other.squares;
        self.turns += other.turns;
    }

    #[allow(clippy::cast_precision_loss)]
    fn count(&self) -> f64 {
        self.runs.max(1) as f64
    }

    /// The chance to win: Wilson's interval, with `z` standard errors to either side.
    #[allow(clippy::cast_precision_loss)]
    pub fn win(&self, z: f64) -> Interval {
        let n = self.count();
        let value = self.wins as f64 / n;
        let squared = z * z / n;
        let middle = (value + squared / 2.0) / (1.0 + squared);
        let half = z / (1.0 + squared) * (value * (1.0 - value) / n + squared / (4.0 * n)).sqrt();
        Interval { value, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// The mean toll, with `z` standard errors to either side, widened slightly for results too rare to have been seen.
    pub fn toll(&self, z: f64) -> Interval {
        let n = self.count();
        let value = self.toll / n;
        let spread = (self.squares / n - value * value).max(0.0);
        let half = z * (spread / (n - 1.0).max(1.0)).sqrt() + z * z / (2.0 * n);
        Interval { value, low: value - half, high: value + half }
    }
}
