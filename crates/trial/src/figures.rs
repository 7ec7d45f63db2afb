//! Measured durations and their formatting.

use std::{fmt, time::Duration};

/// A collection of measured durations.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub(crate) fn join(&mut self, other: Times) {
        self.0.extend(other.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The percentile of the durations; zero if nothing was measured.
    pub(crate) fn percentile(&self, percent: u32) -> Duration {
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

/// A duration in milliseconds.
pub(crate) fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let mut times = Times::default();
        assert_eq!(times.percentile(99), Duration::ZERO);
        (1..=200).rev().for_each(|it| times.add(Duration::from_millis(it)));
        let at = |percent| times.percentile(percent).as_millis();
        assert_eq!([at(50), at(95), at(99), at(100)], [100, 190, 198, 200]);
    }
}
