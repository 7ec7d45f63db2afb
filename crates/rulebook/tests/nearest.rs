//! Suggestions for unknown ids.

use std::collections::{BTreeMap, BTreeSet};

use schwung_rulebook::internal::typed_forms;
use schwung_rulebook::{all, nearest};

fn first(typed: &str) -> Option<&'static str> {
    nearest(typed).first().map(|rule| rule.id)
}

#[test]
fn slips_and_missing_segments_are_forgiven() {
    for typed in
        ["sotc.hold.declare", "sotc.hold.delcare", "Sotc.Hold.Declare", "sotc.hodl.declare", "hold.declare"]
    {
        assert_eq!(first(typed), Some("sotc.hold.declare"), "{typed}");
    }
}

#[test]
fn the_right_topic_is_something() {
    for typed in ["sotc.hold.xyzzyxyzzy", "sotc.hold"] {
        let near = nearest(typed);
        assert!(!near.is_empty() && near.iter().all(|rule| rule.topic == "hold"), "{typed}: {near:?}");
    }
    // Without a system, or with a slip in it, topics of other books may be similar as well.
    for typed in ["hold", "hodl"] {
        assert_eq!(nearest(typed).first().map(|rule| rule.topic), Some("hold"), "{typed}");
    }
}

#[test]
fn nothing_is_near_to_nonsense() {
    for typed in ["", "   ", "xyzzyxyzzy", "ß", &"sotc.".repeat(1000)] {
        assert_eq!(first(typed), None, "{typed}");
    }
}

#[test]
fn there_are_at_most_five() {
    assert!(all().iter().all(|rule| nearest(rule.topic).len() <= 5));
}

#[test]
fn an_existing_id_is_its_own_nearest() {
    // Each is compared with all, which takes long; it is enough that no other rule is written like it.
    let mut alike = BTreeMap::<&str, BTreeSet<&str>>::new();
    for rule in all() {
        for form in typed_forms(rule) {
            alike.entry(form).or_default().insert(rule.id);
        }
    }
    assert!(all().iter().all(|rule| alike[rule.id] == BTreeSet::from([rule.id])));
    assert!(all().iter().step_by(16).all(|rule| first(rule.id) == Some(rule.id)));
}
