//! Rolls.

use schwung_fate::{ActorId, Combine, Effort, Modifier, Opposition, ShiftUse, SkillId, Wording};

use crate::words::{effort, names, teller::Teller};

/// An effort and its parts.
pub(super) fn effort(t: &Teller<'_>, key: &str, effort: &Effort) -> String {
    let (actor, parts, total) =
        (t.actor(effort.actor), effort::parts(t, effort, true), effort::result(t, effort));
    t.say(key, &[("actor", &actor), ("parts", &parts), ("total", &total)])
}

/// Both sides and the shifts. For a hidden difficulty only the outcome is shown, because shifts would reveal
/// it.
pub(super) fn resolved(t: &Teller<'_>, effort: &Effort, opposition: &Opposition, shifts: i16) -> String {
    let (actor, total) = (t.actor(effort.actor), t.rung(effort.total()));
    let result = match opposition {
        Opposition::Difficulty { hidden: true, .. } if !t.eyes.see_hidden() => {
            t.say(if shifts >= 0 { "result-success" } else { "result-failure" }, &[])
        }
        _ => outcome(t, shifts),
    };
    let args = [("actor", &*actor), ("total", &*total), ("result", &*result)];
    let with = |key: &str, more: &[(&str, &str)]| t.say(key, &[&args[..], more].concat());
    match opposition {
        Opposition::Difficulty { hidden: true, .. } if !t.eyes.see_hidden() => {
            with("event-resolved-hidden", &[])
        }
        Opposition::Difficulty { value, .. } => {
            with("event-resolved-difficulty", &[("value", &t.rung(*value))])
        }
        Opposition::Roll(other) => {
            with("event-resolved", &[("other", &t.actor(other.actor)), ("value", &t.rung(other.total()))])
        }
        Opposition::Standing(other) => with(
            "event-resolved-standing",
            &[("other", &t.actor(other.actor)), ("value", &t.rung(other.total()))],
        ),
        Opposition::Block { by, strength } => {
            with("event-resolved-block", &[("other", &t.actor(*by)), ("value", &t.rung(*strength))])
        }
    }
}

/// The shifts by which a roll succeeded or failed.
pub(super) fn outcome(t: &Teller<'_>, shifts: i16) -> String {
    // If unspent shifts become spin, spin is announced later.
    //= sotc.spin.threshold
    //= freefate.spin.gain
    if shifts >= t.state.profile.spin && !t.state.switches().unspent_spin {
        return t.say("result-spin", &[("result", &t.shifts(shifts))]);
    }
    if shifts >= 0 {
        return t.shifts(shifts);
    }
    //= malmsturm.effect.miss
    let key = if t.state.switches().measure_misses { "result-missed" } else { "result-short" };
    t.say(key, &[("n", &names::plain(-i32::from(shifts)))])
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

/// A spent shift and its result: a time, a rung, or a number of steps.
pub(super) fn shift_spent(
    t: &Teller<'_>,
    actor: ActorId,
    on: &ShiftUse,
    steps: u8,
    reached: Option<i16>,
) -> String {
    let [plain, by, to] = match on {
        ShiftUse::Time => ["event-shift-time", "event-shift-time-by", "event-shift-time-to"],
        ShiftUse::Quality => ["event-shift-quality", "event-shift-quality-by", "event-shift-quality-to"],
        ShiftUse::Subtlety => ["event-shift-subtlety", "event-shift-subtlety-by", "event-shift-subtlety-to"],
        ShiftUse::Other(text) => return t.with_words(&t.say_of("event-shift-other", actor), text),
    };
    let with = |key: &str, name: &str, value: &str| t.say(key, &[("actor", &t.actor(actor)), (name, value)]);
    match (reached, on) {
        (Some(step), ShiftUse::Time) => with(to, "time", &t.time(u8::try_from(step).unwrap_or(1))),
        (Some(rung), _) => with(to, "value", &t.rung(rung)),
        (None, _) if steps > 0 => with(by, "n", &steps.to_string()),
        (None, _) => t.say_of(plain, actor),
    }
}

/// Additions to a roll: further skills with their ratings, and a modifier with its reason.
pub(super) fn planned(
    t: &Teller<'_>,
    actor: ActorId,
    combine: &[(SkillId, Combine)],
    modifier: &Modifier,
) -> String {
    let mut parts: Vec<String> = combine.iter().map(|it| combined(t, actor, *it)).collect();
    if modifier.value != 0 {
        let (name, value) = (t.say("why-modifier", &[]), t.number(modifier.value));
        let line = t.say("part", &[("name", &name), ("value", &value)]);
        let words = t.quote(modifier.reason.as_str());
        let said = !modifier.reason.is_empty();
        parts.push(if said { t.say("detailed", &[("line", &line), ("details", &words)]) } else { line });
    }
    let parts = parts.join(&t.say("list-separator", &[]));
    t.say("event-planned", &[("actor", &t.actor(actor)), ("parts", &parts)])
}

/// A further skill and its role: `Might +3 complements`.
pub(crate) fn combined(t: &Teller<'_>, actor: ActorId, (skill, how): (SkillId, Combine)) -> String {
    let key = match how {
        Combine::Modifies => "combines-modifies",
        Combine::Complements => "combines-complements",
        Combine::Restricts => "combines-restricts",
    };
    t.say(key, &[("skill", &t.skill(skill)), ("value", &t.rung(t.state.rating(actor, skill)))])
}

pub(super) fn happened(t: &Teller<'_>, actor: ActorId, text: &Wording, beside: u8) -> String {
    if beside > 0 {
        let value = t.number(-i64::from(beside));
        let args = [("actor", &*t.actor(actor)), ("value", &*value)];
        return t.with_words(&t.say("event-happened-beside", &args), text);
    }
    if text.is_empty() {
        return t.say_of("event-happened", actor);
    }
    t.with_words(&t.actor(actor), text)
}
