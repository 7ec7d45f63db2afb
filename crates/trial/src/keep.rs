//! Measures what a server that is kept for long needs: its start with many tables, memory, and that heavy work of some
//! does not delay the others.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use anyhow::{Context, anyhow, ensure};
use futures_util::future::try_join_all;
use schwung_log::{HouseDeed, Told};
use schwung_play::Random;
use schwung_store::{CommandId, Grant, Row, Sqlite, Store, TableId, TableInfo};
use schwung_views::wire::{ClientMessage, Do, ServerMessage};
use tempfile::TempDir;
use tokio::{
    task::JoinSet,
    time::{Instant, sleep},
};

use crate::{
    client::enter,
    figures::{Times, ms},
    http::{self, Server},
    load::seat_all,
    program::{Running, free_address, schwung, tail},
    seats::Table,
};

/// Size in bytes of the records that fill the data file.
const FILLER: usize = 1_000_000;
/// Number of tables stored together.
const TOGETHER: usize = 64;
/// Number of imports sent at once, and the size of each in bytes.
const IMPORTS: (u32, usize) = (8, 8_000_000);
/// Number of tables opened to measure how much each takes.
const OPENED: u32 = 100;
/// Seconds that are played before a backup and during it.
const ALONE: u64 = 15;
const MEANWHILE: u64 = 30;
/// Time after which closed sockets must have given their memory back.
const GIVEN_BACK: Duration = Duration::from_secs(75);

/// A part of the measurements. The start is always measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Memory of open tables.
    Tables,
    /// Memory of sockets, while they are open and after they were closed.
    Sockets,
    /// What long files that are no tables cost.
    Imports,
    /// Growth during a long evening.
    Evening,
    /// How much a backup delays commands.
    Backup,
}

impl Part {
    /// All parts, in the order in which they are measured.
    pub const ALL: [Part; 5] = [Part::Tables, Part::Sockets, Part::Imports, Part::Evening, Part::Backup];

    /// The part with this name.
    pub fn named(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|it| format!("{it:?}").eq_ignore_ascii_case(name))
    }
}

/// The parameters of the measurements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The measurements besides the start.
    pub parts: Vec<Part>,
    /// Number of stored tables.
    pub tables: usize,
    /// Size of the data file in MB.
    pub megabytes: usize,
    /// Number of sockets that are opened and closed.
    pub sockets: u32,
    /// Number of tables played at during a backup.
    pub playing: usize,
    /// Number of commands of a long evening at one table.
    pub commands: u64,
}

/// One figure with its target.
#[derive(Debug)]
struct Figure {
    name: &'static str,
    value: f64,
    target: f64,
    unit: &'static str,
}

/// The figures.
#[derive(Debug, Default)]
pub struct Report(Vec<Figure>);

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, Figure { name, value, target, unit }) in self.0.iter().enumerate() {
            let verdict = if value <= target { "reached" } else { "NOT reached" };
            let end = if n + 1 == self.0.len() { "" } else { "\n" };
            write!(f, "  {name:<58} {value:>8.1} {unit:<2} (target {target} {unit}: {verdict}){end}")?;
        }
        Ok(())
    }
}

impl Report {
    fn add(&mut self, name: &'static str, value: f64, target: f64, unit: &'static str) {
        // Said at once as well, since a later step may fail.
        eprintln!("  {name}: {value:.1} {unit}");
        self.0.push(Figure { name, value, target, unit });
    }
}

/// Measures everything, one after the other, with the program `schwung`.
///
/// # Errors
/// Returns an error if something does not work at all, but never because of a figure.
pub async fn run(program: PathBuf, order: Order) -> anyhow::Result<Report> {
    let folder = TempDir::new()?;
    let (data, said) = (folder.path().join("tables.db"), folder.path().join("said"));
    fill(&data, &order).await?;
    // Recent writes should not count towards the start.
    let _ = Command::new("sync").status();
    let start = schwung(program.clone());
    let began = Instant::now();
    let mut running = Running::start(&start, &data, free_address()?, &said)?;
    let report = measure(&program, &data, &order, &mut running, began).await;
    report.with_context(|| format!("the server said:\n{}", tail(&said)))
}

