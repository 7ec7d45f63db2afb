//! Checkpoints: moves committed pages from the write-ahead log into the file, on a separate thread.
//!
//! By itself, SQLite does so in the commit that makes the log long enough, which then takes as long as it takes to write
//! and sync hundreds of pages. At the end of a backup, during which nothing can be moved, that is half a second.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicI32, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread::{self, JoinHandle},
};

use rusqlite::{Connection, OpenFlags, hooks::Wal};

use crate::StoreError;

use super::file::{connect, unopened};

/// Lengths of the log in pages of 4 KiB.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lengths {
    /// From here on, pages are moved.
    pub(super) moved: i32,
    /// From here on, the writer moves what the thread has left. The log begins anew only when all of it has been moved,
    /// and somebody may always add to it while the thread is at work.
    pub(super) helped: i32,
    /// Maximum number of pages that the writer moves, since this blocks writes.
    pub(super) left: i32,
}

impl Default for Lengths {
    fn default() -> Lengths {
        Lengths { moved: 1_000, helped: 16_000, left: 500 }
    }
}

/// The thread that moves pages. It ends when the writing connection is closed.
#[derive(Debug)]
pub(super) struct Checkpoints(JoinHandle<()>);

impl Checkpoints {
    /// Starts the thread for the writing connection `file` of the file `path`, whose own moving ends.
    ///
    /// # Errors
    /// Returns [`StoreError::Open`] or [`StoreError::Writer`].
    pub(super) fn start(
        file: &mut Connection,
        path: PathBuf,
        lengths: Lengths,
    ) -> Result<Checkpoints, StoreError> {
        // One that waits is enough.
        let (wake, waiting) = sync_channel(1);
        let left = Arc::new(AtomicI32::new(i32::MAX));
        let hook = hook(wake, Arc::clone(&left), lengths);
        file.wal_hook(Some(hook)).map_err(|error| unopened(&path, error))?;
        thread::Builder::new()
            .name("checkpoints".to_owned())
            .spawn(move || run(&path, &waiting, &left))
            .map(Checkpoints)
            .map_err(|error| StoreError::Writer(Arc::new(error)))
    }

    /// Waits until the thread of this connection has ended.
    pub(super) fn end(self, file: &mut Connection) {
        // Dropping the hook wakes the thread for the last time.
        let _ = file.wal_hook(None::<fn(&mut Wal, i32) -> rusqlite::Result<()>>);
        let _ = self.0.join();
    }
}

/// Called after each commit with the length of the log in pages.
fn hook(
    wake: SyncSender<()>,
    left: Arc<AtomicI32>,
    lengths: Lengths,
) -> impl FnMut(&mut Wal, i32) -> rusqlite::Result<()> + Send {
    move |log, pages| {
        if pages >= lengths.moved {
            let _ = wake.try_send(());
        }
        if pages >= lengths.helped && left.load(Ordering::Relaxed) <= lengths.left {
            // If it fails, the next commit tries again: what was committed is safe in the log.
            let _ = log.checkpoint();
        }
        Ok(())
    }
}

/// Moves pages whenever a commit reports that there are many. Errors are left to the next commit.
fn run(path: &Path, waiting: &Receiver<()>, left: &AtomicI32) {
    let mut file = None;
    while waiting.recv().is_ok() {
        if file.is_none() {
            file = open(path).ok();
        }
        let Some(file) = &file else { continue };
        left.store(i32::MAX, Ordering::Relaxed);
        // Reads and writes continue in the meantime.
        let counts =
            file.query_row("pragma wal_checkpoint(passive)", [], |row| Ok((row.get(1)?, row.get(2)?)));
        if let Ok((pages, moved)) = counts {
            let (pages, moved): (i32, i32) = (pages, moved);
            left.store(pages.saturating_sub(moved), Ordering::Relaxed);
        }
    }
}

fn open(path: &Path) -> Result<Connection, StoreError> {
    let file = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    // The log is synced before the file is written, and the file before the log begins anew.
    file.pragma_update(None, "synchronous", "full").map_err(|error| unopened(path, error))?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::TempDir;

    use super::*;
    use crate::sqlite::schema;

    #[test]
    fn a_long_log_is_moved_while_it_is_written() {
        const MOST_ROWS: i64 = 5_000;
        const ROW_BYTES: i64 = 20_000;
        let directory = TempDir::new().expect("a directory");
        let path = directory.path().join("tables.db");
        let mut file = schema::open(&path).expect("a store");
        let lengths = Lengths { moved: 20, helped: 60, left: i32::MAX };
        let checkpoints = Checkpoints::start(&mut file, path.clone(), lengths).expect("a thread");
        file.execute_batch("create table filler (body blob)").expect("a table");
        let log_bytes = || fs::metadata(directory.path().join("tables.db-wal")).expect("a log").len();
        let mut rows = 0_i64;
        // Without moving, the log holds every row. When the thread gets to it is up to the machine.
        while rows < 200 || log_bytes() * 2 > (rows * ROW_BYTES).unsigned_abs() {
            assert!(rows < MOST_ROWS, "{}", log_bytes());
            file.execute("insert into filler values (zeroblob(?1))", [ROW_BYTES]).expect("a row");
            rows += 1;
        }
        checkpoints.end(&mut file);
        let count: i64 =
            file.query_row("select count(*) from filler", [], |row| row.get(0)).expect("a count");
        assert_eq!(count, rows);
        drop(file);
        assert!(!path.with_extension("db-wal").exists(), "somebody has it open");
    }

    #[test]
    fn a_commit_moves_nothing_that_a_reader_needs() {
        let directory = TempDir::new().expect("a directory");
        let path = directory.path().join("tables.db");
        let mut file = schema::open(&path).expect("a store");
        let checkpoints =
            Checkpoints::start(&mut file, path.clone(), Lengths { moved: 1, helped: 1, left: i32::MAX })
                .expect("a thread");
        file.execute_batch("create table filler (n integer); insert into filler values (1)").expect("a row");
        let reader = Connection::open(&path).expect("a reader");
        let reading = reader.unchecked_transaction().expect("a transaction");
        let count = |file: &Connection| -> i64 {
            file.query_row("select count(*) from filler", [], |row| row.get(0)).expect("a count")
        };
        assert_eq!(count(&reading), 1);
        for n in 2..100 {
            file.execute("insert into filler values (?1)", [n]).expect("a row");
        }
        assert_eq!((count(&reading), count(&file)), (1, 99));
        drop(reading);
        assert_eq!(count(&reader), 99);
        checkpoints.end(&mut file);
    }
}
