//! Conflicts, exchanges, turns and scenes.

use schwung_table::Seat;

use crate::{ActorId, ActorSet, AspectKind, Boxes, Conflict, Long, Out, State, TurnMarks};

impl State {
    pub(super) fn begin_conflict(&mut self, conflict: Conflict, order: &[ActorId]) {
        self.conflict = Some(conflict);
        self.order.clear();
        self.order.extend_from_slice(order);
        self.reset_turns();
    }

    /// Everybody has a turn to come.
    fn reset_turns(&mut self) {
        for actor in &mut self.actors {
            actor.turn = TurnMarks::default();
            actor.free_actions = 0;
        }
    }

    pub(super) fn draw_out(&mut self, long: Long) {
        if let Some(conflict) = &mut self.conflict {
            conflict.long = long;
        }
    }

    pub(super) fn defend_fully(&mut self, actor: ActorId) {
        let turn = &mut self.actor_mut(actor).turn;
        (turn.full_defense, turn.acted, turn.holding) = (true, true, false);
    }

    pub(super) fn count_free_action(&mut self, actor: ActorId) {
        let actor = self.actor_mut(actor);
        actor.free_actions = actor.free_actions.saturating_add(1);
    }

    pub(super) fn line_up(&mut self, actor: ActorId, place: u8) {
        let place = usize::from(place).min(self.order.len());
        self.order.insert(place, actor);
    }

    pub(super) fn begin_session(&mut self, back_to_back: bool) {
        for aspect in &mut self.aspects {
            if let AspectKind::Consequence { carried, .. } = &mut aspect.kind {
                *carried = back_to_back;
            }
        }
    }

    #[inline]
    pub(super) fn begin_action(&mut self, actor: ActorId) {
        self.conceding = None;
        if let Some(conflict) = &mut self.conflict {
            conflict.under_way = true;
            let turn = &mut self.actor_mut(actor).turn;
            turn.acted = true;
            turn.holding = false;
        }
        if let Some(spin) = &mut self.spin {
            spin.now = true;
        }
    }

    #[inline]
    pub(super) fn begin_turn(&mut self, actor: ActorId) {
        if let Some(conflict) = &mut self.conflict {
            conflict.turn = Some(actor);
        }
    }

    #[inline]
    pub(super) fn end_turn(&mut self, _: ActorId) {
        if let Some(conflict) = &mut self.conflict {
            conflict.turn = None;
            conflict.under_way = true;
        }
    }

    pub(super) fn set_turn(&mut self, actor: Option<ActorId>) {
        if let Some(conflict) = &mut self.conflict {
            conflict.turn = actor;
        }
        if let Some(actor) = actor {
            let turn = &mut self.actor_mut(actor).turn;
            turn.acted = false;
            turn.full_defense = false;
        }
    }

    #[inline]
    pub(super) fn begin_exchange(&mut self, number: u16, first: Seat, order: Option<&[ActorId]>) {
        if let Some(conflict) = &mut self.conflict {
            (conflict.exchange, conflict.first, conflict.under_way) = (number, first, false);
            conflict.turn = None;
        }
        if let Some(order) = order {
            self.order.clear();
            self.order.extend_from_slice(order);
        }
        self.reset_turns();
    }

    pub(super) fn end_conflict(&mut self) {
        self.conflict = None;
        self.order.clear();
        self.blocks.clear();
        self.spin = None;
        self.conceding = None;
        //= sotc.environment.duration
        self.swaps.retain(|it| it.scene);
        self.reset_turns();
        for actor in &mut self.actors {
            actor.grit = None;
        }
    }

    pub(super) fn end_scene(&mut self, cleared: ActorSet) {
        self.end_conflict();
        self.scene = self.scene.saturating_add(1);
        self.swaps.clear();
        for (id, actor) in (0..).map(ActorId).zip(&mut self.actors) {
            if cleared.contains(id) {
                actor.stress = [Boxes::default(); 2];
            }
            actor.disarmed = None;
            actor.companions_lost = 0;
            // Defeated characters return in the next scene, unless the game master decides otherwise.
            if matches!(actor.out, Some(Out::TakenOut(_) | Out::Conceded)) && actor.members > 0 {
                actor.out = None;
            }
        }
        self.aspects.retain(|it| matches!(it.kind, AspectKind::Consequence { .. }));
    }
}
