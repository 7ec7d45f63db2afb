//! Renders the status of an actor in one line.

use schwung_zerospace::{
    Actor, ActorId, ActorKind, Attribute, Boosts, Fear, Gait, Length, Losses, Out, State, Stunt,
};

use super::{names, teller::Teller};

/// The line; empty if the actor does not exist or the reader may not know of it.
pub(super) fn line(t: &Teller<'_>, id: ActorId) -> String {
    let there = usize::from(id.0) < t.state.actors.len().min(t.state.frame.sheets.len());
    if !there || !t.eyes.know(id) {
        return String::new();
    }
    let actor = t.state.actor(id);
    let mut parts = vec![endurance(t, id, actor.losses)];
    parts.extend(condition(t, id, actor));
    parts.extend(states(t, actor));
    parts.extend(changes(t, actor));
    parts.extend(holds(t, id));
    if t.state.in_conflict() {
        parts.extend(turn(t, actor));
    }
    let stunts = t.state.stunts.iter().filter(|it| it.who == id);
    parts.extend(
        stunts.map(|it| t.say("zs-status-stunt", &[("skill", &t.skill(it.skill)), ("life", &life(t, it))])),
    );
    let gear: Vec<String> = carried(t.state, id).map(|it| t.item(it)).collect();
    if !gear.is_empty() {
        parts.push(t.say("zs-status-gear", &[("items", &t.list(&gear))]));
    }
    t.say("zs-status", &[("actor", &t.actor(id)), ("parts", &t.row_of(&parts))])
}

fn carried(state: &State, id: ActorId) -> impl Iterator<Item = schwung_zerospace::ItemId> {
    state.items.iter().filter(move |it| it.holder == Some(id)).map(|it| it.id)
}

/// How long a stunt lasts.
pub(super) fn life(t: &Teller<'_>, stunt: &Stunt) -> String {
    t.say(if stunt.scene { "zs-life-scene" } else { "zs-life-slot" }, &[])
}

fn endurance(t: &Teller<'_>, id: ActorId, losses: Losses) -> String {
    let (left, most) = (t.state.endurance(id).to_string(), t.state.max_endurance(id).to_string());
    let lost = lost(t, losses);
    let args = [("left", &*left), ("most", &*most)];
    if lost.is_empty() {
        return t.say("zs-status-endurance", &args);
    }
    t.say("zs-status-losses", &[&args[..], &[("losses", &*t.row_of(&lost))]].concat())
}

/// The lost endurance of each kind, without kinds of which none was lost.
pub(super) fn lost(t: &Teller<'_>, losses: Losses) -> Vec<String> {
    let all =
        [("zs-loss-fresh", losses.fresh), ("zs-loss-deep", losses.deep), ("zs-loss-shock", losses.shock)];
    all.iter().filter(|it| it.1 > 0).map(|it| t.say(it.0, &[("n", &it.1.to_string())])).collect()
}

/// Consequences of low endurance, and how the actor is out of play.
fn condition(t: &Teller<'_>, id: ActorId, actor: &Actor) -> Vec<String> {
    let object = actor.kind == ActorKind::Object;
    let down = t.state.endurance(id) == 0 && actor.out.is_none();
    let all = [
        (down && object, "zs-status-broken"),
        (down && !object, "zs-status-down"),
        (actor.out == Some(Out::Unconscious), "zs-out-unconscious"),
        (actor.out == Some(Out::Dead), "zs-out-dead"),
        (matches!(actor.out, Some(Out::Left | Out::Off)), "zs-out-left"),
        (t.state.is_damaged(id) && !down, "zs-status-damaged"),
        (t.state.is_weakened(id), "zs-status-weakened"),
        (actor.kind == ActorKind::Unnamed, "zs-status-unnamed"),
        (actor.hidden, "zs-status-hidden"),
        (actor.cruel, "zs-status-cruel"),
    ];
    all.iter().filter(|it| it.0).map(|it| t.say(it.1, &[])).collect()
}

