//! Free actions.

use schwung_table::Play;

use crate::{
    ActorId, Bar, Deed, Event, FateTable, Judgement, Reason, State, Wording,
    rules::{block, judge, turn},
};

/// May somebody do a small thing? At any time, unless it is blocked: then trying takes an action.
//= sotc.free.definition
//= sotc.block.takes-action
pub(crate) fn check(state: &State, by: ActorId) -> Result<(), Reason> {
    turn::can_act_at_all(state, by)?;
    if block::in_the_way(state, by, &[Deed::Free], None).is_some() {
        return Err(Bar::BlockTakesAction.into());
    }
    Ok(())
}

/// A free action, if the game master agrees that it is one; nothing is used up.
//= sotc.free.unlimited
pub(crate) fn free<T: FateTable>(t: &mut T, by: ActorId, text: &Wording) -> Play<T, ()> {
    if judge(t, Judgement::FreeAction { actor: by, text: text.clone() })? {
        t.tell(Event::FreeAction { actor: by, text: text.clone() });
    } else {
        t.tell(Event::CalledOff { actor: by, rule: "sotc.free.unlimited" });
    }
    Ok(())
}
