//! Runs every play of Dämmersturm, see `hold`.

use schwung_daemmersturm_ui::script::Typed;
use schwung_transcript::Script as _;

#[test]
fn every_play_holds() {
    crate::hold::every_play_holds::<Typed>("daemmersturm", |_| true, |_| Typed::USUAL);
}
