//! The receiving side of a listener's queue.

use std::sync::{Arc, atomic::Ordering};

use schwung_messages::Tongue;
use schwung_rulebook::Lang;
use schwung_store::Store;
use tokio::sync::mpsc;

use super::{
    Operation, Requester, Room, TableHandle, TableRequest,
    outbox::{Outbox, Outgoing},
    room::{Seen, Welcome},
    viewer::Viewer,
};
use crate::{Fault, pass::Pass};

/// The receiving side of a reader's queue. Dropping it unregisters the reader.
#[derive(Debug)]
pub(crate) struct Listener {
    room: Arc<Room>,
    viewer: u64,
    queue: mpsc::Receiver<Outgoing>,
    outbox: Outbox,
}

impl Listener {
    fn new(room: Arc<Room>, viewer: u64) -> Listener {
        let (outbox, queue) = Outbox::new();
        Listener { room, viewer, queue, outbox }
    }

    /// Id of the listener.
    pub(crate) fn viewer(&self) -> u64 {
        self.viewer
    }

    pub(crate) fn room(&self) -> &Arc<Room> {
        &self.room
    }

    /// The sending side of its queue.
    pub(crate) fn outbox(&self) -> &Outbox {
        &self.outbox
    }

    /// The next message. Cancel-safe.
    pub(crate) async fn next(&mut self) -> Outgoing {
        loop {
            if let Some((code, again)) = self.outbox.end() {
                return Outgoing::Bye(code, again);
            }
            if self.queue.is_empty()
                && self.outbox.is_behind()
                && let Some(message) = self.room.refreshed(self.viewer)
            {
                return message;
            }
            tokio::select! {
                biased;
                () = self.outbox.woken() => {}
                Some(message) = self.queue.recv() => return message,
            }
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.room.leave(self.viewer);
    }
}

impl TableHandle {
    /// Registers a listener and queues a welcome, as [`Room::listen`] does. What the reader has seen at another server is
    /// read first if it is missing here: it must not look as if it were lost. `differences` says whether it takes them.
    ///
    /// # Errors
    /// Returns the errors of [`Room::listen`], or why the table cannot be read on.
    pub(crate) async fn listen(
        &self,
        store: &dyn Store,
        pass: &Pass,
        lang: Tongue,
        seen: &Seen,
        differences: bool,
    ) -> Result<Listener, Fault> {
        if store.hints().is_some() && !self.room.has_seen(pass, seen)? {
            let catch_up =
                |respond| TableRequest::new(Requester::Admin, Lang::En, Operation::CatchUp { respond });
            self.call(catch_up).await?;
        }
        self.room.listen(pass, lang, seen, differences)
    }
}

impl Room {
    /// Whether this table has everything that the reader has seen.
    fn has_seen(&self, pass: &Pass, seen: &Seen) -> Result<bool, Fault> {
        let you = pass.you()?;
        self.look(|game| {
            let is_same = || seen.hash.as_ref().is_none_or(|it| *it == self.code(game, you, seen.seq));
            seen.seq == 0 || (seen.seq <= game.number(you, game.seq()) && is_same())
        })
    }

    /// Registers a listener and queues a welcome. `seen` is what the reader has already.
    ///
    /// # Errors
    /// Returns [`Fault::OtherRole`], [`Fault::Crowded`], [`Fault::Broken`] or [`Fault::Failed`].
    fn listen(
        self: &Arc<Room>,
        pass: &Pass,
        lang: Tongue,
        seen: &Seen,
        differences: bool,
    ) -> Result<Listener, Fault> {
        let you = pass.you()?;
        let number = self.next_viewer.fetch_add(1, Ordering::Relaxed);
        self.touch();
        // Registered while the game is locked for reading, so that no record can come in between.
        self.look(|game| {
            let listener = Listener::new(Arc::clone(self), number);
            let Welcome { message, view } = self.welcome(game, (you, lang), seen, differences);
            let mut viewers = self.viewers();
            if let Err(fault) = self.make_room(&mut viewers, you) {
                drop(viewers);
                return Err(fault);
            }
            let outbox = listener.outbox().clone();
            outbox.send(message);
            let (grant, seen) = (pass.grant, game.seq());
            let viewer = Viewer { you, lang, grant, seen, view, differences, outbox };
            viewers.insert(number, viewer);
            drop(viewers);
            self.online.notify_one();
            Ok(listener)
        })?
    }
}
