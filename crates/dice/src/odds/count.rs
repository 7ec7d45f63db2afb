//! What modifiers look at, and how successes are counted.

use crate::{Condition, Modifier, ModifierKind};

/// Successes, and failures that take some away.
pub(super) struct Counting<'c> {
    success: Vec<&'c Condition>,
    failure: Vec<&'c Condition>,
}

impl<'c> Counting<'c> {
    /// If between here and the counting dice are only kept and dropped.
    pub(super) fn later(rest: &'c [Modifier]) -> Option<Counting<'c>> {
        let sees_chains = |it: &Modifier| is_by_place(it) || matches!(it.kind, ModifierKind::KeepWhere(..));
        let first = rest.iter().position(|it| matches!(it.kind, ModifierKind::Success(_)))?;
        let others =
            |it: &Modifier| matches!(it.kind, ModifierKind::Sort { .. } | ModifierKind::Critical(..));
        rest[..first].iter().all(|it| sees_chains(it) || others(it)).then(|| Counting::of(&rest[first..]))?
    }

    /// If nothing else is left to do.
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

/// What of the throws of a chain must be remembered.
pub(super) enum Fold<'c> {
    Throws,
    Sum,
    Count(Counting<'c>),
    /// What they count, and what that lacks to their sum.
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

/// Does it see how dice stand to each other?
pub(super) fn is_by_place(modifier: &Modifier) -> bool {
    is_pick(&modifier.kind) || matches!(modifier.kind, ModifierKind::Unique { .. })
}

/// Does it keep and drop by place?
pub(super) fn is_pick(kind: &ModifierKind) -> bool {
    matches!(kind, ModifierKind::Keep(_) | ModifierKind::KeepAll(_))
}

/// Is nothing but counting left to do?
pub(super) fn counts_next(rest: &[Modifier]) -> bool {
    Counting::of(rest).is_some()
}

/// Are dice only kept and dropped before they are counted?
pub(super) fn counts_later(rest: &[Modifier]) -> bool {
    Counting::later(rest).is_some()
}

/// Does it see the single throws of a chain?
pub(super) fn looks_at_throws(modifier: &Modifier) -> bool {
    !is_by_place(modifier)
        && !matches!(
            modifier.kind,
            ModifierKind::KeepWhere(..) | ModifierKind::Sort { .. } | ModifierKind::Critical(..)
        )
}
