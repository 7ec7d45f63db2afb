//! Validates states from outside. The rules rely on all references being valid.

use schwung_table::Names;

use crate::{Name, State, eyes::exists, rules::gm};

impl State {
    /// Returns whether all references are valid and all counts are within limits.
    pub fn is_sound(&self) -> bool {
        let there = |it: &dyn Names<Name>| exists(self, it);
        let actors = self.actors.iter().all(|it| {
            let facings = [it.facing, it.last_facing, it.shield_facing];
            there(&it.seat) && facings.iter().all(|it| there(it))
        });
        let places =
            there(&self.items) && there(&self.order) && there(&self.engaged) && there(&self.distances);
        let sights =
            there(&self.covers) && there(&self.sights) && there(&self.areas) && there(&self.standing);
        let effects = there(&self.effects) && there(&self.modifiers) && there(&self.channels);
        let deeds = there(&self.climbs) && there(&self.loads) && there(&self.uses) && there(&self.marks);
        let notes = self.notes.iter().all(|it| {
            let left = it.left.iter().all(|it| there(&[it.by, it.on]) && there(&it.source));
            left && there(&it.by) && there(&it.to)
        });
        let hits = self.hits.iter().all(|it| there(&[it.by, it.on]));
        let turn = self.combat.is_none_or(|it| there(&it.turn));
        let known = actors && places && sights && effects && deeds && notes && hits && turn;
        known
            && gm::fits_frame(self, &self.frame)
            && self.items.iter().all(|it| it.id.0 < self.next.item)
            && [self.next.area, self.next.effect, self.next.note, self.section.number, self.section.fights]
                .iter()
                .all(|it| *it <= gm::MOST_NUMBER)
            && self.round() <= gm::MOST_NUMBER
            && (self.combat.is_some() || self.order.is_empty())
    }
}
