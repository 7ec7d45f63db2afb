//! Applies damage and healing.

use crate::{Actor, ActorId, Came, Footing, HarmEvent, LatestHit, State, Status, Wound, rules::harm};

impl State {
    #[inline(always)]
    pub(super) fn apply_harm(&mut self, event: &HarmEvent) {
        match *event {
            HarmEvent::Hurt { on, by, amount, .. } => self.hurt(on, by, amount),
            HarmEvent::HitBegan { by, on, kind, back, from, shields, item, demand, damage, tried } => {
                let poison = item.and_then(|id| self.item(id)?.poison.map(|it| (id, it)));
                let channel = self.channels.iter().find(|it| it.by == on).cloned();
                let actor = self.actor(on);
                let (life, exhausted, seeking) = (actor.life, actor.exhausted, actor.seeking);
                let before = Footing { life, up: actor.is_up(), exhausted, seeking };
                let first = self.next.effect;
                self.hits.push(LatestHit {
                    by,
                    on,
                    kind,
                    back,
                    from,
                    shields,
                    demand,
                    damage,
                    before,
                    first,
                    last: None,
                    channel,
                    wound: None,
                    poison,
                    taken: 0,
                    dealt: 0,
                    felled: false,
                    exhausts: false,
                    turns: 0,
                    tried,
                });
            }
            HarmEvent::HitOver { on } => self.hit_over(on),
            HarmEvent::Damage { .. }
            | HarmEvent::Reduced { .. }
            | HarmEvent::StoodFirm { .. }
            | HarmEvent::Unhealed { .. } => {}
            HarmEvent::Healed { on, amount, revives, .. } => {
                let revives = revives || self.switches.revive_by_healing;
                let actor = self.actor_mut(on);
                actor.life = actor.life.saturating_add(amount);
                //= daemmersturm.exhaustion.ends
                if actor.life > 5 {
                    actor.exhausted = false;
                }
                if revives && actor.status == Status::Incapacitated && actor.life > 0 {
                    actor.status = Status::Up;
                }
            }
            HarmEvent::WentDown { who } => {
                self.actor_mut(who).fall();
                // A hit that exhausted its target also counts as the one that brings it down.
                let hits = self.hits.iter_mut().filter(|it| it.on == who && it.exhausts);
                hits.for_each(|it| it.felled = true);
            }
            HarmEvent::Died { who } => {
                self.actor_mut(who).fall();
                self.actor_mut(who).status = Status::Dead;
            }
            //= daemmersturm.seekcover.duration
            HarmEvent::SoughtCover { who } => {
                let own = self.has_turn(who);
                let actor = self.actor_mut(who);
                actor.seeking = true;
                actor.turn.sought = own && (actor.turn.moved || actor.turn.action);
            }
            HarmEvent::CoverSought { who } => self.actor_mut(who).seeking = false,
            HarmEvent::HitUndone { on } => self.undo_hit(on),
            HarmEvent::HitStands { on } => self.hits.retain(|it| it.on != on),
            HarmEvent::TriedBelated { on, tried } => {
                let hits = self.hits.iter_mut().filter(|it| it.on == on);
                hits.for_each(|it| it.tried = tried);
            }
            HarmEvent::HealedBetween { on, amount } => {
                let actor = self.actor_mut(on);
                actor.healed_between = actor.healed_between.saturating_add(amount);
                actor.tried_healing = true;
            }
        }
    }

