//! Checks that nothing is lost, duplicated or stuck when the server is repeatedly killed while people play.

use std::{fmt, net::SocketAddr, path::Path, thread, time::Duration};

use anyhow::{Context, ensure};
use schwung_log::HouseDeed;
use schwung_play::Random;
use schwung_store::{BackupOptions, StoreError};
use schwung_views::wire::{Do, View};
use tempfile::TempDir;
use tokio::{sync::watch, task::JoinSet, time::sleep};

use crate::{
    disk::SmallDisk,
    http::Server,
    ledger,
    person::{Answer, Person},
    player::{self, Move},
    program::{Running, Start, free_address, tail},
    seats::Table,
};

/// Players per table, in addition to a game master and a spectator.
const PLAYERS: u8 = 3;
/// Size of the disk that is filled up, in MiB.
const DISK: u32 = 48;
/// Number of final commands of the game master, which show that the table is still playable.
const AFTERWARDS: u64 = 20;

/// The parameters of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// Number of kills.
    pub times: u32,
    /// Number of tables played at.
    pub tables: usize,
    /// Random seed.
    pub seed: u64,
    /// Whether backups are made all the time.
    pub backups: bool,
    /// Whether the disk is full in some rounds. Ignored where no small disk can be mounted.
    pub full: bool,
}

/// The results of a successful trial.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Number of kills.
    pub killed: u32,
    /// Number of kills while the server was starting.
    pub starting: u32,
    /// Number of stored records.
    pub records: u64,
    /// Number of acknowledged commands.
    pub acknowledged: u64,
    /// Number of refused commands.
    pub refused: u64,
    /// Number of reconnects at which the table was at the record last seen, and looked the same.
    pub same: u64,
    /// Number of these reconnects at which a question was waiting.
    pub waited: u64,
    /// Number of kills while the disk was full.
    pub full: u32,
    /// Number of backups made meanwhile; all of them were sound.
    pub backups: u32,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "killed {} times, {} of them while it started", self.killed, self.starting)?;
        writeln!(f, "  acknowledged   {}: all there, none twice", self.acknowledged)?;
        writeln!(f, "  refused        {}: none there", self.refused)?;
        writeln!(f, "  records        {} without a gap", self.records)?;
        writeln!(f, "  came back      {} times to the same record and the same view", self.same)?;
        writeln!(f, "  questions      waited over a kill {} times, and wait again", self.waited)?;
        writeln!(f, "  full disk      at {} kills", self.full)?;
        write!(f, "  backups        {} meanwhile, all sound", self.backups)
    }
}

/// Plays on one data file, repeatedly kills and restarts the server, and finally verifies the data.
///
/// # Errors
/// Returns an error that describes what was lost, duplicated, stuck, or displayed differently.
pub async fn run(start: &Start<'_>, order: Order) -> anyhow::Result<Report> {
    let folder = TempDir::new()?;
    let said = folder.path().join("said");
    let disk = if order.full { SmallDisk::new(DISK)? } else { None };
    let data = disk.as_ref().map_or(folder.path(), SmallDisk::path).join("tables.db");
    let copies = folder.path().join("backups");
    let trial = Trial {
        start,
        data: &data,
        copies: &copies,
        said: &said,
        address: free_address()?,
        disk: disk.as_ref(),
    };
    trial.run(order).await.with_context(|| format!("the server said:\n{}", tail(&said)))
}

struct Trial<'s> {
    start: &'s Start<'s>,
    data: &'s Path,
    /// The folder for backups.
    copies: &'s Path,
    said: &'s Path,
    address: SocketAddr,
    /// The disk of the data file, if it can be filled up.
    disk: Option<&'s SmallDisk>,
}

