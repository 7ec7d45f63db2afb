//! Runs test programs, several at a time.

use std::process::Command;
use std::sync::Mutex;
use std::sync::mpsc::Receiver;
use std::thread;

use anyhow::bail;

use super::build::Program;
use super::{Done, Tally};
use crate::shell::{aside, captured, line, root};

/// Runs the programs as they arrive; failures do not stop the others, so that the count is complete.
///
/// # Errors
/// Returns an error if a program cannot be started.
pub(crate) fn run(programs: Receiver<Program>) -> anyhow::Result<Done> {
    let programs = Mutex::new(programs);
    let workers = thread::available_parallelism().map_or(1, Into::into);
    let done: Vec<anyhow::Result<Done>> = thread::scope(|threads| {
        let work = || {
            let mut done = Vec::new();
            while let Some(program) = next(&programs) {
                done.push(one(&program));
            }
            done
        };
        let workers: Vec<_> = (0..workers).map(|_| threads.spawn(work)).collect();
        workers.into_iter().flat_map(|it| it.join().unwrap_or_default()).collect()
    });
    if done.is_empty() {
        bail!("not run: no test program was built");
    }
    let mut all = Done::default();
    let mut failed = Vec::new();
    for done in done {
        let done = done?;
        all.output += &done.output;
        all.tests.add(done.tests);
        failed.extend(done.problem);
    }
    all.problem = (!failed.is_empty()).then(|| failed.join("\n"));
    Ok(all)
}

/// Waits for the next program; `None` after the last.
fn next(programs: &Mutex<Receiver<Program>>) -> Option<Program> {
    programs.lock().unwrap_or_else(std::sync::PoisonError::into_inner).recv().ok()
}

fn one(program: &Program) -> anyhow::Result<Done> {
    let mut command = aside(Command::new(&program.executable));
    // As Cargo runs it.
    command
        .current_dir(&program.package)
        .env("CARGO_MANIFEST_DIR", &program.package)
        .env_remove("UPDATE_PLAYS");
    let root = root()?;
    let name = program.executable.strip_prefix(&root).unwrap_or(&program.executable).display().to_string();
    let package = program.package.strip_prefix(&root).unwrap_or(&program.package).display().to_string();
    let (output, passed) = captured(&mut command)?;
    let problem = (!passed).then(|| format!("tests of {package} failed: `{}`", line(&command)));
    Ok(Done {
        output: format!("     Running {package} ({name})\n{output}"),
        tests: Tally::of_rust(&output),
        problem,
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use crate::shell::root;

    /// Whether `is` holds for the text of a file in this folder or below it.
    fn any_file(folder: &Path, is: fn(&str) -> bool) -> bool {
        fs::read_dir(folder).expect("a folder").any(|it| {
            let path = it.expect("an entry").path();
            if path.is_dir() {
                return any_file(&path, is);
            }
            is(&fs::read_to_string(&path).unwrap_or_default())
        })
    }

    fn has_unit_tests(text: &str) -> bool {
        text.lines().any(|line| matches!(line.trim(), "#[test]" | "#[tokio::test]" | "#[cfg(test)]"))
    }

    fn has_debug_assertions(text: &str) -> bool {
        text.contains("debug_assert")
    }

    /// Cargo would leave them out without a word.
    #[test]
    fn a_library_that_is_not_tested_has_no_unit_tests() {
        let mut untested = 0;
        for entry in fs::read_dir(root().expect("the workspace").join("crates")).expect("a folder") {
            let package = entry.expect("an entry").path();
            let manifest = fs::read_to_string(package.join("Cargo.toml")).expect("a manifest");
            let manifest: toml::Table = manifest.parse().expect("TOML");
            let tested = manifest.get("lib").and_then(|it| it.get("test")).and_then(toml::Value::as_bool);
            if tested == Some(false) {
                untested += 1;
                assert!(
                    !any_file(&package.join("src"), has_unit_tests),
                    "{} has unit tests that never run",
                    package.display()
                );
            }
        }
        assert!(untested > 0);
    }

    /// Where the profile switches them off, they would never fail.
    #[test]
    fn a_library_without_debug_assertions_contains_none() {
        let root = root().expect("the workspace");
        let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("a manifest");
        let manifest: toml::Table = manifest.parse().expect("TOML");
        let packages = manifest["profile"]["dev"]["package"].as_table().expect("packages");
        let mut without = 0;
        for (package, profile) in packages {
            let Some(name) = package.strip_prefix("schwung-") else { continue };
            if profile.get("debug-assertions").and_then(toml::Value::as_bool) == Some(false) {
                without += 1;
                assert!(
                    !any_file(&root.join("crates").join(name), has_debug_assertions),
                    "{package} has some"
                );
                assert_eq!(
                    profile.get("overflow-checks").and_then(toml::Value::as_bool),
                    Some(true),
                    "{package}"
                );
            }
        }
        assert!(without > 0);
    }
}
