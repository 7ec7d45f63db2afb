//! Moving from zone to zone.

use schwung_table::Play;

use crate::{
    ActionKind, ActorId, ActorKind, AgainstRoll, AspectKind, AspectRef, Bar, Bearer, Clash, Doing, Event,
    FateTable, Judgement, Opposition, Reason, Sprint, Stakes, State, UsedAspects, ZoneId,
    rules::{
        attack, block, clash, companion, difficulty,
        effort::{self, Role, Toward},
        judge, minions, supplemental, turn,
    },
};

/// Checks that the zones are neighbours.
//= sotc.scene.zones
pub(crate) fn check_step(state: &State, from: ZoneId, to: ZoneId) -> Result<(), Reason> {
    if from == to {
        return Err(Bar::AlreadyThere.into());
    }
    if state.frame.border(from, to).is_none() {
        return Err(Bar::NotNeighbours.into());
    }
    Ok(())
}

/// The cost of a step: one, plus the border and the weight of the load.
//= sotc.move.one-zone
//= sotc.move.border-supplemental
//= sotc.carrying.penalty
pub(crate) fn cost_of_step(state: &State, actor: ActorId, to: ZoneId) -> u16 {
    let it = state.actor(actor);
    step_cost(state, it.zone, to) + u16::from(it.load)
}

fn step_cost(state: &State, from: ZoneId, to: ZoneId) -> u16 {
    1 + u16::from(state.frame.border(from, to).unwrap_or(0))
}

/// Moves into a neighbouring zone. Fragile aspects and the like may lapse.
pub(crate) fn go<T: FateTable>(t: &mut T, actor: ActorId, to: ZoneId) -> Play<T, ()> {
    move_to(t, actor, to);
    //= sotc.temp-aspect.fragile-circumstance
    let fragile: Vec<_> = t
        .state()
        .aspects
        .iter()
        .filter(|it| it.bearer == Bearer::Actor(actor) && it.kind == AspectKind::Fragile)
        .map(|it| it.id)
        .collect();
    for id in fragile {
        if judge(t, Judgement::Fragile { id })? {
            let text = t.state().aspect_text(AspectRef::Play(id)).to_owned();
            let hidden = t.state().is_aspect_hidden(id);
            t.tell(Event::AspectRemoved { id, text: crate::Wording::new(&text), hidden });
        }
    }
    Ok(())
}

/// Puts an actor into a zone. A group moves as a whole; a leader who moves alone leaves the group, and
/// companions who cannot keep up stay behind if the game master says so.
//= sotc.mixed.detach-by-moving
pub(crate) fn move_to<T: FateTable>(t: &mut T, actor: ActorId, to: ZoneId) {
    if t.state().actor(actor).kind == ActorKind::Named {
        minions::part(t, actor);
    }
    t.tell(Event::Moved { actor, to });
}

/// Checks whether `by` may sprint along this path.
//= sotc.move.sprint
pub(crate) fn check_sprint(state: &State, it: &Sprint) -> Result<(), Reason> {
    turn::may_act(state, it.by)?;
    let mut at = attack::zone_of_action(state, it.by, &it.plan);
    if it.path.is_empty() {
        return Err(Bar::NoWay.into());
    }
    for &to in &it.path {
        check_step(state, at, to)?;
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
        let cost = step_cost(state, at, to) + u16::from(load);
        left -= i16::try_from(cost).unwrap_or(i16::MAX);
        if left < 0 {
            return n;
        }
        at = to;
    }
    path.len()
}

/// What a whole path costs.
fn path_cost(state: &State, from: ZoneId, path: &[ZoneId], load: u8) -> i16 {
    let mut at = from;
    let steps = path.iter().map(|&to| {
        let cost = step_cost(state, at, to) + u16::from(load);
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
    let mut clash = Clash { effort: rolled, against, stakes: Stakes::Effect };
    clash::settle(t, &mut clash, &mut used)?;
    let mut shifts = clash.lead().max(0);
    let opposition = Opposition::Difficulty { value: difficulty, hidden: false };
    t.tell(Event::Resolved { effort: clash.effort, opposition, shifts: clash.lead() });
    let open = past_blocks(t, by, &it.path, clash.effort.total(), &mut shifts)?;
    run(t, by, &it.path[..open], shifts)?;
    turn::finish(t, by)
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
        let block = block::in_the_way_from(t.state(), by, &[ActionKind::Move], at, Some(to));
        if block.is_some() && block != passed {
            match block::overcome_from(t, by, effort, &[ActionKind::Move], at, Some(to))? {
                block::Passage::Free => {}
                block::Passage::Stopped => return Ok(n),
                block::Passage::Through(over) => *shifts = (*shifts).min(over),
            }
            passed = block;
        }
        at = to;
    }
    Ok(path.len())
}

/// Moves as far as the shifts are enough for.
fn run<T: FateTable>(t: &mut T, by: ActorId, path: &[ZoneId], shifts: i16) -> Play<T, ()> {
    let state = t.state();
    let actor = state.actor(by);
    if path.is_empty() {
        return Ok(());
    }
    let paid = reach_of_sprint(state, actor.zone, path, actor.load, shifts);
    let first = step_cost(state, actor.zone, path[0]);
    let granted = paid == 0 && state.switches().sprint_min_one_zone && first == 1;
    let reach = if granted { 1 } else { paid };
    if paid < path.len() {
        let need = path_cost(state, actor.zone, path, actor.load);
        t.tell(Event::RanShort { actor: by, have: shifts, need, granted });
    }
    for &to in &path[..reach] {
        go(t, by, to)?;
    }
    if reach >= 2 { companion::keep_up(t, by) } else { Ok(()) }
}

/// Checks whether `by` may spend the turn on one zone.
pub(crate) fn check_walk(state: &State, by: ActorId, to: ZoneId) -> Result<(), Reason> {
    turn::may_act(state, by)?;
    check_step(state, state.actor(by).zone, to)?;
    block::check_unblocked(state, by, &[ActionKind::Move], Some(to))
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
    if !block::holds(t, by, &[ActionKind::Move], Some(to))? {
        go(t, by, to)?;
    }
    turn::finish(t, by)
}
