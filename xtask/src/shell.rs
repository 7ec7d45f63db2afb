//! Helpers for running programs and finding files.

use std::ffi::OsStr;
use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

/// The root of the workspace.
///
/// # Errors
/// Returns an error if xtask was started neither by cargo nor from within the workspace.
pub(crate) fn root() -> anyhow::Result<PathBuf> {
    // Determined at run time, since the workspace may have been moved after compilation.
    if let Some(manifest) = std::env::var_os("CARGO_MANIFEST_DIR")
        && let Some(root) = Path::new(&manifest).parent()
    {
        return Ok(root.to_owned());
    }
    let here = std::env::current_dir().context("cannot determine the current directory")?;
    let root = here.ancestors().find(|folder| folder.join("xtask/Cargo.toml").is_file());
    root.map(Path::to_owned).context("not inside the workspace: run `cargo xtask`")
}

/// A command for the cargo that started xtask, in the root of the workspace.
///
/// # Errors
/// Returns the errors of [`root`].
pub(crate) fn cargo<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> anyhow::Result<Command> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()?).args(arguments);
    if std::env::var_os("CI").is_some() {
        // Nothing is built twice there, so incremental data would only fill the disk.
        command.env("CARGO_INCREMENTAL", "0");
    }
    Ok(command)
}

/// The debug build of `schwung`. It is built as a part of its tests: they select the features that all tests share
/// (see `crates/workspace-hack`), so that nothing is compiled anew.
///
/// # Errors
/// Returns an error if it does not compile.
pub(crate) fn program() -> anyhow::Result<PathBuf> {
    run(&mut cargo(["test", "--quiet", "-p", "schwung-cli", "--test", "suite", "--no-run"])?)?;
    Ok(target()?.join("debug/schwung"))
}

/// The folder for build output.
///
/// # Errors
/// Returns the errors of [`root`].
pub(crate) fn target() -> anyhow::Result<PathBuf> {
    let root = root()?;
    Ok(std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |it| root.join(it)))
}

/// Runs a program to completion with its output passed through.
///
/// # Errors
/// Returns an error if it cannot be started or fails.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", line(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// Installs a package of Debian, as root or by `sudo`.
///
/// # Errors
/// Returns an error if that is not possible.
pub(crate) fn install(package: &str) -> anyhow::Result<()> {
    let apt = |program: &str, before: &[&str], arguments: &[&str]| {
        let mut command = Command::new(program);
        run(command.args(before).args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let install = |program: &str, before: &[&str]| {
        apt(program, before, &["update"])?;
        apt(program, before, &["install", "-y", "--no-install-recommends", package])
    };
    install("apt-get", &[]).or_else(|_| install("sudo", &["-n", "apt-get"]))
}

/// Runs a program to completion. What it wrote to both of its outputs, and whether it succeeded.
///
/// # Errors
/// Returns an error if it cannot be started.
pub(crate) fn captured(command: &mut Command) -> anyhow::Result<(String, bool)> {
    let (mut output, writer) = std::io::pipe().context("cannot open a pipe")?;
    command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
    let child = command.spawn().with_context(|| format!("cannot start `{}`", line(command)));
    // The command holds the other end open.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut text = Vec::new();
    let mut child = child?;
    output
        .read_to_end(&mut text)
        .with_context(|| format!("cannot read the output of `{}`", line(command)))?;
    let status = child.wait().with_context(|| format!("cannot wait for `{}`", line(command)))?;
    Ok((String::from_utf8_lossy(&text).into_owned(), status.success()))
}

/// The same command, giving way to others where the system can do that: what runs beside it and has people's deadlines,
/// such as a browser, keeps its pace.
pub(crate) fn aside(command: Command) -> Command {
    if !succeeds(Command::new("nice").arg("true")) {
        return command;
    }
    let mut nice = Command::new("nice");
    nice.args(["-n", "10"]).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => nice.env(name, value),
            None => nice.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        nice.current_dir(folder);
    }
    nice
}

/// Whether the program exists and succeeds; its output is discarded.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The command line as one would type it, without the path of the program.
pub(crate) fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// Writes to standard output. A closed pipe (`| head`) is not an error.
///
/// # Errors
/// Returns an error if writing fails for another reason.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error).context("cannot write the output"),
        _ => Ok(()),
    }
}

/// The files below `root/folder` with this ending, as sorted paths relative to the root, with `/` as separator. Build
/// output and hidden folders are skipped; a missing folder has no files.
///
/// # Errors
/// Returns an error if a folder cannot be read.
pub(crate) fn files(root: &Path, folder: &str, ending: &str) -> anyhow::Result<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        // Cargo marks its target folders with this file; the name alone could be that of a module.
        if !folder.is_dir() || folder.join("CACHEDIR.TAG").is_file() {
            continue;
        }
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() && !name.starts_with('.') && name != "node_modules" {
                folders.push(path);
            } else if path.is_file() && path.extension().is_some_and(|found| found == ending) {
                let path = path.strip_prefix(root).unwrap_or(&path);
                found.push(path.iter().map(OsStr::to_string_lossy).collect::<Vec<_>>().join("/"));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Reads a file by its path relative to the root.
///
/// # Errors
/// Returns an error with the path if it cannot be read as text.
pub(crate) fn read(root: &Path, file: &str) -> anyhow::Result<String> {
    fs::read_to_string(root.join(file)).with_context(|| format!("cannot read {file}"))
}
