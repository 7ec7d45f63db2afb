//! Look-ahead: an actor simulates each of its commands a few times, and takes the best.

use schwung_table::System;

use crate::{Fights, Habit, Habits, Manner, Random, Sample};

/// Maximum number of commands that are weighed.
pub const MOST_WEIGHED: usize = 24;
/// Number of commands after which no further sample begins: this bounds the time of a decision.
const MOST_PLAYED: u32 = 1_600;
/// Maximum number of commands for which a fight is played on.
const MOST_TURNS: u32 = 60;
/// Samples of each command in the first round. Each further round has twice as many of the better half.
const FIRST: u32 = 8;
/// Maximum number of rounds.
const ROUNDS: u32 = 5;
/// The value of standing at all, in units of harm.
const STANDING: i32 = 4;
/// Seeds of the dice. They are the same for every command and every decision, so a decision is a function of the state.
const SEED: u64 = 0x5eed_0fae_ed0d;

/// A command that is compared with the first one.
struct Weighed {
    /// Its place among the commands.
    way: usize,
    /// Its lead over the first command with the same dice, summed over all samples, and the sum of the squares.
    gain: i64,
    squares: i128,
}

impl Weighed {
    /// Whether it does better by more than one and a half standard errors, so that it is not just lucky.
    fn is_better(&self, samples: u32) -> bool {
        let (gain, count) = (i128::from(self.gain), i128::from(samples.max(1)));
        samples >= FIRST && gain > 0 && 4 * gain * gain > 9 * (self.squares - gain * gain / count)
    }
}

/// The comparison of ways with the first one.
pub(crate) struct Ranked {
    /// All but the first, the most promising first.
    others: Vec<Weighed>,
    /// Samples of each of those that were tried to the end.
    samples: u32,
}

impl Ranked {
    /// The first way, unless another is better by more than chance explains.
    pub(crate) fn best(&self) -> usize {
        self.others.first().filter(|it| it.is_better(self.samples)).map_or(0, |it| it.way)
    }
}

/// The command that an actor prefers if it looks ahead; `None` if it can do nothing.
///
/// Each command that [`Fights::ways`] proposes is carried out with the same dice, then the fight is played on with plain
/// habits for some turns. [`Fights::worth`] rates the outcome. The actor prefers the first command unless another one is
/// better by more than chance explains. The simulation runs on [`Fights::as_seen`], so nothing depends on what the actor may
/// not know.
pub fn look_ahead<S: Fights>(state: &S::State, by: u8, habits: &[Habit]) -> Option<S::Command> {
    let (mut ways, ranked) = weighed::<S>(state, by, habits);
    let best = ranked.map_or(0, |it| it.best());
    (best < ways.len()).then(|| ways.swap_remove(best))
}

/// Commands of an actor, compared as by [`look_ahead`]: the usual one, and at most `most` others, the most promising first.
pub fn foremost<S: Fights>(state: &S::State, by: u8, habits: &[Habit], most: usize) -> Vec<S::Command> {
    let (mut ways, ranked) = weighed::<S>(state, by, habits);
    let Some(ranked) = ranked else { return ways };
    let others: Vec<S::Command> = ranked.others.iter().take(most).map(|it| ways[it.way].clone()).collect();
    ways.truncate(1);
    ways.extend(others);
    ways
}

/// The commands of an actor, the usual one first, and the result of comparing them; `None` if there are fewer than two.
fn weighed<S: Fights>(state: &S::State, by: u8, habits: &[Habit]) -> (Vec<S::Command>, Option<Ranked>) {
    let seen = S::as_seen(state, by);
    let start = seen.as_ref().unwrap_or(state);
    let habit = habits.get(usize::from(by)).copied().unwrap_or_default();
    let (mut all, mut ways) = (Vec::new(), Vec::new());
    S::ways(start, by, habit, &mut all);
    let is_legal =
        |it: &S::Command| S::check(start, it).is_ok() && (seen.is_none() || S::check(state, it).is_ok());
    for it in all {
        if ways.len() < MOST_WEIGHED && !ways.contains(&it) && is_legal(&it) {
            ways.push(it);
        }
    }
    // In large fights only some commands of each kind are tried, so that enough samples are long enough for everybody to have
    // a turn.
    let affordable = MOST_PLAYED / FIRST / (1 + standing::<S>(start).min(MOST_TURNS));
    let (all, tried) = (ways.len(), usize::try_from(affordable.max(2)).unwrap_or(usize::MAX));
    if tried < all {
        ways = (0..tried).map(|it| ways[it * all / tried].clone()).collect();
    }
    if ways.len() < 2 {
        return (ways, None);
    }
    let after = simpler::<S>(start, by, habits);
    let mut trial: Trial<'_, S> = Trial::new(start, by, &after, ways.len(), MOST_PLAYED);
    let ranked = trial.ranked(ways.len(), |trial, way, number| {
        trial.begin(dice(number));
        let Ok(()) = S::perform(&mut trial.table, &ways[way]);
        Some(trial.play_on())
    });
    (ways, ranked)
}

