//! Connections and their pool.

use std::{
    collections::HashMap,
    fmt,
    future::poll_fn,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use deadpool::managed::{self, RecycleError};
use futures_util::{StreamExt, stream::FuturesUnordered};
use schwung_store::StoreError;
use tokio::{
    sync::mpsc,
    time::{error::Elapsed, sleep, timeout},
};
use tokio_postgres::{AsyncMessage, Client, Connection, Notification, Socket, Statement, error::Severity};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::{Address, error::failed};

/// Timeout of a statement at the server. A commit that waits longer for its standbys is answered with a warning.
pub(crate) const STATEMENT: Duration = Duration::from_secs(5);
/// Timeout of a call. Longer than that of a statement: only a server that cannot be reached or stands still exceeds it.
pub(crate) const CALL: Duration = Duration::from_secs(7);

/// How long a host is tried before the next one is tried as well.
const HEAD_START: Duration = Duration::from_millis(500);

/// Updates the line of this server: a commit that changes nothing else.
pub(crate) const BARRIER: &str = "insert into nodes (id, name, version, seen) values ($1, $2, $3, $4)
    on conflict (id) do update set seen = excluded.seen";

/// A server that uses the store.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// Id, different for each start.
    pub(crate) id: String,
    pub(crate) name: String,
}

/// Warnings that have come over a connection.
#[derive(Debug, Default)]
pub(crate) struct Warnings {
    count: AtomicU64,
    last: Mutex<String>,
}

impl Warnings {
    fn note(&self, text: &str) {
        text.clone_into(&mut self.last.lock().unwrap_or_else(PoisonError::into_inner));
        self.count.fetch_add(1, Ordering::Release);
    }

    pub(crate) fn count(&self) -> u64 {
        self.count.load(Ordering::Acquire)
    }

    pub(crate) fn last(&self) -> String {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// A connection to a server that can be written to.
pub(crate) struct Session {
    pub(crate) client: Client,
    pub(crate) warnings: Arc<Warnings>,
    statements: tokio::sync::Mutex<HashMap<&'static str, Statement>>,
    /// Whether the last call has ended as it should, so that the connection can be used again.
    pub(crate) is_clean: AtomicBool,
    /// The server at the other end.
    pub(crate) place: Place,
}

/// A server, as far as connections to it are known to lead to the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Its position among the hosts of the address.
    host: usize,
    /// The age of the pool at which the connection was opened.
    age: u64,
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("is_clean", &self.is_clean).finish_non_exhaustive()
    }
}

impl Session {
    /// A statement, prepared once for each connection.
    pub(crate) async fn prepared(&self, sql: &'static str) -> Result<Statement, tokio_postgres::Error> {
        let mut statements = self.statements.lock().await;
        if let Some(known) = statements.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(sql).await?;
        statements.insert(sql, statement.clone());
        Ok(statement)
    }
}

/// Opens connections.
#[derive(Debug)]
pub(crate) struct Manager {
    address: Address,
    node: Node,
    /// The host that worked last.
    good: AtomicUsize,
    /// Connections opened before this age are not used again.
    age: AtomicU64,
}

impl Manager {
    pub(crate) fn new(address: Address, node: Node) -> Manager {
        Manager { address, node, good: AtomicUsize::new(0), age: AtomicU64::new(0) }
    }

    pub(crate) fn node(&self) -> &Node {
        &self.node
    }

    pub(crate) fn address(&self) -> &Address {
        &self.address
    }

    /// Drops all connections that exist now when they are next looked at: something is wrong with their server.
    pub(crate) fn distrust(&self) {
        self.age.fetch_add(1, Ordering::AcqRel);
    }

