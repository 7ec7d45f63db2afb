//! An open table: its game, its listeners, and the task that processes its requests.

mod listener;
mod order;
mod pace;
mod publish;
mod room;
mod turn;

use std::sync::Arc;

use schwung_store::Store;
use schwung_systems::AnyGame;
use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;

use crate::Fault;
pub(crate) use listener::{Heard, Listener};
pub(crate) use order::{By, Link, Order, Wish};
pub(crate) use room::Room;

/// Capacity of the request queue of a table.
const ORDERS: usize = 256;

/// An open table. When it is dropped, its task finishes queued requests and ends.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) room: Arc<Room>,
    orders: mpsc::Sender<Order>,
}

impl Table {
    /// Opens a table; its task is spawned on `tasks`.
    pub(crate) fn open(room: Room, store: Arc<dyn Store>, tasks: &TaskTracker) -> Table {
        let room = Arc::new(room);
        let (orders, waiting) = mpsc::channel(ORDERS);
        tasks.spawn(turn::Turn::new(Arc::clone(&room), store, waiting).run());
        Table { room, orders }
    }

    /// Queues a request. It is processed after earlier ones, even if nobody waits for the result.
    ///
    /// # Errors
    /// Returns [`Fault::Busy`] if the queue is full.
    pub(crate) fn order(&self, order: Order) -> Result<(), Fault> {
        self.room.touch();
        self.orders.try_send(order).map_err(|_| Fault::Busy)
    }

    /// Queues a request and waits for its result.
    ///
    /// # Errors
    /// Returns the error of the request, or [`Fault::Busy`] if the queue is full.
    pub(crate) async fn obey<T: Send + 'static>(
        &self,
        order: impl FnOnce(Box<dyn FnOnce(Result<T, Fault>) + Send>) -> Order,
    ) -> Result<T, Fault> {
        let (tell, told) = oneshot::channel();
        // The caller may be gone.
        self.order(order(Box::new(move |result| drop(tell.send(result)))))?;
        told.await.unwrap_or(Err(Fault::Failed))
    }
}

/// A game of any system.
pub(crate) type Game = Box<dyn AnyGame>;
