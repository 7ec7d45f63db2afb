//! Renders facts that the game master sets.

use schwung_zerospace::{
    ActorId, Attribute, Band, Fact, Fear, Gait, Item, Length, Losses, Setting, Switch, Switches, TaskId,
};

use crate::words::{gear, names, status, teller::Teller};

/// Renders a fact briefly, without a full stop.
///
/// One `match` over all facts, hence its length.
#[rustfmt::skip]
pub(in crate::words) fn line(t: &Teller<'_>, fact: &Fact) -> String {
    let is = |who: ActorId, on: bool, yes: &str, no: &str| {
        t.say("zs-fact-on", &[("actor", &t.actor(who)), ("what", &t.say(if on { yes } else { no }, &[]))])
    };
    match fact {
        Fact::Losses { who, losses } => lost(t, *who, *losses),
        Fact::Lowered { who, attribute, by } => changed(t, "zs-fact-lowered", *who, Some(*attribute), *by),
        Fact::Boost { who, attribute, by, lasting: false } => changed(t, "zs-fact-boost", *who, *attribute, *by),
        Fact::Boost { who, attribute, by, lasting: true } => changed(t, "zs-fact-boost-lasting", *who, *attribute, *by),
        Fact::Cruel { who, on } => is(*who, *on, "zs-fact-cruel", "zs-fact-not-cruel"),
        Fact::Out { who, out: None } => t.say_of("zs-fact-back", *who),
        Fact::Out { who, out: Some(out) } =>
            t.say("zs-fact-out", &[("actor", &t.actor(*who)), ("out", &names::out(t.c, *out))]),
        Fact::Prone { who, on } => is(*who, *on, "zs-fact-prone", "zs-fact-not-prone"),
        Fact::Covered { who, on } => is(*who, *on, "zs-fact-covered", "zs-fact-not-covered"),
        Fact::Helpless { who, on } => is(*who, *on, "zs-fact-helpless", "zs-fact-not-helpless"),
        Fact::Blinded { who, on } => is(*who, *on, "zs-fact-blinded", "zs-fact-not-blinded"),
        Fact::Distracted { who, on } => is(*who, *on, "zs-fact-distracted", "zs-fact-not-distracted"),
        Fact::Surprised { who, on } => is(*who, *on, "zs-fact-surprised", "zs-fact-not-surprised"),
        Fact::Fear { who, fear: Some(Fear::Flee) } => is(*who, true, "zs-fact-flees", "zs-fact-not-afraid"),
        Fact::Fear { who, fear: Some(Fear::Cower) } => is(*who, true, "zs-fact-cowers", "zs-fact-not-afraid"),
        Fact::Fear { who, fear: None } => is(*who, false, "zs-fact-flees", "zs-fact-not-afraid"),
        Fact::Dodging { who, dodge: None } => is(*who, false, "zs-fact-dodging", "zs-fact-not-dodging"),
        Fact::Dodging { who, dodge: Some(dodge) } => {
            let what = t.say("zs-fact-dodging", &[("attribute", &names::attribute(t.c, dodge.attribute))]);
            t.say("zs-fact-on", &[("actor", &t.actor(*who)), ("what", &what)])
        }
        Fact::Gait { who, gait: Gait::Walk } => is(*who, true, "zs-fact-walks", "zs-fact-runs"),
        Fact::Gait { who, gait: Gait::Run } => is(*who, true, "zs-fact-runs", "zs-fact-walks"),
        Fact::Gait { who, gait: Gait::Sprint } => is(*who, true, "zs-fact-sprints", "zs-fact-walks"),
        Fact::Adapted { who, on } => is(*who, *on, "zs-fact-adapted", "zs-fact-not-adapted"),
        Fact::Difficulty { who, value: None } => t.say_of("zs-fact-no-difficulty", *who),
        Fact::Difficulty { who, value: Some(value) } =>
            t.say("zs-fact-difficulty", &[("actor", &t.actor(*who)), ("value", &names::difficulty(t.c, *value))]),
        Fact::Standard { who, used } => is(*who, *used, "zs-fact-standard-used", "zs-fact-standard-free"),
        Fact::Movement { who, used } => is(*who, *used, "zs-fact-movement-used", "zs-fact-movement-free"),
        Fact::Stored { who, on } => is(*who, *on, "zs-fact-stored", "zs-fact-not-stored"),
        Fact::Owed { who, turns } => t.say("zs-fact-owed", &[("actor", &t.actor(*who)), ("n", &turns.to_string())]),
        Fact::Forced { who, on } => is(*who, *on, "zs-fact-forced", "zs-fact-not-forced"),
        Fact::Hold { by, on, holds: true } => t.say_of_two("zs-fact-holds", *by, *on),
        Fact::Hold { by, on, holds: false } => t.say_of_two("zs-fact-holds-not", *by, *on),
        Fact::Side { who, side } => t.say("zs-fact-side", &[("actor", &t.actor(*who)), ("side", &t.side(*side))]),
        Fact::Plays { who, seat } => t.say("zs-fact-plays", &[("actor", &t.actor(*who)), ("seat", &t.who(*seat))]),
        Fact::Hidden { who, on } => is(*who, *on, "zs-fact-hidden", "zs-fact-shown"),
        Fact::Kind { who, kind } =>
            t.say("zs-fact-kind", &[("actor", &t.actor(*who)), ("kind", &names::actor_kind(t.c, *kind))]),
        Fact::Turn { who } => t.say_of("zs-fact-turn", *who),
        Fact::Round { round } => t.say("zs-fact-round", &[("number", &round.to_string())]),
        Fact::Order { order } => t.say("zs-fact-order", &[("order", &t.order(order, |it| t.actor(it.actor)))]),
        Fact::Distance { a, b, length: None } => t.say_of_two("zs-fact-no-distance", *a, *b),
        Fact::Distance { a, b, length: Some(length) } => apart(t, "zs-fact-distance", *a, *b, *length),
        Fact::Scene { scene } => t.say("zs-fact-scene", &[("flags", &flags(t, scene))]),
        Fact::Points { seat, points } => t.say("zs-fact-points", &[("seat", &t.who(*seat)), ("points", &t.points(*points))]),
        Fact::Passes { seat, on: true } => t.say("zs-fact-passes", &[("seat", &t.who(*seat))]),
        Fact::Passes { seat, on: false } => t.say("zs-fact-passes-not", &[("seat", &t.who(*seat))]),
        Fact::Item { item: it } => item(t, it),
        Fact::NoItem { item: _ } => t.say("zs-fact-no-item", &[]),
        Fact::Sheet { who, sheet: _ } => t.say_of("zs-fact-sheet", *who),
        Fact::Roles { roles: _ } => t.say("zs-fact-roles", &[]),
        Fact::Strength { rows: _ } => t.say("zs-fact-strength", &[]),
        Fact::Frame(_) => t.say("zs-fact-frame", &[]),
        Fact::Switches(it) => switches(t, it),
        Fact::Join { sheet, actor: _ } => t.say("zs-fact-join", &[("actor", &sheet.name)]),
        Fact::Actor { who, actor } if actor.is_off() => t.say_of("zs-fact-off", *who),
        Fact::Actor { who, actor: _ } => t.say_of("zs-fact-returns", *who),
        Fact::Thing { thing } => t.say("zs-fact-thing", &[("thing", &t.quote(&thing.text))]),
        Fact::Stunt { stunt } => t.with_words(&t.say_of("zs-fact-stunt", stunt.who), &stunt.text),
        Fact::Task { task: it } => {
            let score = super::score(t, it.sides.is_some(), it.tally, it.tries);
            t.say("zs-fact-tally", &[("task", &t.quote(&it.text)), ("score", &score)])
        }
        Fact::NoThing { thing: _ } => t.say("zs-fact-no-thing", &[]),
        Fact::NoStunt { stunt: _ } => t.say("zs-fact-no-stunt", &[]),
        Fact::Tally { task: id, tally, tries } => task(t, *id, *tally, *tries),
    }
}

