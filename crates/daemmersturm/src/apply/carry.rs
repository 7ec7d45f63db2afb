//! What happens to what is carried.

use crate::{CarryEvent, Load, State};

impl State {
    pub(super) fn apply_carry(&mut self, event: &CarryEvent) {
        match event {
            CarryEvent::Lifted { by, what, size } => {
                self.drop_load(*what);
                let lifted = self.round();
                self.loads.push(Load { by: by.clone(), what: *what, size: *size, lifted });
            }
            CarryEvent::SetDown { what } => self.drop_load(*what),
            CarryEvent::Pledged { who } => self.actor_mut(*who).round.pledged = true,
            CarryEvent::TooBig { .. } | CarryEvent::Declined { .. } | CarryEvent::Carried { .. } => {}
        }
    }
}
