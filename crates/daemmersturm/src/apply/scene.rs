//! What happens around the fight.

use crate::{Note, NoteId, SceneEvent, State};

impl State {
    pub(super) fn apply_scene(&mut self, event: &SceneEvent) {
        match event {
            SceneEvent::Noted { by, to, text } => {
                let id = NoteId(self.next.note);
                self.next.note = self.next.note.saturating_add(1);
                self.notes.push(Note { id, by: *by, to: *to, text: text.clone(), done: false });
            }
            SceneEvent::WeaponLearned { weapon } => {
                self.frame.change(|frame| frame.library.weapons.push((**weapon).clone()));
            }
            SceneEvent::Told { .. } => {}
            SceneEvent::Client(it) => self.apply_client(it),
            SceneEvent::Climb(it) => self.apply_climb(it),
            SceneEvent::Sight(it) => self.apply_sight(it),
            SceneEvent::Carry(it) => self.apply_carry(it),
        }
    }
}
