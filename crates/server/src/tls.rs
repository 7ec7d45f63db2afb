//! Encryption: a certificate from files or from an ACME authority such as Let's Encrypt, and plain requests that are led
//! to the encrypted address.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, RwLock},
    time::{Duration, SystemTime},
};

use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use futures_util::StreamExt as _;
use rustls_acme::{AcmeConfig, AcmeState, caches::DirCache, is_tls_alpn_challenge};
use tokio::{io::AsyncWriteExt as _, net::TcpStream, time::timeout};
use tokio_rustls::{
    LazyConfigAcceptor,
    rustls::{
        ClientConfig, RootCertStore, ServerConfig,
        crypto::{CryptoProvider, ring},
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
        server::{Acceptor, ClientHello, ResolvesServerCert},
        sign::CertifiedKey,
    },
    server::TlsStream,
};

use crate::{Config, Encryption, app_state::AppState, origin, routes::health};

/// First byte of a TLS handshake. No HTTP request begins with it.
const HANDSHAKE: u8 = 0x16;

/// Why the connections cannot be encrypted.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file could not be read.
    #[error("{}", .0.display())]
    File(PathBuf, #[source] io::Error),
    /// A file holds no certificate or no private key in PEM format.
    #[error("{}: no certificate or private key in PEM format", .0.display())]
    Pem(PathBuf),
    /// The key and the certificate do not belong together, or are of an unsupported kind.
    #[error("the certificate or its key cannot be used")]
    Key(#[source] tokio_rustls::rustls::Error),
}

/// Decides how connections begin.
pub(crate) struct Tls {
    /// For all clients.
    config: Arc<ServerConfig>,
    /// For the ACME authority, which checks that this server answers under the domain.
    challenge: Option<Arc<ServerConfig>>,
    files: Option<Arc<Files>>,
    orders: Mutex<Option<Orders>>,
}

/// Orders and renews certificates as long as it is polled.
type Orders = AcmeState<io::Error>;

/// A connection after its first bytes.
pub(crate) enum Begun {
    /// Encrypted.
    Tls(Box<TlsStream<TcpStream>>),
    /// Not encrypted: gets redirected.
    Plain(TcpStream),
    /// Closed, or was a check of the ACME authority.
    Done,
}

impl Tls {
    /// Reads the certificate, or prepares ordering one; `None` if the server does not encrypt.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read or used.
    pub(crate) fn of(config: &Config) -> Result<Option<Tls>, TlsError> {
        match &config.encryption {
            Encryption::None => Ok(None),
            Encryption::Files { certificate, key } => {
                let files = Arc::new(Files::read(certificate, key)?);
                let config = server_config(Arc::<Files>::clone(&files))?;
                Ok(Some(Tls { config, challenge: None, files: Some(files), orders: Mutex::default() }))
            }
            Encryption::Acme { domains, email, directory, authority, folder } => {
                private_folder(folder).map_err(|it| TlsError::File(folder.clone(), it))?;
                let mut acme = AcmeConfig::new(domains)
                    .contact(email.iter().map(|it| format!("mailto:{it}")))
                    .directory_lets_encrypt(true);
                if let Some(directory) = directory {
                    acme = acme.directory(directory);
                }
                if let Some(authority) = authority {
                    acme = acme.client_tls_config(trusting(authority)?);
                }
                let acme = acme.cache(DirCache::new(folder.clone())).state();
                let config = server_config(acme.resolver())?;
                let challenge = Some(acme.challenge_rustls_config());
                Ok(Some(Tls { config, challenge, files: None, orders: Mutex::new(Some(acme)) }))
            }
        }
    }

    /// The part that orders certificates, to be run beside the server.
    pub(crate) fn take_orders(&self) -> Option<Orders> {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Reads the certificate again if its files have changed.
    pub(crate) fn tidy(&self) {
        let Some(files) = &self.files else { return };
        match files.refresh() {
            Ok(true) => tracing::info!("the certificate was replaced"),
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "the new certificate cannot be used; the old one stays"),
        }
    }

    /// Carries out the handshake. A client that takes longer than the limit is disconnected.
    pub(crate) async fn begin(&self, stream: TcpStream, limit: Duration) -> Begun {
        timeout(limit, self.handshake(stream)).await.ok().and_then(Result::ok).unwrap_or(Begun::Done)
    }

    async fn handshake(&self, stream: TcpStream) -> io::Result<Begun> {
        let mut first = [0];
        match stream.peek(&mut first).await? {
            0 => return Ok(Begun::Done),
            _ if first[0] != HANDSHAKE => return Ok(Begun::Plain(stream)),
            _ => {}
        }
        let begun = LazyConfigAcceptor::new(Acceptor::default(), stream).await?;
        match &self.challenge {
            Some(challenge) if is_tls_alpn_challenge(&begun.client_hello()) => {
                begun.into_stream(Arc::clone(challenge)).await?.shutdown().await?;
                Ok(Begun::Done)
            }
            _ => Ok(Begun::Tls(Box::new(begun.into_stream(Arc::clone(&self.config)).await?))),
        }
    }
}

/// Orders and renews certificates. Never ends.
pub(crate) async fn order(orders: Option<Orders>) -> std::convert::Infallible {
    if let Some(mut orders) = orders {
        while let Some(event) = orders.next().await {
            match event {
                Ok(event) => tracing::info!(?event, "certificate"),
                Err(error) => tracing::error!(
                    %error,
                    "no certificate yet: the domain must lead to this machine, and its port 443 to this server"
                ),
            }
        }
    }
    std::future::pending().await
}

/// Redirects plain requests to the encrypted address. Health checks are answered, so that they need no certificate.
pub(crate) fn redirecting(app: Arc<AppState>) -> Router {
    Router::new()
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .fallback(redirect)
        .with_state(app)
}

async fn redirect(State(app): State<Arc<AppState>>, request: Request) -> Response {
    match encrypted(&app.config, request.headers(), request.uri()) {
        // A redirect would repeat a body unencrypted before it is encrypted, so only reads are led on.
        Some(to) if request.method().is_safe() => {
            (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, to)]).into_response()
        }
        _ => StatusCode::MISDIRECTED_REQUEST.into_response(),
    }
}

