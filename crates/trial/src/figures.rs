//! Measured durations and their formatting.

use std::{fmt, time::Duration};

/// A collection of measured durations.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<Duration>);

impl Times {
    /// Adds one.
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub(crate) fn join(&mut self, other: Times) {
        self.0.extend(other.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The percentile of the durations; zero if nothing was measured.
    pub fn percentile(&self, percent: u32) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let rank = (sorted.len() * percent as usize).div_ceil(100).max(1);
        sorted.get(rank - 1).copied().unwrap_or_default()
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (percent, name) in [(50, "half"), (95, "95 %"), (99, "99 %"), (100, "all")] {
            let gap = if percent == 50 { "" } else { "  " };
            write!(f, "{gap}{name} {:.1} ms", ms(self.percentile(percent)))?;
        }
        Ok(())
    }
}

/// A collection of measured sizes in bytes.
#[derive(Clone, Debug, Default)]
pub struct Sizes(Vec<usize>);

impl Sizes {
    /// Adds one.
    pub fn add(&mut self, size: usize) {
        self.0.push(size);
    }

    pub(crate) fn join(&mut self, other: Sizes) {
        self.0.extend(other.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let mean = sorted.iter().sum::<usize>() as f64 / sorted.len().max(1) as f64;
        write!(f, "mean {:.1} kB", mean / 1000.0)?;
        for (percent, name) in [(50, "half"), (95, "95 %"), (100, "all")] {
            let rank = (sorted.len() * percent).div_ceil(100).max(1);
            let size = sorted.get(rank - 1).copied().unwrap_or_default();
            write!(f, "  {name} {:.1} kB", size as f64 / 1000.0)?;
        }
        Ok(())
    }
}

/// A duration in milliseconds.
pub(crate) fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
