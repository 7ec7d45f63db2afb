//! Renders earning and spending action points.

use schwung_table::Seat;
use schwung_zerospace::{ActorId, Attribute, Item, PointReason, PointUse, Stunt, knows_all_of};

use crate::words::{gear, names, points, teller::Teller};

pub(super) fn earned(t: &Teller<'_>, seat: Seat, reason: &PointReason) -> String {
    t.say("zs-event-point-earned", &[("seat", &t.who(seat)), ("reason", &points::reason(t, reason))])
}

/// A spent point. If it might reveal a hidden actor of the same seat, the purpose is omitted. A bonus die has a line of
/// its own.
pub(super) fn spent(t: &Teller<'_>, seat: Seat, on: &PointUse) -> Option<String> {
    let name = t.who(seat);
    if !knows_all_of(t.eyes, &seat) {
        return Some(t.say("zs-event-point-spent-plain", &[("seat", &name)]));
    }
    let told = || t.say("zs-event-point-spent", &[("seat", &name), ("use", &points::purpose(t, on))]);
    (*on != PointUse::Die).then(told)
}

pub(super) fn boosted(t: &Teller<'_>, actor: ActorId, of: Option<Attribute>, lasting: bool) -> String {
    let there = usize::from(actor.0) < t.state.frame.sheets.len();
    let value = (there && t.reads(actor)).then(|| match of {
        Some(attribute) => names::plain(t.state.attribute(actor, attribute)),
        None => t.state.max_endurance(actor).to_string(),
    });
    let (key, only) = match lasting {
        true => ("zs-event-boosted-lasting", "zs-event-boosted-lasting-only"),
        false if t.state.in_conflict() => ("zs-event-boosted", "zs-event-boosted-only"),
        false => ("zs-event-boosted-peace", "zs-event-boosted-peace-only"),
    };
    let (actor, attribute) = (t.actor(actor), names::boosted(t.c, of));
    let args = [("actor", &*actor), ("attribute", &*attribute)];
    match value {
        Some(value) => t.say(key, &[&args[..], &[("value", &value)]].concat()),
        None => t.say(only, &args),
    }
}

pub(super) fn stunt(t: &Teller<'_>, stunt: &Stunt) -> String {
    let key = if stunt.scene { "zs-event-stunt-scene" } else { "zs-event-stunt" };
    let line = t.say(key, &[("actor", &t.actor(stunt.who)), ("skill", &t.skill(stunt.skill))]);
    t.with_words(&line, &stunt.text)
}

pub(super) fn item_added(t: &Teller<'_>, item: &Item) -> String {
    let text = gear::named(t, item);
    match item.holder {
        None => t.say("zs-event-item-added", &[("item", &text)]),
        Some(who) => t.say("zs-event-item-added-holder", &[("actor", &t.actor(who)), ("item", &text)]),
    }
}
