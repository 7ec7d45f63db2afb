//! `cargo xtask checks`: checks before a release that need further tools.

use std::process::Command;

use crate::dist::output;
use crate::shell::{cargo, root, run as run_program};
use crate::tools;

/// Crates that are of use to others, in the order in which they are published.
const PUBLIC: [&str; 4] = ["schwung-dice", "schwung-derive", "schwung-table", "schwung-play"];

/// Checks spelling, licences, known vulnerabilities, that benchmarks compile, and that the public crates can be published.
///
/// # Errors
/// Returns an error if a check fails, or a tool is missing and cannot be installed.
pub(crate) fn run(_: &[String]) -> anyhow::Result<()> {
    println!("==> spelling");
    run_program(&mut tools::python("typos", &[])?)?;
    println!("==> licences, sources");
    let mut deny = tools::subcommand("cargo-deny")?;
    run_program(deny.args(["check", "licenses", "bans", "sources"]))?;
    println!("==> known vulnerabilities");
    let mut deny = tools::subcommand("cargo-deny")?;
    // Offline, with the advisories that were fetched last.
    if std::env::var_os("OFFLINE").is_some() {
        deny.arg("--offline");
    }
    run_program(deny.args(["check", "advisories"]))?;
    println!("==> benchmarks");
    run_program(&mut cargo(["clippy", "--workspace", "--benches", "--", "-D", "warnings"])?)?;
    println!("==> packages for crates.io");
    for package in PUBLIC {
        // Not built once more: the tests do that. Dirty, since this is asked before a commit.
        run_program(&mut cargo(["package", "--list", "--allow-dirty", "--quiet", "-p", package])?)?;
    }
    interfaces()
}

/// Compares the public interfaces with those of the newest release, if there is one.
fn interfaces() -> anyhow::Result<()> {
    let list = ["tag", "--list", "v*", "--sort=-v:refname"];
    let tags = output(Command::new("git").current_dir(root()?).args(list))?;
    let Some(newest) = tags.lines().next() else {
        println!("==> interfaces: there is no release to compare them with");
        return Ok(());
    };
    println!("==> interfaces since {newest}");
    let mut semver = tools::subcommand("cargo-semver-checks")?;
    semver.args(["--baseline-rev", newest]);
    run_program(semver.args(PUBLIC.iter().flat_map(|it| ["-p", it])))
}
