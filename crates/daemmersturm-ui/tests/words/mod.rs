//! All texts about Dämmersturm, in both languages and for different readers.

mod events;
mod exchange;
mod facts;
mod messages;
mod questions;
mod samples;
mod secrets;
mod texts;

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
pub(crate) use schwung_ui_kit::harness::texts::{assert_all, assert_whole};

/// The catalogues of both languages, German first.
pub(crate) fn both() -> [Catalogue; 2] {
    [Lang::De, Lang::En].map(|lang| Catalogue::new(lang, "daemmersturm"))
}
