//! Working together.

use schwung_table::Play;

use crate::{
    ActorId, Assist, AssistCount, Bar, Doing, Event, FreeRow, Judgement, Part, Plan, Reason, RowSide, State,
    Table, Together,
    rules::{
        attempt, budget,
        check::{self, Against},
        clash::{self, Clash},
        delay::{self, Cut},
        effort::{self, Role},
        fear, judge, task,
    },
};

/// The bonus for the number of actors who work together: at most 10, and 0 for a single one.
//= zerospace.assist.formula
pub(crate) fn addition(state: &State, together: usize) -> u8 {
    let counted = match state.switches.assist_count {
        _ if together <= 1 => 0,
        AssistCount::All => together,
        AssistCount::Helpers => together - 1,
    };
    u8::try_from(counted.min(10)).unwrap_or(10)
}

/// Checks whether these actors may work together. In a conflict the leader must have the turn, and the others a
/// deferred one.
pub(crate) fn check(state: &State, it: &Together) -> Result<(), Reason> {
    let [leader, helpers @ ..] = it.parts.as_slice() else { return Err(Bar::Alone.into()) };
    if helpers.is_empty() || it.parts.len() > 100 {
        return Err(Bar::Alone.into());
    }
    budget::need_standard(state, leader.by)?;
    for (n, part) in it.parts.iter().enumerate() {
        budget::need_able(state, part.by)?;
        attempt::check_plan(state, part.by, &part.plan, &[RowSide::Check])?;
        effort::check_tool(state, part.by, Some(part.skill), &part.plan, false)?;
        check::check_against(state, it.target, it.task, &part.plan)?;
        if it.parts[..n].iter().any(|other| other.by == part.by) {
            return Err(Bar::OnOneself.into());
        }
    }
    //= zerospace.assist.combat
    if state.in_conflict() && helpers.iter().any(|it| state.actor(it.by).stored.is_none()) {
        return Err(Bar::NothingStored.into());
    }
    check::check_target(state, leader.by, it.target)?;
    task::check_step(state, it.task)
}

/// Makes the check together: the worst result counts, with a bonus for the number of participants. Because a weak
/// helper can make the result worse, each is asked first.
//= zerospace.assist.formula
//= zerospace.assist.different-skills
pub(crate) fn together<T: Table>(t: &mut T, it: &Together) -> Play<T, ()> {
    let leader = &it.parts[0];
    if !fear::may_act(t, leader.by)? {
        return Ok(());
    }
    if let Cut::Interrupted = delay::cut_ins(t, leader.by, None, None)? {
        return Ok(());
    }
    let parts = willing(t, it)?;
    let Some(against) = check::against(t, leader.by, leader.skill, it.target, it.task, &all_of(it))? else {
        return check::routine(t, leader.by, leader.skill, it.task);
    };
    let Against::Number(against) = against else {
        return check::impossible(t, leader.by, leader.skill, &leader.plan);
    };
    let effort_of = |state: &State, part: &Part| {
        let usual = check::usual_attribute(state, part.skill);
        let attribute = part.plan.attribute.unwrap_or(usual);
        effort::of_check(state, part.by, part.skill, attribute, Role::Deed, &part.plan)
    };
    let mut acting = effort_of(t.state(), leader);
    if acting.rows.fails() {
        attempt::fail_at_once(t, leader.by, acting.rows, Doing::Check { skill: leader.skill }, None);
        return Ok(());
    }
    t.tell(Event::ActionBegan { actor: leader.by, doing: Doing::Check { skill: leader.skill }, with: None });
    attempt::pay_before(t, &mut acting, leader.plan.points);
    let mut clash = Clash::new(acting, against);
    clash.free = all_of(it).free;
    for part in &parts {
        if t.state().in_conflict() {
            t.tell(Event::Joined { actor: part.by, with: leader.by });
        }
        let mut effort = effort_of(t.state(), part);
        //= zerospace.auto-fail.precedence
        if effort.rows.fails() {
            t.tell(Event::FailedAtOnce { actor: part.by, rows: effort.rows });
            continue;
        }
        attempt::pay_before(t, &mut effort, part.plan.points);
        clash.helpers.push(effort);
    }
    clash.help = addition(t.state(), 1 + clash.helpers.len());
    let lead = clash::play(t, &mut clash)?;
    check::outcome(t, leader.by, leader.skill, lead, it.task)
}

/// The circumstances outside the tables of all participants, each applied to the roll of its participant.
fn all_of(it: &Together) -> Plan {
    let mut all = Plan::default();
    for part in &it.parts {
        let own = |row: &FreeRow| FreeRow { of: row.of.or(row.acting.then_some(part.by)), ..row.clone() };
        all.free.extend(part.plan.free.iter().map(own));
    }
    all
}

/// The helpers who agree and whose contribution the game master accepts.
fn willing<T: Table>(t: &mut T, it: &Together) -> Play<T, Vec<Part>> {
    let (leader, helpers) = (it.parts[0].by, &it.parts[1..]);
    let mut willing = Vec::new();
    for part in helpers {
        //= zerospace.assist.different-skills
        let differs = part.skill != it.parts[0].skill;
        if differs && !judge(t, Judgement::Combined { by: part.by, skill: part.skill })? {
            continue;
        }
        let seat = t.state().actor(part.by).seat;
        if agrees(t, seat, part, leader)? {
            willing.push(part.clone());
        }
    }
    Ok(willing)
}

/// Asks whether an actor helps. The player of the leader has agreed by giving the command.
fn agrees<T: Table>(t: &mut T, seat: schwung_table::Seat, part: &Part, leader: ActorId) -> Play<T, bool> {
    if t.state().actor(leader).seat == seat {
        return Ok(true);
    }
    t.ask(Assist { seat, who: part.by, with: leader, skill: part.skill })
}
