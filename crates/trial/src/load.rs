//! Measures latencies while many tables are played at.

use std::{fmt, path::Path, time::Duration};

use anyhow::Context;
use schwung_play::Random;
use tempfile::TempDir;
use tokio::{task::JoinSet, time::Instant};

use crate::{
    figures::ms,
    http::Server,
    loaded::{Outcome, Seated},
    program::{Running, Start, Used, free_address, used},
    seats::Table,
};

/// Players per table, in addition to a game master and a spectator.
const PLAYERS: u8 = 3;
/// Number of tables opened concurrently.
const AT_ONCE: usize = 8;
/// Target for the server's memory in MB.
const MEMORY: f64 = 300.0;

/// The parameters of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// Number of tables, 1 to 1,000.
    pub tables: usize,
    /// Duration in seconds, 1 to 600, with one command per second and table.
    pub seconds: u64,
}

/// The measurements.
#[derive(Debug)]
pub struct Report {
    order: Order,
    outcome: Outcome,
    server: Used,
    /// Resources used by the server before play.
    before: Used,
    clients: f64,
}

/// Starts a server with a new data file, opens tables on it and plays.
///
/// # Errors
/// Returns an error if the server does not start, or tables cannot be opened. Later errors are part of the report.
pub async fn run(start: &Start<'_>, order: Order) -> anyhow::Result<Report> {
    let folder = TempDir::new()?;
    let said = folder.path().join("said");
    let mut server = Running::start(start, &folder.path().join("tables.db"), free_address()?, &said)
        .context("no server")?;
    let played = play(&mut server, order).await;
    played.with_context(|| format!("the server said:\n{}", tail(&said)))
}

async fn play(server: &mut Running, order: Order) -> anyhow::Result<Report> {
    server.ready().await?;
    let seated = seat_all(server.address.into(), order.tables).await?;
    let (before, clients) = (server.used()?, used("self")?.seconds);
    let begin = Instant::now() + Duration::from_millis(500);
    let mut playing = JoinSet::new();
    for (at, table) in seated.into_iter().enumerate() {
        // Tables play at different phases of the second.
        let phase = Duration::from_secs(1) * u32::try_from(at)? / u32::try_from(order.tables)?;
        playing.spawn(table.play(begin + phase, order.seconds, Random::new(at as u64)));
    }
    let mut outcome = Outcome::default();
    while let Some(table) = playing.join_next().await {
        outcome.join(table.context("a client failed")?);
    }
    let clients = used("self")?.seconds - clients;
    Ok(Report { order, outcome, server: server.used()?, before, clients })
}

/// Opens the tables, a few at a time, and connects all clients.
pub(crate) async fn seat_all(server: Server, tables: usize) -> anyhow::Result<Vec<Seated>> {
    let mut opening = JoinSet::new();
    let mut seated = Vec::new();
    for at in 0..tables {
        if at >= AT_ONCE
            && let Some(table) = opening.join_next().await
        {
            seated.push(table??);
        }
        let server = server.for_client(u32::try_from(at)?);
        opening.spawn(async move {
            let table = Table::open(server, PLAYERS).await?;
            Seated::connect(server, table).await
        });
    }
    while let Some(table) = opening.join_next().await {
        seated.push(table??);
    }
    Ok(seated)
}

/// The end of the server's output.
pub(crate) fn tail(said: &Path) -> String {
    let text = std::fs::read_to_string(said).unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}

impl Report {
    /// Whether there were no errors. Latencies do not count, since they depend on the machine.
    pub fn is_good(&self) -> bool {
        self.outcome.errors.is_empty() && self.outcome.everybody.len() > 0
    }

    /// Target for the 99th percentile: stricter if there is only one table.
    fn target(&self) -> Duration {
        Duration::from_millis(if self.order.tables == 1 { 10 } else { 25 })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { order, outcome, server, before, clients } = self;
        let viewers = usize::from(PLAYERS) + 2;
        let seconds = order.seconds as f64;
        writeln!(
            f,
            "{} tables of {viewers} viewers, {} s, a command per second and table",
            order.tables, order.seconds
        )?;
        let verdict = |good: bool| if good { "reached" } else { "NOT reached" };
        let slowest = outcome.everybody.percentile(99);
        let target = self.target();
        writeln!(f, "  all {viewers} have it     {}", outcome.everybody)?;
        writeln!(f, "      target: 99 % within {} ms: {}", ms(target), verdict(slowest <= target))?;
        writeln!(f, "  acknowledged   {}", outcome.acknowledged)?;
        let done = outcome.everybody.len();
        let rate = done as f64 / seconds;
        writeln!(
            f,
            "  commands       {done} done ({rate:.0}/s), {} refused, {} sent late",
            outcome.refused, outcome.late
        )?;
        let updates = outcome.updates.len() as f64;
        writeln!(
            f,
            "  updates        {:.0}/s, {:.0} % of them differences: {}",
            updates / seconds,
            100.0 * outcome.differences as f64 / updates.max(1.0),
            outcome.updates
        )?;
        writeln!(
            f,
            "  server memory  {:.0} MB, at most {:.0} MB (before play {:.0} MB)",
            server.memory, server.peak, before.memory
        )?;
        writeln!(f, "      target: below {MEMORY} MB: {}", verdict(server.peak < MEMORY))?;
        let busy = server.seconds - before.seconds;
        writeln!(
            f,
            "  processor      server {busy:.1} s ({:.0} % of a core, {:.2} ms for a command), clients {clients:.1} s",
            100.0 * busy / seconds,
            1000.0 * busy / done.max(1) as f64
        )?;
        for error in outcome.errors.iter().take(10) {
            writeln!(f, "  ERROR {error}")?;
        }
        write!(f, "  errors         {}", outcome.errors.len())
    }
}
