//! A client that survives restarts of the server: it reconnects and repeats unanswered commands.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use schwung_views::wire::{Ask, ClientMessage, Do, Line, Reply, ServerMessage, View};
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};

use crate::{
    client::{Ear, Mouth, enter},
    http::Server,
};

/// Time after which a table counts as stuck.
const PATIENCE: Duration = Duration::from_secs(60);
/// Pause between two attempts.
const PAUSE: Duration = Duration::from_millis(15);
/// Pause before a command is repeated whose fate the server does not know.
const AGAIN: Duration = Duration::from_millis(100);
/// Silence after which a client among several servers asks whether its server is still there.
const SILENCE: Duration = Duration::from_millis(1_000);
/// Silence after which it goes to another one.
const GONE: Duration = Duration::from_millis(2_000);
/// Codes of refusals after which the same command can be sent again: it may or may not have been carried out.
const UNCERTAIN: [&str; 6] = ["store", "overtaken", "overloaded", "stopping", "newer", "damaged"];

/// The answer to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Carried out by this record.
    Done(u64),
    /// Refused with this code.
    Refused(String),
}

/// A person at a table, across many connections.
pub(crate) struct Person {
    /// The servers to which this person may go. With one there is nowhere else to go.
    servers: Vec<Server>,
    /// The one where the person is.
    at: usize,
    /// When something was last received, and whether a ping is waiting for its answer.
    heard: Instant,
    pinged: bool,
    /// The code that came with each record.
    codes: BTreeMap<u64, String>,
    /// Whether the past may change.
    forgives: watch::Receiver<bool>,
    /// Number of times that the server has said that the past has changed.
    pub(crate) rewritten: u64,
    pub(crate) token: String,
    connection: Option<(Mouth, Ear)>,
    /// The last known view of the table.
    pub(crate) view: Option<View>,
    /// The code of the last record, which the server must confirm when this person comes back.
    hash: Option<String>,
    /// The log, assembled from all messages.
    pub(crate) lines: Vec<Line>,
    /// The answers to all commands so far.
    pub(crate) answers: BTreeMap<String, Answer>,
    /// The command that the server could not tell the fate of.
    is_uncertain: Option<String>,
    /// Number of reconnects at which the table was still at the same record, and of those with a question waiting.
    pub(crate) same: u64,
    pub(crate) waited: u64,
}

impl Person {
    /// A person who goes to another server whenever the one at hand does not answer. `forgives` says whether the past may
    /// change.
    pub(crate) fn among(
        servers: Vec<Server>,
        at: usize,
        token: &str,
        forgives: watch::Receiver<bool>,
    ) -> Person {
        Person {
            servers,
            at,
            heard: Instant::now(),
            pinged: false,
            codes: BTreeMap::new(),
            forgives,
            rewritten: 0,
            token: token.to_owned(),
            connection: None,
            view: None,
            hash: None,
            lines: Vec::new(),
            answers: BTreeMap::new(),
            is_uncertain: None,
            same: 0,
            waited: 0,
        }
    }

    /// Sends a command and repeats it with the same id until it is answered, however often the server is killed.
    pub(crate) async fn make(&mut self, id: &str, what: Do) -> anyhow::Result<Answer> {
        let text = serde_json::to_string(&ClientMessage::Do { id: id.to_owned(), what })?;
        let since = Instant::now();
        loop {
            if let Some(answer) = self.answers.get(id) {
                return Ok(answer.clone());
            }
            if since.elapsed() > PATIENCE {
                bail!("no answer to {id}: the table is stuck");
            }
            if self.connection.is_none() && !self.came_back().await? {
                sleep(PAUSE).await;
                continue;
            }
            let Some((mouth, _)) = &mut self.connection else { continue };
            if mouth.say_text(text.clone()).await.is_err() {
                self.connection = None;
                continue;
            }
            while self.connection.is_some() && !self.answers.contains_key(id) {
                self.listen(PATIENCE.saturating_sub(since.elapsed())).await?;
                if since.elapsed() > PATIENCE {
                    break;
                }
                if self.is_uncertain.take().is_some_and(|it| it == id) {
                    sleep(AGAIN).await;
                    break;
                }
            }
        }
    }

    /// Receives messages for this time.
    pub(crate) async fn follow(&mut self, time: Duration) -> anyhow::Result<()> {
        let since = Instant::now();
        while let Some(left) = time.checked_sub(since.elapsed()).filter(|it| !it.is_zero()) {
            if self.connection.is_none() && !self.came_back().await? {
                sleep(PAUSE).await;
            } else {
                self.listen(left).await?;
            }
        }
        Ok(())
    }

    /// Reconnects if the server is reachable.
    async fn came_back(&mut self) -> anyhow::Result<bool> {
        let after = self.view.as_ref().map_or(0, |it| it.seq);
        let server = self.servers[self.at];
        let entered = enter(server, &self.token, after, self.hash.clone());
        // Among several servers it is no use to wait for one.
        let time = if self.servers.len() > 1 { GONE } else { PATIENCE };
        let Ok(Ok((mouth, ear, welcome))) = timeout(time, entered).await else {
            self.go_on();
            return Ok(false);
        };
        self.connection = Some((mouth, ear));
        (self.heard, self.pinged) = (Instant::now(), false);
        let ServerMessage::Welcome { view, lines, follows, hash, rewritten, .. } =
            serde_json::from_str(&welcome)?
        else {
            bail!("no welcome");
        };
        if rewritten {
            if !*self.forgives.borrow() {
                bail!("the log up to record {after} is not the one that was seen");
            }
            self.rewritten += 1;
            self.codes.clear();
            self.view = None;
        }
        self.learn(view.seq, hash)?;
        if let Some(before) = &self.view {
            if view.seq < before.seq {
                bail!("record {} was seen, but the table is at {} now", before.seq, view.seq);
            }
            if view.seq == before.seq {
                if *view != *before {
                    bail!("the view of record {} changed after the restart", view.seq);
                }
                self.same += 1;
                self.waited += u64::from(view.waiting.is_some());
            }
        }
        self.welcomed(*view, lines, follows);
        Ok(true)
    }

