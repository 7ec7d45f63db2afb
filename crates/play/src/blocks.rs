//! Long lists of large items.

/// A list that grows without moving its items: it consists of blocks, all of which but the first are allocated at once.
#[derive(Debug)]
pub(crate) struct Blocks<T> {
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

impl<T> Blocks<T> {
    /// Adds an item; returns its index.
    ///
    /// # Panics
    /// If there are more than 2³² items.
    #[inline]
    pub(crate) fn push(&mut self, item: T) -> u32 {
        let at = self.len;
        if (at as usize).is_multiple_of(BLOCK) {
            self.blocks.push(if at == 0 { Vec::new() } else { Vec::with_capacity(BLOCK) });
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
