//! The data of a conflict.

use schwung_log::Game;
use schwung_messages::Catalogue;
use schwung_play::Habit;

use crate::setup::{Command, Setup, State};

/// A conflict of one system.
pub(super) struct Fight<T: Setup> {
    pub(super) book: String,
    pub(super) title: String,
    /// The state before the conflict.
    pub(super) start: State<T>,
    /// The command that starts the conflict.
    pub(super) begin: Option<Command<T>>,
    /// The game after the start of the conflict.
    pub(super) begun: Game<T::System>,
    pub(super) habits: Vec<Habit>,
    pub(super) texts: Catalogue,
}
