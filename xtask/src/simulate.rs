//! `cargo xtask simulate`: servers, clients and what lies between them in simulated time.

use anyhow::Context;

use crate::Usage;
use crate::shell::{cargo, run as run_program};

/// Plays that many seeds, beginning with the given one; a single one is told with all that happens in it. `cargo xtask test`
/// plays a few.
///
/// # Errors
/// Returns an error if anything was lost, doubled, late or seen in two versions; the output names the seeds.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let number = |text: &String| text.parse::<u64>().with_context(|| format!("`{text}` is no number"));
    let numbers = arguments.iter().map(number).collect::<anyhow::Result<Vec<u64>>>()?;
    if numbers.len() > 2 {
        return Err(Usage("`simulate` takes a number of seeds and the first of them".into()).into());
    }
    // Optimized: it runs far longer than it builds.
    let mut command = cargo([
        "test",
        "--profile",
        "measured",
        "-p",
        "schwung-server",
        "--test",
        "server",
        "--",
        "simulation::many",
        "--ignored",
        "--exact",
        "--nocapture",
    ])?;
    for (name, number) in ["SIMULATE_SEEDS", "SIMULATE_FIRST"].into_iter().zip(numbers) {
        command.env(name, number.to_string());
    }
    run_program(&mut command)
}
