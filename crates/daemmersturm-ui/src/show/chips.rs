//! Chips: conditions and effects of a character, each with its rule.

use schwung_daemmersturm::{
    Actor, ActorId, Burden, Change, FreeMark, Modifier, Mount, Order, Orders, Seen, Source, Status, SwarmId,
    Until,
};
use schwung_views::wire::ChipView;

use super::eyes::{Eyes, chip};
use crate::words;

/// The kind of a mark that only the plot leader knows of.
pub(super) const SECRET_MARK: &str = "secret-mark";

/// All chips of a character, most severe first.
pub(super) fn of(eyes: Eyes<'_>, id: ActorId) -> Vec<ChipView> {
    let Some(actor) = eyes.actor(id) else { return Vec::new() };
    let mut chips = condition(eyes, id, actor);
    chips.extend(marks(eyes, id));
    chips.extend(ailments(eyes, actor));
    chips.extend(lasting(eyes, id));
    chips.extend(place(eyes, id));
    chips.extend(orders(eyes, id, actor));
    chips
}

fn condition(eyes: Eyes<'_>, id: ActorId, actor: &Actor) -> Vec<ChipView> {
    let (reads, gm) = (eyes.reads(id), eyes.sees_all());
    let down = actor.status != Status::Up;
    let mut chips = Vec::new();
    if down {
        let rule = "daemmersturm.lp.incapacitated";
        chips.push(chip("down", words::condition(eyes.c, actor.status), rule));
    }
    let all = [
        (actor.exhausted && !down, "exhausted", "daemmersturm.exhaustion.threshold"),
        (actor.mana_empty && reads, "mana-empty", "daemmersturm.mana.zero"),
        (actor.seeking, "seeking", "daemmersturm.seekcover.duration"),
        (actor.exposed, "exposed", "daemmersturm.cover.full"),
        (actor.turn.watches, "watches", "daemmersturm.data.ability-schema"),
        (actor.swarm != SwarmId(0), "swarm", "daemmersturm.swarm.swarm"),
        (actor.veiled, "veiled", "daemmersturm.perception.hidden"),
        (actor.normal == Some(true) && gm, "normal", "daemmersturm.crit.normal-enemy"),
        (actor.normal == Some(false) && gm, "not-normal", "daemmersturm.crit.normal-enemy"),
    ];
    let holds = all.into_iter().filter(|it| it.0);
    chips.extend(holds.map(|(_, kind, rule)| chip(kind, eyes.say(&format!("ds-show-{kind}"), &[]), rule)));
    if actor.mount != Mount::Foot {
        chips.push(chip("mount", words::mount(eyes.c, actor.mount), "daemmersturm.disengage.mounted"));
    }
    chips
}

/// The free marks of a character, with their unchanged text.
//= daemmersturm.gm.authority
fn marks(eyes: Eyes<'_>, id: ActorId) -> Vec<ChipView> {
    let known = eyes.state.marks_of(id).filter(|it| !it.secret || eyes.sees_all());
    let view = |it: &FreeMark| {
        let view = chip("mark", it.text.to_string(), "daemmersturm.gm.authority");
        match it.secret {
            true => ChipView { kind: SECRET_MARK.to_owned(), until: eyes.say("ds-show-secret", &[]), ..view },
            false => view,
        }
    };
    known.map(view).collect()
}

/// The number of potions in the section, and side effects.
//= daemmersturm.potion.side-effect-test
fn ailments(eyes: Eyes<'_>, actor: &Actor) -> Vec<ChipView> {
    let it = actor.ailments;
    let all = [
        (it.faint, "faint", "daemmersturm.potion.side-3"),
        (it.cramps, "cramps", "daemmersturm.potion.side-2"),
        (it.nausea, "nausea", "daemmersturm.potion.side-1"),
        (actor.potions, "potions", "daemmersturm.potion.side-effect-test"),
    ];
    let holds = all.into_iter().filter(|it| it.0 > 0);
    holds.map(|(n, kind, rule)| chip(kind, eyes.count(&format!("ds-show-{kind}"), n), rule)).collect()
}

