//! Laws of rows.

use super::{Subject, assert_refused, begun, fill, info, log, name, row};
use crate::{Append, Digest, MAX_BODY, Row, Standing, StoreError};

/// Rows are read as they were written.
pub async fn rows_come_back_as_they_were<S: Subject>() {
    let subject = S::new();
    let store = subject.open().await;
    let table = name("a");
    let first = Row { at: -5, body: Vec::new(), ..row(1, "Würfel 1") };
    let second = Row { at: i64::MAX, body: (0..=255).collect(), ..row(2, "WÜRFEL 1") };
    store.create(info("a"), first.clone(), Vec::new()).await.expect("a new table");
    assert_eq!(store.head(&table).await.expect("a head"), Some(1));
    assert_eq!(store.append(&table, second.clone()).await.expect("an answer"), Append::Done);
    assert_eq!(store.head(&table).await.expect("a head"), Some(2));
    assert_eq!(log(&*store, &table).await, [first, second]);
}

/// A taken number and one that is too high give different errors, and neither changes anything.
pub async fn rows_follow_without_holes<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    fill(&*store, &table, 3).await;
    let before = log(&*store, &table).await;
    for seq in [0, 1, 3] {
        assert_eq!(store.append(&table, row(seq, "new")).await.expect("an answer"), Append::Taken, "{seq}");
    }
    for seq in [5, 6, 1 << 40] {
        assert_eq!(store.append(&table, row(seq, "new")).await.expect("an answer"), Append::Gap, "{seq}");
    }
    let far = Row { seq: u64::MAX, ..row(1, "new") };
    assert_eq!(store.append(&table, far).await.expect("an answer"), Append::Gap);
    assert_eq!(log(&*store, &table).await, before);
    assert_eq!(store.append(&table, row(4, "new")).await.expect("an answer"), Append::Done);
    assert_eq!(log(&*store, &table).await.len(), 4);
}

/// A row that follows another past is not appended, even if its number is free.
pub async fn rows_follow_the_past_that_was_read<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    let first = Digest::START.then(b"1 begin");
    let second = first.then(b"2 c2");
    let append =
        async |seq, id: &str, after| store.append_after(&table, Some(after), row(seq, id), Vec::new()).await;
    let answer = append(2, "c2", second).await;
    assert_eq!(answer.expect("an answer"), Append::Gap);
    assert_eq!(append(2, "c2", first).await.expect("an answer"), Append::Done);
    assert_eq!(append(2, "c3", first).await.expect("an answer"), Append::Taken);
    assert_eq!(append(3, "c3", first).await.expect("an answer"), Append::Gap);
    assert_eq!(append(3, "c2", first).await.expect("an answer"), Append::Repeated { seq: 2 });
    assert_eq!(append(3, "c3", second).await.expect("an answer"), Append::Done);
    assert_eq!(log(&*store, &table).await.len(), 3);
}

/// A client can find out whether its knowledge of a table is still current.
pub async fn tables_say_where_they_stand<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    fill(&*store, &table, 2).await;
    let first = Digest::START.then(b"1 begin");
    let known = [(table.clone(), 1), (name("b"), 1), (table.clone(), 3), (table.clone(), 2), (table, 0)];
    let standings = store.standings(&known).await.expect("an answer");
    let at = |hash| Standing { head: Some(2), hash };
    let second = first.then(b"2 c2");
    let wanted = [at(Some(first)), Standing::default(), at(None), at(Some(second)), at(None)];
    assert_eq!(standings, wanted);
    assert_eq!(store.standings(&[]).await.expect("an answer"), []);
}

/// A table cannot be created without a row 1.
pub async fn a_table_begins_with_row_one<S: Subject>() {
    let subject = S::new();
    let store = subject.open().await;
    for seq in [0, 2] {
        assert_refused!(
            store.create(info("a"), row(seq, "begin"), Vec::new()).await,
            StoreError::FirstSeq(_)
        );
    }
    super::assert_unknown(&*store, &name("a")).await;
}

/// Repeating a command returns the number of its row, regardless of the number it is sent with; other tables are
/// unaffected.
pub async fn a_repeated_command_is_told_where_it_is<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    fill(&*store, &table, 3).await;
    let before = log(&*store, &table).await;
    for seq in [1, 2, 3, 4, 5, 100] {
        let other = Row { body: b"something else".to_vec(), ..row(seq, "c2") };
        assert_eq!(
            store.append(&table, other).await.expect("an answer"),
            Append::Repeated { seq: 2 },
            "{seq}"
        );
    }
    let first = store.append(&table, row(4, "begin")).await;
    assert_eq!(first.expect("an answer"), Append::Repeated { seq: 1 });
    assert_eq!(log(&*store, &table).await, before);

    store.create(info("b"), row(1, "c2"), Vec::new()).await.expect("another table");
    assert_eq!(store.append(&name("b"), row(2, "c3")).await.expect("an answer"), Append::Done);
}

/// A body of 1 MiB is stored like a short one.
pub async fn big_bodies_come_back_whole<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    for seq in 2..=5 {
        let body = (0..1 << 20).map(|at: u32| (at.wrapping_mul(seq as u32) >> 3) as u8).collect();
        let big = Row { body, ..row(seq, &format!("c{seq}")) };
        assert_eq!(store.append(&table, big.clone()).await.expect("an answer"), Append::Done);
        assert_eq!(store.read(&table, seq - 1, 10).await.expect("rows"), [big]);
    }
    assert_eq!(log(&*store, &table).await.len(), 5);
}

/// A body of maximum length is stored; one more byte is refused.
pub async fn rows_have_a_longest_body<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    let long = |length| Row { body: vec![7; length], ..row(2, "long") };
    assert_refused!(store.append(&table, long(MAX_BODY + 1)).await, StoreError::BodyTooLong(_));
    let first = Row { seq: 1, ..long(MAX_BODY + 1) };
    assert_refused!(store.create(info("b"), first, Vec::new()).await, StoreError::BodyTooLong(_));
    super::assert_unknown(&*store, &name("b")).await;
    assert_eq!(store.append(&table, long(MAX_BODY)).await.expect("an answer"), Append::Done);
    assert_eq!(store.read(&table, 1, 1).await.expect("rows")[0].body.len(), MAX_BODY);
}

/// Reading in portions from the last number seen yields every row once.
pub async fn rows_are_read_in_portions<S: Subject>() {
    let (_subject, store, table) = begun::<S>("a").await;
    fill(&*store, &table, 23).await;
    let whole = log(&*store, &table).await;
    for limit in [1, 5, 23, 24] {
        let mut rows: Vec<Row> = Vec::new();
        loop {
            let after = rows.last().map_or(0, |it| it.seq);
            let portion = store.read(&table, after, limit).await.expect("rows");
            assert!(portion.len() <= limit, "{} rows, not {limit}", portion.len());
            if portion.is_empty() {
                break;
            }
            rows.extend(portion);
            assert!(rows.len() <= whole.len(), "rows come twice in portions of {limit}");
        }
        assert_eq!(rows, whole, "in portions of {limit}");
    }
    assert_eq!(store.read(&table, 0, 0).await.expect("rows"), []);
    assert_eq!(store.read(&table, 23, 5).await.expect("rows"), []);
    assert_eq!(store.read(&table, u64::MAX, 5).await.expect("rows"), []);
}
