//! Events about areas, guns, explosives, swarms, group attacks and damage over time.

use schwung_daemmersturm::{ActorId, AreaByHand as It, How, SwarmId};

use super::attack;
use crate::words::{data, names, status, teller::Teller};

pub(super) fn line(t: &Teller<'_>, event: It<'_>) -> Option<String> {
    Some(match event {
        It::Began { by, kind, item, exposed } => {
            let line = t.say_of("ds-event-area", *by);
            attack::began(t, &line, *kind, How::Action, *item, *exposed)
        }
        It::Tested { by, natural: _, total, need, works, extra: _ } => tested(t, *by, *total, *need, *works),
        It::Caught { who, .. } if t.actors(who).is_empty() => t.word("ds-event-caught-nobody"),
        It::Caught { by: _, limit, who } => {
            t.say("ds-event-caught", &[("actors", &t.all_of(who)), ("n", &limit.to_string())])
        }
        It::TooClose { who } => t.say("ds-event-too-close", &[("actors", &t.all_of(who))]),
        It::GroundLaid { area, standing } => {
            let (source, amount) = (t.source(area.source), data::amount(area.amount));
            let args = [("source", &*source), ("amount", &*amount), ("n", &*area.rounds.to_string())];
            let line = t.say("ds-event-ground-laid", &args);
            let standing = t.actors(standing);
            if standing.is_empty() {
                return Some(line);
            }
            [line, t.say("ds-event-ground-standing", &[("actors", &t.list(&standing))])].join(" ")
        }
        It::GroundPassed { id, .. } => match t.state.areas.iter().find(|it| it.id == *id) {
            Some(it) => {
                let args = [("area", &*t.area(*id)), ("n", &*it.rounds.to_string())];
                t.say("ds-event-ground-stays", &args)
            }
            None => t.say("ds-event-ground-over", &[("area", &t.area(*id))]),
        },
        It::WoundBegan { wound, stacks } => {
            let key = if *stacks { "ds-event-wound-more" } else { "ds-event-wound" };
            t.say_with(key, wound.on, "what", &status::wound(t, wound))
        }
        // The tick has a line as damage.
        It::WoundPassed { id } if t.state.effects.iter().any(|it| it.id == *id) => return None,
        It::WoundPassed { .. } => t.word("ds-event-wound-over"),
        It::Swarmed { who, swarm } => {
            let key = if *swarm == SwarmId(0) { "ds-event-swarm-over" } else { "ds-event-swarm" };
            t.say(key, &[("actors", &t.all_of(who))])
        }
        It::Joined { by, with, group } if with.is_empty() => {
            t.say_with("ds-event-joined-alone", *by, "group", &t.group(*group))
        }
        It::Joined { by, with, group } => {
            let args =
                [("actor", &*t.actor(*by)), ("others", &*t.all_of(with)), ("group", &*t.group(*group))];
            t.say("ds-event-joined", &args)
        }
    })
}

//= daemmersturm.gun.w-roll
fn tested(t: &Teller<'_>, by: ActorId, total: i16, need: i16, works: bool) -> String {
    let key = if works { "ds-event-w-works" } else { "ds-event-w-fails" };
    let (total, need) = (t.reads(by).then(|| names::plain(total)), names::plain(need));
    let numbers = match &total {
        Some(total) => t.say("ds-w-against", &[("total", total), ("need", &need)]),
        None => t.say("ds-w-need", &[("need", &need)]),
    };
    t.say("sentence", &[("line", &t.detailed(&t.say_of(key, by), &[numbers]))])
}
