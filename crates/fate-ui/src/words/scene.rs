//! The state of the scene.

use schwung_fate::{ActorId, AspectKind, AspectRef, Bearer, Conflict, Long};

use super::{effort, names, teller::Teller};

/// The scene, line by line.
pub(crate) fn lines(t: &Teller<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    let (number, title) = (t.state.scene.to_string(), &t.state.frame.title);
    lines.push(if title.is_empty() {
        t.say("scene", &[("number", &number)])
    } else {
        t.say("scene-title", &[("number", &number), ("title", title)])
    });
    match &t.state.conflict {
        None => lines.push(t.say("scene-peaceful", &[])),
        Some(conflict) => conflict_lines(t, conflict, &mut lines),
    }
    for aspect in t.state.aspects.iter().filter(|it| t.eyes.know(AspectRef::Play(it.id))) {
        let words = t.quote(aspect.text.as_str());
        let line = match aspect.bearer {
            Bearer::Scene => t.say("scene-aspect", &[("words", &words)]),
            Bearer::Zone(zone) => t.say("scene-aspect-zone", &[("words", &words), ("zone", &t.zone(zone))]),
            // Aspects of actors are listed in their status.
            Bearer::Actor(_) => continue,
        };
        lines.push(with_details(t, line, &details(t, aspect.kind, aspect.hidden, aspect.free_tag)));
    }
    for block in t.state.blocks.iter().filter(|it| t.eyes.know(it.by)) {
        let (actor, against) = (t.actor(block.by), t.against(block.against));
        let (value, life) = (t.rung(block.strength), t.life_of(block));
        let args = [("actor", &*actor), ("against", &*against), ("value", &*value), ("life", &*life)];
        let line = t.say("scene-block", &args);
        let words = if block.text.is_empty() { vec![] } else { vec![t.quote(block.text.as_str())] };
        lines.push(with_details(t, line, &words));
    }
    if let Some(spin) = t.state.spin.filter(|it| t.eyes.know(it.by)) {
        lines.push(t.say_of(if spin.now { "scene-spin-now" } else { "scene-spin" }, spin.by));
    }
    for swap in t.state.swaps.iter().filter(|it| t.eyes.know(it.actor)) {
        let life = t.say(if swap.scene { "life-scene" } else { "life-exchange" }, &[]);
        let (actor, skill) = (t.actor(swap.actor), t.skill(swap.skill));
        lines.push(t.say("scene-swap", &[("actor", &actor), ("skill", &skill), ("life", &life)]));
    }
    if let Some(conceding) = t.state.conceding.filter(|it| t.state.in_conflict() && t.eyes.know(it.who)) {
        lines.push(t.say_of("scene-conceding", conceding.who));
    }
    //= freefate.contest.secret
    if let Some(check) = t.state.veiled.as_deref().filter(|_| t.eyes.see_hidden()) {
        let (actor, total) = (t.actor(check.effort.actor), effort::result(t, &check.effort));
        lines.push(t.say("scene-veiled", &[("actor", &actor), ("total", &total)]));
    }
    lines
}

fn conflict_lines(t: &Teller<'_>, conflict: &Conflict, lines: &mut Vec<String>) {
    let (number, what) = (conflict.exchange.to_string(), names::conflict(t.c, conflict.kind));
    lines.push(t.say("scene-conflict", &[("number", &number), ("conflict", &what)]));
    // The turn of a hidden actor is shown as nobody's.
    lines.push(match conflict.turn.filter(|&it| t.eyes.know(it)) {
        Some(actor) => t.say_of("scene-turn", actor),
        None => t.say("scene-turn-nobody", &[]),
    });
    let known = t.state.order.iter().filter(|&&actor| t.eyes.know(actor));
    let order: Vec<String> = known.map(|&actor| place(t, actor)).collect();
    if !order.is_empty() {
        lines.push(t.say("scene-order", &[("order", &order.join(&t.say("list-separator", &[])))]));
    }
    let skills = restricting(t, conflict.long);
    if !skills.is_empty() {
        lines.push(t.say("scene-long", &[("skills", &t.list(&skills))]));
    }
}

/// A name in the order of turns, and what the character has done.
fn place(t: &Teller<'_>, id: ActorId) -> String {
    let Some(actor) = t.state.actors.get(usize::from(id.0)) else { return t.say("unknown", &[]) };
    if actor.out.is_some() {
        t.say_of("order-out", id)
    } else if actor.turn.full_defense {
        t.say_of("order-full-defense", id)
    } else if actor.turn.holding {
        t.say_of("order-holding", id)
    } else if actor.turn.acted {
        t.say_of("order-acted", id)
    } else {
        t.actor(id)
    }
}

/// The skills that restrict all actions of a long conflict.
pub(crate) fn restricting(t: &Teller<'_>, long: Long) -> Vec<String> {
    let roles = &t.state.frame.roles;
    [(long.endurance, roles.endurance), (long.alertness, roles.alertness), (long.resolve, roles.resolve)]
        .into_iter()
        .filter(|it| it.0)
        .map(|it| t.skill(it.1))
        .collect()
}

/// Details of an aspect other than its wording: how long it lasts, and who has a free tag.
pub(crate) fn details(
    t: &Teller<'_>,
    kind: AspectKind,
    hidden: bool,
    free_tag: Option<ActorId>,
) -> Vec<String> {
    let mut details = Vec::new();
    match kind {
        AspectKind::Fragile => details.push(t.say("detail-fragile", &[])),
        AspectKind::Sticky => details.push(t.say("detail-sticky", &[])),
        AspectKind::Framed | AspectKind::Consequence { .. } => {}
    }
    if hidden {
        details.push(t.say("detail-hidden", &[]));
    }
    if let Some(actor) = free_tag.filter(|&it| t.eyes.know(it)) {
        details.push(t.say_of("detail-free-tag", actor));
    }
    details
}

/// A line with details in brackets, if there are any.
pub(crate) fn with_details(t: &Teller<'_>, line: String, details: &[String]) -> String {
    if details.is_empty() {
        return line;
    }
    let details = details.join(&t.say("list-separator", &[]));
    t.say("detailed", &[("line", &line), ("details", &details)])
}
