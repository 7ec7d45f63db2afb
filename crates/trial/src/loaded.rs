//! One table under load, with its sockets and players.

use std::time::Duration;

use anyhow::{Context, bail};
use schwung_play::Random;
use schwung_views::wire::{ClientMessage, ServerMessage, View};
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::{Instant, sleep_until, timeout},
};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::{
    client::{Ear, Mouth, enter},
    figures::Times,
    http::Server,
    player,
    reader::{Heard, heard},
    seats::Table,
};

/// Time after which a command counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);
/// Delay after which a command counts as held up by the previous one.
const LATE: Duration = Duration::from_millis(50);

/// The results of one table.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    /// Times from sending a command until every viewer has its record.
    pub(crate) everybody: Times,
    /// Times from sending a command until it is acknowledged.
    pub(crate) acknowledged: Times,
    /// Number of commands refused by the rules.
    pub(crate) refused: u64,
    /// Number of commands sent late.
    pub(crate) late: u64,
    /// Number of received views and their total size in bytes.
    pub(crate) views: u64,
    pub(crate) bytes: u64,
    /// Error messages.
    pub(crate) errors: Vec<String>,
}

impl Outcome {
    pub(crate) fn join(&mut self, other: Outcome) {
        self.everybody.join(other.everybody);
        self.acknowledged.join(other.acknowledged);
        self.refused += other.refused;
        self.late += other.late;
        self.views += other.views;
        self.bytes += other.bytes;
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
    table: Table,
    mouths: Vec<Mouth>,
    news: UnboundedReceiver<News>,
    /// The last view of the game master, as received.
    gm: Utf8Bytes,
    outcome: Outcome,
}

impl Seated {
    /// Connects all clients.
    pub(crate) async fn connect(server: Server, table: Table) -> anyhow::Result<Seated> {
        let (tell, news) = unbounded_channel();
        let mut mouths = Vec::new();
        let mut gm = Utf8Bytes::default();
        for (viewer, token) in table.viewers().iter().enumerate() {
            let (mouth, ear, welcome) = enter(server, token, 0, None).await?;
            if viewer == 0 {
                gm = welcome;
            }
            mouths.push(mouth);
            tokio::spawn(listen(viewer, ear, tell.clone()));
        }
        Ok(Seated { table, mouths, news, gm, outcome: Outcome::default() })
    }

    /// Plays `commands` commands, one per second from `begin` on.
    pub(crate) async fn play(mut self, begin: Instant, commands: u64, mut random: Random) -> Outcome {
        for at in 0..commands {
            let due = begin + Duration::from_secs(at);
            sleep_until(due).await;
            if let Err(error) = self.command(at, due, &mut random).await {
                self.outcome.errors.push(format!("table {}: {error:#}", self.table.table));
                break;
            }
        }
        self.outcome
    }

    async fn command(&mut self, at: u64, due: Instant, random: &mut Random) -> anyhow::Result<()> {
        while let Ok(news) = self.news.try_recv() {
            self.take(&news)?;
        }
        let next = player::next(&view_of(&self.gm)?, random);
        let (seat, _) = self.table.token(next.seat);
        let id = format!("{}-{at}", self.table.table);
        let text = serde_json::to_string(&ClientMessage::Do { id: id.clone(), what: next.what })?;
        let sent = Instant::now();
        self.outcome.late += u64::from(sent - due > LATE);
        self.mouths[seat].say_text(text).await?;
        timeout(PATIENCE, self.answered(&id, sent)).await.context("a command was lost")?
    }

    /// Waits until a command is answered and every viewer has its record.
    async fn answered(&mut self, id: &str, sent: Instant) -> anyhow::Result<()> {
        let mut done = None;
        let mut seen: Vec<Vec<(u64, Instant)>> = vec![Vec::new(); self.mouths.len()];
        loop {
            let news = self.news.recv().await.context("nobody listens")?;
            self.take(&news)?;
            match heard(&news.text) {
                Heard::View(seq) => seen[news.viewer].push((seq, news.at)),
                Heard::Done(which, seq) if which == id => {
                    self.outcome.acknowledged.add(news.at - sent);
                    done = Some(seq);
                }
                Heard::Refused(which) if which == id => {
                    self.outcome.refused += 1;
                    return Ok(());
                }
                _ => {}
            }
            let Some(seq) = done else { continue };
            let first = |it: &Vec<(u64, Instant)>| it.iter().find(|it| it.0 >= seq).map(|it| it.1);
            let all: Option<Vec<Instant>> = seen.iter().map(first).collect();
            if let Some(last) = all.and_then(|it| it.into_iter().max()) {
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
            self.outcome.views += 1;
            self.outcome.bytes += news.text.len() as u64;
            if news.viewer == 0 {
                self.gm = news.text.clone();
            }
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

fn view_of(text: &str) -> anyhow::Result<View> {
    match serde_json::from_str(text).context("not a message of the server")? {
        ServerMessage::Welcome { view, .. } | ServerMessage::Update { view, .. } => Ok(*view),
        other => bail!("no view: {other:?}"),
    }
}
