//! Applies events about points, abilities and lasting effects.

use crate::{AbilityId, ActorId, Channel, EffectId, MagicEvent, Modifier, Pool, Resource, State, Used};

impl State {
    pub(super) fn apply_magic(&mut self, event: &MagicEvent) {
        match event {
            MagicEvent::Spent { who, pool, cost } => self.spend(*who, *pool, *cost),
            MagicEvent::Used { by, ability, .. } => {
                let used = self.used(*by, *ability);
                used.turn = used.turn.saturating_add(1);
                used.round = used.round.saturating_add(1);
                used.section = used.section.saturating_add(1);
            }
            MagicEvent::Modified { modifier } => self.put_modifier(*modifier),
            MagicEvent::ModifierEnded { id } => self.modifiers.retain(|it| it.id != *id),
            //= daemmersturm.magic.channel-time
            MagicEvent::Channelled { by, spell, turns, needed, aim } => {
                self.channels.retain(|it| it.by != *by);
                let (spell, turns, needed, aim) = (*spell, *turns, *needed, aim.clone());
                self.channels.push(Channel { by: *by, spell, turns, needed, aim });
            }
            MagicEvent::ChannelEnded { by, .. } | MagicEvent::Completed { by, .. } => {
                self.channels.retain(|it| it.by != *by);
            }
            // Points that were spent stay spent, regardless of their resource.
            //= daemmersturm.resource.choice
            MagicEvent::ResourceChosen { who, resource } => self.actor_mut(*who).resource = Some(*resource),
            MagicEvent::LightFailed { who, ability, .. } => {
                if let Some(ability) = *ability {
                    self.used(*who, ability).tried = true;
                }
            }
            MagicEvent::ElementCalled { who, element, points } => {
                self.actor_mut(*who).round.element = Some((*element, *points));
            }
            MagicEvent::Announced { .. }
            | MagicEvent::KeptOn { .. }
            | MagicEvent::WTested { .. }
            | MagicEvent::Backlash { .. } => {}
        }
    }

    /// The usage counter of an ability for `by`.
    fn used(&mut self, by: ActorId, ability: AbilityId) -> &mut Used {
        let place = self.uses.iter().position(|it| (it.by, it.ability) == (by, ability));
        let at = place.unwrap_or_else(|| {
            self.uses.push(Used { by, ability, turn: 0, round: 0, section: 0, tried: false });
            self.uses.len() - 1
        });
        &mut self.uses[at]
    }

    /// Deducts points, never below 0. Shadow points are a ceiling and element points an allowance.
    //= daemmersturm.ap.spend
    fn spend(&mut self, who: ActorId, pool: Pool, cost: u8) {
        let element_pool = self.switches.element_pool;
        let actor = self.actor_mut(who);
        let points = match pool {
            Pool::Action => &mut actor.action_points,
            Pool::Focus => &mut actor.focus_points,
            //= daemmersturm.shadow.not-spent
            //= daemmersturm.shadow.per-round
            //= daemmersturm.shadow.required-damage
            Pool::Magic(Resource::Shadow) => {
                actor.round.shadow = actor.round.shadow.saturating_add(cost);
                actor.turn.due = actor.turn.due.saturating_add(3 * u16::from(cost));
                return;
            }
            //= daemmersturm.element.allowance
            Pool::Magic(Resource::Elements) => {
                if let Some((_, left)) = &mut actor.round.element {
                    *left = left.saturating_sub(cost);
                }
                if !element_pool {
                    return;
                }
                &mut actor.magic_points
            }
            Pool::Magic(Resource::Mana | Resource::Light) => &mut actor.magic_points,
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
