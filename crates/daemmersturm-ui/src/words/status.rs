//! The status of a character in one line.

use schwung_daemmersturm::{
    Actor, ActorId, Ailments, Burden, Channel, Climb, Cover, CoverSide, Facing, FreeMark, ItemKind, Length,
    Modifier, Mount, Order, Seen, State, Status, SwarmId, Wound,
};

use super::{data, kinds, teller::Teller};

/// The line; empty if the reader may not know of the character or it does not exist.
pub(super) fn line(t: &Teller<'_>, id: ActorId) -> String {
    let Some(actor) = there(t, id) else { return String::new() };
    let mut parts = Vec::new();
    if t.reads(id) {
        parts.extend(numbers(t, id, actor));
    }
    parts.extend(chips(t, id));
    if parts.is_empty() {
        parts.push(kinds::condition(t.c, actor.status));
    }
    t.say("ds-status", &[("actor", &t.actor(id)), ("parts", &t.row_of(&parts))])
}

fn there<'a>(t: &Teller<'a>, id: ActorId) -> Option<&'a Actor> {
    let there = usize::from(id.0) < t.state.actors.len().min(t.state.frame.profiles.len());
    (there && t.eyes.know(id)).then(|| t.state.actor(id))
}

/// Life points and other points, for those who may read them.
fn numbers(t: &Teller<'_>, id: ActorId, actor: &Actor) -> Vec<String> {
    let profile = t.state.profile(id);
    let (now, start, base) = (actor.life.to_string(), actor.start_life.to_string(), profile.life.to_string());
    let args = [("now", &*now), ("start", &*start), ("base", &*base)];
    let key = if actor.start_life == profile.life { "ds-status-life" } else { "ds-status-life-start" };
    let mut parts = vec![t.say(key, &args)];
    let points = [
        ("ds-status-action-points", actor.action_points, profile.action_points),
        ("ds-status-focus-points", actor.focus_points, profile.focus_points),
    ];
    let told = |&(key, now, most): &(&str, u8, u8)| {
        t.say(key, &[("now", &now.to_string()), ("most", &most.to_string())])
    };
    parts.extend(points.iter().filter(|it| it.1.max(it.2) > 0).map(told));
    if let Some(resource) = actor.resource.filter(|_| actor.magic_points.max(profile.magic_points) > 0) {
        let (now, most) = (actor.magic_points.to_string(), profile.magic_points.to_string());
        let name = kinds::resource(t.c, resource);
        parts.push(t.say("ds-status-magic-points", &[("resource", &name), ("now", &now), ("most", &most)]));
    }
    parts
}

/// Conditions in a few words each.
pub(super) fn chips(t: &Teller<'_>, id: ActorId) -> Vec<String> {
    let Some(actor) = there(t, id) else { return Vec::new() };
    let mut parts = condition(t, id, actor);
    parts.extend(marks(t, id));
    parts.extend(ailments(t, actor.ailments));
    parts.extend(lasting(t, id));
    parts.extend(place(t, id, actor));
    parts.extend(gear(t, id));
    if t.state.in_combat() {
        parts.extend(turn(t, id, actor));
    }
    parts
}

//= daemmersturm.lp.incapacitated
//= daemmersturm.exhaustion.threshold
fn condition(t: &Teller<'_>, id: ActorId, actor: &Actor) -> Vec<String> {
    let mut parts = Vec::new();
    if actor.status != Status::Up {
        parts.push(kinds::condition(t.c, actor.status));
    }
    let read = t.reads(id);
    let all = [
        (actor.exhausted && actor.status == Status::Up, "ds-chip-exhausted"),
        (actor.mana_empty && read, "ds-chip-mana-empty"),
        (actor.veiled, "ds-chip-veiled"),
        (actor.seeking, "ds-chip-seeking"),
        (actor.exposed, "ds-chip-exposed"),
        (actor.swarm != SwarmId(0), "ds-chip-swarm"),
        (actor.normal == Some(true) && t.eyes.see_hidden(), "ds-chip-normal"),
        (actor.normal == Some(false) && t.eyes.see_hidden(), "ds-chip-not-normal"),
    ];
    parts.extend(all.iter().filter(|it| it.0).map(|it| t.word(it.1)));
    if actor.mount != Mount::Foot {
        parts.push(kinds::mount(t.c, actor.mount));
    }
    if actor.potions > 0 {
        parts.push(t.say("ds-chip-potions", &[("n", &actor.potions.to_string())]));
    }
    parts
}

