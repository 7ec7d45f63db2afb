//! The analysis of a course, compiled beside the rules that it runs.

use schwung_chances::Counted;
use schwung_play::{Fights, Habit, Input, foremost};
use schwung_table::Seat;

use crate::{
    Analysis, Course, Estimate, Kind, Part, Step, Stretch, exact,
    moments::{Moments, Within},
    playing::{Dice, Playing},
    tally::Tally,
    uses::Uses,
};

/// The parameters of an analysis.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'p, S: Fights> {
    /// The fight.
    pub course: &'p Course<S>,
    /// How each actor goes on fighting, by actor index; actors beyond the end use the default habit.
    pub habits: &'p [Habit],
    /// Maximum number of fights played on from each moment.
    pub runs: u32,
    /// Seed of the dice: the same seed and number of runs give the same result.
    pub seed: u64,
    /// Maximum number of turns of a fight; a longer one has no winner.
    pub turns: u32,
    /// Chances are exact if the conflict has at most this number of positions.
    pub positions: usize,
}

/// A question that a procedure waits for, with the answers to compare.
#[derive(Clone, Copy, Debug)]
pub struct Waiting<'p, S: Fights> {
    /// The state at the start of the procedure.
    pub base: &'p S::State,
    /// Its command.
    pub command: &'p S::Command,
    /// Its inputs so far.
    pub inputs: &'p [Input<S>],
    /// The seat that is asked.
    pub who: Seat,
    /// The answers. All are compared with the first one.
    pub answers: &'p [S::Answer],
    /// How each actor goes on fighting, as in [`Plan::habits`].
    pub habits: &'p [Habit],
    /// The side whose chance to win is compared.
    pub side: u8,
}

/// Limits of the fights that are played to compare answers.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// Fights from each answer.
    pub fights: u32,
    /// Turns of a fight; a longer one has no winner.
    pub turns_of_fight: u32,
    /// Turns of all fights together. A round of fights, one from each answer, is always finished.
    pub turns: u32,
}

/// How often a side has won after an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospect {
    /// Number of fights that it has won.
    pub won: u32,
    /// Number of fights played on.
    pub of: u32,
    /// Standard error of the difference to the share won after the first answer.
    pub error: f64,
}

/// What somebody chose, or could have chosen.
#[derive(Clone, Debug, PartialEq)]
pub enum Chosen<S: Fights> {
    /// A command.
    Command(S::Command),
    /// An answer.
    Answer(S::Answer),
}

/// Returns the analyses of two courses as far as they are known.
pub type BothSoFar<'f> = dyn Fn() -> [Analysis; 2] + 'f;

/// Minimum number of fights played on from each moment, so that there is a result.
const LEAST: u32 = 4;

/// A system whose fights can be analysed. As [`Counted`], it is implemented in the engine's crate, by
/// [`analysed!`](crate::analysed).
pub trait Analysed: Counted {
    /// As [`analyse`](crate::analyse).
    fn analyse(
        plan: &Plan<'_, Self>,
        progress: &mut dyn FnMut(u32, &dyn Fn() -> Analysis) -> bool,
    ) -> Option<Analysis>;

