//! Extended tasks, contests and chases.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Contest, Event, FreeRow, Gait, Judgement, OpenTask, Opposition, Plan, Reason, RowSide,
    State, Table, Task, TaskId, TaskMode,
    rules::{
        attempt,
        clash::{self, Clash},
        effort::{self, Role},
        judge,
    },
};

/// Checks that the numbers of a task are consistent.
pub(crate) fn check_open(it: &OpenTask) -> Result<(), Reason> {
    let fits = match (&it.mode, &it.sides) {
        //= zerospace.extended.setup
        (TaskMode::Tries { needed, most, difficulties }, None) => {
            *needed > 0
                && most >= needed
                && !difficulties.is_empty()
                && difficulties.len() <= 100
                && difficulties.iter().all(|it| *it >= 3)
        }
        (TaskMode::FirstTo(n) | TaskMode::Lead(n), Some(_)) => *n > 0,
        (TaskMode::Rounds { lead, rounds }, Some(_)) => *lead > 0 && *rounds > 0,
        _ => return Err(Bar::WrongTask.into()),
    };
    if it.sides.is_some_and(|it| it.first == it.second) {
        return Err(Bar::OnOneself.into());
    }
    if fits { Ok(()) } else { Err(Bar::OutOfBounds.into()) }
}

/// Whether the numbers of a task are consistent.
pub fn fits_task(it: &OpenTask) -> bool {
    check_open(it).is_ok()
}

/// Opens a task with difficulties, required successes and a maximum number of attempts, or a contest.
//= zerospace.extended.setup
//= zerospace.extended.opposed
pub(crate) fn open<T: Table>(t: &mut T, it: &OpenTask) {
    let id = TaskId(t.state().next_task);
    let (text, mode, sides) = (it.text.clone(), it.mode.clone(), it.sides);
    let task = Task { id, text, mode, tally: [0; 2], tries: 0, sides, won: None };
    t.tell(Event::TaskOpened { task });
}

/// Checks that the task exists, is open and consists of steps.
pub(crate) fn check_step(state: &State, step: Option<TaskId>) -> Result<(), Reason> {
    let Some(id) = step else { return Ok(()) };
    let task = open_task(state, id)?;
    if task.sides.is_none() { Ok(()) } else { Err(Bar::WrongTask.into()) }
}

fn open_task(state: &State, id: TaskId) -> Result<&Task, Reason> {
    state.task(id).filter(|it| it.won.is_none()).ok_or_else(|| Bar::NoTask.into())
}

/// The difficulty of the next step.
//= zerospace.extended.setup
pub(crate) fn difficulty(state: &State, id: TaskId) -> Option<i16> {
    let task = state.task(id)?;
    match &task.mode {
        TaskMode::Tries { difficulties, .. } => {
            let step = usize::from(task.tally[0]).min(difficulties.len().saturating_sub(1));
            difficulties.get(step).copied()
        }
        TaskMode::FirstTo(_) | TaskMode::Lead(_) | TaskMode::Rounds { .. } => None,
    }
}

/// Counts an attempt: enough successes win, too many attempts lose.
//= zerospace.extended.setup
pub(crate) fn count<T: Table>(t: &mut T, id: TaskId, success: bool) {
    let Some(task) = t.state().task(id) else { return };
    let TaskMode::Tries { needed, most, .. } = task.mode else { return };
    let tally = [task.tally[0].saturating_add(u8::from(success)), task.tally[1]];
    let tries = task.tries.saturating_add(1);
    t.tell(Event::TaskCounted { id, tally, tries });
    if tally[0] >= needed {
        t.tell(Event::TaskClosed { id, won: true });
    } else if tries >= most {
        t.tell(Event::TaskClosed { id, won: false });
    }
}

/// Checks that the contest exists and is open.
pub(crate) fn check_contend(state: &State, id: TaskId, plans: &[Plan; 2]) -> Result<(), Reason> {
    let task = open_task(state, id)?;
    let Some(sides) = task.sides else { return Err(Bar::WrongTask.into()) };
    if task.tries == u8::MAX {
        return Err(Reason::of(Bar::Limit, i32::from(u8::MAX), i32::from(u8::MAX) + 1));
    }
    for (who, plan) in [sides.first, sides.second].into_iter().zip(plans) {
        if state.is_defenceless(who) {
            return Err(Bar::CannotAct.into());
        }
        attempt::check_plan(state, who, plan, &[RowSide::Check])?;
        effort::check_tool(state, who, Some(sides.skill), plan, false)?;
        // Each side has its own plan.
        if plan.free.iter().any(|it| !it.acting) {
            return Err(Bar::WrongRow.into());
        }
    }
    Ok(())
}

