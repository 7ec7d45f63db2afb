//! Applies events about climbing.

use crate::{Climb, ClimbEvent, ClimbTerms, Length, Obstacle, State};

impl State {
    pub(super) fn apply_climb(&mut self, event: &ClimbEvent) {
        match *event {
            ClimbEvent::Climbed { who, obstacle, left, terms } => {
                let pinned = self.climb(who).is_some_and(|it| it.pinned);
                self.climbs.retain(|it| it.who != who);
                let reached = left == Length(0) && matches!(obstacle, Obstacle::Creature(_));
                //= daemmersturm.climb.stages
                if reached || left > Length(0) {
                    self.climbs.push(Climb { who, obstacle, left, reached, pinned, terms });
                }
            }
            ClimbEvent::Fell { who } => self.climbs.retain(|it| it.who != who),
            ClimbEvent::Pinned { who, on } => match self.climbs.iter_mut().find(|it| it.who == who) {
                Some(climb) => climb.pinned = true,
                None => {
                    let (obstacle, left, terms) = (Obstacle::Creature(on), Length(0), ClimbTerms::default());
                    self.climbs.push(Climb { who, obstacle, left, reached: false, pinned: true, terms });
                }
            },
            ClimbEvent::Began { .. }
            | ClimbEvent::LostPart { .. }
            | ClimbEvent::UsedAid { .. }
            | ClimbEvent::HeldOn { .. }
            | ClimbEvent::NotPinned { .. } => {}
        }
    }

    /// The climb that `who` is engaged in, if any.
    pub fn climb(&self, who: crate::ActorId) -> Option<&Climb> {
        self.climbs.iter().find(|it| it.who == who)
    }
}
