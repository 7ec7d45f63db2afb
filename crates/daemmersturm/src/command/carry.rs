//! Carrying the wounded and heavy things.

use schwung_table::{Owner, Play};

use super::Deed;
use crate::{ActorId, Burden, Length, Name, Names, Reason, Size, State, Table, rules::carry};

facts! {
    /// What bearers do.
    pub enum CarryCommand {
        /// Lifts somebody or something.
        //= daemmersturm.carry.lift-separate
        Lift(Lift),
        /// Carries on with what was lifted.
        Carry {
            /// Who, in the own turn.
            by: ActorId,
            /// What.
            what: Burden,
            /// How far.
            length: Length,
        },
        /// Sets it down.
        SetDown {
            /// Who.
            by: ActorId,
            /// What.
            what: Burden,
        },
    }

    /// Lifting.
    pub struct Lift {
        /// Who: the first in the own turn.
        pub by: ActorId,
        /// Who helps.
        pub with: Option<ActorId>,
        /// What.
        pub what: Burden,
        /// How big it is, if the plot leader has said it; `None`: ask.
        //= daemmersturm.carry.similar-size
        pub size: Option<Size>,
        /// Two can carry it off at once, so far.
        //= daemmersturm.carry.pair-lift-and-carry
        pub carry: Option<Length>,
    }
}

impl Names for CarryCommand {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            CarryCommand::Lift(it) => {
                see(Name::Actor(it.by));
                it.with.iter().for_each(|it| see(Name::Actor(*it)));
                it.what.names(see);
            }
            CarryCommand::Carry { by, what, .. } | CarryCommand::SetDown { by, what } => {
                see(Name::Actor(*by));
                what.names(see);
            }
        }
    }
}

impl Deed for CarryCommand {
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
