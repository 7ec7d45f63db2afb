//! Groups of minions and companions.

use crate::{ActorId, Conceding, Out, State};

impl State {
    pub(super) fn attach(&mut self, leader: ActorId, group: ActorId) {
        self.actor_mut(leader).attached = Some(group);
        let led = self.actor_mut(group);
        led.attached = Some(leader);
        //= sotc.mixed.minions-give-up-action
        led.turn.holding = false;
    }

    pub(super) fn detach(&mut self, leader: ActorId, group: ActorId) {
        // Acting together with the leader used up the group's action.
        if self.actor(leader).turn.acted {
            self.actor_mut(group).turn.acted = true;
        }
        self.actor_mut(leader).attached = None;
        self.actor_mut(group).attached = None;
    }

    pub(super) fn regroup(&mut self, group: ActorId, members: u16, wounds: u8) {
        let group = self.actor_mut(group);
        group.members = members;
        group.wounds = wounds;
        if members == 0 {
            group.out = Some(Out::Left);
            (group.turn.holding, group.turn.full_defense) = (false, false);
        } else if group.out == Some(Out::Left) {
            group.out = None;
        }
    }

    pub(super) fn send_companion(&mut self, partner: ActorId, companion: u8, away: bool) {
        let bit = bit(companion);
        let bits = &mut self.actor_mut(partner).companions_away;
        *bits = if away { *bits | bit } else { *bits & !bit };
    }

    pub(super) fn lose_companion(&mut self, partner: ActorId, companion: u8, by: Option<ActorId>) {
        let bit = bit(companion);
        let without = self.actor_mut(partner);
        without.companions_gone |= bit;
        without.companions_lost |= bit;
        //= sotc.concession.offer
        self.conceding = Some(Conceding { who: partner, to: by });
    }

    pub(super) fn hit_minions(&mut self, actor: ActorId, boxes: u16, out: u16) {
        let capacity = self.boxes_each(actor);
        let group = self.actor_mut(actor);
        let filled = u16::from(group.wounds) + boxes;
        group.members = group.members.saturating_sub(out);
        let left = filled.saturating_sub(out.saturating_mul(u16::from(capacity)));
        group.wounds = u8::try_from(left).unwrap_or(u8::MAX).min(capacity);
    }

    /// Boxes of each member of a group.
    //= sotc.minions.stress-capacity
    //= sotc.companion.independent-alone
    pub fn boxes_each(&self, actor: ActorId) -> u8 {
        let quality = self.frame.sheet(actor).minions.map_or(1, |it| it.quality);
        u8::try_from(quality.clamp(1, 4)).unwrap_or(1)
    }
}

/// A companion's bit in sets of companions.
fn bit(companion: u8) -> u8 {
    1u8.checked_shl(u32::from(companion)).unwrap_or(0)
}
