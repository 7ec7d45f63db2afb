//! The effects of a spell when it is cast: W roll, hit roll, damage, healing and effects.

use schwung_table::Play;

use crate::{
    ActorId, Aim, AttackEvent, AttackKind, Bar, Effect, Extra, How, Judgement, MagicEvent, Mark, NumberSet,
    Outcome, Plan, Purpose, Reason, Skill, Source, Span, Spell, SpellId, SpellKind, Stage, State, Status,
    Table, Targets,
    rules::{
        ability, area,
        attack::{self, Armed, Blow},
        cover, crit, dice, ff, fumble, harm,
        hit::{self, Hit, Means},
        judge, perception, range, swarm,
    },
};

/// Returns whether the spell is for friends, that is, healing or strengthening.
fn aids(spell: &Spell) -> bool {
    matches!(spell.kind, SpellKind::Healing | SpellKind::Strengthening)
}

/// The single target of a spell without an area.
fn single(spell: &Spell, aim: &Aim) -> Option<ActorId> {
    match (spell.targets, aim.at.as_slice(), aim.place) {
        (Targets::Single, &[on], None) => Some(on),
        _ => None,
    }
}

/// Checks whether the spell can be cast on these targets.
pub(crate) fn check_aim(
    state: &State,
    by: ActorId,
    spell: &Spell,
    aim: &Aim,
    plan: &Plan,
) -> Result<(), Reason> {
    if spell.targets != Targets::Single {
        return area::check_aim(state, by, aim);
    }
    let Some(on) = single(spell, aim) else {
        return Err(Reason::of(Bar::WrongTargets, 1, i32::try_from(aim.at.len()).unwrap_or(i32::MAX)));
    };
    if on != by {
        perception::need_seen(state, by, on)?;
    }
    if aids(spell) {
        return check_aid(state, spell, on);
    }
    if spell.kind == SpellKind::Attack {
        if on == by {
            return Err(Bar::OnOneself.into());
        }
        if !state.is_up(on) {
            return Err(Bar::TargetDown.into());
        }
    }
    //= daemmersturm.cover.full
    let hidden = on != by && cover::is_full(state, on, by, plan.from);
    if hidden && state.switches.ask_full_cover != crate::Prompt::Ask {
        return Err(Bar::InFullCover.into());
    }
    Ok(())
}

/// Checks whether the target can be affected. Incapacitated characters are only healed if the table allows it.
//= daemmersturm.lp.incapacitated
fn check_aid(state: &State, spell: &Spell, on: ActorId) -> Result<(), Reason> {
    match state.actor(on).status {
        Status::Up => Ok(()),
        Status::Incapacitated if spell.kind == SpellKind::Healing && state.switches.revive_by_healing => {
            Ok(())
        }
        Status::Incapacitated => Err(Bar::NotRevived.into()),
        Status::Dead | Status::Gone | Status::Off => Err(Bar::TargetDown.into()),
    }
}

/// Returns whether the spell reaches its single target: within range and not in full cover.
//= daemmersturm.range.spell
pub(crate) fn reaches<T: Table>(
    t: &mut T,
    by: ActorId,
    spell: &Spell,
    aim: &Aim,
    plan: &Plan,
) -> Play<T, bool> {
    let Some(on) = single(spell, aim).filter(|&on| on != by) else { return Ok(true) };
    if !range::reaches(t, by, on, AttackKind::Spell, plan)? {
        return Ok(false);
    }
    let full = !aids(spell) && cover::is_full(t.state(), on, by, plan.from);
    if full { judge(t, Judgement::FullCover { by, on }) } else { Ok(true) }
}

