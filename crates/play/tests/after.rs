//! Tests exploring from the middle of a procedure, and observing events.

use crate::toy::{Command, OwnNumber, Said, Toy, said};
use schwung_play::{
    AllOpen, Decided, Input, NoOdds, Observe, Odds, Pending, Random, Replay, Tally, TooDeep, explore,
    explore_after, explore_observed, graph::Node, graph_observed, laws, replay,
};
use schwung_table::{Seat, System};

const MANY: usize = 100_000;

fn coin(who: Seat, outcome: i32) -> Input<Toy> {
    Input::Rolled { who, dice: "coin", outcome }
}

/// The events of every path after `inputs`, in order, with its odds.
fn onwards(command: &Command, inputs: &[Input<Toy>]) -> Result<Vec<(Vec<i32>, Odds)>, NoOdds<Toy>> {
    let mut ends = Vec::new();
    explore_after(
        &Said::default(),
        inputs,
        MANY,
        AllOpen,
        |t| Toy::perform(t, command),
        |state, (), odds| ends.push((state.0.clone(), odds)),
    )?;
    Ok(ends)
}

/// The events of every path from the start, with its odds.
fn from_the_start(command: &Command) -> Vec<(Vec<i32>, Odds)> {
    let mut ends = Vec::new();
    let leaf = |state: &Said, (), odds| ends.push((state.0.clone(), odds));
    explore(&Said::default(), AllOpen, |t| Toy::perform(t, command), leaf).expect("shallow");
    ends
}

fn told(ends: Result<Vec<(Vec<i32>, Odds)>, NoOdds<Toy>>) -> Vec<Vec<i32>> {
    ends.expect("the inputs fit").into_iter().map(|it| it.0).collect()
}

/// The toy emits every input, so the paths that start with some inputs are those whose events start with the events of
/// these inputs: the same paths, in the same order, with the odds of the remaining dice.
#[test]
fn the_ways_onwards_are_those_from_the_start_that_begin_so() {
    let all = from_the_start(&Command::All);
    assert_eq!(all.len(), 2 * 3 * 27 * 7 * 2);
    let inputs = [coin(Seat::GM, 1), said(0, 2), said(0, 1), said(1, 0), said(2, 2), said(1, 1)];
    let tell = [1, 2, 1, 0, 2, 11];
    for n in 0..=inputs.len() {
        let fallen = if n == 0 { 1 } else { 2 };
        let begun: Vec<(Vec<i32>, Odds)> = all
            .iter()
            .filter(|(told, _)| told.starts_with(&tell[..n]))
            .map(|(told, odds)| (told.clone(), Odds { ways: odds.ways, of: odds.of / fallen }))
            .collect();
        assert_eq!(onwards(&Command::All, &inputs[..n]).expect("the inputs fit"), begun, "after {n} inputs");
    }
}

#[test]
fn answers_of_several_are_taken_in_any_order_and_the_rest_is_open() {
    assert_eq!(told(onwards(&Command::Each, &[said(2, 2), said(0, 1)])), [[1, 0, 2], [1, 1, 2], [1, 2, 2]]);
    assert_eq!(told(onwards(&Command::Each, &[said(2, 2), said(0, 1), said(1, 1)])), [[1, 1, 2]]);
    assert_eq!(onwards(&Command::Each, &[said(1, 0)]).expect("fits").len(), 9);
}

#[test]
fn whoever_has_declined_an_offer_is_out_of_it() {
    assert_eq!(told(onwards(&Command::Offer, &[said(1, 0)])), [[-1], [21], [22], [1], [2]]);
    assert_eq!(told(onwards(&Command::Offer, &[said(1, 0), said(0, 0), said(2, 2)])), [[22]]);
    assert_eq!(told(onwards(&Command::Offer, &[said(1, 0), said(0, 0), said(2, 0)])), [[-1]]);
}

#[test]
fn interjections_are_facts_wherever_they_come() {
    let inputs = [Input::Interjected(70), said(0, 1), Input::Interjected(71), said(1, 1), said(2, 1)];
    assert_eq!(told(onwards(&Command::Each, &inputs)), [[70, 71, 1, 1, 1]]);
    let last = [said(0, 1), said(1, 1), said(2, 1), Input::Interjected(72)];
    assert_eq!(told(onwards(&Command::Each, &last)), [[1, 1, 1, 72]]);
    let run = replay::<Toy, _>(Said::default(), &last, |t| Toy::perform(t, &Command::Each));
    assert_eq!(run.events, [1, 1, 1, 72]);
}

#[test]
fn inputs_that_do_not_fit_are_an_error_that_says_where() {
    let at = |command, inputs: &[Input<Toy>]| match onwards(command, inputs) {
        Err(NoOdds::Diverged { at, wanted }) => (at, wanted),
        other => panic!("{other:?}"),
    };
    assert!(matches!(at(&Command::All, &[said(0, 1)]), (0, Pending::Roll { who: Seat::GM, .. })));
    assert!(matches!(at(&Command::All, &[coin(Seat(1), 1)]), (0, Pending::Roll { .. })));
    assert!(matches!(at(&Command::All, &[coin(Seat::GM, 1), said(1, 1)]), (1, Pending::Answer(_))));
    let (place, wanted) = at(&Command::Each, &[said(0, 1), said(0, 1)]);
    assert_eq!((place, wanted.questions().len()), (1, 2));
    assert!(matches!(at(&Command::Offer, &[coin(Seat::GM, 1)]), (0, Pending::Offer(_))));
    let many = [said(0, 1), said(1, 1), said(2, 1), said(0, 1)];
    assert_eq!(onwards(&Command::Each, &many), Err(NoOdds::Unused { used: 3 }));
    assert!(!NoOdds::<Toy>::TooMany.to_string().is_empty());
}

