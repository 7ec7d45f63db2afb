//! Applies events about carrying.

use crate::{ActorId, Burden, CarryEvent, Load, Size, State};

impl State {
    pub(super) fn apply_carry(&mut self, event: &CarryEvent) {
        match event {
            CarryEvent::Lifted { by, what, size } => {
                self.drop_load(*what);
                let lifted = self.round();
                self.loads.push(Load { by: by.clone(), what: *what, size: *size, lifted });
            }
            CarryEvent::SetDown { what } => self.drop_load(*what),
            CarryEvent::LetGo { who, what } => self.let_go(*who, *what),
            CarryEvent::Pledged { who } => self.actor_mut(*who).round.pledged = true,
            CarryEvent::MovePledged { who } => self.actor_mut(*who).round.walked = true,
            // A carried character leaves the melee range of those who stay behind.
            CarryEvent::Carried { what: Burden::Body(body), .. } => {
                self.engaged.retain(|it| it.by != *body && it.on != *body);
            }
            CarryEvent::TooBig { .. } | CarryEvent::Declined { .. } | CarryEvent::Carried { .. } => {}
        }
    }

    /// Removes `who` from the bearers. If too few are left to carry the load, it is set down.
    fn let_go(&mut self, who: ActorId, what: Burden) {
        for load in self.loads.iter_mut().filter(|it| it.what == what) {
            load.by.retain(|&it| it != who);
        }
        self.loads.retain(|it| it.what != what || it.holds());
    }

    /// Ends all carrying, climbing and channelling of `who`.
    //= daemmersturm.lp.incapacitated
    pub(crate) fn let_go_of_all(&mut self, who: ActorId) {
        for load in &mut self.loads {
            load.by.retain(|&it| it != who);
        }
        self.loads.retain(Load::holds);
        self.climbs.retain(|it| it.who != who);
        self.channels.retain(|it| it.by != who);
    }
}

impl Load {
    /// Returns whether there are enough bearers to carry the load.
    //= daemmersturm.carry.similar-size
    pub(crate) fn holds(&self) -> bool {
        self.by.len() > usize::from(self.size == Size::Larger)
    }
}
