//! The server: accepting connections, running, shutting down.

use std::{
    collections::HashSet,
    convert::Infallible,
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use axum::{Router, body::Body, extract::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use schwung_rulebook::Lang;
use schwung_store::{Store, StoreError, TableId};
use schwung_systems::BOOKS;
use schwung_views::wire::{NewTable, Start};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpStream},
    time::{MissedTickBehavior, interval, sleep, timeout},
};
use tower::Service;

use crate::{
    Config, Encryption, Fault, Keeping, Redirect,
    app_state::AppState,
    client::Peer,
    clock,
    metrics::{Gauge, Metrics},
    nodes, routes,
    shelf::Shelves,
    table::{Link, Operation, Requester, TableRequest},
    tables::Tables,
    tls::{self, Begun, Tls, TlsError},
    token::Token,
};

/// Timeout for reading request headers, and idle timeout of a connection.
const HEAD: Duration = Duration::from_secs(60);
/// The same timeout while more than half of the connections are in use.
const SHORT_HEAD: Duration = Duration::from_secs(5);
/// Timeout for the TLS handshake.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// File descriptors reserved for purposes other than connections.
const FILES: usize = 64;
/// Interval between cleanups.
const TIDY: Duration = Duration::from_secs(60);
/// Interval between looks at what other processes have changed.
const CATCH_UP: Duration = Duration::from_secs(1);
/// Interval between looks at whether a backup is due or tables have to go.
const KEEP: Duration = Duration::from_secs(60);
/// How often what-ifs are looked through, in milliseconds.
const WHAT_IFS: i64 = 60 * 60 * 1000;
/// How often sandboxes are looked through, in milliseconds.
const SANDBOXES: i64 = 10 * 60 * 1000;
/// Prefix of the ids of tables opened at the terminal.
const DEMO: &str = "demo-";

/// Why a server could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address could not be bound.
    #[error("{address}")]
    Listen {
        /// The requested address.
        address: SocketAddr,
        /// The underlying error.
        #[source]
        source: io::Error,
    },
    /// The connections cannot be encrypted.
    #[error("the certificate cannot be used")]
    Tls(#[source] TlsError),
    /// The store could not be read.
    #[error("the store cannot be read")]
    Store(#[source] Fault),
}

/// A server that is already listening.
pub struct Server {
    app: Arc<AppState>,
    listener: TcpListener,
    /// Listener of the separate metrics address.
    metrics: Option<TcpListener>,
    /// Listener for plain HTTP, which leads to the encrypted address.
    redirect: Option<TcpListener>,
    tls: Option<Tls>,
    store: Arc<dyn Store>,
    address: SocketAddr,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Serves connections that something else accepts, beside those of the server's own listener and without its limits on
/// their number: sockets that are no TCP, or the network of a simulation. Nothing is served before [`Server::run`].
#[derive(Clone)]
pub struct Visits {
    app: Arc<AppState>,
    router: Router,
}

impl std::fmt::Debug for Visits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Visits")
    }
}

impl Visits {
    /// Serves an unencrypted connection on a task of its own, until it ends or the server stops.
    pub fn serve<S>(&self, stream: S, peer: SocketAddr)
    where
        S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
    {
        let connection = serve(Arc::clone(&self.app), stream, peer, self.router.clone(), HEAD);
        drop(self.app.visitors.spawn(connection));
    }
}

/// The tokens that give access to a table.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// Id of the table.
    pub table: String,
    /// Token of the game master.
    pub gm: Token,
    /// Token for joining.
    pub join: Token,
    /// Token for watching.
    pub watch: Token,
    /// Whether the table was newly opened.
    pub is_new: bool,
}

/// A link to a table under a base URL without a trailing slash. The token is in the fragment, which browsers do not
/// send to servers.
pub fn link(base: &str, table: &str, token: &Token) -> String {
    format!("{base}/t/{table}#{}", token.reveal())
}

