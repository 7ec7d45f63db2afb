//! Blocks, spin and overflow.

use schwung_fate::{ActorId, Against, Block, Wording};

use crate::words::{names, teller::Teller};

pub(super) fn made(t: &Teller<'_>, block: &Block) -> String {
    let (actor, against) = (t.actor(block.by), t.against(block.against));
    let (value, life) = (t.rung(block.strength), t.life_of(block));
    let args = [("actor", &*actor), ("against", &*against), ("value", &*value), ("life", &*life)];
    let key = if block.left { "event-block-left" } else { "event-block-made" };
    t.with_words(&t.say(key, &args), &block.text)
}

pub(super) fn lapsed(t: &Teller<'_>, by: ActorId, against: Against) -> String {
    t.say("event-block-lapsed", &[("actor", &t.actor(by)), ("against", &t.against(against))])
}

pub(super) fn spin_used(t: &Teller<'_>, by: ActorId, on: ActorId, value: i8, how: &Wording) -> String {
    let (actor, other, value) = (t.actor(by), t.actor(on), t.number(value));
    let line = t.say("event-spin-used", &[("actor", &actor), ("other", &other), ("value", &value)]);
    t.with_words(&line, how)
}

pub(super) fn overflowed(t: &Teller<'_>, by: ActorId, shifts: i16) -> String {
    t.say("event-overflowed", &[("actor", &t.actor(by)), ("n", &names::plain(shifts))])
}

pub(super) fn overflow_spent(t: &Teller<'_>, by: ActorId, shifts: u16, text: &Wording) -> String {
    let line = t.say("event-overflow-spent", &[("actor", &t.actor(by)), ("n", &shifts.to_string())]);
    t.with_words(&line, text)
}
