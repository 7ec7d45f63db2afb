//! State shared by all requests.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use axum::http::HeaderMap;
use schwung_messages::{Catalogue, Tongue};
use schwung_rulebook::Lang;
use schwung_store::StoreError;
use schwung_systems::{BOOKS, texts};
use schwung_views::wire::{Ask, Reply, You};
use tokio::{sync::Semaphore, time::timeout};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    Config, Fault,
    metrics::Metrics,
    pass::{Pass, find},
    places::Places,
    rates::{Rate, Rates},
    shelf::Shelves,
    table::{Room, TableHandle},
    tables::Tables,
    token::Token,
    word::Word,
};

/// Maximum number of concurrent long-running computations.
const ASKS: usize = 2;

/// Minimum interval between health checks of the store.
const ANEW: Duration = Duration::from_secs(1);

/// Maximum number of concurrent simulations.
const SIMULATIONS: usize = 2;
/// Maximum number of sockets opened beyond the limit for a moment, since any of them might be the game master's.
const LATE: usize = 64;
/// Maximum number of long request bodies held concurrently. Further ones wait before they are received.
const UPLOADS: usize = 3;

/// State shared by all requests.
pub(crate) struct AppState {
    pub(crate) config: Config,
    pub(crate) tables: Arc<Tables>,
    pub(crate) shelves: Shelves,
    pub(crate) rates: Arc<Rates>,
    pub(crate) metrics: Arc<Metrics>,
    /// Connections per address.
    pub(crate) connections: Arc<Places>,
    /// Sockets and event streams per address.
    pub(crate) listeners: Arc<Places>,
    /// Permits for sockets beyond the limit, which only the game master may keep.
    pub(crate) late: Arc<Semaphore>,
    /// Time and result of the last health check of the store.
    ready: tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>,
    asks: Arc<Semaphore>,
    /// Permits for simulations.
    pub(crate) simulations: Arc<Semaphore>,
    /// Permits for long request bodies.
    pub(crate) uploads: Arc<Semaphore>,
    /// Cancelled when the server shuts down.
    pub(crate) stop: CancellationToken,
    /// Tracks connections, sockets and streams.
    pub(crate) visitors: TaskTracker,
}

impl AppState {
    pub(crate) fn new(config: Config, tables: Tables, shelves: Shelves, metrics: Arc<Metrics>) -> AppState {
        AppState {
            connections: Places::new(&config.limits),
            listeners: Places::new(&config.limits),
            ready: tokio::sync::Mutex::default(),
            late: Arc::new(Semaphore::new(LATE)),
            rates: Arc::new(Rates::new(&config.limits)),
            config,
            tables: Arc::new(tables),
            shelves,
            metrics,
            asks: Arc::new(Semaphore::new(ASKS)),
            simulations: Arc::new(Semaphore::new(SIMULATIONS)),
            uploads: Arc::new(Semaphore::new(UPLOADS)),
            stop: CancellationToken::new(),
            visitors: TaskTracker::new(),
        }
    }

