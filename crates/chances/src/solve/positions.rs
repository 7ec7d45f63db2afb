//! The positions of a conflict, numbered in the order in which they are found.

use crate::pieces::{Place, Rows};

/// Maximum number of bits in the number of a cell; beyond it, places are found by hashing. Cells take up to 32 MiB.
const MOST: u32 = 22;

/// Distinct places, each with a number.
///
/// As long as there are few combinations of pieces, each has a cell of its own, so a place is found without hashing. The
/// number of its cell is put together from bits: for each index, its piece's number among the pieces found there.
pub(super) enum Positions {
    /// Places are the numbers of their cells.
    Cells(Cells),
    /// Places are lists of pieces.
    Rows(Rows),
}

pub(super) struct Cells {
    lanes: Box<[Lane]>,
    /// Counts how often the lanes have moved.
    layout: u32,
    /// The cell of each position.
    cells: Vec<u32>,
    /// The position in each cell, counted from 1; 0 if there is none.
    positions: Vec<u32>,
    /// By the cell without the pieces that a turn does not read: the turn, counted from 1; 0 if it is not known.
    turns: Vec<u32>,
    /// By the first piece of a place: the bits of the pieces that its turn reads; [`UNKNOWN`] until they are needed.
    masks: Vec<u32>,
}

/// Not the bits of any pieces, which are at most [`MOST`].
const UNKNOWN: u32 = u32::MAX;

/// The pieces found at one index of all places.
#[derive(Default)]
struct Lane {
    /// For each piece, its number here, counted from 1; 0 if it was not found here.
    numbers: Vec<u32>,
    /// The piece with each number.
    pieces: Vec<u32>,
    /// The position of the lane in the number of a cell.
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
        let lanes = (0..width).map(|_| Lane::default()).collect();
        // New `Ends` belong to no layout, since layouts are counted from 1.
        Positions::Cells(Cells {
            lanes,
            layout: 1,
            cells: Vec::new(),
            positions: vec![0],
            turns: vec![0],
            masks: Vec::new(),
        })
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Positions::Cells(cells) => cells.cells.len(),
            Positions::Rows(rows) => rows.len(),
        }
    }

    /// The place with a number.
    pub(super) fn get(&self, number: usize) -> Place {
        match self {
            Positions::Cells(cells) => cells.place(cells.cells[number]),
            Positions::Rows(rows) => rows.get(number).to_vec(),
        }
    }

    /// The first piece of a place, which is its rest.
    #[inline]
    pub(super) fn rest(&self, number: usize) -> u32 {
        match self {
            Positions::Cells(cells) => cells.lanes[0].piece(cells.cells[number]),
            Positions::Rows(rows) => rows.get(number)[0],
        }
    }

    /// Returns the number of a place; an unknown one gets the next number.
    pub(super) fn number(&mut self, place: &[u32]) -> u32 {
        loop {
            match self {
                Positions::Cells(cells) => match cells.cell((0..).zip(place)) {
                    Some(cell) => return cells.position(cell),
                    None => self.widen(),
                },
                Positions::Rows(rows) => return rows.number(place),
            }
        }
    }

    /// The turn that [`know_turn`](Positions::know_turn) remembered for a position with the same pieces at the indexes in
    /// `seen`, which depend on the first piece. `None` if there was none, or if cells have moved since.
    #[inline]
    pub(super) fn known_turn(&mut self, number: usize, seen: &[u8]) -> Option<u32> {
        let Positions::Cells(cells) = self else { return None };
        let key = cells.seen(number, seen);
        cells.turns[key as usize].checked_sub(1)
    }

    /// Remembers the turn at a position, which reads the pieces at the indexes in `seen`.
    pub(super) fn know_turn(&mut self, number: usize, seen: &[u8], turn: u32) {
        if let Positions::Cells(cells) = self {
            let key = cells.seen(number, seen);
            cells.turns[key as usize] = turn + 1;
        }
    }

    /// Appends to `found` the number of each place that a turn can lead to from a position: `ends` has the new pieces, one end
    /// after the other, for the indexes in `seen`.
    pub(super) fn after(
        &mut self,
        number: usize,
        seen: &[u8],
        ends: &[u32],
        parts: &mut Ends,
        found: &mut Vec<u32>,
    ) {
        let at = |it: &u8| usize::from(*it);
        loop {
            match self {
                Positions::Cells(cells) => {
                    if parts.layout != cells.layout {
                        let each = ends.chunks_exact(seen.len());
                        let all = each.map(|end| cells.cell(seen.iter().map(at).zip(end))).collect();
                        let Some(all) = all else {
                            self.widen();
                            continue;
                        };
                        *parts = Ends { layout: cells.layout, parts: all };
                    }
                    let kept = cells.cells[number] ^ cells.seen(number, seen);
                    found.extend(parts.parts.iter().map(|part| cells.position(kept | part)));
                }
                Positions::Rows(rows) => {
                    let mut place = rows.get(number).to_vec();
                    found.extend(ends.chunks_exact(seen.len()).map(|end| {
                        seen.iter().zip(end).for_each(|(it, &piece)| place[at(it)] = piece);
                        rows.number(&place)
                    }));
                }
            }
            return;
        }
    }

    /// Makes room for all pieces in their lanes, or gives up the cells if there would be too many.
    fn widen(&mut self) {
        let Positions::Cells(cells) = self else { return };
        let before: Vec<(u32, u32)> = cells.lanes.iter().map(|it| (it.shift, it.bits)).collect();
        let mut shift = 0;
        for lane in &mut cells.lanes {
            lane.shift = shift;
            lane.bits = lane.pieces.len().next_power_of_two().ilog2();
            shift += lane.bits;
        }
        // For each lane, the number that a cell had there.
        let numbers = |cell: u32| before.iter().map(move |(shift, bits)| cell >> shift & ((1 << bits) - 1));
        if shift > MOST {
            let mut rows = Rows::new(before.len());
            for &cell in &cells.cells {
                let piece = |(lane, number): (&Lane, u32)| lane.pieces[number as usize];
                rows.push(&cells.lanes.iter().zip(numbers(cell)).map(piece).collect::<Place>());
            }
            rows.index();
            *self = Positions::Rows(rows);
            return;
        }
        cells.layout += 1;
        cells.positions = vec![0; 1 << shift];
        cells.turns = vec![0; 1 << shift];
        cells.masks.clear();
        for (position, cell) in (1..).zip(&mut cells.cells) {
            let moved = cells.lanes.iter().zip(numbers(*cell)).map(|(lane, number)| number << lane.shift);
            *cell = moved.fold(0, |cell, part| cell | part);
            cells.positions[*cell as usize] = position;
        }
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

    /// The part of a position's cell for the pieces at the indexes in `seen`, which depend on its first piece.
    #[inline]
    fn seen(&mut self, number: usize, seen: &[u8]) -> u32 {
        let cell = self.cells[number];
        let first = self.lanes[0].piece(cell) as usize;
        match self.masks.get(first) {
            Some(&mask) if mask != UNKNOWN => cell & mask,
            _ => cell & self.know_mask(first, seen),
        }
    }

    #[cold]
    fn know_mask(&mut self, first: usize, seen: &[u8]) -> u32 {
        let mask = seen.iter().fold(0, |mask, it| {
            let Lane { shift, bits, .. } = self.lanes[usize::from(*it)];
            mask | ((1 << bits) - 1) << shift
        });
        if self.masks.len() <= first {
            self.masks.resize(first + 1, UNKNOWN);
        }
        self.masks[first] = mask;
        mask
    }

    fn place(&self, cell: u32) -> Place {
        self.lanes.iter().map(|it| it.piece(cell)).collect()
    }

    /// The position in a cell; if there is none, it gets the next one.
    #[inline]
    fn position(&mut self, cell: u32) -> u32 {
        let position = &mut self.positions[cell as usize];
        if *position == 0 {
            self.cells.push(cell);
            *position = u32::try_from(self.cells.len()).expect("fewer than four thousand million positions");
        }
        *position - 1
    }
}

