//! Renders actions.

use schwung_zerospace::{ActorId, Attribute, Doing, ForcedDeed, Gait, Length, Mode, With, Wording};

use crate::words::{names, teller::Teller};

/// The beginning of an action, with the means used. A power is named only for readers who may read the sheet; gear of
/// hidden actors is not named.
pub(super) fn began(t: &Teller<'_>, actor: ActorId, doing: Doing, with: Option<With>) -> String {
    let line = deed(t, actor, doing);
    let attacks = matches!(doing, Doing::Attack { .. } | Doing::Sweep | Doing::Blast);
    match with.filter(|_| attacks && t.eyes.know(actor)).and_then(|it| t.weapon(actor, it)) {
        None => t.say("sentence", &[("line", &line)]),
        Some(weapon) => t.say("zs-event-with", &[("line", &line), ("weapon", &weapon)]),
    }
}

fn deed(t: &Teller<'_>, actor: ActorId, doing: Doing) -> String {
    match doing {
        Doing::Attack { on, mode: Mode::Strike, mental: true } => {
            t.say_of_two("zs-event-attack-mental", actor, on)
        }
        Doing::Attack { on, mode, mental: _ } => t.say_of_two(attack(mode), actor, on),
        Doing::Sweep => t.say_of("zs-event-sweep", actor),
        Doing::Blast => t.say_of("zs-event-blast", actor),
        Doing::Distract { on } => t.say_of_two("zs-event-distract", actor, on),
        Doing::Dodge => t.say_of("zs-event-dodge", actor),
        Doing::Escape { from } => t.say_of_two("zs-event-escape", actor, from),
        Doing::Throw { on } => t.say_of_two("zs-event-throw", actor, on),
        Doing::Check { skill } => {
            t.say("zs-event-check", &[("actor", &t.actor(actor)), ("skill", &t.skill(skill))])
        }
        Doing::Help { with } => t.say_of_two("zs-event-help", actor, with),
        Doing::Recover => t.say_of("zs-event-recover", actor),
    }
}

fn attack(mode: Mode) -> &'static str {
    match mode {
        Mode::Strike => "zs-event-attack",
        Mode::Charge => "zs-event-attack-charge",
        Mode::Disarm => "zs-event-attack-disarm",
        Mode::Grapple => "zs-event-attack-grapple",
        Mode::Hurt => "zs-event-attack-hurt",
        Mode::ThrowDown => "zs-event-attack-throw-down",
    }
}

pub(super) fn gait(t: &Teller<'_>, actor: ActorId, gait: Gait) -> String {
    let key = match gait {
        Gait::Walk => "zs-event-gait-walk",
        Gait::Run => "zs-event-gait-run",
        Gait::Sprint => "zs-event-gait-sprint",
    };
    t.say_of(key, actor)
}

pub(super) fn moved(t: &Teller<'_>, actor: ActorId, length: Option<Length>, text: &Wording) -> String {
    let line = match length {
        None => t.say_of("zs-event-moved", actor),
        Some(length) => {
            let args = [("actor", &*t.actor(actor)), ("length", &*t.length(length))];
            t.say("zs-event-moved-length", &args)
        }
    };
    t.with_words(&line, text)
}

pub(super) fn dodging(t: &Teller<'_>, actor: ActorId, attribute: Attribute) -> String {
    let attribute = names::attribute(t.c, attribute);
    t.say("zs-event-dodging", &[("actor", &t.actor(actor)), ("attribute", &attribute)])
}

pub(super) fn forced(t: &Teller<'_>, actor: ActorId, deed: &ForcedDeed, stored: bool) -> String {
    let price = t.say(if stored { "zs-forced-stored" } else { "zs-forced-next" }, &[]);
    let actor = t.actor(actor);
    let args = [("actor", &*actor), ("price", &*price)];
    let with = |key: &str, name: &str, value: &str| t.say(key, &[&args[..], &[(name, value)]].concat());
    match deed {
        ForcedDeed::Dodge(attribute) => {
            with("zs-event-forced-dodge", "attribute", &names::attribute(t.c, *attribute))
        }
        ForcedDeed::Cover => t.say("zs-event-forced-cover", &args),
        ForcedDeed::OutOfRadius => t.say("zs-event-forced-out", &args),
        ForcedDeed::Shield(on) => with("zs-event-forced-shield", "other", &t.actor(*on)),
        ForcedDeed::Other(words) => with("zs-event-forced-other", "words", &t.quote(words)),
    }
}
