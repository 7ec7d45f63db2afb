//! Mana.

use schwung_table::Play;

use crate::{ActorId, Resource, Table, rules::exhaustion};

/// Mana that has dropped to 0: an exhaustion roll at the start of each own turn as long as it is so. Whoever never had
/// any has not dropped to it. Few life points bring a roll of their own, unless the table has one for both.
//= daemmersturm.mana.zero
pub(crate) fn at_turn<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let state = t.state();
    let actor = state.actor(who);
    let empty = actor.mana_empty && actor.magic_points == 0 && actor.resource == Some(Resource::Mana);
    let rolled = actor.exhausted && state.switches.one_exhaustion_roll;
    if empty && actor.is_up() && !rolled { exhaustion::roll(t, who) } else { Ok(()) }
}
