//! Characters and scenes that are taken off the table: written as encounter files with their state, from which they return.

use std::collections::BTreeSet;

use schwung_daemmersturm::{
    ActorId, Burden, Command, CoverSide, Daemmersturm, Fact, ItemFact, Obstacle, SceneFact, State, TableFact,
    Wording,
};
use schwung_views::Look;

use super::eyes::Eyes;
use crate::files::{character::Loss, off};

/// The commands that take these characters off the table, with everything that depends on them. The turn goes to a character
/// that remains.
pub(super) fn commands(state: &State, actors: &[u8]) -> Vec<Command> {
    let ids: Vec<ActorId> = actors.iter().map(|it| ActorId(u16::from(*it))).collect();
    let goes = |id: ActorId| ids.contains(&id);
    let mut facts = Vec::new();
    if state.combat.and_then(|it| it.turn).is_some_and(goes) {
        let able = |id: &ActorId| !goes(*id) && state.is_up(*id) && !state.is_faint(*id);
        let waits = |id: &ActorId| able(id) && !state.actor(*id).round.acted;
        let order = || state.order.iter().map(|it| it.who);
        facts.push(SceneFact::Turn(order().find(waits).or_else(|| order().find(able))));
    }
    let mut all: Vec<Fact> = facts.into_iter().map(Fact::Scene).collect();
    for who in state.ids().filter(|it| goes(*it)) {
        let profile = Box::new(state.profile(who).clone());
        let actor = Box::new(state.actor(who).off());
        all.push(Fact::Table(TableFact::Put { who, profile, actor }));
    }
    all.extend(ended(state, goes).into_iter().map(Fact::Scene));
    for load in state.loads.iter().filter(|it| it.by.iter().all(|it| goes(*it))) {
        if let Burden::Thing(item) = load.what {
            all.push(Fact::Item { item, fact: ItemFact::Gone });
        }
    }
    all.into_iter().map(|fact| Command::Set { fact, reason: Wording::NONE }).collect()
}

/// The facts that end when these characters leave.
fn ended(state: &State, goes: impl Fn(ActorId) -> bool) -> Vec<SceneFact> {
    let mut facts = Vec::new();
    for it in &state.loads {
        if it.by.iter().any(|it| goes(*it)) || matches!(it.what, Burden::Body(who) if goes(who)) {
            facts.push(SceneFact::NoLoad(it.what));
        }
    }
    for it in &state.climbs {
        if goes(it.who) || matches!(it.obstacle, Obstacle::Creature(on) if goes(on)) {
            facts.push(SceneFact::NoClimb(it.who));
        }
    }
    let channels = state.channels.iter().filter(|it| goes(it.by));
    facts.extend(channels.map(|it| SceneFact::NoChannel(it.by)));
    for it in state.engaged.iter().filter(|it| goes(it.by) || goes(it.on)) {
        facts.push(SceneFact::Engaged { by: it.by, on: it.on, at: None, is: false });
    }
    for it in &state.covers {
        if goes(it.of) || matches!(it.side, CoverSide::Against(who) if goes(who)) {
            facts.push(SceneFact::NoCover(it.id));
        }
    }
    for it in state.standing.iter().filter(|it| goes(it.who)) {
        facts.push(SceneFact::Standing { who: it.who, area: it.area, is: false });
    }
    facts.extend(state.effects.iter().filter(|it| goes(it.on)).map(|it| SceneFact::NoWound(it.id)));
    facts.extend(state.modifiers.iter().filter(|it| goes(it.on)).map(|it| SceneFact::NoModifier(it.id)));
    facts
}

/// Characters with their state, and with `whole` the scene around them, as an encounter file. Also returns the state that is
/// not in it. `None` if the viewer may not take them off the table: only the plot leader may, and only present characters of
/// the plot leader.
pub(super) fn file(
    look: Look<'_, Daemmersturm>,
    actors: &[u8],
    whole: bool,
) -> Option<(String, Vec<String>)> {
    let eyes = Eyes::new(look);
    let ids: BTreeSet<ActorId> = actors.iter().map(|it| ActorId(u16::from(*it))).collect();
    let may_go = |id: &ActorId| eyes.actor(*id).is_some_and(|it| it.seat.is_gm() && !it.is_off());
    if !eyes.sees_all() || (ids.is_empty() && !whole) || !ids.iter().all(may_go) {
        return None;
    }
    let ids: Vec<ActorId> = ids.into_iter().collect();
    let (text, losses) = off::scene(eyes.state, &ids, whole);
    Some((text, in_words(eyes, &losses)))
}

/// State that a file cannot express, one sentence each.
pub(super) fn in_words(eyes: Eyes<'_>, losses: &[Loss]) -> Vec<String> {
    let say = |it: &Loss| {
        let name = |key: &str, name: &str| eyes.say(key, &[("name", name)]);
        match it {
            Loss::Entry(it) => name("ds-loss-entry", it),
            Loss::Effects(it) => name("ds-loss-effects", it),
            Loss::Name(it) => name("ds-loss-name", it),
            Loss::Changed(it) => name("ds-loss-changed", it),
            Loss::Round => eyes.say("ds-loss-round", &[]),
            Loss::Ties => eyes.say("ds-loss-ties", &[]),
            Loss::Areas => eyes.say("ds-loss-areas", &[]),
            Loss::Cause => eyes.say("ds-loss-cause", &[]),
            Loss::Crew(it) => name("ds-loss-crew", it),
            Loss::Load => eyes.say("ds-loss-load", &[]),
            Loss::Climb(who) => name("ds-loss-climb", &eyes.name(*who)),
            Loss::Swarm(who) => name("ds-loss-swarm", &eyes.name(*who)),
        }
    };
    losses.iter().map(say).collect()
}
