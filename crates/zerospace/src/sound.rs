//! Checks the consistency of facts from outside, on which the rules rely.

use schwung_table::Seat;

use crate::{ActorId, State, rules::game_master};

impl State {
    /// Whether everything that is referred to exists, and all quantities are within their limits.
    pub fn is_sound(&self) -> bool {
        let actors = self.actors.len();
        let actor = |it: ActorId| usize::from(it.0) < actors;
        let skills = self.frame.skills.len();
        let in_turn = self.conflict.is_none_or(|it| {
            let place = self.order.get(usize::from(it.at));
            // No actor has the turn while the order is being rolled, or after that was cancelled.
            it.turn.is_none_or(|by| actor(by) && place.is_some())
        });
        game_master::fits_frame(self, &self.frame)
            && actors <= 120
            && [self.next_task, self.next_note, self.scene.number, self.round()]
                .iter()
                .all(|it| *it <= game_master::MOST_NUMBER)
            && self.players.len() == self.frame.seats.len()
            && self.players.first().is_some_and(|it| it.points == 0)
            && in_turn
            && self.ids().all(|id| {
                let it = self.actor(id);
                it.losses.sum() <= self.max_endurance(id) && it.seat != Seat(u8::MAX)
            })
            && self.order.len() <= 200
            && self.order.iter().all(|it| actor(it.actor))
            && self.interrupted.iter().all(|it| actor(*it))
            && self.holds.iter().all(|it| actor(it.by) && actor(it.on) && it.by != it.on)
            && self.items.iter().all(|it| it.id.0 < self.next_item && it.holder.is_none_or(actor))
            && self.things.iter().all(|it| it.pilot.is_none_or(actor))
            && self.tasks.iter().all(|it| {
                it.id.0 < self.next_task
                    && it.sides.is_none_or(|it| {
                        actor(it.first) && actor(it.second) && usize::from(it.skill.0) < skills
                    })
            })
            && self.notes.iter().all(|it| it.id.0 < self.next_note)
            && self.stunts.iter().all(|it| actor(it.who) && usize::from(it.skill.0) < skills)
            && self.distances.iter().all(|it| actor(it.a) && actor(it.b))
    }
}
