//! Values written as text: ranges, amounts, lengths and directions.

use schwung_daemmersturm::{Amount, Direction, Length, Span};
use schwung_files::{
    kit::{
        Node, Phrase,
        Shape::{self, Either, Number, Word},
    },
    write::Value,
};

/// Maximum length in metres.
const FAR: i64 = 6_553;

static SPAN: Phrase =
    Phrase {
        pattern: r"^\d{1,3}\s*[-–]\s*\d{1,3}$", forms: &["5-15"], fits: |text| span_of(text).is_some()
    };

static AMOUNT: Phrase = Phrase {
    pattern: r"^\d+([-–]\d+)?(\s*\+\s*\d+([-–]\d+)?)*(\s+[-−–]\s+\d+)?$",
    forms: &["5-15", "1-6 + 2", "1-10 - 1"],
    fits: |text| amount_of(text).is_some(),
};

static METRES: Phrase =
    Phrase { pattern: r"^\d{1,4}[.,]\d$", forms: &["4,5"], fits: |text| tenths(text).is_some() };

/// The format of a range, such as `5-15`.
pub(super) fn span() -> Shape {
    Shape::Phrase(&SPAN)
}

/// The format of damage or healing: a number, a range, or a sum of them.
pub(super) fn amount() -> Shape {
    Either(vec![Number(0, 500), Shape::Phrase(&AMOUNT)])
}

/// The format of a length in metres, to a tenth.
pub(super) fn metres() -> Shape {
    Either(vec![Number(0, FAR), Shape::Phrase(&METRES)])
}

/// The format of a direction.
pub(super) fn direction() -> Shape {
    Word(DIRECTIONS.map(|it| it.0).to_vec())
}

/// Names of the directions in files.
const DIRECTIONS: [(&str, Direction); 8] = [
    ("n", Direction::N),
    ("ne", Direction::Ne),
    ("e", Direction::E),
    ("se", Direction::Se),
    ("s", Direction::S),
    ("sw", Direction::Sw),
    ("w", Direction::W),
    ("nw", Direction::Nw),
];

/// Parses a direction.
pub(super) fn direction_of(word: &str) -> Option<Direction> {
    DIRECTIONS.iter().find(|it| it.0 == word).map(|it| it.1)
}

/// The word for a direction.
pub(super) fn direction_word(direction: Direction) -> &'static str {
    DIRECTIONS.iter().find(|it| it.1 == direction).map_or("", |it| it.0)
}

/// A length in metres, to a tenth.
pub(super) fn metres_of(length: Length) -> Value {
    let (metres, tenth) = (length.0 / 10, length.0 % 10);
    if tenth == 0 { i64::from(metres).into() } else { format!("{metres},{tenth}").into() }
}

/// Parses a range.
pub(super) fn span_of(text: &str) -> Option<Span> {
    let (low, high) = text.split_once(['-', '–'])?;
    Span::new(number(low)?, number(high)?)
}

/// Parses a number of up to three digits.
fn number(text: &str) -> Option<u8> {
    let text = text.trim();
    text.bytes().all(|it| it.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// Parses an amount: a sum of up to three ranges and of numbers, the last of which may be negative.
pub(super) fn amount_of(text: &str) -> Option<Amount> {
    let less = [" - ", " − ", " – "].iter().find_map(|it| text.rsplit_once(it));
    let (sum, less) = match less {
        Some((sum, less)) => (sum, i16::from(number(less)?)),
        None => (text, 0),
    };
    let mut amount = Amount { rolls: [None; 3], plus: -less };
    let mut rolls = amount.rolls.iter_mut();
    for part in sum.split('+').map(str::trim) {
        match number(part) {
            Some(plus) => amount.plus += i16::from(plus),
            None => *rolls.next()? = Some(span_of(part)?),
        }
    }
    Some(amount)
}

/// The amount in a node.
pub(super) fn amount_at(node: &Node<'_>) -> Option<Amount> {
    match node.text() {
        Some((text, _)) => amount_of(text),
        None => node.number().map(Amount::fixed),
    }
}

fn tenths(text: &str) -> Option<Length> {
    let (metres, tenth) = text.split_once(['.', ','])?;
    let digits = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
    if !digits(metres) || !digits(tenth) || tenth.len() != 1 || metres.len() > 4 {
        return None;
    }
    let length: u16 = format!("{metres}{tenth}").parse().ok()?;
    Some(Length(length))
}

/// The length in a node.
pub(super) fn length_at(node: &Node<'_>) -> Option<Length> {
    match node.text() {
        Some((text, _)) => tenths(text),
        None => node.number().map(Length::metres),
    }
}
