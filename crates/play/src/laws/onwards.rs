//! Laws about exploring from the middle of an action.

use std::collections::{BTreeMap, HashMap};

use schwung_table::{DiceSpec, System};

use super::{Subject, live, thrown};
use crate::{Decide, Decided, Input, Odds, Pending, Policy, Random, Stop, explore_after, replay};

/// More rolls and answers than any small scene takes.
const MANY: usize = 1_000_000;

/// The probability of each state that an action can end in.
type Ends<S> = HashMap<<S as System>::State, f64>;

/// Enumerates the paths of an action that start with some inputs. It replays the action from its start with one more
/// input each time and uses nothing of [`explore_after`].
struct Beginning<'a, S: System> {
    start: &'a S::State,
    command: &'a S::Command,
    known: &'a [Input<S>],
}

impl<S: System> Beginning<'_, S> {
    /// Calls `end` with the end of every path that continues from `inputs`, and with its probability given the known
    /// inputs.
    fn follow(
        &self,
        inputs: &mut Vec<Input<S>>,
        odds: Odds,
        decide: &mut impl Decide<S>,
        end: &mut impl FnMut(&S::State, Odds),
    ) {
        let known = self.known.get(inputs.len());
        if let Some(Input::Interjected(_)) = known {
            inputs.extend(known.cloned());
            self.follow(inputs, odds, decide, end);
            inputs.pop();
            return;
        }
        let run = replay::<S, _>(self.start.clone(), inputs, |t| S::perform(t, self.command));
        let pending = match run.result {
            Ok(()) => return end(&run.state, odds),
            Err(Stop::Waiting(pending)) => pending,
            Err(stop @ Stop::Diverged { .. }) => panic!("diverged without a change of rules: {stop:?}"),
        };
        for (input, ways, of) in self.branches(&run.state, &pending, known, decide) {
            let odds = match known {
                Some(known) if *known == input => odds,
                Some(_) => continue,
                None => odds.and(ways, of).expect("shallow"),
            };
            inputs.push(input);
            self.follow(inputs, odds, decide, end);
            inputs.pop();
        }
    }

    /// Every input that `pending` accepts with its number of ways, and the total number of ways.
    fn branches(
        &self,
        state: &S::State,
        pending: &Pending<S>,
        known: Option<&Input<S>>,
        decide: &mut impl Decide<S>,
    ) -> Vec<(Input<S>, u32, u32)> {
        let questions = match pending {
            Pending::Roll { who, dice } => {
                let outcomes = outcomes(dice);
                let of = outcomes.values().sum();
                let rolled = |outcome| Input::Rolled { who: *who, dice: dice.name, outcome };
                return outcomes.into_iter().map(|(outcome, ways)| (rolled(outcome), ways, of)).collect();
            }
            other => other.questions(),
        };
        // Several people may answer in any order: first the known one, and then the order of the questions.
        let known = match known {
            Some(Input::Answered { who, .. }) => questions.iter().find(|it| S::seat(it) == *who),
            _ => None,
        };
        let Some(question) = known.or(questions.first()) else { return Vec::new() };
        let mut answers: Vec<S::Answer> = decide.decide(state, question).into_iter().collect();
        if answers.is_empty() {
            S::branches(state, question, &mut answers);
        }
        let who = S::seat(question);
        answers.into_iter().map(|answer| (Input::Answered { who, answer }, 1, 1)).collect()
    }
}

/// Every outcome of the dice with its number of ways, found by enumerating all faces.
fn outcomes(dice: &DiceSpec) -> BTreeMap<i32, u32> {
    let mut outcomes = BTreeMap::new();
    let mut at = vec![0; dice.dice.len()];
    loop {
        let faces: Vec<i8> = at.iter().zip(dice.dice).map(|(&n, die)| die[n]).collect();
        *outcomes.entry((dice.read)(&faces)).or_insert(0) += 1;
        let Some(turning) = (0..at.len()).rev().find(|&n| at[n] + 1 < dice.dice[n].len()) else {
            return outcomes;
        };
        at[turning] += 1;
        at[turning + 1..].fill(0);
    }
}

/// A small scene, its command, and the inputs of a random start of it, with occasional events by the game master.
fn half_way<J: Subject>(random: &mut Random) -> (StateOf<J>, CommandOf<J>, Vec<Input<J::System>>) {
    let (start, command) = J::small(random);
    let meddle = |state: &StateOf<J>, random: &mut Random| {
        if random.below(4) == 0 { J::meddling(state, random) } else { None }
    };
    let (_, mut inputs) = live::<J::System>(&start, &command, random, &mut J::policy(), meddle);
    let count = u32::try_from(inputs.len()).unwrap_or(u32::MAX);
    inputs.truncate(random.below(count.saturating_add(1)) as usize);
    (start, command, inputs)
}

