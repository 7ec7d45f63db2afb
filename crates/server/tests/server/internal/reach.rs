//! Public addresses.

use std::time::Duration;

use schwung_server::{Unreached, reach};

#[test]
fn only_addresses_of_servers_are_opened() {
    let patience = Duration::from_secs(5);
    for url in ["table.example", "ftp://table.example", "https:/table.example"] {
        assert!(matches!(reach(url, patience), Err(Unreached::Url)), "{url}");
    }
    let unknown = reach("http://nowhere.invalid/path", patience);
    assert!(matches!(unknown, Err(Unreached::Name)), "{unknown:?}");
}
