//! Applies events to the state, one file for each topic. Applying an event never fails.

mod area;
mod attack;
mod carry;
mod client;
mod climb;
mod gear;
mod harm;
mod magic;
mod scene;
mod sight;
mod substance;
mod turn;

use crate::{Event, State};

impl State {
    /// Applies `event`. This is the only way in which the state changes.
    #[inline(always)]
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Roll(_) | Event::Judged { .. } | Event::Overruled { .. } => {}
            Event::Attack(it) => self.apply_attack(it),
            Event::Harm(it) => self.apply_harm(it),
            Event::Area(it) => self.apply_area(it),
            Event::Turn(it) => self.apply_turn(it),
            Event::Gear(it) => self.apply_gear(it),
            Event::Magic(it) => self.apply_magic(it),
            Event::Scene(it) => self.apply_scene(it),
            Event::Set { fact, .. } => self.set(fact),
        }
    }
}
