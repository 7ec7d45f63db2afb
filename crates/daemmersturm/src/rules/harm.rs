//! Losing life points from any cause, and healing in combat.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, Burden, CarryEvent, Cause, ClimbEvent, HarmEvent, HealingCap, Judgement, Load, State, Status,
    Table, Value,
    rules::{ability, judge, magic},
};

/// Takes life points away: first reduction where it applies, then the loss and its consequences, except for those that
/// belong to a hit. Returns the number of life points actually lost.
//= daemmersturm.lp.capacity
//= daemmersturm.lp.no-wound-penalty
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

/// The total reduction of damage.
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

/// Handles a character that is incapacitated. The plot leader decides whether it is dead, but is only asked about
/// player characters.
//= daemmersturm.lp.down-or-dead
pub(crate) fn went_down<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    magic::stopped(t, who);
    let_go(t, who);
    let players = t.state().actor(who).seat != Seat::GM;
    if players && judge(t, Judgement::Dead { who })? {
        t.tell(HarmEvent::Died { who }.into());
    }
    Ok(())
}

/// Makes a character that cannot act drop its load and fall from its climb.
//= daemmersturm.lp.incapacitated
//= daemmersturm.potion.side-3
pub(crate) fn let_go<T: Table>(t: &mut T, who: ActorId) {
    let held = |it: &&Load| it.by.contains(&who);
    let held: Vec<Burden> = t.state().loads.iter().filter(held).map(|it| it.what).collect();
    held.into_iter().for_each(|what| t.tell(CarryEvent::LetGo { who, what }.into()));
    if t.state().climb(who).is_some() {
        t.tell(ClimbEvent::Fell { who }.into());
    }
}

/// Restores life points up to the healing cap. Incapacitated characters are not revived, unless the table or, for this
/// healing, the plot leader allows it.
//= daemmersturm.lp.combat-healing
pub(crate) fn heal<T: Table>(t: &mut T, on: ActorId, amount: i16, revives: bool) {
    let state = t.state();
    let actor = state.actor(on);
    //= daemmersturm.lp.incapacitated
    let back = revives || state.switches.revive_by_healing;
    if actor.status != Status::Up && !(back && actor.status == Status::Incapacitated) {
        t.tell(HarmEvent::Unhealed { on, down: true }.into());
        return;
    }
    let healing = u16::try_from(amount).unwrap_or(0);
    let revives = actor.status == Status::Incapacitated;
    let amount = healing.min(healing_cap(state, on).saturating_sub(actor.life));
    if amount > 0 {
        t.tell(HarmEvent::Healed { on, amount, lost: healing - amount, revives }.into());
    } else if healing > 0 {
        t.tell(HarmEvent::Unhealed { on, down: false }.into());
    }
}

/// The highest number of life points that healing can restore.
//= daemmersturm.lp.combat-healing
pub(crate) fn healing_cap(state: &State, on: ActorId) -> u16 {
    let (actor, profile) = (state.actor(on), state.profile(on));
    match state.switches.healing_cap {
        HealingCap::ProfileOrStart => profile.life.max(actor.start_life),
        HealingCap::Profile => profile.life,
        HealingCap::None => super::gm::MOST_LIFE,
    }
}
