//! Laws of tables and of the store as a whole.

use super::{Subject, assert_refused, assert_unknown, begun, fill, grant, info, log, name, row};
use crate::{Append, Digest, Listed, Overview, Row, StoreError, TableInfo};

/// The list contains every table once, ordered by id, with its last row.
pub async fn tables_are_listed<S: Subject>() {
    let subject = S::new();
    let store = subject.open().await;
    store.check().await.expect("a store that works");
    assert_eq!(store.tables().await.expect("tables"), []);
    for table in ["c", "a", "b"] {
        store.create(info(table), row(1, "begin"), Vec::new()).await.expect("a new table");
    }
    fill(&*store, &name("b"), 4).await;
    let earlier = Row { at: 7, ..row(5, "c5") };
    assert_eq!(store.append(&name("b"), earlier).await.expect("an answer"), Append::Done);
    store.set_title(&name("c"), "Käse & Würfel".to_owned()).await.expect("another title");
    let titled = TableInfo { title: "Käse & Würfel".to_owned(), ..info("c") };
    let of = |info, last_at, bodies: &[&str]| Listed {
        info,
        head: bodies.len() as u64,
        hash: bodies.iter().fold(Digest::START, |hash, it| hash.then(it.as_bytes())),
        last_at,
        bytes: bodies.iter().map(|it| it.len() as u64).sum(),
        has_grants: false,
    };
    let listed = [
        of(info("a"), 1_001, &["1 begin"]),
        of(info("b"), 7, &["1 begin", "2 c2", "3 c3", "4 c4", "5 c5"]),
        of(titled.clone(), 1_001, &["1 begin"]),
    ];
    assert_eq!(store.tables().await.expect("tables"), listed);
    assert_eq!(store.info(&name("c")).await.expect("a head"), Some(titled));
    assert_eq!(store.info(&name("b")).await.expect("a head"), Some(info("b")));
    store.check().await.expect("a store that works");
}

/// The overview and the newest table agree with the list.
pub async fn an_overview_agrees_with_the_list<S: Subject>() {
    let subject = S::new();
    let store = subject.open().await;
    assert_eq!(store.overview().await.expect("an overview"), Overview::default());
    assert_eq!(store.newest("").await.expect("an answer"), None);
    for (table, created_at, system) in
        [("demo-a", 5, "sotc"), ("demo-b", 7, "malmsturm"), ("demo-c", 7, "sotc"), ("demo-d", 6, "sotc")]
    {
        let info = TableInfo { created_at, system: system.to_owned(), ..info(table) };
        let grants = if table == "demo-b" { vec![grant(table, 1, None)] } else { Vec::new() };
        store.create(info, row(1, "begin"), grants).await.expect("a new table");
    }
    store
        .create(TableInfo { created_at: 9, ..info("demo") }, row(1, "begin"), Vec::new())
        .await
        .expect("a new table");
    let overview = store.overview().await.expect("an overview");
    assert_eq!(overview, Overview::of(store.tables().await.expect("tables")));
    assert_eq!(overview.systems, [("malmsturm".to_owned(), 1), ("sotc".to_owned(), 4)].into());
    let without: Vec<&str> = overview.without_grants.iter().map(|it| it.info.id.as_str()).collect();
    assert_eq!(without, ["demo", "demo-a", "demo-c", "demo-d"]);
    for (prefix, newest) in
        [("demo-", Some("demo-c")), ("", Some("demo")), ("demo-d", Some("demo-d")), ("e", None)]
    {
        let found = store.newest(prefix).await.expect("an answer");
        assert_eq!(found.as_ref().map(crate::TableId::as_str), newest, "{prefix}");
    }
}

