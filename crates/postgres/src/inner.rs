//! The shared state of a store.

use std::{
    collections::HashMap,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use deadpool::{Runtime, managed::Pool};
use schwung_store::{Append, Hint, Loaded, Row, Seq, Standing, StoreError, TableId, sums::Head};
use tokio::{
    sync::{Semaphore, SemaphorePermit, broadcast, mpsc},
    time::timeout,
};
use tokio_util::sync::CancellationToken;

use crate::{
    error::failed,
    lanes::Lanes,
    note::Note,
    reads,
    session::{CALL, Lease, Manager, Place, Session, roll_back},
    work::{self, Wanted},
};

/// Maximum number of connections for calls.
pub(crate) const CONNECTIONS: usize = 16;
/// Maximum number of calls at a time. Further ones wait.
const CALLS: u32 = 256;
/// How many tables are remembered.
const REMEMBERED: usize = 65_536;
/// How long a call waits for a connection.
const WAIT: Duration = CALL;

/// The shared state of a store.
#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) pool: Pool<Manager>,
    pub(crate) lanes: Lanes,
    /// Where tables stood when this store last read or wrote them. Everything up to there is confirmed.
    heads: Mutex<HashMap<TableId, Head>>,
    /// Number of barriers begun.
    begun: AtomicU64,
    /// The last barrier that was confirmed: where, and its number. Held during a barrier.
    passed: tokio::sync::Mutex<Option<(Place, u64)>>,
    /// One permit for each call; closed together with the store.
    calls: Semaphore,
    /// Cancelled once the store is about to close.
    pub(crate) closing: CancellationToken,
    pub(crate) hints: broadcast::Sender<Hint>,
    pub(crate) notes: mpsc::Sender<Note>,
}

impl Inner {
    pub(crate) fn new(
        manager: Manager,
        hints: broadcast::Sender<Hint>,
        notes: mpsc::Sender<Note>,
    ) -> Result<Inner, StoreError> {
        let pool = Pool::builder(manager).max_size(CONNECTIONS).runtime(Runtime::Tokio1);
        let pool = pool.wait_timeout(Some(WAIT)).build();
        Ok(Inner {
            pool: pool.map_err(|error| StoreError::Writer(std::sync::Arc::new(error)))?,
            lanes: Lanes::default(),
            heads: Mutex::default(),
            begun: AtomicU64::new(0),
            passed: tokio::sync::Mutex::default(),
            calls: Semaphore::new(CALLS as usize),
            closing: CancellationToken::new(),
            hints,
            notes,
        })
    }

    fn heads(&self) -> MutexGuard<'_, HashMap<TableId, Head>> {
        self.heads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Caches the head of a table. The rows up to it must be confirmed.
    pub(crate) fn remember(&self, head: Head) {
        let mut heads = self.heads();
        if heads.len() >= REMEMBERED && !heads.contains_key(&head.info.id) {
            heads.clear();
        }
        heads.insert(head.info.id.clone(), head);
    }

    pub(crate) fn forget(&self, table: &TableId) {
        self.heads().remove(table);
    }

    fn remembered(&self, table: &TableId) -> Option<Head> {
        self.heads().get(table).cloned()
    }

