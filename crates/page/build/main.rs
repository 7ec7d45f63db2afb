//! Builds the page in `web/` with Node and generates a table of its files, which the crate embeds.
//!
//! If `SCHWUNG_WEB_DIST` names a folder that was built with `npm run build`, no Node is needed.

mod node;
mod policy;
mod table;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// The project root as seen from the folder of this crate, where Cargo runs build scripts. No absolute path is given to
/// Cargo or written into the table, so that a copied target folder still fits.
const ROOT: &str = "../..";

/// Inputs of the page build, relative to the project root.
const SOURCES: [&str; 16] = [
    "web/.npmrc",
    "web/build",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "messages/de",
    "messages/en",
    "systems/before-names.txt",
    "systems/adjectives.txt",
    "systems/plural-nouns.txt",
    "systems/weak-nouns.txt",
];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed=SCHWUNG_WEB_DIST");
    let dist = out.join("dist");
    match env::var_os("SCHWUNG_WEB_DIST").filter(|it| !it.is_empty()) {
        Some(built) => prebuilt(Path::new(&built), &dist)?,
        None => build(&out, &dist)?,
    }
    let source = table::source(&dist)?;
    let file = out.join("files.rs");
    fs::write(&file, source).map_err(|it| format!("cannot write {}: {it}", file.display()))
}

/// Copies a folder that was built elsewhere.
fn prebuilt(folder: &Path, dist: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    if !folder.join("index.html").is_file() {
        return Err(format!("SCHWUNG_WEB_DIST is {}, which has no index.html", folder.display()));
    }
    if dist.is_dir() {
        fs::remove_dir_all(dist).map_err(|it| format!("cannot remove {}: {it}", dist.display()))?;
    }
    copy(folder, dist)
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let problem = |it| format!("cannot copy {} to {}: {it}", from.display(), to.display());
    fs::create_dir_all(to).map_err(problem)?;
    for entry in fs::read_dir(from).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target).map_err(problem)?;
        }
    }
    Ok(())
}

/// Builds the page into `OUT_DIR`; in `web/` only `node_modules` is written.
fn build(out: &Path, dist: &Path) -> Result<(), String> {
    for source in SOURCES {
        println!("cargo::rerun-if-changed={ROOT}/{source}");
    }
    let web = Path::new(ROOT).join("web");
    node::install(&web, out)?;
    node::build(&web, dist)
}
