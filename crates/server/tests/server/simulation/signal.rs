//! A value that tasks wait for.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

/// A value that tasks wait for. Those that wait are woken in the order in which they began to; tokio's own channels for
/// this choose at random, and no seed would repeat.
#[derive(Debug)]
pub(crate) struct Signal<T> {
    value: Mutex<T>,
    changed: Notify,
}

impl<T: Copy> Signal<T> {
    pub(crate) fn new(value: T) -> Signal<T> {
        Signal { value: Mutex::new(value), changed: Notify::new() }
    }

    pub(crate) fn get(&self) -> T {
        *self.value.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn set(&self, value: T) {
        *self.value.lock().unwrap_or_else(PoisonError::into_inner) = value;
        self.changed.notify_waiters();
    }

    /// Waits for a value that is wanted.
    pub(crate) async fn until(&self, is_wanted: impl Fn(T) -> bool) -> T {
        loop {
            // It also hears of changes before it is awaited.
            let changed = self.changed.notified();
            let value = self.get();
            if is_wanted(value) {
                return value;
            }
            changed.await;
        }
    }
}
