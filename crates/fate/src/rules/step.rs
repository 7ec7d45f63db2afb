//! A step from one zone to a neighbouring one.

use schwung_table::Play;

use crate::{
    ActorId, ActorKind, AspectKind, AspectRef, Bar, Bearer, Event, FateTable, Judgement, Reason, State,
    Wording, ZoneId,
    rules::{judge, minions},
};

/// Checks that the zones are neighbours.
//= sotc.scene.zones
pub(crate) fn check_step(state: &State, from: ZoneId, to: ZoneId) -> Result<(), Reason> {
    if from == to {
        return Err(Bar::AlreadyThere.into());
    }
    if state.frame.border(from, to).is_none() {
        return Err(Bar::NotNeighbours.into());
    }
    Ok(())
}

/// The cost of a step: one, plus the border and the weight of the load.
//= sotc.move.one-zone
//= sotc.move.border-supplemental
//= sotc.carrying.penalty
pub(crate) fn cost_of_step(state: &State, actor: ActorId, to: ZoneId) -> u16 {
    let it = state.actor(actor);
    step_cost(state, it.zone, to) + u16::from(it.load)
}

/// The cost of a step without a load: one, plus the border.
pub(crate) fn step_cost(state: &State, from: ZoneId, to: ZoneId) -> u16 {
    1 + u16::from(state.frame.border(from, to).unwrap_or(0))
}

/// Moves into a neighbouring zone. Fragile aspects and the like may lapse.
pub(crate) fn go<T: FateTable>(t: &mut T, actor: ActorId, to: ZoneId) -> Play<T, ()> {
    move_to(t, actor, to);
    //= sotc.temp-aspect.fragile-circumstance
    let fragile: Vec<_> = t
        .state()
        .aspects
        .iter()
        .filter(|it| it.bearer == Bearer::Actor(actor) && it.kind == AspectKind::Fragile)
        .map(|it| it.id)
        .collect();
    for id in fragile {
        if judge(t, Judgement::Fragile { id })? {
            let text = t.state().aspect_text(AspectRef::Play(id)).to_owned();
            let hidden = t.state().is_aspect_hidden(id);
            t.tell(Event::AspectRemoved { id, text: Wording::new(&text), hidden });
        }
    }
    Ok(())
}

/// Puts an actor into a zone. A group moves as a whole; a leader who moves alone leaves the group, and
/// companions who cannot keep up stay behind if the game master says so.
//= sotc.mixed.detach-by-moving
pub(crate) fn move_to<T: FateTable>(t: &mut T, actor: ActorId, to: ZoneId) {
    if t.state().actor(actor).kind == ActorKind::Named {
        minions::part(t, actor);
    }
    t.tell(Event::Moved { actor, to });
}
