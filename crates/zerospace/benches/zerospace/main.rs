//! Measures the speed of the rules. Run with `cargo bench -p schwung-zerospace`.

#[path = "../../tests/common/mod.rs"]
mod common;

use common::*;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use schwung_play::{Decide, Policy, Random, Sample, graph};
use schwung_table::System;
use schwung_zerospace::*;

/// Attacks with defence and circumstances on both sides, using the same rules as live play.
fn exchanges(c: &mut Criterion) {
    let mut group = c.benchmark_group("attack exchange");
    group.throughput(Throughput::Elements(1));
    let plain = Scene::fight();
    let busy = Scene::fight().special(A, RANGED).special(B, RANGED);
    let busy = busy.actor(A, |it| it.gait = Gait::Run).actor(B, |it| (it.covered, it.prone) = (true, true));
    let (busy, _) = busy.item(B, ItemKind::Protection(2));
    let asked = Scene::fight().asks(0).asks(1).asks(2);
    let scenes = [
        ("plain", plain),
        ("circumstances, armour, specialisations", busy),
        ("with the window for forced actions", asked),
    ];
    for (name, scene) in scenes {
        let (start, command) = (scene.state, shot(A, B));
        let mut table: Sample<ZeroSpace, Sensible> =
            Sample { state: start.clone(), random: Random::new(7), policy: Sensible };
        group.bench_function(name, |b| {
            b.iter(|| {
                let Ok(()) = ZeroSpace::perform(&mut table, &command);
                // Restore endurance, so that only the exchange is measured and no actor drops out.
                let hurt = &mut table.state.actors[1].losses;
                let down = hurt.fresh > 3;
                hurt.fresh = if down { 0 } else { hurt.fresh };
                down
            });
        });
    }
    group.finish();
}

/// Leaves open whether a point is spent, and lets a sensible player decide the rest.
struct PointsOpen;

impl Decide<ZeroSpace> for PointsOpen {
    fn decide(&mut self, state: &State, question: &Question) -> Option<Answer> {
        match question {
            Question::BuyDie(_) => None,
            other => Some(Sensible.answer(state, other)),
        }
    }
}

/// Exact odds of an attack where both sides have specialisations and a point.
fn odds(c: &mut Criterion) {
    let mut scene = Scene::fight().special(A, RANGED).special(C, RANGED).points(1, 1).points(2, 1);
    scene.state.actors[2].side = Side(1);
    let command = shot(A, C);
    let grow = || {
        graph(&scene.state, PointsOpen, |t| ZeroSpace::perform(t, &command), |state, ()| state.endurance(C))
    };
    let chances = grow();
    println!("{} runs, {} nodes, {} ways", chances.runs, chances.nodes().len(), chances.ways());
    let ends = chances.chances(|_, _| 0).expect("shallow");
    assert_eq!(ends.iter().map(|it| it.0.ways).sum::<u128>(), ends[0].0.of, "the sum is exactly one");
    c.bench_function("odds of an attack, specialisations, a point each", |b| {
        b.iter(|| grow().nodes().len());
    });
}

criterion_group!(benches, exchanges, odds);
criterion_main!(benches);
