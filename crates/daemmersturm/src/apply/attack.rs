//! Applies the events of an attack, up to the hit.

use crate::{AttackEvent, AttackKind, Facing, State};

impl State {
    #[inline(always)]
    pub(super) fn apply_attack(&mut self, event: &AttackEvent) {
        match *event {
            AttackEvent::Began { by, on, kind, item, exposed, .. } => {
                // A belated protection roll is only possible against the latest attack.
                self.hits.clear();
                if kind == AttackKind::Melee {
                    let target = self.actor_mut(on);
                    target.melee.targeted = true;
                    target.turn_melee.targeted = true;
                }
                if exposed {
                    self.actor_mut(by).exposed = true;
                }
                if let Some(item) = item.and_then(|it| self.item_mut(it)) {
                    item.user = Some(by);
                }
            }
            //= daemmersturm.backstab.fixed
            AttackEvent::Faced { who, facing, at } => {
                self.actor_mut(who).facing = at.map_or(facing, Facing::To);
            }
            AttackEvent::ShieldFaced { who, facing, at } => {
                self.actor_mut(who).shield_facing = at.map_or(facing, Facing::To);
            }
            AttackEvent::Struck { by } => {
                let actor = self.actor_mut(by);
                actor.melee.struck = true;
                actor.turn_melee.struck = true;
            }
            AttackEvent::Fired { item, reload } => {
                if let Some(item) = self.item_mut(item) {
                    item.unloaded = reload;
                }
            }
            AttackEvent::Broke { item, reload } => {
                if let Some(item) = self.item_mut(item) {
                    (item.broken, item.unloaded) = (true, reload);
                }
            }
            AttackEvent::ReflexUsed { by } => self.actor_mut(by).round.reflex = true,
            AttackEvent::StaysOut { who } => self.actor_mut(who).round.stays_out = true,
            AttackEvent::SteppedIn { who, .. } => self.actor_mut(who).round.stepped_in = true,
            AttackEvent::Watches { who, on } => self.actor_mut(who).turn.watches = on,
            // These may be the first events of an attack, as a spell can fail by its W roll.
            AttackEvent::Fumbled { .. } | AttackEvent::FriendlyFire { .. } => self.hits.clear(),
            AttackEvent::Repeated { .. }
            | AttackEvent::Resolved { .. }
            | AttackEvent::Saved { .. }
            | AttackEvent::Unsaved { .. }
            | AttackEvent::Critical { .. }
            | AttackEvent::Recoiled { .. }
            | AttackEvent::Demanded { .. }
            | AttackEvent::FriendlyFireDropped { .. }
            | AttackEvent::NoFurther { .. }
            | AttackEvent::FreeMove { .. } => {}
        }
    }
}
