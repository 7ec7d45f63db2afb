//! Checks that the page is built against the types that the server has, and that the reference describes them.
#![cfg(feature = "ts")]
#![allow(clippy::unwrap_used)]

use schwung_views::reference;

#[test]
fn the_page_has_the_wire_types_as_they_are() {
    reference::keep("web/src/wire.ts", &reference::typescript()).unwrap();
}

#[test]
fn the_reference_describes_the_protocol_as_it_is() {
    reference::keep("docs/protocol.md", &reference::protocol().unwrap()).unwrap();
}
