//! What hits do, and healing.

use schwung_daemmersturm::{ActorId, Cause, HarmEvent, Status};

use crate::words::{kinds, teller::Teller};

pub(super) fn line(t: &Teller<'_>, event: &HarmEvent) -> Option<String> {
    Some(match event {
        HarmEvent::Reduced { on, by } => t.say_n("ds-event-reduced", *on, *by),
        HarmEvent::Hurt { on, by: _, amount, cause } => hurt(t, *on, *amount, *cause),
        HarmEvent::Healed { on, amount } => healed(t, *on, *amount),
        HarmEvent::WentDown { who } => t.say_of("ds-event-went-down", *who),
        HarmEvent::Died { who } => t.say_of("ds-event-died", *who),
        HarmEvent::StoodFirm { who } => t.say_of("ds-event-stood-firm", *who),
        HarmEvent::SoughtCover { who } => t.say_of("ds-event-sought-cover", *who),
        HarmEvent::CoverSought { who } => t.say_of("ds-event-cover-sought", *who),
        HarmEvent::HitUndone { on } => t.say_of("ds-event-hit-undone", *on),
        HarmEvent::HealedBetween { on, amount } => t.say_n("ds-event-healed-between", *on, *amount),
        // What was before a hit, and what was tried against it, is kept for a belated roll only.
        HarmEvent::HitBegan { .. }
        | HarmEvent::HitOver { .. }
        | HarmEvent::HitStands { .. }
        | HarmEvent::TriedBelated { .. } => return None,
    })
}

/// What is lost, what is left where the reader may know it, and what follows.
fn hurt(t: &Teller<'_>, on: ActorId, amount: u16, cause: Cause) -> String {
    let mut line = t.say_with("ds-event-hurt", on, "n", &amount.to_string());
    if cause != Cause::Hit {
        line = t.detailed(&line, &[kinds::cause(t.c, cause)]);
    }
    after(t, on, &line, amount > 0)
}

fn healed(t: &Teller<'_>, on: ActorId, amount: u16) -> String {
    let line = t.say_with("ds-event-healed", on, "n", &amount.to_string());
    after(t, on, &line, false)
}

/// How somebody stands after it.
//= daemmersturm.lp.zero
//= daemmersturm.exhaustion.threshold
fn after(t: &Teller<'_>, on: ActorId, line: &str, lost: bool) -> String {
    let Some(actor) = t.state.actors.get(usize::from(on.0)) else {
        return t.say("sentence", &[("line", line)]);
    };
    let line = if t.eyes.read(on) {
        t.say("ds-event-left-over", &[("line", line), ("left", &actor.life.to_string())])
    } else {
        line.to_owned()
    };
    let key = match actor.status {
        Status::Incapacitated if lost => "ds-event-now-down",
        Status::Up if lost && actor.exhausted => "ds-event-now-exhausted",
        Status::Up | Status::Incapacitated | Status::Dead | Status::Gone => "sentence",
    };
    t.say(key, &[("line", &line)])
}
