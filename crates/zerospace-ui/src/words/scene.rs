//! Renders the scene and the current situation.

use schwung_table::Seat;
use schwung_zerospace::{ActorId, Conflict, Length, Place, Stunt, Task, Thing};

use super::{event, status, teller::Teller};

/// The lines of the scene, as far as the reader may know it.
pub(super) fn lines(t: &Teller<'_>) -> Vec<String> {
    let state = t.state;
    let mut lines = vec![heading(t)];
    if state.scene.dark || state.scene.underwater || state.scene.weightless {
        lines.push(t.say("zs-scene-flags", &[("flags", &event::flags(t, &state.scene))]));
    }
    match &state.conflict {
        None => lines.push(t.say("zs-scene-peaceful", &[])),
        Some(conflict) => lines.extend(conflict_lines(t, conflict)),
    }
    let holds = state.holds.iter().filter(|it| t.eyes.know(it.by) || t.eyes.know(it.on));
    lines.extend(holds.map(|it| t.say_of_two("zs-scene-hold", it.by, it.on)));
    let distances = state.distances.iter().filter(|it| t.eyes.know(it.a) && t.eyes.know(it.b));
    lines.extend(distances.map(|it| event::apart(t, "zs-scene-distance", it.a, it.b, it.length)));
    lines.extend(state.things.iter().map(|it| thing(t, it)));
    lines.extend(state.tasks.iter().filter(|it| t.eyes.know(*it)).map(|it| task(t, it)));
    lines.extend(state.stunts.iter().filter(|it| t.eyes.know(it.who)).map(|it| stunt(t, it)));
    let about: Vec<String> =
        state.items.iter().filter(|it| it.holder.is_none()).map(|it| t.item(it.id)).collect();
    if !about.is_empty() {
        lines.push(t.say("zs-scene-item", &[("items", &t.list(&about))]));
    }
    lines.extend(points(t));
    let notes = state.notes.iter().filter(|it| it.to.is_none_or(|to| t.eyes.are_at(to)));
    lines.extend(notes.map(|it| event::noted(t, it)));
    lines.into_iter().map(|it| t.capital(it)).collect()
}

fn heading(t: &Teller<'_>) -> String {
    let (number, title) = (t.state.scene.number.to_string(), &*t.state.frame.title);
    if title.is_empty() {
        return t.say("zs-scene", &[("number", &number)]);
    }
    t.say("zs-scene-title", &[("number", &number), ("title", title)])
}

fn conflict_lines(t: &Teller<'_>, conflict: &Conflict) -> Vec<String> {
    let (number, seconds) = (conflict.round.to_string(), t.state.seconds().to_string());
    let mut lines = vec![t.say("zs-scene-conflict", &[("number", &number), ("seconds", &seconds)])];
    lines.push(match conflict.turn {
        None => t.say("zs-scene-turn-nobody", &[]),
        Some(who) => t.say_of("zs-scene-turn", who),
    });
    let interrupted = t.actors(t.state.interrupted.iter().copied());
    if !interrupted.is_empty() {
        lines.push(t.say("zs-scene-interrupted", &[("actors", &t.list(&interrupted))]));
    }
    let order = t.order(&t.state.order, |it| placed(t, it));
    lines.push(t.say("zs-scene-order", &[("order", &order)]));
    lines
}

/// An actor in the order of turns, with conditions that prevent it from acting.
fn placed(t: &Teller<'_>, place: &Place) -> String {
    let id = place.actor;
    let name = t.actor(id);
    if usize::from(id.0) >= t.state.actors.len().min(t.state.frame.sheets.len()) {
        return name;
    }
    let actor = t.state.actor(id);
    let notes = [
        (t.state.is_defenceless(id), "zs-order-down"),
        (actor.owed > 0, "zs-order-owed"),
        (actor.stored.is_some(), "zs-order-stored"),
    ];
    let notes: Vec<String> = notes.iter().filter(|it| it.0).map(|it| t.say(it.1, &[])).collect();
    if notes.is_empty() {
        return name;
    }
    t.say("zs-order-with", &[("actor", &name), ("note", &t.list(&notes))])
}

fn thing(t: &Teller<'_>, thing: &Thing) -> String {
    let text = t.quote(&thing.text);
    match thing.pilot.filter(|it| t.eyes.know(*it)) {
        None => t.say("zs-scene-thing", &[("thing", &text)]),
        Some(who) => t.say("zs-scene-thing-pilot", &[("thing", &text), ("actor", &t.actor(who))]),
    }
}

fn task(t: &Teller<'_>, task: &Task) -> String {
    let score = event::score(t, task.sides.is_some(), task.tally, task.tries);
    let text = t.quote(&task.text);
    let args = [("task", &*text), ("score", &*score)];
    let key = match task.won {
        Some(true) => "zs-scene-task-won",
        Some(false) => "zs-scene-task-lost",
        None => {
            let goal = event::goal(t, task);
            let Some(sides) = task.sides else {
                return t.say("zs-scene-task", &[&args[..], &[("goal", &*goal)]].concat());
            };
            let (actor, other) = (t.actor(sides.first), t.actor(sides.second));
            let skill = t.skill(sides.skill);
            let more = [("goal", &*goal), ("actor", &*actor), ("other", &*other), ("skill", &*skill)];
            return t.say("zs-scene-contest", &[&args[..], &more].concat());
        }
    };
    t.say(key, &args)
}

fn stunt(t: &Teller<'_>, stunt: &Stunt) -> String {
    let (actor, skill) = (t.actor(stunt.who), t.skill(stunt.skill));
    let (life, words) = (status::life(t, stunt), t.quote(&stunt.text));
    let args = [("actor", &*actor), ("skill", &*skill), ("life", &*life), ("words", &*words)];
    t.say("zs-scene-stunt", &args)
}

/// The action points of each player.
fn points(t: &Teller<'_>) -> Option<String> {
    let seats = t.state.players.iter().enumerate().skip(1);
    let of = |(n, player): (usize, &schwung_zerospace::Player)| {
        let seat = t.seat(Seat(u8::try_from(n).ok()?));
        Some(t.say("zs-seat-points", &[("seat", &seat), ("n", &player.points.to_string())]))
    };
    let all: Vec<String> = seats.filter_map(of).collect();
    (!all.is_empty()).then(|| t.say("zs-scene-points", &[("points", &t.row_of(&all))]))
}

/// Describes the current situation in one sentence.
pub(super) fn sentence(t: &Teller<'_>) -> String {
    let Some(conflict) = t.state.conflict else { return t.say("zs-now-peace", &[]) };
    // The turn of a hidden character is shown as nobody's.
    match conflict.turn.filter(|&it| t.eyes.know(it)) {
        None => t.say("zs-now-nobody", &[]),
        Some(who) => t.say("zs-now-turn", &[("actor", &t.actor(who)), ("left", &left(t, who))]),
    }
}

/// The remaining budget of a turn.
//= zerospace.action.budget
fn left(t: &Teller<'_>, who: ActorId) -> String {
    let Some(marks) = t.state.actors.get(usize::from(who.0)).map(|it| it.turn) else {
        return t.say("unknown", &[]);
    };
    let mut left = Vec::new();
    if !marks.standard {
        left.push(t.say("zs-now-standard", &[]));
    }
    match (marks.movement, marks.walked > Length(0)) {
        (true, _) => {}
        (false, true) => left.push(t.say("zs-now-movement-rest", &[])),
        (false, false) => left.push(t.say("zs-now-movement", &[])),
    }
    if left.is_empty() { t.say("zs-now-beside", &[]) } else { t.list(&left) }
}
