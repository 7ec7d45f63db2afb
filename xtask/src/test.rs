//! `cargo xtask test`: all checks required before a change is merged.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::shell::{cargo, line, run as run_program, succeeds};
use crate::{Usage, features, rules, trial, web};

/// Number of tests so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    passed: u64,
    failed: u64,
}

impl Tally {
    fn add(&mut self, (passed, failed): (u64, u64)) -> anyhow::Result<()> {
        self.passed += passed;
        self.failed += failed;
        Ok(())
    }
}

type Step = fn(&mut Tally) -> anyhow::Result<()>;

const STEPS: [(&str, Step); 7] = [
    ("formatting", formatting),
    ("features", |_| features::run(&[])),
    ("lints", lints),
    ("tests", tests),
    ("page", |tally| tally.add(web::page()?)),
    ("browser", |tally| tally.add(web::browser()?)),
    ("rule coverage", |_| rules::run(&[])),
];

/// Runs the steps in order up to the first failure. The last line of the output is `N passed, N failed`, the sum over
/// all test binaries and doc tests.
///
/// # Errors
/// Returns an error if a step fails.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    if !arguments.is_empty() {
        return Err(Usage("`test` takes no arguments".into()).into());
    }
    let mut tally = Tally::default();
    let mut took: Vec<Duration> = Vec::new();
    let mut outcome = Ok(());
    for (name, step) in STEPS {
        println!("==> {name}");
        let start = Instant::now();
        outcome = step(&mut tally).with_context(|| format!("stopped at {name}"));
        took.push(start.elapsed());
        let verdict = if outcome.is_ok() { "took" } else { "FAILED after" };
        println!("    {name} {verdict} {:.1} s", start.elapsed().as_secs_f64());
        if outcome.is_err() {
            break;
        }
    }
    // Printed before the summary, so that the count is the last line however the two streams are interleaved.
    if let Err(error) = &outcome {
        eprintln!("error: {error:#}");
    }
    println!("\n==> summary");
    for (at, (name, _)) in STEPS.iter().enumerate() {
        let verdict = match took.get(at) {
            None => "not run".to_owned(),
            Some(_) if at + 1 == took.len() && outcome.is_err() => "FAILED".to_owned(),
            Some(took) => format!("ok {:>7.1} s", took.as_secs_f64()),
        };
        println!("    {name:<16} {verdict}");
    }
    println!("{} passed, {} failed", tally.passed, tally.failed);
    if outcome.is_err() {
        // Already reported above.
        std::process::exit(1);
    }
    Ok(())
}

fn formatting(_: &mut Tally) -> anyhow::Result<()> {
    component("rustfmt", "fmt")?;
    run_program(&mut cargo(["fmt", "--all", "--check"])?)
}

fn lints(_: &mut Tally) -> anyhow::Result<()> {
    component("clippy", "clippy")?;
    run_program(&mut cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?)
}

/// Installs a rustup component that minimal installations lack.
fn component(name: &str, subcommand: &str) -> anyhow::Result<()> {
    let there = || anyhow::Ok(succeeds(&mut cargo([subcommand, "--version"])?));
    if there()? {
        return Ok(());
    }
    println!("    {name} is missing: trying `rustup component add {name}`");
    let added = run_program(Command::new("rustup").args(["component", "add", name]));
    if added.is_err() || !there()? {
        bail!(
            "{name} is missing and rustup could not add it; with Rust from Debian, `apt install rustfmt rust-clippy`"
        );
    }
    Ok(())
}

/// Runs all tests and doc tests without stopping at failures, so that the count is complete.
fn tests(tally: &mut Tally) -> anyhow::Result<()> {
    if let Err(error) = trial::database() {
        println!("    {error:#}\n    SKIPPED: the tests of the store on PostgreSQL");
    }
    let mut command = cargo(["test", "--workspace", "--no-fail-fast"])?;
    command.env_remove("UPDATE_PLAYS").stdout(Stdio::piped());
    let mut child = command.spawn().context("cannot start cargo")?;
    let output = child.stdout.take().context("the output is piped")?;
    let mut screen = std::io::stdout().lock();
    for text in BufReader::new(output).split(b'\n') {
        // Passed on byte by byte; only counting interprets it as text.
        let mut text = text.context("cannot read the output of the tests")?;
        if let Some(more) = result(&String::from_utf8_lossy(&text)) {
            tally.passed += more.passed;
            tally.failed += more.failed;
        }
        text.push(b'\n');
        screen.write_all(&text).context("cannot write the output")?;
    }
    let status = child.wait().context("cannot wait for cargo")?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(&command));
    }
    Ok(())
}

/// Parses `test result: ok. 5 passed; 0 failed; …`, with or without colours.
fn result(text: &str) -> Option<Tally> {
    let rest = plain(text);
    let (_verdict, counts) = rest.trim().strip_prefix("test result: ")?.split_once(". ")?;
    let mut counts = counts.split("; ");
    let mut count = |what| counts.next()?.strip_suffix(what)?.trim().parse().ok();
    Some(Tally { passed: count("passed")?, failed: count("failed")? })
}

/// The text without colour codes.
fn plain(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |plain, part| plain + part.split_once('m').map_or(part, |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_whether_good_bad_or_coloured() {
        let rest = "0 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        let read = |text: &str| result(&format!("{text}; {rest}")).map(|tally| (tally.passed, tally.failed));
        assert_eq!(read("test result: ok. 25 passed; 0 failed"), Some((25, 0)));
        assert_eq!(read("test result: FAILED. 3 passed; 2 failed"), Some((3, 2)));
        assert_eq!(read("test result: \u{1b}[32mok\u{1b}[m. 7 passed; 0 failed"), Some((7, 0)));
    }

    #[test]
    fn other_lines_are_no_results() {
        for text in [
            "",
            "test foo ... ok",
            "running 3 tests",
            "test result: unclear",
            "a test result: ok. 1 passed; 0 failed",
        ] {
            assert_eq!(result(text), None, "{text}");
        }
    }
}
