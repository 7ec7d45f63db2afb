//! Values of decisions, compared with fights that are played on from both branches by a loop of its own: with its own
//! dice, its own table and its own idea of who has won.

use std::{convert::Infallible, slice::Iter};

use schwung_daemmersturm::Daemmersturm;
use schwung_fate::Fate;
use schwung_insight::{Analysis, Course, Estimate, Kind, Part, Plan, Stretch, analyse};
use schwung_play::{Fights, Habit, Input, Random, laws};
use schwung_table::{Ask, Dice, Play, Seat, System, Table};
use schwung_zerospace::{Answer, Forcing, ZeroSpace};

use crate::{
    duels::{fate_duel, twilight_duel, zero_duel},
    fought::stretch,
};

/// Turns after which a fight has no winner, as in the analysis.
const TURNS: u32 = 400;

/// A table with dice that are thrown face by face. Inputs come first, and answers by habit after them.
struct Plain<'i, S: System> {
    state: S::State,
    given: Iter<'i, Input<S>>,
    dice: u64,
}

impl<S: System> Plain<'_, S> {
    /// A number below `bound` (xorshift64*).
    fn below(&mut self, bound: usize) -> usize {
        self.dice ^= self.dice >> 12;
        self.dice ^= self.dice << 25;
        self.dice ^= self.dice >> 27;
        let high = self.dice.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        usize::try_from(high).unwrap_or(0) % bound
    }
}

impl<S: Fights> Table for Plain<'_, S> {
    type System = S;
    type Stop = Infallible;

    fn state(&self) -> &S::State {
        &self.state
    }

    fn roll<D: Dice>(&mut self, _: Seat, dice: D) -> Play<Self, D::Outcome> {
        let spec = dice.spec();
        let total = match self.given.next() {
            Some(Input::Rolled { outcome, .. }) => *outcome,
            Some(other) => panic!("dice are due, not {other:?}"),
            None => loop {
                let faces: Vec<i8> = spec.dice.iter().map(|die| die[self.below(die.len())]).collect();
                if let Ok(total) = spec.outcome(&faces) {
                    break total;
                }
            },
        };
        Ok(D::Outcome::try_from(total).ok().expect("dice make their own outcomes"))
    }

    fn ask<Q: Ask<S>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        let question: S::Question = question.into();
        let answer = match self.given.next() {
            Some(Input::Answered { answer, .. }) => answer.clone(),
            Some(other) => panic!("an answer is due, not {other:?}"),
            None => S::habitual(&self.state, &question, Default::default()),
        };
        Ok(Q::Answer::try_from(answer).expect("an answer to this question"))
    }

    fn ask_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        questions.into_iter().map(|it| self.ask(it)).collect()
    }

    fn offer_each<Q: Ask<S>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<(usize, Q::Answer)>> {
        let mut answers = Vec::new();
        for (at, question) in questions.into_iter().enumerate() {
            let Ok(answer) = self.ask(question);
            let accepts = !Q::declines(&answer);
            answers.push((at, answer));
            if accepts {
                break;
            }
        }
        Ok(answers)
    }

    fn tell(&mut self, event: S::Event) {
        S::apply(&mut self.state, &event);
    }
}