/// Plays one round of a contest: both sides roll, and exactly one of them scores.
//= zerospace.extended.opposed
//= zerospace.extended.chase
pub(crate) fn contend<T: Table>(t: &mut T, id: TaskId, plans: &[Plan; 2]) -> Play<T, ()> {
    let Some(task) = t.state().task(id) else { return Ok(()) };
    let (Some(sides), mode, tally, tries) = (task.sides, task.mode.clone(), task.tally, task.tries) else {
        return Ok(());
    };
    if sides.running {
        // In a chase both run, so their attacks lose a die and their defences gain one.
        for actor in [sides.first, sides.second] {
            if t.state().actor(actor).gait == Gait::Walk {
                t.tell(Event::GaitChosen { actor, gait: Gait::Run });
            }
        }
    }
    let role = if sides.running { Role::Movement } else { Role::Reaction };
    let effort = |state: &State, who, plan: &Plan| {
        let attribute = plan.attribute.unwrap_or(sides.attribute);
        effort::of_check(state, who, sides.skill, attribute, role, plan)
    };
    let mut first = effort(t.state(), sides.first, &plans[0]);
    let mut second = effort(t.state(), sides.second, &plans[1]);
    attempt::pay_before(t, &mut first, plans[0].points);
    attempt::pay_before(t, &mut second, plans[1].points);
    let scores = match (first.rows.fails(), second.rows.fails()) {
        (true, false) => {
            t.tell(Event::FailedAtOnce { actor: sides.first, rows: first.rows });
            false
        }
        (false, true) => {
            t.tell(Event::FailedAtOnce { actor: sides.second, rows: second.rows });
            true
        }
        _ => {
            let mut clash = Clash::new(first, Opposition::Roll(second));
            clash.contest = Some(sides.ties_to_first);
            clash.free = free_of_both(&sides, plans);
            let lead = clash::play(t, &mut clash)?;
            lead > 0 || (lead == 0 && sides.ties_to_first)
        }
    };
    let tally = [tally[0].saturating_add(u8::from(scores)), tally[1].saturating_add(u8::from(!scores))];
    let tries = tries.saturating_add(1);
    t.tell(Event::TaskCounted { id, tally, tries });
    let Some(won) = won(&mode, tally, tries) else { return Ok(()) };
    // The round's attacks come first, and the game master decides when a chase is over.
    //= zerospace.extended.chase
    if let TaskMode::Lead(_) | TaskMode::Rounds { .. } = mode {
        let leader = if won { sides.first } else { sides.second };
        let lead = tally[0].abs_diff(tally[1]);
        if !judge(t, Judgement::Over { task: id, leader, lead })? {
            return Ok(());
        }
    }
    t.tell(Event::TaskClosed { id, won });
    Ok(())
}

/// The circumstances outside the tables of both sides, each applied to the roll of its side.
fn free_of_both(sides: &Contest, plans: &[Plan; 2]) -> Vec<FreeRow> {
    let of = |who: ActorId, acting: bool, plan: &Plan| -> Vec<FreeRow> {
        let own = plan.free.iter().filter(|it| it.acting);
        own.map(|it| FreeRow { acting, of: Some(who), ..it.clone() }).collect()
    };
    let mut free = of(sides.first, true, &plans[0]);
    free.extend(of(sides.second, false, &plans[1]));
    free
}

/// Whether a side has won a contest.
//= zerospace.extended.opposed
//= zerospace.extended.chase
fn won(mode: &TaskMode, tally: [u8; 2], tries: u8) -> Option<bool> {
    let lead = i16::from(tally[0]) - i16::from(tally[1]);
    match *mode {
        TaskMode::FirstTo(n) if tally[0] >= n => Some(true),
        TaskMode::FirstTo(n) if tally[1] >= n => Some(false),
        TaskMode::Lead(n) if lead >= i16::from(n) => Some(true),
        TaskMode::Lead(n) if -lead >= i16::from(n) => Some(false),
        TaskMode::Rounds { lead: needed, rounds } if tries >= rounds => Some(lead >= i16::from(needed)),
        _ => None,
    }
}

/// Checks whether a task may be closed.
pub(crate) fn check_close(state: &State, id: TaskId) -> Result<(), Reason> {
    open_task(state, id).map(|_| ())
}
