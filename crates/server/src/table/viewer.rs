//! A listener as its table knows it.

use schwung_messages::Tongue;
use schwung_views::wire::You;

use super::outbox::Outbox;

/// Viewers who see the same: those of the same role, seat and language.
pub(super) type Kind = (You, Tongue);

/// A listener.
#[derive(Debug)]
pub(super) struct Viewer {
    pub(super) you: You,
    pub(super) lang: Tongue,
    pub(super) grant: [u8; 32],
    /// Number of the last record sent to it; 0 if it needs a complete view.
    pub(super) seen: u64,
    /// Tag of the last view sent to it.
    pub(super) view: u64,
    /// Whether it takes differences of views.
    pub(super) differences: bool,
    pub(super) outbox: Outbox,
}

impl Viewer {
    /// Which viewers see the same.
    pub(super) fn kind(&self) -> Kind {
        (self.you, self.lang)
    }
}
