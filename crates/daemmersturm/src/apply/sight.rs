//! Applies the results of perception and camouflage tests.

use crate::{ActorId, Seen, Sight, SightEvent, State};

impl State {
    pub(super) fn apply_sight(&mut self, event: &SightEvent) {
        match *event {
            SightEvent::Searched { .. } | SightEvent::Camouflaged { .. } | SightEvent::Guessed { .. } => {}
            SightEvent::Hid { observer, entity, last } => {
                let traceless =
                    matches!(self.sight(observer, entity), Some(Seen::Hidden { traceless: true, .. }));
                self.see(observer, entity, Seen::Hidden { traceless, last });
            }
            SightEvent::Noticed { observer, entity, target } => {
                self.see(observer, entity, Seen::Partly { target });
            }
            SightEvent::Found { observer, entity } => self.see(observer, entity, Seen::Discovered),
        }
    }

    fn see(&mut self, observer: ActorId, entity: ActorId, seen: Seen) {
        self.sights.retain(|it| (it.observer, it.entity) != (observer, entity));
        self.sights.push(Sight { observer, entity, seen });
    }

    /// The knowledge of `observer` about `entity`; `None` if it was never hidden.
    pub fn sight(&self, observer: ActorId, entity: ActorId) -> Option<Seen> {
        self.sights.iter().find(|it| (it.observer, it.entity) == (observer, entity)).map(|it| it.seen)
    }
}
