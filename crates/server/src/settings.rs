//! Settings from command-line flags, environment and a file, in this order of precedence.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::{Path, PathBuf},
};

use serde::Deserialize;

use crate::{Config, Encryption, Keeping, Limits, LogStyle, Redirect, StoreAddress};

/// Default port.
pub const PORT: u16 = 8417;
/// Port for HTTPS, where browsers look for a name without a port.
const HTTPS: u16 = 443;
/// Port for plain HTTP, likewise.
const HTTP: u16 = 80;

/// Settings from one source; unset ones are taken from the next source.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Settings {
    /// Address with port, address, or port to listen on: `0.0.0.0:8417`.
    pub listen: Option<String>,
    /// Path of the file that stores the tables.
    pub data: Option<PathBuf>,
    /// Address of the database that stores the tables instead of the file.
    pub store: Option<StoreAddress>,
    /// Name of this server among several.
    pub node: Option<String>,
    /// Base URL under which people reach the server.
    pub public_url: Option<String>,
    /// Names under which the server is reached, encrypted.
    pub domain: Option<Vec<String>>,
    /// PEM file with the server's own certificate.
    pub certificate: Option<PathBuf>,
    /// PEM file with the private key of that certificate.
    pub key: Option<PathBuf>,
    /// Where the authority writes when something is wrong with an ordered certificate.
    pub email: Option<String>,
    /// URL of the ACME authority.
    pub acme_directory: Option<String>,
    /// PEM file with the certificates by which that authority is recognized.
    pub acme_authority: Option<PathBuf>,
    /// Separate address for plain HTTP, which leads to the encrypted one, or `off`.
    pub redirect: Option<String>,
    /// Whether to trust `X-Forwarded-For`.
    pub trust_proxy: Option<bool>,
    /// Maximum number of stored tables.
    pub max_tables: Option<usize>,
    /// New tables per hour and address.
    pub tables_per_hour: Option<u32>,
    /// Further accepted host names.
    pub allow_host: Option<Vec<String>>,
    /// Address with port, address, or port of a separate listener for metrics.
    pub metrics: Option<String>,
    /// Maximum number of concurrent connections.
    pub max_connections: Option<usize>,
    /// Maximum number of concurrent connections, and of sockets, per address.
    pub connections_per_address: Option<usize>,
    /// Maximum number of listening devices per table.
    pub viewers_per_table: Option<usize>,
    /// Average deeds per second and seat.
    pub deeds_per_second: Option<u32>,
    /// Maximum number of records per table.
    pub records_per_table: Option<usize>,
    /// Maximum total size of the records of a table in MiB.
    pub mib_per_table: Option<usize>,
    /// Days after which unused tables are deleted.
    pub keep_tables_days: Option<u32>,
    /// Folder for backups.
    pub backups: Option<PathBuf>,
    /// Hours between two backups.
    pub backup_hours: Option<u32>,
    /// Number of backups that are kept.
    pub keep_backups: Option<usize>,
    /// Log format, `text` or `json`.
    pub log: Option<String>,
}

/// Messages that a client may send for each deed that it is allowed: the deed, and a question before it.
const MESSAGES_PER_DEED: u32 = 2;

/// The names of all settings in flags and files. Environment variables are prefixed with `SCHWUNG_`, in upper case,
/// with `_` for `-`.
pub const NAMES: [&str; 28] = [
    "listen",
    "data",
    "store",
    "node",
    "public-url",
    "domain",
    "certificate",
    "key",
    "email",
    "acme-directory",
    "acme-authority",
    "redirect",
    "trust-proxy",
    "max-tables",
    "tables-per-hour",
    "allow-host",
    "metrics",
    "max-connections",
    "connections-per-address",
    "viewers-per-table",
    "deeds-per-second",
    "records-per-table",
    "mib-per-table",
    "keep-tables-days",
    "backups",
    "backup-hours",
    "keep-backups",
    "log",
];

/// The error for invalid settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetting {
    /// The file is not valid TOML or contains unknown settings.
    #[error("{0}")]
    File(String),
    /// A setting has an invalid value.
    #[error("{name}: {value}")]
    Value {
        /// Name of the setting, as in flags.
        name: &'static str,
        /// The invalid value.
        value: String,
    },
}