/// Resolves a spell: first the W roll if there is one, then its effects according to its kind.
//= daemmersturm.magic.spells
//= daemmersturm.magic.completion
pub(crate) fn bring<T: Table>(
    t: &mut T,
    by: ActorId,
    id: SpellId,
    spell: &Spell,
    aim: &Aim,
    plan: &Plan,
) -> Play<T, ()> {
    let means = Means::of_spell(spell, id, t.state().switches.aid_natural_1_fails);
    let mut on = single(spell, aim).unwrap_or(by);
    // A character that steps in becomes the target for everything that follows.
    //= daemmersturm.swarm.free-intervene
    if on != by && !aids(spell) && (spell.hit_roll || spell.kind == SpellKind::Attack) {
        on = swarm::step_in(t, by, on, AttackKind::Spell)?;
    }
    let (how, back) = (How::Action, Some(false));
    let mut blow = Blow {
        by,
        on,
        armed: Armed { means },
        how,
        back,
        extra: Extra::leader(plan.bonus),
        plan,
        rest: 0,
        need: i16::MAX,
    };
    for effect in &spell.effects {
        ability::change(&mut blow, effect);
    }
    let mut critical = false;
    if let Some(need) = spell.w {
        let outcome = w_roll(t, &blow, id, spell, need)?;
        if !outcome.hits() {
            return Ok(());
        }
        critical = outcome == Outcome::Critical;
        //= daemmersturm.magic.w-crit-fumble
        let means = &mut blow.armed.means;
        (means.critical, means.fumble, means.is_critical) = (NumberSet::NONE, NumberSet::NONE, critical);
        blow.rest = i32::from(critical);
    }
    if aids(spell) {
        return aid(t, &blow, id, spell, aim, critical);
    }
    match (spell.targets, spell.hit_roll) {
        // A character does not protect itself from its own spell on itself.
        (Targets::Single, _) if on == by => apply(t, by, by, id),
        //= daemmersturm.magic.attack
        (Targets::Single, true) => attack::one(t, &blow).map(|_| ()),
        (Targets::Single, false) => strikes(t, &blow, critical),
        (targets, hit_roll) => {
            let limit = limit(t, by, targets)?;
            area::attack(t, &blow, aim, limit, hit_roll)
        }
    }
}

/// The number of targets for which there is room.
//= daemmersturm.area.rolled
fn limit<T: Table>(t: &mut T, by: ActorId, targets: Targets) -> Play<T, u8> {
    match targets {
        Targets::Single => Ok(1),
        Targets::Fixed(limit) => Ok(limit),
        Targets::Rolled(span) => area::room(t, by, span),
    }
}

/// Makes the W roll: 1–20 plus Z has to reach the W value. It decides whether the spell is critical or fumbles. If a
/// spell without a hit roll fails, it may hit friends, as after a missed hit roll.
//= daemmersturm.magic.w-roll
//= daemmersturm.magic.w-crit-fumble
//= daemmersturm.ff.trigger
//= daemmersturm.ff.fumble-not-area
fn w_roll<T: Table>(t: &mut T, blow: &Blow<'_>, id: SpellId, spell: &Spell, need: u8) -> Play<T, Outcome> {
    let (by, on, means) = (blow.by, blow.on, blow.armed.means);
    let stands_in = spell.targets == Targets::Single && !spell.hit_roll && !aids(spell) && on != by;
    // If there is a hit roll, the plot leader's modifier applies to that one.
    let extra = if spell.hit_roll { Extra::default() } else { blow.extra };
    let bonus = t.state().attack_value(by, Skill::Magic) + extra.sum();
    let natural = dice::with_extra(t, by, Purpose::W, Span::D20, bonus, extra)?;
    let total = natural + bonus;
    let outcome = crit::judge_roll(natural, total >= i16::from(need), means.critical, means.fumble);
    t.tell(MagicEvent::WTested { by, spell: id, natural, total, need, outcome, extra }.into());
    let matters = if outcome.hits() || !stands_in { 0 } else { i32::from(natural) };
    let beside = [outcome as i32, matters, ff::planned(blow.plan), 0, 0, 0];
    t.settle(|_| Mark { stage: Stage::Tested, by, on, beside })?;
    if !outcome.hits() {
        fumble::miss(t, blow, natural, outcome, stands_in)?;
    }
    Ok(outcome)
}

/// Resolves an attack spell without a hit roll: it hits without a roll against resistance.
fn strikes<T: Table>(t: &mut T, blow: &Blow<'_>, critical: bool) -> Play<T, ()> {
    let Blow { by, on, armed: Armed { means }, how, plan, rest, .. } = *blow;
    ability::attacked(t, blow)?;
    if !t.state().is_up(by) || !t.state().is_up(on) {
        return Ok(());
    }
    let exposed = cover::fires_out(t.state(), by);
    t.tell(AttackEvent::Began { by, on, kind: means.kind, how, item: None, exposed }.into());
    let behind = on != by && hit::is_behind(t.state(), by, on, plan);
    hit::land(t, &Hit { by, on, means, critical, back: false, behind, from: plan.from, since: None, rest })?;
    Ok(())
}

