//! A newly opened table.

/// A newly opened table, ready to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The title of the table.
    pub title: String,
    /// Id of the book.
    pub system: String,
    /// Its serialised records, starting with the first.
    pub bodies: Vec<Vec<u8>>,
}
