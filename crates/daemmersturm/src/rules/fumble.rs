//! Misses and fumbles.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, AttackEvent, AttackKind, Bar, Counter, Countering, Daemmersturm, Extra, How, NumberSet, Outcome,
    Plan, Price, Purpose, Spell, SpellKind, State, Table,
    choices::{barred, one},
    rules::{
        ability,
        attack::{self, Blow},
        backstab, dice, ff,
        hit::{self, Hit, Means},
    },
};

/// Resolves a roll that did not hit: friendly fire, and the effect of a fumble. If a number causes both, there is one
/// escalation roll for both. A 1 averts friendly fire; otherwise it is resolved first. Only an attack `at_one` target can
/// hit friends instead.
//= daemmersturm.ff.trigger
//= daemmersturm.ff.with-fumble
//= daemmersturm.ff.shared-escalation
//= daemmersturm.ff.other-escalation
pub(crate) fn miss<T: Table>(
    t: &mut T,
    blow: &Blow<'_>,
    natural: i16,
    outcome: Outcome,
    at_one: bool,
) -> Play<T, ()> {
    let (by, means) = (blow.by, blow.armed.means);
    let endangered =
        if at_one { ff::endangered(t, by, blow.on, means.kind, natural, blow.plan)? } else { Vec::new() };
    let friends = !endangered.is_empty();
    if outcome != Outcome::Fumble {
        return if friends { ff::strike(t, blow, &endangered) } else { Ok(()) };
    }
    t.tell(AttackEvent::Fumbled { by, kind: means.kind }.into());
    let escalates = means.kind == AttackKind::Spell;
    let escalation = if escalates || friends { Some(escalate(t, by, &means)?) } else { None };
    if friends {
        if escalation == Some(1) {
            t.tell(AttackEvent::FriendlyFireDropped { by }.into());
        } else {
            // The effect of the fumble still depends on the natural number and the escalation.
            let rest = blow.rest ^ (1 << 28 | i32::from(escalation.unwrap_or(0)) << 20);
            ff::strike(t, &Blow { rest, ..*blow }, &endangered)?;
        }
    }
    match means.kind {
        AttackKind::Melee => melee(t, blow),
        AttackKind::Ranged => {
            ranged(t, blow);
            Ok(())
        }
        AttackKind::Spell => recoil(t, by, &blow.armed.means, escalation.unwrap_or(i16::MAX), blow.rest),
        // Guns and explosives fumble on their W roll, see `gun`.
        AttackKind::Explosion => Ok(()),
    }
}

/// Critical and fumble numbers of a spell. Healing and strengthening cannot fumble. With `natural_1_fails`, the 1 is
/// put into both sets, which makes it a failure without effects.
//= daemmersturm.fumble.no-fumble-for-aid
pub(crate) fn numbers(spell: &Spell, natural_1_fails: bool) -> (NumberSet, NumberSet) {
    if !matches!(spell.kind, SpellKind::Healing | SpellKind::Strengthening) {
        return (spell.critical, spell.fumble);
    }
    if natural_1_fails {
        (spell.critical.and(NumberSet::ONE), NumberSet::ONE)
    } else {
        (spell.critical, NumberSet::NONE)
    }
}

/// Makes the escalation roll of an attack: 1–3, unless an ability changes it.
//= daemmersturm.fumble.escalation
pub(crate) fn escalate<T: Table>(t: &mut T, by: ActorId, means: &Means) -> Play<T, i16> {
    dice::roll(t, by, Purpose::Escalation, means.escalation.span, 0)
}

/// Lets the target counter-attack without a roll, or move without enemies striking at it. A counter-attack cannot
/// fumble, so no other follows it.
//= daemmersturm.fumble.melee
//= daemmersturm.fumble.melee-choice
//= daemmersturm.disengage.fumble-escape
//= daemmersturm.turn.reactions-free
fn melee<T: Table>(t: &mut T, blow: &Blow<'_>) -> Play<T, ()> {
    let (by, who) = (blow.by, blow.on);
    let state = t.state();
    if !state.is_up(who) || state.is_faint(who) {
        return Ok(());
    }
    let seat = state.actor(who).seat;
    match t.ask(Counter { seat, who, by })? {
        Countering::Nothing => Ok(()),
        Countering::Move => {
            t.tell(AttackEvent::FreeMove { who }.into());
            super::magic::stopped(t, who);
            super::disengage::part(t, who);
            Ok(())
        }
        Countering::Strike => strike_back(t, who, by, blow.rest ^ 1 << 27),
    }
}

