//! Movement, and leaving melee.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, ArmourClass, AttackEvent, Bar, Daemmersturm, DisengageWindow, Extra, How, Judgement, Length,
    Mount, Move, Order, Part, Parting, Plan, Price, Reason, State, Table, TurnEvent,
    choices::{barred, one},
    rules::{
        attack::{self, Blow},
        backstab, fumble, judge, magic, range,
    },
    sort,
};

/// Returns whether leaving melee or reloading is risky: the character is on foot and was recently in melee.
//= daemmersturm.disengage.trigger
//= daemmersturm.disengage.mounted
//= daemmersturm.disengage.vehicles-giants
pub(crate) fn is_risky(state: &State, who: ActorId) -> bool {
    let actor = state.actor(who);
    if actor.mount != Mount::Foot {
        return false;
    }
    match state.switches.disengage_window {
        DisengageWindow::PreviousRound => actor.last_melee.targeted || actor.last_melee.struck,
        DisengageWindow::SinceOwnLastTurn => {
            let marks = [actor.turn_melee, actor.last_turn_melee];
            marks.iter().any(|it| it.targeted || it.struck)
        }
    }
}

/// Checks whether an enemy may strike at a character that leaves.
//= daemmersturm.disengage.once-per-round
//= daemmersturm.disengage.arc
//= daemmersturm.disengage.no-defence
//= daemmersturm.disengage.heavy-armour
fn may_strike(state: &State, by: ActorId, on: ActorId) -> Result<(), Reason> {
    let actor = state.actor(by);
    if actor.round.reflex {
        return Err(Bar::LimitReached.into());
    }
    //= daemmersturm.seekcover.no-acting
    if actor.seeking {
        return Err(Bar::SeeksCover.into());
    }
    if state.is_faint(by) {
        return Err(Bar::Faint.into());
    }
    if state.armour_class(by) == ArmourClass::Heavy {
        return Err(Bar::TooHeavyArmour.into());
    }
    // The last defence is that of this round if there was one, otherwise that of the previous round. An enemy that was
    // not attacked in the previous round may strike in any direction.
    let last = if actor.melee.targeted { actor.facing } else { actor.last_facing };
    let last = actor.last_melee.targeted.then_some(last);
    let behind = last.is_some_and(|it| backstab::behind(state, it, on, by, None) == Some(true));
    if behind {
        return Err(Bar::FacingFixed.into());
    }
    if fumble::weapon(state, by, on).is_none() { Err(Bar::NotDrawn.into()) } else { Ok(()) }
}

/// Adds the options: nothing, the reflex strike and the overrun, with the reason if armour or reloading bars one.
//= daemmersturm.disengage.optional
//= daemmersturm.disengage.medium-armour
//= daemmersturm.disengage.reload
pub(crate) fn options(state: &State, it: &Part, choices: &mut Vec<Choice<Daemmersturm>>) {
    one(Parting::Nothing, "daemmersturm.disengage.optional", choices);
    let why = may_strike(state, it.who, it.on).err();
    barred(Parting::Reflex, Price::FREE, "daemmersturm.disengage.reflex", why, choices);
    let why = why.or_else(|| {
        if it.reloads && !state.switches.reload_allows_overrun {
            Some(Bar::NoFlight.into())
        } else {
            (state.armour_class(it.who) >= ArmourClass::Medium).then(|| Bar::MediumArmour.into())
        }
    });
    barred(Parting::Overrun, Price::FREE, "daemmersturm.disengage.overrun", why, choices);
}

