//! Abilities: what points buy. What the library does not define is a note to the plot leader and blocks nothing.

use schwung_table::{Choice, Play};

use crate::{
    Ability, AbilityId, ActorId, Amount, AttackKind, Bar, Cause, Change, Daemmersturm, Effect, Follow,
    HarmEvent, Lessen, Limit, MagicEvent, Modifier, Need, Picked, Pool, Price, Purpose, Reason, SceneEvent,
    Source, State, Strike, Table, Until, Value, When, Wording,
    rules::{
        attack::{Blow, Done},
        dice, harm, resource, turn,
    },
    system::{barred, one},
};

/// What an ability costs somebody now: never less than nothing.
//= daemmersturm.ap.cost-modifiers
pub(crate) fn cost(state: &State, who: ActorId, ability: &Ability, on: Option<ActorId>) -> u8 {
    let changes = ability.cost_changes.iter().filter(|it| is_met(state, who, on, &it.when));
    let changed = i16::from(ability.cost) + changes.map(|it| i16::from(it.by)).sum::<i16>();
    u8::try_from(state.modified(who, Value::Cost, changed).max(0)).unwrap_or(u8::MAX)
}

/// Is a condition so?
fn is_met(state: &State, who: ActorId, on: Option<ActorId>, need: &Need) -> bool {
    match need {
        //= daemmersturm.range.charge-too-short
        Need::Charge => state.actor(who).turn.charged,
        Need::Weapon(class) => {
            state.drawn(who).any(|it| state.weapon(it.id).is_some_and(|it| it.class == *class))
        }
        Need::ArmourUpTo(class) => state.armour_class(who) <= *class,
        Need::Back => on.is_some_and(|on| super::backstab::side(state, who, on, None) == Some(true)),
        Need::Swarm => super::swarm::is_part(state, who),
        Need::Melee => on.is_some_and(|on| state.reaches(who, on)),
    }
}

/// May somebody use an ability at such a moment?
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

/// What belongs to no pool costs nothing, and no resource binds it, magical or not.
//= daemmersturm.resource.free-magic
fn check_points(state: &State, by: ActorId, ability: &Ability, on: Option<ActorId>) -> Result<(), Reason> {
    let Some(pool) = ability.pool else { return Ok(()) };
    resource::check(state, by, pool, cost(state, by, ability, on), ability.element)
}

/// Pays for an ability and counts its use; `false` where its light was not called.
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

/// In the own turn: as the action, or beside it.
pub(crate) fn check(state: &State, by: ActorId, id: AbilityId, on: Option<ActorId>) -> Result<(), Reason> {
    let when = state.frame.library.ability(id).map(|it| it.when);
    match when {
        Some(When::Action) => turn::need_action(state, by)?,
        _ => turn::need_turn(state, by)?,
    }
    //= daemmersturm.disengage.overrun-speed
    let moves = when == Some(When::Movement) && !state.actor(by).turn.moved;
    if moves && super::disengage::is_risky(state, by) && state.enemies_at(by).next().is_some() {
        return Err(Bar::WrongMoment.into());
    }
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
    for effect in &effects {
        apply(t, by, on.unwrap_or(by), Source::Ability(id), effect)?;
    }
    Ok(())
}

/// What an effect does outside an attack; what belongs to attacks, and all words, go to the plot leader as a note.
pub(crate) fn apply<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    source: Source,
    effect: &Effect,
) -> Play<T, ()> {
    match effect {
        Effect::Heal(amount) => {
            let healing = dice::amount(t, by, Purpose::Healing, *amount)?;
            harm::heal(t, on, healing);
        }
        Effect::Damage(amount) => {
            let damage = dice::amount(t, by, Purpose::Damage, *amount)?;
            let poison = matches!(source, Source::Substance(_));
            harm::hurt(t, on, Some(by), damage, if poison { Cause::Poison } else { Cause::Other })?;
        }
        Effect::Modify { value, by: amount, turns } if *turns > 0 => {
            let (value, change, until) = (*value, Change::Add(*amount), Until::Turns(*turns));
            let modifier = Modifier { id: crate::EffectId(0), on, value, change, source, until };
            t.tell(MagicEvent::Modified { modifier }.into());
        }
        //= daemmersturm.dot.tick
        Effect::Lasting(lasting) => super::dot::begin(t, by, on, source, lasting),
        Effect::Note(text) | Effect::State { name: text, .. } => note(t, by, text.clone()),
        other => note(t, by, Wording::new(code(other))),
    }
    Ok(())
}