/// Makes a counter-attack, which hits without a roll.
//= daemmersturm.ranged.counts-as-melee
pub(crate) fn strike_back<T: Table>(t: &mut T, who: ActorId, by: ActorId, rest: i32) -> Play<T, ()> {
    let Some(armed) = weapon(t.state(), who, by) else { return Ok(()) };
    let means = armed.means;
    let (kind, item) = (means.kind, means.item);
    //= daemmersturm.magic.channelling
    super::magic::stopped(t, who);
    //= daemmersturm.swarm.free-intervene
    let by = super::swarm::step_in(t, who, by, kind)?;
    let (how, exposed, plan) = (How::Counter, false, Plan::default());
    t.tell(AttackEvent::Began { by: who, on: by, kind, how, item, exposed }.into());
    //= daemmersturm.backstab.first-attack-sets
    let behind = backstab::meet(t, who, by, &plan)?;
    let (extra, need) = (Extra::default(), i16::MAX);
    let blow = Blow { by: who, on: by, armed, how, back: Some(false), extra, plan: &plan, rest, need };
    //= daemmersturm.ap.abilities
    ability::attacked(t, &blow)?;
    if !t.state().is_up(who) || !t.state().is_up(by) {
        return Ok(());
    }
    attack::shot(t, &means, false);
    let (critical, back, from, since) = (false, false, None, None);
    hit::land(t, &Hit { by: who, on: by, means, critical, back, behind, from, since, rest })?;
    if t.state().is_up(by) {
        t.tell(AttackEvent::Struck { by: who }.into());
    }
    Ok(())
}

/// The weapon for an attack out of turn: drawn, suitable for melee, and within reach.
//= daemmersturm.weapon.must-be-drawn
pub(crate) fn weapon(state: &State, by: ActorId, on: ActorId) -> Option<attack::Armed> {
    let usable = |it: &&crate::Item| {
        let reaches = attack::check_weapon(state, by, on, it.id);
        reaches == Ok(AttackKind::Melee)
    };
    let item = state.drawn(by).find(usable)?;
    attack::armed(state, by, on, item)
}

/// Adds the options: nothing, the movement, and the counter-attack if there is a weapon for it.
//= daemmersturm.fumble.melee-choice
pub(crate) fn options(state: &State, it: &Counter, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = "daemmersturm.fumble.melee-choice";
    one(Countering::Nothing, rule, choices);
    let why = weapon(state, it.who, it.by).is_none().then(|| Bar::NotDrawn.into());
    barred(Countering::Strike, Price::FREE, rule, why, choices);
    //= daemmersturm.seekcover.no-acting
    let why = state.actor(it.who).seeking.then(|| Bar::SeeksCover.into());
    barred(Countering::Move, Price::FREE, rule, why, choices);
}

/// The weapon does not fire. It has to be repaired and, if it needs loading, reloaded.
//= daemmersturm.fumble.ranged
fn ranged<T: Table>(t: &mut T, blow: &Blow<'_>) {
    let means = &blow.armed.means;
    if let Some(item) = means.item {
        t.tell(AttackEvent::Broke { item, reload: means.reload }.into());
    }
}

/// Recoils a spell: on a bad number the caster suffers the hit itself. Shields may help.
//= daemmersturm.fumble.spell
//= daemmersturm.ff.other-escalation
pub(crate) fn recoil<T: Table>(
    t: &mut T,
    by: ActorId,
    means: &Means,
    escalation: i16,
    rest: i32,
) -> Play<T, ()> {
    let means = *means;
    let hurts = escalation <= i16::from(means.escalation.hurts);
    t.tell(AttackEvent::Recoiled { by, hurts }.into());
    if !hurts {
        return Ok(());
    }
    let (critical, back, behind, from, rest) = (false, false, false, None, rest ^ 1 << 26);
    hit::land(t, &Hit { by, on: by, means, critical, back, behind, from, since: None, rest })?;
    Ok(())
}
