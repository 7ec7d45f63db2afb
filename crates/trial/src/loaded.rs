//! One table under load, with its sockets and players.

use std::time::Duration;

use anyhow::{Context, bail, ensure};
use json_patch::PatchOperation;
use schwung_play::Random;
use schwung_views::wire::{ClientMessage, View};
use serde::Deserialize;
use serde_json::Value;
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::{Instant, sleep_until, timeout},
};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::{
    client::{Ear, Mouth, enter_for_differences},
    figures::{Sizes, Times},
    http::Server,
    player::{self, Move},
    reader::{Heard, heard},
    seats::Table,
};

/// Time after which a command counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time after which viewers who have heard nothing are asked whether there is anything for them.
const SILENCE: Duration = Duration::from_millis(100);
/// Delay after which a command counts as held up by the previous one.
const LATE: Duration = Duration::from_millis(50);

/// The results of one table.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    /// Times from sending a command until every viewer has its record.
    pub(crate) everybody: Times,
    /// Times from sending a command until it is acknowledged.
    pub(crate) acknowledged: Times,
    /// Ids of the commands that were acknowledged.
    pub(crate) done: Vec<String>,
    /// Number of commands refused by the rules.
    pub(crate) refused: u64,
    /// Number of commands sent late.
    pub(crate) late: u64,
    /// Sizes of the updates received, whole views or differences.
    pub(crate) updates: Sizes,
    /// Number of updates that were differences.
    pub(crate) differences: u64,
    /// Error messages.
    pub(crate) errors: Vec<String>,
}

impl Outcome {
    pub(crate) fn join(&mut self, other: Outcome) {
        self.everybody.join(other.everybody);
        self.acknowledged.join(other.acknowledged);
        self.done.extend(other.done);
        self.refused += other.refused;
        self.late += other.late;
        self.updates.join(other.updates);
        self.differences += other.differences;
        self.errors.extend(other.errors);
    }
}

/// A message received by a socket, with the time.
struct News {
    viewer: usize,
    at: Instant,
    text: Utf8Bytes,
    /// Why the connection ended, if it did.
    end: Option<String>,
}

/// A table with all its clients connected.
pub(crate) struct Seated {
    /// The server of the game master.
    server: Server,
    table: Table,
    mouths: Vec<Mouth>,
    news: UnboundedReceiver<News>,
    /// The last view of each viewer; the first is the game master's.
    sights: Vec<Sight>,
    outcome: Outcome,
    /// Number of commands played without a pause.
    hurried: u64,
}

impl Seated {
    /// Connects all clients, to these servers in turn.
    pub(crate) async fn connect(servers: &[Server], table: Table) -> anyhow::Result<Seated> {
        let (tell, news) = unbounded_channel();
        let mut mouths = Vec::new();
        let mut sights = Vec::new();
        let first = *servers.first().context("no server")?;
        for ((viewer, token), server) in table.viewers().iter().enumerate().zip(servers.iter().cycle()) {
            let (mouth, ear, welcome) = enter_for_differences(*server, token).await?;
            let mut sight = Sight::default();
            sight.take(&welcome)?;
            sights.push(sight);
            mouths.push(mouth);
            tokio::spawn(listen(viewer, ear, tell.clone()));
        }
        Ok(Seated { server: first, table, mouths, news, sights, outcome: Outcome::default(), hurried: 0 })
    }

    /// The server and the token of the game master.
    pub(crate) fn master(&self) -> (Server, String) {
        (self.server, self.table.seats[0].clone())
    }

    /// Plays `commands` commands from `begin` on, one at the beginning of each `pause`.
    pub(crate) async fn play(
        mut self,
        begin: Instant,
        pause: Duration,
        commands: u64,
        mut random: Random,
    ) -> Outcome {
        let mut due = begin;
        for at in 0..commands {
            sleep_until(due).await;
            if let Err(error) = self.command(at, due, &mut random).await {
                self.outcome.errors.push(format!("table {}: {error:#}", self.table.table));
                break;
            }
            due += pause;
        }
        self.outcome
    }

    /// Plays as many commands without a pause.
    ///
    /// # Errors
    /// Returns an error if a command is lost or a connection breaks.
    pub(crate) async fn hurry(&mut self, commands: u64, random: &mut Random) -> anyhow::Result<()> {
        for _ in 0..commands {
            self.hurried += 1;
            self.command(self.hurried, Instant::now(), random).await?;
        }
        Ok(())
    }

