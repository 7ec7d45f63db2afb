//! Faults, one after the other, each healed before the next.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use anyhow::Context;
use schwung_play::Random;
use tokio::time::sleep;

use super::{
    clock,
    park::{Park, SERVERS},
    proxy::{Mode, Proxy},
    running::Nodes,
};
use crate::{disk::SmallDisk, person::Person, player};

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// A node is killed and started again.
    KillNode,
    /// A node is suspended for a while.
    FreezeNode,
    /// A standby is killed and started again.
    KillStandby,
    /// A standby is suspended for a while.
    FreezeStandby,
    /// The primary is suspended for a while.
    FreezePrimary,
    /// The primary is killed, and the standby that has received most takes over.
    KillPrimary,
    /// The primary is suspended, a standby takes over, and the former primary resumes.
    ReplacePrimary,
    /// Commits that wait for a standby are cancelled.
    CancelWaits,
    /// The primary is killed with rows that no standby has, and started again.
    RestartUnreplicated,
    /// The connections for hints are cut.
    CutListeners,
    /// All connections to the database are cut.
    CutConnections,
    /// Traffic to and from the database is delayed.
    DelayConnections,
    /// The connections to the database hang.
    FreezeConnections,
    /// The disk of the primary is full.
    FullDisk,
    /// The clocks of a node and of the primary jump ahead, then back behind the time.
    JumpClocks,
}

/// All faults.
const ALL: [Fault; 15] = [
    Fault::KillNode,
    Fault::CutListeners,
    Fault::KillPrimary,
    Fault::CancelWaits,
    Fault::FreezeNode,
    Fault::CutConnections,
    Fault::RestartUnreplicated,
    Fault::KillStandby,
    Fault::FreezePrimary,
    Fault::ReplacePrimary,
    Fault::DelayConnections,
    Fault::FreezeStandby,
    Fault::FreezeConnections,
    Fault::FullDisk,
    Fault::JumpClocks,
];

/// All faults that this machine can produce, and those that it cannot.
///
/// # Errors
/// Returns an error if there is no folder for temporary files.
pub fn possible() -> anyhow::Result<(Vec<Fault>, Vec<Fault>)> {
    let disks = SmallDisk::new(1)?.is_some();
    Ok(ALL.into_iter().partition(|it| match it {
        Fault::FullDisk => disks,
        Fault::JumpClocks => clock::can_be_set(),
        _ => true,
    }))
}

/// The faults of the short form.
pub const SHORT: [Fault; 5] =
    [Fault::KillNode, Fault::CutListeners, Fault::CancelWaits, Fault::CutConnections, Fault::KillPrimary];

/// No fault: news must arrive as promised.
pub(crate) const CALM: u8 = 0;
/// Only hints are missing: news must arrive as promised all the same.
pub(crate) const DEAF: u8 = 1;
/// Something is broken.
const BROKEN: u8 = 2;

/// Timeout of all waits.
const NEVER: Duration = Duration::from_secs(60);

/// Brings faults about.
pub(crate) struct Nemesis<'n> {
    pub(crate) park: Park,
    pub(crate) nodes: Nodes<'n>,
    pub(crate) random: Random,
    pub(crate) state: Arc<AtomicU8>,
    /// Somebody who sends a command after each fault.
    pub(crate) prober: Person,
    pub(crate) done: BTreeMap<Fault, Vec<Duration>>,
    pub(crate) probes: u64,
    pub(crate) cancelled: u64,
}