impl Settings {
    /// Parses a settings file.
    ///
    /// # Errors
    /// Returns an error if it is not valid TOML or contains unknown settings.
    pub fn of_file(text: &str) -> Result<Settings, BadSetting> {
        toml::from_str(text).map_err(|error| BadSetting::File(error.to_string().trim_end().to_owned()))
    }

    /// Reads settings from environment variables such as `SCHWUNG_LISTEN`. Empty variables count as unset.
    ///
    /// # Errors
    /// Returns an error if a variable has an invalid value.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Result<Settings, BadSetting> {
        let get = |name: &str| variable(name).filter(|it| !it.is_empty());
        fn counted<N: std::str::FromStr>(
            name: &'static str,
            get: impl Fn(&str) -> Option<String>,
        ) -> Result<Option<N>, BadSetting> {
            let variable = format!("SCHWUNG_{}", name.replace('-', "_").to_ascii_uppercase());
            get(&variable).map(|it| number(name, it)).transpose()
        }
        Ok(Settings {
            listen: get("SCHWUNG_LISTEN"),
            data: get("SCHWUNG_DATA").map(PathBuf::from),
            store: get("SCHWUNG_STORE").map(StoreAddress::new),
            node: get("SCHWUNG_NODE"),
            public_url: get("SCHWUNG_PUBLIC_URL"),
            domain: get("SCHWUNG_DOMAIN").map(|it| list(&it)),
            certificate: get("SCHWUNG_CERTIFICATE").map(PathBuf::from),
            key: get("SCHWUNG_KEY").map(PathBuf::from),
            email: get("SCHWUNG_EMAIL"),
            acme_directory: get("SCHWUNG_ACME_DIRECTORY"),
            acme_authority: get("SCHWUNG_ACME_AUTHORITY").map(PathBuf::from),
            redirect: get("SCHWUNG_REDIRECT"),
            trust_proxy: get("SCHWUNG_TRUST_PROXY").map(|it| flag("trust-proxy", it)).transpose()?,
            max_tables: get("SCHWUNG_MAX_TABLES").map(|it| number("max-tables", it)).transpose()?,
            tables_per_hour: get("SCHWUNG_TABLES_PER_HOUR")
                .map(|it| number("tables-per-hour", it))
                .transpose()?,
            allow_host: get("SCHWUNG_ALLOW_HOST").map(|it| list(&it)),
            metrics: get("SCHWUNG_METRICS"),
            max_connections: counted("max-connections", get)?,
            connections_per_address: counted("connections-per-address", get)?,
            viewers_per_table: counted("viewers-per-table", get)?,
            deeds_per_second: counted("deeds-per-second", get)?,
            records_per_table: counted("records-per-table", get)?,
            mib_per_table: counted("mib-per-table", get)?,
            keep_tables_days: counted("keep-tables-days", get)?,
            backups: get("SCHWUNG_BACKUPS").map(PathBuf::from),
            backup_hours: counted("backup-hours", get)?,
            keep_backups: counted("keep-backups", get)?,
            log: get("SCHWUNG_LOG"),
        })
    }

    /// Fills unset settings from `other`.
    #[must_use]
    pub fn or(self, other: Settings) -> Settings {
        Settings {
            listen: self.listen.or(other.listen),
            data: self.data.or(other.data),
            store: self.store.or(other.store),
            node: self.node.or(other.node),
            public_url: self.public_url.or(other.public_url),
            domain: self.domain.or(other.domain),
            certificate: self.certificate.or(other.certificate),
            key: self.key.or(other.key),
            email: self.email.or(other.email),
            acme_directory: self.acme_directory.or(other.acme_directory),
            acme_authority: self.acme_authority.or(other.acme_authority),
            redirect: self.redirect.or(other.redirect),
            trust_proxy: self.trust_proxy.or(other.trust_proxy),
            max_tables: self.max_tables.or(other.max_tables),
            tables_per_hour: self.tables_per_hour.or(other.tables_per_hour),
            allow_host: self.allow_host.or(other.allow_host),
            metrics: self.metrics.or(other.metrics),
            max_connections: self.max_connections.or(other.max_connections),
            connections_per_address: self.connections_per_address.or(other.connections_per_address),
            viewers_per_table: self.viewers_per_table.or(other.viewers_per_table),
            deeds_per_second: self.deeds_per_second.or(other.deeds_per_second),
            records_per_table: self.records_per_table.or(other.records_per_table),
            mib_per_table: self.mib_per_table.or(other.mib_per_table),
            keep_tables_days: self.keep_tables_days.or(other.keep_tables_days),
            backups: self.backups.or(other.backups),
            backup_hours: self.backup_hours.or(other.backup_hours),
            keep_backups: self.keep_backups.or(other.keep_backups),
            log: self.log.or(other.log),
        }
    }

    /// Builds the configuration; `data` is the default path of the data file.
    ///
    /// # Errors
    /// Returns an error if a setting has an invalid value.
    pub fn config(mut self, data: PathBuf) -> Result<Config, BadSetting> {
        let (defaults, keeping) = (Limits::default(), Keeping::default());
        // One socket must be able to send as many deeds as a seat is allowed.
        let messages = self.deeds_per_second.map_or(0, |it| it.saturating_mul(MESSAGES_PER_DEED));
        let limits = Limits {
            messages_per_second: defaults.messages_per_second.max(messages),
            tables: self.max_tables.unwrap_or(defaults.tables),
            tables_per_hour: self.tables_per_hour.unwrap_or(defaults.tables_per_hour),
            connections: self.max_connections.unwrap_or(defaults.connections),
            connections_per_address: self.connections_per_address.or(defaults.connections_per_address),
            viewers: self.viewers_per_table.unwrap_or(defaults.viewers),
            deeds_per_second: self.deeds_per_second.unwrap_or(defaults.deeds_per_second),
            table_records: self.records_per_table.unwrap_or(defaults.table_records),
            table_bytes: self.mib_per_table.map_or(defaults.table_bytes, |it| it.saturating_mul(1 << 20)),
            ..defaults
        };
        let data = self.data.take().unwrap_or(data);
        let domains = self.domain.take().unwrap_or_default();
        domains.iter().try_for_each(|it| domain(it))?;
        let encryption = self.encryption(&domains, &data)?;
        let usual = if domains.is_empty() {
            (Ipv4Addr::UNSPECIFIED, PORT).into()
        } else {
            (Ipv6Addr::UNSPECIFIED, HTTPS).into()
        };
        let listen = self.listen.as_deref().map_or(Ok(usual), listen)?;
        let public = domains.first().map(|it| match (&encryption, listen.port()) {
            // The authority asks at the port for HTTPS, so that one leads here, whatever its number is here.
            (Encryption::Acme { .. }, _) | (_, HTTPS) => format!("https://{it}"),
            (_, port) => format!("https://{it}:{port}"),
        });
        Ok(Config {
            listen,
            data,
            store: self.store.map(store).transpose()?,
            node: self.node.map_or_else(|| Ok(own_name()), node)?,
            public_url: self.public_url.or(public).map(public_url).transpose()?,
            hosts: self.allow_host.unwrap_or_default().into_iter().chain(domains).collect(),
            redirect: redirect(self.redirect.as_deref(), &encryption, listen)?,
            encryption,
            metrics: self.metrics.as_deref().map(|it| listen_on("metrics", it)).transpose()?,
            trust_proxy: self.trust_proxy.unwrap_or_default(),
            log: self.log.map_or(Ok(LogStyle::Text), log)?,
            limits,
            keeping: Keeping {
                // Zero days would delete tables while people still look for their link.
                tables_for_days: self.keep_tables_days.filter(|it| *it > 0),
                backups: self.backups,
                backup_hours: self.backup_hours.unwrap_or(keeping.backup_hours),
                backups_kept: self.keep_backups.unwrap_or(keeping.backups_kept),
            },
        })
    }
}

