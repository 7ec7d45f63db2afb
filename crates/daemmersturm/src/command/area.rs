//! Guns, explosives, group attacks, swarms.

use schwung_table::{Owner, Play};

use super::Deed;
use crate::{
    ActorId, AreaId, GroupId, ItemId, Name, Names, Plan, Reason, State, Table,
    rules::{group, gun, swarm},
};

facts! {
    /// What concerns many at once.
    pub enum AreaCommand {
        /// Fires a gun or throws an explosive.
        //= daemmersturm.gun.roller
        Blast(Blast),
        /// A group attack.
        //= daemmersturm.group.attacks
        Group(Gang),
        /// The plot leader says which swarmers stand close together.
        //= daemmersturm.swarm.swarm
        Swarm {
            /// Who.
            who: Vec<ActorId>,
            /// Do they, or do they not any more?
            close: bool,
        },
    }

    /// Where an area effect is put: at those it is to catch, at a place, or both.
    //= daemmersturm.area.partial
    //= daemmersturm.perception.guess
    #[derive(Default)]
    #[serde(default)]
    pub struct Aim {
        /// Whom it is to catch, the first before the last where there is not room for all.
        pub at: Vec<ActorId>,
        /// A place: everybody who is known to stand there.
        pub place: Option<AreaId>,
    }

    /// A shot with a gun, or an explosive that is thrown.
    pub struct Blast {
        /// Who aims or throws, and rolls.
        pub by: ActorId,
        /// With what.
        pub item: ItemId,
        /// Where to.
        pub aim: Aim,
        /// Circumstances.
        pub plan: Plan,
    }

    /// A group attack.
    pub struct Gang {
        /// Who announces it.
        pub by: ActorId,
        /// Who takes part beside.
        pub with: Vec<ActorId>,
        /// Which group attack.
        pub group: GroupId,
        /// Whom.
        pub on: ActorId,
        /// With which weapon of whoever rolls; magic needs none.
        pub item: Option<ItemId>,
        /// Circumstances.
        pub plan: Plan,
    }
}

impl Names for Aim {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        self.at.iter().for_each(|it| see(Name::Actor(*it)));
        self.place.iter().for_each(|it| see(Name::Area(*it)));
    }
}

impl Names for AreaCommand {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            AreaCommand::Blast(it) => {
                see(Name::Actor(it.by));
                see(Name::Item(it.item));
                it.aim.names(see);
                it.plan.names(see);
            }
            AreaCommand::Group(it) => {
                see(Name::Actor(it.by));
                it.with.iter().for_each(|it| see(Name::Actor(*it)));
                see(Name::Group(it.group));
                see(Name::Actor(it.on));
                it.item.iter().for_each(|it| see(Name::Item(*it)));
                it.plan.names(see);
            }
            AreaCommand::Swarm { who, .. } => who.iter().for_each(|it| see(Name::Actor(*it))),
        }
    }
}

impl Deed for AreaCommand {
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
