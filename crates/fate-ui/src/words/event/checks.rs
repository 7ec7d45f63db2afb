//! Difficulties and their parts, the use of shifts, and veiled checks.

use schwung_fate::{ActorId, Effort, Factor, VeiledCheck, Wording};

use super::rolls;
use crate::words::{effort, names, teller::Teller};

/// The initial difficulty, and each circumstance with its effect.
pub(super) fn difficulty_set(
    t: &Teller<'_>,
    actor: ActorId,
    base: i8,
    factors: &[Factor],
    value: i16,
    hidden: bool,
) -> String {
    let key = if hidden { "event-difficulty-set-hidden" } else { "event-difficulty-set" };
    let mut parts = vec![t.rung(base)];
    parts.extend(factors.iter().map(|it| effort::factor(t, it)));
    let parts = parts.join(&t.say("list-separator", &[]));
    t.say(key, &[("actor", &t.actor(actor)), ("parts", &parts), ("value", &t.rung(value))])
}

/// An effort without a roll. If the skill is its only part, no total is shown.
pub(super) fn stands(t: &Teller<'_>, effort: &Effort) -> String {
    let (actor, parts) = (t.actor(effort.actor), effort::parts(t, effort, false));
    match effort.parts().count() {
        0 => t.say("event-stands-plain", &[("actor", &actor), ("parts", &effort::result(t, effort))]),
        1 => t.say("event-stands-plain", &[("actor", &actor), ("parts", &parts)]),
        _ => {
            let total = effort::result(t, effort);
            t.say("event-stands", &[("actor", &actor), ("parts", &parts), ("total", &total)])
        }
    }
}

/// A message about an actor and a number of shifts.
pub(super) fn shifted(t: &Teller<'_>, key: &str, actor: ActorId, shifts: i16) -> String {
    t.say(key, &[("actor", &t.actor(actor)), ("n", &names::plain(shifts))])
}

pub(super) fn flourished(t: &Teller<'_>, actor: ActorId, shifts: i16, text: &Wording) -> String {
    t.with_words(&shifted(t, "event-flourished", actor, shifts), text)
}

/// A message about an actor: `bare` without words, `full` with them.
pub(super) fn worded(t: &Teller<'_>, bare: &str, full: &str, actor: ActorId, words: &Wording) -> String {
    if words.is_empty() {
        return t.say_of(bare, actor);
    }
    t.say(full, &[("actor", &t.actor(actor)), ("words", &t.quote(words.as_str()))])
}

pub(super) fn tied(t: &Teller<'_>, a: ActorId, b: ActorId, then: &Wording) -> String {
    let line = t.say("event-tied", &[("actor", &t.actor(a)), ("other", &t.actor(b))]);
    t.with_words(&line, then)
}

pub(super) fn credited(t: &Teller<'_>, to: ActorId, by: ActorId, shifts: i16) -> String {
    let (actor, other, n) = (t.actor(to), t.actor(by), names::plain(shifts));
    t.say("event-margin-credited", &[("actor", &actor), ("other", &other), ("n", &n)])
}

pub(super) fn took_time(t: &Teller<'_>, actor: ActorId, base: u8, step: u8) -> String {
    let key = match step.cmp(&base) {
        std::cmp::Ordering::Less => "event-took-less-time",
        std::cmp::Ordering::Equal => "event-took-time",
        std::cmp::Ordering::Greater => "event-took-more-time",
    };
    let (actor, time, base) = (t.actor(actor), t.time(step), t.time(base));
    t.say(key, &[("actor", &actor), ("time", &time), ("base", &base)])
}

/// A roll and each skill that it was compared with. For hidden characters only the result is shown.
pub(super) fn veiled(t: &Teller<'_>, key: &str, check: &VeiledCheck) -> String {
    let effort = &check.effort;
    let against: Vec<String> = check.against.iter().map(|it| compared(t, effort, it)).collect();
    let total = effort::result(t, effort);
    let roll = if t.eyes.know(effort.actor) {
        t.say("veiled-roll", &[("parts", &effort::parts(t, effort, true)), ("total", &total)])
    } else {
        total
    };
    let (actor, against) = (t.actor(effort.actor), against.join(&t.say("veiled-separator", &[])));
    t.say(key, &[("actor", &actor), ("roll", &roll), ("against", &against)])
}

fn compared(t: &Teller<'_>, effort: &Effort, other: &Effort) -> String {
    let result = rolls::outcome(t, effort.total() - other.total());
    let (name, value) = (t.actor(other.actor), t.rung(other.total()));
    t.say("veiled-against", &[("other", &name), ("value", &value), ("result", &result)])
}

pub(super) fn gift_used(t: &Teller<'_>, actor: ActorId, name: &Wording, price: u8, text: &Wording) -> String {
    let (actor, name) = (t.actor(actor), t.quote(name.as_str()));
    let line = if price == 0 {
        t.say("event-gift-used", &[("actor", &actor), ("name", &name)])
    } else {
        t.say("event-gift-used-paid", &[("actor", &actor), ("name", &name), ("price", &t.points(price))])
    };
    t.with_words(&line, text)
}
