//! Abilities and spells.

use schwung_table::{Owner, Play};

use super::Deed;
use crate::{
    AbilityId, ActorId, Aim, Element, Name, Names, Plan, Reason, SpellId, State, Table, Wording,
    rules::{ability, element, magic},
};

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
        /// Begins a spell; one that needs no channelling is cast at once.
        //= daemmersturm.magic.announce
        Cast(Cast),
        /// Casts the spell that was channelled.
        //= daemmersturm.magic.completion
        Complete {
            /// Who.
            by: ActorId,
            /// Whom.
            aim: Aim,
            /// Circumstances.
            plan: Plan,
        },
        /// Gives up channelling.
        //= daemmersturm.magic.abort
        BreakOff {
            /// Who.
            by: ActorId,
        },
        /// Calls an element for this round.
        //= daemmersturm.element.choice
        CallElement {
            /// Who.
            by: ActorId,
            /// Which.
            element: Element,
        },
    }

    /// How a spell begins.
    pub struct Cast {
        /// Who.
        pub by: ActorId,
        /// Which spell.
        pub spell: SpellId,
        /// How it looks, in words, for everybody.
        pub text: Wording,
        /// Whom, where it is cast at once; else that is said when it is completed.
        pub aim: Aim,
        /// Circumstances, where it is cast at once.
        pub plan: Plan,
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
            MagicCommand::Invoke { by, .. }
            | MagicCommand::BreakOff { by }
            | MagicCommand::CallElement { by, .. } => see(Name::Actor(*by)),
            MagicCommand::Cast(it) => {
                see(Name::Actor(it.by));
                see(Name::Spell(it.spell));
                it.aim.names(see);
                it.plan.names(see);
            }
            MagicCommand::Complete { by, aim, plan } => {
                see(Name::Actor(*by));
                aim.names(see);
                plan.names(see);
            }
        }
    }
}

impl Deed for MagicCommand {
    fn owner(&self, state: &State) -> Owner {
        match self {
            MagicCommand::Cast(Cast { plan, .. }) | MagicCommand::Complete { plan, .. }
                if plan.is_ruling() =>
            {
                Owner::Gm
            }
            MagicCommand::Cast(it) => state.owner(it.by),
            MagicCommand::Use { by, .. }
            | MagicCommand::Invoke { by, .. }
            | MagicCommand::Complete { by, .. }
            | MagicCommand::BreakOff { by }
            | MagicCommand::CallElement { by, .. } => state.owner(*by),
        }
    }

    fn check(&self, state: &State) -> Result<(), Reason> {
        match self {
            MagicCommand::Use { by, ability, on } => ability::check(state, *by, *ability, *on),
            MagicCommand::Invoke { by, name } => ability::check_invoke(state, *by, name),
            MagicCommand::Cast(it) => magic::check(state, it),
            MagicCommand::Complete { by, aim, plan } => magic::check_complete(state, *by, aim, plan),
            MagicCommand::BreakOff { by } => magic::check_break_off(state, *by),
            MagicCommand::CallElement { by, .. } => element::check(state, *by),
        }
    }

    fn perform<T: Table>(&self, t: &mut T) -> Play<T, ()> {
        match self {
            MagicCommand::Use { by, ability, on } => ability::perform(t, *by, *ability, *on),
            MagicCommand::Invoke { by, name } => {
                ability::invoke(t, *by, name);
                Ok(())
            }
            MagicCommand::Cast(it) => magic::cast(t, it),
            MagicCommand::Complete { by, aim, plan } => magic::complete(t, *by, aim, plan),
            MagicCommand::BreakOff { by } => {
                magic::stopped(t, *by);
                Ok(())
            }
            MagicCommand::CallElement { by, element } => element::call(t, *by, *element),
        }
    }
}
