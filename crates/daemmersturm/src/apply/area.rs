//! Applies events about areas and damage over time.

use crate::{ActorId, Area, AreaEvent, AreaId, Standing, State, SwarmId, Wound};

impl State {
    pub(super) fn apply_area(&mut self, event: &AreaEvent) {
        match event {
            AreaEvent::Began { by, item, exposed, .. } => {
                // A belated protection roll is only possible against the latest attack.
                self.hits.clear();
                self.actor_mut(*by).exposed |= exposed;
                if let Some(item) = item.and_then(|it| self.item_mut(it)) {
                    item.user = Some(*by);
                }
            }
            AreaEvent::GroundLaid { area, standing } => self.lay(*area, standing),
            AreaEvent::GroundPassed { id, by: _ } => self.pass_ground(*id),
            AreaEvent::WoundBegan { wound, stacks } => self.begin_wound(*wound, *stacks),
            AreaEvent::WoundPassed { id } => {
                if let Some(wound) = self.effects.iter_mut().find(|it| it.id == *id) {
                    wound.rounds = wound.rounds.saturating_sub(1);
                }
                self.effects.retain(|it| it.id != *id || it.rounds > 0);
            }
            AreaEvent::Swarmed { who, swarm } => self.close_up(who, *swarm),
            AreaEvent::SwarmAttacked { by } => self.actor_mut(*by).round.swarmed = true,
            AreaEvent::Tested { .. }
            | AreaEvent::Caught { .. }
            | AreaEvent::BlewUp { .. }
            | AreaEvent::TooClose { .. }
            | AreaEvent::Joined { .. }
            | AreaEvent::NotJoined { .. } => {}
        }
    }

    fn lay(&mut self, area: Area, standing: &[ActorId]) {
        let id = AreaId(self.next.area);
        self.next.area = self.next.area.saturating_add(1);
        self.areas.push(Area { id, ..area });
        self.standing.extend(standing.iter().map(|&who| Standing { who, area: id }));
    }

    fn pass_ground(&mut self, id: AreaId) {
        let Some(area) = self.areas.iter_mut().find(|it| it.id == id) else { return };
        area.rounds = area.rounds.saturating_sub(1);
        if area.rounds == 0 {
            self.areas.retain(|it| it.id != id);
            self.standing.retain(|it| it.area != id);
            self.forget_places();
        }
    }

    /// Starts damage over time. An effect of the same source does not stack unless `stacks` is set: it restarts.
    //= daemmersturm.dot.tick
    fn begin_wound(&mut self, wound: Wound, stacks: bool) {
        let same = |it: &Wound| (it.on, it.by, it.source) == (wound.on, wound.by, wound.source);
        if !stacks && let Some(at) = self.effects.iter().position(same) {
            let old = self.effects.remove(at);
            // Keep the replaced effect so that a belated protection roll can restore it.
            let mut hits = self.hits.iter_mut();
            if let Some(hit) = hits.find(|it| it.on == old.on && it.last.is_none() && old.id.0 < it.first) {
                hit.wound = Some(old);
            }
        }
        let id = self.next_effect();
        self.effects.push(Wound { id, ..wound });
    }

    fn close_up(&mut self, who: &[ActorId], swarm: SwarmId) {
        for &it in who {
            self.actor_mut(it).swarm = swarm;
        }
    }
}
