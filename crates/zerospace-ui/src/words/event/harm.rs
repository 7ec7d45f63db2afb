//! Renders harm, holds, gear that changes hands, and recovery.

use schwung_zerospace::{ActorId, ActorKind, Ailment, Attribute, Blow, Cause, Fear, ItemId, Length, Out};

use crate::words::{names, teller::Teller};

/// The current and the maximum endurance of an actor, if the reader may read its sheet.
fn endurance(t: &Teller<'_>, actor: ActorId) -> Option<(String, String)> {
    let there = usize::from(actor.0) < t.state.frame.sheets.len();
    (there && t.reads(actor))
        .then(|| (t.state.endurance(actor).to_string(), t.state.max_endurance(actor).to_string()))
}

/// The loss of endurance, with its components if it is more than the one point of a hit.
pub(super) fn harmed(t: &Teller<'_>, actor: ActorId, points: u8, shock: bool, blow: Option<Blow>) -> String {
    let (key, only) = match (points, shock) {
        (0, _) => ("zs-event-harmed-none", "zs-event-harmed-none-only"),
        (_, true) => ("zs-event-harmed-shock", "zs-event-harmed-shock-only"),
        (_, false) => ("zs-event-harmed", "zs-event-harmed-only"),
    };
    let (name, n) = (t.actor(actor), points.to_string());
    let why = blow.map_or_else(String::new, |it| made_of(t, it, points));
    let args = [("actor", &*name), ("n", &*n), ("why", &*why)];
    match endurance(t, actor) {
        Some((left, most)) => t.say(key, &[&args[..], &[("left", &left), ("most", &most)]].concat()),
        None => t.say(only, &args),
    }
}

/// ` (1 for the hit, 2 for the margin of success)`, or an empty text.
fn made_of(t: &Teller<'_>, blow: Blow, points: u8) -> String {
    if points == blow.points() && blow.margin == 0 {
        return String::new();
    }
    let say = |key: &str, n: u8| t.say(key, &[("n", &n.to_string())]);
    let base = match blow.cause {
        Cause::Hit => "zs-harmed-hit",
        Cause::Weapon => "zs-harmed-weapon",
        Cause::Said => "zs-harmed-said",
    };
    let mut parts = vec![say(base, blow.base)];
    if blow.margin > 0 {
        parts.push(say("zs-harmed-margin", blow.margin));
    }
    if points < blow.points() {
        parts.push(say("zs-harmed-cap", points));
    }
    t.say("zs-harmed-why", &[("parts", &t.row_of(&parts))])
}

pub(super) fn rested(t: &Teller<'_>, actor: ActorId) -> String {
    let name = t.actor(actor);
    match endurance(t, actor) {
        Some((left, most)) => t.say("zs-event-rested", &[("actor", &name), ("left", &left), ("most", &most)]),
        None => t.say("zs-event-rested-only", &[("actor", &name)]),
    }
}

pub(super) fn went_down(t: &Teller<'_>, actor: ActorId) -> String {
    let object = t.state.actors.get(usize::from(actor.0)).is_some_and(|it| it.kind == ActorKind::Object);
    t.say_of(if object { "zs-event-broken" } else { "zs-event-went-down" }, actor)
}

pub(super) fn put_out(t: &Teller<'_>, actor: ActorId, out: Out) -> String {
    let key = match out {
        Out::Unconscious => "zs-event-out-unconscious",
        Out::Dead => "zs-event-out-dead",
        Out::Left | Out::Off => "zs-event-out-left",
    };
    t.say_of(key, actor)
}

pub(super) fn lowered(t: &Teller<'_>, actor: ActorId, attribute: Attribute, by: u8) -> String {
    let there = usize::from(actor.0) < t.state.frame.sheets.len();
    let value = (there && t.reads(actor)).then(|| names::plain(t.state.attribute(actor, attribute)));
    let (actor, attribute, n) = (t.actor(actor), names::attribute(t.c, attribute), by.to_string());
    let args = [("actor", &*actor), ("attribute", &*attribute), ("n", &*n)];
    match value {
        Some(value) => t.say("zs-event-lowered", &[&args[..], &[("value", &value)]].concat()),
        None => t.say("zs-event-lowered-only", &args),
    }
}

pub(super) fn frightened(t: &Teller<'_>, actor: ActorId, fear: Fear) -> String {
    let key = match fear {
        Fear::Flee => "zs-event-frightened-flee",
        Fear::Cower => "zs-event-frightened-cower",
    };
    t.say_of(key, actor)
}

pub(super) fn recovered(t: &Teller<'_>, actor: ActorId, from: Ailment) -> String {
    let key = match from {
        Ailment::Blind => "zs-event-recovered-blind",
        Ailment::Fear => "zs-event-recovered-fear",
    };
    t.say_of(key, actor)
}

pub(super) fn thrown(t: &Teller<'_>, by: ActorId, on: ActorId, length: Length, said: bool) -> String {
    let (actor, other, length) = (t.actor(by), t.actor(on), t.length(length));
    let key = if said { "zs-event-thrown-said" } else { "zs-event-thrown" };
    t.say(key, &[("actor", &actor), ("other", &other), ("length", &length)])
}

pub(super) fn taken(t: &Teller<'_>, item: ItemId, by: ActorId, from: ActorId) -> String {
    let (actor, other, item) = (t.actor(by), t.actor(from), t.item(item));
    t.say("zs-event-taken", &[("actor", &actor), ("other", &other), ("item", &item)])
}
