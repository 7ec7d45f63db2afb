//! Losing life points, whatever the cause; and getting them back in combat.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, Cause, HarmEvent, HealingCap, Judgement, State, Status, Table, Value,
    rules::{ability, judge, magic},
};

/// Takes life points: reduction first where it helps, then the loss with all that follows from it, except what belongs
/// to the hit. What reached the life points.
//= daemmersturm.lp.capacity
//= daemmersturm.lp.no-wound-penalty
#[inline]
pub(crate) fn hurt<T: Table>(
    t: &mut T,
    on: ActorId,
    by: Option<ActorId>,
    damage: i16,
    cause: Cause,
) -> Play<T, u16> {
    let mut damage = damage;
    //= daemmersturm.protect.partial
    //= daemmersturm.dot.reduction
    //= daemmersturm.poison.reduction
    if matches!(cause, Cause::Hit | Cause::Tick | Cause::Poison) {
        let by = reduction(t.state(), on).min(damage);
        if by > 0 {
            t.tell(HarmEvent::Reduced { on, by }.into());
            damage -= by;
        }
        damage = ability::lessen(t, on, damage, cause)?;
    }
    let amount = u16::try_from(damage).unwrap_or(0);
    let before = t.state().actor(on);
    let (was_up, taken) = (before.status == Status::Up, amount.min(before.life));
    t.tell(HarmEvent::Hurt { on, by, amount, cause }.into());
    if taken == 0 || !was_up {
        return Ok(taken);
    }
    if t.state().is_up(on) {
        //= daemmersturm.magic.interruption
        magic::damaged(t, on)?;
    } else {
        went_down(t, on)?;
    }
    Ok(taken)
}

/// By how much damage is reduced.
//= daemmersturm.protect.partial
#[inline]
fn reduction(state: &State, on: ActorId) -> i16 {
    let worn =
        state.profile(on).protections.iter().filter_map(|&it| state.frame.library.protection(it)?.reduces);
    let held = state.drawn(on).filter_map(|it| state.protection_of(it)?.reduces);
    let always = ability::reduction(state, on);
    let sum: u16 = worn.chain(held).fold(always, u16::saturating_add);
    state.modified(on, Value::Reduction, i16::try_from(sum).unwrap_or(i16::MAX)).max(0)
}

/// Somebody is out: whether that is death is the plot leader's word. Only players' characters are asked about, all
/// others die when the plot leader says so.
//= daemmersturm.lp.down-or-dead
pub(crate) fn went_down<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    magic::stopped(t, who);
    let players = t.state().actor(who).seat != Seat::GM;
    if players && judge(t, Judgement::Dead { who })? {
        t.tell(HarmEvent::Died { who }.into());
    }
    Ok(())
}

/// Life points come back, up to the cap of the table. How many did.
//= daemmersturm.lp.combat-healing
pub(crate) fn heal<T: Table>(t: &mut T, on: ActorId, amount: i16) -> u16 {
    let state = t.state();
    let actor = state.actor(on);
    //= daemmersturm.lp.incapacitated
    let revives = state.switches.revive_by_healing && actor.status == Status::Incapacitated;
    if actor.status != Status::Up && !revives {
        return 0;
    }
    let amount = u16::try_from(amount).unwrap_or(0);
    let cap = healing_cap(state, on);
    let amount = amount.min(cap.saturating_sub(actor.life));
    if amount > 0 {
        t.tell(HarmEvent::Healed { on, amount }.into());
    }
    amount
}

/// How far life points can rise.
//= daemmersturm.lp.combat-healing
pub(crate) fn healing_cap(state: &State, on: ActorId) -> u16 {
    let (actor, profile) = (state.actor(on), state.profile(on));
    match state.switches.healing_cap {
        HealingCap::ProfileOrStart => profile.life.max(actor.start_life),
        HealingCap::Profile => profile.life,
        HealingCap::None => super::gm::MOST_LIFE,
    }
}
