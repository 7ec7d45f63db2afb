//! Perception, climbing, carrying, notes.

use schwung_table::{Owner, Play};

use super::Deed;
use crate::{
    ActorId, Bar, CarryCommand, ClimbCommand, Event, Name, Names, Reason, SceneEvent, SightCommand, State,
    Table, Wording,
};

facts! {
    /// What somebody does around the fight.
    pub enum SceneCommand {
        /// The plot leader tells somebody something.
        Tell {
            /// Whom.
            to: Option<ActorId>,
            /// What.
            text: Wording,
        },
        /// Climbing.
        Climb(ClimbCommand),
        /// Perception and camouflage.
        Sight(SightCommand),
        /// Carrying.
        Carry(CarryCommand),
    }
}

impl Names for SceneCommand {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            SceneCommand::Tell { to, .. } => to.iter().for_each(|it| see(Name::Actor(*it))),
            SceneCommand::Climb(it) => it.names(see),
            SceneCommand::Sight(it) => it.names(see),
            SceneCommand::Carry(it) => it.names(see),
        }
    }
}

impl Deed for SceneCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            SceneCommand::Tell { .. } => Owner::Gm,
            SceneCommand::Climb(it) => it.owner(state),
            SceneCommand::Sight(it) => it.owner(state),
            SceneCommand::Carry(it) => it.owner(state),
        }
    }

    fn interjects(&self) -> bool {
        matches!(self, SceneCommand::Tell { .. })
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            SceneCommand::Tell { text, .. } if text.is_empty() => Err(Bar::NeedsWords.into()),
            SceneCommand::Tell { .. } => Ok(()),
            SceneCommand::Climb(it) => it.check(state),
            SceneCommand::Sight(it) => it.check(state),
            SceneCommand::Carry(it) => it.check(state),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            SceneCommand::Tell { to, text } => {
                let to = *to;
                t.tell(Event::Scene(SceneEvent::Noted { by: None, to, text: text.clone() }));
            }
            SceneCommand::Climb(it) => return it.perform(t),
            SceneCommand::Sight(it) => return it.perform(t),
            SceneCommand::Carry(it) => return it.perform(t),
        }
        Ok(())
    }
}
