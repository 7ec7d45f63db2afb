//! What a server is told to do.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// How a server is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The file in which tables are kept.
    pub data: PathBuf,
    /// How people reach it, without a slash at the end: `https://table.example.org`; if not set, the host that a
    /// request names.
    pub public_url: Option<String>,
    /// Names under which people may reach it besides the public address, numbers, and names that only the home network
    /// knows: `table.example.org`.
    pub hosts: Vec<String>,
    /// Where figures are told, apart from everything else; if not set, on the same address to this machine alone.
    pub metrics: Option<SocketAddr>,
    /// Does a proxy stand before it that says whom a request comes from, in `X-Forwarded-For`?
    pub trust_proxy: bool,
    /// How it logs.
    pub log: LogStyle,
    /// How much is allowed.
    pub limits: Limits,
}

/// How a log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogStyle {
    /// A line that people read.
    #[default]
    Text,
    /// A line of JSON.
    Json,
}

/// How much is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most tables that are kept.
    pub tables: usize,
    /// New tables in an hour from one address.
    pub tables_per_hour: u32,
    /// Requests in a second from one address, on average; ten times as many at once.
    pub requests_per_second: u32,
    /// Joins in a minute from one address.
    pub joins_per_minute: u32,
    /// The most connections at the same time.
    pub connections: usize,
    /// The most connections from one address at the same time, and the most sockets and event streams; a quarter of all
    /// if not set. This machine's own are not counted, since a proxy may stand there.
    pub connections_per_address: Option<usize>,
    /// The most sockets and event streams of one table. Game masters do not count, and a quarter is kept for players.
    pub viewers: usize,
    /// The most sockets and event streams of one seat; the oldest has to go.
    pub viewers_per_seat: usize,
    /// What one seat does in a second, on average, ten times as many at once; the game master four times as much.
    pub deeds_per_second: u32,
    /// The most records of a table; the game master may add an eighth.
    pub table_records: usize,
    /// The most that the records of a table take, in bytes; the game master may add an eighth.
    pub table_bytes: usize,
    /// Messages in a second on one socket, on average; three times as many at once.
    pub messages_per_second: u32,
    /// The longest message on a socket and the longest body of a request, in bytes.
    pub body_bytes: usize,
    /// The longest body that opens a table from an exported file, in bytes.
    pub import_bytes: usize,
    /// So long is a message waited for that says hello.
    pub hello: Duration,
    /// So long may a message take to be sent; whoever reads more slowly is shown out.
    pub send: Duration,
    /// So long may an answer be worked on.
    pub ask: Duration,
    /// After so long with nobody there a table is closed. It is opened again when somebody comes.
    pub idle: Duration,
    /// So long may what was begun take to end when the server stops.
    pub stop: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 10_000,
            tables_per_hour: 20,
            requests_per_second: 30,
            joins_per_minute: 60,
            connections: 4_096,
            connections_per_address: None,
            viewers: 256,
            viewers_per_seat: 16,
            deeds_per_second: 10,
            table_records: 100_000,
            table_bytes: 64 * 1024 * 1024,
            messages_per_second: 20,
            body_bytes: 64 * 1024,
            import_bytes: 8 * 1024 * 1024,
            hello: Duration::from_secs(10),
            send: Duration::from_secs(15),
            ask: Duration::from_secs(2),
            idle: Duration::from_secs(15 * 60),
            stop: Duration::from_secs(10),
        }
    }
}