fn lost(t: &Teller<'_>, who: ActorId, losses: Losses) -> String {
    let lost = status::lost(t, losses);
    let losses = match losses {
        Losses { fresh: 0, deep: 0, shock: 0 } => return t.say_of("zs-fact-no-losses", who),
        // The usual kind is not named.
        Losses { fresh, deep: 0, shock: 0 } => fresh.to_string(),
        _ => t.row_of(&lost),
    };
    t.say("zs-fact-losses", &[("actor", &*t.actor(who)), ("losses", &losses)])
}

fn changed(t: &Teller<'_>, key: &str, who: ActorId, of: Option<Attribute>, by: u8) -> String {
    let (actor, attribute) = (t.actor(who), names::boosted(t.c, of));
    t.say(key, &[("actor", &actor), ("attribute", &attribute), ("n", &by.to_string())])
}

/// The distance between two actors, with the range band.
pub(in crate::words) fn apart(t: &Teller<'_>, key: &str, a: ActorId, b: ActorId, length: Length) -> String {
    let (actor, other, far) = (t.actor(a), t.actor(b), t.length(length));
    let band = names::band(t.c, Band::of(length));
    t.say(key, &[("actor", &actor), ("other", &other), ("length", &far), ("band", &band)])
}

/// The conditions of a scene.
pub(in crate::words) fn flags(t: &Teller<'_>, scene: &Setting) -> String {
    let all = [
        (scene.dark, "zs-scene-dark"),
        (scene.underwater, "zs-scene-underwater"),
        (scene.weightless, "zs-scene-weightless"),
    ];
    let set: Vec<String> = all.iter().filter(|it| it.0).map(|it| t.say(it.1, &[])).collect();
    if set.is_empty() { t.say("zs-scene-plain", &[]) } else { t.list(&set) }
}

