//! Clashes: opposed efforts that spin and aspects can still change.

use schwung_table::Play;

use crate::{
    AgainstRoll, Bounds, Clash, FateTable, Floor, State, UsedAspects,
    mark::Standing,
    rules::{invoke, spin},
};

/// Lets both sides add spin and aspects until neither wants to. `used` are the aspects that were already used
/// on these rolls.
#[inline(always)]
pub(crate) fn settle<T: FateTable>(t: &mut T, clash: &mut Clash, used: &mut UsedAspects) -> Play<T, ()> {
    spin::use_pending(t, clash)?;
    invoke::rounds(t, clash, used)
}

impl Clash {
    /// The part of the clash on which the rest of the procedure depends: the lead, and also the totals if a
    /// block may matter.
    pub(crate) fn standing(&self, state: &State) -> Standing {
        let (other, shield) = match &self.against {
            AgainstRoll::Number { value, .. } => (*value, None),
            AgainstRoll::Block { strength, .. } => (*strength, None),
            AgainstRoll::Roll { effort, shield } | AgainstRoll::Standing { effort, shield } => {
                (effort.sum(), shield.map(|it| it.1))
            }
        };
        let effort = self.effort.sum();
        // Only blocks and the ends of the ladder depend on the totals; otherwise only the difference matters.
        let open = self.effort.adjust.bounds() == Bounds::OPEN && state.profile.extra_above.is_none();
        let plain =
            shield.is_none() && state.blocks.is_empty() && open && state.switches().floor == Floor::Off;
        let (effort, against) = if plain { (effort - other, 0) } else { (effort, other) };
        Standing { effort, against, shield }
    }

    /// The character who rolls against the acting one, if any.
    #[inline]
    pub(crate) fn other(&self) -> Option<crate::ActorId> {
        match &self.against {
            AgainstRoll::Number { .. } | AgainstRoll::Block { .. } | AgainstRoll::Standing { .. } => None,
            AgainstRoll::Roll { effort, .. } => Some(effort.actor),
        }
    }

    /// The roll of the acting character, or the opposing one.
    #[inline]
    pub(crate) fn effort_mut(&mut self, acting: bool) -> Option<&mut crate::Effort> {
        if acting {
            return Some(&mut self.effort);
        }
        match &mut self.against {
            AgainstRoll::Number { .. } | AgainstRoll::Block { .. } | AgainstRoll::Standing { .. } => None,
            AgainstRoll::Roll { effort, .. } => Some(effort),
        }
    }
}
