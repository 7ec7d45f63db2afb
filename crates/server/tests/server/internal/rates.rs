//! Rate limits per address.

use schwung_server::{
    Fault, Limits,
    internal::{Rate, Rates},
};

#[test]
fn each_address_has_a_bucket_of_its_own() {
    let rates = Rates::new(&Limits { tables_per_hour: 2, ..Limits::default() });
    let count = |from: &str| rates.count(Rate::Table, from.parse().expect("an address")).is_ok();
    assert_eq!([count("10.0.0.1"), count("10.0.0.1"), count("10.0.0.1")], [true, true, false]);
    assert!(count("10.0.0.2"));
    assert!(!count("::ffff:10.0.0.1"), "the same address in other words");
    assert_eq!([count("2001:db8::1"), count("2001:db8::2"), count("2001:db8::3")], [true, true, false]);
    assert!(count("2001:db8:0:1::1"));
    match rates.count(Rate::Table, "10.0.0.1".parse().expect("an address")) {
        Err(Fault::TooMany(seconds)) => assert!((1_700..=1_801).contains(&seconds), "{seconds}"),
        other => panic!("{other:?}"),
    }
}
