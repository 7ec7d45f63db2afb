//! Commands of the rules as they arrive: text that only their system can parse.

use std::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::value::RawValue;

/// A command of the rules as JSON text.
///
/// The text is checked to be JSON when a message is read, and parsed once, by the system that it belongs to.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = serde_json::Value))]
pub struct CommandText(Box<RawValue>);

impl CommandText {
    /// Writes a command as JSON.
    ///
    /// # Errors
    /// Returns an error if the command cannot be written as JSON.
    pub fn of(command: &impl Serialize) -> serde_json::Result<CommandText> {
        serde_json::value::to_raw_value(command).map(CommandText)
    }

    /// Parses the command.
    ///
    /// # Errors
    /// Returns what is wrong with the command.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, String> {
        schwung_log::read_json(self.0.get().as_bytes()).map_err(|error| in_words(&error))
    }
}

impl PartialEq for CommandText {
    fn eq(&self, other: &CommandText) -> bool {
        self.0.get() == other.0.get()
    }
}

impl fmt::Debug for CommandText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.get())
    }
}

/// The error in a value, without the position in its text.
pub(crate) fn in_words(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.clone(), |it| it.0.to_owned())
}
