//! Supplemental actions.

use std::borrow::Cow;

use schwung_table::Play;

use crate::{
    ActionKind, ActorId, Bar, Event, Extra, FateTable, Judgement, Plan, Reason, SkillId, State, ZoneId,
    rules::{blocked, companion, disarm, early, judge, step},
};

/// The penalties of supplemental actions, each 0 or negative, and what was bought on the roll.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Costs {
    /// For simple actions.
    pub(crate) things: i8,
    /// For a move.
    pub(crate) step: i8,
    /// For taking up a weapon.
    pub(crate) rearming: i8,
    /// What was bought with fate points before the roll; positive.
    pub(crate) bought: i8,
}

impl Costs {
    /// No penalty.
    pub(crate) const NONE: Costs = Costs { things: 0, step: 0, rearming: 0, bought: 0 };
}

/// The penalties of supplemental actions, which are like shifts spent in advance.
//= sotc.supplemental.penalty
pub(crate) fn costs_of(state: &State, actor: ActorId, extras: &[Extra]) -> Costs {
    let [mut things, mut step, mut rearming] = [0u16; 3];
    for extra in extras {
        match extra {
            //= sotc.supplemental.gm-increase
            Extra::Thing { penalty, .. } => things += u16::from(*penalty),
            Extra::Move(to) => step += step::cost_of_step(state, actor, *to),
            Extra::Rearm => rearming += disarm::cost_of_rearming(state, actor),
        }
    }
    let minus = |cost: u16| -i8::try_from(cost).unwrap_or(i8::MAX);
    Costs { things: minus(things), step: minus(step), rearming: minus(rearming), bought: 0 }
}

/// Checks whether all parts of the plan are possible.
//= sotc.supplemental.which-is-which
pub(crate) fn check(
    state: &State,
    actor: ActorId,
    skill: Option<SkillId>,
    plan: &Plan,
) -> Result<(), Reason> {
    if !(-20..=20).contains(&plan.modifier.value) {
        return Err(Reason::of(Bar::OutOfBounds, 20, i16::from(plan.modifier.value)));
    }
    early::check(state, actor, plan)?;
    //= sotc.combine.modify
    if plan.combine.iter().any(|it| Some(it.0) == skill) {
        return Err(Bar::SameSkill.into());
    }
    let mut moves = 0;
    for extra in &plan.extras {
        match extra {
            Extra::Thing { penalty, .. } => {
                if !(1..=20).contains(penalty) {
                    return Err(Reason::of(Bar::OutOfBounds, 20, i16::from(*penalty)));
                }
            }
            Extra::Move(to) => {
                moves += 1;
                //= sotc.move.one-zone
                if moves > 1 {
                    return Err(Bar::OnlyOneZone.into());
                }
                check_step(state, actor, *to)?;
            }
            Extra::Rearm => disarm::check_disarmed(state, actor)?,
        }
    }
    //= sotc.companion.skilled-use
    match (plan.companion, skill) {
        (Some(n), _) if !companion::is_at_hand(state, actor, n) => Err(Bar::CompanionAbsent.into()),
        (Some(n), Some(skill)) if companion::lends(state, actor, n, skill).is_none() => {
            Err(Bar::CompanionUnskilled.into())
        }
        _ => Ok(()),
    }
}

/// Checks a supplemental move: one zone, and not through a block.
fn check_step(state: &State, actor: ActorId, to: ZoneId) -> Result<(), Reason> {
    step::check_step(state, state.actor(actor).zone, to)?;
    //= sotc.block.takes-action
    blocked::check_unblocked(state, actor, &[ActionKind::Move], Some(to))
}

/// The plan, with only those secondary skills that the game master accepts; the roll takes place in any case.
/// For her own characters she has chosen them herself.
//= freefate.combine.who-decides
//= sotc.combine.kind-choice
#[inline]
pub(crate) fn agreed<'p, T: FateTable>(t: &mut T, actor: ActorId, plan: &'p Plan) -> Play<T, Cow<'p, Plan>> {
    let is_settled = plan.combine.is_empty() || t.state().actor(actor).seat.is_gm();
    if is_settled { Ok(Cow::Borrowed(plan)) } else { with_agreed(t, actor, plan) }
}

#[inline(never)]
fn with_agreed<'p, T: FateTable>(t: &mut T, actor: ActorId, plan: &'p Plan) -> Play<T, Cow<'p, Plan>> {
    let mut agreed = Cow::Borrowed(plan);
    for &(skill, kind) in &plan.combine {
        if !judge(t, Judgement::Combination { actor, skill, kind })? {
            let combine = &mut agreed.to_mut().combine;
            if let Some(at) = combine.iter().position(|it| *it == (skill, kind)) {
                combine.remove(at);
            }
        }
    }
    Ok(agreed)
}

/// Reports the additions to a roll: further skills, and the game master's modifier.
pub(crate) fn tell_plan<T: FateTable>(t: &mut T, actor: ActorId, plan: &Plan) {
    if !plan.combine.is_empty() || plan.modifier.value != 0 {
        let (combine, modifier) = (plan.combine.clone(), plan.modifier.clone());
        t.tell(Event::Planned { actor, combine, modifier });
    }
}

/// Carries out the supplemental actions. Their costs are calculated before any move.
#[inline]
pub(crate) fn perform<T: FateTable>(t: &mut T, actor: ActorId, plan: &Plan) -> Play<T, Costs> {
    let says_nothing =
        plan.extras.is_empty() && plan.combine.is_empty() && plan.modifier.value == 0 && plan.bonus == 0;
    if says_nothing { Ok(Costs::NONE) } else { perform_extras(t, actor, plan) }
}

#[inline(never)]
fn perform_extras<T: FateTable>(t: &mut T, actor: ActorId, plan: &Plan) -> Play<T, Costs> {
    tell_plan(t, actor, plan);
    let mut costs = costs_of(t.state(), actor, &plan.extras);
    costs.bought = early::buy(t, actor, plan.bonus);
    for extra in &plan.extras {
        match extra {
            Extra::Thing { text, penalty } => {
                t.tell(Event::Happened { actor, text: text.clone(), beside: *penalty });
            }
            Extra::Move(to) => {
                if !blocked::holds(t, actor, &[ActionKind::Move], Some(*to))? {
                    step::go(t, actor, *to)?;
                }
            }
            Extra::Rearm => t.tell(Event::Rearmed { actor }),
        }
    }
    Ok(costs)
}
