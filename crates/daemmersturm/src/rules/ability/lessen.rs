//! Abilities that reduce damage.

use schwung_table::{Choice, Play};

use super::{apply, check_at, cost, pay};
use crate::{
    AbilityId, ActorId, Cause, Daemmersturm, Effect, HarmEvent, Lessen, Picked, Price, Source, State, Table,
    When,
    choices::{barred, one},
};

/// Reduction of damage by permanent traits.
//= daemmersturm.protect.partial
#[inline]
pub(crate) fn reduction(state: &State, who: ActorId) -> u16 {
    let library = &state.frame.library;
    let known = state.profile(who).abilities.iter().filter_map(|it| library.ability(it.entry?));
    let passive = known.filter(|it| it.when == When::Passive).flat_map(|it| &it.effects);
    passive.fold(0, |sum, it| if let Effect::Reduce(by) = it { sum.saturating_add(*by) } else { sum })
}

/// Abilities that may reduce pending damage. Abilities that avert all of it count as protection, and only help against hits.
//= daemmersturm.dot.reduction
//= daemmersturm.dot.no-protection
//= daemmersturm.poison.no-protection
fn lessening(state: &State, it: &Lessen) -> impl Iterator<Item = AbilityId> {
    let (who, hit) = (it.who, it.cause == Cause::Hit);
    let helps =
        move |effect: &Effect| matches!(effect, Effect::Reduce(_)) || (hit && *effect == Effect::Negate);
    let known = state.profile(who).abilities.iter().filter_map(|it| it.entry);
    known.filter(move |&id| {
        state.frame.library.ability(id).is_some_and(|it| it.effects.iter().any(helps))
            && check_at(state, who, id, None, &[When::Damaged]).is_ok()
    })
}

/// Adds the option to use no ability, and all abilities that may reduce the damage, each with its price.
pub(crate) fn lessen_options(state: &State, it: &Lessen, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = "daemmersturm.dot.reduction";
    one(Picked(None), rule, choices);
    for id in lessening(state, it) {
        let Some(ability) = state.frame.library.ability(id) else { continue };
        let points = ability.pool.map(|pool| (pool, cost(state, it.who, ability, None)));
        barred(Picked(Some(id)), Price { points, turn: false }, rule, None, choices);
    }
}

/// Lets an ability reduce the damage. Returns the remaining damage. If all of it is averted, the attack remains a hit.
//= daemmersturm.dot.reduction
//= daemmersturm.outcome.other-negation
pub(crate) fn lessen<T: Table>(t: &mut T, who: ActorId, damage: i16, cause: Cause) -> Play<T, i16> {
    let state = t.state();
    if damage <= 0 || state.profile(who).abilities.is_empty() || !state.is_up(who) || state.is_faint(who) {
        return Ok(damage);
    }
    let seat = state.actor(who).seat;
    let question = Lessen { seat, who, damage: damage.unsigned_abs(), cause };
    if lessening(state, &question).next().is_none() {
        return Ok(damage);
    }
    let Picked(Some(id)) = t.ask(question)? else { return Ok(damage) };
    if !pay(t, who, id, None)? {
        return Ok(damage);
    }
    let effects = t.state().frame.library.ability(id).map(|it| it.effects.clone()).unwrap_or_default();
    let mut left = damage;
    for effect in &effects {
        match effect {
            Effect::Reduce(by) => left -= i16::try_from(*by).unwrap_or(i16::MAX).min(left),
            Effect::Negate if cause == Cause::Hit => left = 0,
            other => apply(t, who, who, Source::Ability(id), other)?,
        }
    }
    t.tell(HarmEvent::Reduced { on: who, by: damage - left }.into());
    Ok(left)
}
