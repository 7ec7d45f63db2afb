//! Benchmarks of solving and simulating conflicts. Run with `cargo xtask bench`.

#[path = "../../fate/benches/fate/by_hand.rs"]
mod by_hand;
#[path = "../tests/common/mod.rs"]
mod common;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use schwung_chances::{How, Plan, Remember, action, simulate, solve};
use schwung_fate::Fate;
use schwung_play::{Fights, Random, Spend};
use schwung_zerospace::ZeroSpace;

/// The reference duel of the project: five boxes and three consequences per fighter, +3 against +3, no points.
fn sotc() -> schwung_fate::State {
    let mut state = common::fate_duel(&mut Random::new(1));
    state.profile.change(|it| (it.boxes, it.consequences) = (5, 3));
    state.frame.change(|it| it.sheets.iter_mut().for_each(|it| it.skills = vec![0, 3]));
    state
}

fn solved(c: &mut Criterion) {
    let start = sotc();
    let solution = solve::<Fate>(&start, &[], false, 1_000_000).expect("it is small");
    println!("{:?}, {:?}", solution.size, solution.wins);
    c.bench_function("solve a duel of sotc", |b| {
        b.iter(|| solve::<Fate>(&start, &[], false, 1_000_000).expect("it is small").size);
    });
}

/// Whole duels: simulated without the turn cache, with it (starting empty, as for a real request), and the same duel
/// written by hand.
fn simulated(c: &mut Criterion) {
    let mut group = c.benchmark_group("simulate sotc, one thread");
    group.sample_size(10);
    let start = sotc();
    for (name, remember, runs) in
        [("played", Remember::Never, 20_000), ("remembered", Remember::WhereItHelps, 1_000_000)]
    {
        let (seed, threads, turns) = (1, 1, 1_000);
        let plan = Plan::<Fate> {
            start: &start,
            begin: None,
            habits: &[],
            runs,
            seed,
            threads,
            turns,
            remember,
            toll: None,
        };
        group.throughput(Throughput::Elements(runs));
        group.bench_function(name, |b| b.iter(|| simulate(&plan, |_| true).expect("nobody stops it").runs));
    }
    let mut random = Random::new(7);
    group.throughput(Throughput::Elements(20_000));
    group.bench_function("by hand", |b| {
        b.iter(|| (0..20_000).map(|_| by_hand::duel(&mut random).0).sum::<u32>());
    });
    group.finish();
}

fn actions(c: &mut Criterion) {
    let start = common::zero_duel(&mut Random::new(1), 1);
    let command = ZeroSpace::turn(&start, &[]).expect("somebody is at turn");
    c.bench_function("odds of an attack, zerospace", |b| {
        b.iter(|| {
            action::<ZeroSpace>(&start, &command, How::All(Spend::Sensibly)).expect("dice decide").success
        });
    });
}

criterion_group!(benches, solved, simulated, actions);
criterion_main!(benches);
