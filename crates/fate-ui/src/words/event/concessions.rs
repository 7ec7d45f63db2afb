//! Concessions.

use schwung_fate::ActorId;

use crate::words::teller::Teller;

/// The person who refused, and the fate point gained for a reasonable offer.
pub(super) fn refused(
    t: &Teller<'_>,
    actor: ActorId,
    by: Option<ActorId>,
    reasonable: bool,
    paid: bool,
) -> String {
    let offerer = t.actor(actor);
    match (by.filter(|_| paid || !reasonable), reasonable) {
        (None, false) => t.say("event-concession-refused", &[("actor", &offerer)]),
        (None, true) => t.say("event-concession-refused-paid", &[("actor", &offerer)]),
        (Some(by), false) => {
            t.say("event-concession-refused-by", &[("actor", &offerer), ("other", &t.actor(by))])
        }
        (Some(by), true) => {
            t.say("event-concession-refused-by-paid", &[("actor", &offerer), ("other", &t.actor(by))])
        }
    }
}
