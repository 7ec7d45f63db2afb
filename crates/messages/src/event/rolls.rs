//! Rolls.

use schwung_fate::{ActorId, Effort, Opposition, ShiftUse, Wording};

use crate::{names, teller::Teller};

/// An effort with its parts.
pub(super) fn effort(t: &Teller<'_>, key: &str, effort: &Effort) -> String {
    let mut parts: Vec<String> = effort.parts().map(|it| names::term(t, it)).collect();
    parts.push(names::dice(t, effort));
    let parts = parts.join(&t.say("list-separator", &[]));
    t.say(key, &[("actor", &t.actor(effort.actor)), ("parts", &parts), ("total", &t.number(effort.total()))])
}

/// Both sides and the shifts. Where the number is hidden only the outcome is told: shifts would betray it.
pub(super) fn resolved(t: &Teller<'_>, effort: &Effort, opposition: &Opposition, shifts: i16) -> String {
    let (actor, total) = (t.actor(effort.actor), t.number(effort.total()));
    let result = match opposition {
        Opposition::Difficulty { hidden: true, .. } if !t.eyes.see_hidden() => {
            t.say(if shifts >= 0 { "result-success" } else { "result-failure" }, &[])
        }
        //= sotc.spin.threshold
        _ if shifts >= t.state.profile.spin => t.say("result-spin", &[("result", &t.shifts(shifts))]),
        _ if shifts >= 0 => t.shifts(shifts),
        _ => t.say("result-short", &[("n", &names::plain(-i32::from(shifts)))]),
    };
    let args = [("actor", &*actor), ("total", &*total), ("result", &*result)];
    let with = |key: &str, more: &[(&str, &str)]| t.say(key, &[&args[..], more].concat());
    match opposition {
        Opposition::Difficulty { hidden: true, .. } if !t.eyes.see_hidden() => {
            with("event-resolved-hidden", &[])
        }
        Opposition::Difficulty { value, .. } => {
            with("event-resolved-difficulty", &[("value", &t.number(*value))])
        }
        Opposition::Roll(other) => {
            with("event-resolved", &[("other", &t.actor(other.actor)), ("value", &t.number(other.total()))])
        }
        Opposition::Block { by, strength } => {
            with("event-resolved-block", &[("other", &t.actor(*by)), ("value", &t.number(*strength))])
        }
    }
}

pub(super) fn contest_won(t: &Teller<'_>, winner: Option<ActorId>, shifts: i16) -> String {
    match winner {
        None => t.say("event-contest-tied", &[]),
        Some(winner) => {
            let shifts = names::plain(shifts);
            t.say("event-contest-won", &[("actor", &t.actor(winner)), ("n", &shifts)])
        }
    }
}

pub(super) fn shift_spent(t: &Teller<'_>, actor: ActorId, on: &ShiftUse) -> String {
    match on {
        ShiftUse::Time => t.say_of("event-shift-time", actor),
        ShiftUse::Quality => t.say_of("event-shift-quality", actor),
        ShiftUse::Subtlety => t.say_of("event-shift-subtlety", actor),
        ShiftUse::Other(text) => t.with_words(&t.say_of("event-shift-other", actor), text),
    }
}

pub(super) fn happened(t: &Teller<'_>, actor: ActorId, text: &Wording) -> String {
    if text.is_empty() {
        return t.say_of("event-happened", actor);
    }
    t.with_words(&t.actor(actor), text)
}
