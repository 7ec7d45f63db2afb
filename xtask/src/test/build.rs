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
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    pub(crate) executable: PathBuf,
    pub(crate) package: PathBuf,
}

/// Builds tests and passes each program on as soon as it can run.
pub(crate) struct Compiler {
    programs: Sender<Program>,
    /// Programs that start another program of their package, which is not linked yet: Cargo links it at any time.
    waiting: Vec<Program>,
    /// Folders of packages whose programs are linked.
    linked: BTreeSet<PathBuf>,
}

impl Compiler {
    pub(crate) fn new(programs: Sender<Program>) -> Self {
        Self { programs, waiting: Vec::new(), linked: BTreeSet::new() }
    }

    /// Builds all tests of the workspace.
    ///
    /// # Errors
    /// Returns an error if something does not compile or Clippy has something to say.
    pub(crate) fn build(mut self) -> anyhow::Result<()> {
        // The time for each crate is in `target/cargo-timings` afterwards.
        let mut command = as_lints(cargo(["test", "--no-run", "--workspace", "--timings"])?)?;
        command.args(["--message-format", "json-render-diagnostics"]);
        let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start cargo")?;
        let messages = child.stdout.take().context("the output is piped")?;
        for message in BufReader::new(messages).lines() {
            if let Some(built) = built(&message.context("cannot read the messages of cargo")?) {
                self.take(built);
            }
        }
        let status = child.wait().context("cannot wait for cargo")?;
        if !status.success() {
            bail!("`{}` failed ({status})", line(&command));
        }
        Ok(())
    }

    fn take(&mut self, built: Built) {
        match built {
            Built::Test(program)
                if starts_another(&program.package) && !self.linked.contains(&program.package) =>
            {
                self.waiting.push(program);
            }
            Built::Test(program) => self.pass_on(program),
            Built::Binary(package) => {
                let (ready, waiting) = self.waiting.drain(..).partition(|it| it.package == package);
                self.waiting = waiting;
                self.linked.insert(package);
                ready.into_iter().for_each(|it: Program| self.pass_on(it));
            }
        }
    }

    fn pass_on(&self, program: Program) {
        // Nobody listens any more if a test could not be started; that is reported there.
        let _ = self.programs.send(program);
    }
}

/// Whether the tests of this package can start a program of it.
fn starts_another(package: &Path) -> bool {
    package.join("src/main.rs").is_file()
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

/// A command of Cargo that compiles our own crates with Clippy. Their dependencies are the same as without.
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

/// The path of Clippy as a compiler: beside the compiler, or where Debian installs it.
fn driver() -> anyhow::Result<OsString> {
    let output = Command::new("rustc").args(["--print", "sysroot"]).output().context("cannot start rustc")?;
    let name = format!("clippy-driver{}", std::env::consts::EXE_SUFFIX);
    let beside = Path::new(String::from_utf8_lossy(&output.stdout).trim()).join("bin").join(&name);
    Ok(if beside.is_file() { beside.into() } else { name.into() })
}

/// What a message of Cargo announces.
#[derive(Debug, PartialEq, Eq)]
enum Built {
    Test(Program),
    /// The program of the package in this folder.
    Binary(PathBuf),
}

/// The program that a message of Cargo announces. Examples are compiled, but not run.
fn built(message: &str) -> Option<Built> {
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
    let is = |kind: &str| artifact.target.kind.iter().any(|it| it == kind);
    let package = artifact.manifest_path.parent()?.to_owned();
    match artifact.profile.test {
        true if is("example") => None,
        true => Some(Built::Test(Program { executable: artifact.executable, package })),
        false => is("bin").then_some(Built::Binary(package)),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn message(kind: &str, test: bool, executable: &str) -> String {
        format!(
            "{{\"reason\":\"compiler-artifact\",\"manifest_path\":\"/x/dice/Cargo.toml\",\"executable\":{executable},\
             \"profile\":{{\"test\":{test}}},\"target\":{{\"kind\":[\"{kind}\"],\"name\":\"a\"}}}}"
        )
    }

    #[test]
    fn programs_of_tests_are_run_and_nothing_else() {
        let found = built(&message("test", true, "\"/x/suite-1\""));
        let wanted = Program { executable: "/x/suite-1".into(), package: "/x/dice".into() };
        assert_eq!(found, Some(Built::Test(wanted)));
        assert!(built(&message("lib", true, "\"/x/lib-1\"")).is_some());
        assert_eq!(built(&message("bin", false, "\"/x/schwung\"")), Some(Built::Binary("/x/dice".into())));
        for other in [
            message("lib", false, "null"),
            message("example", true, "\"/x/example-1\""),
            "{\"reason\":\"build-finished\",\"success\":true}".to_owned(),
        ] {
            assert_eq!(built(&other), None, "{other}");
        }
    }

    /// A cold build links the tests of a package before the program that they start.
    #[test]
    fn tests_wait_for_the_program_that_they_start() {
        let (sender, passed_on) = channel();
        let mut compiler = Compiler::new(sender);
        let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let of = |package: &Path| Program { executable: "suite".into(), package: package.to_owned() };
        compiler.take(Built::Test(of(&here)));
        compiler.take(Built::Test(of(Path::new("/x/dice"))));
        compiler.take(Built::Binary("/x/dice".into()));
        assert_eq!(passed_on.try_iter().collect::<Vec<_>>(), [of(Path::new("/x/dice"))]);
        compiler.take(Built::Binary(here.clone()));
        compiler.take(Built::Test(of(&here)));
        assert_eq!(passed_on.try_iter().collect::<Vec<_>>(), [of(&here), of(&here)]);
    }
}
