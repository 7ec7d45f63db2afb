//! Several nodes on PostgreSQL with synchronous replication: nothing acknowledged is lost, and nobody ever sees two pasts,
//! while nodes, databases and connections fail.
//!
//! What was acknowledged is remembered in this process, outside the database: a database that has lost the end of its log
//! looks whole.

mod clock;
mod nemesis;
mod park;
mod proxy;
mod running;

use std::{
    collections::BTreeMap,
    fmt,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use schwung_play::Random;
use tempfile::TempDir;
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};

use self::{
    nemesis::{CALM, DEAF, Nemesis},
    park::Park,
    running::Nodes,
};
pub use self::{
    nemesis::{Fault, SHORT, possible},
    running::Start,
};
use crate::{
    http::{self, Server},
    kill, ledger,
    person::{Answer, Person},
    player,
    program::tail,
    seats::Table,
};

/// Number of nodes.
const NODES: usize = 3;
/// Players per table, in addition to a game master and a spectator.
const PLAYERS: u8 = 2;
/// How late news may be at a quiet table: the interval between two looks at the store, and a moment to look.
const LATE: Duration = Duration::from_secs(5);
/// How long a loss may go unnoticed.
const NOTICED: Duration = Duration::from_secs(60);

/// The parameters of a trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Time for faults.
    pub time: Duration,
    /// The faults. Each of them happens at least once.
    pub faults: Vec<Fault>,
    /// Number of tables played at.
    pub tables: usize,
    /// Whether a standby that lacks acknowledged rows takes over in the end, which must be noticed.
    pub wrong: bool,
    /// Random seed.
    pub seed: u64,
}

/// The results of a successful trial.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The faults, and how long it took after each until a command was acknowledged.
    pub faults: BTreeMap<Fault, Vec<Duration>>,
    /// Number of stored records.
    pub records: u64,
    /// Number of acknowledged commands.
    pub acknowledged: u64,
    /// Number of refused commands.
    pub refused: u64,
    /// Number of waits for a standby that were cancelled.
    pub cancelled: u64,
    /// How late news were at a quiet table while at most hints were missing.
    pub quiet: Vec<Duration>,
    /// Acknowledged commands that the wrong promotion lost, and the number of those who were told.
    pub wrong: Option<(usize, u64)>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (fault, times) in &self.faults {
            let most = times.iter().max().copied().unwrap_or_default().as_secs_f64();
            writeln!(
                f,
                "  {:<20} {:>4} times, answered again within {most:.1} s",
                format!("{fault:?}"),
                times.len()
            )?;
        }
        writeln!(f, "  acknowledged         {}: all there, none twice", self.acknowledged)?;
        writeln!(f, "  refused              {}: none there", self.refused)?;
        writeln!(f, "  records              {} without a gap, the same at all nodes", self.records)?;
        writeln!(f, "  cancelled waits      {}", self.cancelled)?;
        let most = self.quiet.iter().max().copied().unwrap_or_default().as_secs_f64();
        write!(f, "  news at quiet tables {} times, at most {most:.1} s late", self.quiet.len())?;
        if let Some((lost, told)) = self.wrong {
            write!(f, "\n  wrong promotion      lost {lost} acknowledged commands; {told} people were told")?;
        }
        Ok(())
    }
}

/// Starts databases and nodes, plays through faults, and verifies what is left.
///
/// # Errors
/// Returns an error that describes what was lost, duplicated, stuck, late or seen in two versions.
pub async fn run(start: &Start<'_>, order: Order) -> anyhow::Result<Report> {
    let folder = TempDir::with_prefix("schwung-nodes-")?;
    let databases = TempDir::with_prefix("schwung-postgres-")?;
    let said = |nth: usize| tail(&folder.path().join(format!("node{nth}")));
    let tails = || (0..NODES).map(said).collect::<Vec<_>>().join("\n---\n");
    let ran = within(start, &order, folder.path(), databases.path()).await;
    ran.with_context(|| format!("SEED={}, the nodes said:\n{}", order.seed, tails()))
}

