//! Abilities bought with points. Those that the library does not define become notes to the plot leader.

mod effect;
mod follow;
mod lessen;

use schwung_table::Play;

use crate::{
    Ability, AbilityId, ActorId, AttackKind, Bar, Effect, Limit, MagicEvent, Need, Pool, ProtectionId,
    Reason, SceneEvent, Source, State, Strike, Table, Value, When, Wording,
    rules::{attack::Blow, resource, turn},
};

pub(crate) use effect::{all, apply, change, check_use};
pub(crate) use follow::{attacked, follow, options, repeat};
pub(crate) use lessen::{lessen, lessen_options, reduction};

/// Current cost of an ability, never negative.
//= daemmersturm.ap.cost-modifiers
pub(crate) fn cost(state: &State, who: ActorId, ability: &Ability, on: Option<ActorId>) -> u8 {
    let changes = ability.cost_changes.iter().filter(|it| is_met(state, who, on, &it.when));
    let changed = i16::from(ability.cost) + changes.map(|it| i16::from(it.by)).sum::<i16>();
    u8::try_from(state.modified(who, Value::Cost, changed).max(0)).unwrap_or(u8::MAX)
}

/// Returns whether a condition is met.
fn is_met(state: &State, who: ActorId, on: Option<ActorId>, need: &Need) -> bool {
    match need {
        //= daemmersturm.range.charge-too-short
        Need::Charge => state.actor(who).turn.charged,
        Need::Weapon(class) => {
            state.drawn(who).any(|it| state.weapon(it.id).is_some_and(|it| it.class == *class))
        }
        Need::ArmourUpTo(class) => state.armour_class(who) <= *class,
        Need::Back => on.is_some_and(|on| crate::rules::backstab::side(state, who, on, None) == Some(true)),
        Need::Swarm => crate::rules::swarm::is_part(state, who),
        Need::Melee => on.is_some_and(|on| state.reaches(who, on)),
    }
}

/// Checks whether a character may use an ability at this point.
//= daemmersturm.ap.spend
//= daemmersturm.ap.optional-use
pub(crate) fn check_at(
    state: &State,
    by: ActorId,
    id: AbilityId,
    on: Option<ActorId>,
    moments: &[When],
) -> Result<(), Reason> {
    let Some(ability) = state.frame.library.ability(id) else { return Err(Bar::NoSuchThing.into()) };
    if !state.profile(by).has(id) {
        return Err(Bar::NotKnown.into());
    }
    if !moments.contains(&ability.when) {
        return Err(Bar::WrongMoment.into());
    }
    let used = state.uses.iter().find(|it| (it.by, it.ability) == (by, id));
    let reached = used.is_some_and(|it| match ability.limit {
        Limit::None => false,
        Limit::Turn(most) => it.turn >= most,
        Limit::Round(most) => it.round >= most,
        Limit::Section(most) => it.section >= most,
    });
    if reached {
        return Err(Bar::LimitReached.into());
    }
    //= daemmersturm.light.failure
    if used.is_some_and(|it| it.tried) && ability.when != When::Action {
        return Err(Bar::LightTried.into());
    }
    if ability.needs.contains(&Need::Charge) && !is_met(state, by, on, &Need::Charge) {
        return Err(Bar::NeedsCharge.into());
    }
    if !ability.needs.iter().all(|need| is_met(state, by, on, need)) {
        return Err(Bar::NeedNotMet.into());
    }
    check_points(state, by, ability, on)
}

impl State {
    /// The reason why an ability cannot be announced with an attack of this character on any of these targets. `None` without
    /// targets.
    //= daemmersturm.ap.abilities
    pub fn ability_bar(&self, by: ActorId, id: AbilityId, targets: &[ActorId]) -> Option<Reason> {
        let mut why = None;
        for &on in targets {
            why = Some(check_at(self, by, id, Some(on), &[When::BeforeAttack]).err()?);
        }
        why
    }
}

/// Checks the points. Abilities without a pool are free, and not bound to the magic resource even if they are magical.
//= daemmersturm.resource.free-magic
fn check_points(state: &State, by: ActorId, ability: &Ability, on: Option<ActorId>) -> Result<(), Reason> {
    let Some(pool) = ability.pool else { return Ok(()) };
    resource::check(state, by, pool, cost(state, by, ability, on), ability.element)
}

/// Pays for an ability and counts its use. Returns `false` if its light test failed.
//= daemmersturm.ap.spend
pub(crate) fn pay<T: Table>(t: &mut T, by: ActorId, id: AbilityId, on: Option<ActorId>) -> Play<T, bool> {
    let state = t.state();
    let Some(ability) = state.frame.library.ability(id) else { return Ok(false) };
    let (pool, cost) = (ability.pool, cost(state, by, ability, on));
    if let Some(pool) = pool
        && !resource::pay(t, by, pool, cost, Some(id))?
    {
        return Ok(false);
    }
    t.tell(MagicEvent::Used { by, ability: id, on }.into());
    Ok(true)
}

/// Checks whether an ability may be used in the character's own turn, as the action or in addition to it.
pub(crate) fn check(state: &State, by: ActorId, id: AbilityId, on: Option<ActorId>) -> Result<(), Reason> {
    let when = state.frame.library.ability(id).map(|it| it.when);
    match when {
        Some(When::Action) => turn::need_action(state, by)?,
        _ => turn::need_turn(state, by)?,
    }
    //= daemmersturm.disengage.overrun-speed
    let moves = when == Some(When::Movement) && !state.actor(by).turn.moved;
    if moves && crate::rules::disengage::is_risky(state, by) && state.known_enemies_at(by).next().is_some() {
        return Err(Bar::WrongMoment.into());
    }
    let effects = state.frame.library.ability(id).map_or(&[][..], |it| &it.effects);
    check_use(state, on.unwrap_or(by), effects)?;
    let moments = [When::Action, When::Free, When::TurnStart, When::TurnEnd, When::Movement];
    check_at(state, by, id, on, &moments)
}

