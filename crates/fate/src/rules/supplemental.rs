//! Things done beside the action.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Deed, Event, Extra, FateTable, Plan, Reason, State, ZoneId,
    rules::{block, disarm, movement},
};

/// What is done beside the action lowers its roll, as if shifts were spent in advance: by simple
/// things, a move, and taking up a weapon.
//= sotc.supplemental.penalty
#[inline(never)]
pub(crate) fn penalties(state: &State, actor: ActorId, extras: &[Extra]) -> [i8; 3] {
    let mut costs = [0u16; 3];
    for extra in extras {
        match extra {
            //= sotc.supplemental.gm-increase
            Extra::Thing { penalty, .. } => costs[0] += u16::from(*penalty),
            Extra::Move(to) => costs[1] += movement::cost_of_step(state, actor, *to),
            Extra::Rearm => costs[2] += disarm::cost_of_rearming(state, actor),
        }
    }
    costs.map(|cost| -i8::try_from(cost).unwrap_or(i8::MAX))
}

/// Can all that is planned beside the action be done?
//= sotc.supplemental.which-is-which
pub(crate) fn check(state: &State, actor: ActorId, plan: &Plan) -> Result<(), Reason> {
    if !(-20..=20).contains(&plan.modifier.value) {
        return Err(Reason::of(Bar::OutOfBounds, 20, i16::from(plan.modifier.value)));
    }
    let mut moves = 0;
    for extra in &plan.extras {
        match extra {
            Extra::Thing { penalty, .. } => {
                if !(1..=20).contains(penalty) {
                    return Err(Reason::of(Bar::OutOfBounds, 20, i16::from(*penalty)));
                }
            }
            Extra::Move(to) => {
                moves += 1;
                //= sotc.move.one-zone
                if moves > 1 {
                    return Err(Bar::OnlyOneZone.into());
                }
                check_step(state, actor, *to)?;
            }
            Extra::Rearm => disarm::check_disarmed(state, actor)?,
        }
    }
    if plan.companion.is_some_and(|n| !crate::rules::companion::is_at_hand(state, actor, n)) {
        return Err(Bar::CompanionAbsent.into());
    }
    Ok(())
}

/// A step into the next zone beside an action: near enough, and not through a block.
fn check_step(state: &State, actor: ActorId, to: ZoneId) -> Result<(), Reason> {
    movement::check_step(state, state.actor(actor).zone, to)?;
    //= sotc.block.takes-action
    if block::in_the_way(state, actor, &[Deed::Move], Some(to)).is_some() {
        return Err(Bar::BlockTakesAction.into());
    }
    Ok(())
}

/// Does what was planned beside the action.
pub(crate) fn perform<T: FateTable>(t: &mut T, actor: ActorId, plan: &Plan) -> Play<T, ()> {
    for extra in &plan.extras {
        match extra {
            Extra::Thing { text, .. } => t.tell(Event::Happened { actor, text: text.clone() }),
            Extra::Move(to) => movement::go(t, actor, *to)?,
            Extra::Rearm => t.tell(Event::Rearmed { actor }),
        }
    }
    Ok(())
}
