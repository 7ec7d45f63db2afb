//! Estimates the cost of solving a conflict.

use std::time::{Duration, Instant};

use schwung_play::{Fights, Habit};

use super::turns::Map;

/// The estimated cost of solving a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Rough number of positions; `None` if the system cannot tell. Unreachable positions are included; positions that differ
    /// in the payments of habits are not.
    pub positions: Option<u64>,
    /// Time per position on this machine, measured on the first positions.
    pub each: Duration,
}

impl Cost {
    /// Estimated total time.
    pub fn time(&self) -> Option<Duration> {
        let seconds = self.each.as_secs_f64() * self.positions? as f64;
        Duration::try_from_secs_f64(seconds).ok()
    }
}

/// Minimum number of positions to explore for the measurement.
const SAMPLE: usize = 100;
/// Minimum time to measure: the first positions take longest, since later ones share their turns.
const WHILE: Duration = Duration::from_millis(20);

/// Estimates the cost of [`solve`](super::solve) for the same conflict.
pub fn cost<S: Fights>(start: &S::State, habits: &[Habit], payments: bool) -> Cost {
    let positions = estimate::<S>(start, payments);
    let mut map = Map::<S>::new(start, habits, payments);
    let begun = Instant::now();
    while (map.explored() < SAMPLE || begun.elapsed() < WHILE) && map.explore() {}
    let explored = u32::try_from(map.explored()).unwrap_or(u32::MAX);
    Cost { positions, each: begun.elapsed() / explored.max(1) }
}

/// Estimates the number of positions of a conflict, as in [`Cost::positions`].
pub fn estimate<S: Fights>(start: &S::State, payments: bool) -> Option<u64> {
    let mut positions = Some(u64::from(S::actors(start)));
    for actor in 0..S::actors(start) {
        let ways = S::situations(start, actor, payments);
        positions = positions.zip(ways).map(|(all, ways)| all.saturating_mul(ways));
    }
    positions
}
