//! Commands for guns, explosives, group attacks and swarms.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{
    ActorId, AreaId, GroupId, ItemId, Plan, Reason, State, Table,
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

    /// The targets of an area effect: characters, a place, or both.
    //= daemmersturm.area.partial
    //= daemmersturm.perception.guess
    #[derive(Default)]
    #[serde(default)]
    pub struct Aim {
        /// Targets in order of priority, in case there is not room for all.
        pub at: Vec<ActorId>,
        /// A place: targets everybody known to stand there.
        pub place: Option<AreaId>,
    }

    /// A shot with a gun, or the throw of an explosive.
    pub struct Blast {
        /// The character that aims or throws, and rolls.
        pub by: ActorId,
        /// The gun or explosive.
        pub item: ItemId,
        /// The targets.
        pub aim: Aim,
        /// Circumstances of the attack.
        pub plan: Plan,
    }

    /// A group attack.
    pub struct Gang {
        /// The character that announces it.
        pub by: ActorId,
        /// The other participants.
        pub with: Vec<ActorId>,
        /// The group attack of the library.
        pub group: GroupId,
        /// The target.
        pub on: ActorId,
        /// The weapon of the character that rolls; `None` for magic.
        pub item: Option<ItemId>,
        /// Circumstances of the attack.
        pub plan: Plan,
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
