//! Effects of abilities, spells, potions and poisons.

use schwung_table::Play;

use crate::{
    ActorId, Amount, AttackEvent, Bar, Cause, Change, Effect, LeftOpen, MagicEvent, Modifier, Purpose,
    Reason, SceneEvent, Source, State, Status, Table, TurnEvent, Until, Value,
    rules::{attack::Blow, dice, dot, harm},
};

/// Applies an effect outside an attack. Effects that belong to attacks, and those that a person has to judge, become
/// notes to the plot leader.
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
            harm::heal(t, on, healing, false);
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
        Effect::Lasting(lasting) => dot::begin(t, by, on, source, lasting),
        // Movement is only possible in the character's own turn.
        Effect::Move | Effect::MoveAfterAction if t.state().has_turn(on) => {
            let late = *effect == Effect::MoveAfterAction;
            t.tell(TurnEvent::MoveGranted { who: on, late }.into());
        }
        Effect::Watch => t.tell(AttackEvent::Watches { who: by, on: true }.into()),
        Effect::Note(text) => {
            t.tell(SceneEvent::Noted { by: Some(by), to: None, text: text.clone() }.into());
        }
        other => {
            let left = LeftOpen { by, on, source, effect: other.clone() };
            t.tell(SceneEvent::LeftOpen(Box::new(left)).into());
        }
    }
    Ok(())
}

/// Applies all effects of an entry, in order. If the rules do not allow them for an incapacitated character, the plot
/// leader has overruled that.
//= daemmersturm.gm.authority
pub(crate) fn all<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    source: Source,
    effects: &[Effect],
) -> Play<T, ()> {
    let revives = check_use(t.state(), on, effects).is_err();
    for effect in effects {
        match effect {
            Effect::Heal(amount) if revives => {
                let healing = dice::amount(t, by, Purpose::Healing, *amount)?;
                harm::heal(t, on, healing, true);
            }
            other => apply(t, by, on, source, other)?,
        }
    }
    Ok(())
}

/// Checks that at least one effect works on the character. Incapacitated characters are only affected by notes.
//= daemmersturm.lp.incapacitated
pub(crate) fn check_use(state: &State, on: ActorId, effects: &[Effect]) -> Result<(), Reason> {
    if state.is_up(on) || effects.is_empty() {
        return Ok(());
    }
    let incapacitated = state.actor(on).status == Status::Incapacitated;
    let works = |effect: &Effect| match effect {
        Effect::Heal(_) => incapacitated && state.switches.revive_by_healing,
        Effect::Modify { .. }
        | Effect::Lasting(_)
        | Effect::Damage(_)
        | Effect::Reduce(_)
        | Effect::Move
        | Effect::MoveAfterAction => false,
        _ => true,
    };
    if effects.iter().any(works) {
        return Ok(());
    }
    let heals = incapacitated && effects.iter().any(|it| matches!(it, Effect::Heal(_)));
    Err(if heals { Bar::NotRevived } else { Bar::TargetDown }.into())
}

/// Modifies an attack. Returns `false` if the effect does not belong to attacks.
pub(crate) fn change(blow: &mut Blow<'_>, effect: &Effect) -> bool {
    let means = &mut blow.armed.means;
    match effect {
        Effect::Modify { value, by, turns: 0 } if *value == means.skill.attack() => {
            blow.extra.ability += i16::from(*by);
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
        Effect::DemandProtection(id) => means.demand = Some(*id),
        Effect::Repeat => means.repeats = true,
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
