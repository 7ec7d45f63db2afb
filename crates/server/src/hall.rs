//! What all requests share.

use std::{
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
    rates::Rates,
    table::{Room, Table},
    tables::Tables,
    token::Token,
};

/// So many answers that take a while are worked on at the same time.
const ASKS: usize = 2;

/// After so long the store is looked at anew.
const ANEW: Duration = Duration::from_secs(1);

/// So many simulations run at the same time.
const SIMULATIONS: usize = 2;
/// So many sockets beyond what may be are opened for a moment, since the game master might be behind one of them.
const LATE: usize = 64;
/// So many long bodies are taken in at the same time.
const UPLOADS: usize = 8;

/// What all requests share.
pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) tables: Arc<Tables>,
    pub(crate) rates: Arc<Rates>,
    pub(crate) metrics: Arc<Metrics>,
    /// Connections, by address.
    pub(crate) connections: Arc<Places>,
    /// Sockets and event streams, by address.
    pub(crate) listeners: Arc<Places>,
    /// A place for each socket that is there for the game master alone.
    pub(crate) late: Arc<Semaphore>,
    /// How the store was when it was looked at last.
    ready: tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>,
    asks: Arc<Semaphore>,
    /// A place for each simulation that runs.
    pub(crate) simulations: Arc<Semaphore>,
    /// A place for each long body that is taken in.
    pub(crate) uploads: Arc<Semaphore>,
    /// Cancelled when the server is about to stop.
    pub(crate) stop: CancellationToken,
    /// Connections, sockets and streams.
    pub(crate) visitors: TaskTracker,
}

impl Hall {
    pub(crate) fn new(config: Config, tables: Tables, metrics: Arc<Metrics>) -> Hall {
        Hall {
            connections: Places::new(&config.limits),
            listeners: Places::new(&config.limits),
            ready: tokio::sync::Mutex::default(),
            late: Arc::new(Semaphore::new(LATE)),
            rates: Arc::new(Rates::new(&config.limits)),
            config,
            tables: Arc::new(tables),
            metrics,
            asks: Arc::new(Semaphore::new(ASKS)),
            simulations: Arc::new(Semaphore::new(SIMULATIONS)),
            uploads: Arc::new(Semaphore::new(UPLOADS)),
            stop: CancellationToken::new(),
            visitors: TaskTracker::new(),
        }
    }

    /// Can the store be read and written? To find out is written, too: whoever asks soon after another gets the same
    /// answer.
    ///
    /// # Errors
    /// [`Fault::Store`].
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

    /// All that is open: connections, and what became of them.
    pub(crate) fn open(&self) -> usize {
        let count = |it: &AtomicI64| usize::try_from(it.load(Relaxed)).unwrap_or_default();
        count(&self.metrics.connections) + count(&self.metrics.sockets)
    }

    /// Who sends a request, by its `Authorization` header, and the table.
    ///
    /// # Errors
    /// [`Fault::Token`]; what [`Tables::get`] gives.
    pub(crate) async fn guest(&self, headers: &HeaderMap) -> Result<Guest, Fault> {
        self.bearer_of(&bearer(headers).ok_or(Fault::Token)?).await
    }

    /// Who has this token, and the table.
    ///
    /// # Errors
    /// As [`Hall::guest`].
    pub(crate) async fn bearer_of(&self, token: &Token) -> Result<Guest, Fault> {
        let hash = token.hash();
        let pass = find(self.tables.store(), hash).await?;
        let table = self.tables.get(&pass.table).await?;
        table.room.touch();
        Ok(Guest { hash, pass, table })
    }

    /// Works something out that takes a while, elsewhere than where everybody waits for it; few such things at a time.
    ///
    /// # Errors
    /// [`Fault::Busy`], [`Fault::Failed`].
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let permit = timeout(self.config.limits.ask, Arc::clone(&self.asks).acquire_owned()).await;
        let permit = permit.map_err(|_| Fault::Busy)?.map_err(|_| Fault::Stopping)?;
        let work = tokio::task::spawn_blocking(move || {
            // Held until the work is over, even if nobody waits for it any more.
            let _permit = permit;
            work()
        });
        work.await.map_err(|_| Fault::Failed)
    }

    /// The same for something about one table, of which only one is worked out at a time: whoever asks for much at one
    /// table holds up nobody at others.
    ///
    /// # Errors
    /// As [`Hall::work`]; what `work` gives.
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

    /// Answers a question about a table. What may take a while is worked on elsewhere, from a copy.
    ///
    /// # Errors
    /// [`Fault::Refused`], [`Fault::TooLong`], [`Fault::Failed`].
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

/// Is it answered in no time?
fn is_quick(what: &Ask) -> bool {
    match what {
        Ask::Forms { .. } | Ask::SheetForm { .. } | Ask::Lines { .. } | Ask::Settings => true,
        Ask::Forecast { .. } | Ask::Odds { .. } | Ask::Drafts { .. } | Ask::UndoPreview { .. } => false,
    }
}

/// Whoever sends a request.
#[derive(Debug)]
pub(crate) struct Guest {
    /// Of the token.
    pub(crate) hash: [u8; 32],
    pub(crate) pass: Pass,
    pub(crate) table: Arc<Table>,
}

/// The token of an `Authorization` header.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Token> {
    let value = headers.get("authorization")?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Token::read(token.trim()))?
}

/// What the server says itself.
pub(crate) fn own_texts(lang: Lang) -> Arc<Catalogue> {
    texts(lang, BOOKS[0].id)
}
