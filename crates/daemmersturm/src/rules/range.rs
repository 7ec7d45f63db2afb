//! Ranges, which are judged and not measured: bands in charge ranges, and movement.

use schwung_table::Play;

use crate::{
    ActorId, AttackKind, Bar, Judgement, Length, Move, Plan, Reason, State, Table,
    rules::{judge, turn},
};

/// How far something is, in charge ranges: what people can say without measuring.
//= daemmersturm.range.plot-leader
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Band {
    /// In melee range.
    Melee,
    /// Within the charge range.
    Charge,
    /// Within twice the charge range: a throw.
    //= daemmersturm.range.throw
    Throw,
    /// Farther.
    Far,
}

impl Band {
    /// The band of a length; melee range is a relation and no length.
    pub fn of(length: Length, charge: Length) -> Band {
        match length.0 {
            it if it <= charge.0 => Band::Charge,
            it if it <= charge.0.saturating_mul(2) => Band::Throw,
            _ => Band::Far,
        }
    }
}

/// How far a throw goes, as a rough guide: twice the charge range.
//= daemmersturm.range.throw
pub fn throwing_range(charge: Length) -> Length {
    Length(charge.0.saturating_mul(2))
}

/// A move is a charge from a third of the charge range on.
//= daemmersturm.range.charge-third
//= daemmersturm.range.charge
pub fn is_charge(length: Length, charge: Length) -> bool {
    u32::from(length.0) * 3 >= u32::from(charge.0)
}

/// May this movement begin? How far it goes, the plot leader knows.
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

/// Did a run count as a charge? A shorter one only where the plot leader says so; then one may still come near and
/// attack, without abilities that need a charge.
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

/// Does an attack reach that far? Asked only where somebody has said how far it is, and that is beyond a throw.
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