impl Settings {
    fn encryption(&mut self, domains: &[String], data: &Path) -> Result<Encryption, BadSetting> {
        let bad = |name, value: &str| Err(BadSetting::Value { name, value: value.to_owned() });
        match (self.certificate.take(), self.key.take(), domains) {
            (Some(certificate), Some(key), _) => Ok(Encryption::Files { certificate, key }),
            (Some(_), None, _) => bad("key", ""),
            (None, Some(_), _) => bad("certificate", ""),
            (None, None, []) => Ok(Encryption::None),
            (None, None, _) => Ok(Encryption::Acme {
                domains: domains.to_vec(),
                email: self.email.take(),
                directory: self.acme_directory.take(),
                authority: self.acme_authority.take(),
                folder: data.with_file_name("certificates"),
            }),
        }
    }
}

/// Where plain HTTP leads to the encrypted address: unless set, at the port for HTTP if the other is at the one for
/// HTTPS.
fn redirect(text: Option<&str>, encryption: &Encryption, listen: SocketAddr) -> Result<Redirect, BadSetting> {
    let is_usual = listen.port() == HTTPS && *encryption != Encryption::None;
    match text {
        None if is_usual => Ok(Redirect::IfFree((listen.ip(), HTTP).into())),
        None | Some("off") => Ok(Redirect::Off),
        Some(text) => listen_on("redirect", text).map(Redirect::On),
    }
}

