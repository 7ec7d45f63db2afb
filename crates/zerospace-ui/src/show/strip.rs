//! The view of the round: the current turn, the order, deferred and owed turns.

use schwung_views::wire::{ChipView, EnvironmentView, PlaceView, RoundView, SlotView};
use schwung_zerospace::{Actor, ActorId, Conflict, DeferredWindow, Place, State};

use super::{
    chips::{chip, lasting},
    eyes::Eyes,
};

/// The current round, if there is a conflict. Places of unknown actors are omitted.
//= zerospace.initiative.order
pub(super) fn round(eyes: Eyes<'_>) -> Option<RoundView> {
    let conflict = eyes.state.conflict?;
    let from = eyes.state.seconds();
    let args = [
        ("number", &*conflict.round.to_string()),
        ("from", &*from.to_string()),
        ("to", &*(from + 6).to_string()),
    ];
    Some(RoundView {
        number: conflict.round,
        words: eyes.say("zs-show-round", &args),
        turn: conflict.turn.filter(|&it| eyes.sees(it)).map(Into::into),
        interrupted: eyes
            .state
            .interrupted
            .iter()
            .filter(|&&it| eyes.sees(it))
            .map(|&it| it.into())
            .collect(),
        slots: slots(eyes, conflict),
        environment: environment(eyes),
    })
}

/// Groups neighbouring places that share a slot.
//= zerospace.initiative.groups
fn slots(eyes: Eyes<'_>, conflict: Conflict) -> Vec<SlotView> {
    let places = (0..=u8::MAX).zip(&eyes.state.order);
    let known: Vec<(u8, &Place)> = places.filter(|it| eyes.sees(it.1.actor)).collect();
    known.chunk_by(|a, b| a.1.slot == b.1.slot).filter_map(|some| slot(eyes, conflict, some)).collect()
}

fn slot(eyes: Eyes<'_>, conflict: Conflict, some: &[(u8, &Place)]) -> Option<SlotView> {
    let &[(_, first), ..] = some else { return None };
    let mut chips = Vec::new();
    let shared = some.len() > 1;
    if shared {
        chips.push(chip("shared", eyes.say("zs-show-shared", &[]), "zerospace.initiative.groups"));
    }
    if first.result.is_none() {
        chips.push(chip("late", eyes.say("zs-show-late", &[]), "zerospace.initiative.newcomer"));
    }
    let band = eyes.sheet(first.actor).and_then(|it| it.band.clone()).filter(|_| shared);
    let count = some.len().to_string();
    let name = match band {
        Some(band) => eyes.say("zs-show-band", &[("name", &band), ("n", &count)]),
        None if shared => eyes.say("zs-show-band", &[("name", &eyes.name(first.actor)), ("n", &count)]),
        None => eyes.name(first.actor),
    };
    let places = some.iter().filter_map(|&(at, it)| place(eyes, conflict, at, it)).collect();
    Some(SlotView { name, result: first.result, places, chips })
}

fn place(eyes: Eyes<'_>, conflict: Conflict, at: u8, it: &Place) -> Option<PlaceView> {
    let actor = eyes.actor(it.actor)?;
    let (state, key) = standing(eyes, conflict, at, it.actor, actor);
    let rule = match state {
        "cut_in" | "interrupted" => "zerospace.delay.interrupt",
        "passed" => "zerospace.helpless.effect",
        _ => "zerospace.round.one-turn-each",
    };
    let mut chips = Vec::new();
    if !matches!(state, "deferred" | "owed") {
        chips.push(chip(state, eyes.say(key, &[]), rule));
    }
    chips.extend(stored(eyes, actor));
    if actor.owed > 0 {
        let text = eyes.say("zs-status-owed", &[("n", &actor.owed.to_string())]);
        let until = eyes.say("zs-show-until-slot", &[]);
        chips.push(lasting("owed", text, until, "zerospace.force.after"));
    }
    if actor.forced == Some(conflict.round) {
        let until = eyes.say("zs-show-until-round", &[("number", &conflict.round.to_string())]);
        let text = eyes.say("zs-status-forced", &[]);
        chips.push(lasting("forced", text, until, "zerospace.force.once-per-round"));
    }
    Some(PlaceView { actor: it.actor.into(), state: state.to_owned(), chips })
}

/// The status of a turn, and its message.
fn standing(
    eyes: Eyes<'_>,
    conflict: Conflict,
    at: u8,
    id: ActorId,
    actor: &Actor,
) -> (&'static str, &'static str) {
    if conflict.turn == Some(id) {
        return match eyes.state.interrupted.is_empty() {
            true => ("now", "zs-show-now"),
            false => ("cut_in", "zs-show-cut-in"),
        };
    }
    if eyes.state.interrupted.contains(&id) {
        ("interrupted", "zs-show-interrupted")
    } else if eyes.state.is_defenceless(id) {
        ("passed", "zs-show-passed")
    } else if actor.stored.is_some() {
        ("deferred", "zs-show-deferred")
    } else if actor.owed > 0 && at > conflict.at {
        ("owed", "zs-show-waits")
    } else if at <= conflict.at || actor.turn.early {
        ("acted", "zs-show-acted")
    } else {
        ("waits", "zs-show-waits")
    }
}

/// A deferred turn, and how long it can be used.
//= zerospace.delay.window
fn stored(eyes: Eyes<'_>, actor: &Actor) -> Option<ChipView> {
    let since = actor.stored?;
    let number = next_round(eyes.state, since).to_string();
    let key = match eyes.state.switches.deferred_window {
        DeferredWindow::NextSlot => "zs-show-until-slot-of",
        DeferredWindow::Literal => "zs-show-until-round",
    };
    let until = eyes.say(key, &[("number", &number)]);
    Some(lasting("deferred", eyes.say("zs-show-deferred", &[]), until, "zerospace.delay.window"))
}

/// The things that move by themselves at the end of the round.
//= zerospace.environment.end-of-round
fn environment(eyes: Eyes<'_>) -> EnvironmentView {
    let moving = eyes
        .state
        .things
        .iter()
        .filter(|it| it.pilot.is_none_or(|it| eyes.actor(it).is_none() || eyes.state.is_defenceless(it)));
    EnvironmentView {
        name: eyes.say("zs-show-environment", &[]),
        moves: moving.map(|it| it.text.as_str().to_owned()).collect(),
        rule: "zerospace.environment.end-of-round".to_owned(),
    }
}

/// The round in which a turn that was deferred in round `since` expires.
fn next_round(state: &State, since: u32) -> u32 {
    since.max(state.round().saturating_sub(1)).saturating_add(1)
}
