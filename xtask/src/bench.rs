//! `cargo xtask bench`: the benchmarks.

use crate::shell::{cargo, run as run_program};

/// Runs all benchmarks, passing the arguments on: `cargo xtask bench -p schwung-play -- exchange`.
///
/// # Errors
/// If a benchmark fails.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    run_program(cargo(["bench", "--workspace"])?.args(arguments))
}
