//! Predicts the result of a setting from those that were tried.

use super::{Dial, Tally, Tried};

/// The effect of each level of each dial on its own: on the chance to win, as a difference of log odds, and on the toll.
pub(super) struct Effects {
    all: Vec<Vec<(f64, f64)>>,
}

/// Log odds of the chance to win. Half a fight is added on either side, so that they are finite.
#[allow(clippy::cast_precision_loss)]
fn log_odds(tally: &Tally) -> f64 {
    ((tally.wins as f64 + 0.5) / ((tally.runs - tally.wins) as f64 + 0.5)).ln()
}

fn toll(tally: &Tally) -> f64 {
    tally.toll(0.0).value
}

impl Effects {
    /// Measures the levels that were tried on their own; the first of `tried` is the unchanged fight. The effects of the other
    /// levels of an ordered dial follow from the nearest measured ones.
    pub(super) fn of(dials: &[Dial], tried: &[Tried]) -> Effects {
        let Some(now) = tried.first() else { return Effects { all: Vec::new() } };
        let measured = |dial: usize, level: u8| {
            let is_it = |it: &&Tried| {
                it.setting.iter().enumerate().all(|(n, &at)| at == if n == dial { level } else { 0 })
            };
            let found = tried.iter().find(is_it)?;
            let win = log_odds(&found.tally) - log_odds(&now.tally);
            Some((win, toll(&found.tally) - toll(&now.tally)))
        };
        let all = dials.iter().enumerate().map(|(n, dial)| {
            let own: Vec<Option<(f64, f64)>> =
                (1..).zip(&dial.levels).map(|(level, _)| measured(n, level)).collect();
            let like = |step: i32| {
                let known = dial.levels.iter().zip(&own).filter_map(|(it, own)| Some((it.step, (*own)?)));
                let nearest = known.filter(|it| it.0 != 0).min_by_key(|it| (it.0 - step).abs())?;
                let times = f64::from(step) / f64::from(nearest.0);
                Some((nearest.1.0 * times, nearest.1.1 * times))
            };
            let level = |(it, own): (&super::Level, &Option<(f64, f64)>)| {
                own.or_else(|| if it.step == 0 { None } else { like(it.step) }).unwrap_or_default()
            };
            dial.levels.iter().zip(&own).map(level).collect::<Vec<_>>()
        });
        Effects { all: all.collect() }
    }

    /// The chance to win and the toll if this dial of a fight is turned from one level to another.
    pub(super) fn guess(&self, tally: &Tally, dial: usize, from: u8, to: u8) -> (f64, f64) {
        let of = |level: u8| {
            let level = usize::from(level).checked_sub(1)?;
            self.all.get(dial)?.get(level).copied()
        };
        let (before, after) = (of(from).unwrap_or_default(), of(to).unwrap_or_default());
        let odds = log_odds(tally) + after.0 - before.0;
        (1.0 / (1.0 + (-odds).exp()), toll(tally) + after.1 - before.1)
    }
}
