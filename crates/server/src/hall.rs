//! What all requests share.

use std::{sync::Arc, time::Instant};

use axum::http::HeaderMap;
use schwung_messages::{Catalogue, Tongue};
use schwung_rulebook::Lang;
use schwung_systems::{BOOKS, texts};
use schwung_views::wire::{Ask, Reply, You};
use tokio::{sync::Semaphore, time::timeout};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    Config, Fault,
    metrics::Metrics,
    pass::{Pass, find},
    rates::Rates,
    table::{Room, Table},
    tables::Tables,
    token::Token,
};

/// So many answers that take a while are worked on at the same time.
const ASKS: usize = 2;

/// So many simulations run at the same time.
const SIMULATIONS: usize = 2;
/// So many long bodies are taken in at the same time.
const UPLOADS: usize = 8;

/// What all requests share.
pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) tables: Tables,
    pub(crate) rates: Rates,
    pub(crate) metrics: Arc<Metrics>,
    asks: Arc<Semaphore>,
    /// A place for each simulation that runs.
    pub(crate) simulations: Arc<Semaphore>,
    /// A place for each long body that is taken in.
    pub(crate) uploads: Semaphore,
    /// Cancelled when the server is about to stop.
    pub(crate) stop: CancellationToken,
    /// Connections, sockets and streams.
    pub(crate) visitors: TaskTracker,
}

impl Hall {
    pub(crate) fn new(config: Config, tables: Tables, metrics: Arc<Metrics>) -> Hall {
        Hall {
            rates: Rates::new(&config.limits),
            config,
            tables,
            metrics,
            asks: Arc::new(Semaphore::new(ASKS)),
            simulations: Arc::new(Semaphore::new(SIMULATIONS)),
            uploads: Semaphore::new(UPLOADS),
            stop: CancellationToken::new(),
            visitors: TaskTracker::new(),
        }
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
        let permit = timeout(budget, Arc::clone(&self.asks).acquire_owned()).await;
        let permit = permit.map_err(|_| Fault::TooLong)?.map_err(|_| Fault::Stopping)?;
        let room = Arc::clone(room);
        let work = tokio::task::spawn_blocking(move || {
            // Held until the work is over, even if nobody waits for it any more.
            let _permit = permit;
            let copy = room.look(|game| game.snapshot())?;
            Ok(copy.ask(you, lang, what)?)
        });
        let reply = timeout(budget, work).await.map_err(|_| Fault::TooLong)?;
        self.metrics.ask.note(began.elapsed());
        reply.unwrap_or(Err(Fault::Failed))
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
