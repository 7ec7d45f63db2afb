//! The pool of read-only connections.

use std::{
    panic,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use rusqlite::Connection;
use tokio::{sync::Semaphore, task};

use crate::StoreError;

use super::file;

/// Maximum number of concurrent reads.
const READERS: u32 = 4;

/// The pool of read-only connections, which are opened on demand.
#[derive(Debug)]
pub(super) struct Readers {
    pool: Arc<Pool>,
    /// One permit for each concurrent read; closed together with the store.
    permits: Arc<Semaphore>,
}

#[derive(Debug)]
struct Pool {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Pool {
    fn take(&self) -> Result<Connection, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| file::open_reader(&self.path), Ok)
    }

    fn give_back(&self, file: Connection) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(file);
    }
}

impl Readers {
    /// Creates a pool for the file `path`.
    pub(super) fn new(path: PathBuf) -> Readers {
        let pool = Pool { path, idle: Mutex::default() };
        Readers { pool: Arc::new(pool), permits: Arc::new(Semaphore::new(READERS as usize)) }
    }

    /// Runs `work` on a thread that may block.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let pool = Arc::clone(&self.pool);
        let done = task::spawn_blocking(move || {
            let file = pool.take()?;
            let answer = work(&file);
            pool.give_back(file);
            // Released last: holding all permits implies that every connection is idle.
            drop(permit);
            answer
        });
        match done.await {
            Ok(answer) => answer,
            Err(error) => match error.try_into_panic() {
                Ok(cause) => panic::resume_unwind(cause),
                // The runtime is shutting down.
                Err(_) => Err(StoreError::Closed),
            },
        }
    }

    /// Waits for running reads, then closes every connection.
    pub(super) async fn close(&self) {
        // An error means that they are already closed.
        let all = self.permits.acquire_many(READERS).await;
        self.permits.close();
        self.pool.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
        drop(all);
    }
}
