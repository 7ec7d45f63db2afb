//! All tables. They are loaded on demand and unloaded when idle.

mod sandboxes;
mod what_ifs;

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use schwung_rulebook::Lang;
use schwung_store::{
    Append, CommandId, Digest, Grant, GrantChange, Loaded, Overview, Row, Store, TableId, TableInfo,
};
use schwung_systems::{LoadError, Opened, Unopened};
use schwung_table::Veil;
use schwung_views::wire::Created;
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    sync::{OnceCell, Semaphore},
};
use tokio_util::task::TaskTracker;

use crate::{
    Fault, Limits, clock,
    dice::SystemDice,
    metrics::Metrics,
    pass::{Rights, grant},
    quiet, shelf,
    table::{Game, Room, Stored, TableHandle},
    token::{self, Token},
    word::Word,
};

pub(crate) use what_ifs::is_of as is_what_if_of;

/// Number of records stored at once.
const PAGE: usize = 1_000;
/// Length of a table id in characters.
const NAME: usize = 10;
/// Maximum number of short requests to open a table that are carried out concurrently.
const OPENINGS: usize = 2;
/// Time in milliseconds after which an unfinished import counts as interrupted.
const BROKEN_OFF: i64 = 60 * 60 * 1000;

type Slot = Arc<OnceCell<Arc<TableHandle>>>;

/// A reservation for a new table, released on drop.
struct Reservation(Option<Arc<Tables>>);

impl Reservation {
    /// Reserves a place; `None` if the maximum number of tables is reached.
    fn take(tables: &Arc<Tables>) -> Option<Reservation> {
        let place = Reservation(Some(Arc::clone(tables)));
        (tables.count.fetch_add(1, Ordering::AcqRel) < tables.limits.tables).then_some(place)
    }

    /// Keeps the place for good: the table was created.
    fn keep(mut self) {
        self.0 = None;
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        if let Some(tables) = &self.0 {
            tables.count.fetch_sub(1, Ordering::AcqRel);
        }
    }
}

/// Number of tables that people play at; shelves are kept like tables, but are none.
fn in_play(overview: &Overview) -> usize {
    overview.systems.iter().filter(|it| it.0 != shelf::SYSTEM).map(|it| it.1).sum()
}

/// Folds stored rows into a game. Returns it with the total size of the rows in bytes.
async fn load(system: &str, rows: Vec<Row>) -> Result<(Game, usize), Fault> {
    let system = system.to_owned();
    let load = move || {
        let bodies: Vec<Vec<u8>> = rows.into_iter().map(|it| it.body).collect();
        let bytes = bodies.iter().map(Vec::len).sum();
        schwung_systems::load(&system, bodies).map(|game| (game, bytes))
    };
    let loaded = if Handle::current().runtime_flavor() == RuntimeFlavor::CurrentThread {
        // The order of events must not depend on another thread where there is one only.
        catch_unwind(AssertUnwindSafe(load)).map_err(|_| Fault::Failed)?
    } else {
        tokio::task::spawn_blocking(load).await.map_err(|_| Fault::Failed)?
    };
    loaded.map_err(Fault::Load)
}

/// All tables of a server.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    /// The key with which hashes are veiled.
    key: [u8; 32],
    open: Mutex<BTreeMap<TableId, Slot>>,
    /// Number of stored tables.
    count: AtomicUsize,
    limits: Limits,
    metrics: Arc<Metrics>,
    tasks: TaskTracker,
    openings: Semaphore,
    imports: Semaphore,
    /// Held while a what-if is created.
    forks: tokio::sync::Mutex<()>,
}

