//! The WebSocket, which is used for playing.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension,
    extract::{
        State,
        ws::{
            CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, rejection::WebSocketUpgradeRejection,
        },
    },
    http::{HeaderMap, Uri},
    response::Response,
};
use governor::DefaultDirectRateLimiter;
use schwung_messages::Tongue;
use schwung_rulebook::Lang;
use schwung_views::wire::{Ask, Bye, ClientMessage, Do, Hello, ServerMessage};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, MissedTickBehavior, interval_at, timeout},
};

use crate::{
    Fault,
    app_state::{AppState, Caller, own_texts},
    client::Client,
    metrics::Gauge,
    origin,
    places::Place,
    rates::quota,
    table::{Listener, Operation, Outgoing, Requester, Seen, TableHandle, TableRequest},
    token::Token,
};

/// Initial size in bytes of the read and write buffers of a socket.
const BUFFER: usize = 4 * 1024;
/// Interval between WebSocket pings.
const PING: Duration = Duration::from_secs(10);
/// Idle timeout before a client is disconnected, so that the others soon see that it has lost its connection.
const SILENCE: Duration = Duration::from_secs(25);
/// Maximum number of concurrent questions per socket.
const ASKS: usize = 4;
/// Timeout for the close handshake.
const LAST_WORD: Duration = Duration::from_secs(2);
/// Attempts to process a hello while rights are changing.
const TRIES: usize = 3;

/// How a socket was admitted.
#[derive(Debug)]
enum Admission {
    /// Within the limits.
    Open(#[allow(dead_code)] Place),
    /// Beyond the limits: only the game master may stay.
    Late(#[allow(dead_code)] OwnedSemaphorePermit),
}

/// Why a session ends.
#[derive(Debug)]
enum End {
    /// The client has disconnected.
    Gone,
    /// The server disconnects the client.
    Bye { code: &'static str, again: bool },
    /// The server disconnects the client because of an error.
    Fault(Fault),
}

impl From<Fault> for End {
    fn from(fault: Fault) -> End {
        End::Fault(fault)
    }
}

/// Upgrades a request to a WebSocket.
pub(crate) async fn upgrade(
    State(app): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    uri: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    if !origin::is_own(&headers, app.config.public_url.as_deref()) {
        return Err(Fault::Origin);
    }
    let upgrade = upgrade.map_err(|rejection| Fault::Malformed(rejection.body_text()))?;
    // In the address rather than in `hello`, where an earlier release would refuse it.
    let differences = uri.query().is_some_and(|it| it.split('&').any(|it| it == "views=differences"));
    let most = app.config.limits.body_bytes;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    // Deeds are short, and there may be thousands of idle sockets.
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let visit = app.visitors.token();
    let place = app.listeners.take(client.address).filter(|_| app.open() < app.config.limits.connections);
    let admission = match place {
        Some(place) => Admission::Open(place),
        // The game master is always admitted, but can only be recognized after the first message.
        None => Admission::Late(Arc::clone(&app.late).try_acquire_owned().map_err(|_| Fault::Crowded)?),
    };
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _visit = visit;
        let _gauge = Gauge::up(&app.metrics, |it| &it.sockets);
        session(socket, &app, client.tongue(), differences, admission).await;
    }))
}

/// Runs a session from the first message to the last.
async fn session(
    mut socket: WebSocket,
    app: &Arc<AppState>,
    lang: Tongue,
    differences: bool,
    admission: Admission,
) {
    let mut lang = lang;
    let end = match talk(&mut socket, app, &mut lang, differences, admission).await {
        Ok(never) => match never {},
        Err(end) => end,
    };
    let texts = own_texts(lang.lang);
    let (code, again, text) = match &end {
        End::Gone => return,
        End::Bye { code, again } => (*code, *again, texts.text(&format!("server-bye-{code}"), &[])),
        End::Fault(fault) => (fault.kind().1, fault.retry_after_seconds().is_some(), fault.words(&texts)),
    };
    let counted = match code {
        "slow" => Some(&app.metrics.slow),
        "flood" => Some(&app.metrics.flooded),
        _ => None,
    };
    if let Some(count) = counted {
        count.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    }
    let bye = Outgoing::message(&ServerMessage::Bye(Bye { code: code.to_owned(), text, again }));
    let Outgoing::Message { text, .. } = bye else { return };
    let last = async {
        socket.send(Message::Text(text)).await?;
        let frame = CloseFrame { code: 1000, reason: Utf8Bytes::from_static(code) };
        socket.send(Message::Close(Some(frame))).await?;
        // Until the other side confirms, sent messages may still be in transit.
        while let Some(Ok(_)) = socket.recv().await {}
        Ok::<(), axum::Error>(())
    };
    let _ = timeout(LAST_WORD, last).await;
}

