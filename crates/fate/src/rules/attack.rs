//! Attacks: forcing a character's will on another.

use schwung_table::{Along, Choice, Play};

use crate::{
    ActionKind, ActorId, ActorKind, AgainstRoll, AgendaId, Answer, Attack, Bar, Clash, ContestTie, Defence,
    DefenceDice, Defend, Doing, Effort, Event, Extra, Fate, FateTable, Judgement, Opposition, Plan, Price,
    Reach, Reason, SkillId, SkillSet, Stakes, State, Track, UsedAspects, Why, ZeroShifts, ZoneId,
    mark::Mark,
    rules::{
        blocked, budget, clash,
        dice::Toward,
        difficulty,
        effort::{self, Role},
        environment, full_defense, invoke, judge, margin, overflow, spin, stress, supplemental, turn,
    },
};

/// Checks whether this attack may begin.
pub(crate) fn check(state: &State, it: &Attack) -> Result<(), Reason> {
    budget::need_conflict(state)?;
    budget::need_turn(state, it.by)?;
    check_target(state, it.by, it.on)?;
    check_skill_with(state, it.by, it.skill, &it.plan)?;
    environment::check(state, it.by, it.plan.swap)?;
    if it.unaware.is_none() {
        difficulty::check_no_factors(&it.plan)?;
    }
    supplemental::check(state, it.by, it.skill, &it.plan)
}

/// Checks that the target is another actor who is still in the conflict.
pub(crate) fn check_target(state: &State, by: ActorId, on: ActorId) -> Result<(), Reason> {
    if by == on || state.actor(by).attached == Some(on) {
        return Err(Bar::OnOneself.into());
    }
    if !state.is_in(on) {
        return Err(Bar::IsOut.into());
    }
    Ok(())
}

/// Checks that a named character rolls a skill, and has the required weapon in hand.
pub(crate) fn check_skill(state: &State, by: ActorId, skill: Option<SkillId>) -> Result<(), Reason> {
    match skill {
        None if state.actor(by).kind == ActorKind::Named => Err(Bar::WrongSkill.into()),
        Some(skill) if state.frame.skill(skill).armed && state.actor(by).disarmed.is_some() => {
            Err(Bar::NoWeapon.into())
        }
        _ => Ok(()),
    }
}

/// Like [`check_skill`], but a weapon can be taken up as a supplemental action.
pub(crate) fn check_skill_with(
    state: &State,
    by: ActorId,
    skill: Option<SkillId>,
    plan: &Plan,
) -> Result<(), Reason> {
    match check_skill(state, by, skill) {
        Err(reason) if reason.what == Bar::NoWeapon && plan.extras.contains(&Extra::Rearm) => Ok(()),
        result => result,
    }
}

/// An attack with all its consequences.
//= sotc.attack.definition
//= sotc.attack.test
pub(crate) fn attack<T: FateTable>(t: &mut T, it: &Attack) -> Play<T, ()> {
    let (by, skill) = (it.by, it.skill);
    let on = defender(t.state(), it.on);
    if !is_allowed(t, it, on)? {
        return Ok(());
    }
    let plan = &*supplemental::agreed(t, by, &it.plan)?;
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Attack { on, skill, agenda: it.agenda } });
    let track = it.track.unwrap_or_else(|| track_of(t.state(), it.agenda));
    let costs = supplemental::perform(t, by, plan)?;
    //= freefate.difficulty.opposition
    //= freefate.scope.conflict-glimpse
    let number = match it.unaware {
        Some(_) => Some(difficulty::of(t, by, skill, it.unaware, false, plan)?),
        None => None,
    };
    let mut effort = effort::effort_of(t.state(), by, skill, Some(plan), Role::Act);
    costs.put_on(&mut effort);
    let mut clash =
        Clash { effort, against: AgainstRoll::Number { value: 0, hidden: false }, stakes: Stakes::Hit };
    let mut used = UsedAspects::after_swap(it.plan.swap);
    effort::roll(t, &mut clash.effort, Toward::act(on), &mut used)?;
    clash.against = match number {
        //= sotc.block.protect
        // Even an unaware target can be protected by a block.
        Some(value) => match blocked::shield(t.state(), by, on) {
            Some((by, strength)) if strength >= value => AgainstRoll::Block { on, by, strength },
            _ => AgainstRoll::Number { value, hidden: false },
        },
        None => {
            let listed = t.state().frame.agenda(it.agenda).defend;
            let effort = clash.effort.total();
            let coming = Coming { by, effort, agenda: Some(it.agenda), listed, is_attack: true };
            let against = brace(t, &coming, on)?;
            t.settle(|_| Mark::Defending { acting: clash.effort, against, used })?;
            thrown(t, against, by, on, &mut used)?
        }
    };
    meet(t, it, on, track, &mut clash, &mut used)
}

