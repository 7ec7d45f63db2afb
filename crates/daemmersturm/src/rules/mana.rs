//! Mana.

use schwung_table::Play;

use crate::{ActorId, Resource, Table, rules::exhaustion};

/// Makes an exhaustion roll at the start of each own turn while mana that the character once had is at 0. Few life
/// points cause a roll of their own, unless the table wants one roll for both.
//= daemmersturm.mana.zero
pub(crate) fn at_turn<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let state = t.state();
    let actor = state.actor(who);
    let empty = actor.mana_empty && actor.magic_points == 0 && actor.resource == Some(Resource::Mana);
    let rolled = actor.exhausted && state.switches.one_exhaustion_roll;
    if empty && actor.is_up() && !rolled { exhaustion::roll(t, who) } else { Ok(()) }
}
