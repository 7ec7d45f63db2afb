//! Attacks on one target, of every mode.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, Attack, AttackKind, Bar, Combat, Doing, Effort, Event, ItemKind, Length, Mode,
    Opposition, Out, Plan, Rated, Reason, Row, RowSide, Rows, SetDifficulty, State, Table, Weapon, With,
    rules::{
        clash::{self, Clash},
        delay::{self, Cut},
        disarm, effort, fear, force, grapple, harm, movement, points, range, throw_down, turn,
    },
};

/// May this attack begin?
pub(crate) fn check(state: &State, it: &Attack) -> Result<(), Reason> {
    turn::need_standard(state, it.by)?;
    check_target(state, it.by, it.on)?;
    check_means(state, it.by, it.with)?;
    check_plan(state, it.by, &it.plan, &[RowSide::Attack, RowSide::Defence])?;
    let weapon = effort::means(state, it.by, it.with);
    if weapon.radius.is_some() {
        return Err(Bar::WrongWeapon.into());
    }
    check_mode(state, it, &weapon)
}

/// What the mode of an attack needs.
fn check_mode(state: &State, it: &Attack, weapon: &Weapon) -> Result<(), Reason> {
    if it.mode == Mode::Strike {
        return Ok(());
    }
    //= zerospace.range.bands
    if weapon.combat != Combat::Melee || (weapon.kind != AttackKind::Normal && it.mode != Mode::Charge) {
        return Err(Bar::NotMelee.into());
    }
    if it.mode != Mode::Charge && state.actor(it.on).kind == ActorKind::Object {
        return Err(Bar::IsObject.into());
    }
    match it.mode {
        Mode::Charge => check_charge(state, it),
        //= zerospace.grapple.attack
        Mode::Grapple | Mode::Hurt if !matches!(it.with, With::Plain { .. }) => Err(Bar::NotUnarmed.into()),
        Mode::Grapple if state.holds.iter().any(|hold| (hold.by, hold.on) == (it.by, it.on)) => {
            Err(Bar::HeldAlready.into())
        }
        Mode::Hurt => grapple::check_hurt(state, it.by, it.on),
        //= zerospace.throw-down.prone
        Mode::ThrowDown if state.actor(it.on).prone => Err(Bar::LiesAlready.into()),
        Mode::Strike | Mode::Disarm | Mode::Grapple | Mode::ThrowDown => Ok(()),
    }
}

/// A charge takes the whole movement, at a run, towards somebody who is not in reach yet.
//= zerospace.charge.procedure
fn check_charge(state: &State, it: &Attack) -> Result<(), Reason> {
    let actor = state.actor(it.by);
    if actor.turn.movement || actor.turn.walked > Length(0) || actor.gait == crate::Gait::Sprint {
        return Err(Bar::ChargeNeedsRun.into());
    }
    if state.is_held(it.by) {
        return Err(Bar::IsHeld.into());
    }
    if actor.prone {
        return Err(Bar::IsProne.into());
    }
    if movement::is_near(state, it.by, it.on, it.plan.distance) {
        return Err(Bar::WithinReach.into());
    }
    Ok(())
}

/// Somebody else, who is still there, is meant.
pub(crate) fn check_target(state: &State, by: ActorId, on: ActorId) -> Result<(), Reason> {
    if by == on {
        return Err(Bar::OnOneself.into());
    }
    let target = state.actor(on);
    let gone = matches!(target.out, Some(Out::Dead | Out::Left));
    if gone || (target.kind == ActorKind::Object && state.is_down(on)) {
        return Err(Bar::NoTarget.into());
    }
    Ok(())
}

