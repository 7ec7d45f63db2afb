//! Publishes records to the listeners of a table.

use std::{
    collections::{BTreeSet, HashMap},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::Ordering,
};

use axum::extract::ws::Utf8Bytes;
use schwung_messages::Tongue;
use schwung_views::wire::{Role, ServerMessage, You};

use super::{Outgoing, Room, outbox::json};
use crate::pass::Grants;

impl Room {
    /// Publishes the last record to every listener, filtered by what that viewer may know.
    pub(super) fn publish(&self) {
        let game = self.game();
        let seq = game.seq();
        let (undone, restored) = game.undone_by_last();
        let hash = self.code(seq).unwrap_or_default();
        let mut made: HashMap<(You, Tongue), Option<Utf8Bytes>> = HashMap::new();
        let mut viewers = self.viewers();
        for (number, viewer) in viewers.iter_mut().filter(|it| it.1.seen < seq) {
            let (you, lang) = (viewer.you, viewer.lang);
            let text = made.entry((you, lang)).or_insert_with(|| {
                let update = || ServerMessage::Update {
                    seq,
                    view: Box::new(game.view(you, lang)),
                    lines: game.lines(you, lang, seq - 1, seq),
                    undone: undone.clone(),
                    restored: restored.clone(),
                    hash: hash.clone(),
                };
                catch_unwind(AssertUnwindSafe(|| json(&update()))).ok()
            });
            let Some(text) = text else {
                tracing::error!(table = %self.id(), viewer = number, seq, "rendering a view failed");
                continue;
            };
            // A listener that missed a record gets a complete view.
            if viewer.seen + 1 != seq {
                viewer.outbox.fall_behind();
            } else if viewer.outbox.offer(|| Outgoing::Message { seq: Some(seq), text: text.clone() }) {
                viewer.seen = seq;
                self.metrics.updates.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Publishes who is present.
    pub(super) fn publish_presence(&self) {
        let viewers = self.viewers();
        let seats: BTreeSet<u8> =
            viewers.values().filter(|it| it.you.role != Role::Watch).filter_map(|it| it.you.seat).collect();
        let watching = viewers.values().filter(|it| it.you.role == Role::Watch).count();
        let message = ServerMessage::Online {
            seats: seats.into_iter().collect(),
            watching: u32::try_from(watching).unwrap_or(u32::MAX),
        };
        let text = json(&message);
        for viewer in viewers.values() {
            viewer.outbox.offer(|| Outgoing::Message { seq: None, text: text.clone() });
        }
    }

    /// Re-evaluates the rights of all listeners: those without rights are disconnected, those whose role changed get a
    /// complete view.
    pub(super) fn check_viewers(&self, grants: &Grants, code: &'static str) {
        self.viewers().retain(|_, viewer| {
            let now = grants.find(viewer.grant);
            let Some((pass, you)) = now.and_then(|it| it.rights.you().map(|you| (it, you))) else {
                viewer.outbox.bye(code, false);
                return false;
            };
            viewer.grant = pass.grant;
            if you != viewer.you {
                viewer.you = you;
                viewer.seen = 0;
                viewer.outbox.fall_behind();
            }
            true
        });
        self.online.notify_one();
    }

    /// Disconnects all listeners; `again` if they may reconnect.
    pub(crate) fn dismiss(&self, code: &'static str, again: bool) {
        for (_, viewer) in self.viewers().drain() {
            viewer.outbox.bye(code, again);
        }
    }
}
