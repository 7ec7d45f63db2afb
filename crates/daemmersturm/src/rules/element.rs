//! The elements.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Element, MagicEvent, Purpose, Reason, Resource, Span, State, Table,
    rules::{dice, scope, turn},
};

/// Checks whether an element may be called: once per round, before any of its points are spent, without an action.
//= daemmersturm.element.choice
pub(crate) fn check(state: &State, by: ActorId) -> Result<(), Reason> {
    scope::need_combat(state)?;
    turn::need_able(state, by)?;
    let actor = state.actor(by);
    if actor.resource != Some(Resource::Elements) {
        return Err(Bar::OtherResource.into());
    }
    if actor.round.element.is_some() {
        return Err(Bar::ElementCalled.into());
    }
    if state.profile(by).magic_points == 0 { Err(Bar::NoPoints.into()) } else { Ok(()) }
}

/// Rolls 0–E, where E is the character's element points: the number of points for this element in this round.
//= daemmersturm.element.roll
//= daemmersturm.element.allowance
pub(crate) fn call<T: Table>(t: &mut T, who: ActorId, element: Element) -> Play<T, ()> {
    let most = Span::of(0, t.state().profile(who).magic_points);
    let natural = dice::roll(t, who, Purpose::Element, most, 0)?;
    let points = u8::try_from(natural).unwrap_or(0);
    t.tell(MagicEvent::ElementCalled { who, element, points }.into());
    Ok(())
}
