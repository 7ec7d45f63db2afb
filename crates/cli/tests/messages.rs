//! Every message key used by the code exists, and every message is used.

use std::{collections::BTreeSet, fs, path::Path};

/// The concatenated source code of the command.
fn code(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("the folder is there");
    entries
        .map(|it| it.expect("readable").path())
        .map(|path| if path.is_dir() { code(&path) } else { fs::read_to_string(&path).expect("UTF-8") })
        .collect()
}

#[test]
fn messages_and_code_fit() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let code = code(&root.join("src"));
    for lang in ["de", "en"] {
        let text = fs::read_to_string(root.join(format!("../../messages/{lang}/cli.ftl"))).expect("UTF-8");
        let there: BTreeSet<&str> =
            text.lines().filter(|it| it.starts_with("cli-")).filter_map(|it| it.split(" =").next()).collect();
        let named: BTreeSet<&str> = code
            .split('"')
            .filter(|it| {
                it.starts_with("cli-")
                    && !it.contains(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit() && c != '-')
            })
            .collect();
        let missing: Vec<&&str> = named.difference(&there).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
        // Keys of descriptions, examples and kinds are built from the names of commands or kinds.
        let made =
            |it: &str| it.ends_with("-about") || it.ends_with("-examples") || it.starts_with("cli-kind-");
        let unused: Vec<&&str> = there.difference(&named).filter(|it| !made(it)).collect();
        assert!(unused.is_empty(), "{lang}: {unused:?}");
    }
}
