//! Friendly fire.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, Actors, AttackEvent, AttackKind, Exposed, Plan, Prompt, State, Table, Target, Victim,
    rules::{
        attack::Blow,
        hit::{self, Hit},
    },
};

/// Natural numbers with which a miss hits a friend.
//= daemmersturm.ff.trigger
const NUMBERS: std::ops::RangeInclusive<i16> = 2..=5;

/// The friends endangered by a shot or spell at a single target that missed with this natural number: those in the target's
/// melee range, as adjusted by the plot leader. With other numbers, no friend is endangered and no question is asked.
//= daemmersturm.ff.trigger
//= daemmersturm.ff.condition
//= daemmersturm.ff.exposed
//= daemmersturm.ff.not-area
//= daemmersturm.ff.not-melee
pub(crate) fn endangered<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    kind: AttackKind,
    natural: i16,
    plan: &Plan,
) -> Play<T, Vec<ActorId>> {
    if !matches!(kind, AttackKind::Ranged | AttackKind::Spell) || !NUMBERS.contains(&natural) {
        return Ok(Vec::new());
    }
    if let Some(exposed) = &plan.exposed {
        return Ok(others(exposed, by, on));
    }
    let Some(proposed) = proposed(t.state(), by, on) else { return Ok(Vec::new()) };
    if t.state().switches.ask_exposed != Prompt::Ask {
        return Ok(proposed);
    }
    let Actors(exposed) = t.ask(Exposed { seat: Seat::GM, by, on, proposed })?;
    Ok(exposed)
}

fn others(all: &[ActorId], by: ActorId, on: ActorId) -> Vec<ActorId> {
    all.iter().copied().filter(|&it| it != by && it != on).collect()
}

/// A hash of the friends whom the plan names, used in marks.
pub(crate) fn planned(plan: &Plan) -> i32 {
    plan.exposed.as_deref().map_or(-1, code)
}

/// The friends in melee with the target; `None` if the attacker has no friends here.
fn proposed(state: &State, by: ActorId, on: ActorId) -> Option<Vec<ActorId>> {
    let friend = |it: ActorId| it != by && it != on && state.is_up(it) && !state.are_enemies(it, by);
    state.ids().any(friend).then(|| in_melee(state, on).filter(|&it| friend(it)).collect())
}

/// All characters in melee with this one, each listed once.
pub(crate) fn in_melee(state: &State, on: ActorId) -> impl Iterator<Item = ActorId> {
    let reached = state.engaged.iter().filter(move |it| it.by == on).map(|it| it.on);
    let reaching =
        state.engaged.iter().filter(move |it| it.on == on && !state.reaches(on, it.by)).map(|it| it.by);
    reached.chain(reaching)
}

/// A hash of a list of characters, used in marks.
#[inline]
pub(crate) fn code(endangered: &[ActorId]) -> i32 {
    let mix = |sum: i32, it: &ActorId| sum.wrapping_mul(1_009).wrapping_add(i32::from(it.0) + 1);
    endangered.iter().fold(0, mix)
}

/// Hits a friend with everything that would have hit the target, regardless of its defence. Protection rolls are
/// possible. If several friends are endangered, the plot leader chooses.
//= daemmersturm.ff.no-defence
//= daemmersturm.ff.protection
//= daemmersturm.ff.effects
//= daemmersturm.ff.victim
pub(crate) fn strike<T: Table>(t: &mut T, blow: &Blow<'_>, endangered: &[ActorId]) -> Play<T, ()> {
    let by = blow.by;
    let on = match endangered {
        [] => return Ok(()),
        [only] => *only,
        several if t.state().switches.ask_victim == Prompt::Ask => {
            let among = several.to_vec();
            match t.ask(Victim { seat: Seat::GM, by, among })? {
                Target(Some(on)) => on,
                Target(None) => return Ok(()),
            }
        }
        [first, ..] => *first,
    };
    t.tell(AttackEvent::FriendlyFire { by, on }.into());
    let behind = hit::is_behind(t.state(), by, on, &Plan { from: blow.plan.from, ..Plan::default() });
    let (means, from, rest) = (blow.armed.means, blow.plan.from, blow.rest);
    hit::land(t, &Hit { by, on, means, critical: false, back: false, behind, from, since: None, rest })?;
    Ok(())
}
