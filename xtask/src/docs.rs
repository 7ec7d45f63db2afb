//! `cargo xtask docs`: runs the commands that documents show in blocks marked `sh try`. The others, which need rights, a
//! name or a network, are only parsed: by a test of the command line.

use std::path::Path;
use std::process::Command;

use anyhow::Context;

use crate::shell::{files, read, root, run as run_program};

/// The mark of a block that can be run anywhere, in an empty folder.
const MARK: &str = "```sh try";

/// Runs all marked blocks, each in a folder of its own.
///
/// # Errors
/// Returns an error if a block fails, or none is found.
pub(crate) fn run(_: &[String]) -> anyhow::Result<()> {
    let root = root()?;
    let program = crate::tried::program()?;
    let mut passed = 0;
    let mut documents = files(&root, "docs", "md")?;
    documents.push("README.md".to_owned());
    for document in documents {
        for (at, block) in blocks(&read(&root, &document)?).iter().enumerate() {
            println!("==> {document}, block {}", at + 1);
            try_out(&root, &program, block)
                .with_context(|| format!("{document}, block {}:\n{block}", at + 1))?;
            passed += 1;
        }
    }
    anyhow::ensure!(passed > 0, "no document has a block marked `{MARK}`");
    println!("{passed} passed, 0 failed");
    Ok(())
}

fn try_out(root: &Path, program: &Path, block: &str) -> anyhow::Result<()> {
    let folder = root.join("target/tried/docs");
    if folder.is_dir() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    let path = std::env::var_os("PATH").unwrap_or_default();
    let own = program.parent().context("a folder")?.to_owned();
    let path = std::env::join_paths(std::iter::once(own).chain(std::env::split_paths(&path)))?;
    let mut command = Command::new("timeout");
    command.current_dir(&folder).args(["120", "sh", "-euxc", block]).env("PATH", path).env("HOME", &folder);
    run_program(command.env_remove("XDG_DATA_HOME").env_remove("SCHWUNG_CONFIG"))
}

/// The text of all marked blocks.
fn blocks(text: &str) -> Vec<String> {
    let mark = format!("{MARK}\n");
    text.split(&mark).skip(1).filter_map(|it| it.split_once("\n```").map(|it| it.0.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_marked_blocks_are_run() {
        let text = "```sh\nrm -rf /\n```\n\n```sh try\na\nb\n```\n```sh try\nc\n```\n";
        assert_eq!(blocks(text), ["a\nb", "c"]);
    }

    /// What documents say to run with xtask is there.
    #[test]
    fn commands_of_xtask_in_documents_exist() {
        let root = root().expect("the workspace");
        let mut documents = files(&root, "docs", "md").expect("documents");
        documents
            .extend(["README.md", "CONTRIBUTING.md", "SECURITY.md", "ARCHITECTURE.md"].map(str::to_owned));
        let mut found = 0;
        for document in documents {
            let text = read(&root, &document).expect("a document");
            for (at, _) in text.match_indices("cargo xtask ") {
                let rest = &text[at + "cargo xtask ".len()..];
                let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
                let known = name == "help" || crate::COMMANDS.iter().any(|it| it.name == name);
                assert!(known, "{document}: cargo xtask {name}");
                found += 1;
            }
        }
        assert!(found > 10);
    }

    /// The anchors of a document's headings, as GitHub makes them.
    fn anchors(text: &str) -> Vec<String> {
        let headings =
            text.lines().filter(|it| it.starts_with('#')).map(|it| it.trim_start_matches('#').trim());
        let kept = |it: &char| it.is_alphanumeric() || matches!(it, ' ' | '-' | '_');
        headings
            .map(|it| it.to_lowercase().chars().filter(kept).collect::<String>().replace(' ', "-"))
            .collect()
    }

    /// The targets of the links in a document, without those in blocks of code.
    fn links(text: &str) -> impl Iterator<Item = &str> {
        let outside = text.split("```").step_by(2);
        outside.flat_map(|it| it.split("](").skip(1)).filter_map(|it| it.split_once(')')).map(|it| it.0)
    }

    #[test]
    fn links_between_documents_lead_somewhere() {
        let root = root().expect("the workspace");
        let mut found = 0;
        for document in files(&root, "", "md").expect("documents") {
            let text = read(&root, &document).expect("a document");
            let folder = Path::new(&document).parent().expect("a folder");
            for link in links(&text).filter(|it| !it.contains(':')) {
                let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
                let target =
                    if path.is_empty() { root.join(&document) } else { root.join(folder).join(path) };
                assert!(target.exists(), "{document}: {link}");
                if !anchor.is_empty() {
                    let other = std::fs::read_to_string(&target).expect("a document");
                    assert!(anchors(&other).iter().any(|it| it == anchor), "{document}: {link}");
                }
                found += 1;
            }
        }
        assert!(found > 80, "{found}");
    }

    /// Paths that documents name as code, from the root or within a crate. Those with a placeholder stand for several files.
    #[test]
    fn files_that_documents_name_are_there() {
        let root = root().expect("the workspace");
        let folders =
            ["crates/", "web/", "e2e/", "rules/", "messages/", "docs/", "plays/", "systems/", "xtask/"];
        let sources = files(&root, "crates", "rs").expect("sources");
        let in_a_crate = |path: &str| sources.iter().any(|it| it.ends_with(&format!("/{path}")));
        let mut found = 0;
        for document in files(&root, "", "md").expect("documents").iter().filter(|it| *it != "CHANGELOG.md") {
            let text = read(&root, document).expect("a document");
            let outside: String = text.split("```").step_by(2).collect();
            for path in outside.split('`').skip(1).step_by(2) {
                let is_path = folders.iter().any(|it| path.starts_with(it));
                if is_path && !path.contains(['*', '<', '{', '…', ' ', ':']) {
                    assert!(root.join(path).exists() || in_a_crate(path), "{document}: {path}");
                    found += 1;
                }
            }
        }
        assert!(found > 100, "{found}");
    }
}
