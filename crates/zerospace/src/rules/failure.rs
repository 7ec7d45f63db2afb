//! Consequences of especially good successes and of failures.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActorId, Answer, Bonus, Event, FailForward, Failure, NoteId, Prompt, SkillId, Table, Wording, ZeroSpace,
    choices::one,
};

/// Asks the game master for the additional benefit of an especially good success.
//= zerospace.success.extra-benefit
//= zerospace.margin.skill
pub(crate) fn benefit<T: Table>(t: &mut T, who: ActorId, lead: i16) -> Play<T, ()> {
    let switches = &t.state().switches;
    let from = if switches.margin { 3 } else { i16::from(switches.good_success) };
    if lead < from || switches.ask_benefit != Prompt::Ask || t.state().actor(who).seat.is_gm() {
        return Ok(());
    }
    let text = t.ask(Bonus { seat: Seat::GM, who, lead })?;
    if !text.is_empty() {
        t.tell(Event::Benefit { actor: who, text });
    }
    Ok(())
}

/// Asks the game master how the failed check of a player's character moves the story on: in one of four ways or in
/// another one.
//= zerospace.failure.fail-forward
pub(crate) fn forward<T: Table>(t: &mut T, who: ActorId, skill: SkillId) -> Play<T, ()> {
    let seat = t.state().actor(who).seat;
    if t.state().switches.ask_failure != Prompt::Ask || seat.is_gm() {
        return Ok(());
    }
    match t.ask(FailForward { seat: Seat::GM, who, skill })? {
        Failure::Plain => {}
        //= zerospace.fail.false-lead
        Failure::FalseLead(text) => note(t, Some(seat), text, false),
        //= zerospace.fail.quid-pro-quo
        //= zerospace.fail.attention
        //= zerospace.fail.enemy-notices
        failure => t.tell(Event::FailedForward { actor: who, failure }),
    }
    Ok(())
}

/// Gives a note to a person or to everybody. False notes are handled exactly like true ones.
//= zerospace.fail.false-lead
pub(crate) fn note<T: Table>(t: &mut T, to: Option<Seat>, text: Wording, genuine: bool) {
    let id = NoteId(t.state().next_note);
    t.tell(Event::NoteGiven { id, to, text, genuine });
}

/// The answers to [`FailForward`]: the four ways, and free text.
pub(crate) fn options(choices: &mut Vec<Choice<ZeroSpace>>) {
    let none = Wording::NONE;
    one(Answer::Failure(Failure::Plain), "zerospace.failure.fail-forward", choices);
    one(Answer::Failure(Failure::Bargain(none.clone())), "zerospace.fail.quid-pro-quo", choices);
    one(Answer::Failure(Failure::FalseLead(none.clone())), "zerospace.fail.false-lead", choices);
    one(Answer::Failure(Failure::Attention(none.clone())), "zerospace.fail.attention", choices);
    one(Answer::Failure(Failure::Noticed(none.clone())), "zerospace.fail.enemy-notices", choices);
    one(Answer::Failure(Failure::Other(none)), "zerospace.failure.fail-forward", choices);
}