impl Lane {
    /// The bits of a cell's number for a piece; `None` if the lane is too narrow for it.
    fn part(&mut self, piece: u32) -> Option<u32> {
        let at = piece as usize;
        if self.numbers.len() <= at {
            self.numbers.resize(at + 1, 0);
        }
        let number = &mut self.numbers[at];
        if *number == 0 {
            self.pieces.push(piece);
            *number = self.pieces.len() as u32;
        }
        let number = *number - 1;
        (number >> self.bits == 0).then_some(number << self.shift)
    }

    /// The piece in a cell.
    #[inline]
    fn piece(&self, cell: u32) -> u32 {
        self.pieces[(cell >> self.shift & ((1 << self.bits) - 1)) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::{Ends, Positions};

    /// Creates places that differ in ever more pieces, so that cells are laid out repeatedly.
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
            assert_eq!(
                (matches!(positions, Positions::Cells(_)), positions.len()),
                (has_cells, pieces as usize)
            );
            for it in 0..pieces {
                assert_eq!(positions.get(it as usize), [it % 3, 7 * it, it / 2]);
                assert_eq!(positions.rest(it as usize), it % 3);
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
                positions.after(1, &[0, 2], &ends, &mut parts, &mut found);
                assert_eq!(found, [pieces, 1, pieces + 1]);
            }
            assert_eq!(positions.get(pieces as usize), [0, 7, 7]);
            assert_eq!(positions.get(pieces as usize + 1), [2, 7, 9000]);
            assert_eq!(matches!(positions, Positions::Cells(_)), has_cells);
        }
    }

    #[test]
    fn a_turn_is_known_wherever_it_reads_the_same() {
        let mut positions = spread(8);
        let [same, other] = [[1, 7, 3], [0, 7, 0]].map(|it| positions.number(&it) as usize);
        positions.know_turn(1, &[0, 1], 5);
        let known = |positions: &mut Positions| [1, same, other].map(|it| positions.known_turn(it, &[0, 1]));
        assert_eq!(known(&mut positions), [Some(5), Some(5), None]);
        // New pieces move the cells.
        for it in 100..200 {
            positions.number(&[it, it, it]);
        }
        assert_eq!(known(&mut positions), [None; 3]);
    }
}
