//! What the keepsake of a viewer is made of.

use schwung_table::Seat;
use schwung_views::wire::{PictureView, SceneView};

/// What a viewer may know of a table, apart from its lines.
pub(super) struct Known {
    pub(super) system_name: String,
    pub(super) secrets: bool,
    /// The people at the table.
    pub(super) people: Vec<(Seat, String)>,
    /// The names of all seats.
    pub(super) names: Vec<String>,
    /// The characters.
    pub(super) cast: Vec<Cast>,
    /// Those that people play, or could play.
    pub(super) parts: Vec<u8>,
    /// Consequences and the like: whose, of what kind, which.
    pub(super) conditions: Vec<(String, String, String)>,
    /// The situation, if a fight goes on.
    pub(super) goes_on: Option<String>,
    /// The dice of the evening, in a sentence; may be empty.
    pub(super) dice: String,
    pub(super) pictures: Vec<PictureView>,
    /// The scene, if there are pictures.
    pub(super) scene: Option<SceneView>,
}

/// A character.
pub(super) struct Cast {
    pub(super) actor: u8,
    pub(super) name: String,
    pub(super) side: u8,
    pub(super) seat: Seat,
}
