//! Publishes records to the listeners of a table.

use std::{
    collections::{BTreeSet, HashMap},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::Ordering,
};

use schwung_store::Store;
use schwung_systems::AnyGame;
use schwung_views::wire::{Role, ServerMessage};

use super::{
    Outgoing, Room,
    outbox::json,
    rendering::{News, Update},
    viewer::Kind,
};
use crate::{clock, pass::Grants, word::Word};

impl Room {
    /// Publishes the last record to every listener, filtered by what that viewer may know. Viewers for whom nothing
    /// changes get no message at all: they must not learn that there is a record.
    pub(super) fn publish(&self) {
        let game = self.game();
        let seq = game.seq();
        let mut made: HashMap<Kind, Option<Update>> = HashMap::new();
        let mut viewers = self.viewers();
        for (number, viewer) in viewers.iter_mut().filter(|it| it.1.seen < seq) {
            let kind = viewer.kind();
            let update = made
                .entry(kind)
                .or_insert_with(|| catch_unwind(AssertUnwindSafe(|| self.update(game.as_ref(), kind))).ok());
            let Some(update) = update else {
                tracing::error!(table = %self.id(), viewer = number, seq, "rendering a view failed");
                continue;
            };
            let (tag, is_next) = (update.rendering.tag, viewer.seen + 1 == seq);
            if is_next && update.is_quiet && viewer.view == tag {
                viewer.seen = seq;
                continue;
            }
            // A listener that missed a record gets a complete view.
            if !is_next {
                viewer.outbox.fall_behind();
                continue;
            }
            let mut difference = false;
            let is_sent = viewer.outbox.offer(|| {
                let (message, is_shorter) = update.message_for(viewer);
                difference = is_shorter;
                message
            });
            if is_sent {
                (viewer.seen, viewer.view) = (seq, tag);
                self.metrics.updates.fetch_add(1, Ordering::Relaxed);
                self.metrics.differences.fetch_add(u64::from(difference), Ordering::Relaxed);
            }
        }
        let mut renderings = self.renderings();
        for (kind, update) in made {
            if let Some(update) = update {
                renderings.keep(kind, update.rendering, clock::now());
            }
        }
        renderings.drop_unneeded(&viewers);
    }

    /// The update that the last record makes for viewers of this kind.
    fn update(&self, game: &dyn AnyGame, (you, lang): Kind) -> Update {
        let last = game.seq();
        let (undone, restored) = game.undone_by_last(you);
        let lines = game.lines(you, lang, last - 1, last);
        let (before, rendering) = self.rendered(game, (you, lang));
        let hash = self.code(game, you, rendering.number);
        let news = News { lines, undone, restored, hash };
        let is_quiet = you.role != Role::Gm && news.is_empty();
        Update::new(rendering, before, news, is_quiet)
    }

    /// The seats that are connected to this server, and the number of spectators.
    fn present(&self) -> (BTreeSet<u8>, usize) {
        let viewers = self.viewers();
        let seats = viewers.values().filter(|it| it.you.role != Role::Watch).filter_map(|it| it.you.seat);
        (seats.collect(), viewers.values().filter(|it| it.you.role == Role::Watch).count())
    }

    /// Publishes who is present.
    pub(super) fn publish_presence(&self) {
        let (mut seats, mut watching) = self.present();
        self.elsewhere.add_to(&mut seats, &mut watching);
        let message = ServerMessage::Online {
            seats: seats.into_iter().collect(),
            watching: u32::try_from(watching).unwrap_or(u32::MAX),
        };
        let text = json(&message);
        for viewer in self.viewers().values() {
            viewer.outbox.offer(|| Outgoing::Message { seq: None, text: text.clone() });
        }
    }

    /// Tells other servers who is connected to this one, unless nobody is and they know it.
    pub(crate) fn announce(&self, store: &dyn Store) {
        let (seats, watching) = self.present();
        let is_empty = seats.is_empty() && watching == 0;
        if !(is_empty && self.was_empty.swap(is_empty, Ordering::AcqRel)) {
            self.was_empty.store(is_empty, Ordering::Release);
            store.say(Word::Online { table: self.id().clone(), seats, watching }.text());
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
        for (_, viewer) in std::mem::take(&mut *self.viewers()) {
            viewer.outbox.bye(code, again);
        }
    }
}
