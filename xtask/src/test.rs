//! `cargo xtask test`: all checks required before a change is merged.
//!
//! The workspace is compiled once: Clippy is the compiler, so the build is the lint as well. What does not need the
//! compiler runs beside it: the checks of the page, and each test program as soon as it is built. The browser follows
//! when nothing else runs.

mod build;
mod report;
mod suites;

use std::process::Command;
use std::sync::mpsc::channel;
use std::thread;

use anyhow::bail;

use crate::shell::{cargo, run as run_program, succeeds};
use crate::{Usage, features, layers, rules, trial, web};
use report::Report;
pub(crate) use report::{Done, Tally};

/// Runs all steps. The last line of the output is `N passed, N failed`, the sum over all test programs and doc tests.
///
/// # Errors
/// Returns an error if a step fails.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    if !arguments.is_empty() {
        return Err(Usage("`test` takes no arguments".into()).into());
    }
    let report = Report::default();
    let passed = everything(&report);
    report.summary();
    if !passed {
        // Already reported.
        std::process::exit(1);
    }
    Ok(())
}

/// Whether all steps passed. The fastest steps come first.
fn everything(report: &Report) -> bool {
    let quick = report.step("formatting", formatting)
        && report.step("rule coverage", || rules::run(&[]).map(|()| Done::default()))
        && report.step("layers", || layers::run(&[]).map(|()| Done::default()));
    if !quick {
        return false;
    }
    // Before anything else installs packages.
    if let Err(error) = trial::database() {
        println!("    {error:#}\n    SKIPPED: the tests of the store on PostgreSQL");
    }
    let (has_server, server) = channel();
    thread::scope(|threads| {
        let features =
            threads.spawn(|| report.step("features", || features::run(&[]).map(|()| Done::default())));
        let page = threads.spawn(|| report.step("page", web::page));
        let browser = threads.spawn(move || {
            report.step("browser", || {
                let ready = web::prepared()?;
                if server.recv().is_err() {
                    bail!("not run: there is no server, since the build failed");
                }
                web::browser(&ready)
            })
        });
        let built = build_and_test(report, has_server);
        let beside = [features, page, browser].map(|it| it.join().unwrap_or(false));
        built && beside.iter().all(|it| *it)
    })
}

/// Builds and tests everything. The browser waits until then: its tests have deadlines, which a busy machine would miss.
fn build_and_test(report: &Report, has_server: std::sync::mpsc::Sender<()>) -> bool {
    let (built, programs) = channel();
    let (lints, passed) = thread::scope(|threads| {
        let suites = threads.spawn(|| report.step("tests", || suites::run(programs)));
        let lints = report.step("lints and build", || {
            component("clippy", "clippy")?;
            build::Compiler::new(built).build()?;
            Ok(Done::default())
        });
        let docs = lints && report.step("doc tests", build::doc_tests);
        (lints, suites.join().unwrap_or(false) && docs)
    });
    if lints {
        // The receiver has gone if Node or Chromium is missing.
        let _ = has_server.send(());
    }
    drop(has_server);
    passed
}

fn formatting() -> anyhow::Result<Done> {
    component("rustfmt", "fmt")?;
    run_program(&mut cargo(["fmt", "--all", "--check"])?)?;
    Ok(Done::default())
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
