//! The status of an actor: everything that is set, with lifetimes.

use schwung_fate::{
    Actor, ActorId, ActorKind, AspectKind, AspectRef, Bearer, Boxes, Out, Track, has_companion, joins,
    track_length,
};

use super::{names, scene, teller::Teller};

/// One line about an actor.
pub(crate) fn line(t: &Teller<'_>, id: ActorId) -> String {
    let Some(actor) = t.state.actors.get(usize::from(id.0)) else { return t.say("unknown", &[]) };
    if !joins(t.eyes, actor) {
        return t.capital(t.actor(id));
    }
    let mut parts = Vec::new();
    match actor.kind {
        ActorKind::Named => parts.push(tracks(t, id, actor)),
        ActorKind::Minions | ActorKind::Companion => group(t, id, actor, &mut parts),
    }
    if actor.kind == ActorKind::Named || actor.fate > 0 {
        parts.push(t.points(actor.fate));
    }
    aspects(t, id, &mut parts);
    turn(t, actor, &mut parts);
    things(t, id, actor, &mut parts);
    company(t, id, actor, &mut parts);
    if actor.hidden {
        parts.push(t.say("detail-hidden", &[]));
    }
    if let Some(out) = actor.out {
        parts.push(left(t, out));
    }
    let parts = parts.join(&t.say("list-separator", &[]));
    t.say("status", &[("actor", &t.actor(id)), ("parts", &parts)])
}

/// Both stress tracks, box by box.
fn tracks(t: &Teller<'_>, id: ActorId, actor: &Actor) -> String {
    let row = |track: Track| boxes(t, actor.stress[track as usize], track_length(t.state, id, track));
    t.say("status-tracks", &[("health", &row(Track::Health)), ("composure", &row(Track::Composure))])
}

fn boxes(t: &Teller<'_>, marked: Boxes, length: u8) -> String {
    let (free, full) = (t.say("box-free", &[]), t.say("box-marked", &[]));
    (1..=length).map(|n| if marked.is_marked(n) { full.as_str() } else { free.as_str() }).collect()
}

fn group(t: &Teller<'_>, id: ActorId, actor: &Actor, parts: &mut Vec<String>) {
    if actor.kind == ActorKind::Minions {
        parts.push(t.say("minions-n", &[("n", &actor.members.to_string())]));
    }
    if let Some(minions) = t.state.frame.sheets.get(usize::from(id.0)).and_then(|it| it.minions) {
        let (value, kind) = (t.number(minions.quality), names::kinds(t.c, t.state.quality_scope(id)));
        parts.push(t.say("status-quality", &[("value", &value), ("kind", &kind)]));
    }
    let capacity = t.state.boxes_each(id);
    let filled = (1..=actor.wounds.min(capacity)).fold(Boxes::default(), |it, n| it.with(n, true));
    parts.push(t.say("status-next-box", &[("boxes", &boxes(t, filled, capacity))]));
}

/// Consequences in the order in which they were taken, which is mildest first, and other aspects of the
/// actor.
fn aspects(t: &Teller<'_>, id: ActorId, parts: &mut Vec<String>) {
    let on =
        |it: &&schwung_fate::Aspect| it.bearer == Bearer::Actor(id) && t.eyes.know(AspectRef::Play(it.id));
    for it in t.state.aspects.iter().filter(on) {
        let words = t.quote(it.text.as_str());
        let details = scene::details(t, it.kind, it.hidden, it.free_tag);
        let line = match it.kind {
            AspectKind::Consequence { severity, .. } => {
                let severity = names::severity(t.c, severity);
                t.say("status-consequence", &[("severity", &severity), ("words", &words)])
            }
            AspectKind::Framed | AspectKind::Fragile | AspectKind::Sticky => {
                t.say("status-aspect", &[("words", &words)])
            }
        };
        parts.push(scene::with_details(t, line, &details));
    }
}

/// What the actor has done or declared in this exchange.
fn turn(t: &Teller<'_>, actor: &Actor, parts: &mut Vec<String>) {
    let marks = actor.turn;
    if marks.holding {
        parts.push(t.say("status-holding", &[]));
    }
    if marks.full_defense {
        parts.push(t.say("status-full-defense", &[]));
    } else if marks.acted {
        parts.push(t.say("status-acted", &[]));
    } else if marks.attacked {
        parts.push(t.say("status-attacked", &[]));
    }
    if actor.free_actions > 0 {
        parts.push(t.say("status-free-actions", &[("n", &actor.free_actions.to_string())]));
    }
}

/// Weapon, load, position, blocks, spin, and skills that replace others.
fn things(t: &Teller<'_>, id: ActorId, actor: &Actor, parts: &mut Vec<String>) {
    if let Some(spin) = t.state.spin.filter(|it| it.by == id) {
        parts.push(t.say(if spin.now { "status-spin-now" } else { "status-spin" }, &[]));
    }
    for block in t.state.blocks.iter().filter(|it| it.by == id) {
        let (against, value) = (t.against(block.against), t.rung(block.strength));
        let life = t.life_of(block);
        parts.push(t.say("status-block", &[("against", &against), ("value", &value), ("life", &life)]));
    }
    for swap in t.state.swaps.iter().filter(|it| it.actor == id) {
        let life = t.say(if swap.scene { "life-scene" } else { "life-exchange" }, &[]);
        parts.push(t.say("status-swap", &[("skill", &t.skill(swap.skill)), ("life", &life)]));
    }
    if let Some(shifts) = actor.disarmed {
        parts.push(t.say("status-disarmed", &[("n", &shifts.to_string())]));
    }
    if actor.load > 0 {
        parts.push(t.say("status-load", &[("value", &actor.load.to_string())]));
    }
    if let Some(grit) = actor.grit {
        parts.push(t.say("status-grit", &[("value", &grit.to_string())]));
    }
    if t.state.frame.zones.len() > 1 {
        parts.push(t.say("status-zone", &[("zone", &t.zone(actor.zone))]));
    }
}

/// Attached leader or group, and companions that are not available.
fn company(t: &Teller<'_>, id: ActorId, actor: &Actor, parts: &mut Vec<String>) {
    if let Some(other) = actor.attached.filter(|&it| t.eyes.know(it)) {
        parts.push(t.say_of(if t.is_group(id) { "status-led" } else { "status-leads" }, other));
    }
    let companions = t.state.frame.sheets.get(usize::from(id.0)).map_or(0, |it| it.companions.len());
    let count = u8::try_from(companions).unwrap_or(u8::MAX).min(8);
    for n in (0..count).filter(|&n| has_companion(t.eyes, &id, &n)) {
        let key = if actor.companions_gone >> n & 1 == 1 {
            "status-companion-gone"
        } else if actor.companions_away >> n & 1 == 1 {
            "status-companion-away"
        } else {
            "status-companion"
        };
        parts.push(t.say(key, &[("companion", &t.companion(id, n))]));
    }
}

fn left(t: &Teller<'_>, out: Out) -> String {
    match out {
        Out::TakenOut(None) => t.say("status-taken-out", &[]),
        Out::TakenOut(Some(by)) => t.say_of("status-taken-out-by", by),
        Out::Conceded => t.say("status-conceded", &[]),
        Out::Left | Out::Off => t.say("status-left", &[]),
    }
}