impl Server {
    /// Binds the address and loads the list of tables. Requests are not answered before [`Server::run`].
    ///
    /// # Errors
    /// Returns an error if an address is in use, the certificate cannot be used, or the store cannot be read.
    pub async fn bind(config: Config, store: Arc<dyn Store>) -> Result<Server, StartError> {
        Server::bind_to(config, store, None).await
    }

    /// Like [`Server::bind`], but listens on `given`, if there is one: a socket that a supervisor keeps open, so that
    /// connections wait while the server restarts.
    ///
    /// # Errors
    /// Returns the errors of [`Server::bind`].
    pub async fn bind_to(
        mut config: Config,
        store: Arc<dyn Store>,
        given: Option<std::net::TcpListener>,
    ) -> Result<Server, StartError> {
        let tls = Tls::of(&config).map_err(StartError::Tls)?;
        let (address, listener) = match given {
            Some(given) => take(given, config.listen)?,
            None => listen(config.listen).await?,
        };
        config.listen = address;
        let redirect = match config.redirect {
            Redirect::Off => None,
            Redirect::On(at) => Some(listen(at).await?.1),
            Redirect::IfFree(at) => listen(at).await.map(|it| it.1).map_err(|it| not_led(at, &it)).ok(),
        };
        let metrics_listener = match config.metrics {
            Some(at) => Some(listen(at).await?.1),
            None => None,
        };
        let files = open_files().map_or(usize::MAX, |it| it.saturating_sub(FILES).max(1));
        if config.limits.connections > files {
            tracing::warn!(
                connections = files,
                "connection limit reduced: the system allows no more open files"
            );
            config.limits.connections = files;
        }
        let metrics = Arc::new(Metrics::default());
        let overview = store.overview().await.map_err(|error| StartError::Store(error.into()))?;
        let shelves = Shelves::of(&overview, config.limits.tables);
        let tables = Tables::of(Arc::clone(&store), overview, config.limits, Arc::clone(&metrics)).await;
        let tables = tables.map_err(StartError::Store)?;
        let app = AppState::new(config, tables, shelves, metrics);
        Ok(Server { app: Arc::new(app), listener, metrics: metrics_listener, redirect, tls, store, address })
    }

