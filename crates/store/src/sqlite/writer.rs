//! The writer thread.

use std::{path::PathBuf, sync::Arc, thread};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use crate::{Append, StoreError};

use super::{
    checkpoint::{Checkpoints, Lengths},
    work::Work,
};

/// Capacity of the queue; further callers wait.
const WAITING: usize = 256;

/// Maximum number of calls per commit.
const GATHERED: usize = 256;

/// Maximum total size of the bodies in a commit (16 MiB), unless a single call is larger.
const GATHERED_BYTES: usize = 16 << 20;

/// The result of a call.
type Outcome = Result<Append, StoreError>;

#[derive(Debug)]
enum Job {
    Write(Work, oneshot::Sender<Outcome>),
    Close(oneshot::Sender<Result<(), StoreError>>),
    /// Asks for the number that changes when another process has written.
    Changes(oneshot::Sender<Result<u64, StoreError>>),
}

/// Handle to the writer thread, which finishes its work and ends when the handle is dropped.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts the thread with the connection `file` to the file `path`.
    pub(super) fn start(mut file: Connection, path: PathBuf) -> Result<Writer, StoreError> {
        let (jobs, waiting) = mpsc::channel(WAITING);
        let checkpoints = Checkpoints::start(&mut file, path, Lengths::default())?;
        thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || run(file, checkpoints, waiting))
            .map_err(|error| StoreError::Writer(Arc::new(error)))?;
        Ok(Writer { jobs })
    }

    /// Queues `work` and waits until it is on disk.
    pub(super) async fn carry_out(&self, work: Work) -> Outcome {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Write(work, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// A number that changes when another process has written to the file.
    pub(super) async fn changes_by_others(&self) -> Result<u64, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Changes(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Finishes queued work, checkpoints the write-ahead log and closes the file. Calling it again does nothing.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Close(answer)).await.is_err() {
            return Ok(());
        }
        // If it is called twice at the same time, the second call gets no answer.
        answered.await.unwrap_or(Ok(()))
    }
}

/// Gathers waiting calls, commits them and answers, until the store is closed or all senders are gone.
fn run(mut file: Connection, checkpoints: Checkpoints, mut waiting: mpsc::Receiver<Job>) {
    while let Some(job) = waiting.blocking_recv() {
        let (works, answers, last) = gather(job, &mut waiting);
        let outcomes = carry_out(&mut file, &works);
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // The caller may be gone.
            let _ = answer.send(outcome);
        }
        match last {
            Some(Last::Close(answer)) => {
                waiting.close();
                checkpoints.end(&mut file);
                let tidied = tidy(file);
                let _ = answer.send(tidied);
                return;
            }
            Some(Last::Changes(answer)) => drop(answer.send(changes(&file))),
            None => {}
        }
    }
    checkpoints.end(&mut file);
}

/// A job that is no write, which ends a batch.
enum Last {
    Close(oneshot::Sender<Result<(), StoreError>>),
    Changes(oneshot::Sender<Result<u64, StoreError>>),
}

type Gathered = (Vec<Work>, Vec<oneshot::Sender<Outcome>>, Option<Last>);

/// Collects `first` and the calls waiting behind it, up to the limits or until a job that is no write.
fn gather(first: Job, waiting: &mut mpsc::Receiver<Job>) -> Gathered {
    let (mut works, mut answers, mut bytes) = (Vec::new(), Vec::new(), 0);
    let mut next = Some(first);
    while let Some(job) = next {
        match job {
            Job::Close(answer) => return (works, answers, Some(Last::Close(answer))),
            Job::Changes(answer) => return (works, answers, Some(Last::Changes(answer))),
            Job::Write(work, answer) => {
                bytes += work.bytes();
                works.push(work);
                answers.push(answer);
            }
        }
        let full = works.len() >= GATHERED || bytes >= GATHERED_BYTES;
        next = if full { None } else { waiting.try_recv().ok() };
    }
    (works, answers, None)
}

/// Commits all of `works` in one transaction. If that fails, commits each one separately, so that one failing call does
/// not affect the others.
fn carry_out(file: &mut Connection, works: &[Work]) -> Vec<Outcome> {
    match together(file, works) {
        Ok(outcomes) => outcomes,
        Err(StoreError::Write(_) | StoreError::Commit(_)) if works.len() > 1 => {
            let alone =
                |work| together(file, std::slice::from_ref(work))?.pop().unwrap_or(Err(StoreError::Closed));
            works.iter().map(alone).collect()
        }
        Err(error) => works.iter().map(|_| Err(error.clone())).collect(),
    }
}

/// Commits all of `works` in one transaction and returns their results.
///
/// # Errors
/// Returns an error if nothing was committed.
fn together(file: &mut Connection, works: &[Work]) -> Result<Vec<Outcome>, StoreError> {
    let begun = file.transaction_with_behavior(TransactionBehavior::Immediate);
    let mut transaction = begun.map_err(|error| StoreError::Begin(Arc::new(error)))?;
    let mut outcomes = Vec::with_capacity(works.len());
    for work in works {
        let outcome = one(&mut transaction, work);
        // Some errors, such as a full disk, may roll back the whole transaction.
        if let Err(error) = &outcome
            && transaction.is_autocommit()
        {
            return Err(error.clone());
        }
        outcomes.push(outcome);
    }
    transaction.commit().map_err(|error| StoreError::Commit(Arc::new(error)))?;
    Ok(outcomes)
}

/// Carries out `work` in a savepoint, completely or not at all.
fn one(transaction: &mut Transaction<'_>, work: &Work) -> Outcome {
    let failed = |error: rusqlite::Error| StoreError::Write(Arc::new(error));
    let savepoint = transaction.savepoint().map_err(failed)?;
    // Dropping the savepoint rolls it back.
    let done = work.carry_out(&savepoint)?;
    savepoint.commit().map_err(failed)?;
    Ok(done)
}

/// A number that changes only when another connection has written.
fn changes(file: &Connection) -> Result<u64, StoreError> {
    let version = file.pragma_query_value(None, "data_version", |row| row.get::<_, i64>(0));
    version.map(i64::cast_unsigned).map_err(|error| StoreError::Read(Arc::new(error)))
}

/// Checkpoints the write-ahead log into the file, unless another process still has it open.
fn tidy(file: Connection) -> Result<(), StoreError> {
    let moved = file.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()));
    let closed = file.close().map_err(|(_, error)| error);
    moved.and(closed).map_err(|error| StoreError::Checkpoint(Arc::new(error)))
}

#[cfg(test)]
mod tests;
