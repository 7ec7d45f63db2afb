//! Commands for perception, climbing, carrying and notes.

use schwung_table::{Owner, Play, Seat};

use super::TopicCommand;
use crate::{
    ActorFact, ActorId, Bar, CarryCommand, ClientCommand, ClimbCommand, Event, Fact, Many, Reason,
    SceneEvent, SightCommand, State, Table, Wording, rules::gm,
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
        /// A player takes over a character of the plot leader that is offered.
        //= daemmersturm.gm.authority
        TakeOver {
            /// The seat of the player.
            by: Seat,
            /// The character.
            who: ActorId,
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
            SceneCommand::TakeOver { by, .. } => Owner::Seats(vec![*by]),
            SceneCommand::Client(it) => it.owner(state),
            SceneCommand::Many(it) => it.owner(state),
            SceneCommand::Climb(it) => it.owner(state),
            SceneCommand::Sight(it) => it.owner(state),
            SceneCommand::Carry(it) => it.owner(state),
        }
    }

    fn interjects(&self) -> bool {
        match self {
            SceneCommand::Tell { .. } | SceneCommand::TakeOver { .. } | SceneCommand::Client(_) => true,
            SceneCommand::Many(it) => it.interjects(),
            SceneCommand::Climb(_) | SceneCommand::Sight(_) | SceneCommand::Carry(_) => false,
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            SceneCommand::Tell { text, .. } if text.is_empty() => Err(Bar::NeedsWords.into()),
            SceneCommand::Tell { .. } => Ok(()),
            SceneCommand::TakeOver { by, who } => gm::check_take_over(state, *by, *who),
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
            SceneCommand::TakeOver { by, who } => {
                let fact = Box::new(Fact::Actor { who: *who, fact: ActorFact::Seat(*by) });
                t.tell(Event::Set { fact, reason: Wording::NONE });
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
