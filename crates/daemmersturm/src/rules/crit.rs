//! Critical hits.

use schwung_table::Play;

use crate::{
    ActorId, AttackEvent, Judgement, NumberSet, Outcome, Purpose, Span, Table,
    rules::{dice, exhaustion, judge},
};

const D5: Span = Span::of(1, 5);
const D10: Span = Span::of(1, 10);
const TWO_OR_THREE: Span = Span::of(2, 3);

/// The outcome of a roll. A number in both sets fails without effects, a fumble always fails, and a critical number
/// always hits.
//= daemmersturm.crit.natural-20
//= daemmersturm.crit.always-hits
//= daemmersturm.crit.extra-numbers
//= daemmersturm.fumble.natural-1
//= daemmersturm.fumble.other-numbers
//= daemmersturm.fumble.one-as-critical
//= daemmersturm.fumble.and-critical
#[inline]
pub(crate) fn judge_roll(natural: i16, exceeds: bool, critical: NumberSet, fumble: NumberSet) -> Outcome {
    match (critical.contains(natural), fumble.contains(natural)) {
        (true, true) => Outcome::Both,
        (true, false) => Outcome::Critical,
        (false, true) => Outcome::Fumble,
        (false, false) if exceeds => Outcome::Hit,
        (false, false) => Outcome::Miss,
    }
}

/// Rolls on the critical table, before the damage roll. Returns the row.
//= daemmersturm.crit.table-roll
pub(crate) fn table<T: Table>(t: &mut T, by: ActorId, on: ActorId) -> Play<T, u8> {
    let row = dice::roll(t, by, Purpose::Critical, dice::D6, 0)?;
    let row = u8::try_from(row).unwrap_or(1);
    t.tell(AttackEvent::Critical { on, row }.into());
    Ok(row)
}

/// Applies a row of the critical table to the damage; row 0 means no critical hit.
//= daemmersturm.crit.minimum-order
pub(crate) fn raise<T: Table>(t: &mut T, by: ActorId, row: u8, damage: i16) -> Play<T, i16> {
    Ok(match row {
        //= daemmersturm.crit.result-1
        1 => damage + dice::roll(t, by, Purpose::CriticalExtra, D5, 0)?,
        //= daemmersturm.crit.result-2
        2 => 2 * damage,
        //= daemmersturm.crit.result-3
        3 => 2 * damage + dice::roll(t, by, Purpose::CriticalExtra, D10, 0)?,
        //= daemmersturm.crit.result-4
        4 => 3 * damage,
        //= daemmersturm.crit.result-5
        5 => (3 * damage).max(20),
        //= daemmersturm.crit.result-6
        6 => (3 * damage).max(30),
        _ => damage,
    })
}

/// Row 6: a normal enemy makes an exhaustion roll at once, unless it is already down.
//= daemmersturm.crit.six-exhaustion
//= daemmersturm.crit.normal-enemy
pub(crate) fn exhaust<T: Table>(t: &mut T, on: ActorId) -> Play<T, ()> {
    if !t.state().is_up(on) {
        return Ok(());
    }
    let normal = match t.state().actor(on).normal {
        Some(normal) => normal,
        None => judge(t, Judgement::Normal { who: on })?,
    };
    if normal { exhaustion::roll(t, on) } else { Ok(()) }
}

/// Multiplies a critical healing by 2 or 3, in place of the critical table.
//= daemmersturm.crit.healing
pub(crate) fn healing<T: Table>(t: &mut T, by: ActorId, healing: i16) -> Play<T, i16> {
    Ok(healing * dice::roll(t, by, Purpose::CriticalHealing, TWO_OR_THREE, 0)?)
}