    /// Checks that the store can be read and written. Since the check writes, its result is reused for a short time.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub(crate) async fn is_ready(&self) -> Result<(), Fault> {
        let mut found = self.ready.lock().await;
        if let Some((at, result)) = &*found
            && at.elapsed() < ANEW
        {
            return result.clone().map_err(Fault::Store);
        }
        let result = self.tables.store().check().await;
        *found = Some((Instant::now(), result.clone()));
        result.map_err(Fault::Store)
    }

    /// Counts something that is limited for each address across all servers of the store.
    ///
    /// # Errors
    /// Returns [`Fault::TooMany`].
    pub(crate) fn admit(&self, what: Rate, from: IpAddr) -> Result<(), Fault> {
        self.rates.count(what, from)?;
        self.tables.store().say(Word::Admitted(what, from).text());
        Ok(())
    }

    /// Number of open connections, including those that became sockets.
    pub(crate) fn open(&self) -> usize {
        let count = |it: &AtomicI64| usize::try_from(it.load(Relaxed)).unwrap_or_default();
        count(&self.metrics.connections) + count(&self.metrics.sockets)
    }

    /// Identifies the sender of a request by its `Authorization` header, and loads the table.
    ///
    /// # Errors
    /// Returns [`Fault::Token`] or the errors of [`Tables::get`].
    pub(crate) async fn caller(&self, headers: &HeaderMap) -> Result<Caller, Fault> {
        self.bearer_of(&bearer(headers).ok_or(Fault::Token)?).await
    }

    /// Identifies the bearer of a token, and loads the table.
    ///
    /// # Errors
    /// Returns the errors of [`AppState::caller`].
    pub(crate) async fn bearer_of(&self, token: &Token) -> Result<Caller, Fault> {
        let hash = token.hash();
        let pass = find(self.tables.store(), hash).await?;
        let table = self.tables.get(&pass.table).await?;
        table.room.touch();
        Ok(Caller { hash, pass, table })
    }

    /// Runs a long computation on a blocking thread, with limited concurrency.
    ///
    /// # Errors
    /// Returns [`Fault::Busy`], [`Fault::Stopping`] or [`Fault::Failed`].
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let permit = timeout(self.config.limits.ask, Arc::clone(&self.asks).acquire_owned()).await;
        let permit = permit.map_err(|_| Fault::Busy)?.map_err(|_| Fault::Stopping)?;
        let work = tokio::task::spawn_blocking(move || {
            // Held until the computation ends, even if nobody waits for it any more.
            let _permit = permit;
            work()
        });
        work.await.map_err(|_| Fault::Failed)
    }

    /// Like [`AppState::work`], but runs only one computation per table at a time, so that a busy table does not block
    /// others.
    ///
    /// # Errors
    /// Returns the errors of [`AppState::work`] and of `work`.
    pub(crate) async fn work_at<T: Send + 'static>(
        &self,
        room: &Arc<Room>,
        work: impl FnOnce(&Room) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let turn = timeout(self.config.limits.ask, room.turn_to_ask()).await;
        let turn = turn.map_err(|_| Fault::Busy)?.ok_or(Fault::Stopping)?;
        let room = Arc::clone(room);
        self.work(move || {
            let _turn = turn;
            work(&room)
        })
        .await?
    }

    /// Answers a question about a table. A long computation runs elsewhere on a copy of the table.
    ///
    /// # Errors
    /// Returns [`Fault::Refused`], [`Fault::TooLong`] or [`Fault::Failed`].
    pub(crate) async fn ask(
        &self,
        room: &Arc<Room>,
        you: You,
        lang: Tongue,
        what: Ask,
    ) -> Result<Reply, Fault> {
        if is_quick(&what) {
            return Ok(room.look(|game| game.ask(you, lang, what))??);
        }
        let (began, budget) = (Instant::now(), self.config.limits.ask);
        let work = self.work_at(room, move |room| {
            let copy = room.look(|game| game.snapshot())?;
            Ok(copy.ask(you, lang, what)?)
        });
        let reply = timeout(budget, work).await.map_err(|_| Fault::TooLong)?;
        self.metrics.ask.note(began.elapsed());
        reply.map_err(|fault| if matches!(fault, Fault::Busy) { Fault::TooLong } else { fault })
    }
}

/// Whether the question can be answered without a long computation.
fn is_quick(what: &Ask) -> bool {
    match what {
        Ask::Forms { .. } | Ask::SheetForm { .. } | Ask::Lines { .. } | Ask::Settings | Ask::Prompts => true,
        Ask::Forecast { .. }
        | Ask::Odds { .. }
        | Ask::PlanOdds { .. }
        | Ask::Drafts { .. }
        | Ask::Find { .. }
        | Ask::UndoPreview { .. }
        | Ask::SheetChange(_)
        | Ask::History { .. }
        | Ask::HandedIn { .. }
        | Ask::Conditions(_)
        | Ask::TakeOff { .. }
        | Ask::Evening(_) => false,
    }
}

/// An authenticated sender of a request.
#[derive(Debug)]
pub(crate) struct Caller {
    /// Hash of the token.
    pub(crate) hash: [u8; 32],
    pub(crate) pass: Pass,
    pub(crate) table: Arc<TableHandle>,
}

/// The token of an `Authorization` header.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Token> {
    let value = headers.get("authorization")?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Token::read(token.trim()))?
}

/// The texts of the server itself, which belong to no book.
pub(crate) fn own_texts(lang: Lang) -> Arc<Catalogue> {
    texts(lang, BOOKS[0].id)
}
