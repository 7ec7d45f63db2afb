//! Compiles and lints the workspace in one pass.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::Sender;

use anyhow::{Context, bail};
use serde::Deserialize;

use super::{Done, Tally};
use crate::shell::{aside, captured, cargo, line};

/// A test program and the folder of its package, in which Cargo would run it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Program {
    pub(crate) executable: PathBuf,
    pub(crate) package: PathBuf,
}

/// Builds tests and passes each program on as soon as it is linked.
pub(crate) struct Compiler {
    programs: Sender<Program>,
    sent: BTreeSet<Program>,
}

impl Compiler {
    pub(crate) fn new(programs: Sender<Program>) -> Self {
        Self { programs, sent: BTreeSet::new() }
    }

    /// Builds the tests that the arguments select.
    ///
    /// # Errors
    /// Returns an error if something does not compile or Clippy has something to say.
    pub(crate) fn build(&mut self, selected: &[&str]) -> anyhow::Result<()> {
        let fixed = ["test", "--no-run", "--message-format", "json-render-diagnostics"];
        let mut command = as_lints(cargo(fixed.iter().chain(selected))?)?;
        let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start cargo")?;
        let messages = child.stdout.take().context("the output is piped")?;
        for message in BufReader::new(messages).lines() {
            if let Some(program) = program(&message.context("cannot read the messages of cargo")?)
                && self.sent.insert(program.clone())
            {
                // Nobody listens any more if a test could not be started; that is reported there.
                let _ = self.programs.send(program);
            }
        }
        let status = child.wait().context("cannot wait for cargo")?;
        if !status.success() {
            bail!("`{}` failed ({status})", line(&command));
        }
        Ok(())
    }
}

/// Runs the examples in doc comments.
///
/// # Errors
/// Returns an error if they cannot be run.
pub(crate) fn doc_tests() -> anyhow::Result<Done> {
    let mut command = as_lints(cargo(["test", "--workspace", "--doc", "--no-fail-fast"])?)?;
    let (output, passed) = captured(&mut command)?;
    let problem = (!passed).then(|| format!("`{}` failed", line(&command)));
    Ok(Done { tests: Tally::of_rust(&output), output, problem })
}

/// A command of Cargo that compiles our own crates with Clippy. What they depend on is the same as without.
fn as_lints(command: Command) -> anyhow::Result<Command> {
    let mut command = aside(command);
    command
        .env("RUSTC_WORKSPACE_WRAPPER", driver()?)
        // As `cargo clippy -- -D warnings` passes it on.
        .env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__")
        // Smaller and sooner: nothing is compiled twice here, and a panic names its line anyway.
        .env("CARGO_INCREMENTAL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0");
    Ok(command)
}

/// Clippy as a compiler; it stands beside the compiler, or where Debian puts it.
fn driver() -> anyhow::Result<OsString> {
    let output = Command::new("rustc").args(["--print", "sysroot"]).output().context("cannot start rustc")?;
    let name = format!("clippy-driver{}", std::env::consts::EXE_SUFFIX);
    let beside = Path::new(String::from_utf8_lossy(&output.stdout).trim()).join("bin").join(&name);
    Ok(if beside.is_file() { beside.into() } else { name.into() })
}

/// The test program that a message of Cargo announces. Benchmarks and examples are compiled, but not run.
fn program(message: &str) -> Option<Program> {
    #[derive(Deserialize)]
    struct Artifact {
        executable: PathBuf,
        manifest_path: PathBuf,
        profile: Profile,
        target: Target,
    }
    #[derive(Deserialize)]
    struct Profile {
        test: bool,
    }
    #[derive(Deserialize)]
    struct Target {
        kind: Vec<String>,
    }
    let artifact: Artifact = serde_json::from_str(message).ok()?;
    let runs = !artifact.target.kind.iter().any(|it| it == "bench" || it == "example");
    let package = artifact.manifest_path.parent()?.to_owned();
    (artifact.profile.test && runs).then_some(Program { executable: artifact.executable, package })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(kind: &str, test: bool, executable: &str) -> String {
        format!(
            "{{\"reason\":\"compiler-artifact\",\"manifest_path\":\"/x/dice/Cargo.toml\",\"executable\":{executable},\
             \"profile\":{{\"test\":{test}}},\"target\":{{\"kind\":[\"{kind}\"],\"name\":\"a\"}}}}"
        )
    }

    #[test]
    fn programs_of_tests_are_run_and_nothing_else() {
        let found = program(&message("test", true, "\"/x/suite-1\""));
        let wanted = Program { executable: "/x/suite-1".into(), package: "/x/dice".into() };
        assert_eq!(found, Some(wanted));
        assert!(program(&message("lib", true, "\"/x/lib-1\"")).is_some());
        for other in [
            message("lib", false, "null"),
            message("bin", false, "\"/x/schwung\""),
            message("bench", true, "\"/x/bench-1\""),
            "{\"reason\":\"build-finished\",\"success\":true}".to_owned(),
        ] {
            assert_eq!(program(&other), None, "{other}");
        }
    }
}
