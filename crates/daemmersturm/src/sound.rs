//! Validates states from outside. The rules rely on all references being valid.

use crate::{Name, Names, State, rules::gm};

impl State {
    /// Returns whether all references are valid and all counts are within limits.
    pub fn is_sound(&self) -> bool {
        let mut known = true;
        let mut see = |name: Name| known &= name.is_known(self);
        for actor in &self.actors {
            see(Name::Seat(actor.seat));
            [actor.facing, actor.last_facing, actor.shield_facing].iter().for_each(|it| it.names(&mut see));
        }
        self.items.iter().for_each(|it| it.names(&mut see));
        self.order.iter().for_each(|it| see(Name::Actor(it.who)));
        self.combat.and_then(|it| it.turn).iter().for_each(|it| see(Name::Actor(*it)));
        for it in &self.engaged {
            see(Name::Actor(it.by));
            see(Name::Actor(it.on));
        }
        for it in &self.distances {
            see(Name::Actor(it.a));
            see(Name::Actor(it.b));
        }
        for it in &self.covers {
            crate::SceneFact::Cover(*it).names(&mut see);
        }
        for it in &self.sights {
            let (observer, entity, seen) = (it.observer, it.entity, Some(it.seen));
            crate::SceneFact::Sight { observer, entity, seen }.names(&mut see);
        }
        self.areas.iter().for_each(|it| crate::SceneFact::Area(*it).names(&mut see));
        for it in &self.standing {
            see(Name::Actor(it.who));
            see(Name::Area(it.area));
        }
        self.effects.iter().for_each(|it| crate::SceneFact::Wound(*it).names(&mut see));
        self.modifiers.iter().for_each(|it| crate::SceneFact::Modifier(*it).names(&mut see));
        self.channels.iter().for_each(|it| crate::SceneFact::Channel(*it).names(&mut see));
        self.climbs.iter().for_each(|it| crate::SceneFact::Climb(*it).names(&mut see));
        for it in &self.loads {
            it.by.iter().for_each(|it| see(Name::Actor(*it)));
            it.what.names(&mut see);
        }
        for it in &self.uses {
            see(Name::Actor(it.by));
            see(Name::Ability(it.ability));
        }
        for it in &self.notes {
            if let Some(left) = &it.left {
                [left.by, left.on].iter().for_each(|it| see(Name::Actor(*it)));
                left.source.names(&mut see);
            }
            it.by.iter().chain(&it.to).for_each(|it| see(Name::Actor(*it)));
        }
        self.marks.iter().for_each(|it| see(Name::Actor(it.on)));
        for it in &self.hits {
            see(Name::Actor(it.by));
            see(Name::Actor(it.on));
        }
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