/// The encrypted address of a request.
pub fn encrypted(config: &Config, headers: &HeaderMap, uri: &Uri) -> Option<HeaderValue> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let base = match &config.public_url {
        Some(url) if url.starts_with("https://") => url.clone(),
        _ if origin::is_known(headers, config) => {
            let bare = origin::without_port(host);
            match config.listen.port() {
                443 => format!("https://{bare}"),
                port => format!("https://{bare}:{port}"),
            }
        }
        _ => return None,
    };
    let path = uri.path_and_query().map_or("/", |it| it.as_str());
    HeaderValue::try_from(format!("{base}{path}")).ok()
}

/// A certificate from files, which may be replaced while the server runs.
#[derive(Debug)]
struct Files {
    certificate: PathBuf,
    key: PathBuf,
    current: RwLock<(Arc<CertifiedKey>, Age)>,
}

/// When the two files were last written.
type Age = [SystemTime; 2];

impl Files {
    fn read(certificate: &Path, key: &Path) -> Result<Files, TlsError> {
        let age = age(certificate, key)?;
        let current = RwLock::new((certified(certificate, key)?, age));
        Ok(Files { certificate: certificate.to_owned(), key: key.to_owned(), current })
    }

    /// Reads the files again if they are newer. Returns whether the certificate was replaced.
    fn refresh(&self) -> Result<bool, TlsError> {
        let age = age(&self.certificate, &self.key)?;
        // Replaced as a whole, so a poisoned lock is harmless.
        if self.current.read().unwrap_or_else(PoisonError::into_inner).1 == age {
            return Ok(false);
        }
        let new = certified(&self.certificate, &self.key)?;
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = (new, age);
        Ok(true)
    }
}

impl ResolvesServerCert for Files {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.current.read().unwrap_or_else(PoisonError::into_inner).0))
    }
}

fn age(certificate: &Path, key: &Path) -> Result<Age, TlsError> {
    let modified = |path: &Path| {
        let modified = fs::metadata(path).and_then(|it| it.modified());
        modified.map_err(|it| TlsError::File(path.to_owned(), it))
    };
    Ok([modified(certificate)?, modified(key)?])
}

fn certified(certificate: &Path, key: &Path) -> Result<Arc<CertifiedKey>, TlsError> {
    let chain = certificates(certificate)?;
    let bytes = fs::read(key).map_err(|it| TlsError::File(key.to_owned(), it))?;
    let key = PrivateKeyDer::from_pem_slice(&bytes).map_err(|_| TlsError::Pem(key.to_owned()))?;
    CertifiedKey::from_der(chain, key, &ring::default_provider()).map(Arc::new).map_err(TlsError::Key)
}

/// The certificates of a PEM file: at least one.
pub(crate) fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, TlsError> {
    let bytes = fs::read(path).map_err(|it| TlsError::File(path.to_owned(), it))?;
    let all: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&bytes).collect();
    all.ok().filter(|it| !it.is_empty()).ok_or_else(|| TlsError::Pem(path.to_owned()))
}

fn provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}

fn server_config(resolver: Arc<dyn ResolvesServerCert>) -> Result<Arc<ServerConfig>, TlsError> {
    let builder = ServerConfig::builder_with_provider(provider()).with_safe_default_protocol_versions();
    let mut config = builder.map_err(TlsError::Key)?.with_no_client_auth().with_cert_resolver(resolver);
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}

/// How the server talks to an ACME authority whose own certificate comes from a private authority.
fn trusting(authority: &Path) -> Result<Arc<ClientConfig>, TlsError> {
    let mut roots = RootCertStore::empty();
    for certificate in certificates(authority)? {
        roots.add(certificate).map_err(TlsError::Key)?;
    }
    client_config(roots)
}

/// How a client talks to servers whose certificates come from these authorities.
pub(crate) fn client_config(roots: RootCertStore) -> Result<Arc<ClientConfig>, TlsError> {
    let builder = ClientConfig::builder_with_provider(provider()).with_safe_default_protocol_versions();
    let builder = builder.map_err(TlsError::Key)?.with_root_certificates(roots);
    Ok(Arc::new(builder.with_no_client_auth()))
}

/// Creates a folder for keys that nobody else can read.
fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}
