//! `schwung doctor`: looks for what keeps a server from working.

use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    path::Path,
    time::{Duration, SystemTime},
};

use clap::ArgMatches;
use schwung_server::{Config, Reached, Unreached, reach};
use schwung_store::{backups, free_space, verify};

use super::verify::report;
use crate::{
    app::{App, Verdict},
    data::{config, failed, megabytes, now, with_store},
    screen::{GREEN, RED, YELLOW, styled},
};

/// Timeout for each step of a connection.
const PATIENCE: Duration = Duration::from_secs(5);
/// Days before which a certificate should have been renewed. ACME clients do so a month before it expires.
const SOON: i64 = 14;
/// Free space in bytes below which there is a warning.
const LITTLE: u64 = 200_000_000;
/// The beginning of 2026 in milliseconds since 1970: a clock that shows an earlier time is wrong.
const EARLIEST: i64 = 1_767_225_600_000;

/// How serious a finding is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Grade {
    Good,
    Note,
    Bad,
}

/// Prints findings and remembers whether one of them is bad.
struct Findings<'a> {
    app: &'a mut App,
    bad: bool,
}

impl Findings<'_> {
    fn say(&mut self, grade: Grade, key: &str, args: &[(&str, &str)]) {
        let (style, mark) = match grade {
            Grade::Good => (GREEN, "✓"),
            Grade::Note => (YELLOW, "!"),
            Grade::Bad => (RED, "✗"),
        };
        self.bad |= grade == Grade::Bad;
        self.app.screen.line(format!("{} {}", styled(style, mark), self.app.text(key, args)));
    }
}

/// Checks the data file, the disk, the clock, backups, and whether the server can be reached.
///
/// # Errors
/// Returns an error if a setting is invalid or the file is no data file.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let config = config(app, matches)?;
    let mut findings = Findings { app, bad: false };
    if config.store.is_some() {
        database(&mut findings, &config)?;
        clock(&mut findings, None);
    } else {
        let last = data(&mut findings, &config.data)?;
        clock(&mut findings, last);
        kept(&mut findings, &config);
    }
    reached(&mut findings, &config);
    Ok(Verdict::of(!findings.bad))
}

/// Checks the data file, and returns when something was last written to it.
fn data(findings: &mut Findings<'_>, path: &Path) -> anyhow::Result<Option<SystemTime>> {
    let shown = path.display().to_string();
    let args = [("path", &*shown)];
    let Ok(about) = path.metadata() else {
        findings.say(Grade::Note, "doctor-no-data", &args);
        return Ok(None);
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = about.permissions().mode() & 0o777;
        if mode & 0o077 == 0 {
            findings.say(Grade::Good, "doctor-private", &args);
        } else {
            findings.say(Grade::Bad, "doctor-readable", &[("path", &shown), ("mode", &format!("{mode:o}"))]);
        }
    }
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if std::fs::OpenOptions::new().append(true).open(path).is_err() || is_read_only(folder) {
        findings.say(Grade::Bad, "doctor-read-only", &args);
    }
    let verified = verify(path).map_err(|it| failed(findings.app, it))?;
    if report(findings.app, &shown, &verified) == Verdict::Failed {
        findings.bad = true;
        findings.say(Grade::Bad, "doctor-damaged", &args);
    }
    if let Some(left) = free_space(folder) {
        let grade = if left > LITTLE { Grade::Good } else { Grade::Bad };
        let size = megabytes(left);
        findings.say(grade, "doctor-space", &[("size", &size), ("data", &megabytes(about.len()))]);
    }
    Ok(about.modified().ok())
}