    /// Connects to the host that can be written to and confirms a commit. Until then, what can be read there may be on no
    /// other server, and may be lost again. A host that does not answer does not hold up the others for long: a former
    /// primary may stand still.
    ///
    /// # Errors
    /// Returns [`StoreError::Unreachable`] with what is wrong with the last host that was tried.
    pub(crate) async fn connect(
        &self,
        heard: Option<mpsc::UnboundedSender<Notification>>,
    ) -> Result<Session, StoreError> {
        let hosts = self.address.hosts().len();
        let first = self.good.load(Ordering::Relaxed);
        let mut waiting = (0..hosts).map(|it| (first + it) % hosts);
        let mut attempts = FuturesUnordered::new();
        let mut last = None;
        loop {
            let next = waiting.next();
            let more = next.is_some();
            if let Some(at) = next {
                let heard = heard.clone();
                attempts.push(async move { (at, timeout(CALL, self.connect_to(at, heard)).await) });
            }
            tokio::select! {
                Some((at, attempt)) = attempts.next() => match attempt {
                    Ok(Ok(session)) => {
                        self.good.store(at, Ordering::Relaxed);
                        return Ok(session);
                    }
                    Ok(Err(error)) => last = Some(error),
                    Err(elapsed) => last = Some(self.unreachable(elapsed)),
                },
                () = sleep(HEAD_START), if more => {}
                else => return Err(last.unwrap_or(StoreError::Closed)),
            }
        }
    }

    async fn connect_to(
        &self,
        at: usize,
        heard: Option<mpsc::UnboundedSender<Notification>>,
    ) -> Result<Session, StoreError> {
        let session = self.open(at, heard).await?;
        self.confirm(&session).await.map_err(|it| self.unreachable(it))?;
        Ok(session)
    }

    /// Commits something that changes nothing else. Once that is confirmed, so is everything that was visible on this
    /// connection before.
    ///
    /// # Errors
    /// Returns [`StoreError::Commit`] if it is not confirmed.
    pub(crate) async fn confirm(&self, session: &Session) -> Result<(), StoreError> {
        let before = session.warnings.count();
        let Node { id, name } = &self.node;
        let failed = |error| failed(error, StoreError::Commit);
        let barrier = session.prepared(BARRIER).await.map_err(failed)?;
        let (version, now) = (env!("CARGO_PKG_VERSION"), now());
        session.client.execute(&barrier, &[id, name, &version, &now]).await.map_err(failed)?;
        if session.warnings.count() != before {
            return Err(StoreError::Commit(Arc::new(Warned(session.warnings.last()))));
        }
        Ok(())
    }

    /// Connects without confirming a commit.
    pub(crate) async fn open(
        &self,
        at: usize,
        heard: Option<mpsc::UnboundedSender<Notification>>,
    ) -> Result<Session, StoreError> {
        let place = Place { host: at, age: self.age.load(Ordering::Acquire) };
        let (client, connection) =
            self.address.hosts()[at].connect(self.address.tls()).await.map_err(|it| self.unreachable(it))?;
        let warnings = Arc::new(Warnings::default());
        tokio::spawn(drive(connection, Arc::clone(&warnings), heard));
        let millis = STATEMENT.as_millis();
        let settings = format!(
            "set statement_timeout = {millis}; set lock_timeout = {millis};
            set idle_in_transaction_session_timeout = {millis}; set synchronous_commit = on;
            set client_min_messages = warning; set search_path = schwung; set default_transaction_read_only = off"
        );
        client.batch_execute(&settings).await.map_err(|it| self.unreachable(it))?;
        let row = client.query_one("select pg_is_in_recovery()", &[]).await;
        if row.and_then(|it| it.try_get(0)).map_err(|it| self.unreachable(it))? {
            return Err(self.unreachable(Standby));
        }
        Ok(Session {
            client,
            warnings,
            statements: tokio::sync::Mutex::default(),
            is_clean: AtomicBool::new(true),
            place,
        })
    }

    pub(crate) fn unreachable(&self, why: impl std::error::Error + Send + Sync + 'static) -> StoreError {
        StoreError::Unreachable { server: self.address.to_string(), source: Arc::new(why) }
    }
}

impl managed::Manager for Manager {
    type Type = Session;
    type Error = StoreError;

    async fn create(&self) -> Result<Session, StoreError> {
        self.connect(None).await
    }

