//! The nodes: processes of the server that share a store.

use std::{net::SocketAddr, path::Path, process::Command, time::UNIX_EPOCH};

use anyhow::Context;

use super::clock::Clock;
use crate::{
    http::{self, Server},
    program::{self, Running, Used, free_address},
};

/// Builds the command that starts a node: the address of the database, the name of the node, where it listens.
pub type Start<'s> = dyn Fn(&str, &str, SocketAddr) -> Command + Send + Sync + 's;

/// The nodes.
pub(crate) struct Nodes<'s> {
    start: &'s Start<'s>,
    store: String,
    addresses: Vec<SocketAddr>,
    running: Vec<Option<Running>>,
    clocks: Vec<Clock>,
    folder: &'s Path,
}

fn name(nth: usize) -> String {
    format!("node{nth}")
}

impl<'s> Nodes<'s> {
    /// `count` nodes that are not running yet, on the database at `store`.
    pub(crate) fn new(
        start: &'s Start<'s>,
        store: String,
        count: usize,
        folder: &'s Path,
    ) -> anyhow::Result<Nodes<'s>> {
        let addresses = (0..count).map(|_| free_address()).collect::<Result<_, _>>()?;
        let running = (0..count).map(|_| None).collect();
        let clocks = (0..count).map(|nth| Clock::new(folder, &name(nth))).collect::<Result<_, _>>()?;
        Ok(Nodes { start, store, addresses, running, clocks, folder })
    }

    pub(crate) fn start(&mut self, nth: usize) -> anyhow::Result<()> {
        let (start, store) = (self.start, self.store.clone());
        let environment = self.clocks[nth].environment();
        let begin = move |_: &Path, at: SocketAddr| {
            let mut command = start(&store, &name(nth), at);
            command.envs(environment.iter().map(|(name, value)| (name, value)));
            command
        };
        let said = self.folder.join(name(nth));
        self.running[nth] = Some(Running::start(&begin, self.folder, self.addresses[nth], &said)?);
        Ok(())
    }

    pub(crate) async fn ready(&mut self, nth: usize) -> anyhow::Result<()> {
        self.running[nth].as_mut().context("it was started")?.ready().await
    }

    pub(crate) fn kill(&mut self, nth: usize) -> anyhow::Result<()> {
        self.running[nth].take().context("it was started")?.kill()
    }

    pub(crate) fn servers(&self) -> Vec<Server> {
        self.addresses.iter().map(|it| Server::from(*it)).collect()
    }

    /// The sum of a metric over all nodes.
    pub(crate) async fn metric(&self, name: &str) -> anyhow::Result<u64> {
        let mut sum = 0;
        for server in self.servers() {
            let text = http::get(server, "/metrics", None).await?;
            let text = String::from_utf8_lossy(&text.body).into_owned();
            let line = text.lines().find_map(|it| it.strip_prefix(name)?.trim().parse::<u64>().ok());
            sum += line.with_context(|| format!("no metric {name}"))?;
        }
        Ok(sum)
    }

    /// The resources that all nodes together have used so far.
    pub(crate) fn used(&self) -> anyhow::Result<Used> {
        let mut sum = Used { memory: 0.0, peak: 0.0, seconds: 0.0 };
        for node in self.running.iter().flatten() {
            let used = node.used()?;
            sum.memory += used.memory;
            sum.peak += used.peak;
            sum.seconds += used.seconds;
        }
        Ok(sum)
    }

    /// Sets the clock of a node ahead by this many seconds, or back if the number is negative.
    pub(crate) fn set_clock(&self, nth: usize, seconds: i64) -> anyhow::Result<()> {
        self.clocks[nth].set(seconds)
    }

    /// The time that a node has, in seconds since 1970.
    pub(crate) async fn time(&self, nth: usize) -> anyhow::Result<i64> {
        let answer = http::get(self.addresses[nth].into(), "/health", None).await?;
        let date = answer.head.lines().find_map(|it| it.strip_prefix("date: ")).context("no date")?;
        Ok(i64::try_from(httpdate::parse_http_date(date)?.duration_since(UNIX_EPOCH)?.as_secs())?)
    }

    pub(crate) fn signal(&self, nth: usize, name: &str) {
        if let Some(node) = &self.running[nth] {
            program::signal(node.id(), name);
        }
    }
}
