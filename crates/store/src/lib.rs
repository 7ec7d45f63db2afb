//! Where tables are kept.
//!
//! A [`Store`] keeps for each table a log of [`Row`]s numbered from 1 without holes, a head ([`TableInfo`]) and the
//! [`Grant`]s that let people in. What a row holds is opaque here: this crate knows no game. [`Sqlite`] is one file;
//! [`Memory`] is for tests. Every store passes the laws of [`mod@suite`].
//!
//! A row is appended by compare-and-swap on its number: whoever finds it taken reads on and tries again. There is no
//! owner and no lock, so any process may serve any table. An append that is answered [`Append::Done`] is on disk.

#![deny(missing_docs)]

mod error;
mod grant;
mod memory;
mod row;
mod sqlite;
mod store;
pub mod suite;
mod table;

pub use error::{Cause, StoreError, Trouble};
pub use grant::{Grant, GrantChange};
pub use memory::Memory;
pub use row::{Append, BadCommandId, CommandId, MAX_BODY, Row, Seq};
pub use sqlite::Sqlite;
pub use store::{Later, Store};
pub use table::{BadTableId, Listed, TableId, TableInfo};
