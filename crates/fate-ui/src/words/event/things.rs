//! Movement, weapons and loads.

use schwung_fate::{ActorId, Wording, ZoneId};

use crate::words::{names, teller::Teller};

pub(super) fn moved(t: &Teller<'_>, actor: ActorId, to: ZoneId) -> String {
    t.say("event-moved", &[("actor", &t.actor(actor)), ("zone", &t.zone(to))])
}

pub(super) fn thing_moved(t: &Teller<'_>, by: ActorId, text: &Wording, to: ZoneId) -> String {
    let (actor, zone, words) = (t.actor(by), t.zone(to), t.quote(text.as_str()));
    t.say("event-thing-moved", &[("actor", &actor), ("words", &words), ("zone", &zone)])
}

/// The distance that the shifts of a sprint pay for.
pub(super) fn ran_short(t: &Teller<'_>, actor: ActorId, have: i16, need: i16, granted: bool) -> String {
    let (actor, have, need) = (t.actor(actor), names::plain(have), names::plain(need));
    let key = if granted { "event-ran-short-granted" } else { "event-ran-short" };
    t.say(key, &[("actor", &actor), ("have", &have), ("n", &need)])
}

/// Shifts that do not suffice to move something.
pub(super) fn too_short(t: &Teller<'_>, by: ActorId, need: i16, have: i16) -> String {
    let (actor, need, have) = (t.actor(by), need.to_string(), t.shifts(have));
    t.say("event-too-short", &[("actor", &actor), ("have", &have), ("need", &need)])
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
