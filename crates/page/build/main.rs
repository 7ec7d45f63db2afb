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

/// Inputs of the page build, relative to the project root.
const SOURCES: [&str; 12] = [
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
    let dist = match env::var_os("SCHWUNG_WEB_DIST").filter(|it| !it.is_empty()) {
        Some(built) => prebuilt(Path::new(&built))?,
        None => build(&out)?,
    };
    let source = table::source(&dist)?;
    let file = out.join("files.rs");
    fs::write(&file, source).map_err(|it| format!("cannot write {}: {it}", file.display()))
}

/// Checks a folder that was built elsewhere.
fn prebuilt(folder: &Path) -> Result<PathBuf, String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    if !folder.join("index.html").is_file() {
        return Err(format!("SCHWUNG_WEB_DIST is {}, which has no index.html", folder.display()));
    }
    fs::canonicalize(folder).map_err(|it| format!("cannot read {}: {it}", folder.display()))
}

/// Builds the page into `OUT_DIR`; in `web/` only `node_modules` is written.
fn build(out: &Path) -> Result<PathBuf, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let web = root.join("web");
    let dist = out.join("dist");
    node::install(&web, out)?;
    node::build(&web, &dist)?;
    Ok(dist)
}
