//! What a spell brings once it is cast: W roll, hit roll, damage, healing, effects.

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

/// Is it for friends: healing or strengthening?
fn aids(spell: &Spell) -> bool {
    matches!(spell.kind, SpellKind::Healing | SpellKind::Strengthening)
}

/// The one target of a spell that has no area.
fn single(spell: &Spell, aim: &Aim) -> Option<ActorId> {
    match (spell.targets, aim.at.as_slice(), aim.place) {
        (Targets::Single, &[on], None) => Some(on),
        _ => None,
    }
}

/// Can the spell be cast on these?
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

/// Whoever is down is healed where the table has it so.
//= daemmersturm.lp.incapacitated
fn check_aid(state: &State, spell: &Spell, on: ActorId) -> Result<(), Reason> {
    match state.actor(on).status {
        Status::Up => Ok(()),
        Status::Incapacitated if spell.kind == SpellKind::Healing && state.switches.revive_by_healing => {
            Ok(())
        }
        Status::Incapacitated => Err(Bar::NotRevived.into()),
        Status::Dead | Status::Gone => Err(Bar::TargetDown.into()),
    }
}

/// Does it reach its one target: far enough, and not in full cover?
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

/// What the spell does: the W roll first, if it has one; then by its kind.
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
    // Whoever steps in is the target of the spell, with all that follows.
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
        // Nobody protects itself from what it wants.
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

/// For how many targets there is room.
//= daemmersturm.area.rolled
fn limit<T: Table>(t: &mut T, by: ActorId, targets: Targets) -> Play<T, u8> {
    match targets {
        Targets::Single => Ok(1),
        Targets::Fixed(limit) => Ok(limit),
        Targets::Rolled(span) => area::room(t, by, span),
    }
}

/// 1-20 and Z has to reach the W value; here is where the spell is critical or fumbles. A spell without a hit roll that
/// fails may hit friends as an attack roll would.
//= daemmersturm.magic.w-roll
//= daemmersturm.magic.w-crit-fumble
//= daemmersturm.ff.trigger
//= daemmersturm.ff.fumble-not-area
fn w_roll<T: Table>(t: &mut T, blow: &Blow<'_>, id: SpellId, spell: &Spell, need: u8) -> Play<T, Outcome> {
    let (by, on, means) = (blow.by, blow.on, blow.armed.means);
    let stands_in = spell.targets == Targets::Single && !spell.hit_roll && !aids(spell) && on != by;
    let endangered =
        if stands_in { ff::endangered(t, by, on, AttackKind::Spell, blow.plan)? } else { Vec::new() };
    // What the plot leader adds goes to the hit roll, where there is one.
    let extra = if spell.hit_roll { Extra::default() } else { blow.extra };
    let bonus = t.state().attack_value(by, Skill::Magic) + extra.sum();
    let natural = dice::with_extra(t, by, Purpose::W, Span::D20, bonus, extra)?;
    let total = natural + bonus;
    let outcome = crit::judge_roll(natural, total >= i16::from(need), means.critical, means.fumble);
    t.tell(MagicEvent::WTested { by, spell: id, natural, total, need, outcome, extra }.into());
    let matters = if outcome.hits() || endangered.is_empty() { 0 } else { i32::from(natural) };
    let beside = [outcome as i32, matters, ff::code(&endangered), 0, 0, 0];
    t.settle(|_| Mark { stage: Stage::Tested, by, on, beside })?;
    if !outcome.hits() {
        fumble::miss(t, blow, natural, outcome, &endangered)?;
    }
    Ok(outcome)
}

/// A spell that comes about hits without a roll against resistance.
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

/// Healing and strengthening: each who is reached gets the whole effect. A critical healing is multiplied.
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
            // One who is out is healed where the plot leader lets it happen; of an area nobody is.
            let revives = single(spell, aim).is_some();
            harm::heal(t, on, healing, revives);
        }
        apply(t, by, on, id)?;
    }
    Ok(())
}

/// The hit roll of a spell for friends; one for all.
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

/// A hit with a spell that no protection roll has stopped: its effects, besides the damage. What recoils on the caster
/// is damage only.
//= daemmersturm.ff.effects
#[inline]
pub(crate) fn after_hit<T: Table>(t: &mut T, by: ActorId, on: ActorId, source: Source) -> Play<T, ()> {
    match source {
        Source::Spell(id) if by != on => apply(t, by, on, id),
        _ => Ok(()),
    }
}

/// The effects of a spell that do not belong to its attack.
fn apply<T: Table>(t: &mut T, by: ActorId, on: ActorId, id: SpellId) -> Play<T, ()> {
    let effects = t.state().frame.library.spell(id).map(|it| it.effects.clone()).unwrap_or_default();
    for effect in effects.iter().filter(|it| !is_of_attack(it)) {
        ability::apply(t, by, on, Source::Spell(id), effect)?;
    }
    Ok(())
}

/// Does [`ability::change`] look after it?
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
