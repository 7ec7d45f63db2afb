//! Hints between the processes that use a database, over `LISTEN` and `NOTIFY`.
//!
//! They are sent by a statement of their own, after the commit that they tell of: within its transaction, the global lock
//! of notifications would keep commits from sharing a sync. Nothing depends on them but how soon others look.

use std::{collections::VecDeque, sync::Weak, time::Duration};

use schwung_store::{Hint, StoreError};
use tokio::{
    sync::{broadcast, mpsc},
    time::{MissedTickBehavior, interval, timeout},
};
use tokio_postgres::Notification;
use tokio_util::sync::CancellationToken;

use crate::{
    inner::Inner,
    note::{Note, heard, payloads},
    session::{BARRIER, CALL, Node, Session, now},
};

/// Capacity of the queue of hints to send.
pub(crate) const QUEUE: usize = 4_096;
/// Capacity of the queue of hints that were heard.
pub(crate) const HEARD: usize = 4_096;
/// Interval between signs of life: without one, a connection that was cut off silently would never be missed.
const PULSE: Duration = Duration::from_secs(3);
/// Pause before connecting again.
const PAUSE: Duration = Duration::from_millis(250);

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
        // Missed notifications are not repeated; listeners check the store themselves.
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
    // Listen before looking, so that changes in between are notified.
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
                    // There may be no receiver.
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

/// Waits for an answer of the server, but not forever.
async fn within<T>(call: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, StoreError> {
    match timeout(CALL, call).await {
        Ok(done) => done.map_err(|it| StoreError::Read(std::sync::Arc::new(it))),
        Err(elapsed) => Err(StoreError::Read(std::sync::Arc::new(elapsed))),
    }
}
