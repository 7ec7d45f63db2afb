//! The server as a separate process that is started, monitored and killed.

use std::{
    fs,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use tokio::time::sleep;

use crate::http;

/// Timeout for the server to become ready.
const PATIENCE: Duration = Duration::from_secs(30);

/// Builds the command that starts the server with a data file and an address.
pub type Start<'s> = dyn Fn(&Path, SocketAddr) -> Command + Send + Sync + 's;

/// Starts the program `schwung` as a server that trusts `X-Forwarded-For`.
pub fn schwung(program: PathBuf) -> impl Fn(&Path, SocketAddr) -> Command + Send + Sync {
    move |data, listen| {
        let mut command = Command::new(&program);
        command.arg("serve").arg("--listen").arg(listen.to_string()).arg("--data").arg(data);
        command.args(["--trust-proxy", "--log", "json"]);
        // The generated moves are faster than people.
        command.env("SCHWUNG_DEEDS_PER_SECOND", "100000").env("SCHWUNG_MAX_TABLES", "1000000");
        command
    }
}

/// A running server, killed on drop.
#[derive(Debug)]
pub struct Running {
    child: Child,
    /// The address it listens on.
    pub address: SocketAddr,
}

/// A free address on this machine.
///
/// # Errors
/// Returns an error if there is none.
pub fn free_address() -> anyhow::Result<SocketAddr> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("no free port")?;
    Ok(listener.local_addr()?)
}

impl Running {
    /// Starts a server whose output goes to the file `said`.
    ///
    /// # Errors
    /// Returns an error if it cannot be started.
    pub fn start(
        start: &Start<'_>,
        data: &Path,
        address: SocketAddr,
        said: &Path,
    ) -> anyhow::Result<Running> {
        let file = fs::OpenOptions::new().create(true).append(true).open(said)?;
        let mut command = start(data, address);
        command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
        let child = command.spawn().with_context(|| format!("cannot start {:?}", command.get_program()))?;
        Ok(Running { child, address })
    }

    /// Waits until it is ready.
    ///
    /// # Errors
    /// Returns an error if it exits before or takes too long.
    pub async fn ready(&mut self) -> anyhow::Result<()> {
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait()? {
                bail!("the server exited: {status}");
            }
            if http::get(self.address.into(), "/ready", None).await.is_ok_and(|it| it.status == 200) {
                return Ok(());
            }
            sleep(Duration::from_millis(5)).await;
        }
        bail!("timeout while waiting for the server");
    }

    /// Waits until it reports that it is not ready.
    ///
    /// # Errors
    /// Returns an error if it exits before or takes too long.
    pub async fn until_unready(&mut self) -> anyhow::Result<()> {
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait()? {
                bail!("the server exited: {status}");
            }
            if http::get(self.address.into(), "/ready", None).await.is_ok_and(|it| it.status == 503) {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
        bail!("the server says that it is ready, although it is not");
    }

    /// Kills it and waits until it is gone.
    ///
    /// # Errors
    /// Returns an error if it had exited by itself.
    pub fn kill(&mut self) -> anyhow::Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("the server had exited by itself: {status}");
        }
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Id of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The resources it has used so far.
    ///
    /// # Errors
    /// Returns an error if the system does not provide this information, which only Linux does.
    pub fn used(&self) -> anyhow::Result<Used> {
        used(&self.child.id().to_string())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a signal, such as `STOP`, to a process.
pub(crate) fn signal(process: u32, name: &str) {
    // It may have ended.
    let _ = Command::new("kill").arg(format!("-{name}")).arg(process.to_string()).status();
}

/// Starts the program `schwung` as one of several nodes.
pub fn node(program: PathBuf) -> impl Fn(&str, &str, SocketAddr) -> Command + Send + Sync {
    let start = schwung(program);
    move |store, name, listen| {
        let mut command = start(Path::new("unused"), listen);
        command.env("SCHWUNG_STORE", store).env("SCHWUNG_NODE", name);
        command
    }
}

/// Resources used by a process.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Used {
    /// Current memory in MB.
    pub memory: f64,
    /// Peak memory in MB.
    pub peak: f64,
    /// Processor time in seconds.
    pub seconds: f64,
}

/// The resources used by a process, given by its id or `self`.
///
/// # Errors
/// Returns an error if the system does not provide this information, which only Linux does.
pub fn used(process: &str) -> anyhow::Result<Used> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).context("no process information")?;
    let field = |name: &str| {
        let line = status.lines().find_map(|it| it.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<f64>().ok()
    };
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).context("no process information")?;
    // The second field is the name, which may contain anything; user and system time are the 12th and 13th field after
    // it.
    let after = stat.rsplit_once(") ").map_or("", |it| it.1);
    let ticks: f64 = after.split(' ').skip(11).take(2).filter_map(|it| it.parse::<f64>().ok()).sum();
    let (memory, peak) = (field("VmRSS:").context("no VmRSS")?, field("VmHWM:").context("no VmHWM")?);
    // Memory is in KiB, times are in hundredths of a second.
    Ok(Used { memory: memory * 1.024e-3, peak: peak * 1.024e-3, seconds: ticks / 100.0 })
}

/// The end of the server's output.
pub(crate) fn tail(said: &Path) -> String {
    let text = fs::read_to_string(said).unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}
