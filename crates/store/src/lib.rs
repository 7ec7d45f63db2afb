//! Persistent storage of tables.
//!
//! - A [`Store`] keeps a log of [`Row`]s for each table, numbered from 1 without gaps, a head ([`TableInfo`]) and the
//!   [`Grant`]s that give access to it. The bodies of rows are opaque: this crate knows no game.
//! - [`Sqlite`] keeps everything in one file and commits concurrent writes in groups; [`Memory`] is for tests. A store on
//!   PostgreSQL is in a crate of its own. Every store must pass the tests in [`mod@suite`].
//!
//! Each row is bound to all before it by a chain of hashes ([`Digest`]), which [`Store::load`] and [`verify`] check.
//!
//! Rows are appended by compare-and-swap on their number: a caller that finds it taken reads the new rows and tries
//! again. There are no owners and no locks, so any process may serve any table. When an append returns
//! [`Append::Done`], the row is on disk. The [`CommandId`] is an idempotency key, so appends can be retried safely:
//!
//! ```
//! use schwung_store::{Append, CommandId, Memory, Row, Store, TableId, TableInfo};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let store = Memory::new();
//! let table = TableId::new("harbour")?;
//! let info = TableInfo { id: table.clone(), created_at: 0, title: "Harbour".into(), system: "sotc".into() };
//! let row = |seq, id: &str| CommandId::new(id).map(|id| Row { seq, id, at: 0, body: Vec::new() });
//!
//! store.create(info, row(1, "open")?, Vec::new()).await?;
//! assert_eq!(store.append(&table, row(2, "attack")?).await?, Append::Done);
//! assert_eq!(store.append(&table, row(2, "defend")?).await?, Append::Taken);
//! assert_eq!(store.append(&table, row(3, "attack")?).await?, Append::Repeated { seq: 2 });
//! # Ok(())
//! # }
//! ```

#![deny(missing_docs)]

mod backups;
mod error;
mod grant;
mod id;
mod in_order;
mod loaded;
mod memory;
mod row;
mod sqlite;
mod store;
pub mod suite;
pub mod sums;
mod table;
mod transfer;

pub use backups::{Made, back_up_into, backups, restore, utc};
pub use error::{Cause, StoreError, Trouble};
pub use grant::{Grant, GrantChange};
pub use id::{BadCommandId, BadTableId, CommandId, MAX_BODY, Seq, TableId};
pub use in_order::all_in_order;
pub use loaded::{Damage, Flaw, Loaded};
pub use memory::Memory;
pub use row::{Append, Row};
pub use schwung_chain::Digest;
pub use sqlite::{BackupOptions, Sqlite, Verified, back_up, free_space, verify};
pub use store::{Condition, Hint, Later, MAX_HINT, Store};
pub use table::{Listed, Overview, Standing, TableInfo};
pub use transfer::{Transfer, TransferError, transfer};