/// The dice of a sample.
pub(crate) fn dice(number: u32) -> Random {
    Random::new(SEED ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The habits of all actors after the first step: without look-ahead, and the default ones for enemies, whose habits are
/// unknown.
pub(crate) fn simpler<S: Fights>(state: &S::State, by: u8, habits: &[Habit]) -> Vec<Habit> {
    let mine = S::side(state, by);
    let of = |actor: u8| match habits.get(usize::from(actor)) {
        Some(habit) if S::side(state, actor) == mine => Habit { manner: Manner::Plain, ..habit.focused() },
        _ => Habit::default(),
    };
    (0..S::actors(state)).map(of).collect()
}

/// A fight that is simulated for a decision of an actor.
pub(crate) struct Trial<'t, S: Fights> {
    start: &'t S::State,
    by: u8,
    /// Number of commands after the first one.
    turns: u32,
    /// The value of winning.
    prize: i64,
    /// Number of commands carried out so far.
    played: u32,
    /// Number of commands after which no further sample begins.
    most: u32,
    pub(crate) table: Sample<S, Habits<'t, S>>,
}

impl<'t, S: Fights> Trial<'t, S> {
    /// A fight in which everybody continues by the habits `after`, to compare that many ways.
    pub(crate) fn new(
        start: &'t S::State,
        by: u8,
        after: &'t [Habit],
        ways: usize,
        most: u32,
    ) -> Trial<'t, S> {
        let (turns, prize) = (turns_of::<S>(start, ways, most), all_worth::<S>(start));
        let table = Sample { state: start.clone(), random: Random::new(SEED), policy: Habits::new(after) };
        Trial { start, by, turns, prize, played: 0, most, table }
    }

    /// Goes back to the start, with these dice.
    pub(crate) fn begin(&mut self, random: Random) {
        self.table.state.clone_from(self.start);
        self.table.random = random;
    }

    /// The best of the ways: the first one, unless another is better by more than chance explains. `reached` returns the
    /// value of a way in the sample with this number. If it returns `None`, the first way is the best as well.
    pub(crate) fn best(
        &mut self,
        ways: usize,
        reached: impl Fn(&mut Self, usize, u32) -> Option<i64>,
    ) -> usize {
        self.ranked(ways, reached).map_or(0, |it| it.best())
    }

    /// Compares the ways with the first one; `None` if `reached` returns `None`.
    fn ranked(
        &mut self,
        ways: usize,
        reached: impl Fn(&mut Self, usize, u32) -> Option<i64>,
    ) -> Option<Ranked> {
        let mut others: Vec<Weighed> = (1..ways).map(|way| Weighed { way, gain: 0, squares: 0 }).collect();
        let (mut done, mut samples, mut left) = (0, FIRST, others.len());
        for _ in 0..ROUNDS {
            let until = done + samples;
            while done < until && self.played < self.most {
                let usual = reached(self, 0, done)?;
                for it in &mut others[..left] {
                    let gain = reached(self, it.way, done)? - usual;
                    it.gain += gain;
                    it.squares += i128::from(gain) * i128::from(gain);
                }
                done += 1;
            }
            others[..left].sort_by_key(|it| (std::cmp::Reverse(it.gain), it.way));
            left = left.div_ceil(2);
            samples *= 2;
        }
        Some(Ranked { others, samples: done })
    }

    /// The value for the actor's side some turns after the first command.
    pub(crate) fn play_on(&mut self) -> i64 {
        let Trial { by, turns, prize, table, .. } = self;
        self.played += 1;
        for _ in 0..*turns {
            if !S::is_on(&table.state) || !is_contested::<S>(&table.state) {
                let come_to = balance::<S>(&table.state, *by);
                return come_to + *prize * come_to.signum();
            }
            let Some(next) = S::turn(&table.state, table.policy.all()) else { break };
            self.played += 1;
            let Ok(()) = <S as System>::perform(table, &next);
        }
        balance::<S>(&table.state, *by)
    }
}

/// Number of turns for which fights are played on: enough for everybody to have a turn, or as many as leave time for two
/// rounds if that is more. There is always time for the first round, without which no way is better than another.
fn turns_of<S: Fights>(state: &S::State, ways: usize, most: u32) -> u32 {
    let share = most / u32::try_from(ways).unwrap_or(u32::MAX).max(1);
    let longest = (share / FIRST).saturating_sub(1).max(1);
    (share / FIRST / 2).max(standing::<S>(state).min(longest)).min(MOST_TURNS)
}

/// Number of actors who are standing.
fn standing<S: Fights>(state: &S::State) -> u32 {
    (0..S::actors(state)).map(|it| u32::from(S::stands(state, it))).sum()
}

/// The total value of all standing actors.
fn all_worth<S: Fights>(state: &S::State) -> i64 {
    let standing = (0..S::actors(state)).filter(|&it| S::stands(state, it));
    standing.map(|it| i64::from(S::worth(state, it))).sum()
}

/// The value of the actors of a side, minus that of their enemies.
pub fn balance<S: Fights>(state: &S::State, of: u8) -> i64 {
    let mine = S::side(state, of);
    let worth = |it: u8| {
        let worth = if S::stands(state, it) { S::worth(state, it) } else { S::saved(state, it) };
        i64::from(worth) * if S::side(state, it) == mine { 1 } else { -1 }
    };
    (0..S::actors(state)).map(worth).sum()
}

/// Whether more than one side is standing.
fn is_contested<S: Fights>(state: &S::State) -> bool {
    let mut sides = (0..S::actors(state)).filter(|&it| S::stands(state, it)).map(|it| S::side(state, it));
    let first = sides.next();
    sides.any(|it| Some(it) != first)
}

/// The value of an actor that can take `stamina` more harm and is this dangerous. Standing at all counts as some more harm.
pub fn worth_of(stamina: i32, danger: i32) -> i32 {
    stamina.max(0).saturating_add(STANDING).saturating_mul(danger.max(1))
}