    /// Takes life points away, down to 0 (incapacitated). From 1 to 5 life points the character is exhausted.
    //= daemmersturm.lp.floor
    //= daemmersturm.lp.zero
    //= daemmersturm.exhaustion.threshold
    #[inline]
    fn hurt(&mut self, on: ActorId, by: Option<ActorId>, amount: u16) {
        let actor = self.actor_mut(on);
        let taken = amount.min(actor.life);
        actor.life -= taken;
        if actor.life == 0 {
            actor.fall();
        } else if actor.life <= 5 && taken > 0 {
            actor.exhausted = true;
        }
        let counts = by.is_some_and(|by| by != on);
        if let Some(hit) = self.hits.last_mut().filter(|it| it.on == on && it.last.is_none()) {
            hit.taken = hit.taken.saturating_add(taken);
            hit.dealt = if counts { hit.dealt.saturating_add(taken) } else { hit.dealt };
        }
        //= daemmersturm.shadow.required-damage
        if let Some(by) = by.filter(|&by| by != on) {
            let turn = &mut self.actor_mut(by).turn;
            turn.dealt = turn.dealt.saturating_add(taken);
        }
    }

    /// Records the state at the end of the latest hit on `on`.
    fn hit_over(&mut self, on: ActorId) {
        let (actor, last) = (*self.actor(on), self.next.effect);
        let channels = self.channels.iter().any(|it| it.by == on);
        let Some(hit) = self.hits.iter_mut().find(|it| it.on == on && it.last.is_none()) else { return };
        hit.last = Some(last);
        hit.felled = hit.before.up && !actor.is_up();
        hit.exhausts = actor.exhausted && !hit.before.exhausted;
        if channels {
            hit.channel = None;
        }
    }

    /// Undoes the latest hit on `on`: restores lost life points, exhaustion and poison, and removes the damage over time that
    /// the hit began. Everything that has happened since is kept: the attack remains a hit, and spent points remain spent.
    fn undo_hit(&mut self, on: ActorId) {
        let Some(at) = self.hits.iter().rposition(|it| it.on == on) else { return };
        let hit = self.hits.remove(at);
        self.stand_again(&hit);
        let came = Came { first: hit.first, last: hit.last };
        self.effects.retain(|it| it.on != on || !came.holds(it.id));
        self.modifiers.retain(|it| it.on != on || !came.holds(it.id));
        if let Some(wound) = hit.wound {
            // Time has passed for the replaced effect as well.
            let rounds = wound.rounds.saturating_sub(hit.turns);
            self.effects.extend((rounds > 0).then_some(Wound { rounds, ..wound }));
        }
        if let Some(channel) = hit.channel
            && !self.channels.iter().any(|it| it.by == on)
        {
            self.channels.push(channel);
        }
        if let Some((item, poison)) = hit.poison
            && let Some(item) = self.item_mut(item)
        {
            item.poison = item.poison.or(Some(poison));
        }
        let turn = &mut self.actor_mut(hit.by).turn;
        turn.dealt = turn.dealt.saturating_sub(hit.dealt);
    }

    /// Restores life points, at most up to the healing cap. Status and exhaustion follow from the new life points and from
    /// other events since the hit.
    fn stand_again(&mut self, hit: &LatestHit) {
        let most = harm::healing_cap(self, hit.on).max(hit.before.life);
        let actor = self.actor_mut(hit.on);
        let (was_out, before) = (actor.life == 0, hit.before);
        actor.life = actor.life.saturating_add(hit.taken).min(most.max(actor.life));
        // Other damage has taken life points since.
        let low = actor.life <= 5 && actor.life < before.life;
        let out = matches!(actor.status, Status::Incapacitated | Status::Dead);
        if before.up && out && actor.life > 0 && (hit.felled || was_out) {
            actor.status = Status::Up;
            actor.exhausted = low || (before.exhausted && actor.life <= 5);
            actor.seeking = before.seeking && hit.felled && hit.turns == 0;
        } else if actor.life > 5 || (hit.exhausts && !low) {
            actor.exhausted = false;
        }
    }
}

impl Actor {
    /// Incapacitates the character and ends everything that needs its will.
    //= daemmersturm.lp.incapacitated
    #[inline]
    pub(crate) fn fall(&mut self) {
        if self.status == Status::Up {
            self.status = Status::Incapacitated;
        }
        self.exhausted = false;
        self.seeking = false;
        (self.turn.watches, self.turn.sought) = (false, false);
    }
}
