use std::{fmt, sync::Arc};

/// A text written by a person, such as a label, a reason or a hint. May be empty.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wording(Option<Arc<str>>);

impl Wording {
    /// No text, as used by simulation and odds.
    pub const NONE: Wording = Wording(None);

    /// Creates a text without surrounding white space.
    pub fn new(text: &str) -> Wording {
        let text = text.trim();
        Wording((!text.is_empty()).then(|| text.into()))
    }

    /// Returns the text; empty if there is none.
    pub fn as_str(&self) -> &str {
        self.0.as_deref().unwrap_or_default()
    }

    /// Whether the text is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

impl AsRef<str> for Wording {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Wording {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Wording {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Wording, D::Error> {
        Ok(Wording::new(&<std::borrow::Cow<'_, str> as serde::Deserialize>::deserialize(deserializer)?))
    }
}
