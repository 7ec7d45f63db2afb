//! Monte Carlo simulation of conflicts.

mod memory;

use std::{
    collections::BTreeMap,
    ops::Range,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use schwung_play::{Fights, Habit, Habits, Manner, Random, Sample, perform_ahead};

use crate::Bars;
use memory::{Lane, Memory};

/// The parameters of a simulation.
#[derive(Debug)]
pub struct Plan<'p, S: Fights> {
    /// The state at the start, before or during the conflict.
    pub start: &'p S::State,
    /// The command that begins the conflict; `None` if it has already begun.
    pub begin: Option<&'p S::Command>,
    /// How each actor fights, by actor index; actors beyond the end use the default habit.
    pub habits: &'p [Habit],
    /// Number of fights.
    pub runs: u64,
    /// Seed of the dice: the same seed gives the same result.
    pub seed: u64,
    /// Number of threads. The result does not depend on it.
    pub threads: usize,
    /// Maximum number of turns of a fight; a longer fight has no winner.
    pub turns: u32,
    /// Whether turns are cached instead of being played again. The result does not depend on it.
    pub remember: Remember,
    /// The side whose toll is counted, if any.
    pub toll: Option<u8>,
}

impl<S: Fights> Plan<'_, S> {
    /// Whether any actor looks ahead.
    fn looks_ahead(&self) -> bool {
        self.habits.iter().any(|it| it.manner == Manner::Clever)
    }
}

/// When turns are cached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Remember {
    /// Never: each turn is played.
    Never,
    /// As long as it saves time.
    #[default]
    WhereItHelps,
    /// Always, unless the position is too large.
    Always,
}

/// The results of a simulation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Number of fights.
    pub runs: u64,
    /// How often each side was the last one standing; `None` if no side or more than one side was.
    pub wins: BTreeMap<Option<u8>, u64>,
    /// Distribution of the number of rounds.
    pub rounds: Bars,
    /// Distribution of the number of turns.
    pub turns: Bars,
    /// Results of each actor, by actor index.
    pub actors: Vec<ActorSummary>,
    /// Distribution of the quantity of [`Fights::TOLL`] at the end, summed over the actors of [`Plan::toll`].
    pub toll: Bars,
}

/// The results of one actor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ActorSummary {
    /// Number of fights in which the actor was out at the end.
    pub out: u64,
    /// Distribution of each gauge at the end, in the order of [`Fights::GAUGES`].
    pub gauges: Vec<Bars>,
}

/// Batch size: runs that share one random generator. Progress is reported after each batch.
const LOT: u64 = 16;