    /// Remembers the code of a record.
    fn learn(&mut self, seq: u64, hash: String) -> anyhow::Result<()> {
        if let Some(before) = self.codes.insert(seq, hash.clone())
            && before != hash
        {
            bail!("record {seq} was seen with two different pasts");
        }
        self.hash = Some(hash);
        Ok(())
    }

    /// Leaves the server at hand.
    fn go_on(&mut self) {
        self.connection = None;
        self.at = (self.at + 1) % self.servers.len();
    }

    fn welcomed(&mut self, view: View, lines: Vec<Line>, follows: bool) {
        if follows {
            self.lines.extend(lines);
        } else {
            self.lines = lines;
        }
        self.view = Some(view);
    }

    /// Receives one message, if one arrives in time.
    async fn listen(&mut self, time: Duration) -> anyhow::Result<()> {
        let alone = self.servers.len() == 1;
        let Some((mouth, ear)) = &mut self.connection else { return Ok(()) };
        let time = if alone { time } else { time.min(Duration::from_millis(500)) };
        let Ok(heard) = timeout(time, ear.next()).await else {
            if alone || self.heard.elapsed() < SILENCE {
                return Ok(());
            }
            let failed = !self.pinged && mouth.say(&ClientMessage::Ping).await.is_err();
            self.pinged = true;
            if failed || self.heard.elapsed() > GONE {
                self.go_on();
            }
            return Ok(());
        };
        (self.heard, self.pinged) = (Instant::now(), false);
        let Ok(Some(text)) = heard else {
            self.go_on();
            return Ok(());
        };
        let message = serde_json::from_str(&text).with_context(|| format!("not a message: {text}"))?;
        self.take(message)
    }

    fn take(&mut self, message: ServerMessage) -> anyhow::Result<()> {
        match message {
            ServerMessage::Update { seq, view, lines, undone, restored, hash, .. } => {
                self.learn(seq, hash)?;
                let before = self.view.as_ref().map_or(0, |it| it.seq);
                // Only what nobody may read keeps the number.
                let same = seq == before && lines.is_empty();
                if !(same || seq == before + 1) || view.seq != seq {
                    bail!("record {seq} (view of {}) came after {before}", view.seq);
                }
                for line in &mut self.lines {
                    line.undone =
                        (line.undone || undone.contains(&line.seq)) && !restored.contains(&line.seq);
                }
                self.lines.extend(lines);
                self.view = Some(*view);
            }
            // Sent to clients that fell behind.
            ServerMessage::Welcome { view, lines, follows, hash, .. } => {
                self.learn(view.seq, hash)?;
                self.welcomed(*view, lines, follows);
            }
            ServerMessage::Done { id, seq } => self.note(&id, &Answer::Done(seq))?,
            ServerMessage::Refused { id, code, .. } if UNCERTAIN.contains(&code.as_str()) => {
                self.is_uncertain = Some(id);
            }
            ServerMessage::Refused { id, code, .. } => self.note(&id, &Answer::Refused(code))?,
            ServerMessage::Bye(bye) if !bye.again => bail!("disconnected: {} {}", bye.code, bye.text),
            ServerMessage::Bye(_) => self.go_on(),
            // Not asked for.
            ServerMessage::Difference { .. } => bail!("a difference that nobody wanted"),
            ServerMessage::Reply { .. } | ServerMessage::Online { .. } | ServerMessage::Pong => {}
        }
        Ok(())
    }

    fn note(&mut self, id: &str, answer: &Answer) -> anyhow::Result<()> {
        match self.answers.insert(id.to_owned(), answer.clone()) {
            Some(before) if before != *answer => bail!("{id} was answered {before:?}, then {answer:?}"),
            _ => Ok(()),
        }
    }
}

/// The view and the complete log that a new client receives.
pub(crate) async fn newcomer(server: Server, token: &str) -> anyhow::Result<(View, Vec<Line>)> {
    let (mut mouth, mut ear, welcome) = enter(server, token, 0, None).await?;
    let ServerMessage::Welcome { view, mut lines, .. } = serde_json::from_str(&welcome)? else {
        bail!("no welcome");
    };
    for page in 0.. {
        let Some(before) = lines.first().map(|it| it.seq) else { break };
        let id = format!("page-{page}");
        mouth.say(&ClientMessage::Ask { id: id.clone(), what: Ask::Lines { before } }).await?;
        let (older, earlier) = ear
            .find(|message| match message {
                ServerMessage::Reply { id: which, with: Reply::Lines { lines, earlier } } if which == id => {
                    Some(Ok((lines, earlier)))
                }
                ServerMessage::Refused { text, .. } => Some(Err(text)),
                _ => None,
            })
            .await?
            .map_err(anyhow::Error::msg)?;
        lines.splice(0..0, older);
        if !earlier {
            break;
        }
    }
    Ok((*view, lines))
}
