//! Configuration of a server.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use serde::Deserialize;

/// Configuration of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Address to listen on.
    pub listen: SocketAddr,
    /// Path of the file that stores the tables.
    pub data: PathBuf,
    /// The database that stores the tables instead of the file, if any.
    pub store: Option<StoreAddress>,
    /// Name of this server among several that use the same database.
    pub node: String,
    /// Base URL under which people reach the server, without a trailing slash: `https://table.example.org`. If unset,
    /// the host of the request is used.
    pub public_url: Option<String>,
    /// Further accepted host names besides that of `public_url`, IP addresses, and names that only exist in a local
    /// network: `table.example.org`.
    pub hosts: Vec<String>,
    /// Separate address for metrics. If unset, they are served on the main address, but only to this machine.
    pub metrics: Option<SocketAddr>,
    /// Whether and how connections are encrypted.
    pub encryption: Encryption,
    /// Separate address for plain HTTP, which leads to the encrypted one.
    pub redirect: Redirect,
    /// Whether a reverse proxy sets `X-Forwarded-For`, which then determines the address of a client.
    pub trust_proxy: bool,
    /// Format of the log.
    pub log: LogStyle,
    /// Resource limits.
    pub limits: Limits,
    /// What is kept, and for how long.
    pub keeping: Keeping,
}

/// The address of a database. It may contain a password, so it is never shown.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct StoreAddress(pub(crate) String);

impl StoreAddress {
    /// Takes an address as people write it. It is checked when the database is opened.
    pub fn new(text: impl Into<String>) -> StoreAddress {
        StoreAddress(text.into())
    }

    /// Whether this is meant as the address of a database.
    pub fn is_of_a_database(&self) -> bool {
        self.0.starts_with("postgres://") || self.0.starts_with("postgresql://")
    }
}

impl std::fmt::Debug for StoreAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("StoreAddress(..)")
    }
}

/// What is kept, and for how long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeping {
    /// Days after its last record at which a table is deleted. If unset, tables are kept forever.
    pub tables_for_days: Option<u32>,
    /// Folder in which the server makes backups. If unset, it makes none.
    pub backups: Option<PathBuf>,
    /// Hours between two backups.
    pub backup_hours: u32,
    /// Number of backups that are kept.
    pub backups_kept: usize,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping { tables_for_days: None, backups: None, backup_hours: 24, backups_kept: 7 }
    }
}

/// Encryption of connections (TLS).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Encryption {
    /// Plain HTTP.
    #[default]
    None,
    /// A certificate and its key in PEM files. They are read again when they change.
    Files {
        /// The certificate, followed by those of its authorities.
        certificate: PathBuf,
        /// The private key.
        key: PathBuf,
    },
    /// A certificate ordered from an ACME authority, renewed in time.
    Acme {
        /// The names that the certificate is for: at least one.
        domains: Vec<String>,
        /// Where the authority writes when something is wrong with the certificate.
        email: Option<String>,
        /// URL of the authority; if unset, Let's Encrypt.
        directory: Option<String>,
        /// PEM file with the certificates by which the authority itself is recognized; if unset, the usual ones.
        authority: Option<PathBuf>,
        /// Folder for account and certificate.
        folder: PathBuf,
    },
}

/// Whether there is a separate address for plain HTTP.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Redirect {
    /// There is none.
    #[default]
    Off,
    /// This one if it is free: it was not asked for.
    IfFree(SocketAddr),
    /// This one.
    On(SocketAddr),
}

/// Format of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogStyle {
    /// Text lines for people.
    #[default]
    Text,
    /// JSON lines for programs.
    Json,
}

/// Resource limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Maximum number of stored tables.
    pub tables: usize,
    /// New tables per hour and address.
    pub tables_per_hour: u32,
    /// Average requests per second and address; bursts may be ten times as large.
    pub requests_per_second: u32,
    /// Joins per minute and address.
    pub joins_per_minute: u32,
    /// Maximum number of concurrent connections.
    pub connections: usize,
    /// Maximum number of concurrent connections, and of sockets and event streams, per address. If unset, it is a quarter
    /// of `connections`.
    pub connections_per_address: Option<usize>,
    /// Whether that maximum applies to loopback addresses as well. It should not, since a proxy may run there; tests have
    /// no other addresses.
    pub limits_loopback: bool,
    /// Maximum number of sockets and event streams per table. Game masters do not count, and a quarter is reserved for
    /// players.
    pub viewers: usize,
    /// Maximum number of sockets and event streams per seat; a new one closes the oldest.
    pub viewers_per_seat: usize,
    /// Average deeds per second and seat, with bursts ten times as large; the game master may do four times as much.
    pub deeds_per_second: u32,
    /// Maximum number of records per table; the game master may add another eighth.
    pub table_records: usize,
    /// Maximum total size of the records of a table in bytes; the game master may add another eighth.
    pub table_bytes: usize,
    /// Average messages per second and socket; bursts may be three times as large.
    pub messages_per_second: u32,
    /// Maximum size of a socket message or request body in bytes.
    pub body_bytes: usize,
    /// Maximum size in bytes of a body that imports a table.
    pub import_bytes: usize,
    /// Timeout for the first message on a socket.
    pub hello: Duration,
    /// Timeout for sending a message; slower readers are disconnected.
    pub send: Duration,
    /// Timeout for computing an answer.
    pub ask: Duration,
    /// Time without visitors after which a table is unloaded. It is loaded again on demand.
    pub idle: Duration,
    /// Timeout for finishing requests when the server stops.
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
            limits_loopback: false,
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
