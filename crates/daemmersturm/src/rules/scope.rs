//! Combat and what lies outside it.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Judgement, Orders, Reason, SceneEvent, State, Table, Wording, fact::ActorFact, fact::Fact,
    rules::judge,
};

/// A combat is running: nothing is resolved with the dice rules outside one.
//= daemmersturm.scope.combat-only
pub(crate) fn need_combat(state: &State) -> Result<(), Reason> {
    if state.in_combat() { Ok(()) } else { Err(Bar::NoCombat.into()) }
}

/// No combat is running.
pub(crate) fn need_peace(state: &State) -> Result<(), Reason> {
    if state.in_combat() { Err(Bar::InCombat.into()) } else { Ok(()) }
}

/// A combat ability is adapted in scenes without combat, and needs words.
//= daemmersturm.scope.adapt-outside
pub(crate) fn check_adapt(state: &State, text: &Wording) -> Result<(), Reason> {
    need_peace(state)?;
    if text.is_empty() { Err(Bar::NeedsWords.into()) } else { Ok(()) }
}

/// The player asks, the plot leader rules: inside an open section it is a pause between fights.
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

/// Talk, gestures and looks are free of the rounds.
//= daemmersturm.turn.in-rounds
pub(crate) fn say<T: Table>(t: &mut T, by: ActorId, text: &Wording) {
    t.tell(SceneEvent::Told { by, text: text.clone() }.into());
}

/// How somebody wants to be asked.
pub(crate) fn order<T: Table>(t: &mut T, who: ActorId, orders: Orders) {
    let fact = Box::new(Fact::Actor { who, fact: ActorFact::Orders(orders) });
    t.tell(crate::Event::Set { fact, reason: Wording::NONE });
}
