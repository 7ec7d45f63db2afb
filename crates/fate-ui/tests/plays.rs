//! Every play of Fate runs and holds: see `hold`.

use std::{fs, path::Path};

use schwung_fate_ui::{files, script::Typed};
use schwung_transcript::system_of;

/// Plays of other systems run in the crates of those systems.
fn is_of_fate(path: &Path) -> bool {
    let bytes = fs::read(path).expect("a play");
    system_of(&bytes, path).is_none_or(|system| files::SYSTEMS.contains(&&*system))
}

#[test]
fn every_play_holds() {
    crate::hold::every_play_holds::<Typed>("", is_of_fate, |state| state.profile.id);
}