/// Lets both sides change the efforts.
#[inline(always)]
fn meet<T: FateTable>(
    t: &mut T,
    it: &Attack,
    on: ActorId,
    track: Track,
    clash: &mut Clash,
    used: &mut UsedAspects,
) -> Play<T, ()> {
    clash::settle(t, clash, used)?;
    settled(t, it, on, track, clash)
}

/// Called when nobody adds anything more.
#[inline(always)]
fn settled<T: FateTable>(t: &mut T, it: &Attack, on: ActorId, track: Track, clash: &Clash) -> Play<T, ()> {
    t.settle(|state| Mark::Clashed { standing: clash.standing(state), clash: Along(*clash) })?;
    compared(t, it, on, track, clash)
}

#[inline(always)]
fn compared<T: FateTable>(t: &mut T, it: &Attack, on: ActorId, track: Track, clash: &Clash) -> Play<T, ()> {
    let deeds = deeds_of(t.state(), it.by, on, it.skill);
    outcome(t, it.by, on, clash, track, deeds)?;
    turn::finish(t, it.by)
}

/// Continues an attack from a mark.
pub(crate) fn resume<T: FateTable>(t: &mut T, it: &Attack, mark: &Mark) -> Play<T, ()> {
    let on = defender(t.state(), it.on);
    let track = it.track.unwrap_or_else(|| track_of(t.state(), it.agenda));
    match mark {
        Mark::Defending { acting, against, used } => {
            let mut used = *used;
            let against = thrown(t, *against, it.by, on, &mut used)?;
            meet(t, it, on, track, &mut Clash { effort: *acting, against, stakes: Stakes::Hit }, &mut used)
        }
        Mark::Invoking(mark) => {
            let mut say = mark.say;
            invoke::go_on(t, &mut say, true)?;
            settled(t, it, on, track, &say.clash)
        }
        Mark::Rerolling(mark) => {
            let mut say = mark.say;
            invoke::roll_on(t, &mut say, !mark.last)?;
            settled(t, it, on, track, &say.clash)
        }
        Mark::Clashed { clash, .. } => compared(t, it, on, track, &clash.0),
        Mark::Struck { by, on, shifts, track, result } => {
            let left = stress::strike(t, *by, *on, *shifts, *track)?;
            struck(t, it.by, result.0, left)?;
            turn::finish(t, it.by)
        }
        Mark::Overflow { who, left } => {
            overflow::go_on(t, *who, *left)?;
            turn::finish(t, it.by)
        }
    }
}

/// The actual defender: an attack on a led group targets its leader.
//= sotc.mixed.attached
#[inline]
pub(crate) fn defender(state: &State, on: ActorId) -> ActorId {
    if budget::is_led(state, on) { state.actor(on).attached.unwrap_or(on) } else { on }
}

/// Checks the range, taking into account a supplemental move. The rules forbid nothing here, but the game
/// master is asked.
//= sotc.scene.zone-interaction
#[inline]
pub(crate) fn reaches<T: FateTable>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    skill: Option<SkillId>,
    plan: &Plan,
) -> Play<T, bool> {
    let state = t.state();
    let Some((distance, rule)) = beyond_reach(state, zone_of_action(state, by, plan), on, skill) else {
        return Ok(true);
    };
    t.tell(Event::Warned { rule: rule.into() });
    if !judge(t, Judgement::Range { by, on, distance })? {
        t.tell(Event::CalledOff { actor: by, rule: rule.into() });
        return Ok(false);
    }
    Ok(true)
}

/// Range, unusual skills, replaced skills: the rules forbid nothing here, but people are asked.
fn is_allowed<T: FateTable>(t: &mut T, it: &Attack, on: ActorId) -> Play<T, bool> {
    if !reaches(t, it.by, on, it.skill, &it.plan)? {
        return Ok(false);
    }
    let Some(skill) = it.skill else { return Ok(true) };
    if t.state().frame.agenda(it.agenda).attack.contains(skill) {
        return Ok(true);
    }
    environment::stand_in(t, it.by, skill, Some(it.agenda), it.plan.swap)
}