async fn talk(
    socket: &mut WebSocket,
    app: &Arc<AppState>,
    lang: &mut Tongue,
    differences: bool,
    admission: Admission,
) -> Result<std::convert::Infallible, End> {
    // The connection may have stood still since.
    let slow = End::Bye { code: "slow", again: true };
    let first = tokio::select! {
        biased;
        () = app.stop.cancelled() => return Err(End::Bye { code: "shutdown", again: true }),
        first = timeout(app.config.limits.hello, next_text(socket)) => first.map_err(|_| slow)??,
    };
    let Ok(ClientMessage::Hello(hello)) = serde_json::from_str(&first) else {
        return Err(End::Bye { code: "malformed", again: false });
    };
    let is_late = matches!(admission, Admission::Late(_));
    let mut session = Session::begin(app, hello, lang, differences, is_late).await?;
    // An authenticated game master frees the permit for the next one.
    let _place = match admission {
        Admission::Open(place) => Some(place),
        Admission::Late(_) => None,
    };
    let messages = app.config.limits.messages_per_second;
    let rate = quota(messages, Duration::from_secs(1))
        .allow_burst(crate::rates::at_least_one(messages.saturating_mul(3)));
    let bucket = DefaultDirectRateLimiter::direct(rate);
    let mut ping = interval_at(Instant::now() + PING, PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut sign = Instant::now();
    loop {
        tokio::select! {
            // Polled in order, so that a simulation repeats exactly. Messages of the client come first: their rate is limited,
            // and after this server was suspended, they count before the silence.
            biased;
            () = app.stop.cancelled() => return Err(End::Bye { code: "shutdown", again: true }),
            message = socket.recv() => {
                sign = Instant::now();
                if let Some(text) = text_of(message)? {
                    if bucket.check().is_err() {
                        return Err(End::Bye { code: "flood", again: true });
                    }
                    session.hear(&text, lang).await?;
                }
            }
            _ = ping.tick() => {
                if sign.elapsed() > SILENCE {
                    return Err(End::Gone);
                }
                send(socket, app, Message::Ping(axum::body::Bytes::new())).await?;
            }
            message = session.listener.next() => match message {
                Outgoing::Message { text, .. } => send(socket, app, Message::Text(text)).await?,
                Outgoing::Bye(code, again) => return Err(End::Bye { code, again }),
            },
        }
    }
}

/// The text of the next text message.
async fn next_text(socket: &mut WebSocket) -> Result<Utf8Bytes, End> {
    loop {
        if let Some(text) = text_of(socket.recv().await)? {
            return Ok(text);
        }
    }
}

fn text_of(message: Option<Result<Message, axum::Error>>) -> Result<Option<Utf8Bytes>, End> {
    match message {
        Some(Ok(Message::Text(text))) => Ok(Some(text)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Close(_))) | None => Err(End::Gone),
        // Too long, invalid UTF-8, or an invalid frame.
        Some(Ok(Message::Binary(_)) | Err(_)) => Err(End::Bye { code: "malformed", again: false }),
    }
}

async fn send(socket: &mut WebSocket, app: &AppState, message: Message) -> Result<(), End> {
    if let Message::Text(text) = &message {
        app.metrics.sent_bytes.fetch_add(text.len() as u64, std::sync::atomic::Ordering::Relaxed);
    }
    match timeout(app.config.limits.send, socket.send(message)).await {
        Ok(sent) => sent.map_err(|_| End::Gone),
        Err(_) => Err(End::Bye { code: "slow", again: true }),
    }
}

/// An authenticated session at a table.
struct Session {
    app: Arc<AppState>,
    table: Arc<TableHandle>,
    listener: Listener,
    lang: Tongue,
    asks: Arc<Semaphore>,
    /// Whether the client takes differences of views.
    differences: bool,
    is_late: bool,
}