/// The free marks of a character.
//= daemmersturm.gm.authority
fn marks(t: &Teller<'_>, id: ActorId) -> Vec<String> {
    let known = t.state.marks_of(id).filter(|it| !it.secret || t.eyes.see_hidden());
    let told = |it: &FreeMark| match it.secret {
        true => t.say("ds-chip-secret-mark", &[("what", it.text.as_str())]),
        false => it.text.to_string(),
    };
    known.map(told).collect()
}

/// Side effects of potions, each with the remaining own turns.
//= daemmersturm.potion.side-effect-test
pub(super) fn ailments(t: &Teller<'_>, it: Ailments) -> Vec<String> {
    let all = [("ds-chip-nausea", it.nausea), ("ds-chip-cramps", it.cramps), ("ds-chip-faint", it.faint)];
    all.iter().filter(|it| it.1 > 0).map(|it| t.say(it.0, &[("n", &it.1.to_string())])).collect()
}

/// Damage over time, modifiers, channelling, climbing and carrying.
fn lasting(t: &Teller<'_>, id: ActorId) -> Vec<String> {
    let state: &State = t.state;
    let mut parts: Vec<String> =
        state.effects.iter().filter(|it| it.on == id).map(|it| wound(t, it)).collect();
    parts.extend(state.modifiers.iter().filter(|it| it.on == id).map(|it| modifier(t, it)));
    parts.extend(state.channels.iter().filter(|it| it.by == id).map(|it| channel(t, it)));
    parts.extend(state.climbs.iter().filter(|it| it.who == id).map(|it| climb(t, it)));
    for load in &state.loads {
        if load.by.contains(&id) {
            parts.push(t.say("ds-chip-carries", &[("what", &t.burden(load.what))]));
        }
        if load.what == Burden::Body(id) {
            parts.push(t.say("ds-chip-carried", &[("actors", &t.all_of(&load.by))]));
        }
    }
    parts
}

/// Damage over time, such as "3–5 damage each round (torch), 2 rounds".
//= daemmersturm.dot.tick
pub(super) fn wound(t: &Teller<'_>, it: &Wound) -> String {
    let (source, amount, n) = (t.source(it.source), data::amount(it.amount), it.rounds.to_string());
    t.say("ds-wound", &[("source", &source), ("amount", &amount), ("n", &n)])
}

/// A modifier, such as "NA +2 (war cry), until the end of the combat".
pub(super) fn modifier(t: &Teller<'_>, it: &Modifier) -> String {
    let change = data::change(t, it, t.reads(it.on));
    let (source, until) = (t.source(it.source), data::until(t, it.until));
    t.say("ds-modifier", &[("change", &change), ("source", &source), ("until", &until)])
}

pub(super) fn channel(t: &Teller<'_>, it: &Channel) -> String {
    let (spell, turns, needed) = (t.spell(it.spell), it.turns.to_string(), it.needed.to_string());
    t.say("ds-channel", &[("spell", &spell), ("n", &turns), ("needed", &needed)])
}

pub(super) fn climb(t: &Teller<'_>, it: &Climb) -> String {
    let obstacle = t.obstacle(it.obstacle);
    let line = if it.reached {
        t.say("ds-climb-reached", &[("obstacle", &obstacle)])
    } else {
        t.say("ds-climb", &[("obstacle", &obstacle), ("left", &t.length(it.left))])
    };
    if it.pinned { t.detailed(&line, &[t.word("ds-climb-pinned")]) } else { line }
}

/// Cover, such as "cover 12+ from the north".
pub(super) fn cover(t: &Teller<'_>, it: &Cover) -> String {
    let side = match it.side {
        CoverSide::All => t.word("ds-cover-all"),
        CoverSide::From(at) => t.say("ds-cover-from", &[("direction", &kinds::direction(t.c, at))]),
        CoverSide::Against(who) => t.say_of("ds-cover-against", who),
    };
    let key = if it.full { "ds-cover-full" } else { "ds-cover" };
    t.say(key, &[("n", &it.need.to_string()), ("side", &side)])
}

