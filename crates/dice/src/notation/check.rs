//! What could never be rolled: found before the first die is.

use super::tree::{Condition, Die, Modifier, ModifierKind};
use crate::{Code, Error, Result, Span};

/// Refuses modifiers that would never come to an end with these dice. `dice` is where they stand.
pub(crate) fn check(die: Die, count: Option<u32>, modifiers: &[Modifier], dice: Span) -> Result<()> {
    let mut exploded = false;
    for modifier in modifiers {
        let refused = |code| Error::new(code, modifier.span);
        match &modifier.kind {
            ModifierKind::Explode { when, is_once: false, .. } => {
                let covers = when.as_ref().map_or(die.faces() == 1, |it| covers(die, it));
                if covers {
                    return Err(refused(Code::AlwaysExplodes));
                }
                exploded = true;
            }
            ModifierKind::Explode { .. } => exploded = true,
            ModifierKind::Reroll { when, is_once: false } => {
                let covers = when.as_ref().map_or(die.faces() == 1, |it| covers(die, it));
                if covers {
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

/// How many different faces.
fn distinct(die: Die) -> u32 {
    if die == Die::ThinFudge { 3 } else { die.faces() }
}

/// Does the condition hold for every face?
///
/// A comparison changes only next to its number: faces in between need no look, however many there are.
fn covers(die: Die, condition: &Condition) -> bool {
    let ends = [die.lowest(), die.highest()];
    let near = condition.0.iter().flat_map(|it| [it.value - 1, it.value, it.value + 1]);
    let is_face = |it: &i64| die.face_of(*it).is_some();
    match die {
        Die::Tens | Die::ThinFudge => (0..die.faces()).all(|at| condition.holds(die.face(at))),
        Die::Sides(_) | Die::Fudge => {
            ends.into_iter().chain(near.filter(is_face)).all(|it| condition.holds(it))
        }
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
                    let by_hand = (0..die.faces()).all(|at| condition.holds(die.face(at)));
                    assert_eq!(covers(die, &condition), by_hand, "{die:?} {condition:?}");
                }
            }
        }
    }
}
