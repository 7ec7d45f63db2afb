//! Tests what each effect of the kernel does at each table, with a system that consists of effects only.

use crate::toy::{Command, Number, OwnNumber, Said, Toy, said};
use schwung_play::{AllOpen, Decided, Input, Pending, Random, Sample, Stop, explore, graph, replay};
use schwung_table::{NotAdmitted, Seat, System};

fn run(command: &Command, inputs: &[Input<Toy>]) -> Result<Vec<i32>, Stop<Toy>> {
    let run = replay::<Toy, _>(Said::default(), inputs, |t| Toy::perform(t, command));
    run.result.map(|()| run.events)
}

fn open(stop: Result<Vec<i32>, Stop<Toy>>) -> (bool, Vec<u8>) {
    match stop {
        Err(Stop::Waiting(Pending::Each(open))) => (true, open.iter().map(|it| it.seat.0).collect()),
        Err(Stop::Waiting(Pending::Offer(open))) => (false, open.iter().map(|it| it.seat.0).collect()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn answers_of_several_come_in_any_order_and_none_is_told_before_all_are_in() {
    assert_eq!(open(run(&Command::Each, &[])), (true, vec![1, 2, 3]));
    assert_eq!(open(run(&Command::Each, &[said(2, 2)])), (true, vec![1, 2]));
    let two =
        replay::<Toy, _>(Said::default(), &[said(2, 2), said(0, 1)], |t| Toy::perform(t, &Command::Each));
    assert!(two.events.is_empty(), "nothing is told yet: {:?}", two.events);
    // The answers are in the order of the questions, regardless of who answered first.
    assert_eq!(run(&Command::Each, &[said(2, 2), said(0, 1), said(1, 0)]), Ok(vec![1, 0, 2]));
    // Nobody answers twice.
    assert!(matches!(run(&Command::Each, &[said(2, 2), said(2, 1)]), Err(Stop::Diverged { at: 1, .. })));
}

#[test]
fn an_offer_goes_to_whoever_wants_it_first_or_to_nobody() {
    assert_eq!(open(run(&Command::Offer, &[])), (false, vec![1, 2, 3]));
    assert_eq!(open(run(&Command::Offer, &[said(1, 0)])), (false, vec![1, 3]));
    assert_eq!(run(&Command::Offer, &[said(1, 0), said(2, 2)]), Ok(vec![22]));
    assert_eq!(run(&Command::Offer, &[said(1, 0), said(2, 0), said(0, 0)]), Ok(vec![-1]));
    // Somebody who has declined is not asked again.
    assert!(matches!(run(&Command::Offer, &[said(1, 0), said(1, 1)]), Err(Stop::Diverged { at: 1, .. })));
}

#[test]
fn only_the_one_who_is_asked_answers() {
    assert!(matches!(run(&Command::Each, &[said(7, 1)]), Err(Stop::Diverged { at: 0, .. })));
    let coin = Input::Rolled { who: Seat::GM, dice: "coin", outcome: 1 };
    assert!(matches!(run(&Command::Each, &[coin]), Err(Stop::Diverged { at: 0, .. })));
}

#[test]
fn a_barred_answer_is_refused_with_its_reason_and_an_unknown_one_as_such() {
    let question = Number { seat: Seat::player(0) };
    assert_eq!(Toy::admit(&Said::default(), &question, &1), Ok(()));
    assert_eq!(Toy::admit(&Said::default(), &question, &3), Err(NotAdmitted::Barred(())));
    assert_eq!(Toy::admit(&Said::default(), &question, &9), Err(NotAdmitted::NoSuchAnswer));
}

#[test]
fn sampling_and_exploring_agree_on_who_takes_an_offer() {
    let mut table: Sample<Toy, OwnNumber> =
        Sample { state: Said::default(), random: Random::new(1), policy: OwnNumber };
    let Ok(()) = Toy::perform(&mut table, &Command::Offer);
    assert_eq!(table.state, Said(vec![1]));
    let explored = |command: Command| {
        let mut ends = Vec::new();
        explore(
            &Said::default(),
            Decided(OwnNumber),
            |t| Toy::perform(t, &command),
            |state, (), _| {
                ends.push(state.clone());
            },
        )
        .expect("shallow");
        ends
    };
    assert_eq!(explored(Command::Offer), [Said(vec![1])]);
    assert_eq!(explored(Command::Each), [Said(vec![1, 2, 0])]);
}

#[test]
fn every_way_is_followed_where_answers_are_open() {
    let mut each = 0;
    explore(&Said::default(), AllOpen, |t| Toy::perform(t, &Command::Each), |_, (), _| each += 1)
        .expect("shallow");
    assert_eq!(each, 3 * 3 * 3);
    let mut offered = Vec::new();
    explore(
        &Said::default(),
        AllOpen,
        |t| Toy::perform(t, &Command::Offer),
        |state, (), _| {
            offered.push(state.0[0]);
        },
    )
    .expect("shallow");
    // Each of three can accept with two numbers, or nobody accepts.
    assert_eq!(offered, [-1, 21, 22, 11, 12, 1, 2]);
}

#[test]
fn what_settles_alike_is_run_once() {
    let shared =
        graph(&Said::default(), AllOpen, |t| Toy::perform(t, &Command::Forget), |state, ()| state.clone());
    // Both results of the first coin lead to the same continuation, which has two ends.
    assert_eq!((shared.runs, shared.ways()), (3, 4));
    let chances = shared.chances(|_, _| 0).expect("shallow");
    assert_eq!(chances.iter().map(|it| it.0.ways).sum::<u128>(), chances[0].0.of);
    assert!((shared.value(|end| f64::from(end.0[0]), |_, _| 0.0) - 0.5).abs() < 1e-12);
}
