//! The server's own log.

use std::{
    env,
    io::{self, Write},
};

use tracing_subscriber::{
    filter::{LevelFilter, Targets},
    layer::SubscriberExt as _,
    util::SubscriberInitExt as _,
};

use crate::LogStyle;

/// Starts logging to standard error. `RUST_LOG` sets the levels, such as `warn,schwung_server=debug`; the default is suitable
/// for operation. `node` names this server in each line, if it is one of several. Only the first call has an effect.
pub fn start(style: LogStyle, node: Option<&str>) {
    let wanted = env::var("RUST_LOG").ok().and_then(|it| it.parse().ok());
    let levels = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let prefix = match (style, node) {
        (_, None) => String::new(),
        (LogStyle::Text, Some(node)) => format!("{node} "),
        // A name has no characters that would need escapes.
        (LogStyle::Json, Some(node)) => format!("{{\"node\":\"{node}\","),
    };
    let skipped = usize::from(style == LogStyle::Json && node.is_some());
    let writer = move || Named { prefix: prefix.clone(), skipped };
    let log =
        tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_writer(writer).with_target(false);
    // Fails if a logger is already installed, which then stays in use.
    let _ = match style {
        LogStyle::Text => log.with_ansi(false).finish().with(levels).try_init(),
        LogStyle::Json => log.json().flatten_event(true).finish().with(levels).try_init(),
    };
}

/// Writes lines to standard error, each beginning with the name of the node.
pub(crate) struct Named {
    pub(crate) prefix: String,
    /// Number of bytes of the line that the prefix replaces.
    pub(crate) skipped: usize,
}

impl Named {
    /// The line as it is written. `line` must be a whole line.
    pub(crate) fn line(&self, line: &[u8]) -> Vec<u8> {
        [self.prefix.as_bytes(), line.get(self.skipped..).unwrap_or_default()].concat()
    }
}

impl Write for Named {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        io::stderr().lock().write_all(&self.line(line)).map(|()| line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().lock().flush()
    }
}
