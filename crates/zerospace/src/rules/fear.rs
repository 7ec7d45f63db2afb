//! Fear: fleeing or cowering until recovery.

use schwung_table::Play;

use crate::{ActorId, Event, Judgement, Panic, Table, rules::judge};

/// Frightens an actor, who chooses once whether to flee or to cower.
//= zerospace.fear.effect
pub(crate) fn frighten<T: Table>(t: &mut T, who: ActorId) -> Play<T, ()> {
    if t.state().actor(who).fear.is_some() {
        return Ok(());
    }
    let fear = t.ask(Panic { seat: t.state().actor(who).seat, who })?;
    t.tell(Event::Frightened { actor: who, fear });
    Ok(())
}

/// Whether a frightened actor may do anything but flee or cower, which the game master decides.
//= zerospace.fear.effect
pub(crate) fn may_act<T: Table>(t: &mut T, by: ActorId) -> Play<T, bool> {
    if t.state().actor(by).fear.is_none() {
        return Ok(true);
    }
    let agreed = judge(t, Judgement::Afraid { by })?;
    if !agreed {
        t.tell(Event::CalledOff { actor: by, rule: "zerospace.fear.effect".into() });
    }
    Ok(agreed)
}
