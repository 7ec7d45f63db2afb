//! Movement, weapons and loads.

use schwung_fate::{ActorId, ZoneId};

use crate::words::{names, teller::Teller};

pub(super) fn moved(t: &Teller<'_>, actor: ActorId, to: ZoneId) -> String {
    t.say("event-moved", &[("actor", &t.actor(actor)), ("zone", &t.zone(to))])
}

/// How far the shifts of a sprint go.
pub(super) fn ran_short(t: &Teller<'_>, actor: ActorId, have: i16, need: i16, granted: bool) -> String {
    let (actor, have, need) = (t.actor(actor), names::plain(have), names::plain(need));
    let key = if granted { "event-ran-short-granted" } else { "event-ran-short" };
    t.say(key, &[("actor", &actor), ("have", &have), ("n", &need)])
}

pub(super) fn disarmed(t: &Teller<'_>, actor: ActorId, shifts: u16) -> String {
    t.say("event-disarmed", &[("actor", &t.actor(actor)), ("n", &shifts.to_string())])
}

pub(super) fn loaded(t: &Teller<'_>, actor: ActorId, weight: u8) -> String {
    if weight == 0 {
        return t.say_of("event-unloaded", actor);
    }
    t.say("event-loaded", &[("actor", &t.actor(actor)), ("value", &weight.to_string())])
}
