//! The sending side of a listener's queue.

use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicBool, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use schwung_views::wire::ServerMessage;
use tokio::sync::{Notify, mpsc};

/// Maximum number of queued messages. A reader that exceeds it is disconnected.
const QUEUE: usize = 128;
/// Number of queued messages from which records are skipped; the reader gets a complete view when it has caught up.
const SHORT: usize = 8;

/// An outgoing message.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Message {
        /// The viewer's number of the last record it covers, if any.
        seq: Option<u64>,
        /// The message as JSON.
        text: Utf8Bytes,
    },
    /// The end of the connection: the reason code, and whether reconnecting makes sense.
    Bye(&'static str, bool),
}

impl Outgoing {
    /// A message that covers no record.
    pub(crate) fn message(message: &ServerMessage) -> Outgoing {
        Outgoing::Message { seq: None, text: json(message) }
    }
}

/// Serializes a message.
pub(crate) fn json(message: &ServerMessage) -> Utf8Bytes {
    // Wire types have string keys and only numbers that JSON can represent.
    schwung_json::written(message).unwrap_or_default().into()
}

/// The sending side of a reader's queue.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Outgoing>,
    mark: Arc<Mark>,
}

#[derive(Debug, Default)]
struct Mark {
    /// Whether records were skipped.
    behind: AtomicBool,
    bye: OnceLock<(&'static str, bool)>,
    wake: Notify,
}

impl Outbox {
    /// A queue, and its receiving side.
    pub(super) fn new() -> (Outbox, mpsc::Receiver<Outgoing>) {
        let (queue, receiver) = mpsc::channel(QUEUE);
        (Outbox { queue, mark: Arc::default() }, receiver)
    }

    /// Queues a message that must not be skipped. A reader whose queue is full is disconnected as too slow.
    pub(crate) fn send(&self, message: Outgoing) {
        if self.queue.try_send(message).is_err() {
            self.bye("slow", true);
        }
    }

    /// Queues a record; if too many messages are waiting, a complete view is sent later instead.
    pub(crate) fn offer(&self, message: impl FnOnce() -> Outgoing) -> bool {
        if self.is_behind() {
            return false;
        }
        if QUEUE - self.queue.capacity() >= SHORT {
            self.fall_behind();
            return false;
        }
        self.send(message());
        true
    }

    /// Marks the reader as behind: its next message is a complete view.
    pub(crate) fn fall_behind(&self) {
        self.mark.behind.store(true, Ordering::Release);
        self.mark.wake.notify_one();
    }

    pub(crate) fn is_behind(&self) -> bool {
        self.mark.behind.load(Ordering::Acquire)
    }

    pub(super) fn caught_up(&self) {
        self.mark.behind.store(false, Ordering::Release);
    }

    /// Ends the connection. Queued messages are dropped.
    pub(crate) fn bye(&self, code: &'static str, again: bool) {
        // Only the first end counts.
        let _ = self.mark.bye.set((code, again));
        self.mark.wake.notify_one();
    }

    /// The end of the connection, once there is one.
    pub(super) fn end(&self) -> Option<(&'static str, bool)> {
        self.mark.bye.get().copied()
    }

    /// Waits until the listener falls behind or the connection ends.
    pub(super) async fn woken(&self) {
        self.mark.wake.notified().await;
    }
}
