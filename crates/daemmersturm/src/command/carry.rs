//! Commands for carrying the wounded and heavy items.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{ActorId, Burden, Length, Lift, Reason, State, Table, rules::carry};

facts! {
    /// A command about carrying.
    pub enum CarryCommand {
        /// Lifts a character or an item.
        //= daemmersturm.carry.lift-separate
        Lift(Lift),
        /// Continues carrying a lifted load.
        Carry {
            /// The bearer, in its own turn.
            by: ActorId,
            /// The load.
            what: Burden,
            /// The distance.
            length: Length,
        },
        /// Sets the load down.
        SetDown {
            /// The bearer.
            by: ActorId,
            /// The load.
            what: Burden,
        },
    }
}

impl TopicCommand for CarryCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            CarryCommand::Lift(it) if it.size.is_some() => Owner::Gm,
            CarryCommand::Lift(it) => state.owner(it.by),
            CarryCommand::Carry { by, .. } | CarryCommand::SetDown { by, .. } => state.owner(*by),
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            CarryCommand::Lift(it) => carry::check_lift(state, it),
            CarryCommand::Carry { by, what, .. } => carry::check_carry(state, *by, *what),
            CarryCommand::SetDown { by, what } => carry::need_load(state, *by, *what).map(drop),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            CarryCommand::Lift(it) => return carry::lift(t, it),
            CarryCommand::Carry { by, what, length } => return carry::carry(t, *by, *what, *length),
            CarryCommand::SetDown { what, .. } => carry::set_down(t, *what),
        }
        Ok(())
    }
}
