//! The shared state of a table: the game and its listeners.

use std::{
    collections::BTreeMap,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard,
        atomic::{AtomicBool, AtomicI64, AtomicU64, AtomicUsize, Ordering},
    },
};

use schwung_chain::{Digest, hex};
use schwung_log::Damaged;
use schwung_messages::Tongue;
use schwung_rulebook::Lang;
use schwung_store::TableId;
use schwung_systems::{AnyGame, Decided, Which};
use schwung_views::wire::{LineKind, Role, You};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use super::{
    outbox::Outgoing,
    rendering::{Greeting, Rendering, Renderings},
    viewer::{Kind, Viewer},
};
use crate::{Fault, Limits, clock, elsewhere::Elsewhere, metrics::Metrics, pass::Rights};

/// A game of any system.
pub(crate) type Game = Box<dyn AnyGame>;

/// Maximum number of log lines in a welcome.
const LINES: usize = 200;
/// Time in milliseconds after which a view that does not change is not kept for differences.
const QUIET: i64 = 60_000;
/// Number of cached recaps: one per language.
const RECAPS: usize = 2;

/// The game and the listeners of a table. Anybody may read it; only the table's task changes it.
pub(crate) struct Room {
    id: TableId,
    game: RwLock<Game>,
    /// The hash of each record. Changed only while the game is locked for writing.
    hashes: Mutex<Vec<Digest>>,
    /// The key with which hashes are veiled.
    key: [u8; 32],
    /// The first damaged record. The table can only be read.
    damaged: Option<u64>,
    pub(super) viewers: Mutex<BTreeMap<u64, Viewer>>,
    pub(super) next_viewer: AtomicU64,
    /// Notified when somebody connects or disconnects.
    pub(crate) online: Notify,
    broken: AtomicBool,
    /// Whether the table must be loaded anew.
    retired: AtomicBool,
    /// People who are connected to other servers.
    pub(crate) elsewhere: Elsewhere,
    /// Whether other servers were told that nobody is connected to this one.
    pub(super) was_empty: AtomicBool,
    /// Time of the last activity in milliseconds since 1970.
    used: AtomicI64,
    /// Total size of the records in bytes.
    bytes: AtomicUsize,
    /// Permit for long computations.
    asks: Arc<Semaphore>,
    /// Recently requested recaps, since several people usually read the same one.
    recaps: Mutex<Vec<Recap>>,
    /// The last renderings for viewers who take differences.
    renderings: Mutex<Renderings>,
    pub(crate) metrics: Arc<Metrics>,
    limits: Limits,
}

/// A cached recap: its language, its last record, its text.
type Recap = (Lang, u64, Arc<[u8]>);

/// A table as loaded from the store.
pub(crate) struct Stored {
    pub(crate) game: Game,
    /// Total size of its records in bytes.
    pub(crate) bytes: usize,
    /// The hash of each record.
    pub(crate) hashes: Vec<Digest>,
    /// The first damaged record.
    pub(crate) damaged: Option<u64>,
    /// The key with which hashes are veiled.
    pub(crate) key: [u8; 32],
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Room").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Room {
    pub(crate) fn new(id: TableId, stored: Stored, metrics: Arc<Metrics>, limits: Limits) -> Room {
        let Stored { game, bytes, hashes, damaged, key } = stored;
        metrics.tables_open.fetch_add(1, Ordering::Relaxed);
        Room {
            id,
            game: RwLock::new(game),
            hashes: Mutex::new(hashes),
            key,
            damaged,
            viewers: Mutex::default(),
            next_viewer: AtomicU64::new(1),
            online: Notify::new(),
            broken: AtomicBool::new(false),
            retired: AtomicBool::new(false),
            elsewhere: Elsewhere::default(),
            was_empty: AtomicBool::new(true),
            used: AtomicI64::new(clock::now()),
            bytes: AtomicUsize::new(bytes),
            asks: Arc::new(Semaphore::new(1)),
            recaps: Mutex::default(),
            renderings: Mutex::default(),
            metrics,
            limits,
        }
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    /// Read access to the game. Must not be held across an `await`.
    pub(crate) fn game(&self) -> RwLockReadGuard<'_, Game> {
        // A panic while folding a record marks the table as broken, so the poisoned state is never read.
        self.game.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn viewers(&self) -> MutexGuard<'_, BTreeMap<u64, Viewer>> {
        // Every update of the list is atomic, so a poisoned lock is harmless.
        self.viewers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs `look` on the game and catches panics.
    ///
    /// # Errors
    /// Returns [`Fault::Broken`] if the table is damaged, [`Fault::Failed`] if `look` panics.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&dyn AnyGame) -> T) -> Result<T, Fault> {
        if self.is_retired() {
            return Err(Fault::Overtaken);
        }
        if self.is_broken() {
            return Err(Fault::Broken);
        }
        let game = self.game();
        catch_unwind(AssertUnwindSafe(|| look(game.as_ref()))).map_err(|_| Fault::Failed)
    }

