//! Programs that only some commands need, installed into `target/tools` when they are first wanted.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, bail};

use crate::shell::{cargo, root, run, succeeds};

/// Versions of the tools. A release names them, so that it can be built again.
pub(crate) const TOOLS: [(&str, &str); 7] = [
    ("cargo-cyclonedx", "0.5.9"),
    ("cargo-deb", "3.8.0"),
    ("cargo-deny", "0.20.2"),
    ("cargo-semver-checks", "0.51.0"),
    ("cargo-zigbuild", "0.24.0"),
    ("typos", "1.52.0"),
    ("ziglang", "0.15.2"),
];

fn version(name: &str) -> anyhow::Result<&'static str> {
    let found = TOOLS.iter().find(|it| it.0 == name);
    found.map(|it| it.1).with_context(|| format!("no version of {name} is known"))
}

fn folder() -> anyhow::Result<PathBuf> {
    Ok(root()?.join("target/tools"))
}

/// A cargo subcommand, compiled from crates.io: `cargo-deb` for `cargo deb`.
///
/// # Errors
/// Returns an error if it is missing and cannot be installed.
pub(crate) fn subcommand(name: &str) -> anyhow::Result<Command> {
    let program = folder()?.join("bin").join(name);
    let marker = folder()?.join(format!("{name}-{}", version(name)?));
    if !program.is_file() || !marker.is_file() {
        println!("==> installing {name} {} into target/tools", version(name)?);
        let mut install =
            cargo(["install", "--locked", "--force", name, "--version", version(name)?, "--root"])?;
        // Not with the flags of a release, and apart from it.
        install.env_remove("RUSTFLAGS").env("CARGO_TARGET_DIR", folder()?.join("build"));
        run(install.arg(folder()?)).with_context(|| format!("cannot install {name}"))?;
        std::fs::remove_dir_all(folder()?.join("build"))?;
        std::fs::write(marker, "")?;
    }
    let mut command = Command::new(program);
    command.current_dir(root()?);
    if let Some(name) = name.strip_prefix("cargo-") {
        // As cargo calls them.
        command.arg(name);
    }
    Ok(command)
}

/// A program from a Python package that ships it as a binary; `needs` are further packages.
///
/// # Errors
/// Returns an error if it is missing and cannot be installed.
pub(crate) fn python(name: &str, needs: &[&str]) -> anyhow::Result<Command> {
    // A folder for each, since pip replaces the programs of those that were there before.
    let target = folder()?.join("python").join(name);
    let program = target.join("bin").join(name);
    if !program.is_file() {
        let python = ["python3", "python"].into_iter().find(|it| succeeds(Command::new(it).arg("--version")));
        let Some(python) = python else { bail!("Python 3 with pip is needed to install {name}") };
        println!("==> installing {name} into target/tools");
        let mut install = Command::new(python);
        install.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--upgrade",
            "--target",
        ]);
        install.arg(&target);
        for package in std::iter::once(&name).chain(needs) {
            install.arg(format!("{package}=={}", version(package)?));
        }
        run(&mut install).with_context(|| format!("cannot install {name}"))?;
    }
    let mut command = Command::new(program);
    command.current_dir(root()?).env("PYTHONPATH", &target);
    Ok(command)
}

/// Installs a package of Debian that provides a program, unless it is there.
///
/// # Errors
/// Returns an error if it is missing and cannot be installed.
pub(crate) fn debian(program: &str, package: &str) -> anyhow::Result<()> {
    let there = || succeeds(Command::new("sh").args(["-c", "command -v \"$0\"", program]));
    if there() {
        return Ok(());
    }
    println!("==> installing Debian's {package}");
    let apt = |before: &[&str], arguments: &[&str]| {
        let mut words = before.iter().chain(arguments);
        let mut command = Command::new(words.next().unwrap_or(&"apt-get"));
        run(command.args(words).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let install = ["install", "-y", "--no-install-recommends", package];
    let done = apt(&["apt-get"], &install)
        .or_else(|_| apt(&["apt-get"], &["update"]).and_then(|()| apt(&["apt-get"], &install)));
    if done.is_err() || !there() {
        bail!("{program} is missing and could not be installed: `apt install {package}`");
    }
    Ok(())
}
