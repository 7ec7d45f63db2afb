//! Hashing of states, as exploring odds compares a great many of them.

use std::hash::{Hash, Hasher};

use crate::{Actor, Facing, State};

impl Hash for Actor {
    /// Hashes only the fields that change most often, since states are hashed very often while odds are explored. Equal
    /// actors have equal hashes; omitted fields only cause additional comparisons.
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let flags = [
            self.exhausted,
            self.seeking,
            self.exposed,
            self.turn.moved,
            self.turn.action,
            self.round.acted,
            self.round.reflex,
            self.facing != Facing::Unset,
        ];
        let flags = flags.into_iter().fold(0u64, |bits, flag| bits << 1 | u64::from(flag));
        let numbers = u64::from(self.life) << 32
            | u64::from(self.status as u8) << 24
            | u64::from(self.action_points) << 16
            | u64::from(self.magic_points) << 8;
        hasher.write_u64(numbers | flags);
        hasher.write_u64(u64::from(self.turn.dealt) << 8 | u64::from(self.focus_points));
    }
}

impl Hash for State {
    /// Like the hash of [`Actor`]: covers only what actions change.
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.actors.iter().for_each(|it| it.hash(hasher));
        let turn = self.combat.map_or(u64::MAX, |it| {
            u64::from(it.round) << 16 | it.turn.map_or(0xffff, |who| u64::from(who.0))
        });
        hasher.write_u64(turn);
        let counts = [self.effects.len(), self.modifiers.len(), self.channels.len(), self.notes.len()];
        hasher.write_u64(counts.into_iter().fold(0u64, |sum, it| sum << 12 ^ it as u64));
        for item in &self.items {
            hasher.write_u8(item.unloaded << 1 | u8::from(item.broken));
        }
    }
}