    /// Folds in the record that this table has decided and stored, whose stored form is `body`.
    ///
    /// # Errors
    /// Returns [`Fault::Damaged`] or [`Fault::Broken`]; the table cannot be played any more in that case.
    pub(super) fn commit(&self, decided: Decided, body: &[u8]) -> Result<(), Fault> {
        self.fold(body, |game| game.commit(decided))
    }

    /// Folds in the next record, which another server has stored.
    ///
    /// # Errors
    /// Returns [`Fault::Newer`] if only a newer release can read it; listeners are sent to another server then.
    pub(super) fn push(&self, body: &[u8]) -> Result<(), Fault> {
        self.fold(body, |game| game.push(body)).map_err(|_| {
            self.retire("newer");
            Fault::Newer
        })
    }

    /// Number and hash of the last record.
    pub(crate) fn last(&self) -> Result<(u64, Digest), Fault> {
        self.look(|game| (game.seq(), self.hashes().last().copied().unwrap_or(Digest::START)))
    }

    /// Gives the table up; the next request loads it anew. Listeners reconnect by themselves; `code` tells them why.
    pub(crate) fn retire(&self, code: &'static str) {
        if !self.retired.swap(true, Ordering::AcqRel) {
            let count = if code == "newer" { &self.metrics.newer } else { &self.metrics.rewritten };
            count.fetch_add(1, Ordering::Relaxed);
            tracing::error!(table = %self.id, why = code, "the table is loaded anew");
        }
        self.dismiss(code, true);
    }

    pub(crate) fn is_retired(&self) -> bool {
        self.retired.load(Ordering::Acquire)
    }

    fn fold(
        &self,
        body: &[u8],
        fold: impl FnOnce(&mut dyn AnyGame) -> Result<(), Damaged>,
    ) -> Result<(), Fault> {
        let mut game = self.game.write().unwrap_or_else(PoisonError::into_inner);
        self.bytes.fetch_add(body.len(), Ordering::Relaxed);
        let mut hashes = self.hashes();
        let last = hashes.last().copied().unwrap_or(Digest::START);
        hashes.push(last.then(body));
        drop(hashes);
        let folded: Result<Result<(), Damaged>, _> = catch_unwind(AssertUnwindSafe(|| fold(game.as_mut())));
        folded.map_err(|_| Fault::Broken).and_then(|it| it.map_err(Fault::Damaged)).inspect_err(|fault| {
            tracing::error!(table = %self.id, %fault, "folding a record failed; the table is closed");
            self.broken.store(true, Ordering::Release);
        })
    }

    fn hashes(&self) -> MutexGuard<'_, Vec<Digest>> {
        self.hashes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The code for the log up to the record that has this number for this viewer; empty if there is none. Records after
    /// it that the viewer does not know of do not change it.
    pub(super) fn code(&self, game: &dyn AnyGame, you: You, number: u64) -> String {
        let record = game.record(you, number).and_then(|it| usize::try_from(it).ok());
        let at = record.and_then(|it| it.checked_sub(1));
        let digest = at.and_then(|at| self.hashes().get(at).copied());
        digest.map(|it| hex(&it.veiled(&self.key))).unwrap_or_default()
    }

    /// Checks that the table can be changed.
    ///
    /// # Errors
    /// Returns [`Fault::ReadOnly`] if it is damaged, with this viewer's number of the first damaged record.
    pub(super) fn is_writable(&self, you: You) -> Result<(), Fault> {
        if self.damaged.is_none() {
            return Ok(());
        }
        Err(Fault::ReadOnly(self.look(|game| self.damaged_for(game, you))?))
    }

    /// This viewer's number of the first damaged record.
    fn damaged_for(&self, game: &dyn AnyGame, you: You) -> u64 {
        game.number(you, game.seq()) + 1
    }

    pub(crate) fn is_broken(&self) -> bool {
        self.broken.load(Ordering::Acquire)
    }