/// Cover, melee, hidden characters and facing.
fn place(t: &Teller<'_>, id: ActorId, actor: &Actor) -> Vec<String> {
    let state: &State = t.state;
    let covers = state.covers.iter().filter(|it| it.of == id && t.eyes.know(*it));
    let mut parts: Vec<String> = covers.map(|it| cover(t, it)).collect();
    let near: Vec<ActorId> = state.engaged.iter().filter(|it| it.on == id).map(|it| it.by).collect();
    let near = t.actors(&near);
    if !near.is_empty() {
        parts.push(t.say("ds-chip-engaged", &[("actors", &t.list(&near))]));
    }
    let areas = state.standing.iter().filter(|it| it.who == id);
    parts.extend(areas.map(|it| t.say("ds-chip-stands", &[("area", &t.area(it.area))])));
    let hidden = |seen: Seen| matches!(seen, Seen::Hidden { .. });
    let from: Vec<ActorId> =
        state.sights.iter().filter(|it| it.entity == id && hidden(it.seen)).map(|it| it.observer).collect();
    let from = t.actors(&from);
    if !from.is_empty() {
        parts.push(t.say("ds-chip-hidden", &[("actors", &t.list(&from))]));
    }
    // The faced character is not shown if it is hidden.
    let known = match actor.facing {
        Facing::Unset => false,
        Facing::To(_) => true,
        Facing::Toward(who) | Facing::Guard(who) => t.eyes.know(who),
    };
    if known {
        parts.push(t.say("ds-chip-facing", &[("facing", &t.facing(actor.facing))]));
    }
    parts
}

/// Drawn items, with poison, loading and fumbles.
fn gear(t: &Teller<'_>, id: ActorId) -> Vec<String> {
    let told = |it: &schwung_daemmersturm::Item| {
        let mut details = Vec::new();
        if it.unloaded > 0 && matches!(it.kind, ItemKind::Weapon(_)) {
            details.push(t.say("ds-chip-unloaded", &[("n", &it.unloaded.to_string())]));
        }
        if it.broken {
            details.push(t.word("ds-chip-broken"));
        }
        if let Some(poison) = it.poison {
            let read = t.reads(id);
            details.push(if read { t.substance(poison) } else { t.word("ds-chip-poisoned") });
        }
        t.detailed(&t.item(it.id), &details)
    };
    let drawn: Vec<String> = t.state.drawn(id).map(told).collect();
    if drawn.is_empty() { drawn } else { vec![t.say("ds-chip-drawn", &[("items", &t.list(&drawn))])] }
}

/// The used parts of the turn and the round.
//= daemmersturm.turn.budget
fn turn(t: &Teller<'_>, id: ActorId, actor: &Actor) -> Vec<String> {
    let (turn, round) = (&actor.turn, &actor.round);
    let now = t.state.has_turn(id);
    let all = [
        (now && turn.moved, "ds-chip-moved"),
        (now && turn.granted, "ds-chip-move-granted"),
        (now && turn.charged, "ds-chip-charged"),
        (now && turn.action, "ds-chip-action-used"),
        (turn.watches, "ds-chip-watches"),
        (!now && round.acted, "ds-chip-acted"),
        (round.reflex, "ds-chip-reflex-used"),
        (round.transfer, "ds-chip-transfer-used"),
        (round.pledged, "ds-chip-pledged"),
        (round.walked && !round.acted && !turn.moved, "ds-chip-walk-pledged"),
        (round.stepped_in, "ds-chip-stepped-in"),
    ];
    let mut parts: Vec<String> = all.iter().filter(|it| it.0).map(|it| t.word(it.1)).collect();
    if turn.walked > Length(0) && now {
        parts.push(t.say("ds-chip-walked", &[("length", &t.length(turn.walked))]));
    }
    if let Some((element, points)) = round.element {
        let (element, n) = (kinds::element(t.c, element), points.to_string());
        parts.push(t.say("ds-chip-element", &[("element", &element), ("n", &n)]));
    }
    if round.shadow > 0 {
        parts.push(t.say("ds-chip-shadow", &[("n", &round.shadow.to_string())]));
    }
    if turn.due > 0 && now {
        let (due, dealt) = (turn.due.to_string(), turn.dealt.to_string());
        parts.push(t.say("ds-chip-due", &[("due", &due), ("dealt", &dealt)]));
    }
    let orders = actor.orders;
    if t.eyes.play(id) {
        let all = [
            ("ds-chip-order-seek", orders.seek),
            ("ds-chip-order-protect", orders.protect),
            ("ds-chip-order-parting", orders.parting),
            ("ds-chip-order-step-in", orders.step_in),
        ];
        let set = all.iter().filter(|it| it.1 != Order::Ask);
        parts.extend(set.map(|it| t.say(it.0, &[("order", &kinds::order(t.c, it.1))])));
    }
    parts
}