impl Session {
    /// Processes the hello message.
    async fn begin(
        app: &Arc<AppState>,
        hello: Hello,
        lang: &mut Tongue,
        differences: bool,
        is_late: bool,
    ) -> Result<Session, End> {
        *lang = hello.lang.parse().map_err(|_| End::Bye { code: "malformed", again: false })?;
        let token = Token::read(&hello.token).ok_or(Fault::Token)?;
        let seen = Seen { seq: hello.after, hash: hello.hash };
        for _ in 0..TRIES {
            let Caller { pass, table, .. } = app.bearer_of(&token).await?;
            if is_late && !pass.rights.leads() {
                return Err(Fault::Crowded.into());
            }
            let listener = table.listen(app.tables.store(), &pass, *lang, &seen, differences).await?;
            // Rights that changed before this listener was registered would go unnoticed.
            if app.bearer_of(&token).await?.pass == pass {
                let asks = Arc::new(Semaphore::new(ASKS));
                let (app, lang) = (Arc::clone(app), *lang);
                return Ok(Session { app, table, listener, lang, asks, differences, is_late });
            }
        }
        Err(Fault::Overtaken.into())
    }

    async fn hear(&mut self, text: &str, lang: &mut Tongue) -> Result<(), End> {
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.not_understood(text, &error),
        };
        match message {
            ClientMessage::Hello(hello) => {
                *self = Session::begin(&self.app, hello, lang, self.differences, self.is_late).await?;
            }
            ClientMessage::Do { id, what } => self.carry_out(id, what),
            ClientMessage::Ask { id, what } => self.ask(id, what),
            ClientMessage::Lang(tag) => {
                *lang = tag.parse().map_err(|_| End::Bye { code: "malformed", again: false })?;
                self.lang = *lang;
                self.listener.room().speak(self.listener.viewer(), *lang);
            }
            ClientMessage::Ping => self.listener.outbox().send(Outgoing::message(&ServerMessage::Pong)),
        }
        Ok(())
    }

    /// Refuses a message that cannot be parsed, provided that it has an id; otherwise ends the session.
    fn not_understood(&self, text: &str, error: &serde_json::Error) -> Result<(), End> {
        let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
        let id = ["do", "ask"].iter().find_map(|it| value.get(it)?.get("id")?.as_str());
        match id.filter(|it| it.chars().count() <= 64) {
            Some(id) => {
                let fault = Fault::Malformed(error.to_string());
                self.listener.outbox().send(refused(id.to_owned(), &fault, self.lang.lang));
                Ok(())
            }
            None => Err(End::Bye { code: "malformed", again: false }),
        }
    }

    fn carry_out(&self, id: String, what: Do) {
        let (outbox, lang, name) = (self.listener.outbox().clone(), self.lang, id.clone());
        let respond = move |result: Result<u64, Fault>| {
            outbox.send(match result {
                Ok(seq) => Outgoing::message(&ServerMessage::Done { id: name, seq }),
                Err(fault) => refused(name, &fault, lang.lang),
            });
        };
        let operation = Operation::Do { id: id.clone(), what: Box::new(what), respond: Box::new(respond) };
        let request = TableRequest::new(Requester::Viewer(self.listener.viewer()), lang.lang, operation);
        if let Err(fault) = self.table.queue(request) {
            self.listener.outbox().send(refused(id, &fault, lang.lang));
        }
    }

    fn ask(&self, id: String, what: Ask) {
        let (outbox, lang) = (self.listener.outbox().clone(), self.lang);
        let (Ok(permit), Some(you)) =
            (Arc::clone(&self.asks).try_acquire_owned(), self.listener.room().viewer(self.listener.viewer()))
        else {
            outbox.send(refused(id, &Fault::Busy, lang.lang));
            return;
        };
        let (app, room) = (Arc::clone(&self.app), Arc::clone(self.listener.room()));
        tokio::spawn(async move {
            let _permit = permit;
            outbox.send(match app.ask(&room, you, lang, what).await {
                Ok(with) => Outgoing::message(&ServerMessage::Reply { id, with }),
                Err(fault) => refused(id, &fault, lang.lang),
            });
        });
    }
}

/// A refusal in the reader's language.
fn refused(id: String, fault: &Fault, lang: Lang) -> Outgoing {
    let rule = match fault {
        Fault::Refused(refused) => refused.rule.clone(),
        _ => None,
    };
    let text = fault.words(&own_texts(lang));
    Outgoing::message(&ServerMessage::Refused { id, code: fault.kind().1.to_owned(), text, rule })
}