/// Lets every enemy in melee range strike, at most once. All of them decide before anything happens, then strike in the
/// order of turns. Returns those that overran and are still up.
//= daemmersturm.disengage.trigger
//= daemmersturm.disengage.optional
//= daemmersturm.disengage.reload
//= daemmersturm.turn.reactions-free
pub(crate) fn partings<T: Table>(t: &mut T, who: ActorId, reloads: bool) -> Play<T, Vec<ActorId>> {
    if !is_risky(t.state(), who) {
        return Ok(Vec::new());
    }
    let (by, questions) = strikers(t.state(), who, reloads);
    let asked: Vec<ActorId> = questions.iter().map(|it| it.who).collect();
    let answers = if questions.is_empty() { Vec::new() } else { t.ask_each(questions)? };
    let all = decided(&by, &asked, &answers);
    let code = code(&all);
    let mut runners = Vec::new();
    for (n, (by, answer)) in (0i32..).zip(all) {
        if answer == Parting::Nothing || !t.state().is_up(who) || !t.state().is_up(by) {
            continue;
        }
        strike(t, by, who, answer, code << 6 | n & 0x3f)?;
        // After a fumble the target may have got away.
        //= daemmersturm.disengage.fumble-escape
        if answer == Parting::Overrun && t.state().reaches(by, who) {
            runners.push(by);
        }
    }
    for &by in &runners {
        follow(t, by, who)?;
    }
    Ok(runners)
}

/// The enemies that may strike, in the order of turns, and the questions to those without standing orders.
fn strikers(state: &State, who: ActorId, reloads: bool) -> (Vec<ActorId>, Vec<Part>) {
    let orders = |it: ActorId| state.actor(it).orders.parting;
    let may = |it: &ActorId| may_strike(state, *it, who).is_ok() && orders(*it) != Order::Never;
    let mut by: Vec<ActorId> = state.enemies_at(who).filter(may).collect();
    let place = |it: ActorId| state.order.iter().position(|place| place.who == it);
    sort::by_number(&mut by, &|it| place(it).map_or(-1, |at| i32::try_from(at).unwrap_or(i32::MAX)));
    let asked = by.iter().copied().filter(|it| orders(*it) == Order::Ask);
    let questions = asked.map(|by| Part { seat: state.actor(by).seat, who: by, on: who, reloads }).collect();
    (by, questions)
}

/// The decision of each of them. Those who were not asked strike.
fn decided(by: &[ActorId], asked: &[ActorId], answers: &[Parting]) -> Vec<(ActorId, Parting)> {
    let answer = |who: ActorId| asked.iter().position(|it| *it == who).and_then(|at| answers.get(at));
    by.iter().map(|&who| (who, answer(who).copied().unwrap_or(Parting::Reflex))).collect()
}

/// A hash of all decisions, since the rest of the procedure after each strike depends on those of the others.
fn code(all: &[(ActorId, Parting)]) -> i32 {
    all.iter().fold(1, |code: i32, it| (code.wrapping_mul(3) + it.1 as i32) & 0xff_ffff)
}

/// Makes a single melee attack: a reflex strike without any bonus, or an overrun under the rules of attacks from
/// behind.
//= daemmersturm.disengage.reflex
//= daemmersturm.disengage.overrun
fn strike<T: Table>(t: &mut T, by: ActorId, on: ActorId, parting: Parting, rest: i32) -> Play<T, ()> {
    let Some(armed) = fumble::weapon(t.state(), by, on) else { return Ok(()) };
    t.tell(AttackEvent::ReflexUsed { by }.into());
    //= daemmersturm.magic.channelling
    magic::stopped(t, by);
    let overrun = parting == Parting::Overrun;
    let how = if overrun { How::Overrun } else { How::Reflex };
    let (plan, extra) = (Plan::default(), Extra::default());
    let blow = Blow { by, on, armed, how, back: Some(overrun), extra, plan: &plan, rest, need: i16::MAX };
    attack::one(t, &blow)?;
    Ok(())
}

/// Makes a pursuer leave its position to end next to the target. The plot leader decides whether enemies may in turn
/// strike at the pursuer.
//= daemmersturm.disengage.overrun-distance
fn follow<T: Table>(t: &mut T, by: ActorId, on: ActorId) -> Play<T, ()> {
    if !t.state().is_up(by) {
        return Ok(());
    }
    let others = t.state().enemies_at(by).any(|it| it != on);
    if others && judge(t, Judgement::Chain { by })? {
        partings_of_pursuit(t, by, on)?;
    }
    part(t, by);
    Ok(())
}

/// Takes a character out of all melee ranges.
pub(crate) fn part<T: Table>(t: &mut T, who: ActorId) {
    if t.state().engaged.iter().any(|it| it.by == who || it.on == who) {
        t.tell(TurnEvent::Disengaged { a: who, b: None }.into());
    }
}

