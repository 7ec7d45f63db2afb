//! Tables move from one store to another without a difference.

use std::sync::Arc;

use schwung_store::{
    Append, CommandId, Grant, GrantChange, Memory, Row, Sqlite, Store, TableId, TableInfo, TransferError,
    all_in_order, transfer,
};
use tempfile::TempDir;

fn table(name: &str) -> TableId {
    TableId::new(name).expect("a name")
}

fn row(seq: u64, id: &str) -> Row {
    Row { seq, id: CommandId::new(id).expect("an id"), at: 7, body: format!("{seq} {id}").into_bytes() }
}

fn grant(table_name: &str, of: u8) -> Grant {
    let table = table(table_name);
    Grant { hash: [of; 32], table, role: "seat".into(), seat: Some(of), created_at: 3, revoked: false }
}

async fn fill(store: &dyn Store, name: &str, rows: u64) {
    let info = TableInfo { id: table(name), created_at: 1, title: "Montag".into(), system: "sotc".into() };
    store.create(info, row(1, "begin"), vec![grant(name, name.as_bytes()[0])]).await.expect("a table");
    let table = table(name);
    let appends = (2..=rows).map(|seq| store.append(&table, row(seq, &format!("c{seq}"))));
    for appended in all_in_order(appends).await {
        assert_eq!(appended.expect("an answer"), Append::Done);
    }
}

/// There and back again, with an interruption and a second evening in between.
#[tokio::test]
async fn tables_move_there_and_back() {
    let folder = TempDir::new().expect("a folder");
    let one = Sqlite::open(folder.path().join("one.db")).expect("a store");
    let two: Arc<dyn Store> = Arc::new(Memory::new());
    fill(&one, "a", 2_500).await;
    fill(&one, "b", 1).await;
    // The first attempt ended in the middle of a table.
    two.adopt_key(one.key().await.expect("a secret")).await.expect("an answer");
    let info = one.info(&table("a")).await.expect("an answer").expect("a table");
    two.create(info, row(1, "begin"), Vec::new()).await.expect("a table");
    two.append(&table("a"), row(2, "c2")).await.expect("an answer");

    let mut places = Vec::new();
    let done = transfer(&one, &*two, |nth, of| places.push((nth, of))).await.expect("it moves");
    assert_eq!((done.tables, done.rows, done.kept), (2, 2_499, 2));
    assert_eq!(places, [(1, 2), (2, 2)]);
    assert_eq!(two.tables().await.expect("tables"), one.tables().await.expect("tables"));
    assert_eq!(two.grants(&table("a")).await.expect("grants"), [grant("a", b'a')]);
    assert_eq!(two.key().await.expect("a secret"), one.key().await.expect("a secret"));

    // Played on, then moved again.
    let changes = vec![GrantChange::Revoke([b'a'; 32]), GrantChange::Add(grant("a", 9))];
    one.append_with(&table("a"), row(2_501, "later"), changes).await.expect("an answer");
    one.set_title(&table("a"), "Dienstag".into()).await.expect("a title");
    let done = transfer(&one, &*two, |_, _| {}).await.expect("it moves");
    assert_eq!((done.tables, done.rows, done.kept), (2, 1, 2_501));
    assert_eq!(
        two.grants(&table("a")).await.expect("grants"),
        one.grants(&table("a")).await.expect("grants")
    );

    let back = Sqlite::open(folder.path().join("back.db")).expect("a store");
    transfer(&*two, &back, |_, _| {}).await.expect("it moves back");
    assert_eq!(back.tables().await.expect("tables"), one.tables().await.expect("tables"));
}

#[tokio::test]
async fn what_does_not_belong_together_is_not_mixed() {
    let (one, two) = (Memory::new(), Memory::new());
    one.adopt_key([1; 32]).await.expect("an answer");
    two.adopt_key([2; 32]).await.expect("an answer");
    fill(&one, "a", 3).await;
    fill(&two, "b", 3).await;
    let taken = transfer(&one, &two, |_, _| {}).await;
    assert!(matches!(taken, Err(TransferError::Taken)), "{taken:?}");

    let three = Memory::new();
    three.adopt_key([1; 32]).await.expect("an answer");
    fill(&three, "a", 2).await;
    three.append(&table("a"), row(3, "other")).await.expect("an answer");
    let differs = transfer(&one, &three, |_, _| {}).await;
    assert!(matches!(differs, Err(TransferError::Differs(_))), "{differs:?}");
}

/// A damaged table is left where it is, so that its damage is not taken for its end.
#[tokio::test]
async fn a_damaged_table_stays_behind() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("one.db");
    let one = Sqlite::open(&path).expect("a store");
    fill(&one, "a", 3).await;
    fill(&one, "b", 3).await;
    one.close().await.expect("it closes");
    let file = rusqlite::Connection::open(&path).expect("a database");
    file.execute_batch(
        "drop trigger rows_stay_as_they_are; update rows set body = x'00' where table_id = 'a' and seq = 2",
    )
    .expect("it is damaged");
    drop(file);
    let (one, two) = (Sqlite::open(&path).expect("a store"), Memory::new());
    let done = transfer(&one, &two, |_, _| {}).await.expect("it moves");
    assert_eq!((done.tables, done.damaged.keys().collect::<Vec<_>>()), (1, vec![&table("a")]));
    assert_eq!(two.tables().await.expect("tables").len(), 1);
}
