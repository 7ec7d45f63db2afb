//! Grappling: holding, breaking free, releasing, hurting, throwing.

use schwung_table::Play;

use crate::{
    ActorId, Attribute, Bar, Blow, Cause, Doing, Event, Harm, Length, Opposition, Plan, Prompt, Reason,
    RowSide, State, StrengthRow, Table, ThrowLength, ThrowNow,
    rules::{
        attempt, budget,
        clash::{self, Clash},
        delay::{self, Cut},
        effort::{self, Role},
        fear, harm, hold, range,
    },
};

/// Applies a successful hold. If the target holds the attacker as well, both are held. The hold itself causes no harm.
//= zerospace.grapple.attack
//= zerospace.grapple.mutual
//= zerospace.grapple.no-direct-damage
pub(crate) fn succeed<T: Table>(t: &mut T, by: ActorId, on: ActorId) -> Play<T, ()> {
    if !t.state().holds.iter().any(|it| (it.by, it.on) == (by, on)) {
        t.tell(Event::Held { by, on });
    }
    let far = throw_length(t.state(), by, on);
    if far.is_err_and(|it| it.what != Bar::NoFigure) {
        return Ok(());
    }
    if t.ask(ThrowNow { seat: t.state().actor(by).seat, by, on })?
        && let Some(flight) = flight(t, by, on)?
    {
        return fly(t, by, on, flight);
    }
    Ok(())
}

/// How far the target is thrown, and whether the game master decided it.
type Flight = (Length, bool);

/// Determines how far the target is thrown: from the strength table, or by asking the game master if a row or a weight is
/// missing. `None` if the target is too heavy.
//= zerospace.grapple.throw
//= zerospace.params.presupposed
fn flight<T: Table>(t: &mut T, by: ActorId, on: ActorId) -> Play<T, Option<Flight>> {
    if let Ok(length) = throw_length(t.state(), by, on) {
        return Ok(Some((length, false)));
    }
    let metres = t.ask(ThrowLength { seat: schwung_table::Seat::GM, by, on })?;
    Ok((metres > 0).then(|| (Length::metres(metres.into()), true)))
}

/// Checks that a hold can be used to hurt, which is possible from the round after it began.
//= zerospace.grapple.hurt
pub(crate) fn check_hurt(state: &State, by: ActorId, on: ActorId) -> Result<(), Reason> {
    let Some(hold) = state.holds.iter().find(|it| (it.by, it.on) == (by, on)) else {
        return Err(Bar::NotHeld.into());
    };
    if state.in_conflict() && hold.round >= state.round() {
        return Err(Bar::TooSoon.into());
    }
    Ok(())
}

/// Checks that somebody holds the actor and that the standard action is available.
pub(crate) fn check_escape(
    state: &State,
    by: ActorId,
    from: Option<ActorId>,
    plan: &Plan,
) -> Result<(), Reason> {
    budget::need_standard(state, by)?;
    attempt::check_plan(state, by, plan, &[RowSide::Check])?;
    effort::check_tool(state, by, Some(state.frame.roles.melee), plan, false)?;
    let held = state.holds.iter().any(|it| it.on == by && from.is_none_or(|from| it.by == from));
    if held { Ok(()) } else { Err(Bar::NotHeld.into()) }
}

/// Tries to break free, with the greater of Strength and Dexterity against the holder's Strength and with a die less
/// for being held. Against several holders, one roll against the strongest counts for all.
//= zerospace.grapple.escape
pub(crate) fn escape<T: Table>(t: &mut T, by: ActorId, from: Option<ActorId>, plan: &Plan) -> Play<T, ()> {
    let Some(holder) = from.or_else(|| strongest_holder(t.state(), by)) else { return Ok(()) };
    if !fear::may_act(t, by)? {
        return Ok(());
    }
    let skill = t.state().frame.roles.melee;
    let attribute = plan.attribute.unwrap_or_else(|| effort::better(t.state(), by));
    let mut effort = effort::of_check(t.state(), by, skill, attribute, Role::Deed, plan);
    let doing = Doing::Escape { from: holder };
    if effort.rows.fails() {
        attempt::fail_at_once(t, by, effort.rows, doing, None);
        return Ok(());
    }
    if let Cut::Interrupted = delay::cut_ins(t, by, Some(holder), None)? {
        return Ok(());
    }
    t.tell(Event::ActionBegan { actor: by, doing, with: None });
    attempt::pay_before(t, &mut effort, plan.points);
    let strength = plan.against.unwrap_or(Attribute::Strength);
    let grip = effort::of_check(t.state(), holder, skill, strength, Role::Reaction, &effort::opposing(plan));
    let mut clash = Clash::new(effort, Opposition::Roll(grip));
    clash.free.clone_from(&plan.free);
    if clash::play(t, &mut clash)? >= 0 {
        match from {
            Some(holder) => t.tell(Event::LetGo { by: holder, on: by }),
            None => hold::free(t, by),
        }
    }
    Ok(())
}

