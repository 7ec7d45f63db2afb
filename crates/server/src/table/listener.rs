//! The outgoing message queue of a reader.

use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicBool, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use schwung_views::wire::ServerMessage;
use tokio::sync::{Notify, mpsc};

use super::Room;

/// Maximum number of queued messages. A reader that exceeds it is disconnected.
const QUEUE: usize = 128;
/// Number of queued messages from which records are skipped; the reader gets a complete view when it has caught up.
const SHORT: usize = 8;

/// An outgoing message.
#[derive(Clone, Debug)]
pub(crate) enum Heard {
    /// A message.
    Message {
        /// Number of the last record it covers, if any.
        seq: Option<u64>,
        /// The message as JSON.
        text: Utf8Bytes,
    },
    /// The end of the connection: the reason code, and whether reconnecting makes sense.
    Bye(&'static str, bool),
}

impl Heard {
    /// A message that covers no record.
    pub(crate) fn message(message: &ServerMessage) -> Heard {
        Heard::Message { seq: None, text: json(message) }
    }
}

/// Serializes a message.
pub(crate) fn json(message: &ServerMessage) -> Utf8Bytes {
    // Wire types have string keys and only numbers that JSON can represent.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// The sending side of a reader's queue.
#[derive(Clone, Debug)]
pub(crate) struct Mouth {
    queue: mpsc::Sender<Heard>,
    mark: Arc<Mark>,
}

#[derive(Debug, Default)]
struct Mark {
    /// Whether records were skipped.
    behind: AtomicBool,
    bye: OnceLock<(&'static str, bool)>,
    wake: Notify,
}

impl Mouth {
    /// Queues a message that must not be skipped. A reader whose queue is full is disconnected as too slow.
    pub(crate) fn say(&self, heard: Heard) {
        if self.queue.try_send(heard).is_err() {
            self.bye("slow", true);
        }
    }

    /// Queues a record; if too many messages are waiting, a complete view is sent later instead.
    pub(crate) fn tell(&self, heard: impl FnOnce() -> Heard) -> bool {
        if self.is_behind() {
            return false;
        }
        if QUEUE - self.queue.capacity() >= SHORT {
            self.fall_behind();
            return false;
        }
        self.say(heard());
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
}

/// The receiving side of a reader's queue. Dropping it unregisters the reader.
#[derive(Debug)]
pub(crate) struct Listener {
    room: Arc<Room>,
    viewer: u64,
    queue: mpsc::Receiver<Heard>,
    mouth: Mouth,
}

impl Listener {
    pub(super) fn new(room: Arc<Room>, viewer: u64) -> Listener {
        let (sender, queue) = mpsc::channel(QUEUE);
        Listener { room, viewer, queue, mouth: Mouth { queue: sender, mark: Arc::default() } }
    }

    /// Id of the listener.
    pub(crate) fn viewer(&self) -> u64 {
        self.viewer
    }

    pub(crate) fn room(&self) -> &Arc<Room> {
        &self.room
    }

    /// The sending side of its queue.
    pub(crate) fn mouth(&self) -> &Mouth {
        &self.mouth
    }

    /// The next message. Cancel-safe.
    pub(crate) async fn next(&mut self) -> Heard {
        loop {
            if let Some(&(code, again)) = self.mouth.mark.bye.get() {
                return Heard::Bye(code, again);
            }
            if self.queue.is_empty()
                && self.mouth.is_behind()
                && let Some(heard) = self.room.refreshed(self.viewer)
            {
                return heard;
            }
            tokio::select! {
                biased;
                () = self.mouth.mark.wake.notified() => {}
                Some(heard) = self.queue.recv() => return heard,
            }
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.room.leave(self.viewer);
    }
}
