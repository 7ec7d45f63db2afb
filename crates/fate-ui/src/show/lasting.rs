//! Effects that end by themselves.

use schwung_fate::{ActorId, AspectKind, AspectRef};
use schwung_views::wire::LastingView;

use crate::show::eyes::Eyes;

/// All effects that end by themselves and that the viewer knows: those of actors, in `all`, and the others.
pub(crate) fn with_others(eyes: Eyes<'_>, mut all: Vec<LastingView>) -> Vec<LastingView> {
    if let Some(check) = eyes.state.veiled.as_ref().filter(|_| eyes.sees_all()) {
        let effort = check.effort;
        let args = [("actor", &*eyes.name(effort.actor)), ("value", &*eyes.rung(effort.total()))];
        let text = eyes.say("table-veiled", &args);
        let rule = "freefate.contest.secret";
        all.push(lasting(eyes, text, "table-until-unveiled", rule, Some(effort.actor), "other"));
    }
    let Some(conflict) = &eyes.state.conflict else { return all };
    let roles = &eyes.state.frame.roles;
    for (tired, skill, rule) in [
        (conflict.long.endurance, roles.endurance, "sotc.long.endurance"),
        (conflict.long.alertness, roles.alertness, "sotc.long.alertness"),
        (conflict.long.resolve, roles.resolve, "sotc.long.resolve"),
    ] {
        if tired {
            let text = eyes.say("table-long", &[("skill", &eyes.skill(skill))]);
            all.push(lasting(eyes, text, "table-until-conflict", rule, None, "long"));
        }
    }
    all
}

/// The effects on one actor, and its actions in this exchange.
pub(crate) fn marks(eyes: Eyes<'_>, id: ActorId, mut marks: Vec<LastingView>) -> Vec<LastingView> {
    let Some(actor) = eyes.actor(id) else { return marks };
    let turn = actor.turn;
    let done = match (turn.full_defense, turn.acted, turn.attacked) {
        (true, _, _) | (_, false, false) => None,
        (false, true, _) => Some(("status-acted", "sotc.turn.describe-and-roll", "acted")),
        (false, false, true) => Some(("status-attacked", "sotc.full-defense.declare-first-attack", "other")),
    };
    if let Some((key, rule, kind)) = done {
        marks.push(lasting(eyes, eyes.say(key, &[]), "table-until-exchange", rule, Some(id), kind));
    }
    if actor.free_actions > 0 {
        let text = eyes.say("status-free-actions", &[("n", &actor.free_actions.to_string())]);
        marks.push(lasting(eyes, text, "table-until-exchange", "sotc.free.unlimited", Some(id), "other"));
    }
    if let Some(group) = actor.attached.filter(|&it| eyes.knows(it)) {
        let key = if eyes.is_named(id) { "status-leads" } else { "status-led" };
        let text = eyes.say_of(key, group);
        marks.push(lasting(eyes, text, "table-until-parted", "sotc.mixed.attached", Some(id), "led"));
    }
    marks.sort_by_key(|it| it.text.chars().count());
    marks
}

/// Effects on one actor.
pub(crate) fn of(eyes: Eyes<'_>, id: ActorId) -> Vec<LastingView> {
    let Some(actor) = eyes.actor(id) else { return Vec::new() };
    let state = eyes.state;
    let mut found = Vec::new();
    let mut add = |text: String, until: &str, rule: &str, kind: &str| {
        found.push(lasting(eyes, text, until, rule, Some(id), kind));
    };
    if let Some(spin) = state.spin.filter(|it| it.by == id) {
        let until = if spin.now { "table-until-action" } else { "table-until-next-action" };
        add(eyes.say("table-spin", &[]), until, "sotc.spin.next-action", "spin");
    }
    if actor.turn.full_defense {
        let text = eyes.say("table-full-defense", &[]);
        add(text, "table-until-exchange", "sotc.full-defense.duration", "full");
    }
    if actor.turn.holding {
        add(eyes.say("table-holds", &[]), "table-until-exchange", "sotc.hold.expires", "hold");
    }
    if let Some(shifts) = actor.disarmed {
        let text = eyes.say("table-disarmed", &[("n", &shifts.to_string())]);
        add(text, "table-until-rearmed", "sotc.disarm.effect", "disarmed");
    }
    for swap in state.swaps.iter().filter(|it| it.actor == id) {
        let text = eyes.say("table-swap", &[("skill", &eyes.skill(swap.skill))]);
        let until = if swap.scene { "table-until-scene" } else { "table-until-exchange" };
        add(text, until, "sotc.environment.duration", "swap");
    }
    if state.conceding.is_some_and(|it| it.who == id) && state.in_conflict() {
        let text = eyes.say("table-may-concede", &[]);
        add(text, "table-until-next-action", "sotc.concession.offer", "other");
    }
    for block in state.blocks.iter().filter(|it| it.by == id) {
        let args = [("against", &*eyes.against(block.against)), ("value", &*eyes.number(block.strength))];
        let text = eyes.with_words(&eyes.say("table-blocks", &args), &block.text);
        let until = eyes.life_of(block);
        let rule = "sotc.block.duration".to_owned();
        found.push(LastingView { text, until, rule, actor: Some(id.into()), kind: "block".to_owned() });
    }
    found.extend(tags(eyes, id));
    found
}

/// Unused free tags of an actor.
fn tags(eyes: Eyes<'_>, id: ActorId) -> impl Iterator<Item = LastingView> + '_ {
    let own = eyes.state.aspects.iter().filter(move |it| it.free_tag == Some(id));
    own.filter(move |it| eyes.knows_aspect(AspectRef::Play(it.id))).map(move |it| {
        let text = eyes.say("table-tag", &[("aspect", &eyes.quote(it.text.as_str()))]);
        let until = match it.kind {
            AspectKind::Fragile => "table-until-tagged-gone",
            AspectKind::Framed | AspectKind::Sticky | AspectKind::Consequence { .. } => "table-until-tagged",
        };
        lasting(eyes, text, until, "sotc.maneuver.first-tag-free", Some(id), "tag")
    })
}

fn lasting(
    eyes: Eyes<'_>,
    text: String,
    until: &str,
    rule: &str,
    actor: Option<ActorId>,
    kind: &str,
) -> LastingView {
    LastingView {
        text,
        until: eyes.say(until, &[]),
        rule: rule.to_owned(),
        actor: actor.map(Into::into),
        kind: kind.to_owned(),
    }
}
