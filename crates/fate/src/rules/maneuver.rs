//! Maneuvers: changing the situation without harm.

use schwung_table::Play;

use crate::{
    ActionKind, ActorId, ActorKind, AgainstRoll, Aim, AspectId, AspectKind, AspectRef, Bar, Bearer, Clash,
    Doing, Effort, Event, FateTable, Judgement, Maneuver, Reach, Reason, RefuseAspect, SkillId, SkillSet,
    Stakes, State, Target, UsedAspects, Wording,
    rules::{
        attack, blocked, budget, clash,
        dice::Toward,
        difficulty,
        effort::{self, Role},
        environment, judge, margin, overflow, payment, spin, supplemental, turn,
    },
};

/// Checks whether this maneuver may begin.
//= sotc.maneuver.definition
//= sotc.maneuver.three-kinds
pub(crate) fn check(state: &State, it: &Maneuver) -> Result<(), Reason> {
    budget::may_act(state, it.by)?;
    attack::check_skill_with(state, it.by, it.skill, &it.plan)?;
    if let Target::Actor(on, _) = it.target {
        attack::check_target(state, it.by, on)?;
        difficulty::check_no_factors(&it.plan)?;
    }
    match &it.aim {
        Aim::Remove { aspect, paid } => {
            if state.aspect(*aspect).is_none() {
                return Err(Bar::NoSuchAspect.into());
            }
            check_paid(state, it.by, *paid)?;
        }
        Aim::Place { paid, text, .. } => {
            if text.is_empty() {
                return Err(Bar::NeedsWords.into());
            }
            check_paid(state, it.by, *paid)?;
        }
        Aim::Disarm => {
            if let Target::Actor(on, _) = it.target
                && state.actor(on).disarmed.is_some()
            {
                return Err(Bar::NothingToDisarm.into());
            }
        }
        //= sotc.maneuver.not-a-block
        Aim::Hinder(_) => return Err(Bar::HinderingIsBlock.into()),
        Aim::Plain | Aim::Effect(_) => {}
    }
    environment::check(state, it.by, it.plan.swap)?;
    supplemental::check(state, it.by, it.skill, &it.plan)
}

fn check_paid(state: &State, by: ActorId, paid: bool) -> Result<(), Reason> {
    if paid && state.actor(by).fate == 0 { Err(Bar::NoFatePoint.into()) } else { Ok(()) }
}

/// A maneuver: a simple action, or a contest with the target.
//= sotc.maneuver.simple-or-contest
pub(crate) fn maneuver<T: FateTable>(t: &mut T, it: &Maneuver) -> Play<T, ()> {
    let by = it.by;
    if let (Some(skill), Some(_)) = (it.skill, it.plan.swap)
        && !environment::stand_in(t, by, skill, None, it.plan.swap)?
    {
        return Ok(());
    }
    let plan = &*supplemental::agreed(t, by, &it.plan)?;
    let on = match it.target {
        Target::Actor(on, _) => Some(on),
        Target::Difficulty(_) => None,
    };
    if let Some(on) = on
        && !attack::reaches(t, by, on, it.skill, &it.plan)?
    {
        return Ok(());
    }
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Maneuver(on) });
    //= malmsturm.difficulty.who-sets
    // The difficulty is set before the roll.
    let number = match it.target {
        Target::Actor(..) => 0,
        Target::Difficulty(named) => difficulty::of(t, by, it.skill, named, false, plan)?,
    };
    let costs = supplemental::perform(t, by, plan)?;
    let mut rolled = effort::effort_of(t.state(), by, it.skill, Some(plan), Role::Act);
    costs.put_on(&mut rolled);
    let mut used = UsedAspects::after_swap(it.plan.swap);
    effort::roll(t, &mut rolled, Toward::act(on), &mut used)?;
    let clash = oppose(t, it, number, rolled, used)?;
    let mut shifts = clash.lead();
    attack::tell_resolved(t, &clash, shifts);
    let deeds = deeds_of(t.state(), it.skill);
    match blocked::overcome(t, by, clash.effort.total(), deeds, None)? {
        blocked::Passage::Free => {}
        blocked::Passage::Stopped => return turn::finish(t, by),
        blocked::Passage::Through(over) => shifts = shifts.min(over),
    }
    result(t, it, &clash, on, shifts)?;
    turn::finish(t, by)
}