type StateOf<J> = <<J as Subject>::System as System>::State;
type CommandOf<J> = <<J as Subject>::System as System>::Command;

/// The probability of each end after `inputs`.
fn ends_after<J: Subject>(
    start: &StateOf<J>,
    command: &CommandOf<J>,
    inputs: &[Input<J::System>],
) -> Ends<J::System> {
    let mut ends = HashMap::new();
    explore_after(
        start,
        inputs,
        MANY,
        Decided(J::policy()),
        |t| J::System::perform(t, command),
        |state, (), odds| *ends.entry(state.clone()).or_default() += odds.as_f64(),
    )
    .expect("the inputs fit");
    ends
}

/// Exploring from the middle of an action gives the same odds as exploring from its start and keeping the paths that
/// begin with the same inputs.
///
/// # Panics
/// If the law is violated.
pub fn exploring_onwards_is_exploring_from_the_start<J: Subject>(count: u32) {
    let mut random = Random::new(21);
    for _ in 0..count {
        let (start, command, known) = half_way::<J>(&mut random);
        let onwards = ends_after::<J>(&start, &command, &known);
        let mut from_start: Ends<J::System> = HashMap::new();
        let beginning: Beginning<'_, J::System> =
            Beginning { start: &start, command: &command, known: &known };
        let mut add = |state: &StateOf<J>, odds: Odds| {
            *from_start.entry(state.clone()).or_default() += odds.as_f64();
        };
        beginning.follow(&mut Vec::new(), Odds::CERTAIN, &mut Decided(J::policy()), &mut add);
        assert_eq!(onwards.len(), from_start.len(), "{command:?} after {known:?}");
        for (state, chance) in onwards {
            let other = from_start.get(&state).copied().unwrap_or_default();
            assert!((other - chance).abs() < 1e-12, "{other} is not {chance} for {state:?}");
        }
    }
}

/// Plays an action to its end from the given inputs. People who are asked together answer in order, as when exploring.
fn play_on<J: Subject>(
    start: &StateOf<J>,
    command: &CommandOf<J>,
    mut inputs: Vec<Input<J::System>>,
    random: &mut Random,
) -> StateOf<J> {
    loop {
        let run = replay::<J::System, _>(start.clone(), &inputs, |t| J::System::perform(t, command));
        inputs.push(match run.result {
            Ok(()) => return run.state,
            Err(Stop::Waiting(Pending::Roll { who, dice })) => {
                Input::Rolled { who, dice: dice.name, outcome: thrown(&dice, random) }
            }
            Err(Stop::Waiting(pending)) => {
                let question = &pending.questions()[0];
                let answer = J::policy().answer(&run.state, question);
                Input::Answered { who: J::System::seat(question), answer }
            }
            Err(stop @ Stop::Diverged { .. }) => panic!("diverged without a change of rules: {stop:?}"),
        });
    }
}

/// Playing an action to its end at random agrees with the exact odds of exploring from there, within five sigma for
/// each end that is not too rare.
///
/// # Panics
/// If the law is violated.
pub fn sampling_onwards_agrees_with_exact_odds<J: Subject>(scenes: u32, samples: u32) {
    let mut random = Random::new(23);
    for _ in 0..scenes {
        let (start, command, known) = half_way::<J>(&mut random);
        let exact = ends_after::<J>(&start, &command, &known);
        let mut counts: HashMap<_, u32> = HashMap::new();
        for _ in 0..samples {
            let end = play_on::<J>(&start, &command, known.clone(), &mut random);
            *counts.entry(end).or_default() += 1;
        }
        for (state, count) in &counts {
            assert!(exact.contains_key(state), "sampled {count} times, never explored: {state:?}");
        }
        for (state, chance) in exact {
            let expected = chance * f64::from(samples);
            let count = f64::from(counts.get(&state).copied().unwrap_or_default());
            // Rounding may make the sum of probabilities slightly larger than one.
            let sigma = (expected * (1.0 - chance).max(0.0)).sqrt();
            assert!(
                expected < 50.0 || (count - expected).abs() <= 5.0 * sigma + 1e-6,
                "{count} of {samples}, expected {expected}: {state:?}"
            );
        }
    }
}