#[test]
fn what_has_no_end_is_given_up() {
    // 2^127 is the largest number of ways that fits.
    assert_eq!(onwards(&Command::UntilOne, &[]), Err(NoOdds::TooDeep));
    assert_eq!(onwards(&Command::UntilZero, &[]), Err(NoOdds::TooMany));
    let all = |most| {
        let perform = |t: &mut Replay<'_, Toy>| Toy::perform(t, &Command::Each);
        explore_after(&Said::default(), &[said(0, 0)], most, AllOpen, perform, |_, (), _| ())
    };
    // Nine paths of two answers each.
    assert_eq!((all(18), all(17)), (Ok(18), Err(NoOdds::TooMany)));
    // A policy that never says 0.
    let perform = |t: &mut Replay<'_, Toy>| Toy::perform(t, &Command::UntilZero);
    let run = explore_after(&Said::default(), &[], 50, Decided(OwnNumber), perform, |_, (), _| ());
    assert_eq!(run, Err(NoOdds::TooMany));
}

struct FirstNumber;

impl Observe<Toy> for FirstNumber {
    type Result = i32;

    fn told(&mut self, _: &Said, event: &i32) -> Option<i32> {
        (*event != 0).then_some(*event)
    }

    fn ended(self) -> Option<i32> {
        None
    }
}

#[test]
fn a_watched_procedure_goes_no_further_than_its_result() {
    let mut results = Vec::new();
    explore_observed(
        &Said::default(),
        &[],
        MANY,
        AllOpen,
        || FirstNumber,
        |t| Toy::perform(t, &Command::All),
        |state, result, odds| {
            assert_eq!(result, state.0.iter().copied().find(|&it| it != 0), "{state:?}");
            results.push((result, odds.of));
        },
    )
    .expect("shallow");
    // The coin; or else one of two numbers; or else 26 combinations of all three; or else six ways to accept the offer,
    // and one in which nobody does. Only the first coin is ever rolled.
    assert_eq!(results.len(), 1 + 2 + 26 + 7);
    assert!(results.iter().all(|it| it.1 == 2), "{results:?}");
    assert_eq!(results.iter().filter(|it| it.0 == Some(1)).count(), 1 + 1 + 13 + 1);
}

/// Each run of a graph ends with its result, wherever it began.
#[test]
fn a_watched_graph_goes_no_further_than_its_results() {
    let ways = |command: &Command| graph_observed(&Said::default(), AllOpen, command, || FirstNumber);
    let shared = ways(&Command::All);
    let ends = shared.nodes().filter_map(|it| if let Node::End(it) = it { Some(*it) } else { None });
    assert_eq!(shared.ways(), 1 + 2 + 26 + 7, "as many as when each way is followed alone");
    assert_eq!(ends.filter(|it| *it == Some(1)).count(), 1 + 1 + 13 + 1);
    let forgotten = ways(&Command::Forget);
    assert_eq!((forgotten.runs, forgotten.ways()), (3, 4));
}

/// A result that already follows from the inputs has no odds.
#[test]
fn what_the_inputs_settle_leaves_some_of_them_unused() {
    let inputs = [coin(Seat::GM, 1), said(0, 2)];
    let run = |inputs: &[Input<Toy>]| {
        let mut ends = 0;
        explore_observed(
            &Said::default(),
            inputs,
            MANY,
            AllOpen,
            || FirstNumber,
            |t| Toy::perform(t, &Command::All),
            |_, _, _| ends += 1,
        )
        .map(|_| ends)
    };
    assert_eq!(run(&inputs[..1]), Ok(1));
    assert_eq!(run(&inputs), Err(NoOdds::Unused { used: 1 }));
}

#[test]
fn a_tally_has_one_denominator() {
    let mut tally = Tally::default();
    tally.add('a', Odds { ways: 1, of: 2 }).expect("small");
    tally.add('b', Odds { ways: 1, of: 6 }).expect("small");
    tally.add('b', Odds { ways: 1, of: 4 }).expect("small");
    tally.add('a', Odds { ways: 1, of: 12 }).expect("small");
    assert_eq!(tally.of(), 12);
    assert_eq!(tally.iter().collect::<Vec<_>>(), [(&'a', 7), (&'b', 5)]);
    assert_eq!(tally.ways(|it| *it == 'b'), 5);
    assert_eq!(tally.add('c', Odds { ways: 1, of: u128::MAX }), Err(TooDeep));
}

/// The toy, for the laws.
struct Toys;

impl laws::Subject for Toys {
    type System = Toy;
    type Policy = OwnNumber;

    fn policy() -> OwnNumber {
        OwnNumber
    }
    fn scene(_: &mut Random) -> Said {
        Said::default()
    }
    fn command(_: &Said, random: &mut Random) -> Option<Command> {
        Some([Command::Each, Command::Offer, Command::Forget, Command::All][random.below(4) as usize].clone())
    }
    fn small(random: &mut Random) -> (Said, Command) {
        (Said::default(), Toys::command(&Said::default(), random).expect("always one"))
    }
    fn meddling(state: &Said, _: &mut Random) -> Option<i32> {
        (state.0.len() < 9).then_some(50)
    }
    fn sane(_: &Said) -> Result<(), String> {
        Ok(())
    }
}

#[test]
fn exploring_onwards_is_exploring_from_the_start() {
    laws::exploring_onwards_is_exploring_from_the_start::<Toys>(300);
}

#[test]
fn sampling_onwards_agrees_with_exact_odds() {
    laws::sampling_onwards_agrees_with_exact_odds::<Toys>(20, 2_000);
}