/// The zone in which an action takes place: after a supplemental move, if there is one.
//= sotc.move.one-zone
#[inline]
pub(crate) fn zone_of_action(state: &State, by: ActorId, plan: &Plan) -> ZoneId {
    let step = plan.extras.iter().find_map(|it| match it {
        Extra::Move(to) => Some(*to),
        _ => None,
    });
    step.unwrap_or(state.actor(by).zone)
}

/// The distance and the rule of thumb, if the target is out of reach.
//= sotc.scene.zone-interaction
#[inline]
pub(crate) fn beyond_reach(
    state: &State,
    from: ZoneId,
    on: ActorId,
    skill: Option<SkillId>,
) -> Option<(u8, &'static str)> {
    let to = state.actor(on).zone;
    if from == to {
        return None;
    }
    let reach = skill.map_or(Reach::Touch, |skill| state.frame.skill(skill).reach);
    let distance = state.frame.distance(from, to).unwrap_or(u8::MAX);
    let (far, rule) = match reach {
        //= sotc.scene.range-touch
        Reach::Touch => (0, "sotc.scene.range-touch"),
        //= sotc.scene.range-throw
        Reach::Throw => (1, "sotc.scene.range-throw"),
        //= sotc.scene.range-shoot
        Reach::Shoot => (u8::try_from(state.switches().gun_range).unwrap_or(0), "sotc.scene.range-shoot"),
        Reach::Far => (u8::MAX, "sotc.scene.range-shoot"),
    };
    (distance > far).then_some((distance, rule))
}

/// The stress track that an attack with this agenda affects.
//= sotc.stress.type
fn track_of(state: &State, agenda: AgendaId) -> Track {
    state.frame.agenda(agenda).track
}

/// The kinds of deed that an attack with this skill is, for blocks.
fn deeds_of(state: &State, by: ActorId, on: ActorId, skill: Option<SkillId>) -> &'static [ActionKind] {
    if state.blocks.is_empty() {
        return &[ActionKind::Attack];
    }
    let apart = state.actor(by).zone != state.actor(on).zone;
    match skill.map_or(Reach::Touch, |skill| state.frame.skill(skill).reach) {
        Reach::Shoot => &[ActionKind::Attack, ActionKind::Shoot],
        // A blade is thrown only at targets in another zone.
        Reach::Throw if apart => &[ActionKind::Attack, ActionKind::Shoot],
        Reach::Throw | Reach::Touch | Reach::Far => &[ActionKind::Attack],
    }
}

/// The action that a character defends against.
pub(crate) struct Coming {
    /// The acting character.
    pub(crate) by: ActorId,
    /// The effort to beat.
    pub(crate) effort: i16,
    /// What the attacker wants; `None` for a maneuver.
    pub(crate) agenda: Option<AgendaId>,
    /// The skills that can be used for defence; any if empty.
    pub(crate) listed: SkillSet,
    /// Whether it is an attack. Otherwise it is a maneuver.
    pub(crate) is_attack: bool,
}

/// The defender chooses a skill, may declare full defense, and rolls. This costs nothing.
//= sotc.free.defense-roll
#[inline(always)]
pub(crate) fn defend<T: FateTable>(
    t: &mut T,
    coming: &Coming,
    who: ActorId,
    used: &mut UsedAspects,
) -> Play<T, Effort> {
    let mut effort = brace(t, coming, who)?;
    throw(t, &mut effort, coming.by, used)?;
    Ok(effort)
}

/// Rolls the dice of the defender, at tables where defenders roll.
#[inline(always)]
fn throw<T: FateTable>(t: &mut T, effort: &mut Effort, by: ActorId, used: &mut UsedAspects) -> Play<T, ()> {
    match t.state().switches().defence {
        DefenceDice::Rolled => effort::roll(t, effort, Toward::react(by), used),
        DefenceDice::Unmodified => Ok(()),
    }
}

/// Rolls the dice of the defender; returns the opposition to the attack.
#[inline(always)]
fn thrown<T: FateTable>(
    t: &mut T,
    mut effort: Effort,
    by: ActorId,
    on: ActorId,
    used: &mut UsedAspects,
) -> Play<T, AgainstRoll> {
    throw(t, &mut effort, by, used)?;
    let shield = blocked::shield(t.state(), by, on);
    Ok(AgainstRoll::by(t.state().switches().defence, effort, shield))
}

