//! `cargo xtask fuzz`: runs the fuzz targets for a limited time.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, bail};

use crate::Usage;
use crate::shell::{files, root, run as run_program, succeeds};

/// Default time per target in seconds.
const SECONDS: u32 = 60;

/// Fuzzes one target, or all of them until one finds something.
///
/// # Errors
/// Returns an error if a target finds something or cannot be built, or if a tool is missing and cannot be installed.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let root = root()?;
    let there = targets(&root)?;
    let (target, seconds) = parse(arguments)?;
    let chosen = match target {
        None => there,
        Some(target) if there.contains(&target) => vec![target],
        Some(target) => bail!("no fuzz target `{target}`; available: {}", there.join(", ")),
    };
    if chosen.is_empty() {
        bail!("there are no fuzz targets in fuzz/fuzz_targets");
    }
    install(&root)?;
    for target in chosen {
        println!("==> fuzzing {target} for {seconds} s");
        run_program(nightly(&root).args([
            "fuzz",
            "run",
            &target,
            "--",
            &format!("-max_total_time={seconds}"),
        ]))?;
    }
    Ok(())
}

fn targets(root: &Path) -> anyhow::Result<Vec<String>> {
    let files = files(root, "fuzz/fuzz_targets", "rs")?;
    let names = files.iter().filter_map(|file| Path::new(file).file_stem());
    Ok(names.map(|name| name.to_string_lossy().into_owned()).collect())
}

/// Parses the target, if any, and the seconds. A single number means seconds.
fn parse(arguments: &[String]) -> anyhow::Result<(Option<String>, u32)> {
    match arguments {
        [] => Ok((None, SECONDS)),
        [one] => Ok(one.parse().map_or_else(|_| (Some(one.clone()), SECONDS), |seconds| (None, seconds))),
        [target, seconds] => {
            let seconds =
                seconds.parse().map_err(|_| Usage(format!("`{seconds}` is not a number of seconds")))?;
            Ok((Some(target.clone()), seconds))
        }
        _ => Err(Usage("`fuzz` takes a target and a number of seconds".into()).into()),
    }
}

/// Cargo of the nightly toolchain, which fuzzing needs. Started through `rustup run`, because only rustup's own cargo
/// understands `cargo +nightly`.
fn nightly(root: &Path) -> Command {
    let mut command = Command::new("rustup");
    command
        .current_dir(root)
        .args(["run", "nightly", "cargo"])
        .env_remove("CARGO")
        .env_remove("RUSTUP_TOOLCHAIN");
    command
}

fn install(root: &Path) -> anyhow::Result<()> {
    if !succeeds(nightly(root).arg("--version")) {
        bail!("fuzzing needs nightly Rust: `rustup toolchain install nightly --profile minimal`");
    }
    if !succeeds(nightly(root).args(["fuzz", "--version"])) {
        println!("==> cargo-fuzz is missing: installing it by `cargo install cargo-fuzz --locked`");
        run_program(nightly(root).args(["install", "cargo-fuzz", "--locked"]))
            .context("cannot install cargo-fuzz")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(arguments: &[&str]) -> Option<(Option<String>, u32)> {
        let arguments: Vec<String> = arguments.iter().copied().map(str::to_owned).collect();
        parse(&arguments).ok()
    }

    #[test]
    fn target_and_seconds_may_each_be_left_out() {
        assert_eq!(parsed(&[]), Some((None, 60)));
        assert_eq!(parsed(&["5"]), Some((None, 5)));
        assert_eq!(parsed(&["replay"]), Some((Some("replay".into()), 60)));
        assert_eq!(parsed(&["replay", "5"]), Some((Some("replay".into()), 5)));
        assert_eq!(parsed(&["replay", "long"]), None);
        assert_eq!(parsed(&["replay", "5", "6"]), None);
    }
}
