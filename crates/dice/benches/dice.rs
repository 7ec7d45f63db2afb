//! Measures parsing, rolling and computing odds. Run with `cargo bench -p schwung-dice`.
#![allow(clippy::disallowed_types)] // benchmarks need the clock

#[path = "../tests/hostile/mod.rs"]
mod hostile_texts;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use schwung_dice::{Cost, Roll, Seeded};

fn rolls(c: &mut Criterion) {
    let mut group = c.benchmark_group("read and roll");
    group.throughput(Throughput::Elements(1));
    for text in ["4dF+3", "2d6+4", "1d20+3", "4d6kh3", "10d10!>=8"] {
        let mut dice = Seeded::new(7);
        group.bench_function(text, |b| {
            b.iter(|| {
                let roll = Roll::parse(black_box(text)).expect("it can be read");
                roll.roll(&mut dice).expect("it can be rolled").outcomes()[0].total()
            });
        });
    }
    group.finish();
    let mut group = c.benchmark_group("roll");
    group.throughput(Throughput::Elements(1));
    for text in ["4dF+3", "2d6+4", "1d20+3", "4d6kh3"] {
        let mut dice = Seeded::new(7);
        let roll = Roll::parse(text).expect("it can be read");
        group.bench_function(text, |b| {
            b.iter(|| black_box(&roll).roll(&mut dice).expect("it can be rolled").outcomes()[0].total());
        });
    }
    group.finish();
}

/// Parses each notation and computes its odds, without any caching.
fn odds(c: &mut Criterion) {
    let mut group = c.benchmark_group("odds");
    for text in
        ["4dF", "4dF-4dF", "10d6kh3", "100d6", "1000d6", "5d6!", "10d10!>=8", "6d6!kh3", "{4d6, 2d10}kh1"]
    {
        group.bench_function(text, |b| {
            b.iter(|| {
                Roll::parse(black_box(text))
                    .expect("it can be read")
                    .odds_within(Cost::PATIENT)
                    .expect("cheap")
                    .len()
            });
        });
    }
    group.finish();
}

/// Inputs that crashed or stopped other engines. Prints the slowest.
fn hostile(c: &mut Criterion) {
    let answer = |text: &str| {
        let roll = Roll::parse(black_box(text));
        let rolled = roll.as_ref().is_ok_and(|it| it.roll(&mut Seeded::new(7)).is_ok());
        (rolled, roll.is_ok_and(|it| it.odds().is_ok()))
    };
    let mut times: Vec<(Duration, String)> = Vec::new();
    for text in hostile_texts::texts() {
        // Take the best of three, since other processes use the machine too.
        let once = || {
            let start = Instant::now();
            black_box(answer(&text));
            start.elapsed()
        };
        times.push(((0..3).map(|_| once()).min().unwrap_or_default(), text));
    }
    times.sort_unstable();
    for (time, text) in times.iter().rev().take(10) {
        println!("{time:>12.1?}  {}", text.chars().take(60).collect::<String>());
    }
    if let Ok(status) = std::fs::read_to_string("/proc/self/status") {
        status.lines().filter(|it| it.starts_with("VmHWM")).for_each(|it| println!("most memory: {it}"));
    }
    let slowest = times.pop().map(|it| it.1).unwrap_or_default();
    c.bench_function("the slowest hostile text", |b| b.iter(|| answer(&slowest)));
}

criterion_group!(benches, rolls, odds, hostile);
criterion_main!(benches);
