//! A WebSocket client.

use std::time::Duration;

use anyhow::{Context, bail};
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use schwung_views::wire::{ClientMessage, Hello, ServerMessage};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, Utf8Bytes, client::IntoClientRequest},
};

use crate::http::Server;

/// Timeout for connecting.
const PATIENCE: Duration = Duration::from_secs(30);

/// The sending half of a connection.
#[derive(Debug)]
pub struct Mouth(SplitSink<WebSocketStream<TcpStream>, Message>);

/// The receiving half of a connection.
#[derive(Debug)]
pub struct Ear(SplitStream<WebSocketStream<TcpStream>>);

/// Connects without sending anything.
///
/// # Errors
/// Returns an error if the server cannot be reached or refuses the connection.
pub async fn connect(server: Server) -> anyhow::Result<(Mouth, Ear)> {
    open(server, "/api/socket").await
}

async fn open(server: Server, path: &str) -> anyhow::Result<(Mouth, Ear)> {
    let connected = async {
        let stream = TcpStream::connect(server.address).await.context("cannot reach the server")?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{}{path}", server.address).into_client_request()?;
        request.headers_mut().insert("x-forwarded-for", server.from.to_string().parse()?);
        let (socket, _) = client_async(request, stream).await?;
        anyhow::Ok(socket)
    };
    let socket = timeout(PATIENCE, connected).await.context("timeout while connecting")??;
    let (mouth, ear) = socket.split();
    Ok((Mouth(mouth), Ear(ear)))
}

/// Connects, says hello, and returns the welcome message as received.
///
/// # Errors
/// Returns an error if the server cannot be reached or does not accept the token.
pub async fn enter(
    server: Server,
    token: &str,
    after: u64,
    hash: Option<String>,
) -> anyhow::Result<(Mouth, Ear, Utf8Bytes)> {
    welcomed(connect(server).await?, token, after, hash).await
}

/// Like [`enter`], as a page that takes differences of views.
///
/// # Errors
/// Returns the errors of [`enter`].
pub(crate) async fn enter_for_differences(
    server: Server,
    token: &str,
) -> anyhow::Result<(Mouth, Ear, Utf8Bytes)> {
    welcomed(open(server, "/api/socket?views=differences").await?, token, 0, None).await
}

async fn welcomed(
    (mut mouth, mut ear): (Mouth, Ear),
    token: &str,
    after: u64,
    hash: Option<String>,
) -> anyhow::Result<(Mouth, Ear, Utf8Bytes)> {
    let hello = Hello { token: token.to_owned(), lang: "de".to_owned(), after, hash };
    mouth.say(&ClientMessage::Hello(hello)).await?;
    let first = timeout(PATIENCE, ear.next()).await.context("timeout while waiting for the welcome")??;
    match first {
        Some(text) if text.starts_with("{\"welcome\"") => Ok((mouth, ear, text)),
        Some(text) => bail!("no welcome: {}", text.chars().take(200).collect::<String>()),
        None => bail!("no welcome: the connection ended"),
    }
}

impl Mouth {
    /// Sends a message.
    ///
    /// # Errors
    /// Returns an error if the connection is closed.
    pub async fn say(&mut self, message: &ClientMessage) -> anyhow::Result<()> {
        self.say_text(serde_json::to_string(message)?).await
    }

    /// Sends a text frame.
    ///
    /// # Errors
    /// Returns an error if the connection is closed.
    pub async fn say_text(&mut self, text: impl Into<Utf8Bytes>) -> anyhow::Result<()> {
        Ok(self.0.send(Message::Text(text.into())).await?)
    }

    /// Sends any frame.
    ///
    /// # Errors
    /// Returns an error if the connection is closed.
    pub async fn say_raw(&mut self, message: Message) -> anyhow::Result<()> {
        Ok(self.0.send(message).await?)
    }
}

impl Ear {
    /// The next text frame; `None` if the connection was closed.
    ///
    /// # Errors
    /// Returns an error if the connection broke.
    pub async fn next(&mut self) -> anyhow::Result<Option<Utf8Bytes>> {
        loop {
            match self.0.next().await {
                None => return Ok(None),
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(Message::Close(_))) => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The first message for which `wanted` returns something; others are skipped.
    ///
    /// # Errors
    /// Returns an error if none arrives in time, or the connection ends before.
    pub async fn find<T>(&mut self, mut wanted: impl FnMut(ServerMessage) -> Option<T>) -> anyhow::Result<T> {
        let search = async {
            while let Some(text) = self.next().await? {
                if let Some(found) = wanted(serde_json::from_str(&text)?) {
                    return Ok(found);
                }
            }
            bail!("the connection ended before the expected message")
        };
        timeout(PATIENCE, search).await.context("timeout while waiting for a message")?
    }
}
