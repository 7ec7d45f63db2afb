//! Every message key used by the code exists, and every message is used.

use std::{collections::BTreeSet, fs, path::Path};

/// Reason codes with which the server ends a connection.
const BYES: [&str; 10] = [
    "token",
    "kicked",
    "slow",
    "flood",
    "shutdown",
    "malformed",
    "restart",
    "elsewhere",
    "newer",
    "rewritten",
];

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
    let is_key = |it: &&str| {
        it.starts_with("server-")
            && it.chars().all(|c| c.is_ascii_lowercase() || c == '-')
            && !it.ends_with('-')
    };
    let mut named: BTreeSet<String> = code.split('"').filter(is_key).map(str::to_owned).collect();
    named.extend(BYES.map(|it| format!("server-bye-{it}")));
    for code_ in BYES {
        assert!(code.contains(&format!("\"{code_}\"")), "nobody says {code_}");
    }
    for lang in ["de", "en"] {
        let text = fs::read_to_string(root.join(format!("../../messages/{lang}/server.ftl"))).expect("UTF-8");
        let heads =
            text.lines().filter(|it| it.starts_with("server-")).filter_map(|it| it.split(" =").next());
        let there: BTreeSet<String> = heads.map(str::to_owned).collect();
        assert_eq!(there, named, "{lang}");
    }
}
