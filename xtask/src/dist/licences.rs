//! The licences of everything that the binary contains.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Context;
use serde::Deserialize;

use super::output;

/// Packages of the page that end up in it; the others only build it.
const PAGE: [&str; 2] = ["svelte", "@fluent/bundle"];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    manifest_path: String,
    source: Option<String>,
}

/// All licence texts, one package after the other.
///
/// # Errors
/// Returns an error if cargo fails or a package names no licence.
pub(crate) fn collect(root: &Path) -> anyhow::Result<String> {
    let cargo = || {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.current_dir(root);
        command
    };
    // Only linked packages: neither build scripts nor tests nor other systems.
    let tree =
        ["tree", "-p", "schwung-cli", "-e", "normal", "--prefix", "none", "--format", "{p}", "--target"];
    let tree = output(cargo().args(tree).arg(super::TARGETS[0].0))?;
    let used: BTreeSet<(&str, &str)> = tree.lines().filter_map(named).collect();
    let metadata = output(cargo().args(["metadata", "--format-version", "1", "--locked"]))?;
    let metadata: Metadata = serde_json::from_str(&metadata).context("cargo metadata")?;
    let mut text =
        "What Schwung contains, and under which licences. Schwung itself: MIT OR Apache-2.0.\n".to_owned();
    let mut packages: Vec<&Package> = metadata.packages.iter().collect();
    packages.sort_by_key(|it| (&it.name, &it.version));
    for package in packages {
        if package.source.is_none() || !used.contains(&(&*package.name, &*package.version)) {
            continue;
        }
        let licence = package.license.as_deref();
        let licence = licence.with_context(|| format!("{} names no licence", package.name))?;
        let folder = Path::new(&package.manifest_path).parent().context("a folder")?;
        text += &entry(&format!("{} {}", package.name, package.version), licence, folder)?;
    }
    for name in PAGE {
        let folder = root.join("web/node_modules").join(name);
        let package =
            fs::read_to_string(folder.join("package.json")).with_context(|| format!("no {name}"))?;
        let package: serde_json::Value = serde_json::from_str(&package)?;
        let of = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
        text += &entry(&format!("{name} {}", of("version")), &of("license"), &folder)?;
    }
    Ok(text)
}

/// Name and version in a line of `cargo tree`: `serde v1.0.0 (*)`.
fn named(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_whitespace();
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

fn entry(name: &str, licence: &str, folder: &Path) -> anyhow::Result<String> {
    let mut files: Vec<_> = fs::read_dir(folder)?.filter_map(|it| Some(it.ok()?.path())).collect();
    files.sort();
    let is_licence = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_uppercase();
        path.is_file() && ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(|it| name.starts_with(it))
    };
    let mut text = format!("\n{}\n{name}: {licence}\n", "=".repeat(80));
    for path in files.iter().filter(|it| is_licence(it)) {
        text += &format!("\n{}\n", String::from_utf8_lossy(&fs::read(path)?).trim_end());
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_read_from_the_tree() {
        assert_eq!(named("serde v1.0.228 (*)"), Some(("serde", "1.0.228")));
        assert_eq!(named("schwung-cli v0.1.0 (/x)"), Some(("schwung-cli", "0.1.0")));
        assert_eq!(named(""), None);
    }
}
