//! Applies events about items.

use crate::{DrawCount, GearEvent, Held, State};

impl State {
    pub(super) fn apply_gear(&mut self, event: &GearEvent) {
        match event {
            GearEvent::ItemAdded { item } => self.put_item(item),
            GearEvent::ItemGone { item } => self.lose(*item),
            GearEvent::Drawn { by, item, count } => {
                self.hold(*item, Held::Drawn);
                self.count_draw(*by, *count);
            }
            GearEvent::PutAway { by, item, count } => {
                self.hold(*item, Held::Ready);
                self.count_draw(*by, *count);
            }
            GearEvent::Dropped { item, .. } => {
                if let Some(item) = self.item_mut(*item) {
                    (item.holder, item.held) = (None, Held::Away);
                }
            }
            GearEvent::Passed { item, to } => {
                if let Some(item) = self.item_mut(*item) {
                    item.holder = *to;
                    item.held = if to.is_some() { Held::Ready } else { Held::Away };
                }
            }
            GearEvent::TransferSpent { who } => {
                let actor = self.actor_mut(*who);
                (actor.round.transfer, actor.turn.transfer) = (true, true);
            }
            GearEvent::LoadStep { item, .. } => {
                if let Some(item) = self.item_mut(*item) {
                    item.unloaded = item.unloaded.saturating_sub(1);
                }
            }
            GearEvent::Treated { item, .. } => {
                if let Some(item) = self.item_mut(*item) {
                    item.broken = false;
                }
            }
            GearEvent::Used { by, item } => {
                let by = *by;
                if let Some(item) = self.item_mut(*item) {
                    item.user = Some(by);
                }
            }
            GearEvent::Poisoned { item, poison } => {
                let poison = *poison;
                if let Some(item) = self.item_mut(*item) {
                    item.poison = poison;
                }
            }
            GearEvent::Substance(it) => self.apply_substance(it),
        }
    }

    fn count_draw(&mut self, by: crate::ActorId, count: DrawCount) {
        let turn = &mut self.actor_mut(by).turn;
        match count {
            DrawCount::Hand => turn.draws = turn.draws.saturating_add(1),
            DrawCount::Short => turn.short = true,
            DrawCount::Free => {}
        }
    }

    /// Adds an item under its own number, or under the next free one if its number is 0 or taken.
    /// Removes an item, and ends any carrying of it.
    pub(crate) fn lose(&mut self, item: crate::ItemId) {
        self.items.retain(|it| it.id != item);
        self.drop_load(crate::Burden::Thing(item));
    }

    pub(crate) fn put_item(&mut self, item: &crate::Item) {
        let mut item = item.clone();
        if item.id.0 == 0 || self.item(item.id).is_some() {
            item.id.0 = self.next.item;
        }
        self.next.item = self.next.item.max(item.id.0.saturating_add(1));
        self.items.push(item);
    }
}
