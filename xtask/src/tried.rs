//! Trials of the shipped files, in `packaging/try`: certificates, proxies, the package and the image. Each is a shell
//! script, like those of administrators.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use crate::shell::{cargo, files, root, run as run_program, target};
use crate::tools::debian;

/// Orders a certificate from a local ACME server and serves with it.
///
/// # Errors
/// Returns an error if something does not work, or a tool is missing and cannot be installed.
pub(crate) fn acme(_: &[String]) -> anyhow::Result<()> {
    debian("pebble", "pebble")?;
    debian("openssl", "openssl")?;
    debian("curl", "curl")?;
    script("acme", &[("SCHWUNG", &program()?)])
}

/// Serves through the proxies for which there are examples: one server, and two on PostgreSQL.
///
/// # Errors
/// Returns an error if something does not work, or a tool is missing and cannot be installed.
pub(crate) fn proxies(_: &[String]) -> anyhow::Result<()> {
    debian("nginx", "nginx-light")?;
    debian("caddy", "caddy")?;
    debian("openssl", "openssl")?;
    debian("curl", "curl")?;
    script("proxies", &[("SCHWUNG", &program()?)])?;
    crate::trial::database()?;
    script("nodes", &[("SCHWUNG", &program_for_postgres()?)])
}

/// Installs the package of the last `dist` into a bare Debian, runs it under the systemd of another, and runs the content
/// of the image.
///
/// # Errors
/// Returns an error if something does not work, or a tool is missing and cannot be installed.
pub(crate) fn package(_: &[String]) -> anyhow::Result<()> {
    let root = root()?;
    let found = files(&root, "target/release-files", "deb")?.into_iter().find(|it| it.ends_with("amd64.deb"));
    let package = root.join(found.context("there is no package: `cargo xtask dist` makes one")?);
    debian("debootstrap", "debootstrap")?;
    script("image", &[("IMAGE", &root.join("target/image"))])?;
    debian("curl", "curl")?;
    script("debian", &[("DEB", &package), ("SAMPLES", &root.join("compat"))])?;
    script("systemd", &[("DEB", &package)])
}

/// The program named in `SCHWUNG`, else that of the debug build.
pub(crate) fn program() -> anyhow::Result<PathBuf> {
    if let Some(named) = std::env::var_os("SCHWUNG") {
        return Ok(std::path::absolute(named)?);
    }
    crate::shell::program()
}

/// The program named in `SCHWUNG`, which understands PostgreSQL if it is that of a release, else a debug build that does.
fn program_for_postgres() -> anyhow::Result<PathBuf> {
    if std::env::var_os("SCHWUNG").is_some() {
        return program();
    }
    run_program(&mut cargo(["build", "--quiet", "-p", "schwung-cli", "--features", "postgres"])?)?;
    Ok(target()?.join("debug/schwung"))
}

fn script(name: &str, variables: &[(&str, &Path)]) -> anyhow::Result<()> {
    println!("==> {name}");
    let root = root()?;
    let work = root.join("target/tried").join(name);
    // What takes long to fetch stays.
    for entry in fs::read_dir(&work).into_iter().flatten() {
        let path = entry?.path();
        if path.is_file() {
            fs::remove_file(path)?;
        }
    }
    fs::create_dir_all(&work)?;
    for file in ["schwung.db", "certificates"] {
        let _ = fs::remove_dir_all(work.join(file));
    }
    let mut command = Command::new("sh");
    command.arg(root.join(format!("packaging/try/{name}.sh"))).env("WORK", &work);
    // The settings of the person who runs this must not matter.
    for (name, _) in std::env::vars().filter(|it| it.0.starts_with("SCHWUNG_")) {
        command.env_remove(name);
    }
    run_program(command.envs(variables.iter().map(|it| (it.0, it.1))))
}
