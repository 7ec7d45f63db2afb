//! Checks of the page and tests in a real browser, which need Node and Chromium.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

use crate::shell::{cargo, install as apt, line, program, root, run, succeeds};

/// Program names of Chromium-based browsers.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Type-checks the page and runs its unit tests. Returns the numbers of passed and failed tests.
///
/// # Errors
/// Returns an error if Node is missing or a check fails.
pub(crate) fn page() -> anyhow::Result<(u64, u64)> {
    let web = root()?.join("web");
    install(&web)?;
    run(npm(&web).args(["run", "check"]))?;
    counted(npm(&web).args(["test"]))
}

/// Builds the server and tests it in a real browser. Returns the numbers of passed and failed tests.
///
/// # Errors
/// Returns an error if Node or the browser is missing and cannot be installed, or a test fails.
pub(crate) fn browser() -> anyhow::Result<(u64, u64)> {
    let folder = root()?.join("e2e");
    install(&folder)?;
    let browser = chromium()?;
    let program = program()?;
    counted(npm(&folder).arg("test").env("CHROMIUM", browser).env("SCHWUNG", program))
}

/// Measures the time until one can play on a slow phone, repeated as often as the argument says.
///
/// # Errors
/// Returns an error if Node or the browser is missing and cannot be installed, or the page does not load.
pub(crate) fn phone(arguments: &[String]) -> anyhow::Result<()> {
    let folder = root()?.join("e2e");
    install(&folder)?;
    let browser = chromium()?;
    run(&mut cargo(["build", "--release", "-p", "schwung-cli"])?)?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root()?.join("target"), Into::into);
    let binary = root()?.join(target).join("release").join("schwung");
    let mut node = Command::new("node");
    node.current_dir(&folder).arg("phone.mjs").args(arguments);
    run(node.env("CHROMIUM", browser).env("SCHWUNG", binary))
}

/// Counts the taps, words, hand-overs and questions of fixed tasks, or of those whose name contains the argument.
///
/// # Errors
/// Returns an error if Node or the browser is missing and cannot be installed, but never because of a count.
pub(crate) fn taps(arguments: &[String]) -> anyhow::Result<()> {
    let folder = root()?.join("e2e");
    install(&folder)?;
    let browser = chromium()?;
    let program = program()?;
    let mut node = Command::new("node");
    node.current_dir(&folder).arg("taps.mjs").args(arguments);
    run(node.env("CHROMIUM", browser).env("SCHWUNG", program))
}

fn npm(folder: &Path) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(folder);
    command
}

/// Installs the packages of a folder's lock file, unless that has been done.
fn install(folder: &Path) -> anyhow::Result<()> {
    if !succeeds(Command::new("npm").arg("--version")) {
        bail!(
            "Node 20.19 or newer with npm is needed for the page (on Debian from trixie on: `apt install nodejs npm`)"
        );
    }
    let modified = |file: &str| folder.join(file).metadata().and_then(|it| it.modified()).ok();
    // npm writes this file when it is done.
    let done = modified("node_modules/.package-lock.json");
    if done.is_some() && done >= modified("package-lock.json") {
        return Ok(());
    }
    run(npm(folder).args(["ci", "--no-audit", "--no-fund"]))
}

/// Finds a browser, installing Debian's package if there is none.
fn chromium() -> anyhow::Result<String> {
    if let Some(named) = std::env::var("CHROMIUM").ok().filter(|it| !it.is_empty()) {
        return Ok(named);
    }
    let found = || BROWSERS.iter().find(|it| succeeds(Command::new(it).arg("--version")));
    if let Some(found) = found() {
        return Ok((*found).to_owned());
    }
    println!("    Chromium is missing: trying to install Debian's package");
    if apt("chromium").is_err() {
        bail!(
            "Chromium is missing and could not be installed: `apt install chromium`, or name one in CHROMIUM"
        );
    }
    match found() {
        Some(found) => Ok((*found).to_owned()),
        None => bail!("Chromium was installed but does not start"),
    }
}

/// Runs Node tests and counts them.
fn counted(command: &mut Command) -> anyhow::Result<(u64, u64)> {
    let output = command
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{}`", line(command)))?;
    let text = String::from_utf8_lossy(&output.stdout);
    print!("{text}");
    let (passed, failed) = (count(&text, "pass"), count(&text, "fail"));
    if !output.status.success() {
        bail!("`{}` failed ({})", line(command), output.status);
    }
    if passed == 0 {
        bail!("`{}` ran no test", line(command));
    }
    Ok((passed, failed))
}

/// Sums up lines such as `# pass 12` or `ℹ pass 12`.
fn count(text: &str, what: &str) -> u64 {
    let number =
        |line: &str| line.trim_start_matches(['#', 'ℹ', ' ']).strip_prefix(what)?.trim().parse::<u64>().ok();
    text.lines().filter_map(number).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_of_node_are_counted_in_either_style() {
        let text = "ok 1 - a\n# pass 12\n# fail 1\nℹ pass 3\npassing by\n";
        assert_eq!((count(text, "pass"), count(text, "fail")), (15, 1));
    }
}