async fn measure(
    program: &Path,
    data: &Path,
    order: &Order,
    running: &mut Running,
    began: Instant,
) -> anyhow::Result<Report> {
    running.ready().await?;
    let mut report = Report::default();
    report.add(
        "from the start to the first answer, with all stored tables",
        ms(began.elapsed()),
        100.0,
        "ms",
    );
    let used = running.used()?;
    report.add("processor time of the start", used.seconds * 1000.0, 100.0, "ms");
    report.add("memory at rest", used.memory, 30.0, "MB");
    let server = Server::from(running.address);
    for part in &order.parts {
        let report = &mut report;
        let done = match part {
            Part::Tables => tables(running, server, report).await,
            Part::Sockets => sockets(running, server, order, report).await,
            Part::Imports => imports(running, server, report).await,
            Part::Evening => evening(running, server, order, report).await,
            Part::Backup => backup(program, data, server, order, report).await,
        };
        done.with_context(|| format!("{part:?}"))?;
    }
    Ok(report)
}

/// Stores tables that were never opened, and fills the file up.
async fn fill(data: &Path, order: &Order) -> anyhow::Result<()> {
    let store = Sqlite::open(data)?;
    let body = serde_json::to_vec(&"x".repeat(FILLER))?;
    let mut creating = Vec::new();
    for n in 0..order.tables {
        let id = TableId::new(format!("kept{n}"))?;
        let mut hash = [0; 32];
        hash[..8].copy_from_slice(&(n as u64).to_le_bytes());
        let table = id.clone();
        let grant = Grant { hash, table, role: "gm".into(), seat: None, created_at: 1, revoked: false };
        let info = TableInfo { id, created_at: 1, title: format!("Abend {n}"), system: "sotc".into() };
        let is_large = n * order.megabytes / order.tables != (n + 1) * order.megabytes / order.tables;
        let body = if is_large { body.clone() } else { b"{}".to_vec() };
        let row = Row { seq: 1, id: CommandId::new("open")?, at: 1, body };
        creating.push(store.create(info, row, vec![grant]));
        // Those that are waiting share a commit.
        if creating.len() == TOGETHER || n + 1 == order.tables {
            try_join_all(creating.drain(..)).await?;
        }
    }
    Ok(())
}

/// The memory of open tables at which nobody plays. As many are opened before, since the first ones also cost what all of them
/// share.
async fn tables(running: &Running, server: Server, report: &mut Report) -> anyhow::Result<()> {
    for n in 0..OPENED {
        Table::open(server.for_client(n), 3).await?;
    }
    let before = running.used()?.memory;
    for n in OPENED..2 * OPENED {
        Table::open(server.for_client(n), 3).await?;
    }
    let each = (running.used()?.memory - before) * 1000.0 / f64::from(OPENED);
    report.add("an open table at which nobody plays", each, 200.0, "kB");
    Ok(())
}

/// The memory that closed sockets leave behind.
async fn sockets(
    running: &Running,
    server: Server,
    order: &Order,
    report: &mut Report,
) -> anyhow::Result<()> {
    let mut at = Vec::new();
    for n in 0..order.sockets.div_ceil(100) {
        at.push(Table::open(server.for_client(1_000 + n), 0).await?);
    }
    let before = running.used()?.memory;
    let mut open = Vec::new();
    for n in 0..order.sockets {
        let table = &at[usize::try_from(n)? / 100];
        open.push(enter(server.for_client(10_000 + n), &table.watch, 0, None).await?);
    }
    let each = (running.used()?.memory - before) * 1000.0 / f64::from(order.sockets.max(1));
    report.add("a socket", each, 60.0, "kB");
    drop(open);
    sleep(GIVEN_BACK).await;
    report.add("what closed sockets leave behind", running.used()?.memory - before, 10.0, "MB");
    Ok(())
}

/// The reply to the command with this id in a message, if any.
fn answer_to(id: &str, message: ServerMessage) -> Option<anyhow::Result<()>> {
    match message {
        ServerMessage::Done { id: which, .. } if which == id => Some(Ok(())),
        ServerMessage::Refused { id: which, text, .. } if which == id => Some(Err(anyhow!(text))),
        ServerMessage::Bye(bye) => Some(Err(anyhow!("disconnected: {} {}", bye.code, bye.text))),
        _ => None,
    }
}

/// How long commands take during `work`, and whatever that returns.
async fn meanwhile<T>(server: Server, work: impl Future<Output = T>) -> anyhow::Result<(Times, T)> {
    let table = Table::open(server, 0).await?;
    let (mut mouth, mut ear, _) = enter(server, &table.seats[0], 0, None).await?;
    let mut times = Times::default();
    tokio::pin!(work);
    for n in 0_u64.. {
        let id = format!("meanwhile-{n}");
        let what = Do::House(HouseDeed::Say { text: "hm".to_owned(), to: Told::All });
        let sent = Instant::now();
        mouth.say(&ClientMessage::Do { id: id.clone(), what }).await?;
        let done = ear.find(|it| answer_to(&id, it));
        tokio::pin!(done);
        let over = tokio::select! {
            biased;
            done = &mut done => done?.map(|()| None)?,
            over = &mut work => {
                done.await??;
                Some(over)
            }
        };
        times.add(sent.elapsed());
        if let Some(over) = over {
            return Ok((times, over));
        }
        if let Ok(over) = tokio::time::timeout(Duration::from_millis(20), &mut work).await {
            return Ok((times, over));
        }
    }
    unreachable!("the numbers do not end")
}

