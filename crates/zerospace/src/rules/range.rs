//! The five range bands, attacks beyond the effective range, and the effects that end when a place is left.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Combat, Distance, Event, Judgement, Length, Plan, Reason, Row, Rows, State, Table, Weapon,
    rules::{hold, judge},
};

/// About an arm's length.
pub(crate) const NEAR: Length = Length::metres(1);

/// A range band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Band {
    /// About an arm's length: up to 1 m.
    Near,
    /// Up to 10 m.
    Short,
    /// Up to 100 m.
    Medium,
    /// Up to 1000 m.
    Long,
    /// More than 1000 m.
    Extreme,
}

impl Band {
    /// Returns the band of a distance; upper limits are inclusive.
    //= zerospace.range.bands
    pub fn of(distance: Length) -> Band {
        match distance {
            it if it <= NEAR => Band::Near,
            it if it <= Length::metres(10) => Band::Short,
            it if it <= Length::metres(100) => Band::Medium,
            it if it <= Length::metres(1000) => Band::Long,
            _ => Band::Extreme,
        }
    }
}

/// The distance, if it is known to be beyond the effective range.
#[inline]
fn beyond(state: &State, by: ActorId, on: ActorId, weapon: &Weapon, plan: &Plan) -> Option<Length> {
    let distance = plan.distance.or_else(|| state.distance(by, on))?;
    let range = weapon.range.or((weapon.combat == Combat::Melee).then_some(NEAR))?;
    (distance > range).then_some(distance)
}

/// Checks that the target is not known to be out of reach. Sweeps and grapples require arm's reach or the reach of the
/// weapon.
//= zerospace.sweep.procedure
//= zerospace.range.bands
pub(crate) fn check_reach(
    state: &State,
    by: ActorId,
    on: ActorId,
    weapon: &Weapon,
    plan: &Plan,
) -> Result<(), Reason> {
    let Some(distance) = beyond(state, by, on, weapon, plan) else { return Ok(()) };
    let reach = weapon.range.unwrap_or(NEAR);
    Err(Reason::of(Bar::OutOfReach, distance.metres_up(), reach.metres_down()))
}

/// Asks the game master whether an attack beyond the effective range is impossible or just difficult.
//= zerospace.range.beyond
//= zerospace.circ-att.out-of-range
pub(crate) fn judged<T: Table>(
    t: &mut T,
    by: ActorId,
    on: ActorId,
    weapon: &Weapon,
    plan: &Plan,
) -> Play<T, Rows> {
    let Some(distance) = beyond(t.state(), by, on, weapon, plan) else { return Ok(Rows::NONE) };
    let possible = judge(t, Judgement::Range { by, on, distance })?;
    //= zerospace.circ-att.impossible
    Ok(Rows::NONE.with(Row::OutOfRange, possible).with(Row::Impossible, !possible))
}

/// Handles leaving a place: actors held by this one are released, and distances within arm's reach become unknown.
//= zerospace.grapple.release
//= zerospace.range.bands
pub(crate) fn leave<T: Table>(t: &mut T, who: ActorId) {
    hold::let_go(t, who);
    let near = |it: &&Distance| (it.a == who || it.b == who) && it.length <= NEAR;
    while let Some(&Distance { a, b, .. }) = t.state().distances.iter().find(near) {
        t.tell(Event::Apart { a, b, length: None });
    }
}

/// Whether two actors are known to be within arm's reach.
pub(crate) fn is_near(state: &State, by: ActorId, on: ActorId, said: Option<Length>) -> bool {
    said.or_else(|| state.distance(by, on)).is_some_and(|it| it <= NEAR)
}
