//! The effects of margins, beyond success and failure.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActorId, Answer, Event, Fate, FateTable, MarginUse, OpponentShifts, Price, Prompt, State, Word, WordFor,
    Wording, ZeroShifts, rules::spin,
};

/// A success without shifts is marginal, if the book has this rule: something remains to be done.
//= freefate.effect.zero-shifts
//= freefate.effect.zero-follow-up
///
/// For a hidden difficulty this would reveal it, so it is only reported if the game master says what remains
/// to be done.
pub(crate) fn only_just<T: FateTable>(t: &mut T, who: ActorId, hidden: bool) -> Play<T, ()> {
    if t.state().switches().zero_shifts == ZeroShifts::Full {
        return Ok(());
    }
    let left = follow_up(t, who, false, hidden)?;
    if hidden && left.is_empty() {
        return Ok(());
    }
    t.tell(Event::OnlyJust { actor: who, left });
    Ok(())
}

/// A draw. Something else must decide; the roll is not repeated.
//= freefate.contest.tie
//= freefate.contest.tie-follow-up
pub(crate) fn draw<T: FateTable>(t: &mut T, a: ActorId, b: ActorId) -> Play<T, ()> {
    let then = follow_up(t, a, true, false)?;
    t.tell(Event::Tied { a, b, then });
    Ok(())
}

fn follow_up<T: FateTable>(t: &mut T, who: ActorId, draw: bool, hidden: bool) -> Play<T, Wording> {
    match t.state().switches().ask_follow_up {
        Prompt::Ask => t.ask(Word { seat: Seat::GM, what: WordFor::FollowUp { who, draw, hidden } }),
        Prompt::Off | Prompt::Automatic => Ok(Wording::NONE),
    }
}

/// Reports by how much a roll failed, if the book has this rule. Hidden difficulties are excepted: the game
/// master sees the margin in the result, and others may not know it.
//= malmsturm.effect.miss
//= malmsturm.effect.stufen
pub(crate) fn fell_short<T: FateTable>(t: &mut T, who: ActorId, shifts: i16, hidden: bool) {
    if t.state().switches().measure_misses && !hidden {
        t.tell(Event::FellShort { actor: who, shifts });
    }
}

/// A success with a very high result may have an additional benefit, if the game master suggests one.
//= malmsturm.roll.over-eight
pub(crate) fn extra<T: FateTable>(t: &mut T, actor: ActorId, total: i16) -> Play<T, ()> {
    let Some(above) = t.state().profile.extra_above else { return Ok(()) };
    if total <= i16::from(above) || t.state().switches().ask_extra != Prompt::Ask {
        return Ok(());
    }
    let text = t.ask(Word { seat: Seat::GM, what: WordFor::Extra { who: actor, total } })?;
    if !text.is_empty() {
        t.tell(Event::ExtraGained { actor, text });
    }
    Ok(())
}

/// Reports unspent shifts as spin, if the book has this rule. Any further effect is up to the game master.
//= freefate.spin.gain
//= freefate.spin.at-least-three
//= freefate.spin.special
///
/// For hidden difficulties see [`only_just`].
pub(crate) fn flourish<T: FateTable>(t: &mut T, who: ActorId, left: i16, hidden: bool) -> Play<T, ()> {
    if !t.state().switches().unspent_spin || !spin::is_spin(t.state(), left) {
        return Ok(());
    }
    let text = match t.state().switches().ask_unspent_spin {
        Prompt::Ask => {
            t.ask(Word { seat: Seat::GM, what: WordFor::Flourish { who, shifts: left, hidden } })?
        }
        Prompt::Off | Prompt::Automatic => Wording::NONE,
    };
    if hidden && text.is_empty() {
        return Ok(());
    }
    t.tell(Event::Flourished { actor: who, shifts: left, text });
    Ok(())
}

/// A character who did not roll gets the shifts by which the other lost; the game master decides on their
/// effect.
//= freefate.contest.lose
//= freefate.contest.opponent-shifts-use
pub(crate) fn credit<T: FateTable>(t: &mut T, to: ActorId, by: ActorId, shifts: i16) -> Play<T, ()> {
    if shifts < 1 || !t.state().switches().loser_gives_shifts {
        return Ok(());
    }
    t.tell(Event::MarginCredited { to, by, shifts });
    if t.state().switches().ask_opponent != Prompt::Ask {
        return Ok(());
    }
    let spin = t.state().in_conflict() && spin::is_spin(t.state(), shifts);
    match t.ask(OpponentShifts { seat: Seat::GM, who: to, shifts, spin })? {
        MarginUse::Nothing => {}
        MarginUse::Told(text) => t.tell(Event::MarginUsed { actor: to, text }),
        MarginUse::Spin => spin::begin(t, to),
    }
    Ok(())
}

/// The answers to [`OpponentShifts`].
pub(crate) fn options(_: &State, it: &OpponentShifts, choices: &mut Vec<Choice<Fate>>) {
    let mut offer = |answer, rule| {
        choices.push(Choice { answer: Answer::Margin(answer), price: Price::FREE, rule, barred: None });
    };
    offer(MarginUse::Nothing, "freefate.contest.opponent-shifts-use");
    offer(MarginUse::Told(Wording::NONE), "freefate.contest.opponent-shifts-use");
    if it.spin {
        offer(MarginUse::Spin, "freefate.spin.special");
    }
}
