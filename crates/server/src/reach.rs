//! Opens a public address as a browser would, to find out whether people can reach the server under it.

use std::{
    env, io,
    io::{Read, Write},
    net::{TcpStream, ToSocketAddrs as _},
    path::Path,
    sync::Arc,
    time::Duration,
};

use tokio_rustls::rustls::{
    ClientConfig, ClientConnection, RootCertStore, StreamOwned,
    pki_types::{InvalidDnsNameError, ServerName},
};
use x509_parser::{certificate::X509Certificate, prelude::FromDer as _};

use crate::tls::{TlsError, certificates, client_config};

/// Environment variable that names a file with further certificates to trust, as for other programs.
const AUTHORITIES: &str = "SSL_CERT_FILE";

/// An open connection to a public address.
#[derive(Debug)]
pub struct Reached {
    stream: Stream,
    /// When the certificate expires, in milliseconds since 1970. `None` for an unencrypted address.
    pub expires: Option<i64>,
}

#[derive(Debug)]
enum Stream {
    Plain(TcpStream),
    Encrypted(Box<StreamOwned<ClientConnection, TcpStream>>),
}

/// Why an address cannot be reached.
#[derive(Debug, thiserror::Error)]
pub enum Unreached {
    /// It does not begin with `http://` or `https://`, or its host is none.
    #[error("no address of a server")]
    Url,
    /// The name of its host is unknown.
    #[error("the name cannot be resolved")]
    Name,
    /// Nobody answers.
    #[error("{0}")]
    Connection(#[source] io::Error),
    /// Its certificate is not for this name, has expired, or comes from an authority that is not trusted.
    #[error("{0}")]
    Certificate(#[source] io::Error),
    /// The certificates in the file named by `SSL_CERT_FILE` cannot be used.
    #[error("{0}")]
    Authorities(#[source] TlsError),
}

impl From<InvalidDnsNameError> for Unreached {
    fn from(_: InvalidDnsNameError) -> Unreached {
        Unreached::Url
    }
}

/// Connects to the server at `url`, such as `https://table.example`; a path is ignored. An encrypted address must have a
/// certificate that browsers trust, or one from an authority in the file that `SSL_CERT_FILE` names. `patience` limits
/// each step. Blocks the thread.
///
/// # Errors
/// Returns the step that failed.
pub fn reach(url: &str, patience: Duration) -> Result<Reached, Unreached> {
    let (scheme, rest) = url.split_once("://").ok_or(Unreached::Url)?;
    let is_encrypted = match scheme {
        "http" => false,
        "https" => true,
        _ => return Err(Unreached::Url),
    };
    let host = rest.split('/').next().unwrap_or_default();
    let has_port = host.rsplit_once(':').is_some_and(|it| it.1.parse::<u16>().is_ok());
    let with_port =
        if has_port { host.to_owned() } else { format!("{host}:{}", if is_encrypted { 443 } else { 80 }) };
    let addresses = with_port.to_socket_addrs().map_err(|_| Unreached::Name)?;
    let mut failed = Unreached::Name;
    for address in addresses {
        match TcpStream::connect_timeout(&address, patience) {
            Ok(stream) => {
                let limited = stream.set_read_timeout(Some(patience));
                limited
                    .and_then(|()| stream.set_write_timeout(Some(patience)))
                    .map_err(Unreached::Connection)?;
                if !is_encrypted {
                    return Ok(Reached { stream: Stream::Plain(stream), expires: None });
                }
                let name = with_port.rsplit_once(':').map_or("", |it| it.0);
                return encrypted(name.trim_matches(['[', ']']), stream);
            }
            Err(error) => failed = Unreached::Connection(error),
        }
    }
    Err(failed)
}

/// Carries out the handshake and checks the certificate.
fn encrypted(name: &str, mut stream: TcpStream) -> Result<Reached, Unreached> {
    let name = ServerName::try_from(name.to_owned())?;
    let authorities = env::var_os(AUTHORITIES);
    let config =
        trusting_browsers_and(authorities.as_deref().map(Path::new)).map_err(Unreached::Authorities)?;
    let connection = ClientConnection::new(config, name);
    let mut connection = connection.map_err(|it| Unreached::Certificate(io::Error::other(it)))?;
    while connection.is_handshaking() {
        connection.complete_io(&mut stream).map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData => Unreached::Certificate(error),
            _ => Unreached::Connection(error),
        })?;
    }
    let own = connection.peer_certificates().and_then(|it| it.first());
    let expires =
        own.and_then(|it| X509Certificate::from_der(it).ok()).map(|(_, it)| it.validity().not_after);
    let expires = expires.map(|it| it.timestamp().saturating_mul(1000));
    let stream = Stream::Encrypted(Box::new(StreamOwned::new(connection, stream)));
    Ok(Reached { stream, expires })
}

fn trusting_browsers_and(more: Option<&Path>) -> Result<Arc<ClientConfig>, TlsError> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    for certificate in more.map(certificates).transpose()?.unwrap_or_default() {
        roots.add(certificate).map_err(TlsError::Key)?;
    }
    client_config(roots)
}

impl Read for Reached {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match &mut self.stream {
            Stream::Plain(stream) => stream.read(into),
            Stream::Encrypted(stream) => stream.read(into),
        }
    }
}

impl Write for Reached {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.stream {
            Stream::Plain(stream) => stream.write(bytes),
            Stream::Encrypted(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.stream {
            Stream::Plain(stream) => stream.flush(),
            Stream::Encrypted(stream) => stream.flush(),
        }
    }
}