    /// For connections that do not come through its listener.
    pub fn visits(&self) -> Visits {
        Visits { app: Arc::clone(&self.app), router: routes::router(Arc::clone(&self.app)) }
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The base URLs under which it can be reached: the public one, or those of the machine's own addresses, local
    /// networks first.
    pub fn urls(&self) -> Vec<String> {
        if let Some(url) = &self.app.config.public_url {
            return vec![url.clone()];
        }
        let port = self.address.port();
        let scheme = if self.app.config.encryption == Encryption::None { "http" } else { "https" };
        let url = |it: IpAddr| format!("{scheme}://{}", SocketAddr::from((it, port)));
        if !self.address.ip().is_unspecified() {
            return vec![url(self.address.ip())];
        }
        let listens = |it: &IpAddr| self.address.is_ipv6() || it.is_ipv4();
        let mut all: Vec<IpAddr> = if_addrs::get_if_addrs()
            .map(|it| it.into_iter().map(|it| it.ip()).filter(listens).filter(is_usable).collect())
            .unwrap_or_default();
        all.sort_by_key(nearness);
        if all.is_empty() {
            all.push(Ipv4Addr::LOCALHOST.into());
        }
        all.into_iter().map(url).collect()
    }

    /// Returns tokens for the newest demo table. Opens a new table if there is none or if `anew` is set. Existing links
    /// stay valid unless `rotate` is set.
    ///
    /// # Errors
    /// Returns a [`Fault`] if the table cannot be opened or the tokens cannot be stored.
    pub async fn invite(&self, lang: Lang, anew: bool, rotate: bool) -> Result<Option<Invitation>, Fault> {
        let tables = &self.app.tables;
        let known = if anew { None } else { tables.store().newest(DEMO).await? };
        if let Some(table) = known {
            return self.renewed(&table, lang, rotate).await.map(Some);
        }
        if !anew && tables.count() > 0 {
            return Ok(None);
        }
        let start = Start::Demo { system: BOOKS[0].id.to_owned() };
        let new = NewTable { start, gm: String::new(), title: String::new(), lang: lang.tag().to_owned() };
        let new = serde_json::to_vec(&new).map_err(|_| Fault::Failed)?;
        let created = tables.create(new, DEMO, || Ok(())).await?;
        let token = |text: &str| Token::read(text).ok_or(Fault::Failed);
        let (gm, join, watch) = (token(&created.gm)?, token(&created.join)?, token(&created.watch)?);
        Ok(Some(Invitation { table: created.table, gm, join, watch, is_new: true }))
    }

    async fn renewed(&self, id: &TableId, lang: Lang, only: bool) -> Result<Invitation, Fault> {
        let table = self.app.tables.get(id).await?;
        let new = async |link: Link| {
            table
                .call(|respond| {
                    TableRequest::new(Requester::Admin, lang, Operation::Link { link, only, respond })
                })
                .await
        };
        let (gm, join, watch) = (new(Link::Gm).await?, new(Link::Join).await?, new(Link::Watch).await?);
        Ok(Invitation { table: id.to_string(), gm, join, watch, is_new: false })
    }

    /// Serves until `stop` resolves; then finishes running requests, disconnects everybody and closes the store.
    ///
    /// # Errors
    /// Returns an error if closing the store failed.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), StoreError> {
        let Server { app, listener, metrics, redirect, tls, store, .. } = self;
        let orders = tls.as_ref().and_then(Tls::take_orders);
        let roads = Roads {
            router: routes::router(Arc::clone(&app)),
            plain: tls::redirecting(Arc::clone(&app)),
            tls: tls.map(Arc::new),
        };
        tokio::select! {
            // Polled in order, so that a simulation repeats exactly. The branch with the most work comes last.
            biased;
            () = stop => {}
            never = keep(&app, &store) => match never {},
            never = tidy(&app, roads.tls.as_deref()) => match never {},
            never = tls::order(orders) => match never {},
            never = catch_up(&app) => match never {},
            never = nodes::follow(&app) => match never {},
            never = serve_metrics(&app, metrics.as_ref()) => match never {},
            never = serve_redirects(&app, redirect.as_ref(), &roads.plain) => match never {},
            never = accept(&app, &listener, &roads) => match never {},
        }
        drop(listener);
        let limit = app.config.limits.stop;
        app.stop.cancel();
        app.visitors.close();
        if timeout(limit, app.visitors.wait()).await.is_err() {
            tracing::warn!("timeout while closing connections");
        }
        if timeout(limit, app.tables.end()).await.is_err() {
            tracing::warn!("timeout while finishing commands");
        }
        store.close().await
    }
}

/// Whether other machines, or a browser on this one, can use this address.
fn is_usable(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(it) => !it.is_link_local(),
        // Link-local addresses need an interface name, which browsers do not accept in URLs.
        IpAddr::V6(it) => it.segments()[0] & 0xffc0 != 0xfe80,
    }
}

/// Rank of an address by how likely other devices can reach it: private networks, then ranges of virtual machines, then
/// loopback.
fn nearness(address: &IpAddr) -> u8 {
    match address {
        it if it.is_loopback() => 4,
        IpAddr::V4(it) => match it.octets() {
            [192, 168, ..] => 0,
            [10, ..] => 1,
            [172, 16..32, ..] => 3,
            _ => 2,
        },
        IpAddr::V6(_) => 3,
    }
}

/// What connections lead to.
#[derive(Clone)]
struct Roads {
    router: Router,
    /// For plain connections to an encrypting server.
    plain: Router,
    tls: Option<Arc<Tls>>,
}

