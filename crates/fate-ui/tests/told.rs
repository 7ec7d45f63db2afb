//! Lines of plays in the reader's language: see `lines_told`.

use schwung_fate_ui::{files, script::Typed};

#[test]
fn every_line_of_every_play_can_be_written_in_the_other_language() {
    crate::lines_told::every_line::<Typed>(files::SYSTEMS, |state| state.profile.id);
}
