//! Shows the conditions of an actor, with their rules.

use schwung_views::wire::ChipView;
use schwung_zerospace::{Actor, ActorId, ActorKind, Attribute, Fear, Gait};

use super::eyes::Eyes;
use crate::words;

/// A condition whose text tells how it ends.
pub(super) fn chip(kind: &str, text: String, rule: &str) -> ChipView {
    lasting(kind, text, String::new(), rule)
}

/// A condition that ends automatically.
pub(super) fn lasting(kind: &str, text: String, until: String, rule: &str) -> ChipView {
    ChipView { kind: kind.to_owned(), text, until, rule: rule.to_owned() }
}

/// All conditions of an actor, the most serious first.
pub(super) fn of(eyes: Eyes<'_>, id: ActorId) -> Vec<ChipView> {
    let Some(actor) = eyes.actor(id) else { return Vec::new() };
    let mut chips = condition(eyes, id, actor);
    chips.extend(grips(eyes, id));
    chips.extend(states(eyes, actor));
    chips.extend(changed(eyes, actor));
    chips
}

/// Serious conditions: being out, unconscious, broken, damaged, helpless, weakened or cruelly injured.
fn condition(eyes: Eyes<'_>, id: ActorId, actor: &Actor) -> Vec<ChipView> {
    let is_object = actor.kind == ActorKind::Object;
    let down = actor.out.is_none() && eyes.state.is_down(id);
    let conditions = [
        (down && is_object, "down", "zs-status-broken", "zerospace.object.endurance"),
        (down && !is_object, "down", "zs-status-down", "zerospace.condition.at-zero"),
        (eyes.state.is_damaged(id) && !down, "damaged", "zs-status-damaged", "zerospace.object.endurance"),
        (actor.helpless, "helpless", "zs-status-helpless", "zerospace.helpless.effect"),
        (eyes.state.is_weakened(id), "at_one", "zs-status-weakened", "zerospace.condition.at-one"),
        (actor.cruel, "cruel", "zs-status-cruel", "zerospace.recover.night"),
    ];
    let out = actor.out.map(|it| chip("out", words::out(eyes.c, it), "zerospace.unnamed.one-hit"));
    out.into_iter().chain(held_true(eyes, &conditions)).collect()
}

fn held_true(eyes: Eyes<'_>, all: &[(bool, &str, &str, &str)]) -> Vec<ChipView> {
    let holds = all.iter().filter(|it| it.0);
    holds.map(|(_, kind, key, rule)| chip(kind, eyes.say(key, &[]), rule)).collect()
}

/// The holds that an actor is part of. A hidden holder appears as "someone"; holds on actors unknown to the viewer are
/// omitted.
fn grips(eyes: Eyes<'_>, id: ActorId) -> Vec<ChipView> {
    let by = eyes.state.holds.iter().filter(|it| it.on == id);
    let by = by.map(|it| chip("held", eyes.say_of("zs-status-held", it.by), "zerospace.held.effect"));
    let on = eyes.state.holds.iter().filter(|it| it.by == id && eyes.knows(it.on));
    let on = on.map(|it| chip("holds", eyes.say_of("zs-status-holds", it.on), "zerospace.grapple.attack"));
    by.chain(on).collect()
}

fn states(eyes: Eyes<'_>, actor: &Actor) -> Vec<ChipView> {
    let (flees, cowers) = (actor.fear == Some(Fear::Flee), actor.fear == Some(Fear::Cower));
    let mut chips = held_true(
        eyes,
        &[
            (actor.blinded, "blinded", "zs-status-blinded", "zerospace.blind.melee"),
            (flees, "afraid", "zs-status-flees", "zerospace.fear.flee"),
            (cowers, "afraid", "zs-status-cowers", "zerospace.fear.cower"),
            (actor.distracted, "distracted", "zs-status-distracted", "zerospace.distract.expiry"),
            (actor.surprised, "surprised", "zs-status-surprised", "zerospace.surprise.state"),
            (actor.prone, "prone", "zs-status-prone", "zerospace.prone.effect"),
            (actor.covered, "cover", "zs-status-covered", "zerospace.cover.effect"),
        ],
    );
    if let Some(dodge) = actor.dodging {
        let attribute = words::attribute(eyes.c, dodge.attribute);
        let text = eyes.say("zs-status-dodging", &[("attribute", &attribute)]);
        chips.push(chip("dodging", text, "zerospace.dodge.procedure"));
    }
    let (runs, sprints) = (actor.gait == Gait::Run, actor.gait == Gait::Sprint);
    chips.extend(held_true(
        eyes,
        &[
            (runs, "running", "zs-status-runs", "zerospace.move.run"),
            (sprints, "sprinting", "zs-status-sprints", "zerospace.move.sprint"),
            (actor.adapted, "adapted", "zs-status-adapted", "zerospace.circ-att.underwater"),
            (actor.hidden, "hidden", "zs-status-hidden", "zerospace.general.rules-are-examples"),
        ],
    ));
    chips
}

/// Attributes that are reduced or boosted.
fn changed(eyes: Eyes<'_>, actor: &Actor) -> Vec<ChipView> {
    let mut chips = Vec::new();
    for (attribute, by) in Attribute::ALL.into_iter().zip(actor.lowered).filter(|it| it.1 > 0) {
        let args = [("attribute", &*words::attribute(eyes.c, attribute)), ("n", &*by.to_string())];
        chips.push(chip("lowered", eyes.say("zs-status-lowered", &args), "zerospace.attack.altering"));
    }
    for (of, by, lasts) in words::boosts(actor.boosts) {
        let name = of.map_or_else(|| eyes.say("zs-endurance", &[]), |it| words::attribute(eyes.c, it));
        let key = words::boost_key(eyes.state, lasts);
        let text = eyes.say(key, &[("attribute", &name), ("n", &by.to_string())]);
        chips.push(chip("boosted", text, "zerospace.ap.use.boost"));
    }
    chips
}
