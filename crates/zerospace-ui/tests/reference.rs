//! Checks that the engine's part of the protocol reference describes its commands, questions and events.
#![cfg(feature = "ts")]
#![allow(clippy::unwrap_used)]

use schwung_views::reference::keep;
use schwung_zerospace_ui::reference::reference;

#[test]
fn the_reference_describes_the_protocol_as_it_is() {
    keep("docs/protocol/zerospace.md", &reference().unwrap()).unwrap();
}
