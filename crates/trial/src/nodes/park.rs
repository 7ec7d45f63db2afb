//! Three PostgreSQL servers: a primary and two standbys, one of which must confirm each commit.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, ensure};
use schwung_postgres::cluster::Server;
use tokio::time::sleep;

use super::{
    clock::Clock,
    proxy::{Mode, Proxy},
};
use crate::disk::SmallDisk;

/// Number of servers.
pub(crate) const SERVERS: usize = 3;
/// Size of the disk of each server in MiB, where disks fill up: enough for its data twice, since a server is made anew
/// beside the old one.
const DISK: u32 = 512;
/// Name of the database.
const DATABASE: &str = "tables";

/// The servers, with proxies in front of them.
#[derive(Debug)]
pub(crate) struct Park {
    servers: Vec<Server>,
    /// Whether they write through to their disks.
    fsync: bool,
    /// The folder of each server.
    folders: Vec<PathBuf>,
    /// Disks on which these folders are, if disks shall fill up.
    disks: Vec<SmallDisk>,
    /// The clock of each server.
    pub(crate) clocks: Vec<Clock>,
    /// Between the nodes and each server.
    pub(crate) doors: Vec<Proxy>,
    /// Between each standby and its primary.
    pub(crate) feeds: Vec<Proxy>,
    pub(crate) primary: usize,
    /// Number of folders used so far: a server that is made anew gets another one.
    made: usize,
}

/// Settings of each server.
fn settings(nth: usize, fsync: bool) -> String {
    let fsync = if fsync { "on" } else { "off" };
    let names: Vec<String> = (0..SERVERS).map(|it| format!("pg{it}")).collect();
    // A server is not its own standby, so the same list suits every primary.
    format!(
        "synchronous_standby_names = 'ANY 1 ({})'\ncluster_name = 'pg{nth}'\nwal_receiver_timeout = 5s\n\
         wal_sender_timeout = 5s\nwal_retrieve_retry_interval = 200ms\nfsync = {fsync}\nwal_keep_size = 64MB\n",
        names.join(", ")
    )
}

impl Park {
    /// Starts all servers. `full` tells whether disks shall fill up, `fsync` whether to write through to them.
    pub(crate) async fn start(folder: &Path, full: bool, fsync: bool) -> anyhow::Result<Park> {
        let mut disks = Vec::new();
        while full && disks.len() < SERVERS {
            disks.push(SmallDisk::new(DISK)?.context("disks may not be mounted")?);
        }
        let folders: Vec<PathBuf> =
            (0..SERVERS).map(|nth| disks.get(nth).map_or(folder, SmallDisk::path).to_owned()).collect();
        let clocks = (0..SERVERS)
            .map(|nth| Clock::new(&folders[nth], &format!("pg{nth}")))
            .collect::<Result<Vec<_>, _>>()?;
        let mut primary = Server::make(&folders[0], "pg0-0", &settings(0, fsync))?;
        primary.environment(clocks[0].environment());
        let mut park = Park {
            fsync,
            folders,
            disks,
            clocks,
            doors: vec![Proxy::start(primary.port()).await?],
            feeds: vec![Proxy::start(primary.port()).await?],
            servers: vec![primary],
            primary: 0,
            made: 1,
        };
        // Commits would wait for standbys that do not exist yet.
        park.servers[0].configure("synchronous_standby_names = ''\n")?;
        park.servers[0].start()?;
        park.servers[0].sql("postgres", &format!("create database {DATABASE}"))?;
        for nth in 1..SERVERS {
            park.feeds.push(Proxy::start(park.servers[0].port()).await?);
            let standby = park.standby(nth)?;
            park.doors.push(Proxy::start(standby.port()).await?);
            park.servers.push(standby);
        }
        park.servers[0].configure(&settings(0, fsync))?;
        park.servers[0].reload()?;
        park.settle().await?;
        Ok(park)
    }

    /// Makes and starts a standby of the primary.
    fn standby(&mut self, nth: usize) -> anyhow::Result<Server> {
        self.made += 1;
        let name = format!("pg{nth}-{}", self.made);
        let primary = &self.servers[self.primary];
        let mut standby = Server::standby(&self.folders[nth], &name, primary, &settings(nth, self.fsync))?;
        standby.environment(self.clocks[nth].environment());
        let from =
            format!("host=127.0.0.1 port={} user=schwung application_name=pg{nth}", self.feeds[nth].port());
        standby.configure(&format!("primary_conninfo = '{from}'\n"))?;
        standby.start()?;
        Ok(standby)
    }

