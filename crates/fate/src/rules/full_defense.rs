//! Full defense: +2 on all reactions, instead of an action.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Doing, Event, FateTable, Reason, State,
    rules::{
        budget::{can_act_at_all, need_conflict},
        turn,
    },
};

/// Returns whether `who`, who is being attacked, can declare full defense at this moment.
//= sotc.full-defense.declare-first-attack
#[inline]
pub(crate) fn may_at_attack(state: &State, who: ActorId) -> bool {
    let marks = state.actor(who).turn;
    state.in_conflict() && !marks.acted && !marks.attacked && !marks.full_defense
}

/// The reason why full defense cannot be declared at this attack; `None` if it does not apply, that is
/// outside of conflicts or against a maneuver.
pub(crate) fn bar_at_attack(state: &State, who: ActorId) -> Option<Bar> {
    let marks = state.actor(who).turn;
    if !state.in_conflict() {
        None
    } else if marks.full_defense {
        Some(Bar::DefendsFully)
    } else if marks.acted {
        Some(Bar::FullDefenseAfterActing)
    } else if marks.attacked {
        Some(Bar::TooLateForFullDefense)
    } else {
        None
    }
}

/// Checks whether full defense can be declared as an action: before the actor's turn, or during it.
//= sotc.full-defense.declare-start
//= sotc.full-defense.forgo-action
pub(crate) fn check(state: &State, by: ActorId) -> Result<(), Reason> {
    let conflict = need_conflict(state)?;
    can_act_at_all(state, by)?;
    let marks = state.actor(by).turn;
    if marks.full_defense {
        return Err(Bar::DefendsFully.into());
    }
    if marks.acted {
        return Err(Bar::FullDefenseAfterActing.into());
    }
    //= sotc.full-defense.declare-own-turn
    if conflict.turn == Some(by) {
        let first_moment = !marks.attacked && !conflict.under_way;
        if state.switches().full_defense_on_own_turn || first_moment {
            return Ok(());
        }
        return Err(Bar::NotOnOwnTurn.into());
    }
    // Out of turn it can be declared at the start of the exchange, or at the first attack, which has a
    // question of its own.
    if marks.attacked {
        return Err(Bar::TooLateForFullDefense.into());
    }
    if conflict.under_way {
        return Err(Bar::ExchangeUnderWay.into());
    }
    Ok(())
}

/// Gives up the action for +2 on all reactions until the end of the exchange.
pub(crate) fn declare<T: FateTable>(t: &mut T, by: ActorId) -> Play<T, ()> {
    let own_turn = t.state().conflict.is_some_and(|it| it.turn == Some(by));
    //= sotc.spin.next-action
    // During the actor's turn it is an action without a roll: pending spin lapses, and the opportunity for a
    // concession ends.
    if own_turn {
        t.tell(Event::ActionBegan { actor: by, doing: Doing::FullDefense });
    }
    t.tell(Event::FullDefense { actor: by });
    if own_turn { turn::finish(t, by) } else { Ok(()) }
}
