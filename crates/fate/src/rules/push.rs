//! Pushing, throwing and knocking back: shifts move a target.

use schwung_table::Play;

use crate::{
    ActionKind, ActorId, AgainstRoll, Bar, Clash, Doing, Event, FateTable, Knockback, LeftoverStress, Plan,
    Push, Reason, SkillId, SkillSet, Stakes, State, Thrown, Track, UsedAspects, Weight, ZoneId,
    rules::{
        attack, blocked, budget, clash,
        dice::Toward,
        difficulty,
        effort::{self, Role},
        environment, maneuver, overflow, spin, step, stress, supplemental, turn,
    },
};

/// The weight factor of an actor.
//= sotc.carrying.weight
fn weight_of(state: &State, who: ActorId) -> u16 {
    u16::from(state.frame.sheet(who).weight.unwrap_or(state.profile.weight))
}

/// The sum of the borders on a path.
fn borders(state: &State, from: ZoneId, path: &[ZoneId]) -> u16 {
    let mut at = from;
    path.iter()
        .map(|&to| {
            let border = state.frame.border(at, to).unwrap_or(0);
            at = to;
            u16::from(border)
        })
        .sum()
}

/// Number of shifts that a push along `path` needs: the weight, plus one for each zone.
//= sotc.push.cost
//= sotc.push.borders
fn push_cost(state: &State, weight: u16, from: ZoneId, path: &[ZoneId]) -> u16 {
    let zones = zones(path);
    let weight = match state.switches().push_weight {
        Weight::Once => weight,
        Weight::EveryZone => weight * zones,
    };
    weight + zones + borders(state, from, path)
}

/// Number of shifts that a throw along `path` needs: each zone costs one more than the one before.
//= sotc.knockback.cost-first
//= sotc.knockback.cost-series
//= sotc.knockback.borders
fn knockback_cost(state: &State, weight: u16, from: ZoneId, path: &[ZoneId]) -> u16 {
    let zones = zones(path);
    let weight = match state.switches().knockback_weight {
        Weight::Once => weight,
        Weight::EveryZone => weight * zones,
    };
    weight + zones * (zones + 1) / 2 + borders(state, from, path)
}

fn small(cost: u16) -> i16 {
    i16::try_from(cost).unwrap_or(i16::MAX)
}

fn zones(path: &[ZoneId]) -> u16 {
    u16::try_from(path.len()).unwrap_or(u16::MAX)
}

/// The longest part of the path that `shifts` pay for: number of zones, and cost.
fn farthest(path: &[ZoneId], shifts: i16, cost: impl Fn(&[ZoneId]) -> u16) -> (usize, u16) {
    (1..=path.len())
        .rev()
        .map(|n| (n, cost(&path[..n])))
        .find(|&(_, cost)| i32::from(cost) <= i32::from(shifts))
        .unwrap_or((0, 0))
}

/// The path from one zone to another.
fn path_to(state: &State, from: ZoneId, to: ZoneId) -> Result<Vec<ZoneId>, Reason> {
    match state.frame.path(from, to) {
        Some(path) if path.is_empty() => Err(Bar::AlreadyThere.into()),
        Some(path) => Ok(path),
        None => Err(Bar::NoWay.into()),
    }
}

/// Checks whether this push may begin.
pub(crate) fn check_push(state: &State, it: &Push) -> Result<(), Reason> {
    budget::need_conflict(state)?;
    budget::need_turn(state, it.by)?;
    attack::check_target(state, it.by, it.on)?;
    attack::check_skill_with(state, it.by, Some(it.skill), &it.plan)?;
    path_to(state, state.actor(it.on).zone, it.to)?;
    environment::check(state, it.by, it.plan.swap)?;
    difficulty::check_no_factors(&it.plan)?;
    supplemental::check(state, it.by, Some(it.skill), &it.plan)
}

