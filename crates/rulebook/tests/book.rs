//! What the static table guarantees.

use schwung_rulebook::{System, all, get, systems};

#[test]
fn every_rule_is_found_by_its_id() {
    for rule in all() {
        assert_eq!(get(rule.id), Some(rule));
    }
    for id in ["", ".", "sotc", "sotc.hold", "sotc.hold.", "SOTC.HOLD.DECLARE", "zzz.zzz.zzz"] {
        assert_eq!(get(id), None, "{id}");
    }
}

#[test]
fn ids_are_system_topic_and_name() {
    for rule in all() {
        let rest = rule.id.strip_prefix(rule.system).and_then(|rest| rest.strip_prefix('.'));
        let name =
            rest.and_then(|rest| rest.strip_prefix(rule.topic)).and_then(|rest| rest.strip_prefix('.'));
        assert!(name.is_some_and(|name| !name.is_empty()), "{}", rule.id);
    }
}

#[test]
fn every_see_leads_somewhere() {
    for rule in all() {
        for id in rule.see {
            assert!(get(id).is_some(), "{} sees {id}", rule.id);
        }
    }
}

#[test]
fn the_book_is_told_system_by_system_and_topic_by_topic() {
    let told: Vec<&str> = systems().iter().flat_map(System::rules).map(|rule| rule.id).collect();
    assert_eq!(told, all().iter().map(|rule| rule.id).collect::<Vec<_>>());
    for system in systems() {
        let place = |topic| system.topics.iter().position(|listed| *listed == topic);
        let places: Vec<_> = system.rules().iter().map(|rule| place(rule.topic)).collect();
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{}", system.id);
    }
}
