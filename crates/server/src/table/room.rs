//! What has happened at a table, and who listens.

use std::{
    collections::HashMap,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard,
        atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering},
    },
};

use schwung_log::Damaged;
use schwung_messages::Tongue;
use schwung_store::TableId;
use schwung_systems::AnyGame;
use schwung_views::wire::{LineKind, ServerMessage, You};
use tokio::sync::Notify;

use super::{
    Game, Heard, Listener,
    listener::{Mouth, json},
};
use crate::{Fault, Limits, clock, metrics::Metrics, pass::Pass};

/// The most lines that come with a welcome.
const LINES: usize = 200;

/// A table: what has happened, and who listens. Everybody may read; only the table's task changes it.
pub(crate) struct Room {
    id: TableId,
    game: RwLock<Game>,
    pub(super) viewers: Mutex<HashMap<u64, Viewer>>,
    next_viewer: AtomicU64,
    /// Somebody came or went.
    pub(super) online: Notify,
    broken: AtomicBool,
    /// When somebody was there last, in milliseconds since 1970.
    used: AtomicI64,
    pub(crate) metrics: Arc<Metrics>,
    limits: Limits,
}

/// Somebody who listens.
#[derive(Debug)]
pub(super) struct Viewer {
    pub(super) you: You,
    pub(super) lang: Tongue,
    pub(super) grant: [u8; 32],
    /// The last record that it was told of; 0 if it is to see everything anew.
    pub(super) seen: u64,
    pub(super) mouth: Mouth,
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Room").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Room {
    pub(crate) fn new(id: TableId, game: Game, metrics: Arc<Metrics>, limits: Limits) -> Room {
        metrics.tables_open.fetch_add(1, Ordering::Relaxed);
        Room {
            id,
            game: RwLock::new(game),
            viewers: Mutex::default(),
            next_viewer: AtomicU64::new(1),
            online: Notify::new(),
            broken: AtomicBool::new(false),
            used: AtomicI64::new(clock::now()),
            metrics,
            limits,
        }
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    /// The table, to be read. Never hold it across an `await`.
    pub(crate) fn game(&self) -> RwLockReadGuard<'_, Game> {
        // A panic while a record is folded in marks the table as broken; nobody reads on then.
        self.game.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn viewers(&self) -> MutexGuard<'_, HashMap<u64, Viewer>> {
        // Each change of the list is one step.
        self.viewers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at the table. Whatever the look panics with stays here.
    ///
    /// # Errors
    /// [`Fault::Broken`] if the table is damaged, [`Fault::Failed`] if the look panics.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&dyn AnyGame) -> T) -> Result<T, Fault> {
        if self.is_broken() {
            return Err(Fault::Broken);
        }
        let game = self.game();
        catch_unwind(AssertUnwindSafe(|| look(game.as_ref()))).map_err(|_| Fault::Failed)
    }

    /// Folds in the next record.
    ///
    /// # Errors
    /// [`Fault::Damaged`] or [`Fault::Broken`]; nobody can play there any more then.
    pub(super) fn push(&self, body: &[u8]) -> Result<(), Fault> {
        let mut game = self.game.write().unwrap_or_else(PoisonError::into_inner);
        let pushed: Result<Result<(), Damaged>, _> = catch_unwind(AssertUnwindSafe(|| game.push(body)));
        pushed.map_err(|_| Fault::Broken).and_then(|it| it.map_err(Fault::Damaged)).inspect_err(|fault| {
            tracing::error!(table = %self.id, %fault, "a record cannot be folded in; the table is closed");
            self.broken.store(true, Ordering::Release);
        })
    }

    pub(crate) fn is_broken(&self) -> bool {
        self.broken.load(Ordering::Acquire)
    }

    /// Somebody is there.
    pub(crate) fn touch(&self) {
        self.used.store(clock::now(), Ordering::Relaxed);
    }

