//! Speed of the rules. Run with `cargo xtask bench`.

mod by_hand;
#[path = "../../tests/common/mod.rs"]
mod common;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use schwung_fate::*;
use schwung_play::{Decide, Input, Pending, Policy, Random, Sample, Stop, graph_of, replay};
use schwung_table::{Seat, System};

/// All books of the engine.
fn books() -> impl Iterator<Item = Profile> {
    Profile::ALL.iter().filter_map(|it| Profile::find(it))
}

/// Two fighters with Fists 3, with the rules of `book`.
fn duel(book: &Profile, aspects: u8, points: u8) -> State {
    let mut state = common::duel([3, 3], aspects, points);
    state.profile.change(|it| *it = book.clone());
    state
}

/// Whole duels with the generic rules, and with the hand-written version.
fn duels(c: &mut Criterion) {
    let mut group = c.benchmark_group("duel");
    group.throughput(Throughput::Elements(1));
    for book in books() {
        let start = duel(&book, 0, 0);
        let mut table: Sample<Fate, Sensible> =
            Sample { state: start.clone(), random: Random::new(7), policy: Sensible };
        group.bench_function(book.id, |b| {
            b.iter(|| {
                table.state.clone_from(&start);
                let Ok(turns) = common::fight(&mut table, 10_000);
                turns
            });
        });
    }
    let mut random = Random::new(7);
    group.bench_function("by hand", |b| b.iter(|| by_hand::duel(&mut random)));
    group.finish();
}

/// Leaves payments open, and otherwise decides like a sensible player.
struct PaymentsOpen;

impl Decide<Fate> for PaymentsOpen {
    fn decide(&mut self, state: &State, question: &Question) -> Option<Answer> {
        match question {
            Question::Invoke(_) => None,
            other => Some(Sensible.answer(state, other)),
        }
    }
}

/// Exact odds of one attack; both sides have three fate points and three aspects.
fn odds(c: &mut Criterion) {
    for book in books() {
        odds_of(c, &book);
    }
}

fn odds_of(c: &mut Criterion, book: &Profile) {
    let start = duel(book, 3, 3);
    let command = common::attack();
    let grow = || graph_of(&start, PaymentsOpen, &command, |state| state.actors[1].stress[0]);
    let chances = grow();
    println!("{} runs, {} nodes, {} ways", chances.runs, chances.nodes().len(), chances.ways());
    let sum: u128 = chances.chances(|_, _| 0).expect("shallow").iter().map(|it| it.0.ways).sum();
    assert_eq!(sum, chances.chances(|_, _| 0).expect("shallow")[0].0.of, "the sum is exactly one");
    let name = format!("odds of an attack, three points each, invokes open: {}", book.id);
    c.bench_function(&name, |b| b.iter(|| grow().nodes().len()));
}

/// An attack with as many inputs as possible: everybody pays for everything.
fn long_action(book: &Profile) -> (State, Command, Vec<Input<Fate>>) {
    let (start, command) = (duel(book, 5, 5), common::attack());
    let mut inputs: Vec<Input<Fate>> = Vec::new();
    loop {
        let run = replay(start.clone(), &inputs, |t| Fate::perform(t, &command));
        let input = match run.result {
            Ok(()) => return (start, command, inputs),
            Err(Stop::Waiting(Pending::Roll { who, dice })) => {
                Input::Rolled { who, dice: dice.name, outcome: 0 }
            }
            Err(Stop::Waiting(pending)) => {
                let question = &pending.questions()[0];
                let mut answers = Vec::new();
                Fate::branches(&run.state, question, &mut answers);
                let answer = if inputs.len() < 13 { answers.pop() } else { answers.into_iter().next() };
                Input::Answered { who: question.seat(), answer: answer.expect("there is one") }
            }
            Err(Stop::Diverged { .. }) => unreachable!("the rules did not change"),
        };
        inputs.push(input);
    }
}

fn replays(c: &mut Criterion) {
    for book in books() {
        let (start, command, inputs) = long_action(&book);
        let name = format!("replay of an action with {} inputs: {}", inputs.len(), book.id);
        c.bench_function(&name, |b| {
            b.iter(|| replay(start.clone(), black_box(&inputs), |t| Fate::perform(t, &command)).events.len());
        });
    }
}

/// The events of many duels in sequence, like the log of a long evening.
fn folds(c: &mut Criterion) {
    let start = common::duel([3, 3], 3, 3);
    let mut random = Random::new(5);
    let mut state = start.clone();
    let mut events: Vec<Event> = Vec::new();
    while events.len() < 10_000 {
        let Some(actor) = state.conflict.and_then(|it| it.turn) else {
            let again = Event::ActorSet { actor: ActorId(0), to: Box::new(start.actors[0]) };
            let conflict = start.conflict.expect("begun");
            let began = Event::ConflictBegan { conflict, order: start.order.clone(), stake: Wording::NONE };
            for event in [again, began] {
                state.apply(&event);
                events.push(event);
            }
            continue;
        };
        let command = Fighter::command(&state, actor);
        let (runs, _) =
            schwung_play::laws::live::<Fate>(&state, &command, &mut random, &mut Sensible, |_, _| None);
        let last = runs.last().expect("a run");
        events.extend(last.events.iter().cloned());
        state = last.state.clone();
    }
    events.truncate(10_000);
    c.bench_function("fold of 10,000 events", |b| {
        b.iter(|| {
            let mut state = start.clone();
            events.iter().for_each(|event| Fate::apply(&mut state, event));
            state.aspects.len()
        });
    });
}

/// What people see while choosing: the forecast of an attack, and the chance of each answer.
fn hinted(c: &mut Criterion) {
    let state = common::duel([3, 3], 3, 3);
    let attack = common::attack();
    let rolled = |who: u8, total: i32| Input::Rolled { who: Seat(who), dice: "4dF", outcome: total };
    let defence = Answer::Defence(Defence { skill: Some(common::FISTS), full: false });
    let defended = [rolled(1, 2), Input::Answered { who: Seat(2), answer: defence }, rolled(2, 0)];
    c.bench_function("forecast of an attack", |b| {
        b.iter(|| forecast(&state, &attack, Seat::GM).is_some());
    });
    for (name, inputs) in
        [("hints for a defence", &defended[..1]), ("hints for an invocation", &defended[..])]
    {
        let run = replay::<Fate, _>(state.clone(), inputs, |t| Fate::perform(t, &attack));
        let Err(Stop::Waiting(pending)) = run.result else { panic!("somebody is asked") };
        let question = &pending.questions()[0];
        c.bench_function(name, |b| {
            b.iter(|| hints(&state, &attack, inputs, question, Seat::GM).map_or(0, |it| it.len()));
        });
    }
}

criterion_group!(benches, duels, odds, replays, folds, hinted);
criterion_main!(benches);