/// The kinds of deed that a maneuver with this skill is, for blocks.
fn deeds_of(state: &State, skill: Option<SkillId>) -> &'static [ActionKind] {
    match skill.map(|skill| state.frame.skill(skill).reach) {
        Some(Reach::Shoot) => &[ActionKind::Maneuver, ActionKind::Shoot],
        _ => &[ActionKind::Maneuver],
    }
}

/// Adds the opposition: `number`, or the target.
//= sotc.maneuver.uncontested
//= sotc.maneuver.targeted-roll
fn oppose<T: FateTable>(
    t: &mut T,
    it: &Maneuver,
    number: i16,
    rolled: Effort,
    mut used: UsedAspects,
) -> Play<T, Clash> {
    let against = match it.target {
        Target::Difficulty(_) => AgainstRoll::Number { value: number, hidden: false },
        Target::Actor(on, skills) => {
            let on = attack::defender(t.state(), on);
            let effort = react(t, on, it.by, rolled.total(), skills, &mut used)?;
            AgainstRoll::by(t.state().switches().defence, effort, None)
        }
    };
    let stakes = match it.target {
        Target::Difficulty(_) => Stakes::Number,
        Target::Actor(..) => Stakes::Effect,
    };
    let mut clash = Clash { effort: rolled, against, stakes };
    clash::settle(t, &mut clash, &mut used)?;
    Ok(clash)
}

/// The target's defence, with any skill that the game master accepts.
pub(crate) fn react<T: FateTable>(
    t: &mut T,
    who: ActorId,
    by: ActorId,
    effort: i16,
    listed: SkillSet,
    used: &mut UsedAspects,
) -> Play<T, Effort> {
    attack::defend(t, &attack::Coming { by, effort, agenda: None, listed, is_attack: false }, who, used)
}

/// A maneuver or throw against `on` failed by this many shifts. It brings spin only if the table allows this
/// for maneuvers.
//= sotc.spin.defense
pub(crate) fn fended_off<T: FateTable>(
    t: &mut T,
    clash: &Clash,
    by: ActorId,
    on: ActorId,
    shifts: i16,
) -> Play<T, ()> {
    match clash.against {
        AgainstRoll::Roll { .. } if !t.state().switches().spin_from_maneuvers => Ok(()),
        _ => attack::fended_off(t, clash, by, on, shifts),
    }
}

/// The effects of a maneuver.
fn result<T: FateTable>(
    t: &mut T,
    it: &Maneuver,
    clash: &Clash,
    on: Option<ActorId>,
    shifts: i16,
) -> Play<T, ()> {
    //= sotc.maneuver.targeted-one-shift
    let needed = i16::from(on.is_some());
    if shifts < needed {
        let Some(on) = on else {
            margin::fell_short(t, it.by, -shifts, false);
            return Ok(());
        };
        t.tell(Event::Missed { by: it.by, on, margin: -shifts });
        return fended_off(t, clash, it.by, on, -shifts);
    }
    margin::extra(t, it.by, clash.effort.total())?;
    match &it.aim {
        Aim::Plain | Aim::Hinder(_) => {}
        Aim::Place { text, on: bearer, sticky, paid } => {
            let stuck = place(t, it.by, text, *bearer, *sticky, *paid, shifts)?;
            //= sotc.spin.or-overflow
            // Spin that made an aspect sticky cannot also be overflow.
            if stuck && spin::is_spin(t.state(), shifts) {
                return Ok(());
            }
        }
        Aim::Remove { aspect, paid } => remove(t, it.by, *aspect, *paid)?,
        Aim::Disarm => {
            if let Some(on) = on {
                //= sotc.disarm.effect
                t.tell(Event::Disarmed { actor: on, shifts: shifts.unsigned_abs() });
            }
        }
        //= sotc.maneuver.special-effects
        Aim::Effect(text) => {
            if judge(t, Judgement::Effect { actor: it.by, text: text.clone() })? {
                t.tell(Event::Happened { actor: it.by, text: text.clone(), beside: 0 });
            }
        }
    }
    // Against minions, shifts beyond the required one are overflow.
    //= sotc.overflow.definition
    match on {
        Some(on) if t.state().actor(on).kind != ActorKind::Named => {
            overflow::spend(t, it.by, shifts - needed)
        }
        _ => Ok(()),
    }
}

