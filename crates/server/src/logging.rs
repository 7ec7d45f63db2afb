//! The server's own log.

use std::io;

use tracing_subscriber::{EnvFilter, filter::LevelFilter};

use crate::LogStyle;

/// Starts logging to standard error. `RUST_LOG` sets the level; the default is suitable for operation. Only the first
/// call has an effect.
pub fn start(style: LogStyle) {
    let filter = EnvFilter::builder().with_default_directive(LevelFilter::INFO.into()).from_env_lossy();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_target(false);
    // Fails if a logger is already installed, which then stays in use.
    let _ = match style {
        LogStyle::Text => log.with_ansi(false).try_init(),
        LogStyle::Json => log.json().flatten_event(true).try_init(),
    };
}
