//! The index of the plays.

#![allow(clippy::unwrap_used)]

use schwung_plays::{all, of_rule};
use schwung_rulebook::Kind;

#[test]
fn almost_every_rule_can_be_tried() {
    let rules = schwung_rulebook::all();
    let own = rules.iter().filter(|it| of_rule(it.id).is_some_and(|showing| showing.rule == it.id)).count();
    let near = rules.iter().filter(|it| of_rule(it.id).is_some_and(|showing| showing.rule != it.id)).count();
    assert!(
        own >= 975 && own + near >= 1_031,
        "of {} rules, {own} have plays and {near} near ones",
        rules.len()
    );
    // What is carried out can be seen.
    let bare = rules.iter().filter(|it| it.kind == Kind::Mechanic && of_rule(it.id).is_none());
    assert_eq!(bare.map(|it| it.id).collect::<Vec<_>>(), Vec::<&str>::new());
}

#[test]
fn every_embedded_play_is_whole() {
    for play in all() {
        let text = play.text();
        assert!(text.starts_with("+++\n") && text.matches("+++").count() == 2, "{}", play.name);
        let inputs = text.split("+++").nth(2).unwrap().lines().filter(|it| !it.is_empty()).count();
        assert_eq!(inputs, play.steps, "{}", play.name);
        assert!(play.proves.iter().all(|it| schwung_rulebook::get(it).is_some()), "{}", play.name);
    }
}

#[test]
fn the_play_about_the_fewest_rules_comes_first() {
    for rule in schwung_rulebook::all() {
        let Some(showing) = of_rule(rule.id) else { continue };
        let sizes: Vec<usize> = showing.plays.iter().map(|it| it.proves.len()).collect();
        assert!(sizes.is_sorted(), "{}: {sizes:?}", rule.id);
    }
}
