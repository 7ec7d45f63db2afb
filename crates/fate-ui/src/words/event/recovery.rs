//! Recovery and sessions.

use schwung_fate::{ActorId, Wording};

use crate::words::teller::Teller;

pub(super) fn recovered(t: &Teller<'_>, actor: ActorId, text: &Wording) -> String {
    let actor = t.actor(actor);
    if text.as_str().is_empty() {
        return t.say("event-recovered-unnamed", &[("actor", &actor)]);
    }
    t.say("event-recovered", &[("actor", &actor), ("words", &t.quote(text.as_str()))])
}

pub(super) fn session_began(t: &Teller<'_>, back_to_back: bool) -> String {
    t.say(if back_to_back { "event-session-back-to-back" } else { "event-session-began" }, &[])
}