/// How much files that are no tables delay others and cost.
async fn imports(running: &Running, server: Server, report: &mut Report) -> anyhow::Result<()> {
    let nonsense = "{\"\":0},".repeat(IMPORTS.1 / 7);
    let file = nonsense.trim_end_matches(',');
    let body = format!(
        "{{\"start\":{{\"import\":{{\"file\":[{file}]}}}},\"gm\":\"G\",\"title\":\"\",\"lang\":\"de\"}}"
    );
    let before = running.used()?.memory;
    let sending = async {
        let mut sending = JoinSet::new();
        for n in 0..IMPORTS.0 {
            let (server, body) = (server.for_client(50_000 + n), body.clone());
            sending
                .spawn(async move { http::post_bytes(server, "/api/tables", None, body.as_bytes()).await });
        }
        sending.join_all().await
    };
    let (times, answers) = meanwhile(server.for_client(49_999), sending).await?;
    for answer in answers {
        let status = answer?.status;
        ensure!((400..500).contains(&status), "nonsense was answered with {status}");
    }
    report.add("the slowest command during eight imports at once", ms(times.percentile(100)), 100.0, "ms");
    report.add("memory that these imports cost", running.used()?.peak - before, 100.0, "MB");
    Ok(())
}

/// The growth of the server during a long evening at one table.
async fn evening(
    running: &Running,
    server: Server,
    order: &Order,
    report: &mut Report,
) -> anyhow::Result<()> {
    let mut seated = seat_all(&[server], 1, false).await?.pop().context("no table")?;
    let mut random = Random::new(1);
    seated.hurry(order.commands / 4, &mut random).await?;
    let before = running.used()?.memory;
    seated.hurry(order.commands - order.commands / 4, &mut random).await?;
    report.add("growth during a long evening", running.used()?.memory - before, 10.0, "MB");
    Ok(())
}

/// How long commands take at new tables that are played for this number of seconds.
async fn played(server: Server, tables: usize, seconds: u64) -> anyhow::Result<Times> {
    let mut playing = JoinSet::new();
    let (seated, begin) = (seat_all(&[server], tables, false).await?, Instant::now());
    for (at, table) in seated.into_iter().enumerate() {
        let begin = begin + Duration::from_millis(at as u64 * 20);
        playing.spawn(table.play(begin, Duration::from_secs(1), seconds, Random::new(at as u64)));
    }
    let mut times = Times::default();
    while let Some(table) = playing.join_next().await {
        let outcome = table?;
        ensure!(outcome.errors.is_empty(), "{:?}", outcome.errors);
        times.join(outcome.acknowledged);
    }
    Ok(times)
}

/// How much a backup delays those who play.
async fn backup(
    program: &Path,
    data: &Path,
    server: Server,
    order: &Order,
    report: &mut Report,
) -> anyhow::Result<()> {
    let alone = played(server, order.playing, ALONE).await?;
    let folder = TempDir::new()?;
    let mut command = Command::new(program);
    command.arg("backup").arg("--data").arg(data).arg("--to").arg(folder.path());
    let made = tokio::task::spawn_blocking(move || command.stdout(Stdio::null()).status());
    let times = played(server, order.playing, MEANWHILE).await?;
    ensure!(made.await??.success(), "no backup was made");
    let size = fs::read_dir(folder.path())?
        .filter_map(|it| it.ok()?.metadata().ok())
        .map(|it| it.len())
        .sum::<u64>();
    report.add("size of the backup", size as f64 / 1e6, f64::INFINITY, "MB");
    // The latency without a backup, for comparison.
    report.add("the slowest command before the backup", ms(alone.percentile(100)), f64::INFINITY, "ms");
    report.add("the slowest command during the backup", ms(times.percentile(100)), 50.0, "ms");
    report.add("99 % of the commands before the backup", ms(alone.percentile(99)), f64::INFINITY, "ms");
    report.add("99 % of the commands during the backup", ms(times.percentile(99)), 50.0, "ms");
    Ok(())
}
