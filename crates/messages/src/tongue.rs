//! The form in which a reader gets texts: language, and numbers on the ladder.

use std::{fmt, str::FromStr};

use schwung_rulebook::{Lang, UnknownLang};

/// How numbers on the ladder are shown. Each reader can choose; this does not affect the numbers themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rungs {
    /// The default of the book.
    #[default]
    Usual,
    /// By name: "Good".
    Words,
    /// By number: "+3".
    Numbers,
    /// By name and number: "Good (+3)".
    Both,
}

impl Rungs {
    /// All variants.
    pub const ALL: [Rungs; 4] = [Rungs::Usual, Rungs::Words, Rungs::Numbers, Rungs::Both];
}

/// A language, and how numbers on the ladder are shown. Each reader chooses both.
//= malmsturm.ladder.display
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tongue {
    /// The language.
    pub lang: Lang,
    /// How numbers on the ladder are shown.
    pub rungs: Rungs,
}

const WAYS: [(&str, Rungs); 3] =
    [("words", Rungs::Words), ("numbers", Rungs::Numbers), ("both", Rungs::Both)];

impl From<Lang> for Tongue {
    /// Shows the ladder as the book does.
    fn from(lang: Lang) -> Tongue {
        Tongue { lang, rungs: Rungs::Usual }
    }
}

/// Parses a language tag, with `-x-words`, `-x-numbers` or `-x-both` for the ladder: `de`, `en-GB`,
/// `de-x-words`.
///
/// ```
/// use schwung_messages::{Rungs, Tongue};
/// let tongue: Tongue = "de-x-words".parse().expect("a tongue");
/// assert_eq!((tongue.lang.tag(), tongue.rungs), ("de", Rungs::Words));
/// assert_eq!("en-GB".parse::<Tongue>().expect("a tongue").rungs, Rungs::Usual);
/// ```
impl FromStr for Tongue {
    type Err = UnknownLang;

    fn from_str(tag: &str) -> Result<Tongue, UnknownLang> {
        let way = tag.split_once("-x-").map_or("", |it| it.1);
        let rungs = WAYS.iter().find(|it| it.0.eq_ignore_ascii_case(way)).map_or(Rungs::Usual, |it| it.1);
        Ok(Tongue { lang: tag.parse()?, rungs })
    }
}

impl fmt::Display for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.lang.tag())?;
        match WAYS.iter().find(|it| it.1 == self.rungs) {
            Some((way, _)) => write!(f, "-x-{way}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    //% malmsturm.ladder.display
    #[test]
    fn tags_read_back() {
        for lang in Lang::ALL {
            for rungs in Rungs::ALL {
                let tongue = Tongue { lang, rungs };
                assert_eq!(tongue.to_string().parse::<Tongue>(), Ok(tongue));
            }
        }
        assert!("fr-x-words".parse::<Tongue>().is_err());
        assert_eq!("de-x-klingon".parse::<Tongue>().map(|it| it.rungs), Ok(Rungs::Usual));
    }
}
