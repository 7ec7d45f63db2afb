//! Commands for guns, explosives, group attacks and swarms.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{
    ActorId, Blast, Gang, Reason, State, Table,
    rules::{group, gun, swarm},
};

facts! {
    /// A command that affects several targets at once.
    pub enum AreaCommand {
        /// Fires a gun or throws an explosive.
        //= daemmersturm.gun.roller
        Blast(Blast),
        /// Announces a group attack.
        //= daemmersturm.group.attacks
        Group(Gang),
        /// The plot leader groups swarmers into a swarm, or dissolves it.
        //= daemmersturm.swarm.swarm
        Swarm {
            /// The swarmers.
            who: Vec<ActorId>,
            /// Whether they stand close together from now on.
            close: bool,
        },
    }
}

impl TopicCommand for AreaCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            AreaCommand::Blast(Blast { plan, .. }) | AreaCommand::Group(Gang { plan, .. })
                if plan.is_ruling() =>
            {
                Owner::Gm
            }
            AreaCommand::Blast(it) => state.owner(it.by),
            AreaCommand::Group(it) => state.owner(it.by),
            AreaCommand::Swarm { .. } => Owner::Gm,
        }
    }

    fn interjects(&self) -> bool {
        matches!(self, AreaCommand::Swarm { .. })
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            AreaCommand::Blast(it) => gun::check(state, it),
            AreaCommand::Group(it) => group::check(state, it),
            AreaCommand::Swarm { who, close } => swarm::check(state, who, *close),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            AreaCommand::Blast(it) => gun::fire(t, it),
            AreaCommand::Group(it) => group::strike(t, it),
            AreaCommand::Swarm { who, close } => {
                swarm::gather(t, who, *close);
                Ok(())
            }
        }
    }
}