impl Trial<'_> {
    fn server(&self) -> anyhow::Result<Running> {
        Running::start(self.start, self.data, self.address, self.said)
    }

    async fn run(&self, order: Order) -> anyhow::Result<Report> {
        let mut server = self.server()?;
        server.ready().await?;
        let mut tables = Vec::new();
        let address = Server::from(self.address);
        for _ in 0..order.tables {
            tables.push(Table::open(address, PLAYERS).await?);
        }
        let (end, ending) = watch::channel(false);
        let mut playing = JoinSet::new();
        for (n, table) in (0u64..).zip(tables) {
            let (seed, forgives) = (order.seed.wrapping_add(n * 100), watch::channel(false).1);
            playing.spawn(play(vec![address], table, seed, ending.clone(), forgives));
        }
        let copying = order.backups.then(|| {
            let (data, copies, ending) = (self.data.to_owned(), self.copies.to_owned(), end.subscribe());
            tokio::task::spawn_blocking(move || copy(&data, &copies, &ending))
        });
        let mut report = Report::default();
        let mut random = Random::new(order.seed);
        for round in 0..order.times {
            // Every fourth kill happens while the server starts or soon afterwards, every fourth with a full disk.
            let (early, full) = (round % 4 == 3, round % 4 == 1 && self.disk.is_some());
            let moment = u64::from(if early { random.below(80) } else { random.below(500) });
            let killed = async {
                if !early {
                    server.ready().await?;
                }
                sleep(Duration::from_millis(moment)).await;
                match self.disk {
                    Some(disk) if full => self.kill_full(disk, &mut server, &mut random).await,
                    _ => server.kill(),
                }
            };
            killed.await.with_context(|| format!("round {round}"))?;
            report.killed += 1;
            report.starting += u32::from(early);
            report.full += u32::from(full);
            if let Some(failed) = playing.try_join_next() {
                failed??;
            }
            server = self.server()?;
        }
        server.ready().await?;
        end.send(true)?;
        if let Some(copying) = copying {
            report.backups = copying.await??;
        }
        while let Some(people) = playing.join_next().await {
            let (table, mut people) = people??;
            let told = settle(address, &table, &mut people).await;
            told.with_context(|| format!("table {}", table.table))?.add_to(&mut report);
        }
        Ok(report)
    }
}

impl Trial<'_> {
    /// Fills the disk up, kills the server, sometimes once more when it has tried to start, and frees the disk.
    async fn kill_full(
        &self,
        disk: &SmallDisk,
        server: &mut Running,
        random: &mut Random,
    ) -> anyhow::Result<()> {
        disk.fill()?;
        let full = async {
            server.until_unready().await?;
            sleep(Duration::from_millis(random.below(300).into())).await;
            server.kill()?;
            if random.below(2) == 0 {
                // It may say that the disk is full, and end by itself.
                let again = self.server()?;
                sleep(Duration::from_millis(random.below(300).into())).await;
                drop(again);
            }
            Ok(())
        };
        let killed = full.await;
        disk.free()?;
        killed
    }
}

/// Makes backups until the end of the trial, checks each of them, and returns how many there were.
fn copy(data: &Path, copies: &Path, ending: &watch::Receiver<bool>) -> anyhow::Result<u32> {
    let mut made_count = 0;
    for count in 0_u32.. {
        if *ending.borrow() {
            return Ok(made_count);
        }
        let at = i64::from(count) * 1000;
        let made = match schwung_store::back_up_into(data, copies, at, 3, BackupOptions::default()) {
            Ok(made) => made,
            // The server that has the file open was just killed, or its disk is full.
            Err(StoreError::Open { .. } | StoreError::Backup { .. }) => {
                thread::sleep(Duration::from_millis(20));
                continue;
            }
            Err(error) => return Err(error).context("no backup"),
        };
        ensure!(made.verified.is_sound(), "backup {count} is damaged: {:?}", made.verified);
        made_count += 1;
    }
    unreachable!("the numbers do not end")
}

