//! The analysis of a course, compiled beside the rules that it runs.

use schwung_chances::Counted;
use schwung_play::{Fights, Habit, Input};
use schwung_table::Seat;

use crate::{
    Analysis, Course, Estimate, Part, exact,
    moments::{Moments, Within},
    playing::{Dice, Playing},
    tally::Tally,
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
    /// The side whose chance to win is compared.
    pub side: u8,
}

/// How much is played on to compare answers.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// Fights from each answer.
    pub fights: u32,
    /// Turns of a fight; a longer one has no winner.
    pub turns_of_fight: u32,
    /// Turns of all fights together. The fights with the same number are played from all answers in any case.
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

/// This number of fights is played on from each moment in any case, so that there is a result.
const LEAST: u32 = 4;

/// A system whose fights can be analysed. As [`Counted`], it is implemented in the engine's crate, by
/// [`analysed!`](crate::analysed).
pub trait Analysed: Counted {
    /// As [`analyse`](crate::analyse).
    fn analyse(
        plan: &Plan<'_, Self>,
        progress: &mut dyn FnMut(u32, &dyn Fn() -> Analysis) -> bool,
    ) -> Option<Analysis>;

    /// As [`alternatives`](crate::alternatives).
    fn alternatives(
        plan: &Plan<'_, Self>,
        analysis: &Analysis,
        step: usize,
        side: u8,
    ) -> Vec<(Self::Answer, Estimate)>;

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
            fn alternatives(
                plan: &$crate::Plan<'_, Self>,
                analysis: &$crate::Analysis,
                step: usize,
                side: u8,
            ) -> Vec<(Self::Answer, $crate::Estimate)> {
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

/// Analyses a fight. After one fight was played on from each moment, `progress` is told how many there are by now and
/// can have the analysis so far; it returns `false` to stop, and the result is then what is known by then.
///
/// Fights with the same number use the same dice from every moment, as far as the same actors act in the same rounds.
///
/// Returns `None` if the course has no moments.
pub fn analyse<S: Fights>(
    plan: &Plan<'_, S>,
    progress: &mut dyn FnMut(u32, &dyn Fn() -> Analysis) -> bool,
) -> Option<Analysis> {
    let (start, end) = (&plan.course.stretches.first()?.base, plan.course.end()?);
    let moments = Moments::of(plan.course, plan.habits);
    let exact = exact::values(plan.course, &moments, plan.habits, plan.positions);
    let is_over = moments.all.last()?.is_over(plan.course);
    let mut tally = Tally::new::<S>(end, moments.all.len());
    let mut playing = Playing::new(plan.course, plan.habits, plan.turns);
    for number in 0..plan.runs.max(LEAST) {
        let dice = Dice::new(plan.seed, number);
        for (at, moment) in moments.all.iter().enumerate() {
            if moment.is_same && at > 0 {
                tally.same(at);
            } else {
                tally.ended::<S>(at, &playing.end(moment, &dice));
            }
        }
        tally.add(&moments.steps);
        let so_far = || tally.analysis::<S>(&moments, start, exact.as_deref(), is_over);
        if number + 1 >= LEAST && !progress(number + 1, &so_far) {
            break;
        }
    }
    Some(tally.analysis::<S>(&moments, start, exact.as_deref(), is_over))
}

/// Maximum number of answers that are compared.
const MOST_ANSWERS: usize = 8;

/// The chance of `side` with each answer to the question that was answered at a step of the analysis, best first. Empty if
/// the step is no answer, or if there was only one.
pub fn alternatives<S: Fights>(
    plan: &Plan<'_, S>,
    analysis: &Analysis,
    step: usize,
    side: u8,
) -> Vec<(S::Answer, Estimate)> {
    let found = analysis.steps.get(step).and_then(|step| {
        let Part::Input(input) = step.part else { return None };
        let stretch = plan.course.stretches.get(step.stretch)?;
        let (state, question) = stretch.asked(input)?;
        Some((stretch, input, state, question))
    });
    let Some((stretch, input, state, question)) = found else { return Vec::new() };
    let Some(command) = &stretch.command else { return Vec::new() };
    let Some(Input::Answered { who, answer }) = stretch.inputs.get(input) else { return Vec::new() };
    let mut answers = Vec::new();
    S::branches(&state, &question, &mut answers);
    answers.retain(|it| it != answer);
    answers.truncate(MOST_ANSWERS - 1);
    answers.push(answer.clone());
    if answers.len() < 2 {
        return Vec::new();
    }
    let mut all: Vec<(S::Answer, Estimate)> = answers
        .into_iter()
        .map(|answer| {
            let mut inputs = stretch.inputs[..input].to_vec();
            inputs.push(Input::Answered { who: *who, answer: answer.clone() });
            let within = Within { base: &stretch.base, command, inputs: &inputs };
            (answer, chance(plan, analysis.runs, &within, side))
        })
        .collect();
    all.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
    all
}

/// What each answer to a question promises: fights are played on from each of them by habit, and with the same dice.
pub fn prospects<S: Fights>(waiting: &Waiting<'_, S>, most: Most, seed: u64) -> Vec<Prospect> {
    let Waiting { base, command, inputs, who, answers, side } = *waiting;
    let course = Course { stretches: Vec::new() };
    let answered = |answer: &S::Answer| {
        let answer = Input::Answered { who, answer: answer.clone() };
        inputs.iter().cloned().chain([answer]).collect::<Vec<Input<S>>>()
    };
    let all: Vec<Vec<Input<S>>> = answers.iter().map(answered).collect();
    // For each answer: how often it won, and how often that was different from the first answer.
    let (mut counts, mut of, mut turns) = (vec![(0_u32, 0_u32); all.len()], 0, 0_u32);
    for number in 0..most.fights {
        let dice = Dice::new(seed, number);
        let mut first = None;
        for (inputs, (won, differs)) in all.iter().zip(&mut counts) {
            let within = Within { base, command, inputs };
            let mut playing = Playing::new(&course, &[], most.turns_of_fight);
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

/// The chance of a side after some inputs of a procedure.
fn chance<S: Fights>(plan: &Plan<'_, S>, runs: u32, within: &Within<'_, S>, side: u8) -> Estimate {
    let mut won = 0_u32;
    for number in 0..runs {
        let mut playing = Playing::new(plan.course, plan.habits, plan.turns);
        let end = playing.end_of(within, &Dice::new(plan.seed, number));
        won += u32::from(schwung_chances::winner::<S>(&end) == Some(side));
    }
    let runs = f64::from(runs.max(1));
    let value = f64::from(won) / runs;
    Estimate { value, error: (value * (1.0 - value) / runs).sqrt() }
}
