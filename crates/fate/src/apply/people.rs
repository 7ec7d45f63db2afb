//! Characters that leave, join or are set by the game master.

use crate::{Actor, ActorId, Frame, Out, Shared, Sheet, State};

impl State {
    pub(super) fn leave(&mut self, actor: ActorId, out: Out) {
        let leaving = self.actor_mut(actor);
        leaving.out = Some(out);
        (leaving.turn.holding, leaving.turn.full_defense) = (false, false);
        if let Some(other) = leaving.attached.take() {
            self.actor_mut(other).attached = None;
        }
        self.conceding = None;
    }

    pub(super) fn refuse_concession(&mut self, actor: ActorId, by: Option<ActorId>, reasonable: bool) {
        self.conceding = None;
        if reasonable {
            let offerer = self.actor_mut(actor);
            offerer.fate = offerer.fate.saturating_add(1);
            if let Some(by) = by {
                self.pay(by, 1);
            }
        }
    }

    /// Replaces the frame. Discovered secrets are forgotten if the aspect has changed or is no longer secret.
    pub(super) fn set_frame(&mut self, frame: &Shared<Frame>) {
        let old = std::mem::replace(&mut self.frame, frame.clone());
        let text = |frame: &Frame, it: &crate::FoundSecret| {
            let sheet = frame.sheets.get(usize::from(it.actor.0));
            sheet.and_then(|sheet| sheet.aspects.get(usize::from(it.aspect))).cloned()
        };
        let mut found = std::mem::take(&mut self.found);
        found.retain(|it| self.is_secret(it.actor, it.aspect) && text(&old, it) == text(&self.frame, it));
        self.found = found;
    }

    pub(super) fn set_actor(&mut self, actor: ActorId, to: &Actor) {
        *self.actor_mut(actor) = *to;
        if to.out.is_some() {
            let turn = &mut self.actor_mut(actor).turn;
            (turn.holding, turn.full_defense) = (false, false);
            self.conceding = self.conceding.filter(|it| it.who != actor);
        }
        if let (Some(_), Some(other)) = (to.out, to.attached) {
            self.actor_mut(actor).attached = None;
            let left = self.actor_mut(other);
            left.attached = None;
            left.turn.acted |= to.turn.acted;
        }
    }

    pub(super) fn join(&mut self, sheet: &Sheet, actor: &Actor) {
        self.frame.change(|frame| frame.sheets.push(sheet.clone()));
        self.actors.push(*actor);
    }
}
