//! A log as it was read, with its chain of hashes checked.

use std::fmt;

use schwung_chain::Digest;

use crate::{Row, Seq};

/// The log of a table up to its end, or up to the first damage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The rows, from the first.
    pub rows: Vec<Row>,
    /// The hash of each row.
    pub hashes: Vec<Digest>,
    /// The error in the following row, if any.
    pub damage: Option<Damage>,
}

/// The first place in a log that is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Number of the first row that cannot be trusted. All rows before it are as they were written.
    pub seq: Seq,
    /// The error.
    pub flaw: Flaw,
}

/// An error of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It cannot be read.
    Unreadable,
    /// It is missing, although there are or were later ones.
    Missing,
    /// It was changed, or is not the row that stood here.
    Changed,
    /// Its command id or time was changed.
    Label,
    /// It was added after the end of the log.
    Added,
    /// The entry in the list of tables was changed, so that the end of the log is unknown.
    Entry,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seq = self.seq;
        match self.flaw {
            Flaw::Unreadable => write!(f, "row {seq} cannot be read"),
            Flaw::Missing => write!(f, "row {seq} is missing"),
            Flaw::Changed => write!(f, "row {seq} was changed"),
            Flaw::Label => write!(f, "the label of row {seq} was changed"),
            Flaw::Added => write!(f, "row {seq} was added"),
            Flaw::Entry => write!(f, "the entry of the table was changed (its last row is {})", seq - 1),
        }
    }
}
