//! A conflict of any system: exact odds of actions, simulation and exact solution.

mod conflict;
mod staged;
mod told;
mod tournament;

use std::{path::Path, time::Duration};

use schwung_chances::{Cost, Counted as _, How, NoChance, Plan, Remember, TooLarge, balance::Tally, toll};
use schwung_log::{Author, Deed, Entry, Game, House, Opening, Record};
use schwung_messages::Catalogue;
use schwung_play::{Fights as _, Habit, Manner, Random, Spend};
use schwung_rulebook::Lang;
use schwung_table::{Hosted as _, System as _};
use schwung_views::{
    Look, Shown as _,
    wire::{ActionView, Role, SimulationView, SolutionView, You},
};

use conflict::Fight;
pub(crate) use staged::Staged;
pub(crate) use told::{gauge_label, policy_label, side_label};
pub use tournament::{Pairing, PairingSide, Tournament};

use crate::{
    habits::sampled,
    problems::in_words,
    setup::{Command, Prepared, Setup, State},
    texts,
    usual::answer_usually,
};

/// Why something about a conflict cannot be computed, in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoFight {
    /// Machine-readable code: `not_understood`, `not_legal`, `no_dice`, `too_many`, `too_large`, `not_begun`.
    pub code: &'static str,
    /// What prevents it, and what could be done instead.
    pub text: String,
}

/// A conflict is not attempted if its estimated positions exceed the limit by this factor.
const FAR: u64 = 20;

/// Somebody in a conflict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fighter {
    /// The name.
    pub name: String,
    /// The number of the side.
    pub side: u8,
    /// The name of the side.
    pub side_name: String,
    /// Whether a player plays it.
    pub is_played: bool,
}

/// A conflict of any system.
pub trait AnyFight: Send + Sync {
    /// Those who take part.
    fn fighters(&self) -> Vec<Fighter>;

    /// Sets the manner in which everybody fights, or only one side.
    fn decide_as(&mut self, manner: Manner, side: Option<u8>);

    /// Whether somebody looks ahead, which makes a fight take many times as long.
    fn looks_ahead(&self) -> bool;

    /// Plays each of these habits against the plainer ones, on each side in turn. `progress` receives the number of finished
    /// series and returns `false` to stop.
    fn tournament(
        &mut self,
        among: &[Manner],
        runs: u64,
        seed: u64,
        threads: usize,
        progress: &(dyn Fn(u64) -> bool + Sync),
    ) -> Option<Tournament>;

    /// Simulates the conflict many times, and counts its results for a side. Habits that look ahead are replaced by careful ones.
    fn tally(&self, side: u8, runs: u64, seed: u64) -> Tally;

    /// The id of the book, and the name of the quantity that measures the cost of a fight.
    fn cost_label(&self) -> (String, String);

    /// What distorts forecasts: fighters without the means to fight.
    fn remarks(&self) -> Vec<String>;

    /// Simulates the conflict many times. `progress` receives the number of finished fights and stops the simulation by
    /// returning `false`; the result is then `None`.
    fn simulate(
        &self,
        runs: u64,
        seed: u64,
        threads: usize,
        progress: &(dyn Fn(u64) -> bool + Sync),
    ) -> Option<SimulationView>;

    /// Estimates the cost of [`AnyFight::solve`].
    ///
    /// # Errors
    /// If there is no conflict, or it has far more than `most` positions.
    fn cost(&self, payments: bool, most: usize) -> Result<Cost, NoFight>;

    /// Computes the exact chances of a small conflict. With `payments`, both sides spend optimally.
    ///
    /// # Errors
    /// If there is no conflict, or it has more than `most` positions.
    fn solve(&self, payments: bool, most: usize) -> Result<SolutionView, NoFight>;

    /// Computes the exact odds of a typed action: with nothing spent, with everything spent, and with both sides
    /// spending optimally.
    ///
    /// # Errors
    /// If the action is not understood, not legal now, or cannot be counted.
    fn odds(&self, words: &str) -> Result<Vec<ActionView>, NoFight>;
}

