//! Events about hits and healing.

use schwung_daemmersturm::{ActorId, Cause, HarmByHand as It, Status};

use crate::words::{kinds, teller::Teller};

pub(super) fn line(t: &Teller<'_>, event: It<'_>) -> Option<String> {
    Some(match event {
        It::Damage { made, .. } if made.is_plain() => return None,
        It::Damage { by: _, on, made } => t.say_n("ds-event-damage", *on, made.sum()),
        It::Hurt { on, by: _, amount, cause } => hurt(t, *on, *amount, *cause),
        It::Healed { on, amount, lost, revives } => {
            let line = healed(t, *on, *amount, *lost);
            if *revives { [line, t.say_of("ds-event-revived", *on)].join(" ") } else { line }
        }
        It::Unhealed { on, down } => {
            let key = match (*down, t.reads(*on)) {
                (true, _) => "ds-event-unhealed-down",
                (false, true) => "ds-event-unhealed-full",
                (false, false) => "ds-event-unhealed",
            };
            t.say_of(key, *on)
        }
        It::HitUndone { on } => undone(t, *on),
    })
}

/// The loss, the consequences, and the remaining life points if the reader may know them.
fn hurt(t: &Teller<'_>, on: ActorId, amount: u16, cause: Cause) -> String {
    let mut line = t.say_with("ds-event-hurt", on, "n", &amount.to_string());
    if cause != Cause::Hit {
        line = t.detailed(&line, &[kinds::cause(t.c, cause)]);
    }
    after(t, on, &line, amount > 0)
}

/// The healing and, for readers of the life points, the excess over the cap.
//= daemmersturm.lp.combat-healing
fn healed(t: &Teller<'_>, on: ActorId, amount: u16, lost: u16) -> String {
    let line = t.say_with("ds-event-healed", on, "n", &amount.to_string());
    let actor = t.state.actors.get(usize::from(on.0)).filter(|_| t.reads(on));
    let Some(actor) = actor else { return t.say("sentence", &[("line", &line)]) };
    let (left, lost) = (actor.life.to_string(), lost.to_string());
    let key = if lost == "0" { "ds-event-healed-to" } else { "ds-event-healed-most" };
    t.say(key, &[("line", &line), ("left", &left), ("n", &lost)])
}

/// Reports that a hit is undone, with the new life points for viewers who may read them.
//= daemmersturm.protect.belated
fn undone(t: &Teller<'_>, on: ActorId) -> String {
    let line = t.say_of("ds-event-hit-undone", on);
    let actor = t.state.actors.get(usize::from(on.0)).filter(|_| t.reads(on));
    let left = actor.map(|it| t.say("ds-event-hit-undone-to", &[("left", &it.life.to_string())]));
    std::iter::once(line).chain(left).collect::<Vec<_>>().join(" ")
}

/// Appends the character's condition afterwards to a line.
//= daemmersturm.lp.zero
//= daemmersturm.exhaustion.threshold
fn after(t: &Teller<'_>, on: ActorId, line: &str, lost: bool) -> String {
    let Some(actor) = t.state.actors.get(usize::from(on.0)) else {
        return t.say("sentence", &[("line", line)]);
    };
    let reads = t.reads(on);
    let key = match actor.status {
        Status::Incapacitated if lost && reads => "ds-event-now-down",
        Status::Incapacitated if lost => "ds-event-and-down",
        Status::Up if lost && actor.exhausted && reads => "ds-event-now-exhausted",
        Status::Up if lost && actor.exhausted => "ds-event-and-exhausted",
        Status::Up | Status::Incapacitated | Status::Dead | Status::Gone | Status::Off => "sentence",
    };
    let left = actor.life.to_string();
    let line = if reads && key == "sentence" {
        t.say("ds-event-left-over", &[("line", line), ("left", &left)])
    } else {
        line.to_owned()
    };
    t.say(key, &[("line", &line), ("left", &left)])
}
