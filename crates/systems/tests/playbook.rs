//! Access to the plays shipped with the program, as test data.

#![allow(clippy::unwrap_used)]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The paths of the plays in a folder of `plays/`, sorted.
pub(crate) fn plays(folder: &str) -> Vec<PathBuf> {
    fn add(folder: &Path, found: &mut Vec<PathBuf>) {
        for path in fs::read_dir(folder).unwrap().flatten().map(|it| it.path()) {
            match path.is_dir() {
                true => add(&path, found),
                false if path.extension().is_some_and(|it| it == "play") => found.push(path),
                false => {}
            }
        }
    }
    let mut found = Vec::new();
    add(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../plays").join(folder), &mut found);
    found.sort();
    assert!(!found.is_empty(), "{folder}");
    found
}

#[test]
fn each_book_is_read_by_the_script_of_its_engine() {
    fn engine<S: schwung_transcript::Script<System: schwung_table::Hosted>>() -> &'static str {
        <S::System as schwung_table::Hosted>::ENGINE
    }
    for book in schwung_systems::BOOKS {
        let read_by = schwung_systems::with_script!(book.id, S => engine::<S>());
        assert_eq!(read_by, book.engine.name(), "{}", book.id);
    }
}