    /// Checks the size limits of the table. The game master may exceed them by an eighth, to finish the session and to
    /// export the table.
    ///
    /// # Errors
    /// Returns [`Fault::TableFull`], [`Fault::Broken`] or [`Fault::Failed`].
    pub(super) fn has_room_for(&self, rights: Rights) -> Result<(), Fault> {
        let most = |it: usize| if rights == Rights::Gm { it.saturating_add(it / 8) } else { it };
        let records = usize::try_from(self.look(|game| game.seq())?).unwrap_or(usize::MAX);
        let bytes = self.bytes.load(Ordering::Relaxed);
        let fits = records < most(self.limits.table_records) && bytes < most(self.limits.table_bytes);
        if fits { Ok(()) } else { Err(Fault::TableFull) }
    }

    /// Waits for the permit for long computations; `None` if it is closed.
    pub(crate) async fn turn_to_ask(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.asks).acquire_owned().await.ok()
    }

    /// The recap of the session. Expensive unless it is cached.
    ///
    /// # Errors
    /// Returns the errors of [`Room::look`].
    pub(crate) fn recap(&self, lang: Lang, secrets: bool) -> Result<Arc<[u8]>, Fault> {
        let seq = self.look(|game| game.seq())?;
        let kept = self
            .recaps()
            .iter()
            .find(|it| !secrets && (it.0, it.1) == (lang, seq))
            .map(|it| Arc::clone(&it.2));
        if let Some(text) = kept {
            return Ok(text);
        }
        let copy = self.look(|game| game.snapshot())?;
        let seq = copy.seq();
        let text = copy.recap(lang, secrets, Which::All).ok_or(Fault::NoSuchPage)?;
        let text: Arc<[u8]> = text.into_bytes().into();
        if !secrets {
            let mut kept = self.recaps();
            kept.retain(|it| it.0 != lang);
            kept.truncate(RECAPS - 1);
            kept.push((lang, seq, Arc::clone(&text)));
        }
        Ok(text)
    }

    /// The recap of some evenings, or, if `last` is set, of the last one before now, as everybody may know it.
    ///
    /// # Errors
    /// Returns [`Fault::NoSuchPage`] if there is no such evening, or the errors of [`Room::look`].
    pub(crate) fn recap_of(
        &self,
        lang: Lang,
        secrets: bool,
        last: bool,
        which: Which,
    ) -> Result<Arc<[u8]>, Fault> {
        if which == Which::All && !last {
            return self.recap(lang, secrets);
        }
        let copy = self.look(|game| game.snapshot())?;
        let text = if last {
            copy.last_evening(lang, clock::now())
        } else {
            copy.recap(lang, secrets, which).ok_or(Fault::NoSuchPage)?
        };
        Ok(text.into_bytes().into())
    }

    fn recaps(&self) -> MutexGuard<'_, Vec<Recap>> {
        self.recaps.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn renderings(&self) -> MutexGuard<'_, Renderings> {
        // Replaced as a whole, so a poisoned lock is harmless.
        self.renderings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last rendering for viewers of this kind, if it is known, and the current one.
    pub(super) fn rendered(
        &self,
        game: &dyn AnyGame,
        kind: Kind,
    ) -> (Option<Arc<Rendering>>, Arc<Rendering>) {
        let (before, still) = self.renderings().before(kind);
        let current = before.clone().filter(|it| it.seq == game.seq());
        let now = current.unwrap_or_else(|| Arc::new(Rendering::of(game, kind, &still)));
        (before, now)
    }

    /// Drops cached data.
    pub(crate) fn tidy(&self) {
        self.recaps().clear();
        self.renderings().drop_older(clock::now().saturating_sub(QUIET));
    }

    /// Records activity.
    pub(crate) fn touch(&self) {
        self.used.store(clock::now(), Ordering::Relaxed);
    }

    /// Whether the table has been inactive for longer than the limit.
    pub(crate) fn is_idle(&self) -> bool {
        let idle = i64::try_from(self.limits.idle.as_millis()).unwrap_or(i64::MAX);
        self.viewers().is_empty() && clock::now().saturating_sub(self.used.load(Ordering::Relaxed)) > idle
    }

    /// Checks the limits for another listener. The game master is always admitted; a seat that listens too often loses
    /// its oldest connection.
    pub(super) fn make_room(&self, viewers: &mut BTreeMap<u64, Viewer>, you: You) -> Result<(), Fault> {
        let (all, same) = (self.limits.viewers, self.limits.viewers_per_seat.max(1));
        if you.role != Role::Gm {
            let others = viewers.values().filter(|it| it.you.role != Role::Gm);
            let (mut listening, mut watching) = (0, 0);
            others.for_each(|it| {
                listening += 1;
                watching += usize::from(it.you.role == Role::Watch);
            });
            // A quarter is reserved for players.
            if listening >= all || (you.role == Role::Watch && watching >= all - all / 4) {
                return Err(Fault::Crowded);
            }
        }
        if you.role != Role::Watch {
            // The oldest first.
            let here: Vec<u64> = viewers.iter().filter(|it| it.1.you == you).map(|it| *it.0).collect();
            for number in &here[..(here.len() + 1).saturating_sub(same)] {
                if let Some(viewer) = viewers.remove(number) {
                    viewer.outbox.bye("elsewhere", false);
                }
            }
        }
        Ok(())
    }

    pub(super) fn leave(&self, viewer: u64) {
        let mut viewers = self.viewers();
        viewers.remove(&viewer);
        self.renderings().drop_unneeded(&viewers);
        drop(viewers);
        self.metrics.released.fetch_add(1, Ordering::Relaxed);
        self.touch();
        self.online.notify_one();
    }

    /// The current rights of a listener.
    pub(crate) fn viewer(&self, viewer: u64) -> Option<You> {
        self.viewers().get(&viewer).map(|it| it.you)
    }

    /// The hash of a listener's grant.
    pub(super) fn grant_of(&self, viewer: u64) -> Option<[u8; 32]> {
        self.viewers().get(&viewer).map(|it| it.grant)
    }

    /// Changes the language of a listener and queues a complete view.
    pub(crate) fn speak(&self, viewer: u64, lang: Tongue) {
        if let Some(it) = self.viewers().get_mut(&viewer) {
            it.lang = lang;
            it.seen = 0;
            it.outbox.fall_behind();
        }
    }

    /// A complete view for a listener that has fallen behind.
    pub(super) fn refreshed(&self, viewer: u64) -> Option<Outgoing> {
        let look = self.look(|game| {
            let mut viewers = self.viewers();
            let it = viewers.get_mut(&viewer)?;
            it.outbox.caught_up();
            let seen = Seen { seq: game.number(it.you, it.seen), hash: None };
            let Welcome { message, view } = self.welcome(game, it.kind(), &seen, it.differences);
            (it.seen, it.view) = (game.seq(), view);
            Some(message)
        });
        self.metrics.refreshed.fetch_add(1, Ordering::Relaxed);
        self.online.notify_one();
        match look {
            Ok(message) => message,
            Err(fault) => {
                tracing::error!(table = %self.id, %fault, "rendering a view failed");
                if let Some(it) = self.viewers().get(&viewer) {
                    it.outbox.caught_up();
                }
                None
            }
        }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.metrics.tables_open.fetch_sub(1, Ordering::Relaxed);
        self.metrics.released.fetch_add(1, Ordering::Relaxed);
    }
}

