//! `cargo xtask load`, `kill`, `keep` and `nodes`: tests an optimized build of the server.

use std::process::Command;

use anyhow::Context;

use crate::shell::{cargo, install, run as run_program, succeeds, target};

/// Plays at many tables at once and measures latencies.
///
/// # Errors
/// Returns an error if something goes wrong, but never because of a latency.
pub(crate) fn load(arguments: &[String]) -> anyhow::Result<()> {
    if arguments.iter().any(|it| it == "--nodes") {
        database()?;
    }
    trial("load", arguments)
}

/// Repeatedly kills the server during play and looks for losses.
///
/// # Errors
/// Returns an error if anything was lost, duplicated, stuck or displayed differently.
pub(crate) fn kill(arguments: &[String]) -> anyhow::Result<()> {
    trial("kill", arguments)
}

/// Measures start, memory, and how much imports and backups delay those who play.
///
/// # Errors
/// Returns an error if something goes wrong, but never because of a figure.
pub(crate) fn keep(arguments: &[String]) -> anyhow::Result<()> {
    trial("keep", arguments)
}

/// Plays at several nodes on PostgreSQL while nodes, databases and connections fail, and looks for losses.
///
/// # Errors
/// Returns an error if anything was lost, duplicated, stuck, late or seen in two versions.
pub(crate) fn nodes(arguments: &[String]) -> anyhow::Result<()> {
    database()?;
    if !succeeds(Command::new("dpkg").args(["-s", "libfaketime"])) {
        // It sets clocks wrong. The trial says what it could not try.
        let _ = install("libfaketime");
    }
    trial("nodes", arguments)
}

/// Finds PostgreSQL, installing Debian's package if there is none.
///
/// # Errors
/// Returns an error if it is missing and cannot be installed.
pub(crate) fn database() -> anyhow::Result<()> {
    let debian = || std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|mut it| it.next().is_some());
    let found = || debian() || succeeds(Command::new("initdb").arg("--version"));
    if std::env::var_os("POSTGRES").is_some() || found() {
        return Ok(());
    }
    println!("    PostgreSQL is missing: trying to install Debian's package");
    // Without a database of its own, which nobody here needs.
    let installed = install("postgresql");
    if installed.is_err() || !found() {
        anyhow::bail!(
            "PostgreSQL is missing and could not be installed: `apt install postgresql`, or name the folder of its \
             programs in POSTGRES"
        );
    }
    Ok(())
}

fn trial(what: &str, arguments: &[String]) -> anyhow::Result<()> {
    run_program(&mut cargo([
        "build",
        "--profile",
        "measured",
        "-p",
        "schwung-cli",
        "-p",
        "schwung-trial",
        "--features",
        "schwung-cli/postgres",
    ])?)?;
    let program = target()?.join("measured/schwung-trial");
    if cfg!(unix) {
        // A thousand clients need as many open files in each of the two programs.
        // Disks that are mounted to be filled up are nobody else's business, where the system allows that. Databases do not
        // run as root, and who is root here alone cannot become anybody else.
        let script = "ulimit -n \"$(ulimit -Hn)\"; apart='unshare --user --map-root-user --mount --'; \
                      if [ \"$(id -u)\" = 0 ]; then apart='unshare --mount --'; elif [ \"$1\" != kill ]; then apart=; fi; \
                      $apart true 2> /dev/null || apart=; exec $apart \"$0\" \"$@\"";
        let mut shell = Command::new("sh");
        return run_program(shell.args(["-c", script]).arg(program).arg(what).args(arguments))
            .context("the trial failed");
    }
    run_program(Command::new(program).arg(what).args(arguments)).context("the trial failed")
}
