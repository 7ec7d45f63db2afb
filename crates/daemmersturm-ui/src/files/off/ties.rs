//! Writes what ties characters to each other: melee, distances, sight, cover, swarms.

use schwung_daemmersturm::{ActorId, Cover, CoverSide, Direction, Seen, SwarmId};
use schwung_files::write::Section;

use crate::files::{
    character::{Loss, Writing},
    phrase::{direction_word, metres_of},
    scene::SWARMER,
};

/// Writes the ties of the characters in the file; `whole` if the file contains the scene around them.
pub(super) fn write(writer: &mut Writing<'_>, sections: &mut Vec<Section>, whole: bool) {
    let lost = [
        melees(writer, sections, whole),
        distances(writer, sections, whole),
        sights(writer, sections, whole),
        covers(writer, sections, whole),
        swarms(writer, sections),
    ];
    if lost.contains(&true) {
        writer.lose(Loss::Ties);
    }
}

/// The names of two tied characters, if both are in the file; otherwise whether the tie is lost.
fn both(writer: &Writing<'_>, a: ActorId, b: ActorId, whole: bool) -> Result<[String; 2], bool> {
    match (writer.names.get(&a), writer.names.get(&b)) {
        (Some(a), Some(b)) => Ok([a.clone(), b.clone()]),
        (a, b) => Err(whole || a.is_some() || b.is_some()),
    }
}

/// Writes who is in melee with whom. Returns whether any of it is lost, as do the others.
fn melees(writer: &Writing<'_>, sections: &mut Vec<Section>, whole: bool) -> bool {
    let engaged = &writer.state.engaged;
    let mut lost = false;
    for it in engaged {
        let names = match both(writer, it.by, it.on, whole) {
            Ok(names) => names,
            Err(is_lost) => {
                lost |= is_lost;
                continue;
            }
        };
        let back = engaged.iter().find(|other| (other.by, other.on) == (it.on, it.by));
        let mutual = back.is_some_and(|back| back.at == it.at.map(Direction::opposite));
        // Of two entries that mirror each other, one is enough.
        if mutual && it.on.0 < it.by.0 {
            continue;
        }
        let mut of = Section::of("melee");
        of.list("between", names).flag("one-sided", !mutual);
        if let Some(at) = it.at {
            of.put("at", direction_word(at));
        }
        sections.push(of);
    }
    lost
}

fn distances(writer: &Writing<'_>, sections: &mut Vec<Section>, whole: bool) -> bool {
    let mut lost = false;
    for it in &writer.state.distances {
        match both(writer, it.a, it.b, whole) {
            Ok(names) => {
                let mut of = Section::of("distance");
                of.list("between", names).put("metres", metres_of(it.length));
                sections.push(of);
            }
            Err(is_lost) => lost |= is_lost,
        }
    }
    lost
}

fn sights(writer: &Writing<'_>, sections: &mut Vec<Section>, whole: bool) -> bool {
    let mut lost = false;
    for it in &writer.state.sights {
        // Sight stays at the table when a scene is taken off.
        let [observer, entity] = match both(writer, it.observer, it.entity, false) {
            Ok(names) => names,
            Err(is_lost) => {
                lost |= is_lost;
                continue;
            }
        };
        let mut of = Section::of("sight");
        of.put("observer", observer).put("entity", entity);
        let (seen, last) = match it.seen {
            Seen::Hidden { traceless: false, last } => ("hidden", last),
            Seen::Hidden { traceless: true, last } => ("traceless", last),
            Seen::Partly { target: false } => ("partly", None),
            Seen::Partly { target: true } => ("target", None),
            Seen::Discovered => ("discovered", None),
        };
        of.put("seen", seen);
        let place = last.and_then(|last| writer.state.areas.iter().position(|it| it.id == last));
        match place.filter(|_| whole) {
            Some(at) => {
                of.put("last", i64::try_from(at + 1).unwrap_or(i64::MAX));
            }
            None => lost |= last.is_some(),
        }
        sections.push(of);
    }
    lost
}

fn covers(writer: &Writing<'_>, sections: &mut Vec<Section>, whole: bool) -> bool {
    let mut lost = false;
    for it in &writer.state.covers {
        match cover(writer, it) {
            Some(of) => sections.push(of),
            None => lost |= whole || is_involved(writer, it),
        }
    }
    lost
}

fn is_involved(writer: &Writing<'_>, it: &Cover) -> bool {
    let against = matches!(it.side, CoverSide::Against(who) if writer.names.contains_key(&who));
    against || writer.names.contains_key(&it.of)
}

/// Cover, if all characters that it concerns are in the file.
fn cover(writer: &Writing<'_>, it: &Cover) -> Option<Section> {
    let mut of = Section::of("cover");
    of.put("of", writer.names.get(&it.of)?.as_str()).put("need", i64::from(it.need));
    match it.side {
        CoverSide::All => {}
        CoverSide::From(direction) => {
            of.put("from", direction_word(direction));
        }
        CoverSide::Against(who) => {
            of.put("against", writer.names.get(&who)?.as_str());
        }
    }
    of.flag("full", it.full);
    Some(of)
}

fn swarms(writer: &mut Writing<'_>, sections: &mut Vec<Section>) -> bool {
    let state = writer.state;
    let mut swarms: Vec<SwarmId> = Vec::new();
    for &id in writer.names.keys() {
        let swarm = state.actor(id).swarm;
        if swarm != SwarmId(0) && !swarms.contains(&swarm) {
            swarms.push(swarm);
        }
    }
    let mut lost = false;
    for swarm in swarms {
        let all = state.ids().filter(|it| state.actor(*it).swarm == swarm);
        let (fit, large): (Vec<ActorId>, Vec<ActorId>) =
            all.partition(|it| state.profile(*it).life <= SWARMER);
        for id in large {
            if writer.names.contains_key(&id) {
                writer.lose(Loss::Swarm(id));
            }
        }
        let who: Vec<String> = fit.iter().filter_map(|it| writer.names.get(it).cloned()).collect();
        lost |= who.len() < fit.len();
        if !who.is_empty() {
            let mut of = Section::of("swarm");
            of.list("who", who);
            sections.push(of);
        }
    }
    lost
}
