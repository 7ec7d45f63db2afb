//! The memory of the program: its allocator, and how unused memory is returned to the operating system.
//!
//! Views, their differences and messages are made of many small pieces, and the tables of a server lie in far more memory than
//! its processor has at hand. With mimalloc, a command takes a seventh less processor time than with the allocator of
//! glibc.
//!
//! It keeps for each thread what was freed by another one until that thread looks. Two thousand sockets that were closed would
//! still take 30 MB, so [`give_back`] asks all threads that call [`give_back_own`] before they wait.
//!
//! ```
//! let sockets: Vec<Vec<u8>> = (0..2_000).map(|_| vec![0; 16 * 1024]).collect();
//! drop(sockets);
//! // What they took is not needed again soon.
//! schwung_memory::give_back();
//! ```

#![deny(missing_docs)]

use std::{
    cell::Cell,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How often [`give_back`] was called.
static ASKED: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// How often it had been called when this thread last gave back.
    static DONE: Cell<u64> = const { Cell::new(0) };
}

/// Gives back what the calling thread keeps without need, and asks all other threads to do so in [`give_back_own`]. It can take
/// some milliseconds.
pub fn give_back() {
    ASKED.fetch_add(1, Relaxed);
    give_back_own();
}

/// Gives back what the calling thread keeps without need, if that was asked for since it last did. Threads that stay should
/// call it before they wait.
pub fn give_back_own() {
    let asked = ASKED.load(Relaxed);
    if DONE.replace(asked) == asked {
        return;
    }
    // SAFETY: the function may be called at any time from any thread: it looks only at pages of the calling thread and of none,
    // and releases only those in which nothing is allocated.
    #[expect(unsafe_code, reason = "there is no safe way to ask the allocator")]
    unsafe {
        libmimalloc_sys::mi_collect(true);
    }
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use std::{
        fs,
        sync::{Mutex, MutexGuard, PoisonError, mpsc},
        thread,
    };

    use super::*;

    /// Number of large pieces, each of 16 kB.
    const COUNT: usize = 4_000;

    /// One test at a time, since all look at the memory of the process.
    fn alone() -> MutexGuard<'static, ()> {
        static ALONE: Mutex<()> = Mutex::new(());
        ALONE.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Resident memory in kB.
    fn resident() -> u64 {
        let status = fs::read_to_string("/proc/self/status").expect("a status");
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:")).expect("a size");
        line.split_whitespace().next().and_then(|it| it.parse().ok()).expect("a number")
    }

    /// Asserts that at least half of the large pieces went between these sizes.
    fn assert_freed(kept: u64, left: u64) {
        assert!(kept > left + COUNT as u64 * 8, "{kept} kB, then {left} kB");
    }

    fn large() -> Box<[u8]> {
        vec![1; 16 * 1024].into_boxed_slice()
    }

    #[test]
    fn what_was_freed_between_things_that_stay_is_given_back() {
        let _alone = alone();
        let small = || vec![1; 64].into_boxed_slice();
        let mut all: Vec<_> = (0..COUNT).map(|_| (Some(large()), small())).collect();
        for (large, _) in &mut all {
            *large = None;
        }
        let kept = resident();
        give_back();
        assert_freed(kept, resident());
        assert!(all.iter().all(|it| it.1[63] == 1));
    }

    #[test]
    fn what_another_thread_freed_is_given_back_by_the_thread_that_waits() {
        let _alone = alone();
        let (send, receive) = mpsc::channel::<Vec<Box<[u8]>>>();
        let (go_on, wait) = mpsc::channel::<()>();
        let owner = thread::spawn(move || {
            let mut all: Vec<_> = (0..COUNT).map(|_| large()).collect();
            // With a piece that this thread frees, the pages are its own again.
            let mut each = 0..;
            all.retain(|_| each.next().is_some_and(|it| it % 8 != 0));
            send.send(all).expect("somebody receives");
            wait.recv().expect("a sign");
            let kept = resident();
            give_back_own();
            (kept, resident())
        });
        drop(receive.recv().expect("pieces"));
        give_back();
        go_on.send(()).expect("somebody waits");
        let (kept, left) = owner.join().expect("no panic");
        assert_freed(kept, left);
    }
}
