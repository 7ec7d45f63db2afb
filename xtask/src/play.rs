//! `cargo xtask play`: runs the plays.

use crate::Usage;
use crate::shell::{cargo, run as run_program};

/// Runs the plays in plays/; with `--update`, rewrites their expected logs to the actual ones.
///
/// # Errors
/// Returns an error if a play fails.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let crates = ["schwung-fate-ui", "schwung-zerospace-ui", "schwung-daemmersturm-ui"];
    let crates = crates.into_iter().flat_map(|it| ["-p", it]);
    let only = ["--no-fail-fast", "--test", "suite", "plays::"];
    let mut tests = cargo(["test"].into_iter().chain(crates).chain(only))?;
    match arguments {
        [] => tests.env_remove("UPDATE_PLAYS"),
        [update] if update == "--update" => tests.env("UPDATE_PLAYS", "1"),
        _ => return Err(Usage("`play` takes `--update` or nothing".into()).into()),
    };
    run_program(&mut tests)
}
