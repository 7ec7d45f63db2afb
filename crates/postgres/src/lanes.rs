//! Queues of appends, one for each table: what waits for the same table is committed together and in order.

use std::{
    collections::{HashMap, VecDeque, hash_map::Entry},
    sync::{Mutex, MutexGuard, PoisonError},
};

use schwung_store::{Append, StoreError, TableId};
use tokio::sync::oneshot;

use crate::work::Wanted;

/// Maximum number of rows in a commit.
const GATHERED: usize = 256;
/// Maximum total size of the bodies in a commit (16 MiB), unless a single one is larger.
const GATHERED_BYTES: usize = 16 << 20;

/// The result of an append.
pub(crate) type Outcome = Result<Append, StoreError>;

/// An append that waits.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) wanted: Wanted,
    pub(crate) respond: oneshot::Sender<Outcome>,
}

/// The queues of all tables to which something is being appended.
#[derive(Debug, Default)]
pub(crate) struct Lanes(Mutex<HashMap<TableId, VecDeque<Waiting>>>);

impl Lanes {
    fn lanes(&self) -> MutexGuard<'_, HashMap<TableId, VecDeque<Waiting>>> {
        // Every update of the map is atomic, so a poisoned lock is harmless.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an append to the queue of its table. Returns whether there was no queue, so that somebody must begin to work
    /// through it.
    pub(crate) fn push(&self, table: &TableId, waiting: Waiting) -> bool {
        match self.lanes().entry(table.clone()) {
            Entry::Occupied(mut queue) => {
                queue.get_mut().push_back(waiting);
                false
            }
            Entry::Vacant(none) => {
                none.insert(VecDeque::from([waiting]));
                true
            }
        }
    }

    /// The next appends of a table that can be committed together; none once the queue is empty, which removes it.
    pub(crate) fn next(&self, table: &TableId) -> Vec<Waiting> {
        let mut lanes = self.lanes();
        let Some(queue) = lanes.get_mut(table) else { return Vec::new() };
        let (mut batch, mut bytes) = (Vec::new(), 0);
        while let Some(first) = queue.front() {
            let length = first.wanted.row.body.len();
            // Grants are changed alone, so that a refused change does not affect others.
            let is_alone = !first.wanted.changes.is_empty();
            let fits = batch.len() < GATHERED && bytes + length <= GATHERED_BYTES && !is_alone;
            if !batch.is_empty() && !fits {
                break;
            }
            bytes += length;
            batch.extend(queue.pop_front());
            if is_alone {
                break;
            }
        }
        if batch.is_empty() {
            lanes.remove(table);
        }
        batch
    }
}