/// The weapon is in hand, the power is on the sheet.
pub(crate) fn check_means(state: &State, by: ActorId, with: With) -> Result<(), Reason> {
    let known = match with {
        With::Plain { .. } => true,
        With::Item(id) => {
            state.item(id).is_some_and(|it| it.holder == Some(by) && matches!(it.kind, ItemKind::Weapon(_)))
        }
        With::Gift(n) => state.sheet(by).gifts.get(usize::from(n)).is_some_and(|it| it.attack.is_some()),
    };
    if known { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}

/// Circumstances sit on these sides, and points are there.
//= zerospace.pool.whose-side
pub(crate) fn check_plan(state: &State, by: ActorId, plan: &Plan, sides: &[RowSide]) -> Result<(), Reason> {
    let sits = |rows: Rows| rows.iter().all(|row| sides.contains(&row.side()));
    if !sits(plan.on) || !sits(plan.off) {
        return Err(Bar::WrongRow.into());
    }
    if plan.free.len() > 20 {
        return Err(Reason::of(Bar::OutOfBounds, 20, i32::try_from(plan.free.len()).unwrap_or(i32::MAX)));
    }
    let have = state.points(state.actor(by).seat);
    if plan.points > have {
        return Err(Reason::of(Bar::NoPoint, i32::from(plan.points), i32::from(have)));
    }
    Ok(())
}

/// An attack with all that follows from it.
pub(crate) fn attack<T: Table>(t: &mut T, it: &Attack) -> Play<T, ()> {
    let (by, mode) = (it.by, it.mode);
    if !fear::may_act(t, by)? {
        return Ok(());
    }
    let weapon = effort::means(t.state(), by, it.with);
    let far = range::judged(t, by, it.on, &weapon, &it.plan)?;
    let rows = effort::attack_rows(t.state(), by, &weapon, mode, it.single, &it.plan);
    let rows = rows.ticked(far, it.plan.off);
    let mental = weapon.kind == AttackKind::Mental;
    let doing = Doing::Attack { on: it.on, mode, mental };
    if rows.fails() {
        fail_at_once(t, by, rows, doing);
        return Ok(());
    }
    let Cut::Joined(helpers) = delay::cut_ins(t, by, Some(it.on), true)? else { return Ok(()) };
    // The attack stands from here on, whatever the others do.
    //= zerospace.force.timing
    t.tell(Event::ActionBegan { actor: by, doing });
    let on = force::window(t, by, it.on, &weapon, None)?.on;
    let mut acting = effort::of_attack(t.state(), by, it.with, &weapon, it.single, rows, &it.plan);
    points::pay_before(t, &mut acting, it.plan.points);
    let lead = match against(t, by, on, &weapon, mode, &it.plan)? {
        Met::Stands => None,
        Met::Helpless => Some(0),
        Met::By(against) => {
            let mut clash = Clash::new(acting, against);
            clash.margin = t.state().switches.margin && deals_damage(mode, &weapon);
            clash.mental = mental;
            join(t, &mut clash, &helpers, &weapon);
            Some(clash::play(t, &mut clash)?)
        }
    };
    use_distraction(t, by, rows.contains(Row::AttackerDistracted));
    match lead {
        Some(lead) if lead >= 0 => succeed(t, by, on, lead, &weapon, mode),
        _ => {
            t.tell(Event::Missed { by, on, mental });
            Ok(())
        }
    }
}

/// Does an attack of that kind cost endurance?
fn deals_damage(mode: Mode, weapon: &Weapon) -> bool {
    matches!(mode, Mode::Strike | Mode::Charge | Mode::Hurt) && !weapon.effects.harmless
}

/// An attempt that fails without dice: no bonus, helper or point can change it.
//= zerospace.auto-fail.precedence
pub(crate) fn fail_at_once<T: Table>(t: &mut T, by: ActorId, rows: Rows, doing: Doing) {
    if t.state().switches.failure_spends {
        t.tell(Event::ActionBegan { actor: by, doing });
    }
    //= zerospace.distract.expiry
    use_distraction(t, by, rows.contains(Row::AttackerDistracted));
    t.tell(Event::FailedAtOnce { actor: by, rows });
}

/// A distraction lasts for one attack or defence, whichever comes first.
//= zerospace.distract.expiry
#[inline]
pub(crate) fn use_distraction<T: Table>(t: &mut T, who: ActorId, counted: bool) {
    if counted && t.state().actor(who).distracted {
        t.tell(Event::DistractionUsed { actor: who });
    }
}

/// What an attack meets.
pub(crate) enum Met {
    /// Something to roll against.
    By(Opposition),
    /// Somebody who cannot defend: it hits.
    Helpless,
    /// An object that the game master calls out of its reach.
    Stands,
}

/// The defence: a roll that costs nothing and is made against every attack. The helpless have none, objects a fixed
/// difficulty.
//= zerospace.attack.defence-roll
//= zerospace.helpless.effect
#[inline]
pub(crate) fn against<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    weapon: &Weapon,
    mode: Mode,
    plan: &Plan,
) -> Play<T, Met> {
    if t.state().actor(on).kind == ActorKind::Object {
        return against_object(t, by);
    }
    if t.state().is_defenceless(on) {
        let rolls = t.state().switches.margin && t.state().switches.helpless_roll;
        return Ok(if rolls { Met::By(Opposition::Nothing) } else { Met::Helpless });
    }
    let rows = effort::defence_rows(t.state(), on, weapon, mode, plan);
    let defence = effort::of_defence(t.state(), on, weapon, mode, rows, plan);
    use_distraction(t, on, rows.contains(Row::DefenderDistracted));
    Ok(Met::By(Opposition::Roll(defence)))
}

/// An object does not roll: the game master sets how hard it is to hit and to break.
//= zerospace.object.endurance
fn against_object<T: Table>(t: &mut T, by: ActorId) -> Play<T, Met> {
    let skill = t.state().frame.roles.melee;
    Ok(match t.ask(SetDifficulty { seat: schwung_table::Seat::GM, who: by, skill })? {
        Rated::Routine => Met::Helpless,
        Rated::Number(value) => Met::By(Opposition::Difficulty { value, hidden: false }),
        Rated::Impossible => Met::Stands,
    })
}

/// Those with a deferred turn attack together with the one whose turn it is: one attack, one hit. Each has the own
/// circumstances.
//= zerospace.assist.combat
fn join<T: Table>(t: &mut T, clash: &mut Clash, helpers: &[ActorId], weapon: &Weapon) {
    if helpers.is_empty() {
        return;
    }
    let plain = Weapon { combat: weapon.combat, kind: weapon.kind, ..Weapon::default() };
    let with = With::Plain { combat: plain.combat, kind: plain.kind };
    let plan = Plan::default();
    for &helper in helpers {
        let rows = effort::attack_rows(t.state(), helper, &plain, Mode::Strike, true, &plan);
        if rows.fails() {
            continue;
        }
        use_distraction(t, helper, rows.contains(Row::AttackerDistracted));
        let effort: Effort = effort::of_attack(t.state(), helper, with, &plain, true, rows, &plan);
        clash.helpers.push(effort);
    }
    clash.acting.help = super::assist::addition(t.state(), 1 + clash.helpers.len());
}

/// The attack comes through: what it was for happens.
//= zerospace.check.tie
fn succeed<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    lead: i16,
    weapon: &Weapon,
    mode: Mode,
) -> Play<T, ()> {
    match mode {
        //= zerospace.grapple.hurt
        Mode::Strike | Mode::Charge | Mode::Hurt => harm::hit(t, by, on, lead, weapon),
        Mode::Disarm => disarm::succeed(t, by, on),
        Mode::Grapple => grapple::succeed(t, by, on),
        Mode::ThrowDown => throw_down::succeed(t, by, on),
    }
}