/// Checks that this is an address of a database. Errors do not repeat the address, since it may contain a password.
fn store(address: StoreAddress) -> Result<StoreAddress, BadSetting> {
    if address.is_of_a_database() {
        return Ok(address);
    }
    let kind = address.0.split_once("://").map(|it| format!("{}://…", it.0));
    Err(BadSetting::Value { name: "store", value: kind.unwrap_or_default() })
}

/// Checks that this can stand in metrics.
fn node(text: String) -> Result<String, BadSetting> {
    let good = |it: char| it.is_ascii_alphanumeric() || matches!(it, '-' | '_' | '.');
    if (1..=64).contains(&text.len()) && text.chars().all(good) {
        return Ok(text);
    }
    Err(BadSetting::Value { name: "node", value: text })
}

/// The name of this machine, as far as the system tells.
fn own_name() -> String {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    node(name.trim().to_owned()).unwrap_or_else(|_| "schwung".to_owned())
}

/// Checks that this is a name that a certificate can be for.
fn domain(text: &str) -> Result<(), BadSetting> {
    let part = |it: &str| {
        let good = it.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-');
        good && !it.is_empty() && !it.starts_with('-') && !it.ends_with('-')
    };
    let is_name = text.split('.').all(part) && text.contains('.') && text.parse::<IpAddr>().is_err();
    if is_name { Ok(()) } else { Err(BadSetting::Value { name: "domain", value: text.to_owned() }) }
}

/// Parses a list with commas.
fn list(text: &str) -> Vec<String> {
    text.split(',').map(|it| it.trim().to_owned()).collect()
}

/// Parses an address with port, an address, or a port.
fn listen(text: &str) -> Result<SocketAddr, BadSetting> {
    listen_on("listen", text)
}

fn listen_on(name: &'static str, text: &str) -> Result<SocketAddr, BadSetting> {
    let port = || text.trim_start_matches(':').parse().ok().map(|it| (Ipv4Addr::UNSPECIFIED, it).into());
    let alone = || text.parse::<IpAddr>().ok().map(|it| (it, PORT).into());
    let both = || text.replace("localhost", "127.0.0.1").parse().ok();
    both().or_else(alone).or_else(port).ok_or(BadSetting::Value { name, value: text.to_owned() })
}

/// Checks that this is a scheme and a host without a path.
fn public_url(text: String) -> Result<String, BadSetting> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let good = |it: &str| !it.is_empty() && !it.contains(['/', '?', '#', '@', ' ']) && it.is_ascii();
    if host.is_some_and(good) {
        return Ok(url.to_ascii_lowercase());
    }
    Err(BadSetting::Value { name: "public-url", value: text })
}

fn log(text: String) -> Result<LogStyle, BadSetting> {
    match text.as_str() {
        "text" => Ok(LogStyle::Text),
        "json" => Ok(LogStyle::Json),
        _ => Err(BadSetting::Value { name: "log", value: text }),
    }
}

fn flag(name: &'static str, text: String) -> Result<bool, BadSetting> {
    match text.as_str() {
        "1" | "true" | "yes" => Ok(true),
        "0" | "false" | "no" => Ok(false),
        _ => Err(BadSetting::Value { name, value: text }),
    }
}

fn number<N: std::str::FromStr>(name: &'static str, text: String) -> Result<N, BadSetting> {
    text.parse().map_err(|_| BadSetting::Value { name, value: text })
}
