//! Test clients for HTTP and WebSocket.

use std::{
    net::SocketAddr,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest, protocol::CloseFrame},
};

/// Timeout for everything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// An HTTP response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|it| it.0.eq_ignore_ascii_case(name)).map(|it| it.1.as_str())
    }

    /// The status and code of an error response.
    pub(crate) fn problem(&self) -> (u16, String) {
        let problem = self.json();
        assert_eq!(problem["status"], self.status, "{problem}");
        assert!(!problem["detail"].as_str().unwrap_or("⟨").contains('⟨'), "{problem}");
        (self.status, problem["code"].as_str().expect("text").to_owned())
    }
}

/// Sends a request and reads the response.
pub(crate) async fn send(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    // In HTTP/1.0 responses are never chunked and end with the connection.
    let mut head = format!("{method} {path} HTTP/1.0\r\nhost: {address}\r\n");
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    if !body.is_empty() {
        head += &format!("content-length: {}\r\n", body.len());
    }
    head += "\r\n";
    stream.write_all(head.as_bytes()).await.expect("the server reads");
    // A server that rejects a request early stops reading.
    let _ = stream.write_all(body).await;
    let mut bytes = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an answer in time");
    assert!(read.is_ok() || !bytes.is_empty(), "{read:?}");
    parsed(&bytes)
}

fn parsed(bytes: &[u8]) -> Answer {
    let end = bytes.windows(4).position(|it| it == b"\r\n\r\n").expect("a whole head");
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next().and_then(|it| it.split(' ').nth(1)?.parse().ok()).expect("a status");
    let headers: Vec<(String, String)> =
        lines.filter_map(|it| it.split_once(": ")).map(|(a, b)| (a.to_owned(), b.to_owned())).collect();
    Answer { status, headers, body: bytes[end + 4..].to_vec() }
}

pub(crate) async fn get(address: SocketAddr, path: &str, token: Option<&str>) -> Answer {
    let bearer = token.map(|it| format!("Bearer {it}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|it| ("authorization", it.as_str())).collect();
    send(address, "GET", path, &headers, b"").await
}

pub(crate) async fn post(address: SocketAddr, path: &str, token: Option<&str>, body: &Value) -> Answer {
    let bearer = token.map(|it| format!("Bearer {it}"));
    let mut headers = vec![("content-type", "application/json"), ("accept-language", "en")];
    headers.extend(bearer.iter().map(|it| ("authorization", it.as_str())));
    send(address, "POST", path, &headers, body.to_string().as_bytes()).await
}

/// A fresh id for a command.
pub(crate) fn fresh_id() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    format!("id-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// A client connected to the WebSocket.
pub(crate) struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Messages received while waiting for another one.
    pub(crate) heard: Vec<Value>,
    /// The welcome message.
    pub(crate) welcome: Value,
}

impl Player {
    /// Connects without sending anything.
    pub(crate) async fn silent(address: SocketAddr) -> Player {
        Player::open(format!("ws://{address}/api/socket")).await
    }

    /// Connects as a client that takes differences of views, without sending anything.
    pub(crate) async fn for_differences(address: SocketAddr) -> Player {
        Player::open(format!("ws://{address}/api/socket?views=differences")).await
    }

    async fn open(address: String) -> Player {
        let (socket, _) = connect_async(address).await.expect("a socket");
        Player { socket, heard: Vec::new(), welcome: Value::Null }
    }

    /// Connects as a page of this origin; returns the status if it is refused.
    pub(crate) async fn from(address: SocketAddr, origin: &str) -> Result<Player, u16> {
        let mut request = format!("ws://{address}/api/socket").into_client_request().expect("a request");
        request.headers_mut().insert("origin", origin.parse().expect("a value"));
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Player { socket, heard: Vec::new(), welcome: Value::Null }),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Connects and says hello.
    pub(crate) async fn at(address: SocketAddr, token: &str) -> Player {
        Player::after(address, token, 0).await
    }

    /// Connects and says hello, having seen the records up to `after`.
    pub(crate) async fn after(address: SocketAddr, token: &str, after: u64) -> Player {
        let mut player = Player::silent(address).await;
        player.hello(token, after).await;
        player.welcome = player.until("welcome").await;
        player
    }

    pub(crate) async fn hello(&mut self, token: &str, after: u64) {
        self.say(&json!({ "hello": { "token": token, "lang": "en", "after": after } })).await;
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_raw(Message::text(message.to_string())).await;
    }

    pub(crate) async fn say_raw(&mut self, message: Message) {
        // If the server has closed the connection, its last message is still to be read.
        let _ = self.socket.send(message).await;
    }

    /// The next message; `None` if the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    return Some(serde_json::from_str(&text).expect("JSON"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Content of the next message of this kind. Other messages are kept.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        self.until_that(kind, |_| true).await
    }

    /// Content of the next message of this kind for which `holds` is true, including kept ones. Other messages are
    /// kept.
    pub(crate) async fn until_that(&mut self, kind: &str, holds: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.heard.iter().position(|it| it.get(kind).is_some_and(&holds)) {
            return self.heard.remove(at)[kind].take();
        }
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the end came before {kind}"));
            match message.get(kind) {
                Some(it) if holds(it) => return it.clone(),
                _ => self.heard.push(message),
            }
        }
    }

    /// The `bye` message of the server, skipping all others.
    pub(crate) async fn bye(&mut self) -> Value {
        let mut bye = Value::Null;
        while let Some(message) = self.next().await {
            if let Some(it) = message.get("bye") {
                bye = it.clone();
            }
        }
        bye
    }

    /// Sends a deed and returns the `done` or `refused` message.
    pub(crate) async fn act(&mut self, what: &Value) -> Value {
        let id = fresh_id();
        self.act_as(&id, what).await
    }

    pub(crate) async fn act_as(&mut self, id: &str, what: &Value) -> Value {
        self.say(&json!({ "do": { "id": id, "what": what } })).await;
        loop {
            let message = self.next().await.expect("an answer");
            let answer = message.get("done").or_else(|| message.get("refused"));
            if answer.is_some_and(|it| it["id"] == id) {
                return message;
            }
            self.heard.push(message);
        }
    }

    /// Sends a deed that must succeed; returns the number of its record.
    pub(crate) async fn does(&mut self, what: &Value) -> u64 {
        let answer = self.act(what).await;
        answer["done"]["seq"].as_u64().unwrap_or_else(|| panic!("{what}: {answer}"))
    }

    /// Sends a deed that must be refused; returns the code.
    pub(crate) async fn is_refused(&mut self, what: &Value) -> String {
        let answer = self.act(what).await;
        let refused = &answer["refused"];
        assert!(!refused["text"].as_str().unwrap_or("⟨").contains('⟨'), "{what}: {answer}");
        refused["code"].as_str().expect("text").to_owned()
    }

    /// Closes the socket as browsers do.
    pub(crate) async fn leave(mut self) {
        let _ = self.socket.close(None::<CloseFrame>).await;
    }
}

/// The numbers of the records in these messages.
pub(crate) fn seqs(messages: &[Value]) -> Vec<u64> {
    messages.iter().filter_map(|it| it["update"]["seq"].as_u64()).collect()
}
