//! The types and the reference that the page is built with match those of the server.
#![cfg(feature = "ts")]

use std::{env, fs, path::Path};

#[test]
fn the_page_has_the_wire_types_as_they_are() {
    is_same("../../web/src/wire.ts", &schwung_views::typescript());
}

#[test]
fn the_reference_describes_the_protocol_as_it_is() {
    let made = schwung_views::reference();
    // The reference lists every kind of question, every event and every command.
    for kind in schwung_fate::Question::KINDS {
        assert!(made.contains(&format!("| `{kind}` |")), "{kind}");
    }
    assert!(!made.contains("| `` |") && !made.contains("` |  |"), "something has no docs");
    is_same("../../docs/protocol.md", &made);
}

/// Compares a file with its generated contents; writes it if `UPDATE` is set.
fn is_same(path: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, made).expect("the file can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == made,
        "{} is out of date: UPDATE=1 cargo test -p schwung-views --features ts",
        path.display()
    );
}
