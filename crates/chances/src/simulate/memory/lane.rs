//! Where a fight stands that goes along what is kept.

use schwung_play::Random;

use super::MOST_PARTS;

/// A lot of fights, one after the other.
pub(in crate::simulate) struct Lane {
    pub(super) random: Random,
    /// So many are still to be fought, with the present one.
    pub(super) left: u64,
    /// The place where the present one stands.
    pub(super) place: [u32; MOST_PARTS],
    /// How many turns it took so far.
    pub(super) turns: u32,
    /// The round it is in, and the round its last turn was in.
    pub(super) now: u16,
    pub(super) rounds: u16,
}

impl Lane {
    /// So many fights with these dice.
    pub(in crate::simulate) fn new(random: Random, fights: u64) -> Lane {
        Lane { random, left: fights, place: [0; MOST_PARTS], turns: 0, now: 0, rounds: 0 }
    }
}
