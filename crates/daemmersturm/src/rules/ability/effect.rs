//! What effects of abilities, spells, potions and poisons do.

use schwung_table::Play;

use crate::{
    ActorId, Amount, AttackEvent, Cause, Change, Effect, LeftOpen, MagicEvent, Modifier, Purpose, SceneEvent,
    Source, Table, TurnEvent, Until, Value,
    rules::{attack::Blow, dice, dot, harm},
};

/// What an effect does outside an attack. What belongs to attacks, and what a person has to judge, goes to the plot
/// leader as a note.
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
        Effect::Lasting(lasting) => dot::begin(t, by, on, source, lasting),
        // A movement is one of the own turn.
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
