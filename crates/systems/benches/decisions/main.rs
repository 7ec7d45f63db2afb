//! Measures the time that habits that look ahead take for each command and each answer: the median, the 99th percentile and the
//! maximum. Each decision is made twice, and the shorter time counts. Then measures the analysis of a fight. Run with
//! `cargo bench -p schwung-systems --bench decisions`.

mod analysis;
#[path = "../../../insight/tests/fought.rs"]
mod fought;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use analysis::Measured;
use schwung_insight::Analysed;
use schwung_play::{Fights, Habit, Habits, Manner, Random, Sample, perform_ahead_and};
use schwung_systems::{BOOKS, with_script};
use schwung_table::System as _;
use schwung_transcript::Script;

/// Fights of each encounter.
const FIGHTS: u64 = 20;
/// Maximum number of turns of a fight.
const TURNS: usize = 200;

/// The encounters that come with the program, with the ids of their books.
const ENCOUNTERS: [(&str, &str, &str); 6] = [
    ("duel", "sotc", include_str!("../../../../encounters/duel.toml")),
    ("harbour", "sotc", include_str!("../../../../encounters/harbour.toml")),
    ("museum", "sotc", include_str!("../../../../encounters/museum.toml")),
    ("relay", "zerospace", include_str!("../../../../encounters/relay.toml")),
    ("ford", "daemmersturm", include_str!("../../../../encounters/ford.toml")),
    ("swarm", "daemmersturm", include_str!("../../../../encounters/swarm.toml")),
];

fn main() {
    println!(
        "{:10} {:8} {:>9} {:>9} {:>9} {:>9}",
        "encounter", "what", "number", "median", "99 %", "longest"
    );
    for (name, book, text) in ENCOUNTERS {
        let is_known = BOOKS.iter().any(|it| it.id == book);
        assert!(is_known, "{book} is no book");
        let (commands, answers) = with_script!(book, S => decisions::<S>(text));
        row(name, "commands", commands);
        row(name, "answers", answers);
    }
    println!(
        "\n{:10} {:8} {:>9} {:>9} {:>9} {:>12}",
        "analysis", "sides", "decisions", "first", "all", "alternatives"
    );
    for (name, book, text) in ENCOUNTERS {
        analysed(name, &with_script!(book, S => analysis_of::<S>(text)));
    }
}

fn analysis_of<S: Script<System: Analysed>>(text: &str) -> Measured {
    let start = S::read(text.as_bytes(), &Default::default()).unwrap_or_else(|it| panic!("{it:?}"));
    analysis::measured::<S::System>(start.state, start.begin)
}

fn analysed(name: &str, it: &Measured) {
    let sides: Vec<String> = it.sides.iter().map(usize::to_string).collect();
    let [first, all, alternatives] =
        [it.first, it.all, it.alternatives].map(|it| format!("{:.2} s", it.as_secs_f64()));
    let (sides, decisions) = (sides.join(":"), it.decisions);
    println!("{name:10} {sides:8} {decisions:>9} {first:>9} {all:>9} {alternatives:>12}");
}

/// The time that each command and each answer took to choose.
fn decisions<S: Script<System: Fights>>(text: &str) -> (Vec<Duration>, Vec<Duration>) {
    let start = S::read(text.as_bytes(), &Default::default()).unwrap_or_else(|it| panic!("{it:?}"));
    let actors = usize::from(S::System::actors(&start.state));
    let habits = vec![Habit { manner: Manner::Clever, ..Habit::default() }; actors];
    let (mut commands, mut answers) = (Vec::new(), Vec::new());
    for seed in 0..FIGHTS {
        let (state, policy) = (start.state.clone(), Habits::new(&habits));
        let mut table: Sample<S::System, Habits<'_, S::System>> =
            Sample { state, random: Random::new(seed), policy };
        if !S::System::is_on(&table.state) {
            let begin = start.begin.clone().unwrap_or_else(|| S::System::opening(&table.state));
            let Ok(()) = S::System::perform(&mut table, &begin);
        }
        for _ in 0..TURNS {
            // Both runs decide the same; the shorter time was less affected by other programs.
            let [first, again] = [(); 2].map(|()| {
                let begun = Instant::now();
                (black_box(S::System::turn(&table.state, &habits)), begun.elapsed())
            });
            let Some(command) = first.0 else { break };
            commands.push(first.1.min(again.1));
            let (before, random) = (table.state.clone(), table.random.clone());
            let first = answered(&mut table, &command);
            (table.state, table.random) = (before, random);
            let again = answered(&mut table, &command);
            answers.extend(first.into_iter().zip(again).map(|(first, again)| first.min(again)));
            if !S::System::is_on(&table.state) {
                break;
            }
        }
    }
    (commands, answers)
}

/// Carries out a command; how long each answer took that was weighed.
fn answered<S: Fights>(table: &mut Sample<S, Habits<'_, S>>, command: &S::Command) -> Vec<Duration> {
    let (mut times, mut begun) = (Vec::new(), Instant::now());
    perform_ahead_and(table, command, || {
        times.push(begun.elapsed());
        begun = Instant::now();
    });
    times
}

fn row(name: &str, what: &str, mut all: Vec<Duration>) {
    all.sort_unstable();
    let at = |share: f64| {
        let place = (all.len() as f64 * share) as usize;
        let it = all.get(place.min(all.len().saturating_sub(1))).copied().unwrap_or_default();
        format!("{:.2} ms", it.as_secs_f64() * 1000.0)
    };
    println!("{name:10} {what:8} {:>9} {:>9} {:>9} {:>9}", all.len(), at(0.5), at(0.99), at(1.0));
}