impl Nemesis<'_> {
    /// Brings about faults of these kinds in turn until the time is over and each of them has happened.
    pub(crate) async fn rage(&mut self, faults: &[Fault], time: Duration) -> anyhow::Result<()> {
        let since = Instant::now();
        for round in 0.. {
            let fault = faults[round % faults.len()];
            if round >= faults.len() && since.elapsed() > time {
                return Ok(());
            }
            self.strike(fault).await.with_context(|| format!("{fault:?}, round {round}"))?;
            let pause = 300 + u64::from(self.random.below(900));
            sleep(Duration::from_millis(pause)).await;
        }
        Ok(())
    }

    async fn strike(&mut self, fault: Fault) -> anyhow::Result<()> {
        let state = if fault == Fault::CutListeners { DEAF } else { BROKEN };
        self.state.store(state, Ordering::Release);
        let bad = Duration::from_millis(500 + u64::from(self.random.below(2_500)));
        let answered = match fault {
            Fault::KillNode | Fault::FreezeNode => self.hit_node(fault, bad).await?,
            Fault::KillStandby | Fault::FreezeStandby => self.hit_standby(fault).await?,
            Fault::FreezePrimary
            | Fault::KillPrimary
            | Fault::ReplacePrimary
            | Fault::CancelWaits
            | Fault::FullDisk
            | Fault::RestartUnreplicated => self.hit_primary(fault, bad).await?,
            Fault::CutListeners
            | Fault::CutConnections
            | Fault::DelayConnections
            | Fault::FreezeConnections => self.hit_connections(fault, bad).await?,
            Fault::JumpClocks => self.jump_clocks().await?,
        };
        self.park.settle().await?;
        self.done.entry(fault).or_default().push(answered);
        // Those who were cut off need a moment to come back.
        sleep(Duration::from_millis(1_500)).await;
        self.state.store(CALM, Ordering::Release);
        Ok(())
    }

    async fn hit_node(&mut self, fault: Fault, bad: Duration) -> anyhow::Result<Duration> {
        let node = self.random.below(3) as usize;
        if fault == Fault::KillNode {
            self.nodes.kill(node)?;
            let answered = self.probe().await?;
            self.nodes.start(node)?;
            self.nodes.ready(node).await?;
            return Ok(answered);
        }
        self.nodes.signal(node, "STOP");
        let answered = self.probe().await;
        sleep(bad).await;
        self.nodes.signal(node, "CONT");
        answered
    }

    async fn hit_standby(&mut self, fault: Fault) -> anyhow::Result<Duration> {
        let standby = self.park.standbys()[self.random.below(2) as usize];
        if fault == Fault::KillStandby {
            self.park.server(standby).kill();
            let answered = self.probe().await?;
            self.park.server(standby).start()?;
            return Ok(answered);
        }
        self.park.server(standby).freeze();
        let answered = self.probe().await;
        self.park.server(standby).thaw();
        answered
    }

    async fn hit_primary(&mut self, fault: Fault, bad: Duration) -> anyhow::Result<Duration> {
        let primary = self.park.primary;
        match fault {
            Fault::FreezePrimary => {
                self.park.server(primary).freeze();
                sleep(bad).await;
                self.park.server(primary).thaw();
                self.probe().await
            }
            Fault::KillPrimary => {
                self.park.server(primary).kill();
                self.park.promote()?;
                let answered = self.probe().await?;
                self.park.rebuild(primary).await?;
                Ok(answered)
            }
            Fault::ReplacePrimary => {
                self.park.server(primary).freeze();
                self.park.promote()?;
                let answered = self.probe().await?;
                // It knows nothing of its successor, and nobody waits for it.
                self.park.server(primary).thaw();
                sleep(bad).await;
                self.park.rebuild(primary).await?;
                Ok(answered)
            }
            Fault::RestartUnreplicated => {
                self.park.starve(true);
                self.wait_for_waiting().await?;
                self.park.server(primary).kill();
                self.park.server(primary).start()?;
                sleep(bad).await;
                self.park.starve(false);
                self.probe().await
            }
            Fault::FullDisk => {
                self.park.fill().await?;
                sleep(bad).await;
                self.park.free().await?;
                self.probe().await
            }
            _ => self.cancel_waits().await,
        }
    }

    async fn hit_connections(&mut self, fault: Fault, bad: Duration) -> anyhow::Result<Duration> {
        match fault {
            Fault::CutListeners => {
                let sql = "select count(pg_terminate_backend(pid)) from pg_stat_activity
                    where application_name = 'schwung-hints'";
                for _ in 0..4 {
                    self.park.sql(sql)?;
                    sleep(Duration::from_millis(500)).await;
                }
                self.probe().await
            }
            Fault::DelayConnections => {
                self.doors(Mode::Delay(Duration::from_millis(60)));
                let answered = self.probe().await;
                sleep(bad).await;
                self.doors(Mode::Pass);
                answered
            }
            Fault::FreezeConnections => {
                self.doors(Mode::Freeze);
                sleep(bad).await;
                self.doors(Mode::Pass);
                self.probe().await
            }
            _ => {
                self.park.doors.iter().for_each(Proxy::cut);
                self.probe().await
            }
        }
    }

    /// Sets the clocks of a node and of the primary wrong by up to a day, in both directions, then right again.
    async fn jump_clocks(&mut self) -> anyhow::Result<Duration> {
        let (node, primary) = (self.random.below(3) as usize, self.park.primary);
        let far = i64::from(3_600 + self.random.below(82_800));
        let mut longest = Duration::ZERO;
        for wrong in [far, -far, 0] {
            self.nodes.set_clock(node, wrong)?;
            self.park.clocks[primary].set(wrong)?;
            longest = longest.max(self.probe().await?);
            if wrong > 0 {
                // Only in this direction: what a node says of the time is never earlier than what it said before, be it
                // in an earlier round. It says full seconds, of the second before.
                let due = i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs())? + far - 2;
                let jumped = self.nodes.time(node).await? >= due;
                anyhow::ensure!(jumped, "the clock of the node cannot be set: is it linked statically?");
                let sql = format!("select extract(epoch from clock_timestamp()) >= {due}");
                anyhow::ensure!(self.park.sql(&sql)? == "t", "the clock of the database cannot be set");
            }
            sleep(Duration::from_millis(500)).await;
        }
        Ok(longest)
    }

    fn doors(&self, mode: Mode) {
        self.park.doors.iter().for_each(|it| it.set(mode));
    }

    /// Stops replication and cancels commits that wait for it, as a time-out would.
    async fn cancel_waits(&mut self) -> anyhow::Result<Duration> {
        self.park.starve(true);
        let since = Instant::now();
        let sql = "select count(pg_cancel_backend(pid)) from pg_stat_activity where wait_event = 'SyncRep'";
        let before = self.cancelled;
        while since.elapsed() < Duration::from_millis(1_500) || self.cancelled == before {
            self.cancelled += self.park.sql(sql)?.parse::<u64>().unwrap_or_default();
            if since.elapsed() > NEVER {
                anyhow::bail!("nobody waited for a standby; sessions of the primary: {}", self.sessions()?);
            }
            sleep(Duration::from_millis(20)).await;
        }
        self.park.starve(false);
        self.probe().await
    }

    /// What each session of the primary does, and for how many seconds.
    fn sessions(&self) -> anyhow::Result<String> {
        let sql = "select string_agg(concat_ws(' ', pid, state, wait_event_type, wait_event, \
                   extract(epoch from clock_timestamp() - state_change)::int, left(query, 60)), '; ') \
                   from pg_stat_activity where backend_type in ('client backend', 'walsender')";
        self.park.sql(sql)
    }

    /// Waits until a commit waits for its standby.
    async fn wait_for_waiting(&self) -> anyhow::Result<()> {
        let sql = "select count(*) > 0 from pg_stat_activity where wait_event = 'SyncRep'";
        let since = Instant::now();
        while since.elapsed() < NEVER {
            if self.park.sql(sql)? == "t" {
                return Ok(());
            }
            sleep(Duration::from_millis(20)).await;
        }
        anyhow::bail!("nobody waits for a standby; sessions of the primary: {}", self.sessions()?)
    }

    /// Sends a command and returns how long it takes until it is acknowledged.
    async fn probe(&mut self) -> anyhow::Result<Duration> {
        let since = Instant::now();
        self.probes += 1;
        let what = player::note(0, &mut self.random).what;
        self.prober.make(&format!("probe-{}", self.probes), what).await?;
        Ok(since.elapsed())
    }
}

const _: () = assert!(SERVERS == 3);
