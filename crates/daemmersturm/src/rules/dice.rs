//! Dice. Each roll is one number from a range: it is requested, and then reported with its bonus.

use schwung_table::Play;

use crate::{ActorId, Amount, Extra, Purpose, RollEvent, Span, Table};

/// The range of the critical table and of armour rolls.
pub(crate) const D6: Span = Span::of(1, 6);

/// Makes a roll for `who` and returns the natural number. The player of the character rolls, or else the plot leader.
//= daemmersturm.dice.uniform-range
//= daemmersturm.dice.who-rolls
//= daemmersturm.dice.client-command
pub(crate) fn roll<T: Table>(
    t: &mut T,
    who: ActorId,
    purpose: Purpose,
    span: Span,
    bonus: i16,
) -> Play<T, i16> {
    with_extra(t, who, purpose, span, bonus, Extra::default())
}

/// Like [`roll`], but with `extra`, the part of `bonus` that does not come from the character's own values.
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

/// Rolls an amount: the sum of all its rolls and its constant, never below 0.
pub(crate) fn amount<T: Table>(t: &mut T, who: ActorId, purpose: Purpose, amount: Amount) -> Play<T, i16> {
    let mut sum = amount.plus;
    for span in amount.rolls.into_iter().flatten() {
        sum += roll(t, who, purpose, span, 0)?;
    }
    Ok(sum.max(0))
}