/// Conditions and how long they last.
fn states(t: &Teller<'_>, actor: &Actor) -> Vec<String> {
    let all = [
        (actor.prone, "zs-status-prone"),
        (actor.covered, "zs-status-covered"),
        (actor.helpless, "zs-status-helpless"),
        (actor.blinded, "zs-status-blinded"),
        (actor.distracted, "zs-status-distracted"),
        (actor.surprised, "zs-status-surprised"),
        (actor.fear == Some(Fear::Flee), "zs-status-flees"),
        (actor.fear == Some(Fear::Cower), "zs-status-cowers"),
        (actor.gait == Gait::Run, "zs-status-runs"),
        (actor.gait == Gait::Sprint, "zs-status-sprints"),
        (actor.adapted, "zs-status-adapted"),
    ];
    let mut parts: Vec<String> = all.iter().filter(|it| it.0).map(|it| t.say(it.1, &[])).collect();
    if let Some(dodge) = actor.dodging {
        let attribute = names::attribute(t.c, dodge.attribute);
        parts.push(t.say("zs-status-dodging", &[("attribute", &attribute)]));
    }
    parts
}

/// Reduced attributes, and boosts.
fn changes(t: &Teller<'_>, actor: &Actor) -> Vec<String> {
    let with = |key: &str, of: Option<Attribute>, n: u8| {
        t.say(key, &[("attribute", &names::boosted(t.c, of)), ("n", &n.to_string())])
    };
    let mut parts = Vec::new();
    for (attribute, n) in Attribute::ALL.into_iter().zip(actor.lowered).filter(|it| it.1 > 0) {
        parts.push(with("zs-status-lowered", Some(attribute), n));
    }
    for (of, n, lasts) in boosts(actor.boosts) {
        parts.push(with(boost_key(t.state, lasts), of, n));
    }
    parts
}

/// The message key for a boost, which depends on whether it is lasting.
pub(crate) fn boost_key(state: &State, lasts: bool) -> &'static str {
    match lasts {
        true => "zs-status-boost-lasting",
        false if state.in_conflict() => "zs-status-boost",
        false => "zs-status-boost-check",
    }
}

/// Lists boosts individually: the attribute, the amount, and whether it is lasting. Lasting and other boosts of the
/// same attribute are listed separately.
pub(crate) fn boosts(boosts: Boosts) -> Vec<(Option<Attribute>, u8, bool)> {
    let kept = boosts.lasting_only();
    let all = Attribute::ALL.into_iter().map(Some).zip(boosts.attributes.into_iter().zip(kept.attributes));
    let all = all.chain([(None, (boosts.endurance, kept.endurance))]);
    let apart = all.flat_map(|(of, (sum, kept))| [(of, sum.saturating_sub(kept), false), (of, kept, true)]);
    apart.filter(|it| it.1 > 0).collect()
}

fn holds(t: &Teller<'_>, id: ActorId) -> Vec<String> {
    let mut parts = Vec::new();
    for hold in &t.state.holds {
        if hold.on == id {
            parts.push(t.say_of("zs-status-held", hold.by));
        }
        if hold.by == id {
            parts.push(t.say_of("zs-status-holds", hold.on));
        }
    }
    parts
}

/// The used parts of the turn, and owed and deferred turns.
fn turn(t: &Teller<'_>, actor: &Actor) -> Vec<String> {
    let mut parts = Vec::new();
    let marks = &actor.turn;
    let used = [
        (marks.standard, "zs-status-standard-used"),
        (marks.movement, "zs-status-movement-used"),
        (marks.halved, "zs-status-halved"),
    ];
    parts.extend(used.iter().filter(|it| it.0).map(|it| t.say(it.1, &[])));
    if marks.walked > Length(0) {
        parts.push(t.say("zs-status-walked", &[("length", &t.length(marks.walked))]));
    }
    if marks.quick > 0 {
        parts.push(t.say("zs-status-quick", &[("n", &marks.quick.to_string())]));
    }
    if let Some(round) = actor.stored {
        parts.push(t.say("zs-status-stored", &[("number", &round.to_string())]));
    }
    if actor.owed > 0 {
        parts.push(t.say("zs-status-owed", &[("n", &actor.owed.to_string())]));
    }
    if actor.forced == Some(t.state.round()) {
        parts.push(t.say("zs-status-forced", &[]));
    }
    parts
}
