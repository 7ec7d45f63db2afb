//! The remaining budget of a turn.

use schwung_views::wire::BudgetView;
use schwung_zerospace::{Actor, ActorKind, Gait, Length};

use super::eyes::Eyes;
use crate::words;

/// The remaining budget of an actor's turn; `None` outside conflicts and for objects.
//= zerospace.action.budget
pub(super) fn budget(eyes: Eyes<'_>, it: &Actor) -> Option<BudgetView> {
    let acts = eyes.state.in_conflict() && it.kind != ActorKind::Object;
    acts.then(|| BudgetView {
        standard: !it.turn.standard,
        movement: !it.turn.movement,
        gait: gait(it.gait).to_owned(),
        gait_name: words::gait(eyes.c, it.gait),
        walked: (it.turn.walked > Length(0)).then(|| words::length(eyes.c, it.turn.walked)),
        quick: it.turn.quick,
    })
}

fn gait(gait: Gait) -> &'static str {
    match gait {
        Gait::Walk => "walk",
        Gait::Run => "run",
        Gait::Sprint => "sprint",
    }
}
