//! Attacks on one target, of every mode.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, Attack, AttackKind, Bar, Combat, Doing, Event, Fact, FreeRow, Gait, Length, Mode,
    Opposition, Plan, Rated, Reason, Row, RowSide, Rows, SetDifficulty, State, Table, Weapon, With,
    rules::{
        attempt, budget,
        clash::{self, Clash},
        delay::{self, Cut, Joiner},
        disarm, effort, fear, force, grapple, harm, range, throw_down,
    },
};

/// Checks whether this attack is allowed.
pub(crate) fn check(state: &State, it: &Attack) -> Result<(), Reason> {
    budget::need_standard(state, it.by)?;
    attempt::check_target(state, it.by, it.on)?;
    attempt::check_means(state, it.by, it.with)?;
    attempt::check_plan(state, it.by, &it.plan, &[RowSide::Attack, RowSide::Defence])?;
    let weapon = effort::means(state, it.by, it.with);
    if weapon.radius.is_some() {
        return Err(Bar::WrongWeapon.into());
    }
    effort::check_tool(state, it.by, effort::skill_of(state, &weapon), &it.plan, true)?;
    check_mode(state, it, &weapon)
}

/// Checks what the mode of an attack requires.
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
        Mode::Grapple => range::check_reach(state, it.by, it.on, weapon, &it.plan),
        Mode::Hurt => grapple::check_hurt(state, it.by, it.on),
        //= zerospace.throw-down.prone
        Mode::ThrowDown if state.actor(it.on).prone => Err(Bar::LiesAlready.into()),
        Mode::Strike | Mode::Disarm | Mode::ThrowDown => Ok(()),
    }
}

/// Checks a charge: it takes the whole movement action, at a run, towards a target that is not within reach yet.
//= zerospace.charge.procedure
fn check_charge(state: &State, it: &Attack) -> Result<(), Reason> {
    let actor = state.actor(it.by);
    if actor.turn.movement || actor.turn.walked > Length(0) || actor.gait == Gait::Sprint {
        return Err(Bar::ChargeNeedsRun.into());
    }
    if state.is_held(it.by) {
        return Err(Bar::IsHeld.into());
    }
    if actor.prone {
        return Err(Bar::IsProne.into());
    }
    let holds = state.holds.iter().any(|hold| (hold.by, hold.on) == (it.by, it.on));
    if holds || range::is_near(state, it.by, it.on, it.plan.distance) {
        return Err(Bar::WithinReach.into());
    }
    // The run must end within reach, as far as distance and speed are known.
    let distance = it.plan.distance.or_else(|| state.distance(it.by, it.on));
    if let (Some(distance), Some(run)) = (distance, state.sheet(it.by).pace[Gait::Run as usize]) {
        let way = Length(distance.0.saturating_sub(range::NEAR.0));
        if way > run {
            return Err(Reason::of(Bar::TooFar, way.metres_up(), run.metres_down()));
        }
    }
    Ok(())
}

/// Carries out an attack with all its consequences.
pub(crate) fn attack<T: Table>(t: &mut T, it: &Attack) -> Play<T, ()> {
    let (by, mode) = (it.by, it.mode);
    if !fear::may_act(t, by)? {
        return Ok(());
    }
    let weapon = effort::means(t.state(), by, it.with);
    // A charge ends within reach of the target.
    //= zerospace.charge.procedure
    let far = match mode {
        Mode::Charge => Rows::NONE,
        _ => range::judged(t, by, it.on, &weapon, &it.plan)?,
    };
    let rows = effort::attack_rows(t.state(), by, Some(it.on), &weapon, mode, it.single, &it.plan);
    let rows = rows.ticked(far, it.plan.off);
    let mental = weapon.kind == AttackKind::Mental;
    let doing = Doing::Attack { on: it.on, mode, mental };
    if rows.fails() {
        attempt::fail_at_once(t, by, rows, doing, Some(it.with));
        return Ok(());
    }
    let Cut::Joined(helpers) = delay::cut_ins(t, by, Some(it.on), Some((&weapon, mode)))? else {
        return Ok(());
    };
    // From here on the attack takes place, no matter what the others do.
    //= zerospace.force.timing
    t.tell(Event::ActionBegan { actor: by, doing, with: Some(it.with) });
    if mode == Mode::Charge {
        range::leave(t, by);
        if it.plan.distance.or_else(|| t.state().distance(by, it.on)).is_some() {
            t.tell(Event::Apart { a: by, b: it.on, length: Some(range::NEAR) });
        }
    }
    let on = force::window(t, by, it.on, &weapon, mode, None)?.on;
    let mut acting = effort::of_attack(t.state(), by, it.with, &weapon, it.single, rows, &it.plan);
    attempt::pay_before(t, &mut acting, it.plan.points);
    let lead = match against(t, by, on, &weapon, mode, &it.plan)? {
        Met::Stands => None,
        Met::Helpless => Some(0),
        Met::By(against) => {
            let mut clash = Clash::new(acting, against);
            clash.margin = t.state().switches.margin && deals_damage(mode, &weapon);
            clash.mental = mental;
            clash.free.clone_from(&it.plan.free);
            join(t, &mut clash, &helpers, on, mode, &it.plan)?;
            Some(clash::play(t, &mut clash)?)
        }
    };
    attempt::use_distraction(t, by, rows.contains(Row::AttackerDistracted));
    match lead {
        Some(lead) if lead >= 0 => succeed(t, by, on, lead, &weapon, mode)?,
        _ => t.tell(Event::Missed { by, on, mental }),
    }
    //= zerospace.surprise.state
    for helper in helpers.iter().filter(|it| it.surprised) {
        t.tell(Event::Surprised { actor: helper.who, surprised: false });
    }
    Ok(())
}

