//! `cargo xtask bench` and `cargo xtask peers`: the benchmarks.

use crate::shell::{cargo, root, run as run_program};

/// Runs all benchmarks, passing the arguments on: `cargo xtask bench -p schwung-play -- exchange`.
///
/// # Errors
/// If a benchmark fails.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    run_program(cargo(["bench", "--workspace"])?.args(arguments))
}

/// Measures our dice beside other engines, which are a workspace of their own.
///
/// # Errors
/// If a benchmark fails.
pub(crate) fn peers(arguments: &[String]) -> anyhow::Result<()> {
    let manifest = root()?.join("peers/Cargo.toml");
    run_program(cargo(["bench", "--manifest-path"])?.arg(manifest).args(arguments))
}
