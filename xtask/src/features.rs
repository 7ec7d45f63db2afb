//! `cargo xtask features`: each crate is tested with the same features of its dependencies as the whole workspace, so
//! that `cargo test -p CRATE` compiles nothing anew after `cargo xtask test`, nor the other way round.

use std::collections::BTreeSet;

use anyhow::{Context, bail};

use crate::Usage;
use crate::shell::{cargo, line};

/// The manifest that selects missing features.
const MANIFEST: &str = "crates/workspace-hack/Cargo.toml";
/// What is compared: first without build scripts, which have features of their own, so that they hide no difference.
const EDGES: [&str; 2] = ["normal,dev", "normal,build,dev"];

/// Compares the features selected by each crate and by the workspace.
///
/// # Errors
/// Returns an error that names the differences.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    if !arguments.is_empty() {
        return Err(Usage("`features` takes no arguments".into()).into());
    }
    let mut missing = BTreeSet::new();
    for edges in EDGES {
        let all = tree(edges, &["--workspace"])?;
        for package in members(&all) {
            for found in tree(edges, &["-p", &package])?.difference(&all) {
                missing.insert(format!("{package} uses {found}, the workspace {}", wanted(found, &all)));
            }
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    let missing: Vec<String> = missing.into_iter().collect();
    bail!(
        "other features when tested alone, so that much is compiled twice; add them to {MANIFEST}, or to the feature \
         `full` of a crate of the workspace:\n{}",
        missing.join("\n")
    )
}

/// Packages with their features, `serde v1.0.229 [default,derive]`, as tests of the selected crates use them.
fn tree(edges: &str, selected: &[&str]) -> anyhow::Result<BTreeSet<String>> {
    let fixed = ["tree", "--locked", "--edges", edges, "--prefix", "none", "--format", "{p} [{f}]"];
    let mut command = cargo(fixed.iter().chain(selected))?;
    let output = command.output().context("cannot start cargo")?;
    if !output.status.success() {
        bail!("`{}` failed:\n{}", line(&command), String::from_utf8_lossy(&output.stderr));
    }
    Ok(packages(&String::from_utf8_lossy(&output.stdout)))
}

/// The lines of packages, without marks of macros and repetitions..
fn packages(text: &str) -> BTreeSet<String> {
    let plain = |line: &str| line.trim_end_matches(" (*)").replace("(proc-macro) ", "");
    text.lines().map(plain).filter(|line| line.ends_with(']')).collect()
}

/// Names of the workspace's own packages: a path follows their version.
fn members(packages: &BTreeSet<String>) -> BTreeSet<String> {
    let own = packages.iter().filter(|it| it.contains(" ("));
    own.filter_map(|it| it.split(' ').next()).map(str::to_owned).collect()
}

/// The features that the workspace selects for the same version of the package.
fn wanted(found: &str, all: &BTreeSet<String>) -> String {
    let package = found.split(" [").next().unwrap_or_default();
    let same = all.iter().filter_map(|it| it.strip_prefix(package)).filter(|it| it.starts_with(" ["));
    same.collect::<Vec<_>>().join(" or").trim_start().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: &str = "schwung-dice v0.1.0 (/home/x/crates/dice) []\n\
        serde v1.0.1 [default,derive]\n\
        serde_derive v1.0.1 (proc-macro) [default]\n\
        serde v1.0.1 [default,derive] (*)\n";

    #[test]
    fn packages_are_read_with_their_features() {
        let found = packages(TREE);
        let serde = ["serde v1.0.1 [default,derive]", "serde_derive v1.0.1 [default]"];
        assert!(found.len() == 3 && serde.iter().all(|it| found.contains(*it)), "{found:?}");
        assert_eq!(members(&found), BTreeSet::from(["schwung-dice".to_owned()]));
    }

    #[test]
    fn what_is_missing_is_named() {
        assert_eq!(wanted("serde v1.0.1 []", &packages(TREE)), "[default,derive]");
    }
}
