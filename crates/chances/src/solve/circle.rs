//! Solves groups of positions that lead to one another.

use schwung_play::Fights;

use super::{
    Values,
    turns::{Map, Ways},
};

/// Maximum number of positions that are solved at once; the effort grows with the third power.
const MOST: usize = 24;
/// A cycle that is left with a lower probability than this counts as endless.
const NEVER: f64 = 1e-9;

/// Solves groups of positions in which only dice decide, as a system of linear equations: the chances at a position
/// depend on those at the ends of its turn, some of which belong to the same group.
#[derive(Default)]
pub(super) struct Circle {
    /// One row for each position: the probabilities of leading to each member of the group, then the value of all other
    /// ends for each side.
    rows: Vec<f64>,
}

impl Circle {
    /// Computes the chances of a group. Returns `false` if it cannot be solved as equations.
    pub(super) fn solve<S: Fights>(
        &mut self,
        map: &Map<'_, S>,
        group: &[u32],
        sides: usize,
        values: &mut Values,
    ) -> bool {
        let decided =
            |&at: &u32| matches!(map.turn_at(at as usize).map(|it| &it.ways), Some(Ways::Chances(_)));
        if group.len() > MOST || !group.iter().all(decided) {
            return false;
        }
        let width = group.len() + sides;
        self.rows.clear();
        self.rows.resize(group.len() * width, 0.0);
        for (row, &at) in self.rows.chunks_exact_mut(width).zip(group) {
            let (own, others) = row.split_at_mut(group.len());
            for (end, chance) in map.dice_ends(at as usize) {
                match group.iter().position(|&it| it == end) {
                    None => {
                        for (sum, value) in others.iter_mut().zip(values.of(end as usize)) {
                            *sum += chance * value;
                        }
                    }
                    Some(place) => own[place] += chance,
                }
            }
        }
        if !self.eliminate(group.len(), width) {
            return false;
        }
        for (row, &at) in self.rows.chunks_exact(width).zip(group) {
            values.improve(at as usize, &row[group.len()..]);
        }
        true
    }

    /// Gaussian elimination. Returns `false` if a cycle may be endless.
    fn eliminate(&mut self, count: usize, width: usize) -> bool {
        for at in 0..count {
            let (before, rest) = self.rows.split_at_mut(at * width);
            let (row, after) = rest.split_at_mut(width);
            let leaves = 1.0 - row[at];
            if leaves < NEVER {
                return false;
            }
            row[at] = 0.0;
            row.iter_mut().for_each(|it| *it /= leaves);
            for other in before.chunks_exact_mut(width).chain(after.chunks_exact_mut(width)) {
                let often = other[at];
                if often != 0.0 {
                    other[at] = 0.0;
                    other.iter_mut().zip(&*row).for_each(|(to, from)| *to += often * from);
                }
            }
        }
        true
    }
}
