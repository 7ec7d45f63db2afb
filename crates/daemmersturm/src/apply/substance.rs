//! Applies the effects of potions and poisons.

use crate::{State, SubstanceEvent};

impl State {
    pub(super) fn apply_substance(&mut self, event: &SubstanceEvent) {
        match *event {
            SubstanceEvent::Taken { who, counts, .. } => {
                let actor = self.actor_mut(who);
                actor.potions = actor.potions.saturating_add(u8::from(counts));
            }
            SubstanceEvent::SideEffect { who, number } => {
                let own = self.has_turn(who);
                let actor = self.actor_mut(who);
                if number == 3 {
                    actor.turn.watches = false;
                }
                let ailments = &mut actor.ailments;
                // A second onset restarts the side effect; durations do not add up.
                match number {
                    // The character's own turn in which it starts is the first of four.
                    //= daemmersturm.potion.side-1
                    1 => ailments.nausea = 4,
                    // Lasts for the next three own turns.
                    //= daemmersturm.potion.side-2
                    2 => (ailments.cramps, ailments.fresh) = (3, own),
                    // Lasts from the onset to the end of the third own turn after it.
                    //= daemmersturm.potion.side-3
                    3 => ailments.faint = 3 + u8::from(own),
                    _ => {}
                }
            }
            SubstanceEvent::TurnPassed { who } => {
                let ailments = &mut self.actor_mut(who).ailments;
                ailments.nausea = ailments.nausea.saturating_sub(1);
                ailments.faint = ailments.faint.saturating_sub(1);
                if !std::mem::take(&mut ailments.fresh) {
                    ailments.cramps = ailments.cramps.saturating_sub(1);
                }
            }
            SubstanceEvent::Worked { .. } | SubstanceEvent::Failed { .. } => {}
        }
    }
}