/// The sides of which somebody stands.
fn sides_left<S: Fights>(state: &S::State) -> Vec<u8> {
    let standing = (0..S::actors(state)).filter(|&it| S::stands(state, it));
    let mut sides: Vec<u8> = standing.map(|it| S::side(state, it)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}

/// The share of fights that `side` wins, played on from `base` or from a procedure that has begun there.
fn share_won<S: Fights>(
    base: &S::State,
    begun: Option<(&S::Command, &[Input<S>])>,
    side: u8,
    fights: u32,
    seed: u64,
) -> Estimate {
    let mut won = 0;
    for number in 0..fights {
        let inputs = begun.map_or(&[][..], |it| it.1);
        let dice = ((seed << 32) | (u64::from(number) + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut table = Plain::<S> { state: base.clone(), given: inputs.iter(), dice };
        let mut next = begun.map(|it| it.0.clone());
        for _ in 0..TURNS {
            if next.is_none() && (!S::is_on(&table.state) || sides_left::<S>(&table.state).len() < 2) {
                break;
            }
            let Some(command) = next.take().or_else(|| S::turn(&table.state, &[])) else { break };
            let Ok(()) = S::perform(&mut table, &command);
        }
        won += u32::from(sides_left::<S>(&table.state) == [side]);
    }
    let value = f64::from(won) / f64::from(fights);
    Estimate { value, error: (value * (1.0 - value) / f64::from(fights)).sqrt() }
}

/// Whether two estimates that share no dice say the same.
fn agree(a: Estimate, b: Estimate, fights: u32) -> bool {
    // An estimate of 0 or 1 has no error of its own.
    let least = 0.2 / f64::from(fights).sqrt();
    let error = (a.error.powi(2) + b.error.powi(2)).sqrt().max(least);
    (a.value - b.value).abs() < 4.5 * error
}

fn analysed<S: Fights>(course: &Course<S>, runs: u32, seed: u64) -> Analysis {
    let plan = Plan { course, habits: &[], runs, seed, turns: TURNS, positions: 0 };
    analyse(&plan, &mut |_, _| true).expect("a fight has moments")
}

/// Whether a step is a decision of this kind.
type Fits<S> = fn(Option<&Input<S>>) -> bool;

/// The decision of this kind that changed most among random procedures: a fight with a single one, and the index of the step.
fn found<S: Fights>(
    mut stretch: impl FnMut(&mut Random) -> Stretch<S>,
    fits: Fits<S>,
    seed: u64,
) -> (Course<S>, usize) {
    let mut random = Random::new(laws::seed(seed));
    let mut most: Option<(f64, Course<S>, usize)> = None;
    for _ in 0..60 {
        let course = Course { stretches: vec![stretch(&mut random)] };
        // The largest changes among a few fights owe something to their dice: these are only used to find a decision.
        let analysis = analysed(&course, 24, 1);
        for (at, step) in analysis.steps.iter().enumerate() {
            let input = match step.part {
                Part::Command => None,
                Part::Input(input) => Some(&course.stretches[0].inputs[input]),
                Part::CalledOff => continue,
            };
            let change = analysis.changes[at][0].value.abs();
            let is_meant = step.kind == Kind::Decision && !step.is_expected && fits(input);
            if is_meant && most.as_ref().is_none_or(|it| it.0 < change) {
                most = Some((change, course.clone(), at));
            }
        }
    }
    let (_, course, at) = most.expect("somebody decides otherwise than by habit");
    (course, at)
}

/// Compares the values before and after a decision with shares of fights won.
fn is_worth_what_a_plain_loop_says<S: Fights>((course, at): &(Course<S>, usize)) {
    let fights = laws::games(1_500);
    let analysis = analysed(course, fights, laws::seed(2));
    let stretch = &course.stretches[0];
    let command = stretch.command.as_ref().expect("a procedure");
    let begun = |inputs: usize| Some((command, &stretch.inputs[..inputs]));
    let branches = match analysis.steps[*at].part {
        Part::Command => [None, begun(0)],
        Part::Input(input) => [begun(input), begun(input + 1)],
        Part::CalledOff => unreachable!("that is no decision"),
    };
    for (place, &side) in analysis.sides.iter().enumerate() {
        let share = |branch: usize| {
            let seed = laws::seed(3) + branch as u64;
            share_won::<S>(&stretch.base, branches[branch], side, fights, seed)
        };
        let (before, after) = (share(0), share(1));
        let [was, is] = [*at, at + 1].map(|it| analysis.chances[it][place]);
        assert!(agree(was, before, fights), "before: {was:?}, in fact {before:?}");
        assert!(agree(is, after, fights), "after: {is:?}, in fact {after:?}");
        let change = Estimate {
            value: after.value - before.value,
            error: (before.error.powi(2) + after.error.powi(2)).sqrt(),
        };
        let found = analysis.changes[*at][place];
        assert!(agree(found, change, fights), "change: {found:?}, in fact {change:?}");
    }
}

/// A turn by habit, from the start of a fight, with answers at random.
fn turn<S: Fights>(start: S::State, random: &mut Random) -> Stretch<S> {
    let command = S::turn(&start, &[]).expect("somebody is at turn");
    stretch(start, command, 2, random)
}

/// A turn with a command at random, among those that somebody who looks ahead weighs.
fn other_turn<S: Fights>(start: S::State, random: &mut Random) -> Stretch<S> {
    let mut ways = Vec::new();
    let by = S::acting(&start).expect("somebody is at turn");
    S::ways(&start, by, Habit::default(), &mut ways);
    ways.retain(|it| S::check(&start, it).is_ok());
    let at = random.below(u32::try_from(ways.len()).unwrap_or(1)) as usize;
    stretch(start, ways.swap_remove(at), 0, random)
}

/// A fighter with points whose player is asked before each attack.
fn wary(random: &mut Random) -> schwung_zerospace::State {
    let mut state = zero_duel(random, 2);
    state.players.iter_mut().for_each(|it| it.passes = false);
    state
}

#[test]
fn diving_into_cover_is_worth_what_a_plain_loop_says() {
    let dives: Fits<ZeroSpace> =
        |it| matches!(it, Some(Input::Answered { answer: Answer::Forcing(Forcing::Cover), .. }));
    is_worth_what_a_plain_loop_says(&found::<ZeroSpace>(|it| turn(wary(it), it), dives, 31));
}

#[test]
fn an_answer_of_daemmersturm_is_worth_what_a_plain_loop_says() {
    let answers: Fits<Daemmersturm> = |it| it.is_some();
    is_worth_what_a_plain_loop_says(&found::<Daemmersturm>(|it| turn(twilight_duel(it, 1), it), answers, 33));
}

#[test]
fn a_command_of_fate_is_worth_what_a_plain_loop_says() {
    let commands: Fits<Fate> = |it| it.is_none();
    is_worth_what_a_plain_loop_says(&found::<Fate>(|it| other_turn(fate_duel(it), it), commands, 32));
}
