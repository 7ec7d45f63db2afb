//! What solving a conflict will take, before it is solved.

use std::time::{Duration, Instant};

use schwung_play::{Fights, Habit};

use super::turns::Map;

/// What solving a conflict will take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// About so many positions: not all of them can be reached, and what habits pay comes on top. Nothing if the system
    /// cannot tell.
    pub positions: Option<u64>,
    /// How long one takes on this machine, measured on the first.
    pub each: Duration,
}

impl Cost {
    /// About how long all of it takes.
    pub fn time(&self) -> Option<Duration> {
        let seconds = self.each.as_secs_f64() * self.positions? as f64;
        Duration::try_from_secs_f64(seconds).ok()
    }
}

/// At least so many positions are explored to measure what one takes,
const SAMPLE: usize = 100;
/// and for at least so long: the first take longest, since later ones share their turns.
const WHILE: Duration = Duration::from_millis(20);

/// What [`solve`](super::solve) will take for the same conflict.
pub fn cost<S: Fights>(start: &S::State, habits: &[Habit], payments: bool) -> Cost {
    let mut positions = Some(u64::from(S::actors(start)));
    for actor in 0..S::actors(start) {
        let ways = S::situations(start, actor, payments);
        positions = positions.zip(ways).map(|(all, ways)| all.saturating_mul(ways));
    }
    let mut map = Map::<S>::new(start, habits, payments);
    let begun = Instant::now();
    while (map.explored() < SAMPLE || begun.elapsed() < WHILE) && map.explore() {}
    let explored = u32::try_from(map.explored()).unwrap_or(u32::MAX);
    Cost { positions, each: begun.elapsed() / explored.max(1) }
}
