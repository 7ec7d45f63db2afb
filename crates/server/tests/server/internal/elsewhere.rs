//! People who are connected to other servers.

use std::collections::BTreeSet;

use schwung_server::internal::Elsewhere;

#[test]
fn people_elsewhere_are_counted_once() {
    let elsewhere = Elsewhere::default();
    assert!(elsewhere.note("one", BTreeSet::from([1, 2]), 1));
    assert!(!elsewhere.note("one", BTreeSet::from([1, 2]), 1));
    assert!(elsewhere.note("two", BTreeSet::from([2]), 4));
    let (mut seats, mut watching) = (BTreeSet::from([0]), 1);
    elsewhere.add_to(&mut seats, &mut watching);
    assert_eq!((seats, watching), (BTreeSet::from([0, 1, 2]), 6));
    assert!(elsewhere.note("two", BTreeSet::new(), 0));
    assert!(!elsewhere.note("two", BTreeSet::new(), 0));
    assert!(!elsewhere.tidy());
}