/// A push: a successful attack pays for it, and both actors end up in the destination.
//= sotc.push.roll
pub(crate) fn push<T: FateTable>(t: &mut T, it: &Push) -> Play<T, ()> {
    //= sotc.mixed.attached
    let (by, on) = (it.by, attack::defender(t.state(), it.on));
    if it.plan.swap.is_some() && !environment::stand_in(t, by, it.skill, None, it.plan.swap)? {
        return Ok(());
    }
    if !attack::reaches(t, by, on, Some(it.skill), &it.plan)? {
        return Ok(());
    }
    let plan = &*supplemental::agreed(t, by, &it.plan)?;
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Push(on) });
    let from = t.state().actor(on).zone;
    let Ok(path) = path_to(t.state(), from, it.to) else { return turn::finish(t, by) };
    let clash = opposed(t, by, it.skill, on, plan, true)?;
    let mut shifts = clash.lead();
    attack::tell_resolved(t, &clash, shifts);
    match blocked::overcome(t, by, clash.effort.total(), &[ActionKind::Attack], None)? {
        blocked::Passage::Free => {}
        // The defender has rolled, so the defence can still bring spin.
        blocked::Passage::Stopped => {
            if let AgainstRoll::Roll { .. } = clash.against {
                spin::defended(t, on, -shifts)?;
            }
            return turn::finish(t, by);
        }
        blocked::Passage::Through(over) => shifts = shifts.min(over),
    }
    if shifts <= 0 {
        t.tell(Event::Missed { by, on, margin: -shifts });
        //= sotc.spin.defense
        attack::fended_off(t, &clash, by, on, -shifts)?;
        return turn::finish(t, by);
    }
    let state = t.state();
    let (reach, cost) = farthest(&path, shifts, |path| push_cost(state, weight_of(state, on), from, path));
    //= sotc.push.moves-both
    for &to in &path[..reach] {
        step::go(t, on, to)?;
        step::go(t, by, to)?;
    }
    if reach == 0 {
        let need = push_cost(t.state(), weight_of(t.state(), on), from, &path[..1]);
        t.tell(Event::TooShort { by, need: small(need), have: shifts });
    }
    leftover(t, by, on, shifts - i16::try_from(cost).unwrap_or(i16::MAX))?;
    turn::finish(t, by)
}

/// A push is an attack: shifts left over may cause stress.
//= sotc.push.cost
fn leftover<T: FateTable>(t: &mut T, by: ActorId, on: ActorId, left: i16) -> Play<T, ()> {
    let Ok(shifts @ 1..) = u16::try_from(left) else { return Ok(()) };
    if !t.ask(LeftoverStress { seat: t.state().actor(by).seat, who: by, shifts })? {
        return Ok(());
    }
    let over = stress::hit(t, Some(by), on, shifts, Track::Health, None)?;
    overflow::spend(t, by, over)
}

/// The opposed roll, usually Might against Might.
//= sotc.attack.skills-move
fn opposed<T: FateTable>(
    t: &mut T,
    by: ActorId,
    skill: SkillId,
    on: ActorId,
    plan: &Plan,
    is_attack: bool,
) -> Play<T, Clash> {
    let costs = supplemental::perform(t, by, plan)?;
    let mut rolled = effort::effort_of(t.state(), by, Some(skill), Some(plan), Role::Act);
    costs.put_on(&mut rolled);
    let mut used = UsedAspects::after_swap(plan.swap);
    effort::roll(t, &mut rolled, Toward::act(on), &mut used)?;
    // The defence skills are those against attacks with this skill: by the agenda of moving, or else by the
    // first that fits.
    let serving = || t.state().frame.agendas.iter().filter(|it| it.attack.contains(skill));
    let agenda = serving().find(|it| it.key == "move").or_else(|| serving().next());
    let listed = agenda.map_or(SkillSet::NONE, |it| it.defend);
    let coming = attack::Coming { by, effort: rolled.total(), agenda: None, listed, is_attack };
    let effort = attack::defend(t, &coming, on, &mut used)?;
    //= sotc.block.protect
    // Protective blocks work against attacks; a throw is a maneuver.
    let shield = if is_attack { blocked::shield(t.state(), by, on) } else { None };
    let against = AgainstRoll::by(t.state().switches().defence, effort, shield);
    let mut clash = Clash { effort: rolled, against, stakes: Stakes::Effect };
    clash::settle(t, &mut clash, &mut used)?;
    Ok(clash)
}

/// Checks whether this throw may begin.
//= sotc.knockback.definition
pub(crate) fn check_knockback(state: &State, it: &Knockback) -> Result<(), Reason> {
    budget::may_act(state, it.by)?;
    attack::check_skill_with(state, it.by, Some(it.skill), &it.plan)?;
    let from = match &it.what {
        Thrown::Actor(on) => {
            attack::check_target(state, it.by, *on)?;
            state.actor(*on).zone
        }
        Thrown::Thing { weight, .. } => {
            if *weight == 0 {
                return Err(Bar::NothingToMove.into());
            }
            state.actor(it.by).zone
        }
    };
    path_to(state, from, it.to)?;
    environment::check(state, it.by, it.plan.swap)?;
    difficulty::check_no_factors(&it.plan)?;
    supplemental::check(state, it.by, Some(it.skill), &it.plan)
}

