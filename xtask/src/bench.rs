//! `cargo xtask bench` and `cargo xtask peers`: the benchmarks.

use std::process::Command;

use crate::shell::{cargo, root, run as run_program, succeeds};

/// Runs all benchmarks, passing on the arguments: `cargo xtask bench -p schwung-play -- exchange`.
///
/// # Errors
/// Returns an error if a benchmark fails.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    run_program(cargo(["bench", "--workspace"])?.args(arguments))
}

/// Compares our dice with other engines: odds and speed with those in a separate workspace, then speed with those written
/// in Python, which are installed below `target`.
///
/// # Errors
/// Returns an error if a test or a benchmark fails.
pub(crate) fn peers(arguments: &[String]) -> anyhow::Result<()> {
    let peers = root()?.join("peers");
    run_program(cargo(["test", "--tests", "--manifest-path"])?.arg(peers.join("Cargo.toml")))?;
    run_program(cargo(["bench", "--manifest-path"])?.arg(peers.join("Cargo.toml")).args(arguments))?;
    if !succeeds(Command::new("python3").arg("--version")) {
        println!("there is no python3: the engines written in Python are left out");
        return Ok(());
    }
    let (here, python) = (peers.join("python"), root()?.join("target/peers-python"));
    run_program(Command::new("python3").args(["-m", "venv"]).arg(&python))?;
    let python = python.join("bin/python");
    let wanted = here.join("requirements.txt");
    run_program(
        Command::new(&python).args(["-m", "pip", "install", "--quiet", "--requirement"]).arg(wanted),
    )?;
    run_program(Command::new(python).arg(here.join("peers.py")))
}
