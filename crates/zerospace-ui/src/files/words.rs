//! Values as files write them.

use schwung_files::kit::{
    Phrase,
    Shape::{self, Either, Number},
    Table,
};
use schwung_zerospace::{Attribute, Length};

/// The maximum number of metres.
pub(super) const FAR: i64 = 100_000;

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

static HALF_METRES: Phrase =
    Phrase { pattern: r"^\d{1,6}[.,]5$", forms: &["4,5"], fits: |text| half(text).is_some() };

/// The shape of a length in metres, to half a metre.
pub(super) fn half_metres() -> Shape {
    Either(vec![Number(0, FAR), Shape::Phrase(&HALF_METRES)])
}

/// Reads a length in metres.
pub(super) fn metres(from: &Table<'_>, key: &str) -> Option<Length> {
    match from.text(key) {
        Some((text, _)) => half(text),
        None => from.number::<u32>(key).map(Length::metres),
    }
}

/// A length such as `4,5`.
fn half(text: &str) -> Option<Length> {
    let metres = text.strip_suffix(",5").or_else(|| text.strip_suffix(".5"))?;
    let is_number = !metres.is_empty() && metres.bytes().all(|it| it.is_ascii_digit());
    let metres: u32 = metres.parse().ok().filter(|_| is_number)?;
    (i64::from(metres) < FAR).then(|| Length(2 * metres + 1))
}
