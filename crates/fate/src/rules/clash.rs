//! Two efforts meet: spin and aspects may still change them.

use schwung_table::Play;

use crate::{
    AgainstRoll, AspectRef, Clash, FateTable,
    rules::{invoke, spin},
};

/// All that either side may still add, until both let it stand; `spent` is an aspect that has been used on this
/// roll already.
#[inline(always)]
pub(crate) fn settle<T: FateTable>(t: &mut T, clash: &mut Clash, spent: Option<AspectRef>) -> Play<T, ()> {
    spin::use_pending(t, clash)?;
    invoke::rounds(t, clash, spent)
}

impl Clash {
    /// The one who rolls against, if there is one.
    #[inline]
    pub(crate) fn other(&self) -> Option<crate::ActorId> {
        match &self.against {
            AgainstRoll::Number { .. } | AgainstRoll::Standing { .. } => None,
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
            AgainstRoll::Number { .. } | AgainstRoll::Standing { .. } => None,
            AgainstRoll::Roll { effort, .. } => Some(effort),
        }
    }
}
