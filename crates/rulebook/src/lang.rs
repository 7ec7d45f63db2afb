//! The two languages of the book.

use std::fmt;
use std::str::FromStr;

/// A language of the rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// German.
    De,
    /// English.
    En,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::De, Lang::En];

    /// The tag, `de` or `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::De => "de",
            Lang::En => "en",
        }
    }

    /// The other language.
    pub const fn other(self) -> Lang {
        match self {
            Lang::De => Lang::En,
            Lang::En => Lang::De,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// Parses a language tag or locale name, of which only the first part matters: `de`, `en`, `de-AT`, `en_GB.UTF-8`.
///
/// ```
/// use schwung_rulebook::Lang;
/// assert_eq!("de_CH.UTF-8".parse(), Ok(Lang::De));
/// assert!("fr".parse::<Lang>().is_err());
/// ```
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let first = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let lang = Lang::ALL.into_iter().find(|lang| first.eq_ignore_ascii_case(lang.tag()));
        lang.ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// The error for a language in which the book is not available. Contains the given text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language `{}`; the languages are de and en", self.0)
    }
}

impl std::error::Error for UnknownLang {}

/// A text in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Text {
    /// The German text.
    pub de: &'static str,
    /// The English text.
    pub en: &'static str,
}

impl Text {
    /// The text in one language. Paragraphs are separated by single line breaks.
    pub const fn in_(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::De => self.de,
            Lang::En => self.en,
        }
    }
}
