//! Values written as text: keys and advances.

use schwung_fate::{Advance, ConflictKind};
use schwung_files::kit::Phrase;

/// The key of a skill or an agenda.
pub(crate) static KEY: Phrase = Phrase {
    pattern: "^[a-z][a-z0-9-]*$",
    forms: &["letters-and-digits-1"],
    fits: |key| {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        key.starts_with(|c: char| c.is_ascii_lowercase()) && key.chars().all(fits) && key.len() <= 60
    },
};

/// The forms in which an advance can be written.
pub(crate) static ADVANCE: Phrase = Phrase {
    pattern: "^(quality|independent|keeping-up|communication|scope +(physical|social|mental)|skilled +[^,]+(,[^,]+)*)$",
    forms: &[
        "quality",
        "scope physical",
        "scope social",
        "scope mental",
        "independent",
        "skilled Stealth, Burglary",
        "keeping-up",
        "communication",
    ],
    fits: |text| Bought::read(text).is_some(),
};

/// An advance as written in the file.
pub(crate) enum Bought<'a> {
    Plain(Advance),
    Scope(ConflictKind),
    Skilled(Vec<&'a str>),
}

impl Bought<'_> {
    /// Parses one advance; `None` if it has none of the known forms.
    //= sotc.companion.advances
    pub(crate) fn read(text: &str) -> Option<Bought<'_>> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let plain = match word {
            "quality" => Advance::Quality,
            "independent" => Advance::Independent,
            "keeping-up" => Advance::KeepingUp,
            //= sotc.companion.adv-communication
            "communication" => Advance::Communication,
            "scope" => return ConflictKind::from_word(rest.trim()).map(Bought::Scope),
            "skilled" => {
                let skills: Vec<&str> = rest.split(',').map(str::trim).collect();
                return (!skills.contains(&"")).then_some(Bought::Skilled(skills));
            }
            _ => return None,
        };
        rest.is_empty().then_some(Bought::Plain(plain))
    }
}
