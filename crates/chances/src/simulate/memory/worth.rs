//! Is it worth while to remember?

/// How many turns were fought along what is kept, and how many of them were new.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    pub(super) fights: u64,
    pub(super) turns: u64,
    pub(super) new: u64,
}

/// A new turn, which is played and kept, takes as long as so many that are only played.
const NEW: u64 = 8;
/// Remembering may take longer than playing by this part of all that is to be fought.
const RISK: u64 = 20;

impl Worth {
    /// Does it take less time than playing would, or can it still turn out so at a small risk? `fights` are to be fought.
    pub(super) fn helps(self, fights: u64) -> bool {
        let all = self.turns / self.fights.max(1) * fights;
        self.new * NEW <= self.turns + all / RISK
    }
}
