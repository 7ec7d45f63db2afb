//! Luck and decisions of fights at tables of every book, with the same code for all books.

use schwung_log::{Author, Deed, Entry, Game, House, Kept, Opening, Person, Record};
use schwung_play::{Fights, Random};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, Book, load, with_script};
use schwung_table::Hosted as _;
use schwung_transcript::Script;
use schwung_views::wire::{EstimateView, InsightKind, InsightView};

/// Fights a demo out at a table where the server rolls: commands by habit, answers at random or by default.
pub(crate) fn fought(book: &Book, seed: u64) -> Box<dyn AnyGame> {
    with_script!(book.id, S => fought_of::<S>(book, seed))
}

fn fought_of<S: Script<System: Fights + Kept>>(book: &Book, seed: u64) -> Box<dyn AnyGame> {
    let start = S::read(book.demo.as_bytes(), &Default::default()).unwrap_or_else(|it| panic!("{it:?}"));
    let seats = 1
        + (0..S::System::actors(&start.state))
            .map(|it| S::System::player(&start.state, it).0)
            .max()
            .unwrap_or(0);
    let person = |n: u8| Person { name: format!("P{n}"), ..Person::default() };
    let house = House { seats: (0..seats).map(person).collect(), ..House::default() };
    let opening = Opening {
        engine: S::System::ENGINE.to_owned(),
        system: book.id.to_owned(),
        house,
        state: start.state,
    };
    let record = |seq, entries| Record {
        seq,
        at: 0,
        by: Some(Author::GM),
        id: format!("deed-{seq}"),
        deed: None,
        entries,
    };
    let first = record(1, vec![Entry::Opened(Box::new(opening))]);
    let mut game: Game<S::System> = Game::open(first).expect("a right opening");
    let (mut random, mut dice) = (Random::new(seed), Random::new(seed ^ 0x5eed));
    let mut begin = Some(start.begin.unwrap_or_else(|| S::System::opening(game.state())));
    for _ in 0..160 {
        let over = schwung_chances::standing::<S::System>(game.state()).nth(1).is_none();
        let asked = game.asked().first().map(|it| (it.id.clone(), it.question.is_some()));
        let deed = match asked {
            Some((question, true)) if random.below(3) == 0 => {
                let choice = random.below(4) as usize;
                Deed::Answer { question, choice, words: "nun ja".to_owned() }
            }
            Some((question, true)) => Deed::Skip { question },
            Some((question, false)) => Deed::Roll { question, faces: None },
            None if over => break,
            None => match begin.take().or_else(|| S::System::turn(game.state(), &[])) {
                Some(command) => Deed::Command(command),
                None => break,
            },
        };
        // A choice at random may not be allowed.
        let Ok(entries) = game.decide(Author::GM, deed, &mut dice) else { continue };
        game.push(record(game.seq() + 1, entries)).expect("the next record");
    }
    let bodies = game.records().iter().map(|it| serde_json::to_vec(it).expect("it is data"));
    load(book.id, bodies.collect()).expect("a right log")
}

fn analysed(game: &dyn AnyGame, lang: Lang, runs: u32) -> InsightView {
    let insight = game.insight(lang, None).unwrap_or_else(|it| panic!("{}", it.text));
    insight.analyse(runs, 5, &mut |_| true)
}

fn is_near(sum: f64, end: EstimateView) -> bool {
    (sum - end.value).abs() < 1e-9
}

/// Beginning + luck + decisions + by hand = end, for every side and every cost.
fn adds_up(view: &InsightView) {
    for it in &view.sides {
        let sum = it.beginning.value + it.luck.value + it.decisions.value + it.by_hand.value;
        assert!(is_near(sum, it.end), "{it:?}");
    }
    for it in &view.costs {
        let sum = it.expected.value + it.luck.value + it.decisions.value + it.by_hand.value;
        assert!((sum - it.after.value).abs() < 1e-6, "{it:?}");
    }
    // The points leave out what changed nothing, so their changes still add up.
    let sum: f64 = view.points.iter().map(|it| it.change.value).sum();
    let at = |n: Option<usize>| n.map_or(0.0, |n| view.points[n].chances[0].value);
    assert!((at(Some(0)) + sum - at(view.points.len().checked_sub(1))).abs() < 1e-9);
}

#[test]
fn fights_of_every_book_add_up_and_are_told() {
    for (seed, book) in (0..).zip(BOOKS) {
        let game = fought(book, seed);
        let view = analysed(&*game, if seed % 2 == 0 { Lang::De } else { Lang::En }, 4);
        adds_up(&view);
        // Nobody can win a fight before it begins, but its beginning is part of it.
        let chances: f64 = view.sides.iter().map(|it| it.beginning.value).sum();
        assert!(chances > 0.7, "{}: {:?}", book.id, view.sides);
        let of = |kind| view.points.iter().filter(|it| it.kind == kind).count();
        let (luck, decisions) = (of(InsightKind::Luck), of(InsightKind::Decision));
        assert!(luck > 10 && decisions > 0, "{}: {luck}, {decisions}", book.id);
        let text = serde_json::to_string(&view).expect("it is data");
        assert!(!text.contains('⟨'), "{}: a message is missing: {text}", book.id);
        assert!(view.points.iter().all(|it| it.chances.len() == view.sides.len()));
        assert!(view.luckiest.len() <= 3 && view.costliest.len() <= 3 && !view.dice.is_empty());
    }
}

#[test]
fn the_same_seed_gives_the_same_insight_and_more_fights_less_error() {
    let game = fought(&BOOKS[0], 1);
    let (few, many) = (analysed(&*game, Lang::En, 4), analysed(&*game, Lang::En, 24));
    assert_eq!(few, analysed(&*game, Lang::En, 4));
    let worst = |it: &InsightView| it.points.iter().map(|it| it.chances[0].error).fold(0.0, f64::max);
    assert!(worst(&many) < worst(&few));
    let mut asked = 0;
    let insight = game.insight(Lang::En, Some(1)).expect("a fight");
    let stopped = insight.analyse(24, 5, &mut |so_far| {
        asked += 1;
        so_far().runs < 8
    });
    assert_eq!((stopped.runs, asked), (8, 5), "it stops when told to");
}

#[test]
fn a_table_without_a_fight_says_so() {
    let game = schwung_systems::blank("sotc", Lang::En).map_err(|it| it.join("\n")).expect("a table");
    let refused = |number| game.insight(Lang::En, number).err().map(|it| (it.code, it.text));
    let (code, text) = refused(None).expect("there was no fight");
    assert!(code == "no_fight" && text.contains("no fight"), "{text}");
    let text =
        fought(&BOOKS[0], 0).insight(Lang::De, Some(7)).err().map(|it| it.text).expect("no such fight");
    assert!(text.contains("1 bis 1"), "{text}");
}