/// A throw or knockback: the target changes zone, the acting character does not.
//= sotc.knockback.definition
//= sotc.knockback.opposition
pub(crate) fn knockback<T: FateTable>(t: &mut T, it: &Knockback) -> Play<T, ()> {
    let by = it.by;
    let on = match it.what {
        Thrown::Actor(on) => Some(attack::defender(t.state(), on)),
        Thrown::Thing { .. } => None,
    };
    if it.plan.swap.is_some() && !environment::stand_in(t, by, it.skill, None, it.plan.swap)? {
        return Ok(());
    }
    if let Some(on) = on
        && !attack::reaches(t, by, on, Some(it.skill), &it.plan)?
    {
        return Ok(());
    }
    let plan = &*supplemental::agreed(t, by, &it.plan)?;
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Knockback(on) });
    let state = t.state();
    let from = state.actor(on.unwrap_or(by)).zone;
    let weight = match &it.what {
        Thrown::Actor(on) => weight_of(state, *on),
        Thrown::Thing { weight, .. } => u16::from(*weight),
    };
    let Ok(path) = path_to(state, from, it.to) else { return turn::finish(t, by) };
    let mut shifts;
    match on {
        Some(on) if !state.switches().knockback_fixed_difficulty => {
            let clash = opposed(t, by, it.skill, on, plan, false)?;
            shifts = clash.lead();
            attack::tell_resolved(t, &clash, shifts);
            match blocked::overcome(t, by, clash.effort.total(), &[ActionKind::Maneuver], None)? {
                blocked::Passage::Free => {}
                blocked::Passage::Stopped => return turn::finish(t, by),
                blocked::Passage::Through(over) => shifts = shifts.min(over),
            }
            if shifts <= 0 {
                t.tell(Event::Missed { by, on, margin: -shifts });
                //= sotc.spin.defense
                maneuver::fended_off(t, &clash, by, on, -shifts)?;
                return turn::finish(t, by);
            }
        }
        // Against a plain number, the whole effort counts.
        _ => shifts = against_number(t, it, plan, knockback_cost(t.state(), weight, from, &path))?,
    }
    let state = t.state();
    let (reach, cost) = farthest(&path, shifts, |path| knockback_cost(state, weight, from, path));
    let cost = i16::try_from(cost).unwrap_or(i16::MAX);
    match (on, &it.what) {
        (Some(on), _) => {
            for &to in &path[..reach] {
                step::go(t, on, to)?;
            }
            if reach == 0 {
                let need = knockback_cost(t.state(), weight, from, &path[..1]);
                t.tell(Event::TooShort { by, need: small(need), have: shifts });
            } else if t.state().actor(on).kind != crate::ActorKind::Named {
                overflow::spend(t, by, shifts - cost)?;
            }
        }
        (None, Thrown::Thing { text, .. }) if reach > 0 => {
            t.tell(Event::ThingMoved { by, text: text.clone(), to: path[reach - 1] });
        }
        _ => {
            let need = knockback_cost(t.state(), weight, from, &path[..1]);
            t.tell(Event::TooShort { by, need: small(need), have: shifts });
        }
    }
    turn::finish(t, by)
}

/// Objects, and actors who do not resist, are moved against a plain number; the whole effort counts.
fn against_number<T: FateTable>(t: &mut T, it: &Knockback, plan: &Plan, cost: u16) -> Play<T, i16> {
    let costs = supplemental::perform(t, it.by, plan)?;
    let mut rolled = effort::effort_of(t.state(), it.by, Some(it.skill), Some(plan), Role::Act);
    costs.put_on(&mut rolled);
    let mut used = UsedAspects::default();
    effort::roll(t, &mut rolled, Toward::act(None), &mut used)?;
    let value = i16::try_from(cost).unwrap_or(i16::MAX);
    let mut clash = Clash {
        effort: rolled,
        against: AgainstRoll::Number { value, hidden: false },
        stakes: Stakes::Number,
    };
    clash::settle(t, &mut clash, &mut used)?;
    attack::tell_resolved(t, &clash, clash.lead());
    Ok(clash.effort.total())
}
