//! The server: accepting connections, running, shutting down.

use std::{
    convert::Infallible,
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
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
    net::{TcpListener, TcpStream},
    time::{MissedTickBehavior, interval, sleep, timeout},
};
use tower::Service;

use crate::{
    Config, Fault,
    app_state::AppState,
    client::Peer,
    metrics::{Gauge, Metrics},
    routes,
    table::{Link, Operation, Requester, TableRequest},
    tables::Tables,
    token::Token,
};

/// Timeout for reading request headers, and idle timeout of a connection.
const HEAD: Duration = Duration::from_secs(60);
/// The same timeout while more than half of the connections are in use.
const SHORT_HEAD: Duration = Duration::from_secs(5);
/// File descriptors reserved for purposes other than connections.
const FILES: usize = 64;
/// Interval between cleanups.
const TIDY: Duration = Duration::from_secs(60);
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
    store: Arc<dyn Store>,
    address: SocketAddr,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
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
    /// Returns an error if the address is in use or the store cannot be read.
    pub async fn bind(mut config: Config, store: Arc<dyn Store>) -> Result<Server, StartError> {
        let (address, listener) = listen(config.listen).await?;
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
        let tables = Tables::of(Arc::clone(&store), config.limits, Arc::clone(&metrics)).await;
        let app = AppState::new(config, tables.map_err(StartError::Store)?, metrics);
        Ok(Server { app: Arc::new(app), listener, metrics: metrics_listener, store, address })
    }

    /// The separate metrics address, if any.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
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
        let url = |it: IpAddr| format!("http://{}", SocketAddr::from((it, port)));
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
        let known = if anew { None } else { tables.newest(DEMO).await? };
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
        let Server { app, listener, metrics, store, .. } = self;
        let router = routes::router(Arc::clone(&app));
        tokio::select! {
            never = accept(&app, &listener, &router) => match never {},
            never = serve_metrics(&app, metrics.as_ref()) => match never {},
            never = tidy(&app) => match never {},
            () = stop => {}
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

async fn accept(app: &Arc<AppState>, listener: &TcpListener, router: &Router) -> Infallible {
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
                let connection = serve(Arc::clone(app), stream, peer, router.clone(), head);
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

async fn listen(at: SocketAddr) -> Result<(SocketAddr, TcpListener), StartError> {
    let listening = TcpListener::bind(at).await.and_then(|it| Ok((it.local_addr()?, it)));
    listening.map_err(|source| StartError::Listen { address: at, source })
}

/// Maximum number of open files, including connections; `None` if the system does not tell.
fn open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|it| it.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Serves one connection. Sockets continue on their own tasks.
async fn serve(app: Arc<AppState>, stream: TcpStream, peer: SocketAddr, router: Router, head: Duration) {
    // Messages are small and must not be delayed.
    let _ = stream.set_nodelay(true);
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
        // A disconnect during a request is not worth logging.
        _ = connection.as_mut() => return,
        () = app.stop.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

async fn tidy(app: &AppState) -> Infallible {
    // Once a minute is enough, unless tables are unloaded sooner.
    let mut tick = interval(app.config.limits.idle.clamp(Duration::from_millis(50), TIDY));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        app.tables.tidy();
        app.rates.tidy();
    }
}
