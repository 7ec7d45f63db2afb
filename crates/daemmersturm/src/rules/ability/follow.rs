//! Abilities that answer an attack, repeat its roll or follow it.

use schwung_table::{Choice, Play};

use super::{apply, check_at, cost, pay};
use crate::{
    AbilityId, Daemmersturm, Effect, Follow, Further, How, Moment, Picked, Plan, Price, Source, State, Table,
    When,
    choices::{barred, one},
    rules::{
        attack::{Blow, Done},
        fumble, further,
    },
};

/// Abilities that the character may use at this point of an attack. A hit counts as a hit even if it was averted.
//= daemmersturm.outcome.after-hit
//= daemmersturm.outcome.other-negation
fn fitting(state: &State, it: &Follow) -> impl Iterator<Item = AbilityId> {
    let (who, on, moment) = (it.who, it.on, it.moment);
    let when = match moment {
        Moment::Attacked => When::Attacked,
        Moment::Failed | Moment::Miss => When::AfterMiss,
        Moment::Hit => When::AfterHit,
    };
    let fits = move |id: &AbilityId| {
        let effects = state.frame.library.ability(*id).map_or(&[][..], |it| &it.effects);
        match moment {
            Moment::Failed => effects.contains(&Effect::Repeat),
            Moment::Miss => !effects.contains(&Effect::Repeat) && goes_on(state, it, effects),
            // Abilities that only grant protection rolls are offered together with those. A counter-attack is not
            // answered by another one.
            Moment::Attacked => {
                let none = it.how == How::Counter;
                let idle =
                    |it: &Effect| matches!(it, Effect::Grant(_)) || (none && *it == Effect::CounterAttack);
                !effects.iter().all(idle)
            }
            Moment::Hit => goes_on(state, it, effects),
        }
    };
    let known = state.profile(who).abilities.iter().filter_map(|it| it.entry);
    known.filter(fits).filter(move |&id| check_at(state, who, id, Some(on), &[when]).is_ok())
}

/// Returns whether the ability can have an effect. If its only effect is a further attack, there must be a target that
/// a ready weapon can reach.
//= daemmersturm.ap.optional-use
fn goes_on(state: &State, it: &Follow, effects: &[Effect]) -> bool {
    // A weapon without an entry is used in the same way as before.
    let kind = it.item.is_none().then_some(it.kind);
    let next = Further { seat: it.seat, who: it.who, on: it.on, item: it.item, kind };
    let comes = |effect: &Effect| match effect {
        Effect::ExtraAttack { same } => further::is_possible(state, &next, *same),
        _ => true,
    };
    effects.is_empty() || effects.iter().any(comes)
}

/// Adds the option to use no ability, and all abilities that may be used, each with its price.
pub(crate) fn options(state: &State, it: &Follow, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = match it.moment {
        Moment::Hit | Moment::Miss => "daemmersturm.outcome.after-hit",
        Moment::Attacked | Moment::Failed => "daemmersturm.ap.abilities",
    };
    one(Picked(None), rule, choices);
    for id in fitting(state, it) {
        let Some(ability) = state.frame.library.ability(id) else { continue };
        let points = ability.pool.map(|pool| (pool, cost(state, it.who, ability, Some(it.on))));
        barred(Picked(Some(id)), Price { points, turn: false }, rule, None, choices);
    }
}

/// Asks for an ability at this point, and pays for it. Returns its effects.
fn used<T: Table>(t: &mut T, blow: &Blow<'_>, moment: Moment) -> Play<T, Option<(AbilityId, Vec<Effect>)>> {
    let state = t.state();
    let (who, on) = if moment == Moment::Attacked { (blow.on, blow.by) } else { (blow.by, blow.on) };
    if who == on || state.profile(who).abilities.is_empty() || !state.is_up(who) || state.is_faint(who) {
        return Ok(None);
    }
    let (item, kind) = (blow.armed.means.item, blow.armed.means.kind);
    let question = Follow { seat: state.actor(who).seat, who, on, moment, how: blow.how, item, kind };
    if fitting(state, &question).next().is_none() {
        return Ok(None);
    }
    let Picked(Some(id)) = t.ask(question)? else { return Ok(None) };
    if !pay(t, who, id, Some(on))? {
        return Ok(None);
    }
    let effects = t.state().frame.library.ability(id).map(|it| it.effects.clone()).unwrap_or_default();
    Ok(Some((id, effects)))
}

/// Lets the target use an ability against the attack. Returns the bonus to its defence against this attack. A
/// counter-attack without a roll happens immediately.
//= daemmersturm.attack.sequence
//= daemmersturm.ap.abilities
pub(crate) fn attacked<T: Table>(t: &mut T, blow: &Blow<'_>) -> Play<T, i16> {
    let Some((id, effects)) = used(t, blow, Moment::Attacked)? else { return Ok(0) };
    let (who, by, source) = (blow.on, blow.by, Source::Ability(id));
    let mut guard = 0;
    for effect in &effects {
        match effect {
            Effect::Modify { value, by, turns: 0 } if *value == blow.armed.means.skill.defence() => {
                guard += i16::from(*by);
            }
            Effect::CounterAttack if blow.how == How::Counter => {}
            Effect::CounterAttack if fumble::weapon(t.state(), who, by).is_some() => {
                fumble::strike_back(t, who, by, blow.rest ^ 1 << 25)?;
            }
            Effect::Grant(_) => {}
            Effect::Damage(_) | Effect::Lasting(_) => apply(t, who, by, source, effect)?,
            other => apply(t, who, who, source, other)?,
        }
    }
    Ok(guard)
}

/// Lets the attacker use an ability to repeat a failed roll, at most once per roll.
//= daemmersturm.attack.sequence
//= daemmersturm.ap.abilities
pub(crate) fn repeat<T: Table>(t: &mut T, blow: &Blow<'_>) -> Play<T, bool> {
    let Some((id, effects)) = used(t, blow, Moment::Failed)? else { return Ok(false) };
    for effect in effects.iter().filter(|it| **it != Effect::Repeat) {
        apply(t, blow.by, blow.on, Source::Ability(id), effect)?;
    }
    Ok(true)
}

/// Lets abilities follow an attack. Returns a further attack if one of them grants it.
//= daemmersturm.outcome.after-hit
//= daemmersturm.ap.abilities
pub(crate) fn follow<'a, T: Table>(
    t: &mut T,
    blow: &mut Blow<'a>,
    elsewhere: &'a Plan,
    done: &Done,
) -> Play<T, bool> {
    let moment = if done.hit { Moment::Hit } else { Moment::Miss };
    let Some((id, effects)) = used(t, blow, moment)? else { return Ok(false) };
    let mut again = false;
    for effect in &effects {
        match effect {
            Effect::ExtraAttack { same } => again = further::next(t, blow, elsewhere, None, *same)?,
            other => apply(t, blow.by, blow.on, Source::Ability(id), other)?,
        }
    }
    blow.how = How::Extra;
    blow.rest += 16;
    Ok(again)
}
