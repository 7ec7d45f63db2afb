//! Fast copies and hashes of the state, which simulation and odds need in great numbers.

use std::hash::{Hash, Hasher};

use crate::{Actor, Losses, State};

impl Hash for Actor {
    /// Hashes only what changes most often, in few words, because exploring odds hashes many states. Equal actors have
    /// equal hashes; omitted fields only cause more comparisons.
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let flags = [
            self.prone,
            self.covered,
            self.helpless,
            self.blinded,
            self.distracted,
            self.surprised,
            self.fear.is_some(),
            self.dodging.is_some(),
            self.turn.standard,
            self.turn.movement,
            self.stored.is_some(),
            self.out.is_some(),
        ];
        let flags = flags.into_iter().fold(0u16, |bits, flag| bits << 1 | u16::from(flag));
        let [low, high] = flags.to_le_bytes();
        let Losses { fresh, deep, shock } = self.losses;
        let words = [low, high, fresh, deep, shock, self.owed, self.gait as u8, self.lowered[0]];
        hasher.write_u64(u64::from_le_bytes(words));
    }
}

impl Hash for State {
    /// Hashes only what actions change, in few words, as for [`Actor`].
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.actors.iter().for_each(|it| it.hash(hasher));
        let points = self.players.iter().fold(0u64, |sum, it| sum << 4 ^ u64::from(it.points));
        let turn = self.conflict.map_or(u64::MAX, |it| u64::from(it.round) << 8 | u64::from(it.at));
        hasher.write_u64(points ^ turn.rotate_left(32));
        hasher.write_usize(self.holds.len() << 16 | self.notes.len());
    }
}

impl Clone for State {
    fn clone(&self) -> State {
        State {
            switches: self.switches.clone(),
            frame: self.frame.clone(),
            actors: self.actors.clone(),
            players: self.players.clone(),
            items: self.items.clone(),
            next_item: self.next_item,
            holds: self.holds.clone(),
            conflict: self.conflict,
            order: self.order.clone(),
            interrupted: self.interrupted.clone(),
            things: self.things.clone(),
            tasks: self.tasks.clone(),
            next_task: self.next_task,
            notes: self.notes.clone(),
            next_note: self.next_note,
            stunts: self.stunts.clone(),
            distances: self.distances.clone(),
            scene: self.scene,
        }
    }

    /// Reuses allocated memory, because simulation resets a state a million times a second.
    #[inline]
    fn clone_from(&mut self, source: &State) {
        self.switches.clone_from(&source.switches);
        self.frame.clone_from(&source.frame);
        self.actors.clone_from(&source.actors);
        self.players.clone_from(&source.players);
        self.items.clone_from(&source.items);
        self.next_item = source.next_item;
        self.holds.clone_from(&source.holds);
        self.conflict = source.conflict;
        self.order.clone_from(&source.order);
        self.interrupted.clone_from(&source.interrupted);
        self.things.clone_from(&source.things);
        self.tasks.clone_from(&source.tasks);
        self.next_task = source.next_task;
        self.notes.clone_from(&source.notes);
        self.next_note = source.next_note;
        self.stunts.clone_from(&source.stunts);
        self.distances.clone_from(&source.distances);
        self.scene = source.scene;
    }
}
