//! Every message of plays that the code uses exists in both languages, and every message is used.

use std::{collections::BTreeSet, fs, path::Path};

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;

/// Collects string literals that begin with `play-` from all source files.
fn asked(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("sources").flatten() {
        if entry.path().is_dir() {
            asked(&entry.path(), found);
            continue;
        }
        let text = fs::read_to_string(entry.path()).expect("source text");
        for part in text.split('"').filter(|it| it.starts_with("play-")) {
            found.insert(part.to_owned());
        }
    }
}

#[test]
fn messages_are_those_that_are_asked_for() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wanted = BTreeSet::new();
    for folder in ["src/script", "../transcript/src"] {
        asked(&root.join(folder), &mut wanted);
    }
    for lang in Lang::ALL {
        let file = root.join(format!("../../messages/{lang}/plays.ftl"));
        let text = fs::read_to_string(file).expect("messages");
        let keys = text.lines().filter_map(|line| line.split_once(" = "));
        let there: BTreeSet<String> =
            keys.map(|(key, _)| key.to_owned()).filter(|key| key.starts_with("play-")).collect();
        assert_eq!(there, wanted, "{lang}");
        let catalogue = Catalogue::new(lang, "sotc");
        assert!(wanted.iter().all(|key| catalogue.has(key)), "{lang}");
    }
}
