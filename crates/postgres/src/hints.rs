//! Hints between the processes that use a database, over `LISTEN` and `NOTIFY`.
//!
//! They are sent by a statement of their own, after the commit that they tell of: within its transaction, the global lock
//! of notifications would keep commits from sharing a sync. Nothing depends on them but how soon others look.

use std::{
    collections::{HashMap, VecDeque},
    sync::Weak,
    time::Duration,
};

use schwung_store::{Hint, MAX_HINT, StoreError, TableId};
use tokio::{
    sync::{broadcast, mpsc},
    time::{MissedTickBehavior, interval, timeout},
};
use tokio_postgres::Notification;
use tokio_util::sync::CancellationToken;

use crate::{
    inner::Inner,
    session::{BARRIER, CALL, Node, Session, now},
};

/// Capacity of the queue of hints to send.
pub(crate) const QUEUE: usize = 4_096;
/// Capacity of the queue of hints that were heard.
pub(crate) const HEARD: usize = 4_096;
/// Maximum length of a notification in bytes; PostgreSQL takes 7999.
const LONGEST: usize = 7_800;
/// Interval between signs of life: without one, a connection that was cut off silently would never be missed.
const PULSE: Duration = Duration::from_secs(3);
/// Pause before connecting again.
const PAUSE: Duration = Duration::from_millis(250);

/// What other processes are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// A row was appended.
    Row(TableId, u64),
    /// Something that the server says.
    Said(String),
}

impl Note {
    fn write(&self, text: &mut String) {
        text.push('\n');
        match self {
            Note::Row(table, seq) => text.push_str(&format!("r{table}:{seq}")),
            Note::Said(said) => {
                text.push('s');
                text.push_str(said);
            }
        }
    }
}

/// Whether this can be said.
pub(crate) fn can_be_said(text: &str) -> bool {
    text.len() <= MAX_HINT && !text.contains(['\n', '\r', '\0'])
}

/// The hints in a notification: the id of its sender, then one line for each. Unknown ones are skipped, since a newer
/// release may have sent them.
fn heard(payload: &str, own: &str) -> Vec<Hint> {
    let mut lines = payload.split('\n');
    let from = lines.next().unwrap_or_default();
    if from == own {
        return Vec::new();
    }
    let hint = |line: &str| {
        if let Some(said) = line.strip_prefix('s') {
            return Some(Hint::Said { from: from.to_owned(), text: said.to_owned() });
        }
        let (table, seq) = line.strip_prefix('r')?.split_once(':')?;
        Some(Hint::Row(TableId::new(table).ok()?, seq.parse().ok()?))
    };
    lines.filter_map(hint).collect()
}

/// Listens and speaks until the store is closed or dropped.
pub(crate) async fn run(store: Weak<Inner>, mut notes: mpsc::Receiver<Note>, hints: broadcast::Sender<Hint>) {
    let mut is_first = true;
    let mut unsent = VecDeque::new();
    loop {
        let Some(inner) = store.upgrade().filter(|it| !it.pool.is_closed()) else { return };
        let (say, mut said) = mpsc::unbounded_channel();
        let (node, closing) = (inner.pool.manager().node().clone(), inner.closing.clone());
        let session = inner.pool.manager().connect(Some(say)).await;
        drop(inner);
        match session {
            Ok(session) => {
                let notes = (&mut notes, &mut unsent);
                let ended = talk(&closing, &session, &node, notes, &mut said, &hints).await;
                if let Err(error) = ended {
                    tracing::warn!(%error, "the connection for hints was lost");
                }
            }
            Err(error) if is_first => tracing::warn!(error = &error as &dyn std::error::Error, "no hints"),
            Err(_) => {}
        }
        if closing.is_cancelled() {
            return;
        }
        is_first = false;
        // Nobody is told what was missed meanwhile; those who listen look for themselves.
        let _ = hints.send(Hint::Lost);
        let _ = timeout(PAUSE, closing.cancelled()).await;
    }
}

