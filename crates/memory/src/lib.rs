//! Gives memory that is no longer used back to the operating system.
//!
//! The allocator of glibc keeps what was freed, in case it is needed again: two thousand sockets that were closed still
//! take 50 MB. Allocators of other systems give it back by themselves; of the 69 MB that the same sockets take with that of
//! musl, in static binaries, 2 MB are left.
//!
//! ```
//! let sockets: Vec<Vec<u8>> = (0..2_000).map(|_| vec![0; 16 * 1024]).collect();
//! drop(sockets);
//! // What they took is not needed again soon.
//! schwung_memory::give_back();
//! ```

#![deny(missing_docs)]

/// Gives back what the allocator keeps without need. It can take some milliseconds, in which other threads may have to
/// wait for memory.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[expect(unsafe_code, reason = "there is no safe way to ask the allocator")]
    {
        // SAFETY: the function may be called at any time from any thread: it locks each arena before it looks at it, and
        // releases only pages in which nothing is allocated.
        unsafe { libc::malloc_trim(0) };
    }
}

#[cfg(test)]
#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod tests {
    use std::fs;

    /// Resident memory in kB.
    fn resident() -> u64 {
        let status = fs::read_to_string("/proc/self/status").expect("a status");
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:")).expect("a size");
        line.split_whitespace().next().and_then(|it| it.parse().ok()).expect("a number")
    }

    #[test]
    fn what_was_freed_between_things_that_stay_is_given_back() {
        const COUNT: usize = 4_000;
        let mut all: Vec<Option<Box<[u8]>>> = Vec::new();
        for n in 0..COUNT * 2 {
            let size = if n % 2 == 0 { 16 * 1024 } else { 64 };
            all.push(Some(vec![1; size].into_boxed_slice()));
        }
        for it in all.iter_mut().step_by(2) {
            *it = None;
        }
        let kept = resident();
        super::give_back();
        let left = resident();
        assert!(all.iter().flatten().all(|it| it[63] == 1));
        let freed = COUNT as u64 * 8;
        assert!(kept > left + freed, "{kept} kB, then {left} kB");
    }
}
