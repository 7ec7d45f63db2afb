//! Moving from zone to zone.

use schwung_table::Play;

use crate::{
    ActionKind, ActorId, ActorKind, AgainstRoll, Bar, Clash, Doing, Event, FateTable, Judgement, Opposition,
    Reason, Sprint, Stakes, State, UsedAspects, ZoneId,
    rules::{
        attack, blocked, budget, clash, companion,
        dice::Toward,
        difficulty,
        effort::{self, Role},
        judge, step, supplemental, turn,
    },
};

/// Checks whether `by` may sprint along this path.
//= sotc.move.sprint
pub(crate) fn check_sprint(state: &State, it: &Sprint) -> Result<(), Reason> {
    budget::may_act(state, it.by)?;
    let mut at = attack::zone_of_action(state, it.by, &it.plan);
    if it.path.is_empty() {
        return Err(Bar::NoWay.into());
    }
    for &to in &it.path {
        step::check_step(state, at, to)?;
        at = to;
    }
    // Another sprint skill is set in the command; an aspect of the scene is not needed for that.
    if it.plan.swap.is_some() {
        return Err(Bar::NotASceneAspect.into());
    }
    difficulty::check_no_factors(&it.plan)?;
    supplemental::check(state, it.by, it.skill, &it.plan)
}

/// Number of zones of a path that `shifts` are enough for. Each costs one, plus its border and the load. A
/// step that cannot be paid in full is not made.
//= sotc.move.sprint
//= sotc.move.border-sprint
pub fn reach_of_sprint(state: &State, from: ZoneId, path: &[ZoneId], load: u8, shifts: i16) -> usize {
    let (mut at, mut left) = (from, shifts);
    for (n, &to) in path.iter().enumerate() {
        let cost = step::step_cost(state, at, to) + u16::from(load);
        left -= i16::try_from(cost).unwrap_or(i16::MAX);
        if left < 0 {
            return n;
        }
        at = to;
    }
    path.len()
}

/// The cost of a whole path.
fn path_cost(state: &State, from: ZoneId, path: &[ZoneId], load: u8) -> i16 {
    let mut at = from;
    let steps = path.iter().map(|&to| {
        let cost = step::step_cost(state, at, to) + u16::from(load);
        at = to;
        cost
    });
    i16::try_from(steps.fold(0, u16::saturating_add)).unwrap_or(i16::MAX)
}

/// A sprint: a full action, rolled with Athletics.
//= sotc.move.sprint
//= sotc.move.sprint-difficulty
pub(crate) fn sprint<T: FateTable>(t: &mut T, it: &Sprint) -> Play<T, ()> {
    let by = it.by;
    //= sotc.block.skill-latitude
    if let Some(skill) = it.skill
        && skill != t.state().frame.roles.athletics
        && !judge(t, Judgement::Skill { by, skill })?
    {
        t.tell(Event::CalledOff { actor: by, rule: "sotc.move.sprint".into() });
        return Ok(());
    }
    let plan = &*supplemental::agreed(t, by, &it.plan)?;
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Sprint });
    let state = t.state();
    let athletics = it.skill.or(Some(state.frame.roles.athletics));
    let skill = athletics.filter(|_| state.actor(by).kind == ActorKind::Named);
    let difficulty = i16::from(it.difficulty.unwrap_or(state.switches().sprint_difficulty));
    let costs = supplemental::perform(t, by, plan)?;
    let mut rolled = effort::effort_of(t.state(), by, skill, Some(plan), Role::Leave);
    costs.put_on(&mut rolled);
    let mut used = UsedAspects::default();
    effort::roll(t, &mut rolled, Toward::act(None), &mut used)?;
    let against = AgainstRoll::Number { value: difficulty, hidden: false };
    let mut clash = Clash { effort: rolled, against, stakes: stakes(t.state(), by, &it.path) };
    clash::settle(t, &mut clash, &mut used)?;
    let mut shifts = clash.lead().max(0);
    let opposition = Opposition::Difficulty { value: difficulty, hidden: false };
    t.tell(Event::Resolved { effort: clash.effort, opposition, shifts: clash.lead() });
    let open = past_blocks(t, by, &it.path, clash.effort.total(), &mut shifts)?;
    run(t, by, &it.path[..open], shifts)?;
    turn::finish(t, by)
}

