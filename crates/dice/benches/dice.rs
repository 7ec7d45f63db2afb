//! How fast dice are read, rolled and counted. Run with `cargo bench -p schwung-dice`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use schwung_dice::{Roll, Seeded};

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

/// Each as a question that is asked for the first time: read, counted, nothing kept.
fn odds(c: &mut Criterion) {
    let mut group = c.benchmark_group("odds");
    for text in
        ["4dF", "4dF-4dF", "10d6kh3", "100d6", "1000d6", "5d6!", "10d10!>=8", "6d6!kh3", "{4d6, 2d10}kh1"]
    {
        group.bench_function(text, |b| {
            b.iter(|| Roll::parse(black_box(text)).expect("it can be read").odds().expect("cheap").len());
        });
    }
    group.finish();
}

/// What once killed or stopped other engines: answered, whatever the answer is.
fn hostile(c: &mut Criterion) {
    let mut group = c.benchmark_group("hostile");
    let deep = "(".repeat(4_000);
    let signs = "-".repeat(4_000);
    let long = format!("1{}", "+1".repeat(2_000));
    let fair = [
        "99999999999d6",
        "d99999999999999999999",
        "d1!",
        "1d6r<=6",
        "10000d6!>=2",
        "10000d1000000r>1",
        "10000d100",
    ];
    for (n, text) in fair.into_iter().chain([&*deep, &signs, &long]).enumerate() {
        let name = format!("{n}: {}", &text[..text.len().min(30)]);
        group.bench_function(name, |b| {
            b.iter(|| {
                let roll = Roll::parse(black_box(text));
                let rolled = roll.as_ref().is_ok_and(|it| it.roll(&mut Seeded::new(7)).is_ok());
                (rolled, roll.is_ok_and(|it| it.odds().is_ok()))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, rolls, odds, hostile);
criterion_main!(benches);
