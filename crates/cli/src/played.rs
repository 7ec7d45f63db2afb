//! What the command needs to know of a system besides its plays.

use schwung_fate::Fate;
use schwung_messages::Catalogue;
use schwung_transcript::{Script, StateOf};
use schwung_zerospace_table::script::{Typed, legal};

/// A system that can be played at a terminal.
pub(crate) trait Played: Script {
    /// The book in whose terms its texts are written.
    fn book(state: &StateOf<Self>) -> &'static str;

    /// Commands that the rules allow now.
    fn legal(state: &StateOf<Self>, texts: &Catalogue) -> Vec<String>;
}

impl Played for Fate {
    fn book(state: &StateOf<Self>) -> &'static str {
        state.profile.id
    }

    fn legal(state: &StateOf<Self>, texts: &Catalogue) -> Vec<String> {
        crate::legal::legal(state, texts, &texts.text("cli-value-skill", &[]))
    }
}

impl Played for Typed {
    fn book(_: &StateOf<Self>) -> &'static str {
        Typed::USUAL
    }

    fn legal(state: &StateOf<Self>, texts: &Catalogue) -> Vec<String> {
        legal(texts, state)
    }
}