/// Rows, command ids and numbers of different tables are independent.
pub async fn many_tables_do_not_mix<S: Subject>() {
    let subject = S::new();
    let store = subject.open().await;
    let names: Vec<String> = (0..60).map(|it| format!("t{it}")).collect();
    for table in &names {
        store.create(info(table), row(1, "begin"), Vec::new()).await.expect("a new table");
    }
    for seq in 2..=5 {
        for table in &names {
            let own = Row { body: format!("{table} {seq}").into_bytes(), ..row(seq, &format!("c{seq}")) };
            assert_eq!(store.append(&name(table), own).await.expect("an answer"), Append::Done);
        }
    }
    for table in &names {
        for row in &log(&*store, &name(table)).await[1..] {
            assert_eq!(row.body, format!("{table} {}", row.seq).into_bytes());
        }
    }
    let listed = store.tables().await.expect("tables");
    assert_eq!(listed.len(), names.len());
    assert!(listed.iter().all(|it| it.head == 5), "{listed:?}");
    assert!(listed.is_sorted_by(|a, b| a.info.id < b.info.id), "{listed:?}");
}

/// The secret can be replaced as long as nothing was veiled with it.
pub async fn the_secret_stays_once_there_are_tables<S: Subject>() {
    let subject = S::new();
    let store = subject.open().await;
    assert!(store.adopt_key([5; 32]).await.expect("an answer"));
    assert_eq!(store.key().await.expect("a secret"), [5; 32]);
    store.create(info("a"), row(1, "begin"), Vec::new()).await.expect("a new table");
    assert!(!store.adopt_key([6; 32]).await.expect("an answer"));
    assert!(store.adopt_key([5; 32]).await.expect("an answer"), "it is the same");
    assert_eq!(store.key().await.expect("a secret"), [5; 32]);
}

/// Calls for an unknown table are refused and do not create it.
pub async fn unknown_tables_are_refused<S: Subject>() {
    let (_subject, store, _) = begun::<S>("a").await;
    // An id with a common prefix is a different id.
    for table in ["b", "aa", "a-"] {
        assert_unknown(&*store, &name(table)).await;
    }
    assert_eq!(store.tables().await.expect("tables").len(), 1);
}

/// A deleted table is unknown, together with its rows and grants; its id is free and other tables are unaffected.
pub async fn a_deleted_table_leaves_nothing_behind<S: Subject>() {
    let (_subject, store, a) = begun::<S>("a").await;
    fill(&*store, &a, 9).await;
    store.create(info("b"), row(1, "begin"), vec![grant("b", 1, None)]).await.expect("another table");
    fill(&*store, &name("b"), 9).await;
    store.delete(&name("b")).await.expect("the table can go");
    assert_unknown(&*store, &name("b")).await;
    assert_eq!(store.find_grant(&[1; 32]).await.expect("an answer"), None);
    assert_eq!(log(&*store, &a).await.len(), 9);

    let grants = vec![grant("b", 1, Some(2))];
    store.create(info("b"), row(1, "c2"), grants.clone()).await.expect("the name is free again");
    assert_eq!(log(&*store, &name("b")).await, [row(1, "c2")]);
    assert_eq!(store.grants(&name("b")).await.expect("grants"), grants);
}

/// After closing, every call fails with [`StoreError::Closed`](crate::StoreError::Closed).
pub async fn a_closed_store_does_nothing<S: Subject>() {
    let (_subject, store, a) = begun::<S>("a").await;
    store.close().await.expect("it closes");
    store.close().await.expect("it closes again");
    assert_refused!(store.create(info("b"), row(1, "begin"), Vec::new()).await, StoreError::Closed);
    assert_refused!(store.append(&a, row(2, "c2")).await, StoreError::Closed);
    assert_refused!(store.read(&a, 0, 1).await, StoreError::Closed);
    assert_refused!(store.head(&a).await, StoreError::Closed);
    assert_refused!(store.find_grant(&[0; 32]).await, StoreError::Closed);
    assert_refused!(store.grants(&a).await, StoreError::Closed);
    assert_refused!(store.info(&a).await, StoreError::Closed);
    assert_refused!(store.tables().await, StoreError::Closed);
    assert_refused!(store.overview().await, StoreError::Closed);
    assert_refused!(store.newest("a").await, StoreError::Closed);
    assert_refused!(store.set_title(&a, "x".to_owned()).await, StoreError::Closed);
    assert_refused!(store.delete(&a).await, StoreError::Closed);
    assert_refused!(store.standings(&[(a, 1)]).await, StoreError::Closed);
    assert_refused!(store.check().await, StoreError::Closed);
    assert_refused!(store.backup_to("nowhere".as_ref()).await, StoreError::Closed);
}
