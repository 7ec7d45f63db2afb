//! Finds modifiers that can never be carried out, before the first die is rolled.

use super::tree::{Condition, Die, Modifier, ModifierKind};
use crate::{Code, Error, Result, Span};

/// Refuses modifiers that would never terminate with these dice. `dice` is the span of the pool.
pub(crate) fn check(die: Die, count: Option<u32>, modifiers: &[Modifier], dice: Span) -> Result<()> {
    let mut exploded = false;
    for modifier in modifiers {
        let refused = |code| Error::new(code, modifier.span);
        match &modifier.kind {
            ModifierKind::Explode { when, is_once, .. } => {
                let explodes = when.as_ref().map_or(Cover::at_highest(die), |it| cover(die, it));
                if explodes == Cover::All && !is_once {
                    return Err(refused(Code::AlwaysExplodes));
                }
                exploded |= explodes != Cover::None;
            }
            ModifierKind::Reroll { when, is_once: false } => {
                let rerolled = when.as_ref().map_or(Cover::at_highest(die), |it| cover(die, it));
                if rerolled == Cover::All {
                    return Err(refused(Code::AlwaysRerolls));
                }
            }
            ModifierKind::Unique { is_once: false } if !exploded => {
                let faces = distinct(die);
                if count.is_some_and(|it| it > faces) {
                    let error = Error::new(Code::CannotBeUnique, dice.to(modifier.span));
                    let count = count.unwrap_or_default();
                    return Err(error.with("dice", count).with("faces", faces));
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// The number of distinct faces.
fn distinct(die: Die) -> u32 {
    if die == Die::ThinFudge { 3 } else { die.faces() }
}

/// How many faces a condition holds for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cover {
    None,
    Some,
    All,
}

impl Cover {
    /// The cover of a condition that holds for exactly one face, at an end of the die.
    fn at_highest(die: Die) -> Cover {
        if die.faces() == 1 { Cover::All } else { Cover::Some }
    }
}

/// Computes for how many faces the condition holds.
///
/// The result of a comparison changes only next to its number, so it is enough to test a few faces of a large die.
fn cover(die: Die, condition: &Condition) -> Cover {
    let ends = [die.lowest(), die.highest()];
    let near = condition.0.iter().flat_map(|it| [it.value - 1, it.value, it.value + 1]);
    let looked_at = ends.into_iter().chain(near.filter(|it| die.face_of(*it).is_some()));
    let (mut holds, mut fails) = (false, false);
    for face in looked_at.chain(if die == Die::Tens { 0..die.faces() } else { 0..0 }.map(|at| die.face(at))) {
        let here = condition.holds(face);
        holds |= here;
        fails |= !here;
    }
    match (holds, fails) {
        (true, false) => Cover::All,
        (false, true) => Cover::None,
        _ => Cover::Some,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::tree::{Comparison, Test};

    #[test]
    fn a_condition_covers_a_die_if_it_holds_for_every_face() {
        let comparisons = [
            Comparison::Less,
            Comparison::AtMost,
            Comparison::More,
            Comparison::AtLeast,
            Comparison::Equal,
            Comparison::Unequal,
        ];
        let tests: Vec<Test> =
            (-2..=8).flat_map(|value| comparisons.map(|comparison| Test { comparison, value })).collect();
        for die in [Die::Sides(1), Die::Sides(2), Die::Sides(6), Die::Fudge, Die::ThinFudge, Die::Tens] {
            for a in &tests {
                for b in &tests {
                    let condition = Condition(vec![*a, *b]);
                    let holding = (0..die.faces()).filter(|&at| condition.holds(die.face(at))).count();
                    let by_hand = match holding {
                        0 => Cover::None,
                        it if it == die.faces() as usize => Cover::All,
                        _ => Cover::Some,
                    };
                    assert_eq!(cover(die, &condition), by_hand, "{die:?} {condition:?}");
                }
            }
        }
    }
}
