//! What tells two actions of one actor apart.

use schwung_play::Fights;

/// How often each actor has acted in a round: what tells two actions of one actor apart.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    round: u16,
    /// By actor; the last one for commands that are no actor's.
    counts: Vec<u16>,
}

impl Clone for Uses {
    fn clone(&self) -> Uses {
        Uses { round: self.round, counts: self.counts.clone() }
    }

    fn clone_from(&mut self, other: &Uses) {
        self.round = other.round;
        self.counts.clone_from(&other.counts);
    }
}

impl Uses {
    /// Counts an action and returns what distinguishes it from all others of the fight.
    pub(crate) fn next<S: Fights>(&mut self, state: &S::State, command: &S::Command) -> u64 {
        let (round, nobody) = (S::round(state), usize::from(S::actors(state)));
        if self.round != round {
            self.round = round;
            self.counts.clear();
        }
        let actor = S::watch(command).map_or(nobody, |it| usize::from(it.0));
        if self.counts.len() <= actor.max(nobody) {
            self.counts.resize(actor.max(nobody) + 1, 0);
        }
        let count = self.counts[actor];
        self.counts[actor] = count.saturating_add(1);
        u64::from(round) << 32 | u64::from(count) << 16 | actor as u64
    }
}
