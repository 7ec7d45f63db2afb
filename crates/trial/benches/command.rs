//! Benchmarks of what a server does for a command at the table of each book's demo encounter, without storing and sending: it
//! is decided and folded in, and its update is made for a game master, three players and a spectator. Run with
//! `cargo xtask bench -p schwung-trial -- command`.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use schwung_json::{Text, difference, written};
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, ParsedDeed, open, veiled};
use schwung_table::Veil;
use schwung_trial::player;
use schwung_views::{
    Still,
    wire::{NewTable, Role, Start, You},
};

/// Number of commands played in a row.
const COMMANDS: usize = 100;

const FIVE: [You; 5] = [
    You { role: Role::Gm, seat: Some(0) },
    You { role: Role::Player, seat: Some(1) },
    You { role: Role::Player, seat: Some(2) },
    You { role: Role::Player, seat: Some(3) },
    You { role: Role::Watch, seat: None },
];

/// The table of a book's demo encounter with three players.
fn opened(book: &str) -> Box<dyn AnyGame> {
    let start = Start::Demo { system: book.into() };
    let new = NewTable { start, gm: String::new(), title: String::new(), lang: "de".into() };
    let (game, _) = open(&new, 0, "open", &mut Random::new(1)).expect("the demo opens");
    let mut game = veiled(game, Veil::new([7; 32]));
    for name in ["Anna", "Ben", "Cem"] {
        let joined = game.join(None, name, Lang::De, name, 0).expect("a new seat");
        game.commit(joined.1).expect("the next record");
    }
    game
}

/// Decides a deed and folds it in; returns whether it was legal.
fn act(game: &mut dyn AnyGame, id: &str, deed: &ParsedDeed, dice: &mut Random) -> bool {
    let decided = game.decide(FIVE[0], Lang::De, id, 0, deed, dice);
    decided.is_ok_and(|it| game.commit(it).is_ok())
}

/// What happens at a table: deeds, which are all legal.
fn played(mut game: Box<dyn AnyGame>) -> Vec<(String, ParsedDeed)> {
    let (mut random, mut dice) = (Random::new(1), Random::new(2));
    let mut deeds = Vec::new();
    for n in 0.. {
        let next = player::next(&game.view(FIVE[0], Lang::De.into()), &mut random);
        let deed = game.parse(Lang::De, next.what).expect("a command of this system");
        let id = format!("c{n}");
        if act(game.as_mut(), &id, &deed, &mut dice) {
            deeds.push((id, deed));
        }
        if deeds.len() == COMMANDS {
            break;
        }
    }
    deeds
}

/// What five viewers see, and the size of what they are sent since the views before.
fn updates(game: &dyn AnyGame, still: &Still, before: &[Text]) -> (Vec<Text>, usize) {
    let mut size = 0;
    let seen = FIVE.iter().enumerate().map(|(at, &you)| {
        let lines = game.lines(you, Lang::De.into(), game.seq() - 1, game.seq());
        let text = Text::of(&game.next_view(you, Lang::De.into(), still)).expect("JSON");
        let patch = before.get(at).map(|it| difference(it, &text)).unwrap_or_default();
        size += patch.len() + written(&lines).expect("JSON").len();
        text
    });
    (seen.collect(), size)
}

fn commands(c: &mut Criterion) {
    let mut group = c.benchmark_group("a command with five viewers");
    group.sample_size(10);
    group.throughput(Throughput::Elements(COMMANDS as u64));
    for book in BOOKS {
        let game = opened(book.id);
        let deeds = played(game.snapshot());
        let still = Still::default();
        let first = updates(game.as_ref(), &still, &[]).0;
        let play = |(mut game, mut seen): (Box<dyn AnyGame>, Vec<Text>)| {
            let mut dice = Random::new(2);
            let mut size = 0;
            for (id, deed) in &deeds {
                assert!(act(game.as_mut(), id, deed, &mut dice), "a legal deed");
                let (now, more) = updates(game.as_ref(), &still, &seen);
                (seen, size) = (now, size + more);
            }
            black_box(size)
        };
        group.bench_function(book.id, |b| {
            b.iter_batched(|| (game.snapshot(), first.clone()), play, BatchSize::PerIteration);
        });
    }
    group.finish();
}

criterion_group!(benches, commands);
criterion_main!(benches);
