//! Movement: walking, running, sprinting, obstacles, lying down and getting up.

use schwung_table::Play;

use crate::{
    ActorId, Attribute, Bar, Effort, Event, Fear, Gait, Judgement, Length, Move, Obstacle, Opposition, Plan,
    Reason, State, Table, Wording,
    rules::{
        budget,
        clash::{self, Clash},
        effort::{self, Role},
        fear, judge, range,
    },
};

/// Checks whether this movement is allowed.
pub(crate) fn check(state: &State, it: &Move) -> Result<(), Reason> {
    budget::need_turn(state, it.by)?;
    let actor = state.actor(it.by);
    //= zerospace.held.effect
    if state.is_held(it.by) {
        return Err(Bar::IsHeld.into());
    }
    //= zerospace.move.linked-action
    if it.stand && !actor.prone {
        return Err(Bar::NotProne.into());
    }
    //= zerospace.prone.stand-up
    if actor.prone && !(it.stand && state.switches.stand_within_move) {
        return Err(Bar::IsProne.into());
    }
    if it.obstacle.is_some_and(|it| it.difficulty < 3) {
        return Err(Reason::of(Bar::TooEasy, 3, it.obstacle.map_or(0, |it| i32::from(it.difficulty))));
    }
    if state.in_conflict() { check_budget(state, it) } else { Ok(()) }
}

/// Checks the limits of a turn: one movement action, at one gait, up to its distance. It may be split by other actions.
//= zerospace.action.budget
//= zerospace.action.any-order
//= zerospace.move.sprint
fn check_budget(state: &State, it: &Move) -> Result<(), Reason> {
    let actor = state.actor(it.by);
    if actor.turn.movement {
        return Err(Bar::MovementUsed.into());
    }
    if actor.turn.walked > Length(0) && it.gait != actor.gait {
        return Err(Bar::OneGait.into());
    }
    if it.gait > Gait::Walk && it.gait != actor.gait && actor.turn.standard {
        return Err(Bar::GaitTooLate.into());
    }
    let Some(length) = it.length else { return Ok(()) };
    let Some(reach) = reach(state, it) else { return Err(Bar::NoFigure.into()) };
    let way = Length(actor.turn.walked.0.saturating_add(length.0));
    if way > reach {
        let metres = |length: Length| i32::try_from(length.0 / 2).unwrap_or(i32::MAX);
        return Err(Reason::of(Bar::TooFar, metres(way), metres(reach)));
    }
    Ok(())
}

/// The distance of a movement action on foot or by the power used. `None` if the table has no value.
//= zerospace.move.distance
fn reach(state: &State, it: &Move) -> Option<Length> {
    let sheet = state.sheet(it.by);
    let whole = match it.gift {
        Some(n) => sheet.gifts.get(usize::from(n)).and_then(|it| it.moves),
        None => sheet.pace[it.gait as usize],
    };
    let halved = state.actor(it.by).turn.halved;
    whole.map(|it| if halved { it.half() } else { it })
}

/// Moves all or part of the way.
//= zerospace.move.distance
pub(crate) fn walk<T: Table>(t: &mut T, it: &Move) -> Play<T, ()> {
    let actor = it.by;
    if t.state().actor(actor).fear == Some(Fear::Cower) && !fear::may_act(t, actor)? {
        return Ok(());
    }
    //= zerospace.move.linked-action
    let linked = it.stand || !it.deed.is_empty();
    if linked && !judge(t, Judgement::Linked { by: actor, text: it.deed.clone() })? {
        t.tell(Event::CalledOff { actor, rule: "zerospace.move.linked-action".into() });
        return Ok(());
    }
    if it.stand {
        t.tell(Event::Prone { actor, prone: false });
    }
    //= zerospace.move.run
    //= zerospace.move.sprint
    if t.state().actor(actor).gait != it.gait {
        t.tell(Event::GaitChosen { actor, gait: it.gait });
    }
    let mut length = it.length;
    if let Some(obstacle) = it.obstacle
        && !is_overcome(t, actor, obstacle)?
    {
        // Several obstacles halve the distance only once.
        if !t.state().actor(actor).turn.halved {
            t.tell(Event::Hindered { actor });
        }
        //= zerospace.move.obstacle
        if let (Some(way), Some(reach)) = (length, reach(t.state(), it)) {
            let left = reach.0.saturating_sub(t.state().actor(actor).turn.walked.0);
            length = Some(Length(way.0.min(left)));
        }
    }
    if length != Some(Length(0)) {
        range::leave(t, actor);
    }
    t.tell(Event::Moved { actor, length, text: it.deed.clone() });
    if let Some(covered) = it.cover
        && covered != t.state().actor(actor).covered
    {
        t.tell(Event::Covered { actor, covered });
    }
    Ok(())
}

