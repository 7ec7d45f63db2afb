//! Renders conflicts, turns and the environment.

use schwung_zerospace::{ActorId, Place, Thing, Wording};

use crate::words::{names, teller::Teller};

pub(super) fn conflict_began(t: &Teller<'_>, initiator: Option<ActorId>, order: &[Place]) -> String {
    let order = t.order(order, |place| {
        let actor = t.actor(place.actor);
        match place.result {
            None => actor,
            Some(result) => t.say("zs-order-place", &[("actor", &actor), ("result", &names::plain(result))]),
        }
    });
    match initiator.filter(|it| t.eyes.know(*it)) {
        None => t.say("zs-event-conflict-began", &[("order", &order)]),
        Some(by) => t.say("zs-event-conflict-began-by", &[("actor", &t.actor(by)), ("order", &order)]),
    }
}

/// A latecomer. Places are counted without hidden actors, so that gaps do not reveal them.
pub(super) fn placed(t: &Teller<'_>, place: &Place, at: u8) -> String {
    let before = t.state.order.iter().take(usize::from(at)).filter(|it| t.eyes.know(it.actor)).count();
    let (actor, number) = (t.actor(place.actor), (before + 1).to_string());
    let args = [("actor", &*actor), ("place", &*number)];
    match place.result {
        None => t.say("zs-event-placed", &args),
        Some(result) => {
            let result = names::plain(result);
            t.say("zs-event-placed-rolled", &[&args[..], &[("result", &*result)]].concat())
        }
    }
}

pub(super) fn environment(t: &Teller<'_>, things: &[Wording]) -> String {
    let names: Vec<String> = things.iter().map(|it| t.quote(it)).collect();
    let key = if names.len() == 1 { "zs-event-environment" } else { "zs-event-environment-many" };
    t.say(key, &[("things", &t.list(&names))])
}

pub(super) fn loosened(t: &Teller<'_>, thing: &Thing) -> String {
    let text = t.quote(&thing.text);
    let args = [("thing", &*text)];
    match thing.pilot.filter(|it| t.eyes.know(*it)) {
        Some(pilot) => {
            t.say("zs-event-loosened-pilot", &[&args[..], &[("actor", &*t.actor(pilot))]].concat())
        }
        None if thing.lasting => t.say("zs-event-loosened", &args),
        None => t.say("zs-event-loosened-falls", &args),
    }
}
