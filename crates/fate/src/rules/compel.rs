//! Compels: an aspect causes trouble, for a fate point.

use schwung_table::{Choice, Play};

use crate::{
    Answer, Bar, Compel, Compelled, Event, Fate, FateTable, Judgement, Price, Reason, State,
    rules::{bank, judge, payment},
};

/// Checks whether this aspect can be compelled.
pub(crate) fn check(state: &State, it: &Compel) -> Result<(), Reason> {
    if state.bearer(it.aspect).is_none() {
        return Err(Bar::NoSuchAspect.into());
    }
    //= malmsturm.compel.amount
    if it.points == 0 {
        return Err(Reason::of(Bar::OutOfBounds, 1, 0));
    }
    bank::check_room(state, it.on, it.points)?;
    //= sotc.blinding.limit
    if it.effect.is_empty() {
        return Err(Bar::NeedsWords.into());
    }
    Ok(())
}

/// The bearer either accepts and gains a fate point, or pays one to refuse; without a point it must accept. A
/// compel that the bearer proposed needs no acceptance, but the game master's consent.
//= malmsturm.compel.definition
//= freefate.fate.default-compel
//= malmsturm.compel.propose-gm
//= sotc.blinding.aspect
pub(crate) fn compel<T: FateTable>(t: &mut T, it: &Compel) -> Play<T, ()> {
    let (actor, aspect, effect) = (it.on, it.aspect, it.effect.clone());
    if it.proposed {
        //= malmsturm.compel.propose-player
        if judge(t, Judgement::Compel { actor, aspect, effect: effect.clone() })? {
            let points = bank::gain(t, actor, it.points);
            t.tell(Event::Compelled { actor, aspect, accepted: true, points, effect });
        }
        return Ok(());
    }
    //= malmsturm.compel.choice
    let question = Compelled {
        seat: t.state().actor(actor).seat,
        who: actor,
        aspect,
        points: it.points,
        effect: effect.clone(),
    };
    //= malmsturm.compel.refuse-needs-point
    let accepted = t.state().actor(actor).fate == 0 || t.ask(question)?;
    //= malmsturm.compel.refusal-price
    //= malmsturm.compel.above-start
    if !accepted {
        let have = t.state().actor(actor).fate;
        payment::overrule(t, actor, (have == 0).then(|| Reason::of(Bar::NoFatePoint, 1, 0)));
    }
    let points = if accepted { bank::gain(t, actor, it.points) } else { t.state().actor(actor).fate.min(1) };
    t.tell(Event::Compelled { actor, aspect, accepted, points, effect });
    Ok(())
}

/// The answers to [`Compelled`].
pub(crate) fn options(state: &State, it: &Compelled, choices: &mut Vec<Choice<Fate>>) {
    choices.push(Choice {
        answer: Answer::Yes,
        price: Price::gain(it.points),
        rule: "malmsturm.compel.choice",
        barred: None,
    });
    choices.push(Choice {
        answer: Answer::No,
        price: Price::points(1),
        rule: "malmsturm.compel.refusal-price",
        barred: (state.actor(it.who).fate == 0).then(|| Reason::of(Bar::NoFatePoint, 1, 0)),
    });
}
