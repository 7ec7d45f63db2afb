//! The half circle that a character defends, and attacks from behind it.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, Amount, AttackEvent, Bar, Daemmersturm, Direction, Face, Facing, Judgement, Plan, Prompt,
    Purpose, Reason, State, Table,
    choices::one,
    rules::{dice, judge, perception, turn},
};

/// Bonus to a melee attack from behind.
//= daemmersturm.backstab.bonus
pub(crate) const BONUS: i16 = 3;

/// Direction of `of` as seen from `from`, if known.
fn direction(state: &State, of: ActorId, from: ActorId) -> Option<Direction> {
    state.engaged.iter().find(|it| (it.by, it.on) == (from, of))?.at
}

/// Returns whether an attack comes from behind the defended half circle. `None` if that is unclear: nothing is set, no
/// direction is known, or the attack comes exactly from the side.
//= daemmersturm.backstab.arc
pub(crate) fn behind(
    state: &State,
    facing: Facing,
    by: ActorId,
    on: ActorId,
    from: Option<Direction>,
) -> Option<bool> {
    let centre = match facing {
        Facing::Unset | Facing::Guard(_) => return None,
        Facing::Toward(whom) if whom == by => return Some(false),
        Facing::Toward(whom) => direction(state, whom, on)?,
        Facing::To(direction) => direction,
    };
    match from.or_else(|| direction(state, by, on))?.apart(centre) {
        0 | 1 => Some(false),
        2 => None,
        _ => Some(true),
    }
}

/// Like [`behind`], but for the half circle of this round. If none is set, nothing is behind it.
pub(crate) fn side(state: &State, by: ActorId, on: ActorId, from: Option<Direction>) -> Option<bool> {
    match state.actor(on).facing {
        Facing::Unset => Some(false),
        facing => behind(state, facing, by, on, from),
    }
}

/// Determines where the defender of a melee attack turns. Returns whether the attack comes from behind.
//= daemmersturm.backstab.first-attack-sets
//= daemmersturm.backstab.fixed
//= daemmersturm.backstab.melee-only
pub(crate) fn meet<T: Table>(t: &mut T, by: ActorId, on: ActorId, plan: &Plan) -> Play<T, bool> {
    if t.state().actor(on).facing == Facing::Unset {
        choose(t, by, on)?;
    }
    match t.state().actor(on).facing {
        //= daemmersturm.backstab.first-attack-sets
        Facing::Unset => {
            turn_to(t, on, Facing::Toward(by), plan.from);
            Ok(false)
        }
        //= daemmersturm.backstab.guard
        Facing::Guard(whom) if whom == by => {
            turn_to(t, on, Facing::Toward(by), plan.from);
            Ok(false)
        }
        Facing::Guard(_) => guarded(t, by, on, plan),
        facing => match behind(t.state(), facing, by, on, plan.from) {
            Some(behind) => Ok(behind),
            //= daemmersturm.backstab.angle
            None if plan.back => judge(t, Judgement::Back { by, on }),
            None => Ok(false),
        },
    }
}

/// Resolves an attack by an enemy other than the one that the defender expects. The half circle of the previous round counts;
/// if there is none, the plot leader decides.
//= daemmersturm.backstab.guard
fn guarded<T: Table>(t: &mut T, by: ActorId, on: ActorId, plan: &Plan) -> Play<T, bool> {
    let state = t.state();
    let last = state.actor(on).last_facing;
    match behind(state, last, by, on, plan.from) {
        Some(behind) => Ok(behind),
        None if matches!(last, Facing::Unset | Facing::Guard(_)) || plan.back => {
            judge(t, Judgement::Back { by, on })
        }
        None => Ok(false),
    }
}

/// Returns the enemies in reach besides `by` that a character knows of.
//= daemmersturm.perception.hidden
fn others_at(state: &State, who: ActorId, by: ActorId) -> impl Iterator<Item = ActorId> {
    let knows = move |it| state.actor(who).seat.is_gm() || !state.actor(it).veiled;
    let others = state.enemies_at(who).filter(move |&it| it != by && knows(it));
    others.filter(move |&it| perception::need_seen(state, who, it).is_ok())
}

/// Lets the defender concentrate on something else before the first melee attack of the round. It is asked only if it knows
/// of another enemy in reach.
//= daemmersturm.backstab.predeclare
fn choose<T: Table>(t: &mut T, by: ActorId, on: ActorId) -> Play<T, ()> {
    let state = t.state();
    if state.switches.ask_facing != Prompt::Ask
        || !state.is_up(on)
        || others_at(state, on, by).next().is_none()
    {
        return Ok(());
    }
    let seat = state.actor(on).seat;
    let facing = t.ask(Face { seat, who: on, by })?;
    if facing != Facing::Unset && facing != Facing::Toward(by) {
        turn_to(t, on, facing, None);
    }
    Ok(())
}

/// Adds the options: the attacker, every other enemy in reach that the character knows of, and every direction.
pub(crate) fn options(state: &State, it: &Face, choices: &mut Vec<Choice<Daemmersturm>>) {
    one(Facing::Toward(it.by), "daemmersturm.backstab.first-attack-sets", choices);
    for whom in others_at(state, it.who, it.by) {
        one(Facing::Guard(whom), "daemmersturm.backstab.guard", choices);
    }
    for direction in Direction::ALL {
        one(Facing::To(direction), "daemmersturm.backstab.predeclare", choices);
    }
}

/// Checks whether a character may choose its direction. It must do so before the first attack on it in the round.
//= daemmersturm.backstab.predeclare
//= daemmersturm.backstab.fixed
pub(crate) fn check_face(state: &State, by: ActorId, facing: Facing) -> Result<(), Reason> {
    super::scope::need_combat(state)?;
    turn::need_able(state, by)?;
    match (state.actor(by).facing, facing) {
        (Facing::Unset | Facing::Guard(_), Facing::Guard(whom) | Facing::Toward(whom)) if whom == by => {
            Err(Bar::OnOneself.into())
        }
        (Facing::Unset, _) => Ok(()),
        (Facing::Guard(_), _) if !state.actor(by).melee.targeted => Ok(()),
        _ => Err(Bar::FacingFixed.into()),
    }
}

pub(crate) fn face<T: Table>(t: &mut T, who: ActorId, facing: Facing) {
    turn_to(t, who, facing, None);
}

/// Turns a character. If it turns towards another character, it keeps that direction even if the other one moves.
//= daemmersturm.backstab.fixed
fn turn_to<T: Table>(t: &mut T, who: ActorId, facing: Facing, from: Option<Direction>) {
    let at = place_of(t.state(), who, facing, from);
    t.tell(AttackEvent::Faced { who, facing, at }.into());
}

/// Direction of the character being faced, if known.
pub(crate) fn place_of(
    state: &State,
    who: ActorId,
    facing: Facing,
    from: Option<Direction>,
) -> Option<Direction> {
    match facing {
        Facing::Toward(whom) => from.or_else(|| direction(state, whom, who)),
        Facing::Unset | Facing::To(_) | Facing::Guard(_) => None,
    }
}

/// Makes the damage roll again, to be added to a hit from behind.
//= daemmersturm.backstab.extra-damage
pub(crate) fn again<T: Table>(t: &mut T, by: ActorId, damage: Amount) -> Play<T, i16> {
    dice::amount(t, by, Purpose::BackDamage, damage)
}
