//! What hits and healing change.

use crate::{Actor, ActorId, HarmEvent, LatestHit, State, Status};

impl State {
    #[inline(always)]
    pub(super) fn apply_harm(&mut self, event: &HarmEvent) {
        match *event {
            HarmEvent::Hurt { on, by, amount, .. } => self.hurt(on, by, amount),
            HarmEvent::HitBegan { by, on, kind, back, from, shields, item, tried } => {
                let poison = item.and_then(|id| self.item(id)?.poison.map(|it| (id, it)));
                let channel = self.channels.iter().find(|it| it.by == on).copied();
                self.latest = Some(LatestHit {
                    by,
                    on,
                    kind,
                    back,
                    from,
                    shields,
                    before: *self.actor(on),
                    effects: self.next.effect,
                    channel,
                    wound: None,
                    poison,
                    taken: 0,
                    tried,
                });
            }
            HarmEvent::Reduced { .. } | HarmEvent::StoodFirm { .. } => {}
            HarmEvent::Healed { on, amount } => {
                let revives = self.switches.revive_by_healing;
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
            HarmEvent::WentDown { who } => self.actor_mut(who).fall(),
            HarmEvent::Died { who } => {
                self.actor_mut(who).fall();
                self.actor_mut(who).status = Status::Dead;
            }
            HarmEvent::SoughtCover { who } => self.actor_mut(who).seeking = true,
            HarmEvent::CoverSought { who } => self.actor_mut(who).seeking = false,
            HarmEvent::HitUndone => self.undo_hit(),
            HarmEvent::HitStands => self.latest = None,
            HarmEvent::TriedBelated { tried } => {
                if let Some(latest) = &mut self.latest {
                    latest.tried = tried;
                }
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
        if let Some(latest) = self.latest.as_mut().filter(|it| it.on == on) {
            latest.taken = latest.taken.saturating_add(taken);
        }
        //= daemmersturm.shadow.required-damage
        if let Some(by) = by.filter(|&by| by != on) {
            let turn = &mut self.actor_mut(by).turn;
            turn.dealt = turn.dealt.saturating_add(taken);
        }
    }

    /// Everything is as it was before the latest hit: life points, exhaustion, whatever it began, the poison.
    fn undo_hit(&mut self) {
        let Some(latest) = self.latest.take() else { return };
        let (facing, marks) = (self.actor(latest.on).facing, self.actor(latest.on).melee);
        let actor = self.actor_mut(latest.on);
        *actor = latest.before;
        // The attack stays a hit: where one turned, and that one was attacked.
        (actor.facing, actor.melee) = (facing, marks);
        self.effects.retain(|it| it.on != latest.on || it.id.0 < latest.effects);
        self.effects.extend(latest.wound);
        self.modifiers.retain(|it| it.on != latest.on || it.id.0 < latest.effects);
        if let Some(channel) = latest.channel
            && !self.channels.iter().any(|it| it.by == latest.on)
        {
            self.channels.push(channel);
        }
        if let Some((item, poison)) = latest.poison
            && let Some(item) = self.item_mut(item)
        {
            item.poison = Some(poison);
        }
        let turn = &mut self.actor_mut(latest.by).turn;
        turn.dealt = turn.dealt.saturating_sub(latest.taken);
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
    }
}