async fn within(start: &Start<'_>, order: &Order, folder: &Path, databases: &Path) -> anyhow::Result<Report> {
    let (park, nodes) = begin(start, order, folder, databases).await?;
    let servers = nodes.servers();
    let (forgive, forgives) = watch::channel(false);
    let (end, ending) = watch::channel(false);
    let mut playing = JoinSet::new();
    for n in 0..order.tables {
        let table = Table::open(servers[n % NODES].for_client(u32::try_from(n)?), PLAYERS).await?;
        let seed = order.seed.wrapping_add(n as u64 * 100);
        playing.spawn(kill::play(servers.clone(), table, seed, ending.clone(), forgives.clone()));
    }
    let state = Arc::new(AtomicU8::new(CALM));
    let quiet = Table::open(servers[0], 0).await?;
    let listening = tokio::spawn(listen(servers.clone(), quiet.clone(), Arc::clone(&state), ending.clone()));
    let probed = Table::open(servers[1], 0).await?;
    let prober = Person::among(servers.clone(), 0, &probed.seats[0], forgives.clone());
    let random = Random::new(order.seed);
    let mut nemesis =
        Nemesis { park, nodes, random, state, prober, done: BTreeMap::new(), probes: 0, cancelled: 0 };
    let raged = nemesis.rage(&order.faults, order.time).await;
    end.send(true)?;
    // If that failed, people may be stuck because of it.
    raged?;
    let mut report = Report::default();
    while let Some(people) = playing.join_next().await {
        let (table, people) = people??;
        check(&servers, &table, people, &mut report).await?;
    }
    report.quiet = listening.await??;
    let prober = std::mem::replace(
        &mut nemesis.prober,
        Person::among(servers.clone(), 1, &probed.seats[0], forgives.clone()),
    );
    check(&servers, &probed, vec![prober], &mut report).await?;
    ensure!(
        nemesis.nodes.metric("schwung_tables_rewritten_total").await? == 0,
        "a loss was reported that was none"
    );
    if order.wrong {
        forgive.send(true)?;
        report.wrong = Some(wrong(&mut nemesis, forgives).await?);
    }
    report.cancelled = nemesis.cancelled;
    report.faults = nemesis.done;
    Ok(report)
}

/// Starts databases and nodes.
async fn begin<'s>(
    start: &'s Start<'s>,
    order: &Order,
    folder: &'s Path,
    databases: &Path,
) -> anyhow::Result<(Park, Nodes<'s>)> {
    let park = Park::start(databases, order.faults.contains(&Fault::FullDisk), false).await?;
    let nodes = all(start, &park, NODES, folder).await?;
    Ok((park, nodes))
}

/// Starts databases that write through to their disks, and this number of nodes.
pub(crate) async fn calm<'s>(
    start: &'s Start<'s>,
    count: usize,
    folder: &'s Path,
    databases: &Path,
) -> anyhow::Result<(Park, Nodes<'s>)> {
    let park = Park::start(databases, false, true).await?;
    let nodes = all(start, &park, count, folder).await?;
    Ok((park, nodes))
}

/// Starts nodes on these databases.
async fn all<'s>(
    start: &'s Start<'s>,
    park: &Park,
    count: usize,
    folder: &'s Path,
) -> anyhow::Result<Nodes<'s>> {
    let mut nodes = Nodes::new(start, park.address(), count, folder)?;
    for nth in 0..count {
        nodes.start(nth)?;
        nodes.ready(nth).await?;
    }
    Ok(nodes)
}

/// Checks a table at every node.
async fn check(
    servers: &[Server],
    table: &Table,
    mut people: Vec<Person>,
    report: &mut Report,
) -> anyhow::Result<()> {
    let context = || format!("table {}", table.table);
    let mut sum = kill::Report::default();
    let told = kill::settle(servers[0], table, &mut people).await.with_context(context)?;
    told.add_to(&mut sum);
    for server in &servers[1..] {
        let records = ledger::log(*server, &table.seats[0], &people).await.with_context(context)?;
        ensure!(records == sum.records, "the nodes disagree: {records} records and {}", sum.records);
        for person in &people {
            ledger::sight(*server, person).await.with_context(context)?;
        }
    }
    report.records += sum.records;
    report.acknowledged += sum.acknowledged;
    report.refused += sum.refused;
    Ok(())
}

