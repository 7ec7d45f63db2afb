//! Actors and scenes that are taken off the table: written as encounter files with their state, from which they return.

use std::collections::BTreeSet;

use schwung_views::Look;
use schwung_zerospace::{ActorId, Command, Fact, State, ZeroSpace};

use super::eyes::Eyes;
use crate::files::written::{self, Loss};

/// The commands that take these actors off the table. Their holds end, and the turn goes to an actor who remains.
pub(super) fn commands(state: &State, actors: &[u8]) -> Vec<Command> {
    let goes = |id: ActorId| actors.contains(&id.0);
    let mut facts = Vec::new();
    for it in state.holds.iter().filter(|it| goes(it.by) || goes(it.on)) {
        facts.push(Fact::Hold { by: it.by, on: it.on, holds: false });
    }
    if let Some(conflict) = state.conflict
        && conflict.turn.is_some_and(goes)
    {
        let (before, after) = state.order.split_at(state.order.len().min(usize::from(conflict.at)));
        let mut next = after.iter().chain(before).map(|it| it.actor);
        let next = next.find(|it| !goes(*it) && !state.is_defenceless(*it));
        facts.extend(next.map(|who| Fact::Turn { who }));
    }
    for id in state.ids().filter(|it| goes(*it)) {
        facts.push(Fact::Actor { who: id, actor: Box::new(state.actor(id).off()) });
    }
    facts.into_iter().map(Command::Set).collect()
}

/// Actors with their state, and with `whole` the scene around them, as an encounter file. Also returns the state that is not in
/// it. `None` if the viewer may not take them off the table: only the game master may, and only present actors of the game
/// master.
pub(super) fn file(look: Look<'_, ZeroSpace>, actors: &[u8], whole: bool) -> Option<(String, Vec<String>)> {
    let eyes = Eyes::new(look);
    let ids: BTreeSet<ActorId> = actors.iter().copied().map(ActorId).collect();
    let may_go = |id: &ActorId| eyes.actor(*id).is_some_and(|it| it.seat.is_gm() && !it.is_off());
    if !eyes.sees_all() || (ids.is_empty() && !whole) || !ids.iter().all(may_go) {
        return None;
    }
    let ids: Vec<ActorId> = ids.into_iter().collect();
    let (text, losses) = written::scene(eyes.state, look.game.system(), &ids, whole);
    Some((text, in_words(eyes, &losses)))
}

/// State that a file cannot express, one sentence each.
pub(super) fn in_words(eyes: Eyes<'_>, losses: &BTreeSet<Loss>) -> Vec<String> {
    let say = |it: &Loss| {
        let name = |key: &str, name: &str| eyes.say(key, &[("name", name)]);
        match it {
            Loss::Text(text) => name("zs-loss-text", text),
            Loss::Number(of) => name("zs-loss-number", of),
            Loss::Turns => eyes.say("zs-loss-turns", &[]),
            Loss::Hold(by, on) => {
                let args = [("actor", &*eyes.name(*by)), ("other", &*eyes.name(*on))];
                eyes.say("zs-loss-hold", &args)
            }
            Loss::Distances => eyes.say("zs-loss-distances", &[]),
            Loss::Contest(id) => {
                // Counted as in forms.
                let mut tasks = (1_u32..).zip(&eyes.state.tasks);
                let (number, text) =
                    tasks.find(|it| it.1.id == *id).map_or((0, ""), |it| (it.0, it.1.text.as_str()));
                let number = || eyes.say("zs-choice-task", &[("number", &number.to_string())]);
                name("zs-loss-contest", &if text.is_empty() { number() } else { text.to_owned() })
            }
            Loss::Pilot(text) => name("zs-loss-pilot", text),
            Loss::Thing(text) => name("zs-loss-thing", text),
        }
    };
    losses.iter().map(say).collect()
}
