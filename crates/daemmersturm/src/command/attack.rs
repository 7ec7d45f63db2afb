//! Attack commands.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{
    ActorId, Reason, Shelter, State, Strike, Table,
    rules::{attack, protect},
};

facts! {
    /// Attacks, and protection made up for later.
    pub enum AttackCommand {
        /// An attack with a melee or ranged weapon. Guns, explosives and spells have commands of their own.
        Strike(Strike),
        /// Makes a protection roll belatedly.
        //= daemmersturm.protect.belated
        Belated {
            /// The character that was hit.
            who: ActorId,
            /// The protection to roll.
            with: Shelter,
        },
    }
}

impl TopicCommand for AttackCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            AttackCommand::Strike(it) if it.plan.is_ruling() => Owner::Gm,
            AttackCommand::Strike(it) => state.owner(it.by),
            AttackCommand::Belated { who, .. } => state.owner(*who),
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            AttackCommand::Strike(it) => attack::check(state, it),
            AttackCommand::Belated { who, with } => protect::check_belated(state, *who, *with),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            AttackCommand::Strike(it) => attack::strike(t, it),
            AttackCommand::Belated { who, with } => protect::belated(t, *who, *with),
        }
    }
}