/// Resolves healing and strengthening. Each target gets the full effect. A critical healing is multiplied.
//= daemmersturm.crit.healing
fn aid<T: Table>(
    t: &mut T,
    blow: &Blow<'_>,
    id: SpellId,
    spell: &Spell,
    aim: &Aim,
    critical: bool,
) -> Play<T, ()> {
    let by = blow.by;
    let whom = match single(spell, aim) {
        Some(on) => vec![on],
        None => {
            let limit = limit(t, by, spell.targets)?;
            area::catch(t, by, AttackKind::Spell, aim, limit)?
        }
    };
    let rolled = if spell.hit_roll { Some(aid_roll(t, blow)?) } else { None };
    for on in whom {
        let critical = match rolled {
            None => critical,
            Some((natural, total)) => {
                let outcome = aid_outcome(t, blow, on, natural, total);
                if !outcome.hits() {
                    continue;
                }
                critical || outcome == Outcome::Critical
            }
        };
        if let Some(amount) = spell.healing {
            let mut healing = dice::amount(t, by, Purpose::Healing, amount)?;
            if critical {
                healing = crit::healing(t, by, healing)?;
            }
            // The plot leader may allow healing an incapacitated character, but not as part of an area.
            let revives = single(spell, aim).is_some();
            harm::heal(t, on, healing, revives);
        }
        apply(t, by, on, id)?;
    }
    Ok(())
}

/// Makes the hit roll of a spell for friends, one for all targets. Returns the natural number and the total.
fn aid_roll<T: Table>(t: &mut T, blow: &Blow<'_>) -> Play<T, (i16, i16)> {
    let bonus = t.state().attack_value(blow.by, Skill::Magic) + blow.extra.sum();
    let natural = dice::with_extra(t, blow.by, Purpose::Attack, Span::D20, bonus, blow.extra)?;
    Ok((natural, natural + bonus))
}

fn aid_outcome<T: Table>(t: &mut T, blow: &Blow<'_>, on: ActorId, natural: i16, total: i16) -> Outcome {
    let (by, means) = (blow.by, &blow.armed.means);
    let defence = t.state().defence_value(on, Skill::Magic);
    let outcome = crit::judge_roll(natural, total > defence, means.critical, means.fumble);
    let (back, extra, guard) = (false, blow.extra, 0);
    let resolved = AttackEvent::Resolved { by, on, natural, total, defence, outcome, back, extra, guard };
    t.tell(resolved.into());
    outcome
}

/// Applies the effects of a spell other than damage, after a hit that no protection averted. A spell that recoils on
/// its caster only deals damage.
//= daemmersturm.ff.effects
pub(crate) fn after_hit<T: Table>(t: &mut T, by: ActorId, on: ActorId, source: Source) -> Play<T, ()> {
    match source {
        Source::Spell(id) if by != on => apply(t, by, on, id),
        _ => Ok(()),
    }
}

/// Applies the effects of a spell that do not belong to its attack.
fn apply<T: Table>(t: &mut T, by: ActorId, on: ActorId, id: SpellId) -> Play<T, ()> {
    let effects = t.state().frame.library.spell(id).map(|it| it.effects.clone()).unwrap_or_default();
    for effect in effects.iter().filter(|it| !is_of_attack(it)) {
        ability::apply(t, by, on, Source::Spell(id), effect)?;
    }
    Ok(())
}

/// Returns whether [`ability::change`] handles this effect.
fn is_of_attack(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Modify { turns: 0, .. }
            | Effect::AddDamage(_)
            | Effect::ReplaceDamage(_)
            | Effect::AddCritical(_)
            | Effect::AddFumble(_)
            | Effect::RemoveFumble(_)
            | Effect::IgnoreShields
            | Effect::IgnoreProtection
            | Effect::DemandProtection(_)
            | Effect::Repeat
    )
}
