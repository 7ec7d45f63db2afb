//! Laws of what a system declares in lists.

use std::collections::HashSet;
use std::fmt::Debug;

use schwung_table::{Hosted, Position, Switch, SwitchKind};

/// Every switch has a name of its own, takes its own position and each that it offers, and refuses any other without a
/// change.
///
/// # Panics
/// If a switch does not.
pub fn every_switch_takes_its_positions<T: Default + PartialEq + Debug>(all: &[Switch<T>]) {
    let mut names = HashSet::new();
    for switch in all {
        assert!(names.insert(switch.name), "{} stands twice", switch.name);
        let mut switches = T::default();
        let position = (switch.get)(&switches);
        assert!((switch.set)(&mut switches, &position), "{}", switch.name);
        assert!(!(switch.set)(&mut switches, &Position::Word("nonsense".to_owned())), "{}", switch.name);
        assert!(!(switch.set)(&mut switches, &Position::Number(1_000)), "{}", switch.name);
        assert_eq!(switches, T::default(), "{}", switch.name);
        if let SwitchKind::Choice(words) = switch.kind {
            for word in words {
                let position = Position::Word((*word).to_owned());
                assert!((switch.set)(&mut switches, &position), "{}: {word}", switch.name);
                assert_eq!((switch.get)(&switches), position, "{}", switch.name);
            }
        }
    }
}

/// No two kinds of question have the same name.
///
/// # Panics
/// If two have.
pub fn kinds_of_question_are_told_apart<S: Hosted>() {
    let mut kinds = HashSet::new();
    for kind in S::kinds() {
        assert!(kinds.insert(kind), "{kind} stands twice");
    }
    assert!(!kinds.is_empty(), "it asks something");
}
