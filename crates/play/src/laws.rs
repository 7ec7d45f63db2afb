//! Property tests that hold for the rules of every system.
//!
//! A system describes random scenes once, as a [`Subject`], and runs every law on them. A law panics if it is violated.

mod declared;
mod keeping;
mod onwards;
mod proposed;

use std::collections::HashMap;

use schwung_table::{DiceSpec, NotAdmitted, System};

use crate::{
    Decide, Decided, Input, Numbered, Odds, Pending, Policy, Random, Run, Sample, Stop, Whimsical, explore,
    graph,
    graph::{Graph, Node, NodeId},
    graph_of,
    odds::lcm,
    replay,
};

pub use declared::{every_switch_takes_its_positions, kinds_of_question_are_told_apart};
pub use keeping::{
    Attack, Begun, Counts, Keeping, Lasting, Reacting, every_event_changes_what_it_claims,
    every_reaction_is_offered, games, nothing_is_left_to_nobody, seed, what_lasts_ends_in_time,
};
pub use onwards::{exploring_onwards_is_exploring_from_the_start, sampling_onwards_agrees_with_exact_odds};
pub use proposed::habits_propose_what_is_legal;

/// Supplies random scenes of a system to test the laws on.
pub trait Subject {
    /// The system under test.
    type System: System;
    /// A policy that answers as people would.
    type Policy: Policy<Self::System> + Clone;

    /// Creates that policy.
    fn policy() -> Self::Policy;

    /// A random scene.
    fn scene(random: &mut Random) -> <Self::System as System>::State;

    /// A random command that is legal in `state`; `None` if there is none.
    fn command(
        state: &<Self::System as System>::State,
        random: &mut Random,
    ) -> Option<<Self::System as System>::Command>;

    /// A scene so small that every path of its command can be explored.
    fn small(random: &mut Random) -> (<Self::System as System>::State, <Self::System as System>::Command);

    /// Whether this question is left open when every path is explored. Questions that would multiply the paths without
    /// limit are not.
    fn is_open(question: &<Self::System as System>::Question) -> bool {
        let _ = question;
        true
    }

    /// An event with which the game master may change facts at any time.
    fn meddling(
        state: &<Self::System as System>::State,
        random: &mut Random,
    ) -> Option<<Self::System as System>::Event>;

    /// Checks whether all facts are in range.
    ///
    /// # Errors
    /// Describes what is out of range.
    fn sane(state: &<Self::System as System>::State) -> Result<(), String>;
}

