//! Limits on open connections per address.

use schwung_server::{Limits, internal::Places};

#[test]
fn a_place_is_free_again_when_it_is_left() {
    let places = Places::new(&Limits { connections: 8, ..Limits::default() });
    let take = |from: &str| places.take(from.parse().expect("an address"));
    let (one, two) = (take("10.0.0.1"), take("10.0.0.1"));
    assert!(one.is_some() && two.is_some() && take("10.0.0.1").is_none());
    assert!(take("10.0.0.2").is_some());
    assert!(take("::ffff:10.0.0.1").is_none(), "the same address in other words");
    drop(one);
    assert!(take("10.0.0.1").is_some());
    drop(two);
    assert!(places.taken().is_empty(), "nobody is remembered");
    let own: Vec<_> = (0..100).map(|_| take("127.0.0.1")).collect();
    assert!(own.iter().all(Option::is_some));
    let limits = Limits { connections_per_address: Some(1), ..Limits::default() };
    let places = Places::new(&limits);
    let own: Vec<_> = (0..3).map(|_| places.take("127.0.0.1".parse().expect("an address"))).collect();
    assert!(own.iter().all(Option::is_some), "a proxy on this machine");
    let strict = Places::new(&Limits { limits_loopback: true, ..limits });
    let own = strict.take("127.0.0.1".parse().expect("an address"));
    assert!(own.is_some() && strict.take("127.0.0.1".parse().expect("an address")).is_none());
}