/// The defence, except for the dice.
#[inline(always)]
fn brace<T: FateTable>(t: &mut T, coming: &Coming, who: ActorId) -> Play<T, Effort> {
    let state = t.state();
    let Coming { by, effort, agenda, listed, is_attack } = *coming;
    let may_full = is_attack && full_defense::may_at_attack(state, who);
    let question = Defend { seat: state.actor(who).seat, who, by, effort, agenda, listed, may_full };
    let defence = match only_defence(state, &question) {
        Some(defence) => defence,
        None => t.ask(question)?,
    };
    if defence.full && may_full {
        t.tell(Event::FullDefense { actor: who });
    }
    if is_attack {
        t.tell(Event::Attacked { actor: who });
    }
    if t.state().switches().defence == DefenceDice::Unmodified {
        return Ok(stand(t, who, defence.skill));
    }
    Ok(effort::effort_of(t.state(), who, defence.skill, None, Role::React))
}

/// The effort of a defence before the dice, if the question is answered with it.
pub fn braced(state: &State, it: &Defend, defence: Defence) -> Effort {
    let mut effort = match state.switches().defence {
        DefenceDice::Unmodified => effort::unmodified(state, it.who, defence.skill),
        DefenceDice::Rolled => effort::effort_of(state, it.who, defence.skill, None, Role::React),
    };
    //= sotc.full-defense.bonus
    if defence.full && it.may_full && !state.actor(it.who).turn.full_defense {
        effort.terms.add(Why::FullDefense, 2);
    }
    effort
}

/// A skill that opposes a roll without being rolled. Only full defense changes it.
//= freefate.contest.target
//= freefate.scope.conflict-glimpse
fn stand<T: FateTable>(t: &mut T, who: ActorId, skill: Option<SkillId>) -> Effort {
    let effort = effort::unmodified(t.state(), who, skill);
    t.tell(Event::Stands { effort });
    effort
}

/// The only possible defence, if there is just one. Nobody is asked then.
#[inline]
fn only_defence(state: &State, it: &Defend) -> Option<Defence> {
    if it.may_full {
        return None;
    }
    if state.actor(it.who).kind != ActorKind::Named {
        return Some(Defence { skill: None, full: false });
    }
    let mut usable = it.listed.iter().filter(|&skill| is_usable(state, it.who, skill));
    match (usable.next(), usable.next()) {
        (Some(skill), None) => Some(Defence { skill: Some(skill), full: false }),
        _ => None,
    }
}

//= sotc.disarm.no-defense-penalty
fn is_usable(state: &State, who: ActorId, skill: SkillId) -> bool {
    state.actor(who).disarmed.is_none() || !state.frame.skill(skill).armed
}

/// The answers to [`Defend`]: the skills of the agenda; others require the game master.
//= sotc.attack.skill-by-agenda
pub(crate) fn defend_options(state: &State, it: &Defend, choices: &mut Vec<Choice<Fate>>) {
    let mut offer = |skill: Option<SkillId>, rule: &'static str, barred: Option<Bar>| {
        for full in [false, true] {
            let late = full_defense::bar_at_attack(state, it.who).filter(|_| full && !it.may_full);
            // With an unsuitable skill, full defense need not be listed as well.
            if full && (barred.is_some() || !it.may_full && late.is_none()) {
                continue;
            }
            choices.push(Choice {
                answer: Answer::Defence(Defence { skill, full }),
                price: Price::FREE,
                rule: if full { "sotc.full-defense.declare-first-attack" } else { rule },
                barred: barred.or(late).map(Into::into),
            });
        }
    };
    if state.actor(it.who).kind != ActorKind::Named {
        offer(None, "sotc.minions.quality", None);
        return;
    }
    for n in 0..u8::try_from(state.frame.skills.len()).unwrap_or(u8::MAX) {
        let skill = SkillId(n);
        let barred = if !is_usable(state, it.who, skill) {
            Some(Bar::NoWeapon)
        } else if !it.listed.is_empty() && !it.listed.contains(skill) {
            Some(Bar::WrongSkill)
        } else {
            None
        };
        offer(Some(skill), "sotc.attack.skill-by-agenda", barred);
    }
}

