//! Things done beside the action.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Deed, Event, Extra, FateTable, Plan, Reason, SkillId, State, ZoneId,
    rules::{block, companion, disarm, movement},
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
pub(crate) fn check(state: &State, actor: ActorId, skill: Option<SkillId>, plan: &Plan) -> Result<(), Reason> {
    if !(-20..=20).contains(&plan.modifier.value) {
        return Err(Reason::of(Bar::OutOfBounds, 20, i16::from(plan.modifier.value)));
    }
    //= sotc.combine.modify
    if plan.combine.iter().any(|it| Some(it.0) == skill) {
        return Err(Bar::SameSkill.into());
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
    //= sotc.companion.skilled-use
    match (plan.companion, skill) {
        (Some(n), _) if !companion::is_at_hand(state, actor, n) => Err(Bar::CompanionAbsent.into()),
        (Some(n), Some(skill)) if companion::lends(state, actor, n, skill).is_none() => {
            Err(Bar::CompanionUnskilled.into())
        }
        _ => Ok(()),
    }
}

/// A step into the next zone beside an action: near enough, and not through a block.
fn check_step(state: &State, actor: ActorId, to: ZoneId) -> Result<(), Reason> {
    movement::check_step(state, state.actor(actor).zone, to)?;
    //= sotc.block.takes-action
    block::check_unblocked(state, actor, &[Deed::Move], Some(to))
}

/// Does what was planned beside the action.
pub(crate) fn perform<T: FateTable>(t: &mut T, actor: ActorId, plan: &Plan) -> Play<T, ()> {
    for extra in &plan.extras {
        match extra {
            Extra::Thing { text, .. } => t.tell(Event::Happened { actor, text: text.clone() }),
            Extra::Move(to) => {
                if !block::holds(t, actor, &[Deed::Move], Some(*to))? {
                    movement::go(t, actor, *to)?;
                }
            }
            Extra::Rearm => t.tell(Event::Rearmed { actor }),
        }
    }
    Ok(())
}
