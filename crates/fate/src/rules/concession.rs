//! Concessions: losing on the loser's own terms.

use schwung_table::{Choice, Play};

use crate::{
    Accept, ActorId, ActorKind, Answer, AspectKind, Bar, Bearer, Concede, Event, Fate, FateTable, Judgement,
    Offered, Price, Prompt, Reason, State, Wording,
    rules::{bank, judge, leaving, sides, turn},
};

/// A consequence gives the opportunity for a concession.
//= sotc.concession.offer
pub(crate) fn after_consequence<T: FateTable>(t: &mut T, who: ActorId, to: Option<ActorId>) -> Play<T, ()> {
    let state = t.state();
    let grit = is_time(state, who);
    let asked = match grit {
        //= sotc.grit.rating
        Some(time) => time,
        None => state.switches().ask_concession == Prompt::Ask,
    };
    if !asked || !state.in_conflict() {
        return Ok(());
    }
    let question = Concede { seat: state.actor(who).seat, who, to, grit: grit.is_some() };
    match t.ask(question)?.0 {
        Some(terms) => offer(t, who, to, &terms),
        None => Ok(()),
    }
}

/// Returns whether the grit of a character is exhausted; `None` if it has none. This is only a reminder.
//= sotc.grit.rating
//= sotc.grit.context
fn is_time(state: &State, who: ActorId) -> Option<bool> {
    if !state.switches().grit {
        return None;
    }
    let grit = state.actor(who).grit.or(state.frame.sheet(who).grit)?;
    // Earlier consequences do not count for the current conflict.
    let lost = state.actor(who).companions_lost.count_ones() as usize;
    let taken = state.aspects.iter().filter(|it| {
        let here = matches!(it.kind, AspectKind::Consequence { scene, .. } if scene == state.scene);
        here && it.bearer == Bearer::Actor(who)
    });
    Some(taken.count() + lost >= usize::from(grit.max(1)))
}

/// Checks whether `who` may offer a concession now.
//= sotc.concession.preemptive
pub(crate) fn check(state: &State, who: ActorId) -> Result<(), Reason> {
    if !state.in_conflict() {
        return Err(Bar::NoConflict.into());
    }
    if !state.is_in(who) {
        return Err(Bar::TooLateToConcede.into());
    }
    //= sotc.minions.no-consequences
    if state.actor(who).kind != ActorKind::Named {
        return Err(Bar::MinionsTakeNone.into());
    }
    if state.switches().concede_any_time || state.conceding.is_some_and(|it| it.who == who) {
        return Ok(());
    }
    Err(Bar::NoConcessionNow.into())
}

/// Offers a concession to the character who inflicted the last consequence, or else to the game master.
pub(crate) fn concede<T: FateTable>(t: &mut T, who: ActorId, terms: &Wording) -> Play<T, ()> {
    let to = t.state().conceding.filter(|it| it.who == who).and_then(|it| it.to);
    let on_turn = t.state().conflict.and_then(|it| it.turn);
    offer(t, who, to, terms)?;
    // A character who leaves on its own turn passes the turn on.
    if on_turn == Some(who) && !t.state().is_in(who) {
        return turn::finish(t, who);
    }
    if !t.state().is_in(who) && sides::is_one_sided(t.state()) {
        sides::is_over(t)?;
    }
    Ok(())
}

fn offer<T: FateTable>(t: &mut T, who: ActorId, to: Option<ActorId>, terms: &Wording) -> Play<T, ()> {
    t.tell(Event::ConcessionOffered { actor: who, terms: terms.clone() });
    let seat = sides::victors_seat(t.state(), to);
    if t.ask(Accept { seat, who: to, from: who, terms: terms.clone() })? {
        //= sotc.concession.accept
        t.tell(Event::Conceded { actor: who, terms: terms.clone() });
        leaving::let_go(t, who);
        return Ok(());
    }
    //= sotc.concession.refuse
    //= sotc.concession.refuse-fate
    let reasonable = judge(t, Judgement::Reasonable { actor: who, terms: terms.clone() })?;
    //= sotc.concession.refuse-fate
    let reasonable = reasonable && bank::gain(t, who, 1) == 1;
    let paid = reasonable && to.is_some_and(|to| t.state().actor(to).fate > 0);
    t.tell(Event::ConcessionRefused { actor: who, by: to, reasonable, paid });
    Ok(())
}

/// The answers to [`Concede`].
pub(crate) fn options(choices: &mut Vec<Choice<Fate>>) {
    for terms in [None, Some(Wording::NONE)] {
        choices.push(Choice {
            answer: Answer::Terms(Offered(terms)),
            price: Price::FREE,
            rule: "sotc.concession.offer",
            barred: None,
        });
    }
}