/// All effects of an entry, in their order.
pub(crate) fn all<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    source: Source,
    effects: &[Effect],
) -> Play<T, ()> {
    for effect in effects {
        apply(t, by, on, source, effect)?;
    }
    Ok(())
}

/// A name for what the engine leaves to the plot leader, for logs.
fn code(effect: &Effect) -> &'static str {
    match effect {
        Effect::ExtraAttack { .. } => "extra-attack",
        Effect::Repeat => "repeat",
        Effect::Modify { .. } => "modify",
        Effect::AddDamage(_) => "add-damage",
        Effect::ReplaceDamage(_) => "replace-damage",
        Effect::AddCritical(_) => "add-critical",
        Effect::AddFumble(_) => "add-fumble",
        Effect::RemoveFumble(_) => "remove-fumble",
        Effect::IgnoreShields => "ignore-shields",
        Effect::IgnoreProtection => "ignore-protection",
        Effect::DemandProtection(_) => "demand-protection",
        Effect::CounterAttack => "counter-attack",
        Effect::Intervene => "intervene",
        Effect::Reduce(_) => "reduce",
        Effect::Negate => "negate",
        Effect::Grant(_) => "grant",
        Effect::Move => "move",
        Effect::MoveAfterAction => "move-after-action",
        Effect::Watch => "watch",
        Effect::Damage(_) => "damage",
        Effect::Lasting(_) => "lasting",
        Effect::Heal(_) => "heal",
        Effect::State { .. } => "state",
        Effect::Note(_) => "note",
    }
}

fn note<T: Table>(t: &mut T, by: ActorId, text: Wording) {
    t.tell(SceneEvent::Noted { by: Some(by), to: None, text }.into());
}

/// An ability that nobody has defined stands in the profile.
//= daemmersturm.profile.abilities
pub(crate) fn check_invoke(state: &State, by: ActorId, name: &Wording) -> Result<(), Reason> {
    super::scope::need_combat(state)?;
    if !state.is_up(by) {
        return Err(Bar::CannotAct.into());
    }
    match state.listed(by, name.as_str()) {
        Some(it) if it.entry.is_none() && state.frame.library.spell_named(&it.name).is_none() => Ok(()),
        Some(_) => Err(Bar::WrongMoment.into()),
        None => Err(Bar::NotKnown.into()),
    }
}

/// It is noted for the plot leader, and changes nothing.
//= daemmersturm.profile.abilities
pub(crate) fn invoke<T: Table>(t: &mut T, by: ActorId, name: &Wording) {
    note(t, by, name.clone());
}

/// Does an ability that is at work let somebody move after the action?
//= daemmersturm.turn.move-before-action
pub(crate) fn may_move_after(state: &State, by: ActorId) -> bool {
    let library = &state.frame.library;
    let known = state.profile(by).abilities.iter().filter_map(|it| library.ability(it.entry?));
    let mut passive = known.filter(|it| it.when == When::Passive);
    passive.any(|it| it.effects.contains(&Effect::MoveAfterAction))
}

/// Abilities that are announced with an attack are known, fit, and can be paid all together.
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
                // Nobody has two magic resources.
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

/// Abilities that are announced change the numbers of the attack.
pub(crate) fn announce<T: Table>(t: &mut T, it: &Strike, blow: &mut Blow<'_>) -> Play<T, ()> {
    for &id in &it.abilities {
        if !pay(t, it.by, id, Some(it.on))? {
            continue;
        }
        let effects = t.state().frame.library.ability(id).map(|it| it.effects.clone()).unwrap_or_default();
        for effect in &effects {
            if !change(blow, effect) {
                apply(t, it.by, it.on, Source::Ability(id), effect)?;
            }
        }
    }
    Ok(())
}

/// Changes an attack; `false` if the effect is none of an attack.
pub(crate) fn change(blow: &mut Blow<'_>, effect: &Effect) -> bool {
    let means = &mut blow.armed.means;
    match effect {
        Effect::Modify { value, by, turns: 0 } if *value == means.skill.attack() => {
            blow.bonus += i16::from(*by);
        }
        Effect::Modify { value: Value::Damage, by, turns: 0 } => means.more.plus += i16::from(*by),
        Effect::AddDamage(amount) => add(&mut means.more, *amount),
        Effect::ReplaceDamage(amount) => means.damage = *amount,
        //= daemmersturm.crit.extra-numbers
        Effect::AddCritical(numbers) => means.critical = means.critical.and(*numbers),
        //= daemmersturm.fumble.other-numbers
        Effect::AddFumble(numbers) => means.fumble = means.fumble.and(*numbers),
        //= daemmersturm.fumble.one-as-critical
        Effect::RemoveFumble(numbers) => means.fumble = means.fumble.without(*numbers),
        Effect::IgnoreShields => means.shields = false,
        Effect::IgnoreProtection => means.protectable = false,
        Effect::Lasting(lasting) => means.lasting = Some(*lasting),
        _ => return false,
    }
    true
}