/// What a client has seen of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    /// The viewer's number of the last record; 0 for none.
    pub(crate) seq: u64,
    /// The code that came with it, if the client still has it.
    pub(crate) hash: Option<String>,
}

/// A complete view.
pub(super) struct Welcome {
    pub(super) message: Outgoing,
    /// Tag of the view.
    pub(super) view: u64,
}

impl Room {
    /// A complete view. Log lines continue after what the reader has seen, unless there are too many, something was
    /// undone since, or the log is not the one that the reader has seen.
    pub(super) fn welcome(
        &self,
        game: &dyn AnyGame,
        (you, lang): Kind,
        seen: &Seen,
        differences: bool,
    ) -> Welcome {
        let (_, rendering) = self.rendered(game, (you, lang));
        if differences {
            self.renderings().keep((you, lang), Arc::clone(&rendering), clock::now());
        }
        let (seq, after) = (rendering.number, seen.seq);
        let is_same = seen.hash.as_ref().is_none_or(|it| *it == self.code(game, you, after));
        let rewritten = after > 0 && (after > seq || !is_same);
        let since = if after > 0 && !rewritten && seq - after <= LINES as u64 {
            let record = game.record(you, after).unwrap_or_default();
            let lines = game.lines(you, lang, record, game.seq());
            (!lines.iter().any(|it| it.kind == LineKind::Undo)).then_some(lines)
        } else {
            None
        };
        let follows = since.is_some();
        let lines = since.unwrap_or_else(|| game.lines_before(you, lang, game.seq() + 1, LINES).0);
        let hash = self.code(game, you, seq);
        let damaged = self.damaged.map(|_| self.damaged_for(game, you));
        let greeting = Greeting { you, lines, follows, hash, rewritten, damaged };
        Welcome { message: greeting.message(&rendering, differences), view: rendering.tag }
    }
}
