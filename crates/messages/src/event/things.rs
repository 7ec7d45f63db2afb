//! Movement, weapons and loads.

use schwung_fate::{ActorId, ZoneId};

use crate::teller::Teller;

pub(super) fn moved(t: &Teller<'_>, actor: ActorId, to: ZoneId) -> String {
    t.say("event-moved", &[("actor", &t.actor(actor)), ("zone", &t.zone(to))])
}

pub(super) fn disarmed(t: &Teller<'_>, actor: ActorId, shifts: u8) -> String {
    t.say("event-disarmed", &[("actor", &t.actor(actor)), ("n", &shifts.to_string())])
}

pub(super) fn loaded(t: &Teller<'_>, actor: ActorId, weight: u8) -> String {
    if weight == 0 {
        return t.say_of("event-unloaded", actor);
    }
    t.say("event-loaded", &[("actor", &t.actor(actor)), ("value", &weight.to_string())])
}