    /// Begins a call; `Err` once the store is closed.
    pub(crate) async fn call(&self) -> Result<SemaphorePermit<'_>, StoreError> {
        self.calls.acquire().await.map_err(|_| StoreError::Closed)
    }

    /// Takes a connection for a call.
    pub(crate) async fn lease(&self) -> Result<Lease, StoreError> {
        Lease::take(&self.pool).await
    }

    /// Returns once a commit on the server of this connection is confirmed that began after this call. It implies that
    /// everything that was visible there before is confirmed as well. Concurrent calls share a commit.
    ///
    /// # Errors
    /// Returns [`StoreError::Commit`] or another step that failed; then nothing is known.
    pub(crate) async fn barrier(&self, session: &Session) -> Result<(), StoreError> {
        let wanted = self.begun.load(Ordering::Acquire) + 1;
        let mut passed = self.passed.lock().await;
        if passed.is_some_and(|(place, number)| place == session.place && number >= wanted) {
            return Ok(());
        }
        let this = self.begun.fetch_add(1, Ordering::AcqRel) + 1;
        self.pool.manager().confirm(session).await?;
        *passed = Some((session.place, this));
        Ok(())
    }

    /// Checks that commits are confirmed.
    ///
    /// # Errors
    /// Returns the step that failed.
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        let lease = self.lease().await?;
        let done = timeout(CALL, self.barrier(&lease)).await;
        lease.end(done)
    }

    /// Appends rows to a table, in order. Only a single one may have changes of grants.
    ///
    /// # Errors
    /// Returns the errors of an append, or the step that failed; then it is uncertain whether they are stored.
    pub(crate) async fn append(&self, table: &TableId, wanted: &[Wanted]) -> Result<Vec<Append>, StoreError> {
        let _call = self.call().await?;
        if let [one] = wanted
            && one.changes.is_empty()
            && let Some(head) = self.remembered(table)
            && Append::of(one.row.seq, one.after, head.seq, head.hash) == Append::Done
        {
            let lease = self.lease().await?;
            let done = timeout(CALL, work::append_to(&lease, head, one)).await;
            if let Some(head) = lease.end(done).inspect_err(|_| self.forget(table))? {
                self.appended(head);
                return Ok(vec![Append::Done]);
            }
        }
        let lease = self.lease().await?;
        let done = timeout(CALL, async {
            let done = work::append(&lease, table, wanted).await?;
            if done.head.is_none() && done.results.iter().any(|it| *it != Append::Taken) {
                // A row may be there without being confirmed, for example if the answer to its commit was lost. And this may
                // be a primary that was replaced, and that knows nothing of what came later.
                self.barrier(&lease).await?;
            }
            Ok(done)
        });
        let done = done.await;
        let done = lease.end(done).inspect_err(|_| self.forget(table))?;
        match done.head {
            Some(head) => self.appended(head),
            None => {
                self.forget(table);
                let repeated = done.results.iter().filter_map(|it| match it {
                    Append::Repeated { seq } => Some(*seq),
                    _ => None,
                });
                if let Some(last) = repeated.max() {
                    // It may not have been notified.
                    self.tell(Note::Row(table.clone(), last));
                }
            }
        }
        Ok(done.results)
    }

    /// Caches an append and notifies others of it.
    pub(crate) fn appended(&self, head: Head) {
        self.tell(Note::Row(head.info.id.clone(), head.seq));
        self.remember(head);
    }

    /// Tells other processes something, unless too much is waiting.
    pub(crate) fn tell(&self, note: Note) {
        // Without the hint they find out by looking.
        let _ = self.notes.try_send(note);
    }

    /// The rows after number `after`.
    ///
    /// # Errors
    /// Returns [`StoreError::NoSuchTable`] or the step that failed.
    pub(crate) async fn read(
        &self,
        table: &TableId,
        after: Seq,
        limit: usize,
    ) -> Result<Vec<Row>, StoreError> {
        let lease = self.lease().await?;
        let done = timeout(CALL, async {
            let (rows, head) = reads::rows(&lease, table, after, limit).await?;
            // Rows that this store has appended or read before are confirmed. Any other row may not have reached the standbys.
            let is_known = self.remembered(table).is_some_and(|it| it == head);
            if !is_known {
                self.barrier(&lease).await?;
            }
            Ok((rows, head))
        });
        let done = done.await;
        let (rows, head) = lease.end(done)?;
        self.remember(head);
        Ok(rows)
    }

    /// The heads of tables.
    ///
    /// # Errors
    /// Returns the step that failed.
    pub(crate) async fn standings(&self, known: &[(TableId, Seq)]) -> Result<Vec<Standing>, StoreError> {
        let lease = self.lease().await?;
        let done = timeout(CALL, async {
            let standings = reads::standings(&lease, known).await?;
            // A primary that was replaced knows nothing of what came later, which must not look like a loss.
            self.barrier(&lease).await?;
            Ok(standings)
        });
        let done = done.await;
        lease.end(done)
    }

    /// The whole log of a table.
    ///
    /// # Errors
    /// Returns [`StoreError::NoSuchTable`], [`StoreError::Damaged`], or the step that failed.
    pub(crate) async fn load(&self, table: &TableId) -> Result<Loaded, StoreError> {
        let lease = self.lease().await?;
        let done = timeout(CALL, async {
            snapshot(&lease).await?;
            let done = load_within(&lease, table).await;
            let done = roll_back(&lease).await.and(done)?;
            self.barrier(&lease).await?;
            Ok(done)
        });
        let done = done.await;
        let (loaded, head) = lease.end(done)?;
        if head.is_sound() {
            self.remember(head);
        }
        Ok(loaded)
    }

    /// Waits for running calls, takes this server off the list of those that use the store, and closes all connections.
    pub(crate) async fn close(&self) {
        // An error means that they are already closed.
        let Ok(_all) = self.calls.acquire_many(CALLS).await else { return };
        self.calls.close();
        // If this fails, it is forgotten after a while.
        let _ = timeout(CALL, self.leave()).await;
        self.pool.close();
    }

    async fn leave(&self) -> Result<(), StoreError> {
        let lease = self.lease().await?;
        let id = &self.pool.manager().node().id;
        let left = lease.client.execute("delete from nodes where id = $1", &[id]).await;
        left.map(drop).map_err(|it| failed(it, StoreError::Write))
    }
}

/// Begins a transaction in which every query sees the same state.
pub(crate) async fn snapshot(lease: &Lease) -> Result<(), StoreError> {
    let sql = "begin isolation level repeatable read read only";
    lease.client.batch_execute(sql).await.map_err(|it| failed(it, StoreError::Begin))
}

async fn load_within(lease: &Lease, table: &TableId) -> Result<(Loaded, Head), StoreError> {
    let head = reads::head(lease, table).await?.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
    let mut loaded = Loaded { rows: Vec::new(), hashes: Vec::new(), damage: None };
    let flaw = reads::each_row(lease, &head, |row, hash| {
        loaded.rows.push(row);
        loaded.hashes.push(hash);
    });
    let flaw = flaw.await?;
    loaded.damage = flaw.map(|flaw| schwung_store::Damage { seq: loaded.rows.len() as Seq + 1, flaw });
    Ok((loaded, head))
}
