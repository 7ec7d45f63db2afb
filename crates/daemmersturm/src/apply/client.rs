//! Applies events about lines of the game client.

use crate::{ClientEvent, State};

impl State {
    pub(super) fn apply_client(&mut self, event: &ClientEvent) {
        self.tray.change(|tray| match event {
            ClientEvent::Pasted { by, fitted, kept, .. } => tray.take_in(by.0, fitted, kept),
            ClientEvent::Offered { kept } => tray.take_in(kept.by, &[], std::slice::from_ref(kept)),
            ClientEvent::Assigned { id, .. } | ClientEvent::Discarded { id, .. } => tray.forget(*id),
        });
    }
}