/// Simulates a conflict. `progress` is called after each batch with the number of finished runs; it returns `false` to
/// stop.
///
/// Returns `None` if it was stopped.
pub fn simulate<S: Fights>(plan: &Plan<'_, S>, progress: impl Fn(u64) -> bool + Sync) -> Option<Summary>
where
    S::State: Sync,
    S::Command: Sync,
{
    let (next, done, stopped) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let all = Mutex::new(Summary::default());
    let lots = plan.runs.div_ceil(LOT);
    let work = || {
        let mut own = Summary::default();
        // Answers of habits that look ahead do not depend on the question alone.
        let remembers = plan.remember != Remember::Never && !plan.looks_ahead();
        let mut memory = remembers.then(|| Memory::new(plan)).flatten();
        while !stopped.load(Ordering::Relaxed) {
            let taken = memory.as_ref().map_or(1, Memory::next_lots);
            let first = next.fetch_add(taken, Ordering::Relaxed);
            if first >= lots {
                break;
            }
            let taken = first..lots.min(first + taken);
            let runs = plan.runs.min(taken.end * LOT) - first * LOT;
            match &mut memory {
                Some(_) => fight_along(plan, taken, &mut memory, &mut own),
                None => taken.for_each(|it| fight_lot(plan, it, &mut own)),
            }
            own.runs += runs;
            let so_far = done.fetch_add(runs, Ordering::Relaxed) + runs;
            if !progress(so_far) {
                stopped.store(true, Ordering::Relaxed);
            }
        }
        if let Some(mut memory) = memory {
            memory.tell(&mut own);
        }
        // Addition is commutative, so the result does not depend on which thread finishes first.
        all.lock().unwrap_or_else(PoisonError::into_inner).merge(&own);
    };
    thread::scope(|scope| {
        for _ in 1..plan.threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let stopped = stopped.load(Ordering::Relaxed);
    let summary = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    (!stopped).then_some(summary)
}

/// The random generator of a batch, which depends on the seed and the batch number only, and the number of runs in it.
fn lot<S: Fights>(plan: &Plan<'_, S>, lot: u64) -> (Random, u64) {
    let mut mixed = Random::new(plan.seed ^ lot.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let random = Random::new(u64::from(mixed.draw()) << 32 | u64::from(mixed.draw()));
    (random, LOT.min(plan.runs - lot * LOT))
}

/// Runs one batch without a cache.
fn fight_lot<S: Fights>(plan: &Plan<'_, S>, number: u64, into: &mut Summary) {
    let (random, runs) = lot(plan, number);
    let state = plan.start.clone();
    let mut table: Sample<S, Habits<'_, S>> = Sample { state, random, policy: Habits::new(plan.habits) };
    for _ in 0..runs {
        table.state.clone_from(plan.start);
        let (turns, rounds) = fight(plan, &mut table);
        into.turns.add(i32::try_from(turns).unwrap_or(i32::MAX));
        into.rounds.add(i32::from(rounds));
        into.add_ends::<S>(&table.state, plan.toll, 1);
    }
}

/// Runs some batches with the cache, which is cleared when it is full and dropped when it does not pay off.
fn fight_along<'p, S: Fights>(
    plan: &'p Plan<'p, S>,
    lots: Range<u64>,
    memory: &mut Option<Memory<'p, S>>,
    into: &mut Summary,
) {
    let Some(own) = memory else { return };
    let mut lanes: Vec<Lane> =
        lots.map(|it| lot(plan, it)).map(|(random, runs)| Lane::new(random, runs)).collect();
    own.fight(&mut lanes);
    let helps = plan.remember == Remember::Always || own.helps(plan.runs / plan.threads.max(1) as u64);
    if !helps {
        own.tell(into);
        *memory = None;
    } else if own.is_full() {
        own.tell(into);
        own.forget();
    }
}

/// Runs one fight and returns the number of turns and rounds it took.
fn fight<S: Fights>(plan: &Plan<'_, S>, table: &mut Sample<S, Habits<'_, S>>) -> (u32, u16) {
    if let Some(command) = plan.begin {
        let Ok(()) = S::perform(table, command);
    }
    let looks_ahead = plan.looks_ahead();
    // A conflict that is over no longer has a round.
    let (mut turns, mut rounds) = (0, 0);
    while turns < plan.turns && S::is_on(&table.state) && is_contested::<S>(&table.state) {
        rounds = S::round(&table.state);
        let command = S::turn(&table.state, plan.habits);
        let Some(command) = &command else { break };
        if looks_ahead {
            perform_ahead(table, command);
        } else {
            let Ok(()) = S::perform(table, command);
        }
        turns += 1;
    }
    (turns, rounds)
}

/// Whether more than one side is still standing.
fn is_contested<S: Fights>(state: &S::State) -> bool {
    let mut sides = (0..S::actors(state)).filter(|&it| S::stands(state, it)).map(|it| S::side(state, it));
    let first = sides.next();
    sides.any(|it| Some(it) != first)
}

/// The sides that are still standing, without duplicates.
pub fn standing<S: Fights>(state: &S::State) -> impl Iterator<Item = u8> {
    let mut seen = [0u64; 4];
    (0..S::actors(state)).filter(|&it| S::stands(state, it)).map(|it| S::side(state, it)).filter(
        move |&side| {
            let (word, bit) = (usize::from(side / 64), 1 << (side % 64));
            let is_new = seen[word] & bit == 0;
            seen[word] |= bit;
            is_new
        },
    )
}

/// The side that is the only one standing.
pub fn winner<S: Fights>(state: &S::State) -> Option<u8> {
    let mut sides = standing::<S>(state);
    let first = sides.next();
    if sides.next().is_some() { None } else { first }
}

/// The quantity of [`Fights::TOLL`], summed over the actors of a side.
pub fn toll<S: Fights>(state: &S::State, side: u8) -> i32 {
    let of_side = (0..S::actors(state)).filter(|&it| S::side(state, it) == side);
    of_side.map(|it| S::gauge(state, it, S::TOLL.0)).sum()
}

impl Summary {
    /// Records that `fights` fights ended in `state`, and what they cost `side`.
    fn add_ends<S: Fights>(&mut self, state: &S::State, side: Option<u8>, fights: u64) {
        *self.wins.entry(winner::<S>(state)).or_default() += fights;
        let actors = S::actors(state);
        let fresh = || ActorSummary { out: 0, gauges: vec![Bars::default(); S::GAUGES.len()] };
        self.actors.resize_with(usize::from(actors), fresh);
        if let Some(side) = side {
            self.toll.add_many(toll::<S>(state, side), fights);
        }
        for (actor, summary) in (0..actors).zip(&mut self.actors) {
            summary.out += u64::from(!S::stands(state, actor)) * fights;
            for (which, bars) in summary.gauges.iter_mut().enumerate() {
                bars.add_many(S::gauge(state, actor, which), fights);
            }
        }
    }

    fn merge(&mut self, other: &Summary) {
        self.runs += other.runs;
        for (side, count) in &other.wins {
            *self.wins.entry(*side).or_default() += count;
        }
        self.rounds.merge(&other.rounds);
        self.turns.merge(&other.turns);
        self.toll.merge(&other.toll);
        if self.actors.is_empty() {
            self.actors = other.actors.clone();
            return;
        }
        for (own, other) in self.actors.iter_mut().zip(&other.actors) {
            own.out += other.out;
            for (own, other) in own.gauges.iter_mut().zip(&other.gauges) {
                own.merge(other);
            }
        }
    }
}