    /// Has nobody been there for so long?
    pub(crate) fn is_idle(&self) -> bool {
        let idle = i64::try_from(self.limits.idle.as_millis()).unwrap_or(i64::MAX);
        self.viewers().is_empty() && clock::now().saturating_sub(self.used.load(Ordering::Relaxed)) > idle
    }

    /// Somebody listens from now on; the first message is a welcome. `after` is the last record that the reader
    /// has seen.
    ///
    /// # Errors
    /// [`Fault::OtherRole`], [`Fault::Crowded`], [`Fault::Broken`], [`Fault::Failed`].
    pub(crate) fn listen(self: &Arc<Room>, pass: &Pass, lang: Tongue, after: u64) -> Result<Listener, Fault> {
        let you = pass.you()?;
        let number = self.next_viewer.fetch_add(1, Ordering::Relaxed);
        self.touch();
        // The table is read and the list changed in one step: no record comes in between.
        self.look(|game| {
            let listener = Listener::new(Arc::clone(self), number);
            let (seq, welcome) = welcome(game, you, lang, after);
            let mut viewers = self.viewers();
            if viewers.len() >= self.limits.viewers {
                drop(viewers);
                return Err(Fault::Crowded);
            }
            let mouth = listener.mouth().clone();
            mouth.say(Heard::Message { seq: Some(seq), text: welcome });
            viewers.insert(number, Viewer { you, lang, grant: pass.grant, seen: seq, mouth });
            drop(viewers);
            self.online.notify_one();
            Ok(listener)
        })?
    }

    pub(super) fn leave(&self, viewer: u64) {
        self.viewers().remove(&viewer);
        self.touch();
        self.online.notify_one();
    }

    /// Who listens under this number, as things are now.
    pub(crate) fn viewer(&self, viewer: u64) -> Option<You> {
        self.viewers().get(&viewer).map(|it| it.you)
    }

    /// Another language for somebody who listens; a whole view comes next.
    pub(crate) fn speak(&self, viewer: u64, lang: Tongue) {
        if let Some(it) = self.viewers().get_mut(&viewer) {
            it.lang = lang;
            it.seen = 0;
            it.mouth.fall_behind();
        }
    }

    /// A whole view for somebody who has fallen behind.
    pub(super) fn refreshed(&self, viewer: u64) -> Option<Heard> {
        let look = self.look(|game| {
            let mut viewers = self.viewers();
            let it = viewers.get_mut(&viewer)?;
            it.mouth.caught_up();
            let (seq, text) = welcome(game, it.you, it.lang, it.seen);
            it.seen = seq;
            Some(Heard::Message { seq: Some(seq), text })
        });
        self.metrics.refreshed.fetch_add(1, Ordering::Relaxed);
        self.online.notify_one();
        match look {
            Ok(heard) => heard,
            Err(fault) => {
                tracing::error!(table = %self.id, %fault, "a view cannot be made");
                if let Some(it) = self.viewers().get(&viewer) {
                    it.mouth.caught_up();
                }
                None
            }
        }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.metrics.tables_open.fetch_sub(1, Ordering::Relaxed);
    }
}

/// All there is to see. Lines follow on what the reader has seen, unless they are too many or something was undone
/// since.
fn welcome(game: &dyn AnyGame, you: You, lang: Tongue, after: u64) -> (u64, axum::extract::ws::Utf8Bytes) {
    let seq = game.seq();
    let since = if after > 0 && after <= seq && seq - after <= LINES as u64 {
        let lines = game.lines(you, lang, after, seq);
        (!lines.iter().any(|it| it.kind == LineKind::Undo)).then_some(lines)
    } else {
        None
    };
    let follows = since.is_some();
    let lines = since.unwrap_or_else(|| game.lines_before(you, lang, seq + 1, LINES).0);
    let view = Box::new(game.view(you, lang));
    (seq, json(&ServerMessage::Welcome { you, view, lines, follows }))
}
