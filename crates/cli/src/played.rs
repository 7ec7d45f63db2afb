//! What the command needs to know about a system besides its plays.

use schwung_daemmersturm_table::script as daemmersturm;
use schwung_fate::Fate;
use schwung_messages::Catalogue;
use schwung_transcript::{Script, StateOf};
use schwung_zerospace_table::script as zerospace;

/// A system that can be played at a terminal.
pub(crate) trait Played: Script {
    /// Id of the book in whose terms its texts are written.
    fn book(state: &StateOf<Self>) -> &'static str;

    /// The commands that the rules allow now.
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

impl Played for zerospace::Typed {
    fn book(_: &StateOf<Self>) -> &'static str {
        zerospace::Typed::USUAL
    }

    fn legal(state: &StateOf<Self>, texts: &Catalogue) -> Vec<String> {
        zerospace::legal(texts, state)
    }
}

impl Played for daemmersturm::Typed {
    fn book(_: &StateOf<Self>) -> &'static str {
        daemmersturm::Typed::USUAL
    }

    fn legal(state: &StateOf<Self>, texts: &Catalogue) -> Vec<String> {
        daemmersturm::legal(texts, state)
    }
}

/// Evaluates an expression with `$system` bound to the system of a file. Files of an unknown book are read as Fate,
/// whose reader reports the problem.
macro_rules! with_system {
    ($source:expr, $system:ident => $what:expr) => {{
        let named = schwung_transcript::system_of(&$source.bytes, &$source.path);
        match named.as_deref() {
            Some(schwung_zerospace_table::files::SYSTEM) => {
                type $system = schwung_zerospace_table::script::Typed;
                $what
            }
            Some(schwung_daemmersturm_table::files::SYSTEM) => {
                type $system = schwung_daemmersturm_table::script::Typed;
                $what
            }
            _ => {
                type $system = schwung_fate::Fate;
                $what
            }
        }
    }};
}
pub(crate) use with_system;
