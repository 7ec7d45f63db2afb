//! Further attacks, granted by a swarm or an ability.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, AttackEvent, AttackKind, Daemmersturm, Further, Plan, State, Table, Target,
    choices::one,
    rules::{
        attack::{self, Blow},
        cover, perception, range,
    },
};

const RULE: &str = "daemmersturm.attack.sequence";

/// Returns whether the target can be attacked again with the same weapon: it is visible and within reach, and the
/// weapon is usable and loaded.
//= daemmersturm.attack.sequence
//= daemmersturm.ranged.reload
//= daemmersturm.fumble.ranged
//= daemmersturm.range.melee
fn can(state: &State, it: &Further, on: ActorId) -> bool {
    if on == it.who || !state.is_up(on) || perception::need_seen(state, it.who, on).is_err() {
        return false;
    }
    let kind = match it.item {
        Some(item) => attack::check_weapon(state, it.who, on, item).ok(),
        // A weapon that is not in the library is used in the same way as before.
        None => it.kind.filter(|&kind| (kind == AttackKind::Melee) == state.reaches(it.who, on)),
    };
    kind.is_some_and(|kind| {
        let open = kind == AttackKind::Melee || !cover::is_full(state, on, it.who, None);
        open && it.kind.is_none_or(|wanted| wanted == kind)
    })
}

/// Possible targets of a further attack: the same target first, then the other enemies in the order of turns.
pub(crate) fn targets(state: &State, it: Further, same: bool) -> impl Iterator<Item = ActorId> {
    let (who, first) = (it.who, it.on);
    let others = state.order.iter().map(|it| it.who);
    let others = others.filter(move |&on| !same && on != first && state.are_enemies(who, on));
    std::iter::once(first).chain(others).filter(move |&on| can(state, &it, on))
}

/// The question to ask for a further attack after this one.
fn question(state: &State, blow: &Blow<'_>, kind: Option<AttackKind>) -> Further {
    let (who, on, means) = (blow.by, blow.on, &blow.armed.means);
    // Without an item, a weapon can only make the kind of attack it was used for.
    let kind = kind.or(means.item.is_none().then_some(means.kind));
    Further { seat: state.actor(who).seat, who, on, item: means.item, kind }
}

/// Returns whether a further attack is possible.
pub(crate) fn is_possible(state: &State, it: &Further, same: bool) -> bool {
    targets(state, it.clone(), same).next().is_some()
}

/// Prepares a further attack. If the same target is the only one, it is chosen; otherwise the attacker is asked.
/// Returns `false` if there is no attack. `elsewhere` is the plan against another target, whose position the first plan
/// does not describe.
//= daemmersturm.range.ranged
//= daemmersturm.swarm.extra-attack
pub(crate) fn next<'a, T: Table>(
    t: &mut T,
    blow: &mut Blow<'a>,
    elsewhere: &'a Plan,
    kind: Option<AttackKind>,
    same: bool,
) -> Play<T, bool> {
    let state = t.state();
    let it = question(state, blow, kind);
    let all: Vec<ActorId> = targets(state, it.clone(), same).take(2).collect();
    let on = match all.first().copied() {
        None => None,
        Some(only) if all.len() == 1 && only == it.on => Some(only),
        Some(_) => t.ask(it)?.0,
    };
    let Some(on) = on else {
        if all.is_empty() {
            t.tell(AttackEvent::NoFurther { by: blow.by }.into());
        }
        return Ok(false);
    };
    aim(t.state(), blow, elsewhere, on);
    range::reaches(t, blow.by, on, blow.armed.means.kind, blow.plan)
}

/// Aims the attack at another target, with the same weapon.
pub(crate) fn aim<'a>(state: &State, blow: &mut Blow<'a>, elsewhere: &'a Plan, on: ActorId) {
    if blow.on != on {
        (blow.on, blow.plan, blow.back) = (on, elsewhere, None);
    }
    let item = blow.armed.means.item.and_then(|it| state.item(it));
    if let Some(armed) = item.and_then(|it| attack::armed(state, blow.by, on, it)) {
        let (kind, skill) = (armed.means.kind, armed.means.skill);
        (blow.armed.means.kind, blow.armed.means.skill) = (kind, skill);
    }
}

/// The usual choice: the same target if possible, otherwise the next one.
pub(crate) fn usual(state: &State, it: &Further) -> Option<ActorId> {
    targets(state, it.clone(), false).next()
}

/// Adds the options: no target, the same target, or any other enemy that the weapon can reach.
pub(crate) fn options(state: &State, it: &Further, choices: &mut Vec<Choice<Daemmersturm>>) {
    one(Target(None), RULE, choices);
    targets(state, it.clone(), false).for_each(|on| one(Target(Some(on)), RULE, choices));
}
