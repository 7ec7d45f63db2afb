//! Laws of stores: tests that every implementation must pass. A law panics if it is violated.
//!
//! An implementation describes itself once as a [`Subject`] and generates a test for every law with
//! [`suite!`](crate::suite!); persistent stores also use [`durable_suite!`](crate::durable_suite!). The calling crate
//! needs `tokio` with its macros and multi-threaded runtime.

mod durable;
mod grants;
mod heads;
mod rows;
mod writers;

use std::sync::Arc;

use crate::{Append, CommandId, Grant, Row, Seq, Store, StoreError, TableId, TableInfo};

pub use durable::{
    what_was_acknowledged_is_there_after_opening_again, what_was_refused_stays_refused_after_opening_again,
};
pub use grants::{
    grants_begin_with_their_table, grants_change_with_their_row_or_not_at_all,
    grants_of_another_table_are_out_of_reach, grants_that_cannot_change_keep_the_row_out,
};
pub use heads::{
    a_closed_store_does_nothing, a_deleted_table_leaves_nothing_behind, an_overview_agrees_with_the_list,
    many_tables_do_not_mix, tables_are_listed, the_secret_stays_once_there_are_tables,
    unknown_tables_are_refused,
};
pub use rows::{
    a_repeated_command_is_told_where_it_is, a_table_begins_with_row_one, big_bodies_come_back_whole,
    rows_are_read_in_portions, rows_come_back_as_they_were, rows_follow_the_past_that_was_read,
    rows_follow_without_holes, rows_have_a_longest_body, tables_say_where_they_stand,
};
pub use writers::{
    a_refused_neighbour_changes_nothing, one_command_sent_often_is_stored_once, one_name_is_taken_once,
    sixteen_writers_leave_no_hole,
};

/// An implementation of [`Store`] under test.
pub trait Subject: Send + Sync {
    /// Creates a new, empty location for a store.
    fn new() -> Self;

    /// Opens the store at this location. It may be reopened after closing; a persistent one then has the same contents.
    fn open(&self) -> impl Future<Output = Arc<dyn Store>> + Send;
}

/// Generates one test for each law of every store, for the named [`Subject`](crate::suite::Subject).
#[macro_export]
macro_rules! suite {
    ($subject:ty) => {
        $crate::laws! { $subject:
            rows_come_back_as_they_were rows_follow_without_holes rows_are_read_in_portions rows_have_a_longest_body
            rows_follow_the_past_that_was_read tables_say_where_they_stand
            a_table_begins_with_row_one a_repeated_command_is_told_where_it_is big_bodies_come_back_whole
            grants_begin_with_their_table grants_change_with_their_row_or_not_at_all
            grants_that_cannot_change_keep_the_row_out grants_of_another_table_are_out_of_reach
            tables_are_listed an_overview_agrees_with_the_list many_tables_do_not_mix unknown_tables_are_refused the_secret_stays_once_there_are_tables
            a_deleted_table_leaves_nothing_behind a_closed_store_does_nothing
            sixteen_writers_leave_no_hole one_command_sent_often_is_stored_once one_name_is_taken_once
            a_refused_neighbour_changes_nothing
        }
    };
}

/// Generates one test for each law of persistent stores.
#[macro_export]
macro_rules! durable_suite {
    ($subject:ty) => {
        $crate::laws! { $subject:
            what_was_acknowledged_is_there_after_opening_again what_was_refused_stays_refused_after_opening_again
        }
    };
}

/// Generates one test for each named law.
#[doc(hidden)]
#[macro_export]
macro_rules! laws {
    ($subject:ty: $($law:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $law() {
            $crate::suite::$law::<$subject>().await;
        }
    )*};
}

/// A table id.
fn name(text: &str) -> TableId {
    TableId::new(text).expect("the laws know what tables may be called")
}

/// The head of a table.
fn info(text: &str) -> TableInfo {
    TableInfo { id: name(text), created_at: 1_000, title: format!("Table {text}"), system: "sotc".to_owned() }
}

/// A row of the command `id`.
fn row(seq: Seq, id: &str) -> Row {
    let id = CommandId::new(id).expect("the laws know what commands may be called");
    Row { seq, at: 1_000 + seq as i64, body: format!("{seq} {id}").into_bytes(), id }
}

/// A grant at `table` whose hash repeats the byte `of`.
fn grant(table: &str, of: u8, seat: Option<u8>) -> Grant {
    let role = if seat.is_some() { "seat" } else { "join" };
    Grant {
        hash: [of; 32],
        table: name(table),
        role: role.to_owned(),
        seat,
        created_at: 2_000,
        revoked: false,
    }
}

/// A new store with one table of one row, `begin`.
async fn begun<S: Subject>(table: &str) -> (S, Arc<dyn Store>, TableId) {
    let subject = S::new();
    let store = subject.open().await;
    store.create(info(table), row(1, "begin"), Vec::new()).await.expect("a new table");
    (subject, store, name(table))
}

/// Appends rows of the commands `c2`, `c3`, … until the table has `count` rows.
async fn fill(store: &dyn Store, table: &TableId, count: Seq) {
    for seq in 2..=count {
        let done = store.append(table, row(seq, &format!("c{seq}"))).await;
        assert_eq!(done.expect("a row that follows"), Append::Done);
    }
}

/// All rows of a table; asserts that there are no gaps.
async fn log(store: &dyn Store, table: &TableId) -> Vec<Row> {
    let rows = store.read(table, 0, usize::MAX).await.expect("the table's log");
    let numbers: Vec<Seq> = rows.iter().map(|it| it.seq).collect();
    let wanted: Vec<Seq> = (1..=rows.len() as Seq).collect();
    assert_eq!(numbers, wanted, "the log of {table} has holes");
    rows
}

/// Asserts that a call failed with this error.
macro_rules! assert_refused {
    ($outcome:expr, $why:pat) => {
        match $outcome {
            Err($why) => {}
            other => panic!("not {}: {other:?}", stringify!($why)),
        }
    };
}
use assert_refused;

/// Asserts that a table is unknown to every call.
async fn assert_unknown(store: &dyn Store, table: &TableId) {
    assert_eq!(store.head(table).await.expect("a head"), None);
    assert_eq!(store.info(table).await.expect("a head"), None);
    assert_refused!(store.read(table, 0, 10).await, StoreError::NoSuchTable(_));
    assert_refused!(store.grants(table).await, StoreError::NoSuchTable(_));
    assert_refused!(store.append(table, row(1, "x")).await, StoreError::NoSuchTable(_));
    assert_refused!(store.append(table, row(2, "x")).await, StoreError::NoSuchTable(_));
    assert_refused!(store.set_title(table, "x".to_owned()).await, StoreError::NoSuchTable(_));
    assert_refused!(store.delete(table).await, StoreError::NoSuchTable(_));
}
