//! `cargo xtask load`, `cargo xtask kill` and `cargo xtask keep`: tests the release build of the server.

use std::process::Command;

use anyhow::Context;

use crate::shell::{cargo, root, run as run_program};

/// Plays at many tables at once and measures latencies.
///
/// # Errors
/// Returns an error if something goes wrong, but never because of a latency.
pub(crate) fn load(arguments: &[String]) -> anyhow::Result<()> {
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

fn trial(what: &str, arguments: &[String]) -> anyhow::Result<()> {
    run_program(&mut cargo(["build", "--release", "-p", "schwung-cli", "-p", "schwung-trial"])?)?;
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or(root()?.join("target"), Into::into);
    let program = root()?.join(folder).join("release").join("schwung-trial");
    if cfg!(unix) {
        // A thousand clients need as many open files in each of the two programs.
        // Disks that are mounted to be filled up are nobody else's business, where the system allows that.
        let script = "ulimit -n \"$(ulimit -Hn)\"; apart='unshare --user --map-root-user --mount --'; \
                      $apart true 2> /dev/null || apart=; exec $apart \"$0\" \"$@\"";
        let mut shell = Command::new("sh");
        return run_program(shell.args(["-c", script]).arg(program).arg(what).args(arguments))
            .context("the trial failed");
    }
    run_program(Command::new(program).arg(what).args(arguments)).context("the trial failed")
}