/// Reads the conflict of an encounter file.
pub(crate) fn read<T: Setup>(
    text: &str,
    beside: Option<&Path>,
    book: &str,
    lang: Lang,
    seed: u64,
) -> Result<Box<dyn AnyFight>, Vec<String>> {
    let catalogue = texts(lang, book);
    let Prepared { book, title, state, begin, habits, .. } = T::read(text, beside)
        .map_err(|problems| problems.iter().map(|it| in_words(it, &catalogue)).collect::<Vec<_>>())?;
    let catalogue = Catalogue::clone(&texts(lang, &book));
    let begun = begun::<T>(&book, state.clone(), begin.as_ref(), seed).map_err(|it| vec![it])?;
    Ok(Box::new(Fight::<T> { book, title, start: state, begin, begun, habits, texts: catalogue }))
}

/// The current conflict of a table, or the one that would begin now.
pub(crate) fn of_game<T: Setup>(
    game: &Game<T::System>,
    habits: Vec<Habit>,
    texts: Catalogue,
) -> Box<dyn AnyFight> {
    let state = game.state();
    let opening = (!T::System::is_on(state)).then(|| T::System::opening(state));
    Box::new(Fight::<T> {
        book: game.system().to_owned(),
        title: game.house().title.clone(),
        start: state.clone(),
        begin: opening.filter(|it| T::System::check(state, it).is_ok()),
        begun: game.clone(),
        habits,
        texts,
    })
}

/// A game in which the conflict has started, for questions about actions in it.
fn begun<T: Setup>(
    book: &str,
    state: State<T>,
    begin: Option<&Command<T>>,
    seed: u64,
) -> Result<Game<T::System>, String> {
    let opening = Opening {
        engine: T::System::ENGINE.to_owned(),
        system: book.to_owned(),
        house: House::default(),
        state,
    };
    let entries = vec![Entry::Opened(Box::new(opening))];
    let first = Record { seq: 1, at: 0, by: Some(Author::GM), id: "open".to_owned(), deed: None, entries };
    let mut game = Game::open(first).map_err(|it| it.to_string())?;
    if let Some(command) = begin
        && let Ok(entries) = game.decide(Author::GM, Deed::Command(command.clone()), &mut Random::new(seed))
    {
        let record =
            Record { seq: 2, at: 0, by: Some(Author::GM), id: "begin".to_owned(), deed: None, entries };
        game.push(record).map_err(|it| it.to_string())?;
        answer_usually(&mut game, 0, "begin", &mut Random::new(seed.wrapping_add(1)))?;
    }
    Ok(game)
}

/// Maximum number of turns before a fight counts as undecided.
const TURNS: u32 = 2_000;

impl<T: Setup> Fight<T> {
    fn no(&self, code: &'static str, key: &str, args: &[(&str, &str)]) -> NoFight {
        NoFight { code, text: self.texts.text(key, args) }
    }

    fn plan(&self, runs: u64, seed: u64, threads: usize) -> Plan<'_, T::System> {
        Plan {
            start: &self.start,
            begin: self.begin.as_ref(),
            habits: &self.habits,
            runs,
            seed,
            threads,
            turns: TURNS,
            remember: Remember::WhereItHelps,
            toll: None,
        }
    }

    fn look(&self) -> Look<'_, T::System> {
        Look::new(&self.begun, You { role: Role::Gm, seat: Some(0) }, &self.texts)
    }
}

impl<T: Setup> AnyFight for Fight<T> {
    fn fighters(&self) -> Vec<Fighter> {
        let fighter = |actor| {
            let side = T::System::side(&self.start, actor);
            Fighter {
                name: T::System::name(&self.start, actor).to_owned(),
                side,
                side_name: side_label::<T>(&self.texts, &self.start, side, side),
                is_played: !T::System::player(&self.start, actor).is_gm(),
            }
        };
        (0..T::System::actors(&self.start)).map(fighter).collect()
    }

    fn decide_as(&mut self, manner: Manner, side: Option<u8>) {
        self.set_manner(manner, side);
    }

    fn looks_ahead(&self) -> bool {
        self.habits.iter().any(|it| it.manner == Manner::Clever)
    }

    fn tournament(
        &mut self,
        among: &[Manner],
        runs: u64,
        seed: u64,
        threads: usize,
        progress: &(dyn Fn(u64) -> bool + Sync),
    ) -> Option<Tournament> {
        let usual = self.habits.clone();
        let held = self.hold_tournament(among, runs, seed, threads, progress);
        // Restore the habits, even if the tournament was stopped.
        self.habits = usual;
        held
    }