/// Plays at one table until the end of the trial.
pub(crate) async fn play(
    servers: Vec<Server>,
    table: Table,
    seed: u64,
    ending: watch::Receiver<bool>,
    forgives: watch::Receiver<bool>,
) -> anyhow::Result<(Table, Vec<Person>)> {
    let mut playing = JoinSet::new();
    for (seat, token) in table.viewers().into_iter().enumerate() {
        let watches = seat == table.seats.len();
        let client = u32::try_from(seat)?;
        let servers: Vec<Server> = servers.iter().map(|it| it.for_client(client)).collect();
        let at = seat % servers.len();
        let (person, ending) = (Person::among(servers, at, &token, forgives.clone()), ending.clone());
        let random = Random::new(seed.wrapping_add(seat as u64));
        playing.spawn(async move {
            let person = if watches {
                follow(person, ending).await
            } else {
                take_part(person, seat, random, ending).await
            };
            anyhow::Ok((seat, person?))
        });
    }
    let mut people = Vec::new();
    while let Some(person) = playing.join_next().await {
        people.push(person??);
    }
    people.sort_by_key(|it| it.0);
    Ok((table, people.into_iter().map(|it| it.1).collect()))
}

/// A spectator.
async fn follow(mut person: Person, ending: watch::Receiver<bool>) -> anyhow::Result<Person> {
    while !*ending.borrow() {
        person.follow(Duration::from_millis(50)).await?;
    }
    Ok(person)
}

/// A player: acts and waits for the result.
async fn take_part(
    mut person: Person,
    seat: usize,
    mut random: Random,
    ending: watch::Receiver<bool>,
) -> anyhow::Result<Person> {
    for at in 0u64.. {
        if *ending.borrow() {
            break;
        }
        person.follow(Duration::from_millis(40 + u64::from(random.below(80)))).await?;
        let Some(view) = &person.view else { continue };
        let what = whim(view, &person, seat, &mut random).what;
        person.make(&format!("{seat}-{at}"), what).await?;
    }
    Ok(person)
}

/// A random next move: the game master plays and sometimes undoes, players answer and talk.
fn whim(view: &View, person: &Person, seat: usize, random: &mut Random) -> Move {
    let seat = u8::try_from(seat).unwrap_or_default();
    if seat > 0 {
        return player::own(view, seat, random);
    }
    let last = person.lines.iter().rev().filter(|it| !it.undone).find_map(|it| it.act);
    match (random.below(40), last) {
        (0, Some(to)) => Move { seat, what: Do::Undo { to, keep_dice: random.below(2) == 0 } },
        (1, _) => Move { seat, what: Do::CallOff },
        (2, _) => Move { seat, what: Do::House(HouseDeed::Lock(random.below(2) == 0)) },
        _ => player::next(view, random),
    }
}

/// Final checks of a table: it is still playable, and everything acknowledged is visible to everybody.
pub(crate) async fn settle(server: Server, table: &Table, people: &mut [Person]) -> anyhow::Result<Report> {
    let mut random = Random::new(7);
    let mut done = 0;
    let gm = people.first_mut().context("nobody played")?;
    gm.follow(Duration::from_millis(200)).await?;
    for at in 0..AFTERWARDS {
        let view = gm.view.as_ref().context("the game master received no view")?;
        let next = player::next(view, &mut random);
        let is_answer = view.waiting.is_some();
        let answer = gm.make(&format!("afterwards-{at}"), next.what).await?;
        ensure!(
            !is_answer || matches!(answer, Answer::Done(_)),
            "a pending question cannot be answered: {answer:?}"
        );
        done += u64::from(matches!(answer, Answer::Done(_)));
        gm.follow(Duration::from_millis(20)).await?;
    }
    ensure!(done > 0, "the table is no longer playable");
    for person in &mut *people {
        person.follow(Duration::from_millis(300)).await?;
    }
    let records = ledger::log(server, &table.seats[0], people).await?;
    let mut report = Report { records, ..Report::default() };
    for (seat, person) in people.iter().enumerate() {
        ledger::sight(server, person).await.with_context(|| format!("viewer {seat}"))?;
        report.same += person.same;
        report.waited += person.waited;
        for answer in person.answers.values() {
            match answer {
                Answer::Done(_) => report.acknowledged += 1,
                Answer::Refused(_) => report.refused += 1,
            }
        }
    }
    Ok(report)
}

impl Report {
    pub(crate) fn add_to(self, sum: &mut Report) {
        sum.records += self.records;
        sum.acknowledged += self.acknowledged;
        sum.refused += self.refused;
        sum.same += self.same;
        sum.waited += self.waited;
    }
}
