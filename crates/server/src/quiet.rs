//! Work in the background that must not slow down tables that are being played.

use std::thread;

use tokio::sync::oneshot;

/// Runs `work` on a thread of its own that yields to all others. `None` if it panics or no thread can be started.
pub async fn run<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (tell, told) = oneshot::channel();
    let quietly = move || {
        yield_to_others();
        // Nobody may be waiting any more.
        let _ = tell.send(work());
        // A long file takes many times its size while it is read.
        schwung_memory::give_back();
    };
    thread::Builder::new().name("import".to_owned()).spawn(quietly).ok()?;
    told.await.ok()
}

/// Gives this thread the lowest priority. On other systems than Linux, priorities are those of processes.
fn yield_to_others() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, LOWEST);
}

/// The lowest priority of a thread.
#[cfg(target_os = "linux")]
pub const LOWEST: i32 = 19;
