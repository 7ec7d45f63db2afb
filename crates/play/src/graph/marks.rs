//! Marks, by their numbers.

use std::{cell::OnceCell, ops::Deref, rc::Rc};

use crate::spare;

/// Marks, numbered from 0. Each can be kept while others are added, since none of them moves. Large blocks are
/// [left](spare) for the next marks.
pub(super) struct Marks<M: 'static> {
    blocks: Vec<Rc<[OnceCell<M>]>>,
    len: usize,
}

/// Number of marks in the first block: enough for a turn in which only dice decide.
const FIRST: usize = 16;
/// Number of marks in each of the others.
const BLOCK: usize = 64;

/// A mark that is kept.
pub(super) struct Kept<M: 'static> {
    block: Rc<[OnceCell<M>]>,
    at: usize,
}

impl<M> Default for Marks<M> {
    fn default() -> Marks<M> {
        Marks { blocks: Vec::new(), len: 0 }
    }
}

impl<M> Deref for Kept<M> {
    type Target = M;

    #[inline]
    fn deref(&self) -> &M {
        of(&self.block, self.at)
    }
}

/// The block of a mark, and its index there.
#[inline]
fn place(at: usize) -> (usize, usize) {
    let at = at + BLOCK - FIRST;
    if at < BLOCK { (0, at + FIRST - BLOCK) } else { (at / BLOCK, at % BLOCK) }
}

#[inline]
fn of<M>(block: &[OnceCell<M>], at: usize) -> &M {
    block[at].get().expect("there is a mark with this number")
}

impl<M> Drop for Marks<M> {
    fn drop(&mut self) {
        for mut block in self.blocks.drain(..).skip(1) {
            if let Some(cells) = Rc::get_mut(&mut block) {
                cells.iter_mut().for_each(|it| *it = OnceCell::new());
                spare::leave(block, Self::BYTES);
            }
        }
    }
}

impl<M> Marks<M> {
    /// Size of a large block.
    const BYTES: usize = BLOCK * size_of::<M>();

    /// The number of marks.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Adds a mark, with the next number.
    #[inline]
    pub(super) fn push(&mut self, mark: M) {
        let number = self.len;
        let (block, at) = place(number);
        if block == self.blocks.len() {
            let size = if block == 0 { FIRST } else { BLOCK };
            let spare = if block == 0 { None } else { spare::take(Self::BYTES) };
            self.blocks.push(spare.unwrap_or_else(|| (0..size).map(|_| OnceCell::new()).collect()));
        }
        self.blocks[block][at].get_or_init(|| mark);
        self.len += 1;
    }

    #[inline]
    pub(super) fn get(&self, number: usize) -> &M {
        let (block, at) = place(number);
        of(&self.blocks[block], at)
    }

    #[inline]
    pub(super) fn keep(&self, number: usize) -> Kept<M> {
        let (block, at) = place(number);
        Kept { block: Rc::clone(&self.blocks[block]), at }
    }
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, FIRST, Marks};

    #[test]
    fn marks_keep_their_numbers_across_blocks() {
        let mut marks = Marks::default();
        marks.push(0);
        let kept = marks.keep(0);
        let all = FIRST + 3 * BLOCK + 1;
        for number in 1..all {
            assert_eq!(marks.len(), number);
            marks.push(number);
        }
        assert!((0..all).all(|it| *marks.get(it) == it && *marks.keep(it) == it));
        assert_eq!(*kept, 0);
    }
}
