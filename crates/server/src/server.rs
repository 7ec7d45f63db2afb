//! The server: from the first connection to the last.

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
    hall::Hall,
    metrics::{Gauge, Metrics},
    reader::Peer,
    routes,
    table::{By, Link, Order, Wish},
    tables::Tables,
    token::Token,
};

/// So long may a request's head take, and so long may a connection be kept that asks for nothing.
const HEAD: Duration = Duration::from_secs(60);
/// The same while half of all connections are taken: there is no room for idle ones then.
const SHORT_HEAD: Duration = Duration::from_secs(5);
/// So many files are open beside connections.
const FILES: usize = 64;
/// So often is tidied up.
const TIDY: Duration = Duration::from_secs(60);
/// Names of tables that the server's keeper opened begin so.
const DEMO: &str = "demo-";

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be listened on.
    #[error("{address}")]
    Listen {
        /// Which address.
        address: SocketAddr,
        /// Why.
        #[source]
        source: io::Error,
    },
    /// The store cannot be read.
    #[error("the store cannot be read")]
    Store(#[source] Fault),
}

/// A server that listens already.
pub struct Server {
    hall: Arc<Hall>,
    listener: TcpListener,
    /// For figures alone.
    metrics: Option<TcpListener>,
    store: Arc<dyn Store>,
    address: SocketAddr,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

/// The ways into a table.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The table.
    pub table: String,
    /// For the game master.
    pub gm: Token,
    /// For whoever wants to join.
    pub join: Token,
    /// For whoever wants to watch.
    pub watch: Token,
    /// Was the table opened just now?
    pub is_new: bool,
}

/// A link into a table, under an address without a slash at its end. The token stands behind a `#`, which browsers
/// send to nobody.
pub fn link(base: &str, table: &str, token: &Token) -> String {
    format!("{base}/t/{table}#{}", token.reveal())
}

impl Server {
    /// Listens, and looks through the store. Nobody is answered before [`Server::run`].
    ///
    /// # Errors
    /// When the address is taken, or the store cannot be read.
    pub async fn bind(mut config: Config, store: Arc<dyn Store>) -> Result<Server, StartError> {
        let (address, listener) = listen(config.listen).await?;
        let figures = match config.metrics {
            Some(at) => Some(listen(at).await?.1),
            None => None,
        };
        let files = open_files().map_or(usize::MAX, |it| it.saturating_sub(FILES).max(1));
        if config.limits.connections > files {
            tracing::warn!(
                connections = files,
                "fewer connections than wanted: the system lets no more files be open"
            );
            config.limits.connections = files;
        }
        let metrics = Arc::new(Metrics::default());
        let tables = Tables::of(Arc::clone(&store), config.limits, Arc::clone(&metrics)).await;
        let hall = Hall::new(config, tables.map_err(StartError::Store)?, metrics);
        Ok(Server { hall: Arc::new(hall), listener, metrics: figures, store, address })
    }

    /// Where it tells figures, if that is elsewhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Under what people may find it: the public address, or the machine's own ones, those of the home network
    /// first.
    pub fn urls(&self) -> Vec<String> {
        if let Some(url) = &self.hall.config.public_url {
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

    /// The ways into the newest demo table, or into a new one: if none is there, or if it is wanted. Links that were
    /// told before stay good, unless `rotate`.
    ///
    /// # Errors
    /// [`Fault`].
    pub async fn invite(&self, lang: Lang, anew: bool, rotate: bool) -> Result<Option<Invitation>, Fault> {
        let tables = &self.hall.tables;
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
        let table = self.hall.tables.get(id).await?;
        let new = async |link: Link| {
            table.obey(|tell| Order::new(By::Keeper, lang, Wish::Link { link, only, tell })).await
        };
        let (gm, join, watch) = (new(Link::Gm).await?, new(Link::Join).await?, new(Link::Watch).await?);
        Ok(Invitation { table: id.to_string(), gm, join, watch, is_new: false })
    }

    /// Answers until `stop`; then ends what was begun, says goodbye and closes the store.
    ///
    /// # Errors
    /// When the store could not be closed well.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), StoreError> {
        let Server { hall, listener, metrics, store, .. } = self;
        let router = routes::router(Arc::clone(&hall));
        tokio::select! {
            never = accept(&hall, &listener, &router) => match never {},
            never = tell_figures(&hall, metrics.as_ref()) => match never {},
            never = tidy(&hall) => match never {},
            () = stop => {}
        }
        drop(listener);
        let limit = hall.config.limits.stop;
        hall.stop.cancel();
        hall.visitors.close();
        if timeout(limit, hall.visitors.wait()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        if timeout(limit, hall.tables.end()).await.is_err() {
            tracing::warn!("some commands did not end in time");
        }
        store.close().await
    }
}

/// Can somebody else, or a browser here, reach the machine under this address?
fn is_usable(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(it) => !it.is_link_local(),
        // Others need the name of a network card in the link, which browsers do not take.
        IpAddr::V6(it) => it.segments()[0] & 0xffc0 != 0xfe80,
    }
}

/// How likely others in the house can reach it: home networks first, then what is used for virtual machines and the
/// like, then this machine alone.
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

async fn accept(hall: &Arc<Hall>, listener: &TcpListener, router: &Router) -> Infallible {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let (open, most) = (hall.open(), hall.config.limits.connections);
                // A proxy brings everybody from one address.
                let place = (!hall.config.trust_proxy).then(|| hall.connections.take(peer.ip()));
                if open >= most || matches!(place, Some(None)) {
                    drop(stream);
                    continue;
                }
                let gauge = Gauge::up(&hall.metrics, |it: &Metrics| &it.connections);
                let head = if open < most / 2 { HEAD } else { SHORT_HEAD };
                let connection = serve(Arc::clone(hall), stream, peer, router.clone(), head);
                hall.visitors.spawn(async move {
                    connection.await;
                    drop((gauge, place));
                });
            }
            // As when there are too many files open: others have to go first.
            Err(error) => {
                tracing::warn!(%error, "a connection cannot be accepted");
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Tells figures to whoever comes to their own address.
async fn tell_figures(hall: &Arc<Hall>, listener: Option<&TcpListener>) -> Infallible {
    let Some(listener) = listener else { return std::future::pending().await };
    let router = routes::figures(Arc::clone(hall));
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                drop(hall.visitors.spawn(serve(Arc::clone(hall), stream, peer, router.clone(), SHORT_HEAD)));
            }
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

async fn listen(at: SocketAddr) -> Result<(SocketAddr, TcpListener), StartError> {
    let listening = TcpListener::bind(at).await.and_then(|it| Ok((it.local_addr()?, it)));
    listening.map_err(|source| StartError::Listen { address: at, source })
}

/// So many files may be open, connections among them; nothing if the system does not say.
fn open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|it| it.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// One connection. What becomes of a socket is not its business any more.
async fn serve(hall: Arc<Hall>, stream: TcpStream, peer: SocketAddr, router: Router, head: Duration) {
    // Messages are small, and nobody wants to wait for the next one.
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
        // Whoever goes in the middle of a request is no news.
        _ = connection.as_mut() => return,
        () = hall.stop.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

async fn tidy(hall: &Hall) -> Infallible {
    // A minute is often enough, unless tables are to close sooner.
    let mut tick = interval(hall.config.limits.idle.clamp(Duration::from_millis(50), TIDY));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        hall.tables.tidy();
        hall.rates.tidy();
    }
}
