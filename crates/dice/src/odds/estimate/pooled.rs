//! Dice of one kind, as the estimate of the walk through sorted dice takes them.

use super::shape::Shape;
use crate::{ModifierKind, Pick};

/// Dice of one kind, as the walk through sorted dice treats them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pooled {
    pub(super) count: u32,
    /// What one die contributes if it is kept.
    pub(super) gives: Shape,
    /// The number of distinct values by which they are sorted.
    pub(super) keys: f64,
    /// The number of distinct contributions of a die for one such value.
    pub(super) each: f64,
    /// Whether they contribute the value by which they are sorted, in equal steps.
    pub(super) is_plain: bool,
    /// The range of ranks that are kept.
    pub(super) kept: (u32, u32),
    pub(super) is_distinct: bool,
}

impl Pooled {
    /// A total of a group, multiplied by the scale. If successes are counted, it contributes −1, 0 or 1.
    pub(super) fn total(of: Shape, scale: f64, counts: bool) -> Pooled {
        // A total dropped by a condition contributes 0.
        let (low, high) = (of.low.min(0.0) * scale, of.high.max(0.0) * scale);
        let gives = Shape { len: of.len + 1.0, low, high, scale: 1.0, log: of.log };
        let gives = if counts { Shape { low: -1.0, high: 1.0, ..gives } } else { gives };
        Pooled { count: 1, gives, keys: of.len, each: 1.0, is_plain: false, kept: (0, 1), is_distinct: false }
    }
}

/// The range of ranks that remains after another pick; the kept dice are always consecutive.
pub(super) fn picked((from, to): (u32, u32), kind: &ModifierKind) -> (u32, u32) {
    let range = |pick: &Pick| {
        let kept = pick.kept((to - from) as usize);
        // Ranks are less than the number of dice, so they fit.
        #[allow(clippy::cast_possible_truncation)]
        (from + kept.start as u32, from + kept.end as u32)
    };
    let both = |a: (u32, u32), b: (u32, u32)| (a.0.max(b.0), a.1.min(b.1).max(a.0.max(b.0)));
    match kind {
        ModifierKind::Keep(pick) => range(pick),
        ModifierKind::KeepAll(picks) => picks.iter().map(range).fold((from, to), both),
        _ => (from, to),
    }
}