    /// Waits until both standbys follow the primary.
    pub(crate) async fn settle(&self) -> anyhow::Result<()> {
        let sql = "select count(*) from pg_stat_replication where state = 'streaming'";
        for _ in 0..400 {
            if self.servers[self.primary].sql("postgres", sql).is_ok_and(|it| it == "2") {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
        let logs: Vec<String> = self.servers.iter().map(Server::log).collect();
        anyhow::bail!("the standbys do not follow:\n{}", logs.join("\n---\n"))
    }

    /// The address of the store, through the proxies.
    pub(crate) fn address(&self) -> String {
        let hosts: Vec<String> = self.doors.iter().map(|it| format!("127.0.0.1:{}", it.port())).collect();
        format!("postgres://schwung@{}/{DATABASE}", hosts.join(","))
    }

    /// The standbys.
    pub(crate) fn standbys(&self) -> Vec<usize> {
        (0..SERVERS).filter(|it| *it != self.primary).collect()
    }

    pub(crate) fn server(&mut self, nth: usize) -> &mut Server {
        &mut self.servers[nth]
    }

    /// Runs SQL on the primary.
    pub(crate) fn sql(&self, sql: &str) -> anyhow::Result<String> {
        Ok(self.servers[self.primary].sql(DATABASE, sql)?)
    }

    /// Pauses or resumes the replication to all standbys.
    pub(crate) fn starve(&self, starve: bool) {
        for nth in self.standbys() {
            self.feeds[nth].set(if starve { Mode::Freeze } else { Mode::Pass });
        }
    }

    /// Fills the disk of the primary until its writes fail.
    pub(crate) async fn fill(&self) -> anyhow::Result<()> {
        let (disk, primary) = (&self.disks[self.primary], &self.servers[self.primary]);
        disk.fill()?;
        // Until then it writes to files that were made beforehand. Its log lies on the same disk and may end in the middle of
        // the message.
        let is_full = |told: &str| told.contains("No space left") || told.contains("could not write");
        for _ in 0..400 {
            if let Err(error) = primary.sql("postgres", "select pg_switch_wal()")
                && (is_full(&error.to_string()) || is_full(&primary.log()))
            {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("the primary goes on with a full disk:\n{}", primary.log())
    }

    /// Frees the disk of the primary, and starts it if it has given up.
    pub(crate) async fn free(&mut self) -> anyhow::Result<()> {
        self.disks[self.primary].free()?;
        let primary = &mut self.servers[self.primary];
        for _ in 0..100 {
            if primary.accepts() {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
        primary.kill();
        Ok(primary.start()?)
    }

    /// How far a standby has received the log.
    fn received(&self, nth: usize) -> anyhow::Result<u64> {
        let text = self.servers[nth].sql("postgres", "select pg_last_wal_receive_lsn()")?;
        let (high, low) = text.split_once('/').context("no position")?;
        Ok(u64::from_str_radix(high, 16)? << 32 | u64::from_str_radix(low, 16)?)
    }

    /// Makes the standby that has received most the primary, as an operator must. The other one follows it.
    pub(crate) fn promote(&mut self) -> anyhow::Result<()> {
        let [one, two] = self.standbys()[..] else { anyhow::bail!("there are two standbys") };
        let (best, other) = if self.received(one)? >= self.received(two)? { (one, two) } else { (two, one) };
        self.servers[best].promote()?;
        self.primary = best;
        let port = self.servers[best].port();
        self.feeds[other].lead_to(port);
        self.feeds[other].cut();
        Ok(())
    }

    /// Makes a server anew as a standby of the primary.
    pub(crate) async fn rebuild(&mut self, nth: usize) -> anyhow::Result<()> {
        ensure!(nth != self.primary, "it is the primary");
        let old = self.servers[nth].data().to_owned();
        self.servers[nth].kill();
        self.feeds[nth].lead_to(self.servers[self.primary].port());
        self.feeds[nth].set(Mode::Pass);
        let standby = self.standby(nth)?;
        self.doors[nth].lead_to(standby.port());
        self.doors[nth].cut();
        self.servers[nth] = standby;
        let _ = std::fs::remove_dir_all(old);
        self.settle().await
    }

    /// Makes a standby the primary that lacks what the other one has confirmed, as an operator must not. Nobody waits for
    /// standbys afterwards.
    pub(crate) async fn promote_wrongly(&mut self, behind: usize) -> anyhow::Result<()> {
        self.servers[behind].promote()?;
        self.servers[behind].configure("synchronous_standby_names = ''\n")?;
        self.servers[behind].reload()?;
        self.primary = behind;
        Ok(())
    }
}
