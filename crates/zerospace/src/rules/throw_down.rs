//! Throwing down.

use schwung_table::Play;

use crate::{ActorId, Event, Table, rules::grapple};

/// Throws the target to the floor and asks whether it is hurt.
//= zerospace.throw-down.procedure
//= zerospace.throw-down.prone
pub(crate) fn succeed<T: Table>(t: &mut T, by: ActorId, on: ActorId) -> Play<T, ()> {
    t.tell(Event::ThrownDown { actor: on });
    grapple::hurt(t, by, on)
}
