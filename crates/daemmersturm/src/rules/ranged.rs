//! Reloading weapons, and repairing them after a fumble.

use schwung_table::Play;

use crate::{
    ActorId, Bar, GearEvent, ItemId, Reason, State, Table,
    rules::{disengage, gun, turn, weapon},
};

/// Checks whether a reload step may be performed, which takes an action.
//= daemmersturm.ranged.reload
//= daemmersturm.ranged.reload-default
pub(crate) fn check_reload(state: &State, by: ActorId, item: ItemId) -> Result<(), Reason> {
    turn::need_handling(state, by)?;
    let it = gun::need_served(state, by, item)?;
    let Some(kind) = state.weapon(item) else { return Err(Bar::WrongWeapon.into()) };
    if it.broken {
        return Err(Bar::IsBroken.into());
    }
    if kind.reload == 0 || it.unloaded == 0 { Err(Bar::LoadedAlready.into()) } else { Ok(()) }
}

/// Performs a reload step. Steps need not be consecutive. Enemies in melee may strike; the step is only lost if the
/// character goes down.
//= daemmersturm.ranged.reload
//= daemmersturm.disengage.reload
pub(crate) fn reload<T: Table>(t: &mut T, by: ActorId, item: ItemId) -> Play<T, ()> {
    turn::spend_handling(t, by);
    disengage::partings(t, by, true)?;
    let steps = t.state().item(item).is_some_and(|it| it.unloaded > 0);
    if t.state().is_up(by) && steps {
        t.tell(GearEvent::LoadStep { by, item }.into());
    }
    Ok(())
}

/// Checks whether a weapon may be repaired, which takes an action.
//= daemmersturm.fumble.ranged
pub(crate) fn check_treat(state: &State, by: ActorId, item: ItemId) -> Result<(), Reason> {
    turn::need_handling(state, by)?;
    if weapon::own(state, by, item)?.broken { Ok(()) } else { Err(Bar::NotBroken.into()) }
}

pub(crate) fn treat<T: Table>(t: &mut T, by: ActorId, item: ItemId) {
    turn::spend_handling(t, by);
    t.tell(GearEvent::Treated { by, item }.into());
}
