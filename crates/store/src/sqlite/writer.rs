//! The thread that writes.

use std::{sync::Arc, thread};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use crate::{Append, StoreError};

use super::work::Work;

/// How many calls wait before callers do.
const WAITING: usize = 256;

/// How many calls share a commit at most.
const GATHERED: usize = 256;

/// What a commit holds at most, in bytes of bodies, unless a single call has more: 16 MiB.
const GATHERED_BYTES: usize = 16 << 20;

/// What came of a call.
type Outcome = Result<Append, StoreError>;

#[derive(Debug)]
enum Job {
    Write(Work, oneshot::Sender<Outcome>),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// The thread that writes, from outside. It ends when this is dropped, after what was begun.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts it on `file`.
    pub(super) fn start(file: Connection) -> Result<Writer, StoreError> {
        let (jobs, waiting) = mpsc::channel(WAITING);
        thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || run(file, waiting))
            .map_err(|error| StoreError::Writer(Arc::new(error)))?;
        Ok(Writer { jobs })
    }

    /// Has `work` done; the answer comes when it is on disk.
    pub(super) async fn carry_out(&self, work: Work) -> Outcome {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Write(work, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Ends what was begun, moves the log into the file and closes it. Again, it does nothing.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Close(answer)).await.is_err() {
            return Ok(());
        }
        // Two may close at once; the second is not answered.
        answered.await.unwrap_or(Ok(()))
    }
}

/// Gathers what waits, commits it, answers; until it is closed or nobody can ask any more.
fn run(mut file: Connection, mut waiting: mpsc::Receiver<Job>) {
    while let Some(job) = waiting.blocking_recv() {
        let (works, answers, close) = gather(job, &mut waiting);
        let outcomes = carry_out(&mut file, &works);
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // Whoever asked may have gone.
            let _ = answer.send(outcome);
        }
        if let Some(answer) = close {
            waiting.close();
            let tidied = tidy(file);
            let _ = answer.send(tidied);
            return;
        }
    }
}

type Gathered = (Vec<Work>, Vec<oneshot::Sender<Outcome>>, Option<oneshot::Sender<Result<(), StoreError>>>);

/// `first` and what waits behind it, up to the limits or to what closes the store.
fn gather(first: Job, waiting: &mut mpsc::Receiver<Job>) -> Gathered {
    let (mut works, mut answers, mut bytes) = (Vec::new(), Vec::new(), 0);
    let mut next = Some(first);
    while let Some(job) = next {
        match job {
            Job::Close(answer) => return (works, answers, Some(answer)),
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

/// Does all of `works` in one transaction; if that cannot be committed, each in its own, so that one which cannot
/// be written does not take its neighbours along.
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

/// What came of each of `works` once all are committed.
///
/// # Errors
/// If nothing of it was.
fn together(file: &mut Connection, works: &[Work]) -> Result<Vec<Outcome>, StoreError> {
    let begun = file.transaction_with_behavior(TransactionBehavior::Immediate);
    let mut transaction = begun.map_err(|error| StoreError::Begin(Arc::new(error)))?;
    let mut outcomes = Vec::with_capacity(works.len());
    for work in works {
        let outcome = one(&mut transaction, work);
        // Some failures, as a full disk, may end the transaction and undo all that was in it.
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

/// Does `work`, or nothing of it.
fn one(transaction: &mut Transaction<'_>, work: &Work) -> Outcome {
    let failed = |error: rusqlite::Error| StoreError::Write(Arc::new(error));
    let savepoint = transaction.savepoint().map_err(failed)?;
    // Dropped before its end, it is rolled back.
    let done = work.carry_out(&savepoint)?;
    savepoint.commit().map_err(failed)?;
    Ok(done)
}

/// Moves the write-ahead log into the file. If another process has it open, that one does.
fn tidy(file: Connection) -> Result<(), StoreError> {
    let moved = file.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()));
    let closed = file.close().map_err(|(_, error)| error);
    moved.and(closed).map_err(|error| StoreError::Checkpoint(Arc::new(error)))
}

#[cfg(test)]
mod tests;
