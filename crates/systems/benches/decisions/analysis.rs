//! Duration of the analysis of a fight: until the first curve is available, for all its fights played on, and for the
//! alternatives to the most expensive decisions.

use std::time::{Duration, Instant};

use schwung_insight::{Analysed, Analysis, Course, Kind, Plan, Stretch};
use schwung_play::{Fights, Input, Random};

use crate::fought::{fought, stretch};

/// Maximum number of decisions of a fight. Later ones are ignored.
const DECISIONS: usize = 60;
/// Fights played on from each moment, as at a table.
const RUNS: u32 = 1_000;
/// Maximum number of turns of a fight that is played on, and of positions to be solved, as at a table.
const TURNS: u32 = 400;
const POSITIONS: usize = 200_000;
/// Number of decisions for which alternatives are computed.
const COSTLIEST: usize = 3;

/// An analysed fight.
pub(crate) struct Measured {
    /// Number of actors of each side.
    pub(crate) sides: Vec<usize>,
    pub(crate) decisions: usize,
    pub(crate) first: Duration,
    pub(crate) all: Duration,
    pub(crate) alternatives: Duration,
}

/// Analyses a fight by plain habits with some answers at random.
pub(crate) fn measured<S: Analysed>(start: S::State, begin: Option<S::Command>) -> Measured {
    let course = course::<S>(start, begin);
    let end = course.end().expect("a fight has an end");
    let mut sides: Vec<u8> = (0..S::actors(end)).map(|it| S::side(end, it)).collect();
    sides.sort_unstable();
    let sides = sides.chunk_by(|a, b| a == b).map(<[u8]>::len).collect();
    let plan = Plan { course: &course, habits: &[], runs: RUNS, seed: 1, turns: TURNS, positions: POSITIONS };
    let (begun, mut first) = (Instant::now(), None);
    let analysis = S::analyse(&plan, &mut |_, so_far| {
        first.get_or_insert_with(|| (so_far(), begun.elapsed()));
        true
    });
    let (all, analysis) = (begun.elapsed(), analysis.expect("a fight has moments"));
    let begun = Instant::now();
    for step in costliest(&analysis) {
        S::alternatives(&plan, &analysis, step, analysis.sides[0]);
    }
    let decisions = course.stretches.iter().map(decisions).sum();
    let first = first.map_or(all, |it| it.1);
    Measured { sides, decisions, first, all, alternatives: begun.elapsed() }
}

fn course<S: Fights>(start: S::State, begin: Option<S::Command>) -> Course<S> {
    let mut random = Random::new(1);
    let mut stretches = Vec::new();
    let mut state = start;
    if !S::is_on(&state) {
        let begin = begin.unwrap_or_else(|| S::opening(&state));
        let opening = stretch::<S>(state, begin, 0, &mut random);
        state = opening.end.clone();
        stretches.push(opening);
    }
    stretches.extend(fought::<S>(state, 200, 3, &mut random).stretches);
    let mut left = DECISIONS;
    let until = stretches.iter().position(|it| {
        let is_over = left == 0;
        left = left.saturating_sub(decisions(it));
        is_over
    });
    stretches.truncate(until.unwrap_or(stretches.len()));
    Course { stretches }
}

/// Number of decisions of a stretch: the command, and all answers.
fn decisions<S: Fights>(it: &Stretch<S>) -> usize {
    1 + it.inputs.iter().filter(|it| matches!(it, Input::Answered { .. })).count()
}

/// The steps that cost the first side most.
fn costliest(analysis: &Analysis) -> Vec<usize> {
    let is_decision = |it: &usize| analysis.steps[*it].kind == Kind::Decision;
    let mut steps: Vec<usize> = (0..analysis.steps.len()).filter(is_decision).collect();
    steps.sort_by(|&a, &b| analysis.changes[a][0].value.total_cmp(&analysis.changes[b][0].value));
    steps.truncate(COSTLIEST);
    steps
}
