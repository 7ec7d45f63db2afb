//! Tests of what-ifs of tables of every book, with the same code for all books.

use schwung_log::{Audience, HouseDeed};
use schwung_rulebook::Lang;
use schwung_systems::{AnyCourses, AnyGame, BOOKS, Book, Comparison, load};
use schwung_views::wire::{Do, InsightView, Role, You};

use crate::{
    commits::{GM, WATCH},
    insight::fought,
};

const PLAYER: You = You { role: Role::Player, seat: Some(1) };

fn analysed(it: &dyn AnyCourses) -> [InsightView; 2] {
    let mut played_on = Vec::new();
    let found = it.analyse(6, 5, &mut |so_far| {
        played_on.push(so_far().map(|it| it.runs));
        true
    });
    // Each fight is played on once from each course, and both always rest on equally many.
    assert_eq!(played_on, [[4; 2], [5; 2], [6; 2]]);
    found
}

/// The records of the game at which actions begin.
fn actions(game: &dyn AnyGame) -> Vec<u64> {
    let lines = game.lines(GM, Lang::De.into(), 0, u64::MAX);
    let mut all: Vec<u64> = lines.into_iter().filter_map(|it| it.act).collect();
    all.dedup();
    all
}

fn forked(game: &dyn AnyGame, from: u64) -> Box<dyn AnyGame> {
    game.fork(Lang::De, from, 7, "f").unwrap_or_else(|it| panic!("{}", it.text)).0
}

fn act(game: &mut dyn AnyGame, what: HouseDeed) {
    let deed = game.parse(Lang::De, Do::House(what)).expect("it is a deed");
    let id = format!("deed-{}", game.seq());
    let decided = game.decide(GM, Lang::De, &id, 0, &deed, &mut schwung_play::Random::new(1));
    game.commit(decided.unwrap_or_else(|it| panic!("{}", it.text))).expect("the next record");
}

fn book_with_everything(book: &Book) {
    let game = fought(book, 3);
    let all = actions(&*game);
    let from = all[all.len() / 2];
    let before = game.exported();
    let (mut fork, opened) = game.fork(Lang::De, from, 7, "f").unwrap_or_else(|it| panic!("{}", it.text));
    assert_eq!(game.exported(), before, "{}: a what-if changes nothing", book.id);
    let loaded = load(book.id, opened.bodies).expect("a right log");
    assert_eq!(loaded.state_hash(), fork.state_hash(), "{}", book.id);

    let compare = |fork: &dyn AnyGame, you, by_habit, seed| fork.compared(you, Lang::En, by_habit, seed);
    let both = |it: Comparison| {
        let [original, fork] = analysed(&*it.courses);
        (it.from, it.by_habit, original, fork)
    };
    let (at, by_habit, original, tried) = both(compare(&*fork, GM, false, 1).expect("a fight"));
    assert_eq!((at, by_habit), (from, None), "{}", book.id);
    assert_eq!(original.begin, tried.begin, "{}: it is the same fight", book.id);
    assert!(tried.points.len() < original.points.len(), "{}", book.id);
    let (_, by_habit, same, played) = both(compare(&*fork, GM, true, 1).expect("a fight"));
    assert_eq!(same, original, "{}", book.id);
    assert!(by_habit.is_some_and(|it| it > from), "{}: {by_habit:?}", book.id);
    assert!(played.points.len() > tried.points.len(), "{}", book.id);
    // Both use the same words for what they have in common.
    let texts = |it: &InsightView| -> Vec<String> {
        it.points.iter().filter(|it| it.seq < from).map(|it| it.text.clone()).collect()
    };
    let (of_original, of_fork) = (texts(&original), texts(&played));
    let common = of_original.len().min(of_fork.len()).saturating_sub(1);
    assert_eq!(of_original[..common], of_fork[..common], "{}", book.id);
    assert_eq!(both(compare(&*fork, GM, true, 1).expect("a fight")).3, played, "{}: the same seed", book.id);
    assert_eq!(fork.exported(), fork.snapshot().exported());

    // Other players see nothing of a fight in progress, even if analyses were shared, and no habits play for them.
    act(&mut *fork, HouseDeed::ShareInsight { fight: original.begin, to: Audience::Table });
    for you in [PLAYER, WATCH] {
        let refused = compare(&*fork, you, true, 1).expect_err("the fight goes on");
        assert_eq!(refused.code, "no_fight", "{}", book.id);
    }
    assert_eq!(compare(&*game, GM, true, 1).expect_err("no what-if").code, "no_what_if");
}

#[test]
fn habits_play_a_what_if_of_every_book_beside_what_was_played() {
    for book in BOOKS {
        book_with_everything(book);
    }
}

#[test]
fn what_has_no_what_ifs_says_so() {
    let game = fought(&BOOKS[0], 3);
    let from = actions(&*game)[1];
    let fork = forked(&*game, from);
    assert_eq!(fork.fork(Lang::De, from, 7, "g").err().map(|it| it.code), Some("what_if"));
    assert_eq!(game.fork(Lang::De, 1, 7, "g").err().map(|it| it.code), Some("no_such_item"));
    let next = |it: &dyn AnyGame| it.next_table(Lang::De, "", 7, "n").err().map(|it| it.code);
    assert_eq!(next(&*fork), Some("what_if"));
    let title = |it: &dyn AnyGame| it.house().title.clone();
    assert!(title(&*fork).starts_with("Was wäre, wenn: "), "{}", title(&*fork));
    // Each title names the action that is replaced, so that several can be distinguished.
    assert_ne!(title(&*fork), title(&*forked(&*game, actions(&*game)[2])));
}
