//! Attack commands.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{
    AbilityId, ActorId, Direction, ItemId, Length, Reason, Shelter, State, Table, Wording,
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

    /// An attack with a weapon.
    pub struct Strike {
        /// The attacker.
        pub by: ActorId,
        /// The target.
        pub on: ActorId,
        /// The weapon.
        pub with: With,
        /// The second weapon, if the attacker fights with two.
        //= daemmersturm.dual.penalty-scope
        pub second: Option<ItemId>,
        /// Abilities announced before the roll.
        pub abilities: Vec<AbilityId>,
        /// Circumstances of the attack.
        pub plan: Plan,
    }

    /// The weapon of an attack.
    pub enum With {
        /// An item in play.
        Item(ItemId),
        /// A weapon that is not in the library: the plot leader is asked for its damage, and it is saved.
        //= daemmersturm.melee.damage-tables
        Unknown {
            /// Name of the weapon.
            name: Wording,
            /// Whether it is shot or thrown.
            ranged: bool,
        },
    }

    /// Circumstances of an attack, as stated by the players.
    #[derive(Default)]
    #[serde(default)]
    pub struct Plan {
        /// Direction of the attacker, as seen from the target.
        pub from: Option<Direction>,
        /// Whether the attacker claims to attack from behind.
        pub back: bool,
        /// Distance to the target.
        pub distance: Option<Length>,
        /// Modifier to the roll, set by the plot leader.
        pub bonus: i8,
        /// Friends in the line of fire, as stated by the plot leader. If `None`, the plot leader is asked, or those in
        /// melee range of the target count.
        pub exposed: Option<Vec<ActorId>>,
    }
}

impl Plan {
    /// Returns whether the plan contains anything that only the plot leader may state.
    pub fn is_ruling(&self) -> bool {
        self.bonus != 0 || self.exposed.is_some()
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
