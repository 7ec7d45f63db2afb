//! Compares our dice with other engines: parsing and rolling an expression, and exact odds where an engine provides
//! them. Run with `cargo xtask peers`. Each engine uses its default generator.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use schwung_dice::{Cost, Roll, Seeded};

/// The same roll in the notation of each engine; `None` if an engine does not support it.
struct Case {
    ours: &'static str,
    caith: Option<&'static str>,
    tyche: Option<&'static str>,
    xdy: &'static str,
    /// The smallest and the largest possible result.
    within: (i64, i64),
}

const ROLLS: [Case; 3] = [
    Case { ours: "4dF+3", caith: Some("4dF + 3"), tyche: None, xdy: "4D[-1, 0, 1] + 3", within: (-1, 7) },
    Case { ours: "2d6+4", caith: Some("2d6+4"), tyche: Some("2d6+4"), xdy: "2D6 + 4", within: (6, 16) },
    Case { ours: "1d20+3", caith: Some("1d20+3"), tyche: Some("1d20+3"), xdy: "1D20 + 3", within: (4, 23) },
];

fn ours(text: &str, dice: &mut Seeded) -> Option<i64> {
    Roll::parse(text).ok()?.roll(dice).ok()?.outcomes()[0].total().as_whole()
}

/// Caith parses the text for each roll; it cannot keep a parsed expression.
fn caith(text: &str) -> Option<i64> {
    let rolled = caith::Roller::new(text).ok()?.roll().ok()?;
    Some(rolled.as_single()?.get_total())
}

fn tyche(text: &str, dice: &mut tyche::dice::roller::FastRand) -> Option<i64> {
    let read: tyche::Expr = text.parse().ok()?;
    read.eval(dice).ok()?.calc().ok().map(i64::from)
}

fn xdy(text: &str, dice: &mut ChaCha8Rng) -> Option<i64> {
    let mut evaluator = xdy::Evaluator::new(xdy::compile(text).ok()?);
    evaluator.evaluate([], dice).ok().map(|it| i64::from(it.result))
}

/// Measures an engine after verifying that it supports this roll.
fn measure(
    c: &mut Criterion,
    engine: &str,
    case: &Case,
    text: &str,
    mut roll: impl FnMut(&str) -> Option<i64>,
) {
    let (least, most) = case.within;
    for _ in 0..100 {
        let total = roll(text);
        assert!(total.is_some_and(|it| (least..=most).contains(&it)), "{engine}: {text}: {total:?}");
    }
    let mut group = c.benchmark_group("read and roll");
    group.throughput(Throughput::Elements(1));
    group.bench_function(BenchmarkId::new(engine, case.ours), |b| b.iter(|| roll(black_box(text))));
    group.finish();
}

fn rolls(c: &mut Criterion) {
    for case in &ROLLS {
        let mut dice = Seeded::new(7);
        measure(c, "schwung", case, case.ours, |text| ours(text, &mut dice));
        if let Some(text) = case.caith {
            measure(c, "caith", case, text, caith);
        }
        if let Some(text) = case.tyche {
            let mut dice = tyche::dice::roller::FastRand::with_seed(7);
            measure(c, "tyche", case, text, |text| tyche(text, &mut dice));
        }
        let mut dice = ChaCha8Rng::seed_from_u64(7);
        measure(c, "xdy", case, case.xdy, |text| xdy(text, &mut dice));
    }
}

/// Odds of every result, without caching. Caith and tyche do not provide any.
fn odds(c: &mut Criterion) {
    let mut group = c.benchmark_group("odds");
    for (text, theirs) in [
        ("4dF+3", "4D[-1, 0, 1] + 3"),
        ("2d6+4", "2D6 + 4"),
        ("1d20+3", "1D20 + 3"),
        ("4dF-4dF", "4D[-1, 0, 1] - 4D[-1, 0, 1]"),
        ("10d6kh3", "10D6 drop lowest 7"),
        ("100d6", "100D6"),
    ] {
        group.bench_function(BenchmarkId::new("schwung", text), |b| {
            b.iter(|| {
                let roll = Roll::parse(black_box(text)).expect("it can be read");
                roll.odds_within(Cost::PATIENT).expect("it is cheap").len()
            });
        });
        group.bench_function(BenchmarkId::new("xdy", text), |b| {
            b.iter(|| {
                let evaluator = xdy::Evaluator::new(xdy::compile(black_box(theirs)).expect("it can be read"));
                let plan = evaluator.plan_distribution([]).expect("no parameters");
                plan.build(xdy::Budget::UNLIMITED, &xdy::Unobserved).expect("it is cheap").iter().count()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, rolls, odds);
criterion_main!(benches);
