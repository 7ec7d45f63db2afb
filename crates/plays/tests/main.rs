//! The index of the plays.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use schwung_plays::{Play, all, of_rule};
use schwung_rulebook::{Kind, Lang};

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
fn plays_that_mark_the_rule_come_first_and_then_those_about_the_fewest_rules() {
    for rule in schwung_rulebook::all() {
        let Some(showing) = of_rule(rule.id) else { continue };
        let of = |it: &&'static Play| (it.marked(showing.rule).is_none(), it.proves.len());
        let order: Vec<(bool, usize)> = showing.plays.iter().map(of).collect();
        assert!(order.is_sorted(), "{}: {order:?}", rule.id);
    }
    // One about fewer rules is about somebody who loses a companion.
    let first = |rule| of_rule(rule).map(|it| it.plays[0].name);
    assert_eq!(first("sotc.concession.offer"), Some("sotc-concession-offer"));
}

#[test]
fn every_play_has_a_title_in_both_languages() {
    let missing = all().iter().filter(|it| Lang::ALL.iter().any(|lang| it.title(*lang).trim().is_empty()));
    assert_eq!(missing.map(|it| it.name).collect::<Vec<_>>(), Vec::<&str>::new());
    for lang in Lang::ALL {
        // They tell the plays of a book apart.
        let titles: BTreeSet<_> = all().iter().map(|it| (it.system, it.title(lang))).collect();
        assert_eq!(titles.len(), all().len(), "{lang:?}");
    }
    assert!(all().iter().all(|it| it.title(Lang::De) != it.title(Lang::En)));
    // The scene has the title as well.
    let told = |it: &&Play, lang| it.text_in(lang).contains(&format!("title = {:?}\n", it.title(lang)));
    let not = all().iter().filter(|it| !Lang::ALL.iter().all(|lang| told(it, *lang)));
    assert_eq!(not.map(|it| it.name).collect::<Vec<_>>(), Vec::<&str>::new());
}
