//! What hits and healing change.

use crate::{Actor, ActorId, Came, Footing, HarmEvent, LatestHit, State, Status, Wound, rules::harm};

impl State {
    #[inline(always)]
    pub(super) fn apply_harm(&mut self, event: &HarmEvent) {
        match *event {
            HarmEvent::Hurt { on, by, amount, .. } => self.hurt(on, by, amount),
            HarmEvent::HitBegan { by, on, kind, back, from, shields, item, demand, damage, tried } => {
                let poison = item.and_then(|id| self.item(id)?.poison.map(|it| (id, it)));
                let channel = self.channels.iter().find(|it| it.by == on).copied();
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
                // Whom a hit has exhausted, it brings down as well.
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

    /// Life points stop at 0, where one is out; from 1 to 5 one is exhausted.
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

    /// All that came of a hit is known.
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

    /// What a hit has taken comes back, and whatever it began is gone: life points, exhaustion, damage over time, the
    /// poison. What has happened since stays as it is: the attack stays a hit, points that were spent are spent.
    fn undo_hit(&mut self, on: ActorId) {
        let Some(at) = self.hits.iter().rposition(|it| it.on == on) else { return };
        let hit = self.hits.remove(at);
        self.stand_again(&hit);
        let came = Came { first: hit.first, last: hit.last };
        self.effects.retain(|it| it.on != on || !came.holds(it.id));
        self.modifiers.retain(|it| it.on != on || !came.holds(it.id));
        if let Some(wound) = hit.wound {
            // Its time went on all the same.
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

    /// Life points come back as far as healing could have brought them; who is up and exhausted follows from them, and
    /// from what else has happened since.
    fn stand_again(&mut self, hit: &LatestHit) {
        let most = harm::healing_cap(self, hit.on).max(hit.before.life);
        let actor = self.actor_mut(hit.on);
        let (was_out, before) = (actor.life == 0, hit.before);
        actor.life = actor.life.saturating_add(hit.taken).min(most.max(actor.life));
        // Something else has taken life points, too.
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
    /// Out: nothing that needs the own will goes on.
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