/// Measures at a table where little happens how late news are at other nodes. Busy tables hide lost hints, since the next
/// one makes good for them.
async fn listen(
    servers: Vec<Server>,
    table: Table,
    state: Arc<AtomicU8>,
    ending: watch::Receiver<bool>,
) -> anyhow::Result<Vec<Duration>> {
    let never = watch::channel(false).1;
    let mut gm = Person::among(servers.clone(), 0, &table.seats[0], never.clone());
    let mut watchers: Vec<Person> = (1..servers.len())
        .map(|at| Person::among(servers.clone(), at, &table.watch, never.clone()))
        .collect();
    let mut random = Random::new(1);
    let mut delays = Vec::new();
    for nth in 0u64.. {
        if *ending.borrow() {
            break;
        }
        for person in watchers.iter_mut().chain([&mut gm]) {
            person.follow(Duration::from_millis(200)).await?;
        }
        let before = state.load(Ordering::Acquire);
        gm.make(&format!("quiet-{nth}"), player::note(0, &mut random).what).await?;
        let since = Instant::now();
        let seq = gm.view.as_ref().map_or(0, |it| it.seq);
        let mut longest = Duration::ZERO;
        for watcher in &mut watchers {
            // All records of this table are known to everybody.
            while watcher.view.as_ref().map_or(0, |it| it.seq) < seq {
                watcher.follow(Duration::from_millis(5)).await?;
                ensure!(since.elapsed() < NOTICED, "a quiet table was not told of record {seq}");
            }
            longest = longest.max(since.elapsed());
        }
        let after = state.load(Ordering::Acquire);
        if [before, after].iter().all(|it| *it == CALM || *it == DEAF) {
            ensure!(longest <= LATE, "news were {longest:?} late while at most hints were missing");
            delays.push(longest);
        }
    }
    Ok(delays)
}

/// Lets the wrong standby take over: acknowledged commands are lost, and nodes and people must notice. Returns how many
/// were lost and how many people were told.
async fn wrong(nemesis: &mut Nemesis<'_>, forgives: watch::Receiver<bool>) -> anyhow::Result<(usize, u64)> {
    let servers = nemesis.nodes.servers();
    let table = Table::open(servers[0], 0).await?;
    let mut people: Vec<Person> =
        (0..NODES).map(|at| Person::among(servers.clone(), at, &table.seats[0], forgives.clone())).collect();
    let mut random = Random::new(2);
    let mut say = async |people: &mut Vec<Person>, id: String| -> anyhow::Result<()> {
        let what = player::note(0, &mut random).what;
        people[0].make(&id, what).await?;
        for person in people.iter_mut() {
            person.follow(Duration::from_millis(20)).await?;
        }
        Ok(())
    };
    for nth in 0..5 {
        say(&mut people, format!("kept-{nth}")).await?;
    }
    let [behind, ahead] = nemesis.park.standbys()[..] else { anyhow::bail!("there are two standbys") };
    nemesis.park.feeds[behind].set(proxy::Mode::Freeze);
    for nth in 0..20 {
        say(&mut people, format!("lost-{nth}")).await?;
    }
    let old = nemesis.park.primary;
    nemesis.park.server(old).kill();
    nemesis.park.server(ahead).kill();
    nemesis.park.promote_wrongly(behind).await?;
    let since = Instant::now();
    while nemesis.nodes.metric("schwung_tables_rewritten_total").await? == 0
        || people.iter().all(|it| it.rewritten == 0)
    {
        ensure!(since.elapsed() < NOTICED, "a loss went unnoticed");
        for person in &mut people {
            person.follow(Duration::from_millis(200)).await?;
        }
    }
    let answer =
        timeout(NOTICED, http::get(servers[0], "/api/table/export", Some(&table.seats[0]))).await??;
    let log = answer.text_whole();
    let done = people[0].answers.iter().filter(|it| matches!(it.1, Answer::Done(_)));
    let lost = done.filter(|it| !log.contains(&format!("\"{}\"", it.0))).count();
    ensure!(lost > 0, "nothing was lost, so nothing was tested");
    sleep(Duration::from_millis(200)).await;
    Ok((lost, people.iter().filter(|it| it.rewritten > 0).count() as u64))
}
