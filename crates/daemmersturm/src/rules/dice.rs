//! Dice: every roll is one number from a range, called for and then told with what is added.

use schwung_table::Play;

use crate::{ActorId, Amount, Extra, Purpose, RollEvent, Span, Table};

/// The critical table, armour.
pub(crate) const D6: Span = Span::of(1, 6);

/// `who` rolls; the natural number. Whoever plays a character rolls for it, the plot leader for all others.
//= daemmersturm.dice.uniform-range
//= daemmersturm.dice.who-rolls
//= daemmersturm.dice.client-command
#[inline]
pub(crate) fn roll<T: Table>(
    t: &mut T,
    who: ActorId,
    purpose: Purpose,
    span: Span,
    bonus: i16,
) -> Play<T, i16> {
    with_extra(t, who, purpose, span, bonus, Extra::default())
}

/// As [`roll`], with what of `bonus` does not come from the values of whoever rolls.
#[inline]
pub(crate) fn with_extra<T: Table>(
    t: &mut T,
    who: ActorId,
    purpose: Purpose,
    span: Span,
    bonus: i16,
    extra: Extra,
) -> Play<T, i16> {
    t.tell(RollEvent::Called { who, purpose, span }.into());
    let seat = t.state().actor(who).seat;
    let natural = t.roll(seat, span)?;
    t.tell(RollEvent::Rolled { who, purpose, span, natural, bonus, extra }.into());
    Ok(natural)
}

/// The sum of all rolls of an amount and its constant; never below 0.
#[inline]
pub(crate) fn amount<T: Table>(t: &mut T, who: ActorId, purpose: Purpose, amount: Amount) -> Play<T, i16> {
    let mut sum = amount.plus;
    for span in amount.rolls.into_iter().flatten() {
        sum += roll(t, who, purpose, span, 0)?;
    }
    Ok(sum.max(0))
}
