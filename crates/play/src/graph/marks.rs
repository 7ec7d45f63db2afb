//! Marks, by their numbers.

use std::{cell::OnceCell, ops::Deref, rc::Rc};

/// Marks, numbered from 0. Each can be kept while others are added, since none of them moves.
pub(super) struct Marks<M> {
    blocks: Vec<Rc<[OnceCell<M>]>>,
    len: usize,
}

/// Number of marks in the first block: enough for a turn in which only dice decide.
const FIRST: usize = 16;
/// Number of marks in each of the others.
const BLOCK: usize = 64;

/// A mark that is kept.
pub(super) struct Kept<M> {
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

impl<M> Marks<M> {
    /// Adds a mark; returns its number.
    #[inline]
    pub(super) fn push(&mut self, mark: M) -> usize {
        let number = self.len;
        let (block, at) = place(number);
        if block == self.blocks.len() {
            let size = if block == 0 { FIRST } else { BLOCK };
            self.blocks.push((0..size).map(|_| OnceCell::new()).collect());
        }
        self.blocks[block][at].get_or_init(|| mark);
        self.len += 1;
        number
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
        assert_eq!(marks.push(0), 0);
        let kept = marks.keep(0);
        let all = FIRST + 3 * BLOCK + 1;
        for number in 1..all {
            assert_eq!(marks.push(number), number);
        }
        assert!((0..all).all(|it| *marks.get(it) == it && *marks.keep(it) == it));
        assert_eq!(*kept, 0);
    }
}