/// Places an aspect; returns whether it is sticky.
//= sotc.maneuver.aspect-targets
//= sotc.maneuver.targeted-aspect
fn place<T: FateTable>(
    t: &mut T,
    by: ActorId,
    text: &Wording,
    on: Bearer,
    sticky: bool,
    paid: bool,
    shifts: i16,
) -> Play<T, bool> {
    match on {
        Bearer::Actor(who) => {
            //= sotc.maneuver.refuse-fate
            let state = t.state();
            let (seat, may) = (state.actor(who).seat, state.actor(who).fate > 0 && who != by);
            if may && t.ask(RefuseAspect { seat, who, text: text.clone() })? {
                t.tell(Event::AspectRefused { actor: who, text: text.clone() });
                return Ok(false);
            }
        }
        Bearer::Scene | Bearer::Zone(_) => {
            if !change_scene(t, by, text, paid)? {
                return Ok(false);
            }
        }
    }
    let kind =
        if sticky && may_stick(t, by, text, on, shifts)? { AspectKind::Sticky } else { AspectKind::Fragile };
    let id = AspectId(t.state().next_aspect);
    //= sotc.maneuver.first-tag-free
    //= sotc.temp-aspect.fragile
    let free_tag = t.state().switches().first_tag_free.then_some(by);
    t.tell(Event::AspectPlaced { id, text: text.clone(), bearer: on, kind, hidden: false, free_tag });
    Ok(kind == AspectKind::Sticky)
}

/// The game master decides whether a scene changes. An offered fate point may support the request, and is
/// paid only if she consents.
//= sotc.maneuver.scene-gm
//= sotc.maneuver.scene-fate
fn change_scene<T: FateTable>(t: &mut T, by: ActorId, text: &Wording, paid: bool) -> Play<T, bool> {
    let changes = judge(t, Judgement::SceneChange { actor: by, text: text.clone(), paid })?;
    Ok(changes && (!paid || pay(t, by)))
}

/// Pays one fate point if there is still one: the last may have been spent on the roll.
//= malmsturm.fate.no-debt
fn pay<T: FateTable>(t: &mut T, by: ActorId) -> bool {
    if !payment::can_pay(t, by, 1) {
        return false;
    }
    let points = t.state().actor(by).fate;
    t.tell(Event::FatePoints { actor: by, points: points - 1, change: -1 });
    true
}

/// A fragile aspect needs nothing more. A sticky one requires the game master's consent, and usually spin if
/// it is on a character.
//= sotc.temp-aspect.sticky
//= sotc.temp-aspect.sticky-gm
//= sotc.temp-aspect.sticky-spin
//= sotc.temp-aspect.sticky-scene
//= sotc.spin.other-uses
fn may_stick<T: FateTable>(t: &mut T, by: ActorId, text: &Wording, on: Bearer, shifts: i16) -> Play<T, bool> {
    let spin = spin::is_spin(t.state(), shifts);
    let on_character = matches!(on, Bearer::Actor(_));
    if on_character && !spin && t.state().switches().sticky_needs_spin {
        t.tell(Event::Warned { rule: Bar::StickyNeedsSpin.rule().into() });
        return Ok(false);
    }
    // The judgement names the bearer of the aspect.
    let actor = if let Bearer::Actor(bearer) = on { bearer } else { by };
    judge(t, Judgement::Sticky { actor, text: text.clone(), spin })
}

/// Removes an aspect by a successful maneuver.
//= sotc.temp-aspect.remove
fn remove<T: FateTable>(t: &mut T, by: ActorId, id: AspectId, paid: bool) -> Play<T, ()> {
    let text = Wording::new(t.state().aspect_text(AspectRef::Play(id)));
    if judge(t, Judgement::Removal { actor: by, id, paid })? && (!paid || pay(t, by)) {
        let hidden = t.state().is_aspect_hidden(id);
        t.tell(Event::AspectRemoved { id, text, hidden });
    }
    Ok(())
}
