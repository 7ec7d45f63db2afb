//! The state of a fight that follows cached turns.

use schwung_play::Random;

use super::MOST_PARTS;

/// A batch of fights, fought one after the other.
pub(in crate::simulate) struct Lane {
    pub(super) random: Random,
    /// Fights still to be fought, including the current one.
    pub(super) left: u64,
    /// Current position of the current fight.
    pub(super) place: [u32; MOST_PARTS],
    /// Turns that the current fight has taken so far.
    pub(super) turns: u32,
    /// The current round, and the round of the last turn.
    pub(super) now: u16,
    pub(super) rounds: u16,
}

impl Lane {
    /// Creates a batch of `fights` fights that use the generator `random`.
    pub(in crate::simulate) fn new(random: Random, fights: u64) -> Lane {
        Lane { random, left: fights, place: [0; MOST_PARTS], turns: 0, now: 0, rounds: 0 }
    }
}
