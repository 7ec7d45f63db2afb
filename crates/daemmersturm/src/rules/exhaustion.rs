//! Exhaustion.

use schwung_table::Play;

use crate::{
    ActorId, HarmEvent, Purpose, Span, Table,
    rules::{dice, harm},
};

const D10: Span = Span::of(1, 10);

/// Makes an exhausted character roll at the start of its own turn to stay on its feet.
//= daemmersturm.exhaustion.roll
//= daemmersturm.exhaustion.ends
pub(crate) fn at_turn<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    let actor = t.state().actor(who);
    if actor.exhausted && actor.is_up() { roll(t, who) } else { Ok(()) }
}

/// Makes an exhaustion roll: incapacitated on 1 to 5, unaffected on 6 to 10.
//= daemmersturm.exhaustion.roll
pub(crate) fn roll<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    if dice::roll(t, who, Purpose::Exhaustion, D10, 0)? >= Purpose::STANDS_FIRM {
        t.tell(HarmEvent::StoodFirm { who }.into());
        return Ok(());
    }
    t.tell(HarmEvent::WentDown { who }.into());
    harm::went_down(t, who)
}
