//! Applies events outside the fight itself.

use crate::{ActorId, LeftOpen, Note, NoteId, SceneEvent, State, Wording};

impl State {
    pub(super) fn apply_scene(&mut self, event: &SceneEvent) {
        match event {
            SceneEvent::Noted { by, to, text } => self.note(*by, *to, None, text.clone()),
            SceneEvent::LeftOpen(it) => self.note(Some(it.by), None, Some(it.clone()), Wording::NONE),
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

    fn note(&mut self, by: Option<ActorId>, to: Option<ActorId>, left: Option<Box<LeftOpen>>, text: Wording) {
        let id = NoteId(self.next.note);
        self.next.note = self.next.note.saturating_add(1);
        self.notes.push(Note { id, by, to, left, text, done: false });
    }
}
