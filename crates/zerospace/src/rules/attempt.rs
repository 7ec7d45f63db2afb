//! Rules for attempts of any kind: possible targets, the contents of plans, the price, and failure without a roll.

use crate::{
    ActorId, ActorKind, Bar, Doing, Effort, Event, ItemKind, Plan, PointUse, Reason, Row, RowSide, Rows,
    State, Table, With, rules::clash,
};

/// Checks that the target is another actor who is still in play.
pub(crate) fn check_target(state: &State, by: ActorId, on: ActorId) -> Result<(), Reason> {
    if by == on {
        return Err(Bar::OnOneself.into());
    }
    let target = state.actor(on);
    if target.is_gone() || (target.kind == ActorKind::Object && state.is_down(on)) {
        return Err(Bar::NoTarget.into());
    }
    Ok(())
}

/// Checks that the weapon is carried or the power is on the sheet.
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

/// Checks that circumstances apply to these sides and that enough points are available.
//= zerospace.pool.whose-side
pub(crate) fn check_plan(state: &State, by: ActorId, plan: &Plan, sides: &[RowSide]) -> Result<(), Reason> {
    let sits = |rows: Rows| rows.iter().all(|row| sides.contains(&row.side()));
    if !sits(plan.on) || !sits(plan.off) {
        return Err(Bar::WrongRow.into());
    }
    if plan.free.len() > 20 {
        return Err(Reason::of(Bar::Limit, 20, i32::try_from(plan.free.len()).unwrap_or(i32::MAX)));
    }
    let have = state.points(state.actor(by).seat);
    if plan.points > clash::MOST_BOUGHT {
        return Err(Reason::of(Bar::Limit, i32::from(clash::MOST_BOUGHT), i32::from(plan.points)));
    }
    if plan.points > have {
        return Err(Reason::of(Bar::NoPoint, i32::from(plan.points), i32::from(have)));
    }
    Ok(())
}

/// Pays for points announced with a command, each of which buys a die before the roll.
//= zerospace.ap.use.bonus-die
pub(crate) fn pay_before<T: Table>(t: &mut T, effort: &mut Effort, points: u8) {
    let seat = t.state().actor(effort.actor).seat;
    for _ in 0..points.min(t.state().points(seat)) {
        effort.bought = effort.bought.saturating_add(1);
        t.tell(Event::PointSpent { seat, on: PointUse::Die });
        t.tell(Event::PointForDie { actor: effort.actor, dice: 0, before: true });
    }
}

/// Records an attempt that fails without a roll; no bonus, helper or point can change it.
//= zerospace.auto-fail.precedence
pub(crate) fn fail_at_once<T: Table>(t: &mut T, by: ActorId, rows: Rows, doing: Doing, with: Option<With>) {
    if t.state().switches.failure_spends {
        t.tell(Event::ActionBegan { actor: by, doing, with });
    }
    //= zerospace.distract.expiry
    use_distraction(t, by, rows.contains(Row::AttackerDistracted));
    t.tell(Event::FailedAtOnce { actor: by, rows });
}

/// Uses up a distraction, which lasts for one attack or one defence, whichever comes first.
//= zerospace.distract.expiry
pub(crate) fn use_distraction<T: Table>(t: &mut T, who: ActorId, counted: bool) {
    if counted && t.state().actor(who).distracted {
        t.tell(Event::DistractionUsed { actor: who });
    }
}
