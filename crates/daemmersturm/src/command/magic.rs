//! Abilities and spells.

use schwung_table::{Owner, Play};

use super::Deed;
use crate::{AbilityId, ActorId, Name, Names, Reason, State, Table, Wording, rules::ability};

facts! {
    /// What somebody does with abilities and spells.
    pub enum MagicCommand {
        /// Uses an ability of the library, in the own turn.
        //= daemmersturm.ap.abilities
        Use {
            /// Who.
            by: ActorId,
            /// Which.
            ability: AbilityId,
            /// On whom.
            on: Option<ActorId>,
        },
        /// Uses an ability that stands in the profile and that nobody has defined: a note to the plot leader.
        //= daemmersturm.profile.abilities
        Invoke {
            /// Who.
            by: ActorId,
            /// Its name.
            name: Wording,
        },
    }
}

impl Names for MagicCommand {
    fn names(&self, see: &mut dyn FnMut(Name)) {
        match self {
            MagicCommand::Use { by, ability, on } => {
                see(Name::Actor(*by));
                see(Name::Ability(*ability));
                on.iter().for_each(|it| see(Name::Actor(*it)));
            }
            MagicCommand::Invoke { by, .. } => see(Name::Actor(*by)),
        }
    }
}

impl Deed for MagicCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            MagicCommand::Use { by, .. } | MagicCommand::Invoke { by, .. } => state.owner(*by),
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            MagicCommand::Use { by, ability, on } => ability::check(state, *by, *ability, *on),
            MagicCommand::Invoke { by, name } => ability::check_invoke(state, *by, name),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            MagicCommand::Use { by, ability, on } => ability::perform(t, *by, *ability, *on),
            MagicCommand::Invoke { by, name } => {
                ability::invoke(t, *by, name);
                Ok(())
            }
        }
    }
}
