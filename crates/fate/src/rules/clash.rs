//! Clashes: opposed efforts that spin and aspects can still change.

use schwung_table::{Dice, Play};

use crate::{
    AgainstRoll, Bounds, Clash, Effort, FateTable, Floor, State, UsedAspects,
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

/// Returns whether no roll can reach an end of the ladder any more. From here on, rolls only gain, except that dice
/// may be rolled again.
#[inline(never)]
fn is_far_from_ends(state: &State, clash: &Clash) -> bool {
    let worst = state.profile.dice().outcomes().first().map_or(0, |it| it.0);
    let is_far = |it: &Effort| {
        let Bounds { low, high } = it.adjust.bounds();
        let least = it.sum() - i16::from(it.dice) + i16::from(worst.min(it.dice));
        let gains = state.frame.sheet(it.actor).gifts.iter().all(|it| it.bonus.is_none_or(|it| it.1 >= 0));
        high == Bounds::OPEN.high && (low == Bounds::OPEN.low || least >= i16::from(low) && gains)
    };
    let opposing = match &clash.against {
        AgainstRoll::Number { .. } | AgainstRoll::Block { .. } => None,
        AgainstRoll::Roll { effort, .. } | AgainstRoll::Standing { effort, .. } => Some(effort),
    };
    state.switches().floor != Floor::BeforeBonuses && is_far(&clash.effort) && opposing.is_none_or(is_far)
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
        // Only blocks and the ends of the ladder depend on the totals; otherwise only the difference matters. At some
        // tables, very high results gain a text, but nothing depends on that.
        let open = self.effort.adjust.bounds() == Bounds::OPEN && state.switches().floor == Floor::Off;
        let plain = shield.is_none() && state.blocks.is_empty() && (open || is_far_from_ends(state, self));
        let (effort, against) = if plain { (effort - other, None) } else { (effort, Some(other)) };
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
    pub(crate) fn effort_mut(&mut self, acting: bool) -> Option<&mut Effort> {
        if acting {
            return Some(&mut self.effort);
        }
        match &mut self.against {
            AgainstRoll::Number { .. } | AgainstRoll::Block { .. } | AgainstRoll::Standing { .. } => None,
            AgainstRoll::Roll { effort, .. } => Some(effort),
        }
    }
}
