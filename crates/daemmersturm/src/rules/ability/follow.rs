//! Abilities that answer an attack, repeat its roll, or follow it.

use schwung_table::{Choice, Play};

use super::{apply, check_at, cost, pay};
use crate::{
    AbilityId, Daemmersturm, Effect, Follow, Further, Moment, Picked, Plan, Price, Source, State, Table,
    When,
    rules::{
        attack::{Blow, Done},
        fumble, further,
    },
    system::{barred, one},
};

/// Abilities that somebody may use at a moment of an attack: a saved hit is a hit.
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
            // What grants protection rolls is offered with those.
            Moment::Attacked => !effects.iter().all(|it| matches!(it, Effect::Grant(_))),
            Moment::Hit => goes_on(state, it, effects),
        }
    };
    let known = state.profile(who).abilities.iter().filter_map(|it| it.entry);
    known.filter(fits).filter(move |&id| check_at(state, who, id, Some(on), &[when]).is_ok())
}

/// Where nothing comes of it but a further attack, there has to be somebody to attack with a weapon that is ready.
//= daemmersturm.ap.optional-use
fn goes_on(state: &State, it: &Follow, effects: &[Effect]) -> bool {
    // A weapon that nobody has entered stays as it was used.
    let kind = it.item.is_none().then_some(it.kind);
    let next = Further { seat: it.seat, who: it.who, on: it.on, item: it.item, kind };
    let comes = |effect: &Effect| match effect {
        Effect::ExtraAttack { same } => further::is_possible(state, &next, *same),
        _ => true,
    };
    effects.is_empty() || effects.iter().any(comes)
}

/// None, and all that may be used, each with its price.
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

/// Is there an ability for this moment, and is it used and paid for? Its effects.
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

/// Somebody is attacked: does it use an ability against it? What is added to its defence, against this attack alone.
/// Whoever strikes back without a roll does so at once.
//= daemmersturm.attack.sequence
//= daemmersturm.ap.abilities
#[inline]
pub(crate) fn attacked<T: Table>(t: &mut T, blow: &Blow<'_>) -> Play<T, i16> {
    let Some((id, effects)) = used(t, blow, Moment::Attacked)? else { return Ok(0) };
    let (who, by, source) = (blow.on, blow.by, Source::Ability(id));
    let mut guard = 0;
    for effect in &effects {
        match effect {
            Effect::Modify { value, by, turns: 0 } if *value == blow.armed.means.skill.defence() => {
                guard += i16::from(*by);
            }
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

/// The roll has failed: does an ability let it be made again? Once for each roll.
//= daemmersturm.attack.sequence
//= daemmersturm.ap.abilities
#[inline]
pub(crate) fn repeat<T: Table>(t: &mut T, blow: &Blow<'_>) -> Play<T, bool> {
    let Some((id, effects)) = used(t, blow, Moment::Failed)? else { return Ok(false) };
    for effect in effects.iter().filter(|it| **it != Effect::Repeat) {
        apply(t, blow.by, blow.on, Source::Ability(id), effect)?;
    }
    Ok(true)
}

/// After an attack: does an ability follow, and does it give another attack?
//= daemmersturm.outcome.after-hit
//= daemmersturm.ap.abilities
#[inline]
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
    blow.how = crate::How::Extra;
    blow.rest += 16;
    Ok(again)
}
