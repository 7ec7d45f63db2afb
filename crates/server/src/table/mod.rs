//! An open table: what has happened there, who listens, and the one task through which everything goes.

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

/// So many orders may wait at one table.
const ORDERS: usize = 256;

/// An open table. When it is dropped, its task ends what was begun and goes.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) room: Arc<Room>,
    orders: mpsc::Sender<Order>,
}

impl Table {
    /// Opens a table; `tasks` keeps the task.
    pub(crate) fn open(room: Room, store: Arc<dyn Store>, tasks: &TaskTracker) -> Table {
        let room = Arc::new(room);
        let (orders, waiting) = mpsc::channel(ORDERS);
        tasks.spawn(turn::Turn::new(Arc::clone(&room), store, waiting).run());
        Table { room, orders }
    }

    /// Gives an order. It is carried out after those given before, even if nobody waits for it any more.
    ///
    /// # Errors
    /// [`Fault::Busy`] if too many wait.
    pub(crate) fn order(&self, order: Order) -> Result<(), Fault> {
        self.room.touch();
        self.orders.try_send(order).map_err(|_| Fault::Busy)
    }

    /// Gives an order and waits for what comes of it.
    ///
    /// # Errors
    /// What comes of it; [`Fault::Busy`] if too many wait.
    pub(crate) async fn obey<T: Send + 'static>(
        &self,
        order: impl FnOnce(Box<dyn FnOnce(Result<T, Fault>) + Send>) -> Order,
    ) -> Result<T, Fault> {
        let (tell, told) = oneshot::channel();
        // Whoever gave the order may have gone.
        self.order(order(Box::new(move |result| drop(tell.send(result)))))?;
        told.await.unwrap_or(Err(Fault::Failed))
    }
}

/// A game of any system.
pub(crate) type Game = Box<dyn AnyGame>;
