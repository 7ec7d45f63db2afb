//! Two efforts meet: spin and aspects may still change them.

use schwung_table::Play;

use crate::{
    AgainstRoll, Bounds, Clash, FateTable, Floor, State, UsedAspects,
    rules::{invoke, spin},
    system::Standing,
};

/// All that either side may still add, until both let it stand; `used` are the aspects that have been used on these
/// rolls already.
#[inline(always)]
pub(crate) fn settle<T: FateTable>(t: &mut T, clash: &mut Clash, used: &mut UsedAspects) -> Play<T, ()> {
    spin::use_pending(t, clash)?;
    invoke::rounds(t, clash, used)
}

impl Clash {
    /// How it stands, as far as what follows depends on it: how far the acting one is ahead; where a block may stand
    /// in, the numbers themselves.
    pub(crate) fn standing(&self, state: &State) -> Standing {
        let (other, shield) = match &self.against {
            AgainstRoll::Number { value, .. } => (*value, None),
            AgainstRoll::Block { strength, .. } => (*strength, None),
            AgainstRoll::Roll { effort, shield } | AgainstRoll::Standing { effort, shield } => {
                (effort.sum(), shield.map(|it| it.1))
            }
        };
        let effort = self.effort.sum();
        // Only blocks and the ends of the ladder read the numbers themselves; else the difference is all that counts.
        let open = self.effort.adjust.bounds() == Bounds::OPEN && state.profile.extra_above.is_none();
        let plain =
            shield.is_none() && state.blocks.is_empty() && open && state.switches().floor == Floor::Off;
        let (effort, against) = if plain { (effort - other, 0) } else { (effort, other) };
        Standing { effort, against, shield }
    }

    /// The one who rolls against, if there is one.
    #[inline]
    pub(crate) fn other(&self) -> Option<crate::ActorId> {
        match &self.against {
            AgainstRoll::Number { .. } | AgainstRoll::Block { .. } | AgainstRoll::Standing { .. } => None,
            AgainstRoll::Roll { effort, .. } => Some(effort.actor),
        }
    }

    /// The roll of the one who acts, or the one against it.
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
