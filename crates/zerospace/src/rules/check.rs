//! Checks of one skill against a difficulty or another actor.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, Attribute, Bar, Check, Doing, Effort, Event, Judgement, Opposition, Plan, Rated, Reason, Row,
    RowSide, Rows, SetDifficulty, SkillId, State, Table, Target, TaskId,
    rules::{
        attempt, budget,
        clash::{self, Clash},
        delay::{self, Cut},
        effort::{self, Role},
        failure, fear, judge, task,
    },
};

/// Checks whether this skill check is allowed.
pub(crate) fn check(state: &State, it: &Check) -> Result<(), Reason> {
    //= zerospace.action.reaction
    if it.reaction {
        budget::need_able(state, it.by)?;
    } else {
        budget::need_standard(state, it.by)?;
    }
    attempt::check_plan(state, it.by, &it.plan, &[RowSide::Check])?;
    effort::check_tool(state, it.by, Some(it.skill), &it.plan, false)?;
    check_target(state, it.by, it.target)?;
    check_against(state, it.target, it.task, &it.plan)?;
    task::check_step(state, it.task)
}

/// Checks that the difficulty is at least moderate, or that the opponent is another actor.
//= zerospace.difficulty.passive
pub(crate) fn check_target(state: &State, by: ActorId, target: Target) -> Result<(), Reason> {
    match target {
        Target::Difficulty { value, .. } if value < 3 => Err(Reason::of(Bar::TooEasy, 3, i32::from(value))),
        Target::Actor { on, .. } => attempt::check_target(state, by, on),
        Target::Ask | Target::Difficulty { .. } => Ok(()),
    }
}

/// Checks that there is an opposing roll if circumstances are given for that side.
//= zerospace.pool.whose-side
pub(crate) fn check_against(
    state: &State,
    target: Target,
    step: Option<TaskId>,
    plan: &Plan,
) -> Result<(), Reason> {
    let rolls = match target {
        Target::Actor { on, .. } => step.is_none() && !state.is_defenceless(on),
        Target::Ask | Target::Difficulty { .. } => false,
    };
    if !rolls && plan.free.iter().any(|it| !it.acting) { Err(Bar::WrongRow.into()) } else { Ok(()) }
}

/// The default attribute of a skill.
pub(crate) fn usual_attribute(state: &State, skill: SkillId) -> Attribute {
    state.frame.skills.get(usize::from(skill.0)).map_or(Attribute::Intelligence, |it| it.attribute)
}

/// The opposition of a check.
pub(crate) enum Against {
    /// A difficulty or an opposing roll.
    Number(Opposition),
    /// The game master declares the check impossible.
    Impossible,
}

/// Carries out a check with all its consequences.
//= zerospace.check.formula
pub(crate) fn perform<T: Table>(t: &mut T, it: &Check) -> Play<T, ()> {
    let (by, skill) = (it.by, it.skill);
    if !it.reaction && !fear::may_act(t, by)? {
        return Ok(());
    }
    if !is_allowed(t, it)? {
        return Ok(());
    }
    if !it.reaction
        && let Cut::Interrupted = delay::cut_ins(t, by, None, None)?
    {
        return Ok(());
    }
    let Some(against) = against(t, by, skill, it.target, it.task, &it.plan)? else {
        if !it.reaction {
            t.tell(Event::ActionBegan { actor: by, doing: Doing::Check { skill }, with: None });
        }
        return routine(t, by, skill, it.task);
    };
    let Against::Number(against) = against else { return impossible(t, by, skill, &it.plan) };
    let attribute = it.plan.attribute.unwrap_or_else(|| usual_attribute(t.state(), skill));
    let role = if it.reaction { Role::Reaction } else { Role::Deed };
    let mut effort = effort::of_check(t.state(), by, skill, attribute, role, &it.plan);
    //= zerospace.object.endurance
    //= zerospace.auto-fail.precedence
    if effort.rows.fails() {
        if it.reaction {
            t.tell(Event::FailedAtOnce { actor: by, rows: effort.rows });
        } else {
            attempt::fail_at_once(t, by, effort.rows, Doing::Check { skill }, None);
        }
        return Ok(());
    }
    if !it.reaction {
        t.tell(Event::ActionBegan { actor: by, doing: Doing::Check { skill }, with: None });
    }
    attempt::pay_before(t, &mut effort, it.plan.points);
    let mut clash = Clash::new(effort, against);
    clash.free.clone_from(&it.plan.free);
    let lead = clash::play(t, &mut clash)?;
    outcome(t, by, skill, lead, it.task)
}