/// Transfers hints until the connection or the store ends. Statements are never given up half way, since the database may
/// still carry them out.
async fn talk(
    closing: &CancellationToken,
    session: &Session,
    node: &Node,
    (notes, unsent): (&mut mpsc::Receiver<Note>, &mut VecDeque<String>),
    said: &mut mpsc::UnboundedReceiver<Notification>,
    hints: &broadcast::Sender<Hint>,
) -> Result<(), StoreError> {
    let own = &*node.id;
    // Nobody waits for what these commits write, so they need not reach the disk.
    let begin = "set synchronous_commit = off; set application_name = 'schwung-hints'; listen schwung";
    within(session.client.batch_execute(begin)).await?;
    // First listen, then look: what happens in between is told.
    let _ = hints.send(Hint::Lost);
    let seen = within(session.client.prepare(BARRIER)).await?;
    let tell = within(session.client.prepare("select pg_notify('schwung', $1)")).await?;
    let mut pulse = interval(PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut waiting = Vec::new();
    loop {
        // What could not be sent over the last connection comes first.
        while let Some(payload) = unsent.front() {
            within(session.client.execute(&tell, &[payload])).await?;
            unsent.pop_front();
        }
        tokio::select! {
            notification = said.recv() => {
                let Some(notification) = notification else { return Ok(()) };
                for hint in heard(notification.payload(), own) {
                    // Without a receiver there is nobody to tell.
                    let _ = hints.send(hint);
                }
            }
            count = notes.recv_many(&mut waiting, QUEUE) => {
                if count == 0 {
                    return Ok(());
                }
                unsent.extend(payloads(own, &mut waiting));
            }
            () = closing.cancelled(), if notes.is_empty() => return Ok(()),
            _ = pulse.tick() => {
                // Others see by this that the server is running.
                let (id, name, version) = (own, &node.name, env!("CARGO_PKG_VERSION"));
                within(session.client.execute(&seen, &[&id, name, &version, &now()])).await?;
            }
        }
    }
}

/// Notifications with these notes; of several rows of a table only the last is told.
fn payloads(own: &str, notes: &mut Vec<Note>) -> Vec<String> {
    let mut last = HashMap::new();
    for note in notes.iter() {
        if let Note::Row(table, seq) = note {
            let newest = last.entry(table.clone()).or_insert(*seq);
            *newest = (*newest).max(*seq);
        }
    }
    let rows = last.into_iter().map(|(table, seq)| Note::Row(table, seq));
    let said = notes.drain(..).filter(|it| matches!(it, Note::Said(_)));
    let mut all = Vec::new();
    let mut text = own.to_owned();
    for note in rows.chain(said) {
        let before = text.len();
        note.write(&mut text);
        if text.len() > LONGEST {
            let rest = text.split_off(before);
            all.push(std::mem::replace(&mut text, format!("{own}{rest}")));
        }
    }
    if text.len() > own.len() {
        all.push(text);
    }
    all
}

/// Waits for an answer of the server, but not forever.
async fn within<T>(call: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, StoreError> {
    match timeout(CALL, call).await {
        Ok(done) => done.map_err(|it| StoreError::Read(std::sync::Arc::new(it))),
        Err(elapsed) => Err(StoreError::Read(std::sync::Arc::new(elapsed))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_read_as_they_were_written() {
        let table = |it: &str| TableId::new(it).expect("a name");
        let mut notes = vec![
            Note::Row(table("a"), 2),
            Note::Said("hello: you".to_owned()),
            Note::Row(table("a"), 7),
            Note::Row(table("a"), 3),
        ];
        let payloads = payloads("me", &mut notes);
        let [payload] = &payloads[..] else { panic!("{payloads:?}") };
        let said = Hint::Said { from: "me".to_owned(), text: "hello: you".to_owned() };
        assert_eq!(heard(payload, "you"), [Hint::Row(table("a"), 7), said]);
        assert_eq!(heard(payload, "me"), []);
        assert_eq!(heard("x\nr:\nr-\nrA:1\nra:x\nq\n\nra:1", "me"), [Hint::Row(table("a"), 1)]);
    }

    #[test]
    fn notifications_are_short_enough() {
        let said = "x".repeat(MAX_HINT);
        let mut notes: Vec<Note> = (0..9).map(|_| Note::Said(said.clone())).collect();
        notes.extend((0..2_000).map(|it| Note::Row(TableId::new(format!("t{it}")).expect("a name"), it)));
        let payloads = payloads("me", &mut notes);
        assert!(payloads.iter().all(|it| it.len() <= LONGEST), "too long");
        assert_eq!(payloads.iter().map(|it| heard(it, "you").len()).sum::<usize>(), 2_009);
    }
}
