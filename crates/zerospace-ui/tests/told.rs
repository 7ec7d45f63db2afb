//! Lines of plays in the reader's language: see `lines_told`.

use schwung_transcript::Script as _;
use schwung_zerospace_ui::script::Typed;

#[test]
fn every_line_of_every_play_can_be_written_in_the_other_language() {
    crate::lines_told::every_line::<Typed>(&["zerospace"], |_| Typed::USUAL);
}
