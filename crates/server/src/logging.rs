//! The server's own log.

use std::io;

use tracing_subscriber::{EnvFilter, filter::LevelFilter};

use crate::LogStyle;

/// Begins to log to standard error. `RUST_LOG` says how much; without it, all that is of interest in keeping a
/// server. Only the first call counts.
pub fn start(style: LogStyle) {
    let filter = EnvFilter::builder().with_default_directive(LevelFilter::INFO.into()).from_env_lossy();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_target(false);
    // It fails if somebody logs already, and then that goes on.
    let _ = match style {
        LogStyle::Text => log.with_ansi(false).try_init(),
        LogStyle::Json => log.json().flatten_event(true).try_init(),
    };
}
