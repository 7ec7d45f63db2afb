//! Laws of concurrent writers.

use std::{collections::BTreeMap, sync::Arc};

use tokio::task::JoinSet;

use super::{Subject, begun, grant, info, log, name, row};
use crate::{Append, GrantChange, Seq, Store, StoreError, TableId};

/// Number of concurrent writers.
const WRITERS: usize = 16;

/// Number of rows per writer.
const EACH: usize = 12;

/// If several writers want the same number, one gets it. The others read on and retry, like a server, until all
/// commands are stored. Each command is stored once, at the reported number.
pub async fn sixteen_writers_leave_no_hole<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        writers.spawn(write(Arc::clone(&store), table.clone(), writer));
    }
    let mut told: BTreeMap<Seq, String> = BTreeMap::new();
    let mut lost = 0;
    while let Some(written) = writers.join_next().await {
        let (rows, taken) = written.expect("a writer that ends");
        lost += taken;
        for (seq, id) in rows {
            assert_eq!(told.insert(seq, id), None, "two were told that they have row {seq}");
        }
    }
    let rows = log(&*store, &table).await;
    assert_eq!(rows.len(), 1 + WRITERS * EACH);
    let stored: BTreeMap<Seq, String> = rows.iter().skip(1).map(|it| (it.seq, it.id.to_string())).collect();
    assert_eq!(stored, told);
    // Otherwise the writers did not overlap, and nothing was tested.
    assert!(lost > 0, "no writer ever lost");
}

/// Writes [`EACH`] rows; returns them and how often a number was taken.
async fn write(store: Arc<dyn Store>, table: TableId, writer: usize) -> (Vec<(Seq, String)>, usize) {
    let (mut rows, mut taken) = (Vec::new(), 0);
    for at in 0..EACH {
        let id = format!("w{writer}-{at}");
        loop {
            let seq = 1 + store.head(&table).await.expect("a head").expect("the table");
            tokio::task::yield_now().await;
            match store.append(&table, row(seq, &id)).await.expect("an answer") {
                Append::Done => {
                    rows.push((seq, id));
                    break;
                }
                Append::Taken => taken += 1,
                other => panic!("{other:?} for row {seq}"),
            }
        }
    }
    (rows, taken)
}

/// A command that is sent many times at once is carried out once, including its grant.
pub async fn one_command_sent_often_is_stored_once<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    let mut senders = JoinSet::new();
    for _ in 0..WRITERS {
        let (store, table) = (Arc::clone(&store), table.clone());
        let join = vec![GrantChange::Add(grant("a", 1, Some(1)))];
        senders.spawn(async move { store.append_with(&table, row(2, "join"), join).await });
    }
    let answers = senders.join_all().await;
    let mut done = 0;
    for answer in answers {
        match answer.expect("an answer") {
            Append::Done => done += 1,
            other => assert_eq!(other, Append::Repeated { seq: 2 }),
        }
    }
    assert_eq!(done, 1);
    assert_eq!(log(&*store, &table).await, [row(1, "begin"), row(2, "join")]);
}

/// If several callers create the same table, one succeeds.
pub async fn one_name_is_taken_once<S: Subject>() {
    let subject = S::new();
    let store = subject.open().await;
    let mut makers = JoinSet::new();
    for maker in 0..16 {
        let store = Arc::clone(&store);
        makers.spawn(async move {
            let made =
                store.create(info("a"), row(1, &format!("m{maker}")), vec![grant("a", maker, None)]).await;
            (maker, made)
        });
    }
    let mut made = Vec::new();
    for (maker, answer) in makers.join_all().await {
        match answer {
            Ok(()) => made.push(maker),
            Err(StoreError::TableTaken(_)) => {}
            Err(other) => panic!("{other:?}"),
        }
    }
    let [maker] = made[..] else { panic!("{made:?} made it") };
    assert_eq!(log(&*store, &name("a")).await, [row(1, &format!("m{maker}"))]);
    assert_eq!(store.grants(&name("a")).await.expect("grants"), [grant("a", maker, None)]);
}

/// Calls may be committed together; a refused one does not affect the others.
pub async fn a_refused_neighbour_changes_nothing<S: Subject>() {
    let subject = S::new();
    let store = subject.open().await;
    for at in 0..32 {
        store.create(info(&format!("t{at}")), row(1, "begin"), Vec::new()).await.expect("a new table");
    }
    let mut writers = JoinSet::new();
    for at in 0..32 {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let table = name(&format!("t{at}"));
            let own = GrantChange::Add(grant(table.as_str(), at, None));
            let changes = if at % 4 == 3 { vec![own, GrantChange::Revoke([200; 32])] } else { vec![own] };
            (at, store.append_with(&table, row(2, "c2"), changes).await)
        });
    }
    for (at, answer) in writers.join_all().await {
        let table = name(&format!("t{at}"));
        let (rows, grants) = match answer {
            Ok(Append::Done) if at % 4 != 3 => (2, 1),
            Err(StoreError::NoSuchGrant(_)) if at % 4 == 3 => (1, 0),
            other => panic!("{other:?} for {table}"),
        };
        assert_eq!(log(&*store, &table).await.len(), rows);
        assert_eq!(store.grants(&table).await.expect("grants").len(), grants);
    }
}
