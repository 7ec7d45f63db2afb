//! Encrypted connections.

use std::{fs, net::SocketAddr, path::Path, sync::Arc, time::Duration};

use rcgen::{CertifiedKey, generate_simple_self_signed};
use schwung_server::{Config, Encryption, Limits, Server, Settings, StartError, TlsError};
use schwung_store::Memory;
use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{
        ClientConfig, RootCertStore,
        pki_types::{CertificateDer, ServerName},
    },
};

use crate::served::{Served, generous};

const NAME: &str = "table.test";

/// Writes a new certificate and its key.
fn issue(folder: &Path) -> CertificateDer<'static> {
    let CertifiedKey { cert, key_pair } =
        generate_simple_self_signed([NAME.to_owned()]).expect("a certificate");
    fs::write(folder.join("key.pem"), key_pair.serialize_pem()).expect("written");
    fs::write(folder.join("certificate.pem"), cert.pem()).expect("written");
    cert.der().clone()
}

fn encryption(folder: &Path) -> Encryption {
    Encryption::Files { certificate: folder.join("certificate.pem"), key: folder.join("key.pem") }
}

fn served(folder: &Path, limits: Limits) -> Served {
    Served::start(Arc::new(Memory::new()), limits, |it| it.encryption = encryption(folder))
}

/// Connects as a browser does that trusts this certificate only.
async fn encrypted(
    at: SocketAddr,
    certificate: &CertificateDer<'static>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(certificate.clone()).expect("a certificate");
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(at).await?;
    TlsConnector::from(Arc::new(config)).connect(ServerName::try_from(NAME).expect("a name"), stream).await
}

async fn ask(stream: impl AsyncRead + AsyncWrite, request: &str) -> String {
    tokio::pin!(stream);
    let request = format!("{request} HTTP/1.1\r\nhost: {NAME}\r\nconnection: close\r\n");
    stream.write_all(format!("{request}content-length: 0\r\n\r\n").as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    // The other side need not say that it closes.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn an_own_certificate_encrypts_requests_and_sockets() {
    let folder = tempfile::tempdir().expect("a folder");
    let certificate = issue(folder.path());
    let server = served(folder.path(), generous());
    let stream = encrypted(server.address, &certificate).await.expect("a handshake");
    let page = ask(stream, "GET /").await;
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    let stream = encrypted(server.address, &certificate).await.expect("a handshake");
    let (mut socket, answer) =
        tokio_tungstenite::client_async(format!("wss://{NAME}/api/socket"), stream).await.expect("a socket");
    assert_eq!(answer.status(), 101);
    socket.close(None).await.expect("closed");
}

#[tokio::test]
async fn plain_requests_are_led_to_the_encrypted_address() {
    let folder = tempfile::tempdir().expect("a folder");
    issue(folder.path());
    let server = served(folder.path(), generous());
    let plain =
        async |request: &str| ask(TcpStream::connect(server.address).await.expect("open"), request).await;
    let answer = plain("GET /t/a?lang=de").await;
    let to = format!("location: https://{NAME}:{}/t/a?lang=de\r\n", server.address.port());
    assert!(answer.starts_with("HTTP/1.1 308") && answer.contains(&to), "{answer}");
    assert!(plain("GET /health").await.starts_with("HTTP/1.1 200"));
    let answer = plain("POST /api/tables").await;
    assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
}

#[tokio::test]
async fn a_certificate_that_is_replaced_is_taken_without_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let old = issue(folder.path());
    let server = served(folder.path(), Limits { idle: Duration::from_millis(50), ..generous() });
    drop(encrypted(server.address, &old).await.expect("the first one"));
    fs::write(folder.path().join("certificate.pem"), "half a file").expect("written");
    sleep(Duration::from_millis(200)).await;
    drop(encrypted(server.address, &old).await.expect("still the first one"));
    let new = issue(folder.path());
    let taken = async {
        while encrypted(server.address, &new).await.is_err() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(30), taken).await.expect("the new one");
    assert!(encrypted(server.address, &old).await.is_err());
}

#[tokio::test]
async fn a_key_that_does_not_fit_is_refused_at_the_start() {
    let (one, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    issue(one.path());
    issue(other.path());
    let config = |certificate: &Path, key: &Path| -> Config {
        let settings = Settings { listen: Some("127.0.0.1:0".to_owned()), ..Settings::default() };
        let encryption = Encryption::Files { certificate: certificate.to_owned(), key: key.to_owned() };
        Config { encryption, ..settings.config("x".into()).expect("good settings") }
    };
    let start = async |config| Server::bind(config, Arc::new(Memory::new())).await.err();
    let (certificate, key) = (one.path().join("certificate.pem"), one.path().join("key.pem"));
    let error = start(config(&certificate, &other.path().join("key.pem"))).await;
    assert!(matches!(error, Some(StartError::Tls(TlsError::Key(_)))), "{error:?}");
    let error = start(config(&key, &key)).await;
    assert!(matches!(error, Some(StartError::Tls(TlsError::Pem(_)))), "{error:?}");
    let error = start(config(&one.path().join("missing"), &key)).await;
    assert!(matches!(error, Some(StartError::Tls(TlsError::File(..)))), "{error:?}");
}