/// Lets enemies that a pursuer leaves make reflex strikes.
fn partings_of_pursuit<T: Table>(t: &mut T, who: ActorId, but: ActorId) -> Play<T, ()> {
    let state = t.state();
    let by: Vec<ActorId> =
        state.enemies_at(who).filter(|&it| it != but && may_strike(state, it, who).is_ok()).collect();
    for by in by {
        let seat = t.state().actor(by).seat;
        if t.state().is_up(who) && t.ask(Part { seat, who: by, on: who, reloads: true })? != Parting::Nothing
        {
            strike(t, by, who, Parting::Reflex, i32::from(by.0))?;
        }
    }
    Ok(())
}

/// Resolves a movement. Enemies left behind may strike first; an incapacitated character does not move.
//= daemmersturm.disengage.optional
//= daemmersturm.disengage.overrun-speed
pub(crate) fn walk<T: Table>(t: &mut T, it: &Move) -> Play<T, ()> {
    let who = it.by;
    //= daemmersturm.magic.channelling
    if !magic::lets_go(t, who)? {
        return Ok(());
    }
    let mut pursuers = Vec::new();
    if leaves(t.state(), it) {
        match leave(t, who)? {
            Some(runners) => pursuers = runners,
            None => return Ok(()),
        }
    }
    let charge = range::charged(t, it)?;
    let length = it.length.unwrap_or_default();
    t.tell(TurnEvent::Moved { who, length, whole: it.whole, charge }.into());
    for &area in &it.out_of {
        t.tell(TurnEvent::Stood { who, area, there: false }.into());
    }
    for &area in &it.into {
        t.tell(TurnEvent::Stood { who, area, there: true }.into());
    }
    if it.charge.iter().chain(&it.near).any(|&on| !t.state().reaches(who, on)) {
        outrun(t, who);
    }
    for (n, &on) in it.charge.iter().chain(&it.near).enumerate() {
        let at = if n == 0 { it.at } else { None };
        t.tell(TurnEvent::Engaged { by: who, on, mutual: true, at }.into());
    }
    catch_up(t, who, pursuers, it.length);
    Ok(())
}

/// Drops the distances noted for a character that runs into melee elsewhere.
//= daemmersturm.range.movement
fn outrun<T: Table>(t: &mut T, who: ActorId) {
    if t.state().distances.iter().any(|it| it.a == who || it.b == who) {
        t.tell(TurnEvent::DistancesLapsed { who }.into());
    }
}

/// Returns whether a movement leaves melee: either the command states it, or it is a charge at an enemy out of reach that
/// passes others.
//= daemmersturm.disengage.trigger
//= daemmersturm.range.charge
fn leaves(state: &State, it: &Move) -> bool {
    let Some(on) = it.charge else { return it.leaves };
    let runs = it.length.is_none_or(|length| range::is_charge(length, state.charge_range));
    let left = |by: ActorId| by != on && !it.near.contains(&by);
    it.leaves || (runs && !state.reaches(it.by, on) && state.enemies_at(it.by).any(left))
}

/// Leaves melee; enemies left behind may strike first. Returns the pursuers, or `None` if the character was brought
/// down.
//= daemmersturm.disengage.optional
pub(crate) fn leave<T: Table>(t: &mut T, who: ActorId) -> Play<T, Option<Vec<ActorId>>> {
    let pursuers = partings(t, who, false)?;
    if !t.state().is_up(who) {
        return Ok(None);
    }
    part(t, who);
    Ok(Some(pursuers))
}

/// Places pursuers next to the target, unless it moved farther than they have to follow.
//= daemmersturm.disengage.overrun-distance
pub(crate) fn catch_up<T: Table>(t: &mut T, who: ActorId, pursuers: Vec<ActorId>, length: Option<Length>) {
    let near = length.is_none_or(|length| length <= t.state().charge_range);
    for by in pursuers.into_iter().filter(|_| near) {
        if t.state().is_up(by) {
            outrun(t, by);
            t.tell(TurnEvent::Engaged { by, on: who, mutual: true, at: None }.into());
        }
    }
}
