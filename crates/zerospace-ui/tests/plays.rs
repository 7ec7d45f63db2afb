//! Runs every play of ZeroSpace and verifies its expectations, see `hold`.

use schwung_transcript::Script as _;
use schwung_zerospace_ui::script::Typed;

#[test]
fn every_play_holds() {
    crate::hold::every_play_holds::<Typed>("zerospace", |_| true, |_| Typed::USUAL);
}
