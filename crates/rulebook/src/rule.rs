//! Systems and rules, the elements of the book.

use std::fmt;

use crate::Text;

/// A rule of the book.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Stable id, `system.topic.name`.
    pub id: &'static str,
    /// First segment of the id: the [`System`] it belongs to.
    pub system: &'static str,
    /// Second segment of the id.
    pub topic: &'static str,
    /// Who applies the rule.
    pub kind: Kind,
    /// Short heading.
    pub title: Text,
    /// The rule in one to four sentences.
    pub text: Text,
    /// Ids of closely related rules.
    pub see: &'static [&'static str],
}

/// Who applies a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The software applies it.
    Mechanic,
    /// The software applies it if the table has switched it on.
    Option,
    /// A person decides: the software asks, or can be overruled.
    Judgement,
    /// Nobody: it is advice.
    Guidance,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Mechanic, Kind::Option, Kind::Judgement, Kind::Guidance];

    /// The name used in the rule files: `mechanic`, `option`, `judgement` or `guidance`.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Mechanic => "mechanic",
            Kind::Option => "option",
            Kind::Judgement => "judgement",
            Kind::Guidance => "guidance",
        }
    }
}

impl std::str::FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        Kind::ALL.into_iter().find(|it| it.name() == text).ok_or_else(|| UnknownKind(text.to_owned()))
    }
}

/// The error for an unknown kind. Contains the given text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownKind(pub String);

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown kind `{}`", self.0)
    }
}

impl std::error::Error for UnknownKind {}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A rule system of the book.
#[derive(Debug, PartialEq, Eq)]
pub struct System {
    /// First segment of its rules' ids.
    pub id: &'static str,
    /// Title of the system.
    pub title: Text,
    /// Whether an engine implements it. The rules of other systems are only for reading and may be incomplete.
    pub built: bool,
    /// Second segments of its rules' ids, in book order. A topic may have no rules yet.
    pub topics: &'static [&'static str],
    /// Headings of the topics, in the same order.
    pub headings: &'static [Text],
}

impl System {
    /// Returns the heading of a topic, or `None` if the system has no such topic.
    ///
    /// ```
    /// use schwung_rulebook::{Lang, systems};
    /// let heading = systems()[0].heading("full-defense").expect("the topic is in the book");
    /// assert_eq!(heading.in_(Lang::De), "Volle Verteidigung");
    /// ```
    pub fn heading(&self, topic: &str) -> Option<&'static Text> {
        let at = self.topics.iter().position(|it| *it == topic)?;
        self.headings.get(at)
    }
}
