//! Simple actions, and actions without a roll.

use schwung_table::Play;

use crate::{
    ActionKind, ActorId, ActorKind, AgainstRoll, Bar, Clash, Doing, Event, FateTable, Judgement, Opposition,
    Plan, Reason, Simple, SkillId, Stakes, State, UsedAspects, Wording,
    rules::{
        attack, blocked, budget, clash,
        dice::Toward,
        difficulty,
        effort::{self, Role},
        environment, judge, lengthy, margin, shifts, supplemental, turn,
    },
};

/// Checks whether this action may begin.
pub(crate) fn check(state: &State, it: &Simple) -> Result<(), Reason> {
    budget::may_act(state, it.by)?;
    attack::check_skill_with(state, it.by, Some(it.skill), &it.plan)?;
    environment::check(state, it.by, it.plan.swap)?;
    lengthy::check(it)?;
    if let Some(rung) = [it.quality, it.notice].into_iter().flatten().find(|it| !(-20..=20).contains(it)) {
        return Err(Reason::of(Bar::OutOfBounds, 20, i16::from(rung)));
    }
    supplemental::check(state, it.by, Some(it.skill), &it.plan)
}

/// A roll against a difficulty.
//= sotc.action.three-types
//= sotc.simple.procedure
//= malmsturm.roll.procedure
//= freefate.check.five-steps
pub(crate) fn simple<T: FateTable>(t: &mut T, it: &Simple) -> Play<T, ()> {
    let by = it.by;
    if it.plan.swap.is_some() && !environment::stand_in(t, by, it.skill, None, it.plan.swap)? {
        return Ok(());
    }
    if !is_right_skill(t, by, it.skill)? {
        return Ok(());
    }
    let plan = supplemental::agreed(t, by, &it.plan)?;
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
    match (against(t, it, &plan, &[ActionKind::Other])?, lengthy::base_of(it)) {
        (Came::Stopped, _) => {}
        //= freefate.effect.only-on-success
        (Came::Failed(missed), None) => margin::fell_short(t, by, missed, it.hidden),
        (Came::Failed(missed), Some(base)) => {
            if !lengthy::fail(t, by, base, missed, it.hidden)? {
                margin::fell_short(t, by, missed, it.hidden);
            } else if !t.state().switches().extended_is_done {
                //= freefate.time.extended-outcome
                margin::only_just(t, by, false)?;
            }
        }
        //= sotc.basics.success
        (Came::Succeeded(shifts), time) => succeed(t, it, shifts, time)?,
    }
    turn::finish(t, by)
}

/// A success by this many shifts: they can be spent, and unspent ones may become visible as spin.
//= freefate.shift.player-use
//= freefate.shift.gm-use
fn succeed<T: FateTable>(t: &mut T, it: &Simple, shifts: i16, time: Option<u8>) -> Play<T, ()> {
    let (by, hidden) = (it.by, it.hidden);
    let work = shifts::Work { time, quality: it.quality, notice: it.notice };
    let left = match time {
        Some(base) => lengthy::succeed(t, by, base, work, shifts, hidden)?,
        None if shifts > 0 => shifts::spend(t, by, shifts, work, hidden)?.left,
        None => 0,
    };
    if shifts == 0 {
        margin::only_just(t, by, hidden)?;
    }
    margin::flourish(t, by, left, hidden)
}

/// Whether the skill is suitable. The player proposes it, and the game master may prefer another.
//= malmsturm.roll.choose-skill
//= freefate.skill.gm-chooses
//= freefate.skill.creative
pub(crate) fn is_right_skill<T: FateTable>(t: &mut T, by: ActorId, skill: SkillId) -> Play<T, bool> {
    // The game master has chosen the skills of her own characters herself.
    if t.state().actor(by).seat.is_gm() || judge(t, Judgement::ChoiceOfSkill { actor: by, skill })? {
        return Ok(true);
    }
    t.tell(Event::CalledOff { actor: by, rule: "malmsturm.roll.choose-skill".into() });
    Ok(false)
}

/// The result of a roll against a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Came {
    /// Succeeded by this many shifts, at least 0.
    Succeeded(i16),
    /// Failed by this many shifts, at least 1.
    Failed(i16),
    /// A block prevented it.
    Stopped,
}

/// Rolls against the difficulty and reports the result. The shifts are shown even if only success or failure
/// matters.
//= sotc.basics.success
//= sotc.basics.shifts
//= sotc.basics.zero-shift-success
//= sotc.basics.no-negative-shifts
//= sotc.basics.effect
//= sotc.basics.how-well
//= malmsturm.difficulty.target
//= malmsturm.effect.zero
//= freefate.success.reach-or-exceed
//= freefate.effect.formula
pub(crate) fn against<T: FateTable>(
    t: &mut T,
    it: &Simple,
    plan: &Plan,
    deeds: &[ActionKind],
) -> Play<T, Came> {
    let hidden = it.hidden;
    let skill = (t.state().actor(it.by).kind != ActorKind::Minions).then_some(it.skill);
    let value = difficulty::of(t, it.by, skill, it.difficulty, hidden, plan)?;
    let costs = supplemental::perform(t, it.by, plan)?;
    let mut rolled = effort::effort_of(t.state(), it.by, skill, Some(plan), Role::Act);
    costs.put_on(&mut rolled);
    let mut used = UsedAspects::after_swap(it.plan.swap);
    effort::roll(t, &mut rolled, Toward::act(None), &mut used)?;
    let mut clash =
        Clash { effort: rolled, against: AgainstRoll::Number { value, hidden }, stakes: Stakes::Number };
    clash::settle(t, &mut clash, &mut used)?;
    let mut shifts = clash.lead();
    let opposition = Opposition::Difficulty { value, hidden };
    t.tell(Event::Resolved { effort: clash.effort, opposition, shifts });
    match blocked::overcome(t, it.by, clash.effort.total(), deeds, None)? {
        blocked::Passage::Free => {}
        blocked::Passage::Stopped => return Ok(Came::Stopped),
        blocked::Passage::Through(over) => shifts = shifts.min(over),
    }
    if shifts < 0 {
        return Ok(Came::Failed(-shifts));
    }
    margin::extra(t, it.by, clash.effort.total())?;
    Ok(Came::Succeeded(shifts))
}

/// Checks whether something may happen without a roll. It may not if a block prevents it.
pub(crate) fn check_happen(state: &State, by: ActorId) -> Result<(), Reason> {
    budget::may_act(state, by)?;
    blocked::check_unblocked(state, by, &[ActionKind::Other], None)
}

/// Something happens without a roll; during a conflict it takes an action.
//= sotc.basics.when-to-roll
//= malmsturm.roll.when
//= freefate.check.when
pub(crate) fn happen<T: FateTable>(t: &mut T, by: ActorId, text: &Wording) -> Play<T, ()> {
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Simple });
    if !blocked::holds(t, by, &[ActionKind::Other], None)? {
        t.tell(Event::Happened { actor: by, text: text.clone(), beside: 0 });
    }
    turn::finish(t, by)
}
