//! What processes use.

#![cfg(target_os = "linux")]

use schwung_trial::program::used;

#[test]
fn a_process_has_used_something() {
    let used = used("self").expect("figures");
    assert!(used.memory > 0.5 && used.peak >= used.memory, "{used:?}");
}