/// Damage over time, poison, modifiers, climbing and carrying.
fn lasting(eyes: Eyes<'_>, id: ActorId) -> Vec<ChipView> {
    let state = eyes.state;
    let mut chips = Vec::new();
    for wound in state.effects.iter().filter(|it| it.on == id) {
        let poison = matches!(wound.source, Source::Substance(_));
        let kind = if poison { "poisoned" } else { "wound" };
        chips.push(chip(kind, words::wound(eyes.c, state, wound), "daemmersturm.dot.tick"));
    }
    let modifiers = state.modifiers.iter().filter(|it| it.on == id);
    chips.extend(modifiers.map(|it| modifier(eyes, it)));
    for climb in state.climbs.iter().filter(|it| it.who == id) {
        let name = words::obstacle(eyes.c, state, climb.obstacle, eyes.viewer);
        let args = [("obstacle", &*name), ("left", &*eyes.length(climb.left))];
        let key = if climb.reached { "ds-show-climb-reached" } else { "ds-show-climb" };
        chips.push(chip("climbing", eyes.say(key, &args), "daemmersturm.climb.need"));
    }
    for load in &state.loads {
        if load.by.contains(&id) {
            let what = match load.what {
                Burden::Body(who) => eyes.name(who),
                Burden::Thing(item) => words::item(eyes.c, state, item),
            };
            let text = eyes.say("ds-show-carries", &[("what", &what)]);
            chips.push(chip("carries", text, "daemmersturm.carry.lift-separate"));
        }
        if load.what == Burden::Body(id) {
            let text = eyes.say("ds-show-carried", &[("actors", &eyes.names(&load.by))]);
            chips.push(chip("carried", text, "daemmersturm.carry.lift-separate"));
        }
    }
    chips
}

/// A modifier of a value. The number it sets is only shown to those who may read it.
fn modifier(eyes: Eyes<'_>, it: &Modifier) -> ChipView {
    let name = words::value(eyes.c, it.value);
    let text = match it.change {
        Change::Add(by) => eyes.say("part", &[("name", &name), ("value", &eyes.number(by))]),
        Change::Set(to) if eyes.reads(it.on) => {
            eyes.say("ds-show-value-set", &[("name", &name), ("n", &to.to_string())])
        }
        Change::Set(_) => eyes.say("ds-show-value-changed", &[("name", &name)]),
    };
    let until = match it.until {
        Until::Turns(n) => eyes.count("ds-show-until-turns", n),
        Until::Round => eyes.say("ds-show-until-round", &[]),
        Until::Combat => eyes.say("ds-show-until-combat", &[]),
        Until::Section => eyes.say("ds-show-until-section", &[]),
        Until::Lifted => String::new(),
    };
    ChipView { until, ..chip("modifier", text, "daemmersturm.profile.modifiers") }
}

/// The standing orders, for those who can change them, and that stepping in was declined for this round.
fn orders(eyes: Eyes<'_>, id: ActorId, actor: &Actor) -> Vec<ChipView> {
    let Orders { seek, protect, parting, step_in } = actor.orders;
    let all = [
        (seek, "seek", "daemmersturm.seekcover.offer"),
        (protect, "protect", "daemmersturm.protect.several"),
        (parting, "parting", "daemmersturm.disengage.reflex"),
        (step_in, "step-in", "daemmersturm.swarm.free-intervene"),
    ];
    let set = all.into_iter().filter(|it| it.0 != Order::Ask && eyes.eyes.play(id));
    let text =
        |order, name| eyes.say(&format!("ds-chip-order-{name}"), &[("order", &words::order(eyes.c, order))]);
    let mut chips: Vec<ChipView> =
        set.map(|(order, name, rule)| chip("order", text(order, name), rule)).collect();
    if actor.round.stays_out && step_in != Order::Never && eyes.eyes.play(id) {
        let until = eyes.say("ds-show-until-round", &[]);
        let stays_out = chip("order", text(Order::Never, "step-in"), "daemmersturm.swarm.free-intervene");
        chips.push(ChipView { until, ..stays_out });
    }
    chips
}

/// The position of a character, and the characters that cannot see it.
fn place(eyes: Eyes<'_>, id: ActorId) -> Vec<ChipView> {
    let state = eyes.state;
    let stands = state.standing.iter().filter(|it| it.who == id);
    let mut chips: Vec<ChipView> = stands
        .map(|it| {
            let name = words::area(eyes.c, state, it.area);
            let text = eyes.say("ds-show-stands", &[("area", &name)]);
            chip("ground", text, "daemmersturm.dot.area")
        })
        .collect();
    let hidden = state.sights.iter().filter(|it| {
        it.entity == id && matches!(it.seen, Seen::Hidden { .. }) && may_see(eyes, it.observer, id)
    });
    let from: Vec<ActorId> = hidden.map(|it| it.observer).filter(|&it| eyes.wire(it).is_some()).collect();
    if !from.is_empty() {
        let text = eyes.say("ds-show-hidden", &[("actors", &eyes.names(&from))]);
        chips.push(chip("hidden", text, "daemmersturm.perception.hidden"));
    }
    chips
}

/// Returns whether the viewer may know how well `observer` sees `entity`: it plays one of them, or is the plot leader.
pub(super) fn may_see(eyes: Eyes<'_>, observer: ActorId, entity: ActorId) -> bool {
    eyes.sees_all() || eyes.acts_for(entity) || (eyes.acts_for(observer) && eyes.knows(entity))
}
