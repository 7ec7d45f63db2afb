//! Commands for abilities and spells.

use schwung_table::{Owner, Play};

use super::TopicCommand;
use crate::{
    AbilityId, ActorId, Aim, Cast, Element, Plan, Reason, State, Table, Wording,
    rules::{ability, element, magic},
};

facts! {
    /// A command about abilities and spells.
    pub enum MagicCommand {
        /// Uses an ability of the library in the character's own turn.
        //= daemmersturm.ap.abilities
        Use {
            /// The acting character.
            by: ActorId,
            /// The ability.
            ability: AbilityId,
            /// The target, if any.
            on: Option<ActorId>,
        },
        /// Uses an ability of the profile that the library does not define: a note for the plot leader.
        //= daemmersturm.profile.abilities
        Invoke {
            /// The acting character.
            by: ActorId,
            /// Name of the ability.
            name: Wording,
        },
        /// Begins a spell. A spell without channelling is cast at once.
        //= daemmersturm.magic.announce
        Cast(Cast),
        /// Casts the spell that was channelled.
        //= daemmersturm.magic.completion
        Complete {
            /// The caster.
            by: ActorId,
            /// The targets; those named when the spell began if there are none here.
            aim: Aim,
            /// Circumstances of the attack.
            plan: Plan,
        },
        /// Breaks off channelling.
        //= daemmersturm.magic.abort
        BreakOff {
            /// The caster.
            by: ActorId,
        },
        /// Calls an element for this round.
        //= daemmersturm.element.choice
        CallElement {
            /// The acting character.
            by: ActorId,
            /// The element.
            element: Element,
        },
    }
}

impl TopicCommand for MagicCommand {
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
