//! Attacks and their effects.

use schwung_fate::{ActorId, ActorKind, ContestTie, DefenceDice, Severity, Track, Wording};

use crate::words::{names, teller::Teller};

/// A block that had an effect.
pub(super) fn block(t: &Teller<'_>, key: &str, actor: ActorId, by: ActorId, strength: i16) -> String {
    t.say(key, &[("actor", &t.actor(actor)), ("other", &t.actor(by)), ("value", &t.rung(strength))])
}

pub(super) fn block_overcome(t: &Teller<'_>, actor: ActorId, by: ActorId, shifts: i16) -> String {
    let (actor, other) = (t.actor(actor), t.actor(by));
    t.say("event-block-overcome", &[("actor", &actor), ("other", &other), ("n", &names::plain(shifts))])
}

pub(super) fn missed(t: &Teller<'_>, by: ActorId, on: ActorId, margin: i16) -> String {
    // If a tie is a draw, the next line says so.
    //= freefate.contest.tie
    let switches = t.state.switches();
    let draws = switches.contest_tie == ContestTie::Draw && switches.defence == DefenceDice::Unmodified;
    let key = if margin == 0 && !draws { "event-missed-tie" } else { "event-missed" };
    t.say(key, &[("actor", &t.actor(by)), ("other", &t.actor(on))])
}

/// Minions have boxes, but no separate tracks.
pub(super) fn hit(t: &Teller<'_>, on: ActorId, shifts: u16, track: Track) -> String {
    let (actor, shifts) = (t.actor(on), shifts.to_string());
    if t.is_group(on) {
        return t.say("event-hit-group", &[("actor", &actor), ("n", &shifts)]);
    }
    //= sotc.mixed.damage-first
    if let Some(group) = t.state.actors.get(usize::from(on.0)).and_then(|it| it.attached) {
        let group = t.actor(group);
        return t.say("event-hit-led", &[("actor", &actor), ("group", &group), ("n", &shifts)]);
    }
    let track = names::track(t.c, track);
    t.say("event-hit", &[("actor", &actor), ("n", &shifts), ("track", &track)])
}

pub(super) fn box_marked(
    t: &Teller<'_>,
    actor: ActorId,
    track: Track,
    number: u8,
    rolled_up: bool,
) -> String {
    let key = if rolled_up { "event-box-rolled-up" } else { "event-box-marked" };
    let (actor, track) = (t.actor(actor), names::track(t.c, track));
    t.say(key, &[("actor", &actor), ("track", &track), ("number", &number.to_string())])
}

pub(super) fn minions_hit(t: &Teller<'_>, actor: ActorId, boxes: u16, out: u16) -> String {
    let left = t.state.actors.get(usize::from(actor.0)).map_or(0, |it| it.members);
    let alone = t.state.actors.get(usize::from(actor.0)).is_some_and(|it| it.kind == ActorKind::Companion);
    let key = if alone { "event-companion-hit" } else { "event-minions-hit" };
    let (actor, boxes, out, left) = (t.actor(actor), boxes.to_string(), out.to_string(), left.to_string());
    t.say(key, &[("actor", &actor), ("boxes", &boxes), ("out", &out), ("left", &left)])
}

pub(super) fn consequence_taken(
    t: &Teller<'_>,
    actor: ActorId,
    severity: Severity,
    text: &Wording,
    tag: Option<ActorId>,
) -> String {
    let tag = tag.filter(|it| t.eyes.know(*it));
    let consequence = names::consequence(t.c, severity);
    let line = t.say("event-consequence", &[("actor", &t.actor(actor)), ("consequence", &consequence)]);
    let line = t.with_words(&line, text);
    match tag {
        None => line,
        Some(by) => t.say("event-consequence-tag", &[("line", &line), ("other", &t.actor(by))]),
    }
}

pub(super) fn companion_lost(t: &Teller<'_>, partner: ActorId, companion: u8, text: &Wording) -> String {
    let (name, partner) = (t.companion(partner, companion), t.actor(partner));
    let line = t.say("event-companion-lost", &[("companion", &name), ("actor", &partner)]);
    t.with_words(&line, text)
}

pub(super) fn taken_out(t: &Teller<'_>, actor: ActorId, by: Option<ActorId>, manner: &Wording) -> String {
    let line = match by {
        None => t.say_of("event-taken-out", actor),
        Some(by) => t.say("event-taken-out-by", &[("actor", &t.actor(actor)), ("other", &t.actor(by))]),
    };
    t.with_words(&line, manner)
}

pub(super) fn outcome_contested(t: &Teller<'_>, actor: ActorId, points: u8) -> String {
    if !t.eyes.read(actor) {
        return t.say_of("line-outcome-contested", actor);
    }
    t.say("event-outcome-contested", &[("actor", &t.actor(actor)), ("n", &points.to_string())])
}