/// Checks the database: whether it is writable, its durability, and the servers that use it.
fn database(findings: &mut Findings<'_>, config: &Config) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let found = runtime.block_on(with_store(findings.app, config, async |app, store| {
        let found = store.condition().await.map_err(|it| failed(app, it))?;
        store.check().await.map_err(|it| failed(app, it))?;
        Ok(found)
    }))?;
    let Some(found) = found else { return Ok(()) };
    let size = megabytes(u64::try_from(found.bytes).unwrap_or_default());
    let args = [("server", &*found.address), ("version", &*found.version), ("size", &*size)];
    findings.say(Grade::Good, "doctor-database", &args);
    if !found.is_durable {
        findings.say(Grade::Bad, "store-not-durable", &[]);
    }
    if found.standbys.is_empty() {
        findings.say(Grade::Note, "store-no-standby", &[]);
    } else {
        let count = found.connected.map(|it| it.to_string()).unwrap_or_default();
        let grade = if found.connected == Some(0) { Grade::Bad } else { Grade::Good };
        findings.say(grade, "doctor-standbys", &[("names", &found.standbys), ("count", &count)]);
    }
    for (name, version) in found.nodes.iter().filter(|it| it.0 != config.node) {
        findings.say(Grade::Good, "doctor-node", &[("name", name), ("version", version)]);
    }
    Ok(())
}

/// Whether nothing can be created in a folder, as SQLite must for its write-ahead log.
fn is_read_only(folder: &Path) -> bool {
    let trial = folder.join(format!(".schwung-doctor-{}", std::process::id()));
    let created = std::fs::OpenOptions::new().write(true).create_new(true).open(&trial);
    let _ = std::fs::remove_file(&trial);
    created.is_err()
}

fn clock(findings: &mut Findings<'_>, last: Option<SystemTime>) {
    // Five minutes are nothing to worry about.
    let ahead = last.and_then(|it| it.duration_since(SystemTime::now()).ok());
    if now() < EARLIEST || ahead.is_some_and(|it| it > Duration::from_secs(300)) {
        findings.say(Grade::Bad, "doctor-clock-wrong", &[("time", &schwung_store::utc(now()))]);
    } else {
        findings.say(Grade::Good, "doctor-clock", &[("time", &schwung_store::utc(now()))]);
    }
}

/// Checks whether there is a backup that is not too old.
fn kept(findings: &mut Findings<'_>, config: &Config) {
    let mut beside = config.data.as_os_str().to_owned();
    beside.push(".backups");
    let folder = config.keeping.backups.clone().unwrap_or_else(|| beside.into());
    let newest = backups(&folder).ok().and_then(|mut it| it.pop());
    let shown = folder.display().to_string();
    let Some(newest) = newest else {
        findings.say(Grade::Note, "doctor-no-backup", &[("path", &shown)]);
        return;
    };
    let age = newest.metadata().and_then(|it| it.modified()).ok().and_then(|it| it.elapsed().ok());
    let days = age.unwrap_or_default().as_secs() / 86_400;
    let grade = if days > 7 { Grade::Note } else { Grade::Good };
    let path = newest.display().to_string();
    findings.say(grade, "doctor-backup", &[("path", &path), ("days", &days.to_string())]);
}

