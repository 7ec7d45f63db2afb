//! Tournaments: each habit against the plainer ones, on each side in turn.

use schwung_chances::Counted as _;
use schwung_play::{Fights as _, Habit, Manner};
use serde::Serialize;

use super::{conflict::Fight, told::side_label};
use crate::setup::Setup;

/// How each habit does against the plainer ones in one encounter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tournament {
    /// Id of the book.
    pub system: String,
    /// Title of the encounter.
    pub title: String,
    /// Number of fights of each pairing, for each side.
    pub runs: u64,
    /// Seed of the dice.
    pub seed: u64,
    /// The pairings.
    pub pairings: Vec<Pairing>,
}

/// One habit against a plainer one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// The habit's name in files.
    pub habit: &'static str,
    /// The plainer one, which everybody else has.
    pub against: &'static str,
    /// How often a side wins with it, averaged over the sides.
    pub share: f64,
    /// How often it wins with the plainer one.
    pub before: f64,
    /// Standard error of the difference.
    pub error: f64,
    /// The same for each side.
    pub sides: Vec<PairingSide>,
}

/// What a habit changes for one side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairingSide {
    /// The name of the side.
    pub label: String,
    /// How often it wins if it has this habit and the others have the plainer one.
    pub share: f64,
    /// How often it wins if all have the plainer one.
    pub before: f64,
}

impl Pairing {
    /// Whether the habit wins more often, by more than chance explains.
    pub fn is_better(&self) -> bool {
        self.share - self.before > 2.0 * self.error
    }

    /// Whether the habit wins less often, by more than chance explains.
    pub fn is_worse(&self) -> bool {
        self.before - self.share > 2.0 * self.error
    }
}

/// Better habits, each with a plainer one.
const PAIRINGS: [(Manner, Manner); 3] =
    [(Manner::Careful, Manner::Plain), (Manner::Clever, Manner::Plain), (Manner::Clever, Manner::Careful)];

impl<T: Setup> Fight<T> {
    /// Lets `manner` fight on the side, or on all sides.
    pub(super) fn set_manner(&mut self, manner: Manner, side: Option<u8>) {
        let actors = T::System::actors(&self.start);
        self.habits.resize(usize::from(actors), Habit::default());
        for (actor, habit) in (0..actors).zip(&mut self.habits) {
            if side.is_none_or(|it| T::System::side(&self.start, actor) == it) {
                habit.manner = manner;
            }
        }
    }

    /// How often each side wins, by its number.
    fn wins(&self, runs: u64, seed: u64, threads: usize) -> Option<impl Fn(u8) -> f64 + use<T>> {
        let summary = T::System::simulate(&self.plan(runs, seed, threads), &|_| true)?;
        Some(move |side| {
            summary.wins.get(&Some(side)).copied().unwrap_or_default() as f64 / summary.runs.max(1) as f64
        })
    }

    /// Holds a tournament, which changes the habits.
    pub(super) fn hold_tournament(
        &mut self,
        among: &[Manner],
        runs: u64,
        seed: u64,
        threads: usize,
        progress: &(dyn Fn(u64) -> bool + Sync),
    ) -> Option<Tournament> {
        let mut sides: Vec<u8> = Vec::new();
        for side in (0..T::System::actors(&self.start)).map(|it| T::System::side(&self.start, it)) {
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        let mut pairings = Vec::new();
        let mut done = 0;
        for (habit, against) in PAIRINGS {
            if !among.contains(&habit) || !among.contains(&against) {
                continue;
            }
            self.set_manner(against, None);
            let before = self.wins(runs, seed, threads)?;
            let mut of_sides = Vec::new();
            for &side in &sides {
                self.set_manner(against, None);
                self.set_manner(habit, Some(side));
                let (label, before) = (side_label::<T>(&self.texts, &self.start, side, side), before(side));
                let share = self.wins(runs, seed.wrapping_add(1 + u64::from(side)), threads)?(side);
                of_sides.push(PairingSide { label, share, before });
                done += 1;
                if !progress(done) {
                    return None;
                }
            }
            pairings.push(pairing(habit, against, of_sides, runs));
        }
        let (system, title) = (self.book.clone(), self.title.clone());
        Some(Tournament { system, title, runs, seed, pairings })
    }
}

fn pairing(habit: Manner, against: Manner, sides: Vec<PairingSide>, runs: u64) -> Pairing {
    let (count, runs) = (sides.len().max(1) as f64, runs.max(1) as f64);
    let mean = |of: fn(&PairingSide) -> f64| sides.iter().map(of).sum::<f64>() / count;
    let variance = |share: f64| share * (1.0 - share) / runs;
    let both = sides.iter().map(|it| variance(it.share) + variance(it.before));
    let error = both.sum::<f64>().sqrt() / count;
    let (share, before) = (mean(|it| it.share), mean(|it| it.before));
    Pairing { habit: habit.word(), against: against.word(), share, before, error, sides }
}
