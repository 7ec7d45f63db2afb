//! Benchmarks of the rules. Run with `cargo bench -p schwung-daemmersturm`.

#[path = "../../tests/common/mod.rs"]
mod common;

use common::{
    crowd::{blast, crowd, foes, swarm},
    *,
};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use schwung_daemmersturm::*;
use schwung_play::{Decided, Random, Sample, graph};
use schwung_table::System;

/// CPU time of this thread in nanoseconds, so that other work on the machine does not count.
fn on_core() -> u64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    stat.split(' ').next().and_then(|it| it.parse().ok()).unwrap_or(0)
}

/// Prints the CPU time that `thing` takes, regardless of other processes.
fn alone(name: &str, times: u32, mut thing: impl FnMut()) {
    (0..times / 10).for_each(|_| thing());
    let start = on_core();
    (0..times).for_each(|_| thing());
    println!("{name}: {} ns on a core", (on_core() - start) / u64::from(times));
}

/// Attacks under the same rules as in live play: roll, protection, critical table, damage, armour and fumbles.
fn attacks(c: &mut Criterion) {
    let mut group = c.benchmark_group("attack");
    group.throughput(Throughput::Elements(1));
    let armoured = |scene: Scene| {
        scene.shield(B).profile(B, |it| it.armour = Some(PLATE)).actor(B, |it| it.normal = Some(false))
    };
    let scenes = [
        ("melee, shield and armour", armoured(Scene::melee())),
        ("melee, plain", Scene::melee().actor(B, |it| it.normal = Some(false))),
        ("shot at a shield", armoured(Scene::shooting(BOW))),
    ];
    for (name, scene) in scenes {
        let (start, command) = (scene.state, attack(A, B, 1));
        let mut table: Sample<Daemmersturm, Sensible> =
            Sample { state: start.clone(), random: Random::new(7), policy: Sensible };
        let mut once = || {
            let Ok(()) = Daemmersturm::perform(&mut table, &command);
            // No character falls and no weapon breaks, so that only the attack is measured.
            for actor in &mut table.state.actors[..2] {
                (actor.life, actor.status, actor.exhausted) = (20, Status::Up, false);
                (actor.turn.action, actor.turn.dealt, actor.facing) = (false, 0, Facing::Unset);
            }
            table.state.items[0].broken = false;
        };
        alone(name, 1_000_000, &mut once);
        group.bench_function(name, |b| b.iter(&mut once));
    }
    group.finish();
}

/// Exact odds for the damage of one attack.
fn odds(c: &mut Criterion) {
    for (name, armour) in [("odds of damage, plain", false), ("odds of damage, shield and armour", true)] {
        let mut scene = Scene::melee().actor(B, |it| (it.life, it.normal) = (60, Some(false)));
        if armour {
            scene = scene.shield(B).profile(B, |it| it.armour = Some(PLATE));
        }
        let command = attack(A, B, 1);
        let damage = |state: &State, ()| state.actor(B).life;
        let grow = || graph(&scene.state, Decided(Sensible), |t| Daemmersturm::perform(t, &command), damage);
        let chances = grow();
        println!("{name}: {} runs, {} nodes", chances.runs, chances.nodes().len());
        let ends = chances.chances(|_, _| 0).expect("shallow");
        assert_eq!(ends.iter().map(|it| it.0.ways).sum::<u128>(), ends[0].0.of, "the sum is exactly one");
        alone(name, 500, || drop(grow()));
        c.bench_function(name, |b| b.iter(|| grow().nodes().len()));
    }
}

/// An area effect on 200 swarmers. Limit: 5 ms and two questions.
fn areas(c: &mut Criterion) {
    let mut scene = crowd(200, 5).armed(A, GRENADE);
    scene = scene.library(|it| {
        let grenade = &mut it.weapons[usize::from(GRENADE.0)];
        (grenade.w, grenade.targets) = (Some(1), Some(Span::of(67, 67)));
    });
    scene.run(&swarm(&foes(200)), &[]);
    let (start, command) = (scene.state, blast(A, 1, &foes(200)));
    let mut table: Sample<Daemmersturm, Sensible> =
        Sample { state: start.clone(), random: Random::new(7), policy: Sensible };
    let mut once = || {
        table.state.clone_from(&start);
        table.state.actors[0].turn.action = false;
        let Ok(()) = Daemmersturm::perform(&mut table, &command);
    };
    alone("blast at 200 swarmers", 500, &mut once);
    c.bench_function("blast at 200 swarmers", |b| b.iter(&mut once));
}

criterion_group!(benches, attacks, odds, areas);
criterion_main!(benches);