/// Checks whether the server answers on this machine, and under its public address, sockets included.
fn reached(findings: &mut Findings<'_>, config: &Config) {
    let here = match config.listen.ip() {
        IpAddr::V4(it) if it.is_unspecified() => (Ipv4Addr::LOCALHOST, config.listen.port()).into(),
        IpAddr::V6(it) if it.is_unspecified() => (Ipv6Addr::LOCALHOST, config.listen.port()).into(),
        _ => config.listen,
    };
    let host = here.to_string();
    let url = format!("http://{host}");
    match connect(here).and_then(|it| answer(it, &host, "/ready", "")) {
        Ok(said) if status(&said) == Some(200) => findings.say(Grade::Good, "doctor-ready", &[("url", &url)]),
        Ok(said) => {
            let why = said.lines().last().unwrap_or_default().to_owned();
            findings.say(
                Grade::Bad,
                "doctor-not-ready",
                &[("url", &url), ("why", &crate::screen::tame(&why))],
            );
        }
        Err(error) => {
            let why = error.to_string();
            findings.say(Grade::Note, "doctor-not-running", &[("url", &url), ("why", &why)]);
        }
    }
    let Some(url) = &config.public_url else {
        findings.say(Grade::Note, "doctor-no-url", &[]);
        return;
    };
    let Some(open) = public(findings, url) else { return };
    let host = url.split_once("://").map_or("", |it| it.1).to_owned();
    match answer(open, &host, "/health", "") {
        Ok(said) if status(&said) == Some(200) && said.contains("\"version\"") => {
            findings.say(Grade::Good, "doctor-public", &[("url", url)]);
        }
        Ok(said) => {
            let code = status(&said).unwrap_or_default().to_string();
            return findings.say(Grade::Bad, "doctor-not-public", &[("url", url), ("why", &code)]);
        }
        Err(error) => {
            return findings.say(
                Grade::Bad,
                "doctor-not-public",
                &[("url", url), ("why", &error.to_string())],
            );
        }
    }
    // What a browser sends. A proxy that does not pass upgrades on answers something else than 101.
    let upgrade = format!(
        "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\norigin: {url}\r\n"
    );
    let said = reach(url, PATIENCE).map_err(|it| it.to_string());
    let said = said.and_then(|it| answer(it, &host, "/api/socket", &upgrade).map_err(|it| it.to_string()));
    match said.map(|it| status(&it).unwrap_or_default()) {
        Ok(101) => findings.say(Grade::Good, "doctor-socket", &[("url", url)]),
        Ok(code) => {
            findings.say(Grade::Bad, "doctor-no-socket", &[("url", url), ("why", &code.to_string())]);
        }
        Err(why) => findings.say(Grade::Bad, "doctor-no-socket", &[("url", url), ("why", &why)]),
    }
}

/// Opens the public address and reports on its encryption.
fn public(findings: &mut Findings<'_>, url: &str) -> Option<Reached> {
    let why = match reach(url, PATIENCE) {
        Ok(open) => {
            match open.expires {
                None => findings.say(Grade::Note, "doctor-plain", &[("url", url)]),
                Some(at) => {
                    let days = at.saturating_sub(now()) / 86_400_000;
                    let grade = if days < SOON { Grade::Note } else { Grade::Good };
                    findings.say(grade, "doctor-certificate", &[("url", url), ("days", &days.to_string())]);
                }
            }
            return Some(open);
        }
        Err(why) => why,
    };
    let key = match &why {
        Unreached::Name | Unreached::Url => "doctor-no-name",
        Unreached::Certificate(_) => "doctor-untrusted",
        Unreached::Connection(_) | Unreached::Authorities(_) => "doctor-not-public",
    };
    findings.say(Grade::Bad, key, &[("url", url), ("why", &crate::screen::tame(&why.to_string()))]);
    None
}

/// Opens an address of this machine.
fn connect(address: SocketAddr) -> io::Result<TcpStream> {
    let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    Ok(stream)
}

/// Sends a request and returns the beginning of the answer.
fn answer(mut stream: impl Read + Write, host: &str, path: &str, more: &str) -> io::Result<String> {
    let end = if more.is_empty() { "connection: close\r\n" } else { more };
    stream.write_all(format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n{end}\r\n").as_bytes())?;
    stream.flush()?;
    let mut said = Vec::new();
    let mut part = [0; 4096];
    // A socket stays open: its head is enough.
    while said.len() < 1 << 16 && !(said.starts_with(b"HTTP/1.1 101") && said.ends_with(b"\r\n\r\n")) {
        match stream.read(&mut part) {
            Ok(0) => break,
            Ok(count) => said.extend_from_slice(&part[..count]),
            Err(_) if !said.is_empty() => break,
            Err(error) => return Err(error),
        }
    }
    Ok(String::from_utf8_lossy(&said).into_owned())
}

/// The status of an HTTP answer.
fn status(answer: &str) -> Option<u16> {
    answer.split(' ').nth(1)?.parse().ok()
}
