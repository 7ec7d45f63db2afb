//! Commands for perception, climbing, carrying and notes.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{
    ActorId, Bar, CarryCommand, ClientCommand, ClimbCommand, Event, Many, Reason, SceneEvent, SightCommand,
    State, Table, Wording,
};

facts! {
    /// A command outside the fight itself.
    pub enum SceneCommand {
        /// The plot leader sends a message.
        Tell {
            /// The recipient; `None` is the plot leader.
            to: Option<ActorId>,
            /// The message.
            text: Wording,
        },
        /// Lines of the game client.
        Client(ClientCommand),
        /// The plot leader changes several characters at once.
        Many(Many),
        /// Climbing.
        Climb(ClimbCommand),
        /// Perception and camouflage.
        Sight(SightCommand),
        /// Carrying.
        Carry(CarryCommand),
    }
}

impl TopicCommand for SceneCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            SceneCommand::Tell { .. } => Owner::Gm,
            SceneCommand::Client(it) => it.owner(state),
            SceneCommand::Many(it) => it.owner(state),
            SceneCommand::Climb(it) => it.owner(state),
            SceneCommand::Sight(it) => it.owner(state),
            SceneCommand::Carry(it) => it.owner(state),
        }
    }

    fn interjects(&self) -> bool {
        match self {
            SceneCommand::Tell { .. } | SceneCommand::Client(_) => true,
            SceneCommand::Many(it) => it.interjects(),
            SceneCommand::Climb(_) | SceneCommand::Sight(_) | SceneCommand::Carry(_) => false,
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            SceneCommand::Tell { text, .. } if text.is_empty() => Err(Bar::NeedsWords.into()),
            SceneCommand::Tell { .. } => Ok(()),
            SceneCommand::Client(it) => it.check(state),
            SceneCommand::Many(it) => it.check(state),
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
            SceneCommand::Client(it) => return it.perform(t),
            SceneCommand::Many(it) => return it.perform(t),
            SceneCommand::Climb(it) => return it.perform(t),
            SceneCommand::Sight(it) => return it.perform(t),
            SceneCommand::Carry(it) => return it.perform(t),
        }
        Ok(())
    }
}
