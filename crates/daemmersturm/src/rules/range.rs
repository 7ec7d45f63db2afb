//! Ranges, which are estimated and not measured, and movement.

use schwung_table::Play;

use crate::{
    ActorId, AttackKind, Bar, Judgement, Length, Move, Plan, Reason, State, Table,
    rules::{judge, turn},
};

/// A distance in multiples of the charge range, which people can judge without measuring.
//= daemmersturm.range.plot-leader
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Band {
    /// In melee range.
    Melee,
    /// Within the charge range.
    Charge,
    /// Within twice the charge range, as far as a throw.
    //= daemmersturm.range.throw
    Throw,
    /// Farther than a throw.
    Far,
}

impl Band {
    /// The band of a length. Melee range is never returned, as it is a relation between characters and not a length.
    pub fn of(length: Length, charge: Length) -> Band {
        match length.0 {
            it if it <= charge.0 => Band::Charge,
            it if it <= throwing_range(charge).0 => Band::Throw,
            _ => Band::Far,
        }
    }
}

/// The rough range of a throw: twice the charge range.
//= daemmersturm.range.throw
pub fn throwing_range(charge: Length) -> Length {
    Length(charge.0.saturating_mul(2))
}

/// Returns whether a movement is long enough for a charge, which is a third of the charge range.
//= daemmersturm.range.charge-third
//= daemmersturm.range.charge
pub fn is_charge(length: Length, charge: Length) -> bool {
    u32::from(length.0) * 3 >= u32::from(charge.0)
}

/// Checks whether a movement may begin. Its length is not checked but left to the plot leader.
//= daemmersturm.range.movement
//= daemmersturm.turn.move-distance
pub(crate) fn check_move(state: &State, it: &Move) -> Result<(), Reason> {
    turn::need_move(state, it.by)?;
    if it.near.len() > 64 || it.into.len() > 16 || it.out_of.len() > 16 {
        return Err(Bar::OutOfBounds.into());
    }
    if it.charge == Some(it.by) || it.near.contains(&it.by) {
        return Err(Bar::OnOneself.into());
    }
    Ok(())
}

/// Returns whether a run at an enemy counts as a charge. The plot leader may accept a shorter one. If not, the
/// character may still attack, but not with abilities that need a charge.
//= daemmersturm.range.charge-third
//= daemmersturm.range.charge-too-short
//= daemmersturm.range.charge-waiver
pub(crate) fn charged<T: Table>(t: &mut T, it: &Move) -> Play<T, bool> {
    let (Some(_), Some(length)) = (it.charge, it.length) else { return Ok(it.charge.is_some()) };
    if is_charge(length, t.state().charge_range) {
        return Ok(true);
    }
    judge(t, Judgement::Charge { by: it.by, length })
}

/// Returns whether an attack reaches its target. The plot leader is only asked if the distance is known and beyond a
/// throw.
//= daemmersturm.range.ranged
//= daemmersturm.range.spell
//= daemmersturm.range.throw
//= daemmersturm.range.other
pub(crate) fn reaches<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    kind: AttackKind,
    plan: &Plan,
) -> Play<T, bool> {
    if kind == AttackKind::Melee {
        return Ok(true);
    }
    let state = t.state();
    let Some(distance) = plan.distance.or_else(|| state.distance(by, on)) else { return Ok(true) };
    if Band::of(distance, state.charge_range) <= Band::Throw {
        return Ok(true);
    }
    judge(t, Judgement::Range { by, on, kind, distance })
}
