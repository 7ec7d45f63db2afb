//! Laws of grants.

use super::{Subject, assert_refused, assert_unknown, begun, fill, grant, info, log, name, row};
use crate::{Append, Grant, GrantChange, StoreError};

/// A table and its first grants are created atomically.
pub async fn grants_begin_with_their_table<S: Subject>() {
    let subject = S::new();
    let store = subject.open().await;
    let revoked = Grant { revoked: true, seat: Some(255), ..grant("a", 3, None) };
    let given =
        vec![Grant { created_at: 5_000, ..grant("a", 1, None) }, grant("a", 2, Some(0)), revoked.clone()];
    store.create(info("a"), row(1, "begin"), given.clone()).await.expect("a new table");
    let [first, second, third] = &given[..] else { unreachable!("three grants") };
    let sorted = [second.clone(), third.clone(), first.clone()];
    assert_eq!(store.grants(&name("a")).await.expect("grants"), sorted);
    assert_eq!(store.find_grant(&[3; 32]).await.expect("an answer"), Some(revoked));
    assert_eq!(store.find_grant(&[9; 32]).await.expect("an answer"), None);

    let b = name("b");
    let taken =
        store.create(info("b"), row(1, "begin"), vec![grant("b", 8, None), grant("b", 2, None)]).await;
    assert_refused!(taken, StoreError::GrantTaken);
    let twice =
        store.create(info("b"), row(1, "begin"), vec![grant("b", 8, None), grant("b", 8, Some(1))]).await;
    assert_refused!(twice, StoreError::GrantTaken);
    let foreign =
        store.create(info("b"), row(1, "begin"), vec![grant("b", 8, None), grant("a", 9, None)]).await;
    assert_refused!(foreign, StoreError::ForeignGrant(_));
    let again = store.create(info("a"), row(1, "other"), vec![grant("a", 8, None)]).await;
    assert_refused!(again, StoreError::TableTaken(_));
    assert_unknown(&*store, &b).await;
    assert_eq!(store.find_grant(&[8; 32]).await.expect("an answer"), None);
    assert_eq!(store.grants(&name("a")).await.expect("grants"), sorted);
}

/// Grants change if and only if this call appends the row.
pub async fn grants_change_with_their_row_or_not_at_all<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    fill(&*store, &table, 2).await;
    let join = || vec![GrantChange::Add(grant("a", 1, Some(1)))];
    for (seq, id, wanted) in
        [(2, "join", Append::Taken), (4, "join", Append::Gap), (3, "c2", Append::Repeated { seq: 2 })]
    {
        assert_eq!(store.append_with(&table, row(seq, id), join()).await.expect("an answer"), wanted);
        assert_eq!(store.grants(&table).await.expect("grants"), []);
    }
    let joined = store.append_with(&table, row(3, "join"), join()).await;
    assert_eq!(joined.expect("an answer"), Append::Done);
    assert_eq!(store.grants(&table).await.expect("grants"), [grant("a", 1, Some(1))]);

    // Repeating the command would add the same grant; it is reported as already carried out.
    let again = store.append_with(&table, row(4, "join"), join()).await;
    assert_eq!(again.expect("an answer"), Append::Repeated { seq: 3 });

    // A handover: one grant is revoked and another added, in this order.
    let hand_over = vec![
        GrantChange::Revoke([1; 32]),
        GrantChange::Add(grant("a", 2, Some(1))),
        GrantChange::Add(grant("a", 3, Some(1))),
        GrantChange::Revoke([3; 32]),
        GrantChange::Revoke([3; 32]),
    ];
    let handed = store.append_with(&table, row(4, "hand over"), hand_over).await;
    assert_eq!(handed.expect("an answer"), Append::Done);
    let revoked = |of| Grant { revoked: true, ..grant("a", of, Some(1)) };
    let grants = store.grants(&table).await.expect("grants");
    assert_eq!(grants, [revoked(1), grant("a", 2, Some(1)), revoked(3)]);
    assert_eq!(log(&*store, &table).await.len(), 4);
}

/// If one change of grants is refused, so are the row and all other changes.
pub async fn grants_that_cannot_change_keep_the_row_out<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    let joined =
        store.append_with(&table, row(2, "c2"), vec![GrantChange::Add(grant("a", 1, Some(1)))]).await;
    assert_eq!(joined.expect("an answer"), Append::Done);
    let good = || vec![GrantChange::Add(grant("a", 5, None)), GrantChange::Revoke([1; 32])];

    let with = |change| [good(), vec![change]].concat();
    let unknown = store.append_with(&table, row(3, "c3"), with(GrantChange::Revoke([9; 32]))).await;
    assert_refused!(unknown, StoreError::NoSuchGrant(_));
    let taken = store.append_with(&table, row(3, "c3"), with(GrantChange::Add(grant("a", 1, None)))).await;
    assert_refused!(taken, StoreError::GrantTaken);
    let twice = store.append_with(&table, row(3, "c3"), with(GrantChange::Add(grant("a", 5, None)))).await;
    assert_refused!(twice, StoreError::GrantTaken);

    assert_eq!(store.grants(&table).await.expect("grants"), [grant("a", 1, Some(1))]);
    assert_eq!(log(&*store, &table).await.len(), 2);
    // Neither the number nor the command id is used up.
    let done = store.append_with(&table, row(3, "c3"), good()).await;
    assert_eq!(done.expect("an answer"), Append::Done);
}

/// A table can only change its own grants.
pub async fn grants_of_another_table_are_out_of_reach<S: Subject>() {
    let (_subject, store, a) = begun::<S>("a").await;
    store.create(info("b"), row(1, "begin"), vec![grant("b", 1, None)]).await.expect("another table");
    let foreign = store.append_with(&a, row(2, "c2"), vec![GrantChange::Add(grant("b", 2, None))]).await;
    assert_refused!(foreign, StoreError::ForeignGrant(_));
    let revoked = store.append_with(&a, row(2, "c2"), vec![GrantChange::Revoke([1; 32])]).await;
    assert_refused!(revoked, StoreError::NoSuchGrant(_));
    let taken = store.append_with(&a, row(2, "c2"), vec![GrantChange::Add(grant("a", 1, None))]).await;
    assert_refused!(taken, StoreError::GrantTaken);
    assert_eq!(store.grants(&a).await.expect("grants"), []);
    assert_eq!(store.grants(&name("b")).await.expect("grants"), [grant("b", 1, None)]);
    assert_eq!(log(&*store, &a).await.len(), 1);
}