/// Determines the winner, and applies the effects.
#[inline(always)]
fn outcome<T: FateTable>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    clash: &Clash,
    track: Track,
    deeds: &[ActionKind],
) -> Play<T, ()> {
    let mut shifts = clash.lead();
    tell_resolved(t, clash, shifts);
    if !t.state().blocks.is_empty() {
        match blocked::overcome(t, by, clash.effort.total(), deeds, None)? {
            blocked::Passage::Free => {}
            // The defender has rolled, so the defence can still bring spin.
            blocked::Passage::Stopped => match clash.against {
                AgainstRoll::Roll { .. } => return spin::defended(t, on, -shifts),
                _ => return Ok(()),
            },
            blocked::Passage::Through(over) => shifts = shifts.min(over),
        }
    }
    //= sotc.attack.hit
    //= sotc.stress.amount
    //= freefate.shift.stress
    if shifts >= 1 {
        let result = Some(clash.effort.total());
        let left = stress::hit(t, Some(by), on, shifts.unsigned_abs(), track, result)?;
        return struck(t, by, result, left);
    }
    // Where a success without shifts is only marginal, a tie against a number counts as one.
    //= freefate.success.reach-or-exceed
    //= freefate.effect.zero-shifts
    if shifts == 0
        && matches!(clash.against, AgainstRoll::Number { .. })
        && t.state().switches().zero_shifts == ZeroShifts::Partial
    {
        margin::only_just(t, by, false)?;
        return margin::extra(t, by, clash.effort.total());
    }
    //= sotc.attack.tie
    //= sotc.attack.defender-wins
    t.tell(Event::Missed { by, on, margin: -shifts });
    fended_off(t, clash, by, on, -shifts)
}

/// The effects of an attack beyond the hit, applied after the hit was absorbed. Nobody else is asked between a defence
/// and the absorption, so that one plan can answer both.
fn struck<T: FateTable>(t: &mut T, by: ActorId, result: Option<i16>, left: i16) -> Play<T, ()> {
    if let Some(total) = result {
        margin::extra(t, by, total)?;
    }
    overflow::spend(t, by, left)
}

/// An action against `on` failed by this many shifts. A defender who rolled may get spin; one who did not may
/// get the shifts. Without an opposing roll, a tie is a draw, as in contests.
#[inline]
pub(crate) fn fended_off<T: FateTable>(
    t: &mut T,
    clash: &Clash,
    by: ActorId,
    on: ActorId,
    shifts: i16,
) -> Play<T, ()> {
    match clash.against {
        AgainstRoll::Roll { .. } => spin::defended(t, on, shifts),
        //= freefate.contest.tie
        AgainstRoll::Standing { .. }
            if shifts == 0 && t.state().switches().contest_tie == ContestTie::Draw =>
        {
            margin::draw(t, by, on)
        }
        AgainstRoll::Standing { .. } => margin::credit(t, on, by, shifts),
        AgainstRoll::Number { .. } | AgainstRoll::Block { .. } => Ok(()),
    }
}

/// Reports the result of a clash, and a protective block if it was better than the defence.
#[inline(always)]
pub(crate) fn tell_resolved<T: FateTable>(t: &mut T, clash: &Clash, shifts: i16) {
    let opposition = match &clash.against {
        AgainstRoll::Number { value, hidden } => Opposition::Difficulty { value: *value, hidden: *hidden },
        AgainstRoll::Block { on, by, strength } => {
            t.tell(Event::Protected { actor: *on, by: *by, strength: *strength });
            Opposition::Block { by: *by, strength: *strength }
        }
        AgainstRoll::Roll { effort, shield } => match *shield {
            //= sotc.block.protect-better
            //= sotc.block.protect-shifts
            Some((by, strength)) if strength >= effort.total() => {
                t.tell(Event::Protected { actor: effort.actor, by, strength });
                Opposition::Block { by, strength }
            }
            _ => Opposition::Roll(*effort),
        },
        AgainstRoll::Standing { effort, shield } => match *shield {
            Some((by, strength)) if strength >= effort.total() => {
                t.tell(Event::Protected { actor: effort.actor, by, strength });
                Opposition::Block { by, strength }
            }
            _ => Opposition::Standing(*effort),
        },
    };
    t.tell(Event::Resolved { effort: clash.effort, opposition, shifts });
}