    async fn command(&mut self, at: u64, due: Instant, random: &mut Random) -> anyhow::Result<()> {
        while let Ok(news) = self.news.try_recv() {
            self.take(&news)?;
        }
        let Move { seat, mut what } = player::next(&self.sights[0].view()?, random);
        let (seat, _) = self.table.token(seat);
        if seat > 0 {
            player::rename(&mut what, &self.sights[seat].view()?);
        }
        let id = format!("{}-{at}", self.table.table);
        let text = serde_json::to_string(&ClientMessage::Do { id: id.clone(), what })?;
        let sent = Instant::now();
        self.outcome.late += u64::from(sent - due > LATE);
        self.mouths[seat].say_text(text).await?;
        timeout(PATIENCE, self.answered(&id, sent)).await.context("a command was lost")?
    }

    /// Waits until a command is answered and every viewer who may know of it has its record. The others are sent nothing,
    /// but the server answers in order: after a pong, everything before it has arrived.
    async fn answered(&mut self, id: &str, sent: Instant) -> anyhow::Result<()> {
        let before: Vec<u64> = self.sights.iter().map(|it| it.seq).collect();
        let (mut done, mut asked) = (false, false);
        let mut seen: Vec<Option<Instant>> = vec![None; self.mouths.len()];
        loop {
            let Ok(news) = timeout(SILENCE, self.news.recv()).await else {
                if done && !std::mem::replace(&mut asked, true) {
                    for (mouth, _) in self.mouths.iter_mut().zip(&seen).filter(|it| it.1.is_none()) {
                        mouth.say(&ClientMessage::Ping).await?;
                    }
                }
                continue;
            };
            let news = news.context("nobody listens")?;
            self.take(&news)?;
            match heard(&news.text) {
                Heard::View(seq) if seq > before[news.viewer] => _ = seen[news.viewer].get_or_insert(news.at),
                Heard::Pong => _ = seen[news.viewer].get_or_insert(sent),
                Heard::Done(which, _) if which == id => {
                    self.outcome.acknowledged.add(news.at - sent);
                    self.outcome.done.push(id.to_owned());
                    done = true;
                }
                Heard::Refused(which) if which == id => {
                    self.outcome.refused += 1;
                    return Ok(());
                }
                _ => {}
            }
            let all: Option<Vec<Instant>> = seen.iter().copied().collect();
            if let Some(last) = all.filter(|_| done).and_then(|it| it.into_iter().max()) {
                self.outcome.everybody.add(last - sent);
                return Ok(());
            }
        }
    }

    fn take(&mut self, news: &News) -> anyhow::Result<()> {
        if let Some(end) = &news.end {
            bail!("viewer {}: {end}", news.viewer);
        }
        if let Heard::View(_) = heard(&news.text) {
            self.outcome.updates.add(news.text.len());
            self.outcome.differences += u64::from(self.sights[news.viewer].take(&news.text)?);
        }
        Ok(())
    }
}

/// Forwards the messages of a socket with their time of arrival.
async fn listen(viewer: usize, mut ear: Ear, tell: UnboundedSender<News>) {
    loop {
        let heard_at = ear.next().await;
        let at = Instant::now();
        let (text, end) = match heard_at {
            Ok(Some(text)) if heard(&text) == Heard::Bye => (Utf8Bytes::default(), Some(text.to_string())),
            Ok(Some(text)) => (text, None),
            Ok(None) => (Utf8Bytes::default(), Some("the connection was closed".to_owned())),
            Err(error) => (Utf8Bytes::default(), Some(error.to_string())),
        };
        let ended = end.is_some();
        // The receiver is dropped when the table's play is over.
        if tell.send(News { viewer, at, text, end }).is_err() || ended {
            return;
        }
    }
}

/// The view of a client, as a page keeps it.
#[derive(Default)]
struct Sight {
    /// The number of the last record.
    seq: u64,
    tag: String,
    view: Value,
}

/// The messages with views, as far as they matter here.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Sighted {
    #[serde(alias = "welcome")]
    Update {
        view: Value,
        tag: String,
    },
    Difference {
        from: String,
        tag: String,
        patch: Vec<PatchOperation>,
    },
}

impl Sight {
    /// Takes a message with a view, and returns whether it was a difference.
    fn take(&mut self, text: &str) -> anyhow::Result<bool> {
        let Heard::View(seq) = heard(text) else { bail!("no view: {text}") };
        self.seq = seq;
        match serde_json::from_str(text).context("not a message of the server")? {
            Sighted::Update { view, tag } => {
                (self.view, self.tag) = (view, tag);
                Ok(false)
            }
            Sighted::Difference { from, tag, patch } => {
                ensure!(from == self.tag, "a difference to a view that this client does not have");
                json_patch::patch_unsafe(&mut self.view, &patch)?;
                self.tag = tag;
                Ok(true)
            }
        }
    }

    fn view(&self) -> anyhow::Result<View> {
        View::deserialize(&self.view).context("not a view")
    }
}
