//! What a file names that the library of a table may know although that of the file does not.

use schwung_daemmersturm::{ActorId, Used, library::List};

/// The name of an entry, and the list in which it stands.
pub(crate) type Named = Option<(List, String)>;

/// Names of library entries beside the state of a file, in the order of the effects and areas there.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Kept {
    /// What caused damage over time.
    pub(crate) wounds: Vec<Named>,
    /// What caused modifiers.
    pub(crate) modifiers: Vec<Named>,
    /// What caused areas.
    pub(crate) areas: Vec<Named>,
    /// How often abilities were used, with their names. The id of the ability is meaningless.
    pub(crate) uses: Vec<(ActorId, String, Used)>,
}
