//! Overflow: shifts left over, which pay for immediate actions.

use schwung_table::{Choice, Play};

use crate::{
    ActionKind, ActorId, Answer, Bar, Event, Fate, FateTable, Judgement, Overflow, OverflowUse, Price,
    Reason, Spare, State, Wording,
    mark::Mark,
    rules::{blocked, disarm, judge, step},
};

/// Spends overflow immediately, on anything that is not directed against an actor; the rest is lost.
//= sotc.overflow.use
//= sotc.overflow.no-attack
pub(crate) fn spend<T: FateTable>(t: &mut T, who: ActorId, shifts: i16) -> Play<T, ()> {
    if shifts <= 0 || !t.state().in_conflict() || !t.state().is_in(who) {
        return Ok(());
    }
    t.tell(Event::Overflowed { by: who, shifts });
    t.settle(|_| Mark::Overflow { who, left: shifts })?;
    go_on(t, who, shifts)
}

/// Spends `left` shifts. A refused use costs nothing, and another can be chosen.
pub(crate) fn go_on<T: FateTable>(t: &mut T, who: ActorId, mut left: i16) -> Play<T, ()> {
    loop {
        let spent = match t.ask(Overflow { seat: t.state().actor(who).seat, who, left })? {
            OverflowUse::Done => return Ok(()),
            OverflowUse::Move(to) => {
                let cost = step::cost_of_step(t.state(), who, to);
                t.tell(Event::OverflowSpent { by: who, shifts: cost, text: Wording::NONE });
                step::go(t, who, to)?;
                cost
            }
            OverflowUse::Rearm => {
                let cost = disarm::cost_of_rearming(t.state(), who);
                t.tell(Event::OverflowSpent { by: who, shifts: cost, text: Wording::NONE });
                t.tell(Event::Rearmed { actor: who });
                cost
            }
            OverflowUse::Other { shifts, text } => {
                if judge(t, Judgement::ShiftUse { actor: who, text: text.clone() })? {
                    let shifts = u16::from(shifts);
                    t.tell(Event::OverflowSpent { by: who, shifts, text });
                    shifts
                } else {
                    continue;
                }
            }
        };
        left -= i16::try_from(spent).unwrap_or(i16::MAX);
        if left <= 0 {
            return Ok(());
        }
        t.settle(|_| Mark::Overflow { who, left })?;
    }
}

/// The answers to [`Overflow`].
pub(crate) fn options(state: &State, it: &Overflow, choices: &mut Vec<Choice<Fate>>) {
    let mut offer = |answer, cost: u16| {
        let need = i16::try_from(cost).unwrap_or(i16::MAX);
        let mut barred = (need > it.left).then(|| Reason::of(Bar::NotEnoughShifts, need, it.left));
        //= sotc.indirect.block
        // Overflow is not a roll, so it cannot overcome a block.
        if let OverflowUse::Move(to) = answer
            && blocked::in_the_way(state, it.who, &[ActionKind::Move], Some(to)).is_some()
        {
            barred = Some(Bar::BlockTakesAction.into());
        }
        let price = Price::shifts(cost);
        choices.push(Choice { answer: Answer::Overflow(answer), price, rule: "sotc.overflow.use", barred });
    };
    offer(OverflowUse::Done, 0);
    let here = state.actor(it.who).zone;
    for way in state.frame.ways.iter().filter(|way| way.from == here) {
        offer(OverflowUse::Move(way.to), step::cost_of_step(state, it.who, way.to));
    }
    if state.actor(it.who).disarmed.is_some() {
        offer(OverflowUse::Rearm, disarm::cost_of_rearming(state, it.who));
    }
    for shifts in 1..=u8::try_from(it.left).unwrap_or(0).min(6) {
        offer(OverflowUse::Other { shifts, text: Wording::NONE }, u16::from(shifts));
    }
}

/// The answers to [`Spare`].
pub(crate) fn spare_options(it: &Spare, choices: &mut Vec<Choice<Fate>>) {
    for n in 0..=it.most {
        choices.push(Choice {
            answer: Answer::Number(n),
            price: Price::FREE,
            rule: "sotc.overflow.definition",
            barred: None,
        });
    }
}