    async fn recycle(
        &self,
        session: &mut Session,
        _: &managed::Metrics,
    ) -> managed::RecycleResult<StoreError> {
        let is_good = !session.client.is_closed()
            && session.is_clean.load(Ordering::Acquire)
            && session.place.age == self.age.load(Ordering::Acquire);
        if is_good { Ok(()) } else { Err(RecycleError::message("not used again")) }
    }
}

/// Transfers data until the connection ends. A warning is noted before the answer that follows it is delivered.
async fn drive(
    mut connection: Connection<
        Socket,
        <MakeRustlsConnect as tokio_postgres::tls::MakeTlsConnect<Socket>>::Stream,
    >,
    warnings: Arc<Warnings>,
    heard: Option<mpsc::UnboundedSender<Notification>>,
) {
    while let Some(Ok(message)) = poll_fn(|it| connection.poll_message(it)).await {
        match message {
            AsyncMessage::Notice(it) if it.parsed_severity() == Some(Severity::Warning) => {
                tracing::warn!(warning = it.message(), "the database warns");
                warnings.note(it.message());
            }
            AsyncMessage::Notification(it) => {
                if let Some(heard) = &heard {
                    // Its receiver may be gone.
                    let _ = heard.send(it);
                }
            }
            _ => {}
        }
    }
}

/// The server answered with a warning: the commit may be on no other server.
#[derive(Debug, thiserror::Error)]
#[error("not confirmed by the database: {0}")]
pub(crate) struct Warned(pub(crate) String);

/// The server is a standby.
#[derive(Debug, thiserror::Error)]
#[error("this server is a standby")]
struct Standby;

/// The server did not answer in time.
#[derive(Debug, thiserror::Error)]
#[error("the database did not answer in time")]
pub(crate) struct Silent;

/// A connection, taken from the pool for one call.
pub(crate) struct Lease {
    session: managed::Object<Manager>,
    warnings: u64,
}

impl std::ops::Deref for Lease {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl Lease {
    /// Takes a connection. Unless [`Lease::end`] is called, it is not used again.
    pub(crate) async fn take(pool: &managed::Pool<Manager>) -> Result<Lease, StoreError> {
        let session = match pool.get().await {
            Ok(session) => session,
            Err(managed::PoolError::Backend(error)) => return Err(error),
            Err(managed::PoolError::Closed) => return Err(StoreError::Closed),
            Err(error) => return Err(pool.manager().unreachable(error)),
        };
        session.is_clean.store(false, Ordering::Release);
        let warnings = session.warnings.count();
        Ok(Lease { session, warnings })
    }

    /// Ends the call with its result. If it had an effect that is not confirmed, the result is an error.
    ///
    /// # Errors
    /// Returns the error of the result, or [`StoreError::Commit`] if it is uncertain.
    pub(crate) fn end<T>(self, result: Result<Result<T, StoreError>, Elapsed>) -> Result<T, StoreError> {
        let manager = managed::Object::pool(&self.session);
        let distrust = || manager.iter().for_each(|it| it.manager().distrust());
        if self.session.warnings.count() != self.warnings {
            distrust();
            return Err(StoreError::Commit(Arc::new(Warned(self.session.warnings.last()))));
        }
        match result {
            Err(_) => {
                distrust();
                Err(StoreError::Commit(Arc::new(Silent)))
            }
            Ok(Err(error)) if !is_refusal(&error) => {
                if self.session.client.is_closed() {
                    distrust();
                }
                Err(error)
            }
            Ok(done) => {
                self.session.is_clean.store(true, Ordering::Release);
                done
            }
        }
    }
}

/// Whether the connection is fine after this error, because its transaction was rolled back deliberately.
fn is_refusal(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::TableTaken(_)
            | StoreError::NoSuchTable(_)
            | StoreError::GrantTaken
            | StoreError::NoSuchGrant(_)
            | StoreError::Damaged(_)
    )
}

/// Ends a transaction without an effect.
pub(crate) async fn roll_back(session: &Session) -> Result<(), StoreError> {
    session.client.batch_execute("rollback").await.map_err(|it| failed(it, StoreError::Write))
}

/// The current time in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.ok().and_then(|it| i64::try_from(it.as_millis()).ok()).unwrap_or_default()
}
