//! What happens with points, abilities and what lasts.

use crate::{ActorId, EffectId, MagicEvent, Modifier, Pool, Resource, State, Used};

impl State {
    pub(super) fn apply_magic(&mut self, event: &MagicEvent) {
        match event {
            MagicEvent::Spent { who, pool, cost } => self.spend(*who, *pool, *cost),
            MagicEvent::Used { by, ability, .. } => {
                let place = self.uses.iter().position(|it| (it.by, it.ability) == (*by, *ability));
                let at = place.unwrap_or_else(|| {
                    self.uses.push(Used { by: *by, ability: *ability, turn: 0, round: 0, section: 0 });
                    self.uses.len() - 1
                });
                let used = &mut self.uses[at];
                used.turn = used.turn.saturating_add(1);
                used.round = used.round.saturating_add(1);
                used.section = used.section.saturating_add(1);
            }
            MagicEvent::Modified { modifier } => self.put_modifier(*modifier),
            MagicEvent::ModifierEnded { id } => self.modifiers.retain(|it| it.id != *id),
        }
    }

    /// Points are counted down, never below 0.
    //= daemmersturm.ap.spend
    fn spend(&mut self, who: ActorId, pool: Pool, cost: u8) {
        let actor = self.actor_mut(who);
        let points = match pool {
            Pool::Action => &mut actor.action_points,
            Pool::Focus => &mut actor.focus_points,
            Pool::Magic(_) => &mut actor.magic_points,
        };
        let before = *points;
        *points = points.saturating_sub(cost);
        //= daemmersturm.mana.zero
        if pool == Pool::Magic(Resource::Mana) && before > 0 && *points == 0 {
            actor.mana_empty = true;
        }
    }

    pub(crate) fn next_effect(&mut self) -> EffectId {
        let id = EffectId(self.next.effect);
        self.next.effect = self.next.effect.saturating_add(1);
        id
    }

    pub(crate) fn put_modifier(&mut self, mut modifier: Modifier) {
        modifier.id = self.next_effect();
        self.modifiers.push(modifier);
    }
}
