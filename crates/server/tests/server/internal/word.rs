//! Messages between servers.

use std::collections::BTreeSet;

use schwung_server::internal::{Rate, Word};
use schwung_store::TableId;

#[test]
fn words_are_read_as_they_were_said() {
    let table = TableId::new("a-1").expect("a name");
    let address = "2001:db8::1".parse().expect("an address");
    for word in [
        Word::Online { table: table.clone(), seats: BTreeSet::from([0, 7]), watching: 3 },
        Word::Online { table: table.clone(), seats: BTreeSet::new(), watching: 0 },
        Word::Who(table),
        Word::Admitted(Rate::Join, address),
    ] {
        assert_eq!(Word::read(&word.text()), Some(word));
    }
    for text in ["", "online", "online A 1 ", "online a x 1", "who", "admitted request x", "later a b"] {
        assert_eq!(Word::read(text), None, "{text}");
    }
}
