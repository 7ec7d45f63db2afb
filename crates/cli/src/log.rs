//! Prints the log as text, or events as JSON lines.

use schwung_messages::Catalogue;
use schwung_transcript::{EventOf, Script, StateOf};
use serde_json::Value;

use crate::screen::{BOLD, DIM, Screen, styled};

/// How the log is printed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// As JSON lines.
    pub(crate) json: bool,
    /// With the components of every number and their rules.
    pub(crate) explain: bool,
}

/// Prints a log in the language of `texts`.
#[derive(Clone, Copy)]
pub(crate) struct Log<'c> {
    pub(crate) texts: &'c Catalogue,
    pub(crate) manner: Manner,
}

impl Log<'_> {
    /// Prints a command.
    pub(crate) fn command(self, screen: &mut Screen, line: &str) {
        if !self.manner.json {
            screen.line(styled(BOLD, format!("> {line}")));
        }
    }

    /// Prints the reason why a command was refused.
    pub(crate) fn refused(self, screen: &mut Screen, why: &str) {
        if !self.manner.json {
            screen.line(styled(DIM, format!("! {why}")));
        }
    }

    /// Prints an event; `state` is the state after it.
    pub(crate) fn event<S: Script>(self, screen: &mut Screen, state: &StateOf<S>, it: &EventOf<S>) {
        let line = S::event(self.texts, state, it);
        let parts = if self.manner.explain { S::explain(self.texts, state, it) } else { Vec::new() };
        if self.manner.json {
            screen.line(as_json::<S>(state, it, line, parts, self.manner.explain));
            return;
        }
        if let Some(line) = line {
            screen.line(line);
        }
        for part in parts {
            screen.line(styled(DIM, format!("    {part}")));
        }
    }
}

/// The event with its log line, if any, and its explanation, if requested.
fn as_json<S: Script>(
    state: &StateOf<S>,
    it: &EventOf<S>,
    line: Option<String>,
    parts: Vec<String>,
    explain: bool,
) -> Value {
    let mut object = S::event_json(state, it);
    if let Some(line) = line {
        object["log"] = line.into();
    }
    if explain {
        object["explain"] = parts.into();
    }
    object
}
