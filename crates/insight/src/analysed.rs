//! The analysis of a course, compiled beside the rules that it runs.

use schwung_chances::Counted;
use schwung_play::{Fights, Habit, Input};

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
