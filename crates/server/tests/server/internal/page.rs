//! Entity tags of the page.

use schwung_server::internal::is_known_version as is_known;

#[test]
fn a_known_version_is_not_sent_again() {
    assert!(is_known("\"a\", W/\"b\"", "W/\"b\"") && is_known("\"b\"", "W/\"b\"") && is_known("*", "\"b\""));
    assert!(!is_known("", "\"b\"") && !is_known("\"a\"", "\"b\""));
}
