//! Long lists of large items.

use crate::spare;

/// A list that grows without moving its items. It consists of blocks; all but the first are allocated at once, and
/// [left](spare) for the next list.
#[derive(Debug)]
pub(crate) struct Blocks<T: 'static> {
    blocks: Vec<Vec<T>>,
    len: u32,
}

/// Number of items in a block.
const BLOCK: usize = 64;

impl<T> Default for Blocks<T> {
    fn default() -> Blocks<T> {
        Blocks { blocks: Vec::new(), len: 0 }
    }
}

impl<T> Drop for Blocks<T> {
    fn drop(&mut self) {
        for mut block in self.blocks.drain(..).skip(1) {
            block.clear();
            spare::leave(block, Self::BYTES);
        }
    }
}

impl<T> Blocks<T> {
    /// Size of a block.
    const BYTES: usize = BLOCK * size_of::<T>();

    /// Adds an item; returns its index.
    ///
    /// # Panics
    /// If there are more than 2³² items.
    #[inline]
    pub(crate) fn push(&mut self, item: T) -> u32 {
        let at = self.len;
        if (at as usize).is_multiple_of(BLOCK) {
            let block = if at == 0 { None } else { spare::take(Self::BYTES) };
            let room = if at == 0 { 0 } else { BLOCK };
            self.blocks.push(block.unwrap_or_else(|| Vec::with_capacity(room)));
        }
        self.blocks[at as usize / BLOCK].push(item);
        self.len = at.checked_add(1).expect("fewer than four thousand million");
        at
    }

    #[inline]
    pub(crate) fn get(&self, at: u32) -> &T {
        &self.blocks[at as usize / BLOCK][at as usize % BLOCK]
    }
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, Blocks};

    #[test]
    fn items_stay_in_order_across_blocks() {
        let mut list = Blocks::default();
        let all = 0..3 * BLOCK as u32 + 1;
        for item in all.clone() {
            assert_eq!(list.push(item), item);
        }
        assert!(all.into_iter().all(|it| *list.get(it) == it));
    }
}
