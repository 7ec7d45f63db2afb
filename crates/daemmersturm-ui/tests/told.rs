//! Lines of plays in the reader's language: see `lines_told`.

use schwung_daemmersturm_ui::script::Typed;
use schwung_transcript::Script as _;

#[test]
fn every_line_of_every_play_can_be_written_in_the_other_language() {
    crate::lines_told::every_line::<Typed>(&["daemmersturm"], |_| Typed::USUAL);
}