    /// As [`analyse_both`](crate::analyse_both).
    fn analyse_both(
        plans: [&Plan<'_, Self>; 2],
        progress: &mut dyn FnMut(u32, &BothSoFar<'_>) -> bool,
    ) -> Option<[Analysis; 2]>;

    /// As [`alternatives`](crate::alternatives).
    fn alternatives(
        plan: &Plan<'_, Self>,
        analysis: &Analysis,
        step: usize,
        side: u8,
    ) -> Vec<(Chosen<Self>, Estimate)>;

    /// As [`prospects`](crate::prospects).
    fn prospects(waiting: &Waiting<'_, Self>, most: Most, seed: u64) -> Vec<Prospect>;
}

/// Implements [`Analysed`] for a system, in the crate that calls this macro.
#[macro_export]
macro_rules! analysed {
    ($system:ty) => {
        impl $crate::Analysed for $system {
            #[inline(never)]
            fn analyse(
                plan: &$crate::Plan<'_, Self>,
                progress: &mut dyn FnMut(u32, &dyn Fn() -> $crate::Analysis) -> bool,
            ) -> Option<$crate::Analysis> {
                $crate::analyse(plan, progress)
            }

            #[inline(never)]
            fn analyse_both(
                plans: [&$crate::Plan<'_, Self>; 2],
                progress: &mut dyn FnMut(u32, &$crate::BothSoFar<'_>) -> bool,
            ) -> Option<[$crate::Analysis; 2]> {
                $crate::analyse_both(plans, progress)
            }

            #[inline(never)]
            fn alternatives(
                plan: &$crate::Plan<'_, Self>,
                analysis: &$crate::Analysis,
                step: usize,
                side: u8,
            ) -> Vec<($crate::Chosen<Self>, $crate::Estimate)> {
                $crate::alternatives(plan, analysis, step, side)
            }

            #[inline(never)]
            fn prospects(
                waiting: &$crate::Waiting<'_, Self>,
                most: $crate::Most,
                seed: u64,
            ) -> Vec<$crate::Prospect> {
                $crate::prospects(waiting, most, seed)
            }
        }
    };
}

/// Analyses a fight. Whenever one more fight was played on from each moment, `progress` receives their number and a function
/// that returns the analysis so far; if it returns `false`, that is the result.
///
/// Fights with the same number use the same dice from every moment, as far as the same actors act in the same rounds.
///
/// Returns `None` if the course has no moments.
pub fn analyse<S: Fights>(
    plan: &Plan<'_, S>,
    progress: &mut dyn FnMut(u32, &dyn Fn() -> Analysis) -> bool,
) -> Option<Analysis> {
    let mut analysing = Analysing::of(plan)?;
    for number in 0..plan.runs.max(LEAST) {
        analysing.play(number);
        if number + 1 >= LEAST && !progress(number + 1, &|| analysing.so_far()) {
            break;
        }
    }
    Some(analysing.so_far())
}

/// Analyses two courses side by side, alternating between them, so that both are based on the same number of fights.
/// Otherwise as [`analyse`], with the number of fights of the first plan.
pub fn analyse_both<S: Fights>(
    plans: [&Plan<'_, S>; 2],
    progress: &mut dyn FnMut(u32, &BothSoFar<'_>) -> bool,
) -> Option<[Analysis; 2]> {
    let mut both = [Analysing::of(plans[0])?, Analysing::of(plans[1])?];
    for number in 0..plans[0].runs.max(LEAST) {
        both.iter_mut().for_each(|it| it.play(number));
        if number + 1 >= LEAST && !progress(number + 1, &|| both.each_ref().map(Analysing::so_far)) {
            break;
        }
    }
    Some(both.each_ref().map(Analysing::so_far))
}

/// A course that is being analysed.
struct Analysing<'p, S: Fights> {
    start: &'p S::State,
    seed: u64,
    moments: Moments,
    /// The chances of each side at each moment, if they are known.
    exact: Option<Vec<Vec<f64>>>,
    is_over: bool,
    tally: Tally,
    playing: Playing<'p, S>,
}

impl<'p, S: Fights> Analysing<'p, S> {
    /// `None` if the course has no moments.
    fn of(plan: &Plan<'p, S>) -> Option<Self> {
        let course = plan.course;
        let (start, end) = (&course.stretches.first()?.base, course.end()?);
        let moments = Moments::of(course, plan.habits);
        Some(Analysing {
            start,
            seed: plan.seed,
            exact: exact::values(course, &moments, plan.habits, plan.positions),
            is_over: moments.all.last()?.is_over(course),
            tally: Tally::new::<S>(end, moments.all.len()),
            playing: Playing::new(course, plan.habits, plan.turns),
            moments,
        })
    }

    /// Plays the fight with this number on from each moment.
    fn play(&mut self, number: u32) {
        let dice = Dice::new(self.seed, number);
        for (at, moment) in self.moments.all.iter().enumerate() {
            if moment.is_same && at > 0 {
                self.tally.same(at);
            } else {
                self.tally.ended::<S>(at, &self.playing.end(moment, &dice));
            }
        }
        self.tally.add(&self.moments.steps);
    }

    fn so_far(&self) -> Analysis {
        self.tally.analysis::<S>(&self.moments, self.start, self.exact.as_deref(), self.is_over)
    }
}

/// Maximum number of answers or commands that are compared with the one that was given.
pub const MOST_OTHERS: usize = 7;
/// Maximum number of commands that are compared with the one that was given, beside the usual ones with and without look-ahead.
const MOST_COMMANDS: usize = 3;

/// The chance of `side` with each answer or command that was possible at a step of the analysis, best first. Empty if the step
/// is no decision, or if there was only one.
///
/// The commands are those that look most promising in the short run, see [`foremost`].
pub fn alternatives<S: Fights>(
    plan: &Plan<'_, S>,
    analysis: &Analysis,
    step: usize,
    side: u8,
) -> Vec<(Chosen<S>, Estimate)> {
    let found = analysis.steps.get(step).and_then(|it| {
        let stretch = plan.course.stretches.get(it.stretch)?;
        Some((stretch, Choices::of(plan, it, stretch)?))
    });
    let place = analysis.sides.iter().position(|it| *it == side);
    let given = analysis.chances.get(step + 1).and_then(|it| it.get(place?));
    let (Some((stretch, choices)), Some(given)) = (found, given) else { return Vec::new() };
    let Choices { before, command, given: (chosen, who), others } = choices;
    let all: Vec<(S::Command, Vec<Input<S>>)> = others
        .iter()
        .map(|it| match it {
            Chosen::Command(command) => (command.clone(), Vec::new()),
            Chosen::Answer(answer) => {
                let answer = Input::Answered { who, answer: answer.clone() };
                (command.clone(), before.iter().cloned().chain([answer]).collect())
            }
        })
        .collect();
    let places: Vec<Within<'_, S>> =
        all.iter().map(|(command, inputs)| Within { base: &stretch.base, command, inputs }).collect();
    let moments = Moments::of(plan.course, plan.habits);
    let Some(moment) = moments.all.get(step) else { return Vec::new() };
    let exact = || {
        let values = exact::values_within(plan.course.end()?, &places, plan.habits, plan.positions)?;
        let of_side = values.iter().map(|it| Some(Estimate { value: *it.get(place?)?, error: 0.0 }));
        of_side.collect::<Option<Vec<Estimate>>>()
    };
    let chances = if analysis.is_exact { exact() } else { None };
    let chances = chances.unwrap_or_else(|| {
        places.iter().map(|it| chance(plan, analysis.runs, &moment.uses, it, side)).collect()
    });
    let mut all: Vec<(Chosen<S>, Estimate)> = others.into_iter().zip(chances).collect();
    if !all.is_empty() {
        all.insert(0, (chosen, *given));
        all.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
    }
    all
}

/// What was chosen at a step, and the alternatives.
struct Choices<'p, S: Fights> {
    command: &'p S::Command,
    /// The inputs before it.
    before: &'p [Input<S>],
    /// What was chosen, and by which seat.
    given: (Chosen<S>, Seat),
    others: Vec<Chosen<S>>,
}

impl<'p, S: Fights> Choices<'p, S> {
    /// `None` if the step is no decision.
    fn of(plan: &Plan<'_, S>, step: &Step, stretch: &'p Stretch<S>) -> Option<Choices<'p, S>> {
        let command = stretch.command.as_ref()?;
        let Part::Input(input) = step.part else {
            let by = step.actor.filter(|_| step.part == Part::Command && step.kind == Kind::Decision)?;
            let given = (Chosen::Command(command.clone()), S::player(&stretch.base, by));
            let others = other_commands::<S>(&stretch.base, command, by, plan.habits);
            let others = others.into_iter().map(Chosen::Command).collect();
            return Some(Choices { command, before: &[], given, others });
        };
        let (state, question) = stretch.asked(input)?;
        let Input::Answered { who, answer } = stretch.inputs.get(input)? else { return None };
        let mut answers = Vec::new();
        S::branches(&state, &question, &mut answers);
        answers.retain(|it| it != answer);
        answers.truncate(MOST_OTHERS);
        Some(Choices {
            command,
            before: &stretch.inputs[..input],
            given: (Chosen::Answer(answer.clone()), *who),
            others: answers.into_iter().map(Chosen::Answer).collect(),
        })
    }
}

/// What an actor could have done instead of a command, as far as its player could know. Empty outside its turn.
fn other_commands<S: Fights>(
    base: &S::State,
    given: &S::Command,
    by: u8,
    habits: &[Habit],
) -> Vec<S::Command> {
    if !S::is_on(base) || S::acting(base) != Some(by) {
        return Vec::new();
    }
    // Compared without the names in commands, since habits do not invent any.
    let without_words = |it: &S::Command| {
        let mut bare = it.clone();
        S::reword(&mut bare, "");
        bare
    };
    let mut all = foremost::<S>(base, by, habits, MOST_COMMANDS);
    let seen = S::as_seen(base, by);
    let usual = S::turn(seen.as_ref().unwrap_or(base), habits).filter(|it| S::check(base, it).is_ok());
    all.extend(usual.filter(|it| !all.contains(it)));
    all.retain(|it| without_words(it) != without_words(given));
    all
}

/// The prospects of each answer to a question: fights are played on from each of them by habit, with the same dice.
pub fn prospects<S: Fights>(waiting: &Waiting<'_, S>, most: Most, seed: u64) -> Vec<Prospect> {
    let Waiting { base, command, inputs, who, answers, habits, side } = *waiting;
    let course = Course { stretches: Vec::new() };
    let answered = |answer: &S::Answer| {
        let answer = Input::Answered { who, answer: answer.clone() };
        inputs.iter().cloned().chain([answer]).collect::<Vec<Input<S>>>()
    };
    let all: Vec<Vec<Input<S>>> = answers.iter().map(answered).collect();
    // For each answer: how often it won, and how often its result differed from that of the first answer.
    let (mut counts, mut of, mut turns) = (vec![(0_u32, 0_u32); all.len()], 0, 0_u32);
    for number in 0..most.fights {
        let dice = Dice::new(seed, number);
        let mut first = None;
        for (inputs, (won, differs)) in all.iter().zip(&mut counts) {
            let within = Within { base, command, inputs };
            let mut playing = Playing::new(&course, habits, most.turns_of_fight);
            let end = playing.end_of(&within, &dice);
            turns = turns.saturating_add(playing.taken);
            let wins = schwung_chances::winner::<S>(&end) == Some(side);
            *won += u32::from(wins);
            *differs += u32::from(*first.get_or_insert(wins) != wins);
        }
        of += 1;
        if turns >= most.turns {
            break;
        }
    }
    let total = f64::from(of.max(1));
    let least = counts.first().map_or(0, |it| it.0);
    let prospect = |&(won, differs): &(u32, u32)| {
        let mean = (f64::from(won) - f64::from(least)) / total;
        Prospect { won, of, error: ((f64::from(differs) / total - mean * mean) / total).max(0.0).sqrt() }
    };
    counts.iter().map(prospect).collect()
}

/// The chance of a side after some inputs of a procedure, before which everybody has acted this often.
fn chance<S: Fights>(
    plan: &Plan<'_, S>,
    runs: u32,
    uses: &Uses,
    within: &Within<'_, S>,
    side: u8,
) -> Estimate {
    let mut won = 0_u32;
    let mut playing = Playing::new(plan.course, plan.habits, plan.turns);
    for number in 0..runs {
        let end = playing.end_after(uses, within, &Dice::new(plan.seed, number));
        won += u32::from(schwung_chances::winner::<S>(&end) == Some(side));
    }
    let runs = f64::from(runs.max(1));
    let value = f64::from(won) / runs;
    Estimate { value, error: (value * (1.0 - value) / runs).sqrt() }
}
