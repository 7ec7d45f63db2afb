//! A search for a fight with a wanted chance and cost.
//!
//! A fight has [`Dial`]s, each with a few levels, such as the number of opponents in a group. [`search`] tries settings
//! of the dials, with few fights for those that are clearly off and more for those that come close, and forecasts the
//! most promising ones from fresh fights. It knows neither rules nor files: fights are fought by a [`Ring`].

mod guess;
mod tally;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use guess::Effects;
pub use tally::{Interval, Tally};

/// A property of a fight that can be set. Level 0 is the unchanged fight.
#[derive(Clone, Debug, Default)]
pub struct Dial {
    /// The levels other than 0, from level 1.
    pub levels: Vec<Level>,
}

/// A level of a dial.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// How large a change it is.
    pub size: u32,
    /// How far it is from level 0, and in which direction, if the levels have an order; otherwise 0.
    pub step: i32,
}

/// The level of each dial.
pub type Setting = Vec<u8>;

/// A target figure.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The figure.
    pub value: f64,
    /// Maximum distance that still counts as good.
    pub within: f64,
}

/// The goal of a search.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// The chance to win.
    pub win: Target,
    /// The mean toll, if it matters.
    pub toll: Option<Target>,
}

/// Limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Maximum number of settings that are tried.
    pub settings: usize,
    /// Number of fights after which a setting that is clearly off is given up.
    pub first: u64,
    /// Maximum number of fights with a setting before the forecast.
    pub most: u64,
    /// Number of fights of a forecast.
    pub forecast: u64,
    /// Maximum number of turns before the forecasts, and eight times that of a forecast, which then has fewer fights. It
    /// bounds the time that long fights take.
    pub turns: u64,
    /// Maximum number of proposals.
    pub proposals: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { settings: 200, first: 64, most: 1_024, forecast: 4_096, turns: 4_000_000, proposals: 5 }
    }
}

/// Simulates fights with a setting.
pub trait Ring {
    /// Fights many times with a setting. The same seed gives the same fights. `None` if there is no such fight, because
    /// the setting is not legal.
    fn fight(&mut self, setting: &[u8], runs: u64, seed: u64) -> Option<Tally>;

    /// Receives the numbers of finished and of all steps; returns `false` to stop.
    fn progress(&mut self, done: u64, of: u64) -> bool;
}

/// A forecast, from fresh fights.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// The setting.
    pub setting: Setting,
    /// How much it changes.
    pub size: u32,
    /// The chance to win.
    pub win: Interval,
    /// The mean toll.
    pub toll: Interval,
    /// Whether it reaches the goal.
    pub reaches: bool,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The unchanged fight.
    pub now: Forecast,
    /// The settings that reach the goal, those that change least first; if there are none, the nearest.
    pub proposals: Vec<Forecast>,
    /// Number of settings that were tried.
    pub tried: usize,
    /// Number of fights, those of the forecasts included.
    pub fights: u64,
}

/// Half width of the intervals of a forecast, in standard errors. All figures of a [`Found`], 12 at most, are within
/// their intervals in 99 of 100 searches.
const SURE: f64 = 3.5;
/// The same during the search, for each setting alone.
const CLEARLY: f64 = 2.6;
/// Maximum number of dials that a proposal turns.
const TURNED: usize = 4;
/// Number of settings tried at once, after which the effects are estimated again.
const ROUND: usize = 16;
/// The search is over when this many settings for each proposal look good.
const PLENTY: usize = 4;
/// Maximum number of proposals where nothing reaches the goal.
const NEAREST: usize = 3;
/// Number of fights between two messages of progress within a forecast.
const PART: u64 = 128;

/// A setting that was tried.
#[derive(Debug)]
struct Tried {
    setting: Setting,
    size: u32,
    tally: Tally,
}

struct Search<'s, R> {
    dials: &'s [Dial],
    goal: &'s Goal,
    limits: &'s Limits,
    seed: u64,
    ring: &'s mut R,
    tried: Vec<Tried>,
    /// All settings that were tried, legal or not.
    known: BTreeSet<Setting>,
    fights: u64,
    turns: u64,
    /// Steps of progress that are done.
    done: u64,
}

