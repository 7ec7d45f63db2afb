//! Names in a file that the library of a table may contain although that of the file does not.

use schwung_daemmersturm::{ActorId, Used, library::List};

/// The name of an entry, and its list.
pub(crate) type Named = Option<(List, String)>;

/// Names of library entries beside the state of a file, in the order of the effects and areas there.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Kept {
    /// The causes of damage over time.
    pub(crate) wounds: Vec<Named>,
    /// The causes of modifiers.
    pub(crate) modifiers: Vec<Named>,
    /// The causes of areas.
    pub(crate) areas: Vec<Named>,
    /// How often abilities were used, with their names. The id of the ability is meaningless.
    pub(crate) uses: Vec<(ActorId, String, Used)>,
}
