//! Addresses of databases.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use tokio_postgres::{
    Config,
    config::{Host, SslMode},
};
use tokio_postgres_rustls::MakeRustlsConnect;
use tokio_rustls::rustls::{
    ClientConfig, RootCertStore,
    crypto::ring,
    pki_types::{CertificateDer, pem::PemObject as _},
};

/// Timeout for connecting to one host.
const CONNECT: Duration = Duration::from_secs(3);
/// Port if the address names none.
const PORT: u16 = 5432;

/// Where a database is: `postgres://user:password@host:port,host:port/database?options`.
///
/// Of several hosts the one is used that can be written to. Options are those of libpq as far as they make sense:
/// `sslmode` (`disable`, `require`, `verify-full`), `sslrootcert` (a file with certificates of authorities; if unset, the
/// usual ones), `application_name`, and others. The certificate of the server is always verified. Unless told otherwise,
/// connections are encrypted, except those within this machine.
#[derive(Clone)]
pub struct Address {
    hosts: Vec<Config>,
    shown: String,
    tls: MakeRustlsConnect,
}

/// Why an address cannot be used. It never contains the password.
#[derive(Debug, thiserror::Error)]
pub enum BadAddress {
    /// It is not an address of this kind.
    #[error("not an address like postgres://user@host/database")]
    Form,
    /// An option is unknown, or has an invalid value.
    #[error("the address cannot be used")]
    Option(#[source] tokio_postgres::Error),
    /// The certificates of authorities cannot be read.
    #[error("no certificates in {}", .0.display())]
    Certificates(PathBuf),
    /// Encryption is not available.
    #[error("connections cannot be encrypted")]
    Encryption(#[source] tokio_rustls::rustls::Error),
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({})", self.shown)
    }
}

/// The address without password and options.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl Address {
    /// Whether a text is meant as an address of a database, and not as a path.
    pub fn is_meant_by(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    /// Reads an address. Reads the file of `sslrootcert`.
    ///
    /// # Errors
    /// Returns an error if it cannot be used.
    pub fn parse(text: &str) -> Result<Address, BadAddress> {
        if !Address::is_meant_by(text) {
            return Err(BadAddress::Form);
        }
        let (plain, options) = text.split_once('?').unwrap_or((text, ""));
        let (mut kept, mut authorities, mut mode) = (Vec::new(), None, None);
        for option in options.split('&').filter(|it| !it.is_empty()) {
            match option.split_once('=') {
                Some(("sslrootcert", path)) => authorities = Some(PathBuf::from(path.replace("%2F", "/"))),
                Some(("sslmode", "verify-full" | "verify-ca")) => mode = Some(SslMode::Require),
                Some(("sslmode", "disable")) => mode = Some(SslMode::Disable),
                Some(("sslmode", "require")) => mode = Some(SslMode::Require),
                _ => kept.push(option),
            }
        }
        let text = if kept.is_empty() { plain.to_owned() } else { format!("{plain}?{}", kept.join("&")) };
        let all: Config = text.parse().map_err(BadAddress::Option)?;
        let ports = all.get_ports();
        let port = |at: usize| ports.get(at).or(ports.first()).copied().unwrap_or(PORT);
        let hosts: Vec<Config> =
            all.get_hosts().iter().enumerate().map(|(at, it)| one(&all, it, port(at), mode)).collect();
        if hosts.is_empty() {
            return Err(BadAddress::Form);
        }
        let names = all.get_hosts().iter().enumerate().map(|(at, it)| match it {
            Host::Tcp(name) => format!("{name}:{}", port(at)),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        });
        let names: Vec<String> = names.collect();
        let user = all.get_user().map(|it| format!("{it}@")).unwrap_or_default();
        let database = all.get_dbname().or(all.get_user()).unwrap_or_default();
        let shown = format!("postgres://{user}{}/{database}", names.join(","));
        Ok(Address { hosts, shown, tls: MakeRustlsConnect::new(encryption(authorities.as_deref())?) })
    }

    /// Uses this password if the address has none.
    #[must_use]
    pub fn or_password(mut self, password: Option<&str>) -> Address {
        for host in &mut self.hosts {
            if let (None, Some(password)) = (host.get_password(), password) {
                host.password(password);
            }
        }
        self
    }

    /// The hosts, in order.
    pub(crate) fn hosts(&self) -> &[Config] {
        &self.hosts
    }

    pub(crate) fn tls(&self) -> MakeRustlsConnect {
        self.tls.clone()
    }
}

/// The configuration for one of several hosts.
fn one(all: &Config, host: &Host, port: u16, mode: Option<SslMode>) -> Config {
    let mut config = Config::new();
    let is_near = match host {
        Host::Tcp(name) => {
            config.host(name);
            name == "localhost" || name.parse().is_ok_and(|it: std::net::IpAddr| it.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(path) => {
            config.host_path(path);
            true
        }
    };
    config.port(port);
    if let Some(user) = all.get_user() {
        config.user(user);
    }
    if let Some(password) = all.get_password() {
        config.password(password);
    }
    if let Some(name) = all.get_dbname() {
        config.dbname(name);
    }
    if let Some(options) = all.get_options() {
        config.options(options);
    }
    config.application_name(all.get_application_name().unwrap_or("schwung"));
    config.ssl_mode(mode.unwrap_or(if is_near { SslMode::Disable } else { SslMode::Require }));
    config.connect_timeout(all.get_connect_timeout().copied().unwrap_or(CONNECT));
    config.keepalives_idle(Duration::from_secs(10));
    config
}

/// Encryption that trusts the authorities in a file, or the usual ones.
fn encryption(authorities: Option<&Path>) -> Result<ClientConfig, BadAddress> {
    let mut roots = RootCertStore::empty();
    match authorities {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(path) => {
            let bad = || BadAddress::Certificates(path.to_owned());
            let pem = fs::read(path).map_err(|_| bad())?;
            for certificate in CertificateDer::pem_slice_iter(&pem) {
                roots.add(certificate.map_err(|_| bad())?).map_err(|_| bad())?;
            }
            if roots.is_empty() {
                return Err(bad());
            }
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().map_err(BadAddress::Encryption)?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_never_shown() {
        let address = "postgres://ana:s3cret@db1.example:5433,db2.example/tables?connect_timeout=2";
        let address = Address::parse(address).expect("an address");
        assert_eq!(address.to_string(), "postgres://ana@db1.example:5433,db2.example:5432/tables");
        assert!(!format!("{address:?}").contains("s3cret"));
        for bad in ["postgres://ana:s3cret@db/x?whatever=1", "postgres://ana:s3cret@db:port/x", "s3cret"] {
            let error = Address::parse(bad).expect_err("it is wrong");
            assert!(!format!("{error:?} {error}").contains("s3cret"), "{error:?}");
        }
    }

    #[test]
    fn connections_leave_the_machine_encrypted() {
        let mode = |text: &str| Address::parse(text).expect("an address").hosts()[0].get_ssl_mode();
        assert_eq!(mode("postgres://a@db.example/x"), SslMode::Require);
        assert_eq!(mode("postgres://a@db.example/x?sslmode=verify-full"), SslMode::Require);
        assert_eq!(mode("postgres://a@db.example/x?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("postgres://a@127.0.0.1/x"), SslMode::Disable);
        assert_eq!(mode("postgres://a@localhost/x?sslmode=require"), SslMode::Require);
        assert_eq!(mode("postgres://a@%2Frun%2Fpostgresql/x"), SslMode::Disable);
        assert!(Address::parse("postgres://a@db/x?sslrootcert=/nowhere").is_err());
    }
}