    fn tally(&self, side: u8, runs: u64, seed: u64) -> Tally {
        let habits: Vec<Habit> = self.habits.iter().copied().map(sampled).collect();
        // Too few fights for a cache.
        let plan = self.plan(runs, seed, 1);
        let plan = Plan { toll: Some(side), remember: Remember::Never, habits: &habits, ..plan };
        let Some(summary) = T::System::simulate(&plan, &|_| true) else { return Tally::default() };
        let wins = summary.wins.get(&Some(side)).copied().unwrap_or_default();
        let before = toll::<T::System>(&self.start, side);
        Tally::new(&summary.toll, before, T::System::TOLL.1, wins, &summary.turns)
    }

    fn cost_label(&self) -> (String, String) {
        let key = format!("balance-cost-{}", T::System::GAUGES[T::System::TOLL.0]);
        (self.book.clone(), self.texts.text(&key, &[]))
    }

    fn remarks(&self) -> Vec<String> {
        told::remarks(self)
    }

    fn simulate(
        &self,
        runs: u64,
        seed: u64,
        threads: usize,
        progress: &(dyn Fn(u64) -> bool + Sync),
    ) -> Option<SimulationView> {
        let summary = T::System::simulate(&self.plan(runs, seed, threads), progress)?;
        Some(told::simulation::<T>(self, &summary, seed))
    }

    fn cost(&self, payments: bool, most: usize) -> Result<Cost, NoFight> {
        let state = self.begun.state();
        if !T::System::is_on(state) {
            return Err(self.no("not_begun", "chances-not-begun", &[]));
        }
        let cost = T::System::cost(state, &self.habits, payments);
        // Not every estimated position can be reached, so try conflicts that look slightly too large.
        match cost.positions {
            Some(positions) if positions / FAR > most as u64 => {
                let seconds = cost.time().unwrap_or(Duration::MAX).as_secs();
                let args = [("positions", &*positions.to_string()), ("seconds", &*seconds.to_string())];
                Err(self.no("too_large", "chances-far-too-large", &args))
            }
            _ => Ok(cost),
        }
    }

    fn solve(&self, payments: bool, most: usize) -> Result<SolutionView, NoFight> {
        let state = self.begun.state();
        if !T::System::is_on(state) {
            return Err(self.no("not_begun", "chances-not-begun", &[]));
        }
        match T::System::solve(state, &self.habits, payments, most) {
            Ok(solution) => Ok(told::solution(self, &solution)),
            Err(TooLarge { size, most }) => {
                let args = [("most", &*most.to_string()), ("nodes", &*size.nodes.to_string())];
                Err(self.no("too_large", "chances-too-large", &args))
            }
        }
    }

    fn odds(&self, words: &str) -> Result<Vec<ActionView>, NoFight> {
        let look = self.look();
        let command =
            T::Screen::parse(look, words).map_err(|text| NoFight { code: "not_understood", text })?;
        let state = self.begun.state();
        let ways = [How::All(Spend::Never), How::All(Spend::Sensibly), How::All(Spend::Always), How::Best];
        let mut all: Vec<ActionView> = Vec::new();
        for how in ways {
            match T::System::action(state, &command, how) {
                Ok(found) => {
                    let view = told::action(self, how, &found);
                    // Omit variants that give the same result.
                    if all
                        .iter()
                        .all(|it| (&it.ways, &it.of, &it.leads) != (&view.ways, &view.of, &view.leads))
                    {
                        all.push(view);
                    }
                }
                Err(NoChance::Barred(reason)) => {
                    return Err(NoFight { code: "not_legal", text: T::Screen::barred(look, &reason).text });
                }
                Err(NoChance::NoDice) if all.is_empty() => {
                    return Err(self.no("no_dice", "chances-no-dice", &[]));
                }
                Err(NoChance::TooMany(most)) if all.is_empty() => {
                    return Err(self.no("too_many", "chances-too-many", &[("most", &most.to_string())]));
                }
                Err(_) => {}
            }
        }
        Ok(all)
    }
}
