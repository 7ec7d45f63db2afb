//! A minimal HTTP client for a server on this machine.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use anyhow::{Context, bail};
use serde::{Serialize, de::DeserializeOwned};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// Timeout for a response.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server and the client address used towards it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Server {
    /// Address of the server.
    pub address: SocketAddr,
    /// The client address announced like by a proxy: limits apply per address, and all clients here run on the same
    /// machine.
    pub from: Ipv4Addr,
}

impl Server {
    /// The same server as seen by the client with this number.
    #[must_use]
    pub fn for_client(self, number: u32) -> Server {
        // 10.0.0.0/8 is reserved for private use.
        let from = Ipv4Addr::from_bits(0x0a00_0000 | (number & 0x00ff_ffff));
        Server { from, ..self }
    }
}

impl From<SocketAddr> for Server {
    fn from(address: SocketAddr) -> Server {
        Server { address, from: Ipv4Addr::LOCALHOST }
    }
}

/// An HTTP response.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Status code.
    pub status: u16,
    /// Status line and headers as received.
    pub head: String,
    /// Body.
    pub body: Vec<u8>,
}

impl Answer {
    /// Takes a response apart.
    ///
    /// # Errors
    /// Returns an error if the headers are incomplete or have no status.
    pub fn parse(bytes: &[u8]) -> anyhow::Result<Answer> {
        let end = bytes
            .windows(4)
            .position(|it| it == b"\r\n\r\n")
            .context("the response has incomplete headers")?;
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let status =
            head.split(' ').nth(1).and_then(|it| it.parse().ok()).context("the response has no status")?;
        Ok(Answer { status, head, body: bytes[end + 4..].to_vec() })
    }

    /// Parses the body as JSON.
    ///
    /// # Errors
    /// Returns an error if the status is not a success, or the body does not match.
    pub fn read<T: DeserializeOwned>(&self) -> anyhow::Result<T> {
        if !(200..300).contains(&self.status) {
            bail!("status {}: {}", self.status, self.text());
        }
        serde_json::from_slice(&self.body).with_context(|| format!("unexpected response: {}", self.text()))
    }

    /// The body as text.
    pub(crate) fn text_whole(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The beginning of the body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body[..self.body.len().min(400)]).into_owned()
    }
}

/// Sends a GET request.
///
/// # Errors
/// Returns an error if the server cannot be reached or does not respond.
pub async fn get(server: Server, path: &str, token: Option<&str>) -> anyhow::Result<Answer> {
    request(server, &head("GET", server, path, token), b"").await
}

/// Sends `body` as JSON.
///
/// # Errors
/// Returns an error if the server cannot be reached or does not respond.
pub async fn post(
    server: Server,
    path: &str,
    token: Option<&str>,
    body: &(impl Serialize + Sync),
) -> anyhow::Result<Answer> {
    post_bytes(server, path, token, &serde_json::to_vec(body)?).await
}

/// Sends a body that is declared as JSON but need not be valid.
///
/// # Errors
/// Returns an error if the server cannot be reached or does not respond.
pub async fn post_bytes(
    server: Server,
    path: &str,
    token: Option<&str>,
    body: &[u8],
) -> anyhow::Result<Answer> {
    let mut head = head("POST", server, path, token);
    head += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    request(server, &head, body).await
}

/// In HTTP/1.0 responses are never chunked and end with the connection.
fn head(method: &str, server: Server, path: &str, token: Option<&str>) -> String {
    let Server { address, from } = server;
    let mut head = format!("{method} {path} HTTP/1.0\r\nhost: {address}\r\nx-forwarded-for: {from}\r\n");
    if let Some(token) = token {
        head += &format!("authorization: Bearer {token}\r\n");
    }
    head
}

async fn request(server: Server, head: &str, body: &[u8]) -> anyhow::Result<Answer> {
    let exchange = async {
        let mut stream = TcpStream::connect(server.address).await.context("cannot reach the server")?;
        stream.write_all(format!("{head}\r\n").as_bytes()).await?;
        // A server may refuse a body by its length without reading it; then only the response matters.
        let _ = stream.write_all(body).await;
        let mut answer = Vec::new();
        let read = stream.read_to_end(&mut answer).await;
        if answer.is_empty() {
            read.context("no answer")?;
        }
        anyhow::Ok(answer)
    };
    let bytes = timeout(PATIENCE, exchange).await.context("timeout while waiting for a response")??;
    Answer::parse(&bytes)
}
