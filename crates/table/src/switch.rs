//! House-rule switches. Each system has one list of them, from which files, schema, settings and help are generated.

use std::fmt;

/// The values that a switch can take, for code that shows or parses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwitchKind {
    /// On or off.
    Flag,
    /// A whole number between two inclusive bounds.
    Number(i8, i8),
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A count for each of several rows, as in `5/4/3/2/1`.
    Rows,
}

/// The value of a switch.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(untagged))]
pub enum Position {
    /// On or off.
    Flag(bool),
    /// A number.
    Number(i64),
    /// A word.
    Word(String),
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Position::Flag(on) => write!(f, "{on}"),
            Position::Number(number) => write!(f, "{number}"),
            Position::Word(word) => f.write_str(word),
        }
    }
}

/// One house-rule switch. `T` holds the switches of a system.
#[derive(Debug)]
pub struct Switch<T: 'static> {
    /// Its name in files and settings.
    pub name: &'static str,
    /// Id of the rule that defines the switch.
    pub rule: &'static str,
    /// Equivalent rules of other books.
    pub also: &'static [&'static str],
    /// The values it can take.
    pub kind: SwitchKind,
    /// Reads its value.
    pub get: fn(&T) -> Position,
    /// Sets its value. Returns `false` and changes nothing if the value is not allowed.
    pub set: fn(&mut T, &Position) -> bool,
}

impl<T> Switch<T> {
    /// Returns the id of the rule that defines the switch in `book`, or the one of another book if `book` has none.
    pub fn rule_in(&self, book: &str) -> &'static str {
        let of_book = |rule: &&&'static str| rule.split('.').next() == Some(book);
        let all = [self.rule];
        all.iter().chain(self.also).find(of_book).copied().unwrap_or(self.rule)
    }
}

/// A type that a switch may have.
pub trait SwitchValue: Sized {
    /// The values that it can take.
    const KIND: SwitchKind;

    /// Converts the value to a position.
    fn to_position(&self) -> Position;

    /// Returns the value at that position, or `None` if it is not allowed.
    fn from_position(position: &Position) -> Option<Self>;
}

impl SwitchValue for bool {
    const KIND: SwitchKind = SwitchKind::Flag;

    fn to_position(&self) -> Position {
        Position::Flag(*self)
    }

    fn from_position(position: &Position) -> Option<bool> {
        match position {
            Position::Flag(on) => Some(*on),
            _ => None,
        }
    }
}

impl SwitchValue for i8 {
    const KIND: SwitchKind = SwitchKind::Number(i8::MIN, i8::MAX);

    fn to_position(&self) -> Position {
        Position::Number(i64::from(*self))
    }

    fn from_position(position: &Position) -> Option<i8> {
        match position {
            Position::Number(number) => i8::try_from(*number).ok(),
            _ => None,
        }
    }
}

/// Declares enums whose values have names in files, each as in
/// `/// A lower limit. Floor { /// No limit. #[default] Off = "off", … }`.
///
/// The enums can be used as values of [switches](crate::switches!). The calling crate must depend on `serde`, and on
/// `ts-rs` if it has a feature `ts`.
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $word:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $word)] $value),+ }

        impl<N> $crate::Names<N> for $name {}

        impl $name {
            /// The names of all values in files.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// Returns the name of the value in files.
            pub fn word(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }

            /// Returns the value with that name.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$value),)+ _ => None }
            }
        }

        impl $crate::SwitchValue for $name {
            const KIND: $crate::SwitchKind = $crate::SwitchKind::Choice($name::WORDS);

            fn to_position(&self) -> $crate::Position {
                $crate::Position::Word(self.word().to_owned())
            }

            fn from_position(position: &$crate::Position) -> Option<$name> {
                match position {
                    $crate::Position::Word(word) => $name::from_word(word),
                    _ => None,
                }
            }
        }
    )+};
}

/// Declares `Switches`, a struct with one field for each house-rule switch of a system, as in
/// `/// What it is for. ladder_top, "ladder-top", [0, 20] = 0, "book.rule", "other-book.rule";`: the field, its name in
/// files, its bounds (or its type, or `flag`), its default, and the rules that define it.
///
/// The calling crate must depend on `serde`, and on `ts-rs` if it has a feature `ts`.
#[macro_export]
macro_rules! switches {
    (@type flag) => { bool };
    (@type [$low:literal, $high:literal]) => { i8 };
    (@type $type:ident) => { $type };
    (@kind flag) => { $crate::SwitchKind::Flag };
    (@kind [$low:literal, $high:literal]) => { $crate::SwitchKind::Number($low, $high) };
    (@kind $type:ident) => { <$type as $crate::SwitchValue>::KIND };
    (@in_bounds [$low:literal, $high:literal], $value:ident) => { ($low..=$high).contains($value) };
    (@in_bounds $other:tt, $value:ident) => {{
        let _ = $value;
        true
    }};
    ($($(#[$doc:meta])* $field:ident, $name:literal, $kind:tt = $default:expr, $rule:literal $(, $also:literal)*;)+) => {
        /// All house-rule switches of a table.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(default, deny_unknown_fields)]
        pub struct Switches { $($(#[$doc])* pub $field: $crate::switches!(@type $kind)),+ }

        impl<N> $crate::Names<N> for Switches {}

        impl Default for Switches {
            /// The defaults given by the rule texts.
            fn default() -> Switches {
                Switches { $($field: $default),+ }
            }
        }

        impl Switches {
            /// All switches, in the order of the book.
            pub const ALL: &'static [$crate::Switch<Switches>] = &[$($crate::Switch {
                name: $name,
                rule: $rule,
                also: &[$($also),*],
                kind: $crate::switches!(@kind $kind),
                get: |it| $crate::SwitchValue::to_position(&it.$field),
                set: |it, position| {
                    let Some(value) = $crate::SwitchValue::from_position(position) else { return false };
                    let checked = &value;
                    let fits = $crate::switches!(@in_bounds $kind, checked);
                    if fits {
                        it.$field = value;
                    }
                    fits
                },
            }),+];

            /// Returns the switch with that name.
            pub fn find(name: &str) -> Option<&'static $crate::Switch<Switches>> {
                Switches::ALL.iter().find(|it| it.name == name)
            }
        }
    };
}
