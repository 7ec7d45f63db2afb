//! Aspects and fate points.

use schwung_fate::{
    ActorId, AspectId, AspectKind, AspectRef, Bearer, Duration, SkillId, Swap, Wording, uses,
};
use schwung_table::Seat;

use crate::words::{names, scene, teller::Teller};

pub(super) fn placed(
    t: &Teller<'_>,
    text: &Wording,
    bearer: Bearer,
    kind: AspectKind,
    hidden: bool,
    free_tag: Option<ActorId>,
) -> String {
    let details = scene::details(t, kind, hidden, free_tag);
    let (words, bearer) = (t.quote(text.as_str()), t.bearer(bearer));
    let args = [("words", &*words), ("bearer", &*bearer)];
    if details.is_empty() {
        return t.say("event-aspect-placed", &args);
    }
    let details = details.join(&t.say("list-separator", &[]));
    t.say("event-aspect-placed-details", &[&args[..], &[("details", &details)]].concat())
}

pub(super) fn revealed(t: &Teller<'_>, aspect: AspectRef, to: Option<Seat>) -> String {
    let aspect = t.aspect(aspect);
    match to {
        None => t.say("event-aspect-revealed", &[("aspect", &aspect)]),
        Some(seat) if t.eyes.are_at(seat) => {
            t.say("event-aspect-revealed-to", &[("seat", &t.seat(seat)), ("aspect", &aspect)])
        }
        Some(seat) => t.say("event-aspect-revealed-secretly", &[("seat", &t.seat(seat))]),
    }
}

pub(super) fn tag_passed(t: &Teller<'_>, id: AspectId, to: ActorId) -> String {
    let aspect = t.aspect(AspectRef::Play(id));
    t.say("event-tag-passed", &[("actor", &t.actor(to)), ("aspect", &aspect)])
}

pub(super) fn refused(t: &Teller<'_>, actor: ActorId, text: &Wording) -> String {
    t.say("event-aspect-refused", &[("actor", &t.actor(actor)), ("words", &t.quote(text.as_str()))])
}

/// Using an aspect of the character itself is called invoking; using any other is tagging.
pub(super) fn invoked(
    t: &Teller<'_>,
    actor: ActorId,
    (aspect, bearer): (AspectRef, Bearer),
    free: bool,
    reroll: bool,
    gone: &Wording,
) -> String {
    if !uses(t.eyes, actor, bearer) {
        return removed(t, gone);
    }
    let own = bearer == Bearer::Actor(actor);
    let key = if own { "event-invoked" } else { "event-tagged" };
    let (name, words) = (t.actor(actor), used(t, aspect, bearer, gone));
    let gain = t.say(if reroll { "gain-reroll" } else { "gain-bonus" }, &[]);
    let cost = if free { t.say("price-free-tag", &[]) } else { t.points(1) };
    let line = t.say(key, &[("actor", &name), ("aspect", &words), ("gain", &gain), ("price", &cost)]);
    with_end(t, line, gone)
}

/// The wording of an aspect that was used. `gone` has it if the aspect was removed in the process.
fn used(t: &Teller<'_>, aspect: AspectRef, bearer: Bearer, gone: &Wording) -> String {
    if !t.eyes.know(bearer) {
        return t.say("hidden-aspect", &[]);
    }
    t.aspect_or(aspect, gone)
}

pub(super) fn reworded(t: &Teller<'_>, was: &Wording, text: &Wording) -> String {
    t.say("event-aspect-reworded", &[("was", &t.quote(was.as_str())), ("aspect", &t.quote(text.as_str()))])
}

pub(super) fn removed(t: &Teller<'_>, text: &Wording) -> String {
    t.say("event-aspect-removed", &[("aspect", &t.quote(text.as_str()))])
}

/// A fragile aspect ends with its first use; this appends that to the line.
fn with_end(t: &Teller<'_>, line: String, gone: &Wording) -> String {
    if gone.is_empty() { line } else { t.say("event-aspect-used-up", &[("line", &line)]) }
}

pub(super) fn swapped(
    t: &Teller<'_>,
    swap: &Swap,
    aspect: AspectRef,
    lasting: bool,
    gone: &Wording,
) -> String {
    let duration = match (lasting, swap.scene) {
        (false, _) => Duration::Roll,
        (true, false) => Duration::Exchange,
        (true, true) => Duration::Scene,
    };
    let (actor, skill, aspect) = (t.actor(swap.actor), t.skill(swap.skill), t.aspect(aspect));
    let (life, price) = (names::duration(t.c, duration), t.points(1));
    let args =
        [("actor", &*actor), ("skill", &*skill), ("aspect", &*aspect), ("life", &*life), ("price", &*price)];
    with_end(t, t.say("event-swapped", &args), gone)
}

pub(super) fn swap_lapsed(t: &Teller<'_>, actor: ActorId, skill: SkillId) -> String {
    t.say("event-swap-lapsed", &[("actor", &t.actor(actor)), ("skill", &t.skill(skill))])
}

pub(super) fn compelled(
    t: &Teller<'_>,
    actor: ActorId,
    aspect: AspectRef,
    accepted: bool,
    points: u8,
    effect: &Wording,
) -> String {
    let key = if accepted { "event-compelled" } else { "event-compel-refused" };
    let (actor, aspect) = (t.actor(actor), t.aspect(aspect));
    let line = t.say(key, &[("actor", &actor), ("aspect", &aspect), ("n", &points.to_string())]);
    t.with_words(&line, effect)
}

pub(super) fn declared(t: &Teller<'_>, actor: ActorId, text: &Wording, aspect: Option<AspectRef>) -> String {
    let (actor, price) = (t.actor(actor), t.points(1));
    let line = match aspect {
        None => t.say("event-declared", &[("actor", &actor), ("price", &price)]),
        Some(aspect) => {
            let aspect = t.aspect(aspect);
            t.say("event-declared-by", &[("actor", &actor), ("aspect", &aspect), ("price", &price)])
        }
    };
    t.with_words(&line, text)
}

pub(super) fn tagged(
    t: &Teller<'_>,
    actor: ActorId,
    (aspect, bearer): (AspectRef, Bearer),
    free: bool,
    text: &Wording,
    gone: &Wording,
) -> String {
    if !uses(t.eyes, actor, bearer) {
        return removed(t, gone);
    }
    let cost = if free { t.say("price-free-tag", &[]) } else { t.points(1) };
    let (actor, aspect) = (t.actor(actor), used(t, aspect, bearer, gone));
    let line = t.say("event-tagged-for-effect", &[("actor", &actor), ("aspect", &aspect), ("price", &cost)]);
    with_end(t, t.with_words(&line, text), gone)
}

pub(super) fn fate_points(t: &Teller<'_>, actor: ActorId, points: u8, change: i16) -> String {
    let (points, change) = (t.points(points), t.number(change));
    if !t.eyes.read(actor) {
        return t.say("line-fate-points", &[("actor", &t.actor(actor)), ("change", &change)]);
    }
    t.say("event-fate-points", &[("actor", &t.actor(actor)), ("points", &points), ("change", &change)])
}