/// Any policy: the rules are compiled once for all of them.
type AnyPolicy<'p, S> = &'p mut (dyn Policy<S> + 'p);

/// All runs of one action, each with one more input than the previous one, and the inputs.
type Played<S> = (Vec<Run<S, ()>>, Vec<Input<S>>);

/// Plays one action as a server would: run, supply the missing input, run again.
///
/// # Panics
/// If the rules are not deterministic, or do not admit an answer that they list.
pub fn live<S: System>(
    start: &S::State,
    command: &S::Command,
    random: &mut Random,
    policy: &mut impl Policy<S>,
    mut meddle: impl FnMut(&S::State, &mut Random) -> Option<S::Event>,
) -> Played<S> {
    let (mut runs, mut inputs) = (Vec::new(), Vec::new());
    loop {
        let run = replay::<S, _>(start.clone(), &inputs, |t| S::perform(t, command));
        let next = match &run.result {
            Ok(()) => None,
            Err(Stop::Waiting(Pending::Roll { who, dice })) => {
                Some(Input::Rolled { who: *who, dice: dice.name, outcome: thrown(dice, random) })
            }
            Err(Stop::Waiting(pending)) => {
                let questions = pending.questions();
                let at = random.below(u32::try_from(questions.len()).unwrap_or(1)) as usize;
                let question = &questions[at];
                let answer = policy.answer(&run.state, question);
                Some(Input::Answered { who: S::seat(question), answer })
            }
            Err(stop @ Stop::Diverged { .. }) => panic!("diverged without a change of rules: {stop:?}"),
        };
        let meddling = if next.is_some() { meddle(&run.state, random) } else { None };
        runs.push(run);
        match (meddling, next) {
            (Some(event), _) => inputs.push(Input::Interjected(event)),
            (None, Some(input)) => inputs.push(input),
            (None, None) => return (runs, inputs),
        }
    }
}

/// A random outcome of the dice.
fn thrown(dice: &DiceSpec, random: &mut Random) -> i32 {
    let mut face = |die: &&[i8]| die[random.below(u32::try_from(die.len()).unwrap_or(1)) as usize];
    loop {
        let faces: Vec<i8> = dice.dice.iter().map(&mut face).collect();
        if !(dice.again)(&faces) {
            return dice.outcome(&faces).expect("faces are of these dice");
        }
    }
}

/// Plays random commands in random scenes live, with occasional events by the game master.
fn each_action<J: Subject>(
    seed: u64,
    count: u32,
    mut check: impl FnMut(&<J::System as System>::State, &Played<J::System>),
) {
    let mut random = Random::new(seed);
    let mut whim = Whimsical(Random::new(seed + 1));
    for _ in 0..count {
        let start = J::scene(&mut random);
        let Some(command) = J::command(&start, &mut random) else { continue };
        let meddle = |state: &_, random: &mut Random| {
            if random.below(8) == 0 { J::meddling(state, random) } else { None }
        };
        check(&start, &live(&start, &command, &mut random, &mut whim, meddle));
    }
}

/// Each run emits all events of the previous run: an additional input only appends events.
///
/// # Panics
/// If the law is violated.
pub fn each_run_tells_all_that_the_run_before_told<J: Subject>(count: u32) {
    each_action::<J>(1, count, |_, (runs, _)| {
        for pair in runs.windows(2) {
            assert!(
                pair[1].events.starts_with(&pair[0].events),
                "{:?}\n{:?}",
                pair[0].events,
                pair[1].events
            );
        }
    });
}

/// The state results from applying the events.
///
/// # Panics
/// If the law is violated.
pub fn the_state_is_the_events_applied<J: Subject>(count: u32) {
    each_action::<J>(3, count, |start, (runs, _)| {
        for run in runs {
            let mut state = start.clone();
            run.events.iter().for_each(|event| J::System::apply(&mut state, event));
            assert_eq!(state, run.state);
        }
    });
}

/// Facts stay in range, and no random answer makes a rule panic.
///
/// # Panics
/// If the law is violated.
pub fn facts_stay_in_range<J: Subject>(actions: u32) {
    let mut random = Random::new(5);
    let mut policy = Whimsical(Random::new(7));
    let mut table: Sample<J::System, AnyPolicy<'_, J::System>> =
        Sample { state: J::scene(&mut random), random: Random::new(6), policy: &mut policy };
    for n in 0..actions {
        if n % 50 == 0 {
            table.state = J::scene(&mut random);
        }
        let Some(command) = J::command(&table.state, &mut random) else {
            table.state = J::scene(&mut random);
            continue;
        };
        let before = table.state.clone();
        let Ok(()) = J::System::perform(&mut table, &command);
        if let Err(what) = J::sane(&table.state) {
            panic!("{what} after {command:?}\nbefore: {before:?}\nafter: {:?}", table.state);
        }
    }
}

/// Every allowed answer leads on: each answer that the rules list as allowed is admitted and advances the action,
/// barred answers are refused, and an answer to a question that was not asked fits nothing.
///
/// # Panics
/// If the law is violated.
pub fn every_option_leads_on<J: Subject>(count: u32) {
    let mut random = Random::new(9);
    let mut whim = Whimsical(Random::new(10));
    for _ in 0..count {
        let start = J::scene(&mut random);
        let Some(command) = J::command(&start, &mut random) else { continue };
        let (runs, inputs) = live(&start, &command, &mut random, &mut whim, |_, _| None);
        for (n, run) in runs.iter().enumerate() {
            let Err(Stop::Waiting(pending)) = &run.result else { continue };
            for question in pending.questions() {
                check_options::<J::System>(&start, &command, &inputs[..n], run, question);
            }
        }
    }
}

fn check_options<S: System>(
    start: &S::State,
    command: &S::Command,
    inputs: &[Input<S>],
    run: &Run<S, ()>,
    question: &S::Question,
) {
    let mut choices = Vec::new();
    S::options(&run.state, question, &mut choices);
    assert!(choices.iter().any(|it| it.barred.is_none()), "no way on from {question:?}");
    for choice in choices {
        let admitted = S::admit(&run.state, question, &choice.answer);
        match (&choice.barred, admitted) {
            (Some(_), Ok(())) => panic!("barred, and admitted: {choice:?}"),
            (Some(_), Err(_)) => continue,
            // Choices that take free text are listed without it.
            (None, Err(NotAdmitted::Barred(_))) => {}
            (None, Err(NotAdmitted::NoSuchAnswer)) => panic!("listed, and unknown: {choice:?}"),
            (None, Ok(())) => {}
        }
        let mut inputs = inputs.to_vec();
        inputs.push(Input::Answered { who: S::seat(question), answer: choice.answer.clone() });
        let on = replay::<S, _>(start.clone(), &inputs, |t| S::perform(t, command));
        assert!(!matches!(on.result, Err(Stop::Diverged { .. })), "{choice:?} does not fit {question:?}");
        assert_eq!(on.used, inputs.len(), "{choice:?} was not used");
    }
}

/// Probabilities add up to exactly one, both with separate paths and with shared continuations.
///
/// # Panics
/// If the law is violated.
pub fn chances_add_up_to_one<J: Subject>(count: u32) {
    let mut random = Random::new(11);
    for _ in 0..count {
        let (start, command) = J::small(&mut random);
        let mut ways = 0u128;
        let mut of = 1u128;
        let sum = |_: &_, (), odds: Odds| {
            // Paths have different dice, so bring both to one denominator.
            let both = lcm(of, odds.of).expect("shallow");
            ways = ways * (both / of) + odds.ways * (both / odds.of);
            of = both;
        };
        explore(&start, Decided(J::policy()), |t| J::System::perform(t, &command), sum).expect("shallow");
        assert_eq!(ways, of);
        let shared = graph(&start, Decided(J::policy()), |t| J::System::perform(t, &command), |_, ()| ());
        let chances = shared.chances(|_, _| 0).expect("shallow");
        assert_eq!(chances.iter().map(|it| it.0.ways).sum::<u128>(), chances[0].0.of);
    }
}

/// The probability of each state that a command can end in, with every path run separately.
fn exact_ends<J: Subject>(
    start: &<J::System as System>::State,
    command: &<J::System as System>::Command,
) -> HashMap<<J::System as System>::State, f64> {
    let mut ends = HashMap::new();
    explore(
        start,
        Decided(J::policy()),
        |t| J::System::perform(t, command),
        |state, (), odds| *ends.entry(state.clone()).or_default() += odds.as_f64(),
    )
    .expect("shallow");
    ends
}

/// Sharing identical continuations changes no probability, wherever procedures are resumed.
///
/// # Panics
/// If a mark omits something the continuation depends on, or resuming leads to a different continuation.
pub fn sharing_changes_no_chance<J: Subject>(count: u32) {
    let mut random = Random::new(13);
    for _ in 0..count {
        let (start, command) = J::small(&mut random);
        let apart = exact_ends::<J>(&start, &command);
        let shared = graph(
            &start,
            Decided(J::policy()),
            |t| J::System::perform(t, &command),
            |state, ()| state.clone(),
        );
        let entered = graph_of(&start, Decided(J::policy()), &command, Clone::clone);
        assert_eq!((entered.runs, entered.nodes().len()), (shared.runs, shared.nodes().len()));
        for graph in [shared, entered] {
            let mut together: HashMap<_, f64> = HashMap::new();
            for (odds, state) in graph.chances(|_, _| 0).expect("shallow") {
                *together.entry(state.clone()).or_default() += odds.as_f64();
            }
            assert_eq!(apart.len(), together.len());
            for (state, chance) in &apart {
                let shared = together.get(state).copied().unwrap_or_default();
                assert!((shared - chance).abs() < 1e-12, "{shared} is not {chance} for {state:?}");
            }
        }
    }
}

/// Leaves open the questions that the subject leaves open, and decides the others.
struct Partly<J: Subject>(J::Policy);

impl<J: Subject> Decide<J::System> for Partly<J> {
    fn decide(
        &mut self,
        state: &<J::System as System>::State,
        question: &<J::System as System>::Question,
    ) -> Option<<J::System as System>::Answer> {
        if J::is_open(question) { None } else { Some(self.0.answer(state, question)) }
    }
}

/// Sharing identical continuations neither loses nor redirects a path when answers are left open.
///
/// # Panics
/// If a mark omits something the continuation depends on, or resuming leads to a different continuation.
pub fn sharing_loses_no_way<J: Subject>(count: u32) {
    let mut random = Random::new(15);
    for _ in 0..count {
        let (start, command) = J::small(&mut random);
        no_way_is_lost(&start, &command, || Partly::<J>(J::policy()));
    }
}

/// Like [`sharing_loses_no_way`], but for one command, with `open` deciding what is left open.
///
/// # Panics
/// If the law is violated.
pub fn no_way_is_lost<S: System, D: Decide<S>>(start: &S::State, command: &S::Command, open: impl Fn() -> D) {
    let (mut ends, mut apart) = (Numbered::<S::State>::default(), Vec::new());
    let each = |state: &_, (), _| {
        let end = ends.number(state) as usize;
        apart.resize(ends.len(), 0u128);
        apart[end] += 1;
    };
    explore(start, open(), |t| S::perform(t, command), each).expect("shallow");
    let mut end = |state: &_, ()| ends.number(state);
    let shared = graph(start, open(), |t| S::perform(t, command), &mut end);
    let entered = graph_of(start, open(), command, |state| end(state, ()));
    assert_eq!(entered.runs, shared.runs);
    for graph in [shared, entered] {
        assert_eq!(graph.ways(), apart.iter().sum());
        assert_eq!(ways_to_ends(&graph), apart);
    }
}

/// The number of paths to each end, indexed by the number of the end.
fn ways_to_ends<S: System>(graph: &Graph<S, u32>) -> Vec<u128> {
    let mut ways = vec![0; graph.nodes().len()];
    if let Some(root) = ways.last_mut() {
        *root = 1;
    }
    let mut ends = Vec::new();
    for (id, node) in graph.nodes().enumerate().rev() {
        let here = ways[id];
        let mut onwards = |next: NodeId| ways[next as usize] += here;
        match node {
            Node::End(end) => {
                let end = *end as usize;
                ends.resize(ends.len().max(end + 1), 0);
                ends[end] += here;
            }
            Node::Dice { branches, .. } => branches.iter().for_each(|it| onwards(it.1)),
            Node::Question { branches, .. } => branches.iter().for_each(|it| onwards(*it)),
        }
    }
    ends
}

/// Sampling agrees with exact odds within five sigma, for each end that is not too rare.
///
/// # Panics
/// If the law is violated.
pub fn sampling_agrees_with_exact_odds<J: Subject>(scenes: u32, samples: u32) {
    let mut random = Random::new(17);
    for n in 0..scenes {
        let (start, command) = J::small(&mut random);
        let exact = exact_ends::<J>(&start, &command);
        let mut policy = J::policy();
        let mut table: Sample<J::System, AnyPolicy<'_, J::System>> =
            Sample { state: start.clone(), random: Random::new(u64::from(n)), policy: &mut policy };
        let mut counts: HashMap<_, u32> = HashMap::new();
        for _ in 0..samples {
            table.state.clone_from(&start);
            let Ok(()) = J::System::perform(&mut table, &command);
            *counts.entry(table.state.clone()).or_default() += 1;
        }
        for (state, count) in &counts {
            assert!(exact.contains_key(state), "sampled {count} times, never explored: {state:?}");
        }
        for (state, chance) in exact {
            let expected = chance * f64::from(samples);
            if expected < 50.0 {
                continue;
            }
            let sigma = (expected * (1.0 - chance)).sqrt();
            let count = f64::from(counts.get(&state).copied().unwrap_or_default());
            assert!(
                (count - expected).abs() <= 5.0 * sigma,
                "{count} of {samples}, expected {expected}: {state:?}"
            );
        }
    }
}

/// Rules that changed during an action are detected: inputs recorded for one command are not accepted by a command that
/// wants different inputs.
///
/// # Panics
/// If the law is violated.
pub fn changed_rules_diverge<J: Subject>(count: u32) {
    let mut random = Random::new(19);
    let mut noticed = 0u32;
    for _ in 0..count {
        let start = J::scene(&mut random);
        let Some(command) = J::command(&start, &mut random) else { continue };
        let (runs, mut inputs) = live(&start, &command, &mut random, &mut J::policy(), |_, _| None);
        if inputs.is_empty() {
            continue;
        }
        // Rules that ask for one thing less look like inputs with one additional element.
        let at = random.below(u32::try_from(inputs.len()).unwrap_or(1)) as usize;
        let foreign = match &inputs[at] {
            Input::Rolled { who, outcome, .. } => {
                Input::Rolled { who: *who, dice: "no such dice", outcome: *outcome }
            }
            Input::Answered { who, .. } => Input::Rolled { who: *who, dice: "no such dice", outcome: 0 },
            Input::Interjected(_) => continue,
        };
        inputs.insert(at, foreign);
        let run = replay::<J::System, _>(start, &inputs, |t| J::System::perform(t, &command));
        assert!(matches!(run.result, Err(Stop::Diverged { at: it, .. }) if it == at), "{:?}", run.result);
        assert_eq!(run.events, runs[at].events, "what was told before stands");
        noticed += 1;
    }
    assert!(noticed > 0, "nothing was tried");
}
