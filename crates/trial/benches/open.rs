//! Benchmarks of opening a table with a long log, and of one view and one command at it. Run with `cargo xtask bench`.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, load, open};
use schwung_trial::player;
use schwung_views::wire::{NewTable, Role, Start, You};
use serde_json::Value;

/// Number of events in the log.
const EVENTS: usize = 10_000;

const GM: You = You { role: Role::Gm, seat: Some(0) };
const PLAYER: You = You { role: Role::Player, seat: Some(1) };

/// Plays until the log has `events` events; returns the game and its records.
fn played(events: usize) -> (Box<dyn AnyGame>, Vec<Vec<u8>>) {
    let start = Start::Demo { system: "sotc".into() };
    let new = NewTable { start, gm: String::new(), title: String::new(), lang: "de".into() };
    let (mut random, mut dice) = (Random::new(1), Random::new(2));
    let (mut game, opened) = open(&new, 0, "open", &mut dice).expect("the demo opens");
    let mut bodies = opened.bodies;
    let mut count = bodies.iter().map(|it| entries(it)).sum::<usize>();
    while count < events {
        let id = format!("c{}", bodies.len());
        let view = game.view(GM, Lang::De.into());
        let next = player::next(&view, &mut random);
        let at = bodies.len() as i64;
        // Some random moves are illegal.
        let deed = game.parse(Lang::De, next.what).expect("a command of this system");
        if let Ok(decided) = game.decide(GM, Lang::De, &id, at, &deed, &mut dice) {
            count += entries(&decided.body);
            bodies.push(decided.body.clone());
            game.commit(decided).expect("the next record");
        }
    }
    let size = bodies.iter().map(Vec::len).sum::<usize>();
    println!("{count} events in {} records, {} kB", bodies.len(), size / 1000);
    (game, bodies)
}

/// Number of events in a record.
fn entries(body: &[u8]) -> usize {
    let record: Value = serde_json::from_slice(body).unwrap_or_default();
    record["entries"].as_array().map_or(0, Vec::len)
}

fn opening(c: &mut Criterion) {
    let (game, bodies) = played(EVENTS);
    let mut group = c.benchmark_group("a table of 10,000 events");
    group.sample_size(20);
    group.throughput(Throughput::Elements(EVENTS as u64));
    group.bench_function("open, first view, last lines", |b| {
        b.iter_batched(
            || bodies.clone(),
            |bodies| {
                let game = load("sotc", bodies).expect("it opens");
                black_box((
                    game.view(GM, Lang::De.into()),
                    game.lines_before(GM, Lang::De.into(), u64::MAX, 200),
                ));
                game
            },
            BatchSize::PerIteration,
        );
    });
    group.finish();
    for (name, you) in [("the game master's view", GM), ("a player's view", PLAYER)] {
        c.bench_function(name, |b| b.iter(|| black_box(game.view(you, Lang::De.into()))));
    }
    c.bench_function("the game master's view as text", |b| {
        b.iter(|| black_box(serde_json::to_vec(&game.view(GM, Lang::De.into()))));
    });
    c.bench_function("a command, decided and folded in", |b| {
        let mut random = Random::new(3);
        b.iter_batched(
            || (game.snapshot(), player::note(0, &mut random).what),
            |(mut game, what)| {
                let deed = game.parse(Lang::De, what).expect("a note");
                let decided = game.decide(GM, Lang::De, "bench", 0, &deed, &mut Random::new(4));
                game.commit(decided.expect("a note is legal")).expect("the next record");
                game
            },
            BatchSize::PerIteration,
        );
    });
}

criterion_group!(benches, opening);
criterion_main!(benches);
