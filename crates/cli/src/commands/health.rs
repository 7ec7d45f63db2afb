//! `schwung health`: asks a running server whether tables can be played.

use std::{
    io::{self, Read as _, Write as _},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    path::PathBuf,
    time::Duration,
};

use clap::ArgMatches;
use schwung_server::Settings;

use crate::{
    app::{App, Verdict},
    settings::merged,
};

/// Timeout of each step: connecting, sending, receiving.
const PATIENCE: Duration = Duration::from_secs(5);

/// Succeeds if the server can be played on. No certificate is checked, so it works at an encrypting server as well.
///
/// # Errors
/// Returns an error if a setting is invalid.
pub(crate) fn run(app: &mut App, matches: &ArgMatches) -> anyhow::Result<Verdict> {
    let listen = matches.get_one::<String>("address").cloned();
    let settings = Settings { listen, ..Settings::default() };
    let config = merged(app, settings, matches.get_one::<PathBuf>("config").cloned())?;
    let address = reachable(config.listen);
    let shown = address.to_string();
    let (key, more, verdict) = match status(address) {
        Ok(200) => ("health-good", None, Verdict::Held),
        Ok(status) => ("health-bad", Some(("status", status.to_string())), Verdict::Failed),
        Err(error) => ("health-silent", Some(("why", error.to_string())), Verdict::Failed),
    };
    let mut args = vec![("address", shown.as_str())];
    args.extend(more.as_ref().map(|(name, value)| (*name, value.as_str())));
    let text = app.text(key, &args);
    app.screen.line(text);
    Ok(verdict)
}

/// The address under which this machine reaches a server that listens there.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip: IpAddr = match listen.ip() {
        IpAddr::V4(it) if it.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(it) if it.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        it => it,
    };
    (ip, listen.port()).into()
}

/// The status of `/ready`.
fn status(address: SocketAddr) -> io::Result<u16> {
    let mut stream = match TcpStream::connect_timeout(&address, PATIENCE) {
        // The server listens on every address, but this machine may have no IPv6.
        Err(_) if address.ip() == Ipv6Addr::LOCALHOST => {
            TcpStream::connect_timeout(&(Ipv4Addr::LOCALHOST, address.port()).into(), PATIENCE)?
        }
        other => other?,
    };
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(b"GET /ready HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    // The status line is all that matters.
    stream.take(1024).read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let status = answer.strip_prefix("HTTP/1.").and_then(|it| it.split(' ').nth(1)?.parse().ok());
    status.ok_or_else(|| io::ErrorKind::InvalidData.into())
}