/// The search was stopped.
struct Stopped;

/// Searches for settings that reach the goal. The same seed gives the same result.
///
/// Returns `None` if it was stopped, or if there is no fight to begin with.
pub fn search<R: Ring>(
    dials: &[Dial],
    goal: &Goal,
    limits: &Limits,
    seed: u64,
    ring: &mut R,
) -> Option<Found> {
    let (tried, known) = (Vec::new(), BTreeSet::new());
    let mut search = Search { dials, goal, limits, seed, ring, tried, known, fights: 0, turns: 0, done: 0 };
    search.run().ok().flatten()
}

impl Goal {
    /// The distance of a fight from the goal, in units of the tolerance; at most 1 if it is good.
    fn miss(&self, win: f64, toll: f64) -> f64 {
        let off = |it: Target, value: f64| (value - it.value).abs() / it.within;
        off(self.win, win).max(self.toll.map_or(0.0, |it| off(it, toll)))
    }

    /// Whether the chance is good, regardless of the toll.
    fn wins(&self, win: f64) -> bool {
        (win - self.win.value).abs() <= self.win.within
    }

    fn miss_of(&self, tally: &Tally) -> f64 {
        self.miss(tally.win(0.0).value, tally.toll(0.0).value)
    }

    /// Whether both figures may still be good.
    fn may_reach(&self, tally: &Tally) -> bool {
        let meets = |it: Target, found: Interval| {
            found.low <= it.value + it.within && found.high >= it.value - it.within
        };
        meets(self.win, tally.win(CLEARLY)) && self.toll.is_none_or(|it| meets(it, tally.toll(CLEARLY)))
    }
}

/// A seed of its own for each purpose.
fn seed_of(seed: u64, purpose: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23) ^ purpose.wrapping_mul(0xd1b5_4a32_d192_ed03)
}

