//! Life points between fights.

use schwung_table::Play;

use crate::{
    ActorId, Amount, Bar, HarmEvent, Purpose, Reason, State, Table,
    rules::{dice, gm, scope},
};

/// Checks whether healing between fights is possible. It takes effect in the next fight, as nothing restores life points
/// outside combat.
//= daemmersturm.lp.no-healing-outside
//= daemmersturm.lp.adapted-healing
pub(crate) fn check_between(state: &State, by: ActorId, on: ActorId) -> Result<(), Reason> {
    scope::need_peace(state)?;
    if !state.is_up(by) {
        return Err(Bar::CannotAct.into());
    }
    //= daemmersturm.lp.adapted-healing-single-try
    if state.switches.single_try && state.actor(on).tried_healing {
        return Err(Bar::TriedAlready.into());
    }
    Ok(())
}

/// Rolls the healing and adds it to the life points proposed for the next combat. The plot leader may reduce it.
//= daemmersturm.lp.adapted-healing
//= daemmersturm.lp.adapted-healing-single-try
pub(crate) fn heal_between<T: Table>(t: &mut T, by: ActorId, on: ActorId, amount: Amount) -> Play<T, ()> {
    let amount = dice::amount(t, by, Purpose::Healing, amount)?;
    let most = gm::MOST_LIFE.saturating_sub(t.state().actor(on).healed_between);
    let amount = u16::try_from(amount).unwrap_or(0).min(most);
    t.tell(HarmEvent::HealedBetween { on, amount }.into());
    Ok(())
}