/// Asks the game master whether a check is allowed without the skill or with an unusual attribute.
//= zerospace.dice.unskilled-permission
//= zerospace.dice.attribute-choice
fn is_allowed<T: Table>(t: &mut T, it: &Check) -> Play<T, bool> {
    let (by, skill) = (it.by, it.skill);
    let state = t.state();
    let known = state.sheet(by).skills.contains(skill) || effort::has_stunt(state, by, skill);
    let unusual = it.plan.attribute.filter(|&it| it != usual_attribute(state, skill));
    let mut judgements = Vec::new();
    if !known && !it.reaction {
        judgements.push(Judgement::Unskilled { by, skill });
    }
    judgements.extend(unusual.map(|attribute| Judgement::Attribute { by, skill, attribute }));
    for judgement in judgements {
        let rule = judgement.rule();
        if !judge(t, judgement)? {
            t.tell(Event::CalledOff { actor: by, rule: rule.into() });
            return Ok(false);
        }
    }
    Ok(true)
}

/// Determines the opposition of a check; `None` if it succeeds without a roll.
//= zerospace.difficulty.active
//= zerospace.difficulty.passive
//= zerospace.check.when
pub(crate) fn against<T: Table>(
    t: &mut T,
    by: ActorId,
    skill: SkillId,
    target: Target,
    step: Option<TaskId>,
    plan: &Plan,
) -> Play<T, Option<Against>> {
    if let Some(value) = step.and_then(|id| task::difficulty(t.state(), id)) {
        return Ok(Some(Against::Number(Opposition::Difficulty { value, hidden: false })));
    }
    let opposition = match target {
        Target::Difficulty { value, hidden } => Opposition::Difficulty { value, hidden },
        Target::Actor { on, .. } if t.state().is_defenceless(on) => Opposition::Nothing,
        Target::Actor { on, skill, attribute } => {
            let attribute = attribute.unwrap_or_else(|| usual_attribute(t.state(), skill));
            let plan = effort::opposing(plan);
            let effort = effort::of_check(t.state(), on, skill, attribute, Role::Reaction, &plan);
            Opposition::Roll(Effort { rows: without_failure(effort.rows), ..effort })
        }
        Target::Ask => match t.ask(SetDifficulty { seat: Seat::GM, who: by, skill })? {
            //= zerospace.difficulty.routine
            Rated::Routine => return Ok(None),
            Rated::Number(value) => Opposition::Difficulty { value, hidden: false },
            Rated::Impossible => return Ok(Some(Against::Impossible)),
        },
    };
    Ok(Some(Against::Number(opposition)))
}

/// Removes the failure by sprinting, which does not apply to actors who resist another actor.
fn without_failure(rows: Rows) -> Rows {
    rows.ticked(Rows::NONE, Rows::NONE.with(Row::CheckSprints, true))
}

/// Records a routine check that succeeds without a roll.
//= zerospace.difficulty.routine
pub(crate) fn routine<T: Table>(t: &mut T, by: ActorId, skill: SkillId, step: Option<TaskId>) -> Play<T, ()> {
    t.tell(Event::Routine { actor: by, skill });
    if let Some(id) = step {
        task::count(t, id, true);
    }
    Ok(())
}

/// Records a check that fails because the game master declares it impossible.
//= zerospace.auto-fail.precedence
pub(crate) fn impossible<T: Table>(t: &mut T, by: ActorId, skill: SkillId, plan: &Plan) -> Play<T, ()> {
    let rows = plan.on.with(Row::CheckImpossible, true);
    attempt::fail_at_once(t, by, rows, Doing::Check { skill }, None);
    Ok(())
}

/// Applies the outcome: full success, or a failure that moves the story on.
//= zerospace.success.full
pub(crate) fn outcome<T: Table>(
    t: &mut T,
    by: ActorId,
    skill: SkillId,
    lead: i16,
    step: Option<TaskId>,
) -> Play<T, ()> {
    if let Some(id) = step {
        task::count(t, id, lead >= 0);
    }
    if lead >= 0 { failure::benefit(t, by, lead) } else { failure::forward(t, by, skill) }
}
