//! Solves groups of positions that lead to one another.

use schwung_play::Fights;

use super::{
    Values,
    order::Groups,
    turns::{Map, Ways},
};

/// Maximum number of positions that are solved at once; the effort grows with the third power.
const MOST: usize = 24;
/// Maximum number of members and sides together.
const WIDEST: usize = 32;
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
        groups: &Groups,
        group: &[u32],
        sides: usize,
        values: &mut Values,
    ) -> bool {
        let decided =
            |&at: &u32| matches!(map.turn_at(at as usize).map(|it| &it.ways), Some(Ways::Chances(_)));
        let width = group.len() + sides;
        if group.len() > MOST || width > WIDEST || !group.iter().all(decided) {
            return false;
        }
        self.rows.clear();
        self.rows.resize(group.len() * width, 0.0);
        for (row, &at) in self.rows.chunks_exact_mut(width).zip(group) {
            let (own, others) = row.split_at_mut(group.len());
            let ends = map.dice_ends(at as usize);
            let place = |end| groups.place(group, end);
            match others {
                // Sums in variables of their own stay in registers.
                [one, two] => {
                    let mut sums = [0.0; 2];
                    sum_up(ends, place, own, &mut sums, values);
                    [*one, *two] = sums;
                }
                others => sum_up(ends, place, own, others, values),
            }
        }
        let solved = match (group.len(), width) {
            // Most groups of conflicts between two sides are of these sizes; knowing them unrolls the loops.
            (1, 3) => self.eliminate(1, 3),
            (2, 4) => self.eliminate(2, 4),
            (4, 6) => self.eliminate(4, 6),
            (count, width) => self.eliminate(count, width),
        };
        if !solved {
            return false;
        }
        for (row, &at) in self.rows.chunks_exact(width).zip(group) {
            values.set(at as usize, &row[group.len()..]);
        }
        true
    }

    /// Gaussian elimination. Returns `false` if a cycle may be endless.
    #[inline(always)]
    fn eliminate(&mut self, count: usize, width: usize) -> bool {
        let rows = &mut self.rows[..count * width];
        // A copy on the stack is known not to overlap with the other rows, so these are computed several entries at a time.
        let mut pivot = [0.0; WIDEST];
        let pivot = &mut pivot[..width];
        for at in 0..count {
            let row = &mut rows[at * width..][..width];
            let leaves = 1.0 - row[at];
            if leaves < NEVER {
                return false;
            }
            row[at] = 0.0;
            row.iter_mut().for_each(|it| *it /= leaves);
            pivot.copy_from_slice(row);
            for (n, row) in rows.chunks_exact_mut(width).enumerate() {
                let often = row[at];
                if n != at && often != 0.0 {
                    row[at] = 0.0;
                    row.iter_mut().zip(&*pivot).for_each(|(to, from)| *to += often * from);
                }
            }
        }
        true
    }
}

/// Adds up the ends of a turn: the probabilities of those that have a `place` in the group to `own`, and the values of all
/// others to `others`.
#[inline(always)]
fn sum_up(
    ends: impl Iterator<Item = (u32, f64)>,
    place: impl Fn(u32) -> Option<usize>,
    own: &mut [f64],
    others: &mut [f64],
    values: &Values,
) {
    for (end, chance) in ends {
        match place(end) {
            None => values.add_to(others, end as usize, chance),
            Some(place) => own[place] += chance,
        }
    }
}