impl<R: Ring> Search<'_, R> {
    fn run(&mut self) -> Result<Option<Found>, Stopped> {
        self.attempt(vec![0; self.dials.len()])?;
        if self.tried.is_empty() {
            return Ok(None);
        }
        for setting in self.alone() {
            if self.is_over() {
                break;
            }
            self.attempt(setting)?;
        }
        while !self.is_over() {
            let next = self.promising();
            if next.is_empty() {
                break;
            }
            for setting in next {
                self.attempt(setting)?;
            }
        }
        self.conclude().map(Some)
    }

    fn is_over(&self) -> bool {
        let good = self.tried.iter().filter(|it| self.goal.miss_of(&it.tally) <= 0.8).count();
        self.known.len() >= self.limits.settings
            || self.turns >= self.limits.turns
            || good >= PLENTY * self.limits.proposals
    }

    fn step(&mut self, steps: u64) -> Result<(), Stopped> {
        self.done += steps;
        let forecasts = self.forecasts() as u64 * self.limits.forecast / PART;
        let of = self.limits.settings as u64 + forecasts;
        if self.ring.progress(self.done.min(of), of) { Ok(()) } else { Err(Stopped) }
    }

    /// Maximum number of forecasts: the unchanged fight, the proposals, and some candidates that turn out not to reach the
    /// goal.
    fn forecasts(&self) -> usize {
        1 + 2 * self.limits.proposals
    }

    /// Tries a setting: few fights if it is clearly off, more if it is near.
    fn attempt(&mut self, setting: Setting) -> Result<(), Stopped> {
        let mut tally = Tally::default();
        let mut part = self.limits.first.max(1);
        let mut legal = true;
        while legal && (tally.runs == 0 || tally.runs < self.limits.most && self.goal.may_reach(&tally)) {
            // Fights with the same number have the same dice in every setting.
            match self.ring.fight(&setting, part, seed_of(self.seed, tally.runs)) {
                Some(more) if more.runs > 0 => tally.add(&more),
                _ => legal = false,
            }
            self.step(0)?;
            part = tally.runs.max(1).min(self.limits.most.saturating_sub(tally.runs)).max(1);
        }
        self.fights += tally.runs;
        self.turns += tally.turns;
        self.known.insert(setting.clone());
        if legal {
            self.tried.push(Tried { size: self.size(&setting), setting, tally });
        }
        self.step(1)
    }

    fn size(&self, setting: &[u8]) -> u32 {
        let chosen = self.dials.iter().zip(setting).filter_map(|(dial, &level)| dial.at(level));
        chosen.map(|it| it.size).sum()
    }

    /// The settings that turn a single dial, the smallest changes first. Room is left for settings that turn several.
    fn alone(&self) -> Vec<Setting> {
        let mut all = Vec::new();
        for (n, dial) in self.dials.iter().enumerate() {
            for (level, it) in (1..).zip(&dial.levels) {
                let mut setting = vec![0; self.dials.len()];
                setting[n] = level;
                all.push((it.size, setting));
            }
        }
        all.sort();
        all.truncate(self.limits.settings / 2);
        all.into_iter().map(|it| it.1).collect()
    }

    /// The settings that are most likely to be good, judged by those that were tried: each differs from one of them in one
    /// dial.
    fn promising(&self) -> Vec<Setting> {
        let effects = Effects::of(self.dials, &self.tried);
        let idle = self.idle();
        let mut seen = BTreeSet::new();
        let mut all: Vec<(f64, Setting)> = Vec::new();
        for from in &self.tried {
            for (n, dial) in self.dials.iter().enumerate() {
                let turned = from.setting.iter().enumerate().filter(|&(at, &it)| at != n && it > 0).count();
                for level in (1..).zip(&dial.levels).map(|it| it.0) {
                    if level == from.setting[n] || turned >= TURNED {
                        continue;
                    }
                    let mut setting = from.setting.clone();
                    setting[n] = level;
                    if self.known.contains(&setting) || idle.contains(&(n, level)) {
                        continue;
                    }
                    let (win, toll) = effects.guess(&from.tally, n, from.setting[n], level);
                    let size = f64::from(self.size(&setting));
                    let rank = 3.0 * (self.goal.miss(win, toll) - 0.7).max(0.0) + 0.15 * size;
                    all.push((rank, setting));
                }
            }
        }
        all.sort_by(|a, b| a.0.total_cmp(&b.0).then_with(|| a.1.cmp(&b.1)));
        all.retain(|it| seen.insert(it.1.clone()));
        let room = self.limits.settings.saturating_sub(self.known.len()).min(ROUND);
        all.into_iter().take(room).map(|it| it.1).collect()
    }

    /// Levels that alone change nothing: with the same dice, all fights are the same.
    fn idle(&self) -> BTreeSet<(usize, u8)> {
        let now = self.tried.first().map(|it| it.tally);
        let same = self.tried.iter().skip(1).filter(|it| Some(it.tally) == now);
        let alone = same.filter_map(|it| {
            let mut turned = it.setting.iter().enumerate().filter(|it| *it.1 > 0);
            turned.next().filter(|_| turned.next().is_none()).map(|it| (it.0, *it.1))
        });
        alone.collect()
    }

    /// Forecasts the most promising settings from fresh fights.
    fn conclude(&mut self) -> Result<Found, Stopped> {
        self.done = self.limits.settings as u64;
        let now = self.forecast(0)?;
        let mut good: Vec<Forecast> = Vec::new();
        let mut others: Vec<Forecast> = Vec::new();
        for at in self.candidates() {
            // If a part of these changes already reaches the goal, the others are unnecessary.
            if good.iter().any(|it| includes(&self.tried[at].setting, &it.setting)) {
                continue;
            }
            let found = if at == 0 { now.clone() } else { self.forecast(at)? };
            let list = if found.reaches { &mut good } else { &mut others };
            list.push(found);
            if good.len() >= self.limits.proposals || good.len() + others.len() >= self.forecasts() - 1 {
                break;
            }
        }
        if good.is_empty() {
            good = self.nearest(others);
        } else {
            good.sort_by_key(|it| it.size);
        }
        Ok(Found { now, proposals: good, tried: self.tried.len(), fights: self.fights })
    }

    /// The nearest settings if none reaches the goal: first those with the wanted chance at any toll, then those with the
    /// smallest distance in both. Settings that turn more dials than a better one are omitted.
    fn nearest(&self, mut others: Vec<Forecast>) -> Vec<Forecast> {
        let miss = |it: &Forecast| self.goal.miss(it.win.value, it.toll.value);
        others.sort_by(|a, b| miss(a).total_cmp(&miss(b)));
        let (wins, rest): (Vec<_>, Vec<_>) = others.into_iter().partition(|it| self.goal.wins(it.win.value));
        let mut found: Vec<Forecast> = Vec::new();
        for it in wins.into_iter().take(NEAREST - 1).chain(rest) {
            let is_more = found.iter().any(|other| includes(&it.setting, &other.setting));
            if !is_more && found.len() < NEAREST.min(self.limits.proposals) {
                found.push(it);
            }
        }
        found
    }

    /// The settings to forecast, the best first: those that look good, by how much they change; then those that come near.
    /// Among settings of the same dials, all but the first are moved back, so that proposals differ. Among settings with the
    /// same fights, only the one that changes least is included: the others contain changes without effect.
    fn candidates(&self) -> Vec<usize> {
        let mut all: Vec<(bool, u32, f64, usize)> = Vec::new();
        for (n, it) in self.tried.iter().enumerate() {
            let is_same =
                |other: &(usize, &Tried)| (other.1.size, other.0) < (it.size, n) && other.1.tally == it.tally;
            if self.tried.iter().enumerate().any(|it| is_same(&it)) {
                continue;
            }
            let miss = self.goal.miss_of(&it.tally);
            let is_good = miss <= 1.0;
            all.push((!is_good, if is_good { it.size } else { 0 }, miss, n));
        }
        all.sort_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1)).then(a.2.total_cmp(&b.2)).then(a.3.cmp(&b.3)));
        let mut seen = BTreeSet::new();
        let turned = |n: usize| -> Vec<bool> { self.tried[n].setting.iter().map(|&it| it > 0).collect() };
        let (first, again): (Vec<_>, Vec<_>) = all.into_iter().partition(|it| seen.insert(turned(it.3)));
        let (good, near): (Vec<_>, Vec<_>) = first.into_iter().partition(|it| !it.0);
        let (more, far): (Vec<_>, Vec<_>) = again.into_iter().partition(|it| !it.0);
        // Settings that do not reach the goal are no proposals. The candidates for which there is time include some with the
        // wanted chance and some with the smallest distance.
        let wins =
            |it: &&(bool, u32, f64, usize)| it.3 > 0 && self.goal.wins(self.tried[it.3].tally.win(0.0).value);
        let wins: Vec<_> = near.iter().chain(&far).filter(wins).copied().collect();
        let rest: Vec<_> = near.into_iter().filter(|it| it.3 > 0 && !wins.contains(it)).collect();
        let near = (0..wins.len().max(rest.len())).flat_map(|n| [wins.get(n), rest.get(n)]).flatten();
        let order = good.iter().chain(&more).chain(near);
        order.map(|it| it.3).collect()
    }

    fn forecast(&mut self, at: usize) -> Result<Forecast, Stopped> {
        let (setting, size) = (self.tried[at].setting.clone(), self.tried[at].size);
        let mut tally = Tally::default();
        while tally.runs == 0 || tally.runs < self.limits.forecast && tally.turns < self.limits.turns / 8 {
            let runs = PART.min(self.limits.forecast - tally.runs);
            // Use other dice than the search, which has selected settings that were lucky with its dice.
            let seed = seed_of(self.seed, u64::MAX - tally.runs);
            tally.add(&self.ring.fight(&setting, runs, seed).unwrap_or_default());
            self.step(1)?;
            if tally.runs == 0 {
                break;
            }
        }
        self.fights += tally.runs;
        let (win, toll) = (tally.win(SURE), tally.toll(SURE));
        let reaches = self.goal.miss(win.value, toll.value) <= 1.0;
        Ok(Forecast { setting, size, win, toll, reaches })
    }
}

/// Whether a setting turns all dials that another one turns, to the same levels.
fn includes(setting: &[u8], other: &[u8]) -> bool {
    setting.iter().zip(other).all(|(it, other)| *other == 0 || it == other)
}

impl Dial {
    fn at(&self, level: u8) -> Option<&Level> {
        self.levels.get(usize::from(level).checked_sub(1)?)
    }
}
