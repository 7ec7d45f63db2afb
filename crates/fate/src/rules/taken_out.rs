//! Characters who are taken out.

use schwung_table::Play;

use crate::{
    ActorId, Event, FateTable, Judgement, Plead, Word, WordFor, Wording,
    rules::{judge, leaving, sides},
};

/// Takes a character out. The winner describes how, within limits; by paying all fate points the loser can
/// change it.
//= sotc.taken-out.trigger
pub(crate) fn take_out<T: FateTable>(t: &mut T, by: Option<ActorId>, loser: ActorId) -> Play<T, ()> {
    let manner = verdict(t, by, loser, false)?;
    t.tell(Event::TakenOut { actor: loser, by, manner: manner.clone() });
    leaving::let_go(t, loser);
    //= sotc.taken-out.spend-all-fate
    if t.state().actor(loser).fate == 0
        || !t.ask(Plead { seat: t.state().actor(loser).seat, who: loser, manner })?
    {
        return Ok(());
    }
    let points = t.state().actor(loser).fate;
    t.tell(Event::OutcomeContested { actor: loser, points });
    let manner = verdict(t, by, loser, true)?;
    t.tell(Event::OutcomeChanged { actor: loser, manner });
    Ok(())
}

/// Asks the winner until the game master accepts the description.
//= sotc.taken-out.victor-decides
fn verdict<T: FateTable>(t: &mut T, by: Option<ActorId>, loser: ActorId, again: bool) -> Play<T, Wording> {
    loop {
        let seat = sides::victors_seat(t.state(), by);
        let manner = t.ask(Word { seat, what: WordFor::Outcome { loser, again } })?;
        // The game master need not be asked about her own description.
        //= sotc.taken-out.limit-loser-only
        //= sotc.taken-out.limit-scope
        //= sotc.taken-out.limit-reasonable
        if seat.is_gm() || judge(t, Judgement::Outcome { actor: loser, manner: manner.clone() })? {
            return Ok(manner);
        }
    }
}
