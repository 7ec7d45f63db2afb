//! Refreshing fate points, and passing free tags.

use schwung_table::Play;

use crate::{ActorId, AspectId, Bar, Event, FateTable, Reason, State};

/// Refreshes fate points up to the number on the sheet; a surplus is kept.
//= malmsturm.refresh.when
//= malmsturm.refresh.cliffhanger
//= malmsturm.refresh.mid-session
//= malmsturm.refresh.amount
//= malmsturm.refresh.surplus
//= freefate.fate.default-refresh
pub(crate) fn refresh<T: FateTable>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let full = t.state().refresh_of(who);
    let have = t.state().actor(who).fate;
    if have < full {
        t.tell(Event::FatePoints { actor: who, points: full, change: i16::from(full) - i16::from(have) });
    }
    Ok(())
}

/// Checks that `from` has a free tag of this aspect to pass on.
pub(crate) fn check_pass_tag(state: &State, from: ActorId, aspect: AspectId) -> Result<(), Reason> {
    match state.aspect(aspect) {
        None => Err(Bar::NoSuchAspect.into()),
        Some(it) if it.free_tag == Some(from) => Ok(()),
        Some(_) => Err(Bar::NoFreeTag.into()),
    }
}

/// Passes a free tag to an ally.
//= sotc.maneuver.first-tag-free
pub(crate) fn pass_tag<T: FateTable>(t: &mut T, id: AspectId, to: ActorId) -> Play<T, ()> {
    t.tell(Event::TagPassed { id, to });
    Ok(())
}
