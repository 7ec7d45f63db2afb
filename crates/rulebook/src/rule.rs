//! What the book consists of: systems and rules.

use std::fmt;

use crate::Text;

/// A rule of the book.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// The rule's stable name, `system.topic.name`.
    pub id: &'static str,
    /// First segment of the id: the [`System`] it belongs to.
    pub system: &'static str,
    /// Second segment of the id.
    pub topic: &'static str,
    /// Who carries the rule out.
    pub kind: Kind,
    /// A short heading.
    pub title: Text,
    /// The rule, in one to four sentences.
    pub text: Text,
    /// Ids of closely related rules.
    pub see: &'static [&'static str],
}

/// Who carries a rule out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The software does.
    Mechanic,
    /// The software does, if the table has switched it on.
    Option,
    /// A person decides; the software asks or lets itself be overruled.
    Judgement,
    /// Nobody: it is advice.
    Guidance,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Mechanic, Kind::Option, Kind::Judgement, Kind::Guidance];

    /// The kind as the rule files write it: `mechanic`, `option`, `judgement` or `guidance`.
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

/// There is no such kind. Holds the text that was given.
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
    /// What it is called.
    pub title: Text,
    /// Whether the engine carries it out. The rules of the others are only there to be read, perhaps not yet all.
    pub built: bool,
    /// Second segments of its rules' ids, in book order. A topic may still be without rules.
    pub topics: &'static [&'static str],
    /// What the topics are called, in the same order.
    pub headings: &'static [Text],
}

impl System {
    /// What a topic is called; nothing if the system has no such topic.
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

    /// The system's rules, in book order.
    ///
    /// ```
    /// let system = &schwung_rulebook::systems()[0];
    /// assert!(system.rules().iter().all(|rule| rule.system == system.id));
    /// ```
    pub fn rules(&self) -> &'static [Rule] {
        let all = crate::all();
        // The book is written system by system, so they stand together.
        let start = all.iter().position(|rule| rule.system == self.id).unwrap_or(all.len());
        let count = all[start..].iter().take_while(|rule| rule.system == self.id).count();
        &all[start..start + count]
    }
}
