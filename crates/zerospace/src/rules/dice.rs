//! Rolling a pool, and rerolling low dice.

use schwung_table::{Choice, Play};

use crate::{
    Answer, Effort, Event, FaceDice, Faces, HighDie, MOST_DICE, Reroll, Rerolled, SumDice, Table, ZeroSpace,
    choices::one, question,
};

/// Rolls `dice` dice of the pool; `need` is the total needed, if known.
//= zerospace.check.formula
pub(crate) fn throw<T: Table>(t: &mut T, effort: &mut Effort, dice: u8, need: Option<i16>) -> Play<T, ()> {
    let seat = t.state().actor(effort.actor).seat;
    let mut left = dice;
    while left > 0 {
        let some = left.min(MOST_DICE);
        left -= some;
        if effort.speciality {
            let faces = t.roll(seat, FaceDice::new(some))?;
            effort.dice += faces.sum();
            again(t, effort, faces, need)?;
        } else {
            effort.dice += i16::from(t.roll(seat, SumDice::new(some))?);
        }
    }
    Ok(())
}

/// Rerolls dice below 3, if a specialisation applies.
//= zerospace.dice.reroll
fn again<T: Table>(t: &mut T, effort: &mut Effort, faces: Faces, need: Option<i16>) -> Play<T, ()> {
    let Faces { ones, twos, .. } = faces;
    if ones + twos == 0 {
        return Ok(());
    }
    let (seat, who) = (t.state().actor(effort.actor).seat, effort.actor);
    let chosen = t.ask(question::RollAgain { seat, who, ones, twos, total: effort.total(), need })?;
    let Rerolled { ones, twos } = chosen;
    let low = ones + twos;
    if low == 0 {
        return Ok(());
    }
    let mut shown = 0;
    match t.state().switches.reroll {
        Reroll::Once => shown += i16::from(t.roll(seat, SumDice::new(low))?),
        // Rerolling without limit is always an advantage, so do not ask.
        Reroll::UntilThree => {
            for _ in 0..low {
                shown += i16::from(t.roll(seat, HighDie)?);
            }
        }
    }
    effort.dice += shown - i16::from(ones) - 2 * i16::from(twos);
    t.tell(Event::Rerolled { actor: who, ones, twos, dice: shown });
    Ok(())
}

/// The answers to [`RollAgain`](question::RollAgain): any selection of the low dice.
pub(crate) fn options(it: &question::RollAgain, choices: &mut Vec<Choice<ZeroSpace>>) {
    for ones in 0..=it.ones {
        for twos in 0..=it.twos {
            one(Answer::Rerolled(Rerolled { ones, twos }), "zerospace.dice.reroll", choices);
        }
    }
}
