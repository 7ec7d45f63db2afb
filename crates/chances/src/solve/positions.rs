//! The positions of a conflict, numbered in the order in which they are found.

use crate::pieces::Rows;

/// Maximum number of bits in the number of a cell; beyond it, places are found by hashing. Cells take up to 16 MiB.
const MOST: u32 = 22;

/// Distinct places, each with a number.
///
/// As long as there are few combinations of pieces, each has a cell of its own, so a place is found without hashing. The
/// number of its cell is put together from bits: for each index, its piece's number among the pieces found there.
pub(super) struct Positions {
    places: Rows,
    cells: Option<Cells>,
}

struct Cells {
    lanes: Box<[Lane]>,
    /// Counts how often the lanes have moved.
    layout: u32,
    /// The position in each cell, counted from 1; 0 if there is none.
    positions: Vec<u32>,
}

/// The pieces found at one index of all places.
struct Lane {
    /// For each piece, its number here, counted from 1; 0 if it was not found here.
    numbers: Vec<u32>,
    count: u32,
    /// Where the lane is in the number of a cell.
    shift: u32,
    bits: u32,
}

/// The ends of a turn, as the bits that they set in the numbers of cells.
#[derive(Default)]
pub(super) struct Ends {
    /// The layout they were made for.
    layout: u32,
    parts: Vec<u32>,
}

impl Positions {
    pub(super) fn new(width: usize) -> Positions {
        let lanes = (0..width).map(|_| Lane { numbers: Vec::new(), count: 0, shift: 0, bits: 0 }).collect();
        // New `Ends` belong to no layout, since layouts are counted from 1.
        let cells = Cells { lanes, layout: 1, positions: vec![0] };
        Positions { places: Rows::new(width), cells: Some(cells) }
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    pub(super) fn get(&self, number: usize) -> &[u32] {
        self.places.get(number)
    }

    /// Returns the number of a place; an unknown one gets the next number.
    pub(super) fn number(&mut self, place: &[u32]) -> u32 {
        while let Some(cells) = &mut self.cells {
            if let Some(cell) = cells.cell((0..).zip(place)) {
                let position = &mut cells.positions[cell as usize];
                if *position == 0 {
                    *position = self.places.push(place) + 1;
                }
                return *position - 1;
            }
            self.widen();
        }
        self.places.number(place)
    }

    /// Appends to `found` the number of each place that a turn can lead to from `place`: `ends` has the new pieces, one end
    /// after the other, for the indexes in `seen`; those in `unseen` stay. The contents of `place` are lost.
    pub(super) fn after(
        &mut self,
        place: &mut [u32],
        [seen, unseen]: [&[u8]; 2],
        ends: &[u32],
        parts: &mut Ends,
        found: &mut Vec<u32>,
    ) {
        let at = |it: &u8| usize::from(*it);
        let put = |place: &mut [u32], end: &[u32]| {
            seen.iter().zip(end).for_each(|(it, &piece)| place[at(it)] = piece);
        };
        let each = || ends.chunks_exact(seen.len());
        while let Some(cells) = &mut self.cells {
            if parts.layout != cells.layout {
                let all = each().map(|end| cells.cell(seen.iter().map(at).zip(end))).collect();
                let Some(all) = all else {
                    self.widen();
                    continue;
                };
                *parts = Ends { layout: cells.layout, parts: all };
            }
            let Some(kept) = cells.cell(unseen.iter().map(at).map(|it| (it, &place[it]))) else {
                self.widen();
                continue;
            };
            found.extend(parts.parts.iter().enumerate().map(|(n, part)| {
                let position = &mut cells.positions[(kept | part) as usize];
                if *position == 0 {
                    put(place, &ends[n * seen.len()..][..seen.len()]);
                    *position = self.places.push(place) + 1;
                }
                *position - 1
            }));
            return;
        }
        for end in each() {
            put(place, end);
            found.push(self.places.number(place));
        }
    }

    /// Makes room for all pieces in their lanes, or gives up the cells if there would be too many.
    fn widen(&mut self) {
        let Some(mut cells) = self.cells.take() else { return };
        let mut shift = 0;
        for lane in &mut cells.lanes {
            lane.shift = shift;
            lane.bits = lane.count.next_power_of_two().ilog2();
            shift += lane.bits;
        }
        if shift > MOST {
            self.places.index();
            return;
        }
        cells.layout += 1;
        cells.positions = vec![0; 1 << shift];
        for number in 0..self.places.len() {
            if let Some(cell) = cells.cell((0..).zip(self.places.get(number))) {
                cells.positions[cell as usize] = number as u32 + 1;
            }
        }
        self.cells = Some(cells);
    }
}

impl Cells {
    /// The number of the cell of some pieces, each with its index; `None` if a lane is too narrow.
    fn cell<'p>(&mut self, pieces: impl Iterator<Item = (usize, &'p u32)>) -> Option<u32> {
        let mut cell = 0;
        for (at, &piece) in pieces {
            cell |= self.lanes[at].part(piece)?;
        }
        Some(cell)
    }
}

impl Lane {
    /// The part of a cell's number that stands for a piece; `None` if the lane is too narrow for it.
    fn part(&mut self, piece: u32) -> Option<u32> {
        let piece = piece as usize;
        if self.numbers.len() <= piece {
            self.numbers.resize(piece + 1, 0);
        }
        let number = &mut self.numbers[piece];
        if *number == 0 {
            self.count += 1;
            *number = self.count;
        }
        let number = *number - 1;
        (number >> self.bits == 0).then_some(number << self.shift)
    }
}

#[cfg(test)]
mod tests {
    use super::{Ends, Positions};

    /// Finds places that differ in ever more pieces, so that cells are laid out anew again and again.
    fn spread(pieces: u32) -> Positions {
        let mut positions = Positions::new(3);
        for it in 0..pieces {
            let place = [it % 3, 7 * it, it / 2];
            assert_eq!(positions.number(&place), it);
            assert_eq!(positions.number(&place), it);
        }
        positions
    }

    #[test]
    fn a_place_has_one_number_however_many_there_are() {
        for (pieces, has_cells) in [(1000, true), (5000, false)] {
            let mut positions = spread(pieces);
            assert_eq!((positions.cells.is_some(), positions.len()), (has_cells, pieces as usize));
            for it in 0..pieces {
                assert_eq!(positions.get(it as usize), [it % 3, 7 * it, it / 2]);
                assert_eq!(positions.number(&[it % 3, 7 * it, it / 2]), it);
            }
        }
    }

    #[test]
    fn ends_of_a_turn_are_found_with_cells_and_without() {
        for (pieces, has_cells) in [(1000, true), (5000, false)] {
            let mut positions = spread(pieces);
            let (mut parts, ends) = (Ends::default(), [0, 7, 1, 0, 2, 9000]);
            for _ in 0..2 {
                let mut found = Vec::new();
                // The second one is known.
                positions.after(&mut [1, 7, 3], [&[0, 2], &[1]], &ends, &mut parts, &mut found);
                assert_eq!(found, [pieces, 1, pieces + 1]);
            }
            assert_eq!(positions.get(pieces as usize), [0, 7, 7]);
            assert_eq!(positions.get(pieces as usize + 1), [2, 7, 9000]);
            assert_eq!(positions.cells.is_some(), has_cells);
        }
    }
}
