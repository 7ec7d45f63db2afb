//! The boundary between combat and other scenes.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Judgement, Orders, Reason, SceneEvent, State, Table, Wording, fact::ActorFact, fact::Fact,
    rules::judge,
};

/// Checks that a combat is running, since the dice rules only apply there.
//= daemmersturm.scope.combat-only
pub(crate) fn need_combat(state: &State) -> Result<(), Reason> {
    if state.in_combat() { Ok(()) } else { Err(Bar::NoCombat.into()) }
}

/// Checks that no combat is running.
pub(crate) fn need_peace(state: &State) -> Result<(), Reason> {
    if state.in_combat() { Err(Bar::InCombat.into()) } else { Ok(()) }
}

/// Checks the request to use a combat ability in a scene without combat, which needs a description.
//= daemmersturm.scope.adapt-outside
pub(crate) fn check_adapt(state: &State, text: &Wording) -> Result<(), Reason> {
    need_peace(state)?;
    if text.is_empty() { Err(Bar::NeedsWords.into()) } else { Ok(()) }
}

/// Resolves such a request. The plot leader decides. In an open section this is a pause between fights.
//= daemmersturm.scope.adapt-outside
//= daemmersturm.section.pauses
pub(crate) fn adapt<T: Table>(t: &mut T, by: ActorId, text: &Wording) -> Play<T, ()> {
    let text = text.clone();
    t.tell(SceneEvent::Told { by, text: text.clone() }.into());
    let judgement = if t.state().section.open {
        Judgement::Pause { by, text: text.clone() }
    } else {
        Judgement::Adapt { by, text: text.clone() }
    };
    if judge(t, judgement)? {
        t.tell(SceneEvent::Noted { by: Some(by), to: None, text }.into());
    }
    Ok(())
}

/// A statement or action that is free of the rules of turns.
//= daemmersturm.turn.in-rounds
pub(crate) fn say<T: Table>(t: &mut T, by: ActorId, text: &Wording) {
    t.tell(SceneEvent::Told { by, text: text.clone() }.into());
}

/// Sets a character's standing orders.
pub(crate) fn order<T: Table>(t: &mut T, who: ActorId, orders: Orders) {
    let fact = Box::new(Fact::Actor { who, fact: ActorFact::Orders(orders) });
    t.tell(crate::Event::Set { fact, reason: Wording::NONE });
}
