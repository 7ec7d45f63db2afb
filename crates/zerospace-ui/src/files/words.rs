//! Values as files write them.

use schwung_files::kit::Table;
use schwung_zerospace::{Attribute, Length};

/// Attributes with their names in files.
pub(super) const ATTRIBUTES: &[(&str, Attribute)] = &[
    ("strength", Attribute::Strength),
    ("dexterity", Attribute::Dexterity),
    ("intelligence", Attribute::Intelligence),
    ("will", Attribute::Will),
    ("power", Attribute::Power),
];

/// The attribute with that name.
pub(super) fn attribute(word: &str) -> Option<Attribute> {
    ATTRIBUTES.iter().find(|it| it.0 == word).map(|it| it.1)
}

/// Reads a length in metres.
pub(super) fn metres(from: &Table<'_>, key: &str) -> Option<Length> {
    from.number::<u32>(key).map(Length::metres)
}
