//! Attacks.

use schwung_table::{Owner, Play};

use super::Deed;
use crate::{
    AbilityId, ActorId, Direction, ItemId, Length, Name, Names, Reason, Shelter, State, Table, Wording,
    rules::{attack, protect},
};

facts! {
    /// Attacks and what belongs to them.
    pub enum AttackCommand {
        /// An attack with a weapon, melee or ranged. Guns, explosives and spells have commands of their own.
        Strike(Strike),
        /// A protection roll that was missed is made up.
        //= daemmersturm.protect.belated
        Belated {
            /// Who was hit.
            who: ActorId,
            /// What protects.
            with: Shelter,
        },
    }

    /// An attack with a weapon.
    pub struct Strike {
        /// Who attacks.
        pub by: ActorId,
        /// Whom.
        pub on: ActorId,
        /// With what.
        pub with: With,
        /// The second weapon, where one fights with both.
        //= daemmersturm.dual.penalty-scope
        pub second: Option<ItemId>,
        /// Abilities that are announced before the roll.
        pub abilities: Vec<AbilityId>,
        /// Circumstances.
        pub plan: Plan,
    }

    /// With what somebody attacks.
    pub enum With {
        /// A weapon that is there.
        Item(ItemId),
        /// One that nobody has entered: the plot leader is asked what it does, and it is saved.
        //= daemmersturm.melee.damage-tables
        Unknown {
            /// What it is called.
            name: Wording,
            /// Is it shot or thrown?
            ranged: bool,
        },
    }

    /// Circumstances of an attack, as those who play say them.
    #[derive(Default)]
    #[serde(default)]
    pub struct Plan {
        /// Where the attacker is, seen from the target.
        pub from: Option<Direction>,
        /// Does the attacker claim the back?
        pub back: bool,
        /// How far it is.
        pub distance: Option<Length>,
        /// What the plot leader adds to the roll, or takes away.
        pub bonus: i8,
        /// Friends in the line, as the plot leader has it; `None`: ask, or those in melee range of the target.
        pub exposed: Option<Vec<ActorId>>,
    }
}

impl Plan {
    /// Does it hold something that only the plot leader says?
    pub fn is_ruling(&self) -> bool {
        self.bonus != 0 || self.exposed.is_some()
    }
}

impl Names for Plan {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        self.exposed.iter().flatten().for_each(|it| see(Name::Actor(*it)));
    }
}

impl Names for Strike {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        see(Name::Actor(self.by));
        see(Name::Actor(self.on));
        if let With::Item(it) = &self.with {
            see(Name::Item(*it));
        }
        self.second.iter().for_each(|it| see(Name::Item(*it)));
        self.abilities.iter().for_each(|it| see(Name::Ability(*it)));
        self.plan.names(see);
    }
}

impl Names for AttackCommand {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            AttackCommand::Strike(it) => it.names(see),
            AttackCommand::Belated { who, with } => {
                see(Name::Actor(*who));
                if let Shelter::Other(it) = with {
                    see(Name::Protection(*it));
                }
            }
        }
    }
}

impl Deed for AttackCommand {
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

    #[inline]
    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            AttackCommand::Strike(it) => attack::strike(t, it),
            AttackCommand::Belated { who, with } => protect::belated(t, *who, *with),
        }
    }
}
