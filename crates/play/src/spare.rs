//! Memory that finished graphs leave for the next ones on the same thread, so that the system need not hand it out anew:
//! that would take a sixth of the time for large graphs.

use std::{
    any::{Any, TypeId},
    cell::RefCell,
};

/// Maximum number of bytes that are kept on a thread.
const MOST: usize = 4 << 20;

/// Blocks of memory by their type.
#[derive(Default)]
struct Spare {
    /// The blocks of each type `B`, as a `Vec<B>`.
    kinds: Vec<(TypeId, Box<dyn Any>)>,
    bytes: usize,
}

thread_local! {
    static SPARE: RefCell<Spare> = RefCell::default();
}

/// A block that was left on this thread. `bytes` is its size.
pub(crate) fn take<B: 'static>(bytes: usize) -> Option<B> {
    let taken = SPARE.try_with(|spare| {
        let mut spare = spare.borrow_mut();
        let block = spare.blocks::<B>()?.pop()?;
        spare.bytes -= bytes;
        Some(block)
    });
    taken.ok().flatten()
}

/// Keeps a block for later, unless there are many already. All blocks of a type have the same size in `bytes`, and contain
/// nothing of their own.
pub(crate) fn leave<B: 'static>(block: B, bytes: usize) {
    // At the end of a thread, its spare memory may be gone before its graphs. Blocks are dropped then, like those beyond the
    // limit.
    let _ = SPARE.try_with(|spare| {
        let mut spare = spare.borrow_mut();
        if spare.bytes + bytes > MOST {
            return;
        }
        spare.bytes += bytes;
        match spare.blocks::<B>() {
            Some(blocks) => blocks.push(block),
            None => spare.kinds.push((TypeId::of::<B>(), Box::new(vec![block]))),
        }
    });
}

impl Spare {
    fn blocks<B: 'static>(&mut self) -> Option<&mut Vec<B>> {
        let kind = self.kinds.iter_mut().find(|it| it.0 == TypeId::of::<B>())?;
        kind.1.downcast_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, leave, take};

    #[test]
    fn blocks_come_back_by_type_and_not_beyond_the_limit() {
        let size = MOST / 2;
        assert_eq!(take::<Vec<u8>>(size), None);
        for number in 0..3u8 {
            leave(vec![number; 1], size);
        }
        assert_eq!(take::<Vec<u16>>(size), None);
        assert_eq!(take::<Vec<u8>>(size), Some(vec![1]));
        assert_eq!(take::<Vec<u8>>(size), Some(vec![0]));
        assert_eq!(take::<Vec<u8>>(size), None);
    }
}
