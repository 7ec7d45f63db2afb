//! One reader's queue.

use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicBool, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use schwung_views::wire::ServerMessage;
use tokio::sync::{Notify, mpsc};

use super::Room;

/// So many messages may wait for one reader. One that lets more wait is shown out.
const QUEUE: usize = 128;
/// So many messages may wait before records are left out: the reader gets a whole view when it has caught up.
const SHORT: usize = 8;

/// What a reader gets.
#[derive(Clone, Debug)]
pub(crate) enum Heard {
    /// A message.
    Message {
        /// The number of the last record that it tells of, if it tells of any.
        seq: Option<u64>,
        /// As JSON.
        text: Utf8Bytes,
    },
    /// The end, and why; is it worth coming again?
    Bye(&'static str, bool),
}

impl Heard {
    /// A message that tells of no record.
    pub(crate) fn message(message: &ServerMessage) -> Heard {
        Heard::Message { seq: None, text: json(message) }
    }
}

/// A message as JSON.
pub(crate) fn json(message: &ServerMessage) -> Utf8Bytes {
    // Wire types have text for keys and no numbers that JSON does not have.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// What is to be said to one reader.
#[derive(Clone, Debug)]
pub(crate) struct Mouth {
    queue: mpsc::Sender<Heard>,
    mark: Arc<Mark>,
}

#[derive(Debug, Default)]
struct Mark {
    /// Were records left out?
    behind: AtomicBool,
    bye: OnceLock<(&'static str, bool)>,
    wake: Notify,
}

impl Mouth {
    /// Says something that must not be left out. A reader that cannot take it has fallen too far behind.
    pub(crate) fn say(&self, heard: Heard) {
        if self.queue.try_send(heard).is_err() {
            self.bye("slow", true);
        }
    }

    /// Tells of a record, unless so much waits already that a whole view is better later.
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

    /// The next thing to be said is a whole view.
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

    /// Says goodbye. What waits to be said is left out.
    pub(crate) fn bye(&self, code: &'static str, again: bool) {
        // Only the first goodbye counts.
        let _ = self.mark.bye.set((code, again));
        self.mark.wake.notify_one();
    }
}

/// A reader of a table. Dropping it ends listening.
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

    /// The number under which it listens.
    pub(crate) fn viewer(&self) -> u64 {
        self.viewer
    }

    pub(crate) fn room(&self) -> &Arc<Room> {
        &self.room
    }

    /// What is said to it.
    pub(crate) fn mouth(&self) -> &Mouth {
        &self.mouth
    }

    /// The next message. Nothing is lost if it is not waited for to the end.
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
