//! Attacks on several targets: sweeps and blasts.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, AttackKind, Bar, Blast, BlastAttack, Combat, Doing, Effort, Event, FreeRow, Length,
    Mode, Opposition, Plan, Reason, Row, RowSide, Rows, State, Sweep, Table, Weapon,
    rules::{
        attack::{Met, against},
        attempt, budget,
        clash::{self, Clash},
        delay::{self, Cut},
        dice, effort, fear, force, harm, range,
    },
};

/// Checks whether a sweep attack is allowed.
pub(crate) fn check_sweep(state: &State, it: &Sweep) -> Result<(), Reason> {
    budget::need_standard(state, it.by)?;
    attempt::check_means(state, it.by, it.with)?;
    attempt::check_plan(state, it.by, &it.plan, &[RowSide::Attack, RowSide::Defence])?;
    let weapon = effort::means(state, it.by, it.with);
    if weapon.combat != Combat::Melee || weapon.radius.is_some() {
        return Err(Bar::NotMelee.into());
    }
    if it.on.is_empty() {
        return Err(Bar::NoneChosen.into());
    }
    if has_twice(&it.on) {
        return Err(Bar::NoTarget.into());
    }
    effort::check_tool(state, it.by, effort::skill_of(state, &weapon), &it.plan, true)?;
    it.on.iter().try_for_each(|&on| {
        attempt::check_target(state, it.by, on)?;
        range::check_reach(state, it.by, on, &weapon, &it.plan)
    })
}

fn has_twice(all: &[ActorId]) -> bool {
    all.iter().enumerate().any(|(n, one)| all[..n].contains(one))
}

/// Makes a sweep attack: one action, with an attack roll for each target that has one die less.
//= zerospace.sweep.procedure
//= zerospace.circ-att.sweep
pub(crate) fn sweep<T: Table>(t: &mut T, it: &Sweep) -> Play<T, ()> {
    if !fear::may_act(t, it.by)? {
        return Ok(());
    }
    let weapon = effort::means(t.state(), it.by, it.with);
    let rows = |state: &State| {
        let rows = effort::attack_rows(state, it.by, None, &weapon, Mode::Strike, true, &it.plan);
        rows.with(Row::Sweeping, !it.plan.off.contains(Row::Sweeping))
    };
    let first = rows(t.state());
    if first.fails() {
        attempt::fail_at_once(t, it.by, first, Doing::Sweep, Some(it.with));
        return Ok(());
    }
    if let Cut::Interrupted = delay::cut_ins(t, it.by, None, None)? {
        return Ok(());
    }
    t.tell(Event::ActionBegan { actor: it.by, doing: Doing::Sweep, with: Some(it.with) });
    for (n, &target) in it.on.iter().enumerate() {
        if t.state().is_defenceless(it.by) {
            break;
        }
        let on = force::window(t, it.by, target, &weapon, Mode::Strike, None)?.on;
        let rows = rows(t.state());
        let mut acting = effort::of_attack(t.state(), it.by, it.with, &weapon, true, rows, &it.plan);
        if n == 0 {
            attempt::pay_before(t, &mut acting, it.plan.points);
        }
        let met = against(t, it.by, on, &weapon, Mode::Strike, &it.plan)?;
        let lead = match met {
            Met::Stands => None,
            Met::Helpless => Some(0),
            Met::By(against) => {
                Some(clash::play(t, &mut clash_of(t, acting, against, &weapon, &it.plan, n))?)
            }
        };
        //= zerospace.distract.expiry
        attempt::use_distraction(t, it.by, rows.contains(Row::AttackerDistracted));
        result(t, it.by, on, lead, &weapon)?;
    }
    Ok(())
}

fn clash_of<T: Table>(
    t: &T,
    acting: Effort,
    against: Opposition,
    weapon: &Weapon,
    plan: &Plan,
    n: usize,
) -> Clash {
    let mut clash = Clash::new(acting, against);
    clash.free.clone_from(&plan.free);
    clash.nth = u8::try_from(n).unwrap_or(u8::MAX);
    clash.margin = t.state().switches.margin && !weapon.effects.harmless;
    clash.mental = weapon.kind == AttackKind::Mental;
    clash
}

fn result<T: Table>(t: &mut T, by: ActorId, on: ActorId, lead: Option<i16>, weapon: &Weapon) -> Play<T, ()> {
    match lead {
        Some(lead) if lead >= 0 => harm::hit(t, by, on, lead, weapon),
        _ => {
            t.tell(Event::Missed { by, on, mental: weapon.kind == AttackKind::Mental });
            Ok(())
        }
    }
}

/// Checks whether a blast is allowed. It needs a weapon or power with a radius.
pub(crate) fn check_blast(state: &State, it: &BlastAttack) -> Result<(), Reason> {
    budget::need_standard(state, it.by)?;
    attempt::check_means(state, it.by, it.with)?;
    attempt::check_plan(state, it.by, &it.plan, &[RowSide::Attack, RowSide::Defence])?;
    let weapon = effort::means(state, it.by, it.with);
    if weapon.radius.is_none() {
        return Err(Bar::WrongWeapon.into());
    }
    effort::check_tool(state, it.by, effort::skill_of(state, &weapon), &it.plan, true)?;
    let on: Vec<ActorId> = it.on.iter().map(|it| it.0).collect();
    if on.is_empty() {
        return Err(Bar::NoneChosen.into());
    }
    if has_twice(&on) {
        return Err(Bar::NoTarget.into());
    }
    // Friends and the attacker can be targets as well.
    let others = on.iter().filter(|&&on| on != it.by);
    others.copied().try_for_each(|on| attempt::check_target(state, it.by, on))
}