fn add(sum: &mut Amount, more: Amount) {
    sum.plus += more.plus;
    for span in more.rolls.into_iter().flatten() {
        if let Some(free) = sum.rolls.iter_mut().find(|it| it.is_none()) {
            *free = Some(span);
        }
    }
}

/// Abilities that may follow an attack: a saved hit is a hit.
//= daemmersturm.outcome.after-hit
//= daemmersturm.outcome.other-negation
fn following(state: &State, it: &Follow) -> impl Iterator<Item = AbilityId> {
    let moment = if it.hit { When::AfterHit } else { When::AfterMiss };
    let (who, on) = (it.who, it.on);
    let known = state.profile(who).abilities.iter().filter_map(|it| it.entry);
    known.filter(move |&id| check_at(state, who, id, Some(on), &[moment]).is_ok())
}

/// None, and all that may follow, each with its price.
pub(crate) fn options(state: &State, it: &Follow, choices: &mut Vec<Choice<Daemmersturm>>) {
    one(Picked(None), "daemmersturm.outcome.after-hit", choices);
    for id in following(state, it) {
        let Some(ability) = state.frame.library.ability(id) else { continue };
        let points = ability.pool.map(|pool| (pool, cost(state, it.who, ability, Some(it.on))));
        barred(
            Picked(Some(id)),
            Price { points, turn: false },
            "daemmersturm.outcome.after-hit",
            None,
            choices,
        );
    }
}

/// After an attack: does an ability follow, and does it give another attack?
//= daemmersturm.outcome.after-hit
//= daemmersturm.ap.abilities
#[inline]
pub(crate) fn follow<T: Table>(t: &mut T, blow: &mut Blow<'_>, done: &Done) -> Play<T, bool> {
    let state = t.state();
    if state.profile(blow.by).abilities.is_empty() || !state.is_up(blow.by) {
        return Ok(false);
    }
    let seat = state.actor(blow.by).seat;
    let question = Follow { seat, who: blow.by, on: blow.on, hit: done.hit, how: blow.how };
    if following(state, &question).next().is_none() {
        return Ok(false);
    }
    let Picked(Some(id)) = t.ask(question)? else { return Ok(false) };
    if !pay(t, blow.by, id, Some(blow.on))? {
        return Ok(false);
    }
    let effects = t.state().frame.library.ability(id).map(|it| it.effects.clone()).unwrap_or_default();
    let mut again = false;
    for effect in &effects {
        match effect {
            Effect::ExtraAttack { .. } => again = t.state().is_up(blow.on),
            other => apply(t, blow.by, blow.on, Source::Ability(id), other)?,
        }
    }
    blow.how = crate::How::Extra;
    blow.rest += 16;
    Ok(again)
}

/// By how much lasting traits reduce damage.
//= daemmersturm.protect.partial
#[inline]
pub(crate) fn reduction(state: &State, who: ActorId) -> u16 {
    let library = &state.frame.library;
    let known = state.profile(who).abilities.iter().filter_map(|it| library.ability(it.entry?));
    let passive = known.filter(|it| it.when == When::Passive).flat_map(|it| &it.effects);
    passive.fold(0, |sum, it| if let Effect::Reduce(by) = it { sum.saturating_add(*by) } else { sum })
}

/// Abilities that may lessen damage that is about to be taken. What averts all of it counts as a protection, and helps
/// against hits alone.
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

/// None, and all that may lessen it, each with its price.
pub(crate) fn lessen_options(state: &State, it: &Lessen, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = "daemmersturm.dot.reduction";
    one(Picked(None), rule, choices);
    for id in lessening(state, it) {
        let Some(ability) = state.frame.library.ability(id) else { continue };
        let points = ability.pool.map(|pool| (pool, cost(state, it.who, ability, None)));
        barred(Picked(Some(id)), Price { points, turn: false }, rule, None, choices);
    }
}

/// Does an ability lessen the damage? What is left of it: after all of it is averted the attack stays a hit.
//= daemmersturm.dot.reduction
//= daemmersturm.outcome.other-negation
#[inline]
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