pub(crate) fn perform<T: Table>(t: &mut T, by: ActorId, id: AbilityId, on: Option<ActorId>) -> Play<T, ()> {
    let action = t.state().frame.library.ability(id).is_some_and(|it| it.when == When::Action);
    if action {
        turn::spend_action(t, by);
    }
    if !pay(t, by, id, on)? {
        return Ok(());
    }
    let effects = t.state().frame.library.ability(id).map(|it| it.effects.clone()).unwrap_or_default();
    all(t, by, on.unwrap_or(by), Source::Ability(id), &effects)
}

/// Checks that the profile contains an ability of this name that the library does not define.
//= daemmersturm.profile.abilities
pub(crate) fn check_invoke(state: &State, by: ActorId, name: &Wording) -> Result<(), Reason> {
    crate::rules::scope::need_combat(state)?;
    if !state.is_up(by) {
        return Err(Bar::CannotAct.into());
    }
    match state.listed(by, name.as_str()) {
        Some(it) if it.entry.is_none() && state.frame.library.spell_named(&it.name).is_none() => Ok(()),
        Some(_) => Err(Bar::WrongMoment.into()),
        None => Err(Bar::NotKnown.into()),
    }
}

/// Adds a note for the plot leader, and changes nothing else.
//= daemmersturm.profile.abilities
pub(crate) fn invoke<T: Table>(t: &mut T, by: ActorId, name: &Wording) {
    t.tell(SceneEvent::Noted { by: Some(by), to: None, text: name.clone() }.into());
}

/// Returns whether a passive ability allows movement after the action.
//= daemmersturm.turn.move-before-action
pub(crate) fn may_move_after(state: &State, by: ActorId) -> bool {
    let library = &state.frame.library;
    let known = state.profile(by).abilities.iter().filter_map(|it| library.ability(it.entry?));
    let mut passive = known.filter(|it| it.when == When::Passive);
    passive.any(|it| it.effects.contains(&Effect::MoveAfterAction))
}

/// Checks that abilities announced with an attack are known and suitable, and that their total cost can be paid.
pub(crate) fn check_announced(state: &State, it: &Strike, _: AttackKind) -> Result<(), Reason> {
    let mut costs = [0u16; 3];
    for (n, &id) in it.abilities.iter().enumerate() {
        if it.abilities[..n].contains(&id) {
            return Err(Bar::LimitReached.into());
        }
        check_at(state, it.by, id, Some(it.on), &[When::BeforeAttack])?;
        if let Some(ability) = state.frame.library.ability(id)
            && let Some(pool) = ability.pool
        {
            let place = match pool {
                Pool::Action => 0,
                Pool::Focus => 1,
                // A character has only one magic resource, so all of them can share an index.
                Pool::Magic(_) => 2,
            };
            let sum = &mut costs[place];
            *sum += u16::from(cost(state, it.by, ability, Some(it.on)));
            let have = resource::points(state, it.by, pool);
            if *sum > u16::from(have) {
                return Err(Reason::of(Bar::NoPoints, i32::from(*sum), i32::from(have)));
            }
        }
    }
    Ok(())
}

/// Pays for announced abilities and applies them to the attack.
pub(crate) fn announce<T: Table>(t: &mut T, it: &Strike, blow: &mut Blow<'_>) -> Play<T, ()> {
    for &id in &it.abilities {
        if !pay(t, it.by, id, Some(it.on))? {
            continue;
        }
        let effects = t.state().frame.library.ability(id).map(|it| it.effects.clone()).unwrap_or_default();
        for effect in &effects {
            // Other effects apply to the current target, which may be a character that stepped in.
            if !change(blow, effect) {
                apply(t, it.by, blow.on, Source::Ability(id), effect)?;
            }
        }
    }
    Ok(())
}

/// Applies the character's permanent traits to an attack, as far as their conditions are met.
//= daemmersturm.data.ability-schema
pub(crate) fn traits(state: &State, blow: &mut Blow<'_>) {
    let known = &state.profile(blow.by).abilities;
    if known.is_empty() {
        return;
    }
    let (by, on) = (blow.by, Some(blow.on));
    for ability in known.iter().filter_map(|it| state.frame.library.ability(it.entry?)) {
        let works = ability.when == When::Passive && ability.needs.iter().all(|it| is_met(state, by, on, it));
        for effect in ability.effects.iter().filter(|_| works) {
            change(blow, effect);
        }
    }
}

/// The protection rolls granted by a character's abilities, each with the ability.
//= daemmersturm.data.ability-schema
//= daemmersturm.protect.definition
pub(crate) fn granted(state: &State, who: ActorId) -> impl Iterator<Item = (ProtectionId, AbilityId)> {
    let known = state.profile(who).abilities.iter().filter_map(|it| it.entry);
    known.flat_map(move |id| {
        let effects = state.frame.library.ability(id).map_or(&[][..], |it| &it.effects);
        let grants = |it: &Effect| if let Effect::Grant(protection) = it { Some(*protection) } else { None };
        effects.iter().filter_map(grants).map(move |it| (it, id))
    })
}

/// Returns whether an ability currently grants its protection roll against an attack by this character.
pub(crate) fn grants(state: &State, who: ActorId, by: ActorId, id: AbilityId) -> bool {
    check_at(state, who, id, Some(by), &[When::Attacked, When::Damaged, When::Passive]).is_ok()
}
