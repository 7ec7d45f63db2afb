//! Work in the background.

use schwung_server::internal::{LOWEST_PRIORITY, run_quietly as run};

#[tokio::test]
#[cfg(target_os = "linux")]
async fn other_threads_come_first() {
    let priority = || rustix::process::getpriority_process(None).expect("a priority");
    let before = priority();
    assert_eq!(run(priority).await, Some(LOWEST_PRIORITY));
    assert_eq!(priority(), before, "only that thread's");
}

#[tokio::test]
async fn a_panic_is_no_answer() {
    assert_eq!(run(|| assert!(std::hint::black_box(false))).await, None);
}
