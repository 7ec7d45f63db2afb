//! Checks that the engine's part of the protocol reference describes its commands, questions and events.
#![cfg(feature = "ts")]
#![allow(clippy::unwrap_used)]

use schwung_daemmersturm_ui::reference::reference;
use schwung_views::reference::keep;

#[test]
fn the_reference_describes_the_protocol_as_it_is() {
    keep("docs/protocol/daemmersturm.md", &reference().unwrap()).unwrap();
}
