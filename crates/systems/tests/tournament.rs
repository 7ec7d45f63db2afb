//! Tournaments of habits.

#![allow(clippy::unwrap_used)]

use schwung_play::Manner::{self, Careful, Clever, Plain};
use schwung_rulebook::Lang;
use schwung_systems::{AnyFight, Tournament};
use schwung_views::wire::SimulationView;

const ALL: [Manner; 3] = [Plain, Careful, Clever];

fn fight(book: &str, people: &str) -> Box<dyn AnyFight> {
    let kind = if book == "sotc" { "kind = \"physical\"\n" } else { "" };
    let text = format!("system = \"{book}\"\n[conflict]\n{kind}{people}");
    schwung_systems::fight(&text, Lang::En, 1).map_err(|it| it.join("\n")).unwrap()
}

/// A duel of equals.
fn duel(book: &str) -> Box<dyn AnyFight> {
    let of = |name: &str, side: &str| format!("[[character]]\nname = \"{name}\"\nside = \"{side}\"\n");
    fight(book, &(of("Anna", "one") + &of("Boris", "other")))
}

/// Two on each side, one of whom is almost out: attacking the weakest is an advantage.
fn unequal() -> Box<dyn AnyFight> {
    let of = |name: &str, side: &str, endurance: u8| {
        format!("[[character]]\nname = \"{name}\"\nside = \"{side}\"\nendurance = {endurance}\n")
    };
    let of_side = |side: &str| of(&format!("{side} A"), side, 12) + &of(&format!("{side} B"), side, 2);
    fight("zerospace", &(of_side("one") + &of_side("other")))
}

fn held(fight: &mut dyn AnyFight, among: &[Manner], runs: u64, seed: u64, threads: usize) -> Tournament {
    fight.tournament(among, runs, seed, threads, &|_| true).unwrap()
}

fn forecast(fight: &dyn AnyFight) -> SimulationView {
    fight.simulate(32, 5, 1, &|_| true).unwrap()
}

#[test]
fn chances_of_both_sides_sum_to_one_and_equals_are_equal() {
    for book in ["sotc", "zerospace"] {
        let mut fight = duel(book);
        let runs = 400;
        let all = held(&mut *fight, &[Plain, Careful], runs, 3, 2);
        let [pairing] = &all.pairings[..] else { panic!("{all:?}") };
        assert_eq!((pairing.habit, pairing.against, pairing.sides.len()), ("careful", "plain", 2), "{book}");
        let before: f64 = pairing.sides.iter().map(|it| it.before).sum();
        assert!((before - 1.0).abs() < 1e-9, "{book}: somebody wins each fight: {before}");
        assert!((pairing.before - 0.5).abs() < 1e-9, "{book}");
        let mean = pairing.sides.iter().map(|it| it.share).sum::<f64>() / 2.0;
        assert!((pairing.share - mean).abs() < 1e-9, "{book}");
        assert!(pairing.error > 0.0 && pairing.error < 0.05, "{book}: {}", pairing.error);
    }
}

#[test]
fn who_attacks_the_weakest_wins_more_often() {
    let all = held(&mut *unequal(), &[Plain, Careful], 600, 1, 2);
    assert!(all.pairings[0].is_better(), "{all:?}");
    assert!(!all.pairings[0].is_worse());
}

#[test]
fn a_tournament_is_a_function_of_its_seed() {
    let of = |seed, threads| held(&mut *unequal(), &[Plain, Careful], 64, seed, threads);
    assert_eq!(of(1, 1), of(1, 2));
    assert_ne!(of(1, 1).pairings, of(2, 1).pairings);
}

#[test]
fn every_habit_meets_the_plainer_ones() {
    let people = "[[character]]\nname = \"Anna\"\nside = \"one\"\nendurance = 1\n\
                  [[character]]\nname = \"Boris\"\nside = \"other\"\nendurance = 1\n";
    let mut fight = fight("zerospace", people);
    let all = held(&mut *fight, &ALL, 2, 1, 2);
    let pairs: Vec<(&str, &str)> = all.pairings.iter().map(|it| (it.habit, it.against)).collect();
    assert_eq!(pairs, [("careful", "plain"), ("clever", "plain"), ("clever", "careful")]);
    assert_eq!(held(&mut *fight, &ALL, 2, 1, 1), all, "looking ahead is repeatable");
}

#[test]
fn habits_are_as_before_after_a_tournament_and_after_a_stopped_one() {
    let mut fight = unequal();
    fight.decide_as(Careful, Some(0));
    let before = forecast(&*fight);
    held(&mut *fight, &[Plain, Careful], 16, 1, 1);
    assert_eq!(forecast(&*fight), before);
    assert_eq!(fight.tournament(&ALL, 16, 1, 1, &|_| false), None);
    assert_eq!(forecast(&*fight), before, "after it was stopped");
}
