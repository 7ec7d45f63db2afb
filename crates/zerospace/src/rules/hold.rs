//! Holds on actors, and how they end without a roll.

use crate::{ActorId, Event, Table};

/// Ends every hold of an actor on others.
pub(crate) fn let_go<T: Table>(t: &mut T, by: ActorId) {
    while let Some(hold) = t.state().holds.iter().find(|it| it.by == by).copied() {
        t.tell(Event::LetGo { by, on: hold.on });
    }
}

/// Ends every hold on an actor; the actor's holds on others remain.
pub(crate) fn free<T: Table>(t: &mut T, who: ActorId) {
    while let Some(hold) = t.state().holds.iter().find(|it| it.on == who).copied() {
        t.tell(Event::LetGo { by: hold.by, on: who });
    }
}
