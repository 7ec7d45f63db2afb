//! A store of tables on PostgreSQL, which several servers can use at once.
//!
//! What it acknowledges is as durable as a commit of the database: with synchronous replication, on a standby as well. It
//! does not trust an answer that came with a warning, nor what it reads before a commit has confirmed it:
//!
//! - A commit that was answered with a warning is *uncertain* ([`StoreError::Commit`]): the database gives up waiting for
//!   its standbys that way. Appending again with the same command id tells what became of it.
//! - Rows that another process has appended, and commands that turn out to be repeated, are returned only once a later
//!   commit is confirmed: a row can be visible on the primary without having reached a standby.
//! - A server is used only if it can be written to and confirms a commit. A primary that was replaced cannot.
//! - An append names the hash of the row that it follows, so that nothing is built on a past that was lost.
//!
//! Statements for each call, all sent at once unless a number of round trips is given: an append takes one statement and
//! one round trip as long as no other process appends to the same table, else two more; reading what others have appended
//! takes one round trip and a share of a commit.
//!
//! ```
//! use schwung_postgres::Address;
//!
//! assert!(Address::is_meant_by("postgres://schwung@db.example/tables"));
//! assert!(!Address::is_meant_by("tables.db"));
//! assert!(Address::parse("tables.db").is_err());
//! ```

#![deny(missing_docs)]

mod address;
mod append;
#[cfg(feature = "cluster")]
pub mod cluster;
mod error;
mod hints;
mod inner;
mod lanes;
mod note;
mod reads;
mod schema;
mod session;
mod verify;
mod work;

use std::{path::Path, sync::Arc, time::Duration};

use schwung_store::{
    Append, Condition, Digest, Grant, GrantChange, Hint, Later, Listed, Loaded, Made, Row, Seq, Standing,
    Store, StoreError, TableId, TableInfo, Verified,
};
use tokio::{
    sync::{broadcast, mpsc},
    task::JoinHandle,
    time::timeout,
};

pub use address::{Address, BadAddress};

use crate::{
    inner::Inner,
    note::{Note, can_be_said},
    session::{CALL, Manager, Node},
    work::Wanted,
};

/// A store in a PostgreSQL database, in the schema `schwung`.
#[derive(Debug)]
pub struct Postgres {
    inner: Arc<Inner>,
    /// The task for hints, until the store is closed.
    hinting: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

impl Postgres {
    /// Connects to the database and migrates its schema if necessary. `name` identifies this server to administrators.
    ///
    /// # Errors
    /// Returns [`StoreError::Unreachable`], [`StoreError::NewerSchema`] or [`StoreError::Migrate`].
    pub async fn open(address: Address, name: &str) -> Result<Postgres, StoreError> {
        let node = Node { id: String::new(), name: name.to_owned() };
        let id = prepare(&Manager::new(address.clone(), node)).await?;
        let manager = Manager::new(address, Node { id, name: name.to_owned() });
        let (hints, _) = broadcast::channel(hints::HEARD);
        let (notes, waiting) = mpsc::channel(hints::QUEUE);
        let inner = Arc::new(Inner::new(manager, hints.clone(), notes)?);
        // Until a commit is confirmed, nothing is known about this server.
        if let Err(error) = inner.check().await {
            inner.close().await;
            return Err(error);
        }
        let hinting = tokio::spawn(hints::run(Arc::downgrade(&inner), waiting, hints));
        Ok(Postgres { inner, hinting: tokio::sync::Mutex::new(Some(hinting)) })
    }
}

async fn condition(session: &session::Session, address: String) -> Result<Condition, StoreError> {
    let failed = |error| StoreError::Read(Arc::new(error));
    let sql = "select current_setting('server_version'), current_setting('synchronous_standby_names'),
        (select count(*) from pg_stat_replication where sync_state in ('sync', 'quorum')),
        current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on',
        pg_database_size(current_database())";
    let row = session.client.query_one(sql, &[]).await.map_err(failed)?;
    let sql = "select name, version from nodes where seen > $1 order by name, id";
    let nodes = session.client.query(sql, &[&(session::now() - RECENT)]).await.map_err(failed)?;
    let node = |it: &tokio_postgres::Row| Ok((it.try_get(0)?, it.try_get(1)?));
    let read = || {
        Ok(Condition {
            address,
            version: row.try_get(0)?,
            standbys: row.try_get(1)?,
            connected: row.try_get(2)?,
            is_durable: row.try_get(3)?,
            nodes: nodes.iter().map(node).collect::<Result<_, _>>()?,
            bytes: row.try_get(4)?,
        })
    };
    read().map_err(failed)
}

/// Migrates the schema, and returns a new id for this process.
async fn prepare(manager: &Manager) -> Result<String, StoreError> {
    let mut last = None;
    for at in 0..manager.address().hosts().len() {
        let session = match timeout(CALL, manager.open(at, None)).await {
            Ok(Ok(session)) => session,
            Ok(Err(error)) => {
                last = Some(error);
                continue;
            }
            Err(elapsed) => {
                last = Some(manager.unreachable(elapsed));
                continue;
            }
        };
        schema::migrate(&session, &manager.address().to_string()).await?;
        // Servers that have not been seen for a day are gone.
        let old = session::now() - i64::try_from(DAY.as_millis()).unwrap_or(i64::MAX);
        let failed = |error| StoreError::Write(Arc::new(error));
        session.client.execute("delete from nodes where seen < $1", &[&old]).await.map_err(failed)?;
        let row = session.client.query_one("select gen_random_uuid()::text", &[]).await.map_err(failed)?;
        return row.try_get(0).map_err(failed);
    }
    Err(last.unwrap_or(StoreError::Closed))
}

/// Time in milliseconds for which a server that is not seen counts as running.
const RECENT: i64 = 60_000;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Carries out a read with a connection of its own.
macro_rules! read {
    ($self:ident, $lease:ident => $read:expr) => {
        Box::pin(async move {
            let _call = $self.inner.call().await?;
            let $lease = $self.inner.lease().await?;
            let done = timeout(CALL, $read).await;
            $lease.end(done)
        })
    };
}

impl Store for Postgres {
    fn create(&self, info: TableInfo, first: Row, grants: Vec<Grant>) -> Later<'_, ()> {
        Box::pin(async move {
            first.check_first()?;
            grants.iter().try_for_each(|it| it.check(&info.id))?;
            let _call = self.inner.call().await?;
            let lease = self.inner.lease().await?;
            let done = timeout(CALL, work::create(&lease, &info, &first, &grants)).await;
            self.inner.appended(lease.end(done)?);
            Ok(())
        })
    }

