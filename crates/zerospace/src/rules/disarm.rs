//! Disarming: taking or knocking away a piece of gear.

use schwung_table::{Choice, Play};

use crate::{ActorId, Answer, Event, Loot, Looted, State, Table, ZeroSpace, choices::one};

/// Lets the attacker choose a piece of gear that the target carries. Disarming causes no damage, regardless of the margin.
//= zerospace.disarm.procedure
pub(crate) fn succeed<T: Table>(t: &mut T, by: ActorId, from: ActorId) -> Play<T, ()> {
    let seat = t.state().actor(by).seat;
    match t.ask(Loot { seat, by, from })? {
        Looted::Take(item) => t.tell(Event::Taken { item, by, from }),
        Looted::Knock(item) => t.tell(Event::KnockedAway { item, from }),
        // The game master decides what it was.
        Looted::Unlisted => {}
    }
    Ok(())
}

/// The answers to [`Loot`]: everything that the target carries.
//= zerospace.disarm.procedure
pub(crate) fn options(state: &State, it: &Loot, choices: &mut Vec<Choice<ZeroSpace>>) {
    for item in state.items.iter().filter(|item| item.holder == Some(it.from)) {
        for looted in [Looted::Take(item.id), Looted::Knock(item.id)] {
            one(Answer::Looted(looted), "zerospace.disarm.procedure", choices);
        }
    }
    one(Answer::Looted(Looted::Unlisted), "zerospace.disarm.procedure", choices);
}