/// Whether an attack of that kind costs endurance.
fn deals_damage(mode: Mode, weapon: &Weapon) -> bool {
    matches!(mode, Mode::Strike | Mode::Charge | Mode::Hurt) && !weapon.effects.harmless
}

/// The defence against an attack.
pub(crate) enum Met {
    /// Something to roll against.
    By(Opposition),
    /// The target cannot defend, so the attack hits.
    Helpless,
    /// An object that, according to the game master, the attack cannot affect.
    Stands,
}

/// Determines the defence: a roll without cost against every attack. Helpless targets have none, objects have a fixed
/// difficulty.
//= zerospace.attack.defence-roll
//= zerospace.helpless.effect
pub(crate) fn against<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    weapon: &Weapon,
    mode: Mode,
    plan: &Plan,
) -> Play<T, Met> {
    if t.state().actor(on).kind == ActorKind::Object {
        return against_object(t, by, on, weapon);
    }
    if t.state().is_defenceless(on) {
        let rolls = t.state().switches.margin && t.state().switches.helpless_roll;
        if !rolls {
            let mental = weapon.kind == AttackKind::Mental;
            t.tell(Event::Undefended { by, on, mental, open: false });
        }
        return Ok(if rolls { Met::By(Opposition::Nothing) } else { Met::Helpless });
    }
    let rows = effort::defence_rows(t.state(), on, weapon, mode, plan);
    let defence = effort::of_defence(t.state(), on, weapon, mode, rows, plan);
    attempt::use_distraction(t, on, rows.contains(Row::DefenderDistracted));
    Ok(Met::By(Opposition::Roll(defence)))
}

/// Determines the defence of an object: the game master sets how difficult it is to hit and damage. A number is kept, so that
/// the question is not repeated at every attack; "routine" and "impossible" depend on the attacker and are not kept.
//= zerospace.object.endurance
fn against_object<T: Table>(t: &mut T, by: ActorId, on: ActorId, weapon: &Weapon) -> Play<T, Met> {
    if let Some(value) = t.state().actor(on).difficulty {
        return Ok(Met::By(Opposition::Difficulty { value, hidden: false }));
    }
    let skill = effort::skill_of(t.state(), weapon).unwrap_or(t.state().frame.roles.melee);
    Ok(match t.ask(SetDifficulty { seat: schwung_table::Seat::GM, who: by, skill })? {
        Rated::Routine => {
            t.tell(Event::Routine { actor: by, skill });
            Met::Helpless
        }
        Rated::Number(value) => {
            let fact = Box::new(Fact::Difficulty { who: on, value: Some(value) });
            t.tell(Event::Set { fact, was: None });
            Met::By(Opposition::Difficulty { value, hidden: false })
        }
        Rated::Impossible => {
            t.tell(Event::FailedAtOnce { actor: by, rows: Rows::NONE.with(Row::Impossible, true) });
            Met::Stands
        }
    })
}

/// Lets actors with a deferred turn join the attack: the result is a single attack with at most one hit. Each
/// participant has individual circumstances and a weapon. Attempts that fail without a roll do not count.
//= zerospace.assist.combat
fn join<T: Table>(
    t: &mut T,
    clash: &mut Clash,
    helpers: &[Joiner],
    on: ActorId,
    mode: Mode,
    plan: &Plan,
) -> Play<T, ()> {
    if helpers.is_empty() {
        return Ok(());
    }
    // Participants who join a charge make an ordinary strike.
    let mode = if mode == Mode::Charge { Mode::Strike } else { mode };
    for &Joiner { who, with, surprised } in helpers {
        let weapon = effort::means(t.state(), who, with);
        let own = |it: &&FreeRow| it.acting && it.of == Some(who);
        let plan = Plan { free: plan.free.iter().filter(own).cloned().collect(), ..Plan::default() };
        let far = range::judged(t, who, on, &weapon, &plan)?;
        let gait = t.state().actor(who).gait;
        let rows = effort::attack_rows(t.state(), who, Some(on), &weapon, mode, false, &plan)
            .ticked(far, Rows::NONE)
            .with(Row::AttackerSurprised, surprised)
            //= zerospace.circ-att.running
            .with(Row::AttackerRuns, gait == Gait::Run)
            .with(Row::AttackerSprints, gait == Gait::Sprint);
        attempt::use_distraction(t, who, rows.contains(Row::AttackerDistracted));
        //= zerospace.auto-fail.precedence
        if rows.fails() {
            t.tell(Event::FailedAtOnce { actor: who, rows });
            continue;
        }
        clash.helpers.push(effort::of_attack(t.state(), who, with, &weapon, false, rows, &plan));
    }
    clash.help = super::assist::addition(t.state(), 1 + clash.helpers.len());
    Ok(())
}

/// Applies the effect of a successful attack.
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
