//! Dice of which some are kept, as the walks through sorted dice take them.

use super::{spread::push, stop::Stop, weight::Weight};

/// A face of dice of one kind.
#[derive(Clone, PartialEq)]
pub(super) struct Face<W> {
    /// The value by which dice are sorted.
    pub(super) key: i64,
    /// The total number of ways to show it.
    pub(super) ways: W,
    /// What it contributes to the sum if it is kept: values in ascending order, with numbers of ways that add up to
    /// `ways`.
    pub(super) gives: Vec<(i64, W)>,
}

/// Which of the sorted dice are kept.
#[derive(Clone, PartialEq)]
pub(super) struct Kept {
    /// Whether the die of each rank is kept, from the lowest to the highest.
    pub(super) places: Vec<bool>,
    /// Whether all dice must show distinct faces.
    pub(super) is_distinct: bool,
}

impl Kept {
    pub(super) fn all(count: u32) -> Kept {
        Kept { places: vec![true; count as usize], is_distinct: false }
    }

    pub(super) fn are_all(&self) -> bool {
        !self.is_distinct && self.places.iter().all(|&it| it)
    }
}

/// Dice of one kind, and which of them are kept.
#[derive(Clone)]
pub(super) struct Plan<W> {
    pub(super) count: u32,
    /// Ascending by key.
    pub(super) faces: Vec<Face<W>>,
    /// The total number of ways of one die.
    pub(super) total: W,
    pub(super) kept: Kept,
}

/// The binomial coefficients of `of` over 0, 1, … `most`.
pub(super) fn row<W: Weight>(of: usize, most: usize) -> Result<Vec<W>, Stop> {
    let mut row = Vec::with_capacity(most + 1);
    row.push(W::of(1));
    for n in 0..most {
        let next =
            if n < of { row[n].times(&W::of((of - n) as u64))?.over(&W::of(n as u64 + 1)) } else { W::of(0) };
        row.push(next);
    }
    Ok(row)
}

/// Returns the direction of the walk and the rank from which on nothing is kept. The walk starts at the end that lets
/// it stop earlier; for the other direction `places` is reversed.
pub(super) fn direction(places: &mut [bool]) -> (bool, usize) {
    let low = places.iter().take_while(|it| !**it).count();
    let high = places.iter().rev().take_while(|it| !**it).count();
    let is_down = low >= high;
    if is_down {
        places.reverse();
    }
    (is_down, places.len() - low.max(high))
}

/// Merges several lists of ways.
pub(super) fn added<W: Weight>(mut lists: Vec<Vec<(i64, W)>>) -> Vec<(i64, W)> {
    if lists.len() == 1 {
        return lists.pop().unwrap_or_default();
    }
    let mut all: Vec<(i64, W)> = lists.into_iter().flatten().collect();
    all.sort_by_key(|it| it.0);
    let mut ways = Vec::with_capacity(all.len());
    all.into_iter().for_each(|(at, weight)| push(&mut ways, at, weight));
    ways
}