fn item(t: &Teller<'_>, item: &Item) -> String {
    let text = gear::named(t, item);
    match item.holder {
        None => t.say("zs-fact-item", &[("item", &text)]),
        Some(who) => t.say("zs-fact-item-holder", &[("item", &text), ("actor", &t.actor(who))]),
    }
}

/// The house rules that differ from the book's defaults.
fn switches(t: &Teller<'_>, switches: &Switches) -> String {
    let usual = Switches::default();
    let differ = Switches::ALL.iter().filter(|it| (it.get)(switches) != (it.get)(&usual));
    let rules: Vec<String> = differ.map(|it| one(t, it, switches)).collect();
    if rules.is_empty() {
        return t.say("zs-fact-switches-usual", &[]);
    }
    t.say("zs-fact-switches", &[("rules", &t.list(&rules))])
}

/// The house rules that have changed.
pub(in crate::words) fn switched(t: &Teller<'_>, was: &Switches, now: &Switches) -> String {
    let changed = Switches::ALL.iter().filter(|it| (it.get)(was) != (it.get)(now));
    let rules: Vec<String> = changed.map(|it| one(t, it, now)).collect();
    if rules.is_empty() {
        return t.say("zs-fact-switches-same", &[]);
    }
    t.say("zs-fact-switches", &[("rules", &t.list(&rules))])
}

fn task(t: &Teller<'_>, id: TaskId, tally: [u8; 2], tries: u8) -> String {
    let task = t.state.task(id);
    let name = task.map_or_else(|| t.say("unknown", &[]), |it| t.quote(&it.text));
    let score = super::score(t, task.is_some_and(|it| it.sides.is_some()), tally, tries);
    t.say("zs-fact-tally", &[("task", &name), ("score", &score)])
}

fn one(t: &Teller<'_>, switch: &Switch, switches: &Switches) -> String {
    let position = names::position(t.c, &(switch.get)(switches));
    t.say("zs-fact-switch", &[("name", &names::switch(t.c, switch)), ("position", &position)])
}