/// Makes the check for an obstacle and returns whether it succeeds.
//= zerospace.move.obstacle
fn is_overcome<T: Table>(t: &mut T, by: ActorId, it: Obstacle) -> Play<T, bool> {
    let skill = it.skill.unwrap_or(t.state().frame.roles.athletics);
    let attribute = it.attribute.unwrap_or(Attribute::Dexterity);
    let effort: Effort = effort::of_check(t.state(), by, skill, attribute, Role::Movement, &Plan::default());
    if effort.rows.fails() {
        t.tell(Event::FailedAtOnce { actor: by, rows: effort.rows });
        return Ok(false);
    }
    let against = Opposition::Difficulty { value: it.difficulty, hidden: false };
    Ok(clash::play(t, &mut Clash::new(effort, against))? >= 0)
}

/// Checks whether an actor can get up, which takes a whole movement action.
pub(crate) fn check_stand(state: &State, by: ActorId) -> Result<(), Reason> {
    budget::need_turn(state, by)?;
    let actor = state.actor(by);
    if !actor.prone {
        return Err(Bar::NotProne.into());
    }
    if state.is_held(by) {
        return Err(Bar::IsHeld.into());
    }
    if state.in_conflict() && (actor.turn.movement || actor.turn.walked > Length(0)) {
        return Err(Bar::MovementUsed.into());
    }
    Ok(())
}

/// Gets up.
//= zerospace.prone.stand-up
//= zerospace.throw-down.prone
pub(crate) fn stand<T: Table>(t: &mut T, by: ActorId) {
    t.tell(Event::Prone { actor: by, prone: false });
    if t.state().in_conflict() {
        t.tell(Event::MovementUsed { actor: by });
    }
}

/// Checks whether an actor can lie down, which is a quick action and requires the turn.
//= zerospace.action.quick
pub(crate) fn check_lie(state: &State, by: ActorId) -> Result<(), Reason> {
    budget::need_turn(state, by)?;
    if state.actor(by).prone { Err(Bar::LiesAlready.into()) } else { Ok(()) }
}

/// Lies down.
pub(crate) fn lie<T: Table>(t: &mut T, by: ActorId) {
    t.tell(Event::QuickAction { actor: by, text: Wording::NONE });
    t.tell(Event::Prone { actor: by, prone: true });
}

/// Takes a quick action, which requires the turn. The game master limits their number.
//= zerospace.action.quick
pub(crate) fn quick<T: Table>(t: &mut T, by: ActorId, text: &Wording) -> Play<T, ()> {
    if judge(t, Judgement::Quick { by, text: text.clone() })? {
        t.tell(Event::QuickAction { actor: by, text: text.clone() });
    } else {
        t.tell(Event::CalledOff { actor: by, rule: "zerospace.action.quick".into() });
    }
    Ok(())
}

/// Takes a free action, at any time. The game master limits their number.
//= zerospace.action.free
pub(crate) fn free<T: Table>(t: &mut T, by: ActorId, text: &Wording) -> Play<T, ()> {
    if judge(t, Judgement::Free { by, text: text.clone() })? {
        t.tell(Event::FreeAction { actor: by, text: text.clone() });
    } else {
        t.tell(Event::CalledOff { actor: by, rule: "zerospace.action.free".into() });
    }
    Ok(())
}

/// Takes a role-play action, at any time and without a roll or a price.
//= zerospace.action.role-play
pub(crate) fn play_role<T: Table>(t: &mut T, by: ActorId, text: &Wording) {
    t.tell(Event::FreeAction { actor: by, text: text.clone() });
}