async fn accept(app: &Arc<AppState>, listener: &TcpListener, roads: &Roads) -> Infallible {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let (open, most) = (app.open(), app.config.limits.connections);
                // Behind a proxy all connections come from the same address.
                let place = (!app.config.trust_proxy).then(|| app.connections.take(peer.ip()));
                if open >= most || matches!(place, Some(None)) {
                    drop(stream);
                    continue;
                }
                let gauge = Gauge::up(&app.metrics, |it: &Metrics| &it.connections);
                let head = if open < most / 2 { HEAD } else { SHORT_HEAD };
                let connection = begin(Arc::clone(app), stream, peer, roads.clone(), head);
                app.visitors.spawn(async move {
                    connection.await;
                    drop((gauge, place));
                });
            }
            // For example when too many files are open: wait until others are closed.
            Err(error) => {
                tracing::warn!(%error, "a connection cannot be accepted");
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Serves metrics on their separate address.
async fn serve_metrics(app: &Arc<AppState>, listener: Option<&TcpListener>) -> Infallible {
    let Some(listener) = listener else { return std::future::pending().await };
    let router = routes::metrics_router(Arc::clone(app));
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                drop(app.visitors.spawn(serve(Arc::clone(app), stream, peer, router.clone(), SHORT_HEAD)));
            }
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

/// Leads plain requests on a separate address to the encrypted one.
async fn serve_redirects(app: &Arc<AppState>, listener: Option<&TcpListener>, router: &Router) -> Infallible {
    let Some(listener) = listener else { return std::future::pending().await };
    loop {
        match listener.accept().await {
            Ok((stream, peer)) if app.open() < app.config.limits.connections => {
                drop(app.visitors.spawn(serve(Arc::clone(app), stream, peer, router.clone(), SHORT_HEAD)));
            }
            Ok(_) => {}
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

fn not_led(at: SocketAddr, error: &StartError) {
    let error: &dyn std::error::Error = error;
    let cause = error.source().map(ToString::to_string).unwrap_or_default();
    tracing::warn!(%at, %cause, "plain requests are not led to the encrypted address");
}

async fn listen(at: SocketAddr) -> Result<(SocketAddr, TcpListener), StartError> {
    let mut listening = TcpListener::bind(at).await;
    if at.ip() == Ipv6Addr::UNSPECIFIED
        && let Err(error) = &listening
        && !matches!(error.kind(), io::ErrorKind::AddrInUse | io::ErrorKind::PermissionDenied)
    {
        // A machine without IPv6 cannot bind both with one listener.
        listening = TcpListener::bind((Ipv4Addr::UNSPECIFIED, at.port())).await;
    }
    let listening = listening.and_then(|it| Ok((it.local_addr()?, it)));
    listening.map_err(|source| StartError::Listen { address: at, source })
}

/// Listens on a socket that is already open.
fn take(given: std::net::TcpListener, at: SocketAddr) -> Result<(SocketAddr, TcpListener), StartError> {
    let listening = given
        .set_nonblocking(true)
        .and_then(|()| TcpListener::from_std(given))
        .and_then(|it| Ok((it.local_addr()?, it)));
    listening.map_err(|source| StartError::Listen { address: at, source })
}

/// Maximum number of open files, including connections; `None` if the system does not tell.
fn open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|it| it.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Serves one connection, after its handshake if it is encrypted.
async fn begin(app: Arc<AppState>, stream: TcpStream, peer: SocketAddr, roads: Roads, head: Duration) {
    // Messages are small and must not be delayed.
    let _ = stream.set_nodelay(true);
    let Some(tls) = roads.tls else { return serve(app, stream, peer, roads.router, head).await };
    let begun = tokio::select! {
        begun = tls.begin(stream, HANDSHAKE.min(head)) => begun,
        () = app.stop.cancelled() => return,
    };
    match begun {
        Begun::Tls(stream) => serve(app, stream, peer, roads.router, head).await,
        Begun::Plain(stream) => serve(app, stream, peer, roads.plain, SHORT_HEAD).await,
        Begun::Done => {}
    }
}

/// Serves one connection. Sockets continue on their own tasks.
async fn serve<S>(app: Arc<AppState>, stream: S, peer: SocketAddr, router: Router, head: Duration)
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        biased;
        // A disconnect during a request is not worth logging.
        _ = connection.as_mut() => return,
        () = app.stop.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// Notices what other processes change in the store, such as `schwung tables`.
async fn catch_up(app: &AppState) -> Infallible {
    let mut known = None;
    let mut tick = interval(CATCH_UP);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        if let Err(fault) = app.tables.catch_up(&mut known).await {
            tracing::debug!(%fault, "changes by others cannot be read");
        }
    }
}

/// Makes backups and deletes tables that nobody uses, as the settings say.
async fn keep(app: &AppState, store: &Arc<dyn Store>) -> Infallible {
    let Keeping { tables_for_days, backups, backup_hours, backups_kept } = app.config.keeping.clone();
    // The interval counts from the newest backup, even if another process made it.
    let period = i64::from(backup_hours.max(1)).saturating_mul(60 * 60 * 1000);
    let mut due = backups.as_deref().map(|it| newest(it).map_or(0, |it| it.saturating_add(period)));
    let (mut what_ifs_due, mut what_ifs_kept) = (0, HashSet::new());
    let mut sandboxes_due = 0;
    let mut tick = interval(KEEP);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let now = clock::now();
        if let (Some(folder), Some(at)) = (&backups, &mut due)
            && now >= *at
        {
            *at = now.saturating_add(period);
            match store.backup_into(folder, now, backups_kept).await {
                Ok(made) if made.verified.is_sound() => {
                    tracing::info!(path = %made.path.display(), removed = made.removed.len(), "backup made");
                }
                Ok(made) => {
                    let found = made.verified;
                    tracing::error!(path = %made.path.display(), ?found, "the store is damaged; old backups are kept");
                }
                Err(error) => tracing::error!(%error, "a backup could not be made"),
            }
        }
        if now >= what_ifs_due {
            what_ifs_due = now.saturating_add(WHAT_IFS);
            if let Err(fault) = app.tables.forget_what_ifs(&mut what_ifs_kept, now).await {
                tracing::error!(%fault, "unused what-ifs could not be deleted");
            }
        }
        if now >= sandboxes_due {
            sandboxes_due = now.saturating_add(SANDBOXES);
            if let Err(fault) = app.tables.forget_sandboxes(now).await {
                tracing::error!(%fault, "unused sandboxes could not be deleted");
            }
        }
        if let Some(days) = tables_for_days {
            let before = now.saturating_sub(i64::from(days).saturating_mul(24 * 60 * 60 * 1000));
            if let Err(fault) = app.tables.forget(before).await {
                tracing::error!(%fault, "unused tables could not be deleted");
            }
        }
    }
}

/// When the newest backup in a folder was made, in milliseconds since 1970.
fn newest(folder: &std::path::Path) -> Option<i64> {
    let path = schwung_store::backups(folder).ok()?.pop()?;
    let made = std::fs::metadata(path).ok()?.modified().ok()?;
    i64::try_from(made.duration_since(std::time::UNIX_EPOCH).ok()?.as_millis()).ok()
}

async fn tidy(app: &AppState, tls: Option<&Tls>) -> Infallible {
    // Once a minute is enough, unless tables are unloaded sooner.
    let mut tick = interval(app.config.limits.idle.clamp(Duration::from_millis(50), TIDY));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut before = None;
    loop {
        tick.tick().await;
        app.tables.tidy();
        // Closed tables and the start leave holes in the allocator's memory.
        let released = app.metrics.released.load(Relaxed);
        if before.replace(released) != Some(released) {
            let _ = tokio::task::spawn_blocking(schwung_memory::give_back).await;
            // Threads that wait do so for themselves once they have something to do.
            for _ in 0..tokio::runtime::Handle::current().metrics().num_workers() {
                tokio::spawn(async {});
            }
        }
        app.rates.tidy();
        if let Some(tls) = tls {
            tls.tidy();
        }
    }
}
