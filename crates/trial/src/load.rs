//! Measures latencies while many tables are played at.

use std::{collections::BTreeMap, fmt, time::Duration};

use anyhow::Context;
use schwung_play::Random;
use tempfile::TempDir;
use tokio::{task::JoinSet, time::Instant};

#[cfg(unix)]
use crate::nodes;
use crate::{
    figures::ms,
    http::Server,
    ledger,
    loaded::{Outcome, Seated},
    program::{Running, Start, Used, free_address, tail, used},
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
    /// Duration in seconds, 1 to 600.
    pub seconds: u64,
    /// Commands per second and table, 1 to 100.
    pub rate: u32,
}

/// The measurements.
#[derive(Debug)]
pub struct Report {
    order: Order,
    outcome: Outcome,
    /// Number of servers.
    servers: usize,
    /// Whether they share databases.
    databases: bool,
    /// Number of acknowledged commands that were found in the logs of their tables.
    found: usize,
    /// Resources used by all servers.
    server: Used,
    /// Resources used by them before play.
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
    let servers = [server.address.into()];
    measure(&servers, order, false, || server.used()).await
}

/// Starts this number of nodes on three PostgreSQL databases that replicate synchronously, opens tables and plays.
/// Each table's clients are connected to one node, as a proxy does that knows tables; if they are `apart`, to all in turn.
///
/// # Errors
/// Returns an error if something does not start, or tables cannot be opened. Later errors are part of the report.
#[cfg(unix)]
pub async fn on_nodes(
    start: &nodes::Start<'_>,
    order: Order,
    count: usize,
    apart: bool,
) -> anyhow::Result<Report> {
    let folder = TempDir::with_prefix("schwung-load-")?;
    let databases = TempDir::with_prefix("schwung-postgres-")?;
    let (_park, nodes) = nodes::calm(start, count, folder.path(), databases.path()).await?;
    measure(&nodes.servers(), order, apart, || nodes.used()).await.map(|it| Report { databases: true, ..it })
}

async fn measure(
    servers: &[Server],
    order: Order,
    apart: bool,
    used_by_servers: impl Fn() -> anyhow::Result<Used>,
) -> anyhow::Result<Report> {
    let seated = seat_all(servers, order.tables, apart).await?;
    let masters: Vec<(Server, String)> = seated.iter().map(Seated::master).collect();
    let (before, clients) = (used_by_servers()?, used("self")?.seconds);
    let begin = Instant::now() + Duration::from_millis(500);
    let pause = Duration::from_secs(1) / order.rate;
    let commands = order.seconds * u64::from(order.rate);
    let mut playing = JoinSet::new();
    for (at, table) in seated.into_iter().enumerate() {
        // Tables play at different phases.
        let phase = pause * u32::try_from(at)? / u32::try_from(order.tables)?;
        playing.spawn(async move {
            (at, table.play(begin + phase, pause, commands, Random::new(at as u64)).await)
        });
    }
    let mut outcomes = BTreeMap::new();
    while let Some(table) = playing.join_next().await {
        let (at, table) = table.context("a client failed")?;
        outcomes.insert(at, table);
    }
    let (server, clients) = (used_by_servers()?, used("self")?.seconds - clients);
    let (mut outcome, mut found) = (Outcome::default(), 0);
    for ((at, mut table), (at_server, master)) in outcomes.into_iter().zip(masters) {
        let done = std::mem::take(&mut table.done);
        match ledger::holds(at_server, &master, &done).await {
            Ok(()) => found += done.len(),
            Err(error) => table.errors.push(format!("table {at}: {error:#}")),
        }
        outcome.join(table);
    }
    Ok(Report { order, outcome, servers: servers.len(), databases: false, found, server, before, clients })
}

/// Opens the tables, a few at a time, and connects all clients: those of a table to one server, or if they are `apart`,
/// to all servers in turn.
pub(crate) async fn seat_all(servers: &[Server], tables: usize, apart: bool) -> anyhow::Result<Vec<Seated>> {
    let mut opening = JoinSet::new();
    let mut seated = Vec::new();
    for at in 0..tables {
        if at >= AT_ONCE
            && let Some(table) = opening.join_next().await
        {
            seated.push(table??);
        }
        let client = u32::try_from(at)?;
        let mut servers: Vec<Server> = servers.iter().map(|it| it.for_client(client)).collect();
        let own = at % servers.len();
        servers.rotate_left(own);
        if !apart {
            servers.truncate(1);
        }
        opening.spawn(async move {
            let table = Table::open(servers[0], PLAYERS).await?;
            Seated::connect(&servers, table).await
        });
    }
    while let Some(table) = opening.join_next().await {
        seated.push(table??);
    }
    Ok(seated)
}

impl Report {
    /// Whether there were no errors. Latencies do not count, since they depend on the machine.
    pub fn is_good(&self) -> bool {
        self.outcome.errors.is_empty() && self.outcome.everybody.len() > 0
    }

    /// Target for the 99th percentile: stricter if there is only one table, and on a file.
    fn target(&self) -> Duration {
        Duration::from_millis(match self.order.tables {
            _ if self.databases => 60,
            1 => 10,
            _ => 25,
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { order, outcome, servers, databases, found, server, before, clients } = self;
        let viewers = usize::from(PLAYERS) + 2;
        let seconds = order.seconds as f64;
        writeln!(
            f,
            "{} tables of {viewers} viewers, {} s, commands per second and table: {}",
            order.tables, order.seconds, order.rate
        )?;
        if *databases {
            writeln!(f, "  servers        {servers}, on three databases")?;
        }
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
        writeln!(f, "  in the logs    {found} of those acknowledged, each once")?;
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
