//! Checks of the page and tests in a real browser, which need Node and Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::bail;

use crate::shell::{captured, cargo, install as apt, line, program, root, run, succeeds, target};
use crate::test::{Done, Tally};

/// Program names of Chromium-based browsers. The first one has no window, so it starts sooner and draws only pages.
const BROWSERS: [&str; 5] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Type-checks the page and runs its unit tests.
///
/// # Errors
/// Returns an error if Node is missing or a check fails.
pub(crate) fn page() -> anyhow::Result<Done> {
    let web = root()?.join("web");
    // The build of the page installs the same packages, perhaps at the same time: `crates/page/build/node.rs`.
    let folder = target()?;
    let lock = std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::File::create(folder.join(".schwung-page.lock")));
    let held = lock.and_then(|file| file.lock().map(|()| file));
    install(&web)?;
    drop(held);
    let (checked, passed) = captured(npm(&web).args(["run", "check"]))?;
    if !passed {
        return Ok(Done {
            output: checked,
            problem: Some("the check of the page failed".into()),
            ..Done::default()
        });
    }
    let mut done = counted(npm(&web).args(["test"]))?;
    done.output.insert_str(0, &checked);
    Ok(done)
}

/// The requirements of tests in a real browser.
pub(crate) struct Prepared {
    folder: PathBuf,
    browser: String,
}

/// Installs the missing requirements of tests in a real browser.
///
/// # Errors
/// Returns an error if Node or the browser is missing and cannot be installed.
pub(crate) fn prepared() -> anyhow::Result<Prepared> {
    let folder = root()?.join("e2e");
    install(&folder)?;
    Ok(Prepared { folder, browser: chromium()? })
}

/// Tests the debug build of the server, which must be there, in a real browser.
///
/// # Errors
/// Returns an error if the tests cannot be run.
pub(crate) fn browser(prepared: &Prepared) -> anyhow::Result<Done> {
    let program = target()?.join("debug/schwung");
    counted(npm(&prepared.folder).arg("test").env("CHROMIUM", &prepared.browser).env("SCHWUNG", program))
}

/// Measures the time until a slow phone is ready to play, as many times as the argument says.
///
/// # Errors
/// Returns an error if Node or the browser is missing and cannot be installed, or the page does not load.
pub(crate) fn phone(arguments: &[String]) -> anyhow::Result<()> {
    let folder = root()?.join("e2e");
    install(&folder)?;
    let browser = chromium()?;
    run(&mut cargo(["build", "--profile", "measured", "-p", "schwung-cli"])?)?;
    let binary = target()?.join("measured/schwung");
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
    if apt(BROWSERS[0]).is_err() && apt(BROWSERS[1]).is_err() {
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
fn counted(command: &mut Command) -> anyhow::Result<Done> {
    let (output, good) = captured(command)?;
    let tests = Tally { passed: count(&output, "pass"), failed: count(&output, "fail") };
    let problem = match (good, tests.passed) {
        (false, _) => Some(format!("`{}` failed", line(command))),
        (true, 0) => Some(format!("`{}` ran no test", line(command))),
        _ => None,
    };
    Ok(Done { output, tests, problem })
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
