//! Properties of modifiers, and how successes are counted.

use crate::{Condition, Modifier, ModifierKind};

/// The conditions for successes and for failures, each of which subtracts a success.
pub(super) struct Counting<'c> {
    success: Vec<&'c Condition>,
    failure: Vec<&'c Condition>,
}

impl<'c> Counting<'c> {
    /// Returns the counting in `rest` if dice are only kept and dropped before it.
    pub(super) fn later(rest: &'c [Modifier]) -> Option<Counting<'c>> {
        let sees_chains = |it: &Modifier| is_by_place(it) || matches!(it.kind, ModifierKind::KeepWhere(..));
        let first = rest.iter().position(|it| matches!(it.kind, ModifierKind::Success(_)))?;
        let others =
            |it: &Modifier| matches!(it.kind, ModifierKind::Sort { .. } | ModifierKind::Critical(..));
        rest[..first].iter().all(|it| sees_chains(it) || others(it)).then(|| Counting::of(&rest[first..]))?
    }

    /// Returns the counting in `rest` if nothing else follows.
    pub(super) fn of(rest: &'c [Modifier]) -> Option<Counting<'c>> {
        let mut counting = Counting { success: Vec::new(), failure: Vec::new() };
        for modifier in rest {
            match &modifier.kind {
                ModifierKind::Success(condition) => counting.success.push(condition),
                ModifierKind::Failure(condition) => counting.failure.push(condition),
                ModifierKind::Sort { .. } | ModifierKind::Critical(..) => {}
                _ => return None,
            }
        }
        if counting.success.is_empty() { None } else { Some(counting) }
    }

    pub(super) fn value(&self, value: i64) -> i64 {
        let holds = |all: &[&Condition]| i64::from(all.iter().any(|it| it.holds(value)));
        holds(&self.success) - holds(&self.failure)
    }

    pub(super) fn all(&self, chain: &[i64]) -> i64 {
        chain.iter().map(|&it| self.value(it)).sum()
    }
}

/// What must be remembered of the throws of a chain.
pub(super) enum Fold<'c> {
    Throws,
    Sum,
    Count(Counting<'c>),
    /// The number of successes, and the difference between the sum and that number.
    Both(Counting<'c>),
}

impl Fold<'_> {
    pub(super) fn first(&self, chain: &[i64]) -> Vec<i64> {
        match self {
            Fold::Throws => chain.to_vec(),
            Fold::Sum => vec![chain.iter().sum()],
            Fold::Count(counting) => vec![counting.all(chain)],
            Fold::Both(counting) => {
                let counted = counting.all(chain);
                vec![counted, chain.iter().sum::<i64>() - counted]
            }
        }
    }

    pub(super) fn then(&self, chain: &[i64], next: i64) -> Vec<i64> {
        let add = |more: i64| vec![chain[0] + more];
        match self {
            Fold::Throws => chain.iter().copied().chain([next]).collect(),
            Fold::Sum => add(next),
            Fold::Count(counting) => add(counting.value(next)),
            Fold::Both(counting) => {
                let counted = counting.value(next);
                vec![chain[0] + counted, chain[1] + next - counted]
            }
        }
    }
}

/// Whether the modifier compares dice with each other.
pub(super) fn is_by_place(modifier: &Modifier) -> bool {
    is_pick(&modifier.kind) || matches!(modifier.kind, ModifierKind::Unique { .. })
}

/// Whether the modifier keeps and drops dice by rank.
pub(super) fn is_pick(kind: &ModifierKind) -> bool {
    matches!(kind, ModifierKind::Keep(_) | ModifierKind::KeepAll(_))
}

/// Whether only counting remains.
pub(super) fn counts_next(rest: &[Modifier]) -> bool {
    Counting::of(rest).is_some()
}

/// Whether dice are only kept and dropped before they are counted.
pub(super) fn counts_later(rest: &[Modifier]) -> bool {
    Counting::later(rest).is_some()
}

/// Whether the modifier looks at the individual throws of a chain.
pub(super) fn looks_at_throws(modifier: &Modifier) -> bool {
    !is_by_place(modifier)
        && !matches!(
            modifier.kind,
            ModifierKind::KeepWhere(..) | ModifierKind::Sort { .. } | ModifierKind::Critical(..)
        )
}
