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
pub(super) struct Circle {
    /// Index of each position in the current group.
    places: Vec<u32>,
    /// One row for each position: the probabilities of leading to each member of the group, then the value of all other
    /// ends for each side.
    rows: Vec<f64>,
}

const ELSEWHERE: u32 = u32::MAX;
/// In groups that are no larger than this, members are found faster by looking at each.
const FEW: usize = 4;

impl Circle {
    pub(super) fn new(positions: usize) -> Circle {
        Circle { places: vec![ELSEWHERE; positions], rows: Vec::new() }
    }

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
        let places = &mut self.places;
        let is_small = group.len() <= FEW;
        if !is_small {
            (0..).zip(group).for_each(|(place, &at)| places[at as usize] = place);
        }
        let member = |end: u32| {
            if is_small {
                return group.iter().position(|&it| it == end);
            }
            Some(places[end as usize]).filter(|&it| it != ELSEWHERE).map(|it| it as usize)
        };
        let width = group.len() + sides;
        self.rows.clear();
        self.rows.resize(group.len() * width, 0.0);
        for (row, &at) in self.rows.chunks_exact_mut(width).zip(group) {
            let (own, others) = row.split_at_mut(group.len());
            for (end, chance) in map.dice_ends(at as usize) {
                match member(end) {
                    None => {
                        for (sum, value) in others.iter_mut().zip(values.of(end as usize)) {
                            *sum += chance * value;
                        }
                    }
                    Some(place) => own[place] += chance,
                }
            }
        }
        if !is_small {
            group.iter().for_each(|&at| places[at as usize] = ELSEWHERE);
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
