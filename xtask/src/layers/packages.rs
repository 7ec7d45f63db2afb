//! Dependencies between crates.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Context;

use crate::shell::read;

/// The suffix of the crate in which an engine meets people.
const UI: &str = "-ui";

/// The crate that lists all systems.
const REGISTRY: &str = "systems";

/// The load tests, whose people play Fate.
const TRIAL: &str = "trial";

/// The folders of all crates, relative to the root.
pub(crate) fn folders(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut found = vec!["xtask".to_owned()];
    for entry in std::fs::read_dir(root.join("crates")).context("cannot read crates/")? {
        let entry = entry?;
        if entry.path().join("src").is_dir() {
            found.push(format!("crates/{}", entry.file_name().to_string_lossy()));
        }
    }
    found.sort();
    Ok(found)
}

/// Dependencies that must not be. Only the second crate of an engine depends on it, and only the list of systems on that.
/// Those of tests are free.
pub(crate) fn faults(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut all = Vec::new();
    for folder in folders(root)? {
        let manifest: toml::Table = read(root, &format!("{folder}/Cargo.toml"))?.parse()?;
        let name = folder.rsplit('/').next().unwrap_or_default().to_owned();
        let used = manifest.get("dependencies").and_then(toml::Value::as_table);
        let used = used.into_iter().flat_map(toml::Table::keys);
        all.push((name, used.filter_map(|it| it.strip_prefix("schwung-")).map(str::to_owned).collect()));
    }
    Ok(forbidden(&all))
}

fn forbidden(all: &[(String, Vec<String>)]) -> Vec<String> {
    let names: BTreeSet<&str> = all.iter().map(|it| it.0.as_str()).collect();
    let is_second = |it: &str| it.strip_suffix(UI).is_some_and(|it| names.contains(it));
    let mut faults = Vec::new();
    for (name, used) in all {
        for it in used {
            let is_engine = names.contains(format!("{it}{UI}").as_str());
            let may = match (is_engine, is_second(it)) {
                (true, _) => name.strip_suffix(UI) == Some(it) || name == TRIAL,
                (_, true) => name == REGISTRY,
                _ => true,
            };
            if !may {
                faults.push(format!("{name} depends on {it}, and so on one of the systems"));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_its_second_crate_depends_on_an_engine() {
        let found = |name: &str, uses: &str| {
            let crates = [("views", ""), ("fate", ""), ("fate-ui", "fate"), ("ui-kit", ""), ("systems", "")];
            let mut all: Vec<(String, Vec<String>)> =
                crates.iter().map(|it| (it.0.to_owned(), vec![it.1.to_owned()])).collect();
            all.push((name.to_owned(), vec![uses.to_owned()]));
            forbidden(&all).len()
        };
        assert_eq!(found("views", "fate"), 1);
        assert_eq!(found("systems", "fate"), 1);
        assert_eq!(found("server", "fate-ui"), 1);
        assert_eq!(found("systems", "fate-ui"), 0);
        assert_eq!(found("server", "ui-kit"), 0);
    }
}