impl Tables {
    /// Counts the tables that `overview` shows, and deletes interrupted imports.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub(crate) async fn of(
        store: Arc<dyn Store>,
        overview: Overview,
        limits: Limits,
        metrics: Arc<Metrics>,
    ) -> Result<Tables, Fault> {
        let mut count = in_play(&overview);
        for listed in overview.without_grants.into_iter().filter(|it| it.info.system != shelf::SYSTEM) {
            let age = clock::now().saturating_sub(listed.last_at);
            // Another server of the same store may be importing it right now.
            if store.is_alone() || age > BROKEN_OFF {
                tracing::warn!(table = %listed.info.id, "deleting the table of an interrupted import");
                store.delete(&listed.info.id).await?;
                count -= 1;
            }
        }
        Ok(Tables {
            key: store.key().await?,
            store,
            open: Mutex::default(),
            count: AtomicUsize::new(count),
            limits,
            metrics,
            tasks: TaskTracker::new(),
            openings: Semaphore::new(OPENINGS),
            imports: Semaphore::new(1),
            forks: tokio::sync::Mutex::default(),
        })
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    fn open(&self) -> MutexGuard<'_, BTreeMap<TableId, Slot>> {
        // Every update of the map is atomic, so a poisoned lock is harmless.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a table, loading it if necessary.
    ///
    /// # Errors
    /// Returns [`Fault::Token`] if it no longer exists, [`Fault::Load`] or [`Fault::Store`].
    pub(crate) async fn get(&self, id: &TableId) -> Result<Arc<TableHandle>, Fault> {
        let slot = {
            let mut open = self.open();
            if open.get(id).and_then(|it| it.get()).is_some_and(|it| it.room.is_retired()) {
                open.remove(id);
            }
            Arc::clone(open.entry(id.clone()).or_default())
        };
        // Concurrent callers load it only once.
        let table = slot.get_or_try_init(|| self.load(id)).await.cloned();
        if table.is_err() {
            let mut open = self.open();
            // Another caller that waits for this slot loads next, and its table must be found by everybody else.
            let is_last =
                |it: &Slot| Arc::ptr_eq(it, &slot) && it.get().is_none() && Arc::strong_count(it) <= 2;
            if open.get(id).is_some_and(is_last) {
                open.remove(id);
            }
        }
        table
    }

    async fn load(&self, id: &TableId) -> Result<Arc<TableHandle>, Fault> {
        let info = self.store.info(id).await?.ok_or(Fault::Token)?;
        let Loaded { rows, mut hashes, damage } = self.store.load(id).await?;
        if let Some(damage) = damage {
            tracing::error!(table = %id, %damage, "a stored table is damaged and can only be read");
        }
        let mut damaged = damage.map(|it| it.seq);
        let mut loaded = load(&info.system, rows).await;
        if let Err(Fault::Load(LoadError::Record { seq, detail })) = &loaded
            && damage.is_none()
            && self.store.hints().is_some()
        {
            // The record is intact: a newer server has written it.
            tracing::error!(table = %id, seq, detail, "only a newer release can read this table");
            self.metrics.newer.fetch_add(1, Ordering::Relaxed);
            return Err(Fault::Newer);
        }
        if let Err(Fault::Load(LoadError::Record { seq, detail })) = &loaded
            && let Some(sound) =
                seq.checked_sub(1).and_then(|it| usize::try_from(it).ok()).filter(|it| *it > 0)
        {
            // The records before an unreadable one can still be read.
            tracing::error!(table = %id, seq, detail, "a stored record cannot be read; the table is read-only");
            damaged = Some(*seq);
            hashes.truncate(sound);
            loaded = load(&info.system, self.store.read(id, 0, sound).await?).await;
        }
        self.store.say(Word::Who(id.clone()).text());
        let (game, bytes) = loaded.inspect_err(|fault| {
            tracing::error!(table = %id, cause = ?fault, "a stored table cannot be loaded");
        })?;
        Ok(self.seated(id.clone(), Stored { game, bytes, hashes, damaged, key: self.key }))
    }

    /// An open table.
    fn seated(&self, id: TableId, mut stored: Stored) -> Arc<TableHandle> {
        // The same for all servers of a store, as long as the table exists.
        let key = Digest::START.then(&self.key).then(format!("the ids of table {id}").as_bytes());
        stored.game = schwung_systems::veiled(stored.game, Veil::new(*key.as_bytes()));
        let room = Room::new(id, stored, Arc::clone(&self.metrics), self.limits);
        Arc::new(TableHandle::open(room, Arc::clone(&self.store), &self.tasks))
    }

    /// Creates a table as `wanted`, a request's body, says; its id begins with `prefix`. `admitted` is called once the
    /// request is known to be valid and may still refuse it. Runs to completion even if nobody waits for the result.
    ///
    /// # Errors
    /// Returns [`Fault::NoRoom`], [`Fault::Malformed`], [`Fault::TooLarge`], [`Fault::Mistakes`], [`Fault::Store`],
    /// [`Fault::Failed`] or the error of `admitted`.
    pub(crate) async fn create(
        self: &Arc<Tables>,
        wanted: Vec<u8>,
        prefix: &'static str,
        admitted: impl FnOnce() -> Result<(), Fault> + Send + 'static,
    ) -> Result<Created, Fault> {
        // Reserved first, so that concurrent requests do not all find the last place free.
        let place = Reservation::take(self).ok_or(Fault::NoRoom)?;
        let tables = Arc::clone(self);
        let created = self.tasks.spawn(async move {
            let created = tables.begin(wanted, prefix, admitted).await;
            if created.is_ok() {
                place.keep();
            }
            created
        });
        created.await.map_err(|_| Fault::Failed)?
    }

    async fn begin(
        &self,
        wanted: Vec<u8>,
        prefix: &str,
        admitted: impl FnOnce() -> Result<(), Fault>,
    ) -> Result<Created, Fault> {
        let (at, id, most) = (clock::now(), format!("open-{}", token::name(20)?), self.limits.body_bytes);
        let (name, length) = (id.clone(), wanted.len());
        let open = move || {
            let mut dice = SystemDice::after(0);
            let opened = schwung_systems::open_request(&wanted, most, at, &name, &mut dice);
            if dice.has_failed() {
                return Err(Fault::Randomness);
            }
            opened.map_err(|error| match error {
                Unopened::Malformed(detail) => Fault::Malformed(detail),
                Unopened::TooLong => Fault::TooLarge(most),
                Unopened::Mistakes(mistakes) => Fault::Mistakes(mistakes),
            })
        };
        // A file takes many times its size in memory and seconds to read, so there is only one at a time, and tables that
        // are being played come first.
        let is_long = length > most;
        let permits = if is_long { &self.imports } else { &self.openings };
        let permit = permits.acquire().await.map_err(|_| Fault::Stopping)?;
        let opened =
            if is_long { quiet::run(open).await } else { tokio::task::spawn_blocking(open).await.ok() };
        let (game, opened) = opened.ok_or(Fault::Failed)??;
        admitted()?;
        let created = self.store_new(game, opened, prefix, &id).await;
        drop(permit);
        created
    }

    /// Creates a table that continues another one. Runs to completion even if nobody waits for the result.
    ///
    /// # Errors
    /// Returns [`Fault::NoRoom`], [`Fault::Refused`] if something is going on there, [`Fault::Store`] or [`Fault::Failed`].
    pub(crate) async fn go_on(
        self: &Arc<Tables>,
        from: &Arc<TableHandle>,
        lang: Lang,
        title: String,
    ) -> Result<Created, Fault> {
        let place = Reservation::take(self).ok_or(Fault::NoRoom)?;
        let (tables, from) = (Arc::clone(self), Arc::clone(from));
        let created = self.tasks.spawn(async move {
            let (at, id) = (clock::now(), format!("open-{}", token::name(20)?));
            let permit = tables.openings.acquire().await.map_err(|_| Fault::Stopping)?;
            let name = id.clone();
            let opening = tokio::task::spawn_blocking(move || {
                from.room
                    .look(|game| game.snapshot())?
                    .next_table(lang, &title, at, &name)
                    .map_err(Fault::from)
            });
            let (game, opened) = opening.await.map_err(|_| Fault::Failed)??;
            let created = tables.store_new(game, opened, "", &id).await;
            drop(permit);
            if created.is_ok() {
                place.keep();
            }
            created
        });
        created.await.map_err(|_| Fault::Failed)?
    }

    /// Stores a new table and opens it.
    async fn store_new(&self, game: Game, opened: Opened, prefix: &str, id: &str) -> Result<Created, Fault> {
        let table = TableId::new(format!("{prefix}{}", token::name(NAME)?)).map_err(|_| Fault::Name)?;
        let tokens = [Rights::Gm, Rights::Join, Rights::Watch].map(|rights| (rights, Token::fresh()));
        let mut told = Vec::new();
        let mut grants = Vec::new();
        for (rights, token) in tokens {
            let token = token?;
            grants.push(grant(token.hash(), &table, rights));
            told.push(token.reveal().to_owned());
        }
        let bytes = opened.bodies.iter().map(Vec::len).sum();
        let mut last = Digest::START;
        let hashes = opened.bodies.iter().map(|it| {
            last = last.then(it);
            last
        });
        let hashes = hashes.collect();
        let kept = self.keep(&table, opened, grants, id).await;
        if let Err(fault) = kept {
            // Nobody has a grant for it yet. If deleting fails, the next start does it.
            let _ = self.store.delete(&table).await;
            return Err(fault);
        }
        self.metrics.tables_opened.fetch_add(1, Ordering::Relaxed);
        let slot = Slot::default();
        let stored = Stored { game, bytes, hashes, damaged: None, key: self.key };
        let _ = slot.set(self.seated(table.clone(), stored));
        self.open().insert(table.clone(), slot);
        let mut told = told.into_iter();
        let mut next = || told.next().unwrap_or_default();
        Ok(Created { table: table.to_string(), gm: next(), join: next(), watch: next() })
    }

    /// Stores a new table. Its grants are stored with the last record, so nobody can access it before it is complete.
    async fn keep(
        &self,
        table: &TableId,
        opened: Opened,
        mut grants: Vec<Grant>,
        id: &str,
    ) -> Result<(), Fault> {
        let Opened { title, system, bodies } = opened;
        let at = clock::now();
        let mut rows = Vec::with_capacity(bodies.len());
        for (seq, body) in (1u64..).zip(bodies) {
            let id = CommandId::new(format!("{id}-{seq}")).map_err(|_| Fault::Name)?;
            rows.push(Row { seq, id, at, body });
        }
        let info = TableInfo { id: table.clone(), created_at: at, title, system };
        let (last, mut rows) = (rows.len() as u64, rows.into_iter());
        let first = rows.next().ok_or(Fault::Failed)?;
        let with_first = if last == 1 { std::mem::take(&mut grants) } else { Vec::new() };
        self.store.create(info, first, with_first).await?;
        // Started in order and awaited together, so that they share commits.
        let mut rows: Vec<Row> = rows.collect();
        let end = rows.pop();
        for batch in rows.chunks(PAGE) {
            let appends = batch.iter().map(|row| self.store.append(table, row.clone()));
            let appended = schwung_store::all_in_order(appends).await;
            for it in appended {
                self.is_done(it?)?;
            }
        }
        if let Some(end) = end {
            let changes = grants.into_iter().map(GrantChange::Add).collect();
            self.is_done(self.store.append_with(table, end, changes).await?)?;
        }
        Ok(())
    }

    fn is_done(&self, append: Append) -> Result<(), Fault> {
        if append == Append::Done { Ok(()) } else { Err(Fault::Overtaken) }
    }

    /// Unloads tables that have been idle for a while.
    pub(crate) fn tidy(&self) {
        self.open().retain(|_, slot| {
            let Some(table) = slot.get() else { return Arc::strong_count(slot) > 1 };
            table.room.tidy();
            // A client that is about to enter holds the slot or the table.
            Arc::strong_count(slot) > 1 || Arc::strong_count(table) > 1 || !table.room.is_idle()
        });
    }

    /// The table with this id, if it is open.
    pub(crate) fn opened(&self, id: &TableId) -> Option<Arc<TableHandle>> {
        self.open().get(id).and_then(|it| it.get()).cloned()
    }

    /// All tables that are open.
    pub(crate) fn all_open(&self) -> Vec<Arc<TableHandle>> {
        self.open().values().filter_map(|it| it.get().cloned()).collect()
    }

    /// Reads the missing records of a table if it is open and lacks this one.
    pub(crate) fn heard_of(&self, id: &TableId, seq: u64) {
        if let Some(table) = self.opened(id)
            && table.room.last().is_ok_and(|it| it.0 < seq)
        {
            table.refresh();
        }
    }

    /// Compares all open tables with the store and reads the records that they lack. Tables whose past has changed are reloaded
    /// on the next request.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub(crate) async fn look(&self) -> Result<(), Fault> {
        let mut known = Vec::new();
        for table in self.all_open() {
            if let Ok(last) = table.room.last() {
                known.push((table, last));
            }
        }
        for page in known.chunks(PAGE) {
            let asked: Vec<_> = page.iter().map(|(table, last)| (table.room.id().clone(), last.0)).collect();
            let standings = self.store.standings(&asked).await?;
            for ((table, (seq, hash)), standing) in page.iter().zip(standings) {
                let is_same = standing.hash == Some(*hash);
                if standing.head.is_some() && !is_same && !table.room.is_retired() {
                    tracing::error!(table = %table.room.id(), seq, "the past of a table has changed");
                    table.room.retire("rewritten");
                } else if standing.head != Some(*seq) {
                    table.refresh();
                }
            }
        }
        Ok(())
    }

    /// Counts the stored tables, to which others may have added.
    pub(crate) async fn recount(&self) {
        if let Ok(overview) = self.store.overview().await {
            self.count.store(in_play(&overview), Ordering::Release);
        }
    }

    /// Catches up with what other processes have changed, if they have changed anything since `known`.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub(crate) async fn catch_up(&self, known: &mut Option<u64>) -> Result<(), Fault> {
        let now = self.store.changes_by_others().await?;
        if known.replace(now).is_none_or(|before| before == now) {
            return Ok(());
        }
        for table in self.all_open() {
            table.refresh();
        }
        self.count.store(in_play(&self.store.overview().await?), Ordering::Release);
        Ok(())
    }

    /// Deletes tables that nobody has changed since `before`, in milliseconds since 1970, and that are not open.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub(crate) async fn forget(&self, before: i64) -> Result<(), Fault> {
        for listed in self.store.tables().await? {
            let id = listed.info.id;
            if listed.last_at >= before || self.open().contains_key(&id) {
                continue;
            }
            tracing::info!(table = %id, title = listed.info.title, "deleting a table that was not used for long");
            self.store.delete(&id).await?;
            if listed.info.system != shelf::SYSTEM {
                self.count.fetch_sub(1, Ordering::AcqRel);
            }
        }
        Ok(())
    }

    /// Number of stored tables.
    pub(crate) fn count(&self) -> usize {
        self.count.load(Ordering::Acquire)
    }

    /// Waits until every table has finished its queued requests.
    pub(crate) async fn end(&self) {
        self.open().clear();
        self.tasks.close();
        self.tasks.wait().await;
    }
}
