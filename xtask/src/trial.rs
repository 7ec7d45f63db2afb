//! `cargo xtask load` and `cargo xtask kill`: the server on trial, built as people run it.

use std::process::Command;

use anyhow::Context;

use crate::shell::{cargo, root, run as run_program};

/// Plays on many tables at once and measures how long everybody waits.
///
/// # Errors
/// If something goes wrong; never because of a time.
pub(crate) fn load(arguments: &[String]) -> anyhow::Result<()> {
    trial("load", arguments)
}

/// Kills the server again and again during play and looks for what was lost.
///
/// # Errors
/// If anything was lost, doubled, stuck or seen differently.
pub(crate) fn kill(arguments: &[String]) -> anyhow::Result<()> {
    trial("kill", arguments)
}

fn trial(what: &str, arguments: &[String]) -> anyhow::Result<()> {
    run_program(&mut cargo(["build", "--release", "-p", "schwung-cli", "-p", "schwung-trial"])?)?;
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or(root()?.join("target"), Into::into);
    let program = root()?.join(folder).join("release").join("schwung-trial");
    if cfg!(unix) {
        // A thousand clients need as many open files in each of the two programs.
        let script = "ulimit -n \"$(ulimit -Hn)\"; exec \"$0\" \"$@\"";
        let mut shell = Command::new("sh");
        return run_program(shell.args(["-c", script]).arg(program).arg(what).args(arguments))
            .context("the trial failed");
    }
    run_program(Command::new(program).arg(what).args(arguments)).context("the trial failed")
}