/// Attacks everything within the radius, including its edge. One attack roll is used for all targets, each of which
/// defends.
//= zerospace.explosive.procedure
pub(crate) fn blast<T: Table>(t: &mut T, it: &BlastAttack) -> Play<T, ()> {
    if !fear::may_act(t, it.by)? {
        return Ok(());
    }
    let weapon = effort::means(t.state(), it.by, it.with);
    let far = far(t, it, &weapon)?;
    let rows = effort::attack_rows(t.state(), it.by, None, &weapon, Mode::Strike, false, &it.plan);
    let rows = rows.ticked(far, it.plan.off);
    if rows.fails() {
        attempt::fail_at_once(t, it.by, rows, Doing::Blast, Some(it.with));
        return Ok(());
    }
    if let Cut::Interrupted = delay::cut_ins(t, it.by, None, None)? {
        return Ok(());
    }
    t.tell(Event::ActionBegan { actor: it.by, doing: Doing::Blast, with: Some(it.with) });
    let caught = caught(t, it, &weapon)?;
    let mut acting = effort::of_attack(t.state(), it.by, it.with, &weapon, false, rows, &it.plan);
    attempt::pay_before(t, &mut acting, it.plan.points);
    clash::buy_for(t, &mut acting)?;
    attempt::use_distraction(t, it.by, rows.contains(Row::AttackerDistracted));
    let manner = it.blast.unwrap_or(t.state().switches.blast);
    if manner != Blast::Separate {
        let dice = u8::try_from(acting.pool()).unwrap_or(0);
        dice::throw(t, &mut acting, dice, None)?;
        let own = |it: &&FreeRow| it.acting;
        let free = it.plan.free.iter().filter(own).cloned().collect();
        t.tell(Event::Rolled { effort: acting, between: None, free });
    }
    //= zerospace.cover-dive.area-attacks
    let cover_only = it.cover_only.unwrap_or(t.state().switches.area_cover_only);
    strike(t, it, &weapon, manner, acting, &caught, cover_only)
}

/// Checks the range of a blast. The distance to its centre is known if an actor is there or if it was given.
//= zerospace.range.beyond
fn far<T: Table>(t: &mut T, it: &BlastAttack, weapon: &Weapon) -> Play<T, Rows> {
    let middle = it.on.iter().find(|on| on.1 == Length(0) && on.0 != it.by);
    let nearest = it.on.iter().find(|on| on.0 != it.by).filter(|_| it.plan.distance.is_some());
    match middle.or(nearest) {
        Some(&(on, _)) => range::judged(t, it.by, on, weapon, &it.plan),
        None => Ok(Rows::NONE),
    }
}

/// The targets that are within the radius and stay there, and whether they took cover.
//= zerospace.cover-dive.procedure
fn caught<T: Table>(t: &mut T, it: &BlastAttack, weapon: &Weapon) -> Play<T, Vec<(ActorId, bool)>> {
    let radius = weapon.radius.unwrap_or(Length(0));
    let mut caught = Vec::new();
    for &(actor, from) in it.on.iter().filter(|it| it.1 > radius) {
        t.tell(Event::OutsideBlast { actor, away: from, radius });
    }
    for &(on, from) in it.on.iter().filter(|it| it.1 <= radius) {
        let window = if on == it.by {
            force::Window { on, shielded: false, out_of_radius: false, cover: false }
        } else {
            force::window(t, it.by, on, weapon, Mode::Strike, Some((radius, from)))?
        };
        if !window.out_of_radius {
            caught.push((on, window.cover));
        }
    }
    Ok(caught)
}

/// Resolves the blast against each target.
//= zerospace.explosive.alternative
fn strike<T: Table>(
    t: &mut T,
    it: &BlastAttack,
    weapon: &Weapon,
    manner: Blast,
    acting: Effort,
    caught: &[(ActorId, bool)],
    cover_only: bool,
) -> Play<T, ()> {
    let mut acting = acting;
    let mut group: Option<i16> = None;
    for (n, &(on, cover)) in caught.iter().enumerate() {
        let met = if cover_only && !cover && t.state().actor(on).kind != ActorKind::Object {
            let mental = weapon.kind == AttackKind::Mental;
            t.tell(Event::Undefended { by: it.by, on, mental, open: true });
            Met::Helpless
        } else {
            against(t, it.by, on, weapon, Mode::Strike, &it.plan)?
        };
        let lead = match (met, group) {
            (Met::Stands, _) => None,
            (Met::Helpless, _) => Some(0),
            (Met::By(_), Some(lead)) => Some(lead),
            (Met::By(against), None) => {
                let mut clash = clash_of(t, acting, against, weapon, &it.plan, n);
                let lead = if manner == Blast::Separate {
                    clash::play(t, &mut clash)?
                } else {
                    one_roll(t, &mut clash, &mut acting)?
                };
                // One common defence roll for all targets that have one.
                group = (manner == Blast::Group).then_some(lead);
                Some(lead)
            }
        };
        result(t, it.by, on, lead, weapon)?;
    }
    Ok(())
}

/// Compares the single attack roll with another defence. Dice missing from the attacker's pool go to each defender;
/// those missing from a defender's pool are added only against that defender.
//= zerospace.pool.below-zero
fn one_roll<T: Table>(t: &mut T, clash: &mut Clash, acting: &mut Effort) -> Play<T, i16> {
    clash.rolled = true;
    if let Opposition::Roll(effort) = &mut clash.against {
        effort.received = acting.deficit();
        clash.acting.received = effort.deficit();
    }
    let more = clash.acting.received;
    dice::throw(t, &mut clash.acting, more, None)?;
    let before = clash.acting.dice;
    let lead = clash::play(t, clash)?;
    // Dice bought for the attack roll also count against the other targets.
    acting.dice += clash.acting.dice - before;
    Ok(lead)
}
