//! Runs Node and npm.

use std::{
    fs::{self, File},
    path::Path,
    process::Command,
    time::SystemTime,
};

/// The message shown if Node is missing.
const NEEDED: &str = "\
The page needs Node 20.19 or newer with npm, which did not start.
Install it (https://nodejs.org, or `apt install nodejs npm`), or set SCHWUNG_WEB_DIST to a folder
that `npm ci && npm run build` in `web/` made on another machine.";

/// Installs the packages of the lock file unless that has already been done.
///
/// # Errors
/// Returns the output of npm if it fails.
pub(crate) fn install(web: &Path, out: &Path) -> Result<(), String> {
    // Cargo may run this build script for two profiles at the same time.
    let _held = lock(out);
    if is_installed(web) {
        return Ok(());
    }
    npm(web, &["ci", "--no-audit", "--no-fund", "--prefer-offline"])
}

/// Builds the page into `dist`.
///
/// # Errors
/// Returns the output of Vite if it fails.
pub(crate) fn build(web: &Path, dist: &Path) -> Result<(), String> {
    npm(web, &["run", "build", "--", "--outDir", &dist.to_string_lossy(), "--emptyOutDir"])
}

/// Whether the installed packages match the lock file, according to the copy that npm writes when it is done.
fn is_installed(web: &Path) -> bool {
    let wanted = changed(&web.join("package-lock.json"));
    let done = changed(&web.join("node_modules/.package-lock.json"));
    done.is_some() && done >= wanted
}

fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|it| it.modified()).ok()
}

/// Acquires a lock so that only one build installs at a time. Without support for file locks, it does without.
fn lock(out: &Path) -> Option<File> {
    // target/debug/build/schwung-page-0123/out: both profiles share the folder `target`.
    let target = out.ancestors().nth(4)?;
    let file = File::create(target.join(".schwung-page.lock")).ok()?;
    file.lock().ok()?;
    Some(file)
}

/// Runs npm and shows its output only if it fails, to keep builds quiet.
fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(program);
    // npm may detect a terminal where Cargo does not: keep colour codes out of the captured output.
    command.args(arguments).current_dir(web).env("NO_COLOR", "1").env_remove("FORCE_COLOR");
    let output = command.output().map_err(|problem| format!("{NEEDED}\n({program}: {problem})"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].map(|it| String::from_utf8_lossy(&it).into_owned()).concat();
    let hint = if said.contains("EBADENGINE") { format!("\n{NEEDED}") } else { String::new() };
    Err(format!("`npm {}` failed in web/:\n{said}{hint}", arguments.join(" ")))
}
