//! The stored form of a shelf.

use schwung_server::{
    Fault,
    internal::kept::{Did, MOST_BYTES, MOST_ITEMS, MOST_TOGETHER, PAGE, Shelf},
};
use schwung_views::wire::{PutItem, StoredKind};

fn put(id: Option<u32>, version: u64, body: &str) -> PutItem {
    PutItem {
        key: "k".to_owned(),
        id,
        version,
        kind: StoredKind::Character,
        system: "sotc".to_owned(),
        name: "Ida".to_owned(),
        body: body.to_owned(),
        note: String::new(),
        campaign: None,
    }
}

fn does(shelf: &mut Shelf, did: Did) -> usize {
    let text = serde_json::to_vec(&shelf.record(7, did)).expect("JSON");
    let record = serde_json::from_slice(&text).expect("a record");
    shelf.apply(shelf.head + 1, text.len(), record);
    text.len()
}

#[test]
fn a_change_needs_the_version_that_was_read() {
    let mut shelf = Shelf::default();
    does(&mut shelf, Did::Opened);
    let did = shelf.put(&put(None, 0, "one"), 5).expect("room");
    does(&mut shelf, did);
    let (id, version) = (shelf.all.items[0].id, shelf.all.items[0].version);
    assert!(matches!(shelf.put(&put(Some(id), version - 1, "late"), 5), Err(Fault::Changed)));
    assert!(matches!(shelf.put(&put(Some(id + 1), 0, "nowhere"), 5), Err(Fault::NoSuchPage)));
    let did = shelf.put(&put(Some(id), version, "two"), 6).expect("the version that is there");
    does(&mut shelf, did);
    assert_eq!((shelf.all.items.len(), &*shelf.all.items[0].body), (1, "two"));
    does(&mut shelf, Did::Removed { id });
    let Ok(Did::Put(next)) = shelf.put(&put(None, 0, "three"), 6) else { panic!("no room") };
    assert_eq!(next.id, id + 1, "numbers are not used twice");
}

#[test]
fn the_end_of_the_log_says_everything() {
    let (mut shelf, mut rows) = (Shelf::default(), Vec::new());
    let mut step = |shelf: &mut Shelf, did: Did| {
        let text = serde_json::to_vec(&shelf.record(7, did)).expect("JSON");
        rows.push(text.clone());
        shelf.apply(shelf.head + 1, text.len(), serde_json::from_slice(&text).expect("a record"));
    };
    step(&mut shelf, Did::Opened);
    for n in 0..150u32 {
        let old = (n % 3 == 2).then(|| shelf.all.items[0].clone());
        let wanted = old.map_or_else(|| put(None, 0, "new"), |it| put(Some(it.id), it.version, "changed"));
        let did = shelf.put(&wanted, 5).expect("room");
        step(&mut shelf, did);
    }
    let from = (shelf.head - 1) / PAGE * PAGE;
    let mut end = Shelf::default();
    for (seq, row) in (1u64..).zip(&rows).filter(|it| it.0 > from) {
        end.apply(seq, row.len(), serde_json::from_slice(row).expect("a record"));
    }
    assert_eq!(end, shelf);
}

#[test]
fn a_shelf_has_limits() {
    let mut shelf = Shelf::default();
    does(&mut shelf, Did::Opened);
    assert!(matches!(shelf.put(&put(None, 0, &"x".repeat(MOST_BYTES + 1)), 5), Err(Fault::TooLarge(_))));
    let nameless = PutItem { name: " \n".to_owned(), ..put(None, 0, "x") };
    assert!(matches!(shelf.put(&nameless, 5), Err(Fault::Malformed(_))));
    for _ in 0..MOST_TOGETHER / MOST_BYTES {
        let did = shelf.put(&put(None, 0, &"x".repeat(MOST_BYTES)), 5).expect("room");
        does(&mut shelf, did);
    }
    assert!(matches!(shelf.put(&put(None, 0, "x"), 5), Err(Fault::ShelfFull)));
    let mut shelf = Shelf::default();
    for _ in 0..MOST_ITEMS {
        let did = shelf.put(&put(None, 0, "x"), 5).expect("room");
        does(&mut shelf, did);
    }
    assert!(matches!(shelf.put(&put(None, 0, "x"), 5), Err(Fault::ShelfFull)));
}
