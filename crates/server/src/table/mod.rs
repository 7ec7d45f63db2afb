//! An open table: its game, its listeners, and the task that processes its requests.

mod listener;
mod outbox;
mod publish;
mod rendering;
mod request;
mod room;
mod seat_rates;
mod viewer;
mod worker;

use std::sync::Arc;

use schwung_rulebook::Lang;
use schwung_store::Store;
use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;

use crate::Fault;
pub(crate) use listener::Listener;
pub(crate) use outbox::Outgoing;
pub(crate) use request::{Link, Operation, Requester, TableRequest};
pub(crate) use room::{Game, Room, Seen, Stored};

/// Capacity of the request queue of a table.
const QUEUE: usize = 256;

/// An open table. When it is dropped, its task finishes queued requests and ends.
#[derive(Debug)]
pub(crate) struct TableHandle {
    pub(crate) room: Arc<Room>,
    requests: mpsc::Sender<TableRequest>,
}

impl TableHandle {
    /// Opens a table; its task is spawned on `tasks`.
    pub(crate) fn open(room: Room, store: Arc<dyn Store>, tasks: &TaskTracker) -> TableHandle {
        let room = Arc::new(room);
        let (requests, waiting) = mpsc::channel(QUEUE);
        tasks.spawn(worker::Worker::new(Arc::clone(&room), store, waiting).run());
        TableHandle { room, requests }
    }

    /// Queues a request. It is processed after earlier ones, even if nobody waits for the result.
    ///
    /// # Errors
    /// Returns [`Fault::Busy`] if the queue is full.
    pub(crate) fn queue(&self, request: TableRequest) -> Result<(), Fault> {
        self.room.touch();
        self.requests.try_send(request).map_err(|_| Fault::Busy)
    }

    /// Like [`TableHandle::queue`], but does not count as activity.
    ///
    /// # Errors
    /// Returns [`Fault::Busy`] if the queue is full.
    fn queue_quietly(&self, request: TableRequest) -> Result<(), Fault> {
        self.requests.try_send(request).map_err(|_| Fault::Busy)
    }

    /// Lets the table read on in the store. With a full queue it will notice at its next append.
    pub(crate) fn refresh(&self) {
        let _ = self.queue_quietly(TableRequest::new(Requester::Admin, Lang::En, Operation::Refresh));
    }

    /// Queues a request and waits for its result.
    ///
    /// # Errors
    /// Returns the error of the request, or [`Fault::Busy`] if the queue is full.
    pub(crate) async fn call<T: Send + 'static>(
        &self,
        request: impl FnOnce(Box<dyn FnOnce(Result<T, Fault>) + Send>) -> TableRequest,
    ) -> Result<T, Fault> {
        let (tell, told) = oneshot::channel();
        // The caller may be gone.
        self.queue(request(Box::new(move |result| drop(tell.send(result)))))?;
        told.await.unwrap_or(Err(Fault::Failed))
    }
}