/// The holder with the best grip.
fn strongest_holder(state: &State, on: ActorId) -> Option<ActorId> {
    let skill = state.frame.roles.melee;
    let grip = |by: ActorId| {
        let skilled = state.sheet(by).skills.contains(skill);
        state.attribute(by, Attribute::Strength) + if skilled { 7 } else { 3 }
    };
    state.holds.iter().filter(|it| it.on == on).map(|it| it.by).max_by_key(|&by| grip(by))
}

/// Checks that the actor holds the other one, who can be released at any time.
pub(crate) fn check_release(state: &State, by: ActorId, on: ActorId) -> Result<(), Reason> {
    let holds = state.holds.iter().any(|it| (it.by, it.on) == (by, on));
    if holds { Ok(()) } else { Err(Bar::NotHeld.into()) }
}

/// Releases an actor.
//= zerospace.grapple.release
pub(crate) fn release<T: Table>(t: &mut T, by: ActorId, on: ActorId) {
    t.tell(Event::LetGo { by, on });
}

/// How far `by` throws `on`: the Strength left after subtracting the Strength needed to lift is looked up in the table.
///
/// # Errors
/// [`Bar::NoFigure`] if a weight or a row of the table is missing; [`Bar::TooHeavy`] if no Strength is left.
//= zerospace.grapple.throw
pub fn throw_length(state: &State, by: ActorId, on: ActorId) -> Result<Length, Reason> {
    let known = [StrengthRow::KNOWN];
    let rows = if state.frame.strength.is_empty() { &known } else { state.frame.strength.as_slice() };
    let weight = state.sheet(on).weight.ok_or(Bar::NoFigure)?;
    let lift = rows.iter().find(|it| it.above < weight && weight <= it.up_to).ok_or(Bar::NoFigure)?;
    let strength = state.attribute(by, Attribute::Strength);
    let left = strength - i16::from(lift.strength);
    if left <= 0 {
        return Err(Reason::of(Bar::TooHeavy, i32::from(lift.strength) + 1, i32::from(strength)));
    }
    let row = rows.iter().find(|it| i16::from(it.strength) == left).ok_or(Bar::NoFigure)?;
    Ok(row.throws)
}

/// Checks whether a held actor may be thrown as a separate action.
pub(crate) fn check_throw(state: &State, by: ActorId, on: ActorId) -> Result<(), Reason> {
    budget::need_standard(state, by)?;
    check_release(state, by, on)?;
    match throw_length(state, by, on) {
        Err(reason) if reason.what != Bar::NoFigure => Err(reason),
        _ => Ok(()),
    }
}

/// Throws a held actor, without a roll.
//= zerospace.grapple.throw
pub(crate) fn throw<T: Table>(t: &mut T, by: ActorId, on: ActorId) -> Play<T, ()> {
    if !fear::may_act(t, by)? {
        return Ok(());
    }
    if let Cut::Interrupted = delay::cut_ins(t, by, Some(on), None)? {
        return Ok(());
    }
    let Some(flight) = flight(t, by, on)? else {
        t.tell(Event::CalledOff { actor: by, rule: "zerospace.grapple.throw".into() });
        return Ok(());
    };
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Throw { on }, with: None });
    fly(t, by, on, flight)
}

/// Carries out a throw. All holds on the thrown actor and by the thrown actor end. The actor is then prone,
/// and the game master decides about harm.
fn fly<T: Table>(t: &mut T, by: ActorId, on: ActorId, (length, said): Flight) -> Play<T, ()> {
    let known = t.state().distance(by, on).is_some();
    hold::free(t, on);
    range::leave(t, on);
    t.tell(Event::Thrown { by, on, length, said });
    if known {
        t.tell(Event::Apart { a: by, b: on, length: Some(length) });
    }
    t.tell(Event::ThrownDown { actor: on });
    hurt(t, by, on)
}

/// Asks the game master what harm being thrown causes.
//= zerospace.throw-down.harm
pub(crate) fn hurt<T: Table>(t: &mut T, by: ActorId, on: ActorId) -> Play<T, ()> {
    if t.state().switches.ask_harm != Prompt::Ask {
        return Ok(());
    }
    let points = t.ask(Harm { seat: schwung_table::Seat::GM, by, on })?;
    if points > 0 {
        harm::lose(t, Some(by), on, Blow { base: points, cause: Cause::Said, margin: 0 }, false)?;
    }
    Ok(())
}
