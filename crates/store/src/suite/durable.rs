//! Laws of persistent stores.

use super::{Subject, assert_unknown, fill, grant, info, log, name, row};
use crate::{Append, Grant, GrantChange, Row, TableInfo};

/// After closing and reopening, everything acknowledged is there, and the store remains usable.
pub async fn what_was_acknowledged_is_there_after_opening_again<S: Subject>() {
    let subject = S::new();
    let mut heads = Vec::new();
    for round in 0..3u8 {
        let store = subject.open().await;
        assert_eq!(store.tables().await.expect("tables"), heads);
        let table = format!("t{round}");
        store
            .create(info(&table), row(1, "begin"), vec![grant(&table, round, None)])
            .await
            .expect("a new table");
        fill(&*store, &name(&table), 20).await;
        let big = Row { body: vec![round; 1 << 20], ..row(21, "big") };
        let changes =
            vec![GrantChange::Revoke([round; 32]), GrantChange::Add(grant(&table, 100 + round, Some(round)))];
        let appended = store.append_with(&name(&table), big, changes).await;
        assert_eq!(appended.expect("an answer"), Append::Done);
        store.set_title(&name(&table), format!("Round {round}")).await.expect("another title");
        heads = store.tables().await.expect("tables");
        store.close().await.expect("it closes");
    }
    let store = subject.open().await;
    for round in 0..3u8 {
        let table = format!("t{round}");
        let rows = log(&*store, &name(&table)).await;
        assert_eq!(rows.len(), 21);
        assert_eq!(rows[6], row(7, "c7"));
        assert_eq!(rows[20].body, vec![round; 1 << 20]);
        let grants = store.grants(&name(&table)).await.expect("grants");
        let revoked = Grant { revoked: true, ..grant(&table, round, None) };
        assert_eq!(grants, [revoked, grant(&table, 100 + round, Some(round))]);
        let titled = TableInfo { title: format!("Round {round}"), ..info(&table) };
        assert_eq!(store.info(&name(&table)).await.expect("a head"), Some(titled));
        let again = store.append(&name(&table), row(22, "big")).await;
        assert_eq!(again.expect("an answer"), Append::Repeated { seq: 21 });
    }
}

/// Refused or deleted data does not reappear after reopening.
pub async fn what_was_refused_stays_refused_after_opening_again<S: Subject>() {
    let subject = S::new();
    let store = subject.open().await;
    for table in ["a", "b"] {
        store.create(info(table), row(1, "begin"), Vec::new()).await.expect("a new table");
    }
    let unknown = vec![GrantChange::Add(grant("a", 1, None)), GrantChange::Revoke([9; 32])];
    store.append_with(&name("a"), row(2, "c2"), unknown).await.expect_err("there is no such grant");
    store.delete(&name("b")).await.expect("the table can go");
    store.close().await.expect("it closes");

    let store = subject.open().await;
    assert_eq!(log(&*store, &name("a")).await, [row(1, "begin")]);
    assert_eq!(store.find_grant(&[1; 32]).await.expect("an answer"), None);
    assert_unknown(&*store, &name("b")).await;
}