    fn append_after<'a>(
        &'a self,
        table: &'a TableId,
        after: Option<Digest>,
        row: Row,
        changes: Vec<GrantChange>,
    ) -> Later<'a, Append> {
        Box::pin(async move {
            row.check()?;
            changes.iter().try_for_each(|it| it.check(table))?;
            append::append(&self.inner, table, Wanted { after, row, changes }).await
        })
    }

    fn read<'a>(&'a self, table: &'a TableId, after: Seq, limit: usize) -> Later<'a, Vec<Row>> {
        Box::pin(async move {
            let _call = self.inner.call().await?;
            self.inner.read(table, after, limit).await
        })
    }

    fn load<'a>(&'a self, table: &'a TableId) -> Later<'a, Loaded> {
        Box::pin(async move {
            let _call = self.inner.call().await?;
            self.inner.load(table).await
        })
    }

    fn key(&self) -> Later<'_, [u8; 32]> {
        read!(self, lease => reads::key(&lease))
    }

    fn adopt_key(&self, key: [u8; 32]) -> Later<'_, bool> {
        read!(self, lease => work::adopt_key(&lease, &key))
    }

    fn changes_by_others(&self) -> Later<'_, u64> {
        // Other servers notify their changes.
        Box::pin(async { self.inner.call().await.map(|_| 0) })
    }

    fn hints(&self) -> Option<broadcast::Receiver<Hint>> {
        Some(self.inner.hints.subscribe())
    }

    fn say(&self, text: String) {
        if can_be_said(&text) {
            self.inner.tell(Note::Said(text));
        }
    }

    fn standings<'a>(&'a self, known: &'a [(TableId, Seq)]) -> Later<'a, Vec<Standing>> {
        Box::pin(async move {
            let _call = self.inner.call().await?;
            self.inner.standings(known).await
        })
    }

    fn head<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Seq>> {
        Box::pin(async move {
            let _call = self.inner.call().await?;
            let lease = self.inner.lease().await?;
            let done = timeout(CALL, reads::head(&lease, table)).await;
            Ok(lease.end(done)?.map(|it| it.seq))
        })
    }

    fn find_grant<'a>(&'a self, hash: &'a [u8; 32]) -> Later<'a, Option<Grant>> {
        read!(self, lease => reads::find_grant(&lease, hash))
    }

    fn grants<'a>(&'a self, table: &'a TableId) -> Later<'a, Vec<Grant>> {
        read!(self, lease => reads::grants(&lease, table))
    }

    fn info<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableInfo>> {
        Box::pin(async move {
            let _call = self.inner.call().await?;
            let lease = self.inner.lease().await?;
            let done = timeout(CALL, reads::head(&lease, table)).await;
            Ok(lease.end(done)?.map(|it| it.info))
        })
    }

    fn tables(&self) -> Later<'_, Vec<Listed>> {
        read!(self, lease => reads::tables(&lease))
    }

    fn set_title<'a>(&'a self, table: &'a TableId, title: String) -> Later<'a, ()> {
        self.inner.forget(table);
        read!(self, lease => work::set_title(&lease, table, &title))
    }

    fn delete<'a>(&'a self, table: &'a TableId) -> Later<'a, ()> {
        self.inner.forget(table);
        read!(self, lease => work::delete(&lease, table))
    }

    fn check(&self) -> Later<'_, ()> {
        Box::pin(async {
            let _call = self.inner.call().await?;
            self.inner.check().await
        })
    }

    fn verify(&self) -> Later<'_, Verified> {
        Box::pin(async {
            let _call = self.inner.call().await?;
            verify::verify(&self.inner).await
        })
    }

    fn condition(&self) -> Later<'_, Option<Condition>> {
        let address = self.inner.pool.manager().address().to_string();
        Box::pin(async {
            let _call = self.inner.call().await?;
            let lease = self.inner.lease().await?;
            let done = timeout(CALL, condition(&lease, address)).await;
            lease.end(done).map(Some)
        })
    }

    fn is_alone(&self) -> bool {
        false
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async {
            // A connection marks this process as running, so none may be opened after it has left.
            self.inner.closing.cancel();
            if let Some(hinting) = self.hinting.lock().await.take() {
                // It ends by itself; if the database does not answer, its last word does not get there either.
                let _ = timeout(CALL, hinting).await;
            }
            self.inner.close().await;
            Ok(())
        })
    }

    fn backup_to<'a>(&'a self, _: &'a Path) -> Later<'a, ()> {
        Box::pin(async { self.inner.call().await.and(Err(StoreError::NoBackups)) })
    }

    fn backup_into<'a>(&'a self, _: &'a Path, _: i64, _: usize) -> Later<'a, Made> {
        Box::pin(async { self.inner.call().await.and(Err(StoreError::NoBackups)) })
    }
}