/// The shifts that the whole path takes. A first zone that is granted takes none, so the roll has to succeed for more only.
//= sotc.move.sprint
fn stakes(state: &State, by: ActorId, path: &[ZoneId]) -> Stakes {
    let actor = state.actor(by);
    let is_granted = path.len() == 1 && grants_first(state, actor.zone, path[0]);
    if is_granted { Stakes::Effect } else { Stakes::Way(path_cost(state, actor.zone, path, actor.load)) }
}

/// Whether the first zone of a sprint is reached without shifts.
//= sotc.move.sprint-difficulty
fn grants_first(state: &State, from: ZoneId, to: ZoneId) -> bool {
    state.switches().sprint_min_one_zone && step::step_cost(state, from, to) == 1
}

/// Number of zones of a path that no block prevents. Blocks that were overcome reduce the shifts.
//= sotc.block.other-contest
//= sotc.indirect.block
fn past_blocks<T: FateTable>(
    t: &mut T,
    by: ActorId,
    path: &[ZoneId],
    effort: i16,
    shifts: &mut i16,
) -> Play<T, usize> {
    if t.state().blocks.is_empty() {
        return Ok(path.len());
    }
    let mut at = t.state().actor(by).zone;
    let mut passed = None;
    for (n, &to) in path.iter().enumerate() {
        // A block that affects several zones is overcome only once.
        let block = blocked::in_the_way_from(t.state(), by, &[ActionKind::Move], at, Some(to));
        if block.is_some() && block != passed {
            match blocked::overcome_from(t, by, effort, &[ActionKind::Move], at, Some(to))? {
                blocked::Passage::Free => {}
                blocked::Passage::Stopped => return Ok(n),
                blocked::Passage::Through(over) => *shifts = (*shifts).min(over),
            }
            passed = block;
        }
        at = to;
    }
    Ok(path.len())
}

/// Moves as far as the shifts suffice.
fn run<T: FateTable>(t: &mut T, by: ActorId, path: &[ZoneId], shifts: i16) -> Play<T, ()> {
    let state = t.state();
    let actor = state.actor(by);
    if path.is_empty() {
        return Ok(());
    }
    let paid = reach_of_sprint(state, actor.zone, path, actor.load, shifts);
    let granted = paid == 0 && grants_first(state, actor.zone, path[0]);
    let reach = if granted { 1 } else { paid };
    if paid < path.len() {
        let need = path_cost(state, actor.zone, path, actor.load);
        t.tell(Event::RanShort { actor: by, have: shifts, need, granted });
    }
    for &to in &path[..reach] {
        step::go(t, by, to)?;
    }
    if reach >= 2 { companion::keep_up(t, by) } else { Ok(()) }
}

/// Checks whether `by` may spend the turn on one zone.
pub(crate) fn check_walk(state: &State, by: ActorId, to: ZoneId) -> Result<(), Reason> {
    budget::may_act(state, by)?;
    step::check_step(state, state.actor(by).zone, to)?;
    blocked::check_unblocked(state, by, &[ActionKind::Move], Some(to))
}

/// A move by one zone without any other action. Crossing a border requires the game master's consent;
/// otherwise it becomes a sprint.
//= sotc.move.nothing-else
pub(crate) fn walk<T: FateTable>(t: &mut T, by: ActorId, to: ZoneId) -> Play<T, ()> {
    let from = t.state().actor(by).zone;
    let border = t.state().frame.border(from, to).unwrap_or(0);
    if border > 0 && !judge(t, Judgement::Walk { actor: by, border })? {
        let plan = crate::Plan::default();
        return sprint(t, &Sprint { by, path: vec![to], difficulty: None, skill: None, plan });
    }
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Walk });
    if !blocked::holds(t, by, &[ActionKind::Move], Some(to))? {
        step::go(t, by, to)?;
    }
    turn::finish(t, by)
}
